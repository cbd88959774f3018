import { benchmarkKey, getNumber, type GoalEntry } from "@ironpace/contract";
import { EXERCISES } from "@ironpace/training";

/** A number behind or before the name, with its unit where it is written. */
const AMOUNT =
  /(\d+(?:[.,]\d+)?)\s*(kg|kilos?|lbs?|pounds|reps?|wiederholungen|repeticiones|ripetizioni|répétitions|repetições|herhalingen)?/iu;

/**
 * What a line of the athlete's own words says of a goal: "Back squat 140" is a lift of 140 kg that the log counts, "12 strict pull-ups" so many
 * repetitions.
 * @returns Nothing where no exercise of the catalogue is named beside one number.
 */
export function readStatedEntry(line: string, weightUnit: "kg" | "lb"): Partial<GoalEntry> {
  const [written = "", amount = "", named = ""] = AMOUNT.exec(line) ?? [];
  const rest = line.replace(written, " ");
  if (written === "" || /\d/u.test(rest)) return {};
  const key = benchmarkKey(rest.replace(/\b(?:a|an|of|to|reach|get|x)\b|[×:@=]/giu, " "));
  const exercise = EXERCISES.find(({ name }) => benchmarkKey(name) === key);
  if (exercise === undefined || !(getNumber(amount) > 0)) return {};
  const isBodyWeight = exercise.equipment.every((item) => !/barbell|dumbbell|kettlebell|machine|cable/iu.test(item));
  const isWeight = /^(?:kg|kilo|lb|pound)/iu.test(named) || (named === "" && !isBodyWeight);
  if (!isWeight && !isBodyWeight) return {};
  return {
    category: isWeight ? "strength" : "skill",
    measure: isWeight ? "weight" : "reps",
    exercise_name: exercise.name,
    target_value: amount.replace(",", "."),
    unit: isWeight ? (named === "" ? weightUnit : /^(?:lb|pound)/iu.test(named) ? "lb" : "kg") : "reps",
  };
}
