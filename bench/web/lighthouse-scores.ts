import lighthouse, { type Result } from "lighthouse";
import { print } from "../support/report.ts";

/** Prints what Lighthouse says of pages, as a phone on a slow network sees them; three runs each, the median by performance. */
export async function lighthouseScores(port: number, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const runs = [await run(port, address), await run(port, address), await run(port, address)];
    const median = runs.toSorted((a, b) => score(a, "performance") - score(b, "performance"))[1]!;
    print(`Lighthouse, mobile: ${new URL(address).pathname}`, [
      ...categories.map((name) => ({ what: name, figure: score(median, name).toFixed(0), ratio: `all runs ${list(runs, name)}` })),
      ...metrics.map(([id, name, target]) => ({
        what: name,
        figure: median.audits[id]?.displayValue ?? "unknown",
        ratio: `target ${target}`,
      })),
      {
        what: "main thread, all work",
        figure: median.audits["mainthread-work-breakdown"]?.displayValue ?? "unknown",
        ratio: `on a machine of benchmark index ${median.environment.benchmarkIndex.toFixed(0)}`,
      },
    ]);
  }
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const metrics = [
  ["largest-contentful-paint", "largest contentful paint", "at most 1.5 s"],
  ["total-blocking-time", "total blocking time", "at most 100 ms"],
  ["cumulative-layout-shift", "cumulative layout shift", "0"],
] as const;

/** On a busy machine Chromium now and then loses the beginning of a trace; Lighthouse asks to be run again then. */
async function run(port: number, address: string, attempts = 3): Promise<Result> {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error", onlyCategories: [...categories] });
  const failure = result === undefined ? "no result" : result.lhr.runtimeError?.message;
  if (result !== undefined && failure === undefined) return result.lhr;
  if (attempts > 1) return run(port, address, attempts - 1);
  throw new Error(`Lighthouse failed at ${address}: ${failure}`);
}

const score = (result: Result, category: string): number => (result.categories[category]?.score ?? 0) * 100;
const list = (runs: readonly Result[], category: string): string => runs.map((each) => score(each, category).toFixed(0)).join(", ");
