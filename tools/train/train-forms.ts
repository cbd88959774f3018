/**
 * `npm run forms:train`: learns the form of questions about own rows (source, measure, shape, group) from
 * packages/coaching/form-corpus/*.tsv (`context, source, measure, shape, group, text` between tabs) and writes the weights into the package.
 * With `-- --compare` nothing is written: every fifth question is held back, and how many parts of them are read rightly is printed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { type Part, PARTS } from "../../packages/coaching/src/built-in-coach/want/form.ts";
import { CONTEXTS, getMeaning, getTurnFeatures, type Context } from "../../packages/coaching/src/built-in-coach/want/wants.ts";
import type { Feature } from "../../packages/coaching/src/triage/features.ts";
import { createSeededRandom, withTypos } from "../triage/corpus.ts";
import { getShares, type Model, packModel, trainModel } from "../triage/softmax.ts";
import { encodeAll } from "./encode-all.ts";

const BUCKETS = 16_384;
/** Weights are kept in steps of so many 127ths of the largest: fewer different values deflate better. */
const STEP = 3;
/** One in so many questions is held back to compare. */
const HELD = 5;
const FOLDER = new URL("../../packages/coaching/form-corpus/", import.meta.url);
const WEIGHTS = new URL("../../packages/coaching/src/built-in-coach/want/form-weights.gen.ts", import.meta.url);
const NAMES = Object.keys(PARTS) as Part[];

interface Sample {
  readonly context: Context;
  readonly labels: { readonly [part in Part]: string };
  readonly text: string;
}

const samples = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".tsv"))
  .toSorted()
  .flatMap((name) => readFileSync(new URL(name, FOLDER), "utf8").split("\n").flatMap(readSample));
const vectors = await encodeAll(samples);

if (process.argv.includes("--compare")) compare();
else write();

function readSample(line: string): readonly Sample[] {
  const [context = "", source = "", measure = "", shape = "", group = "", text = ""] = line.split("\t");
  const labels = { source, measure, shape, group };
  const isKnown = NAMES.every((part) => PARTS[part].includes(labels[part]));
  if (text === "" || !isKnown || !CONTEXTS.includes(context as Context)) {
    if (line !== "") console.log(`Left out: ${line}`);
    return [];
  }
  return [{ context: context as Context, labels, text }];
}

function featuresOf({ text, context }: Sample): readonly Feature[] {
  return [...getTurnFeatures(text, context), ...getMeaning(vectors.get(text), text, context)];
}

function learned(of: readonly Sample[], part: Part): Model {
  const random = createSeededRandom(17);
  const labels = PARTS[part];
  return trainModel(
    // The copy with typos has no vector: a host without an encoder reads the words alone.
    of.flatMap((sample) =>
      [featuresOf(sample), getTurnFeatures(withTypos(sample.text, random), sample.context)].map((features) => ({
        features,
        label: labels.indexOf(sample.labels[part]),
      })),
    ),
    labels.length,
    BUCKETS,
  );
}

function write(): void {
  const lines = NAMES.map((part) => {
    const { biases, scale, weights } = packModel(learned(samples, part));
    const coarse = Int8Array.from(Buffer.from(weights, "base64"), (byte) => Math.round(((byte << 24) >> 24) / STEP));
    const regression = {
      biases,
      scale: scale * STEP,
      weights: deflateRawSync(Buffer.from(coarse.buffer), { level: 9 }).toString("base64"),
    };
    return `export const ${part.toUpperCase()}: Regression = ${JSON.stringify(regression)};\n`;
  });
  const text = `// Made by npm run forms:train. The weights are deflated.\nimport type { Regression } from "../../triage/learned.ts";\n\n${lines.join("\n")}`;
  writeFileSync(WEIGHTS, text);
  console.log(`Learned from ${samples.length} questions: ${Math.round(text.length / 1024)} KB.`);
}

function compare(): void {
  const isHeld = (_: unknown, place: number): boolean => place % HELD === 2;
  const [held, rest] = [samples.filter(isHeld), samples.filter((each, place) => !isHeld(each, place))];
  const read = Object.fromEntries(
    NAMES.map((part) => {
      const model = learned(rest, part);
      return [part, held.map((sample) => bestOf(getShares(model, featuresOf(sample)), part))];
    }),
  );
  for (const part of NAMES) {
    const wrong = held.flatMap((each, at) => {
      const found = read[part]?.[at]?.label;
      return found === each.labels[part] ? [] : [`${each.labels[part]} → ${found}`];
    });
    const counts = Object.entries(Object.groupBy(wrong, (each) => each)).map(([name, of = []]) => [name, of.length] as const);
    const shown = counts.toSorted((a, b) => b[1] - a[1]).slice(0, 12);
    console.log(
      `${part}: ${held.length - wrong.length} of ${held.length} (${shown.map(([name, number]) => `${name} ${number}`).join(", ")})`,
    );
  }
  for (const least of [0, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = held.flatMap((each, at) => {
      const parts = ["source", "measure", "shape"] as const;
      const share = Math.min(...parts.map((part) => read[part]?.[at]?.share ?? 0));
      return share < least ? [] : [parts.every((part) => read[part]?.[at]?.label === each.labels[part])];
    });
    console.log(`from ${least}: ${sure.filter(Boolean).length} of ${sure.length} with source, measure and shape right`);
  }
}

function bestOf(shares: readonly number[], part: Part): { readonly label: string; readonly share: number } {
  const share = Math.max(...shares);
  return { label: PARTS[part][shares.indexOf(share)] ?? "", share };
}
