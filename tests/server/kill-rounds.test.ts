import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWriters, signUpWriter, type Place, type Writer } from "../support/acknowledged-writes.ts";
import { ENGINES } from "../support/engines.ts";
import { environmentOf, runToEnd, spawnServer } from "../support/server-process.ts";
import { createWorkspace, type Workspace } from "../support/workspace.ts";

/**
 * KILL_ROUNDS=1000 for a long run. A PostgreSQL server does not die with the process: what can be lost there is only what lies between
 * it and the files, so fewer rounds tell as much. Nor does the power of its machine go with it.
 */
const LONG = process.env["KILL_ROUNDS"];
const CASES = [
  { engine: "pglite", ending: "killed", rounds: Number(LONG ?? 50) },
  { engine: "pglite", ending: "cut from its power", rounds: Number(LONG ?? 6) },
  { engine: "postgres", ending: "killed", rounds: Number(LONG ?? 8) },
] as const;

/** Milliseconds within which the process is killed, from an acknowledgement on: of the first write of all, of a file, or of a plan. */
const SPAN = 300;
const FROM = [undefined, "files", "plans"] as const;

/** What the server has said it did, by kind and round. */
type Acknowledged = ReadonlyMap<string, readonly string[]>;

const NO_LIMITS = { RATE_LIMIT_ATTEMPTS: "0", RATE_LIMIT_REFRESHES: "0", RATE_LIMIT_CALLS: "0" };

const POWER_CUT = fileURLToPath(new URL("../support/preload/power-cut.mjs", import.meta.url));

const cases = CASES.filter(({ engine }) => ENGINES.includes(engine));
describe.each(cases)("a server on $engine that is $ending in the middle of writes", ({ engine, ending, rounds }) => {
  let workspace: Workspace;
  let environment: Record<string, string>;
  let keys: Omit<Place, "url">;
  let powerCut: string | undefined;
  beforeAll(async () => {
    workspace = await createWorkspace(engine);
    environment = { ...(await environmentOf(workspace)), ...NO_LIMITS };
    keys = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as typeof keys;
    if (ending === "killed") return;
    powerCut = join(workspace.dataDir, "power-cut");
    environment = { ...environment, NODE_OPTIONS: `--import ${POWER_CUT}`, POWER_CUT: powerCut };
  });
  afterAll(() => workspace.remove());

  test(`${rounds} times: what was acknowledged is there, nothing is there by half`, { timeout: rounds * 60_000 }, async ({ annotate }) => {
    const history: Acknowledged[] = [];
    let server = await spawnServer(environment);
    const athlete = await signUpWriter({ ...keys, url: server.url });
    for (let round = 0; round < rounds; round += 1) {
      const writers = await openWriters({ ...keys, url: server.url }, athlete);
      const last = history.at(-1);
      if (last) expect(await faultsOf(writers, round - 1, last)).toEqual([]);
      const writing = startWriting(writers, round, FROM[round % FROM.length]);
      await writing.begun;
      // At another moment of the work each time; 0.618 of the span further on spreads them evenly.
      await sleep((round * 0.618 * SPAN) % SPAN);
      if (powerCut !== undefined) {
        await writeFile(powerCut, "");
        await sleep(100);
      }
      await server.stop("SIGKILL");
      if (powerCut !== undefined) await rm(powerCut);
      history.push(await writing.ended);
      server = await spawnServer(environment);
    }
    const writers = await openWriters({ ...keys, url: server.url }, athlete);
    for (const [round, acknowledged] of history.entries()) expect(await faultsOf(writers, round, acknowledged)).toEqual([]);
    await server.stop("SIGTERM");
    const counts = writers.map(({ kind }) => [kind, history.reduce((sum, names) => sum + (names.get(kind)?.length ?? 0), 0)] as const);
    await annotate(`${rounds} rounds, acknowledged: ${counts.map(([kind, count]) => `${count} × ${kind}`).join(", ")}`);
    // A kind of write that was never acknowledged would show nothing.
    if (rounds >= FROM.length) expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });
});

const labelOf = (round: number) => `round-${round}-`;

interface Writing {
  /** Something of the kind that was asked for is acknowledged. */
  readonly begun: Promise<unknown>;
  /** What was acknowledged when the server is gone. */
  readonly ended: Promise<Acknowledged>;
}

/** All kinds at once, each as fast as it is answered. */
function startWriting(writers: readonly Writer[], round: number, from: string | undefined): Writing {
  const begun = Promise.withResolvers<void>();
  const untilGone = async ({ kind, write }: Writer): Promise<[string, string[]]> => {
    const names: string[] = [];
    try {
      for (let n = 0; ; n += 1) {
        names.push(await write(`${labelOf(round)}${n}`));
        if (from === undefined || from === kind) begun.resolve();
      }
    } catch (error) {
      // Before its first acknowledgement the server is still there: waiting for it would never end.
      if (from === undefined || from === kind) begun.reject(error);
      return [kind, names];
    }
  };
  const ended = Promise.all(writers.map(untilGone)).then((entries) => new Map(entries));
  return { begun: Promise.race([begun.promise, ended]), ended };
}

async function faultsOf(writers: readonly Writer[], round: number, acknowledged: Acknowledged): Promise<string[]> {
  const faults = await Promise.all(writers.map((writer) => writer.faults(labelOf(round), acknowledged.get(writer.kind) ?? [])));
  return faults.flatMap((found, index) => found.map((fault) => `${writers[index]?.kind}: ${fault}`));
}
