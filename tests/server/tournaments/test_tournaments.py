"""A tournament from sign-up to its last line: what everybody may do, and when."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.people.identity import Person
from kaimaku.server.store.schema import rooms
from kaimaku.server.tournaments import state
from kaimaku.server.tournaments.director import LATEST, MOST, Director
from kaimaku.server.tournaments.playing import STOPPED
from kaimaku.server.tournaments.signup import AGAIN, FORGOTTEN
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.tournaments import AnswerCall, Control, NewCall, Override, SignUp, TournamentInfo, TournamentPlan
from tests.server.tournaments.arena import DECK, Arena, arena

pytestmark = pytest.mark.anyio

PLAN = TournamentPlan("hocg", "Friday", time=30, grace=5, pause=1)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Arena]:
    async with arena(f"sqlite:///{tmp_path / 'hall.db'}") as made:
        yield made


async def people(hall: Arena, count: int) -> list[Person]:
    return [await hall.person(f"Player {'ABCDEFGHIJ'[n]}") for n in range(count)]


async def refused(doing: object) -> str:
    with pytest.raises(ApiError) as wrong:
        await doing  # type: ignore[misc]
    return wrong.value.fault.code


async def begun(hall: Arena, count: int = 4, **plan: object) -> tuple[str, list[Person]]:
    """A tournament in its first round; the first player organises it."""

    who = await people(hall, count)
    id = await hall.open(who[0], msgspec.structs.replace(PLAN, **plan), who)
    await hall.control(who[0], id, "start")
    return id, who


async def play_round(hall: Arena, id: str) -> None:
    """Everybody comes, and the lower number wins."""
    t = await hall.get(id)
    assert t.now_on is not None
    for match in t.now_on.matches:
        if match.open:
            await hall.arrive(t, match)
            await hall.played(match, match.players.index(min(match.players)))
    await hall.director.look(id)
    await hall.later(1.1, id)


def kinds(info: TournamentInfo) -> list[str]:
    return [line.kind for line in info.log]


# --- before the start -----------------------------------------------------------------------------------------------


async def test_sign_up_decks_check_in_and_start(hall: Arena) -> None:
    who = await people(hall, 5)
    id = await hall.open(who[0], PLAN, who[:4])
    await hall.director.sign_up(who[4], id, SignUp())
    info = await hall.info(id, who[1])
    assert [entry.deck for entry in info.entries] == [True] * 4 + [False]
    assert info.mine.number == 1 and info.mine.deck is not None and not info.mine.organiser
    assert (await hall.info(id)).mine.deck is None and (await hall.info(id, who[4])).mine.deck is None
    assert await refused(hall.director.check_in(who[1], id)) == "no_check_in"
    await hall.control(who[0], id, "check_in")
    for person in who[:4]:
        await hall.director.check_in(person, id)
    assert await refused(hall.director.check_in(who[4], id)) == "no_deck_yet"
    await hall.control(who[0], id, "start")
    info = await hall.info(id, who[1])
    assert info.status == "running" and len(info.entries) == 4 and info.planned == 2
    assert kinds(info)[-3:] == ["unready", "start", "round"] and len(info.rounds[0].matches) == 2
    assert info.mine.room in [match.room for match in info.rounds[0].matches]
    assert await refused(hall.director.sign_up(who[1], id, SignUp(DECK))) == "tournament_begun"


async def test_a_deck_must_be_legal_and_by_the_regions_list(hall: Arena) -> None:
    [mio] = await people(hall, 1)
    id = (await hall.director.create(mio, PLAN)).id
    for deck, why in (
        (DeckChoice(list=Deck({"main": {}})), "deck"),
        (DeckChoice(list=Deck({"main": {}}, own={"x~1": "{}"})), "rated"),
        (DeckChoice("chess"), "no_deck"),
    ):
        assert await refused(hall.director.sign_up(mio, id, SignUp(deck))) == why
    assert (await hall.info(id)).entries == []
    assert await refused(hall.director.create(mio, TournamentPlan("hocg", "x", restricted="moon"))) == "region"


async def test_what_cannot_be_played_is_refused_in_words(hall: Arena) -> None:
    [mio] = await people(hall, 1)
    with pytest.raises(ApiError) as wrong:
        await hall.director.create(mio, TournamentPlan("danmaku", "Roles"))
    assert wrong.value.fault.code == "no_tournaments" and "teams" in wrong.value.fault.words.en
    for plan, why in (
        (TournamentPlan("chess", "x"), "no_game"),
        (TournamentPlan("hocg", "\u200b"), "title"),
        (TournamentPlan("hocg", "x", starts=1.0), "starts"),
        (TournamentPlan("hocg", "x", starts=-1e300), "starts"),
        (TournamentPlan("hocg", "x", starts=1e300), "starts"),
        (TournamentPlan("hocg", "x", starts=hall.house.time.wall() + LATEST + 60), "starts"),
        (TournamentPlan("hocg", "x", system="elimination", cut=4), "cut"),
    ):
        assert await refused(hall.director.create(mio, plan)) == why
    for _ in range(MOST):
        await hall.director.create(mio, PLAN)
    assert await refused(hall.director.create(mio, PLAN)) == "tournaments_many"


async def test_by_invitation_only(hall: Arena) -> None:
    mio, aki = await people(hall, 2)
    made = await hall.director.create(mio, TournamentPlan("hocg", "Closed", invited=True))
    assert await refused(hall.director.sign_up(aki, made.id, SignUp(DECK))) == "invitation"
    await hall.director.sign_up(aki, made.id, SignUp(DECK, made.invitation))
    await hall.director.sign_up(aki, made.id, SignUp(DECK))  # another deck
    assert (await hall.info(made.id, mio)).mine.invitation == made.invitation
    assert (await hall.info(made.id, aki)).mine.invitation == ""
    assert (await hall.director.listed(None, False)).tournaments == []
    assert [each.id for each in (await hall.director.listed(aki, True)).tournaments] == [made.id]


async def test_it_starts_by_the_clock_or_is_called_off(hall: Arena) -> None:
    who = await people(hall, 4)
    starts = hall.house.time.wall() + 3600
    plan = TournamentPlan("hocg", "Six", starts=starts, check_in=30)
    id = await hall.open(who[0], plan, who)
    other = await hall.open(who[0], TournamentPlan("hocg", "Few", starts=starts), who[:3])
    await hall.later(31, id)
    assert (await hall.info(id)).open
    for person in who:
        await hall.director.check_in(person, id)
    await hall.later(30, id)
    for each in (id, other):
        await hall.director.look(each)
    assert (await hall.info(id)).status == "running"
    assert (await hall.info(other)).status == "cancelled" and kinds(await hall.info(other))[-1] == "few"


async def test_one_that_never_begins_is_called_off(hall: Arena) -> None:
    """Otherwise a few people could keep all places that a server has."""
    [mio] = await people(hall, 1)
    ids = [(await hall.director.create(mio, PLAN)).id for _ in range(MOST)]
    hall.house.time.seconds += FORGOTTEN - 60
    await hall.director.look(ids[0])
    assert (await hall.info(ids[0])).status == "signup"
    hall.house.time.seconds += 120
    for id in ids:
        await hall.director.look(id)
    info = await hall.info(ids[0])
    assert info.status == "cancelled" and info.log[-1].words.en == "Called off: it didn't begin within 30 days."
    await hall.director.create(mio, PLAN)


async def test_coming_and_going_fills_no_tournament(hall: Arena) -> None:
    """Whoever comes back has the same entry, and not for ever; whom the organiser took out stays out."""
    mio, aki, ben = await people(hall, 3)
    id = await hall.open(mio, PLAN, [mio, aki, ben])
    for _ in range(AGAIN):
        await hall.director.sign_off(aki, id)
        await hall.director.sign_up(aki, id, SignUp())
    t = await hall.get(id)
    assert len(t.entries) == 3 and t.number_of(aki.id) == 1 and not t.entries[1].ready
    await hall.director.sign_off(aki, id)
    assert await refused(hall.director.sign_up(aki, id, SignUp(DECK))) == "removed"
    await hall.control(mio, id, "drop", player=2, reason="Rude.")
    assert await refused(hall.director.sign_up(ben, id, SignUp(DECK))) == "removed"
    assert len(await hall.store.tournaments.decks(id)) == 3


async def test_a_log_ends_somewhere(hall: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it is read every few seconds. Whatever is needed to bring it to an end still goes on."""
    id, who = await begun(hall, 4)
    monkeypatch.setattr(state, "LINES", len((await hall.get(id)).log))
    assert await refused(hall.control(who[0], id, "extend")) == "log_full"
    assert await refused(hall.director.override(who[0], id, Override(1, 1, "x", [1, 0]))) == "log_full"
    await hall.control(who[0], id, "end")
    await play_round(hall, id)
    assert (await hall.info(id)).status == "over"


