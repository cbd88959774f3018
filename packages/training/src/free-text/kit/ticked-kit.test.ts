import { describe, expect, test } from "vitest";
import { type Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const AT_HOME: Athlete = {
  level: "intermediate",
  focus: "strength",
  age: 49,
  sex: "male",
  bodyWeight: 82,
  strength: { oneRepMax: {} },
  gymnastics: { strictPullUps: 4 },
  conditioning: {},
  equipment: ["dumbbell", "bench", "pull-up bar", "bands"],
  availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 45, 3: 45, 5: 45, 7: 50 } },
};

function namesWith(dislikes: string, athlete: Athlete = AT_HOME): readonly string[] {
  const made = generatePlan({ ...athlete, dislikes }, { startDate: "2026-11-30", weeks: 4 });
  if (made.kind !== "plan") throw new Error("no plan");
  return made.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.strength.map(({ name }) => name)));
}

describe("what the profile ticks stays, whatever else a wish names", () => {
  test.each([
    "I train in the spare room with adjustable dumbbells up to 24 kg each, a bench and a door bar.",
    "Ich trainiere im Keller mit Kurzhanteln und einer Bank.",
    "At home with dumbbells and a bench",
  ])("%s", (wish) => {
    const names = namesWith(wish);
    expect(names.filter((name) => /dumbbell/iu.test(name))).not.toEqual([]);
    expect(names.filter((name) => /^(?:pull-up|.*pull-up)/iu.test(name))).not.toEqual([]);
    expect(names.filter((name) => /barbell|^back squat|^deadlift|^bench press$/iu.test(name))).toEqual([]);
  });

  test("only takes away", () => {
    expect(namesWith("No pull-up bar any more, only dumbbells and a bench.").filter((name) => /pull-up$/iu.test(name))).toEqual([]);
  });
});
