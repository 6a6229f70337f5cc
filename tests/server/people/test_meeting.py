"""Strangers find each other, their game counts once, and nobody loses by a fault of ours."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kaimaku.decks import list_builtin
from kaimaku.ratings import Rating
from kaimaku.server.errors.api_error import ApiError
from kaimaku.server.people.identity import People, Person
from kaimaku.server.people.matchmaking import LIVE, RETURN, Matchmaking
from kaimaku.server.people.shown import LEAST, leaderboard, profile, with_levels
from kaimaku.server.rooms.lobby.of_people import open_tables, sit_again
from kaimaku.server.rooms.seating.beginnings import chosen
from kaimaku.server.store import RatedGame, RatedSeat, RatingRow, Store
from kaimaku.wire.common import Deck, DeckChoice
from kaimaku.wire.people import NewPerson, Recover, Search
from kaimaku.wire.play import Absent, Answer, Concede, Refused, Rematch
from kaimaku.wire.room import ClockPlan, Join, NewRoom, RoomOptions, SeatPlan
from tests.server.people.test_identity import Clock, finish, rated
from tests.server.rooms.table import Client, House, code_of, over, step

pytestmark = pytest.mark.anyio

ME, OPEN = SeatPlan("me"), SeatPlan("open")
CLOCK = ClockPlan("move")
RATED = RoomOptions(rated=True, undo="never", away=100, clock=CLOCK)


class Town:
    """A store, its people, and as many processes as are asked for."""

    def __init__(self, store: Store) -> None:
        self.store, self.clock, self.house = store, Clock(), House(store)
        self.people, self.matching = People(store, self.clock), self.another()

    def another(self) -> Matchmaking:
        """As another process, or this one after a restart, would serve it."""
        return Matchmaking(self.store, self.clock, Random(1).getrandbits)

    async def person(self, name: str, browser: str = "", mu: float | None = None) -> Person:
        key = await self.people.add(NewPerson(name, f"{browser or name:a<16}"))
        if mu is not None:
            await self.rate(key.id, mu)
        return await self.people.opened(key.secret)

    async def rate(self, person: str, mu: float) -> None:
        from sqlalchemy import insert

        from kaimaku.server.store.schema import ratings

        row = RatingRow(person, "hocg", "live", mu, 2.0, 9, 5.0)
        values = {name: getattr(row, name) for name in row.__struct_fields__}
        await self.store._commits.put(lambda connection: connection.execute(insert(ratings), values))

    async def sit(self, code: str, *who: Person) -> list[Client]:
        clients = []
        for person in who:
            seated = await sit_again(self.house.rooms, code, person)
            clients.append(await Client(self.house, code, seated.token).welcomed())
        await self.house.settle()
        return clients

    async def rated_pair(self, *who: Person) -> list[Client]:
        mine = await self.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN], RATED), "", who[0])
        theirs = await self.house.rooms.join(mine.code, Join("x"), "", who[1])
        return [await Client(self.house, mine.code, each.token).welcomed() for each in (mine, theirs)]

    async def games(self, *who: Person) -> list[int]:
        found = []
        for person in who:
            found.append(sum(row.games for row in await self.store.ratings.of(person.id)))
        return found


@pytest.fixture
async def town(tmp_path: Path) -> Any:
    store = await Store.open(f"sqlite:///{tmp_path / 'town.db'}")
    yield Town(store)
    await store.close()


# --- the search -----------------------------------------------------------------------------------------------------


async def test_two_find_each_other_play_and_are_rated_once(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    first = await town.matching.search(mio, Search("hocg"))
    assert (first.game, first.room, first.waiting, first.window) == ("hocg", "", 0, 150)
    town.clock.now += 1
    found = await town.matching.search(aki, Search("hocg", deck=DeckChoice("azki")))
    assert found.room and (await town.matching.look(mio)).room == found.room
    a, b = await town.sit(found.room, mio, aki)
    assert a.info is not None and a.info.options.rated and a.info.options.undo == "never"
    assert [(seat.name, seat.person) for seat in a.info.seats] == [("Mio", mio.id), ("Aki", aki.id)]
    assert a.info.seats[1].deck.endswith("AZKi")
    await step([a, b], Random(1))
    a.say(Concede())
    await a.until(lambda: over(a))
    [won], [lost] = await town.store.ratings.of(aki.id), await town.store.ratings.of(mio.id)
    assert (won.games, won.wins, lost.games, lost.wins) == (1, 1.0, 1, 0.0)
    assert won.mu > Rating().mu > lost.mu and won.sigma < Rating().sigma
    cold = town.house.again()
    await Client(cold, found.room).welcomed()
    assert await town.games(mio, aki) == [1, 1]
    shown = await profile(town.store, mio.id)
    [result] = shown.results
    assert (result.score, result.others[0].name, result.replay != "") == (0.0, "Aki", True)
    assert shown.ratings[0].rating == result.rating == 1500 + result.change < 1500 and shown.decks[0].games == 1


async def test_the_window_widens_while_somebody_waits(town: Town) -> None:
    low, high = await town.person("Low", mu=20.0), await town.person("High", mu=30.0)
    await town.matching.search(low, Search("hocg"))
    assert not (await town.matching.search(high, Search("hocg"))).room
    for _ in range(4):
        town.clock.now += 10
        apart = await town.matching.look(low)
        await town.matching.look(high)
    assert not apart.room and apart.window == 550 and apart.waiting == 1
    town.clock.now += 10
    assert (await town.matching.look(high)).room


async def test_the_nearest_is_found_first(town: Town) -> None:
    await town.matching.search(await town.person("Far", mu=27.0), Search("hocg"))
    near = await town.person("Near", mu=25.5)
    # Far and Near are far enough apart not to meet at once.
    far_apart = await town.matching.search(near, Search("hocg", "slow"))
    assert not far_apart.room
    await town.matching.search(near, Search("hocg"))
    assert (await town.matching.look(near)).room


async def test_only_who_looks_for_the_same_and_is_somebody_else(town: Town) -> None:
    mio = await town.person("Mio", "phone")
    await town.matching.search(mio, Search("hocg"))
    assert not (await town.matching.search(await town.person("Ben", "phone"), Search("hocg"))).room
    assert not (await town.matching.search(await town.person("Cy"), Search("vcard"))).room
    assert not (await town.matching.search(await town.person("Dee"), Search("hocg", "slow"))).room
    assert not (await town.matching.look(mio)).room
    await town.matching.cancel(mio)
    assert (await town.matching.look(mio)).game == ""
    assert (await town.matching.search(await town.person("Eve"), Search("hocg"))).room  # with Ben


async def test_a_game_of_four_waits_for_four(town: Town) -> None:
    who = [await town.person(f"Player {letter}") for letter in "WXYZ"]
    rooms = [(await town.matching.search(each, Search("danmaku"))).room for each in who]
    assert rooms[:3] == ["", "", ""] and rooms[3]
    assert {(await town.matching.look(each)).room for each in who} == {rooms[3]}


async def test_a_search_outlives_reload_and_restart_but_not_for_ever(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    await town.matching.search(mio, Search("hocg"))
    again = town.another()
    town.clock.now += LIVE + 1
    assert not (await again.search(aki, Search("hocg"))).room  # nobody has heard of Mio for a while
    back = await again.look(mio)
    assert back.since == back.now - LIVE - 1 and back.room
    ben = await town.person("Ben")
    await again.search(ben, Search("hocg"))
    town.clock.now += RETURN + 1
    assert (await again.look(ben)).game == ""


async def test_many_processes_at_once_seat_everybody_once(town: Town) -> None:
    who = [await town.person(f"Somebody {letter}") for letter in "ABCDEF"]
    for each in who:
        row = Search("hocg")
        await town.store.queue.leave(each.id)
        await Matchmaking(town.store, town.clock, Random(2).getrandbits).search(each, row)
        await town.store.queue.leave(each.id)
    processes = [town.another() for _ in range(3)]
    await asyncio.gather(*(process.search(each, Search("hocg")) for each in who for process in processes[:1]))
    found: dict[str, set[str]] = {}
    for _ in range(3):
        looked = await asyncio.gather(*(process.look(each) for each in who for process in processes))
        for each, state in zip([each for each in who for _ in processes], looked, strict=True):
            if state.room:
                found.setdefault(state.room, set()).add(each.id)
    assert sorted(map(len, found.values())) == [2, 2, 2]


async def test_a_seat_that_was_found_is_not_lost_by_a_press_too_late(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    await town.matching.search(mio, Search("hocg"))
    found = (await town.matching.search(aki, Search("hocg"))).room
    assert found
    late = await town.matching.cancel(mio)  # she presses Cancel before her page has heard of it
    assert late.room == found and (await town.matching.look(mio)).room == found
    assert (await town.matching.search(mio, Search("vcard"))).room == found  # another tab of hers
    a, _ = await town.sit(found, mio, aki)
    a.say(Concede())
    await a.until(lambda: over(a))
    # It is over before she has come: nothing is found any more, and she can look again.
    assert (await town.matching.look(mio)).game == ""
    again = await town.matching.search(mio, Search("vcard"))
    assert (again.game, again.room) == ("vcard", "")
    assert (await town.matching.cancel(mio)).game == ""
    assert (await town.matching.look(mio)).game == ""


async def test_own_cards_and_unknown_games_are_refused(town: Town) -> None:
    mio = await town.person("Mio")
    for search, code in (
        (Search("chess"), "no_game"),
        (Search("danmaku", deck=DeckChoice("azki")), "own_deck"),
        (Search("hocg", deck=DeckChoice(list=Deck({"main": {}}, own={"x~1": "{}"}))), "rated"),
        (Search("hocg", deck=DeckChoice(list=Deck({"main": {}}))), "deck"),
    ):
        with pytest.raises(ApiError) as wrong:
            await town.matching.search(mio, search)
        assert wrong.value.fault.code == code


# --- rated tables ---------------------------------------------------------------------------------------------------


async def test_a_rated_table_is_for_different_people_without_help(town: Town) -> None:
    mio, ben = await town.person("Mio", "phone"), await town.person("Ben", "phone")
    create, join = town.house.rooms.create, town.house.rooms.join

    async def refused(doing: Any) -> str:
        with pytest.raises(ApiError) as wrong:
            await doing
        return wrong.value.fault.code

    def room(*seats: SeatPlan, **options: Any) -> NewRoom:
        return NewRoom("hocg", "x", list(seats), RoomOptions(rated=True, **{"clock": CLOCK, **options}))

    assert await refused(create(room(ME, OPEN, undo="never"))) == "no_person"
    assert await refused(create(room(ME, OPEN), "", mio)) == "rated"
    assert await refused(create(room(ME, OPEN, undo="never", hints=True), "", mio)) == "rated"
    assert await refused(create(room(ME, SeatPlan("bot"), undo="never"), "", mio)) == "rated"
    for hasty in (
        {"clock": ClockPlan()},  # whoever is about to lose would just wait
        {"clock": ClockPlan("move", move=19)},
        {"clock": ClockPlan("game", total=299)},
        {"away": 59},
        {"window": 9},
        {"window": 0},
    ):
        assert await refused(create(room(ME, OPEN, undo="never", **hasty), "", mio)) == "rated"
    mine = await create(room(ME, OPEN, undo="never"), "", mio)
    assert await refused(join(mine.code, Join("x"))) == "no_person"
    assert await refused(join(mine.code, Join("x"), "", mio)) == "own_browser"
    assert await refused(join(mine.code, Join("x"), "", ben)) == "own_browser"
    host = await Client(town.house, mine.code, mine.token).welcomed()
    assert "Only players" in (await host.asks(Absent(1, "bot"), Refused)).why.words.en
    await join(mine.code, Join("x"), "", await town.person("Cy"))
    with pytest.raises(ApiError):
        await sit_again(town.house.rooms, mine.code, ben)


def only_elsewhere(deck: str, region: str) -> bool:
    """A deck that is legal, but not by this region's list."""
    chosen("hocg", 2, 0, DeckChoice(deck))
    try:
        chosen("hocg", 2, 0, DeckChoice(deck), region)
    except ApiError:
        return True
    return False


