"""Tales: what each kind of journal entry says, in English and Japanese.

{who} is the seat of the entry, {card} the card, {other} another seat, {n} and {m} its numbers.
"""

from __future__ import annotations

TALES: dict[str, tuple[str, str]] = {
    "turn": ("Turn {n}: {who}", "ターン{n}:{who}"),
    "skip": ("{who} skip{s} this turn.", "{who}はこのターンを飛ばした。"),
    "incident": ("{card} comes into play.", "異変{card}が起きた。"),
    "resolve": ("{card} is resolved.", "異変{card}が解決した。"),
    "flip": ("{who} flip{s} {card}.", "{who}が{card}をめくった。"),
    "shuffle": ("The discard pile is shuffled into a new deck of {n}.", "捨て札{n}枚を切り直して新しい山札にした。"),
    "invoke": ("{who} play{s} {card} to activate a Spell Card.", "{who}は{card}でスペルカードを発動する。"),
    "use": ("{who} use{s} the ability of {card}.", "{who}は{card}の能力を使った。"),
    "attack": ("{who} attack{s} {others} with {card}.", "{who}が{card}で{others}を攻撃した。"),
    "avoid": ("{who} avoid{s} {card}.", "{who}は{card}を回避した。"),
    "hit": ("{who} {are} hit by {card}.", "{who}は{card}に被弾した。"),
    "lose": ("{who} lose{s} {n} life ({m} left).", "{who}はライフを{n}失った(残り{m})。"),
    "pay": ("{who} pay{s} {n} life ({m} left).", "{who}はライフを{n}支払った(残り{m})。"),
    "gain": ("{who} gain{s} {n} life ({m} now).", "{who}はライフを{n}得た(現在{m})。"),
    "cancel": ("{who} cancel{s} {card}.", "{who}は{card}を打ち消した。"),
    "return": ("{who} take{s} {card} back into the hand.", "{who}は{card}を手札に戻した。"),
    "item": ("{card} is in play for {who_object}.", "{who}の場に{card}が出た。"),
    "control": ("{who} take{s} control of {card} from {other}.", "{who}は{other}から{card}のコントロールを得た。"),
    "swap": ("{who} and {other} swap hands.", "{who}と{other}は手札を入れ替えた。"),
    "look": ("{who} look{s} at {others_hand} ({card}).", "{who}が{other}の手札を見た({card})。"),
    "look top": ("{who} look{s} at the top {cards} of the {pile}.", "{who}が{pile}の上から{n}枚を見た。"),
    "arrange": ("{who} put{s} {n} on top and {m} below the {pile}.", "{who}が{pile}の上に{n}枚、下に{m}枚置いた。"),
    "put back": ("{who} put{s} {card} on the {end} of the deck.", "{who}が{card}を山札の{end}に置いた。"),
    "freeze": ("{who} must skip the next turn ({card}).", "{who}は次のターンを飛ばす({card})。"),
    "lasting": ("{card}: {effect}.", "{card}:{effect}。"),
    "role": ("{whose} role is {card}.", "{whose}役割は{card}。"),
    "true form": ("{who} reveal{s} the true form: {card}.", "{who}が正体を現した:{card}。"),
    "succeed": ("{who} {are} the {card} from now on.", "これからは{who}が{card}になる。"),
    "swap roles": (
        "{who} and {other} swap roles: {who} {are} the {card} now.",
        "{who}と{other}は役割を交換し、{who}が{card}になった。",
    ),
    "omit": ("{who} skip{s} the incident step.", "{who}は異変ステップを飛ばした。"),
    "search": (
        "{who} search{es} the Incident deck and put{s} a card on top.",
        "{who}が異変の山札から1枚を探して一番上に置いた。",
    ),
    "character": ("{who} play{s} as {card}.", "{who}のキャラクターは{card}。"),
    "defeat": ("{who} {are} defeated.", "{who}は敗北した。"),
    "concede": ("{who} give{s} up.", "{who}は降参した。"),
}
# Several entries of one kind and seat in a row are one sentence: {cards} are their faces, as far as they are seen.
TOGETHER: dict[str, tuple[str, str]] = {
    "draw": ("{who} draw{s} {cards}.", "{who}は{cards}を引いた。"),
    "discard": ("{who} discard{s} {cards}.", "{who}は{cards}を捨てた。"),
    "collect": ("The Incident collects {cards}.", "異変が{cards}を集めた。"),
    "see": ("{who} see{s} {cards}.", "{who}が見たカード:{cards}。"),
    "show": ("{who} show{s} {cards}.", "{who}の手札:{cards}。"),
    "reveal": ("{cards} turned up from the deck.", "山札から公開:{cards}。"),
    "give": ("{who} give{s} {cards} to {other}.", "{who}は{other}に{cards}を渡した。"),
    "take": ("{who} take{s} {cards}.", "{who}は{cards}を手札に加えた。"),
}
PLAYS: dict[str, tuple[str, str]] = {
    "play": ("{who} play{s} {card}{at}{behalf}.", "{who}は{behalf}{card}を使った{at}。"),
    "answer": ("{who} answer{s} with {card}{at}{behalf}.", "{who}は{behalf}{card}で応じた{at}。"),
    "spell": ("{who} activate{s} {card}{at}.", "{who}は{card}を発動した{at}。"),
    "copy": ("{who} cop{ies} {card}{at}.", "{who}は{card}をコピーした{at}。"),
}
