"""Manners: whoever behaves badly is reported, and the operator sees it and can do something about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from kaimaku.server.app import Application
from kaimaku.server.limits.metering import WHO
from kaimaku.server.manners.blocks import ADDRESSES, EVERYTHING, Blocks
from kaimaku.server.manners.operator import Operator
from kaimaku.server.manners.reports import told
from kaimaku.server.rooms.seating.records import hashed
from kaimaku.server.settings import Settings
from kaimaku.server.store import AuditRow, ReportRow, Store, manners
from kaimaku.wire.operator import NewBlock
from kaimaku.wire.play import Problem
from tests.server.people.test_identity import MARK, auth, made
from tests.server.rooms.table import Client

pytestmark = pytest.mark.anyio

TOKEN = "operator-" + "t" * 20
HERE, THERE = "192.0.2.7", "198.51.100.9"


class Server:
    """An application without a network; sockets come from `Client`, requests from any address."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.rooms = app.state.rooms
        self.time = self.rooms.time
        self.monitor = type("Noted", (), {"noted": []})()

    def from_(self, address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url="http://localhost")

    async def socket(self, address: str, code: str, token: str = "") -> Client:
        mark = WHO.set(address)
        try:
            return await Client(self, code, token).welcomed()  # type: ignore[arg-type]
        finally:
            WHO.reset(mark)


@pytest.fixture
async def server(tmp_path: Path) -> Any:
    app = Application(Settings(data=tmp_path, rate=0, operator=hashed(TOKEN)))
    await app.open()
    yield Server(app)
    await app.farewell()
    await app.close()


@pytest.fixture
async def client(server: Server) -> Any:
    async with server.from_(HERE) as client:
        yield client


OPERATOR = {"authorization": f"Bearer {TOKEN}"}
TABLE = {"game": "vcard", "name": "Mio", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def seen(client: httpx.AsyncClient) -> dict[str, Any]:
    answer = await client.get("/api/operator", headers=OPERATOR)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def table(client: httpx.AsyncClient, other: httpx.AsyncClient, **more: Any) -> tuple[dict[str, Any], ...]:
    mine = (await client.post("/api/rooms", json=TABLE, **more)).json()
    theirs = (await other.post(f"/api/rooms/{mine['code']}/seats", json={"name": "Rude"})).json()
    return mine, theirs


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_the_operators_page_is_behind_a_token(client: httpx.AsyncClient, tmp_path: Path) -> None:
    assert code_of(await client.get("/api/operator")) == (403, "operator")
    assert code_of(await client.get("/api/operator", headers={"authorization": "Bearer x"})) == (403, "operator")
    assert (await seen(client))["reports"] == []
    assert (await client.get("/api/manners")).json() == {"reports": True}
    for doing in (
        client.post("/api/operator/blocks", json={"kind": "address", "hours": 1, "why": "x", "whom": THERE}),
        client.delete("/api/operator/blocks/abcdefghjk"),
        client.post("/api/operator/reports/abcdefghjk", json={"note": ""}),
        client.post("/api/rooms/abcdefgh/close", json={"why": "x"}),
    ):
        assert code_of(await doing) == (403, "operator")
    without = Application(Settings(data=tmp_path / "other", rate=0))
    (tmp_path / "other").mkdir()
    await without.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(without), base_url="http://localhost") as nobody:
        assert code_of(await nobody.get("/api/operator", headers=OPERATOR)) == (404, "no_operator")
        assert (await nobody.get("/api/manners")).json() == {"reports": False}
        own = await made(nobody)
        told = await nobody.post("/api/people/abcdefghjk/reports", json={"reason": "name"}, headers=auth(own))
        assert code_of(told) == (404, "no_operator") and "通報" in told.json()["words"]["ja"]
    await without.farewell()
    await without.close()


