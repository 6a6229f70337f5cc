"""The normaliser: what may differ, and what never may."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.propose import wording_en, wording_ja
from kaimaku.games.hocg.propose.compare import HOLDER, LANGS, RULES, normal, other_printings, verdict
from kaimaku.games.hocg.propose.wording import Rule
from kaimaku.games.hocg.status import here
from kaimaku.kernel.refusals import Lang
from tests.depth import some
from tests.propose import wordings, wordings_recent

ALIKE: dict[Lang, dict[str, tuple[str, str]]] = {
    "en": wordings.EN | wordings_recent.EN,
    "ja": wordings.JA | wordings_recent.JA,
}
ALIKE_HELD: dict[Lang, dict[str, tuple[str, str]]] = {"en": wordings.EN_HOLDER, "ja": wordings.JA_HOLDER}
EVERY_RULE = [(lang, rule) for lang in LANGS for rule in RULES[lang]]
EVERY_HOLDER = [(lang, rule) for lang in LANGS for rule in HOLDER[lang]]


def named(value: object) -> str:
    return value.why if isinstance(value, Rule) else str(value)


@pytest.mark.parametrize(("lang", "rule"), EVERY_RULE, ids=named)
def test_each_rule_makes_its_pair_equal_and_no_other_rule_does(lang: Lang, rule: Rule) -> None:
    one, other = ALIKE[lang][rule.why]
    assert verdict(one, other, lang, attached=False) == "equal"
    assert normal(one, lang, without=rule) != normal(other, lang, without=rule)


@pytest.mark.parametrize(("lang", "rule"), EVERY_HOLDER, ids=named)
def test_the_holder_may_be_called_this_holomem_on_what_is_attached(lang: Lang, rule: Rule) -> None:
    one, other = ALIKE_HELD[lang][rule.why]
    assert verdict(one, other, lang, attached=True) == "equal"
    assert verdict(one, other, lang, attached=False) == "different"
    assert normal(one, lang, True, without=rule) != normal(other, lang, True, without=rule)


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_a_reason_of_its_own_and_no_pair_is_left_over(lang: Lang) -> None:
    reasons = [rule.why for rule in RULES[lang]]
    assert sorted(ALIKE[lang]) == sorted(reasons)
    assert sorted(ALIKE_HELD[lang]) == sorted(rule.why for rule in HOLDER[lang])


def test_both_languages_have_the_same_kinds_of_rules() -> None:
    assert list(wording_en.GROUPS) == list(wording_ja.GROUPS)
    assert all((*wording_en.GROUPS.values(), *wording_ja.GROUPS.values()))


APART_EN = [
    # other numbers
    ("Draw 2 cards.", "Draw 3 cards."),
    ("Archive 1~3 cards from your hand.", "Archive 1 to 4 cards from your hand."),
    ("This Arts gets +30.", "This Arts gets -30."),
    ("If it is 3 or 5, rest.", "If it is 3, rest."),
    # whose
    ("Archive 2 cheers from your stage.", "Archive 2 cheers from your opponent's stage."),
    ("Your opponent draws 2 cards.", "Draw 2 cards."),
    ("Your opponent may draw 2 cards from their deck.", "Your opponent may draw 2 cards from your deck."),
    ("Draw 2 cards from your deck.", "Draw 2 cards from your opponent's deck."),
    ("Archive 2 cards from your hand.", "Your opponent archives 2 cards from their hand."),
    ("If your hand has fewer cards than your opponent's, rest.", "If your opponent has fewer cards in hand, rest."),
    ("Shuffle the deck.", "Shuffle the cheer deck."),
    ("Deal 30 Special Damage to this holomem.", "Deal 30 Special Damage to that holomem."),
    # where
    ("Rest your center holomem.", "Rest your collab holomem."),
    ("Rest your center holomem.", "Rest your back holomem."),
    ("Your Debut holomem in the collab position gets Arts+30.", "Your center Debut holomem gets Arts+30."),
    ("Return 9 fans to hand.", "Return 9 fans to the bottom of the deck."),
    ("Put the rest to the bottom of the deck.", "Put the remaining cards to the top."),
    ("Send 9 cheers from your archive to it.", "Send 9 cheers from your hand to it."),
    ("If you have 3 or more fans in your archive, rest.", "If you have 3 or more fans in hand, rest."),
    # may and must
    ("You may draw 2 cards.", "Draw 2 cards."),
    ("You may roll a die once: Rest.", "You may roll a die once. Rest."),
    ("You may roll a die once: Rest.", "Roll a die once: Rest."),
    ("Rest your collab holomem.", "You may rest your collab holomem."),
    # one, several, any number, all
    ("Restore 70 HP to 1 of your holomem.", "Restore 70 HP to all of your holomem."),
    ("Restore 90 HP to 1 of your holomem.", "Restore 90 HP to 2 of your holomem."),
    ("Send 9 cheers to 1 of your holomem.", "Send 9 cheers to your holomem."),
    ("Send any number of cheers to 1 of your holomem.", "Send any number of cheers to your holomem."),
    ("Rest 1 of your opponent's back holomem.", "Rest your opponent's back holomem."),
    ("Rest 1 of your opponent's back holomem.", "Rest that holomem."),
    ("Archive 1 cheer from this holomem.", "Archive all cheers from this holomem."),
    ("Archive any number of fans.", "Archive all fans."),
    ("All of your holomem get Arts+30.", "1 of your holomem gets Arts+30."),
    ("Choose 1 of your holomem.", "Choose 1 holomem."),
    ("Archive 1 of your downed holomem.", "Archive that holomem."),
    ("Draw up to 3 cards.", "Draw 3 cards."),
    ("Archive the top 2~4 cards of your deck.", "Archive the top 2~4 cards of your cheer deck."),
    # at least and at most, odd and even, more and fewer
    ("If your life is 3 or less, rest.", "If your life is 3 or more, rest."),
    ("If you have 3 or fewer cards in hand, rest.", "If you have 3 or more cards in hand, rest."),
    ("If your hand has fewer cards than your opponent's, rest.", "If you have more cards in hand than your opponent."),
    ("If it is odd, rest.", "If it is even, rest."),
    # and, or
    ("Rest your center holomem and collab holomem.", "Rest your center holomem or collab holomem."),
    ("Reveal 1 [〈A〉 or 〈B〉].", "Reveal 1 [〈A〉 and 〈B〉]."),
    ("Reveal 1 〈A〉 and/or 〈B〉.", "Reveal 1 〈A〉 and 〈B〉."),
    ("Reveal any number of 〈A〉 and/or 〈B〉.", "Reveal any number of 〈A〉 or 〈B〉."),
    ("If your life is 3 and it is odd, rest.", "If your life is 3 or it is odd, rest."),
    # when
    ("During this turn, rest.", "During your opponent's next turn, rest."),
    ("If your holomem bloomed this turn, rest.", "If your holomem bloomed, rest."),
    ("During your opponent's turn, usable if you rest: Draw 2 cards.", "Usable if you rest: Draw 2 cards."),
    ("When this holomem is downed, draw 2 cards.", "When this holomem would be downed, draw 2 cards."),
    ("If this Arts dealt damage, rest.", "If this Arts would deal damage, rest."),
    ("[1/Turn] Draw 2 cards.", "[1/Game] Draw 2 cards."),
    ("[1/Turn] Draw 2 cards.", "Draw 2 cards."),
    # with and without a condition
    ("If your life is 3 or less, draw 2 cards.", "Draw 2 cards."),
    ("Draw 2 cards. If you did, rest.", "Draw 2 cards. Rest."),
    ("Rest your other holomem.", "Rest your holomem."),
    ("Rest 1 of your holomem with #Song.", "Rest 1 of your holomem."),
    ("Rest 1 of your holomem other than Debut.", "Rest 1 of your holomem."),
    ("Draw 1 card for each fan on your stage.", "Draw 1 card."),
    ("Draw 1 card for each color among cheers.", "Draw 1 card for each cheer."),
    ("3 differently named holomem with #Song", "3 holomem with #Song"),
    ("Deal 30 Special Damage. However, your opponent loses no life even if it is downed.", "Deal 30 Special Damage."),
    ("This Arts gets +30 instead.", "This Arts gets +30."),
    ("All of your back holomem do not take damage.", "All of your back holomem take damage."),
    # what
    ("Archive 1 fan.", "Archive 1 mascot."),
    ("Reveal 1 fan, and add it to hand.", "Add 1 fan to hand."),
    ("Rest the target of this Arts.", "Rest this holomem."),
    ("Reattach 9 cheers from this holomem.", "Archive 9 cheers from this holomem."),
    ("Deal 30 Special Damage.", "Deal 30 damage."),
    ("Swap your center holomem with 1 back holomem.", "Switch your center holomem with 1 back holomem."),
]
APART_JA = [
    # other numbers
    ("自分のデッキを2枚引く。", "自分のデッキを3枚引く。"),
    ("このアーツ+30。", "このアーツ-30。"),
    ("3か5の時、お休みする。", "3の時、お休みする。"),
    ("ファン1人につき(数えるのは4人まで)、アーツ+30。", "ファン1人につき、アーツ+30。"),
    # whose
    ("自分のデッキを1枚引く。", "相手のデッキを1枚引く。"),
    ("このホロメンは相手からダメージを受けない。", "このホロメンはダメージを受けない。"),
    ("自分のステージのファンを見る。", "相手のステージのファンを見る。"),
    (
        "相手のコラボホロメンと自分のファン1人を交代させる。",
        "相手のコラボホロメンとファン1人を交代させる。",
    ),
    ("このホロメンと自分のバックホロメンを交代させる。", "このホロメンと相手のバックホロメンを交代させる。"),
    ("相手は手札2枚をアーカイブする。", "相手は自分の手札2枚をアーカイブする。"),
    ("そのホロメンのHP30回復。", "このホロメンのHP30回復。"),
    (
        "相手のバックホロメンを選ぶ。その相手のセンターホロメンを見る。",
        "相手のバックホロメンを選ぶ。そのホロメンを見る。",
    ),
    # where
    ("自分のセンターホロメンを見る。", "自分のコラボホロメンを見る。"),
    ("自分のセンターが〈A〉の時、お休みする。", "自分のコラボホロメンが〈A〉の時、お休みする。"),
    ("残ったカードをデッキの下に戻す。", "残ったカードをデッキの上に戻す。"),
    ("アーカイブのファン2枚を手札に戻す。", "手札のファン2枚をアーカイブする。"),
    ("自分の手札が3枚以上ある時、お休みする。", "自分のアーカイブが3枚以上ある時、お休みする。"),
    ("自分のアーカイブの〈A〉を見る。", "自分の〈A〉を見る。"),
    ("自分のデッキを下から2枚引く。", "自分のデッキを上から2枚引く。"),
    # may and must
    ("自分のデッキを1枚引ける。", "自分のデッキを1枚引く。"),
    ("サイコロを1回振れる:お休みする。", "サイコロを1回振る:お休みする。"),
    ("サイコロを1回振れる:お休みする。", "サイコロを1回振れる。お休みする。"),
    ("お休みさせることができる。", "お休みさせる。"),
    ("それを公開できる:公開したカードをステージに出す。", "それを公開し、ステージに出す。"),
    # one, several, any number, all
    ("自分のホロメン全員のアーツ+10。", "自分のホロメン1人のアーツ+10。"),
    ("自分のバックホロメン1人のエール2枚をアーカイブする。", "自分のバックホロメンのエール2枚をアーカイブする。"),
    ("自分のエール2枚を、自分のバックホロメン1人に送る。", "自分のエール2枚を、自分のバックホロメンに送る。"),
    ("自分のエール1～3枚を、自分のホロメン1人に送る。", "自分のエール1～3枚を、自分のホロメンに送る。"),
    ("相手のバックホロメン1人に特殊ダメージ。", "相手のバックホロメンに特殊ダメージ。"),
    ("センターホロメンかコラボホロメンどちらかを見る。", "センターホロメンとコラボホロメンを見る。"),
    ("自分のホロメン1人のHP30回復。", "自分のホロメン全員のHP30回復。"),
    ("自分のホロメン2人のHP30回復。", "自分のホロメンのHP30回復。"),
    ("ファンを好きな枚数選び、アーカイブする。", "ファンすべてを選び、アーカイブする。"),
    ("ファンを好きな枚数アーカイブする。", "ファン1枚をアーカイブする。"),
    ("自分のホロメン全員に付いているファン", "自分のホロメン1人に付いているファン"),
    ("エールをホロメン全員に1枚ずつ送る。", "エール1枚をホロメン全員に送る。"),
    ("その中から2枚を手札に加える。", "その中から2枚までを手札に加える。"),
    # at least and at most, odd and even, exactly
    ("自分のライフが3以下なら、お休みする。", "自分のライフが3以上なら、お休みする。"),
    ("自分のライフがちょうど3なら、お休みする。", "自分のライフが3以下なら、お休みする。"),
    ("奇数の時、お休みする。", "偶数の時、お休みする。"),
    ("相手より少ない時、お休みする。", "相手より多い時、お休みする。"),
    ("相手より少ない時、お休みする。", "相手以下の時、お休みする。"),
    ("ファンがいる時、お休みする。", "ファンがいない時、お休みする。"),
    # and, or; how far an adjective reaches
    ("このホロメンに[ツールかファン]が付いている。", "このホロメンにツールとファンが付いている。"),
    ("相手のセンターホロメンかコラボホロメンを見る。", "相手のセンターホロメンとコラボホロメンを見る。"),
    (
        "#歌を持つ[センターホロメンとコラボホロメン]を見る。",
        "#歌を持つセンターホロメンとコラボホロメンを見る。",
    ),
    (
        "#歌を持つ[センターホロメンとコラボホロメン]に特殊ダメージ30を与える。",
        "#歌を持つセンターホロメンとコラボホロメンに特殊ダメージ30を与える。",
    ),
    ("[ツールとファン]2枚ずつを見る。", "[ツールかファン]2枚ずつを見る。"),
    (
        "自分の#歌を持つ[センターホロメンかコラボホロメン]のエール",
        "自分の#歌を持つセンターホロメンかコラボホロメンのエール",
    ),
    ("自分の赤[〈A〉か〈B〉]に送る。", "自分の赤〈A〉か〈B〉に送る。"),
    # when
    ("このターンの間、アーツ+30。", "次のターンの間、アーツ+30。"),
    ("このターンの間、アーツ+30。", "アーツ+30。"),
    ("ホロメンがダウンした時、お休みする。", "ホロメンがダウンしたなら、お休みする。"),
    ("ダメージを受けた時、お休みする。", "ダメージを受ける時、お休みする。"),
    ("自分のメインステップに使える:お休みする。", "相手のメインステップに使える:お休みする。"),
    ("[ターンに1回]お休みする。", "[ゲームに1回]お休みする。"),
    # with and without a condition
    ("自分のライフが3以下の時、お休みする。", "お休みする。"),
    ("自分のファンがいる時にしか使えない。", "自分のファンがいる時に使える。"),
    ("自分の他のホロメンを見る。", "自分のホロメンを見る。"),
    ("自分の#歌を持つホロメンを見る。", "自分のホロメンを見る。"),
    ("かわりに、このアーツ+30。", "さらに、このアーツ+30。"),
    ("特殊ダメージ30を与える(相手のライフは減らない)。", "特殊ダメージ30を与える。"),
    ("2nd以上の〈A〉を見る。", "2ndの〈A〉を見る。"),
    ("赤の〈A〉を見る。", "青の〈A〉を見る。"),
    # what
    ("ファン1枚を公開し、手札に加える。", "ファン1枚を手札に加える。"),
    ("自分のデッキの上から1枚を公開し、手札に加える。", "自分のデッキの上から1枚を手札に加える。"),
    ("エール1枚を送る。", "エール1枚を付け替える。"),
    ("必要な無色エール-2。", "必要な赤エール-2。"),
    ("アーカイブしたホロパワー2枚につき", "アーカイブしたファン2枚につき"),
    ("特殊ダメージ30を与える。", "ダメージ30を与える。"),
]


@pytest.mark.parametrize(
    ("lang", "one", "other"), [("en", *pair) for pair in APART_EN] + [("ja", *pair) for pair in APART_JA]
)
def test_no_difference_of_meaning_is_hidden(lang: Lang, one: str, other: str) -> None:
    assert verdict(one, other, lang, attached=False) == "different"


def test_on_what_is_attached_another_holomem_spoken_of_is_not_the_holder() -> None:
    for whom in ("", "center ", "back "):
        en = f"When this holomem downs your opponent's {whom}holomem, archive {{}} holomem."
        assert verdict(en.format("that"), en.format("this"), "en", attached=True) == "different"
    for whom in ("", "センター", "バック"):
        ja = f"このホロメンが相手の{whom}ホロメンにダメージを与えた時、{{}}ホロメンを見る。"
        assert verdict(ja.format("その"), ja.format("この"), "ja", attached=True) == "different"


# A piece of a text → what makes it another text: whose, where, how many, how much, whether, when, which.
EDITS: dict[Lang, list[tuple[str, str]]] = {
    "en": [
        (r"\byour opponent's\b", "your"),
        (r"\byour (?!opponent)", "your opponent's "),
        (r"\bcenter\b", "collab"),
        (r"\bcollab\b", "center"),
        (r"\bback\b", "center"),
        (r"\b[Yy]ou may ", ""),
        (r"\b1 of your\b", "all of your"),
        (r"\ball of\b", "1 of"),
        (r"\b1 (?=card|cheer|holomem)", "any number of "),
        (r"\bor more\b", "or fewer"),
        (r"\bor (?:fewer|less)\b", "or more"),
        (r"\bodd\b", "even"),
        (r"\beven\b(?! if)", "odd"),
        (r"\bhand\b", "archive"),
        (r"\barchive\b(?= to)", "hand"),
        (r"\band\b", "or"),
        (r"\bor\b", "and"),
        (r"\bthis turn\b", "your next turn"),
        (r"\b[Ii]f [^,.:]*, ", ""),
        (r"\bfor each [^,.]*", ""),
        (r"\btop\b", "bottom"),
        (r"\bbottom\b", "top"),
        (r" other than \S+", ""),
        (r" with #\w+", ""),
        (r"\bother ", ""),
        (r"\b(?:white|green|red|blue|purple|yellow) ", ""),
        (r"\bthis holomem\b", "your holomem"),
        (r" instead", ""),
        (r"\[1/Turn\] ", ""),
        (r"\+", "-"),
        (r"-(?=\d)", "+"),
    ],
    "ja": [
        ("自分", "相手"),
        ("相手", "自分"),
        ("センター", "コラボ"),
        ("コラボ", "センター"),
        ("バック", "センター"),
        ("できる", "する"),
        ("引ける", "引く"),
        ("送れる", "送る"),
        ("戻せる", "戻す"),
        ("振れる", "振る"),
        ("1人", "全員"),
        ("全員", "1人"),
        ("すべて", "1枚"),
        ("1枚", "すべて"),
        ("1枚", "2枚まで"),
        ("以上", "以下"),
        ("以下", "以上"),
        ("奇数", "偶数"),
        ("偶数", "奇数"),
        ("手札", "アーカイブ"),
        ("アーカイブの", "手札の"),
        ("(?<=[ンル〉])か", "と"),
        ("(?<=[ンル〉])と", "か"),
        ("このターン", "次の自分のターン"),
        ("[^。:\n]*なら、", ""),
        ("[^。、:]*につき、", ""),
        ("上から", "下から"),
        ("の下に", "の上に"),
        ("〉以外の", "〉の"),
        ("#[^#を]*を持つ", ""),
        ("他の", ""),
        ("[白緑赤青紫黄](?=エール|ホロメン|センター)", ""),
        ("このホロメン", "自分のホロメン"),
        ("かわりに、", ""),
        (r"\[ターンに1回\]", ""),
        (r"\+", "-"),
        ("-", "+"),
    ],
}


def edited(text: str, lang: Lang) -> Iterator[str]:
    """The text with one thing changed, for each thing that can be."""
    for find, put in EDITS[lang]:
        for found in re.finditer(find, text):
            yield text[: found.start()] + put + text[found.end() :]
    for found in re.finditer(r"\d+", text):
        yield f"{text[: found.start()]}{int(found[0]) + 1}{text[found.end() :]}"


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_of_a_card_can_be_edited_without_being_noticed(lang: Lang) -> None:
    def missed(d: CardDef) -> Iterator[tuple[str, str]]:
        for text in texts(d, lang).values():
            for other in edited(text, lang):
                if other != text and verdict(text, other, lang, d.attachable) != "different":
                    yield text, other

    assert [pair for d in some(here().values(), 6) for pair in missed(d)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_normal_texts_stay_as_they_are(lang: Lang) -> None:
    """A text that went through the normaliser goes through it unchanged: no rule waits for a second turn."""
    for d in here().values():
        for text in texts(d, lang).values():
            once = normal(text, lang, d.attachable)
            assert normal(once, lang, d.attachable) == once


def test_another_printing_speaks_of_its_own_place() -> None:
    record: dict[str, Any] = {
        "notes": [
            "en art0 text differs: kept: One.; other source: Two.",
            "ja gift text differs: kept: 一。; other source: 二。",
            "en sp text differs: kept: Three.; other source: Four.",
            "a note about something else",
        ]
    }
    assert other_printings(record, "en") == ["Two.", "Four."]
    assert other_printings(record, "en", "art1") == ["Two."]
    assert other_printings(record, "en", "art2") == []
    assert other_printings(record, "en", "sp") == ["Four."]
    assert other_printings(record, "ja", "gift1") == ["二。"]
    assert other_printings({"notes": None}, "ja", "gift1") == []
