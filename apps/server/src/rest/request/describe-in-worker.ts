import { Worker } from "node:worker_threads";
import type { Description } from "./describe-json.ts";

interface Answer {
  readonly id: number;
  readonly description: Description;
}

const waiting = new Map<number, { resolve(description: Description): void; reject(error: Error): void }>();
let worker: Worker | undefined;
let asked = 0;

/** The same as `describeJson`, in a thread beside the one that answers requests, one text after the other. */
export function describeInWorker(body: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    worker ??= start();
    worker.postMessage({ id, body });
  });
}

function start(): Worker {
  const started = new Worker(new URL("json-worker.ts", import.meta.url));
  started.on("message", ({ id, description }: Answer) => {
    waiting.get(id)?.resolve(description);
    waiting.delete(id);
  });
  // The next body starts another one.
  started.on("error", (error) => {
    if (worker === started) worker = undefined;
    for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
    waiting.clear();
  });
  // Its listeners would keep a process alive that has nothing else to do.
  started.unref();
  return started;
}
