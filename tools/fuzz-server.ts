import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** `npm run fuzz:server [-- --runs 1000000] [--seed n] [--engine pglite|postgres]`: random requests of random callers against the whole server. */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000000" }, seed: { type: "string" }, engine: { type: "string" } },
});
const { runs, seed, engine } = values;
if (![runs, seed ?? "0"].every((number) => /^\d+$/.test(number)) || !["pglite", "postgres", undefined].includes(engine)) {
  console.error("--runs and --seed are whole numbers, --engine is pglite or postgres.");
  process.exit(2);
}
const env = { ...process.env, FUZZ_RUNS: runs, ...(seed && { FUZZ_SEED: seed }), ...(engine && { TEST_ENGINE: engine }) };
const command = ["run", "--project", "server", "tests/conformance/fuzz"];
process.exitCode = spawnSync("node_modules/.bin/vitest", command, { stdio: "inherit", env }).status ?? 1;