@pytest.mark.parametrize("asking", [True, False])
async def test_a_rematch_brings_no_other_decks_than_the_first_game(town: Town, asking: bool) -> None:
    """Neither whoever asks for it nor whoever answers: no own cards in a rated game, and the table's region holds."""
    mio, aki = await town.person("Mio"), await town.person("Aki")
    options = msgspec.structs.replace(RATED, restricted="ja")
    mine = await town.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN], options), "", mio)
    theirs = await town.house.rooms.join(mine.code, Join("x"), "", aki)
    a, b = [await Client(town.house, mine.code, each.token).welcomed() for each in (mine, theirs)]
    a.say(Concede())
    await a.until(lambda: over(a))
    if not asking:
        b.say(Rematch())
        await a.until(lambda: a.info is not None and a.info.offer is not None)
    restricted = next(name for name in list_builtin("hocg") if only_elsewhere(name, "ja"))
    for deck, words in (
        (DeckChoice(list=Deck({"main": {}}, own={"x~1": "{}"})), "custom cards in a rated game"),
        (DeckChoice(restricted), "Japanese tournaments"),
    ):
        refused = await a.asks(Rematch(deck=deck) if asking else Answer(True, deck), Refused)
        assert words in refused.why.words.en
    assert a.info is not None and a.info.number == 1


