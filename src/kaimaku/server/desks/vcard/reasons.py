"""Reasons of picks: the question each one asks, what choosing something does, and what choosing nothing is called."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """In English and Japanese; {what} is what is chosen, {n} how many."""

    question: tuple[str, str]
    label: tuple[str, str]
    deed: tuple[str, str]
    none: tuple[str, str] = ("None", "選ばない")


CHOOSE = ("Choose", "選ぶ")
DISCARD = ("Discard", "捨てる")


def _laid(keyword: str, where: str, where_ja: str) -> Reason:
    return Reason(
        (f"{where} do you {keyword}?", f"{where_ja}を{keyword}しますか?"),
        (keyword, keyword),
        (f"{keyword} {{what}}", f"{{what}}を{keyword}する"),
    )


WHICH_VT = ("Which VTuber", "どのVTuber")
WHICH_SPOT = ("Which spot", "どのスポット")
REASONS: dict[str, Reason] = {
    "target": Reason(("Which one do you choose?", "どれを選びますか?"), CHOOSE, ("Choose {what}", "{what}を選ぶ")),
    "fall": Reason(
        ("Which VTuber is discarded?", "どのVTuberを捨てますか?"), DISCARD, ("Discard {what}", "{what}を捨てる")
    ),
    "pl": Reason(
        ("Whose Power Level changes?", "どのVTuberのPLを変えますか?"),
        CHOOSE,
        ("Change the Power Level of {what}", "{what}のPLを変える"),
    ),
    "swap": Reason(
        ("Which VTubers change places?", "どのVTuberの位置を入れ替えますか?"),
        ("Swap", "入れ替える"),
        ("Swap {what}", "{what}の位置を入れ替える"),
    ),
    "move": Reason(
        ("Which VTuber moves?", "どのVTuberを移しますか?"), ("Move", "移す"), ("Move {what}", "{what}を移す")
    ),
    "spot": Reason(
        ("To which spot does it move?", "どのスポットに移しますか?"),
        ("Move here", "ここに移す"),
        ("Move it to {what}", "{what}に移す"),
    ),
    "feed": _laid("Feed", *WHICH_VT),
    "bless": _laid("Bless", *WHICH_VT),
    "bolster": _laid("Bolster", *WHICH_VT),
    "decay": _laid("Decay", *WHICH_VT),
    "exalt": _laid("Exalt", *WHICH_VT),
    "submerge": _laid("Submerge", *WHICH_VT),
    "corrupt": _laid("Corrupt", *WHICH_VT),
    "burn": _laid("Burn", *WHICH_SPOT),
    "fracture": _laid("Fracture", *WHICH_SPOT),
    "undertow": Reason(
        ("Which card becomes Locked?", "どのカードをLock状態にしますか?"),
        ("Undertow", "Undertow"),
        ("{what} becomes Locked", "{what}をLock状態にする"),
    ),
    "unlock": Reason(
        ("Which card do you Unlock?", "どのカードをUnlockしますか?"),
        ("Unlock", "Unlock"),
        ("Unlock {what}", "{what}をUnlockする"),
    ),
    "return": Reason(
        ("Which card is returned?", "どのカードを戻しますか?"), ("Return", "戻す"), ("Return {what}", "{what}を戻す")
    ),
    "scrap": Reason(
        ("Which card is discarded?", "どのカードを捨てますか?"), DISCARD, ("Discard {what}", "{what}を捨てる")
    ),
    "ally": Reason(
        ("Which Ally moves?", "どのアライを付け替えますか?"),
        ("Move", "付け替える"),
        ("Move {what}", "{what}を付け替える"),
    ),
    "new host": Reason(
        ("To which VTuber is the Ally attached?", "アライをどのVTuberに付けますか?"),
        ("Attach", "付ける"),
        ("Attach it to {what}", "{what}に付ける"),
    ),
    "attach": Reason(
        ("Which Ally is attached?", "どのアライを付けますか?"),
        ("Attach", "付ける"),
        ("Attach {what}", "{what}を付ける"),
    ),
    "status": Reason(
        ("Which Status Effect is removed?", "どのステータスを取り除きますか?"),
        ("Remove", "取り除く"),
        ("Remove {what}", "{what}を取り除く"),
    ),
    "devolve": Reason(
        ("Which evolution goes back to the deck?", "どの進化カードをデッキに戻しますか?"),
        ("Return", "戻す"),
        ("Return the top card of {what} to the deck", "{what}の一番上のカードをデッキに戻す"),
    ),
    "trigger": Reason(
        ("Whose effect is triggered?", "どのVTuberの効果を発動させますか?"),
        ("Trigger", "発動する"),
        ("Trigger {what}", "{what}の効果を発動させる"),
    ),
    "discard": Reason(
        ("Which cards do you discard?", "どのカードを捨てますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
        ("Discard none", "捨てない"),
    ),
    "surplus": Reason(
        ("Discard down to seven cards.", "手札が7枚になるように捨ててください。"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
    ),
    "trade": Reason(
        ("Which three cards do you discard to draw two?", "2枚引くために、どの3枚を捨てますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
    ),
    "fuel": Reason(
        ("Which Ally do you discard as Fuel?", "Fuelとしてどのアライを捨てますか?"),
        DISCARD,
        ("Discard {what} as Fuel", "Fuelとして{what}を捨てる"),
        ("Do not pay", "支払わない"),
    ),
    "greed": Reason(
        ("Which cards do you discard for Greed?", "Greedでどのカードを捨てますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
        ("Discard no more", "これ以上捨てない"),
    ),
    "put back": Reason(
        ("Which card of your hand goes to the deck?", "手札のどのカードをデッキに戻しますか?"),
        ("Return", "戻す"),
        ("Return {what} to the deck", "{what}をデッキに戻す"),
    ),
    "salvage": Reason(
        ("Which card of your discard pile do you take?", "捨て札のどのカードを手札に加えますか?"),
        ("Take", "手札に加える"),
        ("Take {what}", "{what}を手札に加える"),
    ),
    "search": Reason(
        ("Which card do you take from your deck?", "デッキからどのカードを手札に加えますか?"),
        ("Take", "手札に加える"),
        ("Take {what}", "{what}を手札に加える"),
        ("Take none", "加えない"),
    ),
    "keep": Reason(
        ("Which of these cards do you draw?", "この中のどのカードを引きますか?"),
        ("Draw", "引く"),
        ("Draw {what}", "{what}を引く"),
        ("Draw none", "引かない"),
    ),
    "bin": Reason(
        ("Which of these cards are discarded?", "この中のどのカードを捨てますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
    ),
    "bottom": Reason(
        (
            "In which order do they go under the deck? The first lies lowest.",
            "どの順でデッキの下に置きますか?最初のカードが一番下です。",
        ),
        ("Put under", "下に置く"),
        ("Put {what} under the deck", "{what}をデッキの下に置く"),
    ),
    "top": Reason(
        (
            "In which order do they go on the deck? The first lies on top.",
            "どの順でデッキの上に置きますか?最初のカードが一番上です。",
        ),
        ("Put on top", "上に置く"),
        ("Put {what} on the deck", "{what}をデッキの上に置く"),
    ),
    "erupt": Reason(
        ("In which order do these Erupts happen?", "どの順でEruptを処理しますか?"),
        ("Erupt", "Erupt"),
        ("{what} Erupts next", "次に{what}のErupt"),
    ),
    "active": Reason(
        ("Who moves to your empty Active Spot?", "空いたアクティブスポットに誰を移しますか?"),
        ("Move up", "移す"),
        ("{what} moves to the Active Spot", "{what}をアクティブスポットに移す"),
    ),
    "helpers": Reason(
        (
            "The Active VTubers are equal. Who helps from your Backstage?",
            "アクティブ同士が同点です。バックステージの誰が加勢しますか?",
        ),
        ("Help", "加勢する"),
        ("{what} helps", "{what}が加勢する"),
    ),
}
