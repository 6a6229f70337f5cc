"""Reasons of picks: the question each one asks, what choosing something does, and what choosing nothing is called."""

from __future__ import annotations

from typing import NamedTuple

Said = tuple[str, str]  # English, Japanese
CHOOSE, CHOOSE_IT = ("Choose", "選ぶ"), ("Choose {what}", "{what}を選ぶ")
DISCARD, DISCARD_IT = ("Discard", "捨てる"), ("Discard {what}", "{what}を捨てる")
COPY, NO_COPY = ("Copy", "コピーする"), ("Don't copy it", "コピーしない")


class Reason(NamedTuple):
    """{what} is what is chosen, {seat} whoever a card is dealt to."""

    question: Said
    label: Said = CHOOSE
    deed: Said = CHOOSE_IT
    none: Said = ("None", "選ばない")


FIGHT = Reason(
    ("Discard a Danmaku card or lose 1 life.", "弾幕カードを1枚捨てるか、ライフを1失います。"),
    DISCARD,
    DISCARD_IT,
    ("Lose 1 life", "ライフを1失う"),
)
REASONS: dict[str, Reason] = {
    "seat:attack": Reason(
        ("Choose a player to attack.", "攻撃するプレイヤーを選んでください。"),
        ("Attack", "攻撃する"),
        ("Attack {what}", "{what}を攻撃する"),
        ("Don't attack", "攻撃しない"),
    ),
    "seat:heal": Reason(
        ("Choose a player to gain 1 life.", "ライフを1得るプレイヤーを選んでください。"),
        ("Heal", "回復する"),
        ("Give 1 life to {what}", "{what}がライフを1得る"),
        ("Nobody", "誰も選ばない"),
    ),
    "seat:lose": Reason(("Choose a player to lose life.", "ライフを失うプレイヤーを選んでください。")),
    "seat:copy": Reason(
        ("Choose a target for the copy.", "コピーの対象を選んでください。"),
        COPY,
        ("Copy it on {what}", "{what}を対象にコピーする"),
        NO_COPY,
    ),
    "seat:swap": Reason(
        ("Choose a player whose hand will be swapped.", "手札を入れ替えるプレイヤーを選んでください。"),
        ("Swap", "入れ替える"),
        ("Swap the hand of {what}", "{what}の手札を入れ替える"),
    ),
    "seat:look": Reason(
        ("Choose a player whose hand to look at.", "手札を見るプレイヤーを選んでください。"),
        ("Look", "見る"),
        ("Look at the hand of {what}", "{what}の手札を見る"),
    ),
    "seat:duel": Reason(
        ("Choose a player to duel.", "勝負するプレイヤーを選んでください。"),
        ("Duel", "勝負する"),
        ("Duel {what}", "{what}と勝負する"),
    ),
    "seat:discard": Reason(
        ("Choose a player to discard their hand.", "手札をすべて捨てるプレイヤーを選んでください。")
    ),
    "seat:draw": Reason(("Choose a player to draw.", "カードを引くプレイヤーを選んでください。")),
    "seat:give": Reason(
        ("Choose a player to give it to.", "渡すプレイヤーを選んでください。"),
        ("Give", "渡す"),
        ("Give it to {what}", "{what}に渡す"),
    ),
    "seat:strip": Reason(("Choose a player to discard an Item.", "アイテムを捨てさせるプレイヤーを選んでください。")),
    "seat:suppress": Reason(
        ("Choose a player whose Items stop working.", "アイテムの効果を失わせるプレイヤーを選んでください。")
    ),
    "card:cost": Reason(
        ("Choose cards to discard as the cost.", "コストとして捨てるカードを選んでください。"),
        DISCARD,
        DISCARD_IT,
        ("Discard no more", "これ以上捨てない"),
    ),
    "card:collect": Reason(
        ("Choose cards for the Incident to collect.", "異変が集めるカードを選んでください。"),
        ("Collect", "集める"),
        ("The Incident collects {what}", "異変が{what}を集める"),
    ),
    "card:control": Reason(
        ("Choose an Item to take control of.", "コントロールを得るアイテムを選んでください。"),
        ("Take", "得る"),
        ("Take control of {what}", "{what}のコントロールを得る"),
        ("None", "得ない"),
    ),
    "card:powerup": Reason(
        ("You were hit. Choose a Powerup to discard.", "被弾しました。捨てるパワーアップを選んでください。"),
        DISCARD,
        DISCARD_IT,
    ),
    "card:excess": Reason(
        (
            "You can keep only one. Choose which to discard.",
            "同じ種類は1枚だけです。捨てるカードを選んでください。",
        ),
        DISCARD,
        DISCARD_IT,
    ),
    "card:fight": FIGHT,
    "card:duel": FIGHT,
    "card:chain": Reason(
        (
            "Discard a Danmaku card to copy it on another player?",
            "弾幕カードを1枚捨てて、別の1人にコピーしますか？",
        ),
        ("Discard and copy", "捨ててコピーする"),
        ("Discard {what} and copy it", "{what}を捨ててコピーする"),
        NO_COPY,
    ),
    "card:copy": Reason(
        ("Choose an Item for the copy to take.", "コピーで得るアイテムを選んでください。"),
        COPY,
        ("Copy it to take {what}", "{what}を対象にコピーする"),
        NO_COPY,
    ),
    "card:search": Reason(
        ("Choose an Incident to put on top.", "一番上に置く異変を選んでください。"),
        ("Put on top", "上に置く"),
        ("Put {what} on top", "{what}を一番上に置く"),
    ),
    "card:strip": Reason(
        ("Choose an Item to be discarded.", "捨てさせるアイテムを選んでください。"),
        DISCARD,
        ("Discard {what}", "{what}を捨てさせる"),
        ("None", "捨てさせない"),
    ),
    "card:top": Reason(
        (
            "Choose cards to put on top, the topmost first. The rest go to the bottom.",
            "上に戻すカードを選んでください。最初に選んだものが一番上になり、残りは下に置きます。",
        ),
        ("On top", "上に置く"),
        ("Put {what} on top", "{what}を上に置く"),
        ("No more on top", "上にはこれ以上置かない"),
    ),
    "card:bottom": Reason(
        (
            "Choose the order on the bottom. The last card is the bottommost.",
            "下に置く順番を選んでください。最後のものが一番下になります。",
        ),
        ("To the bottom", "下に置く"),
        ("Put {what} on the bottom", "{what}を下に置く"),
    ),
    "card:deck": Reason(
        ("Choose a card to put back.", "山札に戻すカードを選んでください。"),
        ("Put back", "戻す"),
        ("Put {what} back", "{what}を戻す"),
    ),
    "card:deal": Reason(
        ("Choose a card for {seat}.", "{seat}に配るカードを選んでください。"),
        ("Give", "配る"),
        ("Give {what} to {seat}", "{seat}に{what}を配る"),
    ),
    "card:give": Reason(
        ("Choose cards to give.", "渡すカードを選んでください。"),
        ("Give", "渡す"),
        ("Give {what}", "{what}を渡す"),
        ("Give no more", "これ以上渡さない"),
    ),
    "card:take": Reason(
        ("Choose a card to take.", "手札に加えるカードを選んでください。"),
        ("Take", "加える"),
        ("Take {what}", "{what}を手札に加える"),
        ("Take none", "加えない"),
    ),
    "card:keep": Reason(
        ("Choose cards to keep. The rest are discarded.", "残すカードを選んでください。残りは捨てます。"),
        ("Keep", "残す"),
        ("Keep {what}", "{what}を残す"),
        ("Keep no more", "これ以上残さない"),
    ),
    "type:ban": Reason(
        ("Choose a card type nobody can play.", "誰も使えなくなるカードの種類を選んでください。"),
        deed=("Nobody can play {what} cards", "誰も{what}カードを使えない"),
    ),
    "pile:look": Reason(
        ("Choose a deck to look at.", "見る山札を選んでください。"),
        deed=("Look at the {what}", "{what}を見る"),
    ),
    "end:deck": Reason(
        ("Top or bottom of the deck?", "山札の上と下、どちらに置きますか？"),
        deed=("Put it on the {what}", "{what}に置く"),
    ),
    "mode": Reason(("Choose one.", "1つ選んでください。"), deed=("{what}", "{what}")),
}
# What is chosen by words, by the kind of the pick.
PLAIN: dict[str, tuple[Said, ...]] = {
    "type": (("Danmaku", "弾幕"), ("Dodge", "回避"), ("Invocation", "発動"), ("Item", "アイテム")),
    "pile": (("Main Deck", "山札"), ("Incident deck", "異変デッキ")),
    "end": (("top", "山札の上"), ("bottom", "山札の下")),
}


def reason_of(why: str) -> Reason:
    """By the reason a pick gives: "mode:…" and "card:deal 3" carry more."""
    if why.startswith("mode:"):
        return REASONS["mode"]
    return REASONS[why.split(" ")[0]]
