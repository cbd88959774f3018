import { expect, it } from "vitest";
import { cardAfter } from "../self-contained/dialogue-fixture.ts";

it.each([
  ["add a race: 10k in potsdam on dec 20, B race, want sub 46", "sub 46:00"],
  ["add a race: 10k in potsdam on dec 20, B race, want 45:50", "sub 45:50"],
  ["add a race: 10k potsdam 20 dec, my goal 46:00", "sub 46:00"],
  ["new race half marathon leipzig 14 march, aiming for 1:45", "sub 1:45"],
])("puts the target of %s on the race", async (message, target) =>
  expect(await cardAfter(message)).toEqual(expect.objectContaining({ kind: "race", target })),
);

it("changes the goal where the goal is named", async () =>
  expect(await cardAfter("change my 10k goal to 46:00 by march")).toEqual(expect.objectContaining({ kind: "goal-change", target: 46 })));
