import type { Athlete } from "../athlete/athlete.ts";
import type { Plan } from "../model/plan.ts";
import type { SessionChange } from "./adjustment.ts";

/** A plan and whom it is for. */
export interface Version {
  readonly plan: Plan;
  readonly athlete: Athlete;
}

/** A session before and after, without a reason yet. */
export type BareChange = Omit<SessionChange, "reason">;
