"""Verbs: a clause in its plain form; the other forms (may, did, and then) follow from the ending."""

from .lasting import ALL_FACES

# Pieces of patterns that are said in more than one way, or only together with others.
FRONT_PLACES = "と".join(f"{place}ポジション" for place in ("センター", "コラボ")) + "のホロメン"
OR_ON_TOP = "アーカイブするか好きな順で"
FROM_THE_START = "はじめからサイコロを"
PAID_IN_CHEER = "能力でエールをアーカイブする時"
ON_FIRST_TURN = "この能力では最初のターンでもBloomできる"
JUST_PLACED = "【このターンに出したホロメンもBloomできる】"
OF_HOLO_POWER = "自分のホロパワーを見る。その中から"
POWER_SHUFFLED = "。ホロパワーをシャッフルする"
A_CHEER_SHOWN = "その中からエール1枚を公開し"
NO_LIFE = "(【ダウンしても相手のライフは減らない】|。ただし(ダウンしても相手の|この能力でダウンしても)ライフは減らない)"
REST = (
    ("残ったカードを(好きな順で|)デッキの下に戻す", ""),
    ("残ったカードをアーカイブする", ", rest=ARCHIVE"),
    ("残ったカードを(好きな順で|)デッキの上に戻す", ", rest=TOP"),
    ("残ったカードをデッキに戻してシャッフルする", ", rest=SHUFFLED_IN"),
)
NAMESAKES = (
    ("同じカード名の[{l:Level}ホロメンと{m:Level}ホロメン]1枚ずつ", "namesakes({l}, {m})"),
    ("同じカード名の[{l:Level}ホロメンと{m:Level}ホロメン]1枚ずつと{f:F}1枚", "namesakes({l}, {m}, also=({f}))"),
)
TAKEN = (
    ("その中から{f:F}1枚を公開し手札に加える", ", {f}"),
    ("その中から{f:F}{n:num}枚を公開し手札に加える", ", {f}, take={n}"),
    ("その中から{f:F}{a:num}~{n:num}枚を公開し手札に加える", ", {f}, take=({a}, {n})"),
    ("その中から{f:F}を好きな枚数公開し(公開した{g:F}を|)手札に加える", ", {f}, take=ANY"),
    ("その中から{f:FAll}を好きな枚数公開し(公開した{g:F}を|)手札に加える", ", {f}, take=ANY"),
    ("その中から{f:F}すべてを(公開し|)手札に加える", ", {f}, take=ALL"),
    ("その中から{f:FEach}1枚ずつを公開し(公開した{g:F}を|)手札に加える", ", {f}"),
    ("その中から{f:FTwo}を公開し(公開した{g:F}を|)手札に加える", ", {f}"),
    *((f"その中から{said}を公開し(公開した{{g:F}}を|)手札に加える", f", {code}") for said, code in NAMESAKES),
    ("その中から(カード|)1枚を手札に加える", ""),
    ("その中からカードを好きな枚数手札に加える", ", take=ANY"),
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
    ("{f:F}1枚ずつ", "{f}"),
    ("{f:FTwo}", "{f}"),
    *NAMESAKES,
)
SHUFFLE = "。(自分の|)デッキをシャッフルする"
SHUFFLE_CHEER = "。エールデッキをシャッフルする"

