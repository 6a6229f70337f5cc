"""hBP04, support cards: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE, BESIDE = one("Spare", "foe"), one("Spare", "beside")  # 990 HP each
SORA, RADEN, RIRIKA = "hSD01-003", "hBP04-020", "hBP04-034"
MEAL, DANCE, TUBE, HAMMER, KOKORO, DAIFUKU, KARASU = (
    f"hBP04-{n}" for n in ("091", "094", "097", "098", "100", "101", "103")
)
KOYORI, LAPLUS = "hBP04-010", "hBP04-054"


def arts(s: Scene) -> set[tuple[str, int]]:
    """Who may use which Arts, from the main phase."""
    s.do("pass")
    labels = {number: label for label, number in s.at.mems.items()}
    nth = {art.number: i for card in (RIRIKA, "hBP04-035") for i, art in enumerate(BY_ID[card].arts, 1)}
    return {(labels[int(o[1])], nth[int(o[2])]) for o in s.options("art")}


# --- hBP04-091 Struggle Meal


@rule("hocg:12.2.2", "hocg:10.10.2", "hocg:10.7.2.1.1")
@played("hBP04-091", "text")
@pytest.mark.parametrize(
    ("who", "able"), [("a", {("a", 1), ("a", 2), ("b", 1)}), ("b", {("a", 1), ("b", 1), ("b", 2)})]
)
def test_091_one_ririka_needs_a_colorless_cheer_less_this_turn(who: str, able: set[tuple[str, int]]) -> None:
    s = Scene(
        {
            "hand": [one(MEAL, "meal"), one(MEAL, "more")],
            "center": one(RIRIKA, "a", cheers=["red"]),
            "collab": one(RIRIKA, "b", cheers=["red"]),
            "back": one(SORA, "sora"),
        },
        {"center": FOE},
    )
    s.do("play", "meal")
    assert s.choices() == {"a", "b"}
    s.pick(who)
    assert (s.lies("meal"), s.why_not("play", "more")) == ("archive", "hocg:10.7.2.1.1")
    assert arts(s) == able


@rule("hocg:12.2.2")
@played("hBP04-091", "text")
@pytest.mark.parametrize(("card", "cheers"), [("hBP04-035", ["red"]), (RIRIKA, ["blue"]), ("hBP04-037", ["red"])])
def test_091_takes_off_no_red_cheer_and_only_one(card: str, cheers: list[str]) -> None:
    s = Scene({"hand": [one(MEAL, "meal")], "center": one(card, "a", cheers=cheers)}, {"center": FOE})
    s.do("play", "meal")
    assert arts(s) == set()


@rule("hocg:10.7.2.3.7", "hocg:10.7.2.1.1")
@played("hBP04-091", "text")
def test_091_needs_a_ririka_and_is_free_again_next_turn() -> None:
    assert Scene({"hand": [one(MEAL, "meal")], "center": SORA}).why_not("play", "meal") == "hocg:10.7.2.3.7"
    s = Scene({"hand": [one(MEAL, "meal"), one(MEAL, "more")], "center": RIRIKA})
    s.do("play", "meal")
    turn = s.t.turn
    while s.t.turn < turn + 2 or s.prompt != "main":
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("pass",))
    assert s.why_not("play", "more") == ""


# --- hBP04-094 Maitake Dance


def dance(own: int, others: int, more: int = 0) -> Scene:
    """Raden and Sora with so many cheers each; another Raden without any."""
    return Scene(
        {
            "hand": [one(DANCE, "dance"), one(DANCE, "again")],
            "center": one(RADEN, "raden", cheers=["green"] * own),
            "back": [
                one(SORA, "sora", cheers=[one("red", f"r{i}") for i in range(others)]),
                *(one("hBP04-022", f"other{i}") for i in range(more)),
            ],
        },
        {"center": FOE, "back": one(SORA, "theirs", cheers=["white"])},
    )


@rule("hocg:5.17.4", "hocg:10.7.2.3", "hocg:10.9.1")
@played("hBP04-094", "text")
@pytest.mark.parametrize(("own", "moved", "dealt"), [(1, 1, 20), (1, 2, 30), (2, 1, 30), (0, 2, 20)])
def test_094_moves_one_or_two_cheers_to_a_raden_and_three_give_ten(own: int, moved: int, dealt: int) -> None:
    s = dance(own, 3, more=1)
    s.do("play", "dance")
    assert s.choices() == {"raden", "other0"}
    s.pick("raden")
    assert s.choices() == {"r0", "r1", "r2"} and not s.options("done")  # not what Raden has already
    s.pick(*["r0", "r1"][:moved])
    if moved == 1:
        s.do("done")
    assert (len(s.cheers("raden")), len(s.cheers("sora")), s.cheers("other0")) == (own + moved, 3 - moved, [])
    s.use("raden", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.7.2.3.7", "hocg:10.7.2.3")
@played("hBP04-094", "text")
@pytest.mark.parametrize("move", [True, False])
def test_094_may_leave_the_cheers_where_they_are_if_raden_has_three(move: bool) -> None:
    s = dance(3, 2)
    s.do("play", "dance")
    s.do("yes" if move else "no")
    if move:
        s.pick("r0")
        s.do("done")
    assert len(s.cheers("sora")) == (1 if move else 2)
    s.use("raden", "foe")
    assert s.mem("foe").damage == 30


@rule("hocg:10.7.2.3.7")
@played("hBP04-094", "text")
def test_094_must_move_a_cheer_if_it_would_do_nothing_else() -> None:
    """With two cheers on Raden and one beside her it can't be used without moving that one (Q429)."""
    s = dance(2, 1)
    s.do("play", "dance")
    assert (len(s.cheers("raden")), s.cheers("sora"), s.prompt) == (3, [], "main")


