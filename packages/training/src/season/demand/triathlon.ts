import type { Athlete, Level } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { type TriathlonName, TRIATHLONS } from "../../catalogue/race-formats.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import type { TriathlonDemand } from "./demand.ts";
import { type NextEvent, nextEvent } from "./races/next-event.ts";

export type TriathlonEvent = TriathlonDemand["event"];

/** A T100 is trained like a 70.3; a super sprint like a sprint. */
const TRAINED_EVENT: { readonly [name in TriathlonName]: TriathlonEvent } = {
  superSprint: "sprint",
  sprint: "sprint",
  standard: "olympic",
  t100: "half",
  middle: "half",
  full: "full",
  duathlon: "olympic",
  sprintDuathlon: "sprint",
};

export function triathlonEvent(name: TriathlonName): TriathlonEvent {
  return TRAINED_EVENT[name];
}

type ByLevel<T> = { readonly [level in Level]: T };

interface Row {
  /** Hours of the peak week. */
  readonly hours: ByLevel<readonly [floor: number, target: number]>;
  /** Metres of the race: whoever swims them in training is ready for its swim. */
  readonly swimFloor: Metres;
  /** Metres that training leads to; for beginners without a stop. */
  readonly swim: ByLevel<Metres>;
  /** Minutes. The floors lie under those of the table: a ride a little longer than that of the race is enough (convention: coaches struck warnings below it). */
  readonly ride: ByLevel<readonly [floor: Minutes, target: Minutes]>;
  /** Kilometres, with floors under the table as well. */
  readonly run: ByLevel<readonly [floor: number, target: number]>;
  readonly bricks: ByLevel<number>;
}

/** Race-demands.md section 7. */
const TRIATHLON_ROWS: { readonly [event in TriathlonEvent]: Row } = {
  sprint: {
    hours: { beginner: [3, 4], intermediate: [4.5, 6], advanced: [6, 8], elite: [9, 13] },
    swimFloor: 750,
    swim: { beginner: 750, intermediate: 1200, advanced: 2000, elite: 3000 },
    ride: { beginner: [75, 90], intermediate: [75, 105], advanced: [90, 135], elite: [120, 180] },
    run: { beginner: [6, 6], intermediate: [7, 9], advanced: [9, 12], elite: [12, 15] },
    bricks: { beginner: 3, intermediate: 4, advanced: 5, elite: 6 },
  },
  olympic: {
    hours: { beginner: [4.5, 6], intermediate: [6.5, 9], advanced: [9, 12], elite: [13, 18] },
    swimFloor: 1500,
    swim: { beginner: 1500, intermediate: 2000, advanced: 3000, elite: 4000 },
    ride: { beginner: [120, 135], intermediate: [120, 165], advanced: [150, 195], elite: [180, 240] },
    run: { beginner: [10, 10], intermediate: [11, 14], advanced: [14, 17], elite: [16, 20] },
    bricks: { beginner: 4, intermediate: 5, advanced: 6, elite: 7 },
  },
  half: {
    hours: { beginner: [6.5, 9], intermediate: [8, 12], advanced: [11, 14], elite: [15, 20] },
    swimFloor: 1900,
    swim: { beginner: 1900, intermediate: 2500, advanced: 3200, elite: 4000 },
    ride: { beginner: [210, 240], intermediate: [210, 255], advanced: [225, 270], elite: [240, 285] },
    run: { beginner: [17, 17], intermediate: [17, 19], advanced: [19, 21], elite: [21, 24] },
    bricks: { beginner: 5, intermediate: 6, advanced: 7, elite: 8 },
  },
  full: {
    hours: { beginner: [9, 12], intermediate: [10.5, 13.5], advanced: [13, 16], elite: [18, 24] },
    swimFloor: 3800,
    swim: { beginner: 3000, intermediate: 3800, advanced: 3800, elite: 3800 },
    ride: { beginner: [300, 345], intermediate: [300, 345], advanced: [330, 375], elite: [345, 390] },
    run: { beginner: [19, 19], intermediate: [21, 23], advanced: [24, 28], elite: [28, 32] },
    bricks: { beginner: 6, intermediate: 7, advanced: 8, elite: 10 },
  },
};

export function triathlonDemand(event: TriathlonEvent, level: Level): TriathlonDemand {
  const { hours, swimFloor, swim, ride, run, bricks } = TRIATHLON_ROWS[event];
  const [floorHours, targetHours] = hours[level];
  const [floorRide, targetRide] = ride[level];
  const [floorRun, targetRun] = run[level];
  return {
    kind: "triathlon",
    level,
    event,
    peakWeek: { floor: 60 * floorHours, target: 60 * targetHours },
    longestSwim: { floor: Math.min(swimFloor, swim[level]), target: swim[level] },
    longestRide: { floor: floorRide, target: targetRide },
    longestRun: { floor: 1000 * floorRun, target: 1000 * targetRun },
    bricks: bricks[level],
  };
}

/** Days before the race in which the longest ride belongs, the first one first (race-demands.md table 4.1). */
export const LONGEST_RIDE_WINDOW: { readonly [event in TriathlonEvent]: { readonly from: number; readonly to: number } } = {
  sprint: { from: 18, to: 10 },
  olympic: { from: 18, to: 10 },
  half: { from: 24, to: 13 },
  full: { from: 35, to: 20 },
};

/** Whoever reaches less than this does not start (race-demands.md section 12). */
export const HARD_LIMITS: { readonly [event in TriathlonEvent]?: { readonly swim: Metres; readonly ride: Minutes } } = {
  half: { swim: 800, ride: 120 },
  full: { swim: 1500, ride: 180 },
};

const STANDARD_RACE = { kind: "triathlon", name: "standard", format: TRIATHLONS.standard } as const;

export type NextTriathlon = NextEvent<Extract<NextEvent["format"], { kind: "triathlon" }>>;

/** Further ahead the weeks are not built back from a race yet. */
export const WEEKS_AHEAD = 40;

/** The triathlon that a triathlete's weeks are built back from: the next A race, a B race only without one; others do not train for its parts. */
export function nextTriathlon({ focus, competitions = [] }: Pick<Athlete, "competitions" | "focus">, date: Day): NextTriathlon | undefined {
  if (focus !== "triathlon") return undefined;
  const main = nextEvent({ competitions: competitions.filter(({ priority }) => priority === "A") }, date, ["triathlon"], STANDARD_RACE);
  return main !== undefined && main.days <= 7 * WEEKS_AHEAD ? main : nextEvent({ competitions }, date, ["triathlon"], STANDARD_RACE);
}
