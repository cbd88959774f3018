import { describe, expect, test } from "vitest";
import { nobody } from "#test/nobody.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { Plan } from "../model/plan.ts";
import { favourWeakLink } from "./strength/favour-weak-link.ts";

function planOf(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: "2026-11-23" });
  if (result.kind === "referral") throw new Error(result.referral.text);
  return result.plan;
}

const athlete = (fields: Partial<Athlete>): Athlete =>
  nobody({
    sex: "male",
    bodyWeight: 80,
    strength: { oneRepMax: { backSquat: 120, deadlift: 160, overheadPress: 64 } },
    gymnastics: { strictPullUps: 10 },
    conditioning: { run5k: 1350, row500m: 101 },
    availability: { daysPerWeek: 5 },
    ...fields,
  });

const weakLinkNote = ({ notes }: Plan): string | undefined => notes.find(({ kind }) => kind === "weak-link")?.text;

describe("the weak link in the plan", () => {
  test.each([
    ["running", { run5k: 1650, row500m: 101 }, "Easy run"],
    ["rowing", { run5k: 1350, row500m: 114 }, "Row erg"],
  ])(
    "%s begins the first easy session of every week, at most 15 %% of its minutes, and the plan says so",
    (name, conditioning, exercise) => {
      const plan = planOf(athlete({ conditioning, focus: "crossfit" }));
      expect(weakLinkNote(plan)).toContain(`begins with ${name}`);
      for (const { sessions } of plan.weeks) {
        const minutes = sessions.reduce((sum, { duration }) => sum + duration, 0);
        const easy = sessions.filter(({ code }) => code === "ZE");
        expect(easy.filter(({ blocks }) => blocks.mainWorkout[0]?.name === exercise)).toHaveLength(1);
        expect((easy[0]?.blocks.mainWorkout[0]?.dose.totalSeconds ?? 0) / 60).toBeLessThanOrEqual(0.15 * minutes);
      }
    },
  );

  test("nothing is moved and nothing said for an athlete without one, or with an injury", () => {
    expect(weakLinkNote(planOf(athlete({})))).toBeUndefined();
    const injured = planOf(athlete({ conditioning: { run5k: 1350, row500m: 114 }, injuries: "left knee pain" }));
    expect(weakLinkNote(injured)).toBeUndefined();
  });
});

describe("sets for the weak link", () => {
  const week = () =>
    [
      { code: "SF", occurrence: 0, role: "main", family: "squat", sets: 4 },
      { code: "SF", occurrence: 0, role: "accessory", family: "push", sets: 3 },
      { code: "SF", occurrence: 0, role: "trunk", family: undefined, sets: 3 },
      { code: "SU", occurrence: 0, role: "volume", family: "push", sets: 2 },
      { code: "SU", occurrence: 0, role: "accessory", family: "pull", sets: 4 },
    ] as const satisfies readonly Parameters<typeof favourWeakLink>[0][number][];
  const favoured = (weak: "push" | "squat" | "pull" | undefined, high: number): [number, number[]] => {
    const places = week().map((place) => ({ ...place }));
    return [favourWeakLink(places, weak, high), places.map(({ sets }) => sets)];
  };

  test("go over within one session, from accessories and trunk", () => expect(favoured("push", 10)).toEqual([1, [4, 4, 2, 2, 4]]));

  test("stay below the landmark of the week", () => {
    expect(favoured("push", 6)).toEqual([1, [4, 4, 2, 2, 4]]);
    expect(favoured("push", 5)).toEqual([0, [4, 3, 3, 2, 4]]);
  });

  test("never go to the main lift, to a place that is full, or to nothing", () => {
    expect(favoured("squat", 20)).toEqual([0, [4, 3, 3, 2, 4]]);
    expect(favoured("pull", 20)).toEqual([0, [4, 3, 3, 2, 4]]);
    expect(favoured(undefined, 20)).toEqual([0, [4, 3, 3, 2, 4]]);
  });
});
