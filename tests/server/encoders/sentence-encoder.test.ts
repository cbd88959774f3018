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