async def test_who_shares_a_browser_shares_it_wherever_they_are(town: Town) -> None:
    """A second name on another machine, to which the first one was brought with a recovery link."""
    mio, ben = await town.person("Mio", "phone"), await town.person("Ben", "laptop")
    link = (await town.people.recovery(mio)).secret
    there = await town.people.opened((await town.people.recover(Recover(link, f"{'laptop':a<16}"))).secret)
    assert there.browser == ben.browser != mio.browser
    mine = await town.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN], RATED), "", mio)
    with pytest.raises(ApiError, match="own_browser"):
        await town.house.rooms.join(mine.code, Join("x"), "", ben)
    await town.matching.search(mio, Search("hocg"))
    assert not (await town.matching.search(ben, Search("hocg"))).room
    assert not (await town.matching.look(mio)).room
    await town.people.sign_out(there, others=False)
    await town.house.rooms.join(mine.code, Join("x"), "", ben)


async def test_leaving_counts(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    a, b = await town.rated_pair(mio, aki)
    await b.leave()
    await town.house.pass_time(101)
    a.say(Absent(1, "claim"))
    await a.until(lambda: over(a))
    assert await town.games(mio, aki) == [1, 1]
    assert (await town.store.ratings.of(mio.id))[0].wins == 1.0


async def test_who_was_found_and_never_comes_has_lost(town: Town) -> None:
    """Otherwise whoever sees a strong opponent could stay away."""
    mio, aki = await town.person("Mio"), await town.person("Aki")
    await town.matching.search(mio, Search("hocg"))
    found = (await town.matching.search(aki, Search("hocg"))).room
    [a] = await town.sit(found, mio)
    await town.house.pass_time(301)
    assert a.info is not None
    a.say(Absent(next(seat.seat for seat in a.info.seats if seat.person == aki.id), "claim"))
    await a.until(lambda: over(a))
    assert await town.games(mio, aki) == [1, 1]
    assert (await town.store.ratings.of(mio.id))[0].wins == 1.0


async def test_who_took_the_seat_and_never_opens_the_table_has_lost(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    mine = await town.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN], RATED), "", mio)
    a = await Client(town.house, mine.code, mine.token).welcomed()
    await town.house.rooms.join(mine.code, Join("x"), "", aki)
    await town.house.pass_time(101)
    a.say(Absent(1, "claim"))
    await a.until(lambda: over(a))
    assert await town.games(mio, aki) == [1, 1]


