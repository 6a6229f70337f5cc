"""A pair of wordings for each rule of the normaliser, by the reason of the rule: made up, and short."""

from __future__ import annotations

EN: dict[str, tuple[str, str]] = {
    "whose HP before or behind": (
        "During this game, this holomem's HP cannot be changed.",
        "During this game, the HP of this holomem cannot be changed.",
    ),
    "being swapped is swapping": ("It cannot rest, move, or swap.", "It cannot rest, move or be swapped."),
    "not resting, as a prohibition": ("It does not rest even if damaged.", "It cannot rest even if damaged."),
    "two effects of a turn in one sentence or in two": (
        "During this turn, it gets Arts+70, and if it downed an opponent's holomem, rest.",
        "During this turn, it gets Arts+70. During this turn, each time it downs your opponent's holomem, rest.",
    ),
    "reduced HP before or behind": ("Rest 2 back holomem with reduced HP.", "Rest 2 damaged back holomem."),
    "a fan of, or attached to": (
        "Return 1 fan attached to that holomem to the deck.",
        "Return 1 fan from that holomem to the deck.",
    ),
    "the cards a holomem has are attached to it": (
        "If this holomem has 〈A〉 attached, rest.",
        "If 〈A〉 is attached to this holomem, rest.",
    ),
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
    "one of several events": (
        "Only 1 of your event with #T can be used each turn.",
        "Only 1 of your events with #T can be used each turn.",
    ),
    "a space was left out before a name": (
        'If you used your Oshi Skill"Song", rest.',
        'If you used your Oshi Skill "Song", rest.',
    ),
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
    "the revealed cards are all of them": ("Archive all of the revealed cards.", "Archive the revealed cards."),
    "who stands in a position": (
        "If this fan is attached to a collab holomem, rest.",
        "If the holomem this fan is attached to is in the collab position, rest.",
    ),
    "its Arts are used, or it uses them": (
        "〈A〉's Arts may be used without cheer requirements.",
        "〈A〉 may use Arts without cheers.",
    ),
    "there is one opponent": ("Look at the opponent's hand.", "Look at your opponent's hand."),
    "the deck is one's own": ("Shuffle the deck.", "Shuffle your deck."),
    "drawing is from one's own deck (G-24)": ("Draw 4 cards from your deck.", "Draw 4 cards."),
    "putting into hand is adding to hand": ("Put the revealed fans into hand.", "Add the revealed fans to hand."),
    "the hand is one's own": ("Archive 4 cards from hand.", "Archive 4 cards from your hand."),
    "a holo Power is a card of it": ("Archive 1 of your holo Powers.", "Archive 1 card from your holo Power."),
    "to or as holo Power": ("Put 9 cards from your hand to holo Power.", "Put 9 cards from your hand as holo Power."),
    "the rest are the remaining cards": ("Archive the rest.", "Archive the remaining cards."),
    "a card is named without saying that it is one": (
        "You may only use the card 〈A〉 twice.",
        "You may only use 〈A〉 twice.",
    ),
    "a holomem that costs no life": (
        "Your opponent's life does not reduce even if it is downed.",
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
        "If there are 9 or more cheers attached to this holomem, rest.",
        "If 9 or more cheers are attached to this holomem, rest.",
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
    "so many times what was rolled": (
        "This Arts gets +70x the total number rolled.",
        "This Arts gets +70 for each point rolled.",
    ),
    "as much as, or equal to": (
        "Deal the same amount of Special Damage to them as the total number of Damage taken by every holomem.",
        "Deal Special Damage to them equal to the total amount of damage every holomem have taken.",
    ),
    "as much as was dealt": (
        "Usable when your holomem deals Damage: Deal the same amount of Special Damage to them.",
        "Usable when your holomem deals damage: Deal Special Damage to them equal to the damage dealt.",
    ),
    "the one that was named with its position": ("Rest that back holomem.", "Rest that holomem."),
    "the hand's card or one from it": (
        "Bloom this holomem to your hand's 2nd 〈A〉.",
        "Bloom this holomem to a 2nd holomem 〈A〉 from your hand.",
    ),
    "an article before a name": (
        "If a 〈A〉 is attached to this holomem, rest.",
        "If 〈A〉 is attached to this holomem, rest.",
    ),
    "whom this Arts can also hit, in brackets": (
        "This Arts gets +70 (This Arts can target fans).",
        "This Arts gets +70. This Arts can target fans.",
    ),
    "by archiving, or archive and a colon": ("By archiving 4 fans, rest.", "Archive 4 fans: Rest."),
    "one's holomem are on the stage (G-25)": (
        "All of your holomem on stage with #T rest.",
        "All of your holomem with #T rest.",
    ),
    "the colors of a holomem's cheers": (
        "It gets Arts+70 for each of that holomem's cheer colors.",
        "It gets Arts+70 for each color among cheers attached to that holomem.",
    ),
    "one holomem goes down at a time (R-10)": (
        "Choose 1 downed card, and return that holomem to hand.",
        "Return that holomem to hand.",
    ),
    "a player has one Oshi (6.1.2)": ("If this Oshi holomem is red, rest.", "If your Oshi holomem is red, rest."),
    "cheers of one's holomem are those on one's stage (G-25)": (
        "Archive 2 red cheers from your holomem.",
        "Archive 2 red cheers from your stage.",
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
        "If there is a fan on your stage, rest.",
        "If your stage has a fan, rest.",
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
    "the article before a deck returned to": (
        "Return 4 fans from your archive to deck.",
        "Return 4 fans from your archive to the deck.",
    ),
    "whose archive was left out": ("Return 4 fans from archive to hand.", "Return 4 fans from your archive to hand."),
    "an article for one": ("Reveal a fan from your deck.", "Reveal 1 fan from your deck."),
    "a plural was left out": (
        "This Arts gets +70 for each of this holomem's cheer.",
        "This Arts gets +70 for each of this holomem's cheers.",
    ),
    "the top card to or as holo Power": (
        "Move the top card of your deck to holo Power.",
        "Move the top card of your deck as holo Power.",
    ),
    "whose remaining HP is set": (
        "Set your opponent's back holomem's remaining HP to 70.",
        "Set the remaining HP of your opponent's back holomem to 70.",
    ),
    "who would take damage is one": ("1 of those holomem takes -70 damage.", "That holomem takes -70 damage."),
    "all HP of or to a holomem": ("Restore all HP of your back holomem.", "Restore all HP to your back holomem."),
    "whose ability archives before or behind": (
        "Usable when your red holomem's ability archives a cheer: Rest.",
        "Usable when the ability of your red holomem archives cheers: Rest.",
    ),
    "downed by this Arts": (
        "If your opponent's back holomem is downed by this Arts, rest.",
        "If this Arts downed your opponent's back holomem, rest.",
    ),
    "exceeding is being greater": (
        "If the dealt damage was greater than your life, rest.",
        "If the damage exceeded your life, rest.",
    ),
    "adding what was revealed": ("Return the revealed card to hand.", "Add the revealed card to hand."),
    "brackets around two positions": (
        "Your [center holomem and collab holomem] get Arts+70.",
        "Your center holomem and collab holomem get Arts+70.",
    ),
    "so many times the number rolled": (
        "This Arts gets +70x the number rolled.",
        "This Arts gets +70 for each point rolled.",
    ),
    "choosing cheers before reattaching them": (
        "Choose 2~4 cheers from this holomem, and reattach them to your other holomem as you choose.",
        "Reattach 2~4 cheers from this holomem divided as you choose to your other holomem.",
    ),
    "how many are counted at most": (
        "Draw 1 card for each cheer. However, only up to 7 cheers are counted.",
        "Draw 1 card for each cheer (counting up to 7).",
    ),
    "choosing cheers before one may reattach them": (
        "Choose 2~4 cheers from that fan, and you may reattach them divided at will.",
        "You may reattach 2~4 cheers from that fan divided at will.",
    ),
    "where the returned cards went was just said": (
        "Draw 1 card for every 3 cards returned to hand.",
        "Draw 1 card for every 3 cards returned.",
    ),
    "a card used is named with or without an article": (
        "If you used 〈A〉 this turn, draw 3 cards.",
        "If you used a 〈A〉 this turn, draw 3 cards.",
    ),
    "so many each to all is so many to each": (
        "Send 9 cheers each from your archive to all of them.",
        "Send 9 cheers from your archive to each of them.",
    ),
    "a turn or per turn": ("You may only use 〈A〉 once a turn.", "You may only use 〈A〉 once per turn."),
    "resting is the resting state": ("Rest your holomem.", "Put your holomem in the resting state."),
    "being active is the non-resting state": (
        "Set 2 of your holomem to active.",
        "Put 2 of your holomem in the non-resting state.",
    ),
    "an Arts hits the opponent's holomem (12.2.3)": (
        "Unless the target of this Arts is your opponent's center holomem, draw 3 cards.",
        "Unless the target of this Arts is in the center position, draw 3 cards.",
    ),
    "two conditions of what follows": (
        "If it is 5 or greater, and your hand is empty, draw 3 cards.",
        "If it is 5 or greater, if your hand is empty, draw 3 cards.",
    ),
    "the archived before or behind": ("Draw 2 cards for each archived card.", "Draw 2 cards for each card archived."),
    "that is stacked, or stacked": (
        "Archive 2 holomem that is stacked to this holomem.",
        "Archive 2 holomem stacked to this holomem.",
    ),
    "attached to all of one's holomem": (
        "Look at each fan attached to all of your holomem.",
        "Look at each fan on your stage.",
    ),
    "reduced HP is damage": (
        "Rest 1 back holomem whose HP is reduced by 70 or more.",
        "Rest 1 back holomem with 70 or more damage.",
    ),
    "a holomem downed that costs no life, in brackets": (
        "Down that holomem (your opponent loses no life).",
        "Down that holomem. However, your opponent loses no life even if it is downed.",
    ),
    "a cheer of one of one's holomem": (
        "Archive 1 cheer from 1 of your holomem.",
        "Archive 1 cheer from your holomem.",
    ),
    "a cheer of the opponent's": (
        "Archive 1 of your opponent's holomem's cheers.",
        "Archive 1 cheer from your opponent's stage.",
    ),
    "cheers of the opposing center": (
        "Archive 3 of your opponent's center holomem's cheers.",
        "Archive 3 cheers from your opponent's center holomem.",
    ),
    "each player is both players": ("Each player draws 4 cards.", "Both players draw 4 cards."),
    "both go on": (
        "Both players rest this holomem. Next, both players draw 4 cards.",
        "Both players rest this holomem. Draw 4 cards.",
    ),
    "all cards of a hand": (
        "Both players archive all cards from their hand.",
        "Both players archive all of the cards in their hand.",
    ),
    "where they went was just said": (
        "Draw 2 cards for each card returned to the deck.",
        "Draw 2 cards for each card returned.",
    ),
    "one from the top is the top card": (
        "Archive 1 card from the top of their cheer deck.",
        "Archive the top card of their cheer deck.",
    ),
    "its ability rolls, or it by its ability": (
        "If this holomem rolled a die by an ability, rest.",
        "If an ability of this holomem rolls a die, rest.",
    ),
    "rolling again": (
        "You may rest this holomem: Ignore it, and reroll the die.",
        "You may rest this holomem: Reroll.",
    ),
    "the limit before or behind the position": (
        "[1/Turn][Center Position Only]Draw 4 cards.",
        "[Center Position Only][1/Turn]Draw 4 cards.",
    ),
    "the tag in front of the deck or behind it": (
        "Archive 2 [fan or tool] other than Buzz from your deck with #Song, and rest.",
        "Archive 2 [fan or tool] with #Song other than Buzz from your deck, and rest.",
    ),
    "colors are many": ("Their color is set to colorless.", "Their color are set to colorless."),
    "when it rolled, or if it rolls": (
        "Usable when your 〈A〉's ability rolled a die:Rest.",
        "Usable if your 〈A〉's ability rolls a die:Rest.",
    ),
    "using Arts is an event either way": (
        "Usable when your 〈A〉 used Arts:Rest.",
        "Usable when your 〈A〉 uses Arts:Rest.",
    ),
    "every one is each one": ("Draw 1 card for every fan.", "Draw 1 card for each fan."),
    "the colors of cheers": (
        "Draw 1 card for each cheer color on your stage.",
        "Draw 1 card for each color among cheers on your stage.",
    ),
    "a cheer of another color": ("Archive a non-red cheer.", "Archive a cheer other than red."),
    "brackets around two kinds": ("If a [fan or tool] is attached, rest.", "If a fan or tool is attached, rest."),
    "there are stacked, or are stacked": (
        "If there are 4 or more holomem stacked to it, rest.",
        "If 4 or more holomem are stacked to it, rest.",
    ),
    "what the archive has is there": ("If your archive has fans, rest.", "If there is a fans in your archive, rest."),
    "what is counted twice is named once": (
        "If there are 3 or more fans in your archive, rest. If you have 7 or more, draw 4 cards.",
        "If there are 3 or more fans in your archive, rest. If there are 7 or more fans in your archive, draw 4 cards.",
    ),
    "it is the archived card": (
        "If the archived card is a fan, rest. If it is a tool, draw 4 cards.",
        "If the archived card is a fan, rest. If the archived card is a tool, draw 4 cards.",
    ),
    "a stage has what its player has": (
        "If you have 4 or more fans on your stage, rest.",
        "If your stage has 4 or more fans, rest.",
    ),
    "whose stage it is": ("Rest 1 of your holomem with #Song on stage.", "Rest 1 holomem with #Song on your stage."),
    "a cheer of their stage": (
        "Archive 1 of your opponent's cheers from stage.",
        "Archive 1 cheer from your opponent's stage.",
    ),
    "all on the stage but this holomem": (
        "Rest all holomem with #Song on your stage other than this holomem.",
        "Rest all other holomem with #Song on your stage.",
    ),
    "the moment before a roll": (
        "You may roll a die 4 times if your fan downed your opponent's fan:Rest.",
        "If your fan downed your opponent's fan, you may roll a die 4 times:Rest.",
    ),
    "the position behind the name": ("Rest your 〈A〉 back holomem.", "Rest your back 〈A〉 holomem."),
    "cheers of one's holomem are one's cheers on the stage (G-25)": (
        "You may archive 4 cheers from your holomem:Rest.",
        "You may archive 4 cheers from your stage:Rest.",
    ),
    "what is counted stands before or behind the receiver": (
        "Deal 70 Special Damage for each cheer archived to that holomem.",
        "Deal 70 Special Damage to that holomem for each cheer archived.",
    ),
    "what blooms before or behind what it blooms with": (
        "Bloom a 2nd holomem from your hand on 1 of your 1st back holomem.",
        "Bloom 1 of your back 1st holomem using a 2nd holomem from your hand.",
    ),
    "the more lasts as long as what it is added to": (
        "During this turn, this holomem gets Arts+70. If your life is 2, during this turn, this holomem gets Arts+30.",
        "During this turn, this holomem gets Arts+70. If your life is 2, this holomem gets Arts+30.",
    ),
    "it is that holomem": (
        "Rest that holomem. If that holomem's color is red, it gets +70 HP.",
        "Rest that holomem. If that holomem's color is red, that holomem gets +70 HP.",
    ),
    "the order in a deck is its player's choice (4.1.5)": (
        "Both players return 4 cards to the top of their deck in any order.",
        "Both players return 4 cards to the top of the deck.",
    ),
    "that it can go on, in brackets (5.25.1)": (
        "Use this Arts once more (this Arts may be repeated at will).",
        "Use this Arts once more.",
    ),
    "what returning to Debut is, in brackets (2.7.2, 5.15.1)": (
        "Return this holomem to Debut holomem (it is as good as new).",
        "Return this holomem to Debut holomem.",
    ),
    "several cheers of a color": ("Archive 4 red cheer from this holomem.", "Archive 4 red cheers from this holomem."),
    "a word was left out before would": (
        "Once the holomem this fan is attached would rest, draw 2 cards.",
        "Once the holomem this fan is attached to would rest, draw 2 cards.",
    ),
    "brackets around either position": (
        "Rest your opponent's [center holomem or collab holomem].",
        "Rest your opponent's center holomem or collab holomem.",
    ),
    "whose card it is": ("Archive 2 tool attached to your holomem.", "Archive 2 tool from your holomem."),
    "less damage instead of all of it": ("It takes -70 damage instead.", "It takes -70 damage."),
    "one would archive, or the ability would": (
        "If you would archive a fan by the ability of your red holomem, rest it.",
        "If the ability of your red holomem would archive a fan, rest it.",
    ),
    "instead of one cheer": ("Rest instead of archiving 1 cheer.", "Rest instead of archiving a cheer."),
    "choosing any number first": (
        "Choose any number of fans and return them to hand.",
        "Return any number of fans to hand.",
    ),
    "one does not have, or the stage has none": (
        "If you do not have a holomem with #A, rest.",
        "If your stage has no holomem with #A, rest.",
    ),
    "an article before a name attached": (
        "Rest 1 holomem with a 〈A〉 attached.",
        "Rest 1 holomem with 〈A〉 attached.",
    ),
    "when or if bloomed from a level": ("When bloomed from 1st, rest.", "If bloomed from 1st, rest."),
    "one of the back or the center is one of them": (
        "Rest their center holomem or 1 of their back holomem.",
        "Rest their center holomem or back holomem.",
    ),
    "the position before or behind different names": (
        "Rest 2 of your back differently named holomem.",
        "Rest 2 of your differently named back holomem.",
    ),
    "the option on revealing or on what is done with it": (
        "Reveal 2 mascots from your deck, and you may archive them.",
        "You may reveal 2 mascots from your deck, and archive them.",
    ),
    "the name before or behind holomem": ("Rest your collab holomem 〈A〉.", "Rest your collab 〈A〉 holomem."),
    "the color in front of the deck or behind it": (
        "Archive 2 2nd holomem with the same color as that fan from your deck.",
        "Archive 2 2nd holomem from your deck with the same color as that fan.",
    ),
    "somebody is on the stage, or the stage has them": (
        "If 〈A〉 is on your stage, rest.",
        "If your stage has a 〈A〉, rest.",
    ),
    "being of a color is having it (2.4.2)": (
        "If that holomem's color is red, rest it.",
        "If that holomem is red, rest it.",
    ),
    "the order of what is returned is its player's choice (4.1.5)": (
        "Return any number of fans to the top of your deck in any order.",
        "Return any number of fans to the top of the deck.",
    ),
    "Arts only ever hit the opponent's": (
        "Unless the target of this Arts is your opponent's Debut holomem, rest.",
        "Unless the target of this Arts is a Debut holomem, rest.",
    ),
    "a cheer is reattached to another than the one that had it (5.17.4.1)": (
        "Reattach 1 cheer from your holomem with #A to your other holomem.",
        "Reattach 1 cheer from your holomem with #A to your holomem.",
    ),
    "a text of an Arts that gives no duration speaks of this Arts": (
        "If you have 7 or more back holomem, this holomem gets Arts+70.",
        "If you have 7 or more back holomem, this Arts gets +70.",
    ),
    "the duration before or behind the change": (
        "When this holomem collabs, during this turn, your red holomem gets Arts+70.",
        "When this holomem collabs, your red holomem gets Arts+70 during this turn.",
    ),
    "brackets around two levels": (
        "◆Additional ability if attached to a [Debut holomem or 2nd holomem]",
        "◆Additional ability if attached to Debut holomem or 2nd holomem",
    ),
    "another one is one of the others": (
        "If your stage has another holomem with #A, rest.",
        "If your stage has other holomem with #A, rest.",
    ),
    "as long as it is so": ("While you have 2 fans, this Arts gets +70.", "If you have 2 fans, this Arts gets +70."),
    "one that has something is one with it": (
        "Rest 1 holomem that has a fan attached.",
        "Rest 1 holomem with a fan attached.",
    ),
    "who may hit more, or with whose Arts one may": (
        "You may also target your opponent's fans with this holomem's Arts.",
        "This holomem may also target your opponent's fans with Arts.",
    ),
    "a side has one center holomem (4.7.3)": (
        "Rest that opponent's center holomem.",
        "Rest your opponent's center holomem.",
    ),
    "what is archived is counted": (
        "Count your fans, and you may archive all of your hand:Rest.",
        "You may archive all of the cards in your hand:Rest.",
    ),
    "from where and to whom": (
        "Once it is attached from hand to a holomem, rest.",
        "Once it is attached to holomem from hand, rest.",
    ),
    "the duration before or behind": (
        "If you have 2 fans, that holomem gets Arts+70 during this turn.",
        "If you have 2 fans, during this turn, that holomem gets Arts+70.",
    ),
    "another color": (
        "Rest 1 holomem with different color as this holomem.",
        "Rest 1 holomem with a different color from this holomem.",
    ),
    "a stage has whom its player has": (
        "If you have a 〈A〉 with 〈B〉 attached, rest.",
        "If your stage has a 〈A〉 with 〈B〉 attached, rest.",
    ),
    "holomem on one's stage, each with something": (
        "Choose 7 of your holomem on stage each with a fan.",
        "Choose 7 holomem on your stage each with a fan.",
    ),
    "one color each, and each another one": (
        "Choose 2 single-colored, differently colored holomem on your stage.",
        "Choose 2 holomem on your stage each with only 1 color and unlike each other.",
    ),
    "cheers of another color": ("Archive 4 or more non-red cheers.", "Archive 4 or more cheers other than red."),
    "the color of each before or behind Buzz": (
        "Reveal 4 fans with the same color as each of them other than Buzz.",
        "Reveal 4 fans other than Buzz with the same color as each of them.",
    ),
    "a space left out": ("Rest 2 of your holomem with#Song.", "Rest 2 of your holomem with #Song."),
    "a comma left out": ("Rest this holomem. Then shuffle them.", "Rest this holomem. Then, shuffle them."),
    "cards of the top (5.9)": (
        "Archive the top 2~4 cards of your cheer deck.",
        "Archive 2~4 cards from the top of your cheer deck.",
    ),
    "when it happened": (
        "During this game, if you used 4 fans, rest.",
        "If you used 4 fans during this game, rest.",
    ),
    "a skill is used by its player (12.1)": (
        'If your Oshi Skill "Song" was used, rest.',
        'If you used your Oshi Skill "Song", rest.',
    ),
    "in this turn": ("If you used 4 fans during this turn, rest.", "If you used 4 fans this turn, rest."),
    "so many are attached": (
        "If there are 4 or more 〈A〉 attached to it, rest.",
        "If 4 or more 〈A〉 are attached to it, rest.",
    ),
    "cards revealed before": (
        "Draw 1 card for each fan revealed among them.",
        "Draw 1 card for each fan revealed.",
    ),
    "what a die shows (5.24)": (
        "If the result is greater than 4, rest.",
        "If the number rolled is greater than 4, rest.",
    ),
    "once a turn by its name": (
        'Only 1 of your Collab Effect "Song" can be used each turn.',
        'You may only use Collab Effect "Song" once per turn.',
    ),
    "whose cheers they are": (
        "You may archive all of this holomem's cheers:Rest.",
        "You may archive all cheers from this holomem:Rest.",
    ),
    "the condition before it": (
        "This Arts requires -2 red if your life is 4.",
        "If your life is 4, this Arts requires -2 red.",
    ),
    "a Buzz is a holomem": ("Look at 2 Buzz holomem 〈A〉.", "Look at 2 Buzz 〈A〉."),
    "an article left out": (
        "If it bloomed from 1st holomem, rest.",
        "If it bloomed from a 1st holomem, rest.",
    ),
}
EN_HOLDER: dict[str, tuple[str, str]] = {
    "the holder is this holomem": ("The holomem this fan is attached to gets +70 HP.", "This holomem gets +70 HP."),
    "that holomem is the holder if nobody else was named": (
        "When this holomem rests, archive that holomem.",
        "When this holomem rests, archive this holomem.",
    ),
    "cheers are only sent to one's own holomem": (
        "When your fan rests, send the top card of your cheer deck to that holomem.",
        "When your fan rests, send the top card of your cheer deck to this holomem.",
    ),
}

JA: dict[str, tuple[str, str]] = {
    "where two cheers in a row are is said once": (
        "自分のステージに赤エールがあるなら、休む。青エールがあるなら、休む。",
        "自分のステージに赤エールがあるなら、休む。自分のステージに青エールがあるなら、休む。",
    ),
    "a card is used for one bloom": (
        "自分のホロメンを、アーカイブのこのホロメンを使ってBloomできる。",
        "自分のホロメン1人を、アーカイブのこのホロメンを使ってBloomできる。",
    ),
    "one's own holomem trade places": (
        "自分のセンターホロメンと自分の緑バックホロメン1人を交代させる。",
        "自分のセンターホロメンと緑バックホロメン1人を交代させる。",
    ),
    "only if somebody is there, or not unless": (
        "このカードは、自分のコラボホロメンがいる時にしか使えない。",
        "このカードは、自分のコラボホロメンがいなければ使えない。",
    ),
    "a name in a position": ("自分のコラボポジションの〈A〉を選ぶ。", "自分のコラボホロメンの〈A〉を選ぶ。"),
    "ていたら is ていたなら": ("ライフが減っていたら、お休みさせる。", "ライフが減っていたなら、お休みさせる。"),
    "two effects of a turn in one sentence or in two": (
        "このターンの間、HP+70し、選んだホロメンがお休みした時、1枚引く。",
        "このターンの間、HP+70。このターンの間、選んだホロメンがお休みした時、1枚引く。",
    ),
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
        "相手の[センターホロメンかコラボホロメン]の色",
        "相手のセンターホロメンかコラボホロメンの色",
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
    "being the center is being in its position": (
        "このホロメンがセンターホロメンなら、お休みさせる。",
        "このホロメンがセンターポジションにいるなら、お休みさせる。",
    ),
    "間 of a standing text": ("ファンがある間、アーツ+70", "ファンがあるなら、アーツ+70"),
    "の間 of a standing text": ("自分のライフが4以下の間、お休みしない。", "自分のライフが4以下なら、お休みしない。"),
    "not unless": ("ツールが付いていないと使えない。", "ツールが付いていなければ使えない。"),
    "whom this Arts can also hit, in brackets": (
        "このアーツ+70(このアーツはファンも対象にできる)。",
        "このアーツ+70。このアーツは、ファンも対象にできる。",
    ),
    "one holomem goes down at a time (R-10)": (
        "ダウンした1人を選び、そのホロメンを手札に戻す。",
        "そのホロメンを手札に戻す。",
    ),
    "a player has one Oshi (6.1.2)": ("この推しホロメンの色が赤なら、引く。", "自分の推しホロメンの色が赤なら、引く。"),
    "ければ is なら": ("相手より少なければ、お休みする", "相手より少ないなら、お休みする"),
    "ていれば is ていたなら": ("残りHPをオーバーしていれば、お休みする", "残りHPをオーバーしていたなら、お休みする"),
    "only if, or not unless": ("自分のファンがいる時にしか使えない", "自分のファンがいるならでなければ使えない"),
    "に behind a condition": ("自分のファンがいる時に使える", "自分のファンがいるなら使える"),
    "sentences are carried out in their order": ("その後、ファン2枚を見る", "ファン2枚を見る"),
    "what two conditions in a row are about is named once": (
        "自分のアーカイブにファンが2枚以上あるなら、お休みする。自分のアーカイブにファンが7枚以上あるなら、お休みする。",
        "自分のアーカイブにファンが、2枚以上あるなら、お休みする。7枚以上あるなら、お休みする。",
    ),
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
        "それを公開できる:公開したカードをステージに出す",
        "それを公開し、ステージに出せる",
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
        "そのセンターホロメンかバックホロメンどちらかに送る",
        "そのセンターホロメンかバックホロメンに送る",
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
        "そのDebutホロメン1人がコラボポジションで受けるダメージ-70",
        "そのDebutホロメンがコラボポジションで受けるダメージ-70",
    ),
    "who was spoken of is one": ("選んだホロメン1人のアーツ+70", "選んだホロメンのアーツ+70"),
    "the opponent's holomem spoken of": (
        "相手のバックホロメンを選ぶ。その相手のバックホロメン1人を見る",
        "相手のバックホロメンを選ぶ。そのホロメンを見る",
    ),
    "the holomem that was downed": (
        "〈A〉がダウンした時に休める:自分のダウンしたホロメン1人を見る",
        "〈A〉がダウンした時に休める:そのホロメンを見る",
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
    "both go on": (
        "お互い、このホロメンをお休みさせる。次に、お互い、4枚引く。",
        "お互い、このホロメンをお休みさせる。4枚引く。",
    ),
    "both, of their own hand": ("お互い、手札4枚をアーカイブする。", "お互い、自身の手札4枚をアーカイブする。"),
    "each player's own deck": ("お互い、それぞれのデッキを4枚引く。", "お互い、自身のデッキを4枚引く。"),
    "blooming into or with a card": (
        "このホロメンを、自分の手札の2ndホロメンにBloomできる。",
        "このホロメンを、自分の手札の2ndホロメンを使ってBloomできる。",
    ),
    "the limit before or behind the position": (
        "[ターンに1回][センターポジション限定]4枚引く。",
        "[センターポジション限定][ターンに1回]4枚引く。",
    ),
    "the position in front of the level or before it all": (
        "自分のこのターンに出した1stセンターホロメンをお休みさせる。",
        "自分のセンターポジションのこのターンに出した1stホロメンをお休みさせる。",
    ),
    "the more lasts as long as what it is added to": (
        "このターンの間、お休みする。自分のライフが2なら、このターンの間、このホロメンのアーツ+30。",
        "このターンの間、お休みする。自分のライフが2なら、このホロメンのアーツ+30。",
    ),
    "Arts are their holomem's": (
        "そのホロメンの色が赤なら、そのアーツ+70。",
        "そのホロメンの色が赤なら、そのホロメンのアーツ+70。",
    ),
    "that it can go on, in brackets (5.25.1)": (
        "このアーツをもう1回使う(このアーツは何度でも繰り返せる)。",
        "このアーツをもう1回使う。",
    ),
    "what returning to Debut is, in brackets (2.7.2, 5.15.1)": (
        "このホロメンをDebutホロメンに戻す(元どおりにする)。",
        "このホロメンをDebutホロメンに戻す。",
    ),
    "the option on revealing and archiving": (
        "自分のデッキから、ツール7枚を公開できる:公開したカードをアーカイブする。",
        "自分のデッキから、ツール7枚を公開し、アーカイブできる。",
    ),
    "a cheer is reattached to another than the one that had it (5.17.4.1)": (
        "自分の#Aの赤エール1枚を、自分の他のホロメンに付け替える。",
        "自分の#Aの赤エール1枚を、自分のホロメンに付け替える。",
    ),
    "a text of an Arts that gives no duration speaks of this Arts": (
        "自分の赤バックホロメンが7人以上いるなら、このホロメンのアーツ+70。",
        "自分の赤バックホロメンが7人以上いるなら、このアーツ+70。",
    ),
    "brackets around two levels": (
        "◆[Debutホロメンか2ndホロメン]に付いていたらお休みする",
        "◆Debutホロメンか2ndホロメンに付いていたらお休みする",
    ),
    "cheers that an Arts does not need": (
        "このアーツは、自分のファンがいるなら、エール2枚を必要とせずに使える。",
        "自分のファンがいるなら、このアーツに必要な無色-2。",
    ),
    "of a color, or having it": ("このホロメンと異なる色を持つホロメン", "このホロメンと異なる色のホロメン"),
    "what is moved is counted": (
        "自分の手札を数えて、自分の手札すべてを見る。",
        "自分の手札すべてを見る。",
    ),
    "a side has one center holomem (4.7.3)": (
        "その相手のセンターホロメンにファンが付いているなら、かわりに、相手のライフ-2。",
        "相手のセンターホロメンにファンが付いているなら、かわりに、相手のライフ-2。",
    ),
    "that holomem is the one that was downed": (
        "そのダウンしたホロメンを手札に戻す。",
        "そのホロメンを手札に戻す。",
    ),
    "choosing and rolling in one sentence": (
        "ファン2人を選び、サイコロを4回振る。",
        "ファン2人を選ぶ。サイコロを4回振る。",
    ),
    "the roll is that of this ability": ("この能力で偶数が出た時、お休みする。", "偶数が出た時、お休みする。"),
    "whose holomem it is comes before or behind the color": (
        "相手の、自分のアーカイブのエールと同色のファンを見る。",
        "自分のアーカイブのエールと同色の相手のファンを見る。",
    ),
    "brackets around both in front": (
        "相手の[センターホロメンとコラボホロメン]に特殊ダメージ70。",
        "相手のセンターホロメンとコラボホロメンに特殊ダメージ70。",
    ),
    "a level before or behind the position": (
        "相手の2ndのバックホロメンを見る。",
        "相手のバックポジションの2ndホロメンを見る。",
    ),
    "who passes the baton goes to the back": (
        "バトンタッチしてバックポジションに移動したファンを見る。",
        "バトンタッチしたファンを見る。",
    ),
    "there are no more than four of a card": (
        "相手の手札に〈A〉がちょうど4枚あるなら、お休みする。",
        "相手の手札に〈A〉が4枚あるなら、お休みする。",
    ),
    "what is said of the cheers is the rule": (
        "そのアーツを借りる(アーツを使うためには、いつもどおりエールが必要)。",
        "そのアーツを借りる。",
    ),
    "of two kinds in all": ("[ツールとファン]合計4枚を見る。", "[ツールかファン]4枚を見る。"),
    "what was revealed is taken": (
        "ファン2枚を公開し、公開したカードを手札に加える。",
        "ファン2枚を公開し、手札に加える。",
    ),
    "a deck is counted by its cards": (
        "自分のエールデッキの枚数が7枚以下なら、お休みする。",
        "自分のエールデッキが7枚以下なら、お休みする。",
    ),
    "a hand is counted by its cards": (
        "相手の手札の枚数と同じになるまで、お休みする。",
        "相手の手札と同じになるまで、お休みする。",
    ),
    "the damage of this Arts": ("このアーツのダメージは70になる。", "このアーツダメージは70になる。"),
}
JA_HOLDER: dict[str, tuple[str, str]] = {
    "the holder is this holomem": ("このファンが付いているホロメンのHP+70", "このホロメンのHP+70"),
    "that holomem is the holder if nobody else was named": (
        "このホロメンがお休みした時、そのホロメンを見る",
        "このホロメンがお休みした時、このホロメンを見る",
    ),
    "cheers are only sent to one's own holomem": (
        "自分のファンがお休みした時、エールデッキの上から1枚を、そのホロメンに送る",
        "自分のファンがお休みした時、エールデッキの上から1枚を、このホロメンに送る",
    ),
}
