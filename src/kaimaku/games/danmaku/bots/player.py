"""The seeker: plays Danmaku!! to its role. It asks who the others are, hunts its enemies and covers its friends."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, cast

from kaimaku.bots.bot import Bot, Sight, T
from kaimaku.kernel.decisions import NO, PROMPTS, YES, Option

if TYPE_CHECKING:
    from kaimaku.games.danmaku.table import DanmakuTable

    from .scene import Scene

REVEAL: Final[Option] = ("reveal",)
FOUND_OUT: Final = 0.7  # how sure the others may be before there is nothing left to hide


class Seeker(Bot):
    name = "seeker"
    remembers = True

    def think(self, sight: Sight[T], rng: Random) -> Option:
        from .scene import Scene

        if len(sight.options) == 1 and not sight.asides:
            return sight.options[0]
        t = cast("DanmakuTable", sight.deal(rng))
        prompt = PROMPTS[t.prompt].name
        if prompt == "danmaku:character":
            from .worth import choose

            return choose(t, sight.options)
        scene = Scene(t, sight.seat, sight.options, sight.history)
        return aside(scene, sight.asides) or answer(scene, prompt)


def answer(scene: Scene, prompt: str) -> Option:
    from . import picks, reactions, turns

    if len(scene.options) == 1:
        return scene.options[0]
    if prompt == "danmaku:main step":
        return turns.main_step(scene)
    if prompt == "danmaku:reaction":
        return reactions.react(scene)
    if prompt == "danmaku:pick":
        return picks.pick(scene)
    if prompt == "danmaku:discards":
        return picks.discard(scene)
    if prompt == "danmaku:skip":
        return YES if picks.skip(scene) else NO
    if prompt == "danmaku:empty hand":
        return max(scene.options, key=lambda option: turns.value(scene, option))
    if YES in scene.options:
        return YES if picks.may(scene) else NO
    return scene.options[0]


def aside(scene: Scene, asides: list[Option]) -> Option | None:
    """An Extra Boss comes forward when her secret is of no more use, or her life hangs by it."""
    if REVEAL in asides and (scene.t.life[scene.seat] <= 2 or not scene.now.stages or scene.suspected > FOUND_OUT):
        return REVEAL
    looks = [option for option in asides if option[0] == "look"]
    if looks and scene.t.step == "main":
        return max(looks, key=lambda option: scene.wishes[int(option[1])])
    return None
