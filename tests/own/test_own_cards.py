"""Own cards: a sheet becomes a document, the document a card; it travels with decks, tables and replays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random
from zlib import crc32

import pytest

from kaimaku import games, replays
from kaimaku.decks import CannotWrite, Deck, book, builtin, read, write
from kaimaku.games.hocg.defs import ARTS, BY_ID
from kaimaku.games.hocg.own import document, workshop
from kaimaku.kernel.listeners import ABILITY_BY_KEY
from kaimaku.kernel.plain_data import Unsound
from kaimaku.kernel.replay import Replay
from kaimaku.language.own import BadCard
from kaimaku.wire.rest import WorkshopReport
from tests.own.sheets import SINGER

HOCG = games.game("hocg")
FACTS = {
    "kind": "holomem",
    "hp": 50,
    "bloom": "debut",
    "arts": [{"name": {"en": "Hi", "ja": "Hi"}, "cost": [], "power": 10}],
    "keywords": [{"kind": "collab_effect", "name": {"en": "Up", "ja": "Up"}}],
}


def made(sheet: str = SINGER) -> WorkshopReport:
    report = workshop.read(sheet)
    assert report.number, report
    return report


def with_card(report: WorkshopReport) -> Deck:
    """A start deck in which four copies of a card give way to the own one."""
    deck = builtin("sora")
    main = dict(deck.main)
    gone = next(number for number, count in main.items() if count == 4)
    del main[gone]
    main[report.number] = 4
    return Deck("hocg", "With Maku", {**deck.piles, "main": main}, {report.number: report.document})


def test_a_sheet_in_three_languages_is_one_card() -> None:
    report = made()
    assert report.card is not None and report.card.set == "own" and report.card.hp == 100
    assert [text.source for text in report.texts] == [["collab_effect(Draw(2))"], ["art(ThisArt(20))"]]
    assert [text.same for text in report.texts] == [True, False]
    assert report.card.abilities[0].text.en == "Draw 2 cards from your deck."
    assert made().number == report.number  # the same card is the same everywhere


@pytest.mark.parametrize(
    ("sheet", "en", "ja"),
    [
        ("kind: holomem\nname: X", "A holomem needs an Arts.", "ホロメンにはアーツが必要です。"),
        ("kind: holomem\nname: X\nhp: -5", "A holomem needs hp and an Arts.", "ホロメンにはHPとアーツが必要です。"),
        ("kind: oshi\nname: X", "An oshi needs skills.", "推しホロメンには推しスキルが必要です。"),
    ],
)
def test_what_a_card_lacks_is_told_in_both_languages(sheet: str, en: str, ja: str) -> None:
    (problem,) = workshop.read(sheet).problems
    assert (problem.words.en, problem.words.ja) == (en, ja)


def test_a_refused_reading_speaks_of_this_card() -> None:
    keyword = "keywords: [{kind: %s, name: Up, text: '%s'}]"
    arts = "kind: holomem\nname: X\narts: [{name: Hi, cost: [white], power: 30}]\n"
    (text,) = workshop.read(arts + keyword % ("bloom effect", "Draw 1 card.")).texts
    assert text.why is not None
    assert text.why.en == "Nothing blooms into a Debut or Spot holomem; give it a level of 1st or 2nd."
    (text,) = workshop.read(arts + keyword % ("collab effect", "art(ThisArt(20))")).texts
    assert text.why is not None
    assert text.why.en == "Here belongs collab_effect(…), not art(…)."


def test_what_is_not_understood_is_told_with_what_would_be() -> None:
    report = workshop.read(SINGER.replace("自分のデッキを2枚引く。", "自分のデッキを好きなだけ引く。"))
    first, second = report.texts
    assert not report.number and first.state == "unread" and second.state == "read"
    assert first.unread == ["自分のデッキを好きなだけ引く"]
    assert "自分のデッキを1枚引く。" in first.nearest
    assert report.card is not None and report.card.arts[0].text is not None  # what was read is on its face


EVENT = "kind: サポート\nname: X\nsupport: イベント\ntext: {}"


@pytest.mark.parametrize(
    ("text", "read_as"),
    [
        ("自分のデッキを２枚引く", "use(Draw(2))"),  # as Japanese cards are printed
        ("カードを2枚引き、手札を1枚捨てる。", "use(Draw(2), Archive(HAND))"),
        ("相手のセンターに20ダメージ。", "use(SpecialDamage(20, OPP_CENTER))"),
        ("Draw three cards, then discard a card.", "use(Draw(3), Archive(HAND))"),
        ("Deal 20 damage to your opponent's center.", "use(SpecialDamage(20, OPP_CENTER))"),
        (
            "If your Oshi is Tokino Sora, heal 20 HP from all your holomem.",
            'use(If(OSHI.is_("Tokino Sora"), Heal(20, HOLOMEM[ALL])))',
        ),
        ("If your oshi is <Tokino Sora>, draw 1 card.", 'use(If(OSHI.is_("Tokino Sora"), Draw(1)))'),
        ("You may discard 1 card from your hand. If you do, draw 2 cards.", "use(Pay(Archive(HAND), Draw(2)))"),
        ("Heal 20 HP from each of your holomem.", "use(Heal(20, HOLOMEM[ALL]))"),
        ("Add one Debut holomem from your archive to your hand.", "use(ToHand(ARCHIVE(debut)))"),
        ("Your center holomem gets +30 to its Arts this turn.", "use(Arts(30, CENTER))"),
        ("Attach a cheer from your cheer deck to your center holomem.", "use(Send(CHEER_TOP, CENTER))"),
        ("Roll a die: if even, draw a card; if odd, discard a card.", "use(Roll({EVEN: Draw(1), ODD: Archive(HAND)}))"),
        ("Roll a die. If it's even, draw 2 cards.", "use(Roll({EVEN: Draw(2)}))"),
        ("手札を1枚捨ててもよい。そうしたら2枚引く。", "use(Pay(Archive(HAND), Draw(2)))"),
        ("相手のバックホロメン1体に30ダメージを与える。", "use(SpecialDamage(30, OPP_BACK))"),
        ("アーカイブからDebutホロメンを1枚手札に加える。", "use(ToHand(ARCHIVE(debut)))"),
        ("このターン、センターのアーツに+30。", "use(Arts(30, CENTER))"),
        ("サイコロを振り、偶数なら1枚引く。", "use(Roll({EVEN: Draw(1)}))"),
        ("エールデッキの一番上を自分のホロメンに付ける。", "use(Send(CHEER_TOP, HOLOMEM))"),
        (
            "Search your deck for a Debut holomem, reveal it and add it to your hand. Then shuffle your deck.",
            "use(Search(debut))",
        ),
    ],
)
def test_what_people_write_is_read_like_what_is_printed(text: str, read_as: str) -> None:
    report = workshop.read(EVENT.format(json.dumps(text, ensure_ascii=False)))
    assert [each.source for each in report.texts] == [[read_as]]


@pytest.mark.parametrize(
    ("kind", "text", "read_as"),
    [
        ("collab effect", "When this holomem collabs, draw 1 card.", "collab_effect(Draw(1))"),
        ("collab effect", "コラボした時、カードを1枚引く。", "collab_effect(Draw(1))"),
        ("bloom effect", "When this holomem blooms, draw 1 card.", "bloom_effect(Draw(1))"),
        ("bloom effect", "Bloomした時、カードを1枚引く。", "bloom_effect(Draw(1))"),
    ],
)
def test_an_effect_may_say_its_own_moment(kind: str, text: str, read_as: str) -> None:
    sheet = {"kind": "holomem", "name": "X", "level": "1st", "arts": [{"name": "Hi", "cost": ["white"], "power": 30}]}
    report = workshop.read(json.dumps({**sheet, "keywords": [{"kind": kind, "name": "Up", "text": text}]}))
    assert [each.source for each in report.texts] == [[read_as]]


def test_what_is_one_of_a_few_can_be_written_in_japanese() -> None:
    ja = (
        SINGER.replace("kind: holomem", "kind: ホロメン")
        .replace("white", "白")
        .replace("collab effect", "コラボエフェクト")
    )
    assert made(ja).number == made().number


def test_a_long_text_is_shown_in_part_with_its_limit() -> None:
    (text,) = workshop.read(EVENT.format("Draw 1 card. " * 400)).texts
    assert text.why is not None and "1,500 characters" in text.why.en
    assert [len(part) for part in text.unread] == [301]


def test_a_text_in_two_languages_is_told_so() -> None:
    (text,) = workshop.read(EVENT.format("Draw 2 cards. そしてデッキをシャッフルする。")).texts
    assert text.state == "unread" and text.why is not None and text.why.en == "Write a text in one language."


@pytest.mark.parametrize(
    ("sheet", "where", "said"),
    [
        ("kind: [", "line 2", "YAML"),
        (SINGER.replace("name: Maku", "nmae: Maku"), "nmae", "Did you mean name?"),
        (SINGER.replace("level: Debut", "level: 3rd"), "level", "'3rd' is none of debut, 1st"),
        (SINGER.replace("color: white", "color: wite"), "color", "'wite' is none of white"),
        ("just words", "", "key: value"),
        ("kind: holomem", "name", "needs a name"),
        (SINGER.replace("hp: 100", "hp: 5000"), "hp", "At most 990"),
        (SINGER.replace("hp: 100", "hp: lots"), "hp", "Expected a number, got a text."),
        (SINGER.replace("hp: 100", "hitpoints: 100"), "hitpoints", "Unknown key"),
        (SINGER.replace("name: Maku", "name: '{0}'"), "name", "can't contain {"),
        (SINGER.replace("name: Maku", 'name: "a\\u202eb"'), "name", "visible"),
        (SINGER.replace("kind: holomem", "kind: cheer"), "kind", "cheers"),
        (SINGER.replace("collab effect", "dance"), "keywords.kind", "collab effect"),
        ("kind: oshi\nname: Maku", "", "needs skills"),
        ("a: &x [*x]", "", "anchor"),
        ("x" * 20_000, "", "at most"),
    ],
)
def test_a_mistake_is_told_with_its_place(sheet: str, where: str, said: str) -> None:
    report = workshop.read(sheet)
    assert not report.number and report.problems
    assert said in report.problems[0].words.en
    assert where in report.problems[0].where
    assert report.problems[0].words.ja


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Drow(2)", "did you mean Draw"),
        ("Draw(", "isn't an expression"),
        ("__import__('os').system('true')", "Unknown part 'system'"),
        ("Draw(lambda: 1)", "isn't allowed"),
        ("collab_effect(Draw(1))", "Only holomem have collab_effect"),
        ("Draw(0)", "Draw"),
    ],
)
def test_bad_words_of_the_card_language_are_refused(text: str, said: str) -> None:
    report = workshop.read(json.dumps({"kind": "support", "support": "item", "name": "Box", "text": text}))
    assert not report.number
    told = " ".join([*(t.why.en for t in report.texts if t.why), *(p.words.en for p in report.problems)])
    assert re.search(said, told), told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Drow(2)", "「Drow」という語はありません。もしかして：Draw、"),
        ("Draw(", "「Draw(」は式として読めません。"),
        ("Draw(0)", "Draw(0)：kに0は書けません。Draw(1)のように書いてください。"),
        ("Send(HAND)", "Send(HAND)：toがありません。Send(ARCHIVE(cheer), HOLOMEM)のように書いてください。"),
        ("Draw(1, size=2)", "Drawにsize=…はありません。"),
        ("Draw(1, k=2)", "Drawにkが2回あります。"),
        ("ExtraTurn(HOLOMEM)", "ExtraTurnには何も書けません（HOLOMEMは余分です）。"),
        ("Arts(20, THIS)", "THISが指すものがここにはありません。"),
        ("Draw(1)(2)", "Draw(1)には(…)を付けません。"),
        ("Roll({ODD: Draw(1), ODD: Draw(2)})", "に同じものが2回あります。"),
        ("Draw(lambda: 1)", "カードのテキストにlambda: 1は書けません。"),
        ("collab_effect(Draw(1))", "collab_effect(…)はホロメンにだけあります。use(…)で書いてください。"),
        ("attached(Draw(1), on=ENDS(MY, TURN_STEP))", "ホロメンに付けられるのは、ツール、マスコット、ファンだけです。"),
        (
            "Archive(ARCHIVED)",
            "この書き方はできません（they are there already: Archive(HAND)）。",
        ),  # a rule's own words
    ],
)
def test_what_is_wrong_with_words_of_the_card_language_is_told_in_japanese(text: str, said: str) -> None:
    report = workshop.read(json.dumps({"kind": "support", "support": "item", "name": "Box", "text": text}))
    (why,) = [t.why.ja for t in report.texts if t.why]
    assert said in why and "sheet~" not in why


def test_it_plays_and_its_replay_verifies_where_nobody_knows_it() -> None:
    deck = with_card(made())
    assert not [problem for problem in book("hocg").problems(deck) if not problem.warning]
    replay = replays.header("hocg", [deck, builtin("azki")], 7)
    t = replays.begin(replay)
    rng = Random(3)
    for _ in range(60):
        option = rng.choice(HOCG.options(t, t.asked[0]))
        seat = t.asked[0]
        HOCG.decide(t, seat, option)
        replay.record(t, seat, option)
    raw = replay.to_bytes()
    assert HOCG.load(t.to_data()).digest() == t.digest() == HOCG.open(json.loads(json.dumps(t.to_data()))).digest()
    code = "import sys; from kaimaku import replays; from kaimaku.kernel.replay import Replay; "
    code += "print(replays.verify(Replay.from_bytes(sys.stdin.buffer.read())).decisions)"
    fresh = subprocess.run([sys.executable, "-c", code], input=raw, capture_output=True, check=False)
    assert fresh.stdout.strip() == b"60", fresh.stderr.decode()


def test_a_deck_file_brings_its_cards_along() -> None:
    deck = with_card(made())
    text = write(deck)
    back = read(text, "hocg", book("hocg").known).deck
    assert (back.piles, back.own) == (deck.piles, deck.own)
    with pytest.raises(CannotWrite, match="no place"):
        write(deck, "text")


def test_a_card_is_what_its_number_says() -> None:
    report = made()
    other = report.document.replace('"hp":100', '"hp":990')
    with pytest.raises(BadCard, match="number"):
        workshop.declare({"own~000000000000": other})
    raw = Replay.from_bytes(replays.header("hocg", [with_card(report), builtin("azki")], 7).to_bytes())
    raw.setup["decks"][0]["own"] = {"own~000000000000": other}  # type: ignore[index]
    with pytest.raises(ValueError, match="number"):
        replays.begin(raw)


def test_a_saved_table_with_a_damaged_card_is_refused() -> None:
    t = HOCG.new([with_card(made()), builtin("azki")], 7)
    data = json.loads(json.dumps(t.to_data()))
    many = {f"own~{n:012x}": "{}" for n in range(100)}
    wrong: list[object] = [{"own~000000000000": "{}"}, {"own~000000000000": 1}, [], many]
    for own in wrong:
        with pytest.raises(Unsound):
            HOCG.open({**data, "own": own})


def test_no_card_is_mistaken_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved tables know Arts and abilities by a short number. A card that would take one that is taken is refused."""
    taken = BY_ID["hSD01-011"].arts[0]
    twin = document.compose("own", {**FACTS, "name": {"en": "Twin", "ja": "Twin"}}, ["collab_effect(Draw(2))"])
    monkeypatch.setitem(ARTS, crc32(f"{twin.number}/0".encode()), taken)
    with pytest.raises(BadCard, match="mistaken"):
        workshop.declare({twin.number: twin.text})
    assert twin.number not in BY_ID
    other = document.compose("own", {**FACTS, "name": {"en": "Third", "ja": "Third"}}, ["collab_effect(Draw(2))"])
    some = next(iter(ABILITY_BY_KEY.values()))
    monkeypatch.setitem(ABILITY_BY_KEY, crc32(f"hocg:{other.number}/collab_effect".encode()), some)
    with pytest.raises(BadCard, match="mistaken"):
        workshop.declare({other.number: other.text})


