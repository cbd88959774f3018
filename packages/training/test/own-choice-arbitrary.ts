import fc from "fast-check";
import type { Adjustment } from "../src/adjust/adjustment.ts";
import type { OwnChoice } from "../src/adjust/choices/own-choice.ts";
import { swapOptions } from "../src/adjust/choices/swap-options.ts";
import type { Athlete } from "../src/athlete/athlete.ts";
import { addDays } from "../src/calendar/day.ts";
import type { Plan } from "../src/model/plan.ts";
import { anyAdjustment } from "./adjustment-arbitrary.ts";

/** Something that happens to a plan, named when the plan is there. */
export type Happening = (plan: Plan, athlete: Athlete) => Adjustment;

/** Any session of the plan to any day of its week and the days around it. */
export const anyMove: fc.Arbitrary<(plan: Plan) => OwnChoice> = fc
  .record({ session: fc.nat(83), day: fc.integer({ min: -1, max: 7 }) })
  .map(({ session, day }) => (plan) => {
    const sessions = plan.weeks.flatMap((week) => week.sessions.map(({ id }) => ({ id, monday: week.startDate })));
    const { id, monday } = sessions[session % Math.max(1, sessions.length)] ?? { id: "w1d1", monday: plan.startDate };
    return { kind: "move", sessionId: id, to: addDays(monday, day) };
  });

/** Any line of the work of any session to any of its options, now and then to what is none. */
export const anySwap: fc.Arbitrary<(plan: Plan, athlete: Athlete) => OwnChoice> = fc
  .record({ session: fc.nat(83), line: fc.nat(11), option: fc.nat(6) })
  .map(({ session, line, option }) => (plan, athlete) => {
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    const { id = "w1d1", blocks } = sessions[session % Math.max(1, sessions.length)] ?? {};
    const lines = blocks === undefined ? [] : [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];
    const itemId = lines[line % Math.max(1, lines.length)]?.id ?? "";
    const by = swapOptions(plan, athlete, id, itemId)[option]?.by ?? "Goblet squat";
    return { kind: "swap", sessionId: id, itemId, by };
  });

/** Anything, every second time by the athlete's own choice. */
export const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  anyMove,
  anySwap,
  anyAdjustment.map((adjustment) => () => adjustment),
  anyAdjustment.map((adjustment) => () => adjustment),
);
