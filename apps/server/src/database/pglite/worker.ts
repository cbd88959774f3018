import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DISK_FULL } from "../sql-error.ts";
import { Files } from "./files.ts";
import type { WorkerAnswer, WorkerData, WorkerRequest } from "./messages.ts";
import { runScript, runStatements } from "./wire.ts";

/**
 * PGlite's own, but for `-F`, which has nothing brought to the medium before it counts as committed; `fdatasync`, PostgreSQL's choice on
 * Linux, does nothing where it is compiled to WebAssembly.
 */
const DURABLE = [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "wal_sync_method=fsync"];

/** ENOSPC, EDQUOT and EFBIG, as WASI counts them. */
const NO_ROOM: ReadonlySet<number> = new Set([51, 19, 22]);

/** Runs in its own thread: PostgreSQL in WebAssembly is synchronous and would hold up every request. */
const { dataDir, postgres } = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error("worker.ts is started as a worker thread");

const database = await PGlite.create({ fs: new Files(dataDir, end), startParams: DURABLE, pgliteWasmModule: postgres });
port.on("message", async (request: WorkerRequest) => {
  const answer = await respond(request);
  port.postMessage(answer);
  if (answer.kind === "closed") port.close();
});
port.postMessage({ kind: "ready" } satisfies WorkerAnswer);

async function respond(request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.kind) {
    case "statements":
      return runStatements(database, request.statements);
    case "script":
      return runScript(database, request.text);
    case "close":
      await database.close();
      return { kind: "closed" };
  }
}

/** What is under way is lost with the thread, as with a server that panics; the next one recovers from the log. */
function end(error: unknown): never {
  const errno = typeof error === "object" && error !== null && "errno" in error ? Number(error.errno) : 0;
  const reason = NO_ROOM.has(errno) ? "there is no room left" : `error ${errno}`;
  const code = NO_ROOM.has(errno) ? DISK_FULL : "58030";
  const message = `the log of the database cannot be written: ${reason}`;
  port?.postMessage({ kind: "failed", error: { code, severity: "PANIC", message } } satisfies WorkerAnswer);
  process.exit(1);
}