async def test_two_processes_never_lose_a_change(hall: Arena) -> None:
    who = await people(hall, 10)
    id = (await hall.director.create(who[0], TournamentPlan("hocg", "Race", size=8))).id
    second = Director(hall.house.rooms)
    asked = [(hall.director if n % 2 else second).sign_up(person, id, SignUp(DECK)) for n, person in enumerate(who)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(each, ApiError) for each in found) == 2
    assert len((await hall.info(id)).entries) == 8
    await asyncio.gather(
        *(each.control(who[0], id, Control("start")) for each in (hall.director, second)), return_exceptions=True
    )
    t = await hall.get(id)
    assert len(t.rounds) == 1 and len(await stored_rooms(hall)) == 4


async def test_one_place_for_each_browser(hall: Arena) -> None:
    mio, aki = await hall.person("Mio", "phone"), await hall.person("Aki", "phone")
    id = await hall.open(mio, PLAN, [mio])
    assert await refused(hall.director.sign_up(aki, id, SignUp(DECK))) == "own_browser"
    await hall.director.sign_off(mio, id)
    await hall.director.sign_up(aki, id, SignUp(DECK))
    assert [entry.name for entry in (await hall.info(id)).entries] == ["Aki"]


# --- rounds ---------------------------------------------------------------------------------------------------------


