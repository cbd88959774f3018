import { findExercise } from "../../catalogue/exercises.ts";
import type { DraftItem } from "../../context/draft.ts";
import { trainedFamily } from "../../selection/movement-families.ts";
import type { WantedDose } from "../strength/strength-doses.ts";

type Direction = "push" | "pull";

/** With so many more skills that press than pull, one press beside them is enough. */
const MIN_CLEAR_SURPLUS = 2;

/**
 * The strict strength beside the skills of a session: after more presses than pulls a pull comes first, and two
 * handstands leave room for one more press.
 */
export function besideSkills(doses: readonly WantedDose[], skills: readonly DraftItem[]): readonly WantedDose[] {
  const count = (direction: Direction): number => skills.filter(({ name }) => getDirection(name) === direction).length;
  const surplus = count("push") - count("pull");
  if (surplus <= 0) return doses;
  const presses = doses.filter(({ choice }) => getDirection(choice.exercise.name) === "push").slice(surplus >= MIN_CLEAR_SURPLUS ? -1 : 0);
  const others = doses.filter(({ choice }) => getDirection(choice.exercise.name) !== "push");
  const isPull = ({ choice }: WantedDose): boolean => getDirection(choice.exercise.name) === "pull";
  const [firstPull, ...pulls] = others.filter(isPull);
  const [press, ...morePresses] = presses;
  const inTurn = [firstPull, press, ...pulls, ...morePresses].filter((dose) => dose !== undefined);
  return [...inTurn, ...others.filter((dose) => !isPull(dose))];
}

/** Undefined for a muscle-up, which does both, and for what does neither. */
function getDirection(name: string): Direction | undefined {
  const exercise = findExercise(name);
  if (exercise === undefined || /muscle-up/iu.test(name)) return undefined;
  if (exercise.movementPattern === "inversion") return "push";
  if (exercise.movementPattern === "gymnastics_kip") return /pull-up/iu.test(name) ? "pull" : undefined;
  const family = trainedFamily(exercise);
  return family === "push" || family === "pull" ? family : undefined;
}
