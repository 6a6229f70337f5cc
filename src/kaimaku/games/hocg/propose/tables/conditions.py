"""Conditions: the clause before なら, 時 or 間, without that ending."""

from collections.abc import Iterator

from .events import DEEDS

FRONT_BOTH = "[センターホロメンとコラボホロメン]"
DEAR_BATON = "バトンタッチに必要な無色"
# What may be there: as it is said, as code, how it is counted, and the verb.
PRESENT = (
    ("{x:MemU}が", "{x}", "人", "い"),
    ("{s:whose}ステージに{x:Beside}が", "{s}{x}", "人", "い"),
    ("{s:whose}ステージに{x:Placed}が", "{s}STAGE{x}", "枚", "あ"),
    ("{s:whose}ステージに付いているカードが", "{s}STAGE.attached()", "枚", "あ"),
    ("お互いのステージに付いているカードが", "BOTH_HOLOMEM.attached()", "枚", "あ"),
    ("お互いのステージに{x:Placed}が", "BOTH_HOLOMEM{x}", "枚", "あ"),
    ("お互いのステージの{x:Placed}が合計", "BOTH_HOLOMEM{x}", "枚", "あ"),
    ("お互いのステージの付いているカードが合計", "BOTH_HOLOMEM.attached()", "枚", "あ"),
    ("{s:anyone}{z:zone}にカードが", "{s}{z}", "枚", "あ"),
    ("{s:anyone}{z:zone}に{f:F}が", "{s}{z}({f})", "枚", "あ"),
    ("{s:anyone}ステージのホロメンにホロメンが", "{s}HOLOMEM.stack", "枚", "重なってい"),
    ("{s:anyone}ステージのホロメンに{f:F}が", "{s}HOLOMEM.stack({f})", "枚", "重なってい"),
    ("{x:MemU}にホロメンが", "{x}.stack", "枚", "重なってい"),
    ("{x:MemU}に{f:F}が", "{x}.stack({f})", "枚", "重なってい"),
    ("{x:CardsU}が", "{x}", "(枚|)", "あ"),
    ("{x:MemU}に{p:Placed}が", "{x}{p}", "枚", "付いてい"),
)


def _present(said: str, code: str, unit: str, verb: str) -> Iterator[tuple[str, str]]:
    """It is there, it is not, there are so many at least, at most, exactly."""
    there = f"({verb}る|)"
    yield f"{said}{verb}る", f"has({code})"
    yield f"{said}{'' if verb == 'あ' else verb}ない", f"~{code}"
    yield f"{said}{{k:num}}{unit}以上{there}", f"{code} >= {{k}}"
    yield f"{said}{{k:num}}{unit}以下{there}", f"{code} <= {{k}}"
    yield f"{said}(ちょうど|){{k:num}}{unit.strip('(|)')}{there}", f"exactly({code}, {{k}})"


def _all_there() -> Iterator[tuple[str, str]]:
    """Several names or colors of cheers in one list."""
    letters = ("a", "b", "c", "d", "e", "f")
    for n in range(2, 7):
        names = "と".join(f"〈{{{x}:inname}}〉" for x in letters[:n])
        all_named = " & ".join(f'has({{s}}HOLOMEM("{{{x}}}"))' for x in letters[:n])
        yield f"{{s:whose}}ステージに(ホロメンの|){names}がいる", all_named
        colors = "と".join(f"{{{x}:Color}}" for x in letters[:n])
        all_cheers = " & ".join(f"has({{s}}STAGE.cheer({{{x}}}))" for x in letters[:n])
        yield f"{{s:whose}}ステージに[{colors}]エールがある", all_cheers


