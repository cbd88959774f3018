import fc from "fast-check";
import { expect, test } from "vitest";
import { type Journey, anyAdjustment, anyJourney, progressOf } from "../../test/adjustment-arbitrary.ts";
import { anyAthlete, anyBlock, type Block, START } from "../../test/athlete-arbitrary.ts";
import { FUZZ } from "../../test/fuzz.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { addDays } from "../calendar/day.ts";
import { injuredLeg } from "../injuries/impact.ts";
import { readInjuries } from "../injuries/read-injuries.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { SessionOutcome } from "../plan/outcome.ts";
import type { Plan, Session } from "../plan/plan.ts";
import { racesOf } from "../plan/race-calendar.ts";
import { isBeforeRace } from "../plan/race-window.ts";
import { runSeconds } from "../plan/run-history.ts";
import { validatePlan } from "../plan/validate.ts";
import { adjust } from "./adjust.ts";
import type { Adjustment, Layer, Progress } from "./adjustment.ts";
import { explain } from "./explain.ts";
import { athleteBefore, undo } from "./undo.ts";

const RUNS = Math.ceil(FUZZ.runs / 6);
const TIME_LIMIT = 60_000 + RUNS * 120;

interface Step {
  readonly plan: Plan;
  readonly athlete: Athlete;
  readonly adjustment: Adjustment;
  readonly progress: Progress;
  /** An outcome of the step before is told no more, so that its session is open again. */
  readonly isWithdrawn: boolean;
}

interface Done extends Step {
  readonly adjusted: Plan;
  readonly adjustedAthlete: Athlete;
  readonly layer: Layer;
}

test("whatever happens, in whatever order, every adjustment keeps its promises", { timeout: TIME_LIMIT }, () => {
  const life = fc.array(fc.tuple(anyAdjustment, anyJourney), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyAthlete, anyBlock, fc.boolean(), life, (athlete, block, continues, steps) => {
      const plan = planOf(athlete, block, continues);
      if (plan === undefined) return;
      let now: Pick<Step, "plan" | "athlete"> & Pick<Progress, "outcomes"> = { plan, athlete, outcomes: [] };
      for (const [adjustment, journey] of inTime(steps)) {
        const progress = progressOf(now.plan, journey);
        const told = new Set(progress.outcomes.map(({ sessionId }) => sessionId));
        const isWithdrawn = now.outcomes.some(({ sessionId }) => !told.has(sessionId));
        const step: Step = { plan: now.plan, athlete: now.athlete, adjustment, progress, isWithdrawn };
        const done = adjust(step.plan, step.athlete, adjustment, step.progress);
        if (done.kind === "referral") {
          expect(done.referral.text).not.toBe("");
          continue;
        }
        check({ ...step, adjusted: done.plan, adjustedAthlete: done.athlete, layer: done.layer });
        now = { plan: done.plan, athlete: done.athlete, outcomes: progress.outcomes };
      }
    }),
    { numRuns: RUNS, seed: FUZZ.seed },
  );
});

/** A first block, or one that goes on from a block that was half done; undefined for a referral. */
function planOf(athlete: Athlete, block: Block, continues: boolean): Plan | undefined {
  const before = generatePlan(athlete, { ...block, startDate: addDays(START, -7 * block.weeks) });
  if (before.kind === "referral") return undefined;
  const outcomes = sessionsOf(before.plan).map(({ id }, index): SessionOutcome => ({
    sessionId: id,
    status: index % 2 === 0 ? "completed" : "skipped",
  }));
  const previous = { plan: before.plan, outcomes };
  const result = generatePlan(athlete, { startDate: START, ...(continues ? { weeks: block.weeks, previous } : block) });
  return result.kind === "plan" ? result.plan : undefined;
}

/** The day moves on from one adjustment to the next. */
function inTime(steps: readonly (readonly [Adjustment, Journey])[]): readonly (readonly [Adjustment, Journey])[] {
  const days = steps.map(([, { day }]) => day).toSorted((a, b) => a - b);
  return steps.map(([adjustment, journey], index) => [adjustment, { ...journey, day: days[index] ?? journey.day }]);
}

