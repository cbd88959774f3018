import { findExercise } from "../../catalogue/exercises.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import type { Region } from "../../catalogue/exercise.ts";
import type { RegionFinding } from "../../injuries/injury.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import type { Seconds } from "../../units/units.ts";
import { lowImpactWorkout } from "../../prescription/metcon/engine.ts";
import { likedMachines } from "../../selection/liked.ts";
import { isDislikedLong } from "../../statements/wished-exercises/disliked-long.ts";
import { isRunCode } from "../../week/run/run-metres.ts";
import { lowImpactMachine } from "./low-impact-machine.ts";

const MIN_PIECE_SECONDS = 300;
const LONGEST_EASY = 2400;
/** Who trains for more hours than their sessions of lifting and skill hold does the rest of them easily. */
const LONGEST_OF_STRONG = 3600;
/** Nobody who has the choice sits on one machine for longer after the work. */
const LONGEST_ON_ONE = 1200;
/** Shorter ones leave no room for repetitions worth the name. */
const SHORTEST_INTERVALS = 720;

/** A shorter run is a warm-up. */
const LEAST_RUN = 600;

const PIECE_EXERCISES = ["Row erg", "Easy run", "Ski erg", "Bike erg"] as const;

/**
 * The engine piece of a CrossFit session, on another machine or on foot from week to week: easy, and in every second week intervals at
 * threshold for those who are no beginners (race-demands.md section 8, engine of 20 minutes).
 */
export function enginePiece(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { context, frame, isTaper, isRecovery } = brief;
  // Half of the endurance stays easy: only beside a day of easy engine work.
  const isHard = brief.weekCodes.includes("ZE") && frame.macroWeek % 2 === 0 && !frame.isDeload && !isTaper && !isRecovery;
  if (isHard && context.level !== "beginner" && context.highestRpe >= 7 && seconds >= SHORTEST_INTERVALS) {
    const built = lowImpactWorkout(brief, "AT", Math.min(seconds, LONGEST_EASY), undefined);
    if (built !== undefined) return built.items;
  }
  return easyPiece(brief, seconds);
}

/** What is left of the day of those who train for more hours, on machines that the piece before did not have. */
export function easyRest(brief: SessionBrief, before: readonly DraftItem[], seconds: number): readonly DraftItem[] {
  const { frame, context, isTaper, isRecovery } = brief;
  if (!trainsMore(context) || frame.isDeload || isTaper || isRecovery || seconds < SHORTEST_END) return [];
  const had = new Set(before.map(({ name }) => name));
  return easyPiece(brief, Math.min(seconds, LONGEST_END)).filter(({ name }) => !had.has(name));
}

/** Easy minutes after the work of a session, on two machines or on foot and on one when they are many; none where fewer than five are left. */
export function easyPiece(brief: SessionBrief, seconds: number): readonly DraftItem[] {
  const { context, frame } = brief;
  const all = Math.min(seconds, longestEasy(context));
  const count = all > 2 * LONGEST_ON_ONE ? 3 : all > LONGEST_ON_ONE ? 2 : 1;
  const time = 60 * Math.floor(all / 60 / count);
  if (time < MIN_PIECE_SECONDS) return [];
  const isRunDay = runs(context) && time <= brief.longestRun;
  // Whose told runs have no day of their own in the week runs here.
  const lacksRun =
    isRunDay &&
    time >= LEAST_RUN &&
    brief.code.startsWith("GY") &&
    (context.athlete.history?.runsPerWeek?.value ?? 0) >= 1 &&
    !brief.weekCodes.some(isRunCode) &&
    !isDislikedLong(context, "Easy run");
  const modes = lacksRun
    ? (["Easy run"] as const)
    : PIECE_EXERCISES.filter((name) => name !== "Easy run" || (isRunDay && runsOften(context)));
  const open = modes.filter((name) => context.picker.allows(name));
  const liked = open.filter((name) => !isDislikedLong(context, name));
  const names = likedMachines(context.athlete, liked.length > 0 ? liked : isRunDay ? ["Easy run"] : open.length > 0 ? open : modes);
  const first = frame.macroWeek + brief.day;
  const wanted = Array.from({ length: count }, (_, index) => names[(first + index) % names.length] ?? "Row erg");
  const choices = new Map(wanted.map((name) => lowImpactMachine(context, name, wanted)).map((choice) => [choice.exercise.name, choice]));
  return [...choices.values()].map((choice) => {
    const notes = cardioMode(choice.exercise) === "run" ? "If you cannot talk, slow down." : "Nose breathing, one even pace.";
    return cardioItem(context, choice, { zone: "easy", seconds: time, show: "time", notes });
  });
}

