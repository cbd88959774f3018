import { REGIONS } from "../../catalogue/exercise.ts";
import { regionName } from "../../injuries/region-name.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { isMildlyLimited } from "../../prescription/load/mild-limits.ts";

const LOW_IMPACT_MACHINES = ["Bike erg", "Elliptical", "Ski erg", "Assault bike", "Long ride", "Step-up intervals", "Brisk walk"] as const;

const SKI_ERG = "Ski erg";

/** Every pull of it starts overhead. */
function hasSoreShoulder({ reading }: PlanContext): boolean {
  return reading.regions.some(({ region, grade, fine = [] }) => region === "shoulder" && grade > 0 && !fine.includes("ski"));
}

/**
 * A machine for many easy minutes: where it would load a mildly troubled region all the time, one that does not and is not among
 * `others` (injuries.md section 2).
 */
export function lowImpactMachine(context: PlanContext, name: string, others: readonly string[] = []): Choice {
  const choice = context.picker.pick(name);
  if (choice.exercise.name === SKI_ERG && hasSoreShoulder(context)) {
    const other = context.picker
      .open(LOW_IMPACT_MACHINES)
      .find(({ exercise }) => exercise.name !== SKI_ERG && !others.includes(exercise.name));
    return other ?? context.picker.open(LOW_IMPACT_MACHINES).find(({ exercise }) => exercise.name !== SKI_ERG) ?? choice;
  }
  if (choice.replaced !== undefined || !isMildlyLimited(context, choice.exercise)) return choice;
  const kinds = context.picker.open(LOW_IMPACT_MACHINES).filter(({ exercise }) => !isMildlyLimited(context, exercise));
  const kind = kinds.find(({ exercise }) => !others.includes(exercise.name)) ?? kinds[0];
  const region = REGIONS.find(
    (candidate) =>
      choice.exercise.stress[candidate] === 2 &&
      context.reading.regions.some(({ region: found, grade }) => grade === 1 && found === candidate),
  );
  if (kind === undefined || region === undefined) return choice;
  return {
    exercise: kind.exercise,
    replaced: { name, reason: `Long minutes on it without a break are too much for a sore ${regionName(region)}.` },
  };
}
