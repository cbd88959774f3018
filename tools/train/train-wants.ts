/**
 * `npm run wants:train`: learns what a turn wants from packages/coaching/intent-corpus (turns with their context, and templates) and writes
 * the weights into the package, divided by the temperature that makes a share of 0.8 right in 80 of 100 turns. With `-- --compare` nothing is
 * written: every fifth turn is held back, and how many of them are read rightly is printed by label. `-- --compare FILE` reads turns of another
 * file: `id, context, labels between commas, text` between tabs.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { CONTEXTS, getMeaning, getTurnFeatures, WANTS, type Context } from "../../packages/coaching/src/built-in-coach/want/wants.ts";
import type { Feature } from "../../packages/coaching/src/triage/features.ts";
import { createSeededRandom, withTypos } from "../triage/corpus.ts";
import { encodeAll } from "./encode-all.ts";
import { type Model, packModel, getShares, trainModel } from "../triage/softmax.ts";

const BUCKETS = 32_768;
/** Weights are kept in steps of so many 127ths of the largest: fewer different values deflate better. */
const STEP = 3;
/** One in so many turns is held back to compare and to calibrate. */
const HELD = 5;
const FOLDER = new URL("../../packages/coaching/intent-corpus/", import.meta.url);
const SLOTS = JSON.parse(readFileSync(new URL("slots.json", FOLDER), "utf8")) as Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
>;

const TEMPERATURES: readonly number[] = Array.from({ length: 16 }, (_, at) => 0.8 + at / 20);

const RENAMED: Readonly<Record<string, string>> = { swap: "swap-exercise", elsewhere: "settings" };

interface Sample {
  readonly context: Context;
  readonly label: string;
  readonly text: string;
}

const turns = readdirSync(new URL("turns/", FOLDER))
  .filter((name) => name.endsWith(".tsv"))
  .toSorted()
  .flatMap((name) =>
    readFileSync(new URL(`turns/${name}`, FOLDER), "utf8")
      .split("\n")
      .flatMap(readTurn),
  );
const templates = ["en", "de"].flatMap(readTemplates);

const vectors = await encodeAll([...turns, ...templates]);

const isHeld = (_: unknown, place: number): boolean => place % HELD === 2;

const at = process.argv.indexOf("--compare");
if (at > 0) await compare(process.argv[at + 1]);
else write();

function write(): void {
  const temperature = getTemperature(learned([...turns.filter((each, place) => !isHeld(each, place)), ...templates]), turns.filter(isHeld));
  const { biases, scale, weights } = packModel(learned([...turns, ...templates]));
  const coarse = Int8Array.from(Buffer.from(weights, "base64"), (byte) => Math.round(((byte << 24) >> 24) / STEP));
  const regression = {
    biases: biases.map((bias) => Number((bias / temperature).toFixed(4))),
    scale: (scale * STEP) / temperature,
    weights: deflateRawSync(Buffer.from(coarse.buffer), { level: 9 }).toString("base64"),
  };
  const text = `// Made by npm run wants:train.\nimport type { Regression } from "../../triage/learned.ts";\n\n/** The weights are deflated. */\nexport const WANT: Regression = ${JSON.stringify(regression)};\n`;
  writeFileSync(new URL("../../packages/coaching/src/built-in-coach/want/weights.gen.ts", import.meta.url), text);
  console.log(
    `Learned from ${turns.length} turns and ${templates.length} filled templates, at a temperature of ${temperature}: ${Math.round(text.length / 1024)} KB.`,
  );
}

/** What the scores are divided by so that the shares of turns that were not learned are right as often as they say. */
function getTemperature(model: Model, held: readonly Sample[]): number {
  const read = held.map(({ context, label, text }) => ({
    scores: getShares(model, featuresOf(text, context)).map((share) => Math.log(Math.max(share, 1e-12))),
    place: WANTS.indexOf(label),
  }));
  const lossAt = (temperature: number): number =>
    read.reduce((sum, { scores, place }) => {
      const total = scores.reduce((all, score) => all + Math.exp(score / temperature), 0);
      return sum + Math.log(total) - (scores[place] ?? 0) / temperature;
    }, 0);
  return TEMPERATURES.reduce((best, each) => (lossAt(each) < lossAt(best) ? each : best));
}

