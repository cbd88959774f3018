import type { Athlete, Level } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import type { TriathlonDemand } from "./demand.ts";
import { LONGEST_RIDE_WINDOW, nextTriathlon, triathlonDemand, triathlonEvent, type TriathlonEvent, WEEKS_AHEAD } from "./triathlon.ts";

/** How far a day is from the triathlon that the weeks are built back from. */
export interface TriathlonDay {
  readonly demand: TriathlonDemand;
  /** Days to the race. */
  readonly days: number;
}

export function triathlonDay(athlete: Pick<Athlete, "competitions" | "focus">, level: Level, date: Day): TriathlonDay | undefined {
  const next = nextTriathlon(athlete, date);
  if (next === undefined || next.days > 7 * WEEKS_AHEAD) return undefined;
  return { demand: triathlonDemand(triathlonEvent(next.format.name), level), days: next.days };
}

/** Days before the race on which the longest ride is, for a long day of this weekday. */
function longestRideDays({ days, demand: { event } }: TriathlonDay): number {
  const latest = LONGEST_RIDE_WINDOW[event].to + 1;
  return latest + ((((days - latest) % 7) + 7) % 7);
}

/** Weeks from this day to the one with the longest ride; negative after it. */
export function weeksToLongestRide(day: TriathlonDay): number {
  return Math.round((day.days - longestRideDays(day)) / 7);
}

export const LONG_EVENTS: ReadonlySet<TriathlonEvent> = new Set<TriathlonEvent>(["half", "full"]);

/** The week before the longest ride rehearses the race (race-demands.md section 7: D-28 to D-16). */
export function isRehearsalRide(day: TriathlonDay): boolean {
  return LONG_EVENTS.has(day.demand.event) && weeksToLongestRide(day) === 1;
}

/** The first week of a season whose long ride has stretches at race power, and the effort that has to be allowed for them (race-demands.md section 7). */
export const FIRST_EFFORT_WEEK = 3;
export const EFFORT_RPE = 6;

/** Minutes at race power inside the rehearsal ride, by level: the ladder of dose-progression.md 2.1. */
const RACE_POWER: { readonly [event in TriathlonEvent]: { readonly [level in Level]: Minutes } } = {
  sprint: { beginner: 0, intermediate: 0, advanced: 0, elite: 0 },
  olympic: { beginner: 0, intermediate: 0, advanced: 0, elite: 0 },
  half: { beginner: 60, intermediate: 75, advanced: 90, elite: 90 },
  full: { beginner: 120, intermediate: 135, advanced: 160, elite: 180 },
};

export function racePowerMinutes({ demand: { event, level } }: TriathlonDay): Minutes {
  return RACE_POWER[event][level];
}

/** The rehearsal of a 70.3 is no longer than this; that of a full distance counts among the long rides. */
export const LONGEST_REHEARSAL: { readonly [event in TriathlonEvent]: Minutes } = { sprint: 0, olympic: 0, half: 180, full: 300 };

/** A brick starts ten weeks before the race. */
export const FIRST_BRICK = 77;
/** The last one is short (race-demands.md section 7: D-8 to D-6). */
const LAST_BRICK = 9;
/** Nearer than this nobody runs off a long ride. */
const NO_BRICK = 5;
const SHORT_BRICK = 15;
/** Minutes of running off the bike by whole weeks to the race. */
const BRICK_BY_WEEK = [15, 15, 40, 40, 40, 30, 30, 20, 20, 15, 15] as const;
const LONGEST_BRICK: { readonly [event in TriathlonEvent]: Minutes } = { sprint: 20, olympic: 30, half: 40, full: 40 };
const LONGEST_OF_BEGINNERS = 30;

/** Further from the race the legs learn the change in every second loading week, after the first two of a block. */
const BASE_BRICK = 10;
const FIRST_BASE_BRICK = 3;

/** Minutes of running straight off the long ride on this day. */
export function brickMinutes(
  { days, demand: { event, level } }: TriathlonDay,
  { isDeload, macroWeek }: { readonly isDeload: boolean; readonly macroWeek: number },
): Minutes {
  if (days > FIRST_BRICK) return !isDeload && macroWeek >= FIRST_BASE_BRICK && macroWeek % 2 === 1 ? BASE_BRICK : 0;
  if (days < NO_BRICK) return 0;
  if (isDeload || days <= LAST_BRICK) return SHORT_BRICK;
  const most = Math.min(LONGEST_BRICK[event], level === "beginner" ? LONGEST_OF_BEGINNERS : LONGEST_BRICK[event]);
  return Math.min(most, BRICK_BY_WEEK[Math.floor(days / 7)] ?? 0);
}

/** Nearer to a triathlon than this also whoever runs and walks in turn, or has a sore leg, runs off the bike. */
export const BRICKS_FOR_ALL = 70;

/** Where nothing is logged or told (race-demands.md section 1). */
export const USUAL_RIDE: { readonly [level in Level]: Minutes } = { beginner: 60, intermediate: 105, advanced: 150, elite: 210 };
export const USUAL_SWIM: { readonly [level in Level]: Metres } = { beginner: 200, intermediate: 800, advanced: 1500, elite: 2500 };

/** The longest ride a loading week later (race-demands.md section 7). */
export function longerRide(minutes: Minutes): Minutes {
  return Math.max(1.12 * minutes, minutes + 15);
}

/** The longest swim grows by this in a week (race-demands.md section 7). */
export const SWIM_STEP: Metres = 200;
