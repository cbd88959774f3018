import type { Feature } from "../../packages/coaching/src/triage/features.ts";
import type { Regression } from "../../packages/coaching/src/triage/learned.ts";
import { createSeededRandom } from "./corpus.ts";

export interface Example {
  readonly features: readonly Feature[];
  /** Which class it is. */
  readonly label: number;
}

/** Weights of a bucket stand together: `weights[bucket * classes + class]`. */
export interface Model {
  readonly classes: number;
  readonly buckets: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const EPOCHS = 12;
/** The weights are the mean of those after each of the last epochs: what a single epoch learned of single messages evens out. */
const AVERAGED = 5;
const RATE = 0.3;
/** Share of the features of a text that an epoch leaves out, others each time: the model has to find a sign in more than one word of it. */
const DROPPED = 0.4;

/** Buckets and weights of a text in typed arrays: they are read in every epoch. */
interface Packed {
  readonly places: Int32Array;
  readonly sizes: Float32Array;
  readonly label: number;
}

/** How a model is taught where the usual way does not fit. */
export interface Lessons {
  /** The first step of every weight. */
  readonly rate?: number;
  /** From 0, where every example counts the same, to 1, where every class does. */
  readonly balance?: number;
}

/** Logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad). `buckets` is a power of two. */
export function trainModel(
  examples: readonly Example[],
  classes: number,
  buckets: number,
  { rate = RATE, balance = 0 }: Lessons = {},
): Model {
  const model: Model = { classes, buckets, weights: new Float32Array(classes * buckets), biases: new Float32Array(classes) };
  const seen = new Float32Array(classes * buckets).fill(1e-4);
  const seenBiases = new Float32Array(classes).fill(1e-4);
  const random = createSeededRandom(5);
  const order = examples.map(({ features, label }) => ({ ...placed(features, model), label }));
  const shown = Array.from({ length: classes }, () => 0);
  for (const { label } of examples) shown[label] = (shown[label] ?? 0) + 1;
  const counts = shown.map((count) => (examples.length / classes / Math.max(1, count)) ** balance);
  const sums = { weights: new Float32Array(classes * buckets), biases: new Float32Array(classes) };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as Packed, order[at] as Packed];
    }
    for (const example of order) learn(model, thinned(example, random), { seen, seenBiases, rate, counts });
    if (epoch < EPOCHS - AVERAGED) continue;
    addTo(sums.weights, model.weights);
    addTo(sums.biases, model.biases);
  }
  return { ...model, ...sums };
}

function thinned({ places, sizes, label }: Packed, random: () => number): Packed {
  const kept = sizes.map((size) => (random() < DROPPED ? 0 : size / (1 - DROPPED)));
  return { places, sizes: kept, label };
}

function addTo(sums: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + (weights[at] as number) / AVERAGED;
}

function placed(features: readonly Feature[], { classes, buckets }: Model): Omit<Packed, "label"> {
  return {
    places: Int32Array.from(features, ([hash]) => (hash & (buckets - 1)) * classes),
    sizes: Float32Array.from(features, ([, weight]) => weight),
  };
}

interface Steps {
  readonly seen: Float32Array;
  readonly seenBiases: Float32Array;
  readonly rate: number;
  /** How much an example of each class counts. */
  readonly counts: readonly number[];
}

function learn(model: Model, { places, sizes, label }: Packed, { seen, seenBiases, rate, counts }: Steps): void {
  const { classes, weights, biases } = model;
  const errors = shares(model, places, sizes);
  errors[label] = (errors[label] ?? 0) - 1;
  if (errors.every((error) => Math.abs(error) < 1e-4)) return;
  const counted = counts[label] ?? 1;
  if (counted !== 1) for (let one = 0; one < classes; one++) errors[one] = (errors[one] as number) * counted;
  for (let at = 0; at < places.length; at++) {
    const size = sizes[at] as number;
    if (size === 0) continue;
    for (let one = 0; one < classes; one++) {
      const place = (places[at] as number) + one;
      const slope = (errors[one] as number) * size;
      seen[place] = (seen[place] as number) + slope * slope;
      weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(seen[place]);
    }
  }
  for (let one = 0; one < classes; one++) {
    const error = errors[one] as number;
    seenBiases[one] = (seenBiases[one] as number) + error * error;
    biases[one] = (biases[one] as number) - (rate * error) / Math.sqrt(seenBiases[one] as number);
  }
}

/** The share of each class. */
export function getShares(model: Model, features: readonly Feature[]): readonly number[] {
  const { places, sizes } = placed(features, model);
  return [...shares(model, places, sizes)];
}

function shares({ classes, weights, biases }: Model, places: Int32Array, sizes: Float32Array): Float32Array {
  const scores = Float32Array.from(biases);
  for (let at = 0; at < places.length; at++)
    for (let one = 0; one < classes; one++)
      scores[one] = (scores[one] as number) + (sizes[at] as number) * (weights[(places[at] as number) + one] as number);
  const most = scores.reduce((a, b) => Math.max(a, b));
  let total = 0;
  for (let one = 0; one < classes; one++) total += scores[one] = Math.exp((scores[one] as number) - most);
  return scores.map((power) => power / total);
}

/** The same in one byte for each weight. */
export function packModel({ weights, biases }: Model): Regression {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { biases: [...biases].map((bias) => Number(bias.toFixed(4))), scale, weights: Buffer.from(bytes.buffer).toString("base64") };
}
