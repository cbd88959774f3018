import { type DraftItem, type SessionBrief, type SessionDraft, totalSeconds } from "../../context/draft.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { statedGoal } from "../../athlete/stated/stated-goals.ts";
import { getWave, weeksIntoWave } from "../../prescription/load/wave.ts";
import { nextEvent } from "../../season/demand/races/next-event.ts";
import type { MostPerSet } from "../../prescription/load/lift-target.ts";
import { setsItem } from "../../prescription/items.ts";
import { buildMetcon, isToken } from "../../prescription/metcon/build-metcon.ts";
import type { BuiltMetcon } from "../../prescription/metcon/built-metcon.ts";
import { buildUp, withBuildUp } from "../../prescription/strength/build-up.ts";
import { fitSets } from "../../prescription/strength/fit-sets.ts";
import { type LiftDose, liftDose } from "../../prescription/strength/lift-dose.ts";
import { rampTo } from "./strength.ts";
import { assemble } from "../assemble.ts";
import { easyEnd } from "../cardio/engine-piece.ts";
import { inSentence, formatList, shortName } from "../../model/words.ts";
import { metconStimulus, metconStrategy } from "../metcon/metcon-notes.ts";
import { findPreferred } from "../../selection/liked.ts";
import type { RampTarget } from "../warmup/warmup.ts";
import { strengthDoses } from "../../prescription/strength/strength-doses.ts";

/**
 * Snatch one week, clean and jerk the next, the other lift lighter after it where there is time (each day the one that somebody loves), then squat and a short metcon. Beginners
 * learn the lifts with pipe and dumbbells.
 */
export function olympicSession(brief: SessionBrief): SessionDraft {
  const { context } = brief;
  const toContest = daysToContest(brief);
  const isTouch = toContest !== undefined && toContest <= LAST_TOUCH;
  const lift = olympicLift(brief);
  const squatDoses = isTouch ? [] : strengthDoses(brief, [lift.choice.exercise.name]);
  const easy = brief.frame.isDeload || (brief.isRecovery && toContest === undefined);
  const metconMinutes = isTouch ? 3 : easy ? 5 : context.level === "beginner" ? 7 : 8;
  let built: BuiltMetcon | undefined;
  let isSprint = false;
  // Without its lift the session opens with the squat, and the warm-up builds up to that.
  const opening = isLifted(lift)
    ? lift.dose?.load === undefined
      ? undefined
      : { choice: lift.choice, load: lift.dose.load }
    : rampTo(squatDoses[0]);
  const ramp = opening === undefined ? {} : { ramp: opening };
  const blocks = assemble(
    brief,
    "olympic",
    (seconds) => {
      isSprint = canSprint(brief);
      built = isSprint ? buildMetcon(brief, "sprint", Math.min(SPRINT_SECONDS, seconds * 0.3)) : undefined;
      isSprint = built !== undefined;
      const metconSeconds = metconMinutes * 60 * (brief.isTaper && !isTouch ? 0.6 : 1);
      built ??= buildMetcon(brief, "short", Math.min(metconSeconds, seconds * (isTouch ? 0.4 : 0.25)));
      const token = built !== undefined && isToken(brief, built) ? built : undefined;
      if (token !== undefined) built = undefined;
      const left = seconds - totalSeconds(built?.items ?? []);
      const lifted = isLifted(lift) ? liftItems(brief, lift, left * 0.5) : [];
      const skill = [
        ...lifted,
        ...(lifted.length === 0 ? [] : secondLift(brief, lift, left * (isTouch ? 1 : 0.65) - totalSeconds(lifted))),
      ];
      const strength = fitSets(brief, squatDoses, left - totalSeconds(skill), skill.length > 0);
      const end = easyEnd(brief, left - totalSeconds(skill) - totalSeconds(strength), built?.items);
      // Beside one lift a single round is all that the day holds.
      if (strength.length + end.length === 0) built ??= token;
      return { skill, strength, mainWorkout: [...(built?.items ?? []), ...end] };
    },
    ramp,
  );
  const name = lift.choice.exercise.name;
  const main = (blocks.skill ?? [])[0];
  const dose =
    main === undefined
      ? ""
      : ` ${main.sets ?? 1} × ${main.reps ?? main.duration ?? ""}${main.weight === undefined ? "" : ` at ${main.weight}`}`;
  const squat = (blocks.strength ?? [])[0];
  const head = isDrill(name)
    ? "Olympic lifting technique"
    : isLifted(lift)
      ? `${name}${dose}`
      : `Strength: ${shortName(squat?.name ?? name)}`;
  return {
    title: isTouch
      ? `Contest touch: ${formatList((blocks.skill ?? []).map(({ name }) => shortName(name)))} and ${built?.format.label ?? "finish"}`
      : `${brief.frame.isDeload ? `Deload: ${inSentence(head)}` : head}${isLifted(lift) && squat !== undefined ? ", squat" : ""}${built === undefined ? "" : ` and ${built.format.label}`}`,
    description: `${isTouch ? "A few crisp singles and one short piece at the pace of the contest: fresh at the end" : `${isLifted(lift) ? "Speed first, then strength" : "Strength first"}${built === undefined ? "" : ", then conditioning"}`}${built === undefined ? "." : `${isTouch ? ". The" : ": the"} short workout is ${formatList(built.movements.map(shortName))}.`}`,
    intent: isTouch
      ? "Keep the speed of the bar and of the workout."
      : `Powerful, precise lifting while fresh${built === undefined ? "" : "; a short workout at the end"}.`,
    movementFocus: ["olympic", "squat", "conditioning"],
    complexity: context.level === "beginner" ? 5 : 8,
    blocks,
    ...(built === undefined ? {} : { mainFormat: built.format }),
    notes: {
      stimulus: `Every rep of the lifts is fast and the same; stop a set when they slow down. ${metconStimulus(built, isSprint ? "sprint" : "short", easy)}`,
      strategy: `Reset fully between reps. ${built === undefined ? "" : metconStrategy(built)}`.trim(),
    },
  };
}

