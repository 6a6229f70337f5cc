"""hBP04, texts about Ancient Weapon and Koyori's Assistants: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
SORA, AXE, ANYA, KOYORI = "hSD01-003", "hBP01-114", "hBP04-073", "hBP04-008"
WEAPON, ASSISTANTS = "hBP04-099", "hBP04-105"


# --- hBP04-007 Anya Melfissa, Oshi


@rule("hocg:5.17.2", "hocg:5.11.2", "hocg:8.5.1.1", "hocg:10.7.2.3.5")
@played("hBP04-007", "skill")
@pytest.mark.parametrize("take", [True, False])
def test_007_finds_an_ancient_weapon_for_any_holomem_without_a_tool(take: bool) -> None:
    s = Scene(
        {
            "oshi": "hBP04-007",
            "power": 4,
            "center": one(ANYA, "anya"),
            "back": [one(SORA, "sora"), one(SORA, "armed", attached=[AXE])],
            "deck": [one(WEAPON, "weapon"), one(AXE, "axe"), one(WEAPON, "second")],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"weapon", "second"}
    s.do(*(("pick", "weapon") if take else ("done",)))
    if take:
        assert s.choices() == {"anya", "sora"}
        s.pick("sora")
        assert s.has("sora", "weapon") and s.known("weapon") == 3
    assert (s.count("deck"), s.count("power"), s.why_not("skill", 0)) == (3 - take, 2, "hocg:8.5.1.1")


def treasury(cheers: int) -> Scene:
    s = Scene(
        {
            "oshi": "hBP04-007",
            "power": 2,
            "center": one(ANYA, "anya", attached=[WEAPON]),
            "back": [one(SORA, "sora", attached=[WEAPON]), one(SORA, "armed", attached=[AXE]), one(ANYA, "bare")],
            "archive": [one("yellow", f"y{i}") for i in range(cheers)],
        }
    )
    s.do("skill", 1)
    return s


@rule("hocg:5.21.1", "hocg:8.5.1.2", "hocg:10.7.2.3.1")
@played("hBP04-007", "sp")
def test_007_sp_sends_a_cheer_to_each_holder_of_an_ancient_weapon() -> None:
    s = treasury(3)
    s.pick("y2")
    assert not s.options("done")
    s.pick("y1")
    s.pick("sora")
    assert [len(s.cheers(x)) for x in ("anya", "sora", "armed", "bare")] == [1, 1, 0, 0]
    assert (s.lies("y0"), s.prompt, s.count("power")) == ("archive", "main", 0)


@rule("hocg:10.7.2.3.3", "hocg:1.3.2")
@played("hBP04-007", "sp")
def test_007_sp_sends_as_many_as_there_are() -> None:
    s = treasury(1)
    assert s.choices() == {"anya", "sora"}
    s.pick("sora")
    assert [len(s.cheers(x)) for x in ("anya", "sora")] == [0, 1]


# --- hBP04-011, 012 Hakui Koyori; hBP04-076 Anya Melfissa: from the archive to somebody of the name


@rule("hocg:12.2.4.3", "hocg:5.17.2")
@played("hBP04-011", "art1")
@pytest.mark.parametrize("attach", [True, False])
def test_011_may_attach_assistants_to_another_koyori(attach: bool) -> None:
    s = Scene(
        {
            "center": one("hBP04-011", "me", cheers=["white"]),
            "back": [one(KOYORI, "a"), one("hBP04-009", "b"), one(SORA, "sora")],
            "archive": [one(ASSISTANTS, "fan"), one(ASSISTANTS, "second"), one("hSD03-014", "other")],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    s.do("yes" if attach else "no")
    if attach:
        assert s.choices() == {"fan", "second"}
        s.pick("fan")
        assert s.choices() == {"a", "b"}
        s.pick("b")
        assert s.has("b", "fan")
        s.do("no")  # the fan may bring a cheer along
    assert (s.lies("second"), s.mem("foe").damage, s.prompt) == ("archive", 30, "perform")
    assert s.lies("fan") == ("elsewhere" if attach else "archive")


@rule("hocg:13.2.1", "hocg:5.17.2")
@played("hBP04-076", "collab_effect1")
@pytest.mark.parametrize("attach", [True, False])
def test_076_may_attach_an_ancient_weapon_to_an_anya(attach: bool) -> None:
    s = Scene(
        {
            "center": one(ANYA, "a"),
            "back": [one("hBP04-076", "me"), one(SORA, "sora"), one(ANYA, "armed", attached=[AXE])],
            "archive": [one(WEAPON, "weapon"), one(AXE, "axe")],
        }
    )
    s.do("collab", "me")
    s.do("yes" if attach else "no")
    if attach:
        assert s.choices() == {"a", "me"}
        s.pick("a")
        assert s.has("a", "weapon")
    assert (s.lies("weapon"), s.lies("axe")) == ("elsewhere" if attach else "archive", "archive")
    assert s.prompt == "main"


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:10.7.2.3.5")
@played("hBP04-012", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_012_finds_a_support_of_the_lab(take: bool) -> None:
    deck = [one("hBP04-097", "tube"), one(AXE, "axe"), one("hBP04-100", "kokoro"), one(KOYORI, "koyori")]
    s = Scene({"center": one(KOYORI, "me"), "hand": [one("hBP04-012", "bloom")], "deck": deck})
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"tube", "kokoro"}
    s.do(*(("pick", "kokoro") if take else ("done",)))
    assert (s.lies("kokoro"), s.known("kokoro") == 3) == (("hand", True) if take else ("deck", False))
    assert (s.count("deck"), s.prompt) == (4 - take, "main")


@rule("hocg:12.2.4.3", "hocg:5.7.2")
@played("hBP04-012", "art1")
@pytest.mark.parametrize(("carried", "drawn"), [(ASSISTANTS, 1), ("hBP04-100", 0), (None, 0)])
def test_012_draws_with_assistants_of_her_own(carried: str | None, drawn: int) -> None:
    s = Scene(
        {
            "center": one("hBP04-012", "me", cheers=["white"], attached=[carried] if carried else []),
            "back": one(KOYORI, "other", attached=[ASSISTANTS]),
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, 30)
