import { expect, it } from "vitest";
import { askAll, cardAfter } from "../self-contained/dialogue-fixture.ts";
import { keptAsPlanned, withoutKept } from "./kept-as-planned.ts";

const EASE_MONDAY = { reason: "ease", from: "2026-11-30", to: "2026-11-30" };

it.each([
  "and leave tuesday as it is",
  "keep tuesday as planned",
  "dont touch tuesday",
  "lass dienstag wie er ist",
  "der dienstag bleibt so",
  "laisse mardi comme c'est",
  "deja el martes como está",
  "no toques el martes",
  "lascia martedì così com'è",
  "deixa terça como está",
  "laat dinsdag zoals het is",
])("keeps the card for Monday and offers none for Tuesday after %s", async (message) => {
  const { text, proposals } = await askAll("make monday easier", message);
  expect(proposals.map(({ request }) => request)).toEqual([expect.objectContaining(EASE_MONDAY)]);
  expect(text).toMatch(/back squat/);
});

it.each(["leave tuesday as it is", "keep the squats unchanged", "lass den dienstag so", "dont change tuesday please"])(
  "offers no card for %s",
  async (message) => expect((await askAll(message)).proposals).toEqual([]),
);

it("drops the card for the day that is to stay", async () => {
  expect((await askAll("make tuesday easier", "leave tuesday as it is")).proposals).toEqual([]);
});

it.each([
  ["make monday easier and leave tuesday as it is", EASE_MONDAY],
  ["mach montag leichter und lass dienstag wie er ist", EASE_MONDAY],
  ["leave tuesday as it is but move wednesday to thursday", { reason: "move", to: "2026-12-03" }],
  ["keep friday free", { reason: "missed" }],
  ["leave out tuesday", { reason: "missed" }],
])("changes only what is wished for in %s", async (message, request) =>
  expect(await cardAfter(message)).toEqual(expect.objectContaining(request)),
);

it.each(["leave it as it is", "should i leave tuesday as it is?", "keep tuesday to 40 min"])("leaves %s to other readers", (content) =>
  expect(keptAsPlanned({ content, turns: [] }, {} as never)).toBeUndefined(),
);

it("leaves a message without such a clause as it is", () => {
  expect(withoutKept("swap the squats and the deadlifts")).toBe("swap the squats and the deadlifts");
});
