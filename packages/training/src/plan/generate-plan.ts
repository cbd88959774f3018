import type { Athlete } from "../athlete/athlete.ts";
import { addDays, type Day, mondayOf, weekdayOf } from "../calendar/day.ts";
import { readInjuries } from "../injuries/read-injuries.ts";
import { referralFor } from "../injuries/referral.ts";
import { buildSession } from "./build-session.ts";
import { type PlanContext, planContext } from "./context.ts";
import type { SessionBrief } from "./draft.ts";
import { finishSession } from "./finish-session.ts";
import { adaptToLevel } from "./level-adaptation.ts";
import { weekPattern } from "./patterns.ts";
import { planWeeks, type WeekFrame } from "./phases.ts";
import type { Plan, PlanNote, PlanResult, PlanWeek, Session } from "./plan.ts";
import { describePlan, planNotes } from "./plan-text.ts";
import { type Race, raceOf } from "./race.ts";
import { RunHistory } from "./run-history.ts";
import { isReduced, type ScheduleFacts, scheduleWeek, type SessionSlot } from "./schedule.ts";
import { baseMinutes } from "./session-minutes.ts";
import { sessionContent, weekContent } from "./session-content.ts";
import { layoutWeek, SHORTEST_SESSION } from "./week-layout.ts";

export interface GenerateOptions {
  /** Any day; the block starts on it when it is a Monday, else on the next Monday. */
  readonly startDate: Day;
  /** 1-12, default 5. */
  readonly weeks?: number;
  /** Macro week of the first week, default 1; a continuation counts on. */
  readonly firstMacroWeek?: number;
  /** Called when a week is complete, with its 0-based index. */
  readonly onWeek?: (week: PlanWeek, index: number) => void;
}

/**
 * The training block of an athlete, or a referral when the injury text holds red flags. Deterministic: the same athlete
 * and options give the same plan.
 */
export function generatePlan(athlete: Athlete, options: GenerateOptions): PlanResult {
  const startDate = firstMonday(options.startDate);
  const reading = readInjuries(athlete.injuries ?? "", startDate);
  const referral = referralFor(reading);
  if (referral !== undefined) return { kind: "referral", referral };

  const context = planContext(athlete, reading, startDate);
  const weeks = Math.min(12, Math.max(1, Math.round(options.weeks ?? 5)));
  const firstMacroWeek = Math.max(1, Math.round(options.firstMacroWeek ?? 1));
  const race = raceOf(athlete, startDate, weeks);
  const frames = planWeeks({ startDate, weeks, firstMacroWeek }, { level: context.level, age: athlete.age }, (monday) =>
    deloadFits(monday, race),
  );
  const pattern = adaptToLevel(weekPattern(athlete.focus, athlete.availability.daysPerWeek), context.level);
  const layout = layoutWeek({
    pattern,
    level: context.level,
    availability: athlete.availability,
    wanted: (code) => baseMinutes(code, context.level),
  });
  const built = buildWeeks({ context, frames, placements: layout.placements, race }, options.onWeek);
  return { kind: "plan", plan: assemblePlan(context, built, { startDate, firstMacroWeek, race, notes: layout.notes }) };
}

function firstMonday(day: Day): Day {
  return weekdayOf(day) === 1 ? day : addDays(mondayOf(day), 7);
}

/** Near a race the taper and the easy days are the rest. */
function deloadFits(monday: Day, race: Race | undefined): boolean {
  return race === undefined || !isReduced({ isDeload: false, startDate: monday }, race);
}

function buildWeeks(facts: ScheduleFacts, onWeek: GenerateOptions["onWeek"]): PlanWeek[] {
  const history = new RunHistory(facts.context);
  const weeks: PlanWeek[] = [];
  const contents = new Set<string>();
  facts.frames.forEach((frame, index) => {
    const sessions = differentWeek(facts, frame, scheduleWeek(facts, frame, weeks), history, contents);
    contents.add(weekContent(sessions));
    history.add(sessions);
    const week: PlanWeek = {
      week: frame.week,
      macroWeek: frame.macroWeek,
      phase: frame.phase,
      isDeload: frame.isDeload,
      startDate: frame.startDate,
      sessions,
    };
    weeks.push(week);
    onWeek?.(week, index);
  });
  return weeks;
}

const MOST_TRIES = 4;

/** Where injuries or equipment leave little choice, a few minutes less keep a week from being a copy of another. */
function differentWeek(
  facts: ScheduleFacts,
  frame: WeekFrame,
  slots: readonly SessionSlot[],
  history: RunHistory,
  contents: ReadonlySet<string>,
): Session[] {
  let sessions = buildWeek(facts, frame, slots, history);
  for (let less = 1; less < MOST_TRIES && contents.has(weekContent(sessions)); less++) {
    sessions = buildWeek(
      facts,
      frame,
      slots.map((slot) => shorter(slot, less)),
      history,
      less,
    );
  }
  return sessions;
}

function buildWeek(
  { context, race }: ScheduleFacts,
  frame: WeekFrame,
  slots: readonly SessionSlot[],
  history: RunHistory,
  variation = 0,
): Session[] {
  const fastRunning = history.fastRunning(slots);
  const seen = new Map<string, number>();
  const contents = new Set<string>();
  return slots.map((slot, index) => {
    const kind = contentKind(slot, frame);
    const occurrence = seen.get(kind) ?? 0;
    seen.set(kind, occurrence + 1);
    const build = (less: number): Session => {
      const part = shorter(slot, 2 * less);
      const { code, weekday, date, minutes, rpe, isTaper, isRecovery } = part;
      const longestRun = history.longestRun(code);
      const brief: SessionBrief = {
        context,
        frame,
        code,
        weekday,
        date,
        day: index + 1,
        minutes,
        rpe,
        occurrence: occurrence + less,
        variation: variation + less,
        isTaper,
        isRecovery,
        fastRunning,
        longestRun,
      };
      return finishSession(brief, part, buildSession(brief, race));
    };
    let session = build(0);
    for (let less = 1; less < MOST_TRIES && contents.has(sessionContent(session)); less++) session = build(less);
    contents.add(sessionContent(session));
    return session;
  });
}

function shorter(slot: SessionSlot, minutes: number): SessionSlot {
  return slot.code === "RACE" ? slot : { ...slot, minutes: Math.max(SHORTEST_SESSION, slot.minutes - minutes) };
}

/** Codes that come down to the same content: in light weeks fast runs and rides are easy ones. */
function contentKind({ code, isRecovery }: SessionSlot, frame: WeekFrame): string {
  if (!frame.isDeload && !isRecovery) return code;
  if (code === "RT" || code === "RI") return "RE";
  return code === "BQ" ? "ZE" : code;
}

interface PlanFacts {
  readonly startDate: Day;
  readonly firstMacroWeek: number;
  readonly race: Race | undefined;
  readonly notes: readonly PlanNote[];
}

function assemblePlan(context: PlanContext, weeks: readonly PlanWeek[], facts: PlanFacts): Plan {
  const { athlete } = context;
  return {
    ...describePlan(context, weeks, facts.race),
    focus: athlete.focus,
    level: athlete.level,
    durationWeeks: weeks.length,
    sessionsPerWeek: weeks[0]?.sessions.length ?? 0,
    startDate: facts.startDate,
    firstMacroWeek: facts.firstMacroWeek,
    weeks,
    notes: [...planNotes(context, weeks, facts.race), ...facts.notes],
  };
}
