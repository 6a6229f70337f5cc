"""Every number and every action is documented, and the document is up to date."""

from __future__ import annotations

from kaimaku import envs
from kaimaku.envs.tables import Rules
from tools.env_features import FILE, document


def test_the_document_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == document(), "run python tools/env_features.py"


def test_names_of_fields_are_unique_and_mean_something() -> None:
    for name in envs.names()[:3]:
        observing = Rules(name.removesuffix(envs.VERSION)).observing
        for fields in (*(group.fields for group in observing.groups), observing.card):
            names = [field.name for field in fields]
            assert all(field.meaning for field in fields)
            assert len(set(names)) == len(names), sorted(n for n in names if names.count(n) > 1)
