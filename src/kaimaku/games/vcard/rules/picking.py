"""Picking: what players pick cards, spots and tokens for. A VTuber goes by the number of its lowest card."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.reasons import Reasons

SPOT: Final = "spot"
TOKEN: Final = "token"
REASONS: Final = Reasons()

ACTIVE: Final = REASONS.declare("active")
ALLY: Final = REASONS.declare("ally")
ATTACH: Final = REASONS.declare("attach")
BIN: Final = REASONS.declare("bin")
BOTTOM: Final = REASONS.declare("bottom")
DEVOLVE: Final = REASONS.declare("devolve")
DISCARD: Final = REASONS.declare("discard")
ERUPT: Final = REASONS.declare("erupt")
FALL: Final = REASONS.declare("fall")
FUEL: Final = REASONS.declare("fuel")
GREED: Final = REASONS.declare("greed")
HELPERS: Final = REASONS.declare("helpers")
KEEP: Final = REASONS.declare("keep")
MOVE: Final = REASONS.declare("move")
NEW_HOST: Final = REASONS.declare("new host")
PL: Final = REASONS.declare("pl")
PUT_BACK: Final = REASONS.declare("put back")
RETURN: Final = REASONS.declare("return")
SALVAGE: Final = REASONS.declare("salvage")
SCRAP: Final = REASONS.declare("scrap")
SEARCH: Final = REASONS.declare("search")
SURPLUS: Final = REASONS.declare("surplus")
SWAP: Final = REASONS.declare("swap")
TARGET: Final = REASONS.declare("target")
TOP: Final = REASONS.declare("top")
TRADE: Final = REASONS.declare("trade")
TRIGGER: Final = REASONS.declare("trigger")
UNDERTOW: Final = REASONS.declare("undertow")
UNLOCK: Final = REASONS.declare("unlock")

MOVE_TO: Final = REASONS.declare("spot", SPOT)
STATUS: Final = REASONS.declare("status", TOKEN)
