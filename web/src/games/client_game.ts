/** What the client knows about a game beyond what the server tells: each folder beside this file declares one. */

import type { Component } from "svelte";

import type { Now } from "../card/now";
import type { Room } from "../room/room.svelte";
import type { ReplayPlayer } from "../replay/player.svelte";
import type { Table } from "../table/table";
import type { BuiltinDeck, CardInfo, CardNumber, Deck, DeckReport, GameName, Lang, Mark, View, Words } from "../wire/types";
import type { Pair } from "../words/words";
import type { GlyphName } from "../glyphs/paths";

export interface ClientGame {
  /** The colour of its stage on the start page. */
  cloth: string;
  /** Its table, for whoever plays, watches or looks at a replay; loaded when it is needed. */
  table: () => Promise<{ default: TableComponent }>;
  /** May cards be answered while they wait to happen, so that there is a time to react in? */
  windows: boolean;
  score: Score;
  /** Is this seat out of the game, watching the others play on? */
  isOut: (view: View, seat: number) => boolean;
  /** What one's own list of games keeps of a table beside the result: who began, and the card of one's role. */
  kept?: (view: View, seat: number) => { first?: boolean; role?: CardNumber };
  /** How its cards are drawn and told. */
  cards: CardKind;
  /** What its pages of cards need; null: it has none. */
  catalogue: Catalogue | null;
  /** What a deck is made of; null: nobody brings one. */
  decks: DeckKind | null;
  /** What writing cards of one's own takes; without it there is no workshop. */
  workshop?: WorkshopKind;
  /** Shown below the result of a game. */
  Outcome?: Component<{ room: Room; winners: readonly number[] }>;
  /** Beside a replay, opened by a button and loaded then. */
  replayPanel?: { words: Pair; glyph: GlyphName; panel: () => Promise<{ default: Component<{ id: string; player: ReplayPlayer; onclose: () => void }> }> };
  /** What a kind of role is called, where players have to guess each other's. */
  roleWords?: (kind: string) => Words;
  /** What a sign on the timeline stands for, where it is not the usual. */
  markWords?: Partial<Record<Mark["kind"], Pair>>;
}

export interface WorkshopKind {
  /** Sheets to begin with. */
  templates: readonly { words: Pair; sheet: Pair }[];
  /** What the place of a text is called. */
  place: (place: string) => string;
}

export type TableComponent = Component<{ table: Table; mode: "play" | "watch" | "replay"; game: GameName }>;

/** What decides the game: how much of it a seat has, and the most any seat can have; null: it is no number. */
export interface Score {
  of: (view: View, seat: number) => number | null;
  most: (view: View) => number;
  /** It begins at none, as points do; life begins at its most. */
  rising: boolean;
}

export interface FaceProps {
  card: CardInfo;
  size: FaceSize;
  now: Now | undefined;
  /** It lies on its side. */
  lying: boolean;
  /** How large it is drawn, in pixels; where it is as large as the styles say, in proportion. */
  wide: number;
  tall: number;
  /** A picture of the user's own, or nothing; `onmissing` says that it is not there. */
  picture: string;
  onmissing: () => void;
}

export type FaceSize = "small" | "table" | "full";

export interface CardKind {
  /** Is it a card of this game? */
  owns: (card: CardInfo) => boolean;
  faces: Readonly<Record<FaceSize, Component<FaceProps>>>;
  /** A card in one sentence, for everybody who hears the table. */
  sentence: (card: CardInfo, now: Now | undefined, lang: Lang) => string;
}

/** The groups of a search whose values are switched on and off one by one, by their names in the address. */
export type Flipped = "colors" | "kinds" | "types" | "effects" | "seasons" | "marks" | "statuses";
export type Filters = { text: string; sets: string[] } & Record<Flipped, string[]>;

export interface SortBy {
  id: string;
  words: Pair;
  order: (a: CardInfo, b: CardInfo, lang: Lang) => number;
}

/** Cards that belong to a card, and why. */
export interface Relation {
  words: Pair;
  cards: readonly CardInfo[];
}

