import { type Exercise, REGIONS, type Region } from "../../catalogue/exercise.ts";
import type { StressLimits } from "./stress-limits.ts";

/** Half a step of stress: less than a grade, enough to rank two exercises of the same one. */
const WORSE = 0.5;

/**
 * What a sore region bears worse than other exercises of the same stress (injuries.md section 2, "Avoid", and return-ladders.md section 5): a hip
 * and an ankle one leg, a knee what is done in a hurry or far forward, a back what hangs free, a neck what shrugs.
 */
const BEARS_WORSE: { readonly [region in Region]?: RegExp } = {
  neck: /push press|jerk|overhead press|overhead carry|pike|farmers|shoulder carry|high pull|burpee|back squat|good morning|sit-up|swim|hollow/iu,
  shoulder: /push press|jerk|\bdip\b|pullover|high pull|kip|muscle-up|overhead|snatch|thruster|wall ball|squat throw|burpee|pike|ski erg/iu,
  elbow: /pull-up|chin-up|\bdip\b|curl|rope|extension|hand-over-hand/iu,
  wrist_hand: /push-up|front-rack|front squat|clean|burpee|plank|handstand|farmers|bird dog/iu,
  upper_back: /barbell row|pendlay|bent-over|gorilla|front-rack|farmers|bear-hug/iu,
  chest_ribs: /\bdip\b|ring push-up|ring row|muscle-up|twist|chest-supported|row erg|bench press/iu,
  lower_back: /barbell row|pendlay|bent-over|gorilla|backpack row|good morning|swing|back extension|ski erg|row erg|slam|hollow|bear-hug/iu,
  hip_groin:
    /single-leg (?!calf)|lunge|split squat|step-up|step-down|pistol|skater|lateral|sumo|copenhagen|swing|leg raise|knee raise|hill|uphill|stair/iu,
  thigh: /nordic|sprint|swing|single-leg romanian|lunge|(?<!no-)jump|squat throw/iu,
  knee: /thruster|wall ball|squat throw|lunge|bulgarian|pistol|skater|step-down|(?<!no-)jump|^burpee|stair|front squat/iu,
  lower_leg: /(?<!no-)jump|hops|rope|single-leg|sled push|plate push|uphill|incline treadmill|stair/iu,
  ankle:
    /single-leg|lunge|split squat|front squat|overhead squat|thruster|wall ball|squat throw|step-down|step-up|skater|pistol|(?<!no-)jump|rope|clean|snatch/iu,
  foot: /(?<!no-)jump|hops|rope|lunge|carry|single-leg calf|ruck|stair/iu,
};

/** How much an exercise asks of a region: its stress, and a little more where it is one that a sore one bears badly. */
function demandOn({ name, stress }: Exercise, region: Region): number {
  return stress[region] + (BEARS_WORSE[region]?.test(name) === true ? WORSE : 0);
}

/** No region gets so much more from a substitute than from what it stands for, sore or not: a face pull is no barbell row. */
const MUCH_MORE = 2;
const HIGH = 3;

/**
 * Whether an exercise may stand in for another: it is within the limit of every sore region, asks no more of them than the exercise it stands for,
 * and strains no other region much more.
 */
export function isGentlerExercise(limits: StressLimits): (wanted: Exercise, found: Exercise) => boolean {
  const sore = REGIONS.filter((region) => limits[region] < 3);
  const demands = new Map<string, readonly number[]>();
  const demandsOf = (exercise: Exercise): readonly number[] => {
    const known = demands.get(exercise.name) ?? sore.map((region) => demandOn(exercise, region));
    demands.set(exercise.name, known);
    return known;
  };
  return (wanted, found) => {
    const isHeavy = found.equipment.includes("barbell");
    const isMore = (region: Region): boolean =>
      found.stress[region] >= wanted.stress[region] + MUCH_MORE && (isHeavy || found.stress[region] >= HIGH);
    if (REGIONS.some(isMore)) return false;
    if (sore.length === 0) return true;
    const before = demandsOf(wanted);
    return demandsOf(found).every((demand, index) => {
      const region = sore[index];
      if (region === undefined || limits.kept?.[region]?.includes(found.name) === true) return true;
      return demand <= limits[region] && demand <= (before[index] ?? 0);
    });
  };
}
