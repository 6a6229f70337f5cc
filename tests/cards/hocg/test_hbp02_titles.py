"""hBP02 and hBP04, texts that speak of a skill or an Arts by its name: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
SORA, AXE, FAN = "hSD01-003", "hBP01-114", "hSD01-016"
DEBUT, FIRST, SECOND, BUZZ, SPOT = "hSD01-003", "hBP01-011", "hBP01-014", "hBP01-027", "hBP02-069"
FIRST_CHLOE, SECOND_CHLOE = "hBP02-039", "hBP02-040"
WAND = "hBP02-087"
OLLIE, ZOMBIE = "hBP02-050", "hBP04-061"


# --- hBP02-039, 040 Sakamata Chloe


def slots(card: str, *deck: str, used: bool = True, **more: object) -> Scene:
    """Chloe uses her Arts; the cards of the deck are called a, b, c, … from the top."""
    labels = "abcdefgh"
    s = Scene(
        {
            "center": one(card, "me", cheers=["blue x2", "white"]),
            "deck": [one(x, labels[i]) for i, x in enumerate(deck)],
            **more,
        },
        {"center": FOE, "collab": one("Spare", "side"), "life": 4},
    )
    s.use("me", "foe")
    if s.prompt == "may":
        s.do("yes" if used else "no")
    return s


@rule("hocg:5.11.1", "hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP02-039", "art1")
@played("hBP02-040", "art1")
@pytest.mark.parametrize(("card", "power"), [(FIRST_CHLOE, 20), (SECOND_CHLOE, 100)])
@pytest.mark.parametrize(
    ("deck", "more"),
    [((DEBUT, FIRST, SECOND), 60), ((DEBUT, DEBUT, "white"), 40), ((SORA, "red", "red"), 20), (("red",) * 3, 0)],
)
def test_chloe_turns_up_three_cards_and_archives_them(card: str, power: int, deck: tuple[str, ...], more: int) -> None:
    s = slots(card, *deck, SORA)
    assert (s.mem("foe").damage, s.prompt) == (power + more, "perform")
    assert [s.lies(x) for x in "abcd"] == ["archive"] * 3 + ["deck"]
    assert [s.known(x) for x in "abcd"] == [3, 3, 3, 0]


@rule("hocg:10.4.2.2", "hocg:5.11.1")
@played("hBP02-039", "art1")
@played("hBP02-040", "art1")
@pytest.mark.parametrize(("card", "power"), [(FIRST_CHLOE, 20), (SECOND_CHLOE, 100)])
@pytest.mark.parametrize("deck", [(SORA, SORA, SORA), (SORA, SORA)])
def test_chloe_need_not_and_cannot_with_fewer_than_three(card: str, power: int, deck: tuple[str, ...]) -> None:
    s = slots(card, *deck, used=False)
    assert (s.mem("foe").damage, s.count("deck"), s.prompt) == (power, len(deck), "perform")


@rule("hocg:10.11.1", "hocg:12.2.4.3")
@played("hBP02-039", "gift1")
@pytest.mark.parametrize("take", [True, False])
def test_039_takes_one_support_instead_of_archiving_it(take: bool) -> None:
    s = slots(FIRST_CHLOE, AXE, SORA, FAN, SORA)
    assert s.prompt == "may"
    s.do("yes" if take else "no")
    if take:
        assert s.choices() == {"a", "c"}
        s.pick("c")
    assert [s.lies(x) for x in "abcd"] == ["archive", "archive", "hand" if take else "archive", "deck"]
    assert (s.mem("foe").damage, s.prompt, s.known("c")) == (40, "perform", 3)


@rule("hocg:10.11.1")
@played("hBP02-039", "gift1")
def test_039_only_of_what_was_revealed_and_only_a_support() -> None:
    s = slots(FIRST_CHLOE, SORA, SORA, "white", AXE, hand=[one(AXE, "held")])
    assert ([s.lies(x) for x in "abcd"], s.prompt) == (["archive"] * 3 + ["deck"], "perform")


@rule("hocg:10.7.2.1.1", "hocg:5.25.1")
@played("hBP02-039", "gift1")
def test_039_once_a_turn_and_not_for_the_arts_of_another() -> None:
    """Her own is used up when she repeats her Arts; the other Chloe still has hers, and only hers speaks then."""
    s = Scene(
        {
            "center": one(FIRST_CHLOE, "me", cheers=["blue x2"]),
            "collab": one(FIRST_CHLOE, "other", cheers=["blue x2"]),
            "deck": [one(AXE, x) for x in "abcdefghij"],
        },
        {"center": FOE},
        effects=[{"text": "AgainAfter(THIS)", "on": "A center"}],
    )
    s.use("me", "foe")
    s.do("yes")
    s.do("yes")  # the gift
    s.pick("a")
    assert [s.lies(x) for x in "abcd"] == ["hand", "archive", "archive", "deck"]
    s.do("yes")  # the Arts once more
    assert ([s.lies(x) for x in "defg"], s.prompt) == (["archive"] * 3 + ["deck"], "perform")
    s.use("other", "foe")
    s.do("yes")
    s.do("yes")
    s.pick("i")
    assert ([s.lies(x) for x in "ghij"], s.prompt) == (["archive", "archive", "hand", "deck"], "perform")


@rule("hocg:10.7.2.1.1")
@played("hBP02-039", "gift1")
def test_039_declined_is_no_use_of_the_gift() -> None:
    s = Scene(
        {"center": one(FIRST_CHLOE, "me", cheers=["blue x2"]), "deck": [one(AXE, x) for x in "abcdefg"]},
        {"center": FOE},
        effects=[{"text": "AgainAfter(THIS)", "on": "A center"}],
    )
    s.use("me", "foe")
    s.do("yes")
    s.do("no")
    s.do("yes")
    s.do("yes")
    s.pick("e")
    assert [s.lies(x) for x in "abcdefg"] == ["archive"] * 4 + ["hand", "archive", "deck"]


@rule("hocg:10.3.1")
@played("hBP02-039", "gift1")
def test_039_speaks_of_the_arts_by_its_name() -> None:
    """Another Arts of the same holomem, lent to her, reveals and archives cards too."""
    lent = "art(Pay(RevealTop(3), ThisArt(10 * each(HAND)), Archive(REVEALED[ALL])))"
    s = Scene(
        {
            "center": one("Chloe", "me"),
            "back": [one("Lender", "lender")],
            "deck": [one(AXE, x) for x in "abcd"],
        },
        {"center": FOE},
        cards=declare(
            {
                "Lender": {"arts": [{"name": "Other Lot", "cost": 0, "power": 10}], "text": [lent]},
                "Chloe": {
                    "hp": 100,
                    "arts": [{"name": "Nothing", "cost": 0, "power": 0}],
                    "text": [
                        'gift(May(TakeInstead(REVEALED(support))), on=WOULD_ARCHIVE_REVEALED(THIS, "holoX-lot"))',
                        "gift(Borrow(BACK[ALL]))",
                    ],
                },
            }
        ),
    )
    s.do("pass")
    lenders = {art.number for art in DEFS[s.t.defs[s.mem("lender").stack[-1]]].arts}
    s.answer(next(o for o in s.options("art") if o[2] in lenders))
    s.do("yes")
    assert ([s.lies(x) for x in "abcd"], s.prompt) == (["archive"] * 3 + ["deck"], "perform")


@rule("hocg:10.8.1", "hocg:11.1.2", "hocg:2.3.2")
@played("hBP02-040", "gift1")
@pytest.mark.parametrize(
    ("deck", "life"),
    [
        ((DEBUT, DEBUT, "hBP01-009"), 3),
        ((FIRST, FIRST, FIRST), 3),
        ((SECOND, SECOND, SECOND), 3),
        ((SPOT, SPOT, SPOT), 3),
        ((FIRST, BUZZ, FIRST), 3),  # Buzz is no level
        ((DEBUT, DEBUT, FIRST), 4),
        ((FIRST, FIRST, SECOND), 4),
        ((DEBUT, SPOT, DEBUT), 4),
        ((DEBUT, DEBUT, AXE), 4),
        ((AXE, AXE, AXE), 4),
    ],
)
def test_040_three_of_one_level_cost_a_life(deck: tuple[str, ...], life: int) -> None:
    s = slots(SECOND_CHLOE, *deck)
    if life == 3:
        assert s.t.asked == (B,)
        s.pick("foe")
    assert (s.count("life", B), s.count("life", A), s.prompt) == (life, 3, "perform")


@rule("hocg:11.1.2", "hocg:10.8.1")
@played("hBP02-040", "gift1")
def test_040_the_life_is_lost_after_the_arts() -> None:
    s = slots(SECOND_CHLOE, DEBUT, DEBUT, DEBUT)
    assert (s.mem("foe").damage, s.t.asked, [s.lies(x) for x in "abc"]) == (160, (B,), ["archive"] * 3)


@rule("hocg:10.7.2.1.1")
@played("hBP02-040", "gift1")
def test_040_once_a_turn() -> None:
    s = Scene(
        {"center": one(SECOND_CHLOE, "me", cheers=["blue x2", "white"]), "deck": [one(SORA, x) for x in "abcdefg"]},
        {"center": FOE, "life": 4, "back": []},
        effects=[{"text": "AgainAfter(THIS)", "on": "A center"}],
    )
    s.use("me", "foe")
    s.do("yes")
    assert (s.count("life", B), s.prompt) == (3, "may")
    s.do("yes")
    assert (s.count("life", B), s.prompt, s.count("deck")) == (3, "perform", 1)


# --- hBP02-087 Murasaki Shion's Magic Wand


@rule("hocg:5.17.1", "hocg:12.2.4.4")
@played("hBP02-087", "text")
@pytest.mark.parametrize("card", ["hBP02-044", SORA])
def test_087_adds_ten_to_the_arts_of_whoever_holds_it(card: str) -> None:
    s = Scene({"center": one(card, "me", cheers=["purple x2"], attached=[WAND])}, {"center": FOE})
    bare = Scene({"center": one(card, "me", cheers=["purple x2"])}, {"center": FOE})
    for scene in (s, bare):
        scene.use("me", "foe")
        if scene.prompt == "may":
            scene.do("no")
    assert s.mem("foe").damage == bare.mem("foe").damage + 10


@rule("hocg:5.17.1")
@played("hBP02-087", "text")
def test_087_adds_nothing_to_the_arts_of_others() -> None:
    s = Scene(
        {
            "center": one(SORA, "sora", cheers=["white"]),
            "collab": one(SORA, "holder", cheers=["white"], attached=[WAND]),
        },
        {"center": FOE, "collab": one("Spare", "side")},
    )
    s.use("sora", "foe")
    s.use("holder", "side")
    assert s.mem("side").damage == s.mem("foe").damage + 10


def rolls_again(s: Scene, times: int) -> list[bool]:
    """The Shion in the back rolls so often: whether the Oshi skill was offered each time."""
    found = []
    for _ in range(times):
        s.do("ability", *s.options("ability")[-1][1:])
        found.append(s.prompt == "replacement")
        if s.prompt == "replacement":
            s.replace()
    return found


ROLLER = {
    "text": ["gift(Draw(1), Roll({ODD: Heal(10, THIS)}), turn=MAIN)"],
    "name": "Murasaki Shion",
    "level": "1st",
    "hp": 99,
}


def shions(card: str, where: str) -> Scene:
    """Two Shions who roll when they are told to; somebody stands where it says and has the wand."""
    spots = {
        spot: one(card if spot == where else "Roller", spot, attached=[WAND] if spot == where else [])
        for spot in ("center", "back", "theirs")
    }
    return Scene(
        {"oshi": "hBP02-005", "power": 5, "center": spots["center"], "back": [spots["back"]]},
        {"oshi": "hBP02-005", "center": spots["theirs"]},
        cards=declare({"Roller": ROLLER, "Debut": {**ROLLER, "level": "Debut"}, "Other": {**ROLLER, "name": "AZKi"}}),
    )


@rule("hocg:8.5.1.1", "hocg:5.19.1")
@played("hBP02-087", "text")
@pytest.mark.parametrize(
    ("card", "where", "often"),
    [
        ("Roller", "center", 2),
        ("Roller", "back", 1),
        ("Debut", "center", 1),
        ("Other", "center", 1),
        ("Roller", "theirs", 1),
    ],
)
def test_087_lets_a_shion_in_the_center_shout_twice(card: str, where: str, often: int) -> None:
    s = shions(card, where)
    assert rolls_again(s, 4).count(True) == often
    assert s.count("power") == 5 - often


@rule("hocg:8.5.1.1")
@played("hBP02-087", "text")
def test_087_speaks_of_one_skill_by_its_name() -> None:
    """The skill of another Oshi stays what it was."""
    s = Scene({"oshi": "hSD01-001", "power": 4, "center": one("hBP02-044", "me", attached=[WAND])})
    s.do("skill", 0)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


# --- hBP04-061 Kureiji Ollie


def revival(**more: object) -> Scene:
    """Two hurt Ollies and one that is somebody else."""
    return Scene(
        {
            "oshi": "hBP02-006",
            "power": 4,
            "center": one(OLLIE, "a", damage=100),
            "back": [one("hBP02-048", "b", damage=50), one(SORA, "sora", damage=20)],
            "deck": [one(SORA, f"d{i}") for i in range(6)],
            **more,
        },
        {"center": FOE},
    )


@rule("hocg:13.3.2", "hocg:5.23.1")
@played("hBP04-061", "bloom_effect1")
@pytest.mark.parametrize(("healed", "left"), [("a", (0, 50, 20)), ("b", (100, 0, 20))])
def test_061_bloomed_by_the_sp_skill_restores_an_ollie(healed: str, left: tuple[int, ...]) -> None:
    s = revival(archive=[one(ZOMBIE, "card")])
    s.do("skill", 1)
    s.pick("d0", "d1")
    s.do("yes")
    while s.prompt == "pick" and s.choices() != {"a", "b"}:
        s.do("pick", "a" if "a" in s.choices() else "card")
    s.pick(healed)
    assert tuple(s.mem(x).damage for x in ("a", "b", "sora")) == left


@rule("hocg:13.3.2")
@played("hBP04-061", "bloom_effect1")
@pytest.mark.parametrize("way", ["hand", "skill", "after"])
def test_061_bloomed_otherwise_restores_nobody(way: str) -> None:
    """From the hand, by the other Oshi skill, and from the hand after the SP skill bloomed nobody."""
    s = revival(archive=[] if way == "hand" else [one(ZOMBIE, "card")], hand=[one(ZOMBIE, "held")])
    if way == "skill":
        s.do("skill", 0)
        while s.prompt == "pick":
            s.do("pick", "a" if "a" in s.choices() else "card")
    else:
        if way == "after":
            s.do("skill", 1)
            s.pick("d0", "d1")
            s.do("no")
        s.do("bloom", "held", "a")
    assert (s.prompt, s.mem("a").damage, s.mem("b").damage) == ("main", 100, 50)
    assert len(s.mem("a").stack) == 2


@rule("hocg:13.3.2")
@played("hBP04-061", "bloom_effect1")
def test_061_asks_for_a_skill_of_ones_own_with_that_name() -> None:
    s = Scene(
        {"oshi": "Other", "power": 4, "center": one(OLLIE, "a", damage=100), "archive": [one(ZOMBIE, "card")]},
        cards=declare(
            {"Other": {"kind": "oshi", "skills": {"skill": 1, "sp": 1}, "text": ["sp_skill(Bloom(HOLOMEM, ARCHIVE))"]}}
        ),
    )
    s.do("skill", 1)
    while s.prompt == "pick":
        s.do("pick", "a" if "a" in s.choices() else "card")
    assert (s.mem("a").damage, len(s.mem("a").stack)) == (100, 2)


@rule("hocg:12.2.4.3")
@played("hBP04-061", "art1")
@pytest.mark.parametrize(
    ("others", "damage"),
    [([], 80), (["hBP02-023"], 100), (["hBP02-023", "hBP02-053"], 120), ([OLLIE], 80), (["hBP01-014"], 80)],
)
def test_061_hits_harder_with_every_other_second_of_the_generation(others: list[str], damage: int) -> None:
    s = Scene(
        {
            "center": one(ZOMBIE, "me", cheers=["purple", "white"]),
            "collab": (others or ["Spare"])[0],
            "back": others[1:] or ["Spare"],
        },
        {"center": FOE, "back": ["hBP02-023"]},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == damage
