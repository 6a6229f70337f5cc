/** Sockets without a network: a test opens, breaks and feeds them. */

import { vi } from "vitest";

import type { FromClient, FromServer } from "../wire/types";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  binaryType = "blob";
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("not open");
    this.sent.push(JSON.parse(data) as FromClient);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- what a test does

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  says(message: FromServer): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  breaks(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** What was sent of one kind. */
  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { type: T }> => message.type === type);
  }

  static get last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error("no socket was opened");
    return found;
  }

  /** Sockets that are not closed: there must never be two. */
  static get alive(): FakeSocket[] {
    return FakeSocket.all.filter((socket) => socket.readyState <= FakeSocket.OPEN);
  }
}

export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}
