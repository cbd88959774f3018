import { expect, test } from "vitest";
import { sentenceEncoder } from "#server/functions/encoder/sentence-encoder.ts";

const encode = sentenceEncoder((error) => {
  throw error;
});

/** Cosine of the angle between two sentences, 1 for the same. */
async function nearness(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([encode(one), encode(other)]);
  if (a === undefined || b === undefined) throw new Error("There is no vector.");
  const product = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

test.each([
  ["how heavy was my last squat", "what weight did I lift in the squat most recently", "how heavy is my suitcase"],
  ["could we shift the run to friday", "please move my jog to the end of the week", "the run on friday was great"],
  ["when do I compete next", "what is the date of my upcoming race", "what do I eat next"],
])("“%s” is nearer to what means the same than to what shares its words", async (sentence, same, other) => {
  expect(await nearness(sentence, same)).toBeGreaterThan(await nearness(sentence, other));
});

test("a sentence has 512 numbers, the same ones every time, and nothing has none", async () => {
  const first = await encode("what did I squat last week");
  expect(first).toHaveLength(512);
  expect(await sentenceEncoder(() => undefined)("what did I squat last week")).toEqual(first);
  expect(await encode("  ")).toBeUndefined();
});

/** Every 85th of the 512 numbers, as TensorFlow.js made them of the same weights. */
const VECTORS = [
  ["what did I squat last week", [-0.03226, 0.05864, -0.05748, 0.04852, -0.05816, 0.02846, -0.04228]],
  ["ça va très bien 💪💪 aujourd'hui", [-0.04717, 0.05468, 0.05382, 0.03322, 0.03858, 0.04589, 0.05542]],
  ["日本語 ½ km, 10x400 m @ 4:30", [-0.01362, 0.06154, -0.02388, 0.06246, 0.00715, -0.00404, 0.05768]],
  ["knee ".repeat(100), [-0.02186, 0.05653, -0.00724, -0.0259, 0.04288, -0.0603, 0.01369]],
] as const;

test.each(VECTORS)("“%s” has the numbers that TensorFlow.js made of it", async (text, expected) => {
  const numbers = ((await encode(text)) ?? []).filter((_, at) => at % 85 === 0);
  expect(numbers).toHaveLength(expected.length);
  expect(Math.max(...expected.map((value, at) => Math.abs(value - (numbers[at] ?? 0))))).toBeLessThan(1e-5);
});
