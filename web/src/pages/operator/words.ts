import { type Pair, words } from "../../words/words";
import type { AuditLine, BlockKind } from "../../wire/types";

export const w = words({
  title: ["Operator", "運営"],
  lead: ["For the operator of this server.", "このサーバーの運営者用のページです。"],
  token: ["Operator's token", "運営者のトークン"],
  tokenNote: [
    "It is in the file that “kaimaku serve --operator FILE” names. This tab remembers it until you close it.",
    "kaimaku serve --operator ファイル で指定したファイルにあります。このタブを閉じるまで保持されます。",
  ],
  enter: ["Open", "開く"],
  leave: ["Sign out", "サインアウト"],
  refresh: ["Refresh", "更新"],
  again: ["Try again", "もう一度"],
  loading: ["Loading…", "読み込んでいます…"],
  reports: ["Reports", "通報"],
  noReports: ["No reports.", "通報はありません。"],
  by: ["Reported by {name}", "{name}さんからの通報"],
  settled: ["Done", "対応済み"],
  settledWith: ["Done: {note}", "対応済み：{note}"],
  settle: ["Mark as done", "対応済みにする"],
  note: ["Note (optional)", "メモ（任意）"],
  openTable: ["Open table", "テーブルを開く"],
  openProfile: ["Open profile", "プロフィールを開く"],
  block: ["Block…", "ブロック…"],
  blockTitle: ["Block {name}", "{name}をブロック"],
  blockWhat: ["Block", "ブロックの対象"],
  hours: ["For how long", "期間"],
  day: ["1 day", "1日"],
  week: ["1 week", "1週間"],
  month: ["30 days", "30日"],
  year: ["1 year", "1年"],
  why: ["Reason (the player reads it)", "理由（本人に表示されます）"],
  whyClose: ["Reason (for the log)", "理由（記録用）"],
  cancel: ["Cancel", "やめる"],
  doBlock: ["Block", "ブロックする"],
  blocks: ["Blocks", "ブロック中"],
  noBlocks: ["Nobody is blocked.", "ブロック中の人はいません。"],
  until: ["until {when}", "{when}まで"],
  unblock: ["Unblock", "解除"],
  blockAddress: ["Block an address…", "アドレスをブロック…"],
  address: ["Address", "アドレス"],
  tables: ["Tables", "テーブル"],
  noTables: ["No tables are open.", "開いているテーブルはありません。"],
  close: ["Close table…", "テーブルを閉じる…"],
  closeTitle: ["Close table {code}", "テーブル{code}を閉じる"],
  closeNote: [
    "The game ends without a winner and doesn't count for ratings. A table that is still waiting is removed.",
    "勝者なしで終了し、レーティングには影響しません。対戦前のテーブルは削除されます。",
  ],
  doClose: ["Close table", "閉じる"],
  log: ["Log", "記録"],
  noLog: ["Nothing yet.", "まだありません。"],
});

export const KINDS: Record<BlockKind, Pair> = {
  person: ["Player", "プレイヤー"],
  browser: ["Browser", "ブラウザ"],
  address: ["Address", "アドレス"],
};

export const ACTS: Record<AuditLine["act"], Pair> = {
  settle: ["Report done", "通報に対応"],
  close: ["Table closed", "テーブルを閉じた"],
  block: ["Blocked", "ブロック"],
  unblock: ["Unblocked", "解除"],
};

export const STATUS: Record<string, Pair> = {
  waiting: ["waiting", "待機中"],
  playing: ["playing", "対戦中"],
  stopped: ["stopped", "停止中"],
  over: ["over", "終了"],
};
