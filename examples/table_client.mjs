// A client that knows nothing but docs/protocol.md: it plays any of the three games and tells what happens.
//
//   node examples/table_client.mjs http://localhost:8765 --game danmaku   opens a room and plays against bots
//   node examples/table_client.mjs http://localhost:8765/table/k7m2p9ab   takes the open seat behind a friend's link
//
// It needs Node.js 22 or newer (20: node --experimental-websocket examples/table_client.mjs ...) and no packages.

import { parseArgs } from "node:util";

const PROTOCOL = 1;
const PAUSE = 30; // milliseconds before an answer: a socket takes some forty messages a second
const AGAIN = 1000; // milliseconds before something is tried again
const TRIES = 30; // to reach a server that is being restarted
const FINAL = new Set([1009, 4400, 4403, 4404, 4409]); // close codes after which nothing is tried again
const BOTS = { hocg: 1, danmaku: 3, vcard: 1 };

class Refused extends Error {}

/** A server's REST side. Every error is a fault with words. */
class Server {
  constructor(address) {
    this.address = address;
  }

  async ask(path, body) {
    const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await fetch(this.address + path, init ?? {});
    const found = await answer.json();
    if (!answer.ok) throw new Refused(found.words.en);
    return found;
  }

  open(game, name) {
    const bots = Array.from({ length: BOTS[game] }, () => ({ kind: "bot", bot: "random" }));
    return this.ask("/api/rooms", { game, name, seats: [{ kind: "me" }, ...bots], options: { window: 0 } });
  }

  join(code, name) {
    return this.ask(`/api/rooms/${code}/seats`, { name });
  }
}

/** One seat at a table, through lost connections and restarts, until the game is over. */
class Player {
  constructor(server, { code, token }, { random, decisions, say }) {
    Object.assign(this, { server, code, token, random, say });
    this.left = decisions; // answers until the game is given up
    this.seen = 0; // the last journal line that was told
    this.oneByOne = 0; // the question whose things could not be picked together
    this.room = null;
    this.seat = null;
  }

  async play() {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const outcome = await this.#connection();
      if (outcome) return outcome;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    throw new Refused("The server cannot be reached.");
  }

  /** One socket, from hello to its end. The outcome of the game; null if it must be opened again. */
  #connection() {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.server.address.replace(/^http/, "ws")}/api/rooms/${this.code}/socket`);
      let fault = null;
      const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
      socket.onopen = () => send({ type: "hello", token: this.token, seen: this.seen, protocol: PROTOCOL });
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "problem") fault = message.fault;
        const outcome = this.#hear(message, send);
        if (!outcome) return;
        resolve(outcome);
        socket.close();
      };
      socket.onerror = () => undefined; // a close follows
      socket.onclose = ({ code }) => (FINAL.has(code) ? reject(new Refused(fault?.words.en ?? `closed with ${code}`)) : resolve(null));
    });
  }

  #hear(message, send) {
    if (message.room) this.room = message.room;
    if (message.type === "welcome") this.seat = message.seat;
    if (message.back) this.seen = Math.min(this.seen, message.n); // the table went back: `lines` is the whole journal
    for (const line of message.lines ?? []) this.#tell(line);
    if (message.view && this.room.status === "playing") this.#show(message.view);
    if (message.type === "refused") this.oneByOne = message.question?.asked ?? 0;
    if (this.room?.outcome) return this.room.outcome;
    const { question } = message; // after a `storage` problem it comes again, if it is still open
    if (question) {
      this.open = question;
      setTimeout(() => question === this.open && this.#answer(question, send), PAUSE); // the latest counts
    }
    return null;
  }

  #tell(line) {
    if (line.n <= this.seen) return;
    this.seen = line.n;
    if (line.words) this.say(filled(line.words.en, this.names));
  }

  /** The table in one line, whenever a turn begins. */
  #show(view) {
    const turn = `${view.round ?? ""}.${view.turn}.${view.active}`;
    if (turn === this.turn) return;
    this.turn = turn;
    this.say(`  -- ${SUMMARIES[view.game](view).map((text, seat) => `${this.names[seat]}: ${text}`).join(" | ")}`);
  }

  #answer(question, send) {
    if (this.left === 0) return send({ type: "concede" });
    this.left -= 1;
    const { asked, pick, options, passing } = question;
    if (pick && this.oneByOne !== asked) {
      const most = Math.min(pick.most, pick.things.length);
      const count = pick.least + Math.floor(this.random() * (most - pick.least + 1));
      return send({ type: "pick", asked, things: this.#shuffled(pick.things).slice(0, count) });
    }
    const places = options.map((_, place) => place);
    const active = places.filter((place) => place !== passing); // do something rather than nothing
    const wanted = active.length && (passing === undefined || this.random() < 0.8) ? active : places;
    return send({ type: "choose", asked, option: wanted[Math.floor(this.random() * wanted.length)] });
  }

  #shuffled(things) {
    return things.map((thing) => [this.random(), thing]).sort(([a], [b]) => a - b).map(([, thing]) => thing);
  }

  get names() {
    return this.room.seats.map((seat) => seat.name || `Player ${seat.seat + 1}`);
  }
}

