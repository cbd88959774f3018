import type { Version, BareChange } from "./version.ts";
import { type Day } from "../calendar/day.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Session } from "../model/plan.ts";
import type { Adjustment, AthletePatch, Layer, PlanFrame, Progress, SessionChange } from "./adjustment.ts";
import { toPerson } from "../health/person.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { readReport } from "../injuries/read-injuries.ts";
import { getRaces } from "../season/demand/races/race-calendar.ts";
import { layerReasons } from "./reasons/layer-reasons.ts";
import { changeReason } from "./reasons/change-reason.ts";
import { checkMove, type WishedMove } from "./choices/move.ts";
import type { MoveWarning } from "./choices/move-warnings.ts";
import { isSame } from "./same.ts";

/** The difference between two versions of a plan, with the reason of each change. */
export function getLayer(before: Version, after: Version, adjustment: Adjustment, progress: Progress): Layer {
  const { startDate, durationWeeks } = after.plan;
  const reading = adjustment.kind === "injury" ? getReport(adjustment.details, progress.today, after.athlete) : undefined;
  const { races } = getRaces(after.athlete, startDate, durationWeeks);
  const isYes = adjustment.kind === "injury" && hasNewYes(before.athlete, after.athlete);
  const facts = { before, after, adjustment, progress, reading, isYes, races };
  const changes = changedSessions(before.plan, after.plan).map((change): SessionChange => ({
    ...change,
    reason: changeReason(change, facts),
  }));
  return {
    adjustment,
    on: progress.today,
    changes,
    reasons: layerReasons(facts, changes),
    ...(adjustment.kind === "move" && changes.length > 0 ? { warnings: getWarnings(before, adjustment, progress) } : {}),
    plan: { before: getFrame(before.plan), after: getFrame(after.plan) },
    athlete: patches(before.athlete, after.athlete),
  };
}

/** Whether a professional's yes was told. */
function hasNewYes({ easings: known = [] }: Athlete, { easings = [] }: Athlete): boolean {
  return easings.some((easing) => easing.cleared !== undefined && !known.some((one) => isSame(one, easing)));
}

/** What the text says, for this athlete: who trained before a pregnancy may go on harder than who did not. Their age alone is no report. */
function getReport(details: string, today: Day, athlete: Athlete): InjuryReading {
  const told = readReport(details, today).health.findings;
  const own = readReport(details, today, toPerson(athlete));
  const findings = own.health.findings.filter(({ group }) => told.some((finding) => finding.group === group));
  return { ...own, health: { ...own.health, findings } };
}

function getWarnings({ plan, athlete }: Version, move: WishedMove, progress: Progress): readonly MoveWarning[] {
  const check = checkMove(plan, athlete, move, progress);
  return check.kind === "possible" ? check.warnings : [];
}

function changedSessions(before: Plan, after: Plan): BareChange[] {
  const old = sessionsById(before);
  const now = sessionsById(after);
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  return ids
    .flatMap((sessionId): BareChange[] => {
      const [was, is] = [old.get(sessionId), now.get(sessionId)];
      if (isSame(was, is)) return [];
      return [{ sessionId, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) }];
    })
    .toSorted((a, b) => getDate(a).localeCompare(getDate(b)) || a.sessionId.localeCompare(b.sessionId));
}

function sessionsById(plan: Plan): Map<string, Session> {
  return new Map(plan.weeks.flatMap((week) => week.sessions.map((session) => [session.id, session] as const)));
}

/** The day a change is about: where the session was, or where it is new. */
function getDate({ before, after }: BareChange): string {
  return before?.date ?? after?.date ?? "";
}

function getFrame(plan: Plan): PlanFrame {
  return { ...plan, weeks: plan.weeks.map(({ sessions: _, ...week }) => week) };
}

function patches(before: Athlete, after: Athlete): Layer["athlete"] {
  const keys = CHANGEABLE_KEYS.filter((key) => !isSame(before[key], after[key]));
  const pick = (athlete: Athlete): AthletePatch =>
    Object.fromEntries(keys.flatMap((key) => (athlete[key] === undefined ? [] : [[key, athlete[key]]])));
  return { before: pick(before), after: pick(after) };
}

const CHANGEABLE_KEYS: readonly (keyof AthletePatch)[] = [
  "injuries",
  "injuryReports",
  "competitions",
  "absences",
  "easings",
  "painReports",
  "lighterDays",
  "efforts",
  "availability",
  "strength",
  "gymnastics",
  "conditioning",
  "equipment",
  "leftBehind",
  "age",
  "sex",
  "bodyWeight",
  "trainingYears",
  "dislikes",
  "moves",
  "swaps",
];
