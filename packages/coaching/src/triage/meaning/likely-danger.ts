import type { SentenceEncoder } from "../../context.ts";
import { JOINED_MESSAGES } from "../reading/thresholds.ts";
import { oddsOfShare } from "./odds.ts";
import { plainText } from "./plain-text.ts";
import type { WordsRead } from "./words-read.ts";

/**
 * The last reading of a message: how urgent the encoder of messages takes it for, and what its words amount to, added up. Made by
 * `tools/train/encoder/learn_reading.py`.
 */
export interface MeaningWeights {
  /** Base64 of 32-bit numbers: for each of the levels the weights of a vector's numbers. */
  readonly levels: string;
  /** A bias for each level: none, check, doctor today, doctor this week, talk, emergency. */
  readonly biases: readonly number[];
  readonly bias: number;
  /** By the names of `WordsRead`, and of what the encoder says. */
  readonly weights: { readonly [name: string]: number };
}

interface Loaded extends Omit<MeaningWeights, "levels"> {
  readonly levels: Float32Array;
}

/** Log-odds that a text is a danger, and that it is an emergency. */
interface Urgency {
  readonly danger: number;
  readonly emergency: number;
}

let loading: Promise<Loaded> | undefined;

/** How likely a message is a sign of danger, in log-odds. */
interface LikelyDanger {
  /** With the messages before it. */
  readonly inContext: number;
  readonly alone: number;
}

/** Undefined where there is no vector. */
export async function likelyDanger(
  content: string,
  earlier: readonly string[],
  { words, encode }: { readonly words: WordsRead; readonly encode: SentenceEncoder },
): Promise<LikelyDanger | undefined> {
  loading ??= load();
  const model = await loading;
  const read = async (text: string): Promise<Urgency | undefined> => urgencyOf(await encode(text), model);
  const sentences = content.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => sentence.trim().length > LONGEST_MARK);
  // Together they take little longer than one.
  const [whole, joined, ...parts] = await Promise.all(
    [
      plainText(content),
      [...earlier.slice(-JOINED_MESSAGES), content].map(plainText).join(BETWEEN_TURNS),
      ...(sentences.length > 1 ? sentences.map(plainText) : []),
    ].map(read),
  );
  if (whole === undefined) return undefined;
  const numbers: { readonly [name: string]: number } = {
    ...words,
    whole: whole.danger,
    emergency: whole.emergency,
    gravest: Math.max(whole.danger, ...parts.map((part) => part?.danger ?? whole.danger)),
    joined: joined?.danger ?? whole.danger,
    lesser: Math.min(whole.danger, words.talk),
    greater: Math.max(whole.danger, words.talk),
  };
  const add = (of: typeof numbers): number =>
    Object.entries(model.weights).reduce((sum, [name, weight]) => sum + weight * (of[name] ?? 0), model.bias);
  return { inContext: add(numbers), alone: add({ ...numbers, joined: whole.danger, later: 0 }) };
}

/** "Ok." is no sentence. */
const LONGEST_MARK = 3;
/** The encoder has a piece of its own for it. */
const BETWEEN_TURNS = " >> ";

function urgencyOf(vector: Float32Array | undefined, { levels, biases }: Loaded): Urgency | undefined {
  if (vector === undefined) return undefined;
  const scores = biases.map((bias, level) =>
    vector.reduce((sum, value, at) => sum + value * (levels[level * vector.length + at] ?? 0), bias),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return { danger: oddsOfShare(1 - (powers[0] ?? 0) / total), emergency: oddsOfShare((powers.at(-1) ?? 0) / total) };
}

async function load(): Promise<Loaded> {
  const { MEANING } = await import("./weights.gen.ts");
  const bytes = Uint8Array.from(atob(MEANING.levels), (letter) => letter.charCodeAt(0));
  return { ...MEANING, levels: new Float32Array(bytes.buffer) };
}
