import { expect, test } from "vitest";
import { generatePlan } from "../plan/generate-plan.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { readToldNights } from "./short-sleep.ts";

test.each([
  ["twins, 4 months. sleep is 5h in bits, some days zero so if i miss one dont punish me", "short"],
  ["newborn at home, sleeping 4-5 hours a night", "short"],
  ["Baby 3 Monate, schlafe nachts nur 4 Stunden. Knie zwickt", "short"],
  ["bebé de 2 meses, duermo 5 horas a ratos", "short"],
  ["je dors 5h par nuit, boulot stressant", "short"],
  ["durmo cinque ore", "short"],
  ["toddler 14 months, up half the night", "short"],
  ["sleep is awful, 5 hours max since the baby came in september", "short"],
  ["Wechseljahre, schlafe grad oft schlecht", "bad"],
  ["rotating night shifts at the hospital", "shifts"],
  ["mucho estrés en el trabajo", "strain"],
  ["very stressed at work, new job", "strain"],
  ["i had a baby 8 weeks ago, c-section", undefined],
  ["our baby is 6 months and sleeps through", undefined],
  ["on nights wed so thursday is off", undefined],
  ["slept 4 hours last night", undefined],
  ["I need 8 hours of sleep", undefined],
  ["5 hours a night on the bike", undefined],
  ["wedding in 6 weeks", undefined],
])("reads nights from %j", (text, kind) => {
  expect(readToldNights([text])?.kind).toBe(kind);
});

test("five hours of sleep, told among the wishes or the injuries, make the plan lighter", () => {
  const father: Athlete = {
    level: "intermediate",
    focus: "general",
    age: 38,
    strength: { oneRepMax: { backSquat: 120, benchPress: 95 } },
    gymnastics: {},
    conditioning: { run5k: 1710 },
    equipment: ["dumbbell"],
    availability: { daysPerWeek: 4 },
  };
  const load = (told: Partial<Athlete>): number => {
    const result = generatePlan({ ...father, ...told }, { startDate: "2026-11-30" });
    if (result.kind !== "plan") throw new Error(result.referral.text);
    return result.plan.weeks.reduce((sum, week) => sum + week.sessions.reduce((all, { load: one }) => all + one, 0), 0);
  };
  const rested = load({});
  expect(load({ injuries: "twins, 4 months. sleep is 5h in bits" })).toBeLessThan(0.9 * rested);
  expect(load({ dislikes: "I sleep five hours a night with the baby" })).toBeLessThan(0.9 * rested);
});
