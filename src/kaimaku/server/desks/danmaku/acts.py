"""Acts: what an option does in a word or two, for a button, and as a sentence."""

from __future__ import annotations

from typing import cast

from kaimaku.games.danmaku.definitions import Character, Text, character_of, main_card
from kaimaku.games.danmaku.lang.attacks import Attack, Avoid, Cancel
from kaimaku.games.danmaku.lang.joints import MODES, Seq
from kaimaku.games.danmaku.lang.lasting import BanChosen
from kaimaku.games.danmaku.lang.lives import GainLife, SetLife
from kaimaku.games.danmaku.table import CHARACTER, INCIDENT, DanmakuTable
from kaimaku.games.danmaku.words import sentence
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.questions import ENOUGH

from ...wire.common import Words
from .asking import asked_verb, decline_words, deed
from .effects import TYPES
from .naming import card_link, definition, entry_link, label as card_label, spell_link, spell_name
from .options import text_meant
from .shown import pick_frame, picks_what, reason
from .voice import Voice, both