@rule("hocg:10.9.1")
@played("hBP04-094", "text")
def test_094_an_earlier_dance_with_two_cheers_gives_nothing_later() -> None:
    s = dance(0, 3)
    s.do("play", "dance")
    s.pick("r0", "r1")
    s.do("play", "again")
    assert len(s.cheers("raden")) == 3
    s.use("raden", "foe")
    assert s.mem("foe").damage == 20 + 10


@rule("hocg:10.7.2.3.7")
@played("hBP04-094", "text")
@pytest.mark.parametrize(
    ("own", "others", "why"), [(0, 1, ""), (3, 0, ""), (2, 0, "hocg:10.7.2.3.7"), (0, 0, "hocg:10.7.2.3.7")]
)
def test_094_needs_a_cheer_to_move_or_three_already(own: int, others: int, why: str) -> None:
    assert dance(own, others).why_not("play", "dance") == why


# --- hBP04-095 Mascot Catcher


@rule("hocg:5.11.2", "hocg:5.6.1", "hocg:8.6.2", "hocg:10.7.2.3.5")
@played("hBP04-095", "text")
@pytest.mark.parametrize("take", [True, False])
def test_095_finds_a_mascot(take: bool) -> None:
    s = Scene(
        {
            "hand": [one("hBP04-095", "catcher"), one("hBP04-095", "again")],
            "deck": [one(KOKORO, "kokoro"), one(TUBE, "tool"), one("hSD03-014", "fan"), one(KARASU, "karasu")],
        }
    )
    s.do("play", "catcher")
    assert s.choices() == {"kokoro", "karasu"}
    s.do(*(("pick", "karasu") if take else ("done",)))
    assert (s.lies("karasu"), s.known("karasu") == 3) == (("hand", True) if take else ("deck", False))
    assert (s.count("deck"), s.why_not("play", "again")) == (4 - take, "hocg:8.6.2")


# --- hBP04-097 Green Test Tube, 098 Smithing Hammer, 100 Kokoro, 101 Daifuku: what they give their holder


