"""hSD08: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import HOLDER, OPP_TURN, TAKES, TURN, SpecialDamage, attached, card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

card(  # hurts its own holder once when it is hurt
    "tSD08-001",
    attached(SpecialDamage(10, HOLDER), on=TAKES(HOLDER), turn=OPP_TURN, limit=TURN),
    printed=Printed(number="tSD08-001", kind="support", name=Names("Thorn", "とげ"), support="tool", attach_limit=1),
)
card(  # a Summer holomem that is no Debut
    "tSD08-002",
    printed=Printed(
        number="tSD08-002",
        kind="holomem",
        name=Names("Swimmer", "泳ぐ人"),
        bloom="first",
        hp=90,
        tags=(Names("Summer", "サマー"),),
    ),
)
card(  # a PC that is no item
    "tSD08-003",
    printed=Printed(number="tSD08-003", kind="support", name=Names("Toy PC", "おもちゃのパソコン"), support="event"),
)

# --- hSD08-001 Amane Kanata, Oshi


@played("hSD08-001", "skill")
@rule("hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD08-002", 40), ("hSD08-006", 20)])
def test_001_strengthens_a_white_center_only(center: str, dealt: int) -> None:
    s = Scene(
        {"oshi": "hSD08-001", "power": 2, "center": one(center, "me", cheers=["white"])},
        {"center": one("Spare", "foe")},
    )
    s.do("skill", 0)
    s.use("me", "foe")
    assert (s.mem("foe").damage, s.count("power")) == (dealt, 0)


@played("hSD08-001", "sp")
@rule("hocg:12.1.5.1", "hocg:rb.term.takes-minus")
@pytest.mark.parametrize(
    ("victim", "answer", "taken"), [("hSD08-002", "use", 10), ("hSD08-002", "pass", 30), ("hSD08-007", "", 30)]
)
def test_001_sp_may_lower_the_damage_of_a_white_holomem(victim: str, answer: str, taken: int) -> None:
    s = Scene(
        {"center": one("hSD08-005", "luna", cheers=["white"])},
        {"oshi": "hSD08-001", "power": 1, "center": one(victim, "victim")},
    )
    s.use("luna", "victim")
    if answer == "use":
        s.replace()
    elif answer == "pass":
        s.do("pass")
    assert (s.mem("victim").damage, s.count("power", B)) == (taken, 0 if answer == "use" else 1)


@played("hSD08-001", "sp")
@rule("hocg:12.1.5.1", "hocg:10.13.3")
def test_001_sp_is_neither_for_ones_own_turn_nor_for_ones_own_damage() -> None:
    s = Scene(
        {
            "oshi": "hSD08-001",
            "power": 1,
            "center": one("hSD05-004", "mine", cheers=["white x2"], attached=["tSD08-001"]),
        },
        {"center": one("hSD06-004", "iroha", cheers=["green x2"], attached=["hSD06-011"]), "cheer_deck": 0},
    )
    s.use("mine", "iroha")  # Chakimaru answers in A's own turn
    assert (s.mem("mine").damage, s.t.asked[0]) == (20, A)
    while s.t.active == A:
        s.do("pass")
    s.use("iroha", "mine")
    s.do("pass")  # the 70 of the opponent; the tool's own 10 is not asked about
    assert (s.mem("mine").damage, s.count("power")) == (100, 1)


# --- hSD08-002 Amane Kanata


@played("hSD08-002", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.9.1", "hocg:5.11.2")
def test_002_takes_a_summer_debut_of_the_top_five() -> None:
    s = Scene(
        {
            "back": one("hSD08-002", "kanata"),
            "deck": {
                "top": [
                    one("hSD08-003", "power"),  # the collab lays it in the holo Power
                    one("hSD08-005", "luna"),
                    one("tSD08-002", "first"),
                    one("hSD07-002", "flare"),
                    one("hSD09-006", "pekora"),
                    one("hSD01-016", "staff"),
                    one("hSD08-006", "sixth"),
                ],
                "filler": 1,
            },
        }
    )
    s.do("collab", "kanata")
    assert s.choices() == {"luna", "pekora"}
    s.pick("pekora")
    assert s.known("pekora") == 3
    s.pick("staff", "luna", "flare")
    assert (s.lies("pekora"), s.known("luna")) == ("hand", 1)
    assert s.pile("deck") == ["sixth", "-", "staff", "luna", "flare", "first"]


@played("hSD08-002", "collab_effect1")
@rule("hocg:10.7.2.3.5")
def test_002_may_take_nothing() -> None:
    s = Scene(
        {
            "back": one("hSD08-002", "kanata"),
            "deck": [one("hSD08-003", "power"), one("hSD08-005", "luna"), one("hSD08-006", "towa")],
        }
    )
    s.do("collab", "kanata")
    s.do("done")
    s.pick("towa")
    assert (s.count("hand"), s.pile("deck")) == (0, ["towa", "luna"])


# --- hSD08-003 Amane Kanata


@played("hSD08-003", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:5.6.1")
def test_003_finds_a_gen_4_debut() -> None:
    s = Scene(
        {
            "center": one("hBP01-013", "kanata"),
            "hand": [one("hSD08-003", "second")],
            "deck": [
                one("hSD08-007", "watame"),
                one("hSD08-004", "too high"),
                one("hSD09-006", "gen 3"),
                one("hSD08-006", "towa"),
            ],
            "shuffles": [["gen 3", "towa"]],
        }
    )
    s.do("bloom", "second", "kanata")
    assert s.choices() == {"watame", "towa"}
    s.pick("watame")
    assert (s.lies("watame"), s.known("watame"), s.pile("deck")[:2]) == ("hand", 3, ["gen 3", "towa"])
    s.done()


@played("hSD08-003", "bloom_effect1")
@rule("hocg:10.7.2.3.5")
def test_003_may_find_nothing() -> None:
    s = Scene(
        {
            "center": one("hBP01-013", "kanata"),
            "hand": [one("hSD08-003", "second")],
            "deck": [one("hSD08-007", "watame")],
        }
    )
    s.do("bloom", "second", "kanata")
    s.do("done")
    assert s.lies("watame") == "deck"


@played("hSD08-003", "art1")
@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(
    ("back", "dealt"),
    [(["hSD08-005", "hSD08-005", "hSD09-006"], 130), (["hSD08-005"], 110), (["hSD07-002"], 100)],
)
def test_003_gets_ten_for_each_summer_holomem(back: list[str], dealt: int) -> None:
    s = Scene(
        {"center": one("hSD08-003", "kanata", cheers=["white x3"]), "back": back},
        {"center": one("Spare", "foe"), "back": "hSD08-006"},
    )
    s.use("kanata", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD08-004 Amane Kanata


@played("hSD08-004", "gift1")
@rule("hocg:13.4.1", "hocg:10.3.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(
    ("collab", "dealt"), [("hSD08-005", 70), ("hSD08-006", 60), ("hBP01-013", 50), ("hSD07-002", 20)]
)
def test_004_strengthens_a_gen_4_debut_in_collab(collab: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD08-004", "kanata"), "collab": one(collab, "collab", cheers=["white x3"])},
        {"center": one("Spare", "foe")},
    )
    s.use("collab", "foe")
    assert s.mem("foe").damage == dealt


@played("hSD08-004", "gift1")
@rule("hocg:13.4.1", "hocg:10.3.3")
def test_004_strengthens_nobody_from_elsewhere_nor_elsewhere() -> None:
    s = Scene(
        {
            "center": one("hSD08-005", "luna", cheers=["white"]),
            "collab": one("hSD08-006", "towa", cheers=["white"]),
            "back": "hSD08-004",
        },
        {"center": one("Spare", "foe")},
    )
    s.use("towa", "foe")
    s.use("luna", "foe")
    assert s.mem("foe").damage == 20 + 30


def catching_up() -> Scene:
    """Kanata's Arts (120) against a center of 100 HP; three 2nd holomem behind and beside it."""
    return Scene(
        {"center": one("hSD08-004", "kanata", cheers=["white x3"]), "collab": one("hSD08-003", "ours")},
        {
            "center": one("hSD08-002", "center"),
            "collab": one("hSD07-009", "collab"),
            "back": [one("hSD05-009", "one", damage=150), one("hSD06-007", "two"), one("hSD06-004", "first")],
            "life": 4,
        },
    )


