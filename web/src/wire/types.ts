// Written by tools/wire_types.py out of the server's messages; run it again instead of changing this file.

// What all messages are made of.

export type GameName = "hocg" | "danmaku" | "vcard";

export type Lang = "en" | "ja";

export type Seat = number;

export type PlayerName = string;

export type RoomCode = string;

export type CardNumber = string;

/** Names a thing on the table for one viewer: "c12" a card, "m7" a holomem, "o0" the Oshi of seat 0, "q3" a card only this question shows, "h1.hSD01-003.0" a card seen in another's hand, "x5" any card for whoever sees everything, "-" a face that lies nowhere on the table; in Danmaku!! "p3" seat 3, "k3" its character, "e0" the bottom of the stack; in VCard "m7" a VTuber, "s0.0" the Active Spot of seat 0, "s0.3" its third Backstage Spot, "e0" the bottom of its Queue. A card that passes through a hidden zone comes back under another handle. */
export type Handle = string;

/** Text in both languages. `[label](card number)` is a card's name that opens the card. `{0}`, `{1}`, … stand for the names of the seats and are filled in by whoever shows the text; the seat that reads is addressed as "you" instead. A backslash before `[`, `{` or another backslash says that the character is no mark. The words of a `Fault` and whatever is said about a deck or a replay file have no marks at all: they quote what somebody wrote. */
export interface Words {
  en: string;
  ja: string;
}

/** Why not: the reason, the rule it rests on, and what is missing where that can be named. */
export interface Refusal {
  words: Words;
  rule?: string; // "hocg:8.3.3"; empty when no rule of the game but the room says no
  missing?: Words | null; // "one more green cheer"
  cards?: CardNumber[]; // the cards that cause it
}

/** Something went wrong: a code for programs, a sentence for people, an incident number if it is our fault. */
export interface Fault {
  code: string;
  words: Words;
  incident?: string;
  protocols?: number[]; // of the code `protocol`: the versions this server speaks
}

/** A card whose face the viewer sees. */
export interface Face {
  id: Handle;
  card: CardNumber;
}

/** A deck list: pile → card number → copies. hOCG piles: oshi, main, cheer; VCard: main. */
export interface Deck {
  piles: Record<string, Record<CardNumber, number>>;
  name?: string; // code points; its first 80 characters that can be seen are kept
}

/** The deck a seat plays: a built-in one by its id, or a list. Neither: the game's usual one for that seat. */
export interface DeckChoice {
  builtin?: string;
  list?: Deck | null;
}

// How a hololive OCG table looks to one viewer.

/** A card of a hidden pile that the viewer has seen there. */
export interface Known {
  place: number; // from the top, 0 is the top card
  card: CardNumber;
}

export interface Pile {
  count: number;
  known?: Known[];
}

/** A continuous change of a value and the card it comes from. */
export interface Change {
  amount: number;
  card?: CardNumber;
}

/** An Arts as it is now; name, cost and text are on the card. */
export interface ArtNow {
  card: CardNumber;
  index: number; // among the Arts of that card
  power: number;
  printed: number;
  payable?: boolean;
  changes?: Change[];
}

export interface Holomem {
  id: Handle;
  position: "center" | "collab" | "back";
  stack: (Face | null)[]; // from the bottom up; the last one is on top, null is a back
  cheers?: Face[];
  supports?: Face[];
  damage?: number;
  hp?: number | null; // as it is now; null while face down
  printed_hp?: number | null;
  resting?: boolean;
  arts?: ArtNow[];
  hp_changes?: Change[];
  notes?: Words[]; // other effects on it, in words, with [label](card number)
}

export interface Side {
  seat: Seat;
  oshi: Face;
  stage: Holomem[];
  hand: (Face | null)[]; // what the viewer knows first, then backs
  archive: Face[]; // the newest last
  deck: Pile;
  cheer_deck: Pile;
  power: Pile;
  life: Pile;
  life_max: number;
  redraws?: number;
}

