import type { Day } from "../calendar/day.ts";
import type { PlanContext } from "../context/context.ts";
import { isLongSwim, longSwimMetres } from "../demand/triathlon-swim.ts";
import type { SessionCode } from "../model/plan.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { Minutes } from "../units/units.ts";
import { SWIM_SECONDS_PER_100 } from "../physiology/swim-pace.ts";

/** Rests at the wall, of the swimming. */
const RESTS = 1.12;
/** Shoulders on land and the way out of the water. */
const AROUND = 8;
/** Easy lengths and drills beside a beginner's one long swim. */
const BESIDE_LONG = 9;
/** Strength after the swim. */
const STRENGTH = 25;

/** Minutes that the session needs for the long swim of its week; undefined for any other session. */
export function longSwimMinutes(
  { athlete, level }: PlanContext,
  frame: WeekFrame,
  { code, date, codes }: { readonly code: SessionCode; readonly date: Day; readonly codes: readonly SessionCode[] },
): Minutes | undefined {
  if (!isLongSwim(level, code, codes, frame.macroWeek)) return undefined;
  const metres = longSwimMetres(athlete, level, date, frame);
  if (metres === undefined) return undefined;
  const beside = (level === "beginner" ? BESIDE_LONG : 0) + (code === "SWs" ? STRENGTH : 0);
  return AROUND + beside + Math.ceil(((metres / 100) * SWIM_SECONDS_PER_100[level] * RESTS) / 60);
}
