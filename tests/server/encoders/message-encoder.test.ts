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
