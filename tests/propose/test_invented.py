"""Texts that nobody wrote, read back: the Japanese of an invented card leads to a declaration with the same texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.lang.hosts import MAIN, Host, _standing
from kaimaku.games.hocg.lang.invented import Invention
from kaimaku.games.hocg.lang.keywords import attached, bonus, gift
from kaimaku.games.hocg.lang.use import use
from kaimaku.games.hocg.lang.words import Speaker
from kaimaku.games.hocg.propose.proposer import CardProposals
from kaimaku.language import source
from kaimaku.language.reading.expressions import BadText
from tests.propose.records import record_of

READ_BACK = 0.86  # of invented texts; measured 0.87 (0.84 with other seeds)
DECKS = 12


def invented() -> Iterator[CardDef]:
    for seed in range(DECKS):
        leader, main, _ = Invention(70_000 + seed, depth=4).deck()
        yield from (BY_ID[number] for number in (leader, *main) if BY_ID[number].hosts)


def said(host: Host) -> tuple[str, str]:
    """Both texts without the limit, which is a printed fact."""
    limit, host.limit = host.limit, None
    try:
        return host.words("en"), host.words("ja")
    finally:
        host.limit = limit


def stand(host: Host) -> None:
    """As it is declared: a text without a moment of its own stands, and says no time."""
    if isinstance(host, gift | attached | bonus) and host.turn != MAIN and host.on is None and host.state is None:
        for part, _ in _standing(host.parts, None):
            part.standing = True  # type: ignore[attr-defined]


def readings(proposer: CardProposals, d: CardDef) -> set[tuple[str, str]]:
    """All that the printed Japanese may mean, as texts."""
    from kaimaku.games.hocg.propose.texts import texts_of

    found = set()
    for text in texts_of(record_of(d)):
        for reading in proposer.reader.read(text) or ():
            for written in reading:
                try:
                    host = read_host(written)
                except BadText:
                    continue
                stand(host)
                host.called = next((h.called for h in d.hosts if type(h) is type(host) and h.called), None)
                if isinstance(host, use):
                    host.support = d.support
                found.add(said(host))
    return found


def test_many_invented_texts_are_read_back(proposer: CardProposals) -> None:
    total, same = 0, 0
    lost: Counter[str] = Counter()
    for d in invented():
        with Speaker.of(d.support):
            meant = readings(proposer, d)
            told = [(host, said(host)) for host in d.hosts if isinstance(host, Host)]
        for host, text in told:
            total += 1
            if text in meant:
                same += 1
            else:
                lost[source(host).partition("(")[2].partition("(")[0]] += 1
    assert same >= READ_BACK * total, (same / total, lost.most_common())
