"""Decks and damaged texts for the property tests."""

from hypothesis import strategies as st

from kaimaku.decks import Deck
from kaimaku.decks.reading import clean_name

NAMES = st.text(max_size=40).map(clean_name)
HOCG_NUMBERS = st.from_regex(r"h(SD|BP)[0-9]{2}-[0-9]{3}", fullmatch=True)
CHEER_NUMBERS = st.from_regex(r"hY0[1-6]-[0-9]{3}", fullmatch=True)
VCARD_NUMBERS = st.from_regex(r"(S[1-4]|CCD)-[0-9]{3}", fullmatch=True)
COUNTS = st.integers(1, 50)


@st.composite
def hocg_decks(draw: st.DrawFn) -> Deck:
    """Decks with an oshi or none, never without any card."""
    main = draw(st.dictionaries(HOCG_NUMBERS, COUNTS, min_size=1, max_size=12))
    cheer = draw(st.dictionaries(CHEER_NUMBERS, COUNTS, max_size=4))
    oshi = draw(st.dictionaries(HOCG_NUMBERS, st.just(1), max_size=1))
    return Deck("hocg", draw(NAMES), {"oshi": oshi, "main": main, "cheer": cheer})


@st.composite
def vcard_decks(draw: st.DrawFn) -> Deck:
    return Deck("vcard", draw(NAMES), {"main": draw(st.dictionaries(VCARD_NUMBERS, COUNTS, min_size=1, max_size=12))})


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with pieces cut out, doubled or overwritten, as pasting by hand does it."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(len(text), start + 40)))
        text = (
            text[:start] + draw(st.one_of(st.just(""), st.text(max_size=5), st.just(text[start:end] * 2))) + text[end:]
        )
    return text
