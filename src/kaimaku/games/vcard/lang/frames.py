"""Frames: the labelled stretches of a card's text, and the card they make (4.4, 4.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Final

from kaimaku.kernel.attributes import copied_deeply
from kaimaku.kernel.listeners import AFTER, Ability
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.refusals import Lang
from kaimaku.language import BadDeclaration
from kaimaku.language.expression import Expression
from kaimaku.language.words import speaker

from ..card import ALLY, BOOST, CARDS, MASCOT, REINFORCEMENT, VTUBER, WORLD, CardDef, Facts, add
from ..rules.moments import FrameTest, Hearing, On, Watcher, Woken
from ..rules.ongoing import REACHING
from ..rules.power import HANGING
from ..rules.window import ITEM_EVENTS
from .apart import Delayed
from .boards import Revive
from .effects import Around, Part, Stands, an, capital, compile_effect
from .gates import Gate
from .joints import Crit
from .marks import Lay, Undertow
from .moments import EVOLVES
from .payments import Greed, Surge
from .resources import CoinPile, Generate
from .sorts import THIS
from .sorts import YOURS_TO_RETURN as MINE_ALONE
from .standing import Bloom, Erupt, Has, Lasting, Lasts, NoAdvantage, Only, Whenever, WhenScrapped, While

Sentence = Part | Stands
LABELS: Final = ("passive", "lock", "snap", "echo")
ADDRESSED: Final = ("Positive", "Negative", "Low Tide", "High Tide")  # clauses that other effects may trigger


@mypyc_attr(allow_interpreted_subclasses=True)
class Immediately(Around):
    """What follows breaks into whatever is resolving (4.6.1.3)."""

    def words(self, lang: Lang) -> str:
        do = self.do.words(lang)
        return f"即座に{do}" if lang == "ja" else f"immediately {do}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause:
    """A labelled stretch of text: how it triggers and its sentences."""

    expression: Expression | None = None

    def __init__(self, kind: str, sentences: tuple[Sentence, ...], on: On | None = None) -> None:
        self.kind = kind
        self.sentences = sentences
        self.on = on

    def __deepcopy__(self, memo: dict[int, object]) -> Clause:
        return copied_deeply(self, memo)

    def words(self, lang: Lang) -> str:
        said = [s.words(lang) for s in self.sentences]
        label = capital(self.kind) if self.kind in LABELS else ""
        if lang == "ja":
            lead = f"{label}：" if label else f"{self.on.words(lang)}、" if self.on else ""
            return lead + "".join(f"{s}。" for s in said)
        lead = f"{label}: " if label else f"{self.on.words(lang)}, " if self.on else ""
        first = said[0] if self.on else capital(said[0])
        return lead + " ".join(f"{s}." for s in [first, *map(capital, said[1:])])

    def parts(self) -> list[Part]:
        """What is carried out when the clause triggers; sentences that last or listen are none of it."""
        return [s for s in self.sentences if isinstance(s, Part) and not _stands(s)]


def _stands(sentence: Sentence) -> bool:
    while isinstance(sentence, Gate):
        sentence = sentence.do
    return not isinstance(sentence, Part)


def snap(*sentences: Part) -> Clause:
    return Clause("snap", sentences)


def echo(*sentences: Part) -> Clause:
    return Clause("echo", sentences)


def lock(*sentences: Part) -> Clause:
    return Clause("lock", sentences)


def passive(*sentences: Sentence) -> Clause:
    return Clause("passive", sentences)


def plain(*sentences: Sentence) -> Clause:
    """The text of a Boost or of an Ally without an effect type."""
    return Clause("plain", sentences)


def reply(on: On, *sentences: Part) -> Clause:
    """A Reinforcement: its condition, then what it does (4.1.3.6a)."""
    return Clause("reply", sentences, on)


SLOTS: Final = {"snap": "snap", "echo": "echo", "lock": "lock", "plain": "boost", "reply": "reply"}


def card(facts: Facts, *clauses: Clause) -> CardDef:
    """Declare a card: its programs, its listeners and its words all come from the same clauses."""
    check_card(facts, clauses)
    text: dict[Lang, str] = {
        "en": " ".join(c.words("en") for c in clauses),
        "ja": "".join(c.words("ja") for c in clauses),
    }
    made = CardDef(len(CARDS), facts, text)
    made.effect = next((c.kind for c in clauses if c.kind in LABELS), "")
    made.keywords = frozenset(word for c in clauses for s in c.sentences for word in keywords(s))
    for clause in clauses:
        name = f"vcard:{facts.id}/{clause.kind}"
        parts = clause.parts()
        made.clauses = {**made.clauses, **_addressed(name, parts)}
        if parts:
            setattr(made, SLOTS[clause.kind], compile_effect(name, parts))
        if clause.on is not None:
            _answer(made, clause)
        _stand(made, clause.sentences, name)
    add(made)
    return made


# Which stretches of text a type of card has (4.1, 4.4.0.1), and what of itself its text may speak of.
CLAUSES: Final[dict[str, frozenset[str]]] = {
    VTUBER: frozenset(LABELS),
    MASCOT: frozenset((*LABELS, "plain")),
    WORLD: frozenset({"passive", "echo", "plain"}),
    BOOST: frozenset({"plain"}),
    ALLY: frozenset((*LABELS, "plain")),
    REINFORCEMENT: frozenset({"reply"}),
}
OWN_WORDS: Final = {VTUBER: {"this VT"}, ALLY: {"this VT", "this Ally"}, MASCOT: {"this Mascot"}}


def check_card(facts: Facts, clauses: Sequence[Clause]) -> None:
    """Would the card do all that its text says?"""
    kinds = [clause.kind for clause in clauses]
    if facts.type == VTUBER and facts.pl > 8 and clauses:
        raise BadDeclaration(f"{facts.name}: only a PL8 VTuber has an effect (4.1.1.5c, 4.1.1.6c)")
    for clause in clauses:
        if clause.kind not in CLAUSES[facts.type]:
            there = ", ".join(f"{kind}(…)" for kind in sorted(CLAUSES[facts.type]))
            raise BadDeclaration(f"{an(facts.type)} can't have {clause.kind}(…), only {there}")
        if kinds.count(clause.kind) > 1:
            raise BadDeclaration(f"{clause.kind}(…) appears twice: put its sentences into one")
        acts = clause.parts()
        if clause.kind == "plain" and facts.type != BOOST and acts:
            said = acts[0].words("en")
            raise BadDeclaration(f"nothing says when {an(facts.type)} does this: {said!r}. Write snap(…), lock(…), …")
        if clause.kind == "plain" and facts.type == BOOST and len(acts) < len(clause.sentences):
            raise BadDeclaration("a Boost is discarded when it is done (4.1.3.4c): it can't last or listen")
        loose = clause.expression.needs - OWN_WORDS.get(facts.type, set()) if clause.expression is not None else ()
        if loose:
            need = sorted(loose)[0]
            raise BadDeclaration(f"{speaker(clause, need)}: {an(facts.type)} can't refer to {need}")
    if "snap" in kinds and "echo" in kinds:
        raise BadDeclaration("a card has Snap or Echo: both happen when it is played (4.4.3.1, 4.4.4.1)")


def _addressed(name: str, parts: Sequence[Part]) -> dict[str, int]:
    """A program of its own for what stands behind a keyword that another effect may trigger."""
    found: dict[str, list[Part]] = {}
    for part in parts:
        if isinstance(part, Gate) and part.keyword in ADDRESSED:
            found.setdefault(part.keyword, []).append(deepcopy(part.part))
    return {keyword: compile_effect(f"{name}/{keyword}", said) for keyword, said in found.items()}


def _answer(made: CardDef, clause: Clause) -> None:
    on = clause.on
    assert on is not None
    made.reply_on = on
    made.immediate = any(isinstance(s, Immediately) for s in clause.sentences)
    if on.phase == AFTER or on.moment.kind not in ITEM_EVENTS:
        made.hearing = Hearing(on)
        made.hearing.register(f"vcard:{made.facts.id}/hearing")


def _stand(made: CardDef, sentences: Sequence[Sentence], clause: str) -> None:
    """Enter what listens and what lasts, each behind the gates before it."""
    for number, sentence in enumerate(sentences, 1):
        gates: list[FrameTest] = []
        hanging = False
        while isinstance(sentence, (Gate, While)):
            firm = sentence.condition.firm if isinstance(sentence, While) else None
            gates.append(sentence.test if isinstance(sentence, Gate) else firm or sentence.condition.test)
            hanging = hanging or firm is not None
            sentence = sentence.do
        name = f"{clause}/{number}"
        ability: Ability
        if isinstance(sentence, Whenever):
            ability = Watcher(sentence.on, compile_effect(name, [sentence.do]), gates, sentence.once)
            made.watchers = (*made.watchers, (sentence.on.moment.kind, ability))
        elif isinstance(sentence, Bloom):
            ability = Watcher(EVOLVES.when, compile_effect(name, [sentence.do]), gates)
            made.watchers = (*made.watchers, (EVOLVES.kind, ability))
        elif isinstance(sentence, Lasting):
            ability = Lasts(sentence, gates)
            made.statics = (*made.statics, (sentence.stat, ability))
        elif isinstance(sentence, Erupt):
            ability = made.erupt = Woken(compile_effect(name, [sentence.do]))
        elif isinstance(sentence, WhenScrapped):
            ability = made.scrapped = Woken(compile_effect(name, [sentence.do]))
        elif isinstance(sentence, Only):
            made.only = sentence.element
            continue
        else:
            continue
        ability.register(name)
        if hanging:
            HANGING.add(ability.number)
        if isinstance(sentence, NoAdvantage) or (isinstance(sentence, Has) and not _own_side(sentence)):
            REACHING.add(ability.number)


def _own_side(sentence: Has) -> bool:
    return MINE_ALONE.accepts(sentence.who) or THIS.accepts(sentence.who)


def keywords(thing: object) -> Iterator[str]:
    """The keywords of 8.1 in a sentence."""
    if isinstance(thing, Gate):
        yield thing.keyword
    elif isinstance(thing, Lay):
        yield thing.verb
    elif isinstance(thing, Delayed):
        if thing.keyword:
            yield thing.keyword
    elif isinstance(thing, CoinPile):
        yield "Coin Pile"
    elif isinstance(thing, (Crit, Greed, Surge, Generate, Undertow, Bloom, Erupt, Revive)):
        yield type(thing).__name__
    for name in ("do", "win", "lose", "after"):
        inner = getattr(thing, name, None)
        if inner is not None:
            yield from keywords(inner)
    for name in ("parts", "modes"):
        for inner in getattr(thing, name, ()):
            yield from keywords(inner)
