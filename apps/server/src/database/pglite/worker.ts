import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { WorkerAnswer, WorkerData, WorkerRequest } from "./messages.ts";
import { runScript, runStatements } from "./wire.ts";

/** Runs in its own thread: PostgreSQL in WebAssembly is synchronous and would hold up every request. */
const { dataDir, postgres } = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error("worker.ts is started as a worker thread");

const database = await PGlite.create(dataDir, { pgliteWasmModule: postgres });
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
