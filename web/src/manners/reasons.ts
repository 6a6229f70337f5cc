/** What a player can be reported for. */

import type { ReportReason } from "../wire/types";
import type { Pair } from "../words/words";

export const REASONS: Record<ReportReason, Pair> = {
  name: ["Offensive name", "不快な名前"],
  stamps: ["Spams stamps", "スタンプの連打"],
  chat: ["Offensive messages", "不快なメッセージ"],
  leaving: ["Stalls or leaves", "遅延・途中退席"],
  cheating: ["Cheating", "不正行為"],
  other: ["Something else", "その他"],
};