@rule("hocg:10.3.4.2", "hocg:5.19.1", "hocg:10.10.1")
@played("hBP04-097", "text")
@played("hBP04-098", "text")
@played("hBP04-101", "text")
@played("hBP04-103", "text")
@pytest.mark.parametrize(
    ("support", "holder", "more"),
    [
        (TUBE, SORA, 10),
        (TUBE, KOYORI, 10),
        (HAMMER, SORA, 10),
        (HAMMER, "hBP04-039", 10),
        (HAMMER, "hBP04-040", 20),
        (HAMMER, "hSD01-010", 10),
        (DAIFUKU, SORA, 10),
        (DAIFUKU, "hBP04-045", 10),
        (KARASU, SORA, 10),
        (KARASU, LAPLUS, 10),
    ],
)
def test_097_098_101_103_strengthen_their_holder_alone(support: str, holder: str, more: int) -> None:
    cheers = ["green", "blue", "white"]
    s = Scene(
        {
            "center": one(SORA, "other", cheers=["white"]),
            "collab": one(holder, "holder", cheers=cheers, attached=[support]),
        },
        {"center": FOE, "collab": BESIDE},
    )
    s.use("holder", "foe")
    s.use("other", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (BY_ID[holder].arts[0].printed.power + more, 30)


@rule("hocg:4.4.5", "hocg:5.19.1", "hocg:10.3.4.2")
@played("hBP04-100", "text")
@played("hBP04-101", "text")
@pytest.mark.parametrize(
    ("support", "holder", "more"),
    [(KOKORO, SORA, 20), (KOKORO, KOYORI, 20), (DAIFUKU, SORA, 0), (DAIFUKU, "hBP04-043", 20)],
)
def test_100_101_give_hp(support: str, holder: str, more: int) -> None:
    s = Scene({"center": one(holder, "other"), "back": one(holder, "holder", attached=[support])})
    assert (hp(s.t, s.mem("holder")), hp(s.t, s.mem("other"))) == (BY_ID[holder].hp + more, BY_ID[holder].hp)


@rule("hocg:5.19.1", "hocg:10.8.1", "hocg:8.4.2")
@played("hBP04-100", "text")
@pytest.mark.parametrize(("holder", "more"), [(KOYORI, 10), (SORA, 0)])
@pytest.mark.parametrize("collabs", ["holder", "other"])
def test_100_strengthens_a_koyori_who_collabs_this_turn(holder: str, more: int, collabs: str) -> None:
    koyori = one(holder, "holder", cheers=["white"], attached=[KOKORO])
    other = one(KOYORI, "other", cheers=["white"])
    center, back = (other, koyori) if collabs == "holder" else (koyori, other)
    s = Scene({"center": center, "back": [back]}, {"center": FOE, "collab": BESIDE})
    s.do("collab", collabs)
    s.use("holder", "foe")
    s.use("other", "beside")
    power = BY_ID[holder].arts[0].printed.power
    assert (s.mem("foe").damage, s.mem("beside").damage) == (power + (more if collabs == "holder" else 0), 40)


# --- hBP04-097: what a grown Koyori may do with it


TUBE_KEY, KARASU_KEY = (BY_ID[number].activated[0].key for number in (TUBE, KARASU))


def laboratory(holder: str = KOYORI, cheers: int = 2, asleep: bool = True) -> Scene:
    return Scene(
        {
            "center": one(SORA, "sora", cheers=["green"]),
            "back": [
                one(
                    holder,
                    "koyori",
                    cheers=[one("white", f"w{i}") for i in range(cheers)],
                    attached=[one(TUBE, "tube")],
                ),
                one(LAPLUS, "la+", resting=asleep),
                one("hBP01-056", "lui", resting=asleep),
                one(SORA, "asleep", resting=True),
                one(LAPLUS, "awake"),
            ],
        }
    )


@rule("hocg:10.1.1.1", "hocg:10.4.2.2", "hocg:5.19.1")
@played("hBP04-097", "text")
def test_097_wakes_a_resting_holox_holomem_for_a_cheer_as_often_as_she_pays() -> None:
    s = laboratory()
    s.do("ability", TUBE_KEY, "koyori", "tube")
    assert s.choices() == {"w0", "w1"}
    s.pick("w0")
    assert s.choices() == {"la+", "lui"}
    s.pick("lui")
    assert (s.mem("lui").resting, s.mem("la+").resting, s.lies("w0"), s.prompt) == (False, True, "archive", "main")
    s.do("ability", TUBE_KEY, "koyori", "tube")
    assert (s.mem("la+").resting, s.cheers("koyori"), s.mem("asleep").resting) == (False, [], True)
    assert s.why_not("ability", TUBE_KEY, "koyori", "tube") == "hocg:10.4.2.2"


@rule("hocg:5.19.1")
@played("hBP04-097", "text")
@pytest.mark.parametrize("holder", ["hBP04-008", "hSD01-015", "hSD06-004"], ids=["Debut", "Spot", "Iroha"])
def test_097_is_for_a_grown_koyori(holder: str) -> None:
    assert laboratory(holder).options("ability") == []


@rule("hocg:10.1.1.1")
@played("hBP04-097", "text")
def test_097_is_used_in_the_main_phase() -> None:
    s = laboratory()
    assert len(s.options("ability")) == 1
    s.do("pass")
    assert s.options("ability") == []


# --- hBP04-103 Karasu: how La+ may leave the collab


def crow(face: int | None = None, holder: str = LAPLUS) -> Scene:
    s = Scene(
        {
            "center": one(SORA, "sora"),
            "back": [one(holder, "la+", attached=[one(KARASU, "karasu")]), one(LAPLUS, "other")],
        },
        dice=[face] if face else [],
    )
    assert s.options("ability") == []  # not in the back
    s.do("collab", "la+")
    return s


@rule("hocg:10.1.1.1", "hocg:5.24.2", "hocg:10.7.2.1.1", "hocg:8.4.3")
@played("hBP04-103", "text")
@pytest.mark.parametrize(("face", "place"), [(1, "back"), (2, "collab"), (5, "back"), (6, "collab")])
def test_103_moves_la_plus_back_on_an_odd_roll_once_a_turn(face: int, place: str) -> None:
    s = crow(face)
    s.do("ability", KARASU_KEY, "la+", "karasu")
    assert (s.place("la+"), s.mem("la+").resting, s.prompt) == (place, False, "main")
    assert s.options("ability") == [] and s.options("collab") == []  # nor is there another collab this turn
    s.done()


@rule("hocg:5.19.1", "hocg:10.3.2")
@played("hBP04-103", "text")
def test_103_is_for_la_plus_in_the_collab_position_in_the_main_phase() -> None:
    assert crow(holder="hBP01-056").options("ability") == []
    s = crow()
    assert len(s.options("ability")) == 1
    s.do("pass")
    assert s.options("ability") == []
    s = Scene({"center": one(LAPLUS, "la+", attached=[one(KARASU, "karasu")])})
    assert s.options("ability") == []


@rule("hocg:10.7.2.1.1")
@played("hBP04-103", "text")
def test_103_rolls_again_another_turn() -> None:
    s = crow(2)
    s.do("ability", KARASU_KEY, "la+", "karasu")
    turn = s.t.turn
    while s.t.turn < turn + 4 or s.prompt != "main":
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("pass",))
    s.do("collab", "la+")
    assert len(s.options("ability")) == 1
