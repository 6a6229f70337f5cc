"""Verbs: a clause in its plain form; the other forms (may, did, and then) follow from the ending."""

# Pieces of patterns that are said in more than one way, or only together with others.
UNTIL_DOWN = "そのホロメンがダウンするまで繰り返せる"
FRONT_PLACES = "と".join(f"{place}ポジション" for place in ("センター", "コラボ")) + "のホロメン"
OR_ON_TOP = "アーカイブするか好きな順で"
FROM_THE_START = "はじめからサイコロを"
PAID_IN_CHEER = "能力でエールをアーカイブする時"
JUST_PLACED = "【このターンに出したホロメンもBloomできる】"
A_CHEER_SHOWN = "その中からエール1枚を公開し"
NO_LIFE = "(【ダウンしても相手のライフは減らない】|。ただしダウンしても相手のライフは減らない)"
REST = (
    ("残ったカードを(好きな順で|)デッキの下に戻す", ""),
    ("残ったカードをアーカイブする", ", rest=ARCHIVE"),
    ("残ったカードを(好きな順で|)デッキの上に戻す", ", rest=TOP"),
    ("残ったカードをデッキに戻してシャッフルする", ", rest=SHUFFLED_IN"),
)
TAKEN = (
    ("その中から{f:F}1枚を公開し手札に加える", ", {f}"),
    ("その中から{f:F}{n:num}枚を公開し手札に加える", ", {f}, take={n}"),
    ("その中から{f:F}{a:num}~{n:num}枚を公開し手札に加える", ", {f}, take=({a}, {n})"),
    ("その中から{f:F}を好きな枚数公開し(公開した{g:F}を|)手札に加える", ", {f}, take=ANY"),
    ("その中から{f:FAll}を好きな枚数公開し(公開した{g:F}を|)手札に加える", ", {f}, take=ANY"),
    ("その中から{f:F}すべてを(公開し|)手札に加える", ", {f}, take=ALL"),
    ("その中から{f:FEach}1枚ずつを公開し(公開した{g:F}を|)手札に加える", ", {f}"),
    ("その中から(カード|)1枚を手札に加える", ""),
    ("その中から{c:Count}のカードを手札に加える", ", take={c}"),
    ("その中から(カード|){a:num}~{n:num}枚を手札に加える", ", take=({a}, {n})"),
    ("その中から(カード|){n:num}枚を手札に加える", ", take={n}"),
    ("その中から(カード|)1枚を公開し手札に加える", ", shown=True"),
    ("その中から(カード|){n:num}枚を公開し手札に加える", ", take={n}, shown=True"),
    ("その中から(カード|){n:num}枚までを公開し手札に加える", ", take=(0, {n}), shown=True"),
    ("その中から(カード|){a:num}~{n:num}枚を公開し手札に加える", ", take=({a}, {n}), shown=True"),
    ("その中から(カード|){n:num}枚までを手札に加える", ", take=(0, {n})"),
    ("その中から{f:F}{n:num}枚までを公開し手札に加える", ", {f}, take=(0, {n})"),
    ("その中から{c:Count}の{f:F}を公開し手札に加える", ", {f}, take={c}"),
)
FOUND = (
    ("カード1枚", ""),
    ("{c:Count}のカード", "n={c}"),
    ("{c:Count}の{f:F}", "{f}, n={c}"),
    ("カード{a:num}~{n:num}枚", "n=({a}, {n})"),
    ("カード{n:num}枚", "n={n}"),
    ("カード{n:num}枚まで", "n=(0, {n})"),
    ("{f:F}1枚", "{f}"),
    ("{f:F}{n:num}枚", "{f}, n={n}"),
    ("{f:F}{a:num}~{n:num}枚", "{f}, n=({a}, {n})"),
    ("{f:F}{n:num}枚まで", "{f}, n=(0, {n})"),
    ("{f:FEach}1枚ずつ", "{f}"),
)
SHUFFLE = "。(自分の|)デッキをシャッフルする"
SHUFFLE_CHEER = "。エールデッキをシャッフルする"

