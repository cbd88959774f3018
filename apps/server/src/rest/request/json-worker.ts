import { parentPort } from "node:worker_threads";
import { describeJson } from "./describe-json.ts";

/** The thread of `describeInWorker` in `read-request.ts`. */
parentPort?.on("message", ({ id, body }: { readonly id: number; readonly body: string }) => {
  parentPort?.postMessage({ id, description: describeJson(body) });
});
