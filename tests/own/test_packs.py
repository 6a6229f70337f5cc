"""Packs: fact sheets of new sets become own cards; whatever is wrong with one harms nothing but itself."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from kaimaku import games, replays
from kaimaku.decks import Deck, book, builtin, write
from kaimaku.games.hocg.own import workshop
from kaimaku.packs import Limits, Pack, Packs, found
from kaimaku.server.content.packs import read_packs
from kaimaku.wire.packs import PackProblem
from tests.cli.command import kaimaku
from tests.own.packs import BOX, CALL, SINGER, folder, lines


def read(place: Path, limits: Limits | None = None) -> dict[str, Pack]:
    async def every() -> list[Pack]:
        return [pack async for pack in read_packs(place, limits)]

    return {pack.name: pack for pack in asyncio.run(every())}


def labels(pack: Pack) -> list[str]:
    return [number.partition("~")[0] for number in pack.documents]


def said(pack: Pack) -> list[tuple[str, str, str]]:
    return [(each.file, each.where, each.words.en) for each in pack.problems]


def known(*packs: Pack) -> Packs:
    shelf = Packs()
    for pack in packs:
        list(shelf.add(pack))
    return shelf


def test_a_fact_sheet_becomes_cards_and_a_broken_one_harms_only_itself(tmp_path: Path) -> None:
    bad = {**BOX, "number": "hZZ02-001", "text_ja": "自分のデッキを好きなだけ引く。"}
    nameless = {"number": "hZZ02-002", "kind": "support"}
    place = folder(
        tmp_path,
        hZZ01_jsonl=lines(SINGER, BOX, CALL),
        broken_jsonl=f"{lines(bad, nameless)}not a card\n" + lines({**BOX, "number": "hSD01-001"}, BOX, BOX),
        summer_yaml="kind: support\nsupport: item\nname: Lamp\ntext: Draw(1)\n---\nkind: [\n",
        list_json=json.dumps([{**BOX, "number": "hZZ03-001"}]),
        torn_json="[",
        notes_txt="nobody reads this",
    )
    packs = read(place)
    assert list(packs) == ["broken", "hZZ01", "list", "summer", "torn"]
    assert labels(packs["hZZ01"]) == ["hZZ01-001", "hZZ01-002", "hZZ01-003"] and not packs["hZZ01"].problems
    assert labels(packs["list"]) == ["hZZ03-001"] and labels(packs["summer"]) == ["own"]
    assert said(packs["summer"])[0][:2] == ("summer.yaml", "card 2")
    assert "isn't JSON" in said(packs["torn"])[0][2]
    broken = packs["broken"]
    assert labels(broken) == ["hZZ01-002"] and broken.cards == 6
    by_line = {each.where: each for each in broken.problems}
    assert list(by_line) == ["line 3", "line 1", "line 2", "line 4", "line 6"]
    unread = by_line["line 1"]
    assert (unread.card, unread.place) == ("hZZ02-001 Prop Box", "text")
    assert unread.unread == ["自分のデッキを好きなだけ引く"] and "自分のデッキを1枚引く。" in unread.nearest
    assert by_line["line 2"].place == "name_en" and "JSON object" in by_line["line 3"].words.en
    assert "already has a card with this number" in by_line["line 4"].words.en  # the printed card is played
    assert "Only the first one counts" in by_line["line 6"].words.en
    assert all(each.words.ja for pack in packs.values() for each in pack.problems)


def test_cards_of_a_pack_speak_of_each_other_in_both_languages(tmp_path: Path) -> None:
    (pack,) = read(folder(tmp_path, hZZ01_jsonl=lines(CALL, SINGER))).values()
    (info,) = known(pack).info("hocg")
    call, singer = info.cards
    assert call.pack == "hZZ01" and call.set == "hZZ01"
    assert "〈Maku Kai〉" in call.abilities[0].text.en and "〈幕かい〉" in call.abilities[0].text.ja
    assert "#黒子" in call.abilities[0].text.ja
    assert singer.arts[0].name.en == "The “First” Bow" and singer.arts[0].name.ja == "最初の『礼』"
    assert json.loads(pack.documents[call.id])["names"] == [["Maku Kai", "幕かい"]]  # it stands on its own elsewhere


def deck_of(pack: Pack) -> Deck:
    deck = builtin("sora")
    main = dict(deck.main)
    for _ in range(2):
        del main[next(number for number, count in main.items() if count == 4)]
    singer, _, call = pack.documents
    return Deck("hocg", "Packed", {**deck.piles, "main": {**main, singer: 4, call: 4}}, {})


def test_a_deck_list_names_them_by_the_number_on_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = folder(tmp_path / "packs", hZZ01_jsonl=lines(SINGER, BOX, CALL))
    (pack,) = read(place).values()
    known(pack)
    text = write(deck_of(pack)).replace(*(next(iter(pack.documents)), "hzz01-001"))
    text = text.replace(list(pack.documents)[2], "hZZ01-003")
    (tmp_path / "deck.txt").write_text(text, encoding="utf-8")
    file = str(tmp_path / "deck.txt")
    assert kaimaku(capsys, "deck", "check", file).code == 1
    told = kaimaku(capsys, "deck", "check", file, "--packs", place, "--json").json
    assert told["legal"] and told["deck"]["main"][next(iter(pack.documents))] == 4
    sim = kaimaku(capsys, "sim", "hocg", "--games", 1, "--decks", f"{file},azki", "--packs", place, "--json")
    assert sim.code == 0, sim.err
    assert "Curtain Call" in kaimaku(capsys, "cards", "hocg", "hZZ01-003", "--packs", place).out


def test_a_replay_of_them_verifies_where_nobody_has_the_pack(tmp_path: Path) -> None:
    (pack,) = read(folder(tmp_path / "packs", hZZ01_jsonl=lines(SINGER, BOX, CALL))).values()
    known(pack)
    held = deck_of(pack)
    deck = Deck("hocg", held.name, held.piles, {n: pack.documents[n] for n in pack.documents if n in held.main})
    assert not [each for each in book("hocg").problems(deck) if not each.warning]
    game = games.game("hocg")
    replay = replays.header("hocg", [deck, builtin("azki")], 7)
    t = replays.begin(replay)
    rng = Random(3)
    for _ in range(40):
        option = rng.choice(game.options(t, t.asked[0]))
        seat = t.asked[0]
        game.decide(t, seat, option)
        replay.record(t, seat, option)
    file = tmp_path / "game.kaimaku"
    file.write_bytes(replay.to_bytes())
    subprocess.run([sys.executable, "-m", "kaimaku", "replay", "verify", str(file)], check=True, timeout=300)


def test_packs_have_limits(tmp_path: Path) -> None:
    cards = [{**BOX, "number": f"hZZ01-{i:03}"} for i in range(6)]
    place = folder(
        tmp_path, a_jsonl=lines(*cards[:2]), b_jsonl=lines(*cards), c_jsonl=lines(*cards[:3]), d_jsonl=" " * 4000
    )
    packs = read(place, Limits(cards=4, all_cards=4, bytes=3_500, packs=9))
    assert [len(pack.documents) for pack in packs.values()] == [2, 0, 0, 0]
    assert "At most 4 cards;" in said(packs["b"])[0][2]
    assert "At most 4 cards in all packs" in said(packs["c"])[0][2]
    assert "larger than" in said(packs["d"])[0][2]
    assert "At most 2 packs" in said(read(place, Limits(packs=2))["c"])[0][2]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('__import__("os").system("true")', "text"),
        ("Draw(" * 2000, "text"),
        ("自分" * 700, "text"),
        ("{0} [x]", "text"),
    ],
)
def test_hostile_texts_are_read_as_data(tmp_path: Path, text: str, place: str) -> None:
    (pack,) = read(
        folder(tmp_path, evil_jsonl=lines({**BOX, "text_ja": text}, {**BOX, "number": "hZZ01-004"}))
    ).values()
    assert labels(pack) == ["hZZ01-004"]
    assert [each.place for each in pack.problems] == [place]
    assert all(len(part) <= 300 for each in pack.problems for part in each.unread)


def test_hostile_files(tmp_path: Path) -> None:
    inside = folder(tmp_path / "in", deep_json="[" * 100_000, deep_jsonl="{" + '"a":{' * 50_000 + "}" * 50_001 + "\n")
    (inside / "other.jsonl").symlink_to("/etc/passwd")
    (inside / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    (inside / "empty").mkdir()
    (inside / "danmaku").mkdir()
    (inside / "danmaku" / "x.jsonl").write_text(lines(BOX), encoding="utf-8")
    files = {file.name: file for file in found(inside)}
    assert set(files) == {"binary", "deep", "empty", "x"}
    packs = read(inside)
    assert not any(pack.documents for pack in packs.values())
    assert all(pack.problems for pack in packs.values())
    assert "UTF-8" in said(packs["binary"])[0][2] and "can't write cards" in said(packs["x"])[0][2]


def test_two_packs_with_one_number_keep_both_cards(tmp_path: Path) -> None:
    place = folder(tmp_path, a_jsonl=lines(BOX), b_jsonl=lines({**BOX, "text_ja": "自分のデッキを1枚引く。"}))
    shelf = known(*read(place).values())
    (a,), (b,) = (pack.documents for pack in shelf.packs)
    assert a != b and shelf.meant("hocg", "4 hzz01-002") == {"hZZ01-002": a}
    (told,) = shelf.packs[1].problems
    assert isinstance(told, PackProblem) and told.warning and b in told.words.en


def test_the_report_of_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = folder(tmp_path, hZZ01_jsonl=lines(BOX, {**SINGER, "hp": 5000}))
    told = kaimaku(capsys, "packs", place)
    assert told.code == 1 and "hZZ01 (hocg): 1 of 2 cards can be played" in told.out
    assert "hZZ01.jsonl, line 2, hZZ01-001, hp: At most 990." in told.out
    assert kaimaku(capsys, "packs", place, "--lang", "ja", "--json").json[0]["problems"][0]["where"] == "line 2"
    for command in (("packs",), ("serve", "--data", tmp_path, "--packs"), ("cards", "hocg", "--packs")):
        none = kaimaku(capsys, *command, tmp_path / "none")
        assert none.code == 2 and "no folder of packs" in none.err


def test_a_line_of_a_fact_sheet_is_a_sheet_for_the_workshop() -> None:
    report = workshop.read(json.dumps(SINGER))
    assert report.number.startswith("hZZ01-001~") and report.card is not None and report.card.set == "hZZ01"
