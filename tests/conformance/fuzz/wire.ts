import { Agent, request } from "node:http";

export interface Sent {
  readonly method: string;
  /** As it goes over the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Reply {
  readonly status: number;
  /** All of them, as they came. */
  readonly headers: string;
  /** One character per byte, or text. */
  readonly text: string;
}

const RESPONSE_TIMEOUT_MS = 30_000;

/** Sends requests as they stand, over connections that stay open: `fetch` would tidy the path up. */
export function openWire(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const send = ({ method, path, headers, body }: Sent): Promise<Reply> => {
    const bytes = body === undefined || BODILESS.has(method) ? undefined : Buffer.from(body);
    return new Promise((resolve, reject) => {
      const length = bytes && { "content-length": bytes.length };
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.rawHeaders.join("\n"), text: Buffer.concat(parts).toString() }),
        );
      });
      sent.setTimeout(RESPONSE_TIMEOUT_MS, () => sent.destroy(new Error(`no answer in ${RESPONSE_TIMEOUT_MS} ms`)));
      sent.on("error", (error: NodeJS.ErrnoException) => {
        // The server has closed a connection that lay idle, just as this request was sent over it.
        if (sent.reusedSocket && error.code === "ECONNRESET") send({ method, path, headers, body }).then(resolve, reject);
        else reject(error);
      });
      sent.end(bytes);
    });
  };
  return { send, close: () => agent.destroy() };
}

const BODILESS = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
