import { expect, test } from "vitest";
import { messageEncoder } from "#server/functions/encoder/message-encoder.ts";

const encode = messageEncoder((error) => {
  throw error;
});

/** Cosine of the angle between two texts, 1 for the same: vectors have length 1. */
async function nearness(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([encode(one), encode(other)]);
  if (a === undefined || b === undefined) throw new Error("There is no vector.");
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

test.each([
  ["my calf is fat and hot since the flight", "meine wade ist seit dem flug dick und warm", "my calf is fit and hot for the fight"],
  ["my pee is the colour of cola", "mon urine est brune comme du coca", "my tea is the colour of cola"],
  ["everything went black on the last rep", "me desmaye en la ultima serie", "everything on the last rep went great"],
])("“%s” is nearer to the same danger in other words than to what shares its words", async (danger, same, other) => {
  expect(await nearness(danger, same)).toBeGreaterThan(await nearness(danger, other));
});

test("a text has 512 numbers, whatever is encoded beside it, and nothing has none", async () => {
  const alone = await messageEncoder(() => undefined)("is friday's run on");
  const [beside] = await Promise.all(["is friday's run on", "a much longer text that is encoded in the same run"].map(encode));
  expect(alone).toHaveLength(512);
  expect(Math.max(...(alone ?? []).map((value, at) => Math.abs(value - (beside?.[at] ?? 0))))).toBeLessThan(1e-4);
  expect(await encode("  ")).toBeUndefined();
});
