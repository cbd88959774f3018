import { accessoryDose } from "../../prescription/strength/accessory-dose.ts";
import { easyRun } from "../run/easy-run.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { type HyroxErg, isSimulation } from "../../season/hyrox-week.ts";
import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import { type ErgWork, ergWork } from "../hyrox/hyrox-erg.ts";
import { lowImpactMachine } from "../cardio/low-impact-machine.ts";
import { machineName, minutes } from "../../prescription/cardio/machines.ts";
import { continuousLimit, easyRunName, runWalk, runWalkText } from "../run/run-walk.ts";
import { inSentence, formatList } from "../../model/words.ts";
import { assemble } from "../assemble.ts";
import type { SessionCode } from "../../model/plan.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import { likedMachines } from "../../selection/liked.ts";
import { dislikesHardInARow } from "../../statements/wished-exercises/dislikes.ts";
import { comesDownSlowly } from "../warmup/cooldown.ts";
import { timedItem } from "../../prescription/items.ts";
import { EASY_START } from "../run/long-run-notes.ts";
import { strengthTitle } from "../strength/strength.ts";
import { isHard } from "../../week/slots/level-adaptation.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/** Upper-body strength, then 20 to 30 minutes easy on an erg. */
export function upperAndErg(brief: SessionBrief): SessionDraft {
  const { context, frame } = brief;
  const doses = strengthDoses(brief);
  const first = doses[0];
  const erg = lowImpactMachine(context, likedErg(context, frame.macroWeek % 2 === 1 ? ["Ski erg", "Row erg"] : ["Row erg", "Ski erg"]));
  const mode = cardioMode(erg.exercise) === "row" || cardioMode(erg.exercise) === "ski" ? "strokes" : "other";
  const ramp = first === undefined || first.load === undefined ? {} : { ramp: { choice: first.choice, load: first.load } };
  let hard: ErgWork | undefined;
  const blocks = assemble(
    brief,
    "upper",
    (seconds) => {
      const week = frame.hyrox;
      // After a race the stations come back as technique first, and so do the machines.
      const isLoading =
        !frame.isDeload &&
        !brief.isTaper &&
        !brief.isRecovery &&
        brief.lightReason === undefined &&
        week?.kind !== "technique" &&
        !isBesideSimulation(brief) &&
        !isBesideHardDays(brief) &&
        !(dislikesHardInARow(context.athlete.dislikes) && isBesideHardDay(brief)) &&
        context.highestRpe >= 7;
      hard = week === undefined || !isLoading ? undefined : ergWork(brief, belowHard(week.erg), seconds * MAX_ERG_SHARE);
      if (hard !== undefined) {
        const strength = fitSets(brief, doses, seconds - hard.line.dose.totalSeconds);
        const left = minutes(Math.min(MOST_EASY_END, seconds - hard.line.dose.totalSeconds - totalSeconds(strength)));
        const end = cardioItem(context, otherMachine(context, hard.line.name) ?? erg, {
          zone: "easy",
          seconds: left,
          show: "time",
          notes: ERG_CUES.other,
        });
        return { strength, mainWorkout: left < LEAST_EASY_END ? [hard.line] : [hard.line, end] };
      }
      const aerobic = minutes(Math.min(1800, Math.max(480, seconds * 0.42)));
      const strength = fitSets(brief, doses, seconds - aerobic);
      return {
        strength,
        mainWorkout: [
          cardioItem(context, erg, {
            zone: "easy",
            seconds: minutes(Math.min(1800, seconds - totalSeconds(strength))),
            show: "time",
            notes: ERG_CUES[mode],
          }),
        ],
      };
    },
    ramp,
  );
  if (hard !== undefined) return withHardErg(brief, blocks, hard);
  return {
    title: `${strengthTitle(brief, (blocks.strength ?? []).slice(0, 1))}, then easy ${machineName(erg.exercise.name)}`,
    description: "Press and pull while fresh, then easy engine work that spares the legs.",
    intent: "A strong upper body for stations, and aerobic volume without impact.",
    movementFocus: ["push", "pull", "aerobic"],
    complexity: 4,
    blocks,
    mainFormat: { kind: "steady", label: `${blocks.mainWorkout?.[0]?.duration ?? ""} easy` },
    notes: {
      stimulus: `Strength with reps in reserve; the ${machineName(erg.exercise.name)} is at conversation pace, RPE 3.`,
      strategy: `Full rests on the press. ${ERG_STRATEGY[mode]}`,
    },
  };
}

