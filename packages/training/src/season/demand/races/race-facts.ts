import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";
import type { Minutes } from "#training/units/units.ts";
import { type AfterRace, recovery } from "./after-race.ts";
import { isUltra } from "../running-demand.ts";
import { taperLength } from "./taper-shares.ts";

/** What an event asks of the days around it (race-demands.md sections 5.1, 10 and 11); days count back from the race. */
export interface RaceFacts {
  /** Days of reduced volume before it. */
  readonly taperDays: number;
  /** Nearer than this nothing is hard any more. */
  readonly lastHard: number;
  /** Nearer than this legs lift light. */
  readonly lastHeavyLegs: number;
  /** Nearer than this no run or ride is long. */
  readonly lastLong: number;
  /** Easy days after it. */
  readonly easyDays: number;
  /** When what may come again after it. */
  readonly after: AfterRace;
  /** Expected time, for the calendar and the load of the day. */
  readonly minutes: Minutes;
}

type Last = Pick<RaceFacts, "lastHard" | "lastHeavyLegs" | "lastLong" | "minutes">;

/** Taper, last hard days and recovery of a race; the taper is that of priority A, which the race calendar shortens for B and C. */
export function raceFacts(format: CompetitionFormat, priority: "A" | "B" | "C", age?: number): RaceFacts {
  const after = recovery(format, priority, age);
  if (isOnline(format)) return { taperDays: 0, easyDays: after.easy, after, lastHard: 2, lastHeavyLegs: 2, lastLong: 2, minutes: 40 };
  return { taperDays: taperLength(format), easyDays: after.easy, after, ...lastDays(format) };
}

/** The Open is trained through: the day before is easy, and that is all (race-demands.md section 8). */
export function isOnline(format: CompetitionFormat): boolean {
  return format.kind === "crossfit" && format.online === true;
}

function lastDays(format: CompetitionFormat): Last {
  switch (format.kind) {
    case "hyrox":
      return { lastHard: 5, lastHeavyLegs: 8, lastLong: 7, minutes: 100 };
    case "crossfit":
      return { lastHard: 5, lastHeavyLegs: 8, lastLong: 7, minutes: 120 };
    case "powerlifting":
      return { lastHard: 7, lastHeavyLegs: 8, lastLong: 7, minutes: 60 * (format.lifts?.length ?? 3) };
    case "weightlifting":
      // The last heavy snatch and clean and jerk belong 7 to 5 days out (race-demands.md section 9).
      return { lastHard: 5, lastHeavyLegs: 5, lastLong: 7, minutes: 120 };
    case "triathlon":
      return lastOfTriathlon(format.format.run);
    case "running":
      return lastOfRun(format.distance ?? 10_000);
  }
}

/** Days before a race that is trained through without anything hard. */
export const EASY_BEFORE = 3;

/** Two or three easy days instead of a taper. */
export function trainedThrough<T extends RaceFacts & { readonly format: CompetitionFormat }>(race: T): T {
  if (isOnline(race.format)) return race;
  return { ...race, taperDays: 0, lastHard: EASY_BEFORE + 1, lastHeavyLegs: EASY_BEFORE + 1, lastLong: 3 };
}

/** A short run for fun costs the week its hard work on the day before and the day after, and no kilometres. */
export function runForFun<T extends RaceFacts>(race: T): T {
  const after = { rest: 0, easy: 1, moderate: 2, hard: 2, long: 2, heavyLegs: 2, weeks: [] };
  return { ...race, taperDays: 0, lastHard: 2, lastHeavyLegs: 2, lastLong: 2, easyDays: 1, after };
}

/** Days of lighter training before a race of priority B on the way to an A race (race-demands.md section 11); alone it gets a week. */
export function lesserTaper(format: CompetitionFormat, leadsToA: boolean): number {
  if (isOnline(format)) return 0;
  const full = taperLength(format);
  if (!leadsToA) return Math.min(7, full);
  if (format.kind === "hyrox") return format.doubles ? 4 : 5;
  if (format.kind === "triathlon") return format.format.run > 15_000 ? 5 : 3;
  if (format.kind === "running") return (format.distance ?? 0) > 15_000 ? 4 : 3;
  return format.kind === "crossfit" ? 3 : 4;
}

function lastOfTriathlon(run: number): Last {
  if (run > 30_000) return { lastHard: 7, lastHeavyLegs: 14, lastLong: 15, minutes: 780 };
  if (run > 15_000) return { lastHard: 7, lastHeavyLegs: 14, lastLong: 12, minutes: 360 };
  return { lastHard: 5, lastHeavyLegs: 10, lastLong: 7, minutes: 150 };
}

function lastOfRun(metres: number): Last {
  const minutes = Math.max(20, Math.round((metres / 1000) * 5.6 * (isUltra(metres) ? slowerOverUltra(metres) : 1)));
  if (metres > 30_000) return { lastHard: 5, lastHeavyLegs: 12, lastLong: 7, minutes };
  if (metres > 15_000) return { lastHard: 5, lastHeavyLegs: 10, lastLong: 7, minutes };
  return { lastHard: 4, lastHeavyLegs: 8, lastLong: 7, minutes };
}

/** The pace of an ultra beside that of a marathon: climbs, aid stations and walking, more the longer it is (practice). */
export function slowerOverUltra(metres: number): number {
  return 1.1 * (metres / 42_195) ** 0.15;
}

/** Weeks between two races that are both tapered for in full (race-demands.md section 11). */
export function minGapDays(format: CompetitionFormat): number {
  switch (format.kind) {
    case "hyrox":
    case "crossfit":
      return 35;
    case "powerlifting":
    case "weightlifting":
      return 70;
    case "triathlon":
      return format.format.run > 30_000 ? 112 : format.format.run > 15_000 ? 49 : 28;
    case "running": {
      const metres = format.distance ?? 10_000;
      return metres > 30_000 ? 112 : metres > 15_000 ? 42 : metres > 7500 ? 28 : 21;
    }
  }
}