export interface HocgView {
  game: "hocg";
  turn: number;
  active: Seat;
  first: Seat;
  phase: "setup" | "reset" | "draw" | "cheer" | "main" | "performance" | "end";
  sides: Side[];
  resolution?: (Face | null)[];
  asked?: Seat[];
  notes?: Words[]; // effects on the whole table
}

// How a Danmaku!! table looks to one viewer.

/** How far a seat is from the viewer's own: seats between them, then what changes it. */
export interface Reach {
  seats: number;
  distance: number; // with everything counted
  in_range: boolean; // of the viewer's own Range as it is now
  changes?: Change[];
}

/** A seat. Things: "p3" is the seat itself, "k3" its character. */
export interface Player {
  seat: Seat;
  character?: CardNumber; // empty until all are revealed together (the viewer's own: once it is chosen)
  role?: CardNumber; // empty: the viewer does not know it
  shown?: boolean; // the role lies open to everybody
  life?: number;
  max_life?: number; // default 4
  hand?: (Face | null)[]; // what the viewer knows first, then backs
  max_hand?: number; // default 4
  items?: Face[];
  active?: boolean; // default true
  fell?: number; // the turn in which this player was defeated
  fired?: number; // Danmaku cards of this round
  limit?: number | null; // null: no limit; default 1
  spell?: boolean; // a Spell Card may still be activated this round; default true
  range?: number; // default 1
  reach?: Reach | null; // from the viewer's seat; null for oneself, the defeated, and whoever watches
  skips?: boolean; // the next turn is skipped
  notes?: Words[]; // lasting effects on this player, with [label](card number)
}

/** Something on the stack: a card, a Spell Card, an ability or a copy. The first is at the bottom. */
export interface Played {
  id: Handle; // "e0"
  kind: "card" | "spell" | "ability" | "copy";
  card: CardNumber; // the card played; the character for a Spell Card or an ability
  name: Words;
  you: Seat; // whose it counts as
  payer: Seat; // who played it; another than `you` on that player's behalf
  via?: CardNumber; // the card that activated the Spell Card
  half?: number;
  targets?: Seat[];
  answers?: number | null; // the place of what it answers
  state?: "open" | "begun" | "resolved" | "cancelled"; // default "open"
  defenders?: Seat[]; // of its attack that is going on
  avoided?: Seat[];
}

/** What the Incident has of one kind of card. */
export interface Collected {
  words: Words;
  need: number;
  cards?: Face[];
}

export interface IncidentNow {
  card: CardNumber;
  collected?: Collected[];
  notes?: Words[];
}

export interface DanmakuView {
  game: "danmaku";
  turn: number;
  active: Seat;
  first: Seat | null; // the Heroine; null until she shows herself
  step: "setup" | "start" | "incident" | "draw" | "main" | "discard";
  players: Player[];
  deck: number;
  discard: Face[]; // the newest last
  incident?: IncidentNow | null;
  incidents?: number; // left in the Incident deck
  incident_discard?: CardNumber[];
  stack?: Played[];
  window?: boolean; // everybody may be asked for a reaction; nobody learns who is
  offered?: Face[]; // the characters the viewer chooses between
  asked?: Seat[]; // never told in a window
  foresight?: Words[]; // what happens if nobody answers any more, in order
  notes?: Words[]; // effects on the whole table
  revealed?: Face[]; // turned up from the deck, until it is decided where they go
}

// How a VCard table looks to one viewer.

/** Tokens of one kind on a VTuber or a spot. */
export interface Token {
  kind: "food" | "bless" | "bolster" | "decay" | "exalt" | "submerge" | "corrupt" | "burn" | "fracture";
  n?: number; // default 1
}

/** One part of a Power Level and the card it comes from. */
export interface Term {
  kind: "printed" | "counter" | "food" | "burn" | "element" | "paired" | "advantage" | "ally" | "world" | "passive";
  amount: number;
  card?: CardNumber;
}

