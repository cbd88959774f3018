import { triathlonDay } from "../demand/triathlon-build.ts";
import { cssSet, isLongSwim, longSwimMetres } from "../demand/triathlon-swim.ts";
import type { SessionBrief } from "../context/draft.ts";
import type { Metres } from "../units/units.ts";

/** What a swim of a triathlete is for on the way to a race. */
export type SwimGoal =
  | { readonly kind: "long"; readonly metres: Metres; readonly isWithoutStop: boolean }
  | { readonly kind: "threshold"; readonly sets: number; readonly metres: Metres };

/** Less time in the water is technique. */
const SHORTEST = 900;

/** Undefined without a triathlon ahead, and in light weeks: then technique and themes take turns. */
export function swimGoal(brief: SessionBrief, seconds: number): SwimGoal | undefined {
  const { context, frame, date, code, weekCodes } = brief;
  const { athlete, level } = context;
  if (seconds < SHORTEST || frame.isDeload || brief.isRecovery || triathlonDay(athlete, level, date) === undefined) return undefined;
  if (isLongSwim(level, code, weekCodes, frame.macroWeek)) {
    const metres = longSwimMetres(athlete, level, date, frame);
    return metres === undefined ? undefined : { kind: "long", metres, isWithoutStop: level === "beginner" };
  }
  // A second swim of somebody whose arms are new to it stays technique.
  if (level === "beginner" && weekCodes.includes("SW")) return undefined;
  const swims = weekCodes.filter((other) => other === "SW" || other === "SWs").length;
  return { kind: "threshold", ...cssSet(level, frame, athlete.history?.longestSwim === undefined, swims) };
}
