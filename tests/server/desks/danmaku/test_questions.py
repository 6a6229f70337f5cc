"""Questions: what each prompt asks, in words, with things to touch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kaimaku.games.danmaku
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.picking import MODE
from kaimaku.games.danmaku.rules.picking import REASONS as DECLARED
from kaimaku.games.danmaku.speech.picks import REASONS
from kaimaku.games.danmaku.table import HAND
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.wire.common import Words
from kaimaku.wire.play import Pick
from tests.danmaku.scene import Scene
from tests.server.desks.danmaku.laid import asked, laid, name, said
from tests.server.desks.danmaku.sight import DESK

SOURCE = Path(kaimaku.games.danmaku.__file__).parent


def test_every_reason_of_a_pick_has_words() -> None:
    """Whatever a rule or a card declares, or an aim writes, is known here, and nothing else."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    aims = re.findall(r'aim\(code, [\w.]+, "(\w+)"|^    why = "(\w+)"', text, re.MULTILINE)
    written = {f"seat:{one or other}" for one, other in aims} - {"seat:control"}
    declared = {"mode" if kind == MODE else why.split(" ")[0] for why, kind in DECLARED.kinds.items() if why}
    assert written >= {"seat:attack"} and declared >= {"card:cost", "card:deal", "type:ban"}
    assert written | declared == set(REASONS)


def test_a_reaction_says_what_it_does_to_what() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot/spring", 1: "Graze/spring, Bomb/spring"}))
    s.play(0, "Shoot", 1)
    question = asked(s, 1)
    assert question.prompt == "danmaku:reaction" and question.passing == len(question.options) - 1
    assert question.words == Words(
        "{0} attacks you with [Shoot](shoot-spring). React, or pass?",
        "{0}が[ショット](shoot-spring)であなたを攻撃します。リアクションしますか？",
    )
    assert said(s, 1) == [
        "Avoid {0}'s [Shoot](shoot-spring) with [Graze](graze-spring)",
        "Cancel {0}'s [Shoot](shoot-spring) with [Bomb](bomb-spring)",
        "Pass",
    ]
    graze, bomb, _ = question.options
    assert graze.things == [name(s, s.held(1, "Graze")), "e0"] and bomb.things == [name(s, s.held(1, "Bomb")), "e0"]
    assert (graze.label, bomb.label) == (Words("Avoid", "回避する"), Words("Cancel", "打ち消す"))


def test_for_whom_is_asked_where_it_may_be_for_others() -> None:
    s = laid(Scene("Utsuho Eirin", hands={0: "Last Word", 1: "Graze"}))
    s.play(0, "Last Word")
    things = [option.things[1:] for option in asked(s, 1).options if option.verb == "react"]
    assert sorted(things) == [["e0", "p1"], ["e0", "p2"], ["e0", "p3"]]
    assert [text for text in said(s, 1) if text.endswith("for {3}")]


def test_an_attack_beyond_the_range_says_what_it_costs() -> None:
    s = laid(Scene("Utsuho", seats=6, hands={0: "Shoot/spring, Last Word, Melee"}))
    shoot = name(s, s.held(0, "Shoot"))
    far = next(o for o in asked(s, 0).options if o.things == [shoot, "p3"])
    assert far.risk == Words(
        "out of range: discard at least 2 Danmaku cards", "射程外のため、弾幕カードを2枚以上捨てる"
    )
    near = next(o for o in asked(s, 0).options if o.things == [shoot, "p1"])
    assert near.risk is None


def test_a_spell_card_is_named_with_what_activates_it() -> None:
    s = laid(Scene("Marisa Reimu", hands={0: "Spiritual Attack/spring, Capture Spell Card"}))
    spells = [option for option in asked(s, 0).options if option.verb == "invoke"]
    assert {option.act for option in spells} >= {"spell:0:0", "spell:1:0"}
    own = next(option for option in spells if option.act == "spell:0:0" and option.things[-1] == "p1")
    assert own.words is not None and own.words.en == (
        "Activate [Love Sign “Master Spark”](kirisame_marisa) with [Spiritual Attack](spiritual_attack-spring) on {1}"
    )
    assert own.label == Words("Love Sign “Master Spark”", "恋符「マスタースパーク」")


def test_the_leave_an_incident_gives_is_used_with_ones_character() -> None:
    s = laid(Scene("Yuuka", incident="Overdrive"))
    way = next(option for option in asked(s, 0).options if option.verb == "invoke")
    assert way.things == ["k0"] and way.act.endswith(":i")
    assert way.words is not None and way.words.ja.startswith("[オーバードライブ](overdrive)により")


def test_discards_are_picked_together() -> None:
    s = laid(Scene("Utsuho", hands={1: "Shoot, Graze, Bomb, Party, Focus, Power"}, step="discard"))
    question = asked(s, 1)
    cards = [name(s, card) for card in s.t.zones[HAND + 1]]
    assert question.pick == Pick(2, 2, cards)
    assert question.words is not None and question.words.en.startswith("Discard 2 cards (maximum hand size 4)")
    assert len(question.options) == 15
    option = DESK.picked(s.t, 1, [cards[4], cards[1]])
    assert option == [("discard", s.held(1, "Graze"), s.held(1, "Focus"))]
    GAME.decide(s.t, 1, option[0])


