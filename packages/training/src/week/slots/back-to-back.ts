import type { PlanContext } from "../../context/context.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import type { SessionCode } from "../../model/plan.ts";
import { goalEvent } from "../../season/ladders/goal-event.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Placement } from "./week-search.ts";

/** A week with the weekday of its second long run, where it has one. */
export interface BackToBack {
  readonly placements: readonly Placement[];
  readonly secondLong?: Placement;
}

const FAST_RUN_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI"]);

/**
 * Before an ultra the day after the long run is an easy run on tired legs: two long days instead of one longer (race-demands.md 5.1). Every
 * second week is enough (coaches), and a sore leg has the day after its longest run to itself.
 */
export function withSecondLongRun({ athlete, reading }: PlanContext, frame: WeekFrame, placements: readonly Placement[]): BackToBack {
  const phase = frame.season?.phase;
  const long = placements.find(({ code }) => code === "RL");
  const isSore = reading.regions.some(({ region, grade }) => grade > 0 && LOWER_LIMB.has(region));
  const isTurn = (frame.weeksToRace ?? 1) % 2 === 1;
  const isTime =
    !isSore && isTurn && (phase === "build" || phase === "specific") && !frame.isDeload && goalEvent(athlete, frame) === "ultra";
  const next = placements.find(({ weekday }) => long !== undefined && weekday === long.weekday + 1);
  if (!isTime || next === undefined) return { placements };
  if (next.code === "RE") return { placements, secondLong: next };
  const easy = placements.find(({ code }) => code === "RE");
  const isOneOfTwo = FAST_RUN_CODES.has(next.code) && placements.some((other) => other !== next && FAST_RUN_CODES.has(other.code));
  if (!isOneOfTwo && (easy === undefined || (!FAST_RUN_CODES.has(next.code) && next.code !== "SFm"))) return { placements };
  const secondLong: Placement = { ...next, code: "RE" };
  const changed = placements.map((placement) => {
    if (placement === next) return secondLong;
    return placement === easy && !isOneOfTwo ? { ...placement, code: next.code } : placement;
  });
  return { placements: changed, secondLong };
}
