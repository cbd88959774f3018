import type { PlanNote } from "../../model/plan.ts";
import { formatWeight } from "../../units/format.ts";
import type { Kilograms } from "../../units/units.ts";
import type { Athlete, BenchmarkLift } from "../athlete.ts";
import { squatRatios, PLAUSIBLE_BODY_WEIGHTS, PLAUSIBLE_RATIO } from "./lift-ratios.ts";
import { ENTERED_LIFTS, LIFT_NAMES } from "./training-lifts.ts";

export type Maxima = { readonly [lift in BenchmarkLift]?: Kilograms };

export interface BelievableLifts {
  /** What the athlete entered, without what no body of that weight lifts. */
  readonly entered: Maxima;
  /** The same, lowered where lifts contradict each other. */
  readonly maxima: Maxima;
  readonly contradicted: boolean;
  readonly notes: readonly PlanNote[];
}

/** Checks the entered lifts against body weight and against each other (strength.md section 4); the athlete is asked about each doubt. */
export function believableLifts(athlete: Athlete): BelievableLifts {
  const { entered, notes: rejections } = withinBodyWeight(athlete);
  const { maxima, notes: contradictions } = reconciled(entered, athlete);
  return {
    entered,
    maxima,
    contradicted: ENTERED_LIFTS.some((lift) => maxima[lift] !== entered[lift]),
    notes: [...rejections, ...contradictions],
  };
}

function withinBodyWeight(athlete: Athlete): { entered: Maxima; notes: PlanNote[] } {
  const entered: { [lift in BenchmarkLift]?: Kilograms } = {};
  const notes: PlanNote[] = [];
  for (const lift of ENTERED_LIFTS) {
    const kilograms = athlete.strength.oneRepMax[lift];
    if (kilograms === undefined || !(kilograms > 0)) continue;
    const { low, high } = PLAUSIBLE_BODY_WEIGHTS[lift];
    const relative = athlete.bodyWeight === undefined ? undefined : kilograms / athlete.bodyWeight;
    if (relative === undefined || (relative >= low && relative <= high)) entered[lift] = kilograms;
    else
      notes.push(
        doubt(
          `Your ${LIFT_NAMES[lift]} of ${formatWeight(kilograms, athlete.units ?? "kg")} is ${relative.toFixed(1)} times your body weight and was left out. Please check it.`,
        ),
      );
  }
  return { entered, notes };
}

/** A lift too high for the squat, or a snatch above the clean and jerk, counts only as far as it is plausible. */
function reconciled(entered: Maxima, athlete: Athlete): { maxima: Maxima; notes: PlanNote[] } {
  const maxima: { [lift in BenchmarkLift]?: Kilograms } = { ...entered };
  const notes: PlanNote[] = [];
  const lower = (lift: BenchmarkLift, to: Kilograms): void => {
    maxima[lift] = Math.min(maxima[lift] ?? to, to);
  };
  const { backSquat, cleanAndJerk, snatch } = entered;
  if (backSquat !== undefined) {
    for (const lift of ["deadlift", "cleanAndJerk", "snatch", "overheadPress", "benchPress"] as const) {
      const kilograms = entered[lift];
      if (kilograms === undefined) continue;
      const { low, high } = PLAUSIBLE_RATIO[lift];
      if (kilograms > high * backSquat) lower(lift, high * backSquat);
      if (kilograms > high * backSquat) notes.push(contradiction(lift, "backSquat", athlete));
      if (kilograms < low * backSquat) notes.push(farBehind(lift, athlete));
    }
  }
  if (snatch !== undefined && cleanAndJerk !== undefined && snatch > cleanAndJerk) {
    const ratios = squatRatios(athlete.level, athlete.sex);
    lower("snatch", ((maxima.cleanAndJerk ?? cleanAndJerk) * ratios.snatch) / ratios.cleanAndJerk);
    notes.push(contradiction("snatch", "cleanAndJerk", athlete));
  }
  return { maxima, notes };
}

/** A lift that is far too weak says nothing about the others: they keep their loads. */
function farBehind(lift: BenchmarkLift, { strength, units }: Athlete): PlanNote {
  const weight = formatWeight(strength.oneRepMax[lift] ?? 0, units ?? "kg");
  return doubt(
    `Your ${LIFT_NAMES[lift]} (${weight}) is far behind your back squat. Please check both numbers: each lift gets its loads from its own.`,
  );
}

function contradiction(lift: BenchmarkLift, against: BenchmarkLift, { strength, units }: Athlete): PlanNote {
  const [one, other] = [lift, against].map((name) => `${LIFT_NAMES[name]} (${formatWeight(strength.oneRepMax[name] ?? 0, units ?? "kg")})`);
  return doubt(`Your ${one} and ${other} do not fit together, so loads follow the more cautious of the two. Please check both.`);
}

function doubt(text: string): PlanNote {
  return { kind: "data-quality", text };
}