/** A Mascot or an Ally on a board. */
export interface Placed {
  face: Face;
  lock?: boolean; // it has a Lock effect
  locked?: boolean;
}

export interface VTuber {
  id: Handle; // "m7"
  stack: (Face | null)[]; // from the lowest up; the last one is on top, null is a back
  pl?: number | null; // as it is now; null while face down
  terms?: Term[];
  tokens?: Token[];
  allies?: Placed[];
  lock?: boolean;
  locked?: boolean;
  paired?: boolean;
  notes?: Words[]; // other effects on it, in words, with [label](card number)
}

export interface Spot {
  id: Handle; // "s0.0" the Active Spot of seat 0, "s0.1" to "s0.4" its Backstage from its own left
  vt?: VTuber | null;
  tokens?: Token[]; // Burn or Fracture
}

export interface Board {
  seat: Seat;
  spots: Spot[]; // Active, then Backstage 1 to 4
  hand: (Face | null)[]; // what the viewer knows first, then backs
  discard: Face[]; // the newest last
  deck: Pile;
  mascot?: Placed | null;
  points?: number;
  coins?: number;
  mana?: number;
  taken?: number; // turns taken in this round
  supports?: number; // played this turn
  support_limit?: number | null; // null: no limit (the opponent's turn); default 2
  notes?: Words[]; // lasting effects on this player
}

/** A card or an action on the Queue; the first is at the bottom and resolves last. */
export interface Queued {
  id: Handle; // "e0"
  verb: "play" | "evolve" | "ally" | "mascot" | "world" | "boost" | "lock" | "reply" | "trade" | "trigger";
  you: Seat;
  card?: Face | null; // null: discarding three to draw two
  place?: Handle; // the spot or the VTuber it goes to
  targets?: Handle[]; // VTubers, spots or cards its effect was aimed at
  answers?: number | null; // the place on the Queue of what a Reinforcement answers
  canceled?: boolean;
}

/** One source of Power Level for both seats, in the order of 7.2.0.2. */
export interface CombatRow {
  kind: "printed" | "counter" | "food" | "burn" | "element" | "paired" | "advantage" | "ally" | "world" | "passive";
  rule: string;
  amounts: number[]; // of seat 0 and seat 1
  cards?: CardNumber[][]; // where it comes from, of each seat
}

/** The last combat: shown as a moment, kept through the first turn of the next round. */
export interface Combat {
  round: number;
  totals: (number | null)[]; // of seat 0 and seat 1, helpers counted; null: no Active VTuber
  actives: string[]; // the top cards; empty: none
  winner: Seat | null; // null: a Complete Tie
  rows: CombatRow[];
  tied?: boolean; // the Active VTubers were equal and the Backstage helped
  helpers?: CardNumber[][];
  helped?: number[]; // what the helpers of each seat added
}

export interface VCardView {
  game: "vcard";
  round: number;
  turn: number; // of the active player in this round, 1 to 6
  active: Seat;
  first: Seat; // who began this round
  phase: "setup" | "reveal" | "start" | "draw" | "main" | "end" | "combat" | "after";
  boards: Board[];
  world?: Face | null;
  queue?: Queued[];
  priority?: Seat | null; // who may add to the Queue
  asked?: Seat[];
  combat?: Combat | null;
  notes?: Words[]; // effects on the whole table
}

// The table of any game as one viewer sees it; `game` tells which.

export type View = HocgView | DanmakuView | VCardView;

// Rooms: who sits where, under which options, and what the table itself is up to.

export type Seconds = number;

/** none; game: `total` seconds for a whole game; move: `move` seconds for each decision and a `bank` besides. */
export interface ClockPlan {
  kind?: "none" | "game" | "move"; // default "none"
  total?: Seconds; // default 1500
  move?: Seconds; // default 60
  bank?: number; // default 300
}

