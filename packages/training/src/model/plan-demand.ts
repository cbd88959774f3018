import type { Day } from "../calendar/day.ts";

/** Race-demands.md section 12: from all of the demand to less than 0.7 of it. */
export type Readiness = "ready" | "tight" | "run-walk" | "not-ready";

/** One thing that has to be done by race day, and how far it has come. */
export interface DemandItem {
  /** "longest run", "weekly running", "bricks": lower case, for the middle of a sentence. */
  readonly name: string;
  readonly needed: number;
  /** Done by race day when the plan is followed; of a race after the plan's end as far as the season leads. */
  readonly reached: number;
  /** Done within this plan. */
  readonly inPlan: number;
  readonly unit: "km" | "m" | "min" | "h" | "times" | "%" | "kg";
  readonly isCovered: boolean;
}

/** What the race asks for, and how much of it the plan covers. */
export interface PlanDemand {
  readonly race: string;
  readonly date: Day;
  /** The event's level in words: "marathon in 3:10 to 3:45". */
  readonly level: string;
  /** The smallest of reached ÷ needed over the items that decide. */
  readonly reach: number;
  readonly readiness: Readiness;
  readonly items: readonly DemandItem[];
  /** What fits instead where there is too little time: a usual distance that is ready on the day, and the first day for the same race. */
  readonly instead?: { readonly shorter?: string; readonly readyFrom: Day };
}
