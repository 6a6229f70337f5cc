"""Writes the built-in decks of hololive OCG other than the start decks: lists out of a fact sheet, never its comments.

python tools/decks.py FOLDER

FOLDER holds the fact sheet's decks.json and cards.jsonl. A deck whose cards are not all here yet is written too: it is
offered as soon as they are. What is told about a deck is put together from its cards.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

BUILTIN = Path(__file__).parent.parent / "src/kaimaku/games/hocg/decks/builtin"
HEAD = "# {what} Written by tools/decks.py.\n"
FILES = {
    "official_recommended": ("recommended", "Decks that the publisher recommends, by product."),
    "tournament": ("tournament", "Decks that did well at a tournament, the oldest first."),
    "sample": ("sample", "Sample decks of other fan programs."),
}
Record = Mapping[str, Any]
Words = tuple[str, str]

# Members who go by their first name or a shorter one; all others by their last.
CALLED = {
    "AZKi": "azki",
    "Aki Rosenthal": "aki",
    "Airani Iofifteen": "iofi",
    "Anya Melfissa": "anya",
    "Kobo Kanaeru": "kobo",
    "La+ Darknesss": "laplus",
    "Moona Hoshinova": "moona",
    "Nerissa Ravencroft": "nerissa",
    "Raora Panthera": "raora",
    "Robocosan": "roboco",
}
TITLES = {  # what tournament players called their decks, and how that is said in English
    "キアラ単": "Kiara",
    "マリン単": "Marine",
    "ポルカ単": "Polka",
    "はあちゃま単": "Haachama",
    "AZKi単": "AZKi",
    "いろは単": "Iroha",
    "あやめ単": "Ayame",
    "ころね単": "Korone",
    "ゲーマーズ": "GAMERS",
    "スバ単": "Subaru",
    "ミオ単": "Mio",
    "ルーナ単": "Luna",
    "かなた単": "Kanata",
    "クロニー単": "Kronii",
    "ミオ推しハコリズ": "HakoRiz with Mio",
    "ねね単": "Nene",
}
EVENTS = {"ぐるっとツアー2026": "Gurutto Tour 2026"}
PLACES = {
    "Tokyo": "東京",
    "Chiba": "千葉",
    "Taipei": "台北",
    "Aichi": "愛知",
    "Miyagi": "宮城",
    "Kuala Lumpur": "クアラルンプール",
}
SAMPLES = {  # those that are not called after their Oshi
    "sample-polka-sorapol": ("sorapol", "SoraPol", "そらポル"),
    "sample-la+-holox": ("holox", "La+ holoX", "ラプラスholoX"),
    "sample-whale": ("whale", "Whale", "Whale"),
}
LEVELS = {"debut": "Debut", "first": "1st", "second": "2nd", "spot": "Spot"}


class Sheet:
    """The cards of the fact sheet."""

    def __init__(self, records: Iterable[Record]) -> None:
        self.cards = {record["number"]: record for record in records}

    def names(self, number: str) -> Words:
        return self.cards[number]["name_en"], self.cards[number]["name_ja"]

    def holomem(self, deck: Record) -> list[tuple[Record, int]]:
        found = [(self.cards[number], count) for number, count in deck["deck"].items()]
        return [(card, count) for card, count in found if card["kind"] == "holomem"]

    def lines(self, deck: Record) -> list[tuple[Words, int]]:
        """The names that make up the deck, the one with the most cards first."""
        found: Counter[Words] = Counter()
        for card, count in self.holomem(deck):
            found[card["name_en"], card["name_ja"]] += count
        return found.most_common()

    def key(self, deck: Record) -> list[str]:
        """Three cards that show what it does: the top of its main line, the next highest ones."""
        ranks = list(LEVELS)
        order = {name: -n for n, (name, _) in enumerate(self.lines(deck))}

        def weight(entry: tuple[Record, int]) -> tuple[int, int, int, int]:
            card, count = entry
            level = ranks.index(card["bloom"]) if card["bloom"] != "spot" else 0
            return (level, order[card["name_en"], card["name_ja"]], count, power(card))

        return [card["number"] for card, _ in sorted(self.holomem(deck), key=weight, reverse=True)[:3]]

    def plan(self, deck: Record) -> Words:
        """Whose cards it plays, its strongest Arts and how many supports."""
        (lead, most), *others = self.lines(deck)
        beside = [(name, count) for name, count in others if count >= 4][:2]
        top = max((card for card, _ in self.holomem(deck)), key=power)
        art = max(top["arts"], key=lambda art: art["power"])
        strength = f"{art['power']}{art['power_suffix']}"
        supports = sum(n for number, n in deck["deck"].items() if self.cards[number]["kind"] == "support")
        level = LEVELS[top["bloom"]]
        en = f"{most} cards of {lead[0]}"
        ja = f"{lead[1]}{most}枚"
        if beside:
            en += ", with " + " and ".join(f"{count} of {name[0]}" for name, count in beside)
            ja += "に" + "と".join(f"{name[1]}{count}枚" for name, count in beside) + "を合わせたデッキです。"
        else:
            ja += "を中心にしたデッキです。"
        en += f'. Its strongest Arts is {top["name_en"]}\'s "{art["name_en"]}" ({level}, {strength}); '
        en += f"{supports} support cards."
        ja += f"一番強いアーツは{top['name_ja']}の「{art['name_ja']}」（{level}、{strength}）。サポート{supports}枚。"
        return en, ja


def power(card: Record) -> int:
    return max((art["power"] for art in card["arts"]), default=0)


def called(name: str) -> str:
    return CALLED.get(name) or re.sub(r"[^a-z]", "", name.split()[-1].lower())


# --- one kind each: id, name, and what else is known ----------------------------------------------------------------


def recommended(deck: Record, sheet: Sheet) -> tuple[str, Words, dict[str, object]]:
    found = re.match(r"rec-(h(?:bp|sd)\d\d)", deck["id"])
    code = found[1] if found else "hbp01"
    product = f"h{code[1:3].upper()}{code[3:]}"
    title = re.sub(r" Deck$", "", re.findall('"(.*)"', deck["name"])[0])
    ja = next(card["name_ja"] for card in sheet.cards.values() if card["name_en"] == title)
    return f"rec-{called(title)}-{code}", (f"{title} (Recommended, {product})", f"{ja}（公式おすすめ {product}）"), {}


def tournament(deck: Record, sheet: Sheet) -> tuple[str, Words, dict[str, object]]:
    title, about = re.fullmatch(r"(.*?) \((.*)\)", deck["name"]).groups()  # type: ignore[union-attr]
    where, rank = about.split(", ", 1)
    code, date = re.search(r"code (\w+), .* (\d{4}-\d\d-\d\d)", deck["source"]).groups()  # type: ignore[union-attr]
    event, place = re.fullmatch(r"(\S+) (.*)", where).groups()  # type: ignore[union-attr]
    at = (f"{EVENTS.get(event, event)} {place}", f"{event} {PLACES[place]}")
    name = (f"{TITLES[title]} ({at[0]})", f"{title}（{at[1]}）")
    en, ja = ranked(rank)
    id = f"cup-{TITLES[title].split()[0].lower()}-{code.lower()}"
    return id, name, {"event": {"en": f"{at[0]}, {en}", "ja": f"{at[1]} {ja}"}, "date": date}


def ranked(rank: str) -> Words:
    """ "Trio 1st A Block", "Individual A 2nd", "6th" """
    team, block, nth, later = re.fullmatch(  # type: ignore[union-attr]
        r"(?:(Trio|Individual) )?(?:([A-Z]) )?(\d+)\w\w(?: ([A-Z]) Block)?", rank
    ).groups()
    letter = block or later
    nth_en = re.search(r"\d+\w\w", rank)[0]  # type: ignore[index]
    en = [word for word in (team, f"Block {letter}" if letter else "", nth_en) if word]
    teams = {"Trio": "トリオ", "Individual": "個人戦"}
    ja = [word for word in (teams.get(team, ""), f"{letter}ブロック" if letter else "", f"{nth}位") if word]
    return ", ".join(en), " ".join(ja)


def sample(deck: Record, sheet: Sheet) -> tuple[str, Words, dict[str, object]]:
    en, ja = sheet.names(deck["oshi"])
    id, en, ja = SAMPLES.get(deck["id"], (called(en), en, ja))
    return f"sample-{id}", (f"{en} (Sample)", f"{ja}（サンプル）"), {}


MAKERS = {"official_recommended": recommended, "tournament": tournament, "sample": sample}


# --- writing --------------------------------------------------------------------------------------------------------


def toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def pile(cards: Mapping[str, int]) -> str:
    return " ".join(f"{number}:{count}" for number, count in sorted(cards.items()))


def rows(kind: str, decks: Iterable[Record], sheet: Sheet) -> list[tuple[str, dict[str, object]]]:
    found: list[tuple[str, dict[str, object]]] = []
    taken: Counter[str] = Counter()
    for deck in decks:
        id, (en, ja), more = MAKERS[kind](deck, sheet)
        taken[id] += 1
        if (n := taken[id]) > 1:
            id = f"{id}-{n}"
            en = en.replace("(Recommended", f"(Recommended {n}")
            ja = ja.replace("（公式おすすめ", f"（公式おすすめ{n}")
        plan = sheet.plan(deck)
        row: dict[str, object] = {"name": {"en": en, "ja": ja}, **more, "plan": {"en": plan[0], "ja": plan[1]}}
        row |= {"key": sheet.key(deck), "oshi": f"{deck['oshi']}:1"}
        row |= {"main": pile(deck["deck"]), "cheer": pile(deck["cheer"])}
        found.append((id, row))
    by_date = kind == "tournament"
    return sorted(found, key=lambda entry: (str(entry[1]["date"]) if by_date else entry[0].split("-")[2:], entry[0]))


def main(folder: Path) -> None:
    lines = (folder / "cards.jsonl").read_text(encoding="utf-8").splitlines()
    sheet = Sheet(map(json.loads, lines))
    decks = json.loads((folder / "decks.json").read_text(encoding="utf-8"))
    for kind, (name, what) in FILES.items():
        text = HEAD.format(what=what)
        for id, row in rows(kind, (deck for deck in decks if deck["kind"] == kind), sheet):
            text += f"\n[{id}]\n" + "".join(f"{key} = {toml(value)}\n" for key, value in row.items())
        (BUILTIN / f"{name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