async def test_a_report_reaches_the_operator_and_is_settled(server: Server, client: httpx.AsyncClient) -> None:
    async with server.from_(THERE) as other:
        mine, theirs = await table(client, other)
        rude = await server.socket(THERE, mine["code"], theirs["token"])
        own = {"authorization": f"Bearer {mine['token']}"}

        def report(seat: int, reason: str = "stamps", text: str = "", headers: Any = own) -> Any:
            body = {"seat": seat, "reason": reason, "text": text}
            return client.post(f"/api/rooms/{mine['code']}/reports", json=body, headers=headers)

        assert code_of(await report(1, headers={})) == (401, "no_token")
        assert code_of(await report(1, headers={"authorization": "Bearer x"})) == (403, "token")
        assert code_of(await report(0)) == (422, "no_report")
        assert code_of(await report(5)) == (404, "no_seat")
        assert code_of(await report(1, "because")) == (400, "bad_request")
        assert (await report(1)).status_code == 201
        assert (await report(1, "name", "  He \u202ewon't\n stop ")).status_code == 201
        (open_,) = (await seen(client))["reports"]  # the same again takes the place of the first
        assert (open_["name"], open_["reporter"], open_["reason"]) == ("Rude", "Mio", "name")
        assert (open_["text"], open_["can_block"], open_["room"]) == ("He won't stop", ["address"], mine["code"])
        assert THERE not in str(open_)
        path = f"/api/operator/reports/{open_['id']}"
        assert (await client.post(path, json={"note": "talked to"}, headers=OPERATOR)).status_code == 200
        assert code_of(await client.post(path, json={"note": "again"}, headers=OPERATOR)) == (404, "no_such_report")
        now = await seen(client)
        assert now["reports"][0]["note"] == "talked to" and now["reports"][0]["settled"]
        assert [(line["act"], line["whom"], line["why"]) for line in now["audit"]] == [("settle", "Rude", "talked to")]
        await rude.leave()


async def test_a_blocked_address_leaves_and_comes_back_when_the_time_is_over(
    server: Server, client: httpx.AsyncClient
) -> None:
    async with server.from_(THERE) as other:
        mine, theirs = await table(client, other)
        rude, nice = [
            await server.socket(address, mine["code"], seat["token"])
            for address, seat in ((THERE, theirs), (HERE, mine))
        ]
        own = {"authorization": f"Bearer {mine['token']}"}
        await client.post(f"/api/rooms/{mine['code']}/reports", json={"seat": 1, "reason": "chat"}, headers=own)
        report = (await seen(client))["reports"][0]["id"]
        block = {"kind": "address", "hours": 2, "why": "insults", "report": report}
        assert (await client.post("/api/operator/blocks", json=block, headers=OPERATOR)).status_code == 201
        await rude.until(lambda: rude.closed is not None)
        (problem,) = [message for message in rude.got if isinstance(message, Problem)]
        assert problem.fault.code == "blocked" and "insults" in problem.fault.words.ja
        assert nice.closed is None
        refused = await other.post("/api/rooms", json=TABLE)
        assert code_of(refused) == (403, "blocked") and "UTC" in refused.json()["words"]["en"]
        assert (await other.get("/api/rooms")).status_code == 200  # reading is no harm
        again = await server.socket(THERE, mine["code"], theirs["token"])
        assert again.closed is not None and again.state is None
        (held,) = (await seen(client))["blocks"]
        assert held["whom"] == THERE and held["until"] - held["since"] == 7200
        server.app.state.blocks._clock = lambda: held["until"] + 1
        assert (await other.post("/api/rooms", json=TABLE)).status_code == 201
        path = f"/api/operator/blocks/{held['id']}"
        assert (await client.delete(path, headers=OPERATOR)).status_code == 200
        assert code_of(await client.delete(path, headers=OPERATOR)) == (404, "no_such_block")
        assert [line["act"] for line in (await seen(client))["audit"]] == ["unblock", "block"]
        await nice.leave()