CONDITIONS = (
    ("自分が後攻で最初のターン", "GOING_SECOND_TURN_1"),
    *(row for subject in PRESENT for row in _present(*subject)),
    ("{s:whose}ステージに{x:Placed}が{k:num}色以上(ある|)", "colors({s}STAGE{x}) >= {k}"),
    ("{x:CardsU}が{k:num}色以上(ある|)", "colors({x}) >= {k}"),
    ("{x:MemU}に{p:Placed}が{k:num}色以上付いている", "colors({x}{p}) >= {k}"),
    ("お互いのステージにホロメンがいる", "has(BOTH_HOLOMEM)"),
    ("お互いのステージにホロメンがいない", "~BOTH_HOLOMEM"),
    ("{x:MemU}に重なっているホロメンが{k:num}枚以上(ある|)", "{x}.stack >= {k}"),
    ("{x:MemU}にホロメンが{k:num}枚以上重なっている", "{x}.stack >= {k}"),
    # what somebody is
    ("お互いの{x:place}ホロメンが{f:Is}", "{x}.is_({f}) & OPP_{x}.is_({f})"),
    ("{x:MemU}が{f:Is}", "{x}.is_({f})"),
    ("{x:MemU}の色が{c:Color}", "{x}.is_({c})"),
    ("{x:Oshi}が{f:Is}", "{x}.is_({f})"),
    ("{x:Oshi}の色が{c:Color}", "{x}.is_({c})"),
    ("{x:MemU}が{p:at}ポジションにいる", "{x}.at({p})"),
    ("{x:MemU}が(自分の|){p:at}ホロメン", "{x}.at({p})"),
    ("{x:MemU}のHPが減っている", "{x}.is_(damaged)"),
    ("{x:MemU}のHPが{k:num}以上減っている", "damage_on({x}) >= {k}"),
    ("{x:MemU}全員のHPが合計{k:num}以上減っている", "damage_on({x}[ALL]) >= {k}"),
    ("このターンに自分が{f:F}を{k:num}枚以上使っていた", "happened(PLAYS({f})) >= {k}"),
    (
        "このターンに自分のステージの{f:F}が{k:num}枚以上アーカイブされていた",
        "happened(ARCHIVES({f}, frm=STAGE)) >= {k}",
    ),
    *(
        (
            f"このターンに自分の{said}から{{f:F}}を{{k:num}}枚以上アーカイブしていた",
            f"happened(ARCHIVES({{f}}, frm={zone})) >= {{k}}",
        )
        for said, zone in (("デッキ", "DECK"), ("手札", "HAND"))
    ),
    ("{x:MemU}の残りHPが{k:num}以下", "{x}.is_(hp_at_most({k}))"),
    ("{x:MemU}の残りHPが{k:num}以上", "{x}.is_(hp_at_least({k}))"),
    ("{x:MemU}のバトンタッチに必要な無色が{k:num}(つ|個|)以上", "{x}.baton >= {k}"),
    ("{x:MemU}全員が{f:Is}", "all_are({x}, {f})"),
    ("自分のセンターホロメンとコラボホロメンが{f:Is}", "all_are(both(CENTER, COLLAB), {f})"),
    ("自分のコラボホロメンとセンターホロメンが{f:Is}", "all_are(both(COLLAB, CENTER), {f})"),
    ("このアーツの対象が相手の{p:at}ホロメン", "TARGET.at({p})"),
    ("このアーツの対象が{f:Is}", "TARGET.is_({f})"),
    ("{x:CardsU}が{f:Is}", "{x}.is_({f})"),
    ("{x:MemU}に{a:Placed}と{b:Placed}が付いている", "has({x}{a}) & has({x}{b})"),
    ("{x:MemU}のHPが減っていない", "{x}.is_(~damaged)"),
    ("その中に{f:F}がある", "has(SEEN({f}))"),
    ("その中に{f:F}が{k:num}枚以上ある", "SEEN({f}) >= {k}"),
    (
        f"自分の{{f:Adjs}}{FRONT_BOTH}に異なる色のエールが付いている",
        "different_cheers(CENTER({f}), COLLAB({f}))",
    ),
    ("{x:MemU}と{y:MemU}が同色", "share_color({x}, {y})"),
    ("{x:Who}と{y:Who}が同色", "share_color({x}, {y})"),
    # both sides
    ("自分のライフが相手(のライフ|)より少ない", "LIFE < OPP_LIFE"),
    ("自分のライフが相手(のライフ|)以下", "LIFE <= OPP_LIFE"),
    ("自分の手札(の枚数|)が相手(の手札|)より少ない", "HAND < OPP_HAND"),
    ("自分の手札(の枚数|)が相手(の手札|)以下", "HAND <= OPP_HAND"),
    ("自分の手札(の枚数|)が相手(の手札|)より多い", "HAND > OPP_HAND"),
    ("自分のステージのエール(の枚数|)が相手(のステージのエール|)より少ない", "STAGE.cheer < OPP_STAGE.cheer"),
    ("自分のステージのエール(の枚数|)が相手(のステージのエール|)より多い", "STAGE.cheer > OPP_STAGE.cheer"),
    ("自分のステージのホロメン(の人数|)が相手より少ない", "surplus(OPP_STAGE) >= 1"),
    ("自分のステージのホロメンが相手より{k:num}人以上少ない", "surplus(OPP_STAGE) >= {k}"),
    ("自分のステージのホロメンが相手以上", "surplus(OPP_STAGE) <= 0"),
    ("自分のステージのエールの枚数が相手より多い", "surplus(STAGE.cheer) >= 1"),
    ("自分のステージのエールの枚数が相手より{k:num}枚以上多い", "surplus(STAGE.cheer) >= {k}"),
    ("自分のステージのエールの枚数が相手以下", "surplus(STAGE.cheer) <= 0"),
    ("自分のステージのエールすべてが{c:Color}エール", "all_are(STAGE.cheer, {c})"),
    ("自分のホロパワー(の枚数|)が相手(のホロパワー|)より少ない", "HOLO_POWER < OPP_HOLO_POWER"),
    ("自分のデッキの枚数が{k:num}枚以下", "DECK <= {k}"),
    ("自分のエールデッキ(の枚数|)が(ちょうど|){k:num}枚", "exactly(CHEER_DECK, {k})"),
    ("自分のライフが{k:num}", "exactly(LIFE, {k})"),
    ("相手のライフが{k:num}", "exactly(OPP_LIFE, {k})"),
    ("お互いのライフが{k:num}", "exactly(BOTH_LIFE, {k})"),
    (
        "{s:whose}[{x:place}ホロメンと{y:place}ホロメン]に異なる色のエールが付いている",
        "different_cheers({s}{x}, {s}{y})",
    ),
    # history
    ("その{p:step}に自分のライフが減っていた", "happened(LOSES_LIFE({p}))"),
    ("このターンに{e:Past}", "happened({e})"),
    *((f"このターンに{deed}回数が{{k:num}}回", f"exactly(happened({event}), {{k}})") for deed, event in DEEDS),
    *_all_there(),
    ("このターンの自分のメインステップに{e:Past}", "happened({e})"),
    (f"このアーツの対象が(相手の|){DEAR_BATON}が{{k:num}}つ以上のホロメン", "TARGET.baton >= {k}"),
    ("直前の相手のターンに{e:Past}", "happened({e}, LAST_OPP_TURN)"),
    ("このゲーム(中|)に{e:Past}", "happened({e}, THIS_GAME)"),
    ("(このホロメンが|){l:Level}(ホロメン|)からBloomした", "bloomed({l})"),
    ("(このホロメンが|){l:Level}(ホロメン|)からBloomしている", "THIS.is_(bloomed_from({l}))"),
    ("自分の(SP|)推しスキル「{t:title}」でBloomした", 'bloomed_with("{t}")'),
    ("公開したカード{k:num}枚が同じBloomレベルのホロメン", "one_level(REVEALED, {k})"),
    ("(このホロメンが|)〈{t:inname}〉とコラボした", 'partner("{t}")'),
    ("与えたダメージが残りHPを{k:num}以上オーバーして(いる|いた)", "OVERKILL >= {k}"),
    ("残りHPを{k:num}以上オーバーして(いる|いた)", "OVERKILL >= {k}"),
    ("(与えたダメージが|)残りHPをオーバーして(いる|いた)", "OVERKILL >= 1"),
    ("出た目の数が自分のライフ以上", "FACE >= LIFE"),
    ("出た目の数が自分のライフ以下", "FACE <= LIFE"),
    ("自分のステージのエール(の枚数|)が相手(のステージのエール|)以下", "STAGE.cheer <= OPP_STAGE.cheer"),
    ("前の相手のターンに{e:Past}", "happened({e}, LAST_OPP_TURN)"),
    ("出た目(の数|)が{f:facename}", "{f}"),
    ("{a:Operand}で{b:Operand}", "{a} & {b}"),
    ("{a:Operand}か{b:Operand}", "{a} | {b}"),
)
