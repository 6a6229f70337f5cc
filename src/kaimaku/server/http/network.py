"""The addresses at which this machine is found in its networks."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

LOOPBACK = ("127.0.0.1", "localhost", "::1")
ANY = ("0.0.0.0", "::")
# Somewhere behind the default route, and in each of the private networks.
ELSEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")


def own_addresses() -> list[str]:
    """This machine's addresses as others reach it, the likeliest first. Nothing is sent to find them out."""
    found = [_towards(place) for place in ELSEWHERE]
    return list(dict.fromkeys(address for address in found if address and not address.startswith("127.")))


def _towards(place: str) -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((place, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_here(host: str) -> bool:
    """Does a Host header, or an address, name the machine itself?"""
    try:
        return urlsplit(f"//{f'[{host}]' if host.count(':') > 1 and '[' not in host else host}").hostname in LOOPBACK
    except ValueError:
        return False
