import { cardioMode } from "../../catalogue/cardio-mode.ts";
import type { PlanContext } from "../../context/context.ts";
import { LOWER_LIMB } from "../../injuries/impact.ts";
import { isFeltOnGroundOnly } from "../../injuries/return-ladder/run-rows.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Metres } from "../../units/units.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import { seasonRace } from "../../season/season-race.ts";
import { keepsBothRuns } from "./club-runs.ts";
import { runCode } from "../../season/ladders/run-stimuli.ts";

/** RPE that intervals and repetitions ask for, and threshold running. */
const INTERVAL_RPE = 8;
const THRESHOLD_RPE = 7;

/** A runner with less than this a week would have half of it in two fast runs. */
const MIN_WEEK_FOR_TWO_FAST_RUNS: Metres = 28_000;
/** The deload has its touch of the pace on the day of the one fast run of the weeks before. */
const OF_A_DELOAD = 0.68;

/**
 * One fast run a week under a ceiling of effort, where repetitions held back to threshold would be a second threshold run, for runners with
 * few kilometres, with a sore leg, and after a bone injury of the last year; the others are easy.
 */
export function withOneFastRun<Printed extends { readonly code: SessionCode }>(
  context: Pick<PlanContext, "highestRpe" | "athlete" | "picker" | "health" | "reading" | "level">,
  { season, isDeload, startDate, macroWeek }: Pick<WeekFrame, "season" | "isDeload" | "startDate" | "macroWeek">,
  printed: readonly Printed[],
): readonly Printed[] {
  const { highestRpe, athlete, picker, health, reading } = context;
  const isFast = ({ code }: Printed): boolean => code === "RT" || code === "RI";
  const little = isDeload ? OF_A_DELOAD * MIN_WEEK_FOR_TWO_FAST_RUNS : MIN_WEEK_FOR_TWO_FAST_RUNS;
  const isLittle = athlete.focus === "running" && (season?.run?.metres ?? Number.POSITIVE_INFINITY) < little;
  // A march uphill in the middle of an easy run trains neither: whoever may not run fast runs easily.
  if (athlete.focus === "running" && cardioMode(picker.pick("Tempo run").exercise) === "walk" && picker.allows("Easy run"))
    return printed.map((slot) => (isFast(slot) ? { ...slot, code: "RE" } : slot));
  // What is fast only on a machine leaves every second week its run: the running of today stays.
  if (
    athlete.focus === "hyrox" &&
    macroWeek % 2 === 0 &&
    cardioMode(picker.pick("Tempo run").exercise) !== "run" &&
    picker.allows("Easy run")
  )
    return printed.map((slot) => (isFast(slot) ? { ...slot, code: "RE" } : slot));
  // Beside two long days in a row there is room for one hard run, and it is the one that an ultra asks for.
  const race = athlete.focus === "running" ? seasonRace(athlete, startDate)?.format : undefined;
  // The one that stays is the club's, on whose day the intervals have their place.
  const hasClub = reading.days.some(({ isFastDay }) => isFastDay === true) && printed.some(({ code }) => code === "RI");
  if (race?.kind === "running" && isUltra(race.distance ?? 0) && printed.some(({ code }) => code === "RT")) {
    if (!hasClub) return printed.map((slot) => (slot.code === "RI" ? { ...slot, code: "RE" } : slot));
    return printed.map((slot) => (slot.code === "RI" ? { ...slot, code: "RT" } : slot.code === "RT" ? { ...slot, code: "RE" } : slot));
  }
  // What is hard on a machine in its place costs a sore leg nothing, nor does pace what only a descent or a stair is felt by.
  const isSore =
    athlete.focus === "running" &&
    cardioMode(picker.pick("Tempo run").exercise) === "run" &&
    !keepsBothRuns(context) &&
    reading.regions.some((finding) => finding.grade > 0 && LOWER_LIMB.has(finding.region) && !isFeltOnGroundOnly(finding));
  if (!(isLittle || isSore || highestRpe < INTERVAL_RPE || !health.growsFreely)) return printed;
  const kept = hasClub ? printed.find(({ code }) => code === "RI") : printed.find(isFast);
  return printed.map((slot) => (isFast(slot) ? { ...slot, code: slot === kept ? "RT" : "RE" } : slot));
}

/** What the run trains that stays fast: threshold, below its effort a tempo run; after a bone injury nothing faster than that. */
export function stimulusUnderCeiling(
  { highestRpe, health }: Pick<PlanContext, "highestRpe" | "health">,
  stimulus: Stimulus | undefined,
): Stimulus | undefined {
  if (stimulus === undefined) return undefined;
  if (highestRpe >= INTERVAL_RPE) return health.growsFreely || runCode(stimulus) === "RT" ? stimulus : "threshold";
  return highestRpe >= THRESHOLD_RPE && stimulus !== "tempo" ? "threshold" : "tempo";
}