async def test_a_blocked_player_and_browser_keep_what_is_theirs(server: Server, client: httpx.AsyncClient) -> None:
    rude, mio = await made(client, "Rude"), await made(client, "Mio", MARK + "2")
    room = (await client.post("/api/rooms", json=TABLE, headers=auth(rude))).json()
    seat = await server.socket(HERE, room["code"], room["token"])
    path = f"/api/people/{rude['id']}/reports"
    assert code_of(await client.post(path, json={"reason": "name"}, headers=auth(rude))) == (422, "no_report")
    assert code_of(await client.post(path, json={"reason": "name"})) == (401, "no_person")
    assert (await client.post(path, json={"reason": "name", "text": "x"}, headers=auth(mio))).status_code == 201
    (report,) = (await seen(client))["reports"]
    assert report["can_block"] == ["person"]
    no = {"kind": "browser", "hours": 1, "why": "x", "report": report["id"]}
    assert code_of(await client.post("/api/operator/blocks", json=no, headers=OPERATOR)) == (422, "not_known")
    block = {"kind": "person", "hours": 1, "why": "that name", "report": report["id"]}
    assert (await client.post("/api/operator/blocks", json=block, headers=OPERATOR)).status_code == 201
    await seat.until(lambda: seat.closed is not None)
    assert code_of(await client.post("/api/rooms", json=TABLE, headers=auth(rude))) == (403, "blocked")
    assert code_of(await client.post("/api/queue", json={"game": "vcard"}, headers=auth(rude))) == (403, "blocked")
    assert (await client.get("/api/people/me/export", headers=auth(rude))).status_code == 200
    own = (await client.get("/api/people/me/export", headers=auth(mio))).json()["reports"]
    assert [(each["reason"], each["text"], each["name"]) for each in own] == [("name", "x", "Rude")]
    assert (await client.delete("/api/people/me", headers=auth(rude))).status_code == 200
    assert (await seen(client))["reports"][0]["name"] != "Rude"
    assert (await client.delete("/api/people/me", headers=auth(mio))).status_code == 200
    assert (await seen(client))["reports"][0]["reporter"] != "Mio"


async def test_a_browser_that_is_blocked_gets_no_other_name(server: Server, client: httpx.AsyncClient) -> None:
    rude = await made(client, "Rude")
    async with server.from_(THERE) as other:
        mine = (await other.post("/api/rooms", json=TABLE)).json()
        await client.post(f"/api/rooms/{mine['code']}/seats", json={"name": "x"}, headers=auth(rude))
        own = {"authorization": f"Bearer {mine['token']}"}
        await other.post(f"/api/rooms/{mine['code']}/reports", json={"seat": 1, "reason": "other"}, headers=own)
        (report,) = (await seen(client))["reports"]
        assert report["can_block"] == ["person", "browser"]
        block = {"kind": "browser", "hours": 1, "why": "x", "report": report["id"]}
        await client.post("/api/operator/blocks", json=block, headers=OPERATOR)
        again = await client.post("/api/people", json={"name": "Other", "browser": MARK})
        assert code_of(again) == (403, "blocked")
        assert (await client.post("/api/people", json={"name": "Other", "browser": MARK + "9"})).status_code == 201


async def test_whom_an_operator_names(server: Server, client: httpx.AsyncClient) -> None:
    mio = await made(client, "Mio")

    async def block(kind: str, whom: str) -> httpx.Response:
        body = {"kind": kind, "hours": 1, "why": "x", "whom": whom}
        return await client.post("/api/operator/blocks", json=body, headers=OPERATOR)

    assert code_of(await block("address", "next door")) == (422, "bad_address")
    assert code_of(await block("person", "abcdefghjk")) == (404, "nobody")
    assert code_of(await block("browser", "abc")) == (404, "nobody")
    assert (await block("person", mio["id"])).status_code == 201
    assert (await block("address", "2001:db8::7")).status_code == 201
    async with server.from_("2001:db8::9") as neighbour:  # one customer has the whole network
        assert code_of(await neighbour.post("/api/rooms", json=TABLE)) == (403, "blocked")
    assert (await block("address", HERE)).status_code == 201
    for held in (await seen(client))["blocks"]:  # who blocks their own address can undo it
        await client.delete(f"/api/operator/blocks/{held['id']}", headers=OPERATOR)
    assert (await client.post("/api/rooms", json=TABLE)).status_code == 201


