"""`kaimaku serve` as a person meets it."""

from __future__ import annotations

import socket
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest

from kaimaku.cli import serve
from kaimaku.cli.common import Fault
from kaimaku.server.http.network import own_addresses
from kaimaku.server.settings import PORT, Settings, data_folder
from tests.cli.command import complaint, kaimaku
from tests.server.app.process import Served, ended


def test_it_greets_and_answers(served: Served) -> None:
    assert served.greeting == [
        f"Kaimaku is running at http://localhost:{served.port}/\n",
        "Press Ctrl+C to stop; all games are saved.\n",
    ]
    assert httpx.get(f"{served.url}/health").json()["ok"] is True


def test_the_data_folder_holds_everything(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder? 100%20 #1"
    with Served(folder) as server:
        assert (folder / "kaimaku.db").is_file()
        assert server.stop() == 0


def test_friends_in_the_same_network_get_an_address(tmp_path: Path) -> None:
    with Served(tmp_path, "--host", "0.0.0.0") as server:
        found = "".join(server.greeting)
        assert f"running at http://localhost:{server.port}/" in found
        for address in own_addresses():
            assert f"For friends on the same network: http://{address}:{server.port}/" in found
            assert httpx.get(f"http://{address}:{server.port}/health").status_code == 200


def test_a_port_that_was_named_is_taken_or_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = complaint(kaimaku(capsys, "serve", "--port", port, "--data", tmp_path))
    assert f"can't listen on 127.0.0.1, port {port}: " in said and said.endswith("try another --port")


def test_otherwise_the_next_free_port_is_used() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with serve.listen("127.0.0.1", port, port + 20) as bound:
            assert port < bound.getsockname()[1] <= port + 20


def test_the_greeting_says_that_the_port_is_another(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    serve._greet(Settings(data=tmp_path, port=PORT + 1), moved=True)
    assert capsys.readouterr().out.startswith("The default port is in use; using the next free one.\n")


def test_addresses_as_urls(tmp_path: Path) -> None:
    assert serve._url(Settings(data=tmp_path, host="::", port=1)) == "http://localhost:1/"
    assert serve._url(Settings(data=tmp_path, host="192.0.2.1", port=1)) == "http://192.0.2.1:1/"
    assert serve._url(Settings(data=tmp_path, host="2001:db8::1", port=1)) == "http://[2001:db8::1]:1/"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--host", "nowhere.invalid"), "this machine has no address nowhere.invalid"),
        (("--host", "192.0.2.1", "--port", "0"), "can't listen on 192.0.2.1"),
        (("--images", "/nowhere"), "no folder of images at /nowhere"),
        (("--port", "0", "--database-url", "mysql://a:secret@b/c"), "can't use the database: "),
        (("--port", "0", "--database-url", "nonsense secret"), "can't use the database: "),
        (("--port", "99999"), "less than or equal to 65535"),
        (("--rate", "-1"), "greater than or equal to 0"),
        (("--log", "loud"), "loud"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    code, out, error = ended(tmp_path, *args)
    assert code in (1, 2)
    lines = error.splitlines()
    assert len(lines) == 1 and lines[0].startswith("kaimaku: ") and words in lines[0], error
    assert "secret" not in error and out == ""


def test_a_data_folder_that_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "can't use the data folder" in complaint(kaimaku(capsys, "serve", "--data", tmp_path / "file" / "x"))


def test_a_damaged_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "kaimaku.db").write_bytes(b"this is no database, but somebody may still want it" * 100)
    code, _, error = ended(tmp_path, "--port", "0")
    assert code == 1 and "Traceback" not in error
    assert (tmp_path / "kaimaku.db").read_bytes().startswith(b"this is no database")


def test_where_data_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / ".local/share/kaimaku"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "x"))
    assert data_folder() == tmp_path / "x/kaimaku"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == tmp_path / "Library/Application Support/kaimaku"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local/kaimaku"


def test_the_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serve._open("http://localhost:1/")
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serve._open("http://localhost:1/")
    assert opened == ["http://localhost:1/"]


def test_no_free_port_at_all() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Fault, match="can't listen"):
            serve.listen("127.0.0.1", port, port)