/** The day counts as no hard one, so its machine stays at threshold: legs, fast run and rounds are the hard days of the week. */
function belowHard(erg: HyroxErg): HyroxErg {
  return erg.stimulus === "erg-vo2" ? { ...erg, stimulus: "erg-threshold", rung: erg.thresholdRung } : erg;
}

/** In the week of a simulation what lies before it and after it is easy. */
function isBesideSimulation({ frame: { hyrox }, weekCodes }: SessionBrief): boolean {
  return hyrox !== undefined && isSimulation(hyrox.kind) && Math.abs(weekCodes.indexOf("SUE") - weekCodes.indexOf("HX")) === 1;
}

/** Between two hard days, and the day after the rounds of a week with two other hard days, the machine is easy: hard repetitions make one more. */
function isBesideHardDays({ weekCodes, weekdays, weekday, context }: SessionBrief): boolean {
  const hardOn = (day: number): SessionCode | undefined =>
    weekCodes.find((code, index) => weekdays[index] === day && isHard(code, context.level));
  const isFull = weekCodes.filter((code) => isHard(code, context.level)).length > MOST_BESIDE_ERG;
  return (hardOn(weekday - 1) !== undefined && hardOn(weekday + 1) !== undefined) || (isFull && hardOn(weekday - 1) === "HX");
}

/** Whoever wants no two hard days in a row has easy minutes after the press beside any hard day. */
function isBesideHardDay({ weekCodes, weekdays, weekday, context }: SessionBrief): boolean {
  return weekCodes.some((code, index) => Math.abs((weekdays[index] ?? 0) - weekday) === 1 && isHard(code, context.level));
}

const MOST_BESIDE_ERG = 2;

function likedErg({ athlete, picker }: PlanContext, inTurn: readonly string[]): string {
  const isOpen = (name: string): boolean => picker.allows(name) && !isDislikedLong({ athlete }, name);
  // Who minds many minutes on one machine has another.
  return likedMachines(athlete, inTurn).find(isOpen) ?? [...inTurn, "Bike erg"].find(isOpen) ?? inTurn[0] ?? "Row erg";
}

/** A machine to come down on that is not the one of the hard work. */
function otherMachine({ picker, athlete }: PlanContext, worked: string): Choice | undefined {
  return picker.open(["Bike erg", "Row erg", "Ski erg"].filter((name) => name !== worked && !isDislikedLong({ athlete }, name)))[0];
}

/** Most of the main work that is on an erg, as a share of its time. */
const MAX_ERG_SHARE = 0.5;
const LEAST_EASY_END = 300;
const MOST_EASY_END = 900;

function withHardErg(brief: SessionBrief, blocks: SessionDraft["blocks"], { label, work }: ErgWork): SessionDraft {
  return {
    title: `${strengthTitle(brief, (blocks.strength ?? []).slice(0, 1))}, then ${label}`,
    description: `Press and pull while fresh, then ${label}: fitness for the stations without impact.`,
    intent: "A strong upper body for stations, and hard work on the machines of the race.",
    movementFocus: ["push", "pull", "erg"],
    complexity: 5,
    blocks,
    mainFormat: { kind: "intervals", label },
    work,
    notes: {
      stimulus: `Strength with reps in reserve; then ${work.stimulus === "erg-vo2" ? "hard, single words only" : "comfortably hard, a few words at a time"}.`,
      strategy: "Full rests on the press. Write down the split of every rep; the last one is as fast as the first.",
    },
  };
}

