import type { Athlete } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import type { Region } from "../catalogue/exercise.ts";
import { isClearedByProfessional } from "../health/read-health.ts";
import { LOWER_LIMB } from "./impact.ts";
import type { InjuryReading, RegionFinding } from "./injury.ts";
import { DISC } from "./return-ladder/next-step.ts";
import { ladderPlace } from "./return-ladder/places.ts";

/** Weekly metres from which somebody runs regularly. */
const RUNS_REGULARLY = 5000;
/** Weekly minutes of any training. */
const TRAINS_REGULARLY = 60;
/** Where no number was given and the athlete trains with it (practice): sore, and settled. */
const TRAINED_THROUGH = 3;
const SETTLED = 2;
/** A complaint without a number is read as 4 of 10; what is said to be worse stays. */
const UNSAID = 4;

const RUN_REGIONS: ReadonlySet<Region> = new Set<Region>([...LOWER_LIMB, "lower_back"]);
const RUNNING: ReadonlySet<string> = new Set(["run", "run-easy", "walk"]);

/**
 * What the athlete trains today weighs more than a complaint without a number: whoever runs or lifts regularly and is not stopped by it has at most
 * 3 of 10, and 2 once somebody has cleared it. Their present running is the dose that they tolerate, so a complaint of 3 or less takes its triggers
 * and the fastest work, not the kilometres.
 */
export function besidePresentTraining(athlete: Athlete, reading: InjuryReading, today: Day): InjuryReading {
  if (reading.regions.length === 0) return reading;
  const present: Present = {
    runs: runsToday(athlete),
    trains: trainsToday(athlete),
    isCleared: isClearedByProfessional(athlete.injuries ?? "", today),
  };
  // What was reported during a plan is new: nobody has trained with it yet.
  const [known = ""] = (athlete.injuries ?? "").split("\n");
  const isNew = ({ phrase }: RegionFinding): boolean => (athlete.easings ?? []).length > 0 && !known.includes(phrase);
  return { ...reading, regions: reading.regions.map((finding) => (isNew(finding) ? finding : withPresent(finding, present))) };
}

interface Present {
  readonly runs: boolean;
  readonly trains: boolean;
  readonly isCleared: boolean;
}

function runsToday({ history }: Athlete): boolean {
  return (history?.weeklyRun?.value ?? 0) >= RUNS_REGULARLY;
}

/** Runs every week, trains for an hour a week, or has lifted for a year and knows a maximum. */
export function trainsToday(athlete: Athlete): boolean {
  const { history, strength, trainingYears } = athlete;
  const lifts = (trainingYears ?? history?.trainingYears?.lift ?? 0) >= 1 && Object.keys(strength.oneRepMax).length > 0;
  return lifts || runsToday(athlete) || (history?.weeklyMinutes?.value ?? 0) >= TRAINS_REGULARLY;
}

function withPresent(finding: RegionFinding, { runs, trains, isCleared }: Present): RegionFinding {
  const { region, grade, score, pain, kind, hurts = [] } = finding;
  // A shin may be a bone: its rows stay as they are.
  if (grade === 0 || kind !== undefined || ladderPlace(finding) === "shin") return finding;
  if (hurts.some((one) => RUNNING.has(one))) return finding;
  // A disc is lighter only where somebody has said so.
  const isUnsaid = trains && pain === undefined && score === UNSAID && (isCleared || !DISC.test(finding.phrase));
  const now: RegionFinding = isUnsaid ? { ...finding, grade: 1, score: isCleared ? SETTLED : TRAINED_THROUGH } : finding;
  return runs && RUN_REGIONS.has(region) && now.score <= TRAINED_THROUGH ? { ...now, isTrainedThrough: true } : now;
}
