import { expect, it } from "vitest";
import { askAll } from "../../self-contained/dialogue-fixture.ts";

it.each([
  "i want more wall balls, theyre my weak spot",
  "want more sled pushes, im bad at them",
  "i love wall balls",
  "give me extra burpees i suck at them",
  "ich will mehr wall balls",
  "quiero más wall balls, es mi punto débil",
  "je veux plus de wall balls, c'est mon point faible",
  "voglio più wall balls, sono il mio punto debole",
])("offers nothing against the exercise for %s", async (message) => {
  const reasons = (await askAll(message)).proposals.map(({ request, title }) => ({ request, title }));
  expect(reasons.filter(({ title }) => /dislike|mag ich nicht|equipment|^wall ball|^burpee|^sled/i.test(title))).toEqual([]);
});

it.each(["less wall balls please", "no more burpees", "i want no more wall balls", "i hate burpees"])(
  "notes a dislike for %s",
  async (message) =>
    expect((await askAll(message)).proposals.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Dislikes: (wall balls|burpees)$/),
    ]),
);

it.each(["je ne veux plus de wall balls", "plus de wall balls"])("swaps the exercise for %s", async (message) =>
  expect((await askAll(message)).proposals.map(({ title }) => title)).toEqual([expect.stringMatching(/^Wall ball → /)]),
);

it("adds equipment of which there is more now", async () =>
  expect((await askAll("i now have more kettlebells")).proposals[0]?.title).toBe("Equipment: kettlebell"));
