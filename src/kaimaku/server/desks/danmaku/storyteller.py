"""Storyteller: journal entries as sentences in one language, for one viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.danmaku.definitions import Character, MainCard
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.listeners import ABILITY_BY_NAME
from kaimaku.kernel.refusals import Lang

from ..voice import Voice
from .effects import effect_words, for_all
from .eye import Eye
from .naming import definition, linked, spell_link
from .tale import PLAYS, TALES, TOGETHER

PILES = {"deck": ("Main Deck", "山札"), "incidents": ("Incident deck", "異変の山札")}
ENDS = {"top": ("top", "上"), "bottom": ("bottom", "下")}


class Storyteller:
    def __init__(self, eye: Eye, lang: Lang) -> None:
        self.eye = eye
        self.voice = Voice(None if eye.all_seeing else eye.viewer, lang)
        self.ja = lang == "ja"

    def tell(self, entries: Sequence[Entry]) -> str:
        """One sentence about entries that belong together; nothing where there is nothing to say."""
        entry = entries[0]
        kind = entry[0]
        if kind in TOGETHER:
            return self._together(entries)
        if kind in PLAYS:
            return self._play(entry)
        if kind == "end":
            return self._end(cast("tuple[int, ...]", entry[5]))
        return self._one(entry)

    def _seen(self, entry: Entry) -> bool:
        return entry[2] >= 0 and entry[3] & self.eye.bit == self.eye.bit

    def _card(self, entry: Entry) -> str:
        """Its name, or that it is a card."""
        if entry[2] >= 0 and self._seen(entry):
            return linked(definition(self.eye.t, entry[2]), self.voice.lang)
        return "カード1枚" if self.ja else "a card"

    def _together(self, entries: Sequence[Entry]) -> str:
        kind, seat, *_, more = entries[0]
        seen = [self._card(entry) for entry in entries if self._seen(entry)]
        if kind == "see" and not seen:
            return ""
        unseen = len(entries) - len(seen)
        parts = [*seen, *([self._some(unseen, bool(seen))] if unseen else [])]
        other = self.voice.who(cast(int, more[0])) if kind == "give" else ""
        en, ja = TOGETHER[kind]
        if kind == "reveal":
            en = "{cards} {turn} turned up from the deck.".replace("{turn}", "are" if len(entries) > 1 else "is")
        return self.voice.say(en, ja, seat, cards=self.voice.listed(parts), other=other)

    def _some(self, n: int, more: bool) -> str:
        if self.ja:
            return f"{'他に' if more else ''}カード{n}枚"
        if more:
            return f"{n} more"
        return "a card" if n == 1 else f"{n} cards"

    def _play(self, entry: Entry) -> str:
        """Who played what, at whom, for whom."""
        kind, seat, card, *_, more = entry
        you, target, answers = cast("tuple[int, int, int]", more)
        d = definition(self.eye.t, card)
        name = spell_link(d, self.voice.lang) if isinstance(d, Character) else linked(d, self.voice.lang)
        behalf = ""
        if you != seat:
            who = self.voice.who(you)
            behalf = f"{who}のために" if self.ja else f" for {who}"
        en, ja = PLAYS["answer" if kind == "play" and answers >= 0 else kind]
        ies = "y" if seat == self.voice.reader else "ies"
        return self.voice.say(en.replace("{ies}", ies), ja, seat, card=name, at=self._at(d, target), behalf=behalf)

    def _at(self, d: object, target: int) -> str:
        if target < 0:
            return ""
        if isinstance(d, MainCard) and any(text.aim is not None and text.aim.cards for text in d.texts):
            what = linked(definition(self.eye.t, target), self.voice.lang)
        else:
            what = self.voice.who(target)
        return f"(対象:{what})" if self.ja else f" on {what}"

    def _one(self, entry: Entry) -> str:
        kind, seat, _, _, _, more = entry
        en, ja = TALES[kind]
        parts: dict[str, object] = {"card": self._card(entry), "who_object": self.voice.who(seat)}
        numbers = [n for n in more if isinstance(n, int)]
        parts["n"], parts["m"] = (*numbers, 0, 0)[:2]
        if kind in ("control", "swap", "look", "swap roles"):
            parts["other"] = self.voice.who(numbers[0])
            parts["others_hand"] = f"{self.voice.whose(numbers[0])} hand"
        if kind == "attack":
            parts["others"] = self.voice.all(numbers[1:])
        if kind in ("look top", "arrange"):
            parts["pile"] = PILES[str(more[-1])][self.ja]
            parts["cards"] = "card" if numbers[0] == 1 else f"{numbers[0]} cards"
        if kind == "put back":
            parts["end"] = ENDS[str(more[0])][self.ja]
        if kind == "lasting":
            ability = ABILITY_BY_NAME[str(more[0])]
            said, who = effect_words(ability, numbers[0], self.voice.lang), self.voice.who(seat)
            parts["effect"] = said if for_all(ability) else f"{said}({who})" if self.ja else f"{said} for {who}"
        return self.voice.say(en, ja, seat, **parts)

    def _end(self, winners: tuple[int, ...]) -> str:
        if not winners:
            return "誰も勝たなかった。" if self.ja else "Nobody wins."
        who = self.voice.all(winners)
        if self.ja:
            return f"{who}の勝ち。"
        several = len(winners) > 1 or winners[0] == self.voice.reader
        text = f"{who} {'win' if several else 'wins'} the game."
        return text[:1].upper() + text[1:]
