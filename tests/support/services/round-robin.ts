import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { buffer } from "node:stream/consumers";

export interface RoundRobin {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Hands each request to the next of the servers, as a load balancer does: one that takes no connection is passed over, and a request that
 * breaks off under way is answered with 502, because nobody knows what became of it.
 */
export async function roundRobin(targets: readonly string[]): Promise<RoundRobin> {
  // A connection for each request: one that is kept may end just when it is used again.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    for (let tried = 0; tried < targets.length; tried += 1) {
      const target = targets[(turn += 1) % targets.length] ?? "";
      const forwarded = request(target + incoming.url, { agent, method: incoming.method ?? "GET", headers: incoming.headers });
      const outcome = await new Promise<"answered" | "not there" | "broken">((resolve) => {
        let connected = false;
        forwarded.once("socket", (socket) => socket.once("connect", () => (connected = true)));
        forwarded.once("error", () => resolve(connected ? "broken" : "not there"));
        forwarded.once("response", (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          pipeline(answer, outgoing).then(
            () => resolve("answered"),
            () => resolve("answered"),
          );
        });
        forwarded.end(body);
      });
      if (outcome === "answered") return;
      if (outcome === "broken") break;
    }
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
