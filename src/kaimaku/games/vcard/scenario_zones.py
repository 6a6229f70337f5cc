"""Zones under a scenario: how many cards lie there, exactly which, or some of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaimaku.games.plain import PositionError, differs, known_keys, listed, matching, terms

from .scenario_terms import Terms

ZONE_KEYS = frozenset({"count", "has", "lacks", "top", "bottom", "order"})
NOBODY = (None, "none", "nobody", "empty")  # ways of saying that something is not there


def check_zone(w: Terms, where: str, cards: Sequence[int], wanted: object, me: int, ordered: bool) -> list[str]:
    """A number of cards, the exact cards, or {count, has, lacks, top, bottom, order}."""
    if isinstance(wanted, int):
        return differs(f"{where} count", wanted, len(cards))
    if wanted == "none":
        wanted = []
    if not isinstance(wanted, Mapping):
        return exactly(w, where, cards, terms(wanted, where), me, ordered)
    known_keys(wanted, ZONE_KEYS, where)
    problems = differs(f"{where} count", wanted["count"], len(cards)) if "count" in wanted else []
    has, lacks = named(w, wanted.get("has"), me, where), named(w, wanted.get("lacks"), me, where)
    if matching(has, cards, lambda term, c: w.means_card(term, c, me)) is None:
        problems.append(f"{where}: expected {listed(has)} among them, found {said(w, cards)}")
    problems += [
        f"{where}: {term} should not be there, found {said(w, cards)}"
        for term in lacks
        if any(w.means_card(term, c, me) for c in cards)
    ]
    for key in ("top", "bottom", "order"):
        if key in wanted:
            some = terms(wanted[key], where)
            ends = {"top": cards[: len(some)], "bottom": cards[max(0, len(cards) - len(some)) :], "order": cards}
            problems += exactly(w, f"{where} {key}", ends[key], some, me, True)
    return problems


def named(w: Terms, value: object, me: int, where: str) -> list[str]:
    """Words for cards; one that means nothing at all is a slip of the pen."""
    found = terms(value, where)
    for term in found:
        if not w.known_word(term, me):
            raise PositionError(where, f"there is no card {term!r}")
    return found


def exactly(w: Terms, where: str, cards: Sequence[int], wanted: list[str], me: int, ordered: bool) -> list[str]:
    if len(wanted) == len(cards):
        if ordered and all(w.means_card(term, c, me) for term, c in zip(wanted, cards, strict=True)):
            return []
        if not ordered and matching(wanted, cards, lambda term, c: w.means_card(term, c, me)) is not None:
            return []
    return [f"{where}: expected {listed(wanted)}, found {said(w, cards)}"]


def said(w: Terms, cards: Sequence[int]) -> str:
    return listed(w.names(cards))