def test_names_of_own_cards_change_no_printed_text() -> None:
    before = BY_ID["hSD01-003"].printed.name
    made(SINGER.replace("name: Maku", "name: {en: Tokino Sora, ja: べつのなまえ}"))
    from kaimaku.games.hocg import facts

    assert facts.names("Tokino Sora") == before


def test_every_kind_of_card_can_be_tried_at_once() -> None:
    item = "kind: support\nsupport: item\nname: Box\ntext: Draw(2)"
    tool = "kind: support\nsupport: tool\nname: Fan\nattach_limit: 1\ntext: attached(Arts(10, HOLDER))"
    oshi = "kind: oshi\nname: Leader\ncolor: white\nskills: [{kind: skill, name: Go, power: 1, text: Draw(1)}]"
    second = SINGER.replace("Debut", "2nd").replace("name: Maku", "name: AZKi")
    for sheet in (SINGER, item, tool, oshi, second):
        number = made(sheet).number
        t = workshop.trial(number)
        assert t.asked == (0,) and number in t.to_data()["defs"]  # type: ignore[operator]
        assert HOCG.open(json.loads(json.dumps(t.to_data()))).digest() == t.digest()
        assert "x-" not in "".join(t.to_data()["defs"])  # type: ignore[arg-type]  # nothing that only this process knows


def test_the_words_have_examples_that_are_read() -> None:
    words = {word.word: word for word in workshop.words()}
    assert words["Draw"].example and words["Draw"].says is not None
    from kaimaku.games.hocg.lang.expressions import read_host

    for word in list(words.values())[::25]:
        if word.example:
            read_host(word.example)


def test_limits_are_kept() -> None:
    with pytest.raises(BadCard, match="8,000"):
        document.parse("x" * 9_000)
    with pytest.raises(BadCard):
        document.parse("[" * 5_000)
    many = {f"own~{n:012x}": "{}" for n in range(61)}
    with pytest.raises(BadCard, match="60"):
        workshop.declare(many)
