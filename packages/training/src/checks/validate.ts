import type { Athlete } from "../athlete/athlete.ts";
import type { Plan, Violation } from "../model/plan.ts";
import { barbellLoads, loadTexts } from "./strength/barbell-loads.ts";
import { countClaims } from "./claims/count-claims.ts";
import { cueClaims } from "./claims/cue-claims.ts";
import { fallbackClaims } from "./claims/fallback-claims.ts";
import { labelClaims } from "./claims/label-claims.ts";
import { liftClaims } from "./claims/lift-claims.ts";
import { paceClaims } from "./claims/pace-claims.ts";
import { phaseClaims } from "./claims/phase-claims.ts";
import { steadyClaims } from "./claims/steady-claims.ts";
import { timeClaims } from "./claims/time-claims.ts";
import { workClaims } from "./claims/work-claims.ts";
import { workoutClaims } from "./claims/workout-claims.ts";
import { climbing } from "./run/climbing.ts";
import { coherence } from "./coherence.ts";
import { completeness } from "./completeness.ts";
import { afterWholeSimulation, changeOfClothes, longerDayRuns } from "./week/day-fit.ts";
import { easyShare } from "./run/easy-share.ts";
import { gates } from "./strength/gates.ts";
import { hardDays } from "./week/hard-days.ts";
import { heavySingles, pullsAfterMeet, runsBeforeMeet } from "./strength/heavy-singles.ts";
import { hyroxDemand, hyroxSimulations, stationLines } from "./race/hyrox.ts";
import { health } from "./health/health.ts";
import { injuries } from "./health/injuries.ts";
import { paces } from "./run/paces.ts";
import { ladderRange, ladderSteps } from "./run/ladder-steps.ts";
import { doseInTitle, thresholdFloor } from "./run/quality-dose.ts";
import { racePaces } from "./race/race-pace.ts";
import { liftProgress, rampUp } from "./strength/lift-progress.ts";
import { labelMinutes, lineMinutes } from "./week/line-minutes.ts";
import { longRunPart } from "./run/long-run-share.ts";
import { steadyLongRuns, strideDays } from "./run/long-run-parts.ts";
import { brokenLongRuns, longRunVariety } from "./run/long-run-variety.ts";
import { plausibleLoads, repsInReserve } from "./strength/plausible-loads.ts";
import { sessionSport } from "./week/session-sport.ts";
import { easyDays, enduranceEffort, startAndEnd } from "./week/session-shape.ts";
import { jumpContacts, workoutCaps } from "./week/workout-caps.ts";
import { pressAndPull } from "./strength/press-pull.ts";
import { phases } from "./race/phases.ts";
import { raceDays } from "./race/race.ts";
import { raceParts } from "./race/race-parts.ts";
import { repCurve } from "./strength/rep-curve.ts";
import { returnStages } from "./health/return-stages.ts";
import { type Rule, ruleFacts } from "./rule.ts";
import { longRunGrowth } from "./run/long-run-growth.ts";
import { runVolume } from "./run/run-volume.ts";
import { availability, sessionDays } from "./week/session-days.ts";
import { strengthVolume } from "./strength/strength-volume.ts";
import { afterRaces, taperWindows } from "./race/taper.ts";
import { triathlon } from "./race/triathlon.ts";
import { texts } from "./texts.ts";
import { weeklyLoad } from "./week/weekly-load.ts";
import { wellFormed } from "./well-formed.ts";
import { dislikes, equipment, variety, wishedSeldom, wishedSetLengths } from "./wishes.ts";

const RULES: readonly Rule[] = [
  sessionDays,
  availability,
  hardDays,
  phases,
  weeklyLoad,
  strengthVolume,
  pressAndPull,
  barbellLoads,
  loadTexts,
  texts,
  repCurve,
  plausibleLoads,
  repsInReserve,
  workoutCaps,
  jumpContacts,
  startAndEnd,
  lineMinutes,
  labelMinutes,
  easyDays,
  enduranceEffort,
  heavySingles,
  pullsAfterMeet,
  runsBeforeMeet,
  rampUp,
  liftProgress,
  paces,
  longRunGrowth,
  runVolume,
  climbing,
  ladderSteps,
  ladderRange,
  thresholdFloor,
  doseInTitle,
  racePaces,
  longRunPart,
  longRunVariety,
  brokenLongRuns,
  steadyLongRuns,
  strideDays,
  afterWholeSimulation,
  changeOfClothes,
  longerDayRuns,
  injuries,
  returnStages,
  health,
  raceDays,
  taperWindows,
  afterRaces,
  raceParts,
  hyroxDemand,
  hyroxSimulations,
  stationLines,
  triathlon,
  gates,
  completeness,
  sessionSport,
  coherence,
  easyShare,
  equipment,
  dislikes,
  wishedSetLengths,
  wishedSeldom,
  variety,
  workClaims,
  timeClaims,
  workoutClaims,
  liftClaims,
  labelClaims,
  countClaims,
  cueClaims,
  phaseClaims,
  paceClaims,
  steadyClaims,
  fallbackClaims,
];

/**
 * Every invariant that the plan breaks for this athlete; empty for a plan a coach could sign. It never throws, whatever
 * the numbers and texts of the plan are: what is not a number or a day is a violation too, and then the only one looked for.
 */
export function validatePlan(plan: Plan, athlete: Athlete): readonly Violation[] {
  const malformed = wellFormed(plan);
  if (malformed.length > 0) return malformed;
  const facts = ruleFacts(plan, athlete);
  return RULES.flatMap((rule) => rule(facts));
}
