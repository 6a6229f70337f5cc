import { words } from "../words/words";

export const w = words({
  report: ["Report {name}…", "{name}さんを通報…"],
  reportName: ["Report {name}", "{name}さんを通報"],
  about: ["What is it about?", "理由"],
  text: ["What happened? (optional)", "何がありましたか？（任意）"],
  note: [
    "Only the operator of this server reads it. {name} isn't told.",
    "このサーバーの運営者だけが読みます。{name}さんには知らされません。",
  ],
  cancel: ["Cancel", "やめる"],
  send: ["Send report", "通報する"],
  sent: ["Thank you. The operator will look at it.", "ありがとうございます。運営者が確認します。"],
  close: ["Close", "閉じる"],
});