def send_life(s: Scene, to: str) -> None:
    while s.t.asked[0] == B and s.prompt == "pick":
        s.pick(to)


@played("hSD08-004", "art1")
@rule("hocg:12.2.4.3", "hocg:11.3.1.1", "hocg:rb.timing.downs")
def test_004_hits_a_second_on_downing_the_center() -> None:
    s = catching_up()
    s.use("kanata", "center")
    assert (s.t.asked[0], s.choices()) == (A, {"collab", "one", "two"})
    assert s.place("center") == "center"  # still there while this happens
    s.pick("two")
    send_life(s, "first")
    assert [s.mem(x).damage for x in ("collab", "one", "two")] == [0, 150, 40]
    assert (s.place("center"), s.count("life", B), s.prompt) == ("gone", 3, "perform")


@played("hSD08-004", "art1")
@rule("hocg:12.2.4.3", "hocg:rb.timing.downs")
def test_004_hits_nobody_if_the_center_stays_or_the_collab_goes_down() -> None:
    s = Scene(
        {"center": one("hSD08-004", "kanata", cheers=["white x3"])},
        {
            "center": one("hSD06-004", "tough"),
            "collab": one("hSD08-002", "collab"),
            "back": one("hSD06-007", "second"),
            "life": 4,
        },
    )
    whole = Scene(
        {"center": one("hSD08-004", "kanata", cheers=["white x3"])},
        {"center": one("hSD06-004", "tough"), "back": one("hSD06-007", "second")},
    )
    whole.use("kanata", "tough")
    assert (whole.mem("tough").damage, whole.mem("second").damage, whole.prompt) == (120, 0, "perform")
    s.use("kanata", "collab")
    send_life(s, "second")
    assert (s.place("collab"), s.mem("second").damage) == ("gone", 0)


