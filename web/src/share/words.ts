import { words } from "../words/words";

export const w = words({
  copy: ["Copy", "コピー"],
  copied: ["Copied", "コピーしました"],
  byHand: ["Your browser didn't copy it. The text is selected: copy it with Ctrl+C.", "ブラウザでコピーできませんでした。文字は選択してあるので、Ctrl+Cでコピーしてください。"],
  onlyHere: ["This link works on this machine only.", "このリンクは、このコンピューターでしか開けません。"],
  howTo: ["To invite friends on your network, start the server like this:", "同じネットワークの友だちを招待するには、サーバーを次のように起動してください："],
  whoOpens: ["Where the link works", "リンクを開ける場所"],
  inNetwork: ["On your network ({host})", "同じネットワーク（{host}）"],
  here: ["On this machine only ({host})", "このコンピューターだけ（{host}）"],
});
