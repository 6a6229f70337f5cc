"""English verbs with their nouns, and sentences: how keywords, conditions, commas and "and" reach over what is done."""

from __future__ import annotations

from kaimaku.language.reading import Row

TOKENS = ("feed", "bless", "bolster", "decay", "exalt", "submerge", "corrupt", "burn", "fracture")
TO = (
    ("to {whose:Owner} hand", "TO_HAND"),
    ("to {whose:Owner} deck", "TO_DECK"),
    ("(on top of|to the top of) {whose:Owner} deck", "ON_TOP"),
    ("to the bottom of {whose:Owner} deck", "TO_BOTTOM"),
)
VERBS: tuple[Row, ...] = (
    ("{n:signed} pl to {who:Noun}", "PL({n}, {who})"),
    ("draw {n:count}( card| cards|)", "Draw({n})"),
    ("discard {n:count} {what:Cards}( from your hand|)", "Discard({n}, {what})"),
    ("your opp discards {n:count} {what:Cards}( from their hand|)", "Discard({n}, {what}, whose=OPPS)"),
    ("discard the top {n:Top} of {whose:Whose} deck", "Mill({n}, {whose})"),
    ("discard {n:count} of them", "Bin({n})"),
    ("discard {what:Noun}", "Fall({what})"),
    ("discard {what:Noun}", "Scrap({what})"),
    *((f"{token} {{what:Noun}}", f"{token.title()}({{what}})") for token in TOKENS),
    *((f"{token} {{what:Noun}} {{n:times}}", f"{token.title()}({{what}}, {{n}})") for token in TOKENS),
    ("undertow {n:count}( vt| vts| card| cards|)", "Undertow({n})"),
    ("cancel (it|that {what:word})", "Cancel()"),
    ("generate( {n:num}|[{n:num}])( mana|)", "Generate({n})"),
    ("coin pile", "CoinPile(1)"),
    ("coin pile {n:times}", "CoinPile({n})"),
    ("spend {n:num} (coin|coins)", "Spend({n})"),
    ("keep up to {n:num} (coin|coins) after combat", "KeepCoins({n})"),
    ("(return|put) a card from your hand to your deck", "PutBack(TO_DECK)"),
    ("(return|put) a card from your hand (to|on) (the |)top of your deck", "PutBack(ON_TOP)"),
    ("(return|put) a card from your hand (to|on) (the |)bottom of your deck", "PutBack(TO_BOTTOM)"),
    ("return the top card of your discard pile to your deck", "Recycle()"),
    ("return that evolution card to its owner's deck", "Devolve()"),
    *((f"return {{what:Noun}} {said}", f'Return({{what}}, {to}, "{{whose}}")') for said, to in TO),
    ("revive {who:Noun}", "Revive({who})"),
    ("unlock (a|an) (locked |)(card|vt|ally|mascot)( you control|)", "Unlock(YOUR_CARD)"),
    ("unlock {what:Noun}", "Unlock({what})"),
    ("swap (it|your active vt) with {who:Noun}", "SwapActive({who})"),
    ("swap (the position of |the positions of |){who:Noun}", "Swap({who})"),
    ("move {what:Noun} to a different vt (you control|your opp controls)", "MoveAlly({what})"),
    ("move {who:Noun} to (an |)empty (vt |)(spot|spots)", "Move({who})"),
    ("attach an ally from your discard pile to {who:Noun}", "Attach({who})"),
    ("remove a status effect from (a vt or a spot|a vt|any vt|a spot|any vt or spot)", "RemoveStatus(ANYWHERE)"),
    ("remove a status effect from (a vt or a spot|a vt|a spot) you control", "RemoveStatus(ON_YOURS)"),
    ("remove a status effect from it", "RemoveStatus(ON_IT)"),
    ("remove all decay", "CleanseDecay()"),
    ("search your deck for {what:Kind}", "Search({what})"),
    ("your opp shuffles their deck", "Shuffle()"),
    (
        "(draw|put) a card from your discard pile( into your hand|); it can't be played until after combat",
        "Salvage()",
    ),
    ("look at the top {n:Top} of {whose:Whose} deck", "LookTop({n}, {whose})"),
    ("reveal the top {n:Top} of {whose:Whose} deck", "RevealTop({n}, {whose})"),
    ("draw 1 of them", "Keep()"),
    ("you may reveal and draw {what:Kind} (of|from among) them", "Keep({what})"),
    ("put {what:Left} on the bottom( in any order|)", "ToBottom({what})"),
    ("put {what:Left} on the top or bottom( in any order|)", "ToEither({what})"),
    ("put {what:Left} into your opp's hand", "ToOpp({what})"),
    ("shuffle {what:Left} back", "ShuffledBack({what})"),
    ("trigger (the|a) snap( effect|) of {who:Noun}", "SnapOfYours()"),
    ("trigger (the|a) negative( effect|) of your active vt", "NegativeOfActive()"),
    ("trigger (the|a) positive( effect|) of a vt( you control|) in its negative state", "PositiveOfBackstage()"),
    ("trigger (the|a) {word:keyword}( effect|) of a vt you control", 'AnyOf("{word}")'),
    ("play this as a copy of it", "CopyIt()"),
    ("your opp can't play more than {n:num} (support|supports)( this turn| that turn|)", "Cap({n})"),
)
GATES = {
    **{word: word.title().replace(" ", "") for word in ("low tide", "high tide", "positive", "negative", "coastline")},
    **{word: word.title() for word in ("circuit", "calamity", "jolt", "chain", "fuel", "grow", "havoc")},
    **{word: word.title() for word in ("aftershock", "surge")},
}


