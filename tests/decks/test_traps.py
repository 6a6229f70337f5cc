"""The traps of each format, as they are met in the wild."""

import base64
import json

import pytest

from kaimaku.decks import book, read, write
from kaimaku.decks.deck import Deck

HOLODELTA = {
    "deckName": "旅 >>> 灯台 ???",
    "oshi": ["hSD01-001", 1],
    "deck": [["hSD01-003", 2, 0], ["hSD01-004", 3, 0], ["hSD01-003", 2, 1]],
    "cheerDeck": [["hY01-001", 10, 0], ["hY01-001", 10, 3]],
}
HOLODELTA_PILES = {
    "oshi": {"hSD01-001": 1},
    "main": {"hSD01-003": 4, "hSD01-004": 3},
    "cheer": {"hY01-001": 20},
}
CODE = base64.b64encode(json.dumps(HOLODELTA, ensure_ascii=False).encode()).decode()


def test_rows_of_one_card_with_different_art_add_up() -> None:
    imported = read(json.dumps(HOLODELTA))
    assert imported.format == "holodelta"
    assert imported.deck.piles == HOLODELTA_PILES
    assert [note.en for note in imported.warnings] == ["art choices aren't kept"]
    assert imported.complete


def test_row_length_tells_tabletop_simulator_from_holodelta() -> None:
    pairs = {"oshi": ["hSD01-001"], "deck": [["hSD01-003", 4]], "cheerDeck": [["hY01-001", 20]]}
    assert read(json.dumps(pairs)).format == "tabletop"
    triples = {**pairs, "deck": [["hSD01-003", 4, 0]], "cheerDeck": []}
    assert read(json.dumps(triples)).format == "holodelta"


def test_the_code_of_this_test_needs_both_alphabets_and_padding() -> None:
    assert "+" in CODE and "/" in CODE and CODE.endswith("=")


@pytest.mark.parametrize(
    "code",
    [
        CODE,
        CODE.rstrip("="),
        CODE.replace("+", "-").replace("/", "_"),
        CODE.replace("+", "-").replace("/", "_").rstrip("="),
        CODE.replace("+", "%2B").replace("/", "%2F").replace("=", "%3D"),
        CODE.replace("+", "%20"),
    ],
    ids=["standard", "unpadded", "url-safe", "url-safe unpadded", "percent-encoded", "plus lost to a blank"],
)
@pytest.mark.parametrize("before", ["https://holodelta.net/game/index.html?imported_deck=", "?lang=ja&imported_deck="])
def test_base64_of_any_dialect(code: str, before: str) -> None:
    for after in ("", "&lang=ja", "#top", "\n"):
        imported = read(before + code + after)
        assert imported.format == "holodelta-url"
        assert imported.deck.name == HOLODELTA["deckName"]
        assert imported.deck.piles == HOLODELTA_PILES


def test_a_bare_code_wrapped_over_lines() -> None:
    wrapped = "\n".join(CODE[start : start + 40] for start in range(0, len(CODE), 40))
    assert read(wrapped).deck.piles == HOLODELTA_PILES


def test_a_broken_code_says_so() -> None:
    imported = read("https://holodelta.net/game/index.html?imported_deck=!!!")
    assert imported.format == "holodelta-url"
    assert imported.unresolved[0].en == "this deck code can't be decoded (not base64)"


def test_written_addresses_survive_a_query_string() -> None:
    text = write(Deck("hocg", HOLODELTA["deckName"], HOLODELTA_PILES), "holodelta-url")  # type: ignore[arg-type]
    assert not set(text.split("imported_deck=")[1]) & set("+/=& ")


def test_float_counts_and_alternate_printings() -> None:
    text = (
        '{"deck_name": "D", "oshi": "hBP01-007_OSR", "deck": {"hSD01-003": 2.0, "hSD01-003_RR": 2}, "cheer_deck": {}}'
    )
    imported = read(text)
    assert imported.format == "holoduel"
    assert imported.deck.oshi == {"hBP01-007": 1}
    assert imported.deck.main == {"hSD01-003": 4}


