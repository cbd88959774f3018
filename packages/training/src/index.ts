export { adjust } from "./adjust/adjust.ts";
export type * from "./adjust/adjustment.ts";
export { type Exchange, type ExchangeChoice, exchanged, exchanges } from "./adjust/choices/exchanges.ts";
export { type Explanation, explain } from "./adjust/explain.ts";
export { checkMove, type MoveCheck, moveOptions, type MoveRefusal, type WishedMove } from "./adjust/choices/move.ts";
export type { MoveWarning } from "./adjust/choices/move-warnings.ts";
export { checkSwap, type SwapCheck, type SwapRefusal, type WishedSwap } from "./adjust/choices/swap.ts";
export { type SwapOption, swapOptions } from "./adjust/choices/swap-options.ts";
export { firstMissedDay } from "./adjust/missed.ts";
export { athleteBefore, undo, type UndoResult } from "./adjust/undo.ts";
export type * from "./athlete/athlete.ts";
export { assessCapacities, type Capacities } from "./athlete/capacities.ts";
export type { Capacity, LiftCapacity } from "./athlete/capacity.ts";
export { type BenchmarkField, type MissingBenchmark, missingBenchmarks } from "./athlete/missing-benchmarks.ts";
export { type Benchmark, levelValues } from "./athlete/norms.ts";
export { type StrengthLevel, strengthLevel } from "./athlete/strength-level.ts";
export { type TrainingMaximum, trainingMaxima } from "./athlete/lifts/training-maxima.ts";
export { type WeakLink, weakLink } from "./athlete/weak-link.ts";
export { LIFT_NAMES, type LiftShare, liftOfExercise, type TrainingLift } from "./athlete/lifts/training-lifts.ts";
export {
  addDays,
  type Day,
  dayInWords,
  daysBetween,
  getMonday,
  nextDayOfMonth,
  parseDay,
  shortDay,
  type Weekday,
  getWeekday,
} from "./calendar/day.ts";
export * from "./catalogue/benchmark-result.ts";
export { benchmarkLine, benchmarkText } from "./catalogue/benchmark-text.ts";
export type * from "./catalogue/benchmark-workout.ts";
export { BENCHMARK_GROUPS, BENCHMARK_WORKOUTS, findBenchmarkWorkout, type BenchmarkGroup } from "./catalogue/benchmark-workouts.ts";
export { readTargetWeight } from "./analysis/readiness/target.ts";
export { type CompetitionFormat, competitionFormat } from "./catalogue/competition-format.ts";
export { EQUIPMENT, equipmentKey, equipmentMet } from "./catalogue/equipment.ts";
export * from "./catalogue/exercise.ts";
export { EXERCISES, findExercise } from "./catalogue/exercises.ts";
export * from "./catalogue/race-formats.ts";
export type { EffortChange, EffortKind } from "./model/effort-change.ts";
export { feltEffort } from "./model/felt-effort.ts";
export type * from "./analysis/estimates/estimate.ts";
export { type Evidence, getEstimates } from "./analysis/estimates/estimates.ts";
export type { DatedResult, PacedSession } from "./analysis/estimates/endurance-estimate.ts";
export { type LoggedSet, measuredLift } from "./analysis/estimates/evidence.ts";
export { type Moved, movedEstimates } from "./analysis/estimates/moved-estimates.ts";
export { memoized } from "./language/memoized.ts";
export { PAIN_REPORT_SIGNS, type PainReportSign, type PainReport } from "./injuries/check-in/check-in.ts";
export { itemText } from "./plan-text/explain/item.ts";
export { demandFigure } from "./plan-text/explain/print-demand.ts";
export { printCover, printPlan, printWeek } from "./plan-text/explain/print-plan.ts";
export { type GateResult, movementGate } from "./selection/gates/movement-gate.ts";
export { type RepCeiling, repCeiling } from "./selection/gates/rep-ceiling.ts";
export { clauseTexts } from "./free-text/clause-texts.ts";
export { weekdaysIn } from "./free-text/dates/weekdays.ts";
export { OTHER_SPORT } from "./statements/schedule-words.ts";
export { findingText } from "./injuries/finding-text.ts";
export type * from "./injuries/injury.ts";
export { readInjuries, readRedFlags } from "./injuries/read-injuries.ts";
export { PAIN_RULE, PROFESSIONAL_ADVICE, referralFor } from "./injuries/referral.ts";
export { regionName } from "./injuries/region-name.ts";
export { type StressLimits, stressLimits } from "./injuries/limits/stress-limits.ts";
export { type Substitution, substituteExercise, isWithinLimits } from "./injuries/limits/substitute-exercise.ts";
export * from "./physiology/cycling.ts";
export { type FitnessFatigueForm, fitnessFatigueForm } from "./physiology/fitness-fatigue.ts";
export * from "./physiology/heart-rate.ts";
export * from "./physiology/load.ts";
export { type LoadingLimits, loadingLevel, loadingLimits } from "./physiology/loading-limits.ts";
export { type NextSet, nextSet } from "./physiology/next-set.ts";
export { ONE_REP_MAX_FORMULAS, oneRepMaxFromSet, oneRepMaxRange } from "./physiology/one-rep-max.ts";
export { cyclingOxygen, runningOxygen } from "./physiology/oxygen.ts";
export { inol, type PrilepinRange, prilepinRange } from "./physiology/prilepin.ts";
export * from "./physiology/race-prediction.ts";
export { nscaPercent } from "./physiology/repetition-chart.ts";
export { barbellLoad, emptyBar, roundDumbbell, roundKettlebell, roundLoad, roundWallBall } from "./physiology/rounding.ts";
export * from "./physiology/rowing.ts";
export { percentOfOneRepMax, repsAtPercent, repsToFailure, rpeOfSet } from "./physiology/rpe-curve.ts";
export {
  EASY_VDOT_SHARE,
  paceAtFraction,
  raceTime,
  type TrainingPaces,
  trainingPaces,
  VDOT_RANGE,
  vdotFromRace,
} from "./physiology/running.ts";
export { isSingleRunSpike, longestSafeRun } from "./physiology/single-run.ts";
export { runningStressScore, trainingStressScore } from "./physiology/training-stress.ts";
export { banisterTrimp, edwardsTrimp, type HeartRates, luciaTrimp } from "./physiology/trimp.ts";
export { type WarmUpSet, warmUpRamp } from "./physiology/warm-up-ramp.ts";
export { INTENSITY_ZONES, type IntensityZone } from "./physiology/zones.ts";
export { type HyroxPrediction, hyroxPrediction, type StationPrediction } from "./session/hyrox/hyrox-prediction.ts";
export { type HyroxSimulation, hyroxSimulation } from "./session/hyrox/hyrox-simulation.ts";
export { type ScaledBenchmark, scaledBenchmark } from "./prescription/metcon/scaled-benchmark.ts";
export { blockMinutes } from "./model/block-minutes.ts";
export { isPaced } from "./model/is-paced.ts";
export type * from "./model/outcome.ts";
export type * from "./model/plan.ts";
export type * from "./model/plan-demand.ts";
export type * from "./model/quality-work.ts";
export { type RaceFacts, raceFacts } from "./season/demand/races/race-facts.ts";
export { taperMean } from "./season/demand/races/taper-shares.ts";
export { outlineWeeks, type OutlineWeek } from "./season/outline-weeks.ts";
export { isSessionCode } from "./model/session-codes.ts";
export { type Attempts, attempts, type MeetKind } from "./prescription/strength/attempts.ts";
export { readEffortRule, type EffortRule } from "./prescription/strength/effort-rule.ts";
export {
  assessReadiness,
  BASELINE_DAYS,
  CHECK_IN_ITEMS,
  type CheckIn,
  type CheckInItem,
  MIN_BASELINE_VALUES,
  type Readiness,
  type ReadinessPart,
  type ReadinessStatus,
} from "./analysis/readiness/check-in.ts";
export { type CheckInAction, type CheckInProposal, proposeFromCheckIn } from "./analysis/readiness/check-in-proposal.ts";
export type { CheckInChange, MorningSituation, PlannedSession } from "./analysis/readiness/morning-situation.ts";
export { readinessEvidence } from "./analysis/readiness/check-in-words.ts";
export type { KeyBenchmark } from "./analysis/readiness/key-benchmark.ts";
export { type Course, estimateClimb } from "./analysis/race/course.ts";
export type { HyroxChoice } from "./analysis/race/hyrox-parts.ts";
export { type MeetLab, meetLab, type MeetLift } from "./analysis/race/meet-lab.ts";
export { enteredChoice, type LabChoice, type LabRace, type LastRace, raceLab, type TimedLab } from "./analysis/race/race-lab.ts";
export * from "./analysis/race/timed-race.ts";
export { type RaceGoals, raceReadiness } from "./analysis/readiness/race-readiness.ts";
export { type CourseGoal, getGoalCourse, type GoalCourse, type GoalPoint } from "./analysis/review/goal-course.ts";
export type { WeekDecision } from "./analysis/review/week-decision.ts";
export type * from "./analysis/review/week-record.ts";
export { type PlannedAndDone, type ReviewDay, reviewWeek, type WeekReview } from "./analysis/review/week-review.ts";
export { type MovedNumber, movedNumbers } from "./analysis/review/moved-numbers.ts";
export { enduranceAmount, type ReviewAmount, strengthAmount } from "./analysis/review/review-amount.ts";
export type { ReviewUnits } from "./analysis/review/moved-numbers.ts";
export { isReviewTime, reviewLetter } from "./analysis/review/review-letter.ts";
export { formatClock, formatDistance, formatKilograms, formatLoad, formatPace, formatWeight, parseClock } from "./units/format.ts";
export { type DistanceUnit, pacePerMile, toMiles } from "./units/length.ts";
export { fromPounds, toPounds, type WeightUnit } from "./units/mass.ts";
export type * from "./units/units.ts";
export { generatePlan, planSteps } from "./plan/generate-plan.ts";
export { getPhaseLabel, PHASE_LABELS, type PhaseLabel } from "./model/phase-label.ts";
export { validatePlan } from "./checks/validate.ts";
export { easySecondsPerMetre } from "./week/run/long-run-progression.ts";
export { weekRunMetres } from "./week/run/run-metres.ts";
export { readWod } from "./wod/read-wod.ts";
export type * from "./wod/wod.ts";
export { mannerText, partMannerText, schemeText, teamText } from "./wod/wod-text.ts";
