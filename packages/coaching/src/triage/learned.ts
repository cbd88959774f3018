import { LEARNED_CATEGORIES, type Category, type LearnedCategory } from "./categories.ts";
import { conceptsIn, type Stems, getStems } from "./concepts.ts";
import { type Feature, getFeatures, plainWords } from "./features.ts";

/** How urgent a sign is, the gravest first (triage.md section 1; E, D, W and T there and in the corpus). */
export const LEVELS = ["emergency", "doctor-today", "doctor-this-week", "talk"] as const;
export type Level = (typeof LEVELS)[number];

/** What the classifier tells apart: nothing, one weak sign to ask about, a sign for a doctor, this week or today, or for somebody to talk to, and an emergency. */
export const RISKS = ["none", "check", "doctor", "emergency"] as const;

/** What the classifier makes of a text. */
export interface LearnedReading {
  /** How likely a doctor's matter or an emergency is, 0 to 1. */
  readonly danger: number;
  /** How likely an emergency is, 0 to 1. */
  readonly emergency: number;
  /** How likely at least a weak sign is, 0 to 1. */
  readonly sign: number;
  /** The likeliest, if there is a sign. */
  readonly category: LearnedCategory;
  /** How likely each category is, if there is a sign; the likeliest first. */
  readonly likely: readonly Likely[];
  readonly level: Level;
  /** Categories of which the text has words that hardly stand in messages about anything else. */
  readonly witnessed: ReadonlySet<string>;
  readonly text: string;
}

interface Likely {
  readonly category: LearnedCategory;
  readonly share: number;
}

/** Logistic regression over hashed features: one weight for each bucket and class, in whole steps of `scale`. */
export interface Regression {
  readonly biases: readonly number[];
  readonly scale: number;
  /** Base64 of one signed byte for each class of each bucket. */
  readonly weights: string;
}

export interface Loaded {
  readonly biases: readonly number[];
  readonly scale: number;
  readonly bytes: Int8Array;
  readonly buckets: number;
}

interface Models {
  readonly risk: Loaded;
  readonly category: Loaded;
  readonly witnesses: Stems;
}

let models: Promise<Models> | undefined;

/** Reads a text with the committed weights (`npm run triage:train`), which are loaded with the first message. */
export async function readLearned(text: string): Promise<LearnedReading> {
  models ??= load();
  const { risk, category, witnesses } = await models;
  const features = getFeatures(text);
  const likely = getShares(category, features)
    .map((share, at) => ({ category: LEARNED_CATEGORIES[at] ?? "limb", share }))
    .toSorted((a, b) => b.share - a.share);
  const likeliest = likely[0]?.category ?? "limb";
  const [, check = 0, doctor = 0, emergency = 0] = shares(scoresOf(risk, features));
  return {
    danger: doctor + emergency,
    emergency,
    sign: check + doctor + emergency,
    category: likeliest,
    likely,
    level:
      emergency >= (SLOW.has(likeliest) ? SLOW_EMERGENCY_SHARE : EMERGENCY_SHARE) * (doctor + emergency)
        ? "emergency"
        : usualLevel(likeliest),
    // Only a sign needs them.
    get witnessed() {
      return new Set(conceptsIn(plainWords(text), witnesses).map(({ concept }) => concept));
    },
    text,
  };
}

/** The level of what is no emergency in a category. */
export function usualLevel(category: Category): Level {
  return USUAL[category] ?? "doctor-today";
}

/** From this share of the danger on it is the emergency of its category: in doubt the more urgent. */
const EMERGENCY_SHARE = 0.42;
/** Weight loss, blood in the stool and disordered eating are hardly ever one. */
const SLOW: ReadonlySet<Category> = new Set(["slow-warning", "eating"]);
const SLOW_EMERGENCY_SHARE = 0.9;

/** What is no emergency in a category belongs to a doctor today, but for these (triage.md section 5). */
const USUAL: { readonly [category in Category]?: Level } = {
  "slow-warning": "doctor-this-week",
  suicide: "talk",
  eating: "talk",
  violence: "talk",
};

/** How likely each class of a text is. */
export function getShares(model: Loaded, features: readonly Feature[]): readonly number[] {
  return shares(scoresOf(model, features));
}

function shares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function scoresOf({ biases, scale, bytes, buckets }: Loaded, features: readonly Feature[]): readonly number[] {
  const classes = biases.length;
  // Hundreds of features times dozens of classes, for each reading of a message.
  const sums = new Float64Array(classes);
  for (const [hash, weight] of features) {
    const place = (hash & (buckets - 1)) * classes;
    for (let one = 0; one < classes; one++) sums[one] = (sums[one] ?? 0) + weight * (bytes[place + one] ?? 0);
  }
  return biases.map((bias, one) => bias + scale * (sums[one] ?? 0));
}

/** Unpacks committed weights. */
export function loadRegression({ biases, scale, weights }: Regression): Loaded {
  const bytes = new Int8Array(decodeBase64(weights).buffer);
  return { biases, scale, bytes, buckets: bytes.length / biases.length };
}

/** Unpacks committed weights that are deflated. */
export async function inflateRegression({ biases, scale, weights }: Regression): Promise<Loaded> {
  const stream = new Blob([decodeBase64(weights)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const bytes = new Int8Array(await new Response(stream).arrayBuffer());
  return { biases, scale, bytes, buckets: bytes.length / biases.length };
}

/** A loop, because `from` calls a function for each of a million letters. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

async function load(): Promise<Models> {
  const { RISK, CATEGORY, WITNESSES } = await import("./weights.gen.ts");
  return { risk: loadRegression(RISK), category: loadRegression(CATEGORY), witnesses: getStems(WITNESSES) };
}
