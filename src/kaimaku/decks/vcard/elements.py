"""The seven elements (4.3.0.2) in words."""

from kaimaku.decks.reading import Words

ELEMENTS: dict[str, Words] = {
    "fire": ("Fire", "火"),
    "water": ("Water", "水"),
    "grass": ("Grass", "草"),
    "platinum": ("Platinum", "プラチナ"),
    "electric": ("Electric", "電気"),
    "divine": ("Divine", "神聖"),
    "chaos": ("Chaos", "カオス"),
}
NEUTRAL: Words = ("Neutral", "ニュートラル")