def test_server_form_differs_by_two_keys() -> None:
    text = (
        '{"deck_id": "starter_azki", "oshi_id": "hSD01-002", "deck": {"hSD01-003": 4}, "cheer_deck": {"hY01-001": 10}}'
    )
    imported = read(text)
    assert imported.format == "holoduel-server"
    assert (imported.deck.name, imported.deck.oshi) == ("starter_azki", {"hSD01-002": 1})


@pytest.mark.parametrize(
    ("count", "reason"),
    [
        ("2.5", "the count isn't a whole number"),
        ("0", "the count is below 1"),
        ("-4", "the count is below 1"),
        ("1e300", "the count is above 200"),
        ("NaN", "the count isn't a whole number"),
        ("true", "the count isn't a number"),
        ("null", "the count isn't a number"),
        ('"four"', "the count isn't a number"),
        ("[]", "the count isn't a number"),
    ],
)
def test_impossible_counts_are_reported_where_they_stand(count: str, reason: str) -> None:
    imported = read(f'{{"oshi": "hSD01-001", "deck": {{"hSD01-003": {count}, "hSD01-004": 3}}, "cheer_deck": {{}}}}')
    assert [(note.where, note.en) for note in imported.unresolved] == [("deck.hSD01-003", reason)]
    assert imported.deck.main == {"hSD01-004": 3}


def test_a_key_written_twice_is_reported() -> None:
    imported = read('{"oshi": "", "deck": {"hSD01-003": 1, "hSD01-003": 4}, "cheer_deck": {}}')
    assert imported.deck.main == {"hSD01-003": 4}
    assert imported.warnings[0].where == "deck.hSD01-003"


def _decklog(title: str) -> dict[str, object]:
    entry = {"manage_id": "1", "img": "a.png", "rare": "RR", "name": "x", "max": 4}
    return {
        "game_title_id": 9,
        "deck_id": "ABCDE",
        "title": title,
        "p_list": [{"card_number": "hSD01-001", "num": 1, **entry}],
        "list": [{"card_number": "hSD01-003", "num": 4, **entry}, {"card_number": "hSD01-003", "num": "1", **entry}],
        "sub_list": {"0": {"card_number": "hY01-001", "num": 20, **entry}},
    }


def test_deck_log_escapes_its_titles_and_turns_lists_into_objects() -> None:
    imported = read(json.dumps(_decklog("Sora&#039;s &amp; mine")))
    assert imported.format == "decklog"
    assert imported.deck.name == "Sora's & mine"
    assert imported.deck.piles == {"oshi": {"hSD01-001": 1}, "main": {"hSD01-003": 5}, "cheer": {"hY01-001": 20}}


def test_deck_log_metadata_without_a_list_says_what_to_paste() -> None:
    data = _decklog("x")
    del data["list"]
    imported = read(json.dumps(data))
    assert imported.deck.cheer == {"hY01-001": 20}
    assert "paste" in imported.unresolved[0].en


@pytest.mark.parametrize("host", ["decklog.bushiroad.com/view", "decklog-en.bushiroad.com/ja/view"])
def test_a_deck_log_address_alone_says_what_to_paste(host: str) -> None:
    imported = read(f" https://{host}/1A2B3\n")
    assert imported.format == "decklog"
    assert "paste" in imported.unresolved[0].en


def test_a_map_of_print_ids_with_a_byte_order_mark() -> None:
    imported = read('\ufeff{"hSD01-001_OSR": 1, "hSD01-003_C": 2, "hSD01-003_P_02": 2, "hY01-001_C": 20}')
    assert imported.format == "print-map"
    assert imported.deck.main == {"hSD01-001": 1, "hSD01-003": 4}, "the oshi is placed by resolving"
    assert imported.deck.cheer == {"hY01-001": 20}


