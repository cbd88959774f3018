/** Logistic regression over hashed features: one weight for each bucket and class, in whole steps of `scale`. */
export interface Regression {
  readonly biases: readonly number[];
  readonly scale: number;
  /** A letter for each class of each bucket: its code is the weight and `ZERO`. */
  readonly weights: string;
}

/** The code of the letter of a weight of 0. The letters of 28 steps either way need no escape in a string. */
export const ZERO = 63;
export const STEPS = 28;

/** The same with its weights unpacked. */
export interface LoadedRegression {
  readonly biases: readonly number[];
  readonly scale: number;
  readonly bytes: Int8Array;
  readonly buckets: number;
}

/** A feature by its 32-bit hash. */
export type Feature = readonly [hash: number, weight: number];

/** Unpacks committed weights. */
export function loadRegression({ biases, scale, weights }: Regression): LoadedRegression {
  const bytes = new Int8Array(weights.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = weights.charCodeAt(at) - ZERO;
  return { biases, scale, bytes, buckets: bytes.length / biases.length };
}

/** How likely each class is. */
export function getShares({ biases, scale, bytes, buckets }: LoadedRegression, features: readonly Feature[]): readonly number[] {
  const sums = biases.map(() => 0);
  for (const [hash, weight] of features) {
    const place = (hash & (buckets - 1)) * biases.length;
    for (let one = 0; one < sums.length; one++) sums[one] = (sums[one] ?? 0) + weight * (bytes[place + one] ?? 0);
  }
  const scores = biases.map((bias, one) => bias + scale * (sums[one] ?? 0));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** FNV-1a, its bits mixed once more so that the lowest can be taken as a bucket. */
export function getHash(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
