"""The card language: what card files and tests import (ch. 5, 13)."""

from ..events import ART, SPECIAL
from ..stats import HP_LOCK, NO_ARTS, NO_BATON, NO_COLLAB, NO_MOVE, NO_READY, NO_REST, NO_SWAP
from ..table import BACK as AT_BACK
from ..table import CENTER as AT_CENTER
from ..table import COLLAB as AT_COLLAB
from ..table import FRONT as AT_FRONT
from ..turn import CHEER as CHEER_PHASE
from ..turn import DRAW as DRAW_PHASE
from ..turn import END as END_PHASE
from ..turn import GAME_START, TURN_STEP
from ..turn import MAIN as MAIN_PHASE
from ..turn import PERFORMANCE as PERFORMANCE_PHASE
from ..turn import RESET as RESET_PHASE
from .art_verbs import Again, Irreducible, OnlyTarget, ThisArt, ThisArtCost
from .card_nouns import (
    ARCHIVE,
    ARCHIVED,
    BOTH_ARCHIVE,
    BOTH_CHEER_TOP,
    CHEER_TOP,
    DECK,
    DECK_TOP,
    HAND,
    HOLO_POWER,
    LIFE,
    OPP_ARCHIVE,
    OPP_HAND,
    OPP_LIFE,
    OPP_OSHI,
    OSHI,
    POWER_TOP,
    RETURNED,
    REVEALED,
    SELF,
    THAT_CARD,
)
from .cheer_verbs import SearchCheer
from .conditions import (
    GOING_SECOND_TURN_1,
    Condition,
    Fact,
    all_are,
    bloomed,
    different_cheers,
    exactly,
    has,
    partner,
    share_color,
)
from .control import (
    AllOf,
    If,
    IfDid,
    May,
    Modes,
    Pay,
    Say,
)
from .damage_verbs import Down, Heal, Life, SetHp, SpecialDamage
from .declare import BadDeclaration, card, plain, texts
from .dice_verbs import DiceShow, Reroll, SetFace
from .draw_verbs import Draw, DrawTo
from .filters import (
    any_of,
    anycard,
    at_least,
    blue,
    buzz,
    cheer,
    debut,
    different,
    event,
    fan,
    first,
    green,
    holomem,
    item,
    limited,
    mascot,
    name_has,
    not_named,
    purple,
    red,
    second,
    spot,
    staff,
    support,
    tool,
    white,
    yellow,
)
from .game_verbs import ExtraTurn, WinGame
from .grammar import build
from .history import happened
from .holomem_nouns import (
    BACK,
    BOTH_CENTER,
    BOTH_HOLOMEM,
    CENTER,
    CHOSEN_ONE,
    COLLAB,
    FRONT,
    HOLDER,
    HOLOMEM,
    IT,
    MOVED_BACK,
    OPP_BACK,
    OPP_CENTER,
    OPP_COLLAB,
    OPP_FRONT,
    OPP_HOLOMEM,
    OPP_STAGE,
    RECEIVER,
    STAGE,
    TARGET,
    THIS,
    both,
    either,
)
from .hosts import ABILITY, CARD, GAME, MAIN, MY_TURN, OPP_TURN, TURN
from .keywords import art, attached, bloom_effect, bonus, collab_effect, gift, oshi_skill, sp_skill, stage_skill
from .later import During, Later
from .likeness import AlsoColors, AlsoNamed, AsCheer
from .look_verbs import LookPower, LookTop, Reveal, RevealTop
from .modifiers import (
    GAME_LONG,
    OPP_NEXT_TURN,
    THIS_TURN,
    Arts,
    ArtsCost,
    Baton,
    Hp,
    MascotLimit,
    NamedArtsCost,
    ToolLimit,
)
from .move_verbs import BOTTOM, SHUFFLED_IN, TOP, Archive, ToCheerDeck, ToDeck, ToHand, ToHoloPower
from .nouns import ALL, ANY, other
from .permits import AlsoTarget, Borrow, CanBloom, Cannot, Free, InPlaceOfCheer, LimitedCap, Negate, Neutral, Taunt
from .place_verbs import Bloom, PutOnStage, ToDebut
from .players import BothPlayers, Opponent
from .printed_texts import (
    ANY_NUMBER,
    BLOOM_EFFECT,
    COLLAB_EFFECT,
    GIFT,
    LIFE_2,
    NO_BLOOM,
    extra,
    has_text,
)
from .quantities import COLOR, DEALT, FACE, OVERKILL, PAID, count, each
from .relations import same_color, same_name
from .replacements import Deals, Immune, LifeLoss, Nothing, Redirect, Takes
from .rolling import EVEN, ODD, Roll, face, face_ge, face_le
from .search_verbs import Search
from .seeing import SEEN, Look
from .send_verbs import Attach, Reattach, Send
from .stage_verbs import Choose, Exchange, MoveTo, Ready, Rest, Swap
from .states import (
    active,
    bloomed_now,
    damaged,
    damaged_by,
    having,
    hp_at_most,
    placed_now,
    resting,
    without,
)
from .this_art import THIS_ART_DEALS, THIS_ART_DOWNS, When
from .triggers import (
    ARCHIVES,
    ATTACHED,
    BATON_PASSES,
    BLOOMS,
    COLLABS,
    DEALS,
    DOWNED,
    DOWNS,
    ENDS,
    HEALED,
    MOVES,
    MY,
    OPP,
    PLACED,
    PLAYS,
    READIED,
    RESTED,
    RETURNS,
    ROLLS,
    SHUFFLES,
    STARTS,
    TAKES,
    USES_ART,
    USES_SP,
    WOULD_DEAL,
    WOULD_LOSE,
    WOULD_LOSE_LIFE,
    WOULD_ROLL,
    WOULD_TAKE,
)
from .use import shift, use

