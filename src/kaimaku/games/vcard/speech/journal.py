"""The journal of VCard in words: a sentence for each kind of entry, and what need not be told twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from kaimaku.kernel.journal import Entry
from kaimaku.speech.narrator import Narrator, Sentence, tell, tell_all
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Face
from kaimaku.wire.play import Line

from ..card import BY_ID, CARDS
from ..projection.eye import Eye, hidden, spot_name
from ..projection.queue import waiting
from ..rules.tokens import NAMES, SPOT_STATUS
from ..table import ACTIVE, SIDE, VCardTable, face, on_spot, top
from .names import TOKENS, linked, place_words, spot_words

ENTERS = tell("{card} comes into play.", "{card}が場に出た。")
# {what} is a VTuber, {spot} a place, {owners} whose deck or hand it is.
SENTENCES: dict[str, Sentence] = {
    "announce:play": tell("{who} play{s} {card} to {spot}.", "{who}は{card}を{spot}に出した。", "word"),
    "announce:evolve": tell("{who} evolve{s} {card} to PL{n}.", "{who}は{card}をPL{n}に進化させた。", "word"),
    "announce:ally": tell("{who} attach{es} {card} to {what}.", "{who}は{card}を{what}に付けた。", "word"),
    "announce:mascot": tell("{who} play{s} the Mascot {card}.", "{who}はマスコット{card}を使った。", "word"),
    "announce:world": tell("{who} play{s} the World {card}.", "{who}はワールド{card}を使った。", "word"),
    "announce:boost": tell("{who} play{s} {card}.", "{who}は{card}を使った。", "word"),
    "announce:lock": tell("{who} Lock{s} {card}.", "{who}は{card}をLockした。", "word"),
    "announce:reply": tell("{who} respond{s} with {card}.", "{who}は{card}で応じた。", "word"),
    "announce:trade": tell("{who} discard{s} three cards to draw two.", "{who}は3枚捨てて2枚引く。", "word"),
    **{f"play:{kind}": ENTERS for kind in ("vtuber", "mascot", "world", "ally")},
    **{f"play:{kind}": tell("{card} resolves.", "{card}の効果が発動した。") for kind in ("boost", "reinforcement")},
    "lock": tell("{card} is Locked.", "{card}がLockされた。"),
    "cancel": tell("{card} is canceled.", "{card}はキャンセルされた。"),
    "replace": tell("{card} is replaced.", "{card}は置き換えられた。"),
    "attach": tell("{card} is attached to {vt_there}.", "{card}が{vt_there}に付いた。", "spot"),
    "undertow": tell("Undertow: {card} becomes Locked.", "Undertowで{card}がLock状態になった。"),
    "erupt": tell("{who} reveal{s} {card}, and it Erupts.", "{who}が{card}を公開し、Eruptが発動した。"),
    "shuffle": tell("{who} shuffle{s} the deck.", "{who}がデッキを切った。"),
    "search": tell("{who} search{es} the deck.", "{who}がデッキを探した。"),
    "counter": tell("{what} gets {n} PL.", "{what}のPLが{n}された。", "n", "spot"),
    "decayed": tell("Decay: {what} gets {n} PL.", "Decayで{what}のPLが{n}された。", "n", "spot"),
    "exalted": tell("Exalt: {what} moved and gets {n} PL.", "Exaltで、移動した{what}のPLが{n}された。", "n", "spot"),
    "bolstered": tell("Bolster protects {what}.", "Bolsterが{what}を守った。"),
    "move": tell("{what} moves to {spot}.", "{what}が{spot}に移動した。", "spot"),
    "fall": tell("{what} leaves the board.", "{what}が場を離れた。"),
    "devolve": tell("{card} goes back to {owners} deck.", "{card}が{owners}デッキに戻った。", "spot"),
    "copy": tell("{card} is played as a copy of {copied}.", "{card}を{copied}のコピーとして使った。", "copied"),
    "trigger": tell("{what}'s {word} triggers.", "{what}の{word}が発動した。", "word"),
    "delay": tell("{card} will take effect later ({word}).", "{card}の効果は後のターンに発動する（{word}）。", "word"),
    "due": tell("{card} takes effect.", "予約されていた{card}の効果が発動した。"),
    "flip": tell("{who} reveal{s} {card}.", "{who}が{card}を表にした。"),
    "flip coin": tell("{who} flip{s} a coin: {side}.", "{who}のコイントス：{side}。", "side"),
    "empty deck": tell(
        "{whose} deck is empty: {whose} VTubers get -1 PL, and the discard pile is shuffled into the deck.",
        "{whose}デッキがなくなった。VTuber全員のPLを-1し、捨て札を切ってデッキにする。",
    ),
    "place": tell("{who} set{s} up {card} on {spot}.", "{who}が{spot}に{card}を置いた。", "spot"),
    "turn": tell("Round {m}, turn {n}: {who}.", "ラウンド{m}、{n}ターン目：{who}。", "n", "m"),
    "combat": tell("Combat: {sums}.", "戦闘：{sums}。", "sums*"),
    "helpers": tell("With Backstage helpers: {sums}.", "バックステージの加勢を含めて：{sums}。", "sums*"),
    "point": tell("{who} win{s} the combat and score{s} a point.", "{who}が戦闘に勝ち、1ポイントを得た。"),
    "tie": tell("Complete Tie. Nobody scores a point.", "完全な引き分け。ポイントは入らない。"),
    "effects": tell("{whose} after-combat effects resolve.", "{whose}戦闘後の効果を処理する。"),
    "round": tell("Round {n} begins. {who_first} first.", "ラウンド{n}開始。先攻は{who}。", "n"),
    "concede": tell("{who} concede{s}.", "{who}が投了した。"),
    "gain": tell("{who} gain{s} {amount}.", "{who}は{amount}を得た。", "amount"),
    "give back": tell("{who} lose{s} {amount}.", "{who}は{amount}を失った。", "amount"),
    "return:hand": tell_all("{cards} {go} back to {owners} hand.", "{cards}が{owners}手札に戻った。", "word"),
    "return:deck": tell_all("{cards} {go} back to {owners} deck.", "{cards}が{owners}デッキに戻った。", "word"),
    "return:top": tell_all(
        "{cards} {go} on top of {owners} deck.", "{cards}が{owners}デッキの一番上に置かれた。", "word"
    ),
    "return:bottom": tell_all(
        "{cards} {go} to the bottom of {owners} deck.", "{cards}が{owners}デッキの一番下に置かれた。", "word"
    ),
    "draw": tell_all("{who} draw{s} {cards}.", "{who}は{cards}を引いた。"),
    "salvage": tell_all("{who} take{s} {cards} from the discard pile.", "{who}は捨て札から{cards}を手札に加えた。"),
    "discard": tell_all("{who} discard{s} {cards}.", "{who}は{cards}を捨てた。"),
    "mill": tell_all("{cards} {go} from {whose} deck to the discard pile.", "{whose}デッキから{cards}が捨てられた。"),
    "scrap": tell_all("{cards} {are_all} discarded.", "{cards}が捨てられた。"),
    "unlock": tell_all("{cards} {are_all} Unlocked.", "{cards}がUnlockされた。"),
    "look": tell_all(
        "{who} look{s} at the top of {owners} deck: {cards}.", "{who}が{owners}デッキの上を見た：{cards}。"
    ),
    "reveal": tell_all(
        "{cards} {are_all} revealed from the top of {owners} deck.", "{owners}デッキの上から{cards}が公開された。"
    ),
    "give": tell_all("{cards} {go} to {whose} hand.", "{who}の手札に{cards}が加わった。"),
    "put": tell_all("{who} put{s} {cards} {end} the deck.", "{who}が{cards}をデッキの{end}に置いた。", "end"),
    "mulligan": tell_all(
        "{who} reveal{s} a hand without a PL8 VTuber and redraw{s}: {cards}.",
        "{who}はPL8のVTuberのない手札を公開し、引き直した：{cards}。",
    ),
    "token": tell_all("{what} gets {tokens}.", "{what}に{tokens}が置かれた。", "token", "spot"),
    "lift": tell_all("{what} loses {tokens}.", "{what}から{tokens}がなくなった。", "token", "spot"),
}
WORDS: dict[str, tuple[str, str]] = {
    "top": ("on top of", "一番上"),
    "bottom": ("on the bottom of", "一番下"),
    "heads": ("heads", "表"),
    "tails": ("tails", "裏"),
    "next turn": ("next turn", "次のターン"),
    "none": ("no Active VTuber", "アクティブなし"),
}
ARRIVALS = frozenset({"play", "lock", "attach"})  # what an announcement has led to
ON_SPOTS = frozenset(NAMES[kind] for kind in SPOT_STATUS)
A_VTUBER = ("a VTuber", "VTuber1枚")


class VCardNarrator(Narrator[VCardTable, Eye]):
    """Remembers what was announced last, so that it does not tell the same twice."""

    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    memory: ClassVar[Mapping[str, Any]] = {"fresh": int, "own": list[Entry]}

    def __init__(
        self, viewer: int | None, t: VCardTable | None = None, all_seeing: bool = False, links: bool = True
    ) -> None:
        super().__init__(viewer, t, all_seeing, links)
        self.fresh = -1  # the card of the last sentence, if that announced it
        self.own: list[Entry] = []  # about cards that are not yet the copies they become among these entries

    def eye(self, t: VCardTable) -> Eye:
        return Eye(t, self.viewer, self.all_seeing)

    def lines(self, t: VCardTable, entries: Sequence[Entry], first: int, words: bool) -> list[Line]:
        copies = {entry[2]: i for i, entry in enumerate(entries) if entry[0] == "copy"}
        self.own = [entry for i, entry in enumerate(entries) if i < copies.get(entry[2], -1)]
        return super().lines(t, entries, first, words)

    def is_news(self, t: VCardTable, entry: Entry) -> bool:
        kind, _, card, *_ = entry
        if kind in ARRIVALS and card == self.fresh:
            return False
        self.fresh = card if kind == "announce" else -1
        return True

    def together(self, entry: Entry) -> tuple[object, ...] | None:
        """Tokens of one VTuber or spot; cards of one player."""
        kind, seat, card, _, _, more = entry
        if kind == "return":
            return (kind, seat, more)
        return (kind, seat, card, more) if kind in ("token", "lift") else super().together(entry)

    def form(self, eye: Eye, entry: Entry) -> Sentence:
        kind, _, card, _, _, more = entry
        if kind == "announce" and more[0] == "play" and self._spot(eye, entry) < 0:  # it has left again
            return SENTENCES["announce:boost"]
        if kind in ("announce", "return"):
            return SENTENCES[f"{kind}:{more[0]}"]
        if kind == "play":
            return SENTENCES[f"play:{face(eye.t, card).facts.type}"]
        if kind in ("coins", "mana"):
            return SENTENCES["gain" if cast(int, more[0]) > 0 else "give back"]
        return SENTENCES[kind]

    # --- what entries speak of ----------------------------------------------------------------------------------------

    def parts(self, eye: Eye, voice: Voice, entries: Sequence[Entry], form: Sentence) -> dict[str, object]:
        kind, seat, card, _, _, more = entry = entries[0]
        found = super().parts(eye, voice, entries, form)
        if kind in ("token", "lift"):
            return found | self._tokens(eye, voice, entries)
        if kind == "announce":
            verb = more[0]
            return found | {
                "spot": self._place(voice, self._spot(eye, entry), seat) if verb == "play" else "",
                "what": self._host(eye, voice, card) if verb == "ally" else "",
                "n": face(eye.t, card).facts.pl if card >= 0 else 0,
            }
        if card >= 0:
            found["what"] = self._vt(eye, voice, entry)
            found["owners"] = self._owners(eye, voice, entry)
        if kind == "attach":
            found["vt_there"] = self._host(eye, voice, card)
        if kind == "round":
            found["who_first"] = "You go" if seat == voice.reader else f"{voice.who(seat)} goes"
        if kind in ("combat", "helpers"):
            found["sums"] = voice.listed(
                [f"{voice.who(side)} {voice.pick(WORDS.get(str(n), (str(n),) * 2))}" for side, n in enumerate(more)]
            )
        return found

    def named(self, eye: Eye, voice: Voice, card: int) -> str:
        return linked(eye.t.defs[card])

    def card(self, eye: Eye, voice: Voice, entry: Entry) -> str:
        kind, *_, more = entry
        if kind in ("lock", "unlock", "scrap") or (kind == "announce" and more[0] == "lock"):
            return self._vt(eye, voice, entry)
        if eye.saw(entry) and not self.links and kind == "announce" and more[0] == "evolve":
            return CARDS[eye.t.defs[entry[2]]].facts.name  # its stage is told anyway
        if eye.saw(entry):
            return linked(self._definition(eye.t, entry, kind == "copy"))
        return voice.pick(A_VTUBER) if kind == "place" else voice.cards(1)

    def _definition(self, t: VCardTable, entry: Entry, own: bool = False) -> int:
        """The face of an entry as it was then."""
        card = entry[2]
        return t.copied.get(card, t.defs[card]) if own or any(entry is e for e in self.own) else t.defs[card]

    def _vt(self, eye: Eye, voice: Voice, entry: Entry) -> str:
        """A VTuber by the card on its top, as long as it is on the board."""
        t, card = eye.t, entry[2]
        if not eye.saw(entry):
            return self._face_down(voice, self._spot(eye, entry))
        shown = top(t, card) if on_spot(t, card) and eye.sees(top(t, card)) else card
        return linked(t.defs[shown])

    def _face_down(self, voice: Voice, spot: int) -> str:
        if spot < 0:
            return voice.pick(("a face-down VTuber", "裏向きのVTuber"))
        place = spot_words(spot, voice)
        return voice.pick((f"the face-down VTuber on {place}", f"{place}の裏向きのVTuber"))

    def _spot(self, eye: Eye, entry: Entry) -> int:
        """The spot an entry names, or the one its card goes to."""
        kind, seat, card, _, _, more = entry
        if kind == "place":
            return seat * SIDE + cast(int, more[0])
        names = SENTENCES[kind].details if kind in SENTENCES else ()
        if "spot" in names:
            return cast(int, more[names.index("spot")])
        item = waiting(eye.t, card) if card >= 0 else None
        if item is not None:
            return item.place if item.verb == "play" else -1
        return eye.t.where[card] if card >= 0 and on_spot(eye.t, card) else -1

    def _place(self, voice: Voice, spot: int, seat: int) -> str:
        """Whose it is is said where it is not the seat's that the sentence is about."""
        if spot < 0:
            return ""
        return place_words(spot % SIDE - ACTIVE, voice.lang) if spot // SIDE == seat else spot_words(spot, voice)

    def _owners(self, eye: Eye, voice: Voice, entry: Entry) -> str:
        """Whose deck or hand it is; one looks at "the deck" if it is one's own."""
        kind, seat, card, *_ = entry
        owner = eye.t.owner[card]
        return voice.pick(("the", "")) if kind == "look" and owner == seat else voice.whose(owner)

    def _host(self, eye: Eye, voice: Voice, card: int) -> str:
        """The VTuber an Ally goes to, or is attached to."""
        t = eye.t
        item = waiting(t, card)
        vt = item.place if item is not None else t.hosts.get(card, -1)
        if vt < 0 or not on_spot(t, vt):
            return voice.pick(("a VTuber", "VTuber"))
        return linked(t.defs[top(t, vt)]) if eye.sees(top(t, vt)) else self._face_down(voice, t.where[vt])

    def _tokens(self, eye: Eye, voice: Voice, entries: Sequence[Entry]) -> dict[str, object]:
        """So many tokens of a kind come to a VTuber or a spot, or leave it."""
        _, _, card, _, _, more = entries[0]
        name, n, ja = TOKENS[str(more[0])], len(entries), voice.lang == "ja"
        on_the_spot = more[0] in ON_SPOTS or card < 0
        return {
            "what": spot_words(cast(int, more[1]), voice) if on_the_spot else self._vt(eye, voice, entries[0]),
            "tokens": f"{name}{n}個" if ja and n > 1 else name if ja or n == 1 else f"{n} {name}",
        }

    def detail(self, eye: Eye, voice: Voice, entry: Entry, name: str, value: int | str) -> str:
        if name == "copied":
            return linked(BY_ID[str(value)].number)
        if isinstance(value, str):
            return voice.pick(WORDS.get(value, (value, value)))
        if name == "spot":
            return self._place(voice, self._spot(eye, entry), entry[1])
        if name == "amount":
            return _amount(entry[0], abs(value), voice)
        return f"{value:+}" if entry[0] in ("counter", "decayed", "exalted") else str(value)

    # --- on the wire --------------------------------------------------------------------------------------------------

    def face(self, eye: Eye, entry: Entry) -> Face | None:
        _, _, card, _, handle, _ = entry
        if not eye.saw(entry):
            return None
        number = CARDS[self._definition(eye.t, entry)].facts.id
        if eye.all_seeing:
            return Face(f"x{card}", number)
        return Face(eye.name(card) if hidden(eye.t, card, eye.viewer) else f"c{handle}", number)

    def handle(self, eye: Eye, entry: Entry, name: str, value: int | str) -> int | str:
        """Spots by their handles; numbers and words as they are."""
        return spot_name(self._spot(eye, entry)) if name == "spot" else value


def _amount(kind: str, n: int, voice: Voice) -> str:
    if kind == "mana":
        return voice.pick((f"{n} Mana", f"マナ{n}"))
    return voice.pick(("1 Coin" if n == 1 else f"{n} Coins", f"コイン{n}枚"))
