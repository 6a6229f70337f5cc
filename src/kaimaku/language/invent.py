"""Inventing texts: random well-formed expressions of a card language, out of its table alone.

Whatever the table admits can be invented, so whatever can be invented has to work: tests play such cards by the
thousand. The same seed invents the same texts.
"""

from __future__ import annotations

from random import Random

from .expression import NONE
from .grammar import Grammar
from .kinds import SAME, Anything, Called, Either, Flag, Kind, Literal, Mapped, Number, OneOf, Several, Sort
from .words import Form, Many, Word

FAR = 99  # deeper than any text


class NoWords(LookupError):
    """Nothing can be said there with what is known."""


class Inventor:
    """Makes texts of a language; `known` is what a text may speak of from the start."""

    def __init__(self, grammar: Grammar, rng: Random, depth: int = 5, options: float = 0.3) -> None:
        self.grammar = grammar
        self.rng = rng
        self.depth = depth
        self.options = options  # how often an argument is given that may be left out
        self.rows: dict[Sort, list[tuple[Word, Form]]] = {}
        self.low: dict[Sort, int] = {}
        self._measure()

    def invent(self, kind: Kind, known: frozenset[str] = NONE) -> str:
        return self._kind(kind, known, self.depth)[0]

    def invent_with(self, name: str, known: frozenset[str] = NONE) -> str:
        """A text that begins with this word."""
        word = self.grammar.words[name]
        rows = [(word, f) for f in word.forms if f.weight and f.needs <= known]
        return self._one_of(rows, next(iter(rows[0][1].gives)), known, self.depth)[0]

    # --- how short a text can be

    def _measure(self) -> None:
        """The least depth of each sort, so that nothing is begun that cannot be ended in time."""
        everything = [(w, f) for w in self.grammar.words.values() for f in w.forms if f.weight]
        sorts = dict.fromkeys(s for _, f in everything for s in sorted(f.gives, key=lambda s: s.name) if s is not SAME)
        for sort in sorts:
            self.rows[sort] = [(w, f) for w, f in everything if self._gives(w, f, sort)]
            self.low[sort] = FAR
        changed = True
        while changed:
            changed = False
            for sort in sorts:
                least = min((self._form_depth(w, f, sort) for w, f in self.rows[sort]), default=FAR)
                if least < self.low[sort]:
                    self.low[sort] = least
                    changed = True

    @staticmethod
    def _gives(w: Word, f: Form, sort: Sort) -> bool:
        """An operator keeps the sort of its first argument, if that may be of that sort."""
        if SAME not in f.gives:
            return sort in f.gives
        first = f.takes[w.params[0]]
        return sort in f.gives or (sort not in f.loses and sort in first.sorts())

    def _form_depth(self, w: Word, f: Form, sort: Sort) -> int:
        needed = [p for p in f.takes if self._needed(w, f, p)]
        kinds = [sort if SAME in f.gives and p == w.params[0] and sort not in f.gives else f.takes[p] for p in needed]
        return 1 + max((self._kind_depth(kind) for kind in kinds), default=0)

    @staticmethod
    def _needed(w: Word, f: Form, param: str) -> bool:
        if param == w.several:
            kind = f.takes[param]
            return not isinstance(kind, Many) or kind.least > 0
        return param not in w.optional or param in f.must

    def _kind_depth(self, kind: Kind) -> int:
        match kind:
            case Sort():
                return self.low.get(kind, FAR)
            case Either():
                return min(self._kind_depth(k) for k in kind.kinds)
            case Called() | Several():
                return self._kind_depth(kind.kind)
            case Mapped():
                return max(self._kind_depth(kind.key), self._kind_depth(kind.value))
            case Anything():
                return FAR
            case _:
                return 0

    # --- texts: each with what is known behind it

    def _kind(self, kind: Kind, known: frozenset[str], room: int) -> tuple[str, frozenset[str]]:
        rng = self.rng
        match kind:
            case Sort():
                return self._sort(kind, known, room)
            case Either():
                left = [k for k in kind.kinds if self._kind_depth(k) <= room]
                while left:
                    chosen = left.pop(rng.randrange(len(left)))
                    try:
                        return self._kind(chosen, known, room)
                    except NoWords:
                        continue
                raise NoWords(kind.name)
            case Called():
                return self._kind(kind.kind, known, room)
            case Number():
                return str(rng.choice(kind.choices())), known
            case OneOf():
                return rng.choice(list(kind.constants)), known
            case Flag():
                return "True", known
            case Literal():
                return repr(rng.choice(kind.samples())), known
            case Several():
                return self._several(kind, known, room)
            case Mapped():
                return self._mapped(kind, known, room)
        raise NoWords(kind.name)

    def _several(self, kind: Several, known: frozenset[str], room: int) -> tuple[str, frozenset[str]]:
        count = self.rng.randint(kind.least, kind.most)
        if kind.rising:
            assert isinstance(kind.kind, Number)
            chosen = sorted(self.rng.sample(kind.kind.choices(), count))
            return f"({', '.join(map(str, chosen))})", known
        parts = list(dict.fromkeys(self._kind(kind.kind, known, room)[0] for _ in range(count)))
        if len(parts) < kind.least:
            raise NoWords(kind.name)
        return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})", known

    def _mapped(self, kind: Mapped, known: frozenset[str], room: int) -> tuple[str, frozenset[str]]:
        rows: dict[str, str] = {}
        after: frozenset[str] | None = None  # what is known whichever of them happens
        for _ in range(self.rng.randint(1, 2)):
            key = self._kind(kind.key, known, room)[0]
            if key not in rows:
                rows[key], then = self._kind(kind.value, known, room)
                after = then if after is None else after & then
        known = known if after is None else after
        return "{" + ", ".join(f"{k}: {v}" for k, v in rows.items()) + "}", known

    def _sort(self, sort: Sort, known: frozenset[str], room: int) -> tuple[str, frozenset[str]]:
        rows = [(w, f) for w, f in self.rows.get(sort, ()) if f.needs <= known and self._form_depth(w, f, sort) <= room]
        return self._one_of(rows, sort, known, room)

    def _one_of(
        self, rows: list[tuple[Word, Form]], sort: Sort, known: frozenset[str], room: int
    ) -> tuple[str, frozenset[str]]:
        while rows:
            at = self.rng.choices(range(len(rows)), [f.weight for _, f in rows])[0]
            w, f = rows.pop(at)
            try:
                return self._form(w, f, sort, known, room - 1)
            except NoWords:
                continue
        raise NoWords(sort.name)

    def _form(self, w: Word, f: Form, sort: Sort, known: frozenset[str], room: int) -> tuple[str, frozenset[str]]:
        inner = (known if f.closed is None else known & f.closed) | f.within
        written: dict[str, list[str]] = {}
        fork = inner  # what is known before things of which one happens
        ends: list[frozenset[str]] = []  # … and after each of them
        for param in f.order([p for p in w.params if p in f.takes]):
            kind = f.takes[param]
            if SAME in f.gives and param == w.params[0] and sort not in f.gives:
                kind = sort
            apart = param in f.apart
            inner = fork = fork if apart and ends else inner
            for _ in range(self._times(w, f, param, room)):
                if f.apart == {param}:
                    inner = fork
                text, inner = self._kind(kind, inner, room)
                if f.apart == {param}:
                    ends.append(inner)
                if text == "True" and w.defaults.get(param) is True:  # the switch is on unless it is written
                    text = "False"
                written.setdefault(param, []).append(text)
            if apart and f.apart != {param} and param in written:
                ends.append(inner)
            if apart and ends:
                inner = frozenset.intersection(*ends)
        after = known if f.keeps or f.closed is not None else inner - (f.within - known)
        return self._spell(w, written), (after - f.forgets) | f.tells

    def _times(self, w: Word, f: Form, param: str, room: int) -> int:
        kind = f.takes[param]
        fits = self._kind_depth(kind) <= room
        if param == w.several:
            least, most = (kind.least, kind.most) if isinstance(kind, Many) else (1, 9)
            return self.rng.choices((least, least + 1), (3, 1 if fits and least < most else 0))[0]
        return int(self._needed(w, f, param) or (fits and self.rng.random() < self.options))

    @staticmethod
    def _spell(w: Word, written: dict[str, list[str]]) -> str:
        if w.spelling:
            return w.spelling.format(**{p: ", ".join(written.get(p, ())) for p in w.params})
        if w.make is None:
            return w.name
        said: list[str] = []
        skipped = False
        for param in w.params:
            texts = written.get(param)
            if texts is None:
                skipped = skipped or param != w.several
            elif param == w.several or not (skipped or param in w.by_name):
                said += texts
            else:
                said.append(f"{param}={texts[0]}")
        return f"{w.name}({', '.join(said)})"
