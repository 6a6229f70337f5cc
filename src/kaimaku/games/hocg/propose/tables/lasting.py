"""Who gets what for how long: in one-shot texts behind このターンの間, in standing texts without it."""

from itertools import permutations

KINDS_OF_DAMAGE = (("", ""), ("アーツ", ", ART"), ("特殊", ", SPECIAL"))
BANNED = (("バトンタッチ", "NO_BATON"), ("移動", "NO_MOVE"), ("交代", "NO_SWAP"))  # what one text forbids together
ALL_FACES = "サイコロの目の数すべてを"
LASTING = (
    ("({q:Q}|){x:Mem}のアーツ{n:signed}", "Arts({n*q}, {x})"),
    ("{x:Mem}の({q:Q}|)アーツ{n:signed}", "Arts({n*q}, {x})"),
    ("{x:Mem}は{q:Q}アーツ{n:signed}", "Arts({n*q}, {x})"),
    *(
        (f"{{x:Mem}}は{whose}{per}{what}{{n:signed}}", f"{word}({{n}} * each({own}), {{x}})")
        for what, word in (("アーツ", "Arts"), ("HP", "Hp"))
        for whose, part in (
            ("そのホロメンの{p:Placed}", "EACH_ONE{p}"),
            ("そのホロメンに付いている{p:Placed}", "EACH_ONE{p}"),
            ("そのホロメンに重なっているホロメン", "EACH_ONE.stack"),
            ("そのホロメンに重なっている{f:F}", "EACH_ONE.stack({f})"),
        )
        for per, own in (
            ("1色につき", f"{part}, by=COLOR"),
            ("1枚につき", part),
            ("{k:num}枚につき", f"{part}, per={{k}}"),
            ("{k:num}色につき", f"{part}, per={{k}}, by=COLOR"),
        )
    ),
    ("({q:Q}|){x:Mem}のHP{n:signed}", "Hp({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のアーツに必要な無色(エール|){n:signed}", "ArtsCost({n*q}, {x})"),
    ("({q:Q}|){x:Mem}のバトンタッチに必要な無色(エール|){n:signed}", "Baton({n*q}, {x})"),
    *(
        (
            f"({{q:Q}}|){{x:Mem}}が{at}{by}受ける{said}ダメージ{{n:signed}}",
            f"Takes({{n*q}}, {{x}}{kind}{frm}{code})",
        )
        for at, code in (
            ("", ""),
            ("センターポジションかコラボポジションで", ", at=AT_FRONT"),
            ("{p:at}ポジションで", ", at={p}"),
            ("センターポジションかコラボポジションで最初に", ", at=AT_FRONT, first=True"),
            ("{p:at}ポジションで最初に", ", at={p}, first=True"),
            ("最初に", ", first=True"),
        )
        for by, frm in (("", ""), ("相手から", ", frm=OPP"), ("{y:MemU}から", ", frm={y}"))
        for said, kind in KINDS_OF_DAMAGE
    ),
    ("({q:Q}|){x:Mem}が(相手から|)受ける特殊ダメージ{n:signed}", "Takes({n*q}, {x}, SPECIAL)"),
    ("({q:Q}|){x:Mem}が与える特殊ダメージ{n:signed}", "Deals({n*q}, {x}, SPECIAL)"),
    (
        "自分の推しホロメンの〈{t:inname}〉と{x:Mem}が{y:MemU}に与える特殊ダメージ{n:signed}",
        'Deals({n}, either(OSHI("{t}"), {x}), SPECIAL, to={y})',
    ),
    *(
        (f"({{q:Q}}|){{x:Mem}}が{{y:Mem}}に与える{said}ダメージ{{n:signed}}", f"Deals({{n*q}}, {{x}}{kind}, to={{y}})")
        for said, kind in KINDS_OF_DAMAGE
    ),
    *(
        (f"{{x:Mem}}は{by}{size}{said}ダメージを受けない", f"Immune({{x}}{kind}{over}{frm})")
        for by, frm in (("", ""), ("相手から", ", frm=OPP"), ("{y:MemU}から", ", frm={y}"))
        for size, over in (("", ""), ("(1回に|){k:num}以上の", ", over={k}"))
        for said, kind in KINDS_OF_DAMAGE
    ),
    ("{x:Mem}の受けるダメージ{n:signed}", "Takes({n}, {x})"),
    ("({q:Q}|){x:Mem}が回復するHP{n:signed}", "Heals({n*q}, {x})"),
    ("({q:Q}|){x:Mem}が〈{t:inname}〉の能力で回復するHP{n:signed}", 'Heals({n*q}, {x}, "{t}")'),
    ("({q:Q}|){x:Mem}の能力でデッキの上から公開する枚数{n:signed}", "Reveals({n*q}, {x})"),
    (
        "({q:Q}|)自分の推し(ホロメン|スキル)と{x:Mem}の能力でデッキの上から公開する枚数{n:signed}",
        "Reveals({n*q}, either(OSHI, {x}))",
    ),
    (
        "({q:Q}|)自分の推し(ホロメン|スキル)と{x:MemU}の能力でデッキの上から公開する枚数{n:signed}",
        "Reveals({n*q}, either(OSHI, {x}[ALL]))",
    ),
    (
        "({q:Q}|)自分の推しホロメンの〈{t:inname}〉と{x:Mem}の能力でデッキの上から公開する枚数{n:signed}",
        'Reveals({n*q}, either(OSHI("{t}"), {x}))',
    ),
    ("({q:Q}|){x:Mem}のアーツに必要な{c:Color}{n:signed}", "ArtsCost({n*q}, {x}, color={c})"),
    ("{x:Mem}のアーツ「{t:title}」に必要な無色{n:signed}", 'NamedArtsCost({n}, {x}, "{t}")'),
    ("{x:Mem}のHPは相手の能力で減らず変動しない", "Cannot(HP_LOCK, {x})"),
    ("{x:Mem}のアーツダメージは軽減されない", "FirmArts({x})"),
    ("{x:Mem}のアーツの対象が{y:MemU}なら{z:Mem}のアーツダメージは軽減されない", "FirmArts({x}, to={y})"),
    ("そのアーツ{n:signed}", "Arts({n}, IT)"),
    ("{x:Mem}は自分の手札の{f:F}を使ってもう1回Bloomできる", "CanBloom({x}, HAND({f}), again=True)"),
    ("そのアーツに必要な無色{n:signed}", "ArtsCost({n}, IT)"),
    ("{x:Mem}はリセットステップでお休みしない", "Cannot(NO_REST_RESET, {x})"),
    ("{x:Mem}はアーツを使った後同じアーツをもう1回使う", "AgainAfter({x})"),
    ("{x:Mem}はアーツを使った後同じアーツをもう1回使える", "AgainAfter({x}, may=True)"),
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
    ("{x:Mem}はバックポジションに移動してもお休みしない", "Cannot(NO_REST_BACK, {x})"),
    *(
        (f"{{x:Mem}}は{''.join(ja)}できない", f"Cannot(({', '.join(bans)}), {{x}})")
        for size in (2, 3)
        for some in permutations(BANNED, size)
        for ja, bans in (zip(*some, strict=True),)
    ),
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
    (
        "{x:MemU}に付いている{c:Color}エールすべては{d:colorname}エールとしても扱う",
        'AlsoCheers("{d}", {x}[ALL].cheer({c})[ALL])',
    ),
    ("{x:MemU}に付いているエールすべては{d:colorname}エールとしても扱う", 'AlsoCheers("{d}", {x}[ALL].cheer[ALL])'),
    ("{x:Mem}は能力を失う", "Negate({x})"),
    ("({q:Q}|){x:Mem}の付けられるマスコットの上限{n:signed}", "MascotLimit({n*q}, {x})"),
    ("{x:Mem}は異なるカード名のマスコットを2枚まで付けられる", "MascotLimit(1, {x}, different=True)"),
    ("{x:Mem}は異なるカード名のマスコットを3枚まで付けられる", "MascotLimit(2, {x}, different=True)"),
    ("({q:Q}|){x:Mem}の付けられるツールの上限{n:signed}", "ToolLimit({n*q}, {x})"),
    ("{x:Mem}はレベルに関係なくBloomできる", "CanBloom({x})"),
    ("{x:Mem}は{y:CardsU}を使ってもう1回Bloomできる", "CanBloom({x}, {y}, again=True)"),
    ("{x:Mem}は{y:CardsU}にBloomレベルを無視してBloomできる", "CanBloom({x}, {y}, any_level=True)"),
    ("({q:Q}|){x:Mem}が与えるダメージ{n:signed}", "Deals({n*q}, {x})"),
    ("({q:Q}|){x:Mem}が与えるアーツダメージ{n:signed}", "Deals({n*q}, {x}, ART)"),
    ("{x:Mem}の色は{c:colorname}と{d:colorname}としても扱う", 'AlsoColors("{c}+{d}", {x})'),
    ("自分が使えるLIMITEDの(サポートカード|サポート)の枚数は{k:num}枚になる", "LimitedCap({k})"),
    ("{x:Mem}のアーツは{y:Mem}も対象にできる", "AlsoTarget({x}, of={y})"),
    ("{x:Mem}は次の相手のリセットステップでアクティブにならない", "Cannot(NO_READY_RESET, {x}, until=OPP_NEXT_TURN)"),
    ("{x:Mem}はリセットステップでアクティブにならない", "Cannot(NO_READY_RESET, {x})"),
    (f"自分の{ALL_FACES}{{k:num}}として扱う", "DiceShow({k})"),
    (
        f"{{x:MemU}}の能力でサイコロを1度に{{n:num}}回振る時その{ALL_FACES}{{k:num}}として扱う",
        "DiceShow({k}, by={x}, n={n})",
    ),
    *(
        (
            f"自分の推しホロメン{named}と{{x:MemU}}の能力でサイコロを振る時そのサイコロの目の数すべてを{shown}として扱う",
            f"{word}by=either(OSHI{of}, {{x}}[ALL]))",
        )
        for named, of in (("の〈{t:inname}〉", '("{t}")'), ("", ""))
        for shown, word in (("{k:num}", "DiceShow({k}, "), ("倍の数", "DiceDouble("))
    ),
    ("自分が振るサイコロの目(の数|)はすべて{k:num}になる", "DiceShow({k})"),
    ("使えるLIMITEDのサポートカードは{k:num}枚になる", "LimitedCap({k})"),
    ("({q:Q}|){x:Mem}は{c:Color}特攻{n:signed}を得る", "Critical({n*q}, {x}, {c})"),
    ("自分の推しスキル「{t:title}」の[ホロパワー:-{n:num}]を[ホロパワー:-{k:num}]に変更する", 'SkillCost({k}, "{t}")'),
    ("自分の推しスキル「{t:title}」の[ターンに1回]を[ターンに{k:num}回]に変更する", 'SkillLimit({k}, "{t}")'),
    ("自分のライフは相手の能力で減らない", "LifeLock()"),
    ("{x:Mem}は{y:Mem}のアーツをすべて使える", "Borrow({y})"),
)
