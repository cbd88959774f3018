import { equipmentKey } from "../catalogue/equipment.ts";
import type { Athlete, LiftKit } from "./athlete.ts";

/**
 * The athlete with a rack for the back squat and a bench for the bench press that they told, or compete in. A list that holds a barbell often leaves
 * these out, and without them a lifter would squat with dumbbells; the plan says what it took for granted.
 */
export function withLiftKit(athlete: Athlete): Athlete {
  const { equipment } = athlete;
  if (equipment === undefined || !equipment.some((item) => equipmentKey(item) === "barbell")) return athlete;
  const assumedKit = LIFT_KIT.filter((kit) => lifts(athlete, kit) && !equipment.some((item) => equipmentKey(item) === kit));
  return assumedKit.length === 0 ? athlete : { ...athlete, equipment: [...equipment, ...assumedKit], assumedKit };
}

const LIFT_KIT: readonly LiftKit[] = ["rack", "bench"];
const LIFT_OF = { rack: "backSquat", bench: "benchPress" } as const;

function lifts({ focus, strength }: Athlete, kit: LiftKit): boolean {
  return focus === "powerlifting" || strength.oneRepMax[LIFT_OF[kit]] !== undefined;
}
