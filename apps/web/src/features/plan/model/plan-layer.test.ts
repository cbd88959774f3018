import { expect, test } from "vitest";
import { layerTitle, type PlanLayer } from "./plan-layer.ts";

const layer = (part: Partial<PlanLayer>): PlanLayer => ({
  id: "1",
  reason: "injury",
  author: "athlete",
  on: "2026-10-01T08:00:00Z",
  undone: false,
  sentences: [],
  changes: [],
  ...part,
});

test.each([
  ["athlete", "Pain"],
  ["engine", "Pain"],
  ["coach", "Pain (plan changed by your coach)"],
  ["model", "Pain (plan changed by your coach)"],
] as const)("a change for pain that the %s made is called %j: the pain is nobody's doing", (author, title) =>
  expect(layerTitle(layer({ author }))).toBe(title),
);

test("a reason that this version does not know has a title too", () => expect(layerTitle(layer({ reason: "weather" }))).toBe("Changed"));
