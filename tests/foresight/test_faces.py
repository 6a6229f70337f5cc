"""Faces that are not to be read: plain Python and whatever reads past the list's class find none."""

from __future__ import annotations

import pytest

from kaimaku.faces import UNREAD, Faces, unread
from kaimaku.kernel.chance import Unforeseen


def faces() -> Faces:
    return Faces([10, 11, 12, 13], frozenset({1, 3}))


def raw(found: Faces) -> list[int]:
    """What compiled rules see, which don't ask the class."""
    return [list.__getitem__(found, card) for card in range(len(found))]


def test_an_unknown_face_is_not_read_and_the_others_are() -> None:
    found = faces()
    assert (found[0], found[2]) == (10, 12)
    for card in (1, 3):
        with pytest.raises(Unforeseen):
            found[card]
    with pytest.raises(Unforeseen):
        found[0:2]


def test_whatever_does_not_ask_the_class_finds_no_number() -> None:
    assert raw(faces()) == [10, UNREAD, 12, UNREAD] and not isinstance(UNREAD, int)


def test_which_faces_there_are_is_no_secret() -> None:
    assert sorted(faces()) == [10, 11, 12, 13] and set(faces()) == {10, 11, 12, 13}


def test_whoever_has_the_options_sees_them() -> None:
    found = faces()
    with found.seen():
        assert raw(found) == [10, 11, 12, 13] and found[3] == 13
    assert raw(found) == [10, UNREAD, 12, UNREAD]


@pytest.mark.parametrize("copy", [Faces.copy, lambda found: found[:]])
def test_a_copy_sees_as_much_and_changes_alone(copy: object) -> None:
    found = faces()
    new = copy(found)  # type: ignore[operator]
    assert raw(new) == raw(found)
    new[1] = 20  # turned into another card by the rules, which say what it is
    new.append(30)
    assert (new[1], new[4]) == (20, 30) and list(new) == [10, 20, 12, 13, 30]
    with new.seen():
        assert list(new) == [10, 20, 12, 13, 30]
    assert new[1] == 20 and raw(found) == [10, UNREAD, 12, UNREAD]


def test_a_face_that_compiled_rules_came_upon_ends_a_trial() -> None:
    with pytest.raises(Unforeseen), unread():
        raise TypeError(f"int object expected; got kaimaku.faces.{type(UNREAD).__name__}")
    with pytest.raises(TypeError), unread():
        raise TypeError("int object expected; got str")