async def test_swiss_to_the_end_with_a_cut_and_decks_published(hall: Arena) -> None:
    id, who = await begun(hall, 8, cut=2)
    assert await refused(hall.director.decks(id)) == "decks_hidden"
    for _ in range(3):
        await play_round(hall, id)
    info = await hall.info(id)
    assert [each.kind for each in info.rounds] == ["swiss"] * 3 + ["elimination"]
    pairs = [frozenset(match.players) for each in info.rounds[:3] for match in each.matches]
    assert len(set(pairs)) == 12
    assert all(not match.replays for each in info.rounds for match in each.matches)
    await play_round(hall, id)
    info = await hall.info(id)
    assert info.status == "over" and info.standings[0].number == 0 and info.standings[0].rank == 1
    assert all(match.replays for each in info.rounds for match in each.matches)
    assert len((await hall.director.decks(id)).decks) == 8
    [listed] = (await hall.director.listed(None, False)).tournaments
    assert listed.winner == who[0].name


async def test_elimination_with_byes(hall: Arena) -> None:
    id, _ = await begun(hall, 5, system="elimination")
    byes = [match for match in (await hall.get(id)).rounds[0].matches if match.ended == "bye"]
    assert len(byes) == 3
    for _ in range(3):
        await play_round(hall, id)
    info = await hall.info(id)
    assert info.status == "over" and [len(each.matches) for each in info.rounds] == [4, 2, 1]
    assert info.standings[0].number == 0


async def test_no_shows_lose_after_the_grace_time_and_are_out_after_two(hall: Arena) -> None:
    id, who = await begun(hall, 4, rounds=3)
    t = await hall.get(id)
    match = t.match_of(0)
    assert match is not None
    other = 1 - match.players.index(0)
    await hall.director.arrived(who[match.players[other]], match.room)
    await hall.later(4.9, id)
    assert (await hall.get(id)).match_of(0).open  # type: ignore[union-attr]
    await hall.later(0.2, id)
    t = await hall.get(id)
    match = t.match_of(0)
    assert match is not None and match.ended == "missing" and match.winner == match.players[other]
    nobody = next(each for each in t.rounds[0].matches if 0 not in each.players)
    assert nobody.ended == "missing" and nobody.winner == -1 and not nobody.drawn
    await hall.later(1.1, id)
    await hall.later(5.1, id)
    info = await hall.info(id)
    assert [entry.dropped for entry in info.entries if entry.number != match.players[other]] == [2, 2, 2]
    assert kinds(info).count("missed") == 3


