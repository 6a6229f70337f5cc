// Written by tools/wire_types.py out of the server's messages; run it again instead of changing this file.

// Types that most messages use.

export type GameName = string;

export type Lang = "en" | "ja";

export type Seat = number;

export type PlayerName = string;

export type RoomCode = string;

export type CardNumber = string;

/** The name of a thing on the table, for one viewer: "c12" a card, "q3" a card shown only by this question, "h1.NUMBER.0" a card seen in another player's hand, "x5" a card for a viewer who sees everything, "-" a card that is not on the table. Each game's view lists its other handles. A card gets a new handle in every hidden zone. */
export type Handle = string;

/** Text in both languages. `[label](card number)` is a link to a card. `{0}`, `{1}`, … are placeholders for player names, which the client fills in; the reader's own seat becomes "you". A backslash escapes `[`, `{` and itself. The words of a `Fault`, and messages about a deck or a replay file, contain no links or placeholders, because they quote user input. */
export interface Words {
  en: string;
  ja: string;
}

/** Why something isn't allowed: the reason, the rule, and what is missing if that is known. */
export interface Refusal {
  words: Words;
  rule?: string; // "game:8.3.3"; empty if the room refuses, not the game
  missing?: Words | null; // "one more green cheer"
  cards?: CardNumber[]; // the cards that cause it
}

/** An error: a code for programs, a sentence for people, and an incident number for a server error. */
export interface Fault {
  code: string;
  words: Words;
  incident?: string;
  protocols?: number[]; // with the code `protocol`: the versions this server supports
}

/** A card whose face the viewer can see. */
export interface Face {
  id: Handle;
  card: CardNumber;
}

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

/** A deck list: pile → card number → copies. Each game has its own piles. */
export interface Deck {
  piles: Record<string, Record<CardNumber, number>>;
  name?: string; // code points; cut to 80 visible characters
  own?: Record<CardNumber, string>;
}

/** The deck a seat plays: the id of a built-in deck, or a list. With neither, the game's default for that seat. */
export interface DeckChoice {
  builtin?: string;
  list?: Deck | null;
}

// How a hololive OCG table looks to one viewer.

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

/** Handles of its own: "m7" a holomem, "o0" the Oshi of seat 0. */
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

/** What everybody knows about one kind of role that was dealt at this table, and isn't shown yet. */
export interface RolesLeft {
  team: string;
  left: number; // seats that still hide one
  cards: CardNumber[]; // the roles it may be
}

export interface IncidentNow {
  card: CardNumber;
  collected?: Collected[];
  notes?: Words[];
}

/** Handles of its own: "p3" seat 3, "k3" its character, "e0" the bottom of the stack. */
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
  roles?: RolesLeft[]; // which roles are still hidden, by the number of players and what was shown
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

/** Handles of its own: "m7" a VTuber, "s0.0" the Active Spot of seat 0, "s0.3" its third Backstage Spot, "e0" the bottom of its Queue. */
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

// A view of any game as rows of cards, for games without a view of their own.

/** A card or anything else in a row. */
export interface PlainCard {
  id: Handle; // "-": options never name it
  name?: Words | null; // null: the viewer sees only the back
  text?: Words | null; // what it does
  face_down?: boolean; // with a name: face down, but known to the viewer
  turned?: boolean; // sideways: used, resting
  notes?: Words[]; // its current state, as marked-up text
}

/** Cards that belong together: a hand, a trick, a pile. */
export interface PlainRow {
  id: Handle; // the same in every view; options may name it as a thing
  title: Words;
  seat?: Seat | null; // its owner; null: shared
  hand?: boolean; // a hand; the viewer's own is shown with the question
  cards?: PlainCard[]; // the newest last
  count?: number | null; // how many there are, if not all are listed
}

export interface PlainSeat {
  seat: Seat;
  id: Handle; // options may name it as a thing: "p0"
  notes?: Words[]; // points, a role, lasting effects, as marked-up text
  score?: number | null; // what decides the game, if it is a number; replays plot it
  out?: boolean; // eliminated; the others play on
}

export interface PlainView {
  game: "plain";
  turn: number;
  active: Seat | null; // whose turn it is; null: no single player's
  seats: PlainSeat[];
  rows: PlainRow[]; // in display and reading order
  status?: Words | null; // the state of the game in a few words: "Round 2, trumps are hearts"
  first?: Seat | null; // who went first, if the players can choose that for a rematch
  setup?: boolean; // setup isn't finished
  asked?: Seat[]; // empty while it is secret who is asked
  window?: boolean; // a reaction window; it is secret who is asked
  notes?: Words[]; // effects on the whole table
}

// The view of any game; the `game` field tells which type it is.

export type View = HocgView | DanmakuView | VCardView | PlainView;

// What the table of a match knows of its tournament.

export type TournamentId = string;

/** The score is in the seats: `wins`. */
export interface MatchOf {
  tournament: TournamentId;
  title: string;
  round: number;
  table: number;
  best_of: number;
  over?: boolean; // no more games
  chooser?: Seat | null; // who says who goes first in the next game
  next?: number; // when that begins by itself, in seconds since 1970
}

// Rooms: seats, options and status.

export type Seconds = number;

/** none; game: `total` seconds for the whole game; move: `move` seconds per decision, plus a `bank`. */
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
  undo?: "free" | "ask" | "never"; // free: without asking, as long as it undoes nobody else's decision; default "ask"
  away?: number; // seconds until the others can decide about an absent player; default 120
  takeover?: boolean | null; // a bot plays for players who leave; null: with more than two players
  window?: number; // seconds to react, then it counts as a pass; 0: no limit; default 20
  slow?: number; // days per decision, instead of a clock; 0: a live game
  hints?: boolean | null; // players can ask for hints; null: whoever plays only against bots
  restricted?: string; // decks must keep to this region's list; see GameInfo.regions
  chat?: boolean; // players can write to each other; not in listed or open rooms
  open?: boolean; // anybody can take a free seat: shown on the start page while it waits
  rated?: boolean; // the result counts for the ratings of all players, who sit there under their own names
  delay?: number; // seconds later spectators see what happens
  rulings?: Record<string, string>;
}