@played("hSD08-004", "art1")
@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4")
def test_004_hits_nobody_without_a_second() -> None:
    s = Scene(
        {"center": one("hSD08-004", "kanata", cheers=["white x3"])},
        {"center": one("hSD08-002", "center"), "back": one("hSD06-004", "first"), "life": 4},
    )
    s.use("kanata", "center")
    assert (s.place("center"), s.mem("first").damage, s.prompt) == ("gone", 0, "perform")


# --- hSD08-005 Himemori Luna


def pouch(mine: int, theirs: int, *, where: str = "collab", archive: str = "hSD01-018", hit: str = "center") -> Scene:
    """A downs a holomem of B, who has Luna; `mine` is B's life."""
    victims = {"center": one("hSD08-007", "center", damage=90), "collab": one("hSD08-006", "collab", damage=80)}
    victims[where] = one("hSD08-005", where, damage=80 if hit == where else 0)
    s = Scene(
        {"center": one("hSD07-002", "flare", cheers=["yellow"]), "life": theirs},
        {
            **victims,
            "back": one("hSD06-004", "back"),
            "archive": [one(archive, "card"), one("hSD01-016", "staff"), one("tSD08-003", "toy")],
            "life": mine,
        },
    )
    s.use("flare", hit)
    return s


@played("hSD08-005", "gift1")
@rule("hocg:13.4.1", "hocg:rb.timing.downed", "hocg:rb.term.return-hand")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 3), (2, 3)])
@pytest.mark.parametrize(("answer", "where"), [("yes", "hand"), ("no", "archive")])
def test_005_may_return_a_pc_when_a_holomem_is_downed(mine: int, theirs: int, answer: str, where: str) -> None:
    s = pouch(mine, theirs)
    assert (s.t.asked[0], s.prompt, s.count("life", B)) == (B, "may", mine)
    s.do(answer)
    send_life(s, "back")
    assert (s.lies("card"), s.lies("staff"), s.count("life", B)) == (where, "archive", mine - 1)


