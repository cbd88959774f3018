import type { DemandItem, PlanDemand } from "@ironpace/training";
import { expect, test } from "vitest";
import { demandLine } from "./demand-line.ts";
import { reachPercent, readinessWords } from "./way-to-race.ts";

const item: DemandItem = { name: "longest run", needed: 29, reached: 27.4, inPlan: 22.5, unit: "km", isCovered: false };

test.each([
  [item, "km", ["29 km", "27 km", "22.5 km"]],
  [item, "mi", ["18 mi", "17 mi", "14 mi"]],
  [{ ...item, needed: 2.5, reached: 3, inPlan: 0, unit: "h" }, "mi", ["2.5 h", "3 h", "0 h"]],
  [{ ...item, needed: 4, reached: 1, inPlan: 0, unit: "times" }, "km", ["4 times", "once", "0 times"]],
] as const)("%j in %s", (demand, unit, [needed, reached, inPlan]) => {
  expect(demandLine(demand, unit)).toEqual({ name: "Longest run", needed, reached, inPlan });
});

test("a race that is ready has no more than everything", () => {
  const demand: PlanDemand = { race: "10k", date: "2027-01-10", level: "10 km", reach: 1.3, readiness: "ready", items: [] };
  expect(reachPercent(demand)).toBe(100);
  expect(reachPercent({ ...demand, reach: 0.699 })).toBe(69);
  expect(readinessWords(demand).title).toBe("Training covers the distance");
});
