"""Generated texts: whole sentences in both languages, made of what the declaration says."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Names, Printed, PrintedKeyword
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    AT_BACK,
    BACK,
    BLOOMS,
    CENTER,
    FRONT,
    HAND,
    HOLDER,
    HOLOMEM,
    LIFE,
    OPP_BACK,
    OPP_HOLOMEM,
    STAGE,
    THIS,
    TOP,
    Archive,
    Arts,
    Condition,
    DiceShow,
    Draw,
    Heal,
    Hp,
    If,
    LookPower,
    LookTop,
    May,
    Opponent,
    Say,
    Search,
    SetFace,
    SpecialDamage,
    ThisArt,
    ToDeck,
    at_least,
    attached,
    blue,
    bonus,
    buzz,
    card,
    cheer,
    collab_effect,
    damaged,
    debut,
    each,
    either,
    event,
    fan,
    first,
    gift,
    has,
    having,
    holomem,
    hp_at_most,
    item,
    limited,
    mascot,
    red,
    resting,
    second,
    spot,
    staff,
    support,
    texts,
    tool,
    white,
    without,
)
from kaimaku.games.hocg.lang.filters import Filter
from kaimaku.games.hocg.lang.holomem_nouns import MemNoun
from kaimaku.games.hocg.lang.nouns import HoloNoun
from kaimaku.games.hocg.lang.words import CAN, DID, PLAIN, TE
from kaimaku.kernel.refusals import Lang
from tests.for_each import for_each

LANGS: tuple[Lang, ...] = get_args(Lang)
DECLARED = sorted(facts.load())


def like(text: str, pattern: str) -> bool:
    """Is the text the pattern, with something in every gap (…)?"""
    return re.fullmatch(".+?".join(re.escape(part) for part in pattern.split("…")), text, re.DOTALL) is not None


@pytest.mark.parametrize("lang", LANGS)
@for_each(DECLARED)
def test_every_text_is_made_of_whole_sentences(number: str, lang: Lang) -> None:
    d = BY_ID[number]
    for place, text in texts(d, lang).items():
        assert "{" not in text and "  " not in text and " ." not in text and "。。" not in text
        lines = [line for line in text.split("\n") if line and not line.startswith("◆") and place != "extra"]
        for line in lines:
            assert line.endswith("。" if lang == "ja" else "."), line
            plain = re.sub(r"^■?(?:\[[^]]*(?:Turn|Game|Only)\] )*", "", line)  # marks of limit and position
            assert lang == "ja" or plain[0].isupper(), line
            assert lang == "en" or not any(word in line for word in (" the ", "your", "holomem")), line


@for_each(DECLARED)
def test_both_languages_say_something_and_not_the_same(number: str) -> None:
    en, ja = (texts(BY_ID[number], lang) for lang in LANGS)
    assert en.keys() == ja.keys()
    for place, text in en.items():
        assert text and ja[place] and text != ja[place]


def test_a_text_has_a_place_for_every_ability_of_the_printed_card() -> None:
    assert texts(BY_ID["hSD01-001"], "en").keys() == {"skill", "sp"}
    assert texts(BY_ID["hSD01-006"], "en").keys() == {"art2", "extra"}
    assert texts(BY_ID["hSD01-009"], "ja").keys() == {"collab_effect1"}
    assert texts(BY_ID["hSD01-011"], "ja").keys() == {"art1", "art2"}
    assert texts(BY_ID["hBP01-114"], "ja").keys() == {"text"}
    assert texts(BY_ID["hSD01-003"], "en") == texts(BY_ID["hY01-001"], "ja") == {}


@pytest.mark.parametrize(
    ("phrase", "en", "ja"),
    [
        (Draw(1, bottom=True), "draw 1 card from the bottom of your deck", "自分のデッキを下から1枚引く"),
        (Draw(9), "draw 9 cards from your deck", "自分のデッキを9枚引く"),
        (May(Draw(9)), "you may draw 9 cards from your deck", "自分のデッキを9枚引ける"),
        (
            Arts(25, FRONT[ALL]),
            "during this turn, … center holomem and collab holomem get Arts+25",
            "このターンの間、…のアーツ+25",
        ),
        (Arts(15, BACK), "during this turn, 1 of … gets Arts+15", "このターンの間、…1人のアーツ+15"),
        (Hp(45, HOLOMEM(red)[ALL]), "during this turn, all of … get +45 HP", "…赤ホロメン全員のHP+45"),
        (ThisArt(15 * each(STAGE.attached(mascot))), "this Arts gets +15 for each mascot …", "…につき、このアーツ+15"),
        (
            SpecialDamage(5 * each(ARCHIVE(holomem)), OPP_BACK),
            "deal 5 … to 1 of your … for each holomem in …",
            "相手の…1人に、…ホロメン1枚につき、特殊ダメージ5を与える",
        ),
        (Opponent(Archive(HAND[3])), "your opponent archives 3 cards from their hand", "相手は、自身の手札3枚を…"),
        (Search(tool), "reveal 1 tool from …, and add it to hand. Then, …", "…ツール1枚を公開し、…シャッフルする"),
        (
            Search(mascot, n=2),
            "reveal 2 mascots … add them to hand. …",
            "…マスコット2枚を公開し、…シャッフルする",
        ),
        (Search(tool, hidden=True), "add 1 tool from … to hand. Then, …", "…ツール1枚を手札に加える。…"),
        (
            LookTop(7, tool, take=2),
            "look at the top 7 … Reveal 2 tools … add them … return the remaining cards to the bottom …",
            "…上から7枚を見る。…ツール2枚を公開し…好きな順で…下に戻す",
        ),
        (
            LookTop(7, take=3, rest=ARCHIVE),
            "… Add 3 cards … archive the remaining cards",
            "…から、カード3枚を…アーカイブする",
        ),
        (LookPower(), "look at your holo Power. Reveal 1 card … add it …", "自分のホロパワーを見る。その中から1枚を…"),
        (
            ToDeck(HAND[2]),
            "return 2 cards from … to the bottom of … in any order",
            "…2枚を好きな順でデッキの下に戻す",
        ),
        (ToDeck(HAND, how=TOP), "return 1 card from … to the top of the deck", "…1枚をデッキの上に戻す"),
        (If(HAND <= 6, Draw(1), Archive(HAND)), "if … 6 or fewer …, draw … Then, archive …", "…6枚以下なら、…そして…"),
        (SetFace(), "choose a number … use it as the next result", "1から6までの数字1つを選び、…次の結果にする"),
        (SetFace(4), "use 4 as the next result", "4を次の結果にする"),
        (DiceShow(3), "during this turn, … as 3", "このターンの間、…3として扱う"),
    ],
)
def test_number_agreement_and_order_of_words(phrase: Say, en: str, ja: str) -> None:
    assert like(phrase.words("en"), en) and like(phrase.words("ja"), ja)


@pytest.mark.parametrize(
    ("adjective", "en", "ja"),
    [
        (white, "2 white holomem", "白ホロメン2枚"),
        (debut, "2 Debut holomem", "Debutホロメン2枚"),
        (first, "2 1st holomem", "1stホロメン2枚"),
        (second, "2 2nd holomem", "2ndホロメン2枚"),
        (spot, "2 Spot holomem", "Spotホロメン2枚"),
        (at_least(first), "2 1st or greater holomem", "1st以上のホロメン2枚"),
        (buzz, "2 Buzz holomem", "Buzzホロメン2枚"),
        (~buzz, "2 holomem other than Buzz", "Buzz以外のホロメン2枚"),
        (limited, "2 LIMITED cards", "LIMITEDのカード2枚"),
        (cheer, "2 cheers", "エール2枚"),
        (support, "2 support cards", "サポートカード2枚"),
        (staff, "2 staff", "スタッフ2枚"),
        (item, "2 items", "アイテム2枚"),
        (event, "2 events", "イベント2枚"),
        (tool, "2 tools", "ツール2枚"),
        (mascot, "2 mascots", "マスコット2枚"),
        (fan, "2 fans", "ファン2枚"),
    ],
)
def test_every_adjective_is_said_and_the_noun_agrees(adjective: Filter, en: str, ja: str) -> None:
    cards = ARCHIVE(adjective)[2]
    assert cards.words("en") == f"{en} from your archive"
    assert cards.words("ja") == f"自分のアーカイブの{ja}"


@pytest.mark.parametrize(
    ("noun", "en", "ja"),
    [
        (HOLOMEM(resting, red)[2], "2 of your resting red holomem", "自分のお休みしている赤ホロメン2人"),
        (HOLOMEM(damaged)[(0, 3)], "up to 3 of your damaged holomem", "自分のHPが減っているホロメン3人まで"),
        (HOLOMEM(hp_at_most(35)), "1 of your holomem with 35 or less HP remaining", "自分の残りHP35以下のホロメン1人"),
        (CENTER(first, blue), "your blue center 1st holomem", "自分のセンターポジションの青1stホロメン"),
        (
            FRONT(first),
            "your center or collab 1st holomem",
            "自分のセンターポジションかコラボポジションの1stホロメン1人",
        ),
        (STAGE("#Singing")[2], "2 holomem with #Singing on your stage", "自分のステージの#歌を持つホロメン2人"),
        (STAGE(red)[ALL], "all red holomem on your stage", "自分のステージの赤ホロメン全員"),
        (either(CENTER, BACK), "1 of your center holomem or back holomem", "自分のセンターホロメンかバックホロメン1人"),
        (
            ARCHIVE(tool | mascot)[2],
            "2 [tool or mascot] from your archive",
            "自分のアーカイブの[ツールかマスコット]2枚",
        ),
        (THIS.cheer(white)[ALL], "all white cheers from this holomem", "このホロメンの白エールすべて"),
        (HOLOMEM(having(tool))[2], "2 of your holomem with a tool attached", "自分のツールが付いているホロメン2人"),
        (
            HOLOMEM(without(tool))[2],
            "2 of your holomem with no tools attached",
            "自分のツールが付いていないホロメン2人",
        ),
        (STAGE.attached(mascot)[2], "2 mascots from your stage", "自分のステージのマスコット2枚"),
        (HAND[(1, 2)], "1 to 2 cards from your hand", "自分の手札1～2枚"),
    ],
)
def test_adjectives_number_and_owner_of_a_noun(noun: HoloNoun, en: str, ja: str) -> None:
    assert (noun.words("en"), noun.words("ja")) == (en, ja)


@pytest.mark.parametrize("pair", [(CENTER, OPP_BACK), (CENTER(red), BACK), (THIS, BACK)])
def test_either_joins_two_bare_positions_of_one_side(pair: tuple[MemNoun, MemNoun]) -> None:
    with pytest.raises(ValueError, match="either"):
        either(*pair)


@pytest.mark.parametrize(
    ("phrase", "endings"),
    [
        (Draw(2), ("引く", "引ける", "引いた", "引き")),
        (Archive(HAND), ("する", "できる", "した", "し")),
        (ToDeck(HAND), ("戻す", "戻せる", "戻した", "戻し")),
        (SpecialDamage(5, OPP_BACK), ("与える", "与えられる", "与えた", "与え")),
        (Heal(5, CENTER), ("HP5回復", "HP5回復できる", "HP5回復した", "HP5回復し")),
    ],
)
def test_japanese_verbs_end_by_their_mood(phrase: Say, endings: tuple[str, ...]) -> None:
    said = [phrase.ja(mood) for mood in (PLAIN, CAN, DID, TE)]
    assert all(text.endswith(ending) for text, ending in zip(said, endings, strict=True))
    stems = {text.removesuffix(ending) for text, ending in zip(said, endings, strict=True)}
    assert len(stems) == 1, "only the ending changes"


NAME = Names("Text Tester", "文章試験係")
CHATTY = card(
    "tTX-001",
    collab_effect(If(LIFE <= 4, Draw(3))),
    gift(Heal(35, CENTER), on=BLOOMS(HOLOMEM(blue)), at=AT_BACK),
    printed=Printed(
        number="tTX-001",
        kind="holomem",
        name=NAME,
        bloom="debut",
        hp=70,
        keywords=(PrintedKeyword("collab_effect", NAME), PrintedKeyword("gift", NAME, limit="turn")),
    ),
)
LAMP = card(
    "tTX-002",
    attached(Hp(35, HOLDER)),
    bonus(red, Arts(15, HOLDER)),
    printed=Printed(number="tTX-002", kind="support", support="tool", name=NAME, attach_limit=1),
)


def test_a_whole_card_of_keywords() -> None:
    assert texts(CHATTY, "en") == {
        "collab_effect1": "If your life is 4 or less, draw 3 cards from your deck.",
        "gift1": "[Back Position Only] [1/Turn] When your blue holomem blooms, restore 35 HP to your center holomem.",
    }
    assert texts(CHATTY, "ja") == {
        "collab_effect1": "自分のライフが4以下なら、自分のデッキを3枚引く。",
        "gift1": "[バックポジション限定][ターンに1回]自分の青ホロメンがBloomした時、自分のセンターホロメンのHP35回復。",
    }


def test_a_whole_tool_with_what_it_adds_for_some() -> None:
    own, added, rule = re.split(r"\n\n", texts(LAMP, "en")["text"])
    assert own == "The holomem this tool is attached to gets +35 HP."
    assert like(added, "◆… attached to a red holomem\nThe holomem this tool …gets Arts+15.")
    assert like(rule, "Only 1 tool … to each of your holomem.")
    own, added, rule = re.split(r"\n\n", texts(LAMP, "ja")["text"])
    assert own == "このツールが付いているホロメンのHP+35。"
    assert like(added, "◆赤ホロメンに…\nこのツール…のアーツ+15。")
    assert like(rule, "ツールは、…1枚だけ付けられる。")


@pytest.mark.parametrize(
    ("condition", "en", "ja"),
    [
        (has(HOLOMEM("IRyS")), "your stage has an 〈IRyS〉", "自分のステージにホロメンの〈IRyS〉がいる"),
        (
            ~HOLOMEM("Tokino Sora"),
            "your stage has no 〈Tokino Sora〉",
            "自分のステージにホロメンの〈ときのそら〉がいない",
        ),
        (LIFE <= 5, "your life is 5 or less", "自分のライフが5以下"),
        (BACK >= 3, "you have 3 or more back holomem", "自分のバックホロメンが3人以上いる"),
        (CENTER.is_(white), "your center holomem's color is white", "自分のセンターホロメンの色が白"),
        (
            CENTER.is_("#Singing"),
            "your center holomem has #Singing",
            "自分のセンターホロメンが#歌を持つ",
        ),
        (ARCHIVE(cheer) >= 2, "there are 2 or more cheers in your archive", "自分のアーカイブにエールが2枚以上ある"),
        (
            THIS.cheer(white) >= 1,
            "there are 1 or more white cheers attached to this holomem",
            "このホロメンに白エールが1枚以上付いている",
        ),
        (
            OPP_HOLOMEM(having(tool)) >= 1,
            "your opponent's stage has 1 or more holomem with a tool attached",
            "相手のステージにツールが付いているホロメンが1人以上いる",
        ),
        (
            ARCHIVE(~buzz) >= 1,
            "there are 1 or more holomem other than Buzz in your archive",
            "自分のアーカイブにBuzz以外のホロメンが1枚以上ある",
        ),
        (ARCHIVE(event) >= 1, "there are 1 or more events in your archive", "自分のアーカイブにイベントが1枚以上ある"),
    ],
)
def test_conditions(condition: Condition, en: str, ja: str) -> None:
    assert (condition.words("en"), condition.words("ja")) == (en, ja)


def test_describe_gives_names_figures_and_texts() -> None:
    said = GAME.describe(BY_ID["hSD01-011"].number, "en")
    assert said.splitlines()[:3] == [
        "AZKi (hSD01-011)",
        "Holomem · 2nd · green · HP 190 · baton pass 2",
        "#JP #Gen 0 #Singing",
    ]
    assert 'Arts "Destiny Song" [green, green, neutral] 100+, +50 against blue' in said
    assert texts(BY_ID["hSD01-011"], "en")["art2"] in said
    buzz_ja = GAME.describe(BY_ID["hSD01-006"].number, "ja")
    assert buzz_ja.splitlines()[1] == "ホロメン · 1st Buzz · 白 · HP240 · バトンタッチ 無色2"
    oshi = GAME.describe(BY_ID["hSD01-002"].number, "en")
    assert "life 6" in oshi and 'SP Oshi skill "A Mic in My Right Hand", holo Power -3' in oshi
    assert "LIMITED" in GAME.describe(BY_ID["hSD01-021"].number, "ja").splitlines()[1]
