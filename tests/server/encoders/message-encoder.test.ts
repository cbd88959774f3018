import { expect, test } from "vitest";
import { messageEncoder } from "#server/functions/encoder/message-encoder.ts";

const encode = messageEncoder((error) => {
  throw error;
});

test("a text has 512 numbers and length 1, whatever is encoded beside it, and nothing has none", async () => {
  const alone = await messageEncoder(() => undefined)("is friday's run on");
  const [beside] = await Promise.all(["is friday's run on", "a much longer text that is encoded in the same run"].map(encode));
  expect(alone).toHaveLength(512);
  expect(Math.max(...(alone ?? []).map((value, at) => Math.abs(value - (beside?.[at] ?? 0))))).toBeLessThan(1e-4);
  expect(Math.hypot(...(alone ?? []))).toBeCloseTo(1, 4);
  expect(await encode("  ")).toBeUndefined();
});

/** Every 85th of the 512 numbers, as TensorFlow.js made them of the same weights. */
const VECTORS = [
  ["what did I squat last week", [-0.05074, 0.05067, -0.05107, 0.01839, -0.05067, 0.01717, -0.04717]],
  ["ça va très bien 💪💪 aujourd'hui", [-0.05143, 0.02516, 0.0582, -0.0526, 0.05938, -0.00827, 0.05194]],
  ["日本語 ½ km, 10x400 m @ 4:30", [-0.00853, 0.03232, -0.0483, -0.03103, 0.05481, -0.04691, 0.04862]],
  ["knee ".repeat(100), [-0.04788, 0.046, -0.04788, 0.04775, 0.04788, -0.04788, 0.04598]],
] as const;

test.each(VECTORS)("“%s” has the numbers that TensorFlow.js made of it", async (text, expected) => {
  const numbers = ((await encode(text)) ?? []).filter((_, at) => at % 85 === 0);
  expect(numbers).toHaveLength(expected.length);
  expect(Math.max(...expected.map((value, at) => Math.abs(value - (numbers[at] ?? 0))))).toBeLessThan(1e-5);
});
