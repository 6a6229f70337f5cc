import { words } from "../words/words";

export const w = words({
  coach: ["Coach", "コーチ"],
  progress: ["{n} of {most} done", "{most}項目中{n}項目"],
  next: ["Next", "次へ"],
  back: ["Back", "戻る"],
  hide: ["Hide the coach", "コーチを隠す"],
  show: ["Show the coach", "コーチを表示"],
  page: ["{n} of {most}", "{n}／{most}"],
  learn: ["Learn to play, {n} minutes", "遊び方を覚える（約{n}分）"],
  again: ["Repeat the lesson", "レッスンをもう一度"],
  notTried: ["Not tried yet: {what}", "まだ試していないこと：{what}"],
  playBot: ["Play against a bot", "ボットと対戦"],
  howTo: ["How to play", "遊び方"],
});
