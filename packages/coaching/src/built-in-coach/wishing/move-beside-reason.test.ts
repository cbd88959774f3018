import { expect, it } from "vitest";
import { cardAfter } from "../self-contained/dialogue-fixture.ts";

it.each([
  ["pls move fridays session to thursday, got a birthday on saturday night and will be useless", "2026-12-03"],
  ["move tuesdays squats to wednesday, wedding on monday", "2026-12-02"],
  ["can you push fridays session to sunday, friday is my moms birthday", "2026-12-06"],
])("moves to the day named in %s", async (message, to) =>
  expect(await cardAfter(message)).toEqual(expect.objectContaining({ reason: "move", to })),
);
