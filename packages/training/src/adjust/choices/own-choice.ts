import type { Athlete } from "../../athlete/athlete.ts";
import type { Plan } from "../../model/plan.ts";
import type { Adjustment, Progress } from "../adjustment.ts";
import { withMoved } from "./move.ts";
import { checkSwap, withSession } from "./swap.ts";

/** What the athlete chooses for one session. */
export type OwnChoice = Extract<Adjustment, { kind: "move" | "swap" }>;

export function isOwnChoice(adjustment: Adjustment): adjustment is OwnChoice {
  return adjustment.kind === "move" || adjustment.kind === "swap";
}

/**
 * The plan with a session on another day or with another exercise in it, and everything else as it is: nothing is built anew, so
 * what an earlier adjustment kept is what is kept. The plan itself when the choice changed nothing about the athlete, because it was refused or is made already.
 */
export function withOwnChoice(
  plan: Plan,
  { before, after }: { readonly before: Athlete; readonly after: Athlete },
  choice: OwnChoice,
  progress: Progress,
): Plan {
  if (after === before) return plan;
  const chosen = choice.kind === "move" ? withMoved(plan, choice, progress.today) : swapped(plan, before, choice, progress);
  const { on = plan.startDate, kept = [], revision = 0 } = chosen.adjusted ?? {};
  return { ...chosen, adjusted: { on, kept, revision: revision + 1 } };
}

function swapped(plan: Plan, athlete: Athlete, choice: Extract<OwnChoice, { kind: "swap" }>, progress: Progress): Plan {
  const check = checkSwap(plan, athlete, choice, progress);
  return check.kind === "possible" ? withSession(plan, check.session) : plan;
}
