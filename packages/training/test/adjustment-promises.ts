import { addDays } from "../src/calendar/day.ts";
import { statedOn } from "../src/injuries/return-ladder/next-step.ts";
import { expect } from "vitest";
import { adjust } from "../src/adjust/adjust.ts";
import type { Adjustment, Layer, Progress } from "../src/adjust/adjustment.ts";
import { explain } from "../src/adjust/explain.ts";
import { athleteBefore, undo } from "../src/adjust/undo.ts";
import type { Athlete } from "../src/athlete/athlete.ts";
import { injuredLeg } from "../src/injuries/impact.ts";
import { NO_LIMITS } from "../src/health/limits.ts";
import { readInjuries } from "../src/injuries/read-injuries.ts";
import type { Plan, Session } from "../src/model/plan.ts";
import { getRaces } from "../src/season/demand/races/race-calendar.ts";
import { isBeforeRace } from "../src/season/race-window.ts";
import { runSeconds } from "../src/week/run/run-history.ts";
import { validatePlan } from "../src/checks/validate.ts";
import { brokenWords } from "./word-promises.ts";

/** One adjustment of a plan. */
export interface Step {
  readonly plan: Plan;
  readonly athlete: Athlete;
  readonly adjustment: Adjustment;
  readonly progress: Progress;
  /** An outcome of the step before is told no more, so that its session is open again. */
  readonly isWithdrawn: boolean;
}

export interface Done extends Step {
  readonly adjusted: Plan;
  readonly adjustedAthlete: Athlete;
  readonly layer: Layer;
}

/** What every adjustment promises; throws what is broken. */
export function keepsItsPromises(step: Done): void {
  expect(validatePlan(step.adjusted, step.adjustedAthlete), `every rule holds ${after(step)}`).toEqual([]);
  whatIsDoneStays(step);
  twiceIsOnce(step);
  undoRestores(step);
  everyChangeIsExplained(step);
  expect(brokenWords({ before: step.plan, after: step.adjusted, layer: step.layer }), `words are true ${after(step)}`).toEqual([]);
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
  const { plan, adjusted, progress, layer } = step;
  // A missed session may still be done, when that is what was wished.
  const { adjustment } = layer;
  const madeUp = adjustment.kind === "move" && layer.changes.length > 0 ? adjustment.sessionId : undefined;
  const kept = (version: Plan): string[] =>
    getSessions(version)
      .filter((session) => session.id !== madeUp && isKept(session, progress))
      .map(textOf);
  expect(kept(adjusted), `what is done stays ${after(step)}`).toEqual(kept(plan));
}

function twiceIsOnce(step: Done): void {
  const { adjusted, adjustedAthlete, adjustment, progress } = step;
  const again = adjust(adjusted, adjustedAthlete, adjustment, progress);
  expect(again.kind === "adjusted" ? explain(again.layer) : again.kind, `a second time changes nothing ${after(step)}`).toEqual([]);
  if (again.kind !== "adjusted") return;
  expect(bytesOf(again.plan), `a second time leaves the plan ${after(step)}`).toEqual(bytesOf(adjusted));
  expect(again.athlete, `a second time leaves the athlete ${after(step)}`).toEqual(adjustedAthlete);
}

function undoRestores(step: Done): void {
  const { plan, athlete, adjusted, adjustedAthlete, layer } = step;
  const undone = undo(adjusted, layer);
  expect(undone.kind === "undone" && bytesOf(undone.plan), `undo restores the plan ${after(step)}`).toEqual(bytesOf(plan));
  expect(athleteBefore(adjustedAthlete, layer), `undo restores the athlete ${after(step)}`).toEqual(athlete);
}

