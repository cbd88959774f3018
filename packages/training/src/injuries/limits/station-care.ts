import { findExercise } from "../../catalogue/exercises.ts";
import { getNames } from "../activities.ts";
import type { InjuryReading, RegionFinding } from "../injury.ts";
import { liftShare } from "../return-ladder/lift-share.ts";

/** The share that sore regions leave a station of a race, of its load and of its amount: many repetitions out of breath are no single set. */
export function stationCare({ reading }: { readonly reading: Pick<InjuryReading, "regions"> }, name: string): number {
  const exercise = findExercise(name);
  if (exercise === undefined) return 1;
  const shares = reading.regions.flatMap((finding) => {
    const { region, grade, climbed, closesNothing } = finding;
    if (grade === 0 || closesNothing === true || exercise.stress[region] === 0) return [];
    if (isLegWork(finding, name)) return [];
    if (grade >= 2) return [LIGHTLY];
    return climbed !== undefined || exercise.stress[region] >= 2 ? [liftShare(finding)] : [];
  });
  return Math.min(1, ...shares);
}

/** A moderately sore region leaves a station that loads it little so much of it. */
const LIGHTLY = 0.6;

/** "Kept: lower body, sled" with a shoulder of 4 or 5 of 10, and with a wrist or elbow what is pushed on the forearms (return-ladders.md sections 5.8 and 5.9). */
const LEG_STATIONS: { readonly [region in RegionFinding["region"]]?: readonly string[] } = {
  shoulder: ["Sled push", "Sled pull (rope)", "Sandbag lunge"],
  elbow: ["Sled push", "Sandbag lunge"],
  wrist_hand: ["Sled push", "Sandbag lunge"],
};

function isLegWork({ region, score, hurts = [], fine = [] }: RegionFinding, name: string): boolean {
  if (hurts.some((one) => getNames(one).includes(name))) return false;
  // Who pulls without pain carries without it: the arm hangs.
  const hangs = name === "Farmers carry" && region === "shoulder" && (score <= SORE || fine.some((one) => PULLS.has(one)));
  return hangs || LEG_STATIONS[region]?.includes(name) === true;
}

const PULLS: ReadonlySet<string> = new Set(["row", "pullup", "carry", "deadlift"]);

const SORE = 3;
