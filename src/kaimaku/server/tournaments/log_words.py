"""The words of a tournament's log, in both languages."""

from __future__ import annotations

from kaimaku.wire.common import Words
from kaimaku.wire.tournaments import TournamentLine

from .state import Line

WORDS: dict[str, tuple[str, str]] = {
    "created": ("{by} opened the tournament.", "{by}が大会を開いた。"),
    "signup": ("{name} signed up.", "{name}が申し込んだ。"),
    "signoff": ("{name} withdrew.", "{name}が申し込みを取り消した。"),
    "check_in": ("Check-in is open.", "チェックインが始まった。"),
    "unready": ("{name} is out: no deck, or not checked in.", "{name}は不参加：デッキ未提出、または未チェックイン。"),
    "few": ("Called off: only {count} players.", "中止：参加者が{count}人しかいなかった。"),
    "forgotten": ("Called off: it didn't begin within {days} days.", "中止：{days}日以内に始まらなかった。"),
    "start": (
        "The tournament began with {count} players. Decks are locked.",
        "{count}人で大会が始まった。デッキは変更できない。",
    ),
    "round": ("Round {round} began.", "第{round}回戦が始まった。"),
    "time": ("Table {table}: time is over.", "第{table}卓：時間切れ。"),
    "missing": ("{name} didn't come to table {table} in time.", "{name}は時間内に第{table}卓に来なかった。"),
    "missed": ("{name} is out after missing two rounds in a row.", "{name}は2回続けて来なかったため棄権となった。"),
    "drop": ("{name} dropped out.", "{name}が棄権した。"),
    "removed": ("{by} took {name} out: {reason}", "{by}が{name}を外した：{reason}"),
    "fault": (
        "Table {table} stopped because of an error on the server. The game is played again.",
        "サーバーのエラーで第{table}卓が止まったため、その対戦をやり直す。",
    ),
    "away": (
        "The server was down for {minutes} minutes, so all times are {minutes} minutes later.",
        "サーバーが{minutes}分間止まっていた。すべての時刻をその分遅らせる。",
    ),
    "again": (
        "{by}: the game at table {table} is played again. Reason: {reason}",
        "{by}：第{table}卓の対戦をやり直す。理由：{reason}",
    ),
    "override": (
        "{by} decided round {round}, table {table} ({a} vs. {b}): {score}. Reason: {reason}",
        "{by}が第{round}回戦 第{table}卓（{a} 対 {b}）を{score}と裁定した。理由：{reason}",
    ),
    "extended": ("{by} gave the round {minutes} more minutes.", "{by}が試合時間を{minutes}分延ばした。"),
    "ending": ("{by} made this the last round.", "{by}：この回戦で終わりにする。"),
    "cancelled": ("{by} called the tournament off. {reason}", "{by}が大会を中止した。{reason}"),
    "over": ("The tournament is over. Winner: {name}", "大会が終わった。優勝：{name}"),
    "call": ("{name} called the organiser: {text}", "{name}が主催者を呼んだ：{text}"),
    "answer": ("{by} answered {name}: {text}", "{by}が{name}に答えた：{text}"),
}


def told(line: Line) -> TournamentLine:
    en, ja = WORDS[line.kind]
    return TournamentLine(line.at, line.kind, Words(en.format(**line.values), ja.format(**line.values)))
