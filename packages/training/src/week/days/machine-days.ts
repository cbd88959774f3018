import type { PlanContext } from "../../context/context.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { WeekPattern } from "../slots/patterns.ts";

/** Machines whose effort can be set and read. */
const PACED_MACHINES = ["Row erg intervals", "Ski erg", "Bike erg intervals", "Assault bike"] as const;

/** The printed week for an athlete's machines: without one, engine intervals are run, or easy where nothing may be run either. */
export function adaptToMachines(pattern: WeekPattern, { picker, highestRpe, isNoviceRunner }: PlanContext): WeekPattern {
  if (picker.open(PACED_MACHINES).length > 0 && highestRpe >= LEAST_RPE) return pattern;
  const canRun = picker.allows("Tempo run") && picker.allows("Interval run") && !isNoviceRunner && highestRpe >= LEAST_RPE;
  const instead: SessionCode = canRun ? "RT" : "ZE";
  return pattern.map((code) => (code === "EI" ? instead : code));
}

const LEAST_RPE = 7;