/** Easy run, then about 20 minutes of strength in rounds. */
export function runAndStrength(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const run = context.picker.pick(easyRunName(brief));
  const walks = run.exercise.name === "Run-walk intervals";
  const doses = strengthDoses(brief);
  const blocks = assemble(
    brief,
    "easy run",
    (seconds, runBudget) => {
      const fitted = fitSets(brief, doses, Math.min(1200, seconds * 0.45));
      const strength = fitted.length > 0 ? fitted : simpleStrength(brief);
      const between = comesDownSlowly(brief) ? walkBetween(brief) : [];
      const spare = seconds - totalSeconds(strength) - totalSeconds(between);
      const left = cardioMode(run.exercise) === "run" ? Math.min(spare, runBudget, continuousLimit(brief)) : spare;
      const easy = walks
        ? runWalk(brief, run, left)
        : [cardioItem(context, run, { zone: "easy", seconds: minutes(left), show: "both", notes: "If you cannot talk, slow down." })];
      return { mainWorkout: [...easy, ...between], strength };
    },
    { warmupSeconds: EASY_START },
  );
  if ((blocks.strength ?? []).length === 0) return easyRun(brief);
  const sport =
    cardioMode(run.exercise) === "run"
      ? "run"
      : walks
        ? "run-walk"
        : run.exercise.name === "Brisk walk"
          ? "walk"
          : inSentence(run.exercise.name);
  const isLoaded = (blocks.strength ?? []).some(({ load }) => load !== undefined);
  return {
    title: `${brief.frame.isDeload ? "Deload: easy" : "Easy"} ${sport}, ${runWalkText(blocks.mainWorkout?.[0])}, and short strength`,
    description: `${sport === "run" || walks ? "Easy running" : "Easy minutes"} first, then simple strength for ${trainedParts(blocks.strength ?? [])}.`,
    intent: "Easy volume, and the strength that runners need.",
    movementFocus: ["run", "single-leg", "trunk"],
    complexity: 2,
    blocks,
    mainFormat: { kind: "steady", label: `${runWalkText(blocks.mainWorkout?.[0])} easy` },
    notes: {
      stimulus: `Light: talking pace on the ${sport === "run" || walks ? "run" : "machine"}, slow and controlled strength. No soreness tomorrow.`,
      strategy: comesDownSlowly(brief)
        ? "Walk until the breathing is calm, then begin the strength. Quality of each rep, no hurry."
        : isLoaded
          ? "One lighter set of each exercise first. Quality of each rep, no hurry."
          : "Quality of each rep, no hurry.",
    },
  };
}

/** Where limits or kit leave none of the usual exercises two of the floor are strength enough; none where these are closed too. */
function simpleStrength(brief: SessionBrief): DraftItem[] {
  return brief.context.picker
    .open(OF_THE_FLOOR)
    .slice(0, 2)
    .map((choice) => accessoryDose(brief, "small", choice).item(2));
}

const OF_THE_FLOOR = ["Single-leg glute bridge", "Glute bridge", "Calf raise", "Clamshell", "Band row", "Bird dog"] as const;

/** "hips, feet and trunk", as far as the block holds them. */
export function trainedParts(items: readonly DraftItem[], others = "arms"): string {
  const found = items.map(({ name }) => BODY_PART_NAMES.find(([names]) => names.test(name))?.[1] ?? others);
  return formatList([...new Set(found)]);
}

const BODY_PART_NAMES: readonly (readonly [names: RegExp, part: string])[] = [
  [/calf|tibialis/iu, "feet"],
  [/plank|dead bug|bird dog|pallof|hollow|body saw|suitcase/iu, "trunk"],
  [/squat|step|lunge|deadlift|bridge|hip thrust|hamstring|leg press|copenhagen|wall sit|back extension/iu, "hips"],
];

/** Nobody whose heart minds a sudden stop goes from a run to standing still. */
function walkBetween({ context }: SessionBrief): DraftItem[] {
  const notes = "Walk on until the breathing is calm.";
  return [timedItem(context, context.picker.pickFirst(["Brisk walk"], ["Bike erg"]), { seconds: BETWEEN_SECONDS, rpe: 2, notes })];
}

const BETWEEN_SECONDS = 120;

const ERG_CUES = { strokes: "Long strokes, even pace.", other: "One even pace." } as const;

const ERG_STRATEGY = {
  strokes: "Then keep the stroke rate low and the strokes long; ignore the monitor.",
  other: "Then settle into one rhythm and ignore the numbers: this part adds easy volume.",
} as const;
