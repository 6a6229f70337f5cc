/** Every page of the client. */

import type { Route } from "./router.svelte";

export const routes: readonly Route[] = [
  { pattern: "/", load: () => import("../pages/home/Home.svelte") },
  { pattern: "/table/{code}", load: () => import("../pages/table/TablePage.svelte") },
  { pattern: "/watch", load: () => import("../pages/watch/Watch.svelte") },
  { pattern: "/replays", load: () => import("../pages/replays/Replays.svelte") },
  { pattern: "/replays/{id}", load: () => import("../pages/replays/ReplayPage.svelte") },
  { pattern: "/replays/{id}/verify", load: () => import("../pages/replays/VerifyPage.svelte") },
  { pattern: "/decks", load: () => import("../pages/decks/Decks.svelte") },
  { pattern: "/decks/{id}", load: () => import("../pages/decks/DeckPage.svelte") },
  { pattern: "/lab", load: () => import("../pages/lab/Lab.svelte") },
  { pattern: "/lab/{game}", load: () => import("../pages/lab/Lab.svelte") },
  { pattern: "/cards", load: () => import("../pages/cards/Cards.svelte") },
  { pattern: "/cards/{game}", load: () => import("../pages/cards/Cards.svelte") },
  { pattern: "/cards/{game}/{number}", load: () => import("../pages/cards/CardPage.svelte") },
  { pattern: "/status", load: () => import("../pages/status/StatusPage.svelte") },
  { pattern: "/status/{game}", load: () => import("../pages/status/StatusPage.svelte") },
  { pattern: "/workshop", load: () => import("../pages/workshop/Workshop.svelte") },
  { pattern: "/workshop/{game}", load: () => import("../pages/workshop/Workshop.svelte") },
  { pattern: "/games", load: () => import("../pages/games/MyGames.svelte") },
  { pattern: "/learn", load: () => import("../pages/learn/Learn.svelte") },
  { pattern: "/learn/{game}", load: () => import("../pages/learn/LearnPage.svelte") },
  { pattern: "/puzzles", load: () => import("../pages/puzzles/Puzzles.svelte") },
  { pattern: "/operator", load: () => import("../pages/operator/OperatorPage.svelte") },
  { pattern: "/rules", load: () => import("../pages/rules/Rules.svelte") },
  { pattern: "/rules/{game}", load: () => import("../pages/rules/Rules.svelte") },
  { pattern: "/rules/{game}/{id}", load: () => import("../pages/rules/RulePage.svelte") },
  { pattern: "/rules/{game}/{id}/{keyword}", load: () => import("../pages/rules/RulePage.svelte") },
  { pattern: "/rules/{game}/{id}/{keyword}/{bullet}", load: () => import("../pages/rules/RulePage.svelte") },
];
