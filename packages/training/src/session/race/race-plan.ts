import type { Seconds, SecondsPerKilometre } from "../../units/units.ts";
import { formatClock } from "../../units/format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem } from "../../context/draft.ts";
import type { Pace } from "../../model/plan.ts";
import type { WarmupKind } from "../warmup/warmup.ts";

/** How a race is raced: its parts in order, what to expect, and what to do when it does not go to plan. */
export interface RacePlan {
  readonly lines: readonly DraftItem[];
  /** "1:27:00", or nothing when the athlete's numbers say nothing about it. */
  readonly target?: string;
  readonly description: string;
  readonly stimulus: string;
  readonly strategy: string;
  readonly ifItGoesWrong: string;
  readonly warmupNote: string;
  readonly warmup: WarmupKind;
  readonly warmupSeconds: Seconds;
  /** What ends the warm-up. */
  readonly potentiate?: readonly DraftItem[];
}

/** What a race asks for, as far as the athlete's health allows. */
export function raceRpe(context: PlanContext, rpe = 9): number {
  return Math.min(rpe, context.highestRpe);
}

/** A part of a race as the event has it: no injury, gate or missing equipment puts another exercise in its place. */
export function racePart(name: string): Pick<DraftItem, "id" | "name"> {
  return { id: "", name };
}

/** One pace to hold, two seconds per kilometre to either side. */
export function raceSpeed(pace: SecondsPerKilometre, estimated: boolean): { readonly pace: Pace; readonly intensity: string } {
  const fastest = Math.round(pace) - 2;
  const slowest = Math.round(pace) + 2;
  return {
    pace: { zone: "race", fastest, slowest, per: "km", estimated },
    intensity: `${formatClock(fastest)}–${formatClock(slowest)} /km`,
  };
}

/** From here on a race is fed with as much as a practised stomach takes. */
export const MUCH_FOOD_FROM: Seconds = 150 * 60;

/** Half an hour after the start, then every half hour, 30 to 60 g of carbohydrate per hour, up to 90 g when it is long (ACSM 2016). */
export function fuelling(seconds: Seconds): string {
  if (seconds < 75 * 60) return "You need no food; drink beforehand.";
  return seconds < MUCH_FOOD_FROM
    ? "30–60 g of carbohydrate per hour from minute 30, as practised, and water to thirst."
    : "60–90 g of carbohydrate per hour from minute 30 in small portions, as practised, and water with salt to thirst.";
}

/** A total of several parts, to half minutes: nobody predicts seconds of an hour. */
export function roundedTotal(seconds: Seconds): Seconds {
  return 30 * Math.round(seconds / 30);
}
