import type { Exercise } from "../../catalogue/exercise.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { maxKilograms } from "../../health/exercise-limits.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { repsToFailure } from "../../selection/reps-to-failure.ts";
import type { StrengthFacts } from "../../selection/strength-facts.ts";
import type { SlotRole } from "../../selection/strength/exercise-slot.ts";
import { formatLoad } from "../../units/format.ts";
import { setsItem } from "../items.ts";
import type { SlotDose } from "./dose.ts";
import { FEWEST_ON_ONE_LEG, isStep } from "./easier-step.ts";
import { EACH_SIDE } from "./exercise-form.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { isAfterRace } from "../load/lift-target.ts";
import { isMildlyLimited, returnRpe } from "../load/mild-limits.ts";
import { getSetting } from "./settings.ts";
import { restAfter } from "./accessory-dose.ts";
import { getCeiling, fewestReps, highestRpe, rpeAt, type Setting, RUNG_TEMPOS, getWork } from "./rung-work.ts";

/**
 * An exercise whose repetitions to failure are known: weight, tempo and repetitions that fit them. In a wave a repetition more from week
 * to week, and the next weight or a slower tempo as soon as one more would be too hard; each wave starts above the start of the last one
 * (exercise-selection.md sections 4 and 8, dose-progression.md section 2.3). Undefined without a formula.
 */
export function rungDose(brief: SessionBrief, role: SlotRole, choice: Choice, isFirst = false): SlotDose | undefined {
  const { context } = brief;
  const { exercise } = choice;
  if (repsToFailure(exercise.name, context.strength, 0) === undefined) return undefined;
  // Without any lift every weight is found by effort, that of the calf raise too.
  if (exercise.name === LOADED_CALF_RAISE && Object.keys(context.athlete.strength.oneRepMax).length === 0) return undefined;
  const eachSide = EACH_SIDE.has(exercise.name);
  const isEasy = isLightLifting(brief);
  const work = getWork(brief, role, exercise);
  // A formula that leaves no set of a lighter form says nothing: how high the hands are decides.
  if (exercise.name === "Incline push-up" && work.setting.toFailure < FEWEST_BY_FORMULA) return undefined;
  // A weight that somebody set is lifted as it is: more repetitions week by week, and no way to make it hard.
  const isGiven = context.health.kilograms < LIGHTEST_BAR && work.setting.added.each > 0 && work.setting.tempo.share < 1;
  const quick = atUsualTempo(work.setting);
  // What could be done without end at the usual tempo stays slow on a light day as well.
  const isTooLight = !isGiven && quick.added.total > 0 && quick.toFailure > MOST_POSSIBLE;
  const { added, tempo, toFailure } = (isEasy || isGiven) && !isTooLight ? quick : work.setting;
  const highest = Math.min(highestRpe(brief, role), returnRpe(context, exercise) ?? 10);
  const ceiling = getCeiling(brief, exercise);
  // After skills of the same muscles the sets of the body alone stay well short of the best one.
  const isAfterSkills = (brief.code === "GY" || brief.code === "GYE") && added.total === 0 && toFailure < MOST_AFTER_SKILLS;
  const planned = isEasy
    ? Math.max(Math.min(FEWEST_EASY, work.reps), Math.floor(work.reps * EASY_SHARE))
    : brief.isTaper
      ? Math.min(TAPER_REPS, work.reps)
      : isAfterRace(brief)
        ? Math.min(work.reps, Math.max(FEWEST_EASY, Math.floor(BACK_SHARE * toFailure)))
        : isGiven
          ? Math.min(MOST_GIVEN, FIRST_GIVEN + brief.frame.macroWeek - 1)
          : isAfterSkills
            ? Math.min(work.reps, Math.max(FEWEST_EASY, Math.floor(AFTER_SKILLS * toFailure)))
            : work.reps;
  // Where even the lightest weight is too hard for as many as health asks for, there are as many as can be done.
  const possible = Math.max(1, Math.min(fewestReps(brief, work.setting), Math.floor(toFailure - (10 - highest))));
  const fewest = isStep(exercise.name) && added.total === 0 ? Math.max(FEWEST_ON_ONE_LEG, possible) : possible;
  // A repetition more for variety is still one that can be done.
  const printed = isEasy ? Math.min(EASY_RPE, highest) : highest;
  const allowed = isGiven ? MOST_GIVEN : isEasy ? work.reps : work.most;
  const most = Math.max(fewest, Math.min(allowed, Math.floor(toFailure), Math.floor(toFailure - (10 - printed) + EASIER_THAN_FORMULA)));
  const reps = Math.max(fewest, varied(Math.min(most, Math.max(fewest, planned)), brief, most));
  // The effort is that of the repetitions that the line names.
  const exact = rpeAt(Math.round(toFailure), reps);
  const rpe = Math.min(highest, isEasy ? Math.min(EASY_RPE, Math.max(5, exact)) : Math.max(isAfterSkills ? TIRED_RPE : 5, exact));
  const restSeconds = restAfter(brief, role, rpe);
  const seconds = reps * (eachSide ? 2 : 1) * tempo.seconds;
  return {
    choice,
    role,
    secondsPerSet: seconds + restSeconds,
    mostSets: Math.min(isMildlyLimited(context, exercise) ? 2 : 5, Math.max(1, Math.floor(ceiling / reps))),
    item: (sets) => {
      const load = added.each === 0 ? undefined : { kilograms: added.each, perHand: added.perHand, estimated: true };
      const notes = [
        getSetting(exercise.name),
        tempo.text,
        isFirst &&
        !isEasy &&
        !brief.isTaper &&
        returnRpe(context, exercise) === undefined &&
        maxKilograms(context.health, exercise.name) === Infinity
          ? NEXT_STEP
          : "",
      ]
        .filter((text) => text !== "")
        .join(" ");
      const why = isGiven
        ? "Your weight limit sets the load, so it stays light: the number of reps goes up instead, each with two seconds down."
        : `${getBasis(exercise, context.strength)} you could do about ${Math.min(MOST_NAMED, Math.round(toFailure))}${toFailure > MOST_NAMED ? " or more" : ""} ${tempo.text === "" ? "reps" : "of these slow reps"}.`;
      const item = setsItem(context, choice, {
        sets,
        reps,
        restSeconds,
        rpe,
        eachSide,
        load,
        why,
        notes: notes === "" ? undefined : notes,
      });
      const timed = { ...item, dose: { ...item.dose, totalSeconds: Math.round(sets * (seconds + restSeconds)) } };
      return added.where === "backpack" && load !== undefined
        ? { ...timed, weight: `backpack ${formatLoad(added.each, context.unit)}` }
        : timed;
    },
  };
}

