import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { liftOfExercise } from "../../athlete/lifts/training-lifts.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Plan, Session } from "../../model/plan.ts";
import { validatePlan } from "../../checks/validate.ts";
import { adjust } from "../adjust.ts";
import { exchanged, exchanges } from "./exchanges.ts";
import { withSession } from "./swap.ts";

const FOCUSES = ["crossfit", "hyrox", "running"] as const;

describe.each(FOCUSES)("what may be exchanged in a plan for %s", (focus) => {
  const athlete: Athlete = { ...HYBRID, focus, injuries: "left shoulder pain 4/10", dislikes: "burpees" };
  const plan = planFor(athlete);

  test("is neither a main lift nor a number that grows from an own best, and each option keeps every rule", () => {
    for (const session of plan.weeks.slice(0, 1).flatMap((week) => week.sessions)) {
      for (const { itemId, options } of exchanges(plan, athlete, session)) {
        const item = lineOf(session, itemId);
        expect(session.blocks.strength[0]?.id).not.toBe(itemId);
        expect([item?.load?.oneRepMax, item?.replaced]).toEqual([undefined, undefined]);
        if (!session.blocks.mainWorkout.some(({ id }) => id === itemId)) expect(liftOfExercise(item?.name ?? "")).toBeUndefined();
        expect(options.length).toBeLessThanOrEqual(3);
        for (const { by, item: line } of options) {
          const done = exchanged(plan, athlete, session, [{ itemId, by }]);
          expect(validatePlan(withSession(plan, done!.session), athlete)).toEqual([]);
          const { replaced: _, ...numbers } = lineOf(done!.session, itemId)!;
          const { replaced: __, ...told } = line;
          expect(numbers).toEqual(told);
        }
      }
    }
  });

  test("stays when the plan is built again for something else, as long as it is among the athlete's swaps", () => {
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    let now = plan;
    const swaps = sessions.flatMap((session) => {
      const [first] = exchanges(plan, athlete, session);
      const done = first && exchanged(plan, athlete, session, [{ itemId: first.itemId, by: first.options[0]?.by ?? "" }]);
      if (done === undefined || validatePlan(withSession(now, done.session), athlete).length > 0) return [];
      now = withSession(now, done.session);
      return done.swaps;
    });
    expect(swaps.length).toBeGreaterThan(focus === "running" ? 0 : 2);
    const again = adjust(now, { ...athlete, swaps }, { kind: "benchmarks" }, { today: plan.startDate, outcomes: [] });
    expect(again.kind === "adjusted" && again.layer.changes).toEqual([]);
  });
});

test("what the plan does not offer, or offers only one of, is not put together", () => {
  const plan = planFor(HYBRID);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const session = sessions.find(({ blocks }) => blocks.strength.length > 1)!;
  const [main] = session.blocks.strength;
  expect(exchanged(plan, HYBRID, session, [{ itemId: main!.id, by: "Goblet squat" }])).toBeUndefined();
  expect(exchanged(plan, HYBRID, session, [{ itemId: "w9d9-strength-1", by: "Goblet squat" }])).toBeUndefined();
  const [offered] = sessions.flatMap((one) => exchanges(plan, HYBRID, one).map((exchange) => ({ one, ...exchange })));
  const { one, itemId, options } = offered!;
  const choice = { itemId, by: options[0]!.by };
  expect(exchanged(plan, HYBRID, one, [choice, choice])).toBeUndefined();
  expect(exchanged(plan, HYBRID, one, [{ itemId, by: "Underwater basket" }])).toBeUndefined();
});

function planFor(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 2 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

function lineOf({ blocks }: Session, itemId: string) {
  return Object.values(blocks)
    .flat()
    .find(({ id }) => id === itemId);
}
