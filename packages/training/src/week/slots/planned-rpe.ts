import { isLifter } from "../../athlete/own-sports.ts";
import { contestDay } from "../../season/demand/races/contest-days.ts";
import { trainedFormat } from "../../season/demand/races/prepared-race.ts";
import type { Day } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import { goalRun, HALF_MARATHON } from "../../season/goal-run.ts";
import { keepsThresholdRunning } from "../../injuries/return-ladder/run-rows.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SessionCode } from "../../model/plan.ts";
import { SMALL_MINI, SMALL_MINI_RPE } from "../../season/hyrox-week.ts";
import { PACE_ON_SORE_LEG } from "./return-slots.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { isWeightlifter } from "../../selection/strength/meet.ts";
import { strengthTemplate } from "../../selection/strength/templates.ts";

const WORKOUT_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "ML", "MM", "OLs", "SLm"]);

/** Stations without haste, after a race. */
const TECHNIQUE_RPE = 6;

const HARD_ERG_RPE = 7;

const LIFTING_RPE = 7;

const UPPER_DAYS: ReadonlySet<SessionCode> = new Set<SessionCode>(["SU", "SU2", "PV"]);

const UPPER_RPE = 7;

/** Session RPE of lifting in the weeks back from a race. */
const BACK_RPE = 6;

/** A beginner's Olympic session is technique; in the first two weeks workouts are held back. */
export function getRpe(code: SessionCode, context: PlanContext, frame: WeekFrame, date: Day): number {
  if (code === "OLs" && context.level === "beginner") return 6;
  // Lifts and squats without a workout after them.
  if (code === "OLs" && isWeightlifter(context.athlete)) return frame.season?.phase === "recovery" ? BACK_RPE : LIFTING_RPE;
  // Upper days have the sets of the others; they count as no hard day, since they leave the legs.
  if (UPPER_DAYS.has(code) && isLifter(context.athlete) && context.level !== "beginner" && frame.season?.phase !== "recovery")
    return UPPER_RPE;
  if (frame.season?.phase === "recovery" && codeFacts(code).type === "strength") return Math.min(BACK_RPE, codeFacts(code).rpe);
  // The rounds after the run have weights.
  if (code === "REs" && strengthTemplate(context, code, 0, [code])?.some(({ options }) => options.includes("Romanian deadlift"))) return 5;
  if (code === "HX" && frame.hyrox?.kind === "technique") return TECHNIQUE_RPE;
  if (code === "HX" && frame.hyrox?.kind === "mini" && frame.hyrox.rounds === SMALL_MINI.rounds) return SMALL_MINI_RPE;
  // Hard intervals follow the press, in the days around a simulation easy minutes.
  if (code === "SUE" && frame.hyrox?.raceDate !== undefined && ["rounds", "last-big"].includes(frame.hyrox.kind)) return HARD_ERG_RPE;
  if (code === "ML" && isContestDay(context, date)) return CONTEST_RPE;
  if (code === "RL" && holdsMarathonPace(context, frame)) return codeFacts(code).rpe + 1;
  // Without a maximum the first sets leave four repetitions: the week is planned as it will be.
  if (isFirstByEffort(context, frame) && codeFacts(code).type === "strength") return Math.min(FIRST_RPE, codeFacts(code).rpe);
  return codeFacts(code).rpe - (WORKOUT_CODES.has(code) && frame.macroWeek <= 2 ? 1 : 0);
}

/** Beginners learn the movements in two weeks with four repetitions in reserve (special-populations.md section 4.20). */
function isFirstByEffort({ level, athlete }: PlanContext, { macroWeek }: WeekFrame): boolean {
  return level === "beginner" && macroWeek <= 2 && Object.keys(athlete.strength.oneRepMax).length === 0;
}

const FIRST_RPE = 6;

/**
 * The long runs towards a half marathon or a marathon hold marathon pace once the base is done; those of an ultra never, nor with a sore region
 * that keeps less than all running up to threshold.
 */
function holdsMarathonPace({ athlete, level, runReturn }: PlanContext, frame: WeekFrame): boolean {
  const isTooEarly = runReturn !== undefined && frame.week < PACE_ON_SORE_LEG;
  if (level === "beginner" || isTooEarly || !keepsThresholdRunning(runReturn) || goalRun(athlete, frame.startDate) < HALF_MARATHON)
    return false;
  const leadsToUltra = athlete.competitions?.some((race) => {
    const format = trainedFormat(race);
    return race.priority === "A" && race.date >= frame.startDate && format?.kind === "running" && isUltra(format.distance ?? 0);
  });
  if (leadsToUltra === true) return false;
  return frame.season === undefined ? frame.phase !== "foundation" || frame.macroWeek >= FIRST_FASTER : frame.season.phase !== "base";
}

const FIRST_FASTER = 3;

/** A rehearsal is as hard as the day. */
const CONTEST_RPE = 8;

export function isContestDay({ athlete, level, start }: PlanContext, date: Day): boolean {
  return contestDay(athlete, { level, start }, date) !== undefined;
}