export interface RoomOptions {
  clock?: ClockPlan;
  spectators?: boolean; // default true
  listed?: boolean; // shown on the Watch page
  undo?: "free" | "ask" | "never"; // free: against bots, or among people who agree on it beforehand; default "ask"
  away?: number; // seconds a player may be gone before the others may choose; default 120
  takeover?: boolean | null; // a bot plays on for whoever leaves; null: in games of more than two
  window?: number; // seconds to react; no answer until then is a pass. 0: no limit; default 20
  slow?: number; // days for each decision, instead of a clock; 0: played in one sitting
  rulings?: Record<string, string>;
}

/** A seat of a new room: mine, open for a friend, or a bot's. */
export interface SeatPlan {
  kind: "me" | "open" | "bot";
  bot?: string; // empty: the game's best
  deck?: DeckChoice;
}

/** Play on from a moment of a replay. as_was: same cards in the same order; as_known: hidden cards dealt anew. */
export interface FromReplay {
  type: "replay";
  replay: string;
  at: number;
  seat: Seat;
  how?: "as_was" | "as_known"; // default "as_known"
}

/** Try a scenario of the rules on a table. */
export interface FromScenario {
  type: "scenario";
  scenario: string;
}

export interface NewRoom {
  game: GameName;
  name: PlayerName;
  seats: SeatPlan[];
  options?: RoomOptions;
  start?: FromReplay | FromScenario | null;
}

/** Take an open seat; the first one if none is named. */
export interface Join {
  name: PlayerName;
  deck?: DeckChoice;
  seat?: Seat | null;
}

/** You have a seat. The token is its only key and is shown this once. */
export interface Seated {
  code: RoomCode;
  seat: Seat;
  token: string;
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "open" | "bot";
  name?: string;
  bot?: string;
  deck?: string; // its name; lists are private
  present?: boolean;
  away?: number; // seconds until the others may choose; 0 while present or when that time is over
  takeover?: number; // seconds until a bot takes the seat by itself; 0: none is about to
  substitute?: boolean; // a bot plays for this person, who can take the seat back
  out?: boolean; // defeated or given up: the game goes on without this seat
  clock?: number | null; // seconds left; null without a clock
  bank?: number;
  wins?: number; // of the games in this room
}

/** Somebody asks for the others' consent. */
export interface Offer {
  kind: "undo" | "draw" | "rematch" | "step_back";
  seat: Seat;
  agreed?: Seat[];
  words?: Words | null;
  swap?: boolean; // rematch: the other player starts; of more than two, the places are drawn anew
}

export interface Outcome {
  winners: Seat[];
  rule: string;
  words: Words;
  seed?: string;
  replay?: string; // its id
}

/** What anybody in the room may know about it. Sent whenever it changes. */
export interface RoomInfo {
  code: RoomCode;
  game: GameName;
  status: "waiting" | "playing" | "over" | "stopped";
  options: RoomOptions;
  seats: SeatInfo[];
  watching?: number;
  number?: number; // of the game in this room; default 1
  turn?: number;
  commitment?: string; // hash of the seed, shown before the first shuffle
  running?: Seat[]; // whose clock runs
  by?: number; // slow games: answers to the present question are awaited until then, in seconds since 1970
  offer?: Offer | null;
  outcome?: Outcome | null;
  incident?: string; // the table stopped because of a fault of ours
  practice?: boolean; // a scenario or a fork: nothing is at stake
}

export interface RoomList {
  rooms: RoomInfo[];
}

// The socket of a room. The client says hello once, then plays; the server answers and tells what happens.

/** The version of what is said over the socket. It grows when a client that knows an older one could go wrong; new fields that may be overlooked do not change it. */
export const PROTOCOL = 1;

/** First of all. Without a token one watches. `words=False` and `views=False` spare a program what it won't read. */
export interface Hello {
  type: "hello";
  token?: string;
  words?: boolean; // default true
  views?: boolean; // default true
  seen?: number; // the number of the last journal line this client has shown
  protocol?: number; // the version this client speaks; default 1
}

