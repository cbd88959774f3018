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
  ["what did I squat last week", [0.02262, 0.05067, -0.04701, 0.0505, -0.05064, -0.04969, -0.05058]],
  ["ça va très bien 💪💪 aujourd'hui", [0.05347, 0.06061, -0.04831, 0.05598, 0.05907, -0.05915, 0.04398]],
  ["日本語 ½ km, 10x400 m @ 4:30", [-0.00499, 0.04674, -0.01112, 0.05312, 0.03348, -0.05405, 0.05117]],
  ["knee ".repeat(100), [-0.04646, 0.03861, -0.04646, 0.04646, 0.04646, -0.04646, 0.0431]],
] as const;

test.each(VECTORS)("“%s” has the numbers that TensorFlow.js made of it", async (text, expected) => {
  const numbers = ((await encode(text)) ?? []).filter((_, at) => at % 85 === 0);
  expect(numbers).toHaveLength(expected.length);
  expect(Math.max(...expected.map((value, at) => Math.abs(value - (numbers[at] ?? 0))))).toBeLessThan(1e-5);
});
