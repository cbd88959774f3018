import { parseArgs } from "node:util";
import { parseDay } from "@ironpace/training";
import { listDrasticEffects } from "./drastic-effects.ts";
import { readAthleteFile } from "../plan/athlete-file.ts";

const USAGE = `npm run notes:effects -- file.json … [--start yyyy-mm-dd]
Prints what the notes of athletes close, cap or hold back in every week, each effect with the words it was read from: a reader says whether those
words are evidence enough.`;

const { values, positionals } = parseArgs({
  options: { start: { type: "string", default: new Date().toISOString().slice(0, 10) }, help: { type: "boolean", default: false } },
  allowPositionals: true,
});
const start = parseDay(values.start);
if (values.help || positionals.length === 0 || start === undefined) process.stdout.write(`${USAGE}\n`);
else
  for (const file of positionals) {
    const effects = listDrasticEffects(readAthleteFile(file), start).map(({ phrase, effect }) => `  ${effect}\n    “${phrase}”`);
    process.stdout.write(`${file}\n${[...new Set(effects)].join("\n")}\n`);
  }
