/** The rules of a game, our rulings and the scenarios: loaded once, kept for all pages. */

import { get, ApiError } from "../../wire/api";
import type { Fault, GameName, RuleList, ScenarioInfo, ScenarioList } from "../../wire/types";
import { Book } from "./book";

export class Rules {
  #book = $state.raw<Book | null>(null);
  #scenarios = $state.raw<readonly ScenarioInfo[]>([]);
  #fault = $state.raw<Fault | null>(null);

  constructor(readonly game: GameName) {
    void this.load();
  }

  get book(): Book | null {
    return this.#book;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  get scenarios(): readonly ScenarioInfo[] {
    return this.#scenarios;
  }

  async load(): Promise<void> {
    try {
      const [list, scenarios] = await Promise.all([
        get<RuleList>(`/games/${this.game}/rules`),
        get<ScenarioList>(`/games/${this.game}/scenarios`),
      ]);
      this.#book = new Book(this.game, list.rules, list.chapters ?? [], list.rulings ?? []);
      this.#scenarios = scenarios.scenarios;
      this.#fault = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fault = error.fault;
    }
  }
}

const games: Partial<Record<GameName, Rules>> = {};

export function useRules(game: GameName): Rules {
  return (games[game] ??= new Rules(game));
}

