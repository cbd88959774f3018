import { aimsAtPulls } from "../../athlete/stated/stated-skills.ts";
import { effortUnderPercent } from "./accessory-dose.ts";
import type { SessionBrief } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { SECONDS_PER_REP, setsItem } from "../items.ts";
import { macroWeekInTable } from "../../season/phases.ts";
import type { SlotDose } from "./dose.ts";
import { rungDose } from "./rung-dose.ts";
import { weeksIntoWave } from "../load/wave.ts";
import { isLightLifting } from "../load/light-lifting.ts";

const ACCESSORY_OPTIONS = { isMain: false } as const;

/** From this best set on pull-ups are trained as sets. */
const FEWEST_FOR_SETS = 4;

/** Sets of 50 to 70 % of the most strict pull-ups in a row; below four, help and rows build towards them. */
export function pullUpDose(brief: SessionBrief, choice: Choice): SlotDose {
  const { context, frame } = brief;
  const most = context.athlete.gymnastics.strictPullUps;
  const easy = isLightLifting(brief);
  const strict = most !== undefined && most >= FEWEST_FOR_SETS;
  const assisted = strict
    ? choice
    : (context.picker.standIn("Band-assisted pull-up", new Set(["Pull-up (strict)"]), ACCESSORY_OPTIONS) ?? choice);
  const done: Choice = assisted === choice ? choice : { ...assisted, replaced: { name: "Pull-up (strict)", reason: pullUpReason(most) } };
  if (!strict && assisted !== choice) {
    const rung = rungDose(brief, "pull-up", done);
    if (rung !== undefined) return rung;
  }
  const weighted = strict && !easy && most >= FEWEST_FOR_WEIGHT ? weightedDose(brief) : undefined;
  if (weighted !== undefined) return weighted;
  const aimed = aimsAtPulls(context.athlete) ? GOAL_SHARE_BONUS : 0;
  const share = (macroWeek: number): number => (easy ? LIGHT_SHARE : getShare(macroWeekInTable(macroWeek)) + aimed);
  const repsIn = (macroWeek: number): number =>
    strict
      ? strictReps(most ?? FEWEST_FOR_SETS, share(macroWeek))
      : easy
        ? 6
        : HELPED_REPS + Math.min(2, (macroWeekInTable(macroWeek) - 1) % 4);
  const reps = repsIn(frame.macroWeek);
  // Where one more is too many the way down gets slower (exercise-selection.md section 8).
  // The press day beside the machines of a race stays below hard sets.
  const isHeld = strict && !easy && brief.code !== "SUE" && !brief.isTaper && !frame.isDeload;
  const held = isHeld ? weeksAtReps(frame.macroWeek, repsIn) : 0;
  // Longer sets from week to week, and each wave begins with less help.
  const isLessHelp = !strict && !easy && !brief.isTaper && frame.week > 1 && weeksIntoWave(frame) === 0;
  const notes = isLessHelp ? LESS_HELP : held > 0 ? `Lower yourself in ${LOWERED_FIRST + held} seconds each time.` : undefined;
  const rpe = Math.min(context.highestRpe, easy ? 5 : held > 0 ? HELD_RPE : 7, strict ? 10 : effortUnderPercent(context.health.percent));
  // Sets this close to the best one stay as good only with longer rests.
  const restSeconds = (strict && reps >= LONG_SHARE * most ? 120 : 90) + context.loading.extraRest;
  const why = strict ? `${Math.round((100 * reps) / most)}% of your best set of ${most}, never to failure.` : undefined;
  return {
    choice: done,
    role: "pull-up",
    secondsPerSet: reps * SECONDS_PER_REP + restSeconds,
    mostSets: 5,
    ...(aimed > 0 && strict && !easy ? { isGoal: true as const, goalSets: goalSetsIn(macroWeekInTable(frame.macroWeek)) } : {}),
    item: (sets) => setsItem(context, done, { sets, reps, restSeconds, rpe, why, notes }),
  };
}

/** Loading weeks in a row before this one with as many repetitions, as far as a slower way down is harder. */
function weeksAtReps(macroWeek: number, repsIn: (macroWeek: number) => number): number {
  const reps = repsIn(macroWeek);
  const loading = Array.from({ length: WEEKS_BACK }, (_, index) => macroWeek - 1 - index).filter(
    (week) => week >= 1 && weeksIntoWave({ macroWeek: week }) < LOADING_WEEKS,
  );
  const end = loading.findIndex((week) => repsIn(week) < reps);
  return Math.min(MOST_HELD, end < 0 ? loading.length : end);
}

const LOADING_WEEKS = 3;
const WEEKS_BACK = 5;
const MOST_HELD = 3;

/** The same repetitions, let down slowly, are a point harder (convention). */
const HELD_RPE = 8;
/** Seconds of the usual way down. */
const LOWERED_FIRST = 2;

/** Who wants a muscle-up or more pull-ups begins with a little more of the best set. */
const GOAL_SHARE_BONUS = 0.05;
/** Their repetitions are near the most that a set holds, so the sets grow: one more in every second loading week (dose-progression.md section 2.4). */
const FIRST_GOAL_SETS = 3;
const MOST_GOAL_SETS = 5;

function goalSetsIn(week: number): number {
  const loading = week - 1 - Math.floor(week / 4);
  return Math.min(MOST_GOAL_SETS, FIRST_GOAL_SETS + Math.floor(loading / 2));
}

const LONG_SHARE = 0.6;
const HELPED_REPS = 8;
const LESS_HELP = "With a little less help than in the last weeks.";

/** From this best set on the body alone is too light for sets of eight and fewer. */
const FEWEST_FOR_WEIGHT = 12;

function weightedDose(brief: SessionBrief): SlotDose | undefined {
  const { picker } = brief.context;
  return picker.allows("Weighted pull-up") ? rungDose(brief, "pull-up", picker.pick("Weighted pull-up")) : undefined;
}

const MOST_REPS = 10;
/** Share of the best set in light weeks. */
const LIGHT_SHARE = 0.35;
/** Highest share of the best set, whatever the week: further sets have to be as good (exercise-selection.md section 5). */
const HIGHEST_SHARE = 0.7;

/** Half of the best set first, more from week to week, and each wave begins where the last one ended (dose-progression.md section 2.4). */
function getShare(weekInTable: number): number {
  const wave = Math.floor((weekInTable - 1) / 4);
  return 0.5 + 0.1 * Math.min(2, wave) + 0.05 * ((weekInTable - 1) % 4);
}

/** A part of a repetition counts as one from 0.65 on, so that the first week leaves room to grow. */
const ROUNDS_UP_FROM = 0.35;

function strictReps(most: number, share: number): number {
  return Math.min(MOST_REPS, Math.floor(HIGHEST_SHARE * most), Math.max(2, Math.floor(share * most + ROUNDS_UP_FROM)));
}

function pullUpReason(most: number | undefined): string {
  return most === undefined
    ? "Your strict pull-ups are not known yet."
    : `${most} strict ${most === 1 ? "pull-up is" : "pull-ups are"} too few for working sets; this builds them.`;
}
