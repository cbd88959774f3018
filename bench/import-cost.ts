import { spawnSync } from "node:child_process";
import process from "node:process";
import { percentile, print, times } from "./support/report.ts";

/** Measured in a process of its own: heap before and after, with the garbage collected. */
const MEASURE = (specifier: string) => `
  const settled = () => { for (let round = 0; round < 5; round++) globalThis.gc(); return process.memoryUsage().heapUsed; };
  const before = settled();
  const begun = performance.now();
  await import(${JSON.stringify(specifier)});
  const milliseconds = performance.now() - begun;
  console.log(JSON.stringify({ milliseconds, kilobytes: (settled() - before) / 1024 }));
`;

interface Cost {
  readonly milliseconds: number;
  readonly kilobytes: number;
}

/** What importing the engine costs beside importing its catalogue of exercises alone: code, and nothing built in advance. */
export function importCost(): Promise<void> {
  const catalogue = costOf(new URL("../packages/training/src/catalogue/exercises.ts", import.meta.url).href);
  const engine = costOf(new URL("../packages/training/src/index.ts", import.meta.url).href);
  print("Import of the engine", [
    {
      what: "heap",
      figure: `${Math.round(engine.kilobytes)} KB`,
      ratio: times(engine.kilobytes / catalogue.kilobytes, "the catalogue alone"),
    },
    {
      what: "time",
      figure: `${Math.round(engine.milliseconds)} ms`,
      ratio: times(engine.milliseconds / catalogue.milliseconds, "the catalogue alone"),
    },
  ]);
  return Promise.resolve();
}

function costOf(specifier: string): Cost {
  const costs = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(process.execPath, ["--expose-gc", "--input-type=module", "--eval", MEASURE(specifier)], {
      encoding: "utf8",
    });
    return JSON.parse(stdout) as Cost;
  });
  const median = (pick: (cost: Cost) => number) => percentile(costs.map(pick), 0.5);
  return { milliseconds: median((cost) => cost.milliseconds), kilobytes: median((cost) => cost.kilobytes) };
}
