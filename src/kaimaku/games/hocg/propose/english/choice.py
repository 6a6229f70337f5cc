"""Which reading is meant: the one that says what was written, in the words in which it was written."""

from __future__ import annotations

import ast
from difflib import SequenceMatcher
from functools import cache

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.lang import keywords
from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.lang.hosts import MAIN, Host, _standing
from kaimaku.games.hocg.lang.words import Speaker

from .official import OFFICIAL
from .voice import plain, spelt

Likeness = tuple[bool, float, int]


def official(text: str, attached: bool) -> str:
    """A printed text in the wording of our own."""
    said = spelt(text, attached)
    for rule in OFFICIAL:
        said = rule(said)
    return said


def likeness(code: str, said: str, attached: bool) -> Likeness | None:
    """Does it say what was written, how nearly in the same words, and how usual is it? None: it can't be declared."""
    try:
        host = read_host(code)
    except ValueError:
        return None
    stand(host)
    with Speaker.of("tool" if attached else ""):
        mine = plain(host)
    same = spelt(mine, attached) == official(said, attached)
    if attached:  # whoever has it is "this holomem" on some cards and spelt out on others
        return same, 0.0, usual(code)
    one, other = mine.casefold(), said.casefold()
    near = SequenceMatcher(None, one, other, autojunk=False).ratio() - abs(one.count("stage") - other.count("stage"))
    return same, near, usual(code)


def stand(host: Host) -> None:
    """As it is declared: a text without a moment of its own stands, and says no time."""
    holding = isinstance(host, keywords.gift | keywords.attached | keywords.bonus)
    if holding and host.turn != MAIN and host.on is None and host.state is None:
        for part, _ in _standing(host.parts, None):
            part.standing = True  # type: ignore[attr-defined]


def usual(code: str) -> int:
    """Of readings in the same words, the one that cards usually mean: what is said first reaches to the end."""
    tree = ast.parse(code, mode="eval").body
    assert isinstance(tree, ast.Call)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    ifs = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "If"]
    nested = sum(inner is not outer for outer in ifs for inner in ast.walk(outer) if inner in ifs)
    long = sum(len(node.args) > 1 for node in calls if isinstance(node.func, ast.Name) and node.func.id == "May")
    needs = sum(word.arg == "needs" for node in calls for word in node.keywords)
    return -(3 * (nested + needs + long) + len(tree.args) + sum(map(_odd, calls)))


def _odd(call: ast.Call) -> int:
    """A holomem's name or a tag among attached cards, the name of one of those on the stage."""
    first = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
    if isinstance(call.func, ast.Attribute) and call.func.attr == "attached":
        return int(isinstance(first, str) and first not in _supports())
    if isinstance(call.func, ast.Name) and call.func.id.endswith(("STAGE", "HOLOMEM")):
        return (first in _supports()) + (call.func.id == "STAGE")
    return 0


@cache
def _supports() -> frozenset[str]:
    return frozenset(card.name.en for card in facts.load().values() if card.support)


def bare(code: str) -> str:
    """A noun that is there is a condition by itself: has(X) only where it is joined."""
    for head in ("If(has(", "OnlyUsable(has(", "needs=has("):
        at = code.find(head)
        while at >= 0:
            start = at + len(head)
            end = _closing(code, start)
            if code[end : end + 1] in (",", ")"):
                code = code[: start - len("has(")] + code[start : end - 1] + code[end:]
            at = code.find(head, at + 1)
    return code


def _closing(code: str, start: int) -> int:
    """Behind the bracket that closes the one before `start`."""
    depth, end = 1, start
    while depth:
        depth += {"(": 1, ")": -1}.get(code[end], 0)
        end += 1
    return end
