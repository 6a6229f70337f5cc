"""Where in the game a position stands: round, turn and phase, what was done before, and how it goes on from there."""

from __future__ import annotations

from kaimaku.judge.scenario.position import seat_of
from kaimaku.judge.scenario.values import PositionError, Spec, flag, known_keys, least, mapping, near, number
from kaimaku.kernel.frames import push, run

from ..rules.after_combat import AFTER_COMBAT_PHASE
from ..rules.setup import BOARD_SETUP, opening_hand
from ..rules.turn import MAIN, ROUNDS, TURN_OF, TURN_REST, TURNS
from ..table import (
    ACTIONS,
    ALLIES_PLAYED,
    CARDS_PLAYED,
    CHAINS,
    COMBAT,
    DRAW_PHASE,
    END,
    MAIN_PHASE,
    MASCOTS_PLAYED,
    MOVES,
    REPLIES_PLAYED,
    START,
    SUPPORTS_PLAYED,
    WORLDS_PLAYED,
    VCardTable,
    face,
    other,
)

MOMENT_KEYS = frozenset(["phase", "turn", "turns", "round", "active", "first", "winner"])
PHASE_WORDS = {
    **dict.fromkeys(("deal", "opening", "mulligan"), "deal"),
    **dict.fromkeys(("setup", "board setup"), "setup"),
    **dict.fromkeys(("reveal", "start", "start of turn"), "start"),
    "draw": "draw",
    "main": "main",
    **dict.fromkeys(("end", "end of turn"), "end"),
    **dict.fromkeys(("combat", "before combat"), "combat"),
    "after combat": "after combat",
}
FIRST_PHASES = ("deal", "setup")
BEFORE_TURN = ("start",)
USUAL_TURN = 2
USES = {
    **dict.fromkeys(("supports", "support"), SUPPORTS_PLAYED),
    **dict.fromkeys(("mascots", "mascot"), MASCOTS_PLAYED),
    **dict.fromkeys(("worlds", "world"), WORLDS_PLAYED),
    "cards": CARDS_PLAYED,
    **dict.fromkeys(("allies", "ally"), ALLIES_PLAYED),
    **dict.fromkeys(("reinforcements", "reinforcement"), REPLIES_PLAYED),
    **dict.fromkeys(("actions", "action"), ACTIONS),
    **dict.fromkeys(("chains", "chain"), CHAINS),
    **dict.fromkeys(("moves", "move"), MOVES),
}
# What each of these is besides: an Ally is a Support, a card and a Turn Action.
INCLUDED = {
    ALLIES_PLAYED: (SUPPORTS_PLAYED,),
    REPLIES_PLAYED: (SUPPORTS_PLAYED,),
    SUPPORTS_PLAYED: (CARDS_PLAYED, ACTIONS),
    MASCOTS_PLAYED: (CARDS_PLAYED, ACTIONS),
    WORLDS_PLAYED: (CARDS_PLAYED, ACTIONS),
    CARDS_PLAYED: (ACTIONS,),
}


def said_phase(value: object) -> str:
    return str(value).lower().removesuffix(" phase").strip()


def phase_of(spec: Spec) -> str:
    said = said_phase(spec.get("phase", "main"))
    if said not in PHASE_WORDS:
        raise PositionError("phase", f"one of {', '.join(PHASE_WORDS)}, not {spec.get('phase')!r}")
    return PHASE_WORDS[said]


def before_the_game(spec: Spec) -> bool:
    return phase_of(spec) in FIRST_PHASES


def lay_turn(t: VCardTable, spec: Spec) -> None:
    """The round's first player has the odd turns; `turn` counts those of whose turn it is, this one included."""
    phase = phase_of(spec)
    t.round = least(spec.get("round", 1), 1, "round")
    t.active = seat_of(spec.get("active", "A"), "active")
    t.first = seat_of(spec.get("first", "A"), "first")
    if phase in FIRST_PHASES:
        t.active = t.first
        return
    over = phase in ("combat", "after combat")
    usual = 1 if said_phase(spec.get("phase")) == "reveal" else USUAL_TURN
    turn = TURNS if over else number(spec.get("turn", usual), "turn")
    if not 1 <= turn <= TURNS:
        raise PositionError("turn", f"a round has turns 1 to {TURNS} of each player, not {turn}")
    t.taken[t.active] = turn
    t.taken[other(t.active)] = turn if over or t.active != t.first else turn - 1
    for word, count in mapping(spec.get("turns"), "turns").items():
        t.taken[seat_of(word, "turns")] = least(count, 0, "turns")
    if over:
        t.active = other(t.first)
    t.turn = (t.round - 1) * 2 * TURNS + sum(t.taken)
    t.phase = {"start": START, "draw": DRAW_PHASE, "main": MAIN_PHASE, "end": END}.get(phase, COMBAT)
    if phase in BEFORE_TURN:  # the turn is still to begin
        t.taken[t.active] -= 1
        t.turn -= 1


def lay_used(t: VCardTable, seat: int, value: object, where: str) -> None:
    """{supports: 2, mascot: true}: what a player has done in this turn."""
    for word, count in mapping(value, where).items():
        if word not in USES:
            raise PositionError(f"{where}.{word}", f"unknown key{near(word, USES)}; choose from {', '.join(USES)}")
        n = int(count) if isinstance(count, bool) else least(count, 0, f"{where}.{word}")
        for what in _with(USES[word]) if n else ():
            t.used[what, seat] = t.used.get((what, seat), 0) + n


def _with(what: int) -> list[int]:
    """What it counts as, each once."""
    found = [what]
    for one in found:
        found += [x for x in INCLUDED.get(one, ()) if x not in found]
    return found


def lay_last_turn(t: VCardTable, seat: int, value: object, where: str) -> None:
    """{reinforcements: 1, evolved: true}: what a player did in the turn before this one, for texts that ask."""
    spec = mapping(value, where)
    known_keys(spec, frozenset({"reinforcements", "reinforcement", "evolved"}), where)
    if spec.get("reinforcements", spec.get("reinforcement")):
        t.before = {**t.before, (REPLIES_PLAYED, seat): 1}
    if flag(spec.get("evolved"), f"{where}.evolved"):
        mine = [c for c in range(len(t.defs)) if t.owner[c] == seat]
        grown = [c for c in mine if face(t, c).facts.pl > 8] or mine
        t.evolved_before = (*t.evolved_before, *grown[:1])
        # In a turn that is still to begin, this one becomes the last.
        t.evolved = t.evolved_before if t.phase == START else ()


def resume(t: VCardTable, spec: Spec) -> None:
    """Let the game go on: `main` inside that phase, the others from their beginning."""
    phase = phase_of(spec)
    push(t, ROUNDS, t.first)
    if phase in FIRST_PHASES:
        for seat in (other(t.first), t.first):
            push(t, BOARD_SETUP, seat)
        if phase == "deal":
            for seat in range(t.seats):
                opening_hand(t, seat)
    elif phase == "main":
        push(t, TURN_REST, t.active)
        push(t, MAIN, t.active)
    elif phase == "end":
        push(t, TURN_REST, t.active)
    elif phase in ("start", "draw"):
        push(t, TURN_OF, t.active).pc = 2 if phase == "draw" else 0
    elif phase == "after combat":
        said = spec.get("winner")
        winner = -1 if said in (None, "none", "nobody") else seat_of(said, "winner")
        push(t, AFTER_COMBAT_PHASE, t.first, -1, winner)
    run(t)