/** Days to a contest of priority A or B in whose taper the session lies. */
function daysToContest({ context: { athlete }, date, isTaper, frame }: SessionBrief): number | undefined {
  if (!isTaper || frame.isDeload || athlete.focus !== "crossfit" || athlete.level === "beginner") return undefined;
  return nextEvent(athlete, date, ["crossfit"], { kind: "crossfit" })?.days;
}

/** From four days before a contest on nothing is trained any more, only touched. */
const LAST_TOUCH = 4;

/** Singles before a contest: the last of 90 % six days out, then lighter (race-demands.md section 8). */
function contestSingles(days: number): MostPerSet {
  const percent = days >= 6 ? 88 : days > LAST_TOUCH ? 82 : 75;
  return { percent, reps: 1, least: percent };
}

/** The sprints with their rests. */
const SPRINT_SECONDS = 660;
/** Before this week nothing is all out. */
const FIRST_SPRINTS = 3;

/** Sprints are the fast part of a CrossFit week, for those who have the technique and may go all out. */
function canSprint({ context, frame, isTaper, isRecovery }: SessionBrief): boolean {
  const isReady =
    context.level !== "beginner" && context.highestRpe >= 9 && frame.macroWeek >= FIRST_SPRINTS && frame.season?.phase !== "recovery";
  return isReady && !frame.isDeload && !isTaper && !isRecovery;
}

const PULL_CUE = "Slow to the knee, then as fast as you can; shoulders shrug, arms stay long. Lower it under control.";

function isPull({ exercise }: Choice): boolean {
  return exercise.movementPattern === "olympic_pull";
}

/** Whether anything of the Olympic lifts is open: the drill counts, an air squat in their place does not. */
function isLifted({ choice }: OlympicLift): boolean {
  return choice.exercise.movementPattern.startsWith("olympic");
}

function isDrill(name: string): boolean {
  return name === "Technique PVC snatch and clean drill";
}

interface OlympicLift {
  readonly choice: Choice;
  readonly dose?: LiftDose;
}

const NOVICE_REASON = "Positions first, with the pipe and dumbbells; the full lifts come later.";

/** Where nothing may go overhead the pull keeps the speed. */
const SNATCH_WAYS = ["Snatch", "Power snatch", "Snatch pull"] as const;
const CLEAN_WAYS = ["Clean and jerk", "Power clean", "Clean pull"] as const;

