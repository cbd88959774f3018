import { type StatedGoal, statedGoal } from "../../athlete/stated/stated-goals.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { SessionBrief } from "../../context/draft.ts";
import { repCeiling } from "../../selection/gates/rep-ceiling.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { ExerciseSlot } from "../../selection/strength/exercise-slot.ts";
import { countedFamily } from "../../selection/strength/weekly-volume.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { highestBeside } from "./accessory-dose.ts";
import type { SlotDose } from "./dose.ts";
import { isLightLifting } from "../load/light-lifting.ts";
import { weeksIntoWave } from "../load/wave.ts";

/** Repetitions as a share of the best set, by loading weeks of a wave: many sets that end well before the last repetition (exercise-selection.md section 5). */
const BEST_SET_SHARES = [0.5, 0.6, 0.6, 0.6] as const;
const PRACTICE_SETS = [4, 4, 5, 5] as const;
const LIGHT_PRACTICE = { share: 0.3, sets: 2, rpe: 5 } as const;
/** Repetitions in a row that four weeks of it usually add (convention). */
const GAIN_OF_WAVE = 2;
const REST_SECONDS = 120;
const PRACTICE_RPE = 7;
/** Repetitions with the hands raised behind the full ones of a set, and where a set is whole without them (convention). */
const EASIER_BEHIND = 4;
const WHOLE_SET = 8;
/** A part of a repetition counts as one from 0.65 on. */
const ROUNDS_UP_FROM = 0.35;
/** Highest RPE of a single repetition that is all the athlete can do. */
const MOST_RPE = 8;
const SHORT_REST_SECONDS = 90;
/** Seconds of a repetition on the way down alone. */
const SLOW_SECONDS = 6;

/**
 * The slots of a week that practise a repetition goal of the notes, "ten push-ups" or "my first pull-up", in place of what else trains the
 * same movement: full repetitions in short sets twice a week, and the slow way down where there is none yet. Undefined for other slots.
 */
export function goalPractice(brief: SessionBrief, slot: ExerciseSlot, taken: ReadonlySet<string>): SlotDose | undefined {
  const { athlete, health } = brief.context;
  if (brief.isTaper || athlete.focus === "powerlifting" || athlete.focus === "crossfit") return undefined;
  if (health.fewestReps > 1) return isPullSlot(slot) ? longPulls(brief, slot, taken) : undefined;
  if (isPushSlot(brief, slot)) {
    const goal = statedGoal(athlete, "pushUps");
    const best = brief.context.strength.pushUps;
    return goal === undefined || best === undefined || taken.has("Push-up") ? undefined : pushUps(brief, slot, goal, best);
  }
  const goal = isPullSlot(slot) && !PULL_NAMES.some((name) => taken.has(name)) ? statedGoal(athlete, "pullUps") : undefined;
  const best = athlete.gymnastics.strictPullUps ?? 0;
  // From four on the sets of the plan are shares of the best one anyway.
  if (goal === undefined || best >= Math.min(goal.target, FEWEST_FOR_SETS)) return undefined;
  return pullUps(brief, slot, goal, best, taken);
}

const FEWEST_FOR_SETS = 4;
const PUSH_NAMES = /bench press|floor press|push-up|incline dumbbell press/iu;
const PULL_NAMES = ["Pull-up (strict)", "Negative pull-up"] as const;

/** A push from the chest; on a whole-body day with one press that one. */
function isPushSlot({ code }: SessionBrief, { role, options }: ExerciseSlot): boolean {
  if (role === "main" || countedFamily({ role, options }) !== "push") return false;
  return code === "SF" || options.some((name) => PUSH_NAMES.test(name));
}

/** The pull-ups of a day, else its first pulldown or row. */
function isPullSlot({ role, options }: ExerciseSlot): boolean {
  return role === "pull-up" || (role === "accessory" && options.some((name) => /pulldown|\brow\b/iu.test(name)));
}

function pushUps(brief: SessionBrief, { role }: ExerciseSlot, { target }: StatedGoal, best: number): SlotDose | undefined {
  const choice = open(brief, "Push-up");
  if (choice === undefined) return undefined;
  const now = Math.min(target, Math.floor(best) + gained(brief));
  if (now < 1) return lowered(brief, choice, role, "Only the way down, five seconds; push back up from the knees.");
  const { share, sets } = step(brief);
  const full = Math.max(1, Math.floor(share * now + ROUNDS_UP_FROM));
  // Two or three full ones are too little work for a chest: the set goes on with the hands raised.
  const reps = Math.max(full, Math.min(target, full + EASIER_BEHIND, WHOLE_SET));
  const check = isCheckDay(brief)
    ? `First set: as many full push-ups as you can, stopping one short of failure. Write the number down: half of it is how many full push-ups you do in a set until the next check. The goal is ${target}. `
    : "";
  const clean = "Full push-ups: lower the chest to a hand's width above the floor, body in one line.";
  const notes =
    reps === full
      ? `${check}${clean} Where a set gets slower, finish it with the hands raised.`
      : `${check}The first ${full} full, the other ${reps - full} straight after with the hands on a sofa or a bench, three seconds down. ${clean}`;
  const why = `About half of what you can do in a row, often and clean, on the way to ${target}.`;
  const rpe = isLightLifting(brief)
    ? LIGHT_PRACTICE.rpe
    : Math.max(reps === full ? LIGHT_PRACTICE.rpe : PRACTICE_RPE, Math.min(MOST_RPE, 10 - (now - full)));
  return dose(brief, choice, role, { reps, sets, notes, why, rpe });
}

