"""A VCard table on a real server: by REST and socket to the end, one's own frames on the way, and the replay."""

from __future__ import annotations

import httpx
import msgspec

from kaimaku.games.vcard.projection.shape import VCardView
from kaimaku.wire.play import Because
from kaimaku.wire.replays import ReplayFrames, VerifyReport
from tests.server.app.process import Served
from tests.server.app.seats import Sitting, new_room


def boards(view: object) -> VCardView:
    assert isinstance(view, VCardView)
    return view


def frames(served: Served, path: str, token: str = "") -> ReplayFrames:
    answer = httpx.get(served.url + path, headers={"authorization": f"Bearer {token}"} if token else {}, timeout=180)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReplayFrames)


def test_a_whole_game_and_its_replay(served: Served) -> None:
    seats = [{"kind": "me", "deck": {"builtin": "bonfire"}}, {"kind": "bot", "bot": "random"}]
    seated = new_room(served, game="vcard", seats=seats)
    sitting = Sitting(served, seated.code, seated.token)
    for _ in range(12):
        assert sitting.asked() is not None
        sitting.decide()
    sitting.asked()
    so_far = frames(served, f"/api/rooms/{seated.code}/frames", seated.token)
    now = boards(so_far.steps[-1].view)
    assert None not in now.boards[0].hand
    told = msgspec.json.encode([step.lines for step in so_far.steps]).decode()
    assert all(f'"{face.card}"' in told for face in now.boards[1].hand if face is not None), "shown before it was taken"
    searching = False  # what a search takes is shown to both; whatever else is drawn is not
    for line in (line for step in so_far.steps for line in step.lines if line.seat == 1):
        assert line.kind != "draw" or searching or line.card is None
        searching = line.kind == "search" or (searching and line.kind == "draw")
    sitting.say(type="why", thing="trade")
    while not isinstance(answer := sitting.hear(), Because):
        pass
    assert answer.can or answer.reasons
    while sitting.asked() is not None:
        sitting.decide()
    assert sitting.room is not None and sitting.room.outcome is not None
    outcome = sitting.room.outcome
    sitting.close()
    checked = httpx.get(f"{served.url}/api/replays/{outcome.replay}/verify", timeout=180)
    assert msgspec.json.decode(checked.content, type=VerifyReport).ok
    shown = frames(served, f"/api/replays/{outcome.replay}/frames")
    last = boards(shown.steps[-1].view)
    assert max(board.points for board in last.boards) == 3 and last.combat is not None
    assert None not in last.boards[0].hand and None not in last.boards[1].hand
