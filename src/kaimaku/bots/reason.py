"""What is said of a bot's choice where nothing certain comes of it: every hint has a reason."""

from typing import Final

from kaimaku.wire.common import Words

JUDGED: Final = Words(
    "Nothing is certain yet, but the bot thinks this leads to the best position",
    "まだ確かなことは言えませんが、ボットはこの先が一番有利になると見ています",
)
