"""The card language: what card files and tests import (ch. 5, 13)."""

from ..rules.events import ART, SPECIAL
from ..rules.stats import (
    HP_LOCK,
    NO_ARTS,
    NO_BATON,
    NO_COLLAB,
    NO_MOVE,
    NO_READY,
    NO_READY_RESET,
    NO_REST,
    NO_REST_BACK,
    NO_REST_RESET,
    NO_SWAP,
)
from ..rules.turn import CHEER as CHEER_PHASE
from ..rules.turn import DRAW as DRAW_PHASE
from ..rules.turn import END as END_PHASE
from ..rules.turn import GAME_START, TURN_STEP
from ..rules.turn import MAIN as MAIN_PHASE
from ..rules.turn import PERFORMANCE as PERFORMANCE_PHASE
from ..rules.turn import RESET as RESET_PHASE
from ..table import BACK as AT_BACK
from ..table import CENTER as AT_CENTER
from ..table import COLLAB as AT_COLLAB
from ..table import FRONT as AT_FRONT
from .art_verbs import Again, AnotherArts, Irreducible, OnlyTarget, OnlyUsable, ThisArt, ThisArtCost
from .card_nouns import (
    ARCHIVE,
    ARCHIVED,
    BOTH_ARCHIVE,
    BOTH_CHEER_TOP,
    CHEER_DECK,
    CHEER_TOP,
    DECK,
    DECK_TOP,
    HAND,
    HOLO_POWER,
    LIFE,
    OPP_ARCHIVE,
    OPP_HAND,
    OPP_HOLO_POWER,
    OPP_LIFE,
    OPP_OSHI,
    OSHI,
    POWER_TOP,
    REST,
    RETURNED,
    REVEALED,
    SELF,
    THAT_CARD,
)
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
from .contest import RockPaperScissors
from .control import If, IfDid, May, Modes, Say
from .costs import AllOf, Pay
from .damage_verbs import Down, Heal, Life, LifeLock, SetHp, SpecialDamage
from .declare import BadDeclaration, card, plain, texts
from .dice_verbs import EVEN, ODD, DiceShow, FaceAs, Reroll, Roll, SetFace, face, face_ge, face_le, face_not, rolls
from .draw_verbs import Draw, DrawTo
from .filters import (
    any_of,
    anycard,
    at_least,
    blue,
    buzz,
    cheer,
    debut,
    event,
    fan,
    first,
    green,
    holomem,
    item,
    limited,
    mascot,
    name_has,
    no_tag,
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
from .groups import different, different_colors, same_tag
from .history import LAST_OPP_TURN, THIS_GAME, happened
from .holomem_nouns import (
    BACK,
    BOTH_CENTER,
    BOTH_FRONT,
    BOTH_HOLOMEM,
    CENTER,
    CHOSEN_ONE,
    COLLAB,
    EACH_ONE,
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
    RECEIVERS,
    STAGE,
    TARGET,
    THIS,
)
from .hosts import ABILITY, CARD, GAME, MAIN, MY_TURN, OPP_MAIN, OPP_TURN, RESET, TURN
from .increases import Heals, Reveals
from .instead import WOULD_ARCHIVE, InPlaceOfHand
from .joined_nouns import both, either
from .keywords import art, attached, bloom_effect, bonus, collab_effect, gift, oshi_skill, sp_skill, stage_skill
from .later import THIS_ART_DEALS, THIS_ART_DOWNS, During, Later, When
from .leads import surplus
from .likeness import AlsoColors, AlsoNamed, AsCheer
from .look_verbs import SEEN, Look, LookPower, LookTop, Reveal, RevealTop
from .measures import colors, damage_on
from .modifiers import (
    GAME_LONG,
    IN_OPP_NEXT_TURN,
    OPP_NEXT_TURN,
    THIS_TURN,
    Arts,
    ArtsCost,
    Baton,
    Critical,
    Hp,
    MascotLimit,
    NamedArtsCost,
    ToolLimit,
)
from .move_verbs import BOTTOM, SHUFFLED_IN, TOP, TOP_OR_BOTTOM, Archive, ToCheerDeck, ToDeck, ToHand, ToHoloPower
from .nouns import ALL, ANY, other
from .permits import (
    AgainAfter,
    AlsoTarget,
    Borrow,
    CanBloom,
    Cannot,
    FirmArts,
    Free,
    InPlaceOfCheer,
    LimitedCap,
    Negate,
    Neutral,
    Taunt,
)
from .pile_verbs import LookArchive, ShufflePower, UnderPower
from .place_verbs import Bloom, PutOnStage, ToDebut
from .players import BothPlayers, Opponent
from .quantities import COLOR, DEALT, FACE, LOST_LIFE, OVERKILL, PAID, RESTORED, count, each
from .relations import not_color, one_each, same_color, same_level, same_name
from .replacements import Deals, Immune, LifeLoss, Nothing, Redirect, Takes
from .search_verbs import LookCheer, Search, SearchCheer
from .send_verbs import Attach, Reattach, Send
from .skills_used import PLAYS, SHUFFLES, USES, USES_SP, WOULD_LOSE, YOU_DEAL
from .sort_verbs import FROM_HAND, LookAll, ShuffleBack
from .split_damage import SplitDamage
from .stage_moments import BATON_PASSES, BLOOMS, COLLABS, DOWNED, PLACED, READIED, RESTED
from .stage_verbs import Choose, Exchange, MoveTo, Ready, Rest, Swap
from .states import (
    ANY_LINE,
    ANY_NUMBER,
    BLOOM_EFFECT,
    COLLAB_EFFECT,
    GIFT,
    LIFE_2,
    NO_BLOOM,
    active,
    baton_of,
    bloomed_from,
    bloomed_now,
    bloomed_now_from,
    damaged,
    damaged_by,
    extra,
    has_text,
    having,
    hp_at_least,
    hp_at_most,
    placed_now,
    resting,
    without,
)
from .titles import REVEALS, WOULD_ARCHIVE_REVEALED, SkillLimit, TakeInstead, bloomed_with, one_level
from .triggers import (
    ARCHIVES,
    ATTACHED,
    DEALS,
    DOWNS,
    ENDS,
    HEALED,
    LEVELS_UP,
    LOSES_LIFE,
    MOVES,
    MY,
    OPP,
    RETURNS,
    ROLLS,
    STARTS,
    TAKES,
    USES_ART,
    WOULD_DEAL,
    WOULD_LOSE_LIFE,
    WOULD_ROLL,
    WOULD_TAKE,
)
from .use import shift, use

# A literal list, which type checkers read; wrapped by hand, so that it can be taken in at a glance.
# fmt: off
__all__ = [
    "ABILITY", "ALL", "ANY", "ANY_LINE", "ANY_NUMBER", "ARCHIVE", "ARCHIVED", "ARCHIVES", "ART", "ATTACHED", "AT_BACK",
    "AT_CENTER", "AT_COLLAB", "AT_FRONT", "BACK", "BATON_PASSES", "BLOOMS", "BLOOM_EFFECT", "BOTH_ARCHIVE",
    "BOTH_CENTER", "BOTH_CHEER_TOP", "BOTH_FRONT", "BOTH_HOLOMEM", "BOTTOM", "CARD", "CENTER", "CHEER_DECK",
    "CHEER_PHASE", "CHEER_TOP", "CHOSEN_ONE", "COLLAB", "COLLABS", "COLLAB_EFFECT", "COLOR", "DEALS", "DEALT", "DECK",
    "DECK_TOP", "DOWNED", "DOWNS", "DRAW_PHASE", "EACH_ONE", "ENDS", "END_PHASE", "EVEN", "FACE", "FROM_HAND", "FRONT",
    "GAME", "GAME_LONG", "GAME_START", "GIFT", "GOING_SECOND_TURN_1", "HAND", "HEALED", "HOLDER", "HOLOMEM",
    "HOLO_POWER", "HP_LOCK", "IN_OPP_NEXT_TURN", "IT", "LAST_OPP_TURN", "LEVELS_UP", "LIFE", "LIFE_2", "LOSES_LIFE",
    "LOST_LIFE", "MAIN", "MAIN_PHASE", "MOVED_BACK", "MOVES", "MY", "MY_TURN", "NO_ARTS", "NO_BATON", "NO_BLOOM",
    "NO_COLLAB", "NO_MOVE", "NO_READY", "NO_READY_RESET", "NO_REST", "NO_REST_BACK", "NO_REST_RESET", "NO_SWAP", "ODD",
    "OPP", "OPP_ARCHIVE", "OPP_BACK", "OPP_CENTER", "OPP_COLLAB", "OPP_FRONT", "OPP_HAND", "OPP_HOLOMEM",
    "OPP_HOLO_POWER", "OPP_LIFE", "OPP_MAIN", "OPP_NEXT_TURN", "OPP_OSHI", "OPP_STAGE", "OPP_TURN", "OSHI", "OVERKILL",
    "PAID", "PERFORMANCE_PHASE", "PLACED", "PLAYS", "POWER_TOP", "READIED", "RECEIVER", "RECEIVERS", "RESET",
    "RESET_PHASE", "REST", "RESTED", "RESTORED", "RETURNED", "RETURNS", "REVEALED", "REVEALS", "ROLLS", "SEEN", "SELF",
    "SHUFFLED_IN", "SHUFFLES", "SPECIAL", "STAGE", "STARTS", "TAKES", "TARGET", "THAT_CARD", "THIS", "THIS_ART_DEALS",
    "THIS_ART_DOWNS", "THIS_GAME", "THIS_TURN", "TOP", "TOP_OR_BOTTOM", "TURN", "TURN_STEP", "USES", "USES_ART",
    "USES_SP", "WOULD_ARCHIVE", "WOULD_ARCHIVE_REVEALED", "WOULD_DEAL", "WOULD_LOSE", "WOULD_LOSE_LIFE", "WOULD_ROLL",
    "WOULD_TAKE", "YOU_DEAL", "Again", "AgainAfter", "AllOf", "AlsoColors", "AlsoNamed", "AlsoTarget", "AnotherArts",
    "Archive", "Arts", "ArtsCost", "AsCheer", "Attach", "BadDeclaration", "Baton", "Bloom", "Borrow", "BothPlayers",
    "CanBloom", "Cannot", "Choose", "Condition", "Critical", "Deals", "DiceShow", "Down", "Draw", "DrawTo", "During",
    "Exchange", "ExtraTurn", "FaceAs", "Fact", "FirmArts", "Free", "Heal", "Heals", "Hp", "If", "IfDid", "Immune",
    "InPlaceOfCheer", "InPlaceOfHand", "Irreducible", "Later", "Life", "LifeLock", "LifeLoss", "LimitedCap", "Look",
    "LookAll", "LookArchive", "LookCheer", "LookPower", "LookTop", "MascotLimit", "May", "Modes", "MoveTo",
    "NamedArtsCost", "Negate", "Neutral", "Nothing", "OnlyTarget", "OnlyUsable", "Opponent", "Pay", "PutOnStage",
    "Ready", "Reattach", "Redirect", "Reroll", "Rest", "Reveal", "RevealTop", "Reveals", "RockPaperScissors", "Roll",
    "Say", "Search", "SearchCheer", "Send", "SetFace", "SetHp", "ShuffleBack", "ShufflePower", "SkillLimit",
    "SpecialDamage", "SplitDamage", "Swap", "TakeInstead", "Takes", "Taunt", "ThisArt", "ThisArtCost", "ToCheerDeck",
    "ToDebut", "ToDeck", "ToHand", "ToHoloPower", "ToolLimit", "UnderPower", "When", "WinGame", "active", "all_are",
    "any_of", "anycard", "art", "at_least", "attached", "baton_of", "bloom_effect", "bloomed", "bloomed_from",
    "bloomed_now", "bloomed_now_from", "bloomed_with", "blue", "bonus", "both", "buzz", "card", "cheer",
    "collab_effect", "colors", "count", "damage_on", "damaged", "damaged_by", "debut", "different", "different_cheers",
    "different_colors", "each", "either", "event", "exactly", "extra", "face", "face_ge", "face_le", "face_not", "fan",
    "first", "gift", "green", "happened", "has", "has_text", "having", "holomem", "hp_at_least", "hp_at_most", "item",
    "limited", "mascot", "name_has", "no_tag", "not_color", "not_named", "one_each", "one_level", "oshi_skill", "other",
    "partner", "placed_now", "plain", "purple", "red", "resting", "rolls", "same_color", "same_level", "same_name",
    "same_tag", "second", "share_color", "shift", "sp_skill", "spot", "staff", "stage_skill", "support", "surplus",
    "texts", "tool", "use", "white", "without", "yellow",
]
# fmt: on

# Card files, tests and scenarios say the words as the table checks them; type checkers see the bare ones.
GRAMMAR = build(globals())
globals().update(GRAMMAR.checked())
