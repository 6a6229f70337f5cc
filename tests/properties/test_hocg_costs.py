"""A cost is offered exactly where it can be paid in full (10.4.2.2): against a text that does as much as it can."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedArt, PrintedKeyword, learn
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import card
from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.rules.events import ACTIVATED
from kaimaku.games.hocg.scenario.position import lay
from kaimaku.games.hocg.table import HoloTable
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.listeners import ABILITIES
from tests.rule import rule

# What must be paid, and how many things that are.
COSTS = {
    "Archive(HAND)": 1,
    "Archive(HAND[2])": 2,
    "Archive(HAND(item))": 1,
    "Archive(HAND(item)[2])": 2,
    "Archive(THIS.cheer[2])": 2,
    "Archive(STAGE.cheer[3])": 3,
    "Archive(BACK)": 1,
    "Archive(BACK[2])": 2,
    "Archive(POWER_TOP[2])": 2,
    "Archive(DECK_TOP[2])": 2,
    "Archive(STAGE.attached(tool))": 1,
    "ToHand(ARCHIVE(tool)[2])": 2,
    "ToHand(BACK[2])": 2,
    "ToDeck(HAND[2])": 2,
    "ToDeck(ARCHIVE[2])": 2,
    "ToHoloPower(HAND[2])": 2,
    "ToHoloPower(BACK)": 1,
    "Rest(HOLOMEM)": 1,
    "Rest(HOLOMEM[2])": 2,
    "Swap(CENTER, BACK)": 1,
    "SpecialDamage(10, BACK[2])": 2,
    "Reveal(HAND(item))": 1,
    "RevealTop(2)": 2,
    "Send(ARCHIVE(cheer)[2], HOLOMEM)": 2,
    "Send(ARCHIVE(cheer), BACK[2], each=1)": 2,
    "Send(CHEER_TOP[2], BACK)": 2,
    "Reattach(THIS.cheer[2], HOLOMEM)": 2,
    "Reattach(STAGE.cheer[2], HOLOMEM)": 2,
    "Reattach(STAGE.cheer[2], HOLOMEM, split=True)": 2,
    "Reattach(STAGE.cheer[2], BACK, split=True)": 2,
    "Send(ARCHIVE(cheer)[2], BACK, split=True, cap=1)": 2,
    "Reattach(STAGE.attached(tool), HOLOMEM)": 1,
    "Attach(ARCHIVE(tool)[2], HOLOMEM)": 2,
    "Attach(ARCHIVE(tool)[2], HOLOMEM, split=True)": 2,
    "AllOf(Archive(HAND), Archive(HAND))": 2,
    "AllOf(Archive(HAND), Archive(HAND(item)))": 2,
    "AllOf(Archive(THIS.cheer), Archive(STAGE.cheer))": 2,
    "AllOf(Archive(HAND), Rest(THIS))": 2,
    "AllOf(Rest(BACK), Rest(BACK))": 2,
    "AllOf(Archive(BACK), Archive(BACK.cheer))": 2,
    "AllOf(Archive(THIS.cheer), ToCheerDeck(ARCHIVE(cheer)))": 2,
    "AllOf(Archive(STAGE.cheer), Reattach(STAGE.cheer, HOLOMEM))": 2,
    "AllOf(Archive(STAGE.cheer), Archive(THIS.cheer))": 2,
    "AllOf(Archive(HAND[2]), Archive(HAND(item)))": 3,
    "AllOf(Archive(HAND), ToDeck(ARCHIVE(item)))": 2,
    "AllOf(Archive(HAND), ToHand(ARCHIVE(item)), ToHoloPower(HAND(item)))": 3,
    "AllOf(Reattach(STAGE.cheer, HOLOMEM), Archive(THIS.cheer[2]))": 3,
    "AllOf(Send(ARCHIVE(cheer), HOLOMEM), Archive(THIS.cheer(blue)))": 2,
    "AllOf(Rest(HOLOMEM), Rest(THIS))": 2,
    "AllOf(ToHand(BACK), Rest(BACK))": 2,
    "AllOf(Swap(CENTER, BACK), Rest(CENTER))": 2,
    "AllOf(Archive(POWER_TOP[1, 3]), Archive(POWER_TOP))": 2,
    "AllOf(Archive(STAGE.attached(tool)), Attach(ARCHIVE(tool), CENTER))": 2,
    "AllOf(Archive(HAND), AllOf(Archive(STAGE.cheer), Archive(THIS.cheer)))": 3,
    "AllOf(AllOf(Archive(HAND), Archive(HAND(item))), Archive(HAND(item)))": 3,
}
NEVER = {"Attach(ARCHIVE(tool)[2], HOLOMEM)"}  # there is room for one only


def payer(number: str, text: str) -> str:
    """A holomem with a text that is used in the main phase."""
    name = Names(number, number)
    return card(
        number,
        read_host(text),
        printed=Printed(
            number=number,
            kind="holomem",
            name=name,
            hp=100,
            bloom="debut",
            arts=(PrintedArt(name, (), 0),),
            keywords=(PrintedKeyword("gift", name),),
        ),
    ).id


def support(number: str, kind: str) -> str:
    name = Names(number, number)
    limit = 1 if kind == "tool" else None
    return card(number, printed=Printed(number, "support", name, support=kind, attach_limit=limit)).id  # type: ignore[arg-type]


learn([], [])
ITEM, TOOL = support("tC10-900", "item"), support("tC10-901", "tool")
PAYERS = {
    cost: (
        payer(f"tC10-9{n:02}p", f"gift(Pay({cost}, WinGame()), turn=MAIN, limit=TURN)"),
        payer(f"tC10-9{n:02}d", f"gift(IfDid({cost}, WinGame(), n={least}), turn=MAIN, limit=TURN)"),
    )
    for n, (cost, least) in enumerate(COSTS.items(), 2)
}


def position(user: str, seed: int) -> HoloTable:
    r = Random(seed)

    def some(thing: object, most: int) -> list[object]:
        return [thing] * r.randint(0, most)

    def member(number: str) -> dict[str, object]:
        held = some(TOOL, 1)
        cheers = [*some("red", 2), *some("blue", 1)]
        return {"card": number, "cheers": cheers, "attached": held, "resting": r.random() < 0.4}

    others = [member("x-spare") for _ in range(r.randint(0, 3))]
    center, back = (
        (member(user), others) if r.random() < 0.6 or not others else (others[0], [member(user), *others[1:]])
    )
    side = {
        "center": center,
        "back": back,
        "hand": [*some("x-filler", 2), *some(ITEM, 2)],
        "archive": [*some("red", 3), *some(TOOL, 2)],
        "deck": r.randint(0, 3),
        "cheer_deck": r.randint(0, 3),
        "power": r.randint(0, 3),
        "spare": False,
    }
    return lay({"A": side, "B": {}}).table


def reaches_the_end(t: HoloTable, option: Option) -> bool:
    """Is there a way of choosing that leads to the text's last words?"""
    t = t.clone()
    GAME.decide(t, t.asked[0], option)
    if t.result is not None:
        return True
    if GAME.options(t, t.asked[0])[-1] == ("pass",):  # back in the main phase
        return False
    return any(reaches_the_end(t, o) for o in GAME.options(t, t.asked[0]))


