import { equipmentKey } from "../catalogue/equipment.ts";
import type { Athlete, LiftKit } from "./athlete.ts";

/**
 * The athlete with a rack for the back squat and a bench for the bench press that they told, or compete in. A list that holds a barbell often leaves
 * these out, and without them a lifter would squat with dumbbells; the plan says what it took for granted.
 */
export function withLiftKit(athlete: Athlete): Athlete {
  const { equipment } = athlete;
  if (equipment === undefined || !equipment.some((item) => equipmentKey(item) === "barbell")) return athlete;
  const assumedKit = LIFT_KIT.filter(
    (kit) => lifts(athlete, kit) && !lacks(athlete, kit) && !equipment.some((item) => equipmentKey(item) === kit),
  );
  return assumedKit.length === 0 ? athlete : { ...athlete, equipment: [...equipment, ...assumedKit], assumedKit };
}

const LIFT_KIT: readonly LiftKit[] = ["rack", "bench"];
const LIFT_OF = { rack: "backSquat", bench: "benchPress" } as const;

function lifts({ focus, strength }: Athlete, kit: LiftKit): boolean {
  return focus === "powerlifting" || strength.oneRepMax[LIFT_OF[kit]] !== undefined;
}

function lacks({ dislikes = "", injuries = "" }: Athlete, kit: LiftKit): boolean {
  return LACKS[kit].test(`${dislikes}. ${injuries}`);
}

const NONE =
  "(?:no|without|(?:do not|don.?t|doesn.?t) (?:have|own)|have ?n.?t got|kein(?:e|en)?|ohne|sin|no tengo|sans|pas de|senza|non ho|sem|n[aã]o tenho|geen|zonder)";
const LACKS: { readonly [kit in LiftKit]: RegExp } = {
  rack: new RegExp(`\\b${NONE}\\s+(?:[\\p{L}-]+\\s+){0,2}rack`, "iu"),
  bench: new RegExp(`\\b${NONE}\\s+(?:[\\p{L}-]+\\s+){0,2}(?:bench(?!\\s*press)|hantelbank|flachbank|banco|banc\\b|panca)`, "iu"),
};