function check(step: Done): void {
  expect(validatePlan(step.adjusted, step.adjustedAthlete), `every rule holds ${after(step)}`).toEqual([]);
  whatIsDoneStays(step);
  twiceIsOnce(step);
  undoRestores(step);
  everyChangeIsExplained(step);
  if (step.adjustment.kind === "injury" && !step.isWithdrawn) {
    anInjuryKeepsTheShape(step);
    anInjuredLegDoesNotRunMore(step);
  }
}

/** Which adjustment of the counterexample it was. */
function after({ adjustment, progress, plan }: Step): string {
  const { kind, ...details } = adjustment;
  const done = progress.outcomes.map(({ sessionId, status }) => `${sessionId} ${status}`).join(", ");
  return `after ${kind} ${JSON.stringify(details)} on ${progress.today} (revision ${plan.adjusted?.revision ?? 0}, done: ${done || "nothing"})`;
}

function whatIsDoneStays(step: Done): void {
  const { plan, adjusted, progress } = step;
  const kept = (version: Plan): Session[] => sessionsOf(version).filter((session) => isKept(session, progress));
  expect(JSON.stringify(kept(adjusted)), `what is done stays ${after(step)}`).toBe(JSON.stringify(kept(plan)));
}

function twiceIsOnce(step: Done): void {
  const { adjusted, adjustedAthlete, adjustment, progress } = step;
  const again = adjust(adjusted, adjustedAthlete, adjustment, progress);
  expect(again.kind === "adjusted" ? explain(again.layer) : again.kind, `a second time changes nothing ${after(step)}`).toEqual([]);
  if (again.kind !== "adjusted") return;
  expect(JSON.stringify(again.plan), `a second time leaves the plan ${after(step)}`).toBe(JSON.stringify(adjusted));
  expect(again.athlete, `a second time leaves the athlete ${after(step)}`).toEqual(adjustedAthlete);
}

function undoRestores(step: Done): void {
  const { plan, athlete, adjusted, adjustedAthlete, layer } = step;
  const undone = undo(adjusted, layer);
  expect(undone.kind === "undone" && JSON.stringify(undone.plan), `undo restores the plan ${after(step)}`).toBe(JSON.stringify(plan));
  expect(athleteBefore(adjustedAthlete, layer), `undo restores the athlete ${after(step)}`).toEqual(athlete);
}

function everyChangeIsExplained(step: Done): void {
  const { plan, adjusted, layer } = step;
  const texts = (version: Plan): Map<string, string> =>
    new Map(sessionsOf(version).map((session) => [session.id, JSON.stringify(session)]));
  const [old, now] = [texts(plan), texts(adjusted)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id));
  const told = explain(layer);
  expect(told.map(({ sessionId }) => sessionId).toSorted(), `every change is told ${after(step)}`).toEqual(changed.toSorted());
  for (const { before: was, after: is, reason } of told) {
    expect(was, `before and after differ ${after(step)}`).not.toBe(is);
    expect(reason, `every change has a reason ${after(step)}`).not.toBe("");
  }
}

/** Days, ids and types stay, unless a session is open again that was done; only before a race, where no substitute may be new, a session may become an easy one. */
function anInjuryKeepsTheShape(step: Done): void {
  const { plan, adjusted, adjustedAthlete } = step;
  const { races } = racesOf(adjustedAthlete, plan.startDate, plan.durationWeeks);
  const shape = (version: Plan): string[] =>
    sessionsOf(version).map(({ id, date, type }) => `${id} ${date} ${isBeforeRace(races, date) ? "" : type}`);
  expect(shape(adjusted), `days and types stay ${after(step)}`).toEqual(shape(plan));
}

/** No new impact (injuries.md): jumps and sprints are a rule of every plan; here no session begins to run that did not. */
function anInjuredLegDoesNotRunMore(step: Done): void {
  if (injuredLeg(readInjuries(step.adjustedAthlete.injuries ?? "", step.plan.startDate)) === undefined) return;
  const running = (version: Plan): string[] => sessionsOf(version).flatMap((session) => (runSeconds(session) > 0 ? [session.id] : []));
  const before = new Set(running(step.plan));
  expect(
    running(step.adjusted).filter((id) => !before.has(id)),
    `no session begins to run ${after(step)}`,
  ).toEqual([]);
}

function sessionsOf(plan: Plan): Session[] {
  return plan.weeks.flatMap((week) => week.sessions);
}

function isKept({ id, date }: Session, { today, outcomes }: Progress): boolean {
  return date < today || outcomes.some(({ sessionId }) => sessionId === id);
}
