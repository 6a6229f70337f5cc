"""A pair of wordings for each rule of the normaliser, by the reason of the rule: made up, and short."""

from __future__ import annotations

EN: dict[str, tuple[str, str]] = {
    "the plural of holomem is holomem": ("Archive all of your holomems.", "Archive all of your holomem."),
    "cards are counted: fewer": (
        "If you have 7 or less cards in hand, rest.",
        "If you have 7 or fewer cards in hand, rest.",
    ),
    "a verb was left out": ("Reveal 1 fan, and it to hand.", "Reveal 1 fan, and add it to hand."),
    "a subject was left out": ("If collab with 〈A〉, draw 2 cards.", "If you collab with 〈A〉, draw 2 cards."),
    "one past tense or the other": (
        "If you have used an item this turn, rest.",
        "If you used an item this turn, rest.",
    ),
    "each player has a stage": (
        "Archive 2 cheers from both players' stage.",
        "Archive 2 cheers from both players' stages.",
    ),
    "an article more or less": ("Choose 1 holomem with fan attached.", "Choose 1 holomem with a fan attached."),
    "the article before deck": ("If 2 fans were returned to deck, rest.", "If 2 fans were returned to the deck, rest."),
    "the wide colon": ("You may rest this holomem：Draw 4 cards.", "You may rest this holomem:Draw 4 cards."),
    "a bullet before a sentence": ("■Draw 4 cards.", "Draw 4 cards."),
    "lines and blank lines": ("Rest this holomem.\n\nDraw 4 cards.", "Rest this holomem. Draw 4 cards."),
    "the space behind a mark or a colon": ("[1/Turn]Draw 4 cards.", "[1/Turn] Draw 4 cards."),
    "the space before a sum": ("Your back holomem gets Arts +70.", "Your back holomem gets Arts+70."),
    "the comma before and": ("Draw 4 cards, and archive 3 cards.", "Draw 4 cards and archive 3 cards."),
    "a range, both ends included (1.3.5.2)": ("Archive 2~4 fans.", "Archive 2 to 4 fans."),
    "the colon behind a roll that must be made": (
        "Roll a die once: If it is 2, rest.",
        "Roll a die once. If it is 2, rest.",
    ),
    "the full stop at the end": ("Draw 4 cards", "Draw 4 cards."),
    "there is one opponent": ("Look at the opponent's hand.", "Look at your opponent's hand."),
    "the deck is one's own": ("Shuffle the deck.", "Shuffle your deck."),
    "drawing is from one's own deck (G-24)": ("Draw 4 cards from your deck.", "Draw 4 cards."),
    "putting into hand is adding to hand": ("Put the revealed fans into hand.", "Add the revealed fans to hand."),
    "the hand is one's own": ("Archive 4 cards from hand.", "Archive 4 cards from your hand."),
    "a holo Power is a card of it": ("Archive 1 of your holo Powers.", "Archive 1 card from your holo Power."),
    "to or as holo Power": ("Put 1 card from your hand to holo Power.", "Put 1 card from your hand as holo Power."),
    "the rest are the remaining cards": ("Archive the rest.", "Archive the remaining cards."),
    "a card is named without saying that it is one": (
        "You may only use the card 〈A〉 twice.",
        "You may only use 〈A〉 twice.",
    ),
    "a holomem that costs no life": (
        "Your opponent's life does not reduce even if downed.",
        "Your opponent loses no life even if they are downed.",
    ),
    "a holomem's cheers are those attached to it": (
        "This Arts gets +70 for each of this holomem's cheers.",
        "This Arts gets +70 for each cheer attached to this holomem.",
    ),
    "the same holomem named again": (
        "This holomem gets +70 HP for each fan attached to this holomem.",
        "This holomem gets +70 HP for each fan attached to it.",
    ),
    "one of its cheers": ("Archive 1 of this holomem's cheers.", "Archive 1 cheer from this holomem."),
    "whose target is named before or behind": ("Rest this Arts' target.", "Rest the target of this Arts."),
    "each color is a different one": (
        "Draw 1 card for each different color among them.",
        "Draw 1 card for each color among them.",
    ),
    "what a holomem has is attached to it": (
        "If this holomem has a fan attached, rest.",
        "If a fan is attached to this holomem, rest.",
    ),
    "there are, or they are": (
        "If there are 4 or more cheers attached to this holomem, rest.",
        "If 4 or more cheers are attached to this holomem, rest.",
    ),
    "what one has in the archive is there": (
        "If you have 4 or more fans in your archive, rest.",
        "If there are 4 or more fans in your archive, rest.",
    ),
    "there is one center holomem (4.7.3)": (
        "If you have a center holomem with #Song, rest.",
        "If your center holomem has #Song, rest.",
    ),
    "a hand has what its player has in hand": (
        "If your hand has fewer cards than your opponent's, rest.",
        "If you have fewer cards in hand than your opponent, rest.",
    ),
    "different card names": (
        "Rest 3 holomem with #Song and with different card names.",
        "Rest 3 differently named holomem with #Song.",
    ),
    "what was done is not named again": (
        "You may archive 1 fan. If archived, draw 4 cards.",
        "You may archive 1 fan. If you did, draw 4 cards.",
    ),
    "a text counts what it did itself": (
        "Draw 1 card for each fan returned by this ability.",
        "Draw 1 card for each fan returned.",
    ),
    "from or to the holomem they are stacked to": (
        "Archive 2 stacked holomem from this holomem.",
        "Archive 2 holomem stacked to this holomem.",
    ),
    "all do not is none does": (
        "All of your back holomem do not take damage.",
        "None of your back holomem take damage.",
    ),
    "the count before or behind": (
        "For each fan on your stage, draw 2 cards.",
        "Draw 2 cards for each fan on your stage.",
    ),
    "the turn before or behind the event": (
        "During your opponent's turn, usable if your holomem would rest: Draw 4 cards.",
        "Usable if your holomem would rest during your opponent's turn: Draw 4 cards.",
    ),
    "all but this holomem": ("Rest your back holomem other than this holomem.", "Rest your other back holomem."),
    "the position before or behind": (
        "Your 2nd holomem with #Song in the back position gets Arts+70.",
        "Your back 2nd holomem with #Song gets Arts+70.",
    ),
    "the stage before or behind": (
        "If there is a 2nd holomem on your stage, rest.",
        "If your stage has a 2nd holomem, rest.",
    ),
    "a condition of what follows (G-36)": (
        "When this holomem is downed and your life is 3 or less, draw 4 cards.",
        "When this holomem is downed, if your life is 3 or less, draw 4 cards.",
    ),
    "sentences are carried out in their order": (
        "Draw 4 cards. Then, rest this holomem.",
        "Draw 4 cards. Rest this holomem.",
    ),
    "going down is an event either way": (
        "If your back holomem is downed, draw 4 cards.",
        "When your back holomem is downed, draw 4 cards.",
    ),
    "downing is an event either way": (
        "If this holomem downed your opponent's back holomem, rest.",
        "When this holomem downs your opponent's back holomem, rest.",
    ),
    "dealing damage is an event either way (G-38)": (
        "If this Arts dealt damage, rest.",
        "When this Arts deals damage, rest.",
    ),
    "a side has one center and one collab holomem (4.7.3, 4.8.3)": (
        "Rest 1 of your opponent's collab holomem.",
        "Rest your opponent's collab holomem.",
    ),
    "no zone named means the stage (G-25)": (
        "If you have a holomem with #Song, rest.",
        "If your stage has a holomem with #Song, rest.",
    ),
    "one's own are those on one's stage (G-25)": (
        "Choose 2 red holomem on your stage.",
        "Choose 2 of your red holomem.",
    ),
    "a name on the stage is a holomem's (4.4.1)": (
        "If your stage has a 〈A〉 holomem, rest.",
        "If your stage has an 〈A〉, rest.",
    ),
    "what is not divided has one receiver (G-27)": (
        "Restore 70 HP to 1 of your holomem.",
        "Restore 70 HP to your holomem.",
    ),
    "the opponent's holomem spoken of": (
        "When your opponent's back holomem rests, archive 1 of that opponent's back holomem.",
        "When your opponent's back holomem rests, archive that holomem.",
    ),
    "the holomem that was downed": (
        "Usable when your holomem is downed: Archive 1 of your downed holomem.",
        "Usable when your holomem is downed: Archive that holomem.",
    ),
    "any number of several names is any mixture of them": (
        "Reveal any number of 〈A〉 and/or 〈B〉.",
        "Reveal any number of 〈A〉 and 〈B〉.",
    ),
}
EN_HOLDER: dict[str, tuple[str, str]] = {
    "the holder is this holomem": ("The holomem this fan is attached to gets +70 HP.", "This holomem gets +70 HP."),
    "that holomem is the holder if nobody else was named": (
        "When this holomem rests, archive that holomem.",
        "When this holomem rests, archive this holomem.",
    ),
}

