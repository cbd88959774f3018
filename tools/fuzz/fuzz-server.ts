import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/** `npm run fuzz:server [-- --runs 1000000] [--seed n]`: random requests of random callers against the whole server. */
const { values } = parseArgs({
  options: { runs: { type: "string", default: "1000000" }, seed: { type: "string" } },
});
const { runs, seed } = values;
if (![runs, seed ?? "0"].every((number) => /^\d+$/.test(number))) {
  console.error("--runs and --seed are whole numbers.");
  process.exit(2);
}
const env = { ...process.env, FUZZ_RUNS: runs, ...(seed && { FUZZ_SEED: seed }) };
const command = ["run", "--project", "server", "tests/conformance/fuzz"];
process.exitCode = spawnSync("node_modules/.bin/vitest", command, { stdio: "inherit", env }).status ?? 1;
