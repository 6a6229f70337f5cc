"""hBP02, Marine to Ollie: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import Draw, card, use
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

AXE, JOBS, PIONEERS = "hBP01-114", "hBP01-119", "hBP01-124"
MARINE0, MARINE1, MARINE2 = "hBP02-028", "hBP02-030", "hBP02-033"
SHION0, SHION1 = "hBP02-042", "hBP02-044"
OLLIE0, OLLIE1, OLLIE2 = "hBP02-048", "hBP02-050", "hBP02-053"
SORA, STAFF = "hSD01-003", "hSD01-016"
FOE = {"center": one("Spare", "foe"), "collab": one("Spare", "beside"), "back": [one("Spare", "behind")]}

MAGIC = "tBP02-magic"
card(  # an event with #Magic
    MAGIC,
    use(Draw(1)),
    printed=Printed(
        number=MAGIC,
        kind="support",
        name=Names("Spell", "呪文"),
        tags=(Names("Magic", "魔法"),),
        support="event",
    ),
)


def damage(s: Scene) -> tuple[int, int, int]:
    return s.mem("foe").damage, s.mem("beside").damage, s.mem("behind").damage


# --- hBP02-029 to 034 Houshou Marine, Nakiri Ayame


@rule("hocg:13.2.2", "hocg:13.3.1", "hocg:rb.term.special-damage")
@played("hBP02-029", "collab_effect1")
@played("hBP02-031", "bloom_effect1")
@pytest.mark.parametrize("number", ["hBP02-029", "hBP02-031"])
def test_029_031_strike_the_collab_holomem(number: str) -> None:
    for foes, dealt in ((FOE, (0, 20, 0)), ({"center": one("Spare", "foe")}, None)):
        s = Scene({"center": one(MARINE0, "m"), "back": [one("hBP02-029", "c")], "hand": [one("hBP02-031", "b")]}, foes)
        s.do(*(("collab", "c") if number == "hBP02-029" else ("bloom", "b", "m")))
        assert s.prompt == "main"
        assert (damage(s) if dealt else s.mem("foe").damage) == (dealt or 0)


def queen(under: list[str], archive: bool = True) -> Scene:
    s = Scene(
        {
            "center": one(MARINE1, "other", under=[MARINE0] * (3 if len(under) < 2 else 0)),
            "collab": one(MARINE1, "marine", under=under),
            "hand": [one(MARINE2, "bloom")],
            "archive": [one(SORA, "sora"), one(MARINE0, "debut"), one(STAFF, "event"), "red"] if archive else [],
        },
        FOE,
    )
    s.do("bloom", "bloom", "marine")
    return s


@rule("hocg:13.3.1", "hocg:rb.term.stacked", "hocg:rb.term.special-damage")
@played("hBP02-033", "bloom_effect1")
@pytest.mark.parametrize("taken", [True, False])
def test_033_returns_a_holomem_and_strikes_over_three_cards(taken: bool) -> None:
    s = queen([MARINE0, MARINE1])
    s.do("yes" if taken else "no")
    if taken:
        assert s.choices() == {"sora", "debut"}
        s.pick("sora")
    assert (s.lies("sora"), s.choices()) == ("hand" if taken else "archive", {"foe", "beside"})
    s.pick("beside")
    assert (damage(s), s.prompt) == ((0, 50, 0), "main")


@rule("hocg:13.3.1", "hocg:rb.term.stacked")
@played("hBP02-033", "bloom_effect1")
def test_033_strikes_nobody_over_two_cards() -> None:
    s = queen([MARINE0])
    s.do("yes")
    s.pick("debut")
    assert (s.lies("debut"), damage(s), s.prompt) == ("hand", (0, 0, 0), "main")


@rule("hocg:10.7.2.3.4")
@played("hBP02-033", "bloom_effect1")
def test_033_strikes_although_there_is_nothing_to_return() -> None:
    s = queen([MARINE0, MARINE1], archive=False)
    s.pick("foe")
    assert damage(s) == (50, 0, 0)


@rule("hocg:12.2.4.3", "hocg:rb.term.stacked")
@played("hBP02-033", "art1")
@pytest.mark.parametrize(("under", "dealt"), [(0, 80), (1, 100), (4, 160)])
def test_033_hits_harder_for_each_card_below_her(under: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one(MARINE1, "other", under=[MARINE0, MARINE0]),
            "collab": one(MARINE2, "marine", under=[MARINE0] * under, cheers=["red x3"], attached=[JOBS]),
        },
        FOE,
    )
    s.use("marine", "foe")
    assert damage(s) == (dealt, 0, 0)


@rule("hocg:12.2.4.3", "hocg:rb.term.special-damage")
@played("hBP02-034", "art2")
@pytest.mark.parametrize("worn", [AXE, JOBS])
def test_034_with_a_tool_or_mascot_strikes_one_more(worn: str) -> None:
    s = Scene({"collab": one("hBP02-034", "ayame", cheers=["red x3"], attached=[worn])}, FOE)
    s.use("ayame", "foe", 2)
    assert s.choices() == {"foe", "beside"}
    s.pick("beside")
    assert damage(s) == (100 if worn == AXE else 80, 30, 0)


@rule("hocg:12.2.4.3")
@played("hBP02-034", "art2")
def test_034_strikes_nobody_without_or_with_somebody_elses() -> None:
    s = Scene(
        {
            "center": one("hBP02-034", "ayame", cheers=["red x3"]),
            "back": [one(SORA, "sora", attached=[AXE, JOBS])],
        },
        FOE,
    )
    s.use("ayame", "foe", 2)
    assert damage(s) == (80, 0, 0)


# --- looking at the top three: hBP02-036, 045, 067


LOOKS: dict[str, tuple[str, list[str], list[str]]] = {
    "hBP02-036": ("", ["hSD06-007"], ["hBP02-035", "hBP02-033"]),
    "hBP02-045": (SHION0, ["hBP02-035", SHION1], ["hBP02-008"]),
    "hBP02-067": ("hBP02-065", [SORA, "hBP02-054"], ["hBP02-061"]),
}


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:10.7.2.3.5", "hocg:13.2.2", "hocg:13.3.1")
@played("hBP02-036", "collab_effect1")
@played("hBP02-045", "bloom_effect1")
@played("hBP02-067", "bloom_effect1")
@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize("number", LOOKS)
def test_looks_take_one_fitting_card_of_the_top_three(number: str, taken: bool) -> None:
    below, fits, others = LOOKS[number]
    top = [*(one(n, f"fit{i}") for i, n in enumerate(fits)), *(one(n, f"other{i}") for i, n in enumerate(others))]
    s = Scene(
        {
            "center": one(below or SORA, "center"),
            "back": [one("hBP02-036", "collab")],
            "hand": [] if not below else [one(number, "bloom")],
            "deck": [*([] if below else [STAFF]), *top, one(fits[0], "fourth"), STAFF],
        }
    )
    s.do(*(("bloom", "bloom", "center") if below else ("collab", "collab")))
    assert s.choices() == {f"fit{i}" for i in range(len(fits))}
    rest = [str(t["as"]) for t in top]
    if taken:
        s.pick("fit0")
        rest.remove("fit0")
    else:
        s.do("done")
    s.pick(*rest[:-1][::-1])
    assert s.pile("deck") == ["fourth", "-", *rest[:-1][::-1], rest[-1]]
    assert (s.count("hand"), s.known("fit0"), s.known("other0"), s.prompt) == (int(taken), 3 if taken else 1, 1, "main")


# --- hBP02-043 to 047 Murasaki Shion


def shows(dice: list[int]) -> Scene:
    s = Scene(
        {
            "back": [one("hBP02-043", "shion")],
            "deck": [STAFF, one("hBP02-069", "miko"), one(SORA, "sora"), one(MAGIC, "spell"), STAFF],
        },
        dice=dice,
    )
    s.do("collab", "shion")
    s.do("yes" if dice else "no")
    return s


@rule("hocg:5.24.2", "hocg:5.11.2", "hocg:13.2.2")
@played("hBP02-043", "collab_effect1")
@pytest.mark.parametrize("face", [4, 6])
def test_043_finds_a_card_of_magic_on_four_or_more(face: int) -> None:
    s = shows([face])
    assert s.choices() == {"miko", "spell"} and s.options("done")
    s.pick("spell")
    assert (s.lies("spell"), s.known("spell"), s.count("deck")) == ("hand", 3, 3)
    s.done()


@rule("hocg:5.24.2")
@played("hBP02-043", "collab_effect1")
@pytest.mark.parametrize("dice", [[3], []])
def test_043_finds_nothing_on_less_or_without_rolling(dice: list[int]) -> None:
    s = shows(dice)
    assert (s.prompt, s.count("deck"), s.count("hand")) == ("main", 4, 0)
    s.done()


def interchange(archive: list[object], paid: str | None) -> Scene:
    s = Scene(
        {
            "center": one(SHION0, "shion"),
            "hand": [one("hBP02-046", "bloom"), one("hBP02-069", "miko"), one(SORA, "sora")],
            "archive": archive,
        }
    )
    s.do("bloom", "bloom", "shion")
    s.do("yes" if paid else "no")
    if paid:
        assert s.choices() == {"miko", "sora"}
        s.pick(paid)
    return s


@rule("hocg:10.4.2.2", "hocg:13.3.1")
@played("hBP02-046", "bloom_effect1")
def test_046_archives_a_card_for_one_of_magic() -> None:
    s = interchange([one(MAGIC, "spell"), one(SORA, "x"), one(STAFF, "staff")], "sora")
    assert (s.lies("sora"), s.lies("spell"), s.lies("miko"), s.prompt) == ("archive", "hand", "hand", "main")


@rule("hocg:10.4.2.2", "hocg:13.3.1")
@played("hBP02-046", "bloom_effect1")
def test_046_may_return_the_very_card_it_archived() -> None:
    s = interchange([one("hBP02-074", "chloe")], "miko")
    assert s.choices() == {"chloe", "miko"}
    s.pick("miko")
    assert (s.lies("miko"), s.lies("chloe"), s.count("hand")) == ("hand", "archive", 2)


@rule("hocg:13.3.1")
@played("hBP02-046", "bloom_effect1")
def test_046_need_not_be_used() -> None:
    s = interchange([one("hBP02-074", "chloe")], None)
    assert (s.count("hand"), s.lies("chloe"), s.prompt) == (2, "archive", "main")


def mischief(number: str, dice: list[int]) -> Scene:
    """046 rolls for her Arts, 047 when she blooms."""
    s = Scene(
        {
            "center": one(SHION1 if number == "hBP02-047" else number, "shion", cheers=["purple x2"]),
            "hand": [one("hBP02-047", "bloom")],
        },
        {
            "center": one("Spare", "foe", cheers=[one("red", "r")]),
            "collab": one("Spare", "beside", cheers=[one("blue", "b")]),
            "back": [one("Spare", "behind")],
        },
        dice=dice,
    )
    if number == "hBP02-047":
        s.do("bloom", "bloom", "shion")
    else:
        s.use("shion", "foe")
    assert s.t.asked == (A,)
    s.do("yes" if dice else "no")
    return s


MISCHIEF = pytest.mark.parametrize(("number", "least"), [("hBP02-046", 5), ("hBP02-047", 4)])


@rule("hocg:5.24.2", "hocg:5.17.4.2", "hocg:12.2.4.3", "hocg:13.3.1")
@played("hBP02-046", "art1")
@played("hBP02-047", "bloom_effect1")
@MISCHIEF
def test_046_047_move_a_cheer_of_the_opponents_stage(number: str, least: int) -> None:
    s = mischief(number, [least])
    assert (s.t.asked, s.choices()) == ((A,), {"r", "b"})
    s.pick("r")
    assert s.choices() == {"beside", "behind"}
    s.pick("behind")
    assert (s.cheers("foe"), s.cheers("behind"), s.cheers("beside")) == ([], ["red"], ["blue"])
    assert s.mem("foe").damage == (30 if number == "hBP02-046" else 0)
    s.done()


@rule("hocg:5.24.2")
@played("hBP02-046", "art1")
@played("hBP02-047", "bloom_effect1")
@MISCHIEF
@pytest.mark.parametrize("rolled", [True, False])
def test_046_047_move_nothing_on_less_or_without_rolling(number: str, least: int, rolled: bool) -> None:
    s = mischief(number, [least - 1] if rolled else [])
    assert (s.cheers("foe"), s.cheers("beside"), s.prompt in ("main", "perform")) == (["red"], ["blue"], True)
    s.done()


@rule("hocg:12.2.4.3", "hocg:rb.term.special-damage")
@played("hBP02-047", "art1")
@pytest.mark.parametrize(("cheers", "beside"), [(1, True), (3, True), (0, True), (2, False)])
def test_047_strikes_center_and_collab_for_each_cheer_of_the_center(cheers: int, beside: bool) -> None:
    s = Scene(
        {"center": one("hBP02-047", "shion", cheers=["purple x3"])},
        {
            "center": one("Spare", "foe", cheers=["red"] * cheers),
            "back": [one("Spare", "behind", cheers=["red"])],
            **({"collab": one("Spare", "beside", cheers=["red x4"])} if beside else {}),
        },
    )
    s.use("shion", "foe")
    assert (s.mem("foe").damage, s.mem("behind").damage) == (80 + 20 * cheers, 0)
    if beside:
        assert s.mem("beside").damage == 20 * cheers


# --- hBP02-049 to 053 Kureiji Ollie


@rule("hocg:13.2.2", "hocg:1.3.2")
@played("hBP02-049", "collab_effect1")
@pytest.mark.parametrize("deck", [[STAFF, one("hSD01-017", "drawn"), STAFF], [STAFF]])
def test_049_draws_one_and_archives_one(deck: list[object]) -> None:
    held = [one(SORA, "held"), one("hSD01-008", "kept")]
    s = Scene({"back": [one("hBP02-049", "ollie")], "hand": held, "deck": deck})
    s.do("collab", "ollie")
    assert s.choices() == {"held", "kept", *(["drawn"] if len(deck) > 1 else [])} and not s.options("done")
    s.pick("held")
    assert (s.lies("held"), s.count("hand"), s.prompt) == ("archive", 2 if len(deck) > 1 else 1, "main")


def fangirl() -> Scene:
    return Scene(
        {
            "center": one(OLLIE0, "ollie"),
            "back": [
                one("hBP02-018", "reine"),
                one(OLLIE0, "second"),
                one(OLLIE1, "grown"),
                one(SORA, "sora"),
                one("hBP02-018", "peacock"),
            ],
            "hand": [one("hBP02-051", "bloom"), one("hBP02-051", "again"), one("hBP02-020", "held")],
            "archive": [
                one("hBP02-020", "royal"),
                one("hBP02-021", "dance"),
                one(OLLIE1, "ollie1"),
                one(OLLIE2, "top"),
                one("hSD01-005", "w"),
            ],
        }
    )


@rule("hocg:13.3.1", "hocg:5.14.1", "hocg:8.3.3", "hocg:10.7.2.1.1")
@played("hBP02-051", "bloom_effect1")
def test_051_blooms_another_debut_with_a_holomem_of_the_archive_once_a_turn() -> None:
    s = fangirl()
    s.do("bloom", "bloom", "ollie")
    s.do("yes")
    assert s.choices() == {"reine", "second", "peacock"}
    s.pick("reine")
    assert s.choices() == {"royal", "dance"}
    s.pick("royal")
    assert (s.has("reine", "royal"), s.lies("held"), s.prompt) == (True, "hand", "main")
    s.do("bloom", "again", "second")
    assert s.prompt == "main"


@rule("hocg:10.7.2.1.1")
@played("hBP02-051", "bloom_effect1")
def test_051_declined_may_be_used_by_the_next() -> None:
    s = fangirl()
    s.do("bloom", "bloom", "ollie")
    s.do("no")
    assert len(s.mem("reine").stack) == 1
    s.do("bloom", "again", "second")
    assert s.prompt == "may"


@rule("hocg:13.3.1")
@played("hBP02-052", "bloom_effect1")
def test_052_draws_one() -> None:
    s = Scene({"center": one(OLLIE0, "ollie"), "hand": [one("hBP02-052", "bloom"), SORA, SORA]})
    s.do("bloom", "bloom", "ollie")
    assert (s.count("hand"), s.prompt) == (3, "main")


@rule("hocg:12.2.4.3", "hocg:2.4.4")
@played("hBP02-052", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(["purple", "red"], 60), (["purple", "purple"], 40)])
def test_052_hits_harder_with_a_cheer_that_is_not_purple(cheers: list[str], dealt: int) -> None:
    s = Scene(
        {"collab": one("hBP02-052", "ollie", cheers=cheers), "back": [one(SORA, "sora", cheers=["red"])]},
        FOE,
    )
    s.use("ollie", "foe")
    assert damage(s) == (dealt, 0, 0)


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:7.7.2")
@played("hBP02-053", "bloom_effect1")
@pytest.mark.parametrize(("hand", "paid", "dealt"), [(3, True, 140), (3, False, 100), (1, False, 100)])
def test_053_archives_two_cards_for_forty(hand: int, paid: bool, dealt: int) -> None:
    s = Scene(
        {
            "center": one(SORA, "sora", cheers=["white"]),
            "collab": one(OLLIE1, "ollie", cheers=["purple x3"]),
            "hand": [one(OLLIE2, "bloom"), *(one(n, f"h{n}") for n in (STAFF, SORA, "hSD01-017")[:hand])],
        },
        FOE,
    )
    s.do("bloom", "bloom", "ollie")
    assert s.prompt == ("may" if hand > 1 else "main")
    if hand > 1:
        s.do("yes" if paid else "no")
    if paid:
        s.pick(f"h{STAFF}", f"h{SORA}")
        assert s.lies(f"h{STAFF}") == s.lies(f"h{SORA}") == "archive"
    assert s.count("hand") == (hand - 2 if paid else hand)
    s.use("ollie", "foe")
    s.use("sora", "beside")
    assert damage(s) == (dealt, 30, 0)


@rule("hocg:12.2.4.3")
@played("hBP02-053", "art1")
@pytest.mark.parametrize(("other", "dealt"), [("hBP02-023", 140), (OLLIE2, 140), (OLLIE1, 100), (MARINE2, 100)])
def test_053_hits_harder_with_two_seconds_of_id_gen_2(other: str, dealt: int) -> None:
    s = Scene(
        {"center": one(OLLIE2, "ollie", cheers=["purple x3"]), "back": [one(other, "other")]},
        {**FOE, "back": [one(OLLIE2, "behind")]},
    )
    s.use("ollie", "foe")
    assert damage(s) == (dealt, 0, 0)