/** Repetitions beyond which a weight in the hands is no work (load-plausibility.md section 15, LP04). */
const MOST_POSSIBLE = 35;

/** The highest RPE of a light day. */
const EASY_RPE = 6;

/** RPE points that a set may be easier on the page than its repetitions make it (load-plausibility.md section 15, LP04). */
const EASIER_THAN_FORMULA = 2;

/** Under a limit for both hands that no bar keeps. */
const LIGHTEST_BAR = 20;

const FIRST_GIVEN = 10;

const MOST_GIVEN = 15;

const LOADED_CALF_RAISE = "Single-leg calf raise (loaded)";

const FEWEST_BY_FORMULA = 7;

/** Beyond this a formula says nothing that is worth a number. */
const MOST_NAMED = 25;

/** What the repetitions come from: the athlete's numbers, or what most people do. */
function getBasis({ name }: Exercise, facts: StrengthFacts): string {
  if (name.startsWith("Single-leg calf raise")) return "Going by what most adults can do,";
  const { assumed = [] } = facts;
  const told = { ...facts, ...Object.fromEntries(assumed.map((lift) => [lift, undefined])) };
  return assumed.length > 0 && repsToFailure(name, told) === undefined ? "Going by what is usual at your level," : "Going by your numbers,";
}

const BACK_SHARE = 0.55;

/** Share of the possible repetitions, with rests of a minute or two (coaches' practice); beyond so many repetitions a set is endurance. */
const AFTER_SKILLS = 0.6;

const MOST_AFTER_SKILLS = 25;

/** What the last of such sets feels like, after the skills and the short rests. */
const TIRED_RPE = 6;

/** Said once a session. */
const NEXT_STEP = "If every set feels two RPE points easier than planned, go heavier or slower next time.";

const TAPER_REPS = 6;

const EASY_SHARE = 0.6;

const FEWEST_EASY = 5;

/** Where a week or a day would be a copy of another: a repetition more, or fewer where there is no room. */
function varied(reps: number, { variation }: SessionBrief, most: number): number {
  return reps + variation <= most ? reps + variation : Math.max(1, Math.min(most, reps) - variation);
}

/** Light weeks have fewer repetitions, not slower ones. */
function atUsualTempo({ added, tempo, toFailure }: Setting): Setting {
  return { added, tempo: RUNG_TEMPOS[0], toFailure: toFailure / tempo.share };
}
