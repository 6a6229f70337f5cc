"""Reasons of picks: the question each one asks, what choosing something does, and what choosing nothing is called."""

from __future__ import annotations

from typing import NamedTuple

Both = tuple[str, str]  # English and Japanese
NONE: Both = ("None", "選ばない")


class Reason(NamedTuple):
    """{what} is what is chosen."""

    question: Both
    label: Both
    deed: Both
    none: Both = NONE


def _to(en: str, ja: str, question: Both, none: Both = NONE) -> Reason:
    """The button says the verb, the sentence adds what is chosen."""
    return Reason(question, (en, ja), (f"{en} {{what}}", f"{{what}}を{ja}"), none)


def _token(keyword: str, en: str = "VTuber", ja: str = "VTuber") -> Reason:
    return _to(keyword, f"{keyword}する", (f"Choose a {en} to {keyword}.", f"{keyword}する{ja}を選んでください。"))


def _discard(en: str, ja: str, none: Both = NONE) -> Reason:
    return _to("Discard", "捨てる", (en, ja), none)


REASONS: dict[str, Reason] = {
    "target": _to("Choose", "選ぶ", ("Choose a target.", "対象を選んでください。")),
    "fall": _discard("Choose a VTuber to discard.", "捨てるVTuberを選んでください。"),
    "pl": Reason(
        ("Choose a VTuber to change its Power Level.", "PLを変えるVTuberを選んでください。"),
        ("Choose", "選ぶ"),
        ("Change the Power Level of {what}", "{what}のPLを変える"),
    ),
    "swap": _to("Swap", "入れ替える", ("Choose VTubers to swap.", "位置を入れ替えるVTuberを選んでください。")),
    "move": _to("Move", "移動させる", ("Choose a VTuber to move.", "移動させるVTuberを選んでください。")),
    "spot": Reason(
        ("Choose a spot to move to.", "移動先のスポットを選んでください。"),
        ("Move here", "ここに移動"),
        ("Move to {what}", "{what}に移動する"),
    ),
    **{word.lower(): _token(word) for word in ("Feed", "Bless", "Bolster", "Decay", "Exalt", "Submerge", "Corrupt")},
    **{word.lower(): _token(word, "spot", "スポット") for word in ("Burn", "Fracture")},
    "undertow": Reason(
        ("Choose a card to make Locked.", "Lock状態にするカードを選んでください。"),
        ("Undertow", "Undertow"),
        ("Make {what} Locked", "{what}をLock状態にする"),
    ),
    "unlock": _to("Unlock", "Unlockする", ("Choose a card to Unlock.", "Unlockするカードを選んでください。")),
    "return": _to("Return", "戻す", ("Choose a card to return.", "戻すカードを選んでください。")),
    "scrap": _discard("Choose a card to discard.", "捨てるカードを選んでください。"),
    "ally": _to("Move", "付け替える", ("Choose an Ally to move.", "付け替えるアライを選んでください。")),
    "new host": Reason(
        ("Choose a VTuber to attach the Ally to.", "アライを付けるVTuberを選んでください。"),
        ("Attach", "付ける"),
        ("Attach it to {what}", "{what}に付ける"),
    ),
    "attach": _to("Attach", "付ける", ("Choose an Ally to attach.", "付けるアライを選んでください。")),
    "status": _to("Remove", "取り除く", ("Choose a Status Effect to remove.", "取り除くステータスを選んでください。")),
    "devolve": Reason(
        ("Choose an evolution to return to the deck.", "デッキに戻す進化カードを選んでください。"),
        ("Return", "戻す"),
        ("Return the top card of {what} to the deck", "{what}の一番上のカードをデッキに戻す"),
    ),
    "trigger": Reason(
        ("Choose a VTuber to trigger.", "効果を発動させるVTuberを選んでください。"),
        ("Trigger", "発動する"),
        ("Trigger {what}", "{what}の効果を発動させる"),
    ),
    "discard": _discard("Choose cards to discard.", "捨てるカードを選んでください。", ("Discard none", "捨てない")),
    "surplus": _discard("Discard down to seven cards.", "手札が7枚になるように捨ててください。"),
    "trade": _discard("Choose three cards to discard.", "捨てるカードを3枚選んでください。"),
    "fuel": Reason(
        ("Choose an Ally to discard as Fuel.", "Fuelとして捨てるアライを選んでください。"),
        ("Discard", "捨てる"),
        ("Discard {what} as Fuel", "Fuelとして{what}を捨てる"),
        ("Don't pay", "支払わない"),
    ),
    "greed": _discard(
        "Choose cards to discard for Greed.",
        "Greedで捨てるカードを選んでください。",
        ("Discard none", "捨てない"),
    ),
    "put back": Reason(
        ("Choose a card in your hand to return to the deck.", "デッキに戻す手札を選んでください。"),
        ("Return", "戻す"),
        ("Return {what} to the deck", "{what}をデッキに戻す"),
    ),
    "salvage": Reason(
        ("Choose a card to take from your discard pile.", "捨て札から手札に加えるカードを選んでください。"),
        ("Take", "手札に加える"),
        ("Take {what}", "{what}を手札に加える"),
    ),
    "search": Reason(
        ("Choose a card to take from your deck.", "デッキから手札に加えるカードを選んでください。"),
        ("Take", "手札に加える"),
        ("Take {what}", "{what}を手札に加える"),
        ("Take none", "加えない"),
    ),
    "keep": _to("Draw", "引く", ("Choose a card to draw.", "引くカードを選んでください。"), ("Draw none", "引かない")),
    "bin": _discard("Choose cards to discard.", "捨てるカードを選んでください。"),
    "bottom": Reason(
        (
            "Choose the order for the bottom of the deck. The first card goes lowest.",
            "デッキの下に置く順番を選んでください。最初に選んだカードが一番下です。",
        ),
        ("Put on bottom", "下に置く"),
        ("Put {what} on the bottom of the deck", "{what}をデッキの下に置く"),
    ),
    "top": Reason(
        (
            "Choose the order for the top of the deck. The first card goes on top.",
            "デッキの上に置く順番を選んでください。最初に選んだカードが一番上です。",
        ),
        ("Put on top", "上に置く"),
        ("Put {what} on top of the deck", "{what}をデッキの上に置く"),
    ),
    "erupt": Reason(
        ("Choose the order of your Erupts.", "Eruptを処理する順番を選んでください。"),
        ("Erupt", "Erupt"),
        ("{what} Erupts next", "次に{what}のEruptを処理する"),
    ),
    "active": Reason(
        ("Choose a VTuber to move to your Active Spot.", "アクティブスポットに移動させるVTuberを選んでください。"),
        ("Move up", "移動する"),
        ("Move {what} to the Active Spot", "{what}をアクティブスポットに移動させる"),
    ),
    "helpers": Reason(
        (
            "The Active VTubers are tied. Choose helpers from your Backstage.",
            "アクティブ同士が同点です。加勢するVTuberをバックステージから選んでください。",
        ),
        ("Help", "加勢する"),
        ("{what} helps", "{what}が加勢する"),
    ),
}