function everyChangeIsExplained(step: Done): void {
  const { plan, adjusted, layer } = step;
  const texts = (version: Plan): Map<string, string> => new Map(getSessions(version).map((session) => [session.id, textOf(session)]));
  const [old, now] = [texts(plan), texts(adjusted)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((id) => old.get(id) !== now.get(id));
  const told = explain(layer);
  expect(told.map(({ sessionId }) => sessionId).toSorted(), `every change is told ${after(step)}`).toEqual(changed.toSorted());
  for (const { before: was, after: is, reason } of told) {
    expect(was, `before and after differ ${after(step)}`).not.toBe(is);
    expect(reason, `every change has a reason ${after(step)}`).not.toBe("");
  }
}

/** Pain of 10 from which the first days are gentle; of a back or neck. */
const BAD = 8;
const BAD_SPINE = 6;

/** Days, ids and types stay, unless a session is open again that was done; only before a race, where no substitute may be new, a session may become an easy one. */
function anInjuryKeepsTheShape(step: Done): void {
  const { plan, athlete, adjusted, adjustedAthlete } = step;
  // What stands in for one injury gives way to what stands in for both.
  const isFirst = readInjuries(athlete.injuries ?? "", plan.startDate).regions.every(({ grade }) => grade === 0);
  const { races } = getRaces(adjustedAthlete, plan.startDate, plan.durationWeeks);
  // A skill day or compromised run whose movements an injury closes becomes engine work.
  const kindOf = (type: Session["type"]): string => (type === "skill" || type === "mixed" ? "conditioning" : type);
  // The first days of something bad are gentle movement, and a bad back or neck has nothing against the clock (return-ladders.md section 2).
  const isBad = readInjuries(adjustedAthlete.injuries ?? "", plan.startDate).regions.some(
    ({ region, score }) => score >= BAD || (score >= BAD_SPINE && (region === "lower_back" || region === "neck")),
  );
  // A deload is eased to its load, which may make one of its days a walk before and not after.
  const deloads = new Set(plan.weeks.filter(({ isDeload }) => isDeload).flatMap(({ sessions }) => sessions.map(({ id }) => id)));
  const shape = (version: Plan): string[] => [
    ...getSessions(version).map(({ id, date }) => `${id} ${date}`),
    // Running every second day may have two days of a week change places.
    ...version.weeks.map(({ week, sessions }) => {
      const kinds = sessions
        .filter(({ id, date }) => isFirst && !isBad && !isBeforeRace(races, date) && !deloads.has(id))
        .map(({ type }) => kindOf(type));
      return `week ${week}: ${kinds.toSorted().join(" ")}`;
    }),
  ];
  // Health changes what a session is: before a clearance there is only walking, without a clock no workout.
  const { limits } = readInjuries(adjustedAthlete.injuries ?? "", plan.startDate).health;
  if (limits !== NO_LIMITS) return;
  expect(shape(adjusted), `days and types stay ${after(step)}`).toEqual(shape(plan));
}

/**
 * No new impact (injuries.md): jumps and sprints are a rule of every plan; here no week runs more than it did, before the first step of a return at
 * the earliest (return-ladders.md section 2). Running every second day may have two days change places.
 */
function anInjuredLegDoesNotRunMore(step: Done): void {
  const { plan, athlete, adjusted, adjustedAthlete, adjustment } = step;
  if (injuredLeg(readInjuries(adjustedAthlete.injuries ?? "", plan.startDate)) === undefined) return;
  // A new number for a region that was told before takes the place of the old one, whatever its check-ins said.
  const regionsOf = (text = ""): string[] => readInjuries(text, plan.startDate).regions.map(({ region }) => region);
  const known = new Set(regionsOf(athlete.injuries));
  if (adjustment.kind !== "injury" || regionsOf(adjustment.details).some((region) => known.has(region))) return;
  const { races } = getRaces(adjustedAthlete, plan.startDate, plan.durationWeeks);
  const firstStep = addDays(statedOn(plan.startDate, adjustedAthlete.easings), 14);
  const running = (version: Plan): number[] =>
    version.weeks.map(({ sessions }) =>
      // A race and the trial before it have their own running.
      sessions
        .filter(({ date, code }) => date < firstStep && code !== "RACE" && !isBeforeRace(races, date))
        .reduce((seconds, session) => seconds + runSeconds(session), 0),
    );
  const before = running(plan);
  const more = running(adjusted).flatMap((seconds, week) =>
    seconds > MOST_MORE * (before[week] ?? 0) + ROUNDED_SECONDS ? [`week ${week + 1}`] : [],
  );
  expect(more, `no week runs more ${after(step)}`).toEqual([]);
}

/** Minutes are whole, and what was fast may be run easily and a little longer. */
const ROUNDED_SECONDS = 120;
const MOST_MORE = 1.1;

/** A plan as it is written: its frame with the number of sessions in each week, and every session. */
function bytesOf(plan: Plan): readonly string[] {
  const weeks = plan.weeks.map((week) => ({ ...week, sessions: week.sessions.length }));
  return [JSON.stringify({ ...plan, weeks }), ...getSessions(plan).map(textOf)];
}

/** Versions of a plan share the sessions that did not change, so each is written once. */
const TEXTS = new WeakMap<Session, string>();

function textOf(session: Session): string {
  const text = TEXTS.get(session) ?? JSON.stringify(session);
  TEXTS.set(session, text);
  return text;
}

export function getSessions(plan: Plan): Session[] {
  return plan.weeks.flatMap((week) => week.sessions);
}

function isKept({ id, date }: Session, { today, outcomes }: Progress): boolean {
  return date < today || outcomes.some(({ sessionId }) => sessionId === id);
}
