"""Pairs of wordings for the rules about hBP05 and later products: made up, and short."""

from __future__ import annotations

EN: dict[str, tuple[str, str]] = {
    "a back holomem whose HP is reduced": ("Rest 1 back holomem whose HP is reduced.", "Rest 1 damaged back holomem."),
    "who is in the collab position": (
        "Rest your collab position [Debut holomem or Spot holomem].",
        "Rest your collab [Debut holomem or Spot holomem].",
    ),
    "a name before or behind the back": ("Rest 1 〈A〉 back holomem.", "Rest 1 back 〈A〉 holomem."),
    "two names before or behind the center": (
        "Rest your [〈A〉 or 〈B〉] center holomem.",
        "Rest your center 〈A〉 or 〈B〉 holomem.",
    ),
    "one's own holomem are on the stage (G-25)": (
        "All of your holomem on stage get Arts+70.",
        "All of your holomem get Arts+70.",
    ),
    "the cheers of the center are attached to it": (
        "Draw 2 cards for each of your center holomem's cheers.",
        "Draw 2 cards for each cheer attached to your center holomem.",
    ),
    "a cheer is one holomem's": ("Archive 1 cheer from 1 of your 〈A〉.", "Archive 1 cheer from your 〈A〉."),
    "having on the stage": (
        "If you have a 2nd holomem with #T on your stage, rest.",
        "If your stage has a 2nd holomem with #T, rest.",
    ),
    "an article before a name on the stage": (
        "If you have 〈A〉 on your stage, draw 3 cards.",
        "If your stage has a 〈A〉, draw 3 cards.",
    ),
    "as often as the number rolled": (
        "Archive the top card of your deck x the number rolled.",
        "Archive the top card of your deck for each point rolled.",
    ),
    "so many cards are there": (
        "If your archive has 4 or more fans, rest.",
        "If there are 4 or more fans in your archive, rest.",
    ),
    "one event or more": ("If your archive has events, rest.", "If there is an event in your archive, rest."),
    "so much more is added": ("This Arts gets +70 more.", "This Arts gets +70."),
    "events counted up to a number": (
        "Draw 2 cards for each event you used during this turn. However, only up to 3 events are counted.",
        "Draw 2 cards for each event you used this turn (counting up to 3).",
    ),
    "a tag before or behind the deck": (
        "Archive 2 1st holomem other than Buzz from your deck with #T.",
        "Archive 2 1st holomem with #T other than Buzz from your deck.",
    ),
    "another name before or behind the deck": (
        "Archive 1 2nd holomem from your deck with different card name from all holomem.",
        "Archive 1 2nd holomem with a different card name from all holomem from your deck.",
    ),
    "the top card is one": ("Look at the top 1 card of your deck.", "Look at the top card of your deck."),
    "what is not taken cannot be taken": ("This holomem cannot take damage.", "This holomem does not take damage."),
    "life against life": (
        "If your life is less than your opponent's life, rest.",
        "If your life is less than your opponent's, rest.",
    ),
    "one's own archive": (
        "Send 2 cheers from archive to this holomem.",
        "Send 2 cheers from your archive to this holomem.",
    ),
    "so many cheers are attached": (
        "If this holomem has 4 or more cheers attached, rest.",
        "If 4 or more cheers are attached to this holomem, rest.",
    ),
    "a card is one": ("Rest this holomem and draw a card.", "Rest this holomem and draw 1 card."),
    "none can, or all do not": ("None of your 〈A〉 can rest.", "All of your 〈A〉 do not rest."),
    "the cards a deck has": (
        "If your deck has 3 or fewer cards, rest.",
        "If there are 3 or fewer cards in your deck, rest.",
    ),
    "one bloomed from a level": (
        "Rest your 〈A〉 bloomed from a Buzz holomem.",
        "Rest your 〈A〉 that bloomed from a Buzz holomem.",
    ),
    "a hand of the number rolled": (
        "Draw fans until your hand has the same number as the result.",
        "Draw fans until your hand has as many cards as the number rolled.",
    ),
    "a hand of as many": (
        "Draw cards until your hand has the same number of 〈A〉 on your stage.",
        "Draw cards until your hand has as many cards as there are 〈A〉 on your stage.",
    ),
    "as many cards of the hand as the number rolled": (
        "Show a number of cards from your hand equal to the result.",
        "Show 1 card from your hand for each point rolled.",
    ),
    "choosing before sharing out": (
        "Choose any number of fans from your archive, and attach them as you choose to your 〈A〉.",
        "Attach any number of fans from your archive divided as you choose to your 〈A〉.",
    ),
    "how many LIMITED cards may be used": (
        "The number of LIMITED support cards you can use becomes 3.",
        "You may use 3 LIMITED support cards.",
    ),
    "what was added is a card": ("If you added a card to hand, rest.", "If you added it to hand, rest."),
    "damage that is not reduced": ("This Arts damage cannot be reduced.", "The damage of this Arts is not reduced."),
    "that holomem is it": (
        "Restore HP equal to the amount of damage that holomem has taken.",
        "Restore HP equal to the amount of damage it has taken.",
    ),
    "an event among what was revealed": ("If an event is among them, rest.", "If an event was revealed, rest."),
    "active from or by a skill": (
        "If it became active from your skill, rest.",
        "If it became active by your skill, rest.",
    ),
    "an article before a level": (
        "If your center holomem is 2nd holomem 〈A〉, rest.",
        "If your center holomem is a 2nd holomem 〈A〉, rest.",
    ),
    "who passes the baton goes to the back": (
        "When your 〈A〉 uses baton pass and moves to the center position, during this turn, it gets Arts+70.",
        "When your 〈A〉 passes the baton, it gets Arts+70 during this turn.",
    ),
    "fewer cheers than the opponent": (
        "If the number of fans on your stage is less than your opponent's, rest.",
        "If you have fewer fans on your stage than your opponent, rest.",
    ),
    "an article before Buzz": (
        "Additional ability if attached to a Buzz holomem",
        "Additional ability if attached to Buzz holomem",
    ),
    "the condition before the duration": (
        "During this turn, if you have a fan, your center holomem gets Arts+70.",
        "If you have a fan, during this turn, your center holomem gets Arts+70.",
    ),
    "more damage than HP": (
        "If the damage dealt was greater than the remaining HP, rest for every 70 damage greater.",
        "If the damage exceeded the remaining HP, rest for every 70 damage in excess.",
    ),
    "a cheer or more": (
        "If a cheer other than blue is attached to this holomem, rest.",
        "If cheers other than blue are attached to this holomem, rest.",
    ),
    "so many rolls at most": (
        "Roll a die once for each [tool or fan] on your stage (counting up to 3). Rest.",
        "Roll a die once for each [tool and fan] on your stage. Rest. However, only roll up to 3 times.",
    ),
}
JA: dict[str, tuple[str, str]] = {
    "what was revealed is named again": (
        "[〈A〉とスタッフ]1枚ずつを公開し、公開した[〈A〉とスタッフ]を手札に加える。",
        "[〈A〉とスタッフ]1枚ずつを公開し、手札に加える。",
    ),
    "who was sent cheers": (
        "エールを送られたホロメンと同じ色の1stホロメン1枚を公開する。",
        "そのホロメンと同じ色の1stホロメン1枚を公開する。",
    ),
    "any number before or behind who gets them": (
        "ファンを好きな枚数、自分のホロメン1人に付ける。",
        "ファンを自分のホロメン1人に好きな枚数付ける。",
    ),
    "so many in all": (
        "自分のステージにファンが合計4枚以上あるなら、休む。",
        "自分のステージにファンが4枚以上あるなら、休む。",
    ),
    "brackets around two conditions on the Oshi": (
        "自分の[推しホロメンが〈A〉か推しホロメンの色が黄]で、休む。",
        "自分の推しホロメンが〈A〉か自分の推しホロメンの色が黄で、休む。",
    ),
    "life against life": (
        "自分のライフが相手のライフより少ないなら、休む。",
        "自分のライフが相手より少ないなら、休む。",
    ),
    "one's own archive": ("休むなら、アーカイブのエール1枚を送る。", "休むなら、自分のアーカイブのエール1枚を送る。"),
    "a cost before a colon": (
        "自分の手札1枚をアーカイブする:アーカイブしたカード1枚につき、休む。",
        "自分の手札1枚をアーカイブすることで、アーカイブしたカード1枚につき、休む。",
    ),
    "choosing before doing, and more instead": (
        "自分のホロメン1人を選ぶ。このターンの間、選んだホロメンのアーツ+20。休むなら、かわりに、選んだホロメンのアーツ+50。",
        "このターンの間、自分のホロメン1人のアーツ+20。休むなら、かわりに、そのホロメンのアーツ+50。",
    ),
    "an event is a card": ("イベントカードを2枚使っていたなら、休む。", "イベントを2枚使っていたなら、休む。"),
    "the opponent's holomem that was spoken of": (
        "休む時:その相手のホロメンに特殊ダメージ20を与える。",
        "休む時:そのホロメンに特殊ダメージ20を与える。",
    ),
    "among what was revealed": (
        "公開したカードをアーカイブする。その中にイベントがあるなら、休む。",
        "公開したカードをアーカイブする。公開したイベントがあるなら、休む。",
    ),
    "resting and moving in one sentence or in two": (
        "選んだホロメンをお休みさせてバックポジションに移動する。",
        "選んだホロメンをお休みさせる。選んだホロメンをバックポジションに移動する。",
    ),
    "brackets around Oshi and holomem": (
        "自分の[推しホロメンか#Tを持つホロメン]の能力で休む。",
        "自分の推しホロメンか自分の#Tを持つホロメンの能力で休む。",
    ),
    "what was moved is cards": ("休む。3枚以上付けたなら、休む。", "休む。カードを3枚以上付けたなら、休む。"),
    "so many were archived, and no more": (
        "自分の手札2枚をアーカイブする。この能力で2枚アーカイブしたなら、休む。",
        "自分の手札2枚をアーカイブする。2枚以上アーカイブしたなら、休む。",
    ),
    "the revealed card is that card": (
        "公開したカードがファンなら、公開したカードを捨てる。",
        "公開したカードがファンなら、そのカードを捨てる。",
    ),
    "what was revealed is spoken of": (
        "公開したカードがサポートカード以外なら、休む。",
        "サポートカード以外なら、休む。",
    ),
    "the cost of Arts is their holomem's": (
        "休むなら、かわりに、そのアーツに必要な無色-2。",
        "休むなら、かわりに、そのホロメンのアーツに必要な無色-2。",
    ),
    "what is moved is counted first": (
        "このホロメンのエールを数えて、そのすべてを戻す。",
        "このホロメンのエールすべてを戻す。",
    ),
    "the cheers that were returned": (
        "自分の手札が戻したエールの枚数と同じになるまで、引く。",
        "自分の手札が戻したカードの枚数と同じになるまで、引く。",
    ),
    "until the end of a turn": ("次の相手のターン終了時まで、休む。", "次の相手のターンが終了するまで、休む。"),
    "two effects of one duration": (
        "このターンの間、自分のホロメン全員のアーツ+20。自分の白ホロメン全員のアーツ+60。",
        "このターンの間、自分のホロメン全員のアーツ+20。このターンの間、自分の白ホロメン全員のアーツ+60。",
    ),
    "both players' holomem are on their stages": (
        "お互いのステージのホロメン全員を休ませる。",
        "お互いのホロメン全員を休ませる。",
    ),
    "a target with reduced HP": (
        "このアーツの対象が、相手のHPが減っているホロメンなら、休む。",
        "このアーツの対象のHPが減っているなら、休む。",
    ),
    "a skill is known by its name": (
        "自分の〈A〉のSP推しスキル「歌」を使っていたなら、休む。",
        "自分のSP推しスキル「歌」を使っていたなら、休む。",
    ),
    "a condition before or behind the moment": (
        "このホロメンがアーツを使う時、自分の推しホロメンが〈A〉なら、休む。",
        "自分の推しホロメンが〈A〉なら、このホロメンがアーツを使う時、休む。",
    ),
    "shared out among all of them": (
        "エール2枚を自分のホロメン全員に割り振って送る。",
        "エール2枚を自分のホロメンに割り振って送る。",
    ),
    "one for each, in brackets or before": (
        "アーカイブしたカード1枚につき、相手のホロメン1人を選ぶ。",
        "相手のホロメン(アーカイブしたカード1枚につき1人)を選ぶ。",
    ),
    "the holo Power used is archived": (
        "この能力でアーカイブしたホロパワー1枚につき、休む。",
        "使ったホロパワー1枚につき、休む。",
    ),
    "one of another color": (
        "相手のホロメン全員が、相手の推しホロメンと異なる色を持つなら、休む。",
        "相手のホロメン全員が相手の推しホロメンと異なる色のホロメンなら、休む。",
    ),
    "a level before two names": (
        "Debutホロメンの[〈A〉と〈B〉]を休ませる。",
        "[Debutホロメンの〈A〉とDebutホロメンの〈B〉]を休ませる。",
    ),
    "what is placed is seen anyway": ("〈A〉1枚ずつを公開し、ステージに出す。", "〈A〉1枚ずつをステージに出す。"),
}
