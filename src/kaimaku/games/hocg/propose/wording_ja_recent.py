"""Japanese wordings of hBP05 and later products that mean the same as ours: applied behind all others."""

from __future__ import annotations

from .wording import Rule

RECENT = (
    Rule(r"公開し公開した\[[^\]]*\]を(?=手札)", "公開し", "what was revealed is named again"),
    Rule("エールを送られたホロメンと同じ", "そのホロメンと同じ", "who was sent cheers"),
    Rule("を(自分の[^。:]*?)に好きな枚数(付け|送)", r"を好きな枚数\1に\2", "any number before or behind who gets them"),
    Rule(r"が合計(?=\d枚以上ある)", "が", "so many in all"),
    Rule(
        r"自分の\[(推しホロメン[^\]か]*)か(推しホロメン[^\]]*)\]で",
        r"自分の\1か自分の\2で",
        "brackets around two conditions on the Oshi",
    ),
    Rule("ライフが相手のライフ(?=より)", "ライフが相手", "life against life"),
    Rule("(?<=なら)アーカイブの(?=エール)", "自分のアーカイブの", "one's own archive"),
    Rule("アーカイブする:(?=アーカイブした)", "アーカイブすることで自分の", "a cost before a colon"),
    Rule(
        r"^((?:[^。]*使えない。)?)(自分の[^。]*ホロメン1人)を選ぶ。このターンの間(選んだホロメン)の(アーツ\+\d+。)(.*)\3((?:が[^。]*ならかわりに\3)?のアーツ\+\d+)$",
        r"\1このターンの間\2の\4\5そのホロメン\6",
        "choosing before doing, and more instead",
    ),
    Rule("イベントカード", "イベント", "an event is a card"),
    Rule("その相手のホロメン(?=に)", "そのホロメン", "the opponent's holomem that was spoken of"),
    Rule("(公開したカードをアーカイブする。)その中に", r"\1公開した", "among what was revealed"),
    Rule(
        "(選んだホロメンをお休みさせ)る。選んだホロメンを(?=バックポジションに移動)",
        r"\1て",
        "resting and moving in one sentence or in two",
    ),
    Rule(
        r"自分の\[推しホロメンか(#[^\]]*)\]の(?=能力で)",
        r"自分の推しホロメンか自分の\1の",
        "brackets around Oshi and holomem",
    ),
    Rule(r"カードを(?=\d枚以上(?:付けた|アーカイブした))", "", "what was moved is cards"),
    Rule(
        r"(手札(\d)枚をアーカイブする。)(?:この能力で)?\2枚(?:以上)?アーカイブした",
        r"\1\2枚アーカイブした",
        "so many were archived, and no more",
    ),
    Rule("なら公開したカードを", "ならそのカードを", "the revealed card is that card"),
    Rule("公開したカードがサポートカード以外", "サポートカード以外", "what was revealed is spoken of"),
    Rule("(?<=かわりに)そのアーツ(?=に必要)", "そのホロメンのアーツ", "the cost of Arts is their holomem's"),
    Rule("エールを数えてそのすべてを", "エールすべてを", "what is moved is counted first"),
    Rule("戻したエールと同じに", "戻したカードと同じに", "the cheers that were returned"),
    Rule(
        "(?:次の相手のターンが終了するまで|次の相手のターン終了時まで)",
        "次の相手のターン終了まで",
        "until the end of a turn",
    ),
    Rule(
        r"((このターンの間|次の相手のターン終了まで)[^。]*全員のアーツ\+\d+。)\2(?=自分の)",
        r"\1",
        "two effects of one duration",
    ),
    Rule("お互いのステージのホロメン", "お互いのホロメン", "both players' holomem are on their stages"),
    Rule(
        "このアーツの対象が(?:相手の)?HPが減っているホロメン(?=なら)",
        "このアーツの対象のHPが減っている",
        "a target with reduced HP",
    ),
    Rule("自分の〈[^〉]+〉の(?=SP推しスキル「)", "自分の", "a skill is known by its name"),
    Rule(
        "([^。◆]*?なら)(この(?:ファンが付いている)?ホロメンがアーツを使う時)",
        r"\2\1",
        "a condition before or behind the moment",
    ),
    Rule("全員に(?=割り振って)", "に", "shared out among all of them"),
    Rule(
        r"(相手の(?:ステージの)?ホロメン)\(([^()]*1枚につき)1人\)を選ぶ",
        r"\2\g<1>1人を選ぶ",
        "one for each, in brackets or before",
    ),
    Rule("使ったホロパワー", "アーカイブしたカード", "the holo Power used is archived"),
    Rule("異なる色のなら", "異なる色のホロメンなら", "one of another color"),
    Rule(r"\[Debut(〈[^〉]+〉)とDebut(〈[^〉]+〉)\]", r"Debutホロメンの[\1と\2]", "a level before two names"),
    Rule("1枚ずつを公開し(?=ステージに出)", "1枚ずつを", "what is placed is seen anyway"),
)