def goes_astray(t: HoloTable, option: Option) -> bool:
    """Is there a way of choosing that does not lead to the text's last words?"""
    t = t.clone()
    GAME.decide(t, t.asked[0], option)
    if t.result is not None:
        return False
    options = GAME.options(t, t.asked[0])
    return not options or options[-1] == ("pass",) or any(goes_astray(t, o) for o in options)


@rule("hocg:10.4.2.2", "hocg:10.4.2.1")
@pytest.mark.parametrize("cost", COSTS)
def test_a_cost_is_offered_exactly_where_it_can_be_paid_in_full(cost: str) -> None:
    pays, does = PAYERS[cost]
    seen = set()
    for seed in range(30):
        t, other = position(pays, seed), position(does, seed)
        offered = [o for o in GAME.options(t, 0) if o[0] == "ability"]
        key = ABILITIES[other.live[ACTIVATED][0].ability].key
        can = reaches_the_end(other, ("ability", key, other.live[ACTIVATED][0].anchor))
        assert bool(offered) == can, (cost, seed)
        seen.add(can)
        if offered:
            assert reaches_the_end(t, offered[0]), (cost, seed)
            assert not goes_astray(t, offered[0]), (cost, seed)
    assert seen == ({False} if cost in NEVER else {True, False}), "the positions do not tell anything"
