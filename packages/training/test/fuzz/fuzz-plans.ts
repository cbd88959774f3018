import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FuzzFailure, Shard } from "./shard.ts";

/** Small enough to tell of progress and to repeat, large enough to keep a core busy. */
const SHARD_RUNS = 100;

export interface FuzzOptions extends Shard {
  /** The search ends with this many failures. */
  readonly failures: number;
  /** By default one for each core. */
  readonly workers?: number;
}

/**
 * Plans for `runs` random athletes, spread over all cores. Shard after shard takes the next seed, so that the same seed always
 * finds the same athletes.
 */
export async function fuzzPlans(
  { runs, seed, failures: most, workers: cores = availableParallelism() }: FuzzOptions,
  onProgress?: (done: number, found: readonly FuzzFailure[]) => void,
): Promise<readonly FuzzFailure[]> {
  const shards = Array.from({ length: Math.ceil(runs / SHARD_RUNS) }, (_, index) => ({
    runs: Math.min(SHARD_RUNS, runs - index * SHARD_RUNS),
    seed: seed + index,
  }));
  const workers = Array.from({ length: Math.min(cores, shards.length) }, () => new Worker(new URL("worker.ts", import.meta.url)));
  const failures: FuzzFailure[] = [];
  let done = 0;
  const work = async (worker: Worker): Promise<void> => {
    for (let shard = shards.shift(); shard !== undefined && failures.length < most; shard = shards.shift()) {
      const found = await answerOf(worker, shard);
      failures.push(...found);
      done += shard.runs;
      onProgress?.(done, found);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return failures;
}

function answerOf(worker: Worker, shard: Shard): Promise<readonly FuzzFailure[]> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once("message", resolve).once("error", reject);
    worker.postMessage(shard);
  });
}
