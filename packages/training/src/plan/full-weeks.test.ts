import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAthlete } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { ExerciseItem, Plan } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const START = "2026-11-30";

function planOf(athlete: Athlete): Plan | undefined {
  const result = generatePlan(athlete, { startDate: START, weeks: 5 });
  return result.kind === "plan" ? result.plan : undefined;
}

/** The sets of a week with a weight that is not on a barbell, by the day and the exercise. */
function freeWeights(plan: Plan, week: number): ReadonlyMap<string, ExerciseItem> {
  const sessions = plan.weeks[week - 1]?.sessions ?? [];
  return new Map(
    sessions.flatMap(({ code, weekday, blocks }) =>
      [...blocks.skill, ...blocks.strength].flatMap((item) =>
        item.load !== undefined && item.load.oneRepMax === undefined && item.dose.reps !== undefined
          ? [[`${code}${weekday} ${item.name}`, item] as const]
          : [],
      ),
    ),
  );
}

const isFull = ({ isDeload, season }: Plan["weeks"][number]): boolean => !isDeload && season !== "taper" && season !== "recovery";
const tempoOf = ({ notes = "" }: ExerciseItem): string => /\d-\d-\d[^:]*/u.exec(notes)?.[0] ?? "";

/** Athletes whose third and fifth weeks are full ones with a deload between them. */
const PLANS = fc
  .sample(anyAthlete, { numRuns: 60, seed: 7 })
  .map(planOf)
  .filter(
    (plan) => plan !== undefined && [3, 5].every((week) => plan.weeks[week - 1] !== undefined && plan.weeks.filter(isFull).length >= 4),
  );

describe("the week after the deload", () => {
  test("has no less work with weights in the hands than the last full week", () => {
    const weaker = PLANS.flatMap((plan) => {
      if (plan?.weeks[3]?.isDeload !== true || !isFull(plan.weeks[4] ?? plan.weeks[3])) return [];
      const before = freeWeights(plan, 3);
      return [...freeWeights(plan, 5)].flatMap(([key, now]) => {
        const last = before.get(key);
        if (last === undefined) return [];
        const [was, is] = [last.load?.kilograms ?? 0, now.load?.kilograms ?? 0];
        const isLess =
          (is < was - 1e-6 && is * (now.dose.reps ?? 0) < was * (last.dose.reps ?? 0)) ||
          (Math.abs(is - was) < 1e-6 && tempoOf(last) === tempoOf(now) && (now.dose.reps ?? 0) < (last.dose.reps ?? 0) - 1);
        return isLess ? [`${key}: ${last.dose.reps} × ${was} kg → ${now.dose.reps} × ${is} kg`] : [];
      });
    });
    expect(weaker).toEqual([]);
  });

  test("has a heavier snatch than the last full week, near the goal where one is told", () => {
    const snatches = (dislikes: string): readonly number[] => {
      const plan = planOf({
        ...HYBRID,
        focus: "crossfit",
        level: "advanced",
        strength: { oneRepMax: { backSquat: 160, deadlift: 200, snatch: 92.5, cleanAndJerk: 120 } },
        dislikes,
      });
      return [3, 5].map((week) =>
        Math.max(
          ...(plan?.weeks[week - 1]?.sessions ?? []).flatMap(({ blocks }) =>
            blocks.skill.flatMap(({ name, load }) => (name === "Snatch" ? [load?.kilograms ?? 0] : [])),
          ),
        ),
      );
    };
    for (const goal of ["", "I want to bring my snatch up to 100 kg this winter"]) {
      const [third = 0, fifth = 0] = snatches(goal);
      expect(fifth).toBeGreaterThan(third);
      if (goal !== "") expect(fifth).toBeGreaterThanOrEqual(0.87 * 92.5);
    }
  });
});
