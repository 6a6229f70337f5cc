"""Japanese wordings of one meaning: each rule with its reason, applied in order to both sides."""

from __future__ import annotations

from .wording import Rule

GROUPS: dict[str, tuple[Rule, ...]] = {
    "spelling and misprints": (
        Rule("holox", "holoX", "holoX is spelt with a capital"),
        Rule("付いてる", "付いている", "a sound left out as in speech"),
        Rule("~", "～", "the wave of a range"),
        Rule("サポート(?!カード)", "サポートカード", "a support is a support card"),
        Rule("無色エール", "無色", "colorless is a color of costs"),
    ),
    "punctuation": (
        Rule(r"[、\s]", "", "commas, spaces and lines"),
        Rule("(?:^|(?<=。))[■・]|■", "", "a bullet before a sentence"),
        Rule("(回振る):", r"\1。", "the colon behind a roll that must be made"),
        Rule(
            r"(?:(?<=自分の)|(?<=相手の)|(?<=に)|(?<=◆))"
            r"\[((?:〈[^〉]+〉か)+〈[^〉]+〉|(?:[ァ-ヶー]+か)+[ァ-ヶー]+|(?:[白緑赤青紫黄]エールか)+[白緑赤青紫黄]エール)\]"
            r"(?=[にを]|が付)",
            r"\1",
            "brackets around alternatives that stand alone",
        ),
        Rule(
            r"(?:(?<=自分の)|(?<=相手の))\[(センターホロメンかコラボホロメン)\](?=の)",
            r"\1",
            "brackets around two positions",
        ),
        Rule(r"◆\[(\w+ホロメンか\w+ホロメン)\](?=に付)", r"◆\1", "brackets around two levels"),
        Rule(
            r"\((?:ダウンしても)?相手のライフは減らない\)",
            "。ただしダウンしても相手のライフは減らない",
            "a holomem that costs no life, in brackets",
        ),
        Rule(r"([+-]\d+)し(?=自分|このホロメン|その)", r"\1。", "two changes in one sentence or in two"),
        Rule(
            r"(このターンの間[^。]*[+-]\d+)し(?=選んだホロメンが[^。]*時)",
            r"\1。このターンの間",
            "two effects of a turn in one sentence or in two",
        ),
        Rule(r"\((このアーツは[^()]*対象にできる)\)", r"。\1", "whom this Arts can also hit, in brackets"),
        Rule("。$", "", "the full stop at the end"),
    ),
    "older wording": (
        Rule("(いる|ある|持つ|いない|少ない|ていた)時", r"\1なら", "時 of a state that lasts"),
        Rule(
            "(以下|以上|〉|ホロメン|サポートカード|色が[白緑赤青紫黄]|奇数|偶数|[1-6](?:か[1-6])*)の時",
            r"\1なら",
            "の時 of a state that lasts",
        ),
        Rule(
            "(ホロメンが)(センター|コラボ)ホロメン(?=なら)",
            r"\1\2ポジションにいる",
            "being the center is being in its position",
        ),
        Rule("(いる|ある)間", r"\1なら", "間 of a standing text"),
        Rule("(以下|以上)の間", r"\1なら", "の間 of a standing text"),
        Rule("ないと使えない", "なければ使えない", "not unless"),
        Rule("少なければ", "少ないなら", "ければ is なら"),
        Rule(
            r"このアーツは([^。]*?なら)エール(\d)枚を必要とせずに使える",
            r"\1このアーツに必要な無色-\2",
            "cheers that an Arts does not need",
        ),
        Rule("異なる色を持つ", "異なる色の", "of a color, or having it"),
        Rule("自分の手札を数えて(?=自分の手札すべて)", "", "what is moved is counted"),
        Rule("ていれば", "ていたなら", "ていれば is ていたなら"),
        Rule("ていたら", "ていたなら", "ていたら is ていたなら"),
        Rule("ならにしか使えない", "ならでなければ使えない", "only if, or not unless"),
        Rule("ならに使える", "なら使える", "に behind a condition"),
        Rule("引いた後", "引き", "drawing, then something else"),
        Rule("(引き|ことで)(?=手札|アーカイブ)", r"\1自分の", "one's own hand and archive"),
        Rule(r"HPを(\d+)回復する", r"HP\1回復", "restoring as a verb or as a noun"),
        Rule("させることができる", "させられる", "two ways to say may"),
        Rule("ポジションに移動する", "ポジションに移動させる", "moving or making move"),
        Rule("自分のメインステップに使える:", "自分のメインステップで", "in the main step"),
        Rule("このホロメン以外の自分の|自分の(?:ステージの)?このホロメン以外の", "自分の他の", "all but this holomem"),
        Rule("のステージにこのホロメン以外の", "のステージに他の", "all but this holomem on a stage"),
        Rule("センター(?=[がの]〈)", "センターホロメン", "the center is the center holomem"),
        Rule("ホロメン(?:1人)?の(?=受けるダメージ)", "ホロメンが", "の or が before taking"),
        Rule("ホロメンが(?=能力でサイコロ)", "ホロメンの", "its ability, or it by its ability"),
        Rule("(?:そのサイコロの結果を[^。:]*?から)?サイコロを(?:1回)?振り直す", "振り直す", "rolling again"),
        Rule("(Debut|1st|2nd|Buzz)(?:ホロメンの|の)〈", r"\1〈", "a level before a name"),
        Rule("([白緑赤青紫黄])の〈", r"\1〈", "a color before a name"),
        Rule("(Debut|1st|Buzz)ホロメンからBloom", r"\1からBloom", "a level bloomed from"),
        Rule("(が#[^。が]*を持つ)ホロメン(なら|でなければ)", r"\1\2", "being one with a tag is having it"),
        Rule("このホロメンに付いている(?=エール)", "このホロメンの", "cheers are attached to their holomem"),
        Rule(
            r"(ホロパワー|手札|アーカイブ|重なっているホロメン)が(\d+枚(?:以上|以下))ある",
            r"\1が\2",
            "being there is said of a number or not",
        ),
        Rule("ホロメンの(?:枚数|人数)が(?=相手より)", "ホロメンが", "how many holomem there are"),
        Rule(
            "このアーツの対象のホロメンが(センター|コラボ|バック)ポジションにいる",
            r"このアーツの対象が\1ホロメン",
            "the position of the one hit",
        ),
        Rule("それと同じ数値の", "与えたダメージと同じ数値の", "as much as was dealt"),
        Rule("公開したカードすべてを", "公開したカードを", "the revealed cards are all of them"),
        Rule(
            r"(公開したカード|ホロパワーの上から\d枚)を手札に戻す",
            r"\1を手札に加える",
            "back to hand or into hand, of what was never there",
        ),
        Rule(r"その中から(?=\d+枚を手札)", "その中からカード", "cards from among them"),
        Rule("アーカイブしたホロパワー", "アーカイブしたカード", "what was archived is a card"),
        Rule("(?:手札|デッキ)に(?=戻したカード)", "", "where they went was just said"),
        Rule("。次にお互い", "。", "both go on"),
        Rule("お互い(?=手札)", "お互い自身の", "both, of their own hand"),
        Rule("それぞれの(?=デッキ)", "自身の", "each player's own deck"),
        Rule(
            r"(手札の(?:\[[^\]]*\]|[^。にを]*)ホロメン)に(?=(?:もう1回)?Bloom)",
            r"\1を使って",
            "blooming into or with a card",
        ),
        Rule("自分の(?=デッキをシャッフルする)", "", "one's own deck is shuffled"),
        Rule(
            "を公開できる:公開した(?:カード|ホロメン)をステージに出す",
            "を公開しステージに出せる",
            "the option on revealing and placing",
        ),
        Rule(
            "を公開できる:公開した(?:カード|ホロメン)をアーカイブする",
            "を公開しアーカイブできる",
            "the option on revealing and archiving",
        ),
        Rule(r"(?<=\d枚)を選び", "を", "choosing before doing"),
        Rule("を好きな枚数選(?:び|んで)", "を好きな枚数", "choosing any number before doing"),
        Rule(
            r"につき\(数えるのは(\d+)(枚|人)まで\)([^。]*)",
            r"につき\3。ただし数える\2数は\1\2まで",
            "how many are counted at most, in brackets",
        ),
        Rule(r"\(エールは最大(\d+)枚まで\)", r"。ただし数える枚数は\1枚まで", "how many cheers are counted at most"),
    ),
    "word order": (
        Rule(
            r"(\[(?:ターン|ゲーム)に1回\])(\[[^\]]*ポジション限定\])",
            r"\2\1",
            "the limit before or behind the position",
        ),
        Rule(
            "(このターンに出した)(Debut|1st|2nd)(センター|コラボ|バック)ホロメン",
            r"\3ポジションの\1\2ホロメン",
            "the position in front of the level or before it all",
        ),
        Rule("ホロメンに(手札(?:かアーカイブ)?から)付けた", r"\1ホロメンに付けた", "from where and to whom"),
        Rule("(エール|カード|〉|手札)好きな枚数を", r"\1を好きな枚数", "any number before or behind"),
        Rule("エール1枚ずつを([^。]*?)に(送|付け替え)", r"エールを\1に1枚ずつ\2", "one each before or behind"),
        Rule("([^。:]*につき)このターンの間", r"このターンの間\1", "the duration before or behind the count"),
        Rule("(#[^を。]*を持つ)自分のホロメン", r"自分の\1ホロメン", "whose before or behind the tag"),
        Rule(r"を(\d)人選ぶ", r"\1人を選ぶ", "the number before or behind を"),
        Rule("(Debut|1st|2nd)の([白緑赤青紫黄])ホロメン", r"\2\1ホロメン", "level and color in either order"),
        Rule(r"アーカイブの([^。]*?)が(?=\d+枚以[上下])", r"アーカイブに\1が", "what there is in the archive"),
    ),
    "equal by the rules": (
        Rule("その後|そして|さらに", "", "sentences are carried out in their order"),
        Rule(
            "(このターンの間[^。]*。[^。]*なら)このターンの間", r"\1", "the more lasts as long as what it is added to"
        ),
        Rule(r"(?<=なら)そのアーツ(?=[+-])", "そのホロメンのアーツ", "Arts are their holomem's"),
        Rule(r"\(このアーツは[^)]*繰り返せる\)", "", "that it can go on, in brackets (5.25.1)"),
        Rule(r"(Debutホロメンに戻す)\([^)]*\)", r"\1", "what returning to Debut is, in brackets (2.7.2, 5.15.1)"),
        Rule(
            r"((?:アーカイブしたカード|自分のアーカイブに[^。が]*)が)([^。]*。)\1",
            r"\1\2",
            "what two conditions in a row are about is named once",
        ),
        Rule(
            "(センター|コラボ)ポジションのホロメン1人",
            r"\1ホロメン",
            "a side has one center and one collab holomem (4.7.3, 4.8.3)",
        ),
        Rule("(自分|相手)の(ステージに)?ホロメンの〈", r"\1の\2〈", "a name on the stage is a holomem's (4.4.1)"),
        Rule(
            "(自分|相手)のホロメンの([白緑赤青紫黄]?エール)",
            r"\1の\2",
            "cheers of one's holomem are one's cheers on the stage (G-25)",
        ),
        Rule("自分のホロメン全員に付いている", "自分の", "attached to all of one's holomem, or one's own on the stage"),
        Rule("(?<=自分|相手)のステージの", "の", "no zone named means the stage (G-25)"),
        Rule(
            r"(?<=自分|相手)のステージに([^。]*が(?:いる|いない|\d人以上いる))",
            r"の\1",
            "being there without a zone is being on the stage (G-25)",
        ),
        Rule(
            "(センターホロメンか(?:コラボ|バック)ホロメン)(?:1人(?:どちらか)?|どちらか)(?=[にを])",
            r"\1",
            "one or the other is one (G-31)",
        ),
        Rule("((?:エール|上から)1枚を[^。:]*?(?:ホロメン|〉))1人に", r"\1に", "one card goes to one holomem"),
        Rule(r"(自分の[^。:]*?ホロメン)1人のHP(?=\d+回復)", r"\1のHP", "what is not divided has one receiver (G-27)"),
        Rule(r"(ホロメン|〉)1人の(?=(?:[白緑赤青紫黄]|\[[^\]]*\])?エール1枚)", r"\1の", "one cheer is one holomem's"),
        Rule(
            "(Debutホロメン)1人が(?=(?:センター|コラボ)ポジションで受ける)",
            r"\1が",
            "a position for one holomem (4.7.3, 4.8.3)",
        ),
        Rule("(そのホロメン|選んだホロメン)1人(?=[がの])", r"\1", "who was spoken of is one"),
        Rule("その(相手のセンターホロメンに[^。]*?ならかわりに)", r"\1", "a side has one center holomem (4.7.3)"),
        Rule(
            r"(相手の(センター|コラボ|バック)ホロメン[^◆]*?)その相手の\2ホロメン(?:1人)?",
            r"\1そのホロメン",
            "the opponent's holomem spoken of",
        ),
        Rule("(ダウンした時[^。:]*:)自分のダウンしたホロメン1人", r"\1そのホロメン", "the holomem that was downed"),
        Rule("そのダウンしたホロメン", "そのホロメン", "that holomem is the one that was downed"),
        Rule("ダウンした1人を選び(?=そのホロメン)", "", "one holomem goes down at a time (R-10)"),
        Rule("この推しホロメン", "自分の推しホロメン", "a player has one Oshi (6.1.2)"),
        Rule("このアーツの対象が相手の", "このアーツの対象が", "Arts only ever hit the opponent's"),
        Rule("この能力で(?=戻した|アーカイブした|公開した)", "", "a text counts what it did itself"),
        Rule("好きな順で(?=デッキの|エールデッキの)", "", "the order in a deck is its player's choice (4.1.5)"),
        Rule(
            "枚を公開し((?:自分の|この)[^。]*?に(?:付け|送)|ステージに出|アーカイブ)",
            r"枚を\1",
            "where it goes everybody sees it anyway",
        ),
        Rule(
            "このホロメンと自分の(?=(?:センター|コラボ|バック)ホロメン)",
            "このホロメンと",
            "one's own holomem are swapped with each other",
        ),
        Rule(
            "(自分の#[^。]*?エール1枚を自分の)他の(?=ホロメンに付け替え)",
            r"\1",
            "a cheer is reattached to another than the one that had it (5.17.4.1)",
        ),
        Rule(
            r"^(自分の[^。:]*バックホロメンが\d人以上いるなら)このホロメンのアーツ(?=\+)",
            r"\1このアーツ",
            "a text of an Arts that gives no duration speaks of this Arts",
        ),
    ),
}

# The holder of a tool, mascot or fan is "this holomem" on some cards and spelt out on others.
HOLDER = (
    Rule("この(?:ツール|マスコット|ファン)が付いてい[るた]ホロメン", "このホロメン", "the holder is this holomem"),
    Rule(
        "(このホロメン(?:(?!相手の(?:センター|コラボ|バック)?ホロメン)[^◆])*?)そのホロメン",
        r"\1このホロメン",
        "that holomem is the holder if nobody else was named",
    ),
    Rule(
        "(エールデッキの上から1枚を)そのホロメン(?=に送)",
        r"\1このホロメン",
        "cheers are only sent to one's own holomem",
    ),
)