async def test_nobody_loses_if_all_vanish_at_once(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    a, b = await town.rated_pair(mio, aki)
    await a.leave()
    await town.house.pass_time(20)  # one connection is noticed later than the other
    await b.leave()
    back = await Client(town.house, code_of(a), a.token).welcomed()
    await town.house.pass_time(101)
    back.say(Absent(1, "claim"))
    await back.until(lambda: over(back))
    assert await town.games(mio, aki) == [0, 0]


async def test_nobody_loses_by_a_restart(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    a, _ = await town.rated_pair(mio, aki)
    cold = town.house.again()
    back = await Client(cold, code_of(a), a.token).welcomed()
    await cold.pass_time(101)
    back.say(Absent(1, "claim"))
    await back.until(lambda: over(back))
    assert await town.games(mio, aki) == [0, 0]


async def test_the_days_of_a_slow_game_run_out_for_whoever_stays_away(town: Town) -> None:
    """Nobody has to be there in a slow game, so being away is no fault of ours, however often the server restarts."""
    mio, aki = await town.person("Mio"), await town.person("Aki")
    options = RoomOptions(rated=True, undo="never", slow=1)
    mine = await town.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN], options), "", mio)
    theirs = await town.house.rooms.join(mine.code, Join("x"), "", aki)
    a, b = [await Client(town.house, mine.code, each.token).welcomed() for each in (mine, theirs)]
    await town.house.settle()
    asked = 0 if a.question is not None else 1
    await a.leave()
    await b.leave()  # both at once, and the server restarts: still nobody's fault but theirs
    cold = town.house.again()
    back = await Client(cold, mine.code, (b, a)[asked].token).welcomed()
    await cold.pass_time(86_400 + 60)
    await back.until(lambda: over(back))
    assert await town.games(mio, aki) == [1, 1]
    winner = (aki, mio)[asked]
    assert (await town.store.ratings.of(winner.id))[0].wins == 1.0


async def test_a_slow_game_to_which_neither_comes_counts_for_nobody(town: Town) -> None:
    """In a game that asks both at once."""
    mio, aki = await town.person("Mio"), await town.person("Aki")
    options = RoomOptions(rated=True, undo="never", slow=1)
    mine = await town.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN], options), "", mio)
    theirs = await town.house.rooms.join(mine.code, Join("x"), "", aki)
    a, _ = [await Client(town.house, mine.code, each.token).welcomed() for each in (mine, theirs)]
    town.house.room(mine.code).state.playing.table.asked = (0, 1)
    await town.house.pass_time(86_400 + 60)
    await a.until(lambda: over(a))
    assert a.info is not None and a.info.outcome is not None and a.info.outcome.rule == "room:abandoned"
    assert await town.games(mio, aki) == [0, 0]