LOOK = tuple(
    (f"{before}自分のデッキの上から{number}を見る。{taken}。{rest}", f"LookTop({said}{code}{how}{up_to})")
    for before, number, said, up_to in (
        ("", "{k:num}枚", "{k}", ""),
        ("", "{k:Count}", "{k}", ""),
        ("{q:Q}", "{k:num}枚", "{k*q}", ""),
        ("", "{k:num}枚まで", "{k}", ", up_to=True"),
        ("{q:Q}", "{k:num}枚まで", "{k*q}", ", up_to=True"),
    )
    for taken, code in TAKEN
    for rest, how in REST
)
SEARCH = tuple(
    row
    for found, code in FOUND
    for row in (
        (f"自分のデッキから{found}を公開し(公開した{{g:F}}を|)手札に加える{SHUFFLE}", f"Search({code})"),
        (f"{{q:Q}}自分のデッキから{found}を公開し手札に加える{SHUFFLE}", f"Search({code}, n={{q}})"),
        (f"{{q:Q}}自分のデッキから{found}を公開しステージに出す{SHUFFLE}", f"Search({code}, n={{q}}, to=STAGE)"),
        (f"{{q:Q}}自分のデッキから{found}を公開しアーカイブする{SHUFFLE}", f"Search({code}, n={{q}}, to=ARCHIVE)"),
        (f"{{q:Q}}自分のデッキから{found}を手札に加える{SHUFFLE}", f"Search({code}, n={{q}}, hidden=True)"),
        (f"自分のデッキから{found}を(公開し|)ステージに出す{SHUFFLE}", f"Search({code}, to=STAGE)"),
        (f"自分のデッキから{found}を公開しアーカイブする{SHUFFLE}", f"Search({code}, to=ARCHIVE)"),
        (f"自分のデッキから{found}を(公開し|){{x:Recv}}に(付ける|送る){SHUFFLE}", f"Search({code}, to={{x}})"),
        (
            f"自分のデッキから{found}を公開し{{x:Recv}}に割り振って付ける{SHUFFLE}",
            f"Search({code}, to={{x}}, split=True)",
        ),
        (f"自分のデッキから{found}を手札に加える{SHUFFLE}", f"Search({code}, hidden=True)"),
        (
            f"自分のデッキから{found}を公開できる:公開した{{g:F}}をステージに出す{SHUFFLE}",
            f"May(Search({code}, to=STAGE))",
        ),
        (f"自分のデッキから{found}を公開できる:公開した{{g:F}}を手札に加える{SHUFFLE}", f"May(Search({code}))"),
    )
)
MOST_SENT = "。ただしホロメン1人に送る枚数は{cap:num}枚まで"
SEARCH_CHEER = tuple(
    (
        f"{before}自分のエールデッキから{which}を(公開し|){{x:Recv}}に{share}送る{most}{SHUFFLE_CHEER}",
        f"SearchCheer({{f}}, to={{x}}{n}{split}{cap})",
    )
    for before, which, n in (
        ("", "{f:FC}1枚", ""),
        ("", "{f:FC}{n:num}枚", ", n={n}"),
        ("", "{f:FC}{a:num}~{n:num}枚", ", n=({a}, {n})"),
        ("", "{f:FC}{n:num}枚まで", ", n=(0, {n})"),
        ("", "{c:Count}の{f:FC}", ", n={c}"),
        ("{q:Q}", "{f:FC}{n:num}枚", ", n={n*q}"),
    )
    for share, split in (("", ""), ("割り振って", ", split=True"))
    for most, cap in (("", ""), (MOST_SENT, ", cap={cap}"))
)