/** Answer the question `asked` with one of its options, by place in the list. It may change one that is kept. */
export interface Choose {
  type: "choose";
  asked: number;
  option: number;
}

/** Answer a question that has a `pick` with everything chosen, at once (in order, if the order matters). */
export interface PickAll {
  type: "pick";
  asked: number;
  things: Handle[];
}

/** Why can I not act with this thing now (or with it on that one)? Answered by `because`. */
export interface WhyNot {
  type: "why";
  thing: Handle;
  target?: string;
}

/** Take my last decision back: at once where that is free or the answer is only kept, else the others are asked. */
export interface AskUndo {
  type: "undo";
}

export interface OfferDraw {
  type: "draw";
}

/** Once the game is over. `deck` changes one's deck; swap: whoever went second may start. Of more than two players nobody starts by agreement: there, swap draws the places anew. Those who are here decide; a bot plays for whoever is not, until they come back. */
export interface Rematch {
  type: "rematch";
  swap?: boolean;
  deck?: DeckChoice | null;
}

/** The table stopped because of a fault: go back to before the decision that broke it. */
export interface StepBack {
  type: "step_back";
}

/** Agree to the open offer or decline it (whoever made it withdraws it by declining). */
export interface Answer {
  type: "answer";
  yes: boolean;
  deck?: DeckChoice | null; // for a rematch
}

/** Give up. Where the game goes on without me, I may stay and see what my seat may see. */
export interface Concede {
  type: "concede";
}

/** Do something that may be done whoever is asked: one of my `asides`, named by what it is made of. */
export interface Aside {
  type: "aside";
  verb: string;
  things?: Handle[];
  n?: number | null;
}

/** What to do about a seat whose time to come back is over; `bot` also for a seat that nobody has taken yet. claim: of two players the other wins; of more, the seat gives up and the game goes on without it. */
export interface Absent {
  type: "absent";
  seat: Seat;
  what: "bot" | "claim" | "wait";
}

/** I go: a bot plays on for me, until I `return`. Only at tables with `takeover`. */
export interface Leave {
  type: "leave";
}

/** Take my seat back from the bot that played for me. */
export interface Return {
  type: "return";
}

/** Pass reaction windows for me: until something happens to me, until my turn, or always; never with these cards. */
export interface Standing {
  type: "standing";
  until?: "" | "hit" | "turn" | "always"; // empty: ask me every time
  hold?: CardNumber[]; // ask me whenever one of these could be played
}

export interface Ping {
  type: "ping";
  n?: number;
}

export type FromClient =
  | Hello
  | Choose
  | PickAll
  | WhyNot
  | AskUndo
  | OfferDraw
  | Rematch
  | StepBack
  | Answer
  | Concede
  | Aside
  | Absent
  | Leave
  | Return
  | Standing
  | Ping;

/** One entry of the journal as this viewer may read it. */
export interface Line {
  n: number;
  kind: string; // "draw", "bloom", "damage", …
  seat: Seat;
  card?: Face | null;
  more?: (number | string)[]; // holomem as handles, places and numbers
  words?: Words | null; // null: told together with the line before
}

/** One thing to do. `things`: what one would pick up first, then where it goes. */
export interface Option {
  verb: string;
  things?: Handle[];
  n?: number | null; // a number that is chosen
  act?: string; // options of one thing with the same act differ only in their target
  label?: Words | null; // the act in a word or two, for a button
  words?: Words | null; // the whole option in a sentence
  risk?: Words | null; // what it costs for good
  then?: Words[]; // of a reaction: what happens if nobody answers it, in order
}

/** Some of several things are chosen, and sent together with `pick`. */
export interface Pick {
  least: number;
  most: number;
  things: Handle[];
  ordered?: boolean;
}