JA: dict[str, tuple[str, str]] = {
    "holoX is spelt with a capital": ("#秘密結社holoxを持つファン", "#秘密結社holoXを持つファン"),
    "a sound left out as in speech": ("ファンが付いてるホロメン", "ファンが付いているホロメン"),
    "the wave of a range": ("ファン2~4枚", "ファン2～4枚"),
    "a support is a support card": ("サポート2枚を見る", "サポートカード2枚を見る"),
    "colorless is a color of costs": ("必要な無色エール-2", "必要な無色-2"),
    "commas, spaces and lines": ("その中から、\nファン2枚を見る", "その中からファン2枚を見る"),
    "a bullet before a sentence": ("■ファン2枚を見る", "ファン2枚を見る"),
    "the colon behind a roll that must be made": ("サイコロを2回振る:お休みする", "サイコロを2回振る。お休みする"),
    "brackets around alternatives that stand alone": (
        "このホロメンに[ツールかファン]が付いている",
        "このホロメンにツールかファンが付いている",
    ),
    "brackets around two positions": (
        "相手の[センターホロメンかコラボホロメン]のエール4枚",
        "相手のセンターホロメンかコラボホロメンのエール4枚",
    ),
    "a holomem that costs no life, in brackets": (
        "お休みさせる(ダウンしても相手のライフは減らない)",
        "お休みさせる。ただし、ダウンしても相手のライフは減らない",
    ),
    "two changes in one sentence or in two": (
        "このホロメンのHP+70し、このホロメンのアーツ-70",
        "このホロメンのHP+70。このホロメンのアーツ-70",
    ),
    "the full stop at the end": ("ファン2枚を見る", "ファン2枚を見る。"),
    "時 of a state that lasts": ("ファンがいる時、お休みする", "ファンがいるなら、お休みする"),
    "の時 of a state that lasts": ("奇数の時、お休みする", "奇数なら、お休みする"),
    "間 of a standing text": ("ファンがある間、アーツ+70", "ファンがあるなら、アーツ+70"),
    "ければ is なら": ("相手より少なければ、お休みする", "相手より少ないなら、お休みする"),
    "ていれば is ていたなら": ("残りHPをオーバーしていれば、お休みする", "残りHPをオーバーしていたなら、お休みする"),
    "only if, or not unless": ("自分のファンがいる時にしか使えない", "自分のファンがいるならでなければ使えない"),
    "に behind a condition": ("自分のファンがいる時に使える", "自分のファンがいるなら使える"),
    "sentences are carried out in their order": ("その後、ファン2枚を見る", "ファン2枚を見る"),
    "drawing, then something else": ("自分のデッキを2枚引いた後、お休みする", "自分のデッキを2枚引き、お休みする"),
    "one's own hand and archive": ("2枚引き、手札4枚を見る", "2枚引き、自分の手札4枚を見る"),
    "restoring as a verb or as a noun": ("このホロメンのHPを70回復する", "このホロメンのHP70回復"),
    "two ways to say may": ("お休みさせることができる", "お休みさせられる"),
    "moving or making move": ("バックポジションに移動する", "バックポジションに移動させる"),
    "in the main step": ("自分のメインステップに使える:お休みする", "自分のメインステップで、お休みする"),
    "all but this holomem": ("このホロメン以外の自分のファンを見る", "自分の他のファンを見る"),
    "all but this holomem on a stage": (
        "自分のステージにこのホロメン以外のバックホロメン",
        "自分のステージに他のバックホロメン",
    ),
    "the center is the center holomem": ("自分のセンターが〈A〉", "自分のセンターホロメンが〈A〉"),
    "a side has one center and one collab holomem (4.7.3, 4.8.3)": (
        "相手のコラボポジションのホロメン1人を見る",
        "相手のコラボホロメンを見る",
    ),
    "の or が before taking": ("このホロメンの受けるダメージ-70", "このホロメンが受けるダメージ-70"),
    "its ability, or it by its ability": (
        "自分のホロメンが能力でサイコロを振る",
        "自分のホロメンの能力でサイコロを振る",
    ),
    "rolling again": ("サイコロを1回振り直す", "振り直す"),
    "a name on the stage is a holomem's (4.4.1)": ("相手のステージにホロメンの〈A〉", "相手のステージに〈A〉"),
    "a level before a name": ("2ndホロメンの〈A〉2枚", "2nd〈A〉2枚"),
    "a color before a name": ("赤の〈A〉2枚", "赤〈A〉2枚"),
    "a level bloomed from": ("1stホロメンからBloomした", "1stからBloomした"),
    "being one with a tag is having it": (
        "このカードが#歌を持つホロメンなら、お休みする",
        "このカードが#歌を持つなら、お休みする",
    ),
    "cheers of one's holomem are one's cheers on the stage (G-25)": (
        "相手のホロメンの赤エール2枚を見る",
        "相手の赤エール2枚を見る",
    ),
    "attached to all of one's holomem, or one's own on the stage": (
        "自分のホロメン全員に付いているファン",
        "自分のファン",
    ),
    "cheers are attached to their holomem": ("このホロメンに付いているエール4枚", "このホロメンのエール4枚"),
    "being there is said of a number or not": (
        "相手の手札が4枚以上あるなら、お休みする",
        "相手の手札が4枚以上なら、お休みする",
    ),
    "how many holomem there are": ("自分のホロメンの人数が相手より少ない", "自分のホロメンが相手より少ない"),
    "the position of the one hit": (
        "このアーツの対象のホロメンがバックポジションにいるなら、お休みする",
        "このアーツの対象がバックホロメンなら、お休みする",
    ),
    "as much as was dealt": ("それと同じ数値の特殊ダメージ", "与えたダメージと同じ数値の特殊ダメージ"),
    "the revealed cards are all of them": ("公開したカードすべてを見る", "公開したカードを見る"),
    "back to hand or into hand, of what was never there": (
        "公開したカードを手札に戻す",
        "公開したカードを手札に加える",
    ),
    "cards from among them": ("その中から2枚を手札に加える", "その中からカード2枚を手札に加える"),
    "what was archived is a card": ("アーカイブしたホロパワー2枚につき", "アーカイブしたカード2枚につき"),
    "where they went was just said": ("手札に戻したカード2枚につき", "戻したカード2枚につき"),
    "one's own deck is shuffled": ("自分のデッキをシャッフルする", "デッキをシャッフルする"),
    "the option on revealing and placing": (
        "1stホロメン2枚を公開できる:公開したホロメンをステージに出す",
        "1stホロメン2枚を公開し、ステージに出せる",
    ),
    "choosing before doing": ("相手のエール2枚を選び、アーカイブする", "相手のエール2枚を、アーカイブする"),
    "choosing any number before doing": ("ファンを好きな枚数選び、アーカイブする", "ファンを好きな枚数アーカイブする"),
    "how many are counted at most, in brackets": (
        "ファン1枚につき(数えるのは4枚まで)、アーツ+70",
        "ファン1枚につき、アーツ+70。ただし、数える枚数は4枚まで",
    ),
    "how many cheers are counted at most": ("アーツ+70(エールは最大4枚まで)", "アーツ+70。ただし、数える枚数は4枚まで"),
    "from where and to whom": ("ファンをホロメンに手札から付けた時", "ファンを手札からホロメンに付けた時"),
    "any number before or behind": ("相手の手札好きな枚数を見る", "相手の手札を好きな枚数見る"),
    "one each before or behind": ("エール1枚ずつをバックホロメン全員に送る", "エールをバックホロメン全員に1枚ずつ送る"),
    "the duration before or behind the count": (
        "ファン1枚につき、このターンの間、アーツ+70",
        "このターンの間、ファン1枚につき、アーツ+70",
    ),
    "whose before or behind the tag": ("#歌を持つ自分のホロメンを見る", "自分の#歌を持つホロメンを見る"),
    "the number before or behind を": ("バックホロメンを2人選ぶ", "バックホロメン2人を選ぶ"),
    "level and color in either order": ("1stの赤ホロメン2枚", "赤1stホロメン2枚"),
    "what there is in the archive": (
        "相手のアーカイブのファンが4枚以上なら、お休みする",
        "相手のアーカイブにファンが4枚以上なら、お休みする",
    ),
    "no zone named means the stage (G-25)": ("相手のステージのファンを見る", "相手のファンを見る"),
    "being there without a zone is being on the stage (G-25)": (
        "相手のステージに2ndホロメンがいるなら、お休みする",
        "相手の2ndホロメンがいるなら、お休みする",
    ),
    "one or the other is one (G-31)": (
        "自分のセンターホロメンかコラボホロメンどちらかに送る",
        "自分のセンターホロメンかコラボホロメンに送る",
    ),
    "one card goes to one holomem": (
        "相手のエール1枚を、相手のバックホロメン1人に送る",
        "相手のエール1枚を、相手のバックホロメンに送る",
    ),
    "what is not divided has one receiver (G-27)": (
        "自分のバックホロメン1人のHP70回復",
        "自分のバックホロメンのHP70回復",
    ),
    "one cheer is one holomem's": ("相手のバックホロメン1人のエール1枚を見る", "相手のバックホロメンのエール1枚を見る"),
    "a position for one holomem (4.7.3, 4.8.3)": (
        "自分のDebutホロメン1人がセンターポジションで受けるダメージ-70",
        "自分のDebutホロメンがセンターポジションで受けるダメージ-70",
    ),
    "who was spoken of is one": ("選んだホロメン1人のアーツ+70", "選んだホロメンのアーツ+70"),
    "the opponent's holomem spoken of": (
        "相手のバックホロメンを選ぶ。その相手のバックホロメン1人を見る",
        "相手のバックホロメンを選ぶ。そのホロメンを見る",
    ),
    "the holomem that was downed": (
        "〈A〉がダウンした時に使える:自分のダウンしたホロメン1人を見る",
        "〈A〉がダウンした時に使える:そのホロメンを見る",
    ),
    "Arts only ever hit the opponent's": (
        "このアーツの対象が相手のバックホロメンなら、お休みする",
        "このアーツの対象がバックホロメンなら、お休みする",
    ),
    "a text counts what it did itself": ("この能力で戻したファン2枚につき", "戻したファン2枚につき"),
    "the order in a deck is its player's choice (4.1.5)": (
        "ファン2枚を好きな順でデッキの下に戻す",
        "ファン2枚をデッキの下に戻す",
    ),
    "where it goes everybody sees it anyway": ("ファン2枚を公開し、アーカイブする", "ファン2枚をアーカイブする"),
    "one's own holomem are swapped with each other": (
        "このホロメンと自分のバックホロメンを交代させる",
        "このホロメンとバックホロメンを交代させる",
    ),
}
JA_HOLDER: dict[str, tuple[str, str]] = {
    "the holder is this holomem": ("このファンが付いているホロメンのHP+70", "このホロメンのHP+70"),
    "that holomem is the holder if nobody else was named": (
        "このホロメンがお休みした時、そのホロメンを見る",
        "このホロメンがお休みした時、このホロメンを見る",
    ),
    "cheers are only sent to one's own holomem": (
        "このホロメンが相手のホロメンをダウンさせた時、エールデッキの上から1枚を、そのホロメンに送る",
        "このホロメンが相手のホロメンをダウンさせた時、エールデッキの上から1枚を、このホロメンに送る",
    ),
}
