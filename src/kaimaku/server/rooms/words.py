"""What a room says for itself, in both languages: why it refuses a message, and what a player offers."""

from __future__ import annotations

import re

from kaimaku.wire.common import Refusal, Words

from ..errors.api_error import ApiError
from .core.conversation import LONGEST
from .game.game_log import LEAVES
from .game.take_backs import UNDOS

# --- refusals: the message wasn't followed, nothing changed -------------------------------------------------------

REFUSALS: dict[str, tuple[str, str]] = {
    "watching": ("You're watching. Only players can do this.", "観戦中です。この操作ができるのは対戦者だけです。"),
    "waiting": ("The game hasn't started yet.", "対戦はまだ始まっていません。"),
    "over": ("The game is over.", "対戦は終わっています。"),
    "not_over": ("The game is still going on.", "対戦はまだ続いています。"),
    "stopped": (
        "The table has stopped because of an error on the server.",
        "サーバーのエラーのため、このテーブルは止まっています。",
    ),
    "not_stopped": (
        "The table is running. There's no error to step back from.",
        "テーブルは正常に動いています。戻る必要はありません。",
    ),
    "shut": (
        "This game can't be opened any more. Open a new table.",
        "この対戦はもう開けません。新しいテーブルを作ってください。",
    ),
    "not_asked": ("It's not your decision now.", "今はあなたが選ぶ番ではありません。"),
    "stale": (
        "That question is closed. You now see the table as it is.",
        "その質問は終わっています。今の局面を表示しました。",
    ),
    "answered": ("Your answer is in. It counts in a moment.", "回答済みです。まもなく反映されます。"),
    "undecided": (
        "You've changed this answer too often. It stays as it is now.",
        "変更が多すぎます。今の回答のままになります。",
    ),
    "no_option": ("That isn't one of your actions now.", "今はその操作を選べません。"),
    "no_thing": ("You can't see that on this table.", "このテーブルで見えないものは選べません。"),
    "no_pick": ("You can't choose these together.", "その組み合わせは選べません。"),
    "substitute": (
        "A bot is playing for you. Take your seat back first.",
        "今はボットが代わりに対戦しています。先に席に戻ってください。",
    ),
    "no_substitute": ("You're already playing yourself.", "すでに自分で対戦しています。"),
    "no_hints": ("Hints are off at this table.", "このテーブルではヒントを使えません。"),
    "no_undo": ("You have nothing to undo.", "取り消せる選択がありません。"),
    "undo_never": ("Undo is off at this table.", "このテーブルでは取り消しができません。"),
    "undo_often": (
        f"No more undos in this game: the limit is {UNDOS}.",
        f"この対戦の取り消しは上限の{UNDOS}回に達しました。",
    ),
    "offer_open": ("Another offer is waiting for an answer.", "別の申し出が返事を待っています。"),
    "no_offer": ("There's no offer to answer.", "返事を待っている申し出はありません。"),
    "offer_declined": (
        "Your offer was just declined. Ask again after the next decision.",
        "断られたばかりです。次の選択のあとにもう一度申し出てください。",
    ),
    "own_offer": ("You've already asked. The others have to answer.", "申し出済みです。相手の返事を待っています。"),
    "nobody": ("That isn't the seat of another player who could be away.", "離席中になりうる相手の席ではありません。"),
    "present": ("That player is here.", "そのプレイヤーは席にいます。"),
    "countdown": ("That player still has time to come back.", "そのプレイヤーが戻るための時間がまだ残っています。"),
    "again": ("You've already said hello.", "hello は受信済みです。"),
    "out": ("You're out of the game. You can stay and watch.", "すでに脱落しています。このまま観戦できます。"),
    "still_in": ("You're still in the game.", "まだ対戦に参加しています。"),
    "others_play": ("Other people are still playing.", "まだ対戦している人がいます。"),
    "no_takeover": (
        "At this table, no bot plays for players who leave.",
        "このテーブルでは、離席してもボットは代わりに対戦しません。",
    ),
    "left_often": (
        f"You can't leave again: you've left {LEAVES} times. Stay or concede.",
        f"離席は{LEAVES}回までです。このまま続けるか、投了してください。",
    ),
    "away_often": (
        f"You've been away more than {LEAVES} times. The bot plays this game to the end.",
        f"離席が{LEAVES}回を超えました。この対戦は最後までボットが代わりに行います。",
    ),
    "rated_seat": ("Only players can sit down for a rated game.", "レート対戦の席に座れるのはプレイヤーだけです。"),
    "match": (
        "This table belongs to a tournament, which decides how it goes on.",
        "これは大会のテーブルです。この先の進行は大会が決めます。",
    ),
    "no_match": ("This table doesn't belong to a tournament.", "これは大会のテーブルではありません。"),
    "not_chooser": (
        "Whoever lost the last game says who goes first.",
        "先攻・後攻は、前の対戦に負けたプレイヤーが決めます。",
    ),
    "no_chat": ("Chat is off at this table.", "このテーブルではチャットを使えません。"),
    "no_words": (
        f"A message needs 1 to {LONGEST} visible characters.",
        f"メッセージは1〜{LONGEST}文字にしてください（見えない文字は数えません）。",
    ),
    "talks_fast": ("That was a lot at once. Wait a few seconds.", "続けて送りすぎです。数秒待ってください。"),
    "many_games": (
        "This table has played its last game. Open a new one.",
        "このテーブルの対戦数が上限に達しました。新しいテーブルを作ってください。",
    ),
}


def not_now(status: str) -> str:
    """Why nothing can be decided at a table in this status."""
    return status if status in ("waiting", "over", "stopped") else "not_asked"


def refusal(code: str) -> Refusal:
    return Refusal(Words(*REFUSALS[code]))


def refusal_of(wrong: ApiError) -> Refusal:
    """An error as a refusal. The words of a fault have no marks and may quote anybody, so they are escaped."""
    return Refusal(literal(wrong.fault.words))


def literal(words: Words) -> Words:
    """The same words with everything escaped that would be read as a mark."""
    return Words(_MARK.sub(r"\\\g<0>", words.en), _MARK.sub(r"\\\g<0>", words.ja))


_MARK = re.compile(r"[\\\[{]")


# --- offers -------------------------------------------------------------------------------------------------------

OFFERS: dict[str, tuple[str, str]] = {
    "undo": ("{who} asks to take back their last decision.", "{who}が直前の選択を取り消したいと言っています。"),
    "draw": ("{who} offers a draw.", "{who}が引き分けを提案しています。"),
    "rematch": ("{who} wants a rematch.", "{who}が再戦を希望しています。"),
    "to_result": ("{who} wants to skip to the result.", "{who}が結果まで進めたいと言っています。"),
    "step_back": ("{who} wants to go back to before the error.", "{who}がエラーの前に戻りたいと言っています。"),
}


def offer_words(kind: str, seat: int) -> Words:
    en, ja = OFFERS[kind]
    who = f"{{{seat}}}"
    return Words(en.format(who=who), ja.format(who=who))