def test_a_config_of_objects() -> None:
    data = {"oshi": "hSD01-001", "mainDeck": [{"cardId": "hSD01-003", "count": 4}], "cheerDeck": []}
    imported = read(json.dumps(data))
    assert imported.format == "config"
    assert (imported.deck.oshi, imported.deck.main) == ({"hSD01-001": 1}, {"hSD01-003": 4})


def test_json_in_a_chat_fence() -> None:
    assert read(f"```json\n{json.dumps(HOLODELTA)}\n```").deck.piles == HOLODELTA_PILES


def test_json_cut_off_in_the_middle_keeps_what_came_before() -> None:
    text = json.dumps(HOLODELTA)
    imported = read(text[: text.index('"cheerDeck"') + 30])
    assert imported.format == "salvage"
    assert imported.deck.oshi == {"hSD01-001": 1}
    assert imported.deck.main == {"hSD01-003": 4, "hSD01-004": 3}
    assert "damaged" in imported.warnings[0].en


def test_salvage_never_takes_the_count_of_the_next_card() -> None:
    imported = read('{"list": [{"num": 3, "card_number": "hSD01-003"}, {"num": 2, "card_number": "hSD01-004"}')
    assert imported.deck.main == {"hSD01-003": 1, "hSD01-004": 1}
    assert [note.en for note in imported.warnings[1:]] == ["no count: taken as 1"] * 2


OWN = "format: kaimaku-deck\nversion: {version}\ngame: {game}\nname: no\npiles:\n  main: {{{cards}}}\n{more}"


def _own(version: str = "1", game: str = "hocg", cards: str = "hSD01-003: 4", more: str = "") -> str:
    return OWN.format(version=version, game=game, cards=cards, more=more)


def test_own_format_takes_scalars_as_text() -> None:
    imported = read(_own())
    assert (imported.deck.name, imported.deck.main, imported.warnings) == ("no", {"hSD01-003": 4}, ())


def test_own_format_warns_of_what_it_does_not_know() -> None:
    imported = read(_own(version="2", more="author: me\n"))
    assert [note.where for note in imported.warnings] == ["version", "author"]
    assert imported.deck.main == {"hSD01-003": 4}


def test_own_format_of_another_game() -> None:
    imported = read(_own(game="vcard", cards="S1-001: 3"))
    assert (imported.deck.game, imported.deck.main) == ("vcard", {"S1-001": 3})
    assert imported.warnings[0].en == "this is a deck for vcard"


def test_own_format_with_a_pile_the_game_has_not() -> None:
    imported = read(_own(more="  side: {hSD01-004: 1}\n"))
    assert imported.unresolved[0].where == "piles.side"
    assert imported.deck.main == {"hSD01-003": 4}


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("a: &a [x]\nb: [*a, *a]\n", "anchors and aliases aren't supported"),
        ("a: [[[[[[[[x]]]]]]]]\n", "nested too deeply"),
        ("a: [\n", "invalid YAML, line"),
        ('a: "\\UFFFFFFFF"\n', "invalid YAML"),
        ("? [x]\n: y\n", "a key isn't text"),
        ("#" * 80_000, "too long for a deck file"),
    ],
)
def test_own_format_refuses_tricks(more: str, reason: str) -> None:
    imported = read(_own(more=more))
    assert imported.format == "kaimaku"
    assert imported.unresolved[0].en.startswith(reason)


@pytest.mark.parametrize(
    "text",
    [
        '{"oshi": "hSD01-001", "cards": {"hSD01-003": 4, "hY01-001": 20}}',
        '{"leader": "hSD01-001", "cards": [["hSD01-003", 4], ["hY01-001", 20]]}',
        '[{"id": "hSD01-001", "qty": 1}, {"id": "hSD01-003", "qty": 4}, {"id": "hY01-001", "qty": 20}]',
    ],
)
def test_cards_of_all_piles_in_one_list_are_placed_by_their_kinds(text: str) -> None:
    imported = read(text, known=book("hocg").known)
    assert imported.deck.piles == {"oshi": {"hSD01-001": 1}, "main": {"hSD01-003": 4}, "cheer": {"hY01-001": 20}}
    assert imported.complete