export interface Catalogue {
  /** What can be typed into the search. */
  hint: Pair;
  /** What stands below a face in a list. */
  caption: (card: CardInfo) => string;
  /** A card in the links to the card before and after. */
  label: (card: CardInfo) => string;
  /** What a card is found by. */
  traits: (card: CardInfo) => Partial<Record<Flipped, readonly string[]>>;
  traitWords: (group: Flipped, value: string) => Words;
  /** The first is the usual one. */
  sorts: readonly [SortBy, ...SortBy[]];
  /** Buttons for what can be filtered by. */
  Filters: Component<{ filters: Filters; onflip: (group: Flipped, value: string) => void }>;
  /** Rows of a list of facts. */
  Facts: Component<{ card: CardInfo }>;
  /** What a card says beside its abilities. */
  moreLines?: (card: CardInfo, lang: Lang) => readonly { name: string; text: string }[];
  /** More about a card on its page. */
  More?: Component<{ card: CardInfo; all: readonly CardInfo[] }>;
  related: (card: CardInfo, all: readonly CardInfo[]) => readonly Relation[];
  /** The rule that says how a card and those related to it belong together. */
  relatedRule?: (card: CardInfo) => { words: Pair; href: string } | null;
  setName: (code: string) => string;
}

export type Find = (number: CardNumber) => CardInfo | undefined;

export interface Pile {
  id: string;
  words: Pair;
  /** How many cards it has to hold, where they are counted; the check alone says what is legal. */
  size?: number;
  glyph?: GlyphName;
  /** It holds one card: another takes its place. */
  single?: boolean;
  /** Said while it is empty. */
  none?: Pair;
}

export interface Column {
  id: string;
  words: Pair;
  n: number;
  hatched: boolean;
}

export interface DeckGroup {
  id: string;
  words: Pair;
}

export interface DeckKind {
  /** In the order in which a deck is shown; `main` is the pile that is drawn from. */
  piles: readonly Pile[];
  pileOf: (card: CardInfo) => string;
  /** Its links began before a link named its game. */
  unmarkedLinks?: boolean;
  /** The sign of a colour or element, and what it is called. */
  Chip: Component<{ name: string; size: number; title?: string }>;
  chipWords: (name: string) => Words;
  chipsWords: Pair;
  /** The colours or elements by which a deck is known. */
  colors: (deck: Deck, find: Find) => string[];
  /** Which cards go with what the deck has already; null while it has nothing that others would have to go with. */
  fit: (deck: Deck, find: Find) => ((card: CardInfo) => boolean) | null;
  fitWords: Pair;
  /** Is a deck like this opened with the cards that go with it? */
  fitsAtOnce: (deck: Deck, find: Find) => boolean;
  /** How the cards to choose from are sorted at first. */
  sort: string;
  /** The main pile as players speak of it: what group a card is of, and how a group is ordered. */
  groups: readonly DeckGroup[];
  groupOf: (card: CardInfo) => string;
  compare: (a: CardInfo | undefined, b: CardInfo | undefined) => number;
  /** Does a card evolve the one above it in the list? */
  follows: (above: CardInfo | undefined, card: CardInfo | undefined) => boolean;
  /** What stands before a card's name in a list, and the number after it. */
  Sign: Component<{ card: CardInfo }>;
  /** A sign is one mark wide. */
  narrowSigns: boolean;
  fact: (card: CardInfo) => string;
  Charts: Component<{ report: DeckReport; find: Find }>;
  /** More about a card while a deck is built. */
  Copies?: Component<{ card: CardInfo; all: readonly CardInfo[]; deck: Deck; onchange?: ((pile: string, number: CardNumber, n: number) => void) | undefined }>;
  /** How many cards of each level a deck plays. */
  curve: (levels: BuiltinDeck["levels"]) => readonly Column[];
  /** Which lists can be pasted. */
  pasteHelp: Pair;
  /** What would happen to this opening hand, if it is not kept. */
  handNote?: (hand: readonly (CardInfo | undefined)[]) => Pair | null;
}
