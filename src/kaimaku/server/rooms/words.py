"""What a room says for itself: refusals, troubles and endings, in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..trouble import Trouble
from ..wire.common import Refusal, Words

# --- refusals: the message was not followed, nothing changed -------------------------------------------------------

NO: dict[str, tuple[str, str]] = {
    "watching": ("You are watching. Only players can do this.", "観戦中です。これは対戦者だけができます。"),
    "waiting": ("The game has not started yet.", "ゲームはまだ始まっていません。"),
    "over": ("The game is over.", "ゲームは終了しています。"),
    "not_over": ("The game is still going on.", "ゲームはまだ続いています。"),
    "stopped": (
        "The table has stopped because of a fault of ours.",
        "問題が起きたため、このテーブルは止まっています。",
    ),
    "not_stopped": ("The table is running; there is nothing to step back from.", "テーブルは正常に動いています。"),
    "shut": (
        "This game cannot be opened any more. Please open a new room.",
        "このゲームはもう開けません。新しいルームを作ってください。",
    ),
    "not_asked": ("It is not your decision now.", "今はあなたの選択ではありません。"),
    "stale": (
        "That question is closed. This is how the table is now.",
        "その質問は終わっています。今の状態はこのとおりです。",
    ),
    "answered": ("Your answer is in. It will be carried out in a moment.", "回答済みです。まもなく実行されます。"),
    "undecided": (
        "This has been changed too often. It stays as it is now.",
        "変更が多すぎます。今の回答のままになります。",
    ),
    "no_option": ("There is no such option.", "その選択肢はありません。"),
    "no_thing": ("You cannot see such a thing on this table.", "そのカードはこのテーブルで見えません。"),
    "no_pick": ("These things cannot be chosen together here.", "その組み合わせはここでは選べません。"),
    "substitute": (
        "A bot is playing for you. Take your seat back first.",
        "今はボットが代わりに打っています。先に席に戻ってください。",
    ),
    "no_substitute": ("You are playing yourself already.", "すでに自分で打っています。"),
    "no_undo": ("There is no decision of yours to take back.", "取り消せる選択がありません。"),
    "undo_never": ("This table is played without taking back.", "このテーブルでは取り消しができません。"),
    "undo_often": (
        "No more decisions can be taken back in this game.",
        "このゲームでは、これ以上取り消しできません。",
    ),
    "offer_open": ("Another request is waiting for an answer.", "別の申し出が返事を待っています。"),
    "no_offer": ("There is no request to answer.", "返事を待っている申し出はありません。"),
    "offer_declined": (
        "This was declined just now. Ask again after the next decision.",
        "断られたばかりです。次の選択のあとにもう一度申し出てください。",
    ),
    "own_offer": ("You have asked already; the others answer.", "申し出済みです。相手の返事を待っています。"),
    "nobody": ("Nobody sits there who could be away.", "その席に席を外している人はいません。"),
    "present": ("That player is here.", "その人は席にいます。"),
    "countdown": ("There is still time for that player to come back.", "戻ってくるための時間がまだ残っています。"),
    "again": ("You have said hello already.", "挨拶は済んでいます。"),
    "out": ("You are out of the game. You may stay and watch.", "すでに脱落しています。このまま見ていられます。"),
    "no_takeover": (
        "At this table no bot plays on for whoever leaves.",
        "このテーブルでは、離席してもボットは代わりに打ちません。",
    ),
    "left_often": (
        "You have left this game too often. Stay, or give up.",
        "離席の回数が上限に達しました。このまま続けるか、投了してください。",
    ),
    "away_often": (
        "You have been away too often. The bot plays this game to its end.",
        "離席の回数が上限に達しました。このゲームは最後までボットが打ちます。",
    ),
    "many_games": (
        "No more games can be played in this room. Open a new one.",
        "このルームで遊べるゲーム数の上限に達しました。新しいルームを作ってください。",
    ),
    "empty": ("A seat is still free. A rematch needs everybody.", "空席があります。再戦には全員が必要です。"),
}


def not_now(status: str) -> str:
    """Why nothing can be decided at a table in this status."""
    return status if status in ("waiting", "over", "stopped") else "not_asked"


def no(code: str) -> Refusal:
    en, ja = NO[code]
    return Refusal(Words(en, ja))


def refusal(wrong: Trouble) -> Refusal:
    """What went wrong, told where marks are read: words of a fault have none, and may quote anybody."""
    return Refusal(literal(wrong.fault.words))


def literal(words: Words) -> Words:
    """The same words where marks are read: nothing in them is one."""
    return Words(_MARK.sub(r"\\\g<0>", words.en), _MARK.sub(r"\\\g<0>", words.ja))


_MARK = re.compile(r"[\\\[{]")


# --- troubles: a request or a connection cannot go on -------------------------------------------------------------

TROUBLES: dict[str, tuple[int, str, str]] = {
    "no_room": (404, "There is no room with this code.", "このコードのルームはありません。"),
    "no_game": (422, "This game cannot be played at a table here yet.", "このゲームはまだここのテーブルで遊べません。"),
    "seats": (422, "This game is not played by so many.", "このゲームはその人数では遊べません。"),
    "one_me": (422, "Exactly one seat must be your own.", "自分の席はちょうど1つ選んでください。"),
    "no_bot": (422, "There is no such bot.", "そのボットはありません。"),
    "no_deck": (422, "There is no built-in deck of that name.", "その名前の構築済みデッキはありません。"),
    "own_deck": (422, "Nobody brings a deck to this game.", "このゲームではデッキを持ち込みません。"),
    "slow_clock": (
        422,
        "A slow game has days for each decision and no clock besides.",
        "のんびり対戦では1手に何日もあり、ほかの持ち時間は使えません。",
    ),
    "name": (
        422,
        "A name needs 1 to 24 characters that can be seen.",
        "名前は見える文字で1〜24文字にしてください。",
    ),
    "full": (409, "All seats of this room are taken.", "このルームの席はすべて埋まっています。"),
    "taken": (409, "That seat is taken.", "その席は埋まっています。"),
    "no_seat": (404, "There is no such seat.", "その席はありません。"),
    "token": (403, "This key does not open a seat in this room.", "この鍵ではこのルームの席に着けません。"),
    "no_watching": (403, "This room is not open to spectators.", "このルームは観戦できません。"),
    "crowded": (409, "There are as many spectators as this room holds.", "このルームの観戦は満員です。"),
    "hello": (400, "The first message must be a hello.", "最初のメッセージは hello です。"),
    "late": (408, "No hello came in time.", "hello が時間内に届きませんでした。"),
    "message": (400, "This message could not be read.", "メッセージを読み取れませんでした。"),
    "size": (413, "This message is too long.", "メッセージが長すぎます。"),
    "rate": (429, "Too many messages at once. Please connect again.", "メッセージが多すぎます。つなぎ直してください。"),
    "slow": (
        408,
        "Nothing more could be sent to you. Please connect again.",
        "送信が滞りました。つなぎ直してください。",
    ),
    "tabs": (
        409,
        "This seat was opened in too many places. Go on here or there.",
        "この席は別の場所で開かれています。",
    ),
    "restart": (
        503,
        "The server is stopping. Your game is kept; connect again in a moment.",
        "サーバーを停止します。ゲームは保存されています。少し待ってつなぎ直してください。",
    ),
    "no_replay": (404, "There is no such replay.", "そのリプレイはありません。"),
    "no_moment": (422, "The replay has no such moment.", "そのリプレイにその場面はありません。"),
    "not_playable": (422, "This moment cannot be played on.", "この場面から続きを打つことはできません。"),
    "game_over": (422, "At that moment the game is over already.", "その場面ではゲームが終わっています。"),
    "no_scenario": (404, "There is no such scenario.", "そのシナリオはありません。"),
    "other_seat": (422, "Choose the seat you want to play on from.", "続きを打つ席を自分の席に選んでください。"),
    "no_frames": (409, "The game has not started yet.", "ゲームはまだ始まっていません。"),
    "storage": (
        503,
        "Your decision could not be stored, so it does not count. Please try again.",
        "選択を保存できなかったため、無効になりました。もう一度お試しください。",
    ),
}


def trouble(code: str, more: str = "", more_ja: str = "") -> Trouble:
    status, en, ja = TROUBLES[code]
    return Trouble(status, code, f"{en} {more}".strip(), f"{ja}{more_ja}")


def other_protocol(version: int, spoken: Sequence[int]) -> Trouble:
    known = ", ".join(map(str, spoken))
    return Trouble(
        400,
        "protocol",
        f"This server speaks version {known} of the protocol, not {version}. Reload the page or update the program.",
        f"このサーバーのプロトコルのバージョンは{known}です({version}には対応していません)。"
        "ページを再読み込みするか、プログラムを更新してください。",
        protocols=spoken,
    )


def internal(incident: str) -> Trouble:
    return Trouble(
        500,
        "internal",
        f"Something failed on our side. It was written down as incident {incident}.",
        f"サーバー側で問題が起きました。番号 {incident} で記録されています。",
        incident,
    )


# --- offers -------------------------------------------------------------------------------------------------------

OFFERS: dict[str, tuple[str, str]] = {
    "undo": ("{who} asks to take the last decision back.", "{who}が直前の選択の取り消しを求めています。"),
    "draw": ("{who} offers a draw.", "{who}が引き分けを提案しています。"),
    "rematch": ("{who} would like a rematch.", "{who}が再戦を希望しています。"),
    "step_back": ("{who} would like to step back before the fault.", "{who}が問題の前に戻ることを希望しています。"),
}


def offer_words(kind: str, seat: int) -> Words:
    en, ja = OFFERS[kind]
    who = f"{{{seat}}}"
    return Words(en.format(who=who), ja.format(who=who))
