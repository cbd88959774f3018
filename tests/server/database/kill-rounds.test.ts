import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openWriters, signUpWriter, Unavailable, type Place, type Writer } from "../../support/acknowledged-writes.ts";
import { postgresProcesses, getPostmaster } from "../../support/embedded-cluster.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../../support/server-process.ts";
import { createDataDir } from "../../support/workspace.ts";

/** KILL_ROUNDS=200 for a long run. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 6);

/** Milliseconds within which the victim is killed, from an acknowledgement on: of the first write of all, of a file, or of a plan. */
const SPAN = 300;
const FROM = [undefined, "files", "plans"] as const;

/** What the server has acknowledged, by kind and round. */
type Acknowledged = ReadonlyMap<string, readonly string[]>;

const NO_LIMITS = { RATE_LIMIT_ATTEMPTS: "0", RATE_LIMIT_REFRESHES: "0", RATE_LIMIT_CALLS: "0" };

describe.each(["the server", "its database", "the server and its database"] as const)("%s, killed in the middle of writes", (victim) => {
  const place = createDataDir();
  let environment: Record<string, string>;
  let keys: Omit<Place, "url">;
  beforeAll(async () => {
    environment = { ...(await getEnvironment(place)), ...NO_LIMITS };
    keys = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as typeof keys;
  });
  afterAll(() => place.remove());

  test(`${ROUNDS} times: what was acknowledged is there, nothing is there by half`, { timeout: ROUNDS * 20_000 }, async ({ annotate }) => {
    const history: Acknowledged[] = [];
    const refusals: string[] = [];
    let server = await spawnServer(environment);
    const athlete = await signUpWriter({ ...keys, url: server.url });
    for (let round = 0; round < ROUNDS; round += 1) {
      const writers = await openWriters({ ...keys, url: server.url }, athlete);
      const last = history.at(-1);
      if (last) await expectNothingLost({ server, writers, refusals }, round - 1, last);
      const writing = startWriting(writers, round, FROM[round % FROM.length]);
      await writing.begun;
      // At another moment of the work each time; 0.618 of the span further on spreads them evenly.
      await sleep((round * 0.618 * SPAN) % SPAN);
      server = await kill(server);
      writing.stop();
      history.push(await writing.ended);
      await healthy(server);
    }
    const writers = await openWriters({ ...keys, url: server.url }, athlete);
    for (const [round, acknowledged] of history.entries()) await expectNothingLost({ server, writers, refusals }, round, acknowledged);
    await server.stop("SIGTERM");
    expect(postgresProcesses(place.dataDir)).toEqual([]);
    const counts = writers.map(({ kind }) => [kind, history.reduce((sum, names) => sum + (names.get(kind)?.length ?? 0), 0)] as const);
    await annotate(`${ROUNDS} rounds, acknowledged: ${counts.map(([kind, count]) => `${count} × ${kind}`).join(", ")}`);
    if (refusals.length > 0) await annotate(`asked again after: ${refusals.join("; ")}`);
    // A kind of write that was never acknowledged would show nothing.
    if (ROUNDS >= FROM.length) expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });

  /** Returns the server that runs afterwards. */
  async function kill(server: ServerProcess): Promise<ServerProcess> {
    if (victim !== "the server") process.kill(getPostmaster(place.dataDir), "SIGKILL");
    if (victim === "its database") return server;
    const { code, stderr } = await server.stop("SIGKILL");
    // One that ended by itself before has an exit code.
    expect([code, stderr]).toEqual([null, ""]);
    return spawnServer(environment);
  }
});

const healthy = ({ url }: ServerProcess) =>
  vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), { timeout: 30_000, interval: 20 });

const labelOf = (round: number) => `round-${round}-`;

interface Writing {
  /** Something of the kind that was asked for is acknowledged. */
  readonly begun: Promise<unknown>;
  /** What was acknowledged when the server is gone. */
  readonly ended: Promise<Acknowledged>;
  /** Lets what is under way end and begins nothing more: a database that is back at once may have been missed by nobody. */
  stop(): void;
}

/** All kinds at once, each as fast as it is answered. */
function startWriting(writers: readonly Writer[], round: number, from: string | undefined): Writing {
  const begun = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const untilGone = async ({ kind, write }: Writer): Promise<[string, string[]]> => {
    const names: string[] = [];
    try {
      for (let n = 0; !stopping.signal.aborted; n += 1) {
        const label = `${labelOf(round)}${n}`;
        // Nobody is killed before it: on a busy machine a server that has just started may refuse it with 503 at first.
        const isFirst = n === 0 && from === kind;
        names.push(await (isFirst ? vi.waitFor(() => write(label), { timeout: 30_000, interval: 200 }) : write(label)));
        if (from === undefined || from === kind) begun.resolve();
      }
      return [kind, names];
    } catch (error) {
      // Before its first acknowledgement the server is still there: waiting for it would never end.
      if (from === kind) begun.reject(error);
      return [kind, names];
    }
  };
  const ended = Promise.all(writers.map(untilGone)).then((entries) => new Map(entries));
  return { begun: Promise.race([begun.promise, ended]), ended, stop: () => stopping.abort() };
}

/**
 * On a busy machine a server that has just started may answer 503, or close an idle connection just when it is used: then it is asked again,
 * and what it refused is collected in `refusals`. Whatever it does answer has to be right at once.
 */
async function expectNothingLost({ server, writers, refusals }: Asked, round: number, acknowledged: Acknowledged): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    try {
      return expect(await faultsOf(writers, round, acknowledged)).toEqual([]);
    } catch (error) {
      const reasons = loggedErrors(server);
      if (!(error instanceof Unavailable) || performance.now() > until) throw new Error(`${String(error)}\n${reasons}`, { cause: error });
      refusals.push(`round ${round}: ${error.message}\n${reasons}`);
      await sleep(200);
    }
  }
}

interface Asked {
  readonly server: ServerProcess;
  readonly writers: readonly Writer[];
  readonly refusals: string[];
}

/** The last ones, for whoever has to find out why. */
const loggedErrors = (server: ServerProcess): string =>
  server
    .log()
    .split("\n")
    .filter((line) => line.includes("ERROR") || line.includes('"level":50'))
    .slice(-3)
    .join("\n");

async function faultsOf(writers: readonly Writer[], round: number, acknowledged: Acknowledged): Promise<string[]> {
  const faults = await Promise.all(writers.map((writer) => writer.faults(labelOf(round), acknowledged.get(writer.kind) ?? [])));
  return faults.flatMap((found, index) => found.map((fault) => `${writers[index]?.kind}: ${fault}`));
}
