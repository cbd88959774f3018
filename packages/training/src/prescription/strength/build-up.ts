import type { DraftItem } from "../../context/draft.ts";
import type { PlanContext } from "../../context/context.ts";
import { warmUpRamp } from "../../physiology/warm-up-ramp.ts";
import { formatLoad } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import type { SlotDose } from "./dose.ts";

/** Lighter sets of a later lift of the session: what they are, and the seconds they take. */
export interface BuildUp {
  /** "First 5 × 70, 3 × 120 and 2 × 145 kg." */
  readonly text: string;
  readonly seconds: Seconds;
}

/** From this share of the maximum a lift needs its own way up, however warm the body is (strength.md section 8). */
const LEAST_SHARE = 0.6;
const HEAVY_SHARE = 0.78;
/** Two steps to such a bar are too far apart, whoever lifts it. */
const HEAVY_KILOGRAMS = 180;
/** A set and the plates for the next; the first goes into the rest after the lift before. */
const SECONDS_PER_SET = 30;

/** The way up to a barbell lift that the warm-up does not build up to: two sets, three to a heavy one on cold legs; undefined where none is needed. */
export function buildUp(
  { unit }: Pick<PlanContext, "unit">,
  { load, single }: Pick<SlotDose, "load" | "single">,
  isCold: boolean,
  mostReps = Number.POSITIVE_INFINITY,
): BuildUp | undefined {
  if (load?.bar === undefined || load.oneRepMax === undefined || single !== undefined) return undefined;
  const share = load.kilograms / load.oneRepMax;
  if (share < LEAST_SHARE) return undefined;
  const ramp = warmUpRamp(load.kilograms, { bar: load.bar, unit });
  const lighter = ramp.filter(({ kilograms }) => kilograms > (load.bar ?? 0));
  const wanted = (isCold && share >= HEAVY_SHARE) || load.kilograms >= HEAVY_KILOGRAMS ? [0, 2, 3] : [0, 2];
  const usual = wanted.flatMap((index) => lighter[index] ?? []);
  // Little more than the bar: the bar is the lighter set.
  const sets = usual.length < 2 ? ramp.slice(0, 2) : usual;
  if (sets.length === 0) return undefined;
  const texts = sets.map(({ kilograms, reps }) => `${Math.min(reps, mostReps)} × ${formatLoad(kilograms, unit).split(" ")[0] ?? ""}`);
  return {
    text: `First ${[texts.slice(0, -1).join(", "), texts.at(-1) ?? ""].filter((text) => text !== "").join(" and ")} ${unit}.`,
    seconds: sets.length * SECONDS_PER_SET,
  };
}

/** The line with its way up, in words and in time. */
export function withBuildUp(item: DraftItem, { text, seconds }: BuildUp): DraftItem {
  return {
    ...item,
    notes: item.notes === undefined ? text : `${text} ${item.notes}`,
    dose: { ...item.dose, totalSeconds: item.dose.totalSeconds + seconds },
  };
}