async def test_the_operator_closes_tables(server: Server, client: httpx.AsyncClient) -> None:
    async with server.from_(THERE) as other:
        mine, _ = await table(client, other)
        host = await server.socket(HERE, mine["code"], mine["token"])
        await host.until(lambda: host.info is not None and host.info.status == "playing")
        assert mine["code"] in [each["room"]["code"] for each in (await seen(client))["rooms"]]

        async def close(code: str) -> httpx.Response:
            return await client.post(f"/api/rooms/{code}/close", json={"why": "spam"}, headers=OPERATOR)

        assert (await close(mine["code"])).status_code == 200
        await host.until(lambda: host.info is not None and host.info.outcome is not None)
        assert host.info is not None and host.info.outcome is not None
        assert (host.info.outcome.rule, host.info.outcome.winners) == ("room:closed", [])
        assert "閉じました" in host.info.outcome.words.ja
        assert code_of(await close(mine["code"])) == (422, "game_over")
        waiting = (await client.post("/api/rooms", json=TABLE)).json()
        guest = await server.socket(HERE, waiting["code"], waiting["token"])
        assert (await close(waiting["code"])).status_code == 200
        await guest.until(lambda: guest.closed is not None)
        assert code_of(await client.get(f"/api/rooms/{waiting['code']}")) == (404, "no_room")
        assert code_of(await close("abcdefgh")) == (404, "no_room")
        assert [line["act"] for line in (await seen(client))["audit"]] == ["close"] * 4
        await host.leave()


async def test_a_table_that_cannot_be_opened_is_closed_as_it_is_stored(
    server: Server, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.from_(THERE) as other:
        mine, _ = await table(client, other)
    rooms = server.rooms
    async with rooms.holding(mine["code"]) as room, room.lock:
        await room.storage.make_sure()
    rooms._rooms.pop(mine["code"])

    async def unreadable(*_: object) -> None:
        raise RuntimeError("unreadable")

    monkeypatch.setattr("kaimaku.server.rooms.shell.room.Room.adopt", unreadable)
    closed = await client.post(f"/api/rooms/{mine['code']}/close", json={"why": "x"}, headers=OPERATOR)
    assert closed.status_code == 200, closed.text
    stored = await rooms.store.room(mine["code"])
    assert stored is not None and stored.status == "over"


async def test_other_processes_learn_of_a_block(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'manners.db'}")
    rooms: Any = type("Rooms", (), {"store": store, "turned_out": 0})()

    def turn_out() -> None:
        rooms.turned_out += 1

    rooms.turn_out = turn_out
    here, there = Blocks(store), Blocks(store)
    await Operator(rooms, here).block(NewBlock("address", 1, "x", whom=THERE))
    assert there.wrong(address=THERE) is None
    await there.look(rooms)
    assert there.wrong(address=THERE) is not None and rooms.turned_out == 2
    await there.look(rooms)
    assert rooms.turned_out == 2
    await store.close()


async def test_nobody_pushes_an_open_report_out_by_making_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manners, "REPORTS", 3)
    store = await Store.open(f"sqlite:///{tmp_path / 'full.db'}")
    rows = [ReportRow(f"report{n}aaa", float(n), "name", "", f"by{n}", f"by{n}", "Rude", "", "", "") for n in range(5)]
    for row in rows[:3]:
        await store.manners.report(row)
    for row in rows[1:3]:
        assert await store.manners.settle(row.id, "", AuditRow(row.id, 9.0, "settle", "", ""))
    for row in rows[3:]:
        await store.manners.report(row)
    assert [row.id for row in await store.manners.reports(9)] == [rows[n].id for n in (4, 3, 0)]
    await store.close()


async def test_addresses_and_old_reports_are_deleted(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'manners.db'}")
    now = 1e9
    for n, age in enumerate((0.0, ADDRESSES + 1, EVERYTHING + 1)):
        await store.manners.report(
            ReportRow(f"r{n}", now - age, "name", "", "Mio", f"by{n}", "Rude", "", "", THERE, f"room{n}")
        )
    await store.manners.did(AuditRow("a", now - EVERYTHING - 1, "close", "x", "y"))
    await store.manners.forget(now, ADDRESSES, EVERYTHING)
    kept = await store.manners.reports(10)
    assert [(row.id, row.address) for row in kept] == [("r0", THERE), ("r1", "")]
    assert [told(row).can_block for row in kept] == [["address"], []]
    assert await store.manners.audit(10) == []
    await store.close()
