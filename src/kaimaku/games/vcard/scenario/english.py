"""Card texts written as data: in plain English as on a card, or as clauses in the words of the card language.

    Snap: +2 PL to another VT you control, draw 3 cards.
    When your Opp. plays a Support, cancel it.

Sentences end with periods, conditions with commas (4.5.2); what is not understood is an error that says which words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, partial

from kaimaku.language.reading import PatternTables, TextGrammar, side_by_side
from kaimaku.language.reading.expressions import BadText

from ..card import BOOST, REINFORCEMENT, VTUBER
from ..lang.expressions import READER, read_clause
from ..lang.frames import Clause
from .english_sentences import SENTENCES, VERBS
from .english_words import WORDS, allies, lines, moments, normal, terminals, words_of

LABEL = re.compile(r"(?:^|(?<=[.] ))(passive|lock|snap|echo): ", re.IGNORECASE)
DECLARED = ("Noun", "Condition", "Kind", "Verb", "Simple", "And", "Part", "Lasting", "Standing")
HOSTS = re.compile(r"\s*(?:snap|lock|echo|passive|plain|reply)\(.*\)\s*", re.DOTALL)
OTHERS = re.compile(r"(each player|your opp) (may )?(.+)")


def read_text(text: str, kind: str) -> list[Clause]:
    """A card's text, however it is written; `kind` is the type of its card."""
    return [read_clause(text)] if HOSTS.fullmatch(text) else read_english(text, kind)


def likely_kind(texts: list[str]) -> str:
    """The type of a card that does not say it: a condition makes a Reinforcement, no label a Boost, else a VTuber."""
    said = " ".join(texts).strip().lower()
    if said.startswith(("reply(", "when your opp", "after your opp")):
        return REINFORCEMENT
    return BOOST if said and not re.match(r"(?:snap|lock|echo|passive)[:(]", said) else VTUBER


def read_english(text: str, kind: str) -> list[Clause]:
    """The clauses of a text; `kind` is the type of its card."""
    found: list[Clause] = []
    at = 0
    label = "reply" if kind == REINFORCEMENT else "plain"
    said = " ".join(text.split())
    said = said if said.endswith(".") else f"{said}."
    grammar = english()
    for mark in [*LABEL.finditer(said), None]:
        stretch = said[at : mark.start() if mark else len(said)].strip()
        if stretch:
            try:
                found.append(_clause(grammar, label, stretch, kind))
            except RecursionError:
                raise BadText(f"{stretch[:40]!r}… is too long for a card") from None
        if mark:
            label, at = mark[1].lower(), mark.end()
    return found


def english() -> TextGrammar:
    """The grammar of English card texts, with nothing read yet."""
    grammar = TextGrammar(_tables(), terminals(), READER.read, DECLARED, longest=("Moment",))
    for category in ("Noun", "Moment", "Condition", "Kind"):
        grammar.readers[category] = partial(_known, words_of(category))
    grammar.readers["Line"], grammar.readers["Ally"] = lines, allies
    grammar.readers["Modes"] = lambda text: (
        ", ".join(modes) for modes in side_by_side([grammar.read("Part", mode) for mode in text.split(" §or§ ")])
    )
    grammar.readers["Theirs"] = lambda text: _theirs(grammar, text)
    return grammar


@cache
def _tables() -> PatternTables:
    return PatternTables({**WORDS, "Verb": VERBS, **SENTENCES})


def _known(words: Mapping[str, str], text: str) -> tuple[str, ...]:
    return (words[text],) if text in words else ()


def _theirs(grammar: TextGrammar, text: str) -> Iterator[str]:
    """What each player or the opponent does, said from the outside: read as what you do."""
    found = OTHERS.fullmatch(text)
    if found is None:
        return
    rest = found[3].replace("their ", "your ").replace("they control", "you control")
    if not found[2]:
        verb, _, more = rest.partition(" ")
        rest = f"{re.sub(r'(?<=ch|ss)es$|s$', '', verb)} {more}"
    who = "Both" if found[1] == "each player" else "Opp"
    for do in grammar.read("Part", rest):
        yield f"{who}(May({do}))" if found[2] else f"{who}({do})"


def _clause(grammar: TextGrammar, label: str, text: str, kind: str) -> Clause:
    sentences = split(normal(text))
    stands = label == "passive" or (label == "plain" and kind != BOOST)
    categories = ["Standing" if stands else "Part"] * len(sentences)
    if label == "reply":
        categories[0] = "Answer"
        if not re.match("(when|after|if) ", sentences[0]):
            raise BadText(f"{text!r} must begin with a moment: {'; '.join(moments())}")
    choices = []
    for category, sentence in zip(categories, sentences, strict=True):
        choices.append(grammar.read(category, sentence))
        if not choices[-1]:
            why = grammar.refusal(sentence) or "the card language may say it"
            raise BadText(f"{sentence!r} in {text!r} isn't understood: {why}")
    wrong: BadText | None = None
    for codes in side_by_side(choices):
        try:
            return read_clause(f"{label}({', '.join(codes)})")
        except BadText as error:
            wrong = wrong or error
    raise wrong or BadText(f"{text!r} says nothing")


def split(text: str) -> list[str]:
    """Sentences; a choice of texts, a coin's two sides and what happens to a Food are one."""
    pieces = [p for p in re.split(r"\.(?: |$)", text.replace(". or ", " §or§ ")) if p]
    found: list[str] = []
    for piece in pieces:
        if found and (piece.startswith(("fail:", "when that food is discarded")) or found[-1].endswith("opp flips")):
            found[-1] = f"{found[-1]}. {piece}"
        else:
            found.append(piece)
    return found
