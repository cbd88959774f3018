import type { Feature } from "../../packages/coaching/src/triage/features.ts";
import type { Regression } from "../../packages/coaching/src/triage/learned.ts";
import { seeded } from "./corpus.ts";

export interface Example {
  readonly features: readonly Feature[];
  /** Which class it is; of one class, 1 for it and 0 for anything else. */
  readonly label: number;
}

/** Weights of a class stand together: `weights[class * buckets + bucket]`. One class is a yes or no. */
export interface Model {
  readonly classes: number;
  readonly buckets: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const EPOCHS = 10;
const RATE = 0.3;

/** Logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad). `buckets` is a power of two. */
export function trained(examples: readonly Example[], classes: number, buckets: number): Model {
  const model: Model = { classes, buckets, weights: new Float32Array(classes * buckets), biases: new Float32Array(classes) };
  const seen = new Float32Array(classes * buckets).fill(1e-4);
  const seenBiases = new Float32Array(classes).fill(1e-4);
  const random = seeded(5);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) learn(model, examples[at] as Example, seen, seenBiases);
  }
  return model;
}

function learn(model: Model, { features, label }: Example, seen: Float32Array, seenBiases: Float32Array): void {
  const { classes, buckets, weights, biases } = model;
  const shares = sharesOf(model, features);
  for (let one = 0; one < classes; one++) {
    const isIt = classes === 1 ? label : one === label ? 1 : 0;
    const error = (shares[one] ?? 0) - isIt;
    if (Math.abs(error) < 1e-4) continue;
    for (const [hash, weight] of features) {
      const place = one * buckets + (hash & (buckets - 1));
      const slope = error * weight;
      seen[place] = (seen[place] ?? 0) + slope * slope;
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(seen[place] ?? 1);
    }
    seenBiases[one] = (seenBiases[one] ?? 0) + error * error;
    biases[one] = (biases[one] ?? 0) - (RATE * error) / Math.sqrt(seenBiases[one] ?? 1);
  }
}

/** The share of each class; of one class, how likely it is. */
export function sharesOf({ classes, buckets, weights, biases }: Model, features: readonly Feature[]): readonly number[] {
  const scores = Array.from({ length: classes }, (_, one) => {
    let sum = biases[one] ?? 0;
    for (const [hash, weight] of features) sum += weight * (weights[one * buckets + (hash & (buckets - 1))] ?? 0);
    return sum;
  });
  if (classes === 1) return scores.map((score) => 1 / (1 + Math.exp(-score)));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The same in one byte for each weight. */
export function packed({ weights, biases }: Model): Regression {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { biases: [...biases].map((bias) => Number(bias.toFixed(4))), scale, weights: Buffer.from(bytes.buffer).toString("base64") };
}
