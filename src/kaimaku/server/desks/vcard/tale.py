"""Tales: what each kind of journal entry says, in English and Japanese.

{who} is the seat of the entry and {whose} what is its own, {card} the card, {what} a VTuber, {spot} a place, {n} its
number.
"""

from __future__ import annotations

ANNOUNCED: dict[str, tuple[str, str]] = {
    "play": ("{who} play{s} {card} to {spot}.", "{who}は{card}を{spot}に出した。"),
    "evolve": ("{who} evolve{s} {card} to PL{n}.", "{who}は{card}をPL{n}に進化させた。"),
    "ally": ("{who} attach{es} {card} to {what}.", "{who}は{card}を{what}に付けた。"),
    "mascot": ("{who} play{s} the Mascot {card}.", "{who}はマスコット{card}を使った。"),
    "world": ("{who} play{s} the World {card}.", "{who}はワールド{card}を使った。"),
    "boost": ("{who} play{s} {card}.", "{who}は{card}を使った。"),
    "lock": ("{who} Lock{s} {card}.", "{who}は{card}をLockした。"),
    "reply": ("{who} answer{s} with {card}.", "{who}は{card}で応じた。"),
    "trade": ("{who} discard{s} three cards to draw two.", "{who}は3枚捨てて2枚引く。"),
}
ARRIVED: dict[str, tuple[str, str]] = {
    "vtuber": ("{card} comes into play.", "{card}が場に出た。"),
    "mascot": ("{card} comes into play.", "{card}が場に出た。"),
    "world": ("{card} comes into play.", "{card}が場に出た。"),
    "ally": ("{card} comes into play.", "{card}が場に出た。"),
    "boost": ("{card} takes effect.", "{card}の効果が発動した。"),
    "reinforcement": ("{card} takes effect.", "{card}の効果が発動した。"),
}
TALES: dict[str, tuple[str, str]] = {
    "lock": ("{card} is Locked.", "{card}がLockされた。"),
    "cancel": ("{card} is canceled.", "{card}はキャンセルされた。"),
    "replace": ("{card} makes room for another card.", "{card}は置き換えられた。"),
    "attach": ("{card} is attached to {vt_there}.", "{card}が{vt_there}に付いた。"),
    "undertow": ("Undertow: {card} becomes Locked.", "Undertowで{card}がLock状態になった。"),
    "erupt": ("{who} show{s} {card}: it Erupts.", "{who}が{card}を公開し、Eruptが発動した。"),
    "shuffle": ("{who} shuffle{s} the deck.", "{who}がデッキを切った。"),
    "search": ("{who} search{es} the deck.", "{who}がデッキを探した。"),
    "counter": ("{what} gets {n} PL.", "{what}のPLが{n}された。"),
    "decayed": ("Decay: {what} gets {n} PL.", "Decayで{what}のPLが{n}された。"),
    "exalted": ("Exalt: {what} has moved and gets {n} PL.", "Exaltで、移動した{what}のPLが{n}された。"),
    "bolstered": ("Bolster protects {what}.", "Bolsterが{what}を守った。"),
    "move": ("{what} moves to {spot}.", "{what}が{spot}に移った。"),
    "fall": ("{what} leaves the board.", "{what}が場を離れた。"),
    "devolve": ("{card} goes back to {owners} deck.", "{card}が{owners}デッキに戻った。"),
    "copy": ("{card} is played as a copy of {copied}.", "{card}を{copied}のコピーとして使った。"),
    "trigger": ("The {word} of {what} is triggered.", "{what}の{word}が発動した。"),
    "delay": ("{card} waits for a later turn ({word}).", "{card}の効果は後のターンを待つ({word})。"),
    "due": ("{card} takes effect now.", "{card}の待っていた効果が発動した。"),
    "flip": ("{who} turn{s} up {card}.", "{who}が{card}を表にした。"),
    "flip coin": ("{who} flip{s} a coin: {side}.", "{who}のコイントス:{side}。"),
    "empty deck": (
        "{whose} deck is empty: every VTuber there gets -1 PL, and the discard pile is shuffled in.",
        "{whose}デッキがなくなった。VTuber全員のPLを-1し、捨て札を切ってデッキにする。",
    ),
    "place": ("{who} set{s} up {card} on {spot}.", "{who}が{spot}に{card}を置いた。"),
    "turn": ("Round {m}, turn {n}: {who_as_is}.", "ラウンド{m}、ターン{n}:{who}。"),
    "combat": ("Combat: {totals}.", "戦闘:{totals}。"),
    "helpers": ("With helpers from the Backstage: {totals}.", "バックステージの加勢を含めて:{totals}。"),
    "point": ("{who} win{s} the combat and a point.", "{who}が戦闘に勝ち、1ポイントを得た。"),
    "tie": ("It is a Complete Tie. Nobody gets a point.", "完全な引き分け。ポイントは入らない。"),
    "effects": ("{whose} effects after combat happen.", "{whose}戦闘後の効果を処理する。"),
    "round": ("Round {n} begins. {who_first} first.", "ラウンド{n}開始。先攻は{who}。"),
    "concede": ("{who} concede{s}.", "{who}が投了した。"),
}
COINS = {
    True: ("{who} gain{s} {amount}.", "{who}は{amount}を得た。"),
    False: ("{who} give{s} back {amount}.", "{who}は{amount}を失った。"),
}
RETURNS: dict[str, tuple[str, str]] = {
    "hand": ("{cards} {go} back to {owners} hand.", "{cards}が{owners}手札に戻った。"),
    "deck": ("{cards} {go} back to {owners} deck.", "{cards}が{owners}デッキに戻った。"),
    "top": ("{cards} {go} on top of {owners} deck.", "{cards}が{owners}デッキの一番上に置かれた。"),
    "bottom": ("{cards} {go} under {owners} deck.", "{cards}が{owners}デッキの一番下に置かれた。"),
}
# Several entries of one kind and seat in a row are one sentence: {cards} are their faces, as far as they are seen.
TOGETHER: dict[str, tuple[str, str]] = {
    "draw": ("{who} draw{s} {cards}.", "{who}は{cards}を引いた。"),
    "salvage": ("{who} take{s} {cards} from the discard pile.", "{who}は捨て札から{cards}を手札に加えた。"),
    "discard": ("{who} discard{s} {cards}.", "{who}は{cards}を捨てた。"),
    "mill": ("{cards} {go} from {whose} deck to the discard pile.", "{whose}デッキから{cards}が捨てられた。"),
    "scrap": ("{cards} {are_all} discarded.", "{cards}が捨てられた。"),
    "unlock": ("{cards} {are_all} Unlocked.", "{cards}がUnlockされた。"),
    "look": ("{who} look{s} at the top of {owners} deck: {cards}.", "{who}が{owners}デッキの上を見た:{cards}。"),
    "reveal": (
        "{cards} {are_all} revealed from the top of {owners} deck.",
        "{owners}デッキの上から{cards}が公開された。",
    ),
    "give": ("{who} get{s} {cards} into the hand.", "{who}の手札に{cards}が加わった。"),
    "put": ("{who} put{s} {cards} {end} the deck.", "{who}が{cards}をデッキの{end}に置いた。"),
    "mulligan": (
        "{who} show{s} a hand without a PL8 VTuber and draw{s} anew: {cards}.",
        "{who}はPL8のVTuberのない手札を公開し、引き直した:{cards}。",
    ),
}
TOKENS: dict[str, tuple[str, str]] = {
    "token": ("{what} gets {tokens}.", "{what}に{tokens}が置かれた。"),
    "lift": ("{tokens} {leave} {what}.", "{what}から{tokens}がなくなった。"),
}
ENDS = {"top": ("on top of", "一番上"), "bottom": ("under", "一番下")}
SIDES = {"heads": ("heads", "表"), "tails": ("tails", "裏")}
WAITS = {"next turn": ("next turn", "次のターン")}
