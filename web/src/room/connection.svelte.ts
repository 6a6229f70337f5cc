/** The line to a room: one socket at a time, opened again whenever it breaks. */

import { PROTOCOL, type FromClient, type FromServer, type Hello, type Problem } from "../wire/types";

/** live: the room has welcomed us. waiting: the line broke and is tried again. ended: it will not be tried again. */
export type LineState = "connecting" | "live" | "waiting" | "ended";

export interface Ends {
  /** What to say first, made anew for each socket. */
  hello: () => Hello;
  receive: (message: FromServer) => void;
  /** The server will not have us: what it said, if anything. */
  ended?: (problem: Problem | null) => void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** The server's own codes are the status of HTTP plus 4000: these mean that trying again would end the same way. */
function final(code: number): boolean {
  return (code >= 4400 && code < 4500 && code !== 4408 && code !== 4429) || code === 1009;
}

export class Connection {
  state = $state<LineState>("connecting");

  #url: string;
  #ends: Ends;
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #problem: Problem | null = null;
  #pings = 0;

  constructor(url: string, ends: Ends) {
    this.#url = url;
    this.#ends = ends;
    addEventListener("online", this.#comeBack);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#comeBack);
    this.#open();
  }

  /** Sent only on a live line: whoever needs an answer asks again after the next welcome. */
  send(message: FromClient): boolean {
    if (this.state !== "live" || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    removeEventListener("online", this.#comeBack);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#comeBack);
    this.#drop();
    this.state = "ended";
  }

  /** Try now, without waiting for the next turn. */
  again(): void {
    if (this.state === "live") return;
    this.#open();
  }

  #open(): void {
    this.#drop();
    this.#problem = null;
    if (this.state !== "waiting") this.state = "connecting";
    const socket = new WebSocket(this.#url);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ ...this.#ends.hello(), protocol: PROTOCOL }));
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = (event) => this.#lost(event.code);
    this.#watch();
  }

  #hear(data: unknown): void {
    const message = parsed(data);
    if (!message) return;
    if (message.type === "problem") this.#problem = message;
    if (message.type === "welcome") {
      this.#tries = 0;
      this.state = "live";
    }
    this.#watch();
    if (message.type !== "pong") this.#ends.receive(message);
  }

  #lost(code: number): void {
    this.#drop();
    if (final(code)) {
      this.state = "ended";
      this.#ends.ended?.(this.#problem);
      return;
    }
    this.state = "waiting";
    const longest = Math.min(FIRST_DELAY * 2 ** this.#tries, LONGEST_DELAY);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  /** Any message proves the line; after a silence a ping must be answered in time. */
  #watch(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), this.state === "live" ? PING_EVERY : PONG_WITHIN);
  }

  #ping(): void {
    if (!this.send({ type: "ping", n: (this.#pings += 1) })) return this.#lost(0);
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#lost(0), PONG_WITHIN);
  }

  readonly #comeBack = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state === "waiting") this.#open();
    else if (this.state === "live") this.#ping();
  };

  readonly #offline = (): void => {
    if (this.state === "live") this.#lost(0);
  };

  /** Let go of the socket; whatever it still says is not heard. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    if (socket.readyState <= WebSocket.OPEN) socket.close();
  }
}

function parsed(data: unknown): FromServer | null {
  try {
    const text = data instanceof ArrayBuffer ? new TextDecoder().decode(data) : String(data);
    return JSON.parse(text) as FromServer;
  } catch {
    return null;
  }
}

export function socketAddress(code: string): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/rooms/${encodeURIComponent(code)}/socket`;
}
