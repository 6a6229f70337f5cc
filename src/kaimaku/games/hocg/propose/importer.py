"""From a fact sheet to a checkout: facts, declarations, skeletons for what could not be read, tests to be written."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from pathlib import Path

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.facts import FactError, Printed
from kaimaku.games.hocg.known import known, known_text
from kaimaku.language.reading.proposals import BadSheet, Draft, ImportPlan, Proposal

from . import card_files
from .card_files import CARDS, CHEERS, PRINTED, TESTS, CardEntry, product_of
from .sheet import Glossary, Record, block, check_facts, printed_of
from .sheet import facts as facts_of

KNOWN = "src/kaimaku/games/hocg/known.toml"


class Importer:
    """The cards of a sheet that a checkout does not have yet."""

    def __init__(
        self, records: Sequence[Record], proposals: Mapping[str, Proposal], words: Glossary, root: Path
    ) -> None:
        self.records = sorted(records, key=lambda record: record["number"])
        self.proposals = proposals
        self.words = words
        self.root = root
        for record in self.records:
            check_facts(record, words)

    def plan(self) -> ImportPlan:
        names = (words := self.words | Glossary.of_printed()).names
        products: dict[str, list[Record]] = {}
        for record in self.records:
            products.setdefault(product_of(record), []).append(record)
        drafts = [self._facts(product, records, names) for product, records in products.items()]
        printed = self._printed(drafts)
        entries = {p.number: self._entry(p, printed, words) for p in self.proposals.values()}
        for product, records in products.items():
            if product != CHEERS:
                drafts += self._cards(product, records, entries)
        drafts.append(self._known())
        return ImportPlan(
            tuple(draft for draft in drafts if draft.cards),
            tuple(entry.number for entry in entries.values() if entry.declared),
            {entry.number: entry.notes for entry in entries.values() if not entry.declared},
            tuple(r["number"] for r in self.records if printed_of(r, names) != printed[r["number"]]),
        )

    def _facts(self, product: str, records: Iterable[Record], names: Mapping[str, str]) -> Draft:
        path, text = f"{PRINTED}/{product}.toml", self._text(f"{PRINTED}/{product}.toml")
        here = card_files.fact_numbers(text)
        blocks = {r["number"]: block(facts_of(r, names)) for r in records if r["number"] not in here}
        return Draft(path, card_files.with_facts(text, blocks), tuple(blocks), not text)

    def _printed(self, drafts: Iterable[Draft]) -> dict[str, Printed]:
        """The facts of all cards as they will be; if they do not fit together, nothing is written."""
        package = resources.files("kaimaku.games.hocg") / "printed"
        texts = {f.name: f.read_text(encoding="utf-8") for f in package.iterdir() if f.name.endswith(".toml")}
        texts |= {path.name: path.read_text(encoding="utf-8") for path in (self.root / PRINTED).glob("*.toml")}
        texts |= {draft.path.rpartition("/")[2]: draft.text for draft in drafts}
        try:
            return facts.gather(dict(sorted(texts.items())))
        except FactError as error:
            raise BadSheet(str(error)) from None

    def _entry(self, proposal: Proposal, printed: Mapping[str, Printed], words: Glossary) -> CardEntry:
        """Declared if everything was read; but a declaration that names cards which aren't here could not be loaded."""
        notes = list(proposal.notes())
        away = _away(proposal.source, printed.values(), words)
        if away:
            notes.append(f"names that no card here has: {', '.join(away)}")
        declared = proposal.confidence in ("full", "likely") and not away
        return CardEntry(proposal.number, proposal.source, tuple(notes), declared)

    def _cards(self, product: str, records: Sequence[Record], entries: Mapping[str, CardEntry]) -> list[Draft]:
        """Never a card that the file declares already."""
        path, name = f"{CARDS}/{product}.py", records[0]["number"].partition("-")[0]
        text = self._text(path)
        here = card_files.declared_numbers(text)
        new = [record for record in records if record["number"] not in here]
        numbers = tuple(record["number"] for record in new)
        names = {record["number"]: record["name_en"] for record in new}
        cards = card_files.with_declarations(text, name, [entries[number] for number in numbers], names)
        tests = f"{TESTS}/test_{product}_import.py"
        said = self._text(tests)
        declared = {number for number in numbers if entries[number].declared}
        to_write = card_files.with_tests(said, name, new, declared)
        tested = tuple(n for n in numbers if f'"{n}"' in to_write and f'"{n}"' not in said)
        return [Draft(path, cards, numbers, not text), Draft(tests, to_write, tested, not said)]

    def _known(self) -> Draft:
        numbers = {number for cards in known().values() for number in cards}
        new = tuple(r["number"] for r in self.records if r["number"] not in numbers)
        return Draft(KNOWN, known_text({*numbers, *new}), new, False)

    def _text(self, path: str) -> str:
        file = self.root / path
        try:
            return file.read_text(encoding="utf-8") if file.is_file() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise BadSheet(f"can't read {file}: {error}") from None


def _away(source: str, cards: Iterable[Printed], words: Glossary) -> list[str]:
    """Names and tags of a declaration that only the sheet has."""
    here = {name for card in cards for name in (card.name.en, *(n.en for n in card.also))}
    here |= {f"#{tag.en}" for card in cards for tag in card.tags}
    of_sheet = {*words.names.values(), *(f"#{tag}" for tag in words.tags.values())}
    said = [part.value for part in ast.walk(ast.parse(source)) if isinstance(part, ast.Constant)]
    return sorted({word for word in said if isinstance(word, str) and word in of_sheet and word not in here})
