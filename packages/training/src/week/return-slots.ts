import type { Day } from "../calendar/day.ts";
import { daysBetween } from "../calendar/day.ts";
import type { PlanContext } from "../context/context.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import { GENTLE, isGentleDay, isUnscoredDay } from "../injuries/return-ladder/protection.ts";
import type { SessionCode } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import type { Stimulus } from "../model/quality-work.ts";
import type { SeasonRun } from "../season/season-week.ts";
import { isRunCode } from "./run-metres.ts";

/** Share of a session's usual minutes that a sore region leaves it (return-ladders.md section 5); 1 for what is not a run. */
export function returnShare({ runReturn }: PlanContext, code: SessionCode): number {
  return runReturn?.kind === "runs" && isRunCode(code) && code !== "HX" ? runReturn.share : 1;
}

/** The running of a season's week with a sore region. */
export function returnRun<Run extends SeasonRun>({ runReturn }: PlanContext, run: Run): Run {
  if (runReturn?.kind !== "runs") return run;
  return { ...run, metres: run.metres * runReturn.share, long: run.long * runReturn.share };
}

/** The first fast run of a week is at threshold where the sore region allows it; the others are easy. */
export function returnCodes<Printed extends { readonly code: SessionCode }>(
  { runReturn }: PlanContext,
  printed: readonly Printed[],
): Printed[] {
  if (runReturn?.kind !== "runs") return [...printed];
  const first = runReturn.fastest === "easy" ? undefined : printed.find(({ code }) => isFast(code));
  return printed.map((slot) => (isFast(slot.code) ? { ...slot, code: slot === first ? "RT" : "RE" } : slot));
}

function isFast(code: SessionCode): boolean {
  return code === "RI" || code === "RT";
}

/** What a fast run trains: threshold, where nothing faster is kept. */
export function returnStimulus({ runReturn }: PlanContext, stimulus: Stimulus | undefined): Stimulus | undefined {
  return stimulus !== undefined && runReturn?.kind === "runs" ? "threshold" : stimulus;
}

/** Runs no longer than the sore region takes; runs with walks not on two days in a row. */
export function returnSlots({ runReturn }: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  if (runReturn === undefined) return [...slots];
  let last: Day | undefined;
  return slots.map((slot) => {
    if (slot.code === "RACE" || !isRunCode(slot.code)) return slot;
    if (runReturn.kind === "runs") return { ...slot, minutes: Math.min(slot.minutes, (runReturn.longest ?? Infinity) + AROUND) };
    if (slot.code !== "RE" && slot.code !== "REs") return slot;
    if (last !== undefined && daysBetween(last, slot.date) < 2) return asEasyEngine(slot);
    last = slot.date;
    return slot;
  });
}

/** Minutes of warm-up and cooldown around a run. */
const AROUND = 10;

function asEasyEngine(slot: SessionSlot): SessionSlot {
  return { ...slot, code: "ZE", rpe: Math.min(slot.rpe, codeFacts("ZE").rpe), hard: false, heavyLower: false };
}

const SCORED: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "ML", "MM", "SLm", "OLs", "EI", "BQ", "RI", "RT", "SW"]);
/** After these days what the sore back or neck leaves of strength comes back, without a clock. */
const LIFTING_WAITS = 7;

/** The first days of something bad: gentle movement, then nothing against the clock (return-ladders.md section 2). A race is never touched. */
export function protectedSlot({ protection }: PlanContext, slot: SessionSlot): SessionSlot {
  if (protection === undefined || slot.code === "RACE" || slot.code === "RC") return slot;
  if (isGentleDay(protection, slot.date)) return { ...asEasyEngine(slot), minutes: Math.min(slot.minutes, GENTLE.minutes) };
  if (!isUnscoredDay(protection, slot.date) || !SCORED.has(slot.code)) return slot;
  const easy = asEasyEngine(slot);
  const isLifting = slot.code === "SLm" || slot.code === "OLs";
  if (isLifting && !isGentleDay({ ...protection, gentleDays: LIFTING_WAITS }, slot.date))
    return { ...slot, code: "SFm", hard: false, heavyLower: false, rpe: Math.min(slot.rpe, codeFacts("SFm").rpe) };
  return slot.code === "RI" || slot.code === "RT" ? { ...easy, code: "RE" } : easy;
}
