import type { SeasonPhase } from "../model/plan.ts";
import type { Metres } from "../units/units.ts";

/** The running that the season puts into a week. */
export interface SeasonRun {
  /** All running of the week. */
  readonly metres: Metres;
  /** The long run. */
  readonly long: Metres;
  /** The long run is at most this share of what is run in the week. */
  readonly maxLongRunShare: number;
  /** Longest run before the plan: up to it the share may be five points more. */
  readonly longestBefore?: Metres;
  /** The race is over and none is ahead. */
  readonly isAfterRace?: true;
  /** There is time: where the days of the other runs are full, the long run does not take what they cannot hold. */
  readonly keepsLength?: true;
  /** For a long run that counts towards the race: its number among how many, and the length they lead to. */
  readonly step?: { readonly number: number; readonly of: number; readonly towards: Metres };
}

/** The place of a week in the season. */
export interface SeasonWeek {
  readonly phase: SeasonPhase;
  /** Absent where running is no part of the goal. */
  readonly run?: SeasonRun;
  /** True when the running until the race of this week stays so far below what it asks for that nobody should race it for a time. */
  readonly isOutOfReach?: true;
}
