"""Words: what each takes, in which forms, and what it gives; saying one checks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial

from .expression import NONE, Expression, Meaning, expression_of
from .kinds import SAME, Called, Kind, Mark, OneOf, Sort
from .signatures import parameters
from .told import Told, Untold, both, stale, unspoken

__all__ = ["BadDeclaration", "Form", "Many", "Word", "expression_of", "source"]

Bound = dict[str, tuple[object, ...]]  # what stands in each place; a place that takes several has several
Rule = Callable[[Mapping[str, tuple[object, ...]]], str | None]
Weighed = tuple[frozenset[str], frozenset[str], frozenset[str]]  # see `Word._weigh`
# How much fits before the first thing that does not, how much up to what is missing, and what is wrong.
Wrong = tuple[int, int, Callable[[], Told]]


UNSAID = (object(),)  # stands where something is missing


class BadDeclaration(Untold):
    """A text that the card language does not have: where, what was expected, and the nearest right form."""


class Many(Called):
    """Any number of arguments of a kind, where a word takes a list of them."""

    def __init__(self, kind: Kind, least: int = 1, most: int = 9) -> None:
        super().__init__(kind.name, kind)
        self.least = least
        self.most = most


class Form:
    def __init__(
        self,
        gives: Sequence[Sort],
        takes: Mapping[str, Kind],
        *,
        must: Sequence[str] = (),
        needs: Sequence[str] = (),
        tells: Sequence[str] = (),
        forgets: Sequence[str] = (),
        within: Sequence[str] = (),
        closed: Sequence[str] | None = None,
        keeps: bool = False,
        reads: Sequence[str] = (),
        apart: Sequence[str] = (),
        loses: Sequence[Sort] = (),
        rule: Rule | None = None,
        example: Mapping[str, str] | None = None,
        weight: int = 4,
    ) -> None:
        self.gives = frozenset(gives)
        self.takes = takes
        self.must = frozenset(must)  # has a default, but not in this form
        self.needs = frozenset(needs)  # must have been told before it
        self.tells = frozenset(tells)  # what follows may speak of this
        self.forgets = frozenset(forgets)  # … and no longer of this: something else took its place
        self.within = frozenset(within)  # its own arguments may speak of this
        self.closed = None if closed is None else frozenset(closed)  # no other need of its arguments gets out
        self.keeps = keeps  # what its arguments tell is not known outside
        self.reads = tuple(reads)  # these are read first: the moment before the text
        self.apart = frozenset(apart)  # only one of these happens, so none speaks of another; of one: of its values
        self.loses = frozenset(loses)  # with SAME: sorts of the first argument that it no longer has
        self.rule = rule  # what no kind can say: gives what is wrong
        self.example = example or {}  # right arguments where the simplest of their kind would break the rule
        self.weight = weight  # how often it is invented, 4 as a rule, 0 never

    def order(self, params: Sequence[str]) -> list[str]:
        """Its arguments in the order in which a text is read."""
        return [p for p in self.reads if p in params] + [p for p in params if p not in self.reads]


class Word:
    """A word of a card language: calling it checks what it is given, makes the thing and lets it remember."""

    def __init__(
        self, name: str, make: Callable[..., object] | None, forms: Sequence[Form], spelling: str = ""
    ) -> None:
        self.name = name
        self.make = make
        self.forms = tuple(forms)
        self.spelling = spelling  # of an operator: "{x}[{k}]"
        self.params: list[str] = []
        self.several = ""  # the one that takes a list
        self.tellers: Mapping[str, Sequence[str]] = {}  # which words of its language tell what others need
        self.by_name: frozenset[str] = frozenset()
        self.optional: frozenset[str] = frozenset()
        self.defaults: dict[str, object] = {}
        if spelling:
            self.params = list(forms[0].takes)
            self.several = next((p for p, kind in forms[0].takes.items() if isinstance(kind, Many)), "")
        elif make is not None:
            self._learn(make)
        self.places = {  # every argument: what it may be in each form, and whether it must be given
            form: [(p, form.takes.get(p), p in form.takes and self._needed(form, p)) for p in self.params]
            for form in self.forms
        }
        self.reading = {  # each form's arguments in the order in which they are read, with what they may be
            form: [(p, form.takes[p], form.takes[p].sorts()) for p in form.order(self.params) if p in form.takes]
            for form in self.forms
        }

    def _learn(self, make: Callable[..., object]) -> None:
        """Names, order and defaults are those of the function; what a form adds can only be given by name."""
        found = parameters(make)
        open_ended = any(p.kind == p.VAR_KEYWORD for p in found)
        more = [p for form in self.forms for p in form.takes] if open_ended else []
        named = [p for p in found if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY)]
        self.several = next((p.name for p in found if p.kind == p.VAR_POSITIONAL), "")
        listed = [p.name for p in found if p.kind != p.VAR_KEYWORD]
        self.params = listed + [p for p in dict.fromkeys(more) if p not in listed]
        positional = {p.name for p in found if p.kind == p.POSITIONAL_OR_KEYWORD}
        self.by_name = frozenset(self.params) - positional - {self.several}
        self.defaults = {p.name: p.default for p in named if p.default is not p.empty}
        self.optional = frozenset(self.defaults) | (frozenset(self.params) - {p.name for p in named} - {self.several})
        for form in self.forms:
            unknown = form.takes.keys() - set(self.params)
            if unknown:
                raise BadDeclaration(f"{self.name} has no argument {', '.join(sorted(unknown))}")

    def _needed(self, form: Form, param: str) -> bool:
        return param not in self.optional or param in form.must

    def __call__(self, *args: object, **named: object) -> object:
        assert self.make is not None
        said = {param: value for param, value in named.items() if value is not None or param not in self.optional}
        fitting = self._fitting(args, said)
        made = self.make(*args, **said)  # None stands for nothing said, whatever is meant then
        self._remember(made, args, said, fitting)
        return made

    def __instancecheck__(self, instance: object) -> bool:
        return isinstance(self.make, type) and isinstance(instance, self.make)

    def __repr__(self) -> str:
        return self.name

    def say(self, made: object, *args: object) -> None:
        """Check an operator and let its result remember it."""
        self._remember(made, args, {}, self._fitting(args, {}))

    # --- checking

    def _fitting(self, args: tuple[object, ...], named: Mapping[str, object]) -> dict[Form, Weighed]:
        """The forms that fit, with what their arguments need and tell."""
        bound = self._bind(args, named)
        wrong: list[Wrong] = []
        fitting: dict[Form, Weighed] = {}
        for form in self.forms:
            problem = self._problem(form, bound)
            if problem is None:
                weighed = self._weigh(form, bound)
                problem = self._untold(form, bound, weighed[0])
                if problem is None:
                    fitting[form] = weighed
                    continue
            wrong.append(problem)
        if not fitting:
            (en, ja), said = max(wrong, key=lambda w: w[:2])[2](), self._spelled(bound)
            raise BadDeclaration(f"{said}: {en}", f"{said}：{ja}")
        return fitting

    def _bind(self, args: tuple[object, ...], named: Mapping[str, object]) -> Bound:
        bound: Bound = {}
        at, given = 0, len(args)
        for param in self.params:
            if param == self.several:
                bound[param] = args[at:]
                at = given
            elif at < given and param not in self.by_name:
                bound[param] = (args[at],)
                at += 1
        if at < given:
            en, ja = self._without(bound, named)
            shape, more = self._shape(), source(args[at])
            raise BadDeclaration(
                f"{self.name} takes {shape or 'nothing'}; {more} is one too many. {en}",
                f"{self.name}に書けるのは{shape}までで、{more}は余分です。{ja}"
                if shape
                else f"{self.name}には何も書けません（{more}は余分です）。{ja}",
            )
        for param, value in named.items():
            if param not in self.params or param == self.several:
                near = get_close_matches(param, [p for p in self.params if p != self.several], n=1, cutoff=0.5)
                en, ja = self._without(bound, named)
                hint = (f"; did you mean {near[0]}=…?", f"もしかして：{near[0]}=…") if near else (f". {en}", ja)
                raise BadDeclaration(
                    f"{self.name} has no {param}=…: it takes {self._shape() or 'nothing'}{hint[0]}",
                    f"{self.name}に{param}=…はありません。{hint[1]}",
                )
            if param in bound:
                raise BadDeclaration(f"{self.name} is given {param} twice", f"{self.name}に{param}が2回あります。")
            bound[param] = (value,)
        return bound

    def _problem(self, form: Form, bound: Bound) -> Wrong | None:
        """What does not fit this form first, with how much of it does: the form that fits best is told about."""
        before = right = 0
        first: Callable[[], Told] | None = None
        for param, kind, needed in self.places[form]:
            wrong = self._unfitting(form, bound, param, kind, needed)
            if wrong is None and kind is not None and param in bound:
                right += 1
            elif wrong is not None and first is None:
                first, before = wrong, right
            if needed and param not in bound:
                break
        if first is None and form.rule is not None and (broken := form.rule(bound)) is not None:
            first, before = partial(both, broken), right
        return None if first is None else (before, right, first)

    def _unfitting(
        self, form: Form, bound: Bound, param: str, kind: Kind | None, needed: bool
    ) -> Callable[[], Told] | None:
        """What is wrong with one argument; None if it fits."""
        values = bound.get(param)
        if values is None:
            return partial(self._missing, form, bound, param) if needed else None
        if kind is None:
            return partial(self._misplaced, form, bound, param) if values or param != self.several else None
        if param == self.several:
            least, most = (kind.least, kind.most) if isinstance(kind, Many) else (1, 9)
            if not least <= len(values) <= most:
                return partial(self._miscounted, form, bound, least, most)
        for value in values:
            if not kind.accepts(value):
                return partial(self._mistaken, form, bound, param, value)
        return None

    def _missing(self, form: Form, bound: Bound, param: str) -> Told:
        en, ja = self._nearest(form, bound, param)
        return f"{param} is missing: {form.takes[param].name}. {en}", f"{param}がありません。{ja}"

    def _misplaced(self, form: Form, bound: Bound, param: str) -> Told:
        en, ja = self._nearest(form, bound, "")
        return f"{param} isn't allowed here. {en}", f"ここに{param}は書けません。{ja}"

    def _mistaken(self, form: Form, bound: Bound, param: str, value: object) -> Told:
        kind = form.takes[param]
        said, (en, ja) = source(value, kind), self._nearest(form, bound, param)
        return f"{param} must be {kind.name}, not {said}. {en}", f"{param}に{said}は書けません。{ja}"

    def _miscounted(self, form: Form, bound: Bound, least: int, most: int) -> Told:
        given, (en, ja) = len(bound[self.several]), self._nearest(form, bound, self.several)
        count = f"expected {least} to {most} of {form.takes[self.several].name}, not {given}"
        return f"{count}. {en}", f"{least}～{most}個書くところに{given}個あります。{ja}"

    def _untold(self, form: Form, bound: Bound, needs: frozenset[str]) -> Wrong | None:
        """Does it need anything told that a form which lets no need out does not name?"""
        loose = NONE if form.closed is None else needs - form.closed
        right = sum(param in form.takes for param in bound)
        return (right, right, partial(self._unspoken, bound, min(loose))) if loose else None

    def _unspoken(self, bound: Bound, missing: str) -> Told:
        return unspoken(self._speaker(bound, missing), missing, self.tellers)

    def _speaker(self, bound: Bound, need: str) -> str:
        """The smallest expression that needs something told."""
        for values in bound.values():
            for value in values:
                if (found := speaker(value, need)) is not None:
                    return found
        return self.name

    def _weigh(self, form: Form, bound: Bound) -> Weighed:
        """What its arguments need that is not told among them, all that they tell, and what they make forgotten."""
        needs: frozenset[str] = NONE
        told = form.within
        heard: frozenset[str] = NONE
        lost: frozenset[str] = NONE
        fork: tuple[frozenset[str], frozenset[str]] | None = None  # what is known before things of which one happens
        for param, kind, sorts in self.reading[form]:
            if param in form.apart and fork is None:
                fork = told, lost
            here, gone = fork if fork is not None and param in form.apart else (told, lost)
            for given in bound.get(param, ()):
                table = isinstance(given, dict)  # a die shows one face
                start = (told, lost) if table else fork if form.apart == {param} else None
                for value in kind.values(given) if isinstance(given, tuple | dict) else (given,):
                    expression = expression_of(value)
                    if expression is None:
                        continue
                    meaning = expression.meant(sorts)
                    if meaning.needs or meaning.tells or meaning.forgets:
                        if start is not None:
                            here, gone = start
                        needs |= frozenset(stale(x) if x in gone else x for x in meaning.needs - here)
                        here = (here - meaning.forgets) | meaning.tells
                        gone = (gone | meaning.forgets) - meaning.tells
                        told = (told - meaning.forgets) | meaning.tells
                        heard = (heard - meaning.forgets) | meaning.tells
                        lost = (lost | meaning.forgets) - meaning.tells
                if table:
                    here, gone = told, lost
        return needs, heard, lost

    def _remember(
        self, made: object, args: tuple[object, ...], named: Mapping[str, object], fitting: Mapping[Form, Weighed]
    ) -> None:
        meanings = []
        for form, (needs, heard, lost) in fitting.items():
            first = expression_of(args[0]) if SAME in form.gives and args else None
            more = frozenset() if first is None else first.gives - form.loses
            if form.closed is not None:
                needs &= form.closed
            tells = form.tells if form.keeps else form.tells | (heard - form.forgets)
            forgets = form.forgets if form.keeps else form.forgets | (lost - form.tells)
            meanings.append(Meaning((form.gives - {SAME}) | more, needs | form.needs, tells, forgets))
        made.expression = Expression(self, args, named, meanings)  # type: ignore[attr-defined]

    # --- words about words

    def _shape(self) -> str:
        """ "k, bottom=…, up_to=…"."""
        return ", ".join(
            f"*{p}" if p == self.several else f"{p}=…" if p in self.optional or p in self.by_name else p
            for p in self.params
        )

    def _kind(self, param: str, value: object) -> Kind | None:
        kinds = [form.takes[param] for form in self.forms if param in form.takes]
        return next((kind for kind in kinds if kind.accepts(value)), None)

    def _spelled(
        self,
        bound: Bound,
        instead: Mapping[str, str] | None = None,
        put: Callable[[object, Kind | None], str] | None = None,
    ) -> str:
        """The expression as it is written, perhaps with something else in one place."""
        written: dict[str, list[str]] = {}
        for param in self.params:
            if instead is not None and param in instead:
                written[param] = [instead[param]] if instead[param] else []
            elif param in bound and not self._usual(param, bound[param]):
                written[param] = [(put or source)(v, self._kind(param, v)) for v in bound[param]]
        if self.spelling:
            return self.spelling.format(**{p: ", ".join(written.get(p, ())) for p in self.params})
        named = self.by_name | self.optional
        said = [f"{p}={text}" if p in named else text for p, words in written.items() for text in words]
        return f"{self.name}({', '.join(said)})"

    def _usual(self, param: str, values: tuple[object, ...]) -> bool:
        """Is it what is meant when nothing is said?"""
        default = self.defaults.get(param)
        return (
            len(values) == 1
            and isinstance(default, str | int)
            and isinstance(values[0], type(default))
            and values[0] == default
        )

    def _nearest(self, form: Form, bound: Bound, wrong: str) -> Told:
        """The same with something right in every place that is wrong."""
        extra = [p for p in bound if p not in form.takes and p != wrong]
        kept = {p: v for p, v in bound.items() if p not in extra}
        missing = [p for p in form.takes if p not in bound and self._needed(form, p)]
        others = [p for p, given in kept.items() if p != wrong and not self._is_right(form, p, given)]
        wanted = [*missing, *others, *([wrong] if wrong else [])]
        sound = {p: v for p, v in kept.items() if p not in wanted}
        if _breaks(form, sound) and _breaks(form, {**dict.fromkeys(missing, UNSAID), **sound}):  # not right together
            wanted += [p for p in (*sound, *form.example) if p not in wanted]
            sound = {}
        instead = {p: self._right(form, bound, p, sound) for p in wanted}
        right = self._spelled(kept, instead)
        return f"Write {right}.", f"{right}のように書いてください。"

    def _is_right(self, form: Form, param: str, given: tuple[object, ...]) -> bool:
        kind = form.takes[param]
        counted = not isinstance(kind, Many) or param != self.several or kind.least <= len(given) <= kind.most
        return counted and all(map(kind.accepts, given))

    def _right(self, form: Form, bound: Bound, param: str, sound: Bound) -> str:
        """What might stand there, beside what is right; in a list, all that is right already."""
        kind = form.takes[param]
        simplest = form.example.get(param) or kind.simplest()
        if isinstance(kind, OneOf):
            fits = (name for name, x in kind.constants.items() if not _breaks(form, {**sound, param: (x,)}))
            simplest = next(fits, simplest)
        if param != self.several or not isinstance(kind, Many):
            return simplest
        kept = [source(v, kind) for v in bound.get(param, ()) if kind.accepts(v)][: kind.most]
        if len(kept) < kind.least and param in form.example:
            return simplest
        return ", ".join([*kept, *[simplest] * (kind.least - len(kept))])

    def _without(self, bound: Bound, named: Mapping[str, object]) -> Told:
        """The same without what it has no place for."""
        said = {p: (v,) for p, v in named.items() if p in self.params and p not in bound and p != self.several}
        return self._nearest(self.forms[0], bound | said, "")

    def spelled(self, expression: Expression, put: Callable[[object, Kind | None], str] | None = None) -> str:
        """As it is written; `put` writes its arguments."""
        if not self.params and self.make is None:
            return self.name
        return self._spelled(self._bind(expression.args, expression.named), put=put)


def _breaks(form: Form, bound: Bound) -> bool:
    """Is it known already that a form can't be so? A rule that asks for more than what is there says nothing yet."""
    try:
        return form.rule is not None and form.rule(bound) is not None
    except (AttributeError, KeyError, TypeError):
        return False


def speaker(value: object, need: str) -> str | None:
    """The smallest part of an expression that needs something told; None if none does."""
    expression = expression_of(value)
    wanted = {need, need.removesuffix(stale(""))}
    if expression is None or not any(meaning.needs & wanted for meaning in expression.meanings):
        return None
    for part in expression.parts():
        inner = part if isinstance(part, tuple) else tuple(part.values()) if isinstance(part, dict) else (part,)
        for one in inner:
            found = speaker(one, need)
            if found is not None:
                return found
    return source(value)


def source(value: object, kind: Kind | None = None) -> str:
    """An expression as a card file writes it."""
    expression = expression_of(value)
    if expression is not None:
        return expression.word.spelled(expression)
    written = kind.spell(value) if kind is not None and kind.accepts(value) else None
    if written is not None:
        return written
    if isinstance(value, Mark):
        return value.name
    if isinstance(value, tuple):
        return f"({', '.join(source(x) for x in value)})"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{source(k)}: {source(x)}' for k, x in value.items())}}}"
    if isinstance(value, Word):
        return value.name
    if callable(value) and hasattr(value, "__name__"):  # a part that was named and not called
        return f".{value.__name__}(…)"
    return repr(value) if isinstance(value, str | int | None) else type(value).__name__
