"""Paths, names and origins."""

from __future__ import annotations

from urllib.parse import unquote

import pytest

from kaimaku.server.http.security import answers_to, may_write, plain, same_host


@pytest.mark.parametrize(
    "path",
    ["/", "/api/rooms", "/rules/hocg:8.3.3", "/cards/hSD01-001", "/room/", "/a-b_c~d", "/%E3%81%82", "/x%20y", "/..."],
)
def test_plain_paths(path: str) -> None:
    assert plain(path.encode(), unquote(path))


@pytest.mark.parametrize(
    "path",
    [
        "",
        "api",
        "//",
        "//evil.example",
        "/a//b",
        "/../etc/passwd",
        "/a/../b",
        "/a/..",
        "/./a",
        "/%2e%2e/etc/passwd",
        "/%2E%2e%2fetc",
        "/a%2fb",
        "/a%2Fb",
        "/a%5cb",
        "/a\\b",
        "/a%00b",
        "/a%0d%0aSet-Cookie:x",
        "/a%7f",
        "/%252e%252e/",
        "/%",
        "/%zz",
        "/%c0%ae%c0%ae/",
        "/%ff",
        "/a b",
        "/" + "a" * 3000,
    ],
)
def test_paths_that_could_mean_two_things(path: str) -> None:
    assert not plain(path.encode(), unquote(path))


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8765", "localhost:8765", True),
        ("https://play.example", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("HTTP://LOCALHOST:8765", "localhost:8765", True),
        ("http://localhost:8766", "localhost:8765", False),
        ("http://play.example", "play.example:8765", False),
        ("http://evil.example", "localhost:8765", False),
        ("http://localhost.evil.example:8765", "localhost:8765", False),
        ("http://localhost:8765@evil.example", "localhost:8765", False),
        ("null", "localhost:8765", False),
        ("null", "null", False),
        ("", "", False),
        ("file://", "", False),
        ("chrome-extension://localhost", "localhost", False),
        ("http://[", "localhost", False),
        ("http://localhost:99999999", "localhost", False),
    ],
)
def test_same_host(origin: str, host: str, same: bool) -> None:
    assert same_host(origin, host) is same


def test_who_may_write() -> None:
    assert may_write({"host": "a"}, ())  # a program
    assert may_write({"host": "a", "sec-fetch-site": "same-origin"}, ())
    assert not may_write({"host": "a", "sec-fetch-site": "cross-site"}, ())
    assert not may_write({"host": "a", "sec-fetch-site": "same-site"}, ())
    assert may_write({"host": "a", "origin": "http://a"}, ())
    assert not may_write({"host": "a", "origin": "http://b"}, ())
    assert may_write({"host": "a", "origin": "http://b"}, ("http://b",))
    assert not may_write({"host": "a", "origin": "http://b.evil"}, ("http://b",))


def test_names_the_server_goes_by() -> None:
    assert answers_to("anything", ())
    assert answers_to("play.example:443", ("play.example",))
    assert answers_to("PLAY.example", ("Play.Example",))
    assert not answers_to("evil.example", ("play.example",))
    assert not answers_to("", ("play.example",))
    assert not answers_to("[", ("play.example",))
