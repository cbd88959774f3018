import type { SentenceEncoder } from "../../context.ts";
import { likelySign } from "../harmless/ordinary-talk.ts";
import { languageOfText, isSurelyEnglish } from "../languages/language-of.ts";
import { readLearned } from "../learned.ts";

/** A linear reading of a text: its vector, and what the two readers of words make of it. Made by `npm run triage:train-meaning`. */
export interface MeaningWeights {
  readonly bias: number;
  /** Of the log-odds of a sign by the classifier of triage, and by the reader of ordinary talk. */
  readonly words: readonly [sign: number, talk: number];
  /** Base64 of one signed byte for each number of the vector, in whole steps of `scale`. */
  readonly vector: string;
  readonly scale: number;
}

interface Loaded extends Omit<MeaningWeights, "vector"> {
  readonly bytes: Int8Array;
}

let weights: Promise<Loaded> | undefined;

/** How likely an English message is a sign of danger, in log-odds. */
interface LikelyDanger {
  /** Of the message as one. */
  readonly whole: number;
  /** Of the message or the gravest of its sentences: one sentence of danger is lost in a vector of five. */
  readonly gravest: number;
}

/** Undefined where the message is not surely English, which alone the encoder knows, or where there is no vector. */
export async function likelyDanger(content: string, encode: SentenceEncoder): Promise<LikelyDanger | undefined> {
  const sentences = content.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => sentence.trim().length > LONGEST_MARK);
  const isEnglish = isSurelyEnglish(content) && sentences.every((sentence) => ["en", undefined].includes(languageOfText(sentence)));
  if (!isEnglish) return undefined;
  const whole = await oddsOf(content, encode);
  if (whole === undefined) return undefined;
  const parts = sentences.length > 1 ? await Promise.all(sentences.map((sentence) => oddsOf(sentence, encode))) : [];
  return { whole, gravest: Math.max(whole, ...parts.map((part) => part ?? whole)) };
}

/** "Ok." is no sentence. */
const LONGEST_MARK = 3;

async function oddsOf(text: string, encode: SentenceEncoder): Promise<number | undefined> {
  const vector = await encode(text);
  if (vector === undefined) return undefined;
  weights ??= load();
  const { bias, words, bytes, scale } = await weights;
  const meaning = vector.reduce((sum, value, at) => sum + value * (bytes[at] ?? 0), 0) * scale;
  return bias + words[0] * oddsOfShare((await readLearned(text)).sign) + words[1] * oddsOfShare(await likelySign(text)) + meaning;
}

/** Log-odds of a share from 0 to 1, which is never taken for quite sure. */
export function oddsOfShare(share: number): number {
  const most = 1 - LEAST_SHARE;
  const held = Math.min(Math.max(share, LEAST_SHARE), most);
  return Math.log(held / (1 - held));
}

const LEAST_SHARE = 1e-4;

async function load(): Promise<Loaded> {
  const { MEANING } = await import("./weights.gen.ts");
  const { vector, ...others } = MEANING;
  return { ...others, bytes: Int8Array.from(atob(vector), (letter) => letter.charCodeAt(0)) };
}