@played("hSD08-005", "gift1")
@rule("hocg:rb.timing.downed", "hocg:2.1.2")
def test_005_knows_the_names() -> None:
    s = pouch(3, 3, archive="hSD01-019")
    s.do("yes")
    send_life(s, "back")
    assert s.lies("card") == "hand"


@played("hSD08-005", "gift1")
@rule("hocg:rb.timing.downed", "hocg:11.3.1.1")
def test_005_also_on_its_own_down() -> None:
    s = pouch(3, 3, hit="collab")
    s.do("yes")
    send_life(s, "back")
    assert (s.place("collab"), s.lies("card")) == ("gone", "hand")


@played("hSD08-005", "gift1")
@rule("hocg:13.4.1", "hocg:10.3.3")
@pytest.mark.parametrize(
    "more",
    [
        {"mine": 4, "theirs": 3},  # more life than the opponent
        {"mine": 3, "theirs": 3, "where": "center", "hit": "collab"},  # not in collab
        {"mine": 3, "theirs": 3, "archive": "hBP01-105"},  # an item, no PC
    ],
)
def test_005_otherwise_not(more: dict[str, object]) -> None:
    s = pouch(**more)  # type: ignore[arg-type]
    assert s.prompt != "may"
    send_life(s, "back")
    assert (s.lies("card"), s.t.asked[0]) == ("archive", A)


@played("hSD08-005", "gift1")
@rule("hocg:13.4.1", "hocg:10.3.3")
def test_005_not_in_its_players_own_turn() -> None:
    s = Scene(
        {
            "center": one("hSD08-002", "kanata", cheers=["white"], damage=80),
            "collab": one("hSD08-005", "luna"),
            "archive": [one("hSD01-018", "pc")],
        },
        {"center": one("hSD06-004", "iroha", attached=["hSD06-011"])},
    )
    s.use("kanata", "iroha")  # and Chakimaru downs Kanata
    assert (s.place("kanata"), s.lies("pc"), s.prompt) == ("gone", "archive", "perform")


# --- hSD08-006 Tokoyami Towa


@played("hSD08-006", "collab_effect1")
@rule("hocg:13.2.1", "hocg:rb.term.special-damage")
@pytest.mark.parametrize(("turn", "dealt"), [(2, 20), (1, 10), (4, 10), (5, 10)])
def test_006_hits_harder_on_the_first_turn_of_who_went_second(turn: int, dealt: int) -> None:
    s = Scene(
        {"back": one("hSD08-006", "towa")},
        {"center": one("hSD08-002", "foe"), "collab": one("hSD08-005", "other")},
        turn=turn,
        first="A" if turn % 2 else "B",
    )
    s.do("collab", "towa")
    assert (s.mem("foe").damage, s.mem("other").damage) == (dealt, 0)


# --- hSD08-007 Tsunomaki Watame


@played("hSD08-007", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.21.1")
@pytest.mark.parametrize(("answer", "sent"), [("yes", ["red"]), ("no", [])])
def test_007_may_send_an_archived_cheer_to_a_gen_4_second(answer: str, sent: list[str]) -> None:
    s = Scene(
        {
            "center": one("hSD08-003", "kanata"),
            "back": [one("hSD08-007", "watame"), one("hSD08-004", "other"), "hSD08-005", "hSD07-009"],
            "archive": [one("red", "r"), one("white", "w"), one("hSD08-002", "card")],
        }
    )
    s.do("collab", "watame")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"r", "w"}
        s.pick("r")
        assert s.choices() == {"kanata", "other"}
        s.pick("other")
    assert (s.cheers("other"), s.prompt) == (sent, "main")


@played("hSD08-007", "collab_effect1")
@rule("hocg:13.2.1", "hocg:10.7.2.3.4")
@pytest.mark.parametrize(("center", "archive"), [("hSD08-005", ["red"]), ("hSD08-003", ["hSD08-005"])])
def test_007_does_not_ask_without_a_receiver_or_a_cheer(center: str, archive: list[str]) -> None:
    s = Scene({"center": center, "back": one("hSD08-007", "watame"), "archive": archive})
    s.do("collab", "watame")
    assert s.prompt == "main"
