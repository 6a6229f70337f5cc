"""Events: the moment before 時. Past tense has happened, present tense is about to."""

from .lasting import KINDS_OF_DAMAGE

# What a holomem did, as it is counted: 〜した回数.
DEEDS = (
    ("{x:Who}がアーツを使った", "USES_ART({x})"),
    ("{x:Who}がBloomした", "BLOOMS({x})"),
    ("{x:Who}がコラボした", "COLLABS({x})"),
    ("{x:Who}がダウンした", "DOWNED({x})"),
    ("{x:Who}がバトンタッチした", "BATON_PASSES({x})"),
    ("{x:Who}がステージからデッキに戻った", "RETURNS({x}, to_deck=True)"),
)
EVENTS = (
    ("{x:Who}がダウンした", "DOWNED({x})"),
    ("{x:Who}が相手のホロメン(1人|)をダウンさせた", "DOWNS({x})"),
    ("{x:Who}が{y:MemU}をダウンさせた", "DOWNS({x}, {y})"),
    *(
        (f"{{x:Who}}が{said}ダメージで({{y:MemU}}|相手のホロメン|ホロメン)をダウンさせた", f"DOWNS({{x}}, kind={kind})")
        for said, kind in (("アーツ", "ART"), ("特殊", "SPECIAL"))
    ),
    ("このアーツで相手のホロメン(1人|)をダウンさせた", "THIS_ART_DOWNS(OPP_HOLOMEM)"),
    ("このアーツで{y:MemU}をダウンさせた", "THIS_ART_DOWNS({y})"),
    ("このアーツで{y:MemU}にダメージを与えた", "THIS_ART_DEALS({y})"),
    ("{x:Who}がアーツを使った", "USES_ART({x})"),
    ("{x:Who}が{p:at}ポジションでアーツを使った", "USES_ART({x}, at={p})"),
    ("{x:Who}がコラボした", "COLLABS({x})"),
    ("{x:Who}がBloomした", "BLOOMS({x})"),
    ("{x:Who}のBloomレベルが上がった", "LEVELS_UP({x})"),
    ("{x:Who}がダメージを受けた", "TAKES({x})"),
    ("{x:Who}が相手からダメージを受けた", "TAKES({x}, frm=OPP)"),
    ("{x:Who}が(相手から|)アーツダメージを受けた", "TAKES({x}, ART)"),
    ("{x:Who}が(相手から|)特殊ダメージを受けた", "TAKES({x}, SPECIAL)"),
    *(
        (f"{by}{{x:Who}}が{{y:MemU}}に{said}ダメージを与えた", f"DEALS({doer}, {{y}}{kind})")
        for by, doer in (("", "{x}"), ("(この|自分の)推しホロメンか", "either(OSHI, {x})"))
        for said, kind in KINDS_OF_DAMAGE
    ),
    *(
        (f"(この|自分の)推しホロメンか{{x:Who}}が{said}ダメージを与えた", f"DEALS(either(OSHI, {{x}}){kind})")
        for said, kind in (("", ""), ("アーツ", ", kind=ART"), ("特殊", ", kind=SPECIAL"))
    ),
    ("{x:Who}がダメージを与えた", "DEALS({x})"),
    ("{x:Who}がステージに出た", "PLACED({x})"),
    ("{x:Who}がバトンタッチした", "BATON_PASSES({x})"),
    ("{x:Who}が移動した", "MOVES({x})"),
    ("{x:Who}が{p:at}ポジションに移動した", "MOVES({x}, {p})"),
    ("{x:Who}がお休みした", "RESTED({x})"),
    ("{x:Who}がアクティブになった", "READIED({x})"),
    ("自分の能力で{x:Who}(のHP|)が回復した", "HEALED({x})"),
    ("{x:Who}がデッキに戻った", "RETURNS({x})"),
    ("{x:Who}がステージから戻った", "RETURNS({x})"),
    ("自分の能力で{x:Who}が回復した", "HEALED({x})"),
    ("{f:F}を付けた", "ATTACHED(({f}))"),
    ("{x:Self}をホロメンに付けた", "ATTACHED({x})"),
    ("{x:Who}が特殊ダメージを与えた", "DEALS({x}, kind=SPECIAL)"),
    ("{x:Who}がアーツダメージを与えた", "DEALS({x}, kind=ART)"),
    ("自分の{f:F}(をアーカイブした|がアーカイブに置かれた)", "ARCHIVES({f})"),
    ("自分がデッキをシャッフルした", "SHUFFLES()"),
    ("自分のメインステップに自分のSP推しスキルを使った", "USES_SP()"),
    ("自分が{f:F}を使った", "PLAYS({f})"),
    ("(自分の|){f:F}を(自分の|){x:Who}に付けた", "ATTACHED(({f}), {x})"),
    ("{x:Self}を手札からホロメンに付けた", "ATTACHED({x}, HOLDER, frm=HAND)"),
    ("{x:Self}をホロメンに手札から付けた", "ATTACHED({x}, HOLDER, frm=HAND)"),
    ("{x:Self}をホロメンに手札かアーカイブから付けた", "ATTACHED({x}, HOLDER, frm=(HAND, ARCHIVE))"),
    ("{x:Self}を手札かアーカイブからホロメンに付けた", "ATTACHED({x}, HOLDER, frm=(HAND, ARCHIVE))"),
    ("{x:Self}を{y:Who}に手札から付けた", "ATTACHED({x}, {y}, frm=HAND)"),
    ("{x:Self}を手札から{f:F}に付けた", "ATTACHED({x}, HOLDER({f}), frm=HAND)"),
    ("{x:Who}の能力で(自分の|){f:F}をアーカイブした", "ARCHIVES({f}, by={x})"),
    ("{x:Who}の能力で自分の手札をアーカイブした", "ARCHIVES(HAND, by={x})"),
    ("{x:Who}の能力でサイコロを(1回|)振った", "ROLLS({x})"),
    ("自分の推しホロメンか{x:Who}の能力でサイコロを(1回|)振った", "ROLLS(either(OSHI, {x}))"),
    ("自分の[推しホロメンか{f:F}]の能力でサイコロを(1回|)振った", "ROLLS(either(OSHI, HOLOMEM({f})))"),
    ("{x:Who}が能力でサイコロを(1回|)振った", "ROLLS({x})"),
    ("自分のデッキをシャッフルした", "SHUFFLES()"),
    ("自分が推しスキルを使った", "USES(SKILL)"),
    ("自分(が|の)SP推しスキルを使った", "USES_SP(anytime=True)"),
    ("自分(が|の)(SP|)推しスキル「{t:title}」を使った", 'USES("{t}")'),
    ("{x:Who}がバトンタッチしてバックポジションに移動した", "BATON_PASSES({x})"),
    ("{x:Who}が{y:MemU}に{k:num}以上の特殊ダメージを与えた", "DEALS({x}, {y}, SPECIAL, least={k})"),
    (
        "(この|自分の)推しホロメンの〈{t:inname}〉か{x:Who}が{y:MemU}に{k:num}以上の特殊ダメージを与えた",
        'DEALS(either(OSHI("{t}"), {x}), {y}, SPECIAL, least={k})',
    ),
    *(
        (f"{{y:MemU}}1人に{said}ダメージを与えた", f"YOU_DEAL({{y}}{kind})")
        for said, kind in (("", ""), ("アーツ", ", ART"), ("特殊", ", SPECIAL"))
    ),
    *(
        (f"{{x:Who}}が{by}1回に{{k:num}}以上の{said}ダメージを受けた", f"TAKES({{x}}{kind}, least={{k}}{frm})")
        for by, frm in (("", ""), ("相手から", ", frm=OPP"))
        for said, kind in KINDS_OF_DAMAGE
    ),
    ("{x:Who}に{f:F}が付いた", "ATTACHED(({f}), {x})"),
    ("{x:Who}が自分の能力でステージからデッキに戻った", "RETURNS({x}, to_deck=True, own=True)"),
    ("{x:Who}がステージからデッキに戻った", "RETURNS({x}, to_deck=True)"),
    ("{x:Who}のアーツ「{t:title}」でカードを公開した", 'REVEALS({x}, "{t}")'),
    ("{x:Who}のアーツ「{t:title}」でカードを公開した", 'WOULD_ARCHIVE_REVEALED({x}, "{t}")'),
)

