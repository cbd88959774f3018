import { type Day, dayInWords, daysBetween } from "../calendar/day.ts";
import { formatDistance } from "../units/format.ts";
import type { PlanNote, PlanWeek } from "./plan.ts";
import type { Race } from "./race.ts";

/** What the athlete should know about the way to each race. */
export function raceNotes(weeks: readonly PlanWeek[], races: readonly Race[]): PlanNote[] {
  const first = weeks[0];
  if (first === undefined) return [];
  return races.flatMap((race): PlanNote[] => [
    ...shortLongRunNotes(weeks, race),
    { kind: "taper", text: `${race.name} ${dayText(race, first.startDate)}${easyDays(race)}` },
  ]);
}

function dayText(race: Race, startDate: Day): string {
  const daysToGo = daysBetween(startDate, race.date);
  if (daysToGo < 0) return `was on ${dayInWords(race.date)}:`;
  const on = `on ${dayInWords(race.date)}:`;
  const light = `without heavy leg work in the last ${race.taperDays === 0 ? "three days" : `${Math.min(race.lastHeavyLegs, 14)} days`}`;
  if (race.taperDays === 0) return `${on} two or three easy days before it instead of a taper, ${light}, and`;
  if (daysToGo < 7)
    return `${on} fewer than seven days are left, so this is a mini-taper of short sessions, a few of them sharp; nothing can be built any more, and`;
  return `${on} the ${Math.min(race.taperDays, daysToGo)} days before it carry about half the usual volume at full intensity, the last hard session is ${race.lastHard} days out or earlier, ${light}, and`;
}

function easyDays(race: Race): string {
  return ` ${race.easyDays} easy days follow.`;
}

export const HALF_MARATHON = 21_000;
/** Of the race; below this the last part of it is new ground. */
const LONG_ENOUGH = 0.65;

/** A half marathon or more on runs that the weeks are too few to make long enough. */
function shortLongRunNotes(weeks: readonly PlanWeek[], race: Race): PlanNote[] {
  const metres = race.format.kind === "running" ? (race.format.distance ?? 0) : 0;
  const before = weeks.flatMap((week) => week.sessions).filter((session) => session.date < race.date && session.code === "RL");
  const longest = Math.max(0, ...before.map((session) => session.distance));
  if (metres < HALF_MARATHON || longest === 0 || longest >= metres * LONG_ENOUGH) return [];
  const text = `The longest run before ${race.name} is ${formatDistance(longest)}: long runs grow by a tenth at most, from where your level usually starts. If you have run further lately, keep those runs; if not, start slowly and plan walking breaks.`;
  return [{ kind: "wish-not-met", text }];
}
