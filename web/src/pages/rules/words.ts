/** The words of the rules pages. */

import { words } from "../../words/words";

export const w = words({
  rules: ["Rules", "ルール"],
  search: ["Search the rules", "ルールを検索"],
  hint: ["A number, words or a question", "番号、語句、質問"],
  ownWords: [
    "The rules in our own words, not an official text.",
    "ルールを独自にまとめたものです。公式の文章ではありません。",
  ],
  englishOnly: ["", "このゲームのルールは英語のみです。"],
  count: ["{n} rules", "{n}件"],
  found: ["{n} of {all} rules", "{all}件中{n}件"],
  chapters: ["Chapters", "章"],
  rulings: ["Rulings", "裁定"],
  rulingsAbout: ["Our decisions where the rules documents are silent or disagree.", "ルール文書に定めがない点や食い違う点についての裁定です。"],
  none: ["No rules match “{text}”.", "「{text}」を含むルールはありません。"],
  clear: ["Show all rules", "すべて表示"],
  loading: ["Loading rules…", "ルールを読み込んでいます…"],
  again: ["Try again", "もう一度"],
  noGame: ["Kaimaku doesn't have this game.", "このゲームは開幕にはありません。"],
  noRule: ["{id} isn't a rule of this game.", "{id}はこのゲームのルールではありません。"],
  all: ["All rules", "ルール一覧"],
  previous: ["Previous rule", "前のルール"],
  next: ["Next rule", "次のルール"],
  below: ["Subrules", "下位のルール"],
  scenarios: ["Scenarios", "シナリオ"],
  scenarioCount: ["scenarios: {n}", "シナリオ：{n}"],
  noScenarios: ["No scenarios for this rule yet.", "このルールのシナリオはまだありません。"],
  tryIt: ["Try it at a table", "テーブルで試す"],
  notPlayable: ["This scenario can't be played, only read.", "このシナリオは閲覧専用です。"],
  steps: ["What happens", "手順"],
  alsoShows: ["Related rules", "関連ルール"],
  allScenarios: ["Show all {n} scenarios", "シナリオ{n}件をすべて表示"],
  keywords: ["Keywords", "キーワードの意味"],
  otherLanguage: ["In Japanese", "英語"],
});