WOULD = (
    *(
        (f"{{x:Who}}が{by}{said}ダメージを受ける", f"WOULD_TAKE({{x}}{kind}{frm})")
        for by, frm in (("", ""), ("相手から", ", frm=OPP"), ("{y:MemU}から", ", frm={y}"))
        for said, kind in KINDS_OF_DAMAGE
    ),
    *((f"{{x:Who}}が{said}ダメージを与える", f"WOULD_DEAL({{x}}{kind})") for said, kind in KINDS_OF_DAMAGE),
    ("{x:Who}の能力でサイコロを(1回|)振る", "WOULD_ROLL({x})"),
    ("{x:Who}が能力でサイコロを(1回|)振る", "WOULD_ROLL({x})"),
    ("{x:Who}の能力で{f:F}をアーカイブする", "WOULD_ARCHIVE({f}, by={x})"),
    ("{x:Who}の能力で(自分の|)手札をアーカイブする", "WOULD_ARCHIVE(HAND, by={x})"),
    ("自分のライフが減る", "WOULD_LOSE_LIFE()"),
    ("{x:MemU}に付いている{p:Placed}をアーカイブする", "WOULD_ARCHIVE({x}{p})"),
    ("このターンが終了する", "TURN_ENDS()"),
    ("自分がゲームに敗北する", "WOULD_LOSE()"),
    ("{s:side}{p:step}が開始する", "STARTS({s}, {p})"),
    ("{s:side}{p:step}が終了する", "ENDS({s}, {p})"),
    ("ゲームが開始する", "STARTS(MY, GAME_START)"),
)

