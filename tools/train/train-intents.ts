/**
 * `npm run intents:train`: learns what kind of message the coach is asked from packages/coaching/intent-corpus and writes the weights into the package. With
 * `-- --compare` nothing is written: every fourth pattern is held back, and how many of its messages are read rightly is printed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { INTENTS } from "../../packages/coaching/src/built-in-coach/intent/intents.ts";
import { getFeatures } from "../../packages/coaching/src/triage/features.ts";
import { createSeededRandom, withTypos } from "../triage/corpus.ts";
import { type Model, packModel, getShares, trainModel } from "../triage/softmax.ts";

const BUCKETS = 8192;
/** Messages made of one pattern. */
const FILLED = 8;
const FOLDER = new URL("../../packages/coaching/intent-corpus/", import.meta.url);
const SLOTS = JSON.parse(readFileSync(new URL("slots.json", FOLDER), "utf8")) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

interface Pattern {
  readonly language: string;
  readonly intent: string;
  readonly text: string;
}

const patterns = ["en", "de"].flatMap((language) => readPatterns(language));

if (process.argv.includes("--compare")) compare();
else {
  const regression = packModel(learned(patterns));
  const text = `// Made by npm run intents:train.\nimport type { Regression } from "../../triage/learned.ts";\n\nexport const INTENT: Regression = ${JSON.stringify(regression)};\n`;
  writeFileSync(new URL("../../packages/coaching/src/built-in-coach/intent/weights.gen.ts", import.meta.url), text);
  console.log(`Learned from ${patterns.length} patterns.`);
}

function readPatterns(language: string): readonly Pattern[] {
  let intent = "";
  return readFileSync(new URL(`${language}.txt`, FOLDER), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) intent = line.slice(3);
      if (line === "" || line.startsWith("#")) return [];
      if (!INTENTS.includes(intent as (typeof INTENTS)[number])) throw new Error(`${intent} is no intent: ${line}`);
      return [{ language, intent, text: line }];
    });
}

/** A pattern with other words in its slots each time, half of them with typos. */
function filled({ language, text }: Pattern, random: () => number): readonly string[] {
  const count = text.includes("{") ? FILLED : FILLED / 2;
  return Array.from({ length: count }, (_, at) => {
    const message = text.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => {
      const values = SLOTS[language]?.[slot];
      if (values === undefined) throw new Error(`No values for {${slot}} in ${language}`);
      return values[Math.floor(random() * values.length)] ?? "";
    });
    return at % 2 === 0 ? message : withTypos(message, random);
  });
}

function learned(of: readonly Pattern[]): Model {
  const random = createSeededRandom(11);
  return trainModel(
    of.flatMap((pattern) =>
      filled(pattern, random).map((message) => ({
        features: getFeatures(message),
        label: INTENTS.indexOf(pattern.intent as (typeof INTENTS)[number]),
      })),
    ),
    INTENTS.length,
    BUCKETS,
  );
}

function compare(): void {
  const model = learned(patterns.filter((_, at) => at % 4 !== 0));
  const random = createSeededRandom(13);
  const read = patterns
    .filter((_, at) => at % 4 === 0)
    .flatMap((pattern) =>
      filled(pattern, random).map((message) => {
        const shares = getShares(model, getFeatures(message));
        const share = Math.max(...shares);
        return { message, wanted: pattern.intent, read: INTENTS[shares.indexOf(share)] ?? "", share };
      }),
    );
  for (const least of [0, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = read.filter(({ share }) => share >= least);
    const right = sure.filter((each) => each.read === each.wanted);
    console.log(
      `from ${least}: ${right.length} of ${sure.length} right (${((100 * right.length) / sure.length).toFixed(1)} %), ${read.length} in all`,
    );
  }
}
