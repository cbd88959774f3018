import { formatCount, formatDay } from "#ui/format.ts";
import { type FitnessDay, formWord, type SideName } from "../../model/fitness.ts";

export const SIDE_NAMES: Readonly<Record<SideName, string>> = { iron: "Iron", pace: "Pace", both: "Both" };

/** "+12", "−3", "0" */
export const signed = (value: number): string => `${value >= 0.5 ? "+" : value <= -0.5 ? "−" : ""}${formatCount(Math.abs(value))}`;

/** A day in words, with its numbers. */
export function readingText(day: FitnessDay): string {
  const sides = (["iron", "pace", "both"] as const).map(
    (side) =>
      `${SIDE_NAMES[side]}: fitness ${formatCount(day[side].fitness)}, fatigue ${formatCount(day[side].fatigue)}, form ${signed(day[side].form)}`,
  );
  return `${formatDay(day.day)}${day.projected ? ", planned" : ""}. ${sides.join(". ")}. ${formWord(day.both)}.`;
}