/** The card whose text asks. */
export interface Source {
  card: string;
  words?: Words | null;
}

/** What this seat is asked. Nobody else gets it. */
export interface Question {
  asked: number; // counts the questions put to this seat
  prompt: string; // "hocg:main"
  rule: string;
  options: Option[];
  words?: Words | null;
  source?: Source | null;
  pick?: Pick | null;
  shown?: Face[]; // faces that only this question shows (a deck being searched)
  passing?: number | null; // the option that ends or passes, if there is one
  floor?: number; // seconds an answer is held at least, so that a quick one tells nothing
  window?: number; // seconds until the window closes and no answer is a pass; 0: no such limit
  by?: number; // slow games: seconds since 1970; a bot answers if I have not until then
}

/** My answer to a question that several are asked at once. It counts when all have answered, and can be changed. */
export interface Kept {
  question: Question;
  option?: number | null; // as I chose it,
  things?: Handle[]; // or picked it
}

/** Everything a client needs to show the table, at any time. */
export interface Welcome {
  type: "welcome";
  room: RoomInfo;
  seat: Seat | null;
  n: number; // of the last journal line
  protocol: number; // the version spoken from now on
  view?: View | null;
  lines?: Line[]; // the whole journal, as this viewer may read it
  missed?: number; // how many of them came after `seen`
  question?: Question | null;
  undo?: "free" | "ask" | "no"; // default "no"
  standing?: Standing | null; // what this seat has asked for
  kept?: Kept | null;
  asides?: Option[]; // what this seat may do whoever is asked
}

/** What happened, how the table is now, and what this seat is asked. */
export interface Update {
  type: "update";
  n: number;
  lines?: Line[];
  view?: View | null;
  question?: Question | null;
  undo?: "free" | "ask" | "no"; // default "no"
  back?: boolean; // an undo: the journal is now shorter, `lines` is all of it
  standing?: Standing | null;
  kept?: Kept | null;
  asides?: Option[];
}

export interface Room {
  type: "room";
  room: RoomInfo;
}

/** The answer to `why`: what the thing could do, and each reason against the rest, nearest to put right first. */
export interface Because {
  type: "because";
  thing: Handle;
  target?: string;
  can?: Words[];
  reasons?: Reason[];
}

export interface Reason {
  what: Words[]; // what one may have wanted to do
  why: Refusal;
}

/** The last message was not followed; nothing changed. The open question comes with it. */
export interface Refused {
  type: "refused";
  why: Refusal;
  question?: Question | null;
}

/** The connection cannot go on, or something failed on our side. */
export interface Problem {
  type: "problem";
  fault: Fault;
}

export interface Pong {
  type: "pong";
  n: number;
}

export type FromServer = Welcome | Update | Room | Because | Refused | Problem | Pong;

// What the REST routes take and give, apart from rooms.

export interface RulingChoice {
  id: string;
  words: Words;
  values: string[];
  default: string;
  labels?: Record<string, Words>; // what each value means
  rulings?: string[]; // where it is decided: "R-02"
}

export interface BuiltinDeck {
  id: string;
  name: Words;
  deck: Deck;
  colors: string[];
  summary: Words; // its plan
  levels: Record<string, number>; // of the main deck, as in `DeckReport`
  key: CardNumber[]; // cards that show what it does
}

/** Two decks that make a good first game. */
export interface FirstGame {
  decks: [string, string];
  why: Words;
}

export interface GameInfo {
  id: GameName;
  name: Words;
  tagline: Words;
  seats: number[];
  minutes: number;
  playable: boolean; // at a browser table
  decks: BuiltinDeck[];
  bots: string[];
  rulings: RulingChoice[];
  first: FirstGame | null; // of a game to which decks are brought
}

export interface GameList {
  games: GameInfo[];
  version: string;
}

export interface Art {
  name: Words;
  cost: string[]; // colours; "neutral" is any
  power: number;
  suffix?: string; // "+"
  critical?: [string, number][]; // against a colour, how much more
  text?: Words | null;
}

