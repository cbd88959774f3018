import { formatClock } from "../../units/format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { distanceText, durationText, startOfLine, withDose } from "../items.ts";
import { type CardioTarget, cardioTarget } from "./targets.ts";
import { type Zone, ZONE_RPE, zoneWithin } from "../../physiology/zone-efforts.ts";

export interface CardioInput {
  readonly zone: Zone;
  /** Per repetition. */
  readonly seconds: number;
  readonly sets?: number;
  readonly restSeconds?: number;
  /** Whether the line shows a distance: long and easy runs are time and distance, repetitions one of them. */
  readonly show?: "time" | "distance" | "both";
  readonly notes?: string;
}

/** A stretch of cardio at a zone: with pace or power where a benchmark allows it, by effort otherwise. */
export function cardioItem(context: PlanContext, choice: Choice, input: CardioInput): DraftItem {
  const sets = input.sets ?? 1;
  const highest = Math.min(context.highestRpe, context.health.aerobicRpe);
  const zone = zoneWithin(input.zone, highest);
  const target = cardioTarget(context, choice.exercise, zone);
  const isMeasured = input.show === "distance";
  const metres = target.speed === undefined ? undefined : roundMetres(target.speed * input.seconds, { sets, isMeasured });
  const byDistance = isMeasured && metres !== undefined && target.speed !== undefined;
  const seconds = byDistance ? Math.round(metres / target.speed) : input.seconds;
  const rest = input.restSeconds ?? 0;
  const line = startOfLine(context, choice);
  if (sets !== 1) line.sets = sets;
  if (!byDistance) line.duration = durationText(seconds);
  if (metres !== undefined && input.show !== "time") line.distance = distanceText(metres);
  line.intensity = intensityText(target);
  line.rpe = Math.min(ZONE_RPE[zone], highest);
  // Each line has its own: they share a target.
  if (target.pace !== undefined) line.pace = { ...target.pace };
  if (target.power !== undefined) line.power = { ...target.power };
  if (rest !== 0) line.restBetweenSets = formatClock(rest);
  if (input.notes !== undefined) line.notes = input.notes;
  line.why = target.why;
  const totalSeconds = Math.round(sets * (seconds + rest));
  if (metres === undefined) return withDose(line, rest === 0 ? { seconds, totalSeconds } : { seconds, restSeconds: rest, totalSeconds });
  return withDose(line, rest === 0 ? { seconds, metres, totalSeconds } : { seconds, metres, restSeconds: rest, totalSeconds });
}

/** The number, then the effort; where the number is a guess from VO2max the effort comes first. */
function intensityText({ intensity, rpe, pace, power }: CardioTarget): string {
  if (pace === undefined && power === undefined) return intensity;
  return pace?.per === "km" && pace.estimated ? `RPE ${rpe}, ${intensity}` : `${intensity}, RPE ${rpe}`;
}

/** Repetitions by distance in steps of 50 m, long stretches of 100 m: nobody measures metres. Beside a short time the distance is that of the pace. */
function roundMetres(metres: number, { sets, isMeasured }: { readonly sets: number; readonly isMeasured: boolean }): number {
  const step = sets > 1 && !isMeasured && metres < OF_THE_PACE ? 10 : sets > 1 || metres < 3000 ? 50 : 100;
  return Math.max(step, Math.round(metres / step) * step);
}

/** Below this, 50 m more or less are another pace. */
const OF_THE_PACE = 2000;