/** The lift that comes first on this day of the week; the other one comes second. */
function getLifts({ context, frame, code }: SessionBrief): readonly (readonly string[])[] {
  const wanted = wantedLift(context.athlete);
  // The second day of lifting begins with the other lift; of who loves one of them, or has a goal in it, every day begins with that one.
  const isSnatchFirst = wanted === undefined ? (frame.macroWeek % 2 === 1) === (code === "OLs") : wanted === "Snatch";
  const [first, second] = isSnatchFirst ? ([SNATCH_WAYS, CLEAN_WAYS] as const) : ([CLEAN_WAYS, SNATCH_WAYS] as const);
  return [wanted === undefined || code === "OLs" ? first : fromPower(first), second];
}

/** On its second day of the week a lift is caught high: the same pull, faster and lighter on the legs. */
function fromPower([full, power, pull]: typeof SNATCH_WAYS | typeof CLEAN_WAYS): readonly string[] {
  return [power, full, pull];
}

function wantedLift(athlete: Athlete): "Snatch" | "Clean and jerk" | undefined {
  const preferred = findPreferred(athlete, "Snatch", "Clean and jerk");
  if (preferred !== undefined) return preferred === "Snatch" ? "Snatch" : "Clean and jerk";
  const goals = [LIFT_GOALS.Snatch, LIFT_GOALS["Clean and jerk"]].filter((lift) => isAhead(athlete, lift));
  return goals.length !== 1 ? undefined : goals[0] === "snatch" ? "Snatch" : "Clean and jerk";
}

const LIFT_GOALS = { Snatch: "snatch", "Clean and jerk": "cleanAndJerk" } as const;

function isAhead(athlete: Athlete, lift: "snatch" | "cleanAndJerk"): boolean {
  const now = athlete.strength.oneRepMax[lift];
  const goal = statedGoal(athlete, lift);
  return goal !== undefined && now !== undefined && goal.target > now;
}

/** Percent of a lift with a goal above the maximum, by waves and their full weeks: heavy doubles and singles by the second wave (strength.md section 3). */
const GOAL_PERCENT = [
  [77.5, 81.5, 86],
  [89, 91, 92.5],
] as const;

/** The full lift of somebody who aims higher than it is today; the caps of the level come on top. */
function goalLimit({ context: { athlete }, frame, isTaper, isRecovery }: SessionBrief, name: string): MostPerSet | undefined {
  if (frame.isDeload || isTaper || isRecovery || frame.season?.phase === "recovery") return undefined;
  if (!(name === "Snatch" || name === "Clean and jerk") || !isAhead(athlete, LIFT_GOALS[name])) return undefined;
  const percent = GOAL_PERCENT[Math.min(1, getWave(frame))]?.[Math.min(2, weeksIntoWave(frame))] ?? 0;
  return { percent, reps: 3, least: percent };
}

/** The second lift: light enough to be fast after the first, and heavier from full week to full week. */
const SECOND_LIFT_DOSE = { reps: 2, least: 0, sets: 5, fewestSets: 3 } as const;
const SECOND_PERCENT = [
  [72.5, 75, 77.5],
  [79, 80, 81],
  [81, 82, 82.5],
] as const;

function secondLimit({ frame }: SessionBrief): MostPerSet {
  return { ...SECOND_LIFT_DOSE, percent: SECOND_PERCENT[getWave(frame)][Math.min(2, weeksIntoWave(frame))] ?? 75 };
}

function secondLift(brief: SessionBrief, first: OlympicLift, seconds: number): DraftItem[] {
  const { context, frame, isRecovery, isTaper } = brief;
  const days = daysToContest(brief);
  if (frame.isDeload || context.level === "beginner" || first.dose === undefined || (days === undefined && (isRecovery || isTaper)))
    return [];
  for (const name of getLifts(brief)[1] ?? []) {
    if (name === first.choice.exercise.name || !context.picker.allows(name)) continue;
    const { exercise } = context.picker.pick(name);
    const dose = liftDose(brief, exercise, "olympic", days === undefined ? secondLimit(brief) : contestSingles(days));
    if (dose?.load === undefined) continue;
    // The first lift warmed up the body, not this lift.
    const up = buildUp(context, { load: dose.load }, false, dose.reps);
    const left = seconds - (up?.seconds ?? 0);
    const sets = Math.min(
      days === undefined ? SECOND_LIFT_DOSE.sets : SECOND_LIFT_DOSE.fewestSets,
      dose.mostSets,
      Math.floor(left / (dose.reps * 4 + 90)),
    );
    const notes = isPull({ exercise })
      ? PULL_CUE
      : days === undefined
        ? "Light enough to stay fast after the first lift: every rep as fast as you can."
        : SINGLES_CUE;
    if (sets < SECOND_LIFT_DOSE.fewestSets) return [];
    const item = setsItem(context, { exercise }, { ...dose, restSeconds: 90, sets, notes });
    return [up === undefined ? item : withBuildUp(item, up)];
  }
  return [];
}

