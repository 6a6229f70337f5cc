/** The words of the rules pages. */

import { words } from "../../words/words";

export const w = words({
  rules: ["Rules", "ルール"],
  search: ["Search the rules", "ルールを検索"],
  hint: ["Number or words", "番号または語句"],
  ownWords: [
    "The rules in our own words. They are not an official text.",
    "ルールを私たちの言葉でまとめたものです。公式の文章ではありません。",
  ],
  englishOnly: ["", "このゲームのルールは英語のみです。"],
  count: ["{n} rules", "{n}件"],
  found: ["{n} of {all} rules", "{all}件中{n}件"],
  chapters: ["Chapters", "章"],
  rulings: ["Rulings", "裁定"],
  rulingsAbout: ["What we decided where the documents are silent or disagree.", "文書に定めがない、または食い違う点についての決定。"],
  none: ["No rule says “{text}”.", "「{text}」を含むルールはありません。"],
  clear: ["Show all rules", "すべて表示"],
  loading: ["Opening the book", "読み込んでいます"],
  again: ["Try again", "もう一度"],
  noGame: ["There is no such game.", "そのようなゲームはありません。"],
  noRule: ["There is no rule {id}.", "{id}というルールはありません。"],
  all: ["All rules", "ルール一覧"],
  previous: ["Previous rule", "前のルール"],
  next: ["Next rule", "次のルール"],
  below: ["Under it", "この下のルール"],
  scenarios: ["Scenarios", "シナリオ"],
  scenarioCount: ["{n} to try", "試せるシナリオ{n}"],
  noScenarios: ["No scenario shows this rule.", "このルールを示すシナリオはありません。"],
  tryIt: ["Try it on a table", "テーブルで試す"],
  notPlayable: ["This one can only be read.", "このシナリオは読むだけです。"],
  steps: ["What happens", "手順"],
  alsoShows: ["Also shows", "関連ルール"],
  allScenarios: ["Show all {n} scenarios", "シナリオ{n}件をすべて表示"],
  keywords: ["Its keywords", "キーワードの意味"],
  otherLanguage: ["In Japanese", "英語"],
});
