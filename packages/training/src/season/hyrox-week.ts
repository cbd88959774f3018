import type { Day, Weekday } from "../calendar/day.ts";

/**
 * What the runs and stations of a week are (race-demands.md sections 6.2 to 6.5): rounds on the way up, simulations in their windows,
 * the last big session, and the two short ones of the taper.
 */
export type HyroxKind =
  | "technique"
  | "rounds"
  | "half"
  | "three-quarter"
  | "full"
  | "pair"
  | "leg"
  | "last-big"
  | "mini"
  | "last-hard"
  | "touch";

/** A station and how much of it: shares of the race amount and the race load. */
export interface StationDose {
  /** A name of the catalogue. */
  readonly exercise: string;
  /** One share for each stretch. */
  readonly stretches: readonly number[];
  readonly load: number;
}

/** The stations, the compromised running and the erg of one week, planned over all weeks to the race. */
export interface HyroxWeek {
  readonly kind: HyroxKind;
  /** The race that it leads to. */
  readonly raceDate?: Day;
  /** It is of priority B: trained for until its last days. */
  readonly isLesser?: true;
  readonly rounds: number;
  readonly runMetres: number;
  /** Seconds per kilometre above race pace: 10, 5, then none. */
  readonly paceOffset: number;
  /** Rung of the ladder of compromised running. */
  readonly rung: number;
  /** Stations of the rounds, in race order. */
  readonly stations: readonly StationDose[];
  /** What the weeks before lead to at most, of every station: for one that takes the place of another on the day. */
  readonly reach: readonly StationDose[];
  /** After each strength session of the week. */
  readonly afterStrength: readonly (readonly StationDose[])[];
  readonly erg: HyroxErg;
}

/** The erg work of a week. */
export interface HyroxErg {
  readonly stimulus: "erg-threshold" | "erg-vo2";
  /** The rung at threshold, for a day that is not a hard one. */
  readonly thresholdRung: number;
  readonly rung: number;
  /** The machine of the erg session; the other has its turn the week after. */
  readonly machine: "Ski erg" | "Row erg";
}

/** Days before the race on which race pace is touched for the last time (race-demands.md section 6.4). */
export function isTouchDay(days: number): boolean {
  return days === 3 || days === 4;
}

/** Days before the race in which the last small simulation lies. */
export function isMiniDay(days: number): boolean {
  return days >= 10 && days <= 12;
}

/** The small simulation two days before the last hard runs and stations: the feel of the race without its strain. */
export const SMALL_MINI = {
  kind: "mini",
  rounds: 2,
  runMetres: 600,
  paceOffset: 0,
  stations: [
    { exercise: "Ski erg", stretches: [0.25], load: 1 },
    { exercise: "Wall ball", stretches: [0.25], load: 1 },
  ],
} as const satisfies Pick<HyroxWeek, "kind" | "rounds" | "runMetres" | "paceOffset" | "stations">;

export const SMALL_MINI_RPE = 6;

/** Whether the last hard runs and stations, on one of these weekdays, follow too soon for a whole small simulation. */
export function isSmallMini({ kind }: Pick<HyroxWeek, "kind">, weekday: Weekday, rounds: readonly Weekday[]): boolean {
  return kind === "last-hard" && rounds.some((other) => other > weekday && other - weekday <= TWO_DAYS);
}

const TWO_DAYS = 2;

const SIMULATION_KINDS: ReadonlySet<HyroxKind> = new Set<HyroxKind>(["half", "three-quarter", "full", "pair", "leg"]);

/** Simulations are tests: a race in parts, at race effort. The small one of the taper is none. */
export function isSimulation(kind: HyroxKind): boolean {
  return SIMULATION_KINDS.has(kind);
}
