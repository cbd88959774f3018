import type { Athlete, Move } from "../../athlete/athlete.ts";
import { type Day, getWeekday } from "../../calendar/day.ts";
import { taperRace, isFamiliarOnly } from "../../season/race-window.ts";
import { daysFromRace, type Race } from "../../season/demand/races/race.ts";
import type { SessionSlot } from "../../context/session-slot.ts";

/** What the eve of a race may hold. */
const RACE_EVE_LIMITS = { minutes: 25, rpe: 3 } as const;
/** After a race nothing is harder. */
const AFTER_RACE_RPE = 5;

/** Whether the training of a day is there because the athlete moved it, or in place of something they moved. */
export function isMoved({ moves = [] }: Pick<Athlete, "moves">, date: Day): boolean {
  return moves.length > 0 && moves.reduceRight((day, move) => otherDay(move, day), date) !== date;
}

function otherDay({ from, to }: Move, date: Day): Day {
  if (date === from) return to;
  return date === to ? from : date;
}

/** The slots of a week on the days the athlete moved them to. What a race has put on its day stays there. */
export function movedSlots(
  { athlete, races }: { readonly athlete: Athlete; readonly races: readonly Race[] },
  planned: readonly SessionSlot[],
): readonly SessionSlot[] {
  const { moves = [] } = athlete;
  if (moves.length === 0) return planned;
  let slots = planned;
  for (const move of moves) {
    const there = slots.filter(({ date }) => date === move.from || date === move.to);
    if (!there.every((slot) => slot.code !== "RACE" && mayBeOn(races, slot, otherDay(move, slot.date)))) continue;
    slots = slots.map((slot) => (there.includes(slot) ? onDay(slot, otherDay(move, slot.date)) : slot));
  }
  return slots === planned ? planned : slots.toSorted((a, b) => a.date.localeCompare(b.date));
}

function onDay(slot: SessionSlot, date: Day): SessionSlot {
  return { ...slot, date, weekday: getWeekday(date) };
}

/** What races ask of a session. */
type Strain = Pick<SessionSlot, "code" | "date" | "hard" | "heavyLower" | "minutes" | "rpe">;

/** Whether the races allow training of one day on another: the taper keeps its volume, and the days around a race what they are for. */
export function mayBeOn(races: readonly Race[], session: Strain, date: Day): boolean {
  if (taperRace(races, session.date) !== taperRace(races, date) || isFamiliarOnly(races, session.date) !== isFamiliarOnly(races, date))
    return false;
  return races.every((race) => fitsRace(race, session, daysFromRace(race, date)));
}

function fitsRace(race: Race, session: Strain, days: number): boolean {
  const { code, hard, heavyLower, minutes, rpe } = session;
  if (days === 0) return false;
  if (days > 0) return days > race.easyDays || (!hard && !heavyLower && rpe <= AFTER_RACE_RPE);
  if (days === -1 && (minutes > RACE_EVE_LIMITS.minutes || rpe > RACE_EVE_LIMITS.rpe)) return false;
  const isLongYet = (code === "RL" || code === "BK") && -daysFromRace(race, session.date) >= race.lastLong;
  return !(heavyLower && -days < race.lastHeavyLegs) && !(hard && -days < race.lastHard) && !(isLongYet && -days < race.lastLong);
}
