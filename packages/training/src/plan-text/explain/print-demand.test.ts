import { expect, test } from "vitest";
import type { PlanDemand } from "../../model/plan-demand.ts";
import { printDemand } from "./print-demand.ts";

const demand: PlanDemand = {
  race: "Vienna Marathon",
  date: "2027-04-18",
  level: "for 3:30:00",
  reach: 0.937,
  readiness: "tight",
  items: [
    { name: "longest run", needed: 29, reached: 29.4, inPlan: 22, unit: "km", isCovered: true },
    { name: "weekly running", needed: 54, reached: 50.6, inPlan: 44, unit: "km", isCovered: false },
    { name: "runs of 27 km or more", needed: 4, reached: 2.5, inPlan: 0, unit: "times", isCovered: false },
  ],
};

test("a cover names what the race needs, what is covered and what is not", () => {
  expect(printDemand(demand)).toEqual([
    "",
    "The way to the race",
    "Vienna Marathon, Sunday 18 April 2027, for 3:30:00. Tight: your training until then stays below what the",
    "distance needs (93% of what the race needs).",
    "Covered:",
    "- longest run: 29 of 29 km by race day, 22 km in this plan",
    "Not covered:",
    "- weekly running: 51 of 54 km by race day, 44 km in this plan",
    "- runs of 27 km or more: 2.5 of 4 times by race day, 0 times in this plan",
  ]);
});

test("what fits instead is named where there is too little time", () => {
  const short = { ...demand, reach: 0.6, readiness: "not-ready", items: [] } as const;
  const last = (instead: PlanDemand["instead"]) => printDemand({ ...short, ...(instead && { instead }) }).at(-1);
  expect(last({ shorter: "10 km", readyFrom: "2027-06-07" })).toBe(
    "What fits: 10 km on that day, or the same distance on Monday 7 June 2027 or later.",
  );
  expect(last({ readyFrom: "2027-06-07" })).toBe("What fits: the same distance on Monday 7 June 2027 or later.");
  expect(last(undefined)).toContain("Not ready by race day (60%");
});

test("what the plan does not hold at all is said before what it covers", () => {
  const swim = { name: "longest swim", needed: 2000, reached: 0, inPlan: 0, unit: "m", isCovered: false } as const;
  const dry = { ...demand, reach: 1, readiness: "tight", items: [...demand.items.slice(0, 1), swim] } as const;
  expect(printDemand(dry)[2]).toBe(
    "Vienna Marathon, Sunday 18 April 2027, for 3:30:00. Still open: this plan has no swim. The rest is on course.",
  );
  const open = { ...demand, reach: 1, readiness: "ready" } as const;
  expect(printDemand(open).slice(2, 4).join(" ")).toContain("You are mostly on course for the distance, and 2 points are still open.");
});

test("nothing that is open is no heading", () => {
  const covered = { ...demand, reach: 1.2, readiness: "ready", items: demand.items.slice(0, 1) } as const;
  expect(printDemand(covered).slice(2)).toEqual([
    "Vienna Marathon, Sunday 18 April 2027, for 3:30:00. You are on course for the distance.",
    "Covered:",
    "- longest run: 29 of 29 km by race day, 22 km in this plan",
  ]);
});