# Who gets what for how long: in one-shot texts behind このターンの間, in standing texts without it.
LASTING = (
    ("({q:Q}|){x:Mem}のアーツ{n:signed}", "Arts({n*q}, {x})"),
    ("{x:Mem}の({q:Q}|)アーツ{n:signed}", "Arts({n*q}, {x})"),
    ("{x:Mem}は{q:Q}アーツ{n:signed}", "Arts({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のHP{n:signed}", "Hp({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のアーツに必要な無色(エール|){n:signed}", "ArtsCost({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のバトンタッチに必要な無色(エール|){n:signed}", "Baton({n*q}, {x})"),
    ("({q:Q}|){x:Mem}が受けるダメージ{n:signed}", "Takes({n*q}, {x})"),
    ("({q:Q}|){x:Mem}が相手から受けるダメージ{n:signed}", "Takes({n*q}, {x}, frm=OPP)"),
    ("({q:Q}|){x:Mem}が相手から受けるアーツダメージ{n:signed}", "Takes({n*q}, {x}, ART, frm=OPP)"),
    ("({q:Q}|){x:Mem}が受けるアーツダメージ{n:signed}", "Takes({n*q}, {x}, ART)"),
    ("({q:Q}|){x:Mem}が(相手から|)受ける特殊ダメージ{n:signed}", "Takes({n*q}, {x}, SPECIAL)"),
    (
        "({q:Q}|){x:Mem}がセンターポジションかコラボポジションで受けるダメージ{n:signed}",
        "Takes({n*q}, {x}, at=AT_FRONT)",
    ),
    ("({q:Q}|){x:Mem}が{p:at}ポジションで受けるダメージ{n:signed}", "Takes({n*q}, {x}, at={p})"),
    *(
        (f"({{q:Q}}|){{x:Mem}}が{at}で受ける{said}ダメージ{{n:signed}}", f"Takes({{n*q}}, {{x}}, {kind}, at={code})")
        for at, code in (("センターポジションかコラボポジション", "AT_FRONT"), ("{p:at}ポジション", "{p}"))
        for said, kind in (("アーツ", "ART"), ("特殊", "SPECIAL"))
    ),
    *(
        (
            f"({{q:Q}}|){{x:Mem}}が{at}{by}から受ける{said}ダメージ{{n:signed}}",
            f"Takes({{n*q}}, {{x}}{kind}, frm={frm}{code})",
        )
        for at, code in (
            ("", ""),
            ("センターポジションかコラボポジションで", ", at=AT_FRONT"),
            ("{p:at}ポジションで", ", at={p}"),
        )
        for by, frm in (("相手", "OPP"), ("{y:MemU}", "{y}"))
        for said, kind in (("", ""), ("アーツ", ", ART"), ("特殊", ", SPECIAL"))
    ),
    ("({q:Q}|){x:Mem}が相手から受ける特殊ダメージ{n:signed}", "Takes({n*q}, {x}, SPECIAL, frm=OPP)"),
    ("({q:Q}|){x:Mem}が与える特殊ダメージ{n:signed}", "Deals({n*q}, {x}, SPECIAL)"),
    ("({q:Q}|){x:Mem}が{y:Mem}に与える特殊ダメージ{n:signed}", "Deals({n*q}, {x}, {y})"),
    ("{x:Mem}はダメージを受けない", "Immune({x})"),
    ("{x:Mem}はアーツダメージを受けない", "Immune({x}, ART)"),
    ("{x:Mem}は特殊ダメージを受けない", "Immune({x}, SPECIAL)"),
    ("{x:Mem}は相手からダメージを受けない", "Immune({x}, frm=OPP)"),
    ("{x:Mem}は相手からアーツダメージを受けない", "Immune({x}, ART, frm=OPP)"),
    ("{x:Mem}は相手から特殊ダメージを受けない", "Immune({x}, SPECIAL, frm=OPP)"),
    ("{x:Mem}が{y:MemU}から受けるダメージ{n:signed}", "Takes({n}, {x}, frm={y})"),
    ("{x:Mem}が{y:MemU}から受けるアーツダメージ{n:signed}", "Takes({n}, {x}, ART, frm={y})"),
    ("{x:Mem}の受けるダメージ{n:signed}", "Takes({n}, {x})"),
    ("{x:Mem}のアーツに必要な{c:Color}{n:signed}", "ArtsCost({n}, {x}, color={c})"),
    ("{x:Mem}のアーツ「{t:free}」に必要な無色{n:signed}", 'NamedArtsCost({n}, {x}, "{t}")'),
    ("{x:Mem}のHPは相手の能力で減らず変動しない", "Cannot(HP_LOCK, {x})"),
    ("{x:Mem}のアーツダメージは軽減されない", "Irreducible({x})"),
    ("そのアーツ{n:signed}", "Arts({n}, IT)"),
    ("{x:Mem}は自分の手札の{f:F}を使ってもう1回Bloomできる", "CanBloom({x}, HAND({f}), again=True)"),
    ("そのアーツに必要な無色{n:signed}", "ArtsCost({n}, IT)"),
    ("{x:Mem}はリセットステップでお休みしない", "Cannot(NO_REST, {x}, step=RESET_PHASE)"),
    ("{x:Mem}はアーツを使った後同じアーツをもう1回(使う|使える)", "AgainAfter({x})"),
    ("{x:Mem}は{k:num}以上のアーツダメージを受けない", "Immune({x}, ART, over={k})"),
    ("{x:Mem}は(アーツで|)相手のバックホロメンも(アーツの|)対象にできる", "AlsoTarget({x})"),
    ("{x:Mem}のアーツは相手のバックホロメンも対象にできる", "AlsoTarget({x})"),
    ("相手のホロメンのアーツは{x:Mem}しか対象にできない(。ただし特殊ダメージは除く|)", "Taunt({x})"),
    ("相手のアーツは{x:Mem}しか対象にできない(。ただし特殊ダメージは除く|)", "Taunt({x})"),
    ("{x:Mem}の(アーツは|アーツを|)エールを必要とせずに(アーツを|)使える", "Free({x})"),
    ("{x:Mem}はエールを必要とせずにアーツを使える", "Free({x})"),
    ("{x:Mem}のアーツに必要なエールの色すべてを無色(エール|)にする", "Neutral({x})"),
    ("{x:Mem}のアーツに必要な色すべてを無色(エール|)にする", "Neutral({x})"),
    ("{x:Mem}は(能力で|)お休み(しない|にならない)", "Cannot(NO_REST, {x})"),
    ("{x:Mem}は(能力で|)アクティブにならない", "Cannot(NO_READY, {x})"),
    ("{x:Mem}はバトンタッチできない", "Cannot(NO_BATON, {x})"),
    ("{x:Mem}は移動できない", "Cannot(NO_MOVE, {x})"),
    ("{x:Mem}は交代できない", "Cannot(NO_SWAP, {x})"),
    ("{x:Mem}はコラボできない", "Cannot(NO_COLLAB, {x})"),
    ("{x:Mem}はアーツを使えない", "Cannot(NO_ARTS, {x})"),
    ("{x:Mem}はBloomできない", "Cannot(NO_BLOOM, {x})"),
    ("{x:Mem}は〈{t:inname}〉としても扱う", 'AlsoNamed("{t}", {x})'),
    ("{x:Mem}はすべての色を持つホロメンとして(も|)扱う", 'AlsoColors("all", {x})'),
    ("{x:Mem}の色は{c:colorname}としても扱う", 'AlsoColors("{c}", {x})'),
    ("{x:Mem}は{c:colorname}としても扱う", 'AlsoColors("{c}", {x})'),
    ("{x:Mem}は能力を失う", "Negate({x})"),
    ("{x:Mem}は能力でHPが変動しない", "Cannot(HP_LOCK, {x})"),
    ("({q:Q}|){x:Mem}の付けられるマスコットの上限{n:signed}", "MascotLimit({n*q}, {x})"),
    ("({q:Q}|){x:Mem}の付けられるツールの上限{n:signed}", "ToolLimit({n*q}, {x})"),
    ("{x:Mem}はレベルに関係なくBloomできる", "CanBloom({x})"),
    ("{x:Mem}は{y:CardsU}を使ってもう1回Bloomできる", "CanBloom({x}, {y}, again=True)"),
    ("({q:Q}|){x:Mem}が与えるダメージ{n:signed}", "Deals({n*q}, {x})"),
    ("({q:Q}|){x:Mem}が与えるアーツダメージ{n:signed}", "Deals({n*q}, {x}, ART)"),
    ("{x:Mem}は{k:num}以上のダメージを受けない", "Immune({x}, over={k})"),
    ("{x:Mem}は{k:num}以上の特殊ダメージを受けない", "Immune({x}, SPECIAL, over={k})"),
    ("{x:Mem}の色は{c:colorname}と{d:colorname}としても扱う", 'AlsoColors("{c}+{d}", {x})'),
    ("自分が使えるLIMITEDの(サポートカード|サポート)の枚数は{k:num}枚になる", "LimitedCap({k})"),
    ("{x:Mem}のアーツは{y:Mem}も対象にできる", "AlsoTarget({x}, of={y})"),
    ("{x:Mem}は次の相手のリセットステップでアクティブにならない", "Cannot(NO_READY, {x}, until=OPP_NEXT_TURN)"),
    ("自分のサイコロの目の数すべてを{k:num}として扱う", "DiceShow({k})"),
    ("自分が振るサイコロの目(の数|)はすべて{k:num}になる", "DiceShow({k})"),
    ("使えるLIMITEDのサポートカードは{k:num}枚になる", "LimitedCap({k})"),
    ("{x:Mem}は赤特攻{n:signed}を得る", "Critical({n}, {x}, red)"),
    ("自分のライフは相手の能力で減らない", "LifeLock()"),
    ("{x:Mem}は{y:Mem}のアーツをすべて使える", "Borrow({y})"),
)

