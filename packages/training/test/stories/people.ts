import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays, type Day } from "#training/calendar/day.ts";
import type { PacedSession } from "#training/analysis/estimates/endurance-estimate.ts";
import type { LoggedSet } from "#training/analysis/estimates/evidence.ts";
import type { Region } from "#training/catalogue/exercise.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { runSeconds } from "#training/week/run/run-history.ts";
import { HYBRID } from "../athletes.ts";
import { START } from "../arbitrary/start.ts";
import type { Happening } from "./story.ts";
import { sessionsOf, sum } from "./tell-story.ts";

/** A day of the plan, counted from 1. */
export const day = (week: number, weekday: number): Day => addDays(START, 7 * (week - 1) + weekday - 1);

export const ENTERED = "2026-10-26";
export const RUNNER: Athlete = {
  ...HYBRID,
  focus: "running",
  conditioning: { run5k: 1380, run10k: 2880, recordedOn: ENTERED },
  history: {
    weeklyRun: { value: 40_000, source: "told" },
    longestRun: { value: 14_000, source: "told" },
    runsPerWeek: { value: 4, source: "told" },
  },
};
export const HYROX: Athlete = {
  ...HYBRID,
  strength: { ...HYBRID.strength, recordedOn: ENTERED },
  conditioning: { ...HYBRID.conditioning, recordedOn: ENTERED },
};
export const CROSSFIT: Athlete = { ...HYROX, focus: "crossfit" };
export const LIFTER: Athlete = { ...HYROX, focus: "strength", availability: { daysPerWeek: 4 } };

export const checkIn = (region: Region, worst: number, morning: number, more: object = {}): Happening => ({
  says: `checks in: ${worst}/10 in the session, ${morning}/10 this morning${"passed" in more ? ", test passed" : ""}${"altered" in more ? ", limped" : ""}`,
  checksIn: { region, worst, morning, ...more },
});
export const tell = (says: string, details = says): Happening => ({ says, does: { kind: "injury", details } });
export const squats = (days: readonly Day[], kilograms: number, reps: number, rpe: number): LoggedSet[] =>
  days.flatMap((on) => [1, 2, 3].map(() => ({ on, exercise: "Back squat", kilograms, reps, rpe })));
export const threshold = (on: Day, done: number, rpe: number): PacedSession => ({
  on,
  zone: "threshold",
  planned: 293,
  done,
  rpe,
  plannedRpe: 7,
});

export const between = (plan: Plan, from: Day, to: Day): readonly Session[] =>
  sessionsOf(plan).filter(({ date }) => from <= date && date <= to);
export const running = (plan: Plan, from: Day, to: Day): number => sum(between(plan, from, to).map(runSeconds));
export const minutes = (plan: Plan, from: Day, to: Day): number => sum(between(plan, from, to).map(({ duration }) => duration));
export const sets = (plan: Plan, from: Day, to: Day): number =>
  sum(between(plan, from, to).flatMap(({ blocks }) => blocks.strength.map(({ sets: count = 1 }) => count)));
export const same = (a: readonly Session[], b: readonly Session[]): boolean => JSON.stringify(a) === JSON.stringify(b);
export const isScored = ({ mainFormat }: Session): boolean => mainFormat?.kind === "for-time" || mainFormat?.kind === "amrap";
export const changes = (texts: readonly string[]): number => texts.filter((text) => text.startsWith("- ")).length;