/** A keyword effect, an Oshi skill, an extra or a support's text. */
export interface Ability {
  kind: string; // "collab_effect", "bloom_effect", "gift", "oshi_skill", "sp_skill", "stage_skill", "extra", "text", …
  label: Words;
  text: Words;
  name?: Words | null;
  cost?: string; // holo Power: "2", "X"
  limit?: Words | null;
}

/** A printed card: all facts, and its text generated from its declaration. */
export interface CardInfo {
  id: CardNumber;
  kind: "oshi" | "holomem" | "support" | "cheer" | "main" | "character" | "incident" | "role" | "vtuber" | "mascot" | "world";
  name: Words;
  names: Words[]; // every name it counts as; crests are made from these
  colors?: string[];
  level?: "debut" | "1st" | "2nd" | "spot" | "";
  buzz?: boolean;
  limited?: boolean;
  support?: string; // "staff", "item", "event", "tool", "mascot", "fan"; VCard: "boost", "ally", "reinforcement"
  hp?: number;
  life?: number;
  baton?: string[];
  tags?: Words[];
  arts?: Art[];
  abilities?: Ability[];
  set?: string;
  copies?: number | null; // how many a deck may hold; null: any number
  status?: "verified" | "implemented" | ""; // hOCG: how sure it is that the card does what it says
  season?: string; // Danmaku!!: "spring", …; a Main Deck card has one number for each season it is printed in
  points?: number;
  types?: string[][]; // of each half of a Main Deck card; of a Spell Card
  team?: string; // of a role: "heroine", "rival", "partner", "stage_boss", "extra_boss"
  players?: number; // the smallest game a role is dealt in
  pl?: number; // VCard: printed Power Level, 8 to 10; its element is in `colors` (none: Neutral)
  strength?: string; // the element this VTuber has advantage over
  line?: string; // the VTuber it evolves with; of a Mascot, the one it is paired with
  effect?: "passive" | "lock" | "snap" | "echo" | ""; // effect type
  flavor?: Words | null;
}

export interface CardList {
  game: GameName;
  cards: CardInfo[];
  images: CardNumber[]; // for which the server has a picture of the user's own
  scenario_cards: CardInfo[]; // cards of no set: only tables made from scenarios show them
  not_yet: Record<string, string>; // hOCG: set → its cards that cannot be played here yet, "1-20 23"
}

export interface RuleInfo {
  id: string; // "hocg:8.3.3"
  title: string;
  says: Words;
  chapter: string;
  scenarios?: string[];
  rulings?: string[];
  title_ja?: string; // empty where the game has no Japanese rules
  under?: string; // the rule or heading it stands below
}

export interface ChapterInfo {
  id: string; // "8"
  title: Words;
}

/** What we decided where the documents are silent or disagree. */
export interface RulingInfo {
  id: string; // "R-02"
  title: Words;
  says: Words;
  rules: string[];
}

export interface RuleList {
  game: GameName;
  rules: RuleInfo[];
  chapters?: ChapterInfo[];
  rulings?: RulingInfo[];
}

export interface ScenarioInfo {
  id: string;
  title: Words;
  rules: string[];
  steps?: string[]; // what is done, in the words of the file
  playable?: boolean; // default true
  told?: Words[]; // the same as the table says it, in both languages
  seats?: number; // at the table to try it on; default 2
}

export interface ScenarioList {
  game: GameName;
  scenarios: ScenarioInfo[];
}

export interface DeckText {
  text: string;
}

/** A line that could not be read, and why. It stays with the player. */
export interface Unread {
  where: string;
  text: string;
  why: Words;
}

export interface DeckProblem {
  why: Refusal;
  warning?: boolean;
  pile?: string;
  card?: CardNumber;
  fix?: number; // how many copies of `card` to add (or, below 0, to remove) to put it right
}