VERBS = (
    # this Arts
    ("({q:Q}|)このアーツ{n:signed}", "ThisArt({n*q})"),
    ("このアーツに必要な無色(エール|){n:signed}", "ThisArtCost({n})"),
    ("このアーツは{x:Mem}しか対象にできない", "OnlyTarget({x})"),
    ("このアーツは相手のバックホロメンも対象にできる", "AlsoTarget(OPP_BACK)"),
    ("このアーツは{x:Mem}も対象にできる", "AlsoTarget({x})"),
    ("このアーツはエール{n:num}枚を必要とせずに使える", "Free({n})"),
    ("このアーツは{c:Cond}(なら|の時|時)エール{n:num}枚を必要とせずに使える", "If({c}, Free({n}))"),
    ("({q:Q}|)このアーツに必要な{c:Color}{n:signed}", "ThisArtCost({n*q}, {c})"),
    ("{q:Q}このアーツに必要な無色(エール|){n:signed}", "ThisArtCost({n*q})"),
    ("このアーツダメージは軽減されない", "Irreducible()"),
    (
        f"(同じホロメンに|)このアーツをもう1回使う【このアーツは{UNTIL_DOWN}】",
        "Again(same_target=True)",
    ),
    ("このアーツをもう1回使う", "Again()"),
    ("同じ(対象|ホロメン)にこのアーツをもう1回使う", "Again(same_target=True)"),
    ("このアーツのダメージは軽減されない", "Irreducible()"),
    # cards
    ("({q:Q}|)自分のデッキを{k:num}枚引く", "Draw({k*q})"),
    ("({q:Q}|)(自分の|)デッキを{k:num}枚引く", "Draw({k*q})"),
    ("({q:Q}|)自分のデッキ(の|を)下から{k:num}枚引く", "Draw({k*q}, bottom=True)"),
    ("({q:Q}|)自分のデッキを{k:num}枚まで引く", "Draw({k*q}, up_to=True)"),
    ("({q:Q}|)自分のデッキを下から{k:num}枚まで引く", "Draw({k*q}, bottom=True, up_to=True)"),
    ("自分のデッキを下から{c:Count}引く", "Draw({c}, bottom=True)"),
    ("自分のデッキを{c:Count}引く", "Draw({c})"),
    ("それぞれのデッキを{k:num}枚引く", "BothPlayers(Draw({k}))"),
    ("自分の手札が{c:Count}になるまで自分のデッキを引く", "DrawTo({c})"),
    ("(自分の|)手札が{k:num}枚になるまで(自分の|)デッキを引く", "DrawTo({k})"),
    ("自分の手札が{q:Q}{k:num}枚になるまで自分のデッキを引く", "DrawTo({k*q})"),
    *LOOK,
    *SEARCH,
    *SEARCH_CHEER,
    ("自分のホロパワーを見る。その中から1枚を公開し手札に加える", "LookPower()"),
    (
        "自分のホロパワーを見る。その中から1枚を公開し手札に加える。ホロパワーをシャッフルする",
        "LookPower(shuffle=True)",
    ),
    ("自分のホロパワーを見る。その中から{f:F}1枚を公開し手札に加える", "LookPower({f})"),
    (
        "自分のホロパワーを見る。その中から{f:F}1枚を公開し手札に加える。ホロパワーをシャッフルする",
        "LookPower({f}, shuffle=True)",
    ),
    ("({q:Q}|)自分のデッキの上から{k:num}枚を公開する", "RevealTop({k*q})"),
    ("自分のデッキの上から{c:Count}を公開する", "RevealTop({c})"),
    ("自分のエールデッキの上から{k:num}枚を公開する", "RevealTop({k}, cheer=True)"),
    ("相手の手札(すべて|)を見る", "Look(OPP_HAND)"),
    ("{x:Cards}を公開する", "Reveal({x})"),
    ("{x:Cards}を手札に(戻す|加える)", "ToHand({x})"),
    ("{x:Mem}を手札に戻す", "ToHand({x})"),
    ("公開したカードを手札に加える", "ToHand(REVEALED[ALL])"),
    ("公開した(カード|ホロメン|サポートカード)(すべて|)をアーカイブする", "Archive(REVEALED[ALL])"),
    ("公開したカード(すべて|)をデッキに戻してシャッフルする", "ToDeck(REVEALED[ALL], SHUFFLED_IN)"),
    ("公開したカード(すべて|)を(好きな順で|)デッキの下に戻す", "ToDeck(REVEALED[ALL])"),
    ("公開したカード(すべて|)を(好きな順で|)デッキの上に戻す", "ToDeck(REVEALED[ALL], TOP)"),
    ("残ったカード(すべて|)をアーカイブする", "Archive(REST)"),
    ("{x:Cards}をアーカイブする", "Archive({x})"),
    ("{x:CardsAny}を好きな枚数(選び|選んで|)アーカイブする", "Archive({x})"),
    ("{x:Mem}をアーカイブする", "Archive({x})"),
    ("{x:Cards}をホロパワーにする", "ToHoloPower({x})"),
    ("{x:Mem}をホロパワーにする", "ToHoloPower({x})"),
    ("{x:Cards}を(好きな順で|)デッキの下に戻す", "ToDeck({x})"),
    ("{x:CardsAny}を好きな枚数選んで(好きな順で|)デッキの下に戻す", "ToDeck({x})"),
    ("{x:Cards}を(好きな順で|)デッキの上に戻す", "ToDeck({x}, TOP)"),
    ("{x:Cards}を(自分の|)デッキに戻してシャッフルする", "ToDeck({x}, SHUFFLED_IN)"),
    ("{x:CardsAny}を好きな枚数デッキに戻してシャッフルする", "ToDeck({x}, SHUFFLED_IN)"),
    ("{x:Cards}を公開しデッキの下に戻す", "ToDeck({x}, shown=True)"),
    ("{x:Cards}を公開し(自分の|)デッキに戻してシャッフルする", "ToDeck({x}, SHUFFLED_IN, shown=True)"),
    ("{x:Mem}を公開しデッキの下に戻す", "ToDeck({x}, shown=True)"),
    ("{x:Cards}を公開しデッキの上に戻す", "ToDeck({x}, TOP, shown=True)"),
    ("{x:Mem}を公開しデッキの上に戻す", "ToDeck({x}, TOP, shown=True)"),
    ("{x:Mem}をデッキの下に戻す", "ToDeck({x})"),
    ("{x:Cards}を(好きな順で|)エールデッキの下に戻す", "ToCheerDeck({x})"),
    ("{x:Cards}を(好きな順で|)エールデッキの上に戻す", "ToCheerDeck({x}, TOP)"),
    ("{x:Cards}をエールデッキに戻す(。エールデッキをシャッフルする|)", "ToCheerDeck({x}, SHUFFLED_IN)"),
    ("{x:Cards}をエールデッキに戻してシャッフルする", "ToCheerDeck({x}, SHUFFLED_IN)"),
    ("{x:Cards}をステージに出す", "PutOnStage({x})"),
    ("{q:Q}{x:One}を手札に(戻す|加える)", "ToHand({x}[{q}])"),
    ("{q:Q}{x:One}をアーカイブする", "Archive({x}[{q}])"),
    ("{q:Q}{x:One}をホロパワーにする", "ToHoloPower({x}[{q}])"),
    ("{q:Q}{x:One}を{y:Recv}に送る", "Send({x}[{q}], {y})"),
    (
        f"自分のエールデッキの上から{{k:num}}枚を見る。{A_CHEER_SHOWN}{{y:Recv}}に送る。"
        "残ったエールを(好きな順で|)エールデッキの下に戻す",
        "LookCheer({k}, to={y})",
    ),
    (
        "自分のデッキの上から{k:num}枚を見る。そのカード(すべて|)をデッキの上か下に戻す",
        "LookTop({k}, take=0, rest=TOP_OR_BOTTOM)",
    ),
    (
        f"自分のデッキの上から{{k:num}}枚を見る。そのカードすべてを{OR_ON_TOP}デッキの上に戻す",
        "LookTop({k}, take=0, rest=TOP_OR_ARCHIVE)",
    ),
    ("そのカードを手札に加える", "ToHand(REVEALED)"),
    ("そのカードをデッキの下に戻す", "ToDeck(REVEALED)"),
    ("そのカードをデッキの上に戻す", "ToDeck(REVEALED, TOP)"),
    (
        "自分のホロパワーを見る。その中から1枚を手札に加える(。ホロパワーをシャッフルする|)",
        "LookPower(shown=False, shuffle=True)",
    ),
    # sending
    ("{x:CardsU}を{y:Recv}に1枚ずつ送る", "Send({x}, {y}, each=1)"),
    ("自分のエールデッキのカードを{y:Recv}に1枚ずつ送る", "Send(CHEER_TOP, {y}, each=1)"),
    ("{x:Cards}を{y:Recv}に1枚ずつ付け替える", "Reattach({x}, {y}, each=1)"),
    ("{x:Cards}を{y:Recv}に送る", "Send({x}, {y})"),
    ("{x:CardsAny}を{y:Recv}に好きな枚数送る", "Send({x}, {y})"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に送る", "Send({x}, {y})"),
    ("{x:Cards}を(選び|){y:Recv}に割り振って送る", "Send({x}, {y}, split=True)"),
    (
        "{x:Cards}を(選び|){y:Recv}に割り振って送る。ただしホロメン1人に送る枚数は{n:num}枚まで",
        "Send({x}, {y}, split=True, cap={n})",
    ),
    ("{x:Cards}ずつを{y:Recv}に送る", "Send({x}, {y}, each=1)"),
    ("{x:Cards}を{y:Recv}に1枚ずつ送る", "Send({x}, {y}, each=1)"),
    ("{x:Cards}を{y:Recv}に付ける", "Attach({x}, {y})"),
    ("{x:Cards}を(選び|){y:Recv}に割り振って付ける", "Attach({x}, {y}, split=True)"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に付ける", "Attach({x}, {y})"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に割り振って付ける", "Attach({x}, {y}, split=True)"),
    ("{x:Cards}を{y:Recv}に付け替える", "Reattach({x}, {y})"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に付け替える", "Reattach({x}, {y})"),
    ("{x:Cards}を(選び|){y:Recv}に割り振って付け替える", "Reattach({x}, {y}, split=True)"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に割り振って付け替える", "Reattach({x}, {y}, split=True)"),
    # damage
    ("({q:Q}|){x:Mem}に特殊ダメージ{n:num}を与える", "SpecialDamage({n*q}, {x})"),
    ("{x:Mem}に{q:Q}特殊ダメージ{n:num}を与える", "SpecialDamage({n*q}, {x})"),
    ("{x:Mem}にXは{a:Amount}とし特殊ダメージXを与える", "SpecialDamage({a}, {x})"),
    (f"{{x:Mem}}にXは{{a:Amount}}とし特殊ダメージXを与える{NO_LIFE}", "SpecialDamage({a}, {x}, no_life=True)"),
    (f"({{q:Q}}|){{x:Mem}}に特殊ダメージ{{n:num}}を与える{NO_LIFE}", "SpecialDamage({n*q}, {x}, no_life=True)"),
    (f"{{x:Mem}}に{{q:Q}}特殊ダメージ{{n:num}}を与える{NO_LIFE}", "SpecialDamage({n*q}, {x}, no_life=True)"),
    ("{x:Mem}に{a:Same}特殊ダメージを与える", "SpecialDamage({a}, {x})"),
    ("{x:Mem}に特殊ダメージ{n:num}を{k:num}ずつ割り振って与える", "SpecialDamage({n}, {x}, split={k})"),
    (
        f"{{x:Mem}}に特殊ダメージ{{n:num}}を{{k:num}}ずつ割り振って与える{NO_LIFE}",
        "SpecialDamage({n}, {x}, split={k}, no_life=True)",
    ),
    ("({q:Q}|){x:Mem}のHP{n:num}回復", "Heal({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のHPを{n:num}回復する", "Heal({n*q}, {x})"),
    ("{x:Mem}のHP(を|)すべて回復", "Heal(0, {x})"),
    ("({q:Q}|){x:Mem}の残りHPを{k:num}にする", "SetHp({k*q}, {x})"),
    ("{x:Mem}をダウンさせる", "Down({x})"),
    (f"{{x:Mem}}をダウンさせる{NO_LIFE}", "Down({x}, no_life=True)"),
    ("{x:Mem}をダウンさせる【相手のライフは減らない】", "Down({x}, no_life=True)"),
    ("({q:Q}|)相手のライフ{n:signed}", "Life({n*q})"),
    ("({q:Q}|)自分のライフ{n:signed}", "Life({n*q}, opponent=False)"),
    ("自分の減るライフ{n:signed}", "LifeLoss({n})"),
    ("そのダメージを受けない", "Takes(0, IT)"),
    ("かわりに{x:Mem}がそのダメージを受ける", "Redirect({x})"),
    ("{x:Mem}を選べる:そのダメージを選んだホロメンがかわりに受ける", "Redirect({x}[1], may=True)"),
    # the stage
    ("{x:OppMem}と{y:OppBare}を交代させる", "Swap({x}, {y})"),
    ("{x:OwnMem}と{y:Bare}を交代させる", "Swap({x}, {y})"),
    ("{x:Mem}と{y:Mem}を交代させる", "Swap({x}, {y})"),
    ("{x:Mem}と{y:Mem}を入れ替える", "Exchange({x}, {y})"),
    (f"相手の{FRONT_PLACES}を入れ替える", "Exchange(OPP_CENTER, OPP_COLLAB)"),
    (f"自分の{FRONT_PLACES}を入れ替える", "Exchange(CENTER, COLLAB)"),
    ("{s:whose}{x:place}ポジションと{y:place}ポジションのホロメンを入れ替える", "Exchange({s}{x}, {s}{y})"),
    ("{x:Mem}を{p:at}ポジションに移動(させる|する)", "MoveTo({x}, {p})"),
    ("{x:Mem}を{p:at}ポジションに移動させる【移動はコラボとしては扱わない】", "MoveTo({x}, {p})"),
    ("{x:Mem}をお休みさせて{p:at}ポジションに移動させる", "Rest({x}), MoveTo({x}, {p})"),
    ("{x:Mem}をお休み(させる|にする)", "Rest({x})"),
    ("{x:Mem}をアクティブに(する|させる)", "Ready({x})"),
    ("{x:Mem}を{y:Cards}を使ってBloomさせる", "Bloom({x}, {y})"),
    ("{x:Mem}を{y:Cards}を使ってもう1回Bloomさせる", "Bloom({x}, {y}, again=True)"),
    ("{x:Mem}を{y:CardsU}を使ってBloomさせる", "Bloom({x}, {y})"),
    ("{x:Mem}を{y:CardsU}を使ってもう1回Bloomさせる", "Bloom({x}, {y}, again=True)"),
    ("{x:Mem}を{y:CardsU}にBloomさせる", "Bloom({x}, {y})"),
    (f"{{x:Mem}}を{{y:CardsU}}を使ってBloomさせる{JUST_PLACED}", "Bloom({x}, {y}, just_placed=True)"),
    (
        f"{{x:Mem}}を{{y:CardsU}}を使ってもう1回Bloomさせる{JUST_PLACED}",
        "Bloom({x}, {y}, again=True, just_placed=True)",
    ),
    ("{x:Mem}をDebutホロメンに戻す", "ToDebut({x})"),
    ("このターンの後(に|)もう1回自分のターンを(得る|開始する)", "ExtraTurn()"),
    ("自分はゲームに勝利する", "WinGame()"),
    ("かわりに何も起こらない", "Nothing()"),
    ("自分はゲームに敗北する", "WinGame(win=False)"),
    # dice
    ("1から6までの数字1つを選びそれを次の結果にする", "SetFace()"),
    ("{k:num}を次の結果にする", "SetFace({k})"),
    ("(サイコロを1回|サイコロを|)振り直す", "Reroll()"),
    (f"そのサイコロの結果をすべて無くし{FROM_THE_START}振り直す", "Reroll()"),
    # attached cards
    ("{x:Mem}がアーツを使う時{y:Self}を{c:colorname}エール(1枚|)として(も|)扱う", 'AsCheer("{c}", {x})'),
    ("{x:Mem}がアーツを使う時{y:Self}を{c:colorname}と{d:colorname}エールとしても扱う", 'AsCheer("{c}+{d}", {x})'),
    ("{x:Mem}がアーツを使う時{y:Self}をすべての色を持つエールとしても扱う", 'AsCheer("all", {x})'),
    ("アーツを使う時{y:Self}を{c:colorname}エール1枚として扱う", 'AsCheer("{c}", HOLDER)'),
    (
        f"{{x:Mem}}の{PAID_IN_CHEER}(アーカイブする|)エール1枚のかわりに{{y:Self}}をアーカイブできる",
        "InPlaceOfCheer()",
    ),
    (
        f"{{x:Mem}}の{PAID_IN_CHEER}(アーカイブする|){{c:Color}}エール1枚のかわりに{{y:Self}}をアーカイブできる",
        "InPlaceOfCheer({c})",
    ),
    ("{x:Self}をアーカイブする", "Archive({x})"),
    ("{x:Self}を手札に戻す", "ToHand({x})"),
    ("{x:Self}を{y:Recv}に付け替える", "Reattach({x}, {y})"),
    ("{x:Self}を{y:Recv}に付ける", "Attach({x}, {y})"),
    ("{x:Self}をデッキの下に戻す", "ToDeck({x})"),
    ("{x:Self}をデッキに戻してシャッフルする", "ToDeck({x}, SHUFFLED_IN)"),
)