/** A seat in a new room: mine, open, or a bot. */
export interface SeatPlan {
  kind: "me" | "open" | "bot";
  bot?: string; // empty: the game's usual one
  deck?: DeckChoice;
}

/** Play from a step of a replay. as_was: all cards as they were; as_known: hidden cards are dealt again. */
export interface FromReplay {
  type: "replay";
  replay: string;
  at: number;
  seat: Seat;
  how?: "as_was" | "as_known"; // default "as_known"
}

/** Play a scenario. */
export interface FromScenario {
  type: "scenario";
  scenario: string;
}

/** Try a card that somebody wrote, on a table arranged for it. */
export interface FromCard {
  type: "card";
  number: CardNumber;
  document: string;
}

export interface NewRoom {
  game: GameName;
  name: PlayerName;
  seats: SeatPlan[];
  options?: RoomOptions;
  start?: FromReplay | FromScenario | FromCard | null;
}

/** Take an open seat. Without `seat`, the first one. */
export interface Join {
  name: PlayerName;
  deck?: DeckChoice;
  seat?: Seat | null;
}

/** The seat you got. The token is its only key and is sent only here. */
export interface Seated {
  code: RoomCode;
  seat: Seat;
  token: string;
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "open" | "bot";
  name?: string;
  person?: string; // the id of a player who sits here under their own name
  name_ja?: string; // of a bot with a first name
  bot?: string;
  deck?: string; // the name only; lists are private
  present?: boolean;
  away?: number; // seconds until the others can decide what to do; 0 if present or already over
  takeover?: number; // seconds until a bot takes over; 0: it won't
  substitute?: boolean; // a bot plays for this player, who can return
  out?: boolean; // defeated or conceded; the others play on
  clock?: number | null; // seconds left; null without a clock
  bank?: number;
  wins?: number; // games won in this room
}

/** A room as seen from one of its seats. */
export interface OwnSeat {
  room: RoomInfo;
  seat: Seat;
  asked?: boolean; // the game waits for an answer of this seat
}

/** A request that the other players must agree to. */
export interface Offer {
  kind: "undo" | "draw" | "rematch" | "step_back" | "to_result";
  seat: Seat;
  agreed?: Seat[];
  words?: Words | null;
  swap?: boolean; // rematch: the other player starts; with more than two players, new places are drawn
  after?: number; // undo: everything after this line of the journal would be undone; it begins with that decision
}

export interface Outcome {
  winners: Seat[];
  rule: string;
  words: Words;
  seed?: string;
  replay?: string; // its id
}

/** Public information about a room. Sent whenever it changes. */
export interface RoomInfo {
  code: RoomCode;
  game: GameName;
  status: "waiting" | "playing" | "over" | "stopped";
  options: RoomOptions;
  seats: SeatInfo[];
  watching?: number;
  number?: number; // of the current game in this room; default 1
  turn?: number;
  commitment?: string; // hash of the seed, published before the first shuffle
  running?: Seat[]; // seats whose clock is running
  by?: number; // slow games: deadline of the current question, in seconds since 1970
  puzzle?: string; // the puzzle it starts from
  offer?: Offer | null;
  outcome?: Outcome | null;
  incident?: string; // the game stopped because of a server error
  practice?: boolean; // a scenario or a replay branch; not counted
  own?: CardNumber[]; // cards that players wrote themselves: `GET cards` shows them
  match?: MatchOf | null; // of a tournament
  hurried?: boolean; // only bots play, without pauses; everybody is told at the end
}

export interface RoomList {
  rooms: RoomInfo[];
}

// Messages of a room's socket. The client sends `hello` once, then plays; the server replies and sends updates.

/** The protocol version. It is raised by changes that break older clients, not by new fields that they can ignore. */
export const PROTOCOL = 1;

/** The first message. Without a token, the client is a spectator. Bots can turn off `words` and `views`. */
export interface Hello {
  type: "hello";
  token?: string;
  words?: boolean; // default true
  views?: boolean; // default true
  seen?: number; // the last journal line this client has shown
  protocol?: number; // the version this client uses; default 1
  lang?: Lang | null; // the language shown; words may be empty in the other one. null: both
}

/** Show another language from now on. The reply is a new `welcome`. */
export interface Speak {
  type: "speak";
  lang: Lang;
}

/** Answer the question `asked` with the index of an option. This can also change an answer that is `kept`. */
export interface Choose {
  type: "choose";
  asked: number;
  option: number;
}

/** Answer a question that has a `pick`, with all chosen things at once (in order, if the order matters). */
export interface PickAll {
  type: "pick";
  asked: number;
  things: Handle[];
}

/** Ask why this thing can't be used now (or can't be used on `target`). The reply is `because`. */
export interface WhyNot {
  type: "why";
  thing: Handle;
  target?: string;
}

/** Ask what options of the question `asked` would do, or picking all of `things`. The reply is `foreseen`. */
export interface Foresee {
  type: "foresee";
  asked: number;
  options?: number[];
  things?: Handle[];
}

/** Ask what the strongest bot would do now; in a puzzle also how it stands. The reply is `hinted`. */
export interface AskHint {
  type: "hint";
}

/** Undo my last decision: at once if the answer is only `kept`, or if undo is free and no other person has decided since. Otherwise the others must agree; the offer says from which line of the journal on everything is undone. */
export interface AskUndo {
  type: "undo";
}

export interface OfferDraw {
  type: "draw";
}

/** Ask for a rematch after the game. `deck` changes my deck; `swap` lets the player who went second start. With more than two players, `swap` draws new places at the table. The players present decide; a bot plays for absent players until they return. */
export interface Rematch {
  type: "rematch";
  swap?: boolean;
  deck?: DeckChoice | null;
}

/** In a match of a tournament: whoever lost the last game says who goes first in the next one. */
export interface NextGame {
  type: "next_game";
  first: boolean; // I do
}

/** The game stopped because of a server error: go back to before the decision that caused it. */
export interface StepBack {
  type: "step_back";
}

/** Only bots still play: let them play to the end without pauses. Everybody who sits here must agree. */
export interface ToResult {
  type: "to_result";
}

/** Accept or decline the open offer. Declining my own offer withdraws it. */
export interface Answer {
  type: "answer";
  yes: boolean;
  deck?: DeckChoice | null; // for a rematch
}