function readTurn(line: string): readonly Sample[] {
  const [, context = "", label = "", text = ""] = line.split("\t");
  if (text === "" || !WANTS.includes(label) || !CONTEXTS.includes(context as Context)) {
    if (line !== "") console.log(`Left out: ${line}`);
    return [];
  }
  return [{ context: context as Context, label, text }];
}

/** Templates with words in their slots, half of them with typos. */
function readTemplates(language: string): readonly Sample[] {
  const random = createSeededRandom(11);
  let label = "";
  return readFileSync(new URL(`${language}.txt`, FOLDER), "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) label = line.slice(3);
      if (line === "" || line.startsWith("#")) return [];
      return Array.from({ length: label === "knowledge" ? 1 : line.includes("{") ? 4 : 2 }, (_, copy) => {
        const text = line.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => {
          const values = SLOTS[language]?.[slot] ?? [];
          return values[Math.floor(random() * values.length)] ?? "";
        });
        return { context: "-" as const, label: RENAMED[label] ?? label, text: copy % 2 === 0 ? text : withTypos(text, random) };
      });
    });
}

function learned(samples: readonly Sample[]): Model {
  const random = createSeededRandom(17);
  return trainModel(
    // The copy with typos has no vector: a host without an encoder reads the words alone.
    samples.flatMap(({ context, label, text }) =>
      [featuresOf(text, context), getTurnFeatures(withTypos(text, random), context)].map((features) => ({
        features,
        label: WANTS.indexOf(label),
      })),
    ),
    WANTS.length,
    BUCKETS,
  );
}

function featuresOf(text: string, context: Context): readonly Feature[] {
  return [...getTurnFeatures(text, context), ...getMeaning(vectors.get(text), text, context)];
}

async function compare(file: string | undefined): Promise<void> {
  const model = learned([...(file === undefined ? turns.filter((each, place) => !isHeld(each, place)) : turns), ...templates]);
  const held =
    file === undefined
      ? turns.filter(isHeld).map((each) => ({ ...each, id: each.label }))
      : readFileSync(file, "utf8")
          .split("\n")
          .filter(Boolean)
          .map((line) => {
            const [id = "", context = "-", label = "", text = ""] = line.split("\t");
            return { id, context: context as Context, label, text };
          });
  for (const [text, vector] of await encodeAll(held)) vectors.set(text, vector);
  const read = held.map((each) => {
    const shares = getShares(model, featuresOf(each.text, each.context));
    const share = Math.max(...shares);
    return { ...each, read: WANTS[shares.indexOf(share)] ?? "", share };
  });
  const isRight = (each: (typeof read)[number]): boolean => each.label.split(",").includes(each.read);
  if (file === undefined)
    for (const label of WANTS) {
      const own = read.filter((each) => each.label === label);
      const wrong = own.filter((each) => !isRight(each)).map((each) => each.read);
      console.log(`${label}: ${own.length - wrong.length} of ${own.length}${wrong.length === 0 ? "" : ` (${wrong.join(", ")})`}`);
    }
  else
    for (const each of read.filter((one) => !isRight(one))) console.log(`${each.id} ${each.text}: ${each.read} ${each.share.toFixed(2)}`);
  for (const [name, of] of [
    ["first", read.filter(({ context }) => context === "-")],
    ["later", read.filter(({ context }) => context !== "-")],
  ] as const)
    for (const least of [0, 0.4, 0.5, 0.6, 0.7, 0.8]) {
      const sure = of.filter(({ share }) => share >= least);
      const right = sure.filter(isRight);
      console.log(
        `${name} turns from ${least}: ${right.length} of ${sure.length} right (${((100 * right.length) / sure.length).toFixed(1)} %), ${of.length} in all`,
      );
    }
}
