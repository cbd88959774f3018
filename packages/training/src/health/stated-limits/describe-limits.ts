import { activityNames } from "../../injuries/activities.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { regionName } from "../../injuries/region-name.ts";
import { formatList } from "../../model/words.ts";
import type { HealthLimits } from "../limits.ts";

type Field = keyof HealthLimits;

/** What a limit closes, in words; a number stands with its unit. */
const CLOSED: { readonly [field in Field]?: string } = {
  running: "no running",
  outdoors: "every ride on a trainer, every swim in a pool with somebody watching",
  fastRunsInARow: "never fast runs on two days in a row",
  consecutiveRuns: "never runs on two days in a row",
  growsFreely: "running grows by 10% a week at most",
  overhead: "nothing pressed or held overhead",
  supine: "nothing flat on the back",
  prone: "nothing on the belly",
  floor: "nothing on the floor",
  spineFlexion: "no bending or twisting under load",
  liftFromFloor: "every weight taken from a chair, not from the floor",
  rowing: "no rowing or SkiErg",
  headDown: "nothing with the head down",
  breathHolding: "no breath-holding",
  kipping: "no kipping",
  heavyCarries: "no farmers carries and no heavy carries",
  oneLeg: "nothing on one leg",
  highSteps: "no high steps",
  falls: "nothing you could fall from",
  standing: "everything seated or lying",
  tests: "no maximum tests",
};

/** What "no breath-holding" means for weights and repetitions; a health note beside it often asks for less. */
const IMPLIED = { percent: 90, fewestReps: 5 } as const;

/** "no running and no jumps"; "lines of 20 kg in both hands together at most". */
export function describeLimits(limits: Partial<HealthLimits>): string {
  const { pulse, rpe, aerobicRpe, percent, kilograms, kilogramsOf, fewestReps, mostReps, contacts, sessionMinutes, runMinutes } = limits;
  const { swimMetres, swimRepeatMetres, rideMinutes, timesOf, daysInARow } = limits;
  const { runMetres, weeklyRunMetres, weeklyRunGrowth, runsPerWeek } = limits;
  const { warmupMinutes, cooldownMinutes, heat, hardDays, scoredMinutes, closed = [], heartRate: _zones } = limits;
  const impliesNumbers = limits.breathHolding === false;
  const parts = [
    ...(pulse === undefined
      ? []
      : [`heart rate up to ${pulse} beats a minute, conditioning up to RPE ${aerobicRpe ?? 10}, lifting up to RPE ${rpe ?? 10}`]),
    ...(aerobicRpe === undefined || pulse !== undefined ? [] : [`conditioning up to RPE ${aerobicRpe}`]),
    ...(rpe === undefined || pulse !== undefined ? [] : [`effort up to RPE ${rpe}`]),
    ...(kilograms === undefined ? [] : [`no more than ${kilograms} kg in both hands together`]),
    ...Object.entries(kilogramsOf ?? {}).map(
      ([what, most]) => `${formatList(activityNames([what as keyof typeof kilogramsOf]))} up to ${most} kg`,
    ),
    ...(percent === undefined || kilograms !== undefined || (impliesNumbers && percent === IMPLIED.percent)
      ? []
      : [percent === 0 ? "no strength work" : `weights up to ${percent}% of the maximum`]),
    ...(fewestReps === undefined || (impliesNumbers && fewestReps === IMPLIED.fewestReps) ? [] : [`sets of ${fewestReps} and more`]),
    ...(mostReps === undefined ? [] : [`sets of ${mostReps} at most`]),
    ...(limits.deloadEvery === undefined ? [] : [`a deload in every ${limits.deloadEvery === 3 ? "third" : "fourth"} week`]),
    ...(limits.standing === false ? [] : impactWords(limits)),
    ...(contacts === undefined || contacts === 0 ? [] : [`${contacts} jumps a session at most`]),
    ...(sessionMinutes === undefined ? [] : [`sessions of ${sessionMinutes} minutes at most`]),
    ...Object.entries(limits.regions ?? {}).flatMap(([region, most]) =>
      most === 0 ? [`nothing that loads the ${regionName(region as Region)}`] : [],
    ),
    ...(runMetres === undefined ? [] : [`no run longer than ${kilometres(runMetres)}`]),
    ...(weeklyRunMetres === undefined ? [] : [`${kilometres(weeklyRunMetres)} of running a week at most`]),
    ...(weeklyRunGrowth === undefined ? [] : [`${kilometres(weeklyRunGrowth)} more a week at most`]),
    ...(runsPerWeek === undefined ? [] : [`${runsPerWeek} ${runsPerWeek === 1 ? "run" : "runs"} a week at most`]),
    ...(limits.runRung === undefined ? [] : ["runs with walks between"]),
    ...(runMinutes === undefined || runMetres !== undefined ? [] : [`runs of ${runMinutes} minutes at most`]),
    ...(swimMetres === undefined ? [] : [`swims of ${swimMetres} m at most`]),
    ...(swimRepeatMetres === undefined ? [] : [`no more than ${swimRepeatMetres} m in the water without a rest`]),
    ...(daysInARow === undefined
      ? []
      : [daysInARow === 1 ? "a day of rest after every day of training" : `a day of rest after ${daysInARow} days of training at most`]),
    ...(rideMinutes === undefined ? [] : [`rides of ${rideMinutes} minutes at most`]),
    ...Object.entries(timesOf ?? {}).map(
      ([what, most]) =>
        `${formatList(activityNames([what as keyof typeof timesOf]))} in ${most} ${most === 1 ? "session" : "sessions"} a week at most`,
    ),
    ...(warmupMinutes === undefined ? [] : [`a warm-up of ${warmupMinutes} minutes, if the day is long enough`]),
    ...(cooldownMinutes === undefined ? [] : [`a cooldown of ${cooldownMinutes} minutes`]),
    ...(heat === undefined ? [] : [`above ${heat} °C indoors`]),
    ...(hardDays === undefined ? [] : [`${hardDays} hard ${hardDays === 1 ? "day" : "days"} a week at most`]),
    ...(scoredMinutes === 0 && pulse === undefined ? ["nothing against the clock"] : []),
    ...(Object.keys(CLOSED) as Field[])
      .filter((field) => limits[field] === false && !(closed.includes("arms-overhead") && (field === "overhead" || field === "kipping")))
      .map((field) => CLOSED[field] ?? ""),
    ...(closed.length === 0 ? [] : [`no ${formatList(activityNames(closed))}`]),
  ];
  return formatList(parts.length === 0 ? ["nothing heavier or harder than now"] : parts);
}

function kilometres(metres: number): string {
  return `${Math.round(metres / 100) / 10} km`;
}

function impactWords({ impact, contacts, running }: Partial<HealthLimits>): readonly string[] {
  if (impact === 1 && running === false && contacts === undefined) return ["nothing that lands harder than a step"];
  return contacts === 0 ? ["no jumps"] : [];
}
