// The socket of one seat at one game: says hello, tries again when it breaks, and hands every message on.

import type { FromServer, ToServer } from "./protocol";

export type Line = "connecting" | "open" | "broken" | "closed";

/** What a table is connected by: a socket, or whatever else answers. */
export interface Wire {
  say(message: ToServer): boolean;
  close(): void;
}
export type OpenWire = (hear: (message: FromServer) => void, tell: (line: Line) => void) => Wire;

export class Connection implements Wire {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly game: string,
    private readonly token: string | null,
    private readonly hear: (message: FromServer) => void,
    private readonly tell: (line: Line) => void,
  ) {
    this.open();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  private open(): void {
    this.tell("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${encodeURIComponent(this.game)}/play`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify(
          this.token === null
            ? { type: "hello", watch: true, more: true }
            : { type: "hello", token: this.token, more: true },
        ),
      );
      this.tries = 0;
      this.tell("open");
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer;
      if (message.type === "error") this.ended = true;
      this.hear(message);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.ended) return this.tell("closed");
      this.tell("broken");
      this.tries += 1;
      // A crowd that lost its server does not come back in one instant.
      const wait = Math.min(8000, 250 * 2 ** Math.min(this.tries, 5)) * (0.7 + Math.random() * 0.6);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private readonly now = (): void => {
    if (this.socket === null && !this.ended && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** True when it was sent; what is said into a broken line is lost, and the page says so. */
  say(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}
