"""hBP03, the yellow holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, names
from kaimaku.games.hocg.lang import card
from kaimaku.games.hocg.table import CHEER_DECK
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

KORONE, KORONE1, WATAME, WATAME1 = "hBP03-061", "hBP03-063", "hBP03-067", "hBP03-069"
RISU, RISU1, LUNA, MATE, MASCOT = "hBP03-073", "hBP03-075", "hBP03-010", "hBP03-112", "hBP03-098"
FOE = one("Spare", "foe")  # 990 HP

card("tBP03-flare", printed=Printed("tBP03-flare", "holomem", names("Shiranui Flare"), bloom="debut", hp=80))
for word, name in (
    ("iofi", Names("Airani Iofifteen", "アイラニ・イオフィフティーン")),
    ("moona", Names("Moona Hoshinova", "ムーナ・ホシノヴァ")),
):
    card(f"tBP03-{word}", printed=Printed(f"tBP03-{word}", "holomem", name, bloom="debut", hp=80))


# --- hBP03-062 and 066 Inugami Korone


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.11.2")
@played("hBP03-062", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_062_may_archive_its_cheer_to_find_a_debut_of_gamers(agreed: bool) -> None:
    s = Scene(
        {
            "back": [
                one("hBP03-062", "me", cheers=[one("red", "r"), one("blue", "b")]),
                one(LUNA, "l", cheers=["white"]),
            ],
            "deck": ["Filler", one(KORONE, "debut"), one(KORONE1, "first"), one(LUNA, "luna")],
        }
    )
    s.do("collab", "me")
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"r", "b"}
        s.pick("b")
        assert s.choices() == {"debut"}
        s.pick("debut")
    assert (s.lies("debut"), s.cheers("me")) == (("hand", ["red"]) if agreed else ("deck", ["red", "blue"]))
    assert (s.count("archive"), s.prompt) == (int(agreed), "main")


@rule("hocg:10.4.2.2")
@played("hBP03-062", "collab_effect1")
def test_062_cannot_pay_without_a_cheer_of_its_own() -> None:
    s = Scene({"back": [one("hBP03-062", "me"), one(LUNA, "l", cheers=["white"])]})
    s.do("collab", "me")
    assert s.prompt == "main"


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@played("hBP03-066", "gift1")
@pytest.mark.parametrize("victim", ["me", "korone"])
def test_066_sends_the_top_cheer_to_a_korone_when_downed_before_life_is_lost(victim: str) -> None:
    s = Scene(
        {"center": one("hSD01-003", "striker", cheers=["white"])},
        {
            "center": one(KORONE, "korone", damage=100 if victim == "korone" else 0),
            "collab": one("hBP03-066", "me", damage=200 if victim == "me" else 0),
            "back": [one(LUNA, "luna")],
            "cheer_deck": ["blue", "green"],
            "life": ["red", "red", "red"],
        },
    )
    s.use("striker", victim)
    if victim == "me":
        assert s.choices() == {"me", "korone"}
        assert s.count("life", B) == 3
        s.pick("korone")
        assert s.cheers("korone") == ["blue"]
    while s.prompt == "pick":  # the life card
        s.answer(s.options("pick")[-1])
    sent = len(s.t.zones[CHEER_DECK + B])
    assert (s.place(victim), s.count("life", B), sent) == ("gone", 2, 1 if victim == "me" else 2)


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:4.4.8")
@played("hBP03-066", "art1")
@pytest.mark.parametrize(
    ("target", "under", "answer", "dealt"),
    [
        ("hBP03-066", [KORONE, KORONE1], "yes", 170),
        ("hBP03-066", [KORONE, KORONE1], "no", 120),
        ("hBP03-066", [KORONE], "", 120),
        ("hBP03-063", [KORONE, KORONE1], "", 120),
    ],
)
def test_066_may_archive_a_first_below_against_a_second(target: str, under: list[str], answer: str, dealt: int) -> None:
    me = one("hBP03-066", "me", under=[one(n, f"u{i}") for i, n in enumerate(under)], cheers=["yellow"] * 3)
    s = Scene({"center": one("hBP03-066", "x", under=[KORONE1]), "collab": me}, {"center": one(target, "foe")})
    s.use("me", "foe")
    assert s.prompt == ("may" if answer else "perform")
    if answer:
        s.do(answer)
    assert (s.mem("foe").damage, len(s.mem("me").stack)) == (dealt, 1 + len(under) - (dealt == 170))
    if dealt == 170:
        assert (s.lies("u1"), s.lies("u0")) == ("archive", "elsewhere")


# --- hBP03-068 and 070 Tsunomaki Watame


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP03-068", "art1")
@pytest.mark.parametrize(("fan", "agreed"), [(MATE, True), (MATE, False), (MASCOT, False)])
def test_068_may_send_a_cheer_of_the_archive_beside_a_watamate(fan: str, agreed: bool) -> None:
    s = Scene(
        {
            "center": one("hBP03-068", "me", cheers=["yellow"]),
            "back": [one(WATAME, "w", attached=[fan]), one(LUNA, "luna"), one(KORONE, "korone")],
            "archive": [one("red", "r"), one("blue", "b"), one(WATAME, "card")],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    if fan == MATE:
        s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"r", "b"}
        s.pick("b")
        assert s.choices() == {"me", "w", "korone"}
        s.pick("korone")
    assert (s.cheers("korone"), s.mem("foe").damage, s.prompt) == (["blue"] * agreed, 20, "perform")


FRIENDS = [
    ("hBP03-070", WATAME, {WATAME: True, "hBP03-068": True, WATAME1: False, KORONE: False}),
    ("hBP03-077", RISU, {RISU: True, "hBP03-074": True, RISU1: False, WATAME: False}),
]


@rule("hocg:13.3.1", "hocg:5.13.1", "hocg:4.6.2.1", "hocg:10.7.2.3.5")
@played("hBP03-070", "bloom_effect1")
@played("hBP03-077", "bloom_effect1")
@pytest.mark.parametrize(("number", "debut", "deck"), FRIENDS)
@pytest.mark.parametrize(
    ("back", "answer", "placed"), [(4, "yes", 1), (1, "yes", 1), (4, "none", 0), (4, "no", 0), (5, "", 0)]
)
def test_a_debut_of_the_deck_may_come_if_there_is_room(
    number: str, debut: str, deck: dict[str, bool], back: int, answer: str, placed: int
) -> None:
    s = Scene(
        {
            "center": one(debut, "me"),
            "back": [LUNA] * back,
            "hand": [one(number, "bloom")],
            "deck": [one(n, n) for n in deck],
        },
        {"back": [LUNA] * 5},
    )
    s.do("bloom", "bloom", "me")
    assert s.prompt == ("may" if answer else "main")
    if answer:
        s.do("no" if answer == "no" else "yes")
    if answer in ("yes", "none"):
        assert s.choices() == {n for n, fits in deck.items() if fits}
        s.do(*(("pick", debut) if placed else ("done",)))
    assert (len(s.t.spots[A]), s.count("deck"), s.prompt) == (1 + back + placed, 4 - placed, "main")


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP03-070", "art1")
def test_070_sends_the_top_cheer_to_a_watame_in_the_back() -> None:
    s = Scene(
        {
            "center": one("hBP03-070", "me", cheers=["yellow"] * 2),
            "collab": one(WATAME, "beside"),
            "back": [one(WATAME, "a"), one(WATAME1, "b"), one(LUNA, "luna")],
            "cheer_deck": ["red", "blue"],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert s.choices() == {"a", "b"}
    s.pick("b")
    assert (s.cheers("b"), s.mem("foe").damage) == (["red"], 30)


# --- hBP03-073 to 078 Ayunda Risu


@rule("hocg:12.2.4.3", "hocg:5.17.4")
@played("hBP03-073", "art2")
@pytest.mark.parametrize("agreed", [True, False])
def test_073_may_pass_a_cheer_to_korone(agreed: bool) -> None:
    me = one(RISU, "me", cheers=[one("red", "r"), one("blue", "b"), one("white", "w")])
    back = [one(KORONE, "a"), one(KORONE1, "b1")]
    s = Scene({"center": one(LUNA, "luna", cheers=["red"]), "collab": me, "back": back}, {"center": FOE})
    s.use("me", "foe", 2)
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"r", "b", "w"}
        s.pick("w")
        assert s.choices() == {"a", "b1"}
        s.pick("a")
    assert (s.cheers("a"), s.mem("foe").damage) == (["white"] * agreed, 60)


@rule("hocg:12.2.4.3", "hocg:2.15.1")
@played("hBP03-074", "art1")
@pytest.mark.parametrize(
    ("back", "dealt"),
    [([], 20), (["tBP03-iofi"], 30), (["tBP03-moona"], 30), (["tBP03-iofi", "tBP03-moona", "tBP03-moona"], 40)],
)
def test_074_hits_harder_beside_iofi_and_beside_moona(back: list[str], dealt: int) -> None:
    s = Scene({"center": one("hBP03-074", "me", cheers=["white"]), "back": [*back, LUNA]}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:10.7.2.3.5")
@played("hBP03-076", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_076_sends_a_green_or_yellow_cheer_to_a_holomem(take: bool) -> None:
    s = Scene(
        {
            "center": one(RISU, "me"),
            "back": [one(LUNA, "luna")],
            "hand": [one("hBP03-076", "bloom")],
            "cheer_deck": [one("green", "g"), one("red", "r"), one("yellow", "y")],
        }
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"g", "y"}
    if take:
        s.pick("y")
        assert s.choices() == {"me", "luna"}
        s.pick("luna")
    else:
        s.do("done")
    assert (s.cheers("luna"), s.prompt) == (["yellow"] * take, "main")


def magical() -> Scene:
    s = Scene(
        {
            "center": one(RISU1, "me", cheers=[one("yellow", "y")]),
            "back": [
                one("hBP03-073", "risu", cheers=[one("green", "g")]),
                one(LUNA, "luna", cheers=[one("white", "w")]),
            ],
            "hand": [one("hBP03-078", "bloom")],
        }
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.17.4", "hocg:5.17.4.1")
@played("hBP03-078", "bloom_effect1")
@pytest.mark.parametrize(("cheer", "owner", "others"), [("g", "risu", {"me", "luna"}), ("y", "me", {"risu", "luna"})])
def test_078_may_move_a_cheer_of_id_gen_1_to_another_holomem(cheer: str, owner: str, others: set[str]) -> None:
    s = magical()
    s.do("yes")
    assert s.choices() == {"g", "y"}
    s.pick(cheer)
    assert s.choices() == others  # itself among them: other than the one who gives
    s.pick("luna")
    assert (s.has("luna", cheer), s.cheers(owner), s.prompt) == (True, [], "main")


@rule("hocg:10.7.2.3")
@played("hBP03-078", "bloom_effect1")
def test_078_need_not_move_any() -> None:
    s = magical()
    s.do("no")
    assert (s.cheers("me"), s.cheers("risu"), s.prompt) == (["yellow"], ["green"], "main")


@rule("hocg:12.2.4.3", "hocg:2.15.1")
@played("hBP03-078", "art1")
@pytest.mark.parametrize(
    ("cheers", "dealt"),
    [
        (["yellow"] * 3, 50),
        (["yellow", "yellow", "green"], 100),
        (["yellow", "blue", "blue"], 100),
        (["yellow", "green", "blue"], 150),
    ],
)
def test_078_hits_harder_with_green_and_with_blue(cheers: list[str], dealt: int) -> None:
    me = one("hBP03-078", "me", cheers=cheers)
    s = Scene({"center": one(LUNA, "l", cheers=["green", "blue"]), "collab": me}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP03-079 Shiranui Flare, hBP03-082 Otonose Kanade


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:10.7.2.3.5")
@played("hBP03-079", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_079_takes_a_yellow_cheer(take: bool) -> None:
    flare = {"center": LUNA, "back": [one("tBP03-flare", "me")], "hand": [one("hBP03-079", "bloom")]}
    s = Scene(flare | {"cheer_deck": [one("green", "g"), one("yellow", "y"), one("yellow", "z")]})
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"y", "z"}
    s.do(*(("pick", "y") if take else ("done",)))
    assert (s.cheers("me"), s.prompt) == (["yellow"] * take, "main")


@rule("hocg:12.2.4.3")
@played("hBP03-079", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(2, 50), (3, 80), (4, 80)])
def test_079_hits_harder_with_three_cheers_of_its_own(cheers: int, dealt: int) -> None:
    me = one("hBP03-079", "me", cheers=["yellow", *["white"] * (cheers - 1)])
    s = Scene({"center": one(LUNA, "l", cheers=["white"] * 4), "collab": me}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:13.3.1", "hocg:5.17.4", "hocg:5.17.4.1")
@played("hBP03-082", "bloom_effect1")
@pytest.mark.parametrize("taken", [["a"], ["b", "c"], []])
def test_082_may_gather_one_or_two_cheers_of_the_stage(taken: list[str]) -> None:
    center = one(LUNA, "luna", cheers=[one("red", "a"), one("blue", "b")])
    me = one("hBP03-080", "me", cheers=[one("white", "own")])
    back = [me, one(KORONE, "k", cheers=[one("green", "c")])]
    s = Scene({"center": center, "back": back, "hand": [one("hBP03-082", "bloom")]})
    s.do("bloom", "bloom", "me")
    s.do("yes" if taken else "no")
    if taken:
        assert s.choices() == {"a", "b", "c"} and not s.options("done")
        s.pick(*taken)
        if len(taken) == 1:
            s.do("done")
    assert (len(s.cheers("me")), s.prompt) == (1 + len(taken), "main")
    assert all(s.has("me", x) for x in taken)


@rule("hocg:5.17.4.1")
@played("hBP03-082", "bloom_effect1")
def test_082_does_not_move_its_own_cheers() -> None:
    s = Scene({"center": one("hBP03-080", "me", cheers=["white"]), "back": [], "hand": [one("hBP03-082", "bloom")]})
    s.do("bloom", "bloom", "me")
    assert s.prompt == "main"