/** Concede. If the others play on, I can stay and see what my seat may see. */
export interface Concede {
  type: "concede";
}

/** Take one of my `asides`, actions that are possible no matter who is asked. The fields are those of the option. */
export interface Aside {
  type: "aside";
  verb: string;
  things?: Handle[];
  n?: number | null;
}

/** What to do about a player who didn't come back in time. `bot` also fills a seat that nobody has taken. claim: with two players, the other one wins; with more, the seat concedes and the game goes on. */
export interface Absent {
  type: "absent";
  seat: Seat;
  what: "bot" | "claim" | "wait";
  bot?: string; // which one fills the seat; empty: the game's usual one
}

/** Leave: a bot plays for me until I `return`. Only in rooms with `takeover`. */
export interface Leave {
  type: "leave";
}

/** Take my seat back from the bot. */
export interface Return {
  type: "return";
}

/** Pass reaction windows for me: until something happens to me, until my turn, or always. */
export interface AutoPass {
  type: "standing";
  until?: "" | "hit" | "turn" | "always"; // empty: always ask me
  hold?: CardNumber[]; // ask me if I could play one of these
  own?: boolean; // also ask me about what I have just played myself
}

export type StampName = "hello" | "luck" | "thanks" | "nice" | "wow" | "think" | "wait" | "oops" | "sorry" | "laugh" | "cry" | "bravo";

/** Show everybody at the table a stamp. */
export interface Stamp {
  type: "stamp";
  stamp: StampName;
}

/** Say something to the other players. Only in rooms with `chat`. */
export interface Say {
  type: "say";
  text: string;
}

export interface Ping {
  type: "ping";
  n?: number;
}

export type FromClient =
  | Hello
  | Speak
  | Choose
  | PickAll
  | WhyNot
  | Foresee
  | AskHint
  | AskUndo
  | OfferDraw
  | Rematch
  | NextGame
  | StepBack
  | ToResult
  | Answer
  | Concede
  | Aside
  | Absent
  | Leave
  | Return
  | AutoPass
  | Stamp
  | Say
  | Ping;

/** A journal entry as this viewer sees it. */
export interface Line {
  n: number;
  kind: string; // "draw", "bloom", "damage", …
  seat: Seat;
  card?: Face | null;
  more?: (number | string)[]; // handles, places and numbers
  words?: Words | null; // null: covered by the words of the line before
}

/** A legal action. `things`: what is picked up, then where it goes. */
export interface Option {
  verb: string;
  things?: Handle[];
  n?: number | null; // the chosen number
  act?: string; // options of one thing with the same `act` differ only in their target
  label?: Words | null; // one or two words, for a button
  words?: Words | null; // the option as a sentence
  risk?: Words | null; // a warning about what can't be undone
  then?: Words[]; // for a reaction: what happens if nobody responds, in order
}

/** A choice of several things, sent together with `pick`. */
export interface Pick {
  least: number;
  most: number;
  things: Handle[];
  ordered?: boolean;
}

/** The card whose text asks the question. */
export interface Source {
  card: string;
  words?: Words | null;
}

/** What this seat must decide. Sent only to this seat. */
export interface Question {
  asked: number; // number of this question, counted for this seat
  prompt: string; // "game:main"
  rule: string;
  options: Option[];
  words?: Words | null;
  source?: Source | null;
  pick?: Pick | null;
  shown?: Face[]; // cards shown only for this question (a deck being searched)
  passing?: number | null; // the option that passes or ends, if there is one
  floor?: number; // the server holds the answer for this many seconds, so that timing reveals nothing
  window?: number; // seconds until the window closes, which counts as a pass; 0: no limit
  by?: number; // slow games: deadline in seconds since 1970, after which a bot answers
}

/** My answer to a question that several players are asked at once. I can change it until all have answered. */
export interface KeptAnswer {
  question: Question;
  option?: number | null; // the chosen option,
  things?: Handle[]; // or the picked things
}

/** One thing a coach says. `point`: handles and places of the board that it is about. */
export interface CoachPage {
  words: Words;
  point?: string[];
}

/** In a lesson, what the coach says now, page by page. Sent only to the player who is coached. */
export interface Coaching {
  lesson: string;
  title: Words;
  done: number; // steps that are done,
  steps: number; // of so many
  pages: CoachPage[];
  topic?: Words | null; // of the step it speaks of; null: none can be done now
  options?: number[]; // of the question: any of these does the step, or goes on; what is meant above all is first
  left?: Words[]; // after the game: topics that weren't tried
  over?: boolean;
}

/** A player said something. Sent to players, not to spectators. Plain text without marks. */
export interface Said {
  type: "said";
  seat: Seat;
  text: string;
}

/** A player shows a stamp. Sent to everybody at the table. */
export interface Stamped {
  type: "stamped";
  seat: Seat;
  stamp: StampName;
}

/** The complete state for a client that connects. */
export interface Welcome {
  type: "welcome";
  room: RoomInfo;
  seat: Seat | null;
  n: number; // number of the last journal line
  protocol: number; // the version used from now on
  view?: View | null;
  lines?: Line[]; // the whole journal, as this viewer sees it
  missed?: number; // how many lines are newer than `seen`
  question?: Question | null;
  undo?: "free" | "ask" | "no"; // default "no"
  standing?: AutoPass | null; // this seat's setting
  kept?: KeptAnswer | null;
  asides?: Option[]; // actions of this seat that are possible no matter who is asked
  verdict?: Words | null; // the game is over: how it ended, in words for this viewer
  coach?: Coaching | null; // in a lesson
  chat?: Said[]; // what players said last; only for players, in rooms with `chat`
}

/** What happened, the new view, and this seat's question. */
export interface Update {
  type: "update";
  n: number;
  lines?: Line[];
  view?: View | null;
  question?: Question | null;
  undo?: "free" | "ask" | "no"; // default "no"
  back?: boolean; // after an undo: `lines` is the whole journal, now shorter
  standing?: AutoPass | null;
  kept?: KeptAnswer | null;
  asides?: Option[];
  verdict?: Words | null;
  coach?: Coaching | null;
}

export interface Room {
  type: "room";
  room: RoomInfo;
}

