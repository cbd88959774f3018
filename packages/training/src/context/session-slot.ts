import type { Day, Weekday } from "../calendar/day.ts";
import type { Metres, Minutes, Seconds } from "../units/units.ts";
import type { SessionCode } from "../model/plan.ts";
import type { FitnessTest } from "../model/fitness-test.ts";
import type { Stimulus } from "../model/quality-work.ts";

/** Why a day of lifting is a light one. */
export type LightReason = "before-test" | "after-simulation" | "asked";

/** What a swim of a triathlete is for; without a goal themes take turns. */
export type SwimGoal = {
  /** Wanted in the water: strength gets what is left. */
  readonly seconds: Seconds;
} & (
  | { readonly kind: "long"; readonly metres: Metres }
  /** One piece of so many metres between short ones, of so many in all. */
  | { readonly kind: "unbroken"; readonly metres: Metres; readonly all: Metres }
  /** Short lengths with rests only. */
  | { readonly kind: "broken"; readonly all: Metres }
  | { readonly kind: "threshold"; readonly sets: number; readonly metres: Metres }
  /** 400 m and 200 m all out. */
  | { readonly kind: "test" }
);

/** A session with its day, its time and how hard it is meant to be, before it has content. */
export interface SessionSlot {
  readonly code: SessionCode;
  readonly weekday: Weekday;
  readonly date: Day;
  readonly minutes: Minutes;
  readonly rpe: number;
  /** For a fast run: what it trains; in a deload only the one that keeps a touch of its pace has it. */
  readonly stimulus?: Stimulus;
  readonly hard: boolean;
  readonly heavyLower: boolean;
  /** In the days of reduced volume before a race. */
  readonly isTaper: boolean;
  /** Light whatever the code: after a race, and for the legs shortly before one. */
  readonly isRecovery: boolean;
  /** What others decide on a fixed date: its time and effort are what they are, and the rest of the week is fitted around it. */
  readonly isFixed?: true;
  /** What the week is about: the other sessions get shorter first. */
  readonly isKey?: true;
  /** For runs and stations: the time that the stations take. */
  readonly stations?: Minutes;
  /** Before them, on a machine; the day may turn out too short for it. */
  readonly erg?: Minutes;
  /** Fewer and lighter sets and no stations: before a test that heavy legs would spoil, the day after a simulation, and on an easy day that was asked for. */
  readonly lightReason?: LightReason;
  /** Easy minutes on a machine that follow, at once or hours later, beyond `minutes`. */
  readonly easyAfter?: Minutes;
  /** Before an ultra: the easy run of the day after the long run, on tired legs. */
  readonly isSecondLong?: true;
  /** The session is this test. */
  readonly test?: FitnessTest;
  readonly swim?: SwimGoal;
  /** One of the days on which a sore region runs and walks in turn. */
  readonly runWalk?: true;
  /** Decides two to four days before a race whether a sore region starts. */
  readonly trial?: true;
  /** In a deload of a return: no more running than in the week before. */
  readonly mostRunning?: Seconds;
  /** A day between two days of running, for who does not run on two days in a row. */
  readonly restsFromRunning?: true;
  /** Part of its minutes that is an easy run after the ride or swim. */
  readonly run?: Minutes;
}