def _gated(do: str) -> list[Row]:
    """A keyword before something of a category; what cannot stand behind it, the card language refuses."""
    found = [(f"{word}: {{do:{do}}}", f"{name}({{do}})") for word, name in GATES.items()]
    for word in ("unity", "greed", "invoke"):
        found.append((f"{word}[{{n:num}}]: {{do:{do}}}", f"{word.title()}({{n}}, {{do}})"))
        found.append((f"{word}: {{do:{do}}}", f"{word.title()}(1, {{do}})"))
    for said, whose in (("( self|)", "YOURS"), (" opp", "OPPS")):
        found.append((f"ash{said} {{n:num}}: {{do:{do}}}", f"Ash({whose}, {{n}}, {{do}})"))
        found.append((f"ash{said}[{{n:num}}]: {{do:{do}}}", f"Ash({whose}, {{n}}, {{do}})"))
        found.append((f"ash{said}: {{do:{do}}}", f"Ash({whose}, 1, {{do}})"))
    return found


FOOD = ". when that food is discarded, {do:Part}"
SIMPLE: tuple[Row, ...] = (
    ("{do:Verb}", "{do}"),
    ("you {do:Verb}", "{do}"),
    ("{do:Theirs}", "{do}"),
    ("{do:Simple} for each {who:Noun}", "PerEach({who}, {do})"),
    ("spend any number of coins: {do:Simple} for every {n:num} spent", "PerCoins({n}, {do})"),
)
AND: tuple[Row, ...] = (
    ("{one:Simple} and {more:Ands}", "And({one}, {more})"),
    ("{n:signed} pl to {one:Noun} and {two:Noun}", "And(PL({n}, {one}), PL({n}, {two}))"),
    ("{n:signed} pl to {one:Noun} and {two:Noun} and {more:Ands}", "And(PL({n}, {one}), PL({n}, {two}), {more})"),
)
PART: tuple[Row, ...] = (
    (f"feed {{who:Noun}}{FOOD}", "Feed({who}, lost={do})"),
    (f"feed {{who:Noun}} {{n:times}}{FOOD}", "Feed({who}, {n}, {do})"),
    ("{do:Simple}", "{do}"),
    *_gated("Part"),
    ("crit: {sides:Coin}", "Crit({sides})"),
    ("crit: your opp flips. {sides:Coin}", "Crit({sides}, flips=OPPS)"),
    ("choose one: {modes:Modes}", "ChooseOne({modes})"),
    ("immediately {do:Part}", "Immediately({do})"),
    ("you may {do:Part}", "May({do})"),
    ("in your opp's next turn, {do:Part}", "NextTurn({do})"),
    ("if {held:Condition}, {do:Part}", "If({held}, {do})"),
    ("{one:Item}, {more:Items}", "Comma({one}, {more})"),
    ("{do:And}", "{do}"),
)
HEARD: tuple[Row, ...] = (
    ("when {on:Moment}, {do:Part}", "Whenever({on}.when, {do})"),
    ("(after|if) {on:Moment}, {do:Part}", "Whenever({on}.after, {do})"),
    ("{do:Part} when {on:Moment}", "Whenever({on}.when, {do})"),  # 4.4.1.4c
    ("{do:Part} after {on:Moment}", "Whenever({on}.after, {do})"),
)
LASTING: tuple[Row, ...] = (
    ("{n:signed} pl", "Has({n}, THIS_VT)"),
    ("{n:signed} pl to {who:Noun}", "Has({n}, {who})"),
    ("{who:Noun} (has|have) {n:signed} pl", "Has({n}, {who})"),
    ("draw {n:count} extra (card|cards) at the start of your turn", "ExtraDraw({n})"),
    ("players may only play {n:count} (support|supports) each turn", "OnlySupports({n})"),
    ("players may play {n:count} additional (support|supports) each turn", "MoreSupports({n})"),
    ("keep (up to |){n:count} (coin|coins) after combat", "CoinsStay({n})"),
    ("players can't search their decks", "NoSearching()"),
    ("your opp's active vt gets no elemental advantage against this vt", "NoAdvantage()"),
)
STANDING: tuple[Row, ...] = (
    ("bloom: {do:Part}", "Bloom({do})"),
    ("erupt: {do:Part}", "Erupt({do})"),
    *_gated("Standing"),
    ("when this ally is discarded, {do:Part}", "WhenScrapped({do})"),
    *HEARD,
    *((f"once each turn, {said}", f"{code[:-1]}, once=True)") for said, code in HEARD),
    ("if {held:Condition}, {do:Lasting}", "While({held}, {do})"),
    ("{do:Lasting}", "{do}"),
    ("attach only to (a|an) {e:element} vt", 'Only("{e}")'),
    ("{do:Part}", "{do}"),
)
SENTENCES: dict[str, tuple[Row, ...]] = {
    "Simple": SIMPLE,
    "And": AND,
    "Ands": (("{one:Simple} and {more:Ands}", "{one}, {more}"), ("{last:Last}", "{last}")),
    "Last": tuple(row for row in PART if "{more" not in row[0] and row[0] != "{do:And}"),
    "Item": (("{do:Simple}", "{do}"), ("{do:And}", "{do}")),
    "Items": (("{one:Item}, {more:Items}", "{one}, {more}"), ("{last:Last}", "{last}"), ("{do:And}", "{do}")),
    "Coin": (
        ("success: {win:Part}. fail: {lose:Part}", "{win}, {lose}"),
        ("(success: |){win:Part}", "{win}"),
        ("fail: {lose:Part}", "lose={lose}"),
    ),
    "Part": PART,
    "Lasting": LASTING,
    "Standing": STANDING,
    "Answer": (
        ("when {on:Moment}, {do:Part}", "{on}.when, {do}"),
        ("(after|if) {on:Moment}, {do:Part}", "{on}.after, {do}"),  # 4.6.6.4
    ),
}
