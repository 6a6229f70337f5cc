"""ApiError: what goes wrong for a client, as a status, a code and a sentence in both languages. Never a traceback."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaimaku.wire.common import Fault, Words

# Code → status, English, Japanese. After a colon: other words for the same code.
ERRORS: dict[str, tuple[int, str, str]] = {
    # --- requests
    "bad_path": (400, "This address isn't valid.", "アドレスの形式が正しくありません。"),
    "bad_request": (400, "This request can't be read.", "リクエストを読み取れません。"),
    "bad_request:detail": (400, "This request can't be read: {detail}", "リクエストを読み取れません：{detail}"),
    "no_token": (401, "This needs the token of a seat.", "席のトークンが必要です。"),
    "wrong_origin": (
        403,
        "Pages of other sites can't use this server.",
        "ほかのサイトのページからは利用できません。",
    ),
    "forbidden": (403, "This isn't allowed.", "許可されていません。"),
    "not_found": (404, "There's nothing at this address.", "このアドレスには何もありません。"),
    "method_not_allowed": (
        405,
        "This address doesn't accept this method.",
        "このアドレスではそのメソッドを使えません。",
    ),
    "too_large": (413, "This request is too large.", "サイズが大きすぎます。"),
    "wrong_type:body": (415, "The body has the wrong type: {detail}", "本文の形式が違います：{detail}"),
    "wrong_type": (415, "Send the file as {type}.", "ファイルは {type} として送ってください。"),
    "wrong_host": (
        421,
        "This server doesn't answer to that host name.",
        "このサーバーはそのホスト名では応答しません。",
    ),
    "too_many_requests": (
        429,
        "Too many requests. Try again in {seconds} s.",
        "リクエストが多すぎます。{seconds}秒後にもう一度お試しください。",
    ),
    "too_many_connections": (
        429,
        "Too many open connections from your address.",
        "このアドレスからの接続が多すぎます。",
    ),
    "headers_too_large": (431, "The request's headers are too long.", "ヘッダーが長すぎます。"),
    "internal": (
        500,
        "Something went wrong on the server (incident {incident}).",
        "サーバーでエラーが発生しました（記録番号 {incident}）。",
    ),
    "busy": (503, "The server is busy. Try again in a moment.", "混み合っています。もう一度お試しください。"),
    "storage": (
        503,
        "The server can't save or load games right now. Try again in a moment.",
        "現在、対戦の保存と読み込みができません。少し待ってからもう一度お試しください。",
    ),
    "storage:damaged": (
        503,
        "The server's database is damaged (incident {incident}).",
        "サーバーのデータベースが破損しています（記録番号 {incident}）。",
    ),
    "storage:decision": (
        503,
        "Your decision couldn't be saved, so it doesn't count. Try again.",
        "保存できなかったため、この選択は無効になりました。もう一度お試しください。",
    ),
    "restart": (
        503,
        "The server is restarting. Your game is saved; reconnect in a moment.",
        "サーバーを再起動します。対戦は保存されています。少し待ってからつなぎ直してください。",
    ),
    "too_much_work": (
        400,
        "This takes more time or memory than the server allows.",
        "処理に時間やメモリーがかかりすぎるため、中止しました。",
    ),
    # --- games, cards and decks
    "no_game": (
        404,
        "{game} isn't a game on this server. Games: {known}.",
        "「{game}」というゲームはありません。遊べるゲーム：{known}",
    ),
    "no_card": (404, "No card has the number {number}.", "カードナンバー「{number}」のカードはありません。"),
    "no_image": (404, "The server has no picture of this card.", "このカードの画像はありません。"),
    "no_rule": (404, "{rule} isn't a rule of this game.", "「{rule}」というルールはこのゲームにありません。"),
    "no_rule:near": (
        404,
        "{rule} isn't a rule of this game. Close to it: {near}.",
        "「{rule}」というルールはこのゲームにありません。近いもの：{near}",
    ),
    "no_workshop": (404, "You can't write cards for this game.", "このゲームではカードを作れません。"),
    "own_full": (
        503,
        "This server can't hold any more custom cards. Try again after its next restart.",
        "このサーバーが扱えるオリジナルカードの数を超えました。再起動後にもう一度お試しください。",
    ),
    "no_decks": (404, "You can't build decks for this game.", "このゲームではデッキを作れません。"),
    "no_matrix": (404, "There are no matchups for this game yet.", "このゲームの相性表はまだありません。"),
    "other_game": (400, "This is a deck for {game}.", "これは{game}のデッキです。"),
    "no_pile": (
        400,
        "A deck of this game has no part called {pile}. Parts: {known}.",
        "このゲームのデッキに「{pile}」はありません。あるのは：{known}",
    ),
    "no_number": (400, "{number!r} isn't a card number.", "{number!r}というカードナンバーはありません。"),
    # --- opening a table and taking a seat
    "no_room": (404, "No table has this code.", "このコードのテーブルはありません。"),
    "no_game:table": (
        422,
        "You can't play {game} on this server yet.",
        "このサーバーではまだ{game}を遊べません。",
    ),
    "seats": (
        422,
        "This game isn't for {count} players. It's for {known}.",
        "このゲームは{count}人では遊べません（{known}人用）。",
    ),
    "seats:start": (
        422,
        "This position is for {seats} players, not {count}.",
        "ここからは{seats}人で対戦します（{count}人ではできません）。",
    ),
    "one_me": (422, "Exactly one seat must be yours.", "自分の席を1つだけ選んでください。"),
    "no_bot": (
        422,
        "{bot} isn't a bot of this game. Bots: {known}.",
        "「{bot}」というボットはいません。使えるボット：{known}",
    ),
    "no_deck": (
        422,
        "{deck} isn't a built-in deck of this game.",
        "「{deck}」という構築済みデッキはこのゲームにありません。",
    ),
    "own_deck": (422, "You don't bring a deck to this game.", "このゲームではデッキを持ち込みません。"),
    "slow_clock": (
        422,
        "A slow game has no clock. Choose days for each decision or a clock.",
        "のんびり対戦では持ち時間を使えません。1手ごとの日数か持ち時間のどちらかを選んでください。",
    ),
    "region": (
        400,
        "There is no list of restricted cards for {region}. Choose from: {known}.",
        "{region}の制限カードリストはありません。選べるもの：{known}。",
    ),
    "listed_chat": (
        422,
        "A listed room has no chat. Switch off one of the two.",
        "公開したテーブルではチャットを使えません。どちらかをオフにしてください。",
    ),
    "ruling": (
        422,
        "{switch}={value} isn't a ruling of this game.",
        "「{switch}={value}」という裁定はこのゲームにありません。",
    ),
    "ruling:unplayable": (422, "You can't play with these rulings: {why}.", "この裁定では遊べません：{why}"),
    "name": (
        422,
        "A name needs 1 to 24 visible characters.",
        "名前は1〜24文字にしてください（見えない文字は数えません）。",
    ),
    "full": (409, "This table is full.", "このテーブルは満席です。"),
    "taken": (409, "That seat is taken.", "その席は埋まっています。"),
    "no_seat": (404, "This table has no seat {seat}.", "このテーブルに席{seat}はありません。"),
    "token": (
        403,
        "This token doesn't belong to a seat at this table.",
        "このトークンはこのテーブルの席のものではありません。",
    ),
    "no_watching": (403, "Spectators aren't allowed at this table.", "このテーブルは観戦できません。"),
    "crowded": (
        409,
        "{watchers} spectators are watching. There's no place for more.",
        "観戦者が上限の{watchers}人に達しています。",
    ),
    # --- manners
    "blocked": (
        403,
        "You can't play on this server until {until}. The operator's reason: {why}",
        "{until}まで、このサーバーでは遊べません。運営者からの理由：{why}",
    ),
    "no_report": (422, "You can report other people at your table.", "通報できるのは、同じテーブルの他の人です。"),
    "no_operator": (404, "This server has no operator's page.", "このサーバーに運営者用のページはありません。"),
    "no_operator:report": (404, "Nobody reads reports on this server.", "このサーバーでは通報を受け付けていません。"),
    "operator": (403, "This isn't the operator's token.", "運営者のトークンではありません。"),
    "no_such_report": (404, "This report isn't open any more.", "この通報はもう対応済みか、存在しません。"),
    "no_such_block": (404, "This block is no longer active.", "このブロックはもう解除されています。"),
    "not_known": (
        422,
        "This report doesn't identify the player well enough for that.",
        "この通報には、そのために必要な情報がありません。",
    ),
    "bad_address": (422, "{address} isn't an address.", "「{address}」はアドレスではありません。"),
    "closed": (
        410,
        "The operator of this server closed the table.",
        "サーバーの運営者がテーブルを閉じました。",
    ),
    # --- people, ratings and the search for an opponent
    "no_person": (401, "Choose a name first.", "先に名前を決めてください。"),
    "person": (
        403,
        "This browser isn't signed in any more. Sign in again.",
        "このブラウザはサインアウトされています。もう一度サインインしてください。",
    ),
    "name_taken": (
        409,
        "This name, or one that looks like it, is taken. Choose another.",
        "この名前、またはよく似た名前はすでに使われています。別の名前にしてください。",
    ),
    "name_reserved": (
        422,
        "This name could be taken for the server or its staff. Choose another.",
        "サーバーや運営と間違えられる名前は使えません。別の名前にしてください。",
    ),
    "name_mixed": (
        422,
        "Use letters of one common script; Latin and Cyrillic, for example, can't be mixed.",
        "よく使われる文字体系を1つだけ使ってください。ラテン文字とキリル文字などは混ぜられません。",
    ),
    "renamed": (
        409,
        "With a rating, you can change your name once a week.",
        "レーティングがある場合、名前の変更は1週間に1回までです。",
    ),
    "recovery": (403, "This recovery link isn't valid any more.", "この復旧リンクは無効です。"),
    "passkey": (
        403,
        "This passkey couldn't be checked. Try again.",
        "パスキーを確認できませんでした。もう一度お試しください。",
    ),
    "passkeys_full": (
        409,
        "You have {most} passkeys already. Remove one first.",
        "パスキーは{most}個までです。先にどれかを削除してください。",
    ),
    "no_passkey": (404, "You don't have this passkey.", "そのパスキーは登録されていません。"),
    "nobody": (404, "There is no player at this address.", "このアドレスのプレイヤーはいません。"),
    "no_season": (404, "There is no season {season}.", "シーズン{season}はありません。"),
    "rated": (
        422,
        "In a rated game all seats are for players; there is no undo, no hint, and it starts from the beginning.",
        "レート対戦の席はすべてプレイヤー用です。取り消し、ヒント、途中からの開始はできません。",
    ),
    "rated:time": (
        422,
        "A rated game needs days per decision, or a clock with at least {move} seconds per decision or {total} minutes "
        "each; at least {away} seconds to come back, and {window} to react.",
        "レート対戦には、1手ごとの日数か、1手{move}秒以上または1人{total}分以上の持ち時間が必要です。"
        "戻るまでの時間は{away}秒以上、反応の時間は{window}秒以上にしてください。",
    ),
    "rated:own": (
        422,
        "You can't use custom cards in a rated game.",
        "レート対戦ではオリジナルカードを使えません。",
    ),
    "own_browser": (
        409,
        "Someone using this browser already has a seat here. A rated game is between different people.",
        "このブラウザの利用者がすでに着席しています。レート対戦は別の人との対戦に限られます。",
    ),
    "no_seat_of_yours": (404, "You have no seat at this table.", "このテーブルにあなたの席はありません。"),
    # --- tournaments
    "no_tournament": (404, "There is no tournament at this address.", "このアドレスの大会はありません。"),
    "tournaments_full": (
        503,
        "This server can't hold any more tournaments. Try again later.",
        "このサーバーで開ける大会の数が上限に達しています。あとでもう一度お試しください。",
    ),
    "tournaments_many": (
        409,
        "You have {most} tournaments under way already. End one first.",
        "同時に開ける大会は{most}つまでです。先にどれかを終わらせてください。",
    ),
    "title": (
        422,
        "A title needs 1 to {title} visible characters, and a note has at most {note}.",
        "大会名は1〜{title}文字、説明は{note}文字以内にしてください。",
    ),
    "starts": (422, "The start is in the past.", "開始時刻が過ぎています。"),
    "starts:late": (
        422,
        "The start can be at most {days} days away.",
        "開始時刻は{days}日以内にしてください。",
    ),
    "cut": (
        422,
        "Only a Swiss tournament has a final stage for its best players.",
        "決勝ラウンドを付けられるのはスイスドローの大会だけです。",
    ),
    "reason": (422, "Write 1 to 300 characters.", "1〜300文字で書いてください。"),
    "tournament_begun": (409, "The tournament has begun.", "大会はすでに始まっています。"),
    "tournament_over": (409, "The tournament isn't running.", "この大会は進行していません。"),
    "tournament_full:players": (
        409,
        "All {size} places are taken.",
        "{size}人の定員に達しています。",
    ),
    "own_browser:tournament": (
        409,
        "Someone using this browser has already signed up. Each player needs their own browser.",
        "このブラウザからはすでに申し込みがあります。参加は1人につき1つのブラウザでお願いします。",
    ),
    "invitation": (
        403,
        "You need the invitation link to sign up.",
        "申し込むには招待リンクが必要です。",
    ),
    "decks_locked": (409, "Decks are locked.", "デッキはもう変更できません。"),
    "decks_hidden": (
        409,
        "The decks are published when the tournament is over.",
        "デッキは大会の終了後に公開されます。",
    ),
    "no_check_in": (409, "Check-in isn't open.", "チェックインの受付時間ではありません。"),
    "no_deck_yet": (409, "Submit a deck first.", "先にデッキを提出してください。"),
    "few_players": (
        409,
        "A tournament needs {least} players who are ready; there are {count}.",
        "開始には準備のできた参加者が{least}人必要です（現在{count}人）。",
    ),
    "no_entry": (404, "This player isn't in the tournament.", "この大会の参加者ではありません。"),
    "dropped": (409, "This player has dropped out.", "このプレイヤーはすでに棄権しています。"),
    "not_organiser": (403, "Only the organiser can do this.", "この操作ができるのは主催者だけです。"),
    "not_begun": (409, "The tournament hasn't begun.", "大会はまだ始まっていません。"),
    "round_open": (
        409,
        "Not all matches of this round are over.",
        "この回戦にはまだ終わっていない試合があります。",
    ),
    "no_clock": (409, "No clock is running.", "試合時間の制限がありません。"),
    "no_match": (404, "There is no such match of two players.", "その2人の試合はありません。"),
    "match_over": (409, "This match is over. Enter its result.", "この試合は終わっています。結果を入力してください。"),
    "bracket_gone_on": (
        409,
        "The next round has begun: this result can't be changed.",
        "次の回戦が始まっているため、この結果は変更できません。",
    ),
    "needs_winner": (422, "This match needs a winner.", "この試合は勝敗を決める必要があります。"),
    "no_such_score": (
        422,
        "That isn't a score of a best of {best_of}.",
        "{best_of}本勝負の結果として正しくありません。",
    ),
    "called": (
        409,
        "Your calls are waiting for an answer.",
        "呼び出し済みです。返事をお待ちください。",
    ),
    "removed": (
        409,
        "You signed off too often, or the organiser took you out.",
        "申し込みの取り消しが多すぎるか、主催者によって外されています。",
    ),
    "log_full": (409, "The log of this tournament is full.", "この大会の記録はこれ以上書き込めません。"),
    "no_call": (404, "There is no such call.", "その呼び出しはありません。"),
    "call_answered": (409, "This call is answered.", "この呼び出しには回答済みです。"),
    # --- replays, and where a game begins
    "no_replay": (404, "This replay isn't on this server.", "このリプレイはこのサーバーにありません。"),
    "not_over": (422, "Only a game that is over can be reviewed.", "検討できるのは終わった対戦だけです。"),
    "no_moment": (422, "This replay has no decision {at}.", "このリプレイに{at}手目はありません。"),
    "not_playable": (422, "You can't play from here.", "ここからは対戦できません。"),
    "game_over": (422, "The game is already over here.", "ここでは対戦がもう終わっています。"),
    "no_scenario": (
        404,
        "{scenario} isn't a scenario of this game.",
        "「{scenario}」というシナリオはこのゲームにありません。",
    ),
    "other_seat": (
        422,
        "To play from here as seat {seat}, make that seat yours.",
        "ここから席{seat}で対戦するには、その席を自分の席に選んでください。",
    ),
    "no_frames": (409, "The game hasn't started yet.", "対戦はまだ始まっていません。"),
    # --- sockets
    "hello": (400, "The first message must be hello.", "最初のメッセージは hello にしてください。"),
    "late": (
        408,
        "No hello came within {seconds:g} s. Reconnect.",
        "{seconds:g}秒以内に hello が届きませんでした。つなぎ直してください。",
    ),
    "message": (400, "This message can't be read.", "メッセージを読み取れません。"),
    "protocol": (
        400,
        "This server speaks version {spoken} of the protocol, not {version}. Reload the page or update the program.",
        "このサーバーのプロトコルのバージョンは{spoken}です（{version}には対応していません）。"
        "ページを再読み込みするか、プログラムを更新してください。",
    ),
    "size": (
        413,
        "This message is too long ({size} bytes; the limit is {limit}).",
        "メッセージが長すぎます（{size}バイト、上限は{limit}バイト）。",
    ),
    "rate": (429, "Too many messages at once. Reconnect.", "メッセージが多すぎます。つなぎ直してください。"),
    "slow": (
        408,
        "Your connection couldn't keep up. Reconnect.",
        "通信が追いつきませんでした。つなぎ直してください。",
    ),
    "tabs": (
        409,
        "This seat is already open in {tabs} places. Close one of them first.",
        "この席はすでに{tabs}か所で開いています。先にどれかを閉じてください。",
    ),
}


class ApiError(Exception):
    """Raised anywhere behind a route or a socket; the border turns it into a `Fault`."""

    def __init__(
        self,
        status: int,
        code: str,
        en: str,
        ja: str,
        incident: str = "",
        protocols: Sequence[int] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {en}")
        self.status = status
        self.headers = dict(headers or {})  # of the response
        self._made_of = (status, code, en, ja, incident, protocols, self.headers)
        self.fault = Fault(code, Words(en, ja), incident, list(protocols))

    def __reduce__(self) -> tuple[type[ApiError], tuple[object, ...]]:
        """A worker process may raise it, too."""
        return ApiError, self._made_of


def api_error(
    key: str,
    *,
    incident: str = "",
    protocols: Sequence[int] = (),
    headers: Mapping[str, str] | None = None,
    **values: object,
) -> ApiError:
    """The error of a key of `ERRORS`, with the values its sentences name."""
    status, en, ja = ERRORS[key]
    said = {name: _visible(value) for name, value in {**values, "incident": incident}.items()}
    return ApiError(status, key.partition(":")[0], en.format(**said), ja.format(**said), incident, protocols, headers)


def _visible(value: object) -> object:
    """Text may be anybody's: nothing in it hides or turns the sentence around it."""
    return "".join(filter(str.isprintable, value)) if isinstance(value, str) else value
