import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import process from "node:process";
import { percentile, print, times } from "./support/report.ts";

const ENGINE = new URL("../packages/training/src/", import.meta.url);
const CATALOGUE = new URL("catalogue/", ENGINE);

/**
 * Importing the engine may leave at most this many times the heap of its catalogue: the catalogue, and what a module cannot be without
 * (its functions, its literal tables, a few hundred bytes each). Whatever is derived from them is built at first use.
 */
const MOST = 2;

/**
 * Measured in a process of its own: all modules are read, compiled and linked, then evaluated; the heap before and after that, with the
 * garbage collected. So the code itself, and what strips its types, does not count.
 */
const MEASURE = `
  const { SourceTextModule } = await import("node:vm");
  const { readFileSync } = await import("node:fs");
  const { stripTypeScriptTypes } = await import("node:module");
  const modules = new Map();
  const load = (url) => {
    const known = modules.get(url);
    if (known !== undefined) return known;
    const read = new SourceTextModule(stripTypeScriptTypes(readFileSync(new URL(url), "utf8")), { identifier: url });
    modules.set(url, read);
    return read;
  };
  const settled = () => { for (let round = 0; round < 6; round++) globalThis.gc(); return process.memoryUsage().heapUsed; };
  const roots = process.argv.slice(1).map(load);
  for (const root of roots) if (root.status === "unlinked") await root.link((specifier, from) => load(new URL(specifier, from.identifier).href));
  const before = settled();
  const begun = performance.now();
  for (const root of roots) await root.evaluate();
  const milliseconds = performance.now() - begun;
  console.log(JSON.stringify({ milliseconds, kilobytes: (settled() - before) / 1024, modules: modules.size }));
`;

interface Cost {
  readonly milliseconds: number;
  readonly kilobytes: number;
  readonly modules: number;
}

/** What importing the engine allocates beside importing its catalogue alone: exercises, benchmark workouts, race formats. */
export function importCost(): Promise<void> {
  const catalogue = costOf(
    readdirSync(CATALOGUE)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => new URL(name, CATALOGUE)),
  );
  const engine = costOf([new URL("index.ts", ENGINE)]);
  const share = engine.kilobytes / catalogue.kilobytes;
  print("Import of the engine", [
    {
      what: "heap after evaluation",
      figure: `${Math.round(engine.kilobytes)} KB`,
      ratio: `${times(share, `its catalogue (${Math.round(catalogue.kilobytes)} KB)`)}, at most ${MOST}${share > MOST ? ": TOO MUCH" : ""}`,
    },
    {
      what: "beyond the catalogue, per module",
      figure: `${Math.round((1024 * (engine.kilobytes - catalogue.kilobytes)) / (engine.modules - catalogue.modules))} B`,
      ratio: `${engine.modules} modules`,
    },
    {
      what: "time of evaluation",
      figure: `${engine.milliseconds.toFixed(1)} ms`,
      ratio: times(engine.milliseconds / catalogue.milliseconds, "the catalogue alone"),
    },
  ]);
  if (share > MOST) process.exitCode = 1;
  return Promise.resolve();
}

function costOf(roots: readonly URL[]): Cost {
  const flags = ["--expose-gc", "--experimental-vm-modules", "--no-warnings", "--input-type=module"];
  const costs = Array.from({ length: 3 }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, "--eval", MEASURE, ...roots.map(({ href }) => href)], {
      encoding: "utf8",
    });
    if (stdout === "") throw new Error(stderr);
    return JSON.parse(stdout) as Cost;
  });
  const median = (pick: (cost: Cost) => number) => percentile(costs.map(pick), 0.5);
  return {
    milliseconds: median((cost) => cost.milliseconds),
    kilobytes: median((cost) => cost.kilobytes),
    modules: median((cost) => cost.modules),
  };
}