/** The reply to `why`: what the thing can do, and why it can't do more, easiest to fix first. */
export interface Because {
  type: "because";
  thing: Handle;
  target?: string;
  can?: Words[];
  reasons?: Reason[];
}

export interface Reason {
  what: Words[]; // the action that isn't possible
  why: Refusal;
}

/** Something that happens, read from the table before and after: certainly, or with some rolls of the dice. */
export interface Fact {
  kind: string; // "hp", "down", "life", "pay", "power", "draw", "avoid", …
  words: Words;
  thing?: Handle; // the thing it happens to
  badge?: Words | null; // a few characters to show on that thing
  before?: number | null;
  after?: number | null;
  most?: number | null; // the dice decide: the number after it is from `after` to this
  unsure?: boolean; // it depends on the dice; the words say how
}

/** What an option would do; of dice, what may come. Nothing in it depends on cards this seat doesn't know. */
export interface Foresight {
  facts: Fact[];
  option?: number | null; // null: picking the `things` of the request
  unless?: Words | null; // other players can respond: the facts hold if they don't
  rest?: Words | null; // what follows can't be foreseen
}

/** The reply to `foresee`. Options about which nothing is certain are left out. */
export interface Foreseen {
  type: "foreseen";
  asked: number;
  options?: Foresight[];
}

/** A decision of a line of play, in words for whoever makes it. */
export interface PuzzleMove {
  seat: Seat;
  words: Words;
}

/** How a puzzle stands. `line`: while it is open, how it is solved from here; if it is missed, how that shows. */
export interface PuzzleStanding {
  state: "open" | "solved" | "missed";
  words: Words; // what to do, or why it is missed
  line?: PuzzleMove[];
}

/** The reply to `hint`. It uses nothing that this seat doesn't know. */
export interface Hinted {
  type: "hinted";
  asked: number; // the question it is about, or the one that comes next
  option?: number | null; // of that question; null: there is no hint
  words?: Words | null; // what to do
  why?: Words[]; // what certainly comes of it, or that nothing does
  puzzle?: PuzzleStanding | null;
}

/** The last message was refused and changed nothing. Contains the open question. */
export interface Refused {
  type: "refused";
  why: Refusal;
  question?: Question | null;
}

/** The connection must close, or the server had an error. */
export interface Problem {
  type: "problem";
  fault: Fault;
}

export interface Pong {
  type: "pong";
  n: number;
}

export type FromServer =
  | Welcome
  | Update
  | Room
  | Because
  | Foreseen
  | Hinted
  | Refused
  | Stamped
  | Said
  | Problem
  | Pong;

// Messages of the REST routes, except rooms.

export interface RulingChoice {
  id: string;
  words: Words;
  values: string[];
  default: string;
  labels?: Record<string, Words>; // what each value means
  rulings?: string[]; // ids of the rulings: "R-02"
}

export type DeckKind = "start" | "recommended" | "tournament" | "sample";

/** A built-in deck as far as it takes to choose it by name. */
export interface DeckTitle {
  id: string;
  kind: DeckKind;
  name: Words;
  colors: string[];
}

export interface BuiltinDeck {
  id: string;
  kind: DeckKind;
  name: Words;
  deck: Deck;
  colors: string[];
  summary: Words; // the plan of the deck
  levels: Record<string, number>; // main deck, as in `DeckReport`
  key: CardNumber[]; // the most important cards
  event?: Words | null; // for a tournament deck: the event and the rank
  date?: string; // ISO
  restricted?: CardNumber[]; // cards of which official tournaments allow fewer copies
}

/** Two decks that make a good first game. */
export interface FirstGame {
  decks: [string, string];
  why: Words;
}

/** A coached game. It is played from the position `id`, at seat 0, against bots. */
export interface LessonInfo {
  id: string;
  title: Words;
  about: Words;
  minutes: number;
  seats: number;
  bot?: string; // who plays the other seats; empty: the usual bot
}

/** A position with a goal for seat 0. It is played from the position `id` against a bot; the puzzle of a day is the one at the number of days since 2026, counted around the list in the order of ids. */
export interface PuzzleInfo {
  id: string;
  goal: Words;
  task: Words; // the goal, and what else there is to know
  acts: number; // that reach it
  grade: number; // 1 is easy
  seats: number;
}

export interface GameInfo {
  id: GameName;
  name: Words;
  tagline: Words;
  seats: number[];
  minutes: number;
  playable: boolean; // in the browser
  decks: DeckTitle[]; // titles only; `GET decks` returns the whole `BuiltinDeck`s in the same order
  bots: string[];
  rulings: RulingChoice[];
  first: FirstGame | null; // for games with decks
  fan: CardInfo[]; // three cards to show for the game; with decks, from the first recommended one
  lessons: LessonInfo[];
  puzzles: PuzzleInfo[]; // the easiest first
  regions: Record<string, Words>; // whose lists of restricted cards a table can play by
  no_tournaments: Words | null; // why there are none of it
  handbook: boolean; // does `GET games/{game}/handbook` have anything to read?
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
  critical?: [string, number][]; // colour and bonus damage
  text?: Words | null;
}

/** A keyword effect, an Oshi skill, an Extra line or the text of a support card. */
export interface Ability {
  kind: string; // "collab_effect", "bloom_effect", "gift", "oshi_skill", "sp_skill", "stage_skill", "extra", "text", …
  label: Words;
  text: Words;
  name?: Words | null;
  cost?: string; // holo Power: "2", "X"
  limit?: Words | null;
}

/** A card: printed facts, and the text generated from its declaration. */
export interface CardInfo {
  id: CardNumber;
  kind: "oshi" | "holomem" | "support" | "cheer" | "main" | "character" | "incident" | "role" | "vtuber" | "mascot" | "world" | "card";
  name: Words;
  names: Words[]; // every name it counts as; the client draws crests from these
  colors?: string[];
  level?: "debut" | "1st" | "2nd" | "spot" | "";
  buzz?: boolean;
  limited?: boolean;
  support?: string; // "staff", "item", "event", "tool", "mascot", "fan", "boost", "ally", "reinforcement"
  hp?: number;
  life?: number;
  baton?: string[];
  tags?: Words[];
  arts?: Art[];
  abilities?: Ability[];
  set?: string;
  copies?: number | null; // maximum in a deck; null: unlimited
  status?: "verified" | "implemented" | ""; // how well the card is tested
  preview?: boolean; // known only from previews and fans' transcriptions
  pack?: string; // the pack of the operator's that it comes from: it isn't an official card of this game's data
  season?: string; // "spring", …; a card with several seasons has a number for each
  points?: number;
  types?: string[][]; // of each half of a Main Deck card, or of a Spell Card
  team?: string; // for a role: "heroine", "rival", "partner", "stage_boss", "extra_boss"
  players?: number; // for a role: the minimum number of players
  pl?: number; // printed Power Level; the element is in `colors` (none: Neutral)
  strength?: string; // the element this VTuber has advantage over
  line?: string; // the line of VTubers it evolves in; for a Mascot, the line it is Paired with
  effect?: "passive" | "lock" | "snap" | "echo" | ""; // effect type
  flavor?: Words | null;
}

