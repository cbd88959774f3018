/** What is learned from: numbers of a message, whether it is a danger, and how much it counts. */
export interface Row {
  readonly values: Float64Array;
  readonly isDanger: boolean;
  readonly weight: number;
}

/** Half of what a squared weight costs. */
const PENALTY = 0.3;
const STEPS = 400;

/** Logistic regression by accelerated steps down the slope of all rows at once (Nesterov). */
export function fitLinear(rows: readonly Row[]): { readonly weights: Float64Array; readonly bias: number } {
  const size = rows[0]?.values.length ?? 0;
  const step = 1 / (0.25 * largestCurvature(rows, size) + 2 * PENALTY);
  let at = new Float64Array(size + 1);
  let ahead = at.slice();
  for (let round = 0; round < STEPS; round++) {
    const slope = slopeOf(rows, ahead, size);
    const next = ahead.map((weight, one) => weight - step * (slope[one] as number));
    const push = round / (round + 3);
    ahead = next.map((weight, one) => weight + push * (weight - (at[one] as number)));
    at = next;
  }
  return { weights: at.subarray(0, size), bias: at[size] ?? 0 };
}

function slopeOf(rows: readonly Row[], weights: Float64Array, size: number): Float64Array {
  const slope = weights.map((weight, one) => (one === size ? 0 : 2 * PENALTY * weight));
  for (const { values, isDanger, weight } of rows) {
    const score = dot(values, weights, size);
    add(slope, values, weight * (1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0)), size);
  }
  return slope;
}

/** The largest eigenvalue of the sum of the squares of all rows, by repeated multiplication; a little too large rather than too small. */
function largestCurvature(rows: readonly Row[], size: number): number {
  let direction = new Float64Array(size + 1).fill(1);
  let length = 1;
  for (let round = 0; round < 20; round++) {
    const next = new Float64Array(size + 1);
    for (const { values, weight } of rows) add(next, values, weight * dot(values, direction, size), size);
    length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
    direction = next.map((value) => value / length);
  }
  return length * 1.1;
}

function dot(values: Float64Array, weights: Float64Array, size: number): number {
  let sum = weights[size] as number;
  for (let one = 0; one < size; one++) sum += (values[one] as number) * (weights[one] as number);
  return sum;
}

function add(sums: Float64Array, values: Float64Array, times: number, size: number): void {
  for (let one = 0; one < size; one++) sums[one] = (sums[one] as number) + times * (values[one] as number);
  sums[size] = (sums[size] as number) + times;
}
