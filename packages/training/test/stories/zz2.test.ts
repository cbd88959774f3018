import { test } from "vitest";
import { STORIES } from "./stories.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { START } from "../arbitrary/start.ts";
import { adjust } from "#training/adjust/adjust.ts";
import * as v from "#training/checks/validate.ts";
import { vi } from "vitest";
test("zz2", () => {
  const story = STORIES.find((one) => one.name === process.env["ZZ"])!;
  const made = generatePlan(story.athlete, { startDate: START, weeks: story.weeks });
  if (made.kind === "referral") return;
  const orig = v.validatePlan;
  const spy = vi.spyOn(v, "validatePlan");
  for (const [today, h] of story.days) if ("does" in h) { const r = adjust(made.plan, story.athlete, h.does, { today, outcomes: [] }); console.log(spy.mock.results.map((one) => JSON.stringify(one.value))); }
});
