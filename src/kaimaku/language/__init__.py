"""Grammar: what the words of a card language take and give, once, as data.

A game lists its words in one table (`lang/grammar.py`). The table serves every purpose:

* **refusing**: the words a card file or a scenario writes are checked when they are said; whatever does not fit is a
  `BadDeclaration` that names the expression, the argument, what was expected and the nearest right form;
* **inventing**: `invent.py` makes random well-formed texts out of the same table, which tests play by the thousand;
* **listing**: the pages about the card language are compared with it.

How to read a table:

    word("Draw", ACT, {"k": number(1, 10) | QUANTITY, "up_to": FLAG})

A word gives one or more *sorts* (`ACT`: it can be carried out) and says what each argument may be. Arguments have the
names and the order of the Python function or class; one that has a default may be left out. A word with several
forms lists them; the first that fits is meant, and a value has the sorts of every form that fits (what is both an act
and a standing text). `SAME` stands for the sorts of the first argument. Words that are no functions are `constant`s,
operators (`X[2]`, `X >= 1`, `a & b`) are words with a spelling; the class that has the operator calls `Word.say`.

**What is spoken of.** A word may need something that was told before it (`ARCHIVED` needs "archived"), tell it to what
follows (`Archive` tells "archived"), or give it to its own arguments only (`within`: an Arts gives "art" to its text).
A form that is `closed` lets no need out but those it names: a host, and a text for a later moment.

**What is refused** names the place, what was expected and the nearest right form: the same text with the simplest
thing in every wrong place. Where that would break a form's `rule`, the form gives an `example` of such an argument.

`Grammar.checked()` gives the words as card files use them; the package exports those in place of the bare classes. The
classes of a language have an attribute `expression` (None until a checked word has made them).
"""

from .grammar import Grammar, constant, constants, form, operator, word
from .kinds import ANYTHING, FLAG, SAME, Kind, Sort, called, each_of, literal, mapping, number, one_of, pair
from .told import in_japanese, unspoken
from .words import BadDeclaration, Form, Word, expression_of, source

__all__ = [
    "ANYTHING",
    "FLAG",
    "SAME",
    "BadDeclaration",
    "Form",
    "Grammar",
    "Kind",
    "Sort",
    "Word",
    "called",
    "constant",
    "constants",
    "each_of",
    "expression_of",
    "form",
    "in_japanese",
    "literal",
    "mapping",
    "number",
    "one_of",
    "operator",
    "pair",
    "source",
    "unspoken",
    "word",
]