export interface CardList {
  game: GameName;
  cards: CardInfo[];
  images: CardNumber[]; // cards for which the operator has added a picture
  scenario_cards: CardInfo[]; // custom cards, used only by scenarios
  packs: boolean; // this server has packs: `GET packs` returns their cards
  not_yet: Record<string, string>; // set → cards that aren't playable yet, "1-20 23"
}

/** A card as somebody writes it: facts and texts, in YAML or JSON (docs/workshop.md). */
export interface WorkshopSheet {
  sheet: string;
}

export interface WorkshopProblem {
  where: string; // the fact it is about; empty: the whole card
  words: Words;
}

/** One text of a sheet: how it was understood, or what of it was not. */
export interface WorkshopText {
  place: string; // "art1", "collab_effect1", "skill", "text", …
  written: string; // its language: "en", "ja" or "code", the card language
  state: "read" | "unread";
  source?: string[]; // in the card language
  words?: Words | null; // as the card says it
  same?: boolean; // in its own language it says just what was written
  unread?: string[]; // the parts that were not understood
  nearest?: string[]; // sentences that would be
  why?: Words | null;
}

/** What a sheet says. With a number and a document the card can be played. */
export interface WorkshopReport {
  number?: CardNumber;
  document?: string; // put it into a deck's `own`
  card?: CardInfo | null;
  texts?: WorkshopText[];
  problems?: WorkshopProblem[];
}

/** A word of the card language. */
export interface WorkshopWord {
  word: string;
  example?: string;
  says?: Words | null; // what the example says
}

export interface RuleInfo {
  id: string; // "game:8.3.3"
  title: string;
  says: Words;
  chapter: string;
  scenarios?: string[];
  rulings?: string[];
  title_ja?: string; // empty if there are no Japanese rules
  under?: string; // the parent rule or heading
  heading?: boolean; // it says nothing by itself
}

export interface ChapterInfo {
  id: string; // "8"
  title: Words;
}

/** Our decision where the official documents are silent or contradictory. */
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
  steps?: string[]; // the steps, as in the file
  playable?: boolean; // default true
  told?: Words[]; // what is done in it; where nothing is, what can be done there, what can't, and why
  seats?: number; // number of players; default 2
}

export interface ScenarioList {
  game: GameName;
  scenarios: ScenarioInfo[];
}

export interface DeckText {
  text: string;
}

/** A line of a deck list that couldn't be read, and why. */
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
  fix?: number; // how many copies of `card` to add (negative: remove) to fix it
}

/** An exact probability. */
export interface Odds {
  id: string;
  words: Words;
  chance: number;
  note: Words | null;
}

/** The analysis of a deck. */
export interface DeckReport {
  deck: Deck;
  legal: boolean;
  problems: DeckProblem[];
  levels: Record<string, number>; // main deck cards by level or kind
  colors: Record<string, number[]>; // colour → [cheer needed, cheer here, symbols]; element → [VTubers, Mascots, Worlds]
  odds: Odds[];
}

/** A card of a list that can't be played here yet, and the nearest one that can. */
export interface MissingCard {
  card: CardNumber;
  pile: string;
  copies: number;
  name: Words;
  nearest?: CardNumber; // empty: none is similar
  nearest_name?: Words | null;
}

export interface DeckRead {
  format: string;
  report: DeckReport;
  unread: Unread[];
  missing?: MissingCard[]; // still in the deck, until removed or replaced
  notes?: Unread[]; // remarks about lines that were read; nothing is missing
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
  titles?: Record<string, string>; // names of the formats for people
}

// Replays: files of finished games, the game step by step, and what can be told of it afterwards.

export interface ReplayInfo {
  id: string;
  game: GameName;
  names: string[];
  decisions: number;
  turns: number;
  outcome: Outcome | null;
  when?: string; // ISO date
  names_ja?: string[]; // of bots with first names, by seat; empty for everybody else
}

export interface ReplayList {
  replays: ReplayInfo[];
}

export type MarkKind = "turn" | "downed" | "skill" | "die" | "life" | "evolve" | "combat" | "point" | "end";

/** A mark on the timeline. */
export interface Mark {
  step: number;
  kind: MarkKind;
  seat: Seat;
  n: number; // turn: its number; life: what remains
}

/** The view after `n` decisions, and the journal lines of the last one. */
export interface Step {
  n: number;
  seat: Seat | null;
  lines: Line[];
  view: View;
}

/** A game step by step, as one viewer saw it or with all cards open (seat "all"). Also the save file of a game. */
export interface ReplayFrames {
  format: "kaimaku-frames-1";
  game: GameName;
  seat: Seat | "all" | "watch";
  names: string[];
  steps: Step[];
  marks: Mark[];
  outcome?: Outcome | null;
  names_ja?: string[]; // of bots with first names, by seat; empty for everybody else
  cards?: CardNumber[];
  own?: CardInfo[]; // those of them that somebody wrote
}

/** A turn in which the winners' lead grew most. */
export interface DecisiveTurn {
  turn: number;
  seat: Seat; // whose turn it was
  step: number; // at which it begins
  before: number[]; // by seat: life or points at its beginning,
  after: number[]; // and at its end
  lines: Line[]; // what happened, in few sentences
  words: Words | null; // the turn's own line in the journal
}

/** How a finished game went, as one seat or a spectator saw it. */
export interface Story {
  steps: number;
  turns: Mark[];
  scores: [number, number][][]; // by seat: (step, life or points) at every change; empty: the game has none
  decisive: DecisiveTurn[]; // at most two, in order
}

