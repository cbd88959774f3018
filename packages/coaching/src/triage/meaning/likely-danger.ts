import type { SentenceEncoder } from "../../context.ts";
import { JOINED_MESSAGES } from "../reading/thresholds.ts";
import { oddsOfShare } from "./odds.ts";
import { plainText } from "./plain-text.ts";
import type { WordsRead } from "./words-read.ts";

/**
 * The last reading of a message: how urgent the encoder of messages takes it for, and what its words amount to, added up twice. Made by
 * `tools/train/encoder/learn_reading.py`.
 */
export interface MeaningWeights {
  /** Base64 of 32-bit numbers: for each of the levels the weights of a vector's numbers. */
  readonly levels: string;
  /** A bias for each level, in the order of `Urgency`. */
  readonly biases: readonly number[];
  /** Whether it is a danger at all, and whether it is an emergency. */
  readonly danger: Sum;
  readonly emergency: Sum;
}

interface Sum {
  readonly bias: number;
  /** By the names of `WordsRead`, and of what the encoder says. */
  readonly weights: Numbers;
}

interface Numbers {
  readonly [name: string]: number;
}

interface Loaded extends Omit<MeaningWeights, "levels"> {
  readonly levels: Float32Array;
}

/** Log-odds that a text is a danger, and that it is one of each level. */
interface Urgency {
  readonly danger: number;
  readonly check: number;
  readonly today: number;
  readonly thisWeek: number;
  readonly toTell: number;
  readonly emergency: number;
}

let loading: Promise<Loaded> | undefined;

/** How likely a message is a sign of danger, and one of an emergency, with the messages before it: log-odds. */
interface LikelyDanger {
  readonly danger: number;
  readonly emergency: number;
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
  const gravest = parts.reduce<Urgency>((most, part) => (part !== undefined && part.danger > most.danger ? part : most), whole);
  const numbers = { ...words, ...numbersOf(words, { whole, gravest, joined: joined ?? whole }) };
  return { danger: add(numbers, model.danger), emergency: add(numbers, model.emergency) };
}

/** "Ok." is no sentence. */
const LONGEST_MARK = 3;
/** The encoder has a piece of its own for it. */
const BETWEEN_TURNS = " >> ";

function add(numbers: Numbers, { bias, weights }: Sum): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (numbers[name] ?? 0), bias);
}

function numbersOf(
  { foreign, sign, talk }: WordsRead,
  { whole, gravest, joined }: { readonly [of in "whole" | "gravest" | "joined"]: Urgency },
): Numbers {
  const { danger, ...levels } = whole;
  return {
    ...levels,
    whole: danger,
    gravest: gravest.danger,
    gravestEmergency: gravest.emergency,
    joined: joined.danger,
    joinedEmergency: joined.emergency,
    lesser: Math.min(danger, talk),
    greater: Math.max(danger, talk),
    foreignWhole: foreign * danger,
    foreignSign: foreign * sign,
  };
}

function urgencyOf(vector: Float32Array | undefined, { levels, biases }: Loaded): Urgency | undefined {
  if (vector === undefined) return undefined;
  const scores = biases.map((bias, level) =>
    vector.reduce((sum, value, at) => sum + value * (levels[level * vector.length + at] ?? 0), bias),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const [none = 0, check = 0, today = 0, thisWeek = 0, toTell = 0, emergency = 0] = powers.map((power) => oddsOfShare(power / total));
  return { danger: -none, check, today, thisWeek, toTell, emergency };
}

async function load(): Promise<Loaded> {
  const { MEANING } = await import("./weights.gen.ts");
  const bytes = Uint8Array.from(atob(MEANING.levels), (letter) => letter.charCodeAt(0));
  return { ...MEANING, levels: new Float32Array(bytes.buffer) };
}
