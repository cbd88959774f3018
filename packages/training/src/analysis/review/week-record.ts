import type { Day } from "../../calendar/day.ts";
import type { CheckIn } from "../readiness/check-in.ts";
import type { Kilograms, Metres, Minutes } from "../../units/units.ts";
import type { MovedNumber } from "./moved-numbers.ts";

/** What was planned for a week and the one after it, and what was done. */
export interface WeekRecord {
  readonly monday: Day;
  /** The plan was made within the week: it has no whole week to compare the next with. */
  readonly isPartial?: boolean;
  /** Planned work of both weeks. */
  readonly planned: readonly PlannedWork[];
  readonly done: readonly DoneWork[];
  /** Personal bests of the week. */
  readonly bests: readonly { readonly name: string; readonly value: string }[];
  /** Estimates that its work has moved. */
  readonly moved?: readonly MovedNumber[];
  /** Check-ins of the week and the four before it. */
  readonly checkIns: readonly CheckIn[];
}

export interface PlannedWork {
  readonly id: string;
  readonly title: string;
  readonly date: Day;
  readonly minutes: Minutes;
  /** Planned session RPE, 1-10. */
  readonly effort: number;
  /** Minutes × effort; `ironLoad` is the share that counts as strength and skill. */
  readonly load: number;
  readonly ironLoad: number;
  readonly tonnage: Kilograms;
  readonly distance: Metres;
  readonly isDeload: boolean;
  readonly status: "open" | "done" | "skipped";
}

export interface DoneWork {
  readonly date: Day;
  /** The planned session it was. */
  readonly plannedId?: string;
  readonly rpe?: number;
  readonly tonnage: Kilograms;
  readonly distance: Metres;
}
