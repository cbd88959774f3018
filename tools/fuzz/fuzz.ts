import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { fuzzPlans } from "../../packages/training/test/fuzz/fuzz-plans.ts";
import { ruleOf } from "../../packages/training/test/fuzz/find-failures.ts";

/**
 * `npm run fuzz [-- --runs 1000000] [--seed n] [--failures 1] [--workers n]`: plans of random athletes against every rule, on all cores, until
 * so many break one. With `--lives 1000` sixty random days of each athlete instead, as the test has a few of them.
 */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000000" },
    seed: { type: "string" },
    failures: { type: "string", default: "1" },
    workers: { type: "string" },
    lives: { type: "string" },
  },
});
const runs = Number(values.runs);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 30) : Number(values.seed);
if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error("--runs and --seed are whole numbers.");
  process.exit(2);
}
console.log(`${values.lives === undefined ? `${runs} random athletes` : `${values.lives} random lives`}, --seed ${seed}`);

if (values.lives !== undefined) {
  const env = { ...process.env, FUZZ_LIVES: values.lives, FUZZ_SEED: String(seed) };
  const command = ["run", "packages/training/test/sixty-days.test.ts"];
  process.exit(spawnSync("node_modules/.bin/vitest", command, { stdio: "inherit", env }).status ?? 1);
}

const started = performance.now();
let reported = started;
const options = {
  runs,
  seed,
  failures: Number(values.failures),
  ...(values.workers === undefined ? {} : { workers: Number(values.workers) }),
};
const failures = await fuzzPlans(options, (done, found) => {
  for (const { shard, athlete, block, problems } of found) {
    console.error(`\nA simple athlete whose plan breaks a rule (again: --runs ${shard.runs} --seed ${shard.seed}):`);
    console.error(JSON.stringify({ athlete, block }));
    console.error(problems.join("\n"));
  }
  if (performance.now() - reported < 5000) return;
  reported = performance.now();
  const perSecond = (1000 * done) / (reported - started);
  console.log(`${done} of ${runs}, ${Math.round(perSecond)} a second, ${Math.ceil((runs - done) / perSecond / 60)} min left`);
});
const seconds = Math.round((performance.now() - started) / 1000);
if (failures.length === 0) console.log(`${runs} plans, every rule holds (${seconds} s)`);
else {
  console.error(`\n${failures.length} athletes in ${seconds} s:`);
  const rules = Object.entries(Object.groupBy(failures, ({ problems }) => ruleOf(problems[0] ?? "")));
  for (const [rule, found = []] of rules.toSorted(([, a = []], [, b = []]) => b.length - a.length))
    console.error(`${found.length} × ${rule}`);
  process.exitCode = 1;
}
