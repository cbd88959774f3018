/**
 * `npm run triage:train-meaning`: learns how likely an English message is a danger from its vector and from what the two readers of words make of it, and
 * writes the weights into the package. The messages are those of triage-corpus, talk-corpus and, as ordinary talk, the turns of intent-corpus
 * without the labels of health. What the words make of a message is read by readers that have not learned from it, as with every message to come.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { getFeatures } from "../../packages/coaching/src/triage/features.ts";
import { type MeaningWeights, oddsOfShare } from "../../packages/coaching/src/triage/meaning/likely-danger.ts";
import { grammarSigns } from "../../packages/coaching/src/triage/signs/red-flags.ts";
import type { Labelled } from "../triage/corpus.ts";
import { fitLinear, type Row } from "../triage/linear.ts";
import { FRAMED, riskModel, TALK, talkModel, WRITTEN } from "../triage/risk-models.ts";
import { getShares } from "../triage/softmax.ts";
import { encodeAll } from "./encode-all.ts";

const FOLDS = 3;
/** A message of triage-corpus weighs less: it is written to show its sign, talk-corpus as people type. */
const CORPUS_WEIGHT = 0.3;
/** About as large as the log-odds of the words, so that one penalty fits all numbers. */
const VECTOR_SCALE = 3;
const WORDS_SCALE = 0.5;
/** Turns that may well be asked about. */
const OF_HEALTH: ReadonlySet<string> = new Set(["injury", "ill", "avoid"]);
const TURNS = new URL("../../packages/coaching/intent-corpus/turns/", import.meta.url);

const messages = [...new Map([...ordinaryTurns(), ...TALK, ...WRITTEN].map((message) => [message.text, message])).values()].filter(
  ({ language }) => language === "en",
);
const vectors = await encodeAll(messages);
const written = new Set(WRITTEN);
const rows: Row[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const others = WRITTEN.filter(({ text }) => foldOf(text) !== fold);
  const risk = riskModel([...others, ...FRAMED]);
  const talk = talkModel([...others, ...FRAMED, ...TALK.filter(({ text }) => foldOf(text) !== fold)]);
  for (const message of messages) {
    const vector = vectors.get(message.text);
    if (vector === undefined || foldOf(message.text) !== fold) continue;
    const features = getFeatures(message.text);
    const [none = 0] = getShares(risk, features);
    const [, sign = 0] = getShares(talk, features);
    const words = [1 - none, sign].map((share) => WORDS_SCALE * oddsOfShare(share));
    rows.push({
      values: Float64Array.from([...Array.from(vector, (value) => VECTOR_SCALE * value), ...words]),
      isDanger: message.level !== "N",
      weight: written.has(message) ? CORPUS_WEIGHT : 1,
    });
  }
}
const { weights, bias } = fitLinear(rows);
writeFileSync(
  new URL("../../packages/coaching/src/triage/meaning/weights.gen.ts", import.meta.url),
  `// Made by npm run triage:train-meaning.\nimport type { MeaningWeights } from "./likely-danger.ts";\n\nexport const MEANING: MeaningWeights = ${JSON.stringify(packed(weights, bias))};\n`,
);
console.log(`Learned from ${rows.length} messages.`);

function packed(all: Float64Array, bias: number): MeaningWeights {
  const vector = Array.from(all.subarray(0, -2), (weight) => weight * VECTOR_SCALE);
  const scale = Math.max(...vector.map(Math.abs)) / 127;
  const [sign = 0, talk = 0] = Array.from(all.subarray(-2), (weight) => Number((weight * WORDS_SCALE).toFixed(4)));
  const bytes = Int8Array.from(vector, (weight) => Math.round(weight / scale));
  return { bias: Number(bias.toFixed(4)), words: [sign, talk], scale, vector: Buffer.from(bytes.buffer).toString("base64") };
}

function ordinaryTurns(): readonly Labelled[] {
  return readdirSync(TURNS)
    .filter((name) => name.endsWith(".tsv"))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, TURNS), "utf8").split("\n").filter(Boolean))
    .map((line) => line.split("\t"))
    .filter(([, , label = ""]) => !OF_HEALTH.has(label))
    .map(([language = "", , , text = ""]) => ({ category: "none", level: "N", language, text }) as const)
    .filter(({ text, language }) => language === "en" && grammarSigns(text, "2026-11-24").length === 0);
}

/** Which of the folds a text is in, always the same. */
function foldOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0);
  hash >>>= 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % FOLDS;
}
