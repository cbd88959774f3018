import { expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";

const TRIATHLETE: Athlete = {
  level: "advanced",
  focus: "triathlon",
  age: 30,
  sex: "male",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1080, ftp20min: 290 },
  dislikes: "swim squad with uni is mon wed fri 6-7:30am, coach sets it, fixed. home for christmas 12 dec - 10 jan, no pool there really",
  availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 5, 6, 7], minutes: { 1: 90, 2: 90, 3: 90, 5: 90, 6: 180, 7: 90 } },
  competitions: [{ name: "Sprint Tri", type: "sprint triathlon", date: "2027-05-02", priority: "A" }],
};

test("a squad's swim is the session of its days, and there is none where there is no pool", () => {
  const made = generatePlan(TRIATHLETE, { startDate: "2026-11-30", weeks: 5 });
  if (made.kind !== "plan") throw new Error("no plan");
  const sessions = made.plan.weeks.flatMap((week) => week.sessions);
  const swims = sessions.filter(({ code }) => code === "SW" || code === "SWs");
  expect(swims.length).toBeGreaterThan(0);
  for (const swim of swims) {
    expect(swim.date < "2026-12-12").toBe(true);
    expect(["2026-11-30", "2026-12-02", "2026-12-04", "2026-12-07", "2026-12-09", "2026-12-11"]).toContain(swim.date);
    expect(swim.title).toMatch(/^Your /u);
    expect(swim.description).toContain("Your coach writes this one");
    expect(swim.blocks.strength).toEqual([]);
  }
  const away = sessions.filter(({ date }) => date >= "2026-12-12");
  expect(away.some((session) => JSON.stringify(session).includes("squad"))).toBe(false);
});
