import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { filesOf, PARTS, sampledFiles } from "./mutation/parts.ts";
import { REPORT, scoreOf, total, type Score } from "./mutation/score.ts";

/**
 * `npm run mutation [-- part …] [--share 8]`: changes the engine in thousands of small ways and counts how many the tests
 * notice, part by part, because a program of which little is mutated runs several times faster. `--share 8` tries every
 * eighth stretch of lines. Below 80 % in all it fails; what survived is in `.cache/stryker/<part>.json`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { share: { type: "string", default: "1" } } });
const share = Number(values.share);
const unknown = positionals.filter((name) => !PARTS.includes(name));
if (unknown.length > 0 || !Number.isInteger(share) || share < 1) {
  console.error(`Parts: ${PARTS.join(", ")}. --share is a whole number.`);
  process.exit(2);
}
const LEAST = 80;

const scores: Score[] = [];
for (const part of positionals.length > 0 ? positionals : PARTS) {
  const files = sampledFiles(filesOf(part), share);
  const runner = part === "physiology" ? "vitest" : "engine";
  const { status } = spawnSync("node_modules/.bin/stryker", ["run", "--testRunner", runner, "--mutate", files.join(",")], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  copyFileSync(REPORT, `.cache/stryker/${part.replace("/", "-")}.json`);
  scores.push(scoreOf(part));
  console.table(scores.at(-1));
}
scores.push(total(scores));
console.table(Object.fromEntries(scores.map(({ part, ...score }) => [part, score])));
if ((scores.at(-1)?.percent ?? 0) < LEAST) process.exitCode = 1;
