import { addDays, type Day, shortDay } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { PlanNote, PlanWeek } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import { absenceOn, type Break, getBreaks } from "../../athlete/interruptions.ts";

/** Shorter stays away only move sessions. */
const SHORTEST = 3;

/** The days away that empty the plan, and what fits them: nothing of it is a session of the plan. */
export function awayNotes(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { athlete } = context;
  const [first] = weeks;
  if (first === undefined) return [];
  const end = addDays(first.startDate, 7 * weeks.length);
  return getBreaks(athlete)
    .filter(({ from, to, days }) => days >= SHORTEST && to >= first.startDate && from < end)
    .map((gap): PlanNote => ({ kind: "away", text: getText(context, gap, weeks) }));
}

function getText(context: PlanContext, gap: Break, weeks: readonly PlanWeek[]): string {
  const { from, to, isIllness } = gap;
  const reason = absenceOn(context.athlete, from)?.reason;
  const empty = weeks
    .filter(({ sessions }) => sessions.length === 0)
    .filter(({ startDate }) => startDate <= to && addDays(startDate, 6) >= from);
  const list = formatList(empty.map(({ week }) => String(week)));
  const holds = empty.length === 0 ? "" : `, so ${empty.length === 1 ? `week ${list} has` : `weeks ${list} have`} no session`;
  const days = `${shortDay(from)} to ${shortDay(to)}`;
  if (isIllness) return `${days}: ill${holds}. Rest until you have been well for a day; the first days back are short and easy.`;
  const back = `The first days back are ${gap.days > 7 ? "lighter" : "as planned"}${backOn(to, weeks)}.`;
  const optional = optionalWork(context, weeks);
  const extra =
    optional.length === 0 ? "" : ` If you feel like it, up to every second day: ${optional.join(", or ")}. All of it is optional.`;
  return `${days}: ${reason === "holiday" ? "holiday" : "away"}${holds}.${extra} ${back}`;
}

function backOn(to: Day, weeks: readonly PlanWeek[]): string {
  const next = weeks.flatMap(({ sessions }) => sessions).find(({ date }) => date > to);
  return next === undefined ? "" : `, from ${shortDay(next.date)} on`;
}

/** Easy things without equipment that the athlete's body, doctor and wishes leave open. */
function optionalWork({ picker, health }: PlanContext, weeks: readonly PlanWeek[]): readonly string[] {
  const isFree = (name: string): boolean => {
    return picker.pick(name).replaced === undefined;
  };
  if (health.clearance === "required") return ["10–20 min of easy walking"];
  return [
    ...(holdsEasyRuns(weeks) ? ["20–40 min of easy running"] : []),
    ...(isFree("Brisk walk") ? ["30–60 min of brisk walking"] : []),
    ...(isFree("Dead bug") && isFree("Side plank") ? ["ten minutes of core work in your room (dead bug, side plank, glute bridge)"] : []),
    ...(isFree("Cat-cow") ? ["ten minutes of mobility"] : []),
  ].slice(0, 3);
}

const FULL_EASY_RUN_SECONDS = 1200;

function holdsEasyRuns(weeks: readonly PlanWeek[]): boolean {
  const lines = weeks.flatMap(({ sessions }) => sessions).flatMap(({ blocks }) => blocks.mainWorkout);
  return lines.some(
    ({ name, dose }) => (name === "Easy run" || name === "Long run") && (dose.seconds ?? dose.totalSeconds) >= FULL_EASY_RUN_SECONDS,
  );
}
