import { once } from "node:events";
import { spawn } from "node:child_process";
import autocannon from "autocannon";
import { freePort } from "#support/postgres.ts";

export const CONNECTIONS = 50;

export interface Call {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface Rate {
  readonly perSecond: number;
  /** Size of one answer, with its headers. */
  readonly bytes: number;
}

/**
 * Answers to so many connections that always ask again, after a warm-up of 2 s. One answer that is not 2xx is an error.
 * @param calls one for each connection in turn: when there are several, each is of another athlete
 */
export async function load(calls: readonly [Call, ...Call[]], seconds: number): Promise<Rate> {
  const run = (duration: number) => {
    let next = 0;
    return autocannon({
      url: calls[0].url,
      connections: CONNECTIONS,
      duration,
      setupClient: (client) => {
        const { url, ...call } = calls[next++ % calls.length] ?? calls[0];
        const { pathname, search } = new URL(url);
        client.setRequests([{ ...call, path: pathname + search }]);
      },
    });
  };
  await run(2);
  const result = await run(seconds);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result.requests.average, bytes: result.throughput.total / result.requests.total };
}

/** Runs a peer of `bench/peers` while `work` lasts. It says one line when it listens, which `work` gets. */
export async function withPeer<T>(
  program: string,
  environment: Record<string, string>,
  work: (url: string, said: string) => Promise<T>,
): Promise<T> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [`bench/peers/${program}`], {
    env: { ...process.env, NODE_ENV: "production", ...environment, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [said] = (await once(child.stdout, "data")) as [Buffer];
    return await work(`http://127.0.0.1:${port}`, said.toString());
  } finally {
    child.kill();
  }
}