LOOK = tuple(
    (f"{before}自分のデッキの上から{number}。{taken}。{rest}", f"LookTop({said}{code}{how}{more})")
    for before, number, said, more in (
        ("", "{k:num}枚を見る", "{k}", ""),
        ("", "{k:Count}を見る", "{k}", ""),
        ("{q:Q}", "{k:num}枚を見る", "{k*q}", ""),
        ("", "{k:num}枚までを見る", "{k}", ", up_to=True"),
        ("{q:Q}", "{k:num}枚までを見る", "{k*q}", ", up_to=True"),
        ("", "{k:num}枚を公開する", "{k}", ", openly=True"),
        ("", "{k:num}枚までを公開する", "{k}", ", up_to=True, openly=True"),
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
        (f"自分のデッキから{found}をアーカイブする{SHUFFLE}", f"Search({code}, to=ARCHIVE, hidden=True)"),
        (f"自分のデッキから{found}を公開しホロパワーにする{SHUFFLE}", f"Search({code}, to=HOLO_POWER)"),
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

VERBS = (
    # this Arts
    ("({q:Q}|)このアーツ{n:signed}", "ThisArt({n*q})"),
    ("このアーツに必要な無色(エール|){n:signed}", "ThisArtCost({n})"),
    ("このアーツは{x:Mem}しか対象にできない", "OnlyTarget({x})"),
    ("このアーツダメージはアーツの対象のホロメンのかわりに{x:Mem}に与える", "DealInstead({x})"),
    ("このアーツは{c:Unless}使えない", "OnlyUsable({c})"),
    ("このアーツは{c:Unless}{p:at}ポジションでは使えない", "OnlyUsable({c}, at={p})"),
    ("({q:Q}|)このアーツ{n:signed}【このアーツは{x:Mem}も対象にできる】", "ThisArt({n*q}), AlsoTarget({x})"),
    ("このアーツは相手のバックホロメンも対象にできる", "AlsoTarget(OPP_BACK)"),
    ("このアーツは{x:Mem}も対象にできる", "AlsoTarget({x})"),
    ("このアーツは{c:Cond}(なら|の時|時)エール{n:num}枚を必要とせずに使える", "If({c}, ThisArtCost(-{n}))"),
    ("({q:Q}|)このアーツに必要な{c:Color}{n:signed}", "ThisArtCost({n*q}, {c})"),
    ("{q:Q}このアーツに必要な無色(エール|){n:signed}", "ThisArtCost({n*q})"),
    ("このアーツダメージは軽減されない", "Irreducible()"),
    ("このアーツをもう1回使う", "Again()"),
    ("このホロメンはアーツを使った後同じアーツをもう1回使う", "Again()"),
    ("そのホロメンが持つ異なるアーツ名のアーツをもう1回使う", "AnotherArts()"),
    ("{q:Q}このアーツ{n:signed}し(自分の|)デッキを{k:num}枚引く", "AllOf(ThisArt({n*q}), Draw({k*q}))"),
    ("{q:Q}このアーツ{n:signed}し{x:Mem}のHP{k:num}回復", "AllOf(ThisArt({n*q}), Heal({k*q}, {x}))"),
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
    *(
        (f"(自分の|)手札が{number}になるまで(自分の|)デッキを引く{most}", f"DrawTo({said}{cap})")
        for number, said in (("{c:Count}", "{c}"), ("{k:num}枚", "{k}"), ("{q:Q}{k:num}枚", "{k*q}"))
        for most, cap in (("", ""), ("。ただし引ける枚数は{cap:num}枚まで", ", cap={cap}"))
    ),
    *LOOK,
    *SEARCH,
    *SEARCH_CHEER,
    (f"{OF_HOLO_POWER}1枚を公開し手札に加える", "LookPower()"),
    (f"{OF_HOLO_POWER}1枚を公開し手札に加える{POWER_SHUFFLED}", "LookPower(shuffle=True)"),
    (f"{OF_HOLO_POWER}{{f:F}}1枚を公開し手札に加える", "LookPower({f})"),
    (f"{OF_HOLO_POWER}{{f:F}}1枚を公開し手札に加える{POWER_SHUFFLED}", "LookPower({f}, shuffle=True)"),
    (
        "自分のデッキの上から{k:num}枚を見る。その中から{n:num}枚をアーカイブする。残ったカードを(好きな順で|)デッキの上に戻す",
        "LookArchive({k}, {n})",
    ),
    ("({q:Q}|)自分のデッキの上から{k:num}枚を公開する", "RevealTop({k*q})"),
    ("自分のデッキの上から{c:Count}を公開する", "RevealTop({c})"),
    ("自分のエールデッキの上から{k:num}枚を公開する", "RevealTop({k}, cheer=True)"),
    ("相手の手札(すべて|)を見る", "Look(OPP_HAND)"),
    ("{x:Cards}を公開する", "Reveal({x})"),
    ("{x:Cards}を手札に(戻す|加える)", "ToHand({x})"),
    ("{x:Mem}を手札に戻す", "ToHand({x})"),
    ("ダウンした1人を選び{x:Cards}を手札に戻す", "ToHand({x})"),
    ("公開したカードを手札に加える", "ToHand(REVEALED[ALL])"),
    ("公開したカード(すべて|)を裏向きにしてホロパワーの下に戻す", "UnderPower(REVEALED)"),
    ("公開した{f:F}1枚をアーカイブするかわりに手札に加える", "TakeInstead(REVEALED({f}))"),
    ("公開した(カード|ホロメン|サポートカード)(すべて|)をアーカイブする", "Archive(REVEALED[ALL])"),
    ("公開したカード(すべて|)をデッキに戻してシャッフルする", "ToDeck(REVEALED[ALL], SHUFFLED_IN)"),
    ("公開したカード(すべて|)を(好きな順で|)デッキの下に戻す", "ToDeck(REVEALED[ALL])"),
    ("公開したカード(すべて|)を(好きな順で|)デッキの上に戻す", "ToDeck(REVEALED[ALL], TOP)"),
    ("残ったカード(すべて|)をアーカイブする", "Archive(REST[ALL])"),
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
    *(
        (f"相手の{said}ホロメンの{{p:Placed}}{{k:num}}枚ずつを{where}", f"ToCheerDeck({both}{{p}}{how}, each={{k}})")
        for said, both in (
            ("センターホロメンとコラボ", "both(OPP_CENTER, OPP_COLLAB)"),
            ("コラボホロメンとセンター", "both(OPP_COLLAB, OPP_CENTER)"),
        )
        for where, how in (
            ("(好きな順で|)エールデッキの下に戻す", ""),
            ("エールデッキに戻す。エールデッキをシャッフルする", ", SHUFFLED_IN"),
        )
    ),
    ("{x:Cards}を(好きな順で|)エールデッキの上に戻す", "ToCheerDeck({x}, TOP)"),
    ("{x:Cards}をエールデッキに戻す(。エールデッキをシャッフルする|)", "ToCheerDeck({x}, SHUFFLED_IN)"),
    ("{x:Cards}をエールデッキに戻してシャッフルする", "ToCheerDeck({x}, SHUFFLED_IN)"),
    ("{x:Cards}をステージに出す", "PutOnStage({x})"),
    ("{q:Q}{x:One}を手札に(戻す|加える)", "ToHand({x}[{q}])"),
    ("{q:Q}{x:One}をアーカイブする", "Archive({x}[{q}])"),
    ("{q:Q}{x:One}をホロパワーにする", "ToHoloPower({x}[{q}])"),
    ("{q:Q}{x:One}を{y:Recv}に送る", "Send({x}[{q}], {y})"),
    *(
        (
            f"{before}自分のエールデッキの上から{number}を見る。{A_CHEER_SHOWN}{{y:Recv}}に送る。"
            "残ったエールを(好きな順で|)エールデッキの下に戻す",
            f"LookCheer({said}, to={{y}})",
        )
        for before, number, said in (
            ("", "{k:num}枚", "{k}"),
            ("", "{k:Count}", "{k}"),
            ("{q:Q}", "{k:num}枚", "{k*q}"),
        )
    ),
    (
        "自分のデッキの上から{k:num}枚を見る。そのカード(すべて|)をデッキの上か下に戻す",
        "LookTop({k}, take=0, rest=TOP_OR_BOTTOM)",
    ),
    (
        f"自分のデッキの上から{{k:num}}枚を見る。そのカードすべてを{OR_ON_TOP}デッキの上に戻す",
        "LookAll({k})",
    ),
    (
        f"{{q:Q}}自分のデッキの上から{{k:num}}枚を見る。そのカードすべてを{OR_ON_TOP}デッキの上に戻す",
        "LookAll({k*q})",
    ),
    (f"自分のデッキの上から{{c:Count}}を見る。そのカードすべてを{OR_ON_TOP}デッキの上に戻す", "LookAll({c})"),
    (
        "自分の手札を数えて自分の[手札すべてとアーカイブの{f:F}すべて]をデッキに戻してシャッフルする",
        "ShuffleBack(ARCHIVE({f}))",
    ),
    (
        "自分の手札を数えて自分の[手札すべてとアーカイブのカードすべて]をデッキに戻してシャッフルする",
        "ShuffleBack(ARCHIVE)",
    ),
    (
        "(自分|お互い)の[手札すべてとアーカイブの{f:F}すべて]をデッキに戻してシャッフルする",
        "ShuffleBack(ARCHIVE({f}), uncounted=True)",
    ),
    (
        "自分の[手札すべてとアーカイブのカードすべて]をデッキに戻してシャッフルする",
        "ShuffleBack(ARCHIVE, uncounted=True)",
    ),
    ("そのカードを手札に加える", "ToHand(REVEALED)"),
    ("そのカードをデッキの下に戻す", "ToDeck(REVEALED)"),
    ("そのカードをデッキの上に戻す", "ToDeck(REVEALED, TOP)"),
    (f"{OF_HOLO_POWER}(カード|)1枚を手札に加える", "LookPower(shown=False)"),
    (f"{OF_HOLO_POWER}(カード|)1枚を手札に加える{POWER_SHUFFLED}", "LookPower(shown=False, shuffle=True)"),
    # sending
    ("{x:CardsU}を{y:Recv}に1枚ずつ送る", "Send({x}, {y}, each=1)"),
    ("自分のエールデッキのカードを{y:Recv}に1枚ずつ送る", "Send(CHEER_TOP, {y}, each=1)"),
    ("{x:Cards}を{y:Recv}に1枚ずつ付け替える", "Reattach({x}, {y}, each=1)"),
    ("{x:Cards}を{y:Recv}に送る", "Send({x}, {y})"),
    ("{x:CardsAny}を{y:Recv}に好きな枚数送る", "Send({x}, {y})"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に送る", "Send({x}, {y})"),
    ("{x:CardsAny}を好きな枚数(選び|){y:MemU}に割り振って送る", "Send({x}, {y}[ALL], split=True)"),
    ("{x:CardsAny}を好きな枚数(選び|){y:Recv}に割り振って送る", "Send({x}, {y}, split=True)"),
    ("{x:Cards}を(選び|){y:Recv}に割り振って送る", "Send({x}, {y}, split=True)"),
    ("{x:Cards}を(選び|){y:MemU}に割り振って送る", "Send({x}, {y}[ALL], split=True)"),
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
    ("{x:MemU}に特殊ダメージ{n:num}を{k:num}ずつ割り振って与える", "SplitDamage({n}, {x}, by={k})"),
    (
        f"{{x:MemU}}に特殊ダメージ{{n:num}}を{{k:num}}ずつ割り振って与える{NO_LIFE}",
        "SplitDamage({n}, {x}, by={k}, no_life=True)",
    ),
    ("({q:Q}|){x:Mem}のHP{n:num}回復", "Heal({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のHP(を|){n:num}回復する", "Heal({n*q}, {x})"),
    ("{x:Mem}のHP(を|)すべて回復", "Heal(0, {x})"),
    ("{x:Mem}のHP(を|)すべて回復する", "Heal(0, {x})"),
    ("({q:Q}|){x:Mem}の残りHPを{k:num}にする", "SetHp({k*q}, {x})"),
    ("ホロパワーをシャッフルする", "ShufflePower()"),
    ("そのサイコロの目の数1つを{k:num}として扱う", "FaceAs({k})"),
    ("{x:Mem}をダウンさせる", "Down({x})"),
    (f"{{x:Mem}}をダウンさせる{NO_LIFE}", "Down({x}, no_life=True)"),
    ("{x:Mem}をダウンさせる【相手のライフは減らない】", "Down({x}, no_life=True)"),
    ("({q:Q}|)相手のライフ{n:signed}", "Life({n*q})"),
    ("({q:Q}|)自分のライフ{n:signed}", "Life({n*q}, opponent=False)"),
    ("自分の減るライフ{n:signed}", "LifeLoss({n})"),
    ("アーカイブする手札1枚につき{x:Cards}をかわりにアーカイブできる", "InPlaceOfHand()"),
    ("そのダメージを受けない", "Immune(IT)"),
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
    *(
        (
            f"{{x:Mem}}を自分のデッキの{{f:F}}を使って{more}Bloomさせる{placed}{SHUFFLE}",
            f"Bloom({{x}}, DECK({{f}}){code})",
        )
        for more, again in (("", ""), ("もう1回", ", again=True"))
        for placed, code in (("", again), (JUST_PLACED, f"{again}, just_placed=True"))
    ),
    (f"{{x:Mem}}を{{y:CardsU}}を使ってBloomさせる{JUST_PLACED}", "Bloom({x}, {y}, just_placed=True)"),
    (
        f"{{x:Mem}}を{{y:CardsU}}を使ってもう1回Bloomさせる{JUST_PLACED}",
        "Bloom({x}, {y}, again=True, just_placed=True)",
    ),
    *(
        (
            f"{{x:Mem}}を{{y:{cards}}}を使って{more}{said}{placed}。{ON_FIRST_TURN}",
            f"{head}Bloom({{x}}, {{y}}{code}{tail}",
        )
        for cards in ("Cards", "CardsU")
        for more, again in (("", ""), ("もう1回", ", again=True"))
        for placed, just in (("", ""), (JUST_PLACED, ", just_placed=True"))
        for said, head, tail in (("Bloomできる", "May(", "))"), ("Bloomさせる", "", ")"))
        for code in (f"{again}{just}, first_turn=True",)
    ),
    ("{x:Mem}をDebutホロメンに戻す", "ToDebut({x})"),
    ("{x:Mem}をアーカイブするかわりに手札に戻す", "ToHandInstead({x})"),
    ("アーカイブするかわりに{x:Recv}に付け替える", "ReattachInstead({x})"),
    ("{x:Mem}をアーカイブのこのホロメンを使ってBloomさせる", "Bloom({x}, SELF)"),
    *(
        (
            f"{{a:num}}か{{b:num}}を選ぶ。このターンの間自分の推しホロメン{named}と{{x:MemU}}の能力でサイコロを振る時"
            f"その{ALL_FACES}選んだ数として扱う",
            f"DiceShow(({{a}}, {{b}}), by=either(OSHI{of}, {{x}}[ALL]))",
        )
        for named, of in (("の〈{t:inname}〉", '("{t}")'), ("", ""))
    ),
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