/** Words without marks; names are filled in last and never looked at again. */
function filled(text, names) {
  return text.replace(/\\([\\[{])|\[([^[\]]+)\]\([^()]+\)|\{(\d)\}/g, (whole, quoted, label, seat) => quoted ?? label ?? names[Number(seat)] ?? whole);
}

const SUMMARIES = {
  hocg: (view) => view.sides.map((side) => `${side.life.count} life, ${side.hand.length} in hand, ${side.stage.length} on stage`),
  danmaku: (view) => view.players.map((player) => (player.active === false ? "out" : `${player.life ?? 0} life, ${player.hand?.length ?? 0} in hand`)),
  vcard: (view) => view.boards.map((board) => `${board.points ?? 0} points, PL ${board.spots[0].vt?.pl ?? "-"}, ${board.hand.length} in hand`),
};

/** Chance that can be repeated (mulberry32). */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: "string", default: "hocg" },
      name: { type: "string", default: "Table client" },
      seed: { type: "string", default: String(Date.now()) },
      decisions: { type: "string", default: "-1" },
      quiet: { type: "boolean", default: false },
    },
  });
  const [, address, code] = /^(https?:\/\/[^/]+)\/?(?:table\/([a-z0-9]{8}))?\/?$/.exec(positionals[0] ?? "") ?? [];
  if (!address) throw new Refused("Give the address of a server, or the link to a room with an open seat.");
  if (!(values.game in BOTS)) throw new Refused(`The games are ${Object.keys(BOTS).join(", ")}.`);
  if (typeof WebSocket === "undefined") throw new Refused("This Node.js has no WebSocket: take 22 or newer, or run node --experimental-websocket.");
  const server = new Server(address);
  const seated = await (code ? server.join(code, values.name) : server.open(values.game, values.name));
  console.log(`room ${seated.code}, seat ${seated.seat}: watch at ${address}/table/${seated.code}`);
  const say = values.quiet ? () => undefined : (text) => console.log(text);
  const player = new Player(server, seated, { random: chance(Number(values.seed)), decisions: Number(values.decisions), say });
  const outcome = await player.play();
  const result = outcome.winners.length === 0 ? "drawn" : outcome.winners.includes(player.seat) ? "won" : "lost";
  console.log(`${result}: ${filled(outcome.words.en, player.names)}`);
  if (!outcome.replay) return;
  console.log(`replay: ${address}/replays/${outcome.replay}`);
  const report = await server.ask(`/api/replays/${outcome.replay}/verify`);
  console.log(report.ok && report.commitment === player.room.commitment ? `verified: ${report.words.en}` : "This is not the game that was promised.");
}

main().catch((error) => {
  console.error(error instanceof Refused || error.cause ? error.message : error);
  process.exitCode = 1;
});