const SINGLES_CUE = "Each single as on the platform; no miss, no second try.";

/** The lift of a second day of lifting, before the squats of the strong; undefined where no maximum tells its weight. */
export function liftBeforeLegs(brief: SessionBrief): Lifted | undefined {
  const { context, frame, isRecovery } = brief;
  const isStrong = context.level === "advanced" || context.level === "elite";
  if (!isStrong || frame.isDeload || isRecovery || brief.minutes < LEAST_FOR_TWO_LIFTS) return undefined;
  const { choice, dose } = olympicLift(brief);
  const load = dose?.load;
  if (dose === undefined || load === undefined) return undefined;
  return { ramp: { choice, load }, itemsIn: (seconds) => liftItems(brief, { choice, dose }, Math.min(seconds, SECOND_DAY_SECONDS)) };
}

interface Lifted {
  readonly ramp: RampTarget;
  itemsIn(seconds: number): DraftItem[];
}

const LEAST_FOR_TWO_LIFTS = 70;
const SECOND_DAY_SECONDS = 900;

function olympicLift(brief: SessionBrief): OlympicLift {
  const { context } = brief;
  const names = getLifts(brief)[0] ?? SNATCH_WAYS;
  const wanted = names[0] ?? "Snatch";
  const open = context.level === "beginner" ? [] : names.filter((name) => context.picker.allows(name));
  for (const name of open) {
    const exercise = context.picker.pick(name).exercise;
    const days = daysToContest(brief);
    const dose =
      days === undefined
        ? fastSets(liftDose(brief, exercise, "olympic", goalLimit(brief, name)))
        : liftDose(brief, exercise, "olympic", contestSingles(days));
    if (dose?.load === undefined) continue;
    return { choice: name === wanted ? { exercise } : { ...context.picker.pick(wanted), exercise }, dose };
  }
  // Who lifts and may do none of it for now learns nothing from a pipe: the time goes to the strength of the day.
  const isClosed = context.level !== "beginner" && open.length === 0;
  const drill = context.picker.pickFirst(
    isClosed ? ["Air squat"] : ["Technique PVC snatch and clean drill", "Dumbbell snatch", "Air squat"],
  );
  return {
    choice: {
      exercise: drill.exercise,
      replaced: {
        name: wanted,
        reason:
          context.level === "beginner"
            ? NOVICE_REASON
            : (drill.replaced?.reason ??
              context.picker.pick(wanted).replaced?.reason ??
              "You have no tested lift to set a weight from yet, so technique comes first."),
      },
    },
  };
}

/** From 80 % on nothing is lifted three times in a row, from 90 % on once (strength.md section 3, Prilepin). */
function fastSets(dose: LiftDose | undefined): LiftDose | undefined {
  const percent = dose?.load?.percent ?? 0;
  return dose === undefined || percent < 80 ? dose : { ...dose, reps: Math.min(dose.reps, percent >= 90 ? 1 : 2) };
}

function liftItems(brief: SessionBrief, { choice, dose }: OlympicLift, seconds: number): DraftItem[] {
  const { context, frame } = brief;
  const days = daysToContest(brief);
  const easy = frame.isDeload || (brief.isRecovery && days === undefined);
  if (dose === undefined) {
    const sets = Math.max(3, Math.min(easy ? 4 : 6, Math.floor(seconds / 90)));
    const drill = setsItem(context, choice, {
      sets,
      reps: 5,
      restSeconds: 60,
      rpe: 4,
      notes: "Positions: floor, knee, hip, catch. Slow, then fast.",
    });
    return [drill];
  }
  const wanted = easy ? 3 : days !== undefined && days <= LAST_TOUCH ? 3 : brief.isTaper ? 4 : 6 + ((frame.macroWeek - 1) % 2);
  const perSet = dose.reps * 4 + dose.restSeconds;
  const sets = Math.max(2, Math.min(wanted, dose.mostSets, Math.floor(seconds / perSet)));
  return [
    setsItem(context, choice, {
      ...dose,
      sets,
      notes: isPull(choice) ? PULL_CUE : days === undefined ? "After a miss, take 5% off." : SINGLES_CUE,
    }),
  ];
}
