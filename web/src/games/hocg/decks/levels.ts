/** The main deck as players speak of it. */

import type { DeckGroup } from "../../client_game";

export const LEVELS: readonly DeckGroup[] = [
  { id: "debut", words: ["Debut", "Debut"] },
  { id: "1st", words: ["1st", "1st"] },
  { id: "2nd", words: ["2nd", "2nd"] },
  { id: "spot", words: ["Spot", "Spot"] },
  { id: "support", words: ["Support", "サポート"] },
];
