import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { LAY_COMPLAINTS, LAY_SIGNS } from "#test/lay-phrases.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { readInjuries } from "./read-injuries.ts";

const TODAY = "2026-11-24";

test.each(LAY_COMPLAINTS)("%j is about the %s", (text, region) => {
  const { regions, redFlags } = readInjuries(text, TODAY);
  expect(regions.map((finding) => finding.region)).toContain(region);
  expect(redFlags).toEqual([]);
});

test.each(LAY_SIGNS)("%j is answered with a referral", (injuries) => {
  expect(generatePlan({ ...HYBRID, injuries }, { startDate: TODAY }).kind).toBe("referral");
});

/** Words that look like a complaint or a sign and are none. */
test.each([
  "Kniebeugen und Schulterdrücken machen Spaß",
  "pain in the ass to get to the gym",
  "I want to race at the finish line",
  "I should squat more",
  "hand release push-ups",
  "mein Trainer hat den Plan gemacht",
  "desde hace dos semanas entreno más",
])("%j raises no sign of danger", (text) => {
  expect(readInjuries(text, TODAY).redFlags).toEqual([]);
});

test.each(["I should squat more", "desde hace dos semanas entreno más", "Schulterdrücken und Kniebeugen"])("%j names no region", (text) => {
  expect(readInjuries(text, TODAY).regions).toEqual([]);
});
