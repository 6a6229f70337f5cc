import { words } from "../words/words";

export const w = words({
  stamps: ["Stamps", "スタンプ"],
  stampsChat: ["Stamps and chat", "スタンプとチャット"],
  unread: ["Stamps and chat, {n} new messages", "スタンプとチャット、新着{n}件"],
  resting: ["Wait a few seconds before the next stamp.", "次のスタンプまで数秒お待ちください。"],
  chat: ["Chat", "チャット"],
  chatNote: ["Only the players read it. It isn't stored and disappears with the table.", "対戦者だけが読めます。保存されず、テーブルとともに消えます。"],
  nothing: ["Nothing has been said yet.", "まだ何もありません。"],
  message: ["Message", "メッセージ"],
  send: ["Send", "送る"],
  mute: ["Mute {who}", "{who}を非表示にする"],
  muted: ["Muted", "非表示"],
  muteTitle: ["Hide name, stamps and messages of", "名前、スタンプ、メッセージを隠す相手"],
  you: ["You", "あなた"],
});
