"""Reading card texts: what stands on a card, in a natural language, becomes an expression of the card language.

A game supplies tables of phrases for a language; the machinery is the same for all:

* `patterns`: a phrase as cards write it, with typed places and alternatives, and its code;
* `text_grammar`: the tables tried on a text and its parts, every reading kept, the likeliest first; what cannot be
  declared is dropped, and the reason kept;
* `derive`: tables out of what the card language itself says;
* `source`: code laid out as card files are;
* `missing`: what texts that could not be read need most.

Code becomes a declaration through the checked words of the card language: `kaimaku.language.reading.expressions`.
"""

from .missing import MissingWord, most_useful
from .patterns import PatternTables, Row, variants
from .source import arguments_of, closes_at_end, double_quoted, escaped, wrapped
from .text_grammar import Terminal, TextGrammar, listed, side_by_side

__all__ = [
    "MissingWord",
    "PatternTables",
    "Row",
    "Terminal",
    "TextGrammar",
    "arguments_of",
    "closes_at_end",
    "double_quoted",
    "escaped",
    "listed",
    "most_useful",
    "side_by_side",
    "variants",
    "wrapped",
]
