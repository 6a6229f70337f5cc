/** A matrix to look things up in: any two decks, from either side. */

import { KINDS, type DeckKindName } from "../../decks/search";
import type { LabCell, LabDeck, LabMatrix, Share, Words } from "../../wire/types";

export class Grid {
  readonly #cells: ReadonlyMap<string, LabCell>;

  constructor(readonly matrix: LabMatrix) {
    this.#cells = new Map(matrix.cells.flatMap((cell) => [cell, turned(cell)]).map((cell) => [key(cell.a, cell.b), cell]));
  }

  get decks(): readonly LabDeck[] {
    return this.matrix.decks;
  }

  /** The kinds of deck in it, in the order in which they are offered. */
  get kinds(): readonly DeckKindName[] {
    return KINDS.filter((kind) => this.decks.some((deck) => deck.kind === kind));
  }

  /** Decks of some kinds only, against each other; of all, if none is named. What a deck won against all stays what it was. */
  of(kinds: readonly string[]): Grid {
    return kinds.length > 0 ? new Grid({ ...this.matrix, decks: this.decks.filter((deck) => kinds.includes(deck.kind)) }) : this;
  }

  /** What a deck won against another; nothing against itself, or where no game was finished. */
  cell(a: string, b: string): LabCell | null {
    const found = this.#cells.get(key(a, b));
    return found && found.games > 0 ? found : null;
  }

  /** A deck's opponents, those it does best against first. */
  opponents(id: string): readonly { deck: LabDeck; cell: LabCell }[] {
    return this.decks
      .flatMap((deck) => {
        const cell = this.cell(id, deck.id);
        return cell ? [{ deck, cell }] : [];
      })
      .sort((x, y) => y.cell.share.rate - x.cell.share.rate);
  }

  /** Games that were played, and those of them that broke. */
  get played(): number {
    return this.matrix.cells.reduce((sum, cell) => sum + cell.games, 0);
  }

  /** Games of the pair with the fewest and of that with the most: a run that was stopped has played some pairs once more. */
  get perPair(): readonly [least: number, most: number] {
    const games = this.matrix.cells.map((cell) => cell.games);
    return [Math.min(...games), Math.max(...games)];
  }

  get errors(): number {
    return this.matrix.cells.reduce((sum, cell) => sum + cell.errors, 0);
  }
}

/** The same as the other deck sees it. */
function turned(cell: LabCell): LabCell {
  const share = { rate: 1 - cell.share.rate, low: 1 - cell.share.high, high: 1 - cell.share.low };
  return { ...cell, a: cell.b, b: cell.a, wins: cell.losses, losses: cell.wins, share };
}

function key(a: string, b: string): string {
  return `${a}\n${b}`;
}

export function percent(rate: number): string {
  return `${String(Math.round(rate * 100))}`;
}

/** "45 to 73" in numbers. */
export function bounds(share: Share): { low: string; high: string } {
  return { low: percent(share.low), high: percent(share.high) };
}

/** A deck's name without its product: "Tokino Sora (Start Deck 01, English)" is Tokino Sora (English). */
export function short(name: Words): Words {
  return {
    en: name.en.replace(/ \([^()]*\d(?:, ([^()]+))?\)$/, (_, more?: string) => (more ? ` (${more})` : "")),
    ja: name.ja.replace(/（[^（）]*\d(?: ([^（）]+))?）$/, (_, more?: string) => (more ? `（${more}）` : "")),
  };
}

/** Where an arrow key leads in a grid of so many rows and columns. */
export function step(at: readonly [row: number, column: number], pressed: string, rows: number, columns: number): readonly [number, number] | null {
  const [row, column] = at;
  switch (pressed) {
    case "ArrowUp":
      return [Math.max(0, row - 1), column];
    case "ArrowDown":
      return [Math.min(rows - 1, row + 1), column];
    case "ArrowLeft":
      return [row, Math.max(0, column - 1)];
    case "ArrowRight":
      return [row, Math.min(columns - 1, column + 1)];
    case "Home":
      return [row, 0];
    case "End":
      return [row, columns - 1];
    default:
      return null;
  }
}