# A literal list, which type checkers read; wrapped by hand, so that it can be taken in at a glance.
# fmt: off
__all__ = [
    "ABILITY", "ALL", "ANY", "ANY_NUMBER", "ARCHIVE", "ARCHIVED", "ARCHIVES", "ART", "ATTACHED", "AT_BACK", "AT_CENTER",
    "AT_COLLAB", "AT_FRONT", "BACK", "BATON_PASSES", "BLOOMS", "BLOOM_EFFECT", "BOTH_ARCHIVE", "BOTH_CENTER",
    "BOTH_CHEER_TOP", "BOTH_HOLOMEM", "BOTTOM", "CARD", "CENTER", "CHEER_PHASE", "CHEER_TOP", "CHOSEN_ONE", "COLLAB",
    "COLLABS", "COLLAB_EFFECT", "COLOR", "DEALS", "DEALT", "DECK", "DECK_TOP", "DOWNED", "DOWNS", "DRAW_PHASE", "ENDS",
    "END_PHASE", "EVEN", "FACE", "FRONT", "GAME", "GAME_LONG", "GAME_START", "GIFT", "GOING_SECOND_TURN_1", "HAND",
    "HEALED", "HOLDER", "HOLOMEM", "HOLO_POWER", "HP_LOCK", "IT", "LIFE", "LIFE_2", "MAIN", "MAIN_PHASE", "MOVED_BACK",
    "MOVES", "MY", "MY_TURN", "NO_ARTS", "NO_BATON", "NO_BLOOM", "NO_COLLAB", "NO_MOVE", "NO_READY", "NO_REST",
    "NO_SWAP", "ODD", "OPP", "OPP_ARCHIVE", "OPP_BACK", "OPP_CENTER", "OPP_COLLAB", "OPP_FRONT", "OPP_HAND",
    "OPP_HOLOMEM", "OPP_LIFE", "OPP_NEXT_TURN", "OPP_OSHI", "OPP_STAGE", "OPP_TURN", "OSHI", "OVERKILL", "PAID",
    "PERFORMANCE_PHASE", "PLACED", "PLAYS", "POWER_TOP", "READIED", "RECEIVER", "RESET_PHASE", "RESTED", "RETURNED",
    "RETURNS", "REVEALED", "ROLLS", "SEEN", "SELF", "SHUFFLED_IN", "SHUFFLES", "SPECIAL", "STAGE", "STARTS", "TAKES",
    "TARGET", "THAT_CARD", "THIS", "THIS_ART_DEALS", "THIS_ART_DOWNS", "THIS_TURN", "TOP", "TURN", "TURN_STEP",
    "USES_ART", "USES_SP", "WOULD_DEAL", "WOULD_LOSE", "WOULD_LOSE_LIFE", "WOULD_ROLL", "WOULD_TAKE", "Again", "AllOf",
    "AlsoColors", "AlsoNamed", "AlsoTarget", "Archive", "Arts", "ArtsCost", "AsCheer", "Attach", "BadDeclaration",
    "Baton", "Bloom", "Borrow", "BothPlayers", "CanBloom", "Cannot", "Choose", "Condition", "Deals", "DiceShow", "Down",
    "Draw", "DrawTo", "During", "Exchange", "ExtraTurn", "Fact", "Free", "Heal", "Hp", "If", "IfDid", "Immune",
    "InPlaceOfCheer", "Irreducible", "Later", "Life", "LifeLoss", "LimitedCap", "Look", "LookPower", "LookTop",
    "MascotLimit", "May", "Modes", "MoveTo", "NamedArtsCost", "Negate", "Neutral", "Nothing", "OnlyTarget", "Opponent",
    "Pay", "PutOnStage", "Ready", "Reattach", "Redirect", "Reroll", "Rest", "Reveal", "RevealTop", "Roll", "Say",
    "Search", "SearchCheer", "Send", "SetFace", "SetHp", "SpecialDamage", "Swap", "Takes", "Taunt", "ThisArt",
    "ThisArtCost", "ToCheerDeck", "ToDebut", "ToDeck", "ToHand", "ToHoloPower", "ToolLimit", "When", "WinGame",
    "active", "all_are", "any_of", "anycard", "art", "at_least", "attached", "bloom_effect", "bloomed", "bloomed_now",
    "blue", "bonus", "both", "buzz", "card", "cheer", "collab_effect", "count", "damaged", "damaged_by", "debut",
    "different", "different_cheers", "each", "either", "event", "exactly", "extra", "face", "face_ge", "face_le", "fan",
    "first", "gift", "green", "happened", "has", "has_text", "having", "holomem", "hp_at_most", "item", "limited",
    "mascot", "name_has", "not_named", "oshi_skill", "other", "partner", "placed_now", "plain", "purple", "red",
    "resting", "same_color", "same_name", "second", "share_color", "shift", "sp_skill", "spot", "staff", "stage_skill",
    "support", "texts", "tool", "use", "white", "without", "yellow",
]
# fmt: on

# Card files, tests and scenarios say the words as the table checks them; type checkers see the bare ones.
GRAMMAR = build(globals())
globals().update(GRAMMAR.checked())
