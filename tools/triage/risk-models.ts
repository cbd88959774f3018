import { readFileSync } from "node:fs";
import { getFeatures } from "../../packages/coaching/src/triage/features.ts";
import { RISKS } from "../../packages/coaching/src/triage/learned.ts";
import { composeMessages } from "./compose.ts";
import { createSeededRandom, type Labelled, readCorpus, RISKS_OF_LEVELS, withTypos } from "./corpus.ts";
import { readFrames } from "./frames.ts";
import { type Model, trainModel } from "./softmax.ts";

const PACKAGE = new URL("../../packages/coaching/", import.meta.url);
const RISK_BUCKETS = 131_072;
const TALK_BUCKETS = 32_768;
const FRAMES_WITH_TYPOS = 0.25;

/** `-- --without FILE`: the conversations of tools/train/encoder, which are left out. */
const LEFT_OUT = process.argv.indexOf("--without");
const UNSEEN: ReadonlySet<string> = new Set(
  LEFT_OUT < 0
    ? []
    : (JSON.parse(readFileSync(process.argv[LEFT_OUT + 1] ?? "", "utf8")) as readonly { readonly turns: readonly string[] }[]).map(
        ({ turns }) => turns.join(". "),
      ),
);

/** The messages of packages/coaching/triage-corpus, those made from its frames, and those of talk-corpus. */
export const WRITTEN: readonly Labelled[] = readCorpus(new URL("triage-corpus/", PACKAGE)).filter(isLearned);
export const FRAMED: readonly Labelled[] = readFrames(new URL("triage-frames/", PACKAGE), createSeededRandom(11));
export const TALK: readonly Labelled[] = readCorpus(new URL("talk-corpus/", PACKAGE)).filter(isLearned);

function isLearned({ text }: Labelled): boolean {
  return !UNSEEN.has(text);
}

const SINGLE: ReadonlySet<Labelled> = new Set(WRITTEN);

/** Each message as it is, and those that were written singly once with typos: frames repeat their words often enough. */
export function withTypedOnes(messages: readonly Labelled[]): readonly Labelled[] {
  const random = createSeededRandom(3);
  return messages.flatMap((message) =>
    SINGLE.has(message) || random() < FRAMES_WITH_TYPOS ? [message, { ...message, text: withTypos(message.text, random) }] : [message],
  );
}

/** The risks that the classifier of triage tells apart. */
export function riskModel(messages: readonly Labelled[]): Model {
  const all = [...withTypedOnes(messages), ...composeMessages(messages, createSeededRandom(7))];
  return trainModel(
    all.map(({ text, level }) => ({ features: getFeatures(text), label: RISKS_OF_LEVELS.get(level) ?? 0 })),
    RISKS.length,
    RISK_BUCKETS,
  );
}

/** Ordinary talk or a sign of danger: what the second reader of `ordinary-talk.ts` tells apart. */
export function talkModel(messages: readonly Labelled[]): Model {
  const all = [...withTypedOnes(messages), ...composeMessages(messages, createSeededRandom(7))];
  return trainModel(
    all.map(({ text, level }) => ({ features: getFeatures(text), label: level === "N" ? 0 : 1 })),
    2,
    TALK_BUCKETS,
  );
}