/** What a seat could infer about all roles after `step` decisions: one row per seat, in order. */
export interface Belief {
  step: number;
  seat: Seat;
  of: number[][]; // by seat, then by kind; each row adds up to 1, and the seat's own row is certain
}

/** For a finished game: what a careful player at each seat could infer about the roles. */
export interface Beliefs {
  kinds: string[]; // "heroine", "partner", "stage_boss", "extra_boss", "rival"
  beliefs: Belief[]; // in order; each is valid until the next one of the same seat
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

// Review of a finished game: win chances over time, what luck and decisions did, the decisions that cost most.

export type ChanceKind = "draw" | "die" | "shuffle";

/** What a change is put down to, if not to a decision: chance, cards that lay hidden from whoever decided, or an end that the rules did not bring about (time, agreement, leaving). */
export type LuckKind = "draw" | "die" | "shuffle" | "hidden" | "outside";

/** A change of a win chance, in percentage points, with its 95 % interval. */
export interface Points {
  value: number;
  low: number;
  high: number;
}

/** How likely each seat is to win after `step` decisions, with all hands open, in percent (95 % interval). */
export interface TruthPoint {
  step: number;
  chances: number[];
  low: number[];
  high: number[];
}

/** The same for one seat, from what it knew at `step`: over its decisions of a turn. */
export interface OwnPoint {
  step: number;
  seat: Seat;
  chance: number;
  low: number;
  high: number;
}

/** What changed the truth after decision `step`, by seat, in percentage points. */
export interface ReviewChange {
  step: number;
  seat: Seat; // who decided
  kind: LuckKind | "decision";
  effects: number[];
}

/** A seat's game: `start` and all changes add up to its result, 100 or 0. */
export interface SeatSum {
  seat: Seat;
  start: number; // its chance at the beginning
  result: number;
  luck: Points;
  by_kind: Record<LuckKind, number>; // of what the luck consists
  decisions: Points[]; // by seat: what that seat's decisions did to this seat's chance
  choices: number; // its decisions that could have been others
}

/** What the seat that decided could believe of another: how likely each kind of role is. */
export interface RoleBelief {
  seat: Seat;
  of: number[];
}

/** A decision that cost much, in percentage points of the decider's own chance. */
export interface Mistake {
  step: number; // the replay shows the position after so many decisions
  seat: Seat;
  turn: number;
  cost: Points;
  chance: number; // with the better option, in percent, by what the seat knew
  played: Words;
  better: Words;
  question: Words;
  played_facts?: Fact[]; // what certainly came of it,
  better_facts?: Fact[]; // and what the better option would have done
  line?: Words[]; // how the game would go on, as far as neither chance nor hidden cards decide
  played_scores?: number[];
  better_scores?: number[];
  beliefs?: RoleBelief[];
}

/** As far as it has been worked out: the line comes first, the decisions last. */
export interface Review {
  format: "kaimaku-review-1";
  game: GameName;
  names: string[];
  steps: number;
  done: number; // 0 to 1
  truth: TruthPoint[];
  own: OwnPoint[];
  changes?: ReviewChange[];
  sums?: SeatSum[]; // once everything is measured
  mistakes?: Mistake[]; // at most five for each seat, the costliest first
  kinds?: string[]; // of roles, in the order of beliefs
  scored?: Words | null; // what the scores count
  names_ja?: string[];
}

// Packs of an operator's, as `GET /api/games/{game}/packs` tells them.

/** What is wrong with a card of a pack, or with a whole file of it. */
export interface PackProblem {
  file: string;
  where: string; // "line 3", "card 2"; empty: the whole file
  card: string; // its name, or its number
  place: string; // the fact or text it is about; empty: the whole card
  words: Words;
  unread?: string[]; // the parts of the text that were not understood
  nearest?: string[]; // sentences that would be; for a warning, how the text was read
  warning?: boolean; // the card can be played with all the same
}

/** A pack of the operator's: cards that Kaimaku doesn't have, read from a fact sheet. */
export interface PackInfo {
  name: string;
  written: number; // cards in its files
  cards: CardInfo[]; // those that can be played with
  documents: Record<CardNumber, string>; // of the same cards, for a deck's `own`
  problems: PackProblem[];
}

export interface PackList {
  game: GameName;
  packs: PackInfo[];
}

// How well the cards of a game are tested, as `GET /api/games/{game}/status` tells it.

export interface StatusName {
  id: string; // "verified", "implemented", "not yet"
  name: Words;
  meaning: Words;
}

/** How many known cards of a set have which status. */
export interface SetStatus {
  set: string;
  cards: number;
  counts: Record<string, number>;
}

/** What keeps playable cards from being verified. */
export interface Lacking {
  why: Words;
  cards: CardNumber[];
}

/** A question that the publisher has answered. */
export interface QuestionStatus {
  id: string;
  state: "played" | "not playable" | "not yet";
  cards?: CardNumber[];
  why?: Words | null; // it can't be played
}

/** Empty lists: nothing of the kind is recorded for this game. */
export interface CardStatusReport {
  game: GameName;
  statuses: StatusName[];
  sets: SetStatus[];
  lacking: Lacking[];
  questions: QuestionStatus[];
}

// What newcomers read: how to play on one page, the words of a game, and questions people ask.

/** Something to know, with cards that show it and the rule that says it exactly. */
export interface GuidePoint {
  title: Words;
  says: Words;
  rule: string;
  cards?: CardNumber[];
}

export interface Guide {
  goal: Words;
  turn: Words[];
  know: GuidePoint[];
  cards?: CardNumber[]; // shown beside the goal
}

/** A word of the game in one sentence. In any language, `also`: other forms in which it is printed, and `asked`: everyday words that questions have for it. */
export interface GlossaryTerm {
  term: Words;
  says: Words;
  rule: string;
  also?: string[];
  asked?: string[];
}

/** A question people ask: everyday words it is asked with, in any language, a short answer, and where it stands. */
export interface CommonQuestion {
  words: string[];
  says: Words;
  rules: string[];
}

export interface Handbook {
  game: GameName;
  guide?: Guide | null;
  glossary?: GlossaryTerm[];
  questions?: CommonQuestion[];
}

// Results of the lab: win rates of decks against each other.

/** A share of games, from 0 to 1, with its 95 % confidence interval. */
export interface Share {
  rate: number;
  low: number;
  high: number;
}

/** A deck's result against all other decks together. */
export interface LabDeck {
  id: string;
  name: Words;
  builtin: boolean; // unchanged since it was measured, and shipped with the game
  kind: string; // of a built-in deck, as in `BuiltinDeck`; otherwise empty
  games: number;
  share: Share;
}

/** Deck `a` against deck `b`, counted for `a`. */
export interface LabCell {
  a: string;
  b: string;
  games: number; // without failed games
  wins: number;
  losses: number;
  draws: number;
  errors: number;
  share: Share;
}

/** Every deck against every other, with seats swapped and the same seeds for every pair. */
export interface LabMatrix {
  game: GameName;
  made: string; // ISO date
  version: string; // of Kaimaku
  bot: string; // on both sides
  seed: number;
  games: number; // requested for each pair
  decks: LabDeck[]; // best first
  cells: LabCell[]; // one for each pair
}

// People: names, keys and passkeys, ratings, profiles, leaderboards, and the search for an opponent.

export type PersonId = string;

export type Secret = string;

/** Random text that a browser keeps for whoever uses it: nobody is rated against somebody of the same browser. */
export type BrowserMark = string;

export type GamePace = "live" | "slow";

export interface NewPerson {
  name: PlayerName;
  browser: BrowserMark;
}

/** A player and the secret that opens them, told only here. */
export interface PersonKey {
  id: PersonId;
  name: string;
  secret: string;
}

export interface NewName {
  name: PlayerName;
}

/** The secret of a recovery link. A new one replaces it. */
export interface Recovery {
  secret: string;
}

export interface Recover {
  secret: Secret;
  browser: BrowserMark;
}

/** What the browser made of the options: a PublicKeyCredential as JSON. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
  browser?: BrowserMark | null; // to sign in
}

export interface PasskeyInfo {
  id: string;
  since: number;
}

/** What a player sees of themselves. */
export interface Me {
  id: PersonId;
  name: string;
  browsers: number;
  passkeys?: PasskeyInfo[];
  recovery?: boolean; // there is a recovery link
  rename?: number; // when the name can be changed again, in seconds since 1970; 0: now
  tables?: RoomInfo[]; // where they sit and the game isn't over
  rated?: boolean; // has played a rated game
}

/** A rating is right by plus or minus `spread`, in 95 of 100 cases. Everybody begins with 1500. */
export interface PaceRating {
  game: GameName;
  pace: GamePace;
  rating: number;
  spread: number;
  games: number;
  wins: number; // a draw counts half
}

export interface Opponent {
  seat: Seat;
  score: number;
  name?: string; // empty: deleted since
  person?: string;
  deck?: string;
}

/** A rated game, as it counted for one player. */
export interface RatedResult {
  room: RoomCode;
  number: number;
  game: GameName;
  pace: GamePace;
  at: number; // in seconds since 1970
  score: number; // 1: won, 0: lost, 0.5: a draw
  rating: number; // after it
  spread: number;
  change?: number; // of the rating
  deck?: string;
  replay?: string;
  others?: Opponent[];
}

export interface DeckRecord {
  game: GameName;
  deck: string;
  games: number;
  wins: number;
}

export interface Profile {
  id: PersonId;
  name: string;
  since: number;
  ratings: PaceRating[];
  results: RatedResult[]; // the last first
  decks: DeckRecord[];
}

export interface BoardRow {
  rank: number;
  person: PersonId;
  name: string;
  rating: number;
  spread: number;
  games: number;
  wins: number;
}

/** Who played enough rated games in a season; in the order of what their rating is worth at least. */
export interface Leaderboard {
  game: GameName;
  pace: GamePace;
  season: string; // "2026-4": the fourth quarter of 2026
  seasons: string[];
  least: number; // games
  rows: BoardRow[];
}

export interface OpenTable {
  room: RoomInfo;
  level?: PaceRating | null; // of whoever opened it
}

export interface OpenTables {
  tables: OpenTable[];
}

/** Look for an opponent. The game is rated. */
export interface Search {
  game: GameName;
  pace?: GamePace; // default "live"
  deck?: DeckChoice;
}

/** How the search goes. With `room`, it is over: take the seat there. */
export interface Searching {
  game?: string; // empty: you aren't looking for anybody
  pace?: GamePace; // default "live"
  since?: number; // in seconds since 1970
  now?: number; // the server's time
  window?: number; // how far away the rating of an opponent may be now
  waiting?: number; // others who look for the same
  room?: string;
}

export interface SignOut {
  everywhere?: boolean; // all other browsers and the recovery link
}

export interface Done {
  done: boolean;
}

// Tournaments: how one is played, who is in it, its rounds, standings and log.

export type EntryNumber = number;

export type RoundNumber = number;

export type TableNumber = number;

export type ShortText = string;

export type Invitation = string;

/** How a tournament is played. Times are in minutes. */
export interface TournamentPlan {
  game: GameName;
  title: string; // at most 60 visible characters
  note?: string; // at most 500 visible characters
  system?: "swiss" | "elimination"; // default "swiss"
  best_of?: 1 | 3; // default 1
  size?: number; // players at most; default 32
  rounds?: number; // Swiss; 0: as many as it takes to have one unbeaten player
  cut?: 0 | 2 | 4 | 8 | 16; // Swiss: so many of the best play on in an elimination
  starts?: number; // in seconds since 1970; 0: when the organiser says so
  check_in?: number; // before the start; 0: no check-in
  time?: number; // for a round; 0: no limit; default 40
  grace?: number; // after the beginning of a round to come to the table; default 5
  pause?: number; // between two rounds; default 1
  delay?: number; // so much later spectators see the tables; default 3
  bots?: number; // bots sit down at the start until there are so many players
  restricted?: string; // decks must keep to this region's list
  invited?: boolean; // only who has the invitation can sign up, and it isn't listed
}

export interface EntryInfo {
  number: EntryNumber;
  name: string;
  person?: string; // empty: a bot, or somebody who has deleted themselves
  bot?: boolean;
  deck?: boolean; // has submitted a deck
  checked?: boolean;
  dropped?: number; // out since this round; 0: still in
}

/** `players`: two; one with a bye; none where both who could have come here are out. */
export interface MatchInfo {
  table: number;
  players: EntryNumber[];
  wins: number[];
  draws?: number;
  room?: string; // its present table
  came?: boolean[];
  result?: "" | "played" | "time" | "missing" | "left" | "bye" | "nobody" | "organiser"; // empty: not over yet
  winner?: number; // an entry; -1: none, or not over; default -1
  replays?: string[]; // once the tournament is over
}

export interface RoundInfo {
  number: number;
  kind: "swiss" | "elimination";
  began: number;
  matches: MatchInfo[];
  until?: number; // when its time is over; 0: no limit
}

/** Shares are from 0 to 1; docs/tournaments.md says how they are counted. */
export interface StandingRow {
  rank: number;
  number: EntryNumber;
  points: number;
  wins: number;
  losses: number;
  draws: number;
  opponents: number; // the opponents' share of match points
  games: number; // the own share of game points
  opponents_games: number;
  round?: number; // the last one of the elimination that was played
}

/** A line of the log. */
export interface TournamentLine {
  at: number;
  kind: string;
  words: Words;
}

/** A player asks the organiser for a decision. */
export interface Call {
  number: number;
  at: number;
  player: EntryNumber;
  text: string;
  rule?: string; // what the table gave as the reason
  room?: string;
  answer?: string;
  answered?: number;
}

/** A tournament in a list. */
export interface Listed {
  id: TournamentId;
  plan: TournamentPlan;
  status: "signup" | "running" | "over" | "cancelled";
  players: number;
  round?: number;
  organiser?: string;
  winner?: string;
}

export interface TournamentList {
  tournaments: Listed[];
}

/** What only whoever asks is told. */
export interface Mine {
  number?: number; // their entry; -1: none; default -1
  organiser?: boolean;
  invitation?: string; // for the organiser
  deck?: Deck | null; // the own one
  room?: string; // where their match of this round is played
  came?: boolean;
}

export interface TournamentInfo {
  id: TournamentId;
  plan: TournamentPlan;
  status: "signup" | "running" | "over" | "cancelled";
  organiser: string;
  now: number; // the server's time
  entries: EntryInfo[];
  rounds: RoundInfo[];
  standings: StandingRow[];
  log: TournamentLine[];
  calls?: Call[];
  planned?: number; // rounds of Swiss
  open?: boolean; // check-in is open
  next?: number; // when the next round begins; 0: not known
  mine?: Mine;
}

export interface DeckList {
  number: EntryNumber;
  deck: Deck;
}

export interface DeckLists {
  decks: DeckList[];
}

export interface NewTournament {
  plan: TournamentPlan;
}

/** Sign up, or submit another deck. `deck`: None: later. */
export interface SignUp {
  deck?: DeckChoice | null;
  invitation?: Invitation;
}

/** What an organiser does. check_in: opens check-in; next: the next round begins now; extend: the round lasts `minutes` longer; drop: takes out `player`; end: the tournament is over after this round; cancel: it is called off. */
export interface Control {
  what: "check_in" | "start" | "next" | "extend" | "drop" | "end" | "cancel";
  player?: EntryNumber | null;
  minutes?: number; // default 5
  reason?: string;
}

/** The organiser's result of a match, or `again`: the game under way is played anew. */
export interface Override {
  round: RoundNumber;
  table: TableNumber;
  reason: ShortText;
  wins?: number[]; // of both
  again?: boolean;
}

export interface NewCall {
  text: ShortText;
  rule?: string;
}

export interface AnswerCall {
  number: number;
  text: ShortText;
}

export interface NewId {
  id: TournamentId;
  invitation: string;
}

// Manners: reports of players, and what the operator of a server sees and does about them.

export type ReportReason = "name" | "stamps" | "chat" | "leaving" | "cheating" | "other";

export type BlockKind = "person" | "browser" | "address";

export type RowId = string;

export type ReportText = string;

export type Why = string;

export interface Manners {
  reports: boolean; // somebody reads them
}

/** Report another player at a table. The operator reads the reason and the text, and nobody else does. */
export interface ReportSeat {
  seat: Seat;
  reason: ReportReason;
  text?: ReportText;
}

/** Report a player with a name of their own. */
export interface ReportPlayer {
  reason: ReportReason;
  text?: ReportText;
}

export interface Report {
  id: RowId;
  at: number; // in seconds since 1970
  reason: ReportReason;
  name: string; // of whoever is reported
  reporter: string; // the name of whoever reports
  text?: string;
  person?: string; // the id of whoever is reported, if they have one
  room?: string;
  seat?: number; // default -1
  number?: number; // of the game in that room
  can_block?: BlockKind[]; // what is known of them
  settled?: number; // when an operator was done with it; 0: open
  note?: string;
}

export interface Block {
  id: RowId;
  kind: BlockKind;
  whom: string; // an address, or the name of a player
  since: number;
  until: number; // in seconds since 1970
  why: string;
}

/** One thing that an operator did. */
export interface AuditLine {
  at: number;
  act: "settle" | "close" | "block" | "unblock";
  whom: string; // a name, an address or the code of a room
  why: string;
}

export interface OperatorRoom {
  room: RoomInfo;
  touched: number; // when somebody was last there, in seconds since 1970
}

/** Everything an operator needs to see, the newest first. */
export interface Overview {
  now: number;
  reports: Report[];
  blocks: Block[];
  audit: AuditLine[];
  rooms: OperatorRoom[];
}

/** Done with a report. */
export interface Settle {
  note?: string;
}

/** Block whoever a report is about; or an address, or a player by their id. */
export interface NewBlock {
  kind: BlockKind;
  hours: number;
  why: Why; // told to whoever is blocked
  report?: string;
  whom?: string; // without a report: the address, or the id of the player
}

export interface CloseRoom {
  why: Why;
}

// For operators, and for whoever sits at the machine the server runs on.

export interface Health {
  ok: boolean;
  version: string;
  database: boolean; // whether it responds
}

/** Where friends find this server. */
export interface Addresses {
  open: boolean; // whether it listens to the network
  urls: string[]; // in the network, the likeliest first
}
