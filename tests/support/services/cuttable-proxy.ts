import { type Socket, connect, createServer } from "node:net";

export interface CuttableProxy {
  readonly url: string;
  /** Breaks all connections, and new ones as soon as they are made, as a server that is down. */
  cut(): void;
  /** Takes new connections and lets nothing through, nor through those there are, as a network that lost its way. */
  silence(): void;
  /** Lets everything through, so many milliseconds late, as a server that is overloaded or far away. */
  slowDown(milliseconds: number): void;
  /** Hands over what is asked and breaks the connection when the answer comes: what was done, was done unheard. */
  loseAnswers(): void;
  /** Refuses every connection with a FATAL error of PostgreSQL's. */
  refuse(code: string, message: string): void;
  restore(): void;
  close(): Promise<void>;
}

/** Stands before a server that is named by a URL with a port, so that a test can take it away from its clients and give it back. */
export async function cuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let delay = 0;
  let state: "open" | "down" | "silent" | "losing answers" | "refusing" = "open";
  let refusal: Buffer = Buffer.alloc(0);
  const server = createServer((inside) => {
    track(inside);
    if (state === "down") return void inside.resetAndDestroy();
    if (state === "refusing") {
      inside.once("data", () => inside.end(refusal));
      return;
    }
    if (state === "silent") return;
    const outside = connect(Number(target.port), target.hostname);
    track(outside);
    // What is asked waits; an answer does not wait once more.
    inside.on("data", (bytes) => (delay === 0 ? outside.write(bytes) : setTimeout(() => outside.writable && outside.write(bytes), delay)));
    if (state === "losing answers") outside.once("data", () => inside.destroy());
    else outside.pipe(inside);
    inside.on("close", () => outside.destroy());
    outside.on("close", () => inside.destroy());
  });
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = new URL(targetUrl);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  // It keeps its port in every state: one that is given up could be taken by another test.
  const become = (next: typeof state) => {
    state = next;
    delay = 0;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut: () => become("down"),
    silence() {
      state = "silent";
      for (const socket of sockets) socket.unpipe().removeAllListeners("data").pause();
    },
    slowDown(milliseconds) {
      delay = milliseconds;
    },
    loseAnswers: () => become("losing answers"),
    refuse(code, message) {
      refusal = errorResponse(code, message);
      become("refusing");
    },
    restore: () => become("open"),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      become("down");
      await closed;
    },
  };
}

/** A FATAL ErrorResponse of PostgreSQL's protocol. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
