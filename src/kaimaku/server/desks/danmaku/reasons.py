"""Reasons of picks: the question each one asks, what choosing something does, and what choosing nothing is called."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """In English and Japanese; {what} is what is chosen."""

    question: tuple[str, str]
    label: tuple[str, str]
    deed: tuple[str, str]
    none: tuple[str, str] = ("None", "選ばない")


DISCARD = ("Discard", "捨てる")
CHOOSE = ("Choose", "選ぶ")
REASONS: dict[str, Reason] = {
    "seat:attack": Reason(
        ("Whom do you attack?", "誰を攻撃しますか?"),
        ("Attack", "攻撃する"),
        ("Attack {what}", "{what}を攻撃する"),
        ("Attack nobody", "攻撃しない"),
    ),
    "seat:heal": Reason(
        ("Who gains 1 life?", "誰がライフを1得ますか?"),
        ("Heal", "回復する"),
        ("Give 1 life to {what}", "{what}がライフを1得る"),
        ("Nobody", "誰も選ばない"),
    ),
    "seat:lose": Reason(("Who loses life?", "誰がライフを失いますか?"), CHOOSE, ("Choose {what}", "{what}を選ぶ")),
    "seat:copy": Reason(
        ("At whom is the copy aimed?", "コピーの対象は誰ですか?"),
        ("Copy", "コピーする"),
        ("Copy it, aimed at {what}", "{what}を対象にコピーする"),
        ("Do not copy it", "コピーしない"),
    ),
    "seat:swap": Reason(
        ("Whose hands are swapped?", "誰の手札を入れ替えますか?"),
        ("Swap", "入れ替える"),
        ("Swap the hand of {what}", "{what}の手札を入れ替える"),
    ),
    "seat:look": Reason(
        ("Whose hand is looked at?", "誰の手札を見ますか?"),
        ("Look", "見る"),
        ("Look at the hand of {what}", "{what}の手札を見る"),
    ),
    "seat:duel": Reason(
        ("With whom do you duel?", "誰と勝負しますか?"),
        ("Duel", "勝負する"),
        ("Duel with {what}", "{what}と勝負する"),
    ),
    "seat:discard": Reason(
        ("Who discards the whole hand?", "誰が手札をすべて捨てますか?"),
        CHOOSE,
        ("Choose {what}", "{what}を選ぶ"),
    ),
    "seat:draw": Reason(("Who draws?", "誰が引きますか?"), CHOOSE, ("Choose {what}", "{what}を選ぶ")),
    "seat:give": Reason(
        ("To whom do you give it?", "誰に渡しますか?"),
        ("Give", "渡す"),
        ("Give it to {what}", "{what}に渡す"),
    ),
    "seat:strip": Reason(
        ("Whose Item is discarded?", "誰のアイテムを捨てさせますか?"),
        CHOOSE,
        ("Choose {what}", "{what}を選ぶ"),
    ),
    "seat:suppress": Reason(
        ("Whose Items do nothing for now?", "誰のアイテムの効果を失わせますか?"),
        CHOOSE,
        ("Choose {what}", "{what}を選ぶ"),
    ),
    "card:cost": Reason(
        ("Choose what you discard for it.", "コストとして捨てるカードを選んでください。"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
        ("Discard no more", "これ以上捨てない"),
    ),
    "card:collect": Reason(
        ("Which of these does the Incident collect?", "異変はどれを集めますか?"),
        ("Collect", "集める"),
        ("The Incident collects {what}", "異変が{what}を集める"),
    ),
    "card:control": Reason(
        ("Which Item do you take control of?", "どのアイテムのコントロールを得ますか?"),
        ("Take", "得る"),
        ("Take control of {what}", "{what}のコントロールを得る"),
        ("None", "得ない"),
    ),
    "card:powerup": Reason(
        ("You are hit: which Powerup do you discard?", "被弾しました。どのパワーアップを捨てますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
    ),
    "card:excess": Reason(
        ("You may have only one of these: which is discarded?", "同じ種類は1枚だけです。どれを捨てますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
    ),
    "card:fight": Reason(
        ("Discard a Danmaku card, or lose 1 life.", "弾幕カードを1枚捨てるか、ライフを1失います。"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
        ("Lose 1 life", "ライフを1失う"),
    ),
    "card:duel": Reason(
        ("Discard a Danmaku card, or lose 1 life.", "弾幕カードを1枚捨てるか、ライフを1失います。"),
        DISCARD,
        ("Discard {what}", "{what}を捨てる"),
        ("Lose 1 life", "ライフを1失う"),
    ),
    "card:chain": Reason(
        (
            "Discard a Danmaku card to copy it on another player?",
            "弾幕カードを1枚捨てて、別の1人にコピーしますか?",
        ),
        ("Discard and copy", "捨ててコピーする"),
        ("Discard {what} and copy it", "{what}を捨ててコピーする"),
        ("Do not copy it", "コピーしない"),
    ),
    "card:copy": Reason(
        ("Which Item does the copy take?", "コピーでどのアイテムを得ますか?"),
        ("Copy", "コピーする"),
        ("Copy it for {what}", "{what}を対象にコピーする"),
        ("Do not copy it", "コピーしない"),
    ),
    "card:search": Reason(
        ("Which Incident do you put on top?", "どの異変を一番上に置きますか?"),
        ("Put on top", "上に置く"),
        ("Put {what} on top", "{what}を一番上に置く"),
    ),
    "card:strip": Reason(
        ("Which Item is discarded?", "どのアイテムを捨てさせますか?"),
        DISCARD,
        ("Discard {what}", "{what}を捨てさせる"),
        ("None", "捨てさせない"),
    ),
    "card:top": Reason(
        (
            "Which go back on top? The first one chosen lies uppermost; the rest goes to the bottom.",
            "上に戻すカードを選んでください。最初に選んだものが一番上になり、残りは下に置きます。",
        ),
        ("On top", "上に置く"),
        ("Put {what} on top", "{what}を上に置く"),
        ("No more on top", "上にはこれ以上置かない"),
    ),
    "card:bottom": Reason(
        (
            "In which order do these go to the bottom? The last one lies lowest.",
            "下に置く順番を選んでください。最後のものが一番下になります。",
        ),
        ("To the bottom", "下に置く"),
        ("Put {what} to the bottom", "{what}を下に置く"),
    ),
    "card:deck": Reason(
        ("Which card do you put back on the deck?", "どのカードを山札に戻しますか?"),
        ("Put back", "戻す"),
        ("Put {what} back", "{what}を戻す"),
    ),
    "card:deal": Reason(
        ("Choose the card for {seat}.", "{seat}に配るカードを選んでください。"),
        ("Give", "配る"),
        ("Give {what} to {seat}", "{seat}に{what}を配る"),
    ),
    "card:give": Reason(
        ("Which cards do you give?", "どのカードを渡しますか?"),
        ("Give", "渡す"),
        ("Give {what}", "{what}を渡す"),
        ("Give no more", "これ以上渡さない"),
    ),
    "card:take": Reason(
        ("Which card do you take?", "どのカードを手札に加えますか?"),
        ("Take", "加える"),
        ("Take {what}", "{what}を手札に加える"),
        ("Take none", "加えない"),
    ),
    "card:keep": Reason(
        ("Which cards do you keep? The others are discarded.", "どのカードを残しますか? 残りは捨てます。"),
        ("Keep", "残す"),
        ("Keep {what}", "{what}を残す"),
        ("Keep no more", "これ以上残さない"),
    ),
    "type:ban": Reason(
        ("Which cards may nobody play?", "誰も使えなくなるカードの種類を選んでください。"),
        CHOOSE,
        ("Nobody may play {what} cards", "誰も{what}カードを使えない"),
    ),
    "pile:look": Reason(
        ("Which deck do you look at?", "どちらの山札を見ますか?"),
        CHOOSE,
        ("Look at the {what}", "{what}を見る"),
    ),
    "end:deck": Reason(
        ("Top or bottom of the deck?", "山札の上と下、どちらに置きますか?"),
        CHOOSE,
        ("Put it on the {what}", "{what}に置く"),
    ),
    "mode": Reason(("What do you do?", "どれを行いますか?"), CHOOSE, ("{what}", "{what}")),
}
# What is told in words, by the reason's first word.
PLAIN: dict[str, tuple[tuple[str, str], ...]] = {
    "type": (("Danmaku", "弾幕"), ("Dodge", "回避"), ("Invocation", "発動"), ("Item", "アイテム")),
    "pile": (("Main Deck", "山札"), ("Incident deck", "異変の山札")),
    "end": (("top", "山札の上"), ("bottom", "山札の下")),
}


def reason_of(why: str) -> Reason:
    """By the reason a pick gives: "mode:…" and "card:deal 3" carry more."""
    if why.startswith("mode:"):
        return REASONS["mode"]
    return REASONS[why.split(" ")[0]]
