import { expect, it } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

it.each([
  "hm and my knee is fine btw so no reason to worry, just tired",
  "my shoulder is ok now, no pain",
  "mein Knie ist okay, nur müde",
  "mon genou va bien, juste fatigué",
  "mi rodilla está bien, solo cansado",
  "il ginocchio sta bene",
])("asks nothing about pain after %s, and keeps the open card", async (message) => {
  const { text, proposals } = await askAll("make monday easier", message);
  expect(text).not.toMatch(/0 (?:to|bis|à|a) 10|3 (?:out of|von|sur|de|su) 10/);
  expect(proposals.map(({ request }) => request)).toEqual([expect.objectContaining({ reason: "ease", from: "2026-11-30" })]);
});

it("does not offer a card again that was turned down", async () =>
  expect(
    (await askAll("change friday to something easier", "no not that, keep the running just less stations", "my knee is fine btw"))
      .proposals,
  ).toEqual([]));

it.each([
  "my knee is fine but it hurts when I squat",
  "my knee is not fine",
  "is my knee fine to run on?",
  "my back is fine but numb",
  "knee is ok at 3/10",
  "my knee is fine, my back is killing me",
  "my knee is fine, move friday to saturday",
])("leaves %s to other readers", async (message) => expect((await askAll(message)).reader).not.toBe("part is fine"));
