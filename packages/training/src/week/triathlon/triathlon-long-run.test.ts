import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import type { Plan } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { longestRun } from "./triathlon-long-run.ts";

const url = new URL("../../../test/reference/triathlon-first-70-3.json", import.meta.url);
const athlete = JSON.parse(readFileSync(url, "utf8")) as Athlete;

describe("the long run of a triathlete", () => {
  const plan = planOf(athlete);
  const runs = plan.weeks.map(({ sessions }) => longestRun(sessions, 0.38) / 1000);

  it("starts from the longest run that was told", () => {
    expect(runs[0]).toBeGreaterThanOrEqual(12);
    expect(runs[0]).toBeLessThanOrEqual(13.7);
  });

  it("comes within a tenth of the 19 km of a 70.3 two to four weeks before it", () => {
    expect(Math.max(...runs.slice(7, 10))).toBeGreaterThanOrEqual(0.9 * 19);
  });

  it("stands among what the race asks for", () => {
    expect(plan.demand?.items.find(({ name }) => name === "longest run")?.needed).toBe(17);
  });
});

function planOf(of: Athlete): Plan {
  const result = generatePlan(of, { startDate: "2026-11-30", weeks: 12 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}