/** An exact chance. */
export interface Odds {
  id: string;
  words: Words;
  chance: number;
  note: Words | null;
}

/** Everything that can be said about a deck. */
export interface DeckReport {
  deck: Deck;
  legal: boolean;
  problems: DeckProblem[];
  levels: Record<string, number>; // of the main deck; VCard: "pl8", "pl9", "pl10" and the other types of card
  colors: Record<string, number[]>; // colour → [cheers asked for, brought, symbols]; element → [VTubers, Mascots, Worlds]
  odds: Odds[];
}

export interface DeckRead {
  format: string;
  report: DeckReport;
  unread: Unread[];
  notes?: Unread[]; // what was read in a way worth telling; nothing is missing because of it
}

export interface DeckWrite {
  deck: Deck;
  format: string;
}

export interface DeckWritten {
  format: string;
  text: string;
}

export interface DeckFormats {
  read: string[];
  write: string[];
  titles?: Record<string, string>; // what people call a format
}

export interface ReplayInfo {
  id: string;
  game: GameName;
  names: string[];
  decisions: number;
  turns: number;
  outcome: Outcome | null;
  when?: string; // ISO date
}

export interface ReplayList {
  replays: ReplayInfo[];
}

/** Something worth finding on the timeline. */
export interface Mark {
  step: number;
  kind: "turn" | "downed" | "skill" | "die" | "life" | "evolve" | "combat" | "point" | "end";
  seat: Seat;
  n: number; // turn: its number; life: what is left
}

/** The table after so many decisions, and what the last one did. */
export interface Step {
  n: number;
  seat: Seat | null;
  lines: Line[];
  view: View;
}

/** A game as one viewer saw it, or as nobody did (seat "all"). Also the file of a game in progress. */
export interface Frames {
  format: "kaimaku-frames-1";
  game: GameName;
  seat: Seat | "all" | "watch";
  names: string[];
  steps: Step[];
  marks: Mark[];
  outcome?: Outcome | null;
  cards?: CardNumber[];
}

/** What a seat thought, after so many decisions, each seat's role was: one row for every seat in order. */
export interface Belief {
  step: number;
  seat: Seat;
  of: number[][]; // by seat, then by kind, each row adding up to 1; the row of the seat itself is certain
}

/** What a careful player could have believed at each seat of a game that is over. */
export interface Beliefs {
  kinds: string[]; // "heroine", "partner", "stage_boss", "extra_boss", "rival"
  beliefs: Belief[]; // in the order of their steps; one holds until the next of the same seat
}

export interface VerifyReport {
  ok: boolean;
  words: Words;
  decisions?: number;
  shuffles?: number;
  dice?: number;
  seed?: string;
  commitment?: string;
  rule?: string;
}

export interface StoredReplay {
  id: string;
  verified: VerifyReport;
}

// Results of the lab: how decks fare against each other.

/** A share of games, from 0 to 1, with its 95 % interval. */
export interface Share {
  rate: number;
  low: number;
  high: number;
}

/** A deck against all the others together. */
export interface LabDeck {
  id: string;
  name: Words;
  builtin: boolean; // it comes with the game, as it was played here
  games: number;
  share: Share;
}

/** Two decks, as the first of them sees it. */
export interface LabCell {
  a: string;
  b: string;
  games: number; // without those that broke
  wins: number;
  losses: number;
  draws: number;
  errors: number;
  share: Share;
}

/** Every deck against every other, seats exchanged, on the same luck. */
export interface LabMatrix {
  game: GameName;
  made: string; // ISO date
  version: string; // of Kaimaku
  bot: string; // on both sides
  seed: number;
  games: number; // asked for, of each pair
  decks: LabDeck[]; // the most successful first
  cells: LabCell[]; // one for each pair
}

// For whoever runs a server.

export interface Health {
  ok: boolean;
  version: string;
  database: boolean; // does it answer
}
