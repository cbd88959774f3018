import { CATEGORIES, type Category } from "./categories.ts";
import { type Feature, featuresOf } from "./features.ts";

/** How urgent a sign is (triage.md section 1): emergency, doctor today, doctor this week, somebody to talk to. */
export const LEVELS = ["E", "D", "W", "T"] as const;
export type Level = (typeof LEVELS)[number];

/** What the classifier makes of a text. */
export interface LearnedReading {
  /** How sure it is that there is danger, 0 to 1. */
  readonly danger: number;
  /** The likeliest, if there is. */
  readonly category: Category;
  readonly level: Level;
}

/** Logistic regression over hashed features: one row of weights for each class, in whole steps of `scale`. */
export interface Regression {
  readonly biases: readonly number[];
  readonly scale: number;
  /** Base64 of one signed byte for each bucket of each class. */
  readonly weights: string;
}

interface Loaded {
  readonly biases: readonly number[];
  readonly scale: number;
  readonly bytes: Int8Array;
  readonly buckets: number;
}

let models: Promise<readonly [danger: Loaded, category: Loaded, level: Loaded]> | undefined;

/** Reads a text with the committed weights (`npm run triage:train`), which are loaded with the first message. */
export async function readLearned(text: string): Promise<LearnedReading> {
  models ??= load();
  const [danger, category, level] = await models;
  const features = featuresOf(text);
  const likeliest = CATEGORIES[highest(scoresOf(category, features))] ?? "limb";
  return {
    danger: 1 / (1 + Math.exp(-(scoresOf(danger, features)[0] ?? 0))),
    category: likeliest,
    level: levelOf(likeliest, shares(scoresOf(level, features))),
  };
}

/** Level of a category without a sign of more (triage.md section 5); of the others the likeliest, and the more urgent one in doubt. */
const USUAL: { readonly [category in Category]?: Level } = {
  clot: "D",
  infection: "D",
  "slow-warning": "W",
  suicide: "T",
  eating: "T",
  violence: "T",
};
/** From this share on it is the emergency, or the doctor's matter, of its category. */
const SURE_EMERGENCY = 0.75;
const LIKELY_EMERGENCY = 0.35;

function levelOf(category: Category, [emergency = 1, doctor = 0]: readonly number[]): Level {
  const usual = USUAL[category];
  if (usual !== undefined) return emergency >= SURE_EMERGENCY ? "E" : usual === "W" && doctor > 0.5 ? "D" : usual;
  return emergency >= LIKELY_EMERGENCY ? "E" : "D";
}

function shares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function scoresOf({ biases, scale, bytes, buckets }: Loaded, features: readonly Feature[]): readonly number[] {
  return biases.map((bias, one) => {
    let sum = 0;
    for (const [hash, weight] of features) sum += weight * (bytes[one * buckets + (hash & (buckets - 1))] ?? 0);
    return bias + scale * sum;
  });
}

function highest(scores: readonly number[]): number {
  return scores.indexOf(Math.max(...scores));
}

async function load(): Promise<readonly [Loaded, Loaded, Loaded]> {
  const { DANGER, CATEGORY, LEVEL } = await import("./weights.gen.ts");
  const loaded = ({ biases, scale, weights }: Regression): Loaded => {
    const bytes = Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
    return { biases, scale, bytes, buckets: bytes.length / biases.length };
  };
  return [loaded(DANGER), loaded(CATEGORY), loaded(LEVEL)];
}