async def test_who_leaves_and_then_the_other_has_left_first(town: Town) -> None:
    """Both are gone, but not at once: whoever left first has lost when the other comes back."""
    mio, aki = await town.person("Mio"), await town.person("Aki")
    a, b = await town.rated_pair(mio, aki)
    await a.leave()
    await town.house.pass_time(60)
    await b.leave()
    back = await Client(town.house, code_of(b), b.token).welcomed()
    await town.house.pass_time(101)
    back.say(Absent(0, "claim"))
    await back.until(lambda: over(back))
    assert (await town.store.ratings.of(aki.id))[0].wins == 1.0


async def test_a_game_by_agreement_alone_counts(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    mine = await town.house.rooms.create(NewRoom("hocg", "x", [ME, OPEN]), "", mio)
    theirs = await town.house.rooms.join(mine.code, Join("x"), "", aki)
    a, _ = [await Client(town.house, mine.code, each.token).welcomed() for each in (mine, theirs)]
    a.say(Concede())
    await a.until(lambda: over(a))
    assert await town.games(mio, aki) == [0, 0]


async def test_the_same_game_never_counts_twice(town: Town) -> None:
    mio, aki = await town.person("Mio"), await town.person("Aki")
    played = rated("aaaaaaaa", mio.id, aki.id)
    await asyncio.gather(*(finish(town.store, played) for _ in range(4)))
    assert await town.games(mio, aki) == [1, 1]


async def test_a_team_wins_together_and_who_left_has_lost(town: Town) -> None:
    who = [await town.person(name) for name in ("Mio", "Aki", "Ben", "Cy")]
    seats = [RatedSeat(n, each.id, score) for n, (each, score) in enumerate(zip(who, (1, 1, 0, 0), strict=True))]
    await finish(town.store, RatedGame("aaaaaaaa", 1, "danmaku", "live", 1.0, seats))
    mus = [(await town.store.ratings.of(each.id))[0].mu for each in who]
    assert mus[0] == mus[1] > Rating().mu > mus[2] == mus[3]


async def test_a_leaderboard_of_a_season(town: Town) -> None:
    mio, aki, ben = [await town.person(name) for name in ("Mio", "Aki", "Ben")]
    for n in range(LEAST):
        await finish(town.store, rated(f"aaaaaaa{n}", mio.id, aki.id))
    await finish(town.store, rated("bbbbbbbb", ben.id, aki.id))
    board = await leaderboard(town.store, "hocg", "live", "", Clock.now)
    assert board.season == "2027-1" and board.seasons == ["2027-1"]
    assert [(row.rank, row.name, row.games, row.wins) for row in board.rows] == [
        (1, "Mio", LEAST, float(LEAST)),
        (2, "Aki", LEAST + 1, 0.0),
    ]
    assert (await leaderboard(town.store, "hocg", "slow", "", Clock.now)).rows == []
    with pytest.raises(ApiError, match="no_season"):
        await leaderboard(town.store, "hocg", "live", "2031-2", Clock.now)


# --- open tables ----------------------------------------------------------------------------------------------------


async def test_open_tables_are_shown_while_somebody_waits(town: Town) -> None:
    mio = await town.person("Mio", mu=30.0)
    rooms = town.house.rooms
    await rooms.create(NewRoom("hocg", "Friends", [ME, OPEN], RoomOptions(listed=True)))
    mine = await rooms.create(NewRoom("hocg", "x", [ME, OPEN], RoomOptions(open=True)), "", mio)
    slow = await rooms.create(NewRoom("hocg", "Aki", [ME, OPEN], RoomOptions(open=True, slow=3)))
    assert [room.code for room in await open_tables(rooms)] == [slow.code]
    host = await Client(town.house, mine.code, mine.token).welcomed()
    shown = {table.room.code: table.level for table in await with_levels(town.store, await open_tables(rooms))}
    level = shown[mine.code]
    assert level is not None and (level.rating, level.games) == (1800, 9) and shown[slow.code] is None
    await host.leave()
    await town.house.settle()
    assert [room.code for room in await open_tables(rooms)] == [slow.code]
    await rooms.join(slow.code, Join("Ben"))
    assert await open_tables(rooms) == []
    assert await rooms.listed() == []  # an open table is not shown to spectators unless it is listed