# What had happened before: 〜していたなら.
PAST = (
    ("{x:Who}がアーツを使っていた", "USES_ART({x})"),
    ("{x:Who}が{p:at}ポジションでアーツを使っていた", "USES_ART({x}, at={p})"),
    ("自分のステージの{f:F}がアーカイブされていた", "ARCHIVES({f}, frm=STAGE)"),
    ("自分のデッキから{f:F}をアーカイブしていた", "ARCHIVES({f}, frm=DECK)"),
    ("自分の手札から{f:F}をアーカイブしていた", "ARCHIVES({f}, frm=HAND)"),
    ("{x:Who}がBloomしていた", "BLOOMS({x})"),
    ("{x:Who}がステージからデッキに戻っていた", "RETURNS({x}, to_deck=True)"),
    ("{x:Who}がコラボしていた", "COLLABS({x})"),
    ("{x:Who}がダウンしていた", "DOWNED({x})"),
    ("{x:Who}が相手のホロメンをダウンさせていた", "DOWNS({x})"),
    ("{x:Who}がダメージを受けていた", "TAKES({x})"),
    ("{x:Who}がバトンタッチしていた", "BATON_PASSES({x})"),
    ("{x:Who}が移動していた", "MOVES({x})"),
    ("自分が{f:F}を使っていた", "PLAYS({f})"),
    ("自分がSP推しスキルを使っていた", "USES_SP()"),
    ("自分が推しスキルを使っていた", "USES_SKILL"),
    ("自分(が|の)(SP|)推しスキル「{t:title}」を使っていた", 'USES("{t}")'),
    ("自分のSP推しスキルを使っていた", "USES_SP()"),
    ("自分の推しスキルを使っていた", "USES_SKILL"),
    ("自分の能力で{f:F}をアーカイブしていた", "ARCHIVES({f})"),
    ("{x:Who}の能力で{f:F}をアーカイブしていた", "ARCHIVES({f}, by={x})"),
    ("{x:Who}の能力でサイコロを(1回以上|)振っていた", "ROLLS({x})"),
    ("自分が能力でサイコロを(1回以上|)振(っていた|った)", "ROLLS()"),
    ("自分のライフが減っていた", "LOSES_LIFE()"),
)