async def test_when_time_is_over_the_score_counts(hall: Arena) -> None:
    id, _ = await begun(hall, 4, best_of=3)
    t = await hall.get(id)
    first, second = t.rounds[0].matches
    for match in (first, second):
        await hall.arrive(t, match)
    await hall.played(first, 1)
    await hall.later(29, id)
    assert not (await hall.get(id)).rounds[0].over
    await hall.later(1, id)
    info = await hall.info(id)
    assert [match.result for match in info.rounds[0].matches] == ["time", "time"]
    assert info.rounds[0].matches[0].winner == first.players[1] and info.rounds[0].matches[1].winner == -1
    points = {row.number: row.points for row in info.standings}
    assert points[first.players[1]] == 3 and points[second.players[0]] == points[second.players[1]] == 1


async def test_in_an_elimination_the_next_game_decides_after_time(hall: Arena) -> None:
    id, _ = await begun(hall, 4, system="elimination", best_of=3)
    t = await hall.get(id)
    for match in t.rounds[0].matches:
        await hall.arrive(t, match)
    await hall.later(31, id)
    assert not (await hall.get(id)).rounds[0].over
    for match in t.rounds[0].matches:
        await hall.played(match, 0)
    await hall.director.look(id)
    assert [match.ended for match in (await hall.get(id)).rounds[0].matches] == ["time", "time"]


async def test_dropping_out_loses_the_match_and_is_for_good(hall: Arena) -> None:
    id, who = await begun(hall, 4)
    t = await hall.get(id)
    match = t.match_of(1)
    assert match is not None
    await hall.director.sign_off(who[1], id)
    match = (await hall.get(id)).match_of(1)
    assert match is not None and match.ended == "left" and match.winner == next(p for p in match.players if p != 1)
    assert await refused(hall.director.sign_off(who[1], id)) == "dropped"
    await play_round(hall, id)
    assert (await hall.get(id)).match_of(1) is None


async def test_nobody_loses_time_while_no_server_runs(hall: Arena) -> None:
    id, _ = await begun(hall, 4)
    await hall.director.look(id)
    before = (await hall.info(id)).rounds[0].until
    cold = await hall.again()
    await cold.director.look(id)
    info = await cold.info(id)
    assert info.rounds[0].until == pytest.approx(before + 3600, abs=1)
    assert kinds(info)[-1] == "away" and not any(match.result for match in info.rounds[0].matches)


# --- the organiser --------------------------------------------------------------------------------------------------


async def test_only_the_organiser_decides_and_the_log_says_why(hall: Arena) -> None:
    id, who = await begun(hall, 4, best_of=3)
    t = await hall.get(id)
    match = t.rounds[0].matches[0]
    decision = Override(1, 1, "The clock of table 1 was wrong.", [2, 1])
    assert await refused(hall.director.override(who[1], id, decision)) == "not_organiser"
    for what in ("start", "next", "end", "cancel", "extend", "drop", "check_in"):
        assert await refused(hall.control(who[1], id, what)) == "not_organiser"
    assert await refused(hall.director.override(who[0], id, Override(1, 1, "x", [2, 2]))) == "no_such_score"
    assert await refused(hall.director.override(who[0], id, Override(1, 9, "x", [2, 0]))) == "no_match"
    assert await refused(hall.director.override(who[0], id, Override(2, 1, "x", [2, 0]))) == "no_match"
    await hall.director.override(who[0], id, decision)
    info = await hall.info(id, who[3])
    assert info.rounds[0].matches[0].result == "organiser" and info.rounds[0].matches[0].winner == match.players[0]
    assert "The clock of table 1 was wrong." in info.log[-1].words.en and "2–1" in info.log[-1].words.ja
    assert await refused(hall.control(who[0], id, "next")) == "round_open"


