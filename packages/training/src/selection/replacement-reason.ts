import { type Exercise, REGIONS } from "../catalogue/exercise.ts";
import { healthCheck } from "../health/exercise-limits.ts";
import { strictest } from "../health/limits.ts";
import type { InjuryReading } from "../injuries/injury.ts";
import { regionName } from "../injuries/region-name.ts";
import type { StressLimits } from "../injuries/limits/stress-limits.ts";
import { formatList } from "../model/words.ts";

/** "because of pregnancy and blood pressure": what closes this exercise by itself, an age only where nothing else does. */
export function explainReplacement({ health: { findings } }: InjuryReading): (exercise: Exercise) => string {
  const checks = findings.map(({ label, group, limits }) => ({
    label,
    isAge: group === "youth" || group === "masters",
    closes: healthCheck(strictest([limits]), () => ""),
  }));
  return (exercise) => {
    const closing = checks.filter(({ closes }) => closes(exercise) !== undefined);
    const labels = closing.filter(({ isAge }) => !isAge).map(({ label }) => label);
    if (labels.length > 0) return `because of ${formatList([...new Set(labels)].slice(0, 2))}`;
    return closing.length > 0 ? "at your age" : "";
  };
}

/** Short, as it stands beside every line: the notes of the plan say once what was read and what it leaves. */
export function injuryReason(exercise: Exercise, limits: StressLimits): string {
  const closed = limits.closed?.get(exercise.name);
  if (closed !== undefined) return closed;
  const region = REGIONS.find((candidate) => exercise.stress[candidate] > limits[candidate]);
  if (region === undefined && limits.stopped?.has(exercise.name) === true)
    return exercise.movementPattern.startsWith("run") ? "Running comes back step by step." : "Work on one leg waits for the next step.";
  return region === undefined ? "Not for now." : `Too much for the ${regionName(region)} for now.`;
}

/** "a rower", "an ab wheel", "dumbbells". */
export function withArticle(need: string): string {
  return need.split(" or ")[0]?.endsWith("s") === true ? need : `${/^[aeiou]/iu.test(need) ? "an" : "a"} ${need}`;
}
