import process from "node:process";
import { percentile } from "./report.ts";

const WARM_UP = 400;
const CALLS = 40;
const ROUNDS = 15;

/**
 * Milliseconds of this thread's processor time that each of the tasks takes, once it has run for a while: what else the machine does is
 * not counted. The clock is coarse, so calls are timed in batches, and the median of their means is given; the batches of the tasks
 * take turns, so that a busy moment falls on all of them.
 */
export function processorTimes(tasks: ReadonlyMap<string, () => unknown>): ReadonlyMap<string, number> {
  for (const task of tasks.values()) for (let spent = 0; spent < WARM_UP;) spent += millisecondsFor(task, 5) * 5;
  const means = new Map([...tasks.keys()].map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) for (const [name, task] of tasks) means.get(name)?.push(millisecondsFor(task, CALLS));
  return new Map([...means].map(([name, samples]) => [name, percentile(samples, 0.5)]));
}

function millisecondsFor(task: () => unknown, calls: number): number {
  const begun = process.threadCpuUsage();
  for (let call = 0; call < calls; call++) task();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000 / calls;
}
