"""Texts of cards in either language: each says itself which it is, and goes to the reader of that language."""

from __future__ import annotations

from functools import cached_property

from .english.reader import EnglishReader
from .hosts import HostReader
from .japanese import japanese
from .partial import PartialReader, PartialReading
from .sentences import SentenceReader
from .sheet import Glossary
from .texts import Text


class TextReader:
    """Both readers with the names, tags and titles of one glossary; what nobody reads is not loaded."""

    def __init__(self, words: Glossary) -> None:
        self.words = words

    @cached_property
    def japanese(self) -> HostReader:
        grammar, attached = japanese(self.words), japanese(self.words, attached=True)
        return HostReader(SentenceReader(grammar), SentenceReader(attached))

    @cached_property
    def english(self) -> EnglishReader:
        return EnglishReader(self.words)

    def read(self, text: Text) -> list[list[str]]:
        """Every way a text may be declared, the likeliest first."""
        return self.japanese.read(text) if text.lang == "ja" else self.english.read(text)

    def partial(self, text: Text) -> PartialReading:
        """What can be said of a text that could not be read as a whole."""
        return PartialReader(self.japanese).read(text) if text.lang == "ja" else self.english.partial(text)
