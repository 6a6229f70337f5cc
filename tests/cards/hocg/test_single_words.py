"""A word of the card language is for two cards or for a term of the rules: words of a single card, each with its rule.

A word that no card uses any more, or that a second one uses, leaves the list; a new one needs a row.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from kaimaku.games.hocg import cards, lang
from kaimaku.judge import catalogue

# The rule whose term it is, or by which it can't be put together from others; then what is special.
SINGLE = {
    "AlsoCheers": ("2.4.3", "cheers that are of another color too, for whatever asks; AlsoColors is about holomem"),
    "AlsoNamed": ("2.11.2.3", "the term for extra names, given for a time; on printed cards it is an Extra"),
    "AnotherArts": ("5.25", "the term, with another Arts instead of the same"),
    "Borrow": ("5.28", "the term"),
    "Critical": ("12.2.4.2", "the term, given for a time"),
    "DealInstead": ("10.11.1", "the replacement of whom an Arts damages, as 12.2.4.5 deals it"),
    "DiceDouble": ("5.24", "as DiceShow, but what the die shows counts on, so it has no number of its own"),
    "Down": ("4.4.9", "the term"),
    "Exchange": ("5.10", "the term (switch), which is another than swap"),
    "ExtraTurn": ("5.27", "the term"),
    "FaceAs": ("5.24", "one die of a roll that has fallen; DiceShow is about all of those to come"),
    "Heals": ("5.23", "more HP restored by one card's ability, as Deals is more damage"),
    "InPlaceOfHand": ("10.11.3", "a replacement for part of a cost, as InPlaceOfCheer"),
    "Irreducible": ("12.2.4.4", "of this Arts, as its text; FirmArts is of all Arts of a holomem"),
    "Later": ("10.9.1", "an effect that waits for a moment of this turn"),
    "LifeLock": ("rb.term.life-minus", "the term is what it stops"),
    "Look": ("5.8", "the term"),
    "LookAll": ("5.9", "the term, with a place for each card"),
    "LookArchive": ("5.9", "the term, with one card to the archive and the others back"),
    "MascotLimit": ("5.17.3.2", "the rule that it changes"),
    "NamedArtsCost": ("12.2.3.1", "the cost of one Arts of several; ArtsCost is of all"),
    "Negate": ("10.10.1.2", "the layer of abilities"),
    "Nothing": ("10.11.1.1", "the replacement by nothing: what would happen never does"),
    "OnlyTarget": ("12.2.3.2", "the target that the rule chooses, narrowed"),
    "ReattachInstead": ("10.11.1", "the replacement of archiving one attached card"),
    "Redirect": ("10.11.1.1", "the replacement of who takes damage"),
    "Reveal": ("5.11", "the term"),
    "Reveals": ("5.11", "the number of cards that others reveal, which layers change"),
    "RockPaperScissors": ("6.2.1.3", "the game by which players decide, as at the beginning"),
    "RollOff": ("5.24", "both players roll: neither is the roll of an ability that the other's cards may change"),
    "SetFace": ("5.24", "a face named before the die is rolled, by its player"),
    "ShufflePower": ("5.6", "the term, of a zone that nothing else shuffles"),
    "SkillCost": ("12.1.3", "the rule that it changes"),
    "SkillLimit": ("12.1.4", "the rule that it changes"),
    "SplitDamage": ("5.22", "the term, with the points divided by their player"),
    "TakeInstead": ("10.11.1", "the replacement of archiving one revealed card"),
    "ToDebut": ("5.15", "the term"),
    "ToolLimit": ("5.17.3.1", "the rule that it changes, as MascotLimit"),
    "UnderPower": ("4.15.2", "the order of holo Power, which nothing else changes"),
    "WinGame": ("1.2.4", "the rule"),
    "baton_of": ("8.7.2", "the cost that the rule speaks of"),
    "bloomed_now_from": ("5.14", "a bloom of this turn, by what it was from"),
    "bloomed_with": ("5.14.1", "a bloom, by the skill that made it"),
    "colors": ("2.4.1", "how many colors things have, by the icons that the rule counts"),
    "different_cheers": ("2.4.4", "what one has and the other has not"),
    "different_colors": ("2.4.4", "of several, each with another"),
    "hp_at_least": ("4.4.5.4", "the remaining HP that the rule defines"),
    "hp_at_most": ("4.4.5.4", "the remaining HP that the rule defines"),
    "namesakes": ("5.9.2", "the kinds of a search that go by the name of one another"),
    "no_tag": ("2.7", "the tag that the rule defines, not there"),
    "one_level": ("2.3.1", "the level that the rule defines, of several"),
    "partner": ("5.16", "who is in front with the one that collabs"),
    "placed_now": ("8.3.2", "the condition of the rule"),
    "same_level": ("2.3.1", "the level that the rule defines, as another's"),
    "same_tag": ("2.7", "the tag that the rule defines, of several"),
    "share_color": ("2.4.4", "the term, of several"),
    "shift": ("5.20", "the term"),
    "to_use": ("10.4.2.2", "what using an attached card costs; other supports say it with pay="),
    "without": ("4.4.8", "nothing attached, the opposite of having"),
}


def used() -> Counter[str]:
    """How many cards use each word."""
    found: Counter[str] = Counter()
    for path in sorted(Path(cards.__file__).parent.glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Expr):
                found.update({name.id for name in ast.walk(node) if isinstance(name, ast.Name)})
    return found


SPEECH = {"BadDeclaration", "Condition", "Say", "texts"}  # exported, but no words of cards


def verbs_and_filters() -> set[str]:
    """What does or filters something; nouns, moments and numbers are in capitals."""
    return {name for name in lang.__all__ if not name.isupper()} - SPEECH


def test_every_word_of_a_single_card_has_a_rule() -> None:
    counts = used()
    single = {word for word in verbs_and_filters() if counts[word] < 2}
    assert single == set(SINGLE)


@pytest.mark.parametrize("word", sorted(SINGLE))
def test_the_rule_exists(word: str) -> None:
    rule, _ = SINGLE[word]
    assert catalogue.lookup(f"hocg:{rule}", "hocg").id == f"hocg:{rule}"