def test_a_long_list_of_sets_is_cut_but_everything_can_be_picked() -> None:
    s = laid(Scene("Utsuho", hands={1: ", ".join(["Shoot"] * 8 + ["Graze"] * 4)}, step="discard"))
    question = asked(s, 1)
    assert len(question.options) == 64 < len(s.options(1))
    assert question.pick is not None
    (last,) = DESK.picked(s.t, 1, question.pick.things[-question.pick.most :])
    assert last == s.options(1)[-1]


def test_taking_a_reaction_back_names_it() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot", 1: "Graze/spring", 2: "Bomb"}))
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.react(2, "Bomb")
    s.quiet()
    question = asked(s, 1)
    assert question.prompt == "danmaku:take back"
    assert question.words is not None
    assert question.words.en == "The attack was cancelled. Return [Graze](graze-spring) to your hand?"
    assert said(s, 1) == ["Return [Graze](graze-spring) to your hand", "Don't return [Graze](graze-spring)"]


def test_what_is_told_in_words_has_numbers_and_no_things() -> None:
    s = laid(Scene("Reimu", hands={0: "Spiritual Attack"}))
    s.cast(0)
    s.quiet()
    question = asked(s, 0)
    assert [(option.verb, option.n, option.things) for option in question.options] == [
        ("type", n, []) for n in range(4)
    ]
    assert [option.label for option in question.options][:2] == [Words("Danmaku", "弾幕"), Words("Dodge", "回避")]
    assert question.pick is None and question.source is not None and question.source.card == "hakurei_reimu"


def test_cards_looked_at_are_shown_by_the_question_alone() -> None:
    s = laid(Scene("Utsuho", hands={0: "Master Plan"}, top="Bomb, Graze, Party"))
    s.play(0, "Master Plan")
    s.quiet()
    assert said(s, 0) == ["Look at the Main Deck", "Look at the Incident deck"]
    s.pick(0)
    question = asked(s, 0)
    assert [face.card.split("-")[0] for face in question.shown] == ["bomb", "graze", "party"]
    assert question.pick == Pick(0, 3, ["q0", "q1", "q2"], True)
    for option in DESK.picked(s.t, 0, ["q2", "q0"]):
        GAME.decide(s.t, 0, option)
    assert s.deck_top == "Party"


def test_a_may_says_what_one_would_do() -> None:
    s = laid(Scene("Utsuho Remilia", hands={0: "Shoot", 1: "Graze"}))
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    s.quiet()
    question = asked(s, 1)
    assert question.prompt == "danmaku:may"
    assert question.words == Words("Draw 1 card?", "「カードを1枚引く」の効果を使いますか？")
    assert question.source is not None and question.source.card == "remilia_scarlet"
    assert said(s, 1) == ["Draw 1 card", "Don't"]


def test_a_veiled_question_is_known_as_such() -> None:
    s = laid(Scene("Utsuho", hands={0: "Kourindou, Shoot"}))
    assert not DESK.veiled(s.t)
    s.do(0, "play", s.held(0, "Kourindou"), 0, -1, 0)
    assert asked(s, 0).prompt == "danmaku:pick" and DESK.veiled(s.t)
    assert said(s, 0)[-1] == "Discard no more"


def test_whoever_is_not_asked_has_no_question() -> None:
    with pytest.raises(LookupError, match="isn't asked"):
        DESK.question(laid(Scene()).t, 2, 1, True)


def test_prompts_of_the_game_are_all_known() -> None:
    """A new prompt needs words here."""
    names = {prompt.name for prompt in PROMPTS if prompt.name.startswith("danmaku:")}
    assert names == {
        f"danmaku:{name}"
        for name in (
            *("character", "main step", "reaction", "take back", "empty hand", "skip", "discards"),
            *("pick", "may", "number", "replacement"),
        )
    }


def test_who_answers_for_another_is_told_by_name() -> None:
    """It is Utsuho who plays Graze, for Remilia: not Remilia who answers."""
    more = "Shoot, Shoot"
    hands = {0: f"Shoot/spring, Bomb, {more}", 1: f"Power, {more}", 2: "Graze/spring, Melee", 3: more}
    s = laid(Scene("Marisa Remilia Utsuho", hands=hands))
    s.play(0, "Shoot/spring", 1)
    s.react(2, "Graze", you=1, pay=["Melee"])
    with_graze = "with [Graze](graze-spring) for"
    said = [asked(s, seat).words for seat in (0, 1, 3)]
    assert [each.en.partition(". ")[0] for each in said if each is not None] == [
        f"{{2}} reacts to your [Shoot](shoot-spring) {with_graze} {{1}}",
        f"{{2}} reacts to {{0}}'s [Shoot](shoot-spring) {with_graze} you",
        f"{{2}} reacts to {{0}}'s [Shoot](shoot-spring) {with_graze} {{1}}",
    ]
    assert said[2] is not None and said[2].ja.startswith("{2}が{1}のために{0}の[ショット](shoot-spring)に")