function pullUps(
  brief: SessionBrief,
  { role }: ExerciseSlot,
  { target }: StatedGoal,
  best: number,
  taken: ReadonlySet<string>,
): SlotDose | undefined {
  const strict = best >= 1 && isStrictDay(brief, role) && !taken.has("Pull-up (strict)") ? open(brief, "Pull-up (strict)") : undefined;
  if (strict !== undefined) {
    const ceiling = repCeiling("Pull-up (strict)", brief.context.athlete)?.perSession ?? Infinity;
    const reps = Math.max(1, Math.floor(best / 2));
    const sets = Math.max(1, Math.min(step(brief).sets, Math.floor(ceiling / reps)));
    const check = isCheckDay(brief) ? `First: as many as you can in a row; write it down. The goal is ${target}. ` : "";
    const notes = `${check}Dead hang to chin over the bar; if a rep does not go, use a thin band.`;
    const isMost = reps >= best;
    const why = isMost
      ? `As many as your best set, but one at a time, on the way to ${target} in a row.`
      : `Half of your best set, on the way to ${target} in a row.`;
    return dose(brief, strict, role, { reps, sets, notes, why, rpe: isMost ? MOST_RPE : PRACTICE_RPE });
  }
  const negative = taken.has("Negative pull-up") ? undefined : open(brief, "Negative pull-up");
  return negative === undefined ? undefined : lowered(brief, negative, role, "Up with a step, then five seconds down.");
}

/** Where health asks for longer sets than anybody has pull-ups, the way to them is the same pull with help, a repetition more in each week of a wave. */
function longPulls(brief: SessionBrief, { role }: ExerciseSlot, taken: ReadonlySet<string>): SlotDose | undefined {
  const { athlete, health } = brief.context;
  const goal = statedGoal(athlete, "pullUps");
  const choice = ASSISTED_PULL_UPS.some((name) => taken.has(name))
    ? undefined
    : ASSISTED_PULL_UPS.map((name) => open(brief, name)).find((one) => one !== undefined);
  if (goal === undefined || choice === undefined) return undefined;
  const { sets } = step(brief);
  const reps = isLightLifting(brief) ? health.fewestReps : health.fewestReps + Math.min(3, weeksIntoWave(brief.frame));
  const notes = "As much help as it takes to stay at this effort, a little less from wave to wave; breathe out on the way up.";
  const rpe = isLightLifting(brief) ? LIGHT_PRACTICE.rpe : Math.min(PRACTICE_RPE, highestBeside(brief));
  return dose(brief, choice, role, { reps, sets, notes, rpe, why: `In long sets with help, on the way to ${goal.target} in a row.` });
}

const ASSISTED_PULL_UPS = ["Foot-assisted pull-up", "Band-assisted pull-up"] as const;

/** Single strict ones on the first day of the week that pulls, the slow way down on the second. */
function isStrictDay({ code, occurrence }: SessionBrief, role: ExerciseSlot["role"]): boolean {
  return role === "pull-up" && (code !== "SF" || occurrence === 0);
}

/** In the first week and after each deload the first set measures. */
function isCheckDay({ frame, isAfterDeload, occurrence }: SessionBrief): boolean {
  return occurrence === 0 && !frame.isDeload && (frame.week === 1 || isAfterDeload === true);
}

function step(brief: SessionBrief): { readonly share: number; readonly sets: number } {
  if (isLightLifting(brief)) return LIGHT_PRACTICE;
  const week = weeksIntoWave(brief.frame);
  return { share: BEST_SET_SHARES[week] ?? 0.6, sets: PRACTICE_SETS[week] ?? 4 };
}

function gained({ frame }: SessionBrief): number {
  return GAIN_OF_WAVE * Math.floor((macroWeekInTable(frame.macroWeek) - 1) / 4);
}

function lowered(brief: SessionBrief, choice: Choice, role: ExerciseSlot["role"], notes: string): SlotDose {
  const { sets } = step(brief);
  const reps = isLightLifting(brief) ? 2 : Math.min(4, 2 + weeksIntoWave(brief.frame) + Math.min(1, gained(brief)));
  return dose(brief, choice, role, { reps, sets, notes, why: undefined }, SLOW_SECONDS);
}

interface Practice {
  readonly reps: number;
  readonly sets: number;
  readonly notes: string;
  readonly why: string | undefined;
  readonly rpe?: number;
}

function dose(
  brief: SessionBrief,
  choice: Choice,
  role: ExerciseSlot["role"],
  { reps, sets: mostSets, notes, why, rpe: wanted = PRACTICE_RPE }: Practice,
  seconds = SECONDS_PER_REP,
): SlotDose {
  const { context } = brief;
  const restSeconds = (reps > 2 ? REST_SECONDS : SHORT_REST_SECONDS) + context.loading.extraRest;
  const rpe = Math.min(context.highestRpe, isLightLifting(brief) ? Math.min(wanted, PRACTICE_RPE - 1) : wanted);
  return {
    choice,
    role,
    secondsPerSet: reps * seconds + restSeconds,
    mostSets,
    isGoal: true,
    item: (sets) => {
      const item = setsItem(context, choice, { sets, reps, restSeconds, rpe, why, notes });
      return { ...item, dose: { ...item.dose, totalSeconds: Math.round(sets * (reps * seconds + restSeconds)) } };
    },
  };
}

function open({ context }: SessionBrief, name: string): Choice | undefined {
  const exercise = findExercise(name);
  return exercise !== undefined && context.picker.allows(name) ? { exercise } : undefined;
}
