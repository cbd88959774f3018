import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { getFiles, PARTS } from "./mutation/parts.ts";
import { readSample, SAMPLE_VARIABLE } from "./mutation/sample.ts";
import { REPORT, getScore, total, type Score } from "./mutation/score.ts";

/**
 * `npm run mutation [-- part …] [--sample 3/8]`: changes the engine in thousands of small ways and counts how many the tests
 * notice, part by part, because a program of which little is mutated runs several times faster. `--sample 3/8` tries the third of
 * eight samples that share no mutant. Below 80 % in all it fails; what survived is in `.cache/stryker/<part>.json`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: { type: "string", default: "1/1" } } });
const sample = readSample(values.sample);
const unknown = positionals.filter((name) => !PARTS.includes(name));
if (unknown.length > 0 || sample === undefined) {
  console.error(`Parts: ${PARTS.join(", ")}. --sample is the third of eight as 3/8.`);
  process.exit(2);
}
const LEAST = 80;

const scores: Score[] = [];
for (const part of positionals.length > 0 ? positionals : PARTS) {
  const runner = part === "physiology" ? "sampled-vitest" : "engine";
  const { status } = spawnSync("node_modules/.bin/stryker", ["run", "--testRunner", runner, "--mutate", getFiles(part).join(",")], {
    stdio: "inherit",
    env: { ...process.env, [SAMPLE_VARIABLE]: values.sample },
  });
  if (status !== 0) process.exit(status ?? 1);
  copyFileSync(REPORT, `.cache/stryker/${part.replace("/", "-")}.json`);
  scores.push(getScore(part, sample));
  console.table(scores.at(-1));
}
scores.push(total(scores));
console.table(Object.fromEntries(scores.map(({ part, ...score }) => [part, score])));
if ((scores.at(-1)?.percent ?? 0) < LEAST) process.exitCode = 1;