/** What is left of a long day after its workout: easy minutes on another machine, for those who train for the sport (dose-progression.md section 4.1). */
export function easyEnd(given: SessionBrief, seconds: number, before: readonly DraftItem[] = []): readonly DraftItem[] {
  // What was run in the workout counts towards the longest run of the day.
  const hasRun = before.some(({ name }) => isRun(name));
  const brief = hasRun ? { ...given, longestRun: 0 } : given;
  const { context, frame, isTaper, isRecovery } = brief;
  const isOpen = !isTaper && !isRecovery;
  if (!isOpen || context.athlete.focus !== "crossfit" || seconds < SHORTEST_END) return [];
  // Without a machine and without running it would be a walk: the day is shorter instead.
  if (!PIECE_EXERCISES.some((name) => (name !== "Easy run" || runs(context)) && context.picker.allows(name))) return [];
  // The strong have repetitions at threshold on the day of their squats in the weeks in which gymnastics does not.
  const isHard =
    isStrong(context) &&
    !frame.isDeload &&
    brief.code === "SLm" &&
    frame.macroWeek % 2 === 1 &&
    context.highestRpe >= 7 &&
    seconds >= SHORTEST_INTERVALS;
  const intervals = isHard ? lowImpactWorkout(brief, "AT", Math.min(seconds, LONGEST_EASY), undefined)?.items : undefined;
  const most = frame.isDeload ? LONGEST_END / 2 : trainsMore(context) ? longestEasy(context) : LONGEST_END;
  return (intervals ?? easyPiece(brief, Math.min(seconds, most))).map((item) => ({
    ...item,
    notes: `After the workout, once your breathing has settled. ${item.notes ?? ""}`.trim(),
  }));
}

function isRun(name: string): boolean {
  const exercise = findExercise(name);
  return exercise !== undefined && cardioMode(exercise) === "run";
}

const SHORTEST_END = 480;
const LONGEST_END = 1800;

function isStrong({ level }: PlanContext): boolean {
  return level === "advanced" || level === "elite";
}

/** Whose hours are known, and used to be more than the sessions of a level hold. */
function trainsMore(context: PlanContext): boolean {
  return context.level !== "beginner" && context.athlete.history?.weeklyMinutes !== undefined;
}

function longestEasy(context: PlanContext): Seconds {
  return trainsMore(context) && isStrong(context) ? LONGEST_OF_STRONG : LONGEST_EASY;
}

/** Who runs once or twice a week has these runs on days of their own. */
function runsOften({ athlete: { history } }: PlanContext): boolean {
  return (history?.runsPerWeek?.value ?? MIN_FREQUENT_RUNS) >= MIN_FREQUENT_RUNS;
}

const MIN_FREQUENT_RUNS = 3;

/** Who runs already, and may. */
export function runs({ athlete, picker, isNoviceRunner, reading }: PlanContext): boolean {
  const isRunner = (athlete.history?.weeklyRun?.value ?? 0) > 0 || athlete.conditioning.run5k !== undefined;
  return isRunner && !isNoviceRunner && reading.regions.every(isFreeToRun) && picker.allows("Easy run");
}

/** A sore elbow runs; a leg or a trunk that is sore has its own rules. */
function isFreeToRun({ region, grade }: RegionFinding): boolean {
  return grade === 0 || ARM_REGIONS.has(region);
}

const ARM_REGIONS: ReadonlySet<Region> = new Set<Region>(["shoulder", "elbow", "wrist_hand"]);