async def test_a_call_is_answered_and_everybody_can_read_it(hall: Arena) -> None:
    id, who = await begun(hall, 4)
    await hall.director.call(who[2], id, NewCall("Can I bloom here?", "hocg:8.3.3"))
    assert await refused(hall.director.answer(who[2], id, AnswerCall(0, "Yes."))) == "not_organiser"
    await hall.director.answer(who[0], id, AnswerCall(0, "No, see the rule."))
    [call] = (await hall.info(id)).calls
    assert (call.player, call.rule, call.answer) == (2, "hocg:8.3.3", "No, see the rule.") and call.room
    assert await refused(hall.director.answer(who[0], id, AnswerCall(0, "Yes."))) == "call_answered"
    stranger = await hall.person("Somebody")
    assert await refused(hall.director.call(stranger, id, NewCall("Hello"))) == "no_entry"
    for _ in range(2):
        await hall.director.call(who[2], id, NewCall("Again"))
    assert await refused(hall.director.call(who[2], id, NewCall("Again"))) == "called"


async def test_a_table_that_a_fault_stops_is_played_again(hall: Arena) -> None:

    id, _ = await begun(hall, 4, best_of=3, time=0)
    t = await hall.get(id)
    match = t.rounds[0].matches[0]
    await hall.arrive(t, match)
    await hall.played(match, 1)
    stop = update(rooms).where(rooms.c.code == match.room).values(status="stopped")
    await hall.store._commits.put(lambda connection: connection.execute(stop))
    await hall.director.look(id)
    await hall.later(STOPPED / 60 + 0.1, id)
    t = await hall.get(id)
    again = t.rounds[0].matches[0]
    assert len(again.rooms) == 2 and again.open and again.wins == [0, 1]
    await hall.played(again, 1)
    await hall.director.look(id)
    done = (await hall.get(id)).rounds[0].matches[0]
    assert done.ended == "played" and done.wins == [0, 2]
    assert "fault" in kinds(await hall.info(id))


async def test_everything_of_a_player_can_be_deleted(hall: Arena) -> None:
    id, who = await begun(hall, 4)
    await hall.director.forget(who[2], "—")
    info = await hall.info(id)
    assert info.entries[2].name == "—" and info.entries[2].person == "" and info.entries[2].dropped
    assert all(who[2].name not in line.words.en for line in info.log)


async def test_nothing_is_left_of_who_only_looked_in_or_called(hall: Arena) -> None:
    id, who = await begun(hall, 5)
    other = await hall.open(who[0], PLAN, who[1:4])
    await hall.director.sign_off(who[3], other)
    assert [each.id for each in (await hall.director.listed(who[3], True)).tournaments] == [id]
    await hall.director.call(who[3], id, NewCall("My telephone is broken.", "hocg:8.3.3"))
    told = msgspec.json.encode(await hall.director.export(who[3])).decode()
    assert "telephone" in told and id in told and other in told
    assert "telephone" not in msgspec.json.encode(await hall.director.export(who[1])).decode()
    for _ in range(3):  # more than were once looked at
        await hall.director.create(who[3], PLAN)
    await hall.director.forget(who[3], "—")
    for row in await hall.store.tournaments.of_status(("signup", "running", "over", "cancelled"), 50):
        stored = zlib.decompress(row.data).decode()
        for what in (who[3].name, who[3].id, who[3].browser, "telephone"):
            assert what not in stored


@pytest.mark.parametrize("rule", ["<b>", "\u202e1.1", "a b", "x" * 61, "1.1\n"])
def test_a_rule_of_a_call_is_the_number_of_one(rule: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"text": "Why?", "rule": rule}, NewCall)
    assert msgspec.convert({"text": "Why?", "rule": "vcard:R-8.3_a"}, NewCall).rule


async def stored_rooms(hall: Arena) -> list[object]:

    return list(await hall.store._read(select(rooms.c.code)))
