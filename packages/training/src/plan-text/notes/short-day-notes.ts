import { WEEKDAY_NAMES, type Weekday } from "../../calendar/day.ts";
import type { Minutes } from "../../units/units.ts";
import { goalRun } from "../../season/goal-run.ts";
import { adaptToPhase } from "../../week/slots/level-adaptation.ts";
import { grownLongRun, longRunMinutes } from "../../week/run/long-run-progression.ts";
import type { PlanNote, PlanWeek, SessionCode } from "../../model/plan.ts";
import type { ScheduleFacts } from "../../week/schedule-facts.ts";
import { SESSION_NAMES } from "../../model/session-codes.ts";
import { baseMinutes, longestLongRun } from "../../week/load/session-minutes.ts";
import { capped } from "../../week/slots/slot-load.ts";

/** Easy sessions are as long as their day: nothing is lost with a quarter of an hour of them. */
const EASY: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "REs", "ZE", "RC"]);
/** Below this share of its usual length a long session is another one; the others stay what they are for longer. */
const ENOUGH = 0.9;
const STILL_WHOLE = 0.7;
/** Shorter rests leave every set of a platform day. */
const WITH_LONG_RESTS: ReadonlySet<SessionCode> = new Set<SessionCode>(["PS", "PB", "PD"]);
const WHOLE_WITH_SHORT_RESTS = 0.55;

interface ShortDay {
  readonly weekday: Weekday;
  readonly code: SessionCode;
  readonly given: Minutes;
  readonly wanted: Minutes;
}

/** Which sessions the minutes of their day cut short, and by how much: one note on the long one, one on the others. */
export function shortDayNotes(facts: ScheduleFacts, weeks: readonly PlanWeek[]): PlanNote[] {
  const { context, placements } = facts;
  const longRun = longestWanted(facts);
  const short = placements.flatMap(({ weekday, code: printed }): ShortDay[] => {
    const code = codeInLastWeek(facts, printed);
    const wanted = code === "RL" ? longRun : baseMinutes(code, context.level, context.athlete.focus);
    const given = capped(wanted, weekday, context.athlete);
    const enough = code === "RL" || code === "BK" ? ENOUGH : WITH_LONG_RESTS.has(code) ? WHOLE_WITH_SHORT_RESTS : STILL_WHOLE;
    // Nobody without a race has asked for a longer ride.
    if (code === "BK" && context.athlete.focus !== "triathlon") return [];
    // Before a race the season knows what the long run is to reach, and its own note says what is missing.
    if (code === "RL" && facts.start !== undefined && (context.athlete.competitions ?? []).length > 0) return [];
    return !EASY.has(code) && given < enough * wanted && fills(weeks, weekday, given, code) ? [{ weekday, code, given, wanted }] : [];
  });
  const isLong = ({ code }: ShortDay): boolean => code === "RL" || code === "BK";
  return [...longNotes(short.filter(isLong)), ...otherNotes(short.filter((day) => !isLong(day)))];
}

/** Minutes that a session which the day cut short may leave of it. */
const LEFT_OVER: Minutes = 3;

/** Whether the plan holds the session, and the minutes of the day were what kept it short. */
function fills(weeks: readonly PlanWeek[], weekday: Weekday, given: Minutes, code: SessionCode): boolean {
  return weeks.some(({ sessions }) =>
    sessions.some((session) => session.code === code && session.weekday === weekday && session.duration >= given - LEFT_OVER),
  );
}

function longNotes(days: readonly ShortDay[]): PlanNote[] {
  if (days.length === 0) return [];
  const texts = days.map(
    ({ weekday, code, given, wanted }) =>
      `${dayName(weekday)} has ${given} min; ${SESSION_NAMES[code]} would take ${wanted} in this block, so it is shortened to ${given}.`,
  );
  return [{ kind: "wish-not-met", text: `${texts.join(" ")} This session needs its full length: give it a longer day if you can.` }];
}

function otherNotes(days: readonly ShortDay[]): PlanNote[] {
  if (days.length === 0) return [];
  const texts = days.map(
    ({ weekday, code, given, wanted }) => `${dayName(weekday)} has ${given} min, ${SESSION_NAMES[code]} would take ${wanted}`,
  );
  return [{ kind: "wish-not-met", text: `Shortened to fit the time you have that day: ${texts.join("; ")}.` }];
}

/** The longest that the long run would become in this block, were no day too short for it. */
function longestWanted({ context, frames, before, firstStep }: ScheduleFacts): Minutes {
  const loading = frames.filter((frame) => !frame.isDeload);
  const first = longRunMinutes(context, frames[0]?.macroWeek ?? 1, before, firstStep);
  const longest = loading.slice(1).reduce(grownLongRun, first);
  const goal = Math.max(0, ...loading.map((frame) => goalRun(context.athlete, frame.startDate)));
  const most = goal === 0 ? baseMinutes("RL", context.level, context.athlete.focus) : longestLongRun(context.level, goal);
  return Math.min(most, longest);
}

function codeInLastWeek({ context, frames }: ScheduleFacts, code: SessionCode): SessionCode {
  const last = frames.at(-1);
  return last === undefined ? code : adaptToPhase(code, { ...context, age: context.athlete.age }, last.macroWeek);
}

function dayName(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday - 1] ?? "";
}
