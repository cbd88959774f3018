import type { Competition, Level } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import type { TriathlonFormat } from "../catalogue/race-formats.ts";
import type { PlanContext } from "../context/context.ts";
import { FOR_FUN, isForFun } from "../demand/hyrox/targets.ts";
import { predictedSeconds } from "../demand/predicted-time.ts";
import { raceWatts, TRANSITION_SECONDS, triathlonSplits } from "../session/race/triathlon-race.ts";
import { hyroxPrediction } from "../session/hyrox-prediction.ts";
import { formatClock, formatPace } from "../units/format.ts";
import type { Metres, Seconds } from "../units/units.ts";

/** The goal of a race in paces or splits, beside what the athlete's numbers say; empty without either. */
export function raceGoal(context: PlanContext, competition: Competition, format: CompetitionFormat): string {
  switch (format.kind) {
    case "running":
      return runningGoal(context, competition, format.distance);
    case "hyrox":
      return format.sleds ? hyroxGoal(context, competition) : "";
    case "triathlon":
      return triathlonGoal(context, competition, format.format);
    case "crossfit":
    case "powerlifting":
    case "weightlifting":
      return "";
  }
}

/** What twelve weeks of training usually bring (race-demands.md section 2). */
const GAIN_OF_12_WEEKS: { readonly [level in Level]: number } = { beginner: 0.08, intermediate: 0.04, advanced: 0.02, elite: 0.01 };
const FULL_GAIN_DAYS = 84;

function inReach(predicted: Seconds, level: Level, days: number): Seconds {
  return predicted * (1 - GAIN_OF_12_WEEKS[level] * Math.min(1, days / FULL_GAIN_DAYS));
}

function judge(goal: Seconds, predicted: Seconds, reach: Seconds): string {
  if (goal >= predicted) return "so it is within them";
  if (goal >= reach) return "so it is a step beyond them, and training is for that";
  return `and training until then usually brings about ${inMinutes(reach)}, so they do not support it yet: paces follow the numbers, and a test can change that`;
}

function inMinutes(seconds: Seconds): string {
  return formatClock(seconds < SHORT ? 15 * Math.round(seconds / 15) : 60 * Math.round(seconds / 60));
}

/** Faster races are named to a quarter of a minute. */
const SHORT = 1800;

function runningGoal({ capacities, level, start }: PlanContext, { date, goal }: Competition, metres: Metres | undefined): string {
  if (metres === undefined) return "";
  const predicted = predictedSeconds({ capacities, level }, metres);
  const pace = (seconds: Seconds): string => formatPace(seconds / (metres / 1000));
  if (goal === undefined) return predicted === undefined ? "" : ` Your numbers say about ${inMinutes(predicted)}, ${pace(predicted)}.`;
  const asked = ` Your goal of ${formatClock(goal)} is ${pace(goal)}.`;
  if (predicted === undefined) return asked;
  return `${asked} Your numbers say about ${inMinutes(predicted)}, ${judge(goal, predicted, inReach(predicted, level, daysTo(start, date)))}.`;
}

function hyroxGoal({ athlete, level, start }: PlanContext, competition: Competition): string {
  const { run, tenK, stations, roxzone, total } = hyroxPrediction({ ...athlete, competitions: [competition] }, start);
  if (run === undefined || total === undefined) return "";
  if (isForFun(competition.priority, competition.goal))
    return ` A day out without a time goal: runs at about ${formatPace(FOR_FUN * run)}.`;
  const atStations = stations.reduce((sum, { seconds }) => sum + seconds, 0);
  const split = (share: number): string => `runs at ${formatPace(share * run)}, ${inMinutes(share * atStations)} at the stations`;
  const { date, goal } = competition;
  const predicted = ` Your numbers say about ${formatClock(total)}: ${split(1)} and ${inMinutes(roxzone)} in the Roxzone`;
  if (goal === undefined) return `${predicted}.`;
  const judged = judge(goal, total, inReach(total, level, daysTo(start, date)));
  if (goal >= total) return `${predicted}. Your goal is ${formatClock(goal)}, ${judged}.`;
  // Nobody runs between stations as fast as an open 10 km: what a goal asks beyond that is no plan for the day.
  const isPossible = (goal / total) * run >= FASTEST_OF_10K * (tenK ?? 0);
  const asked = isPossible
    ? ` For your goal of ${formatClock(goal)} it takes about ${split(goal / total)}, ${judged}.`
    : ` Your goal of ${formatClock(goal)} would ask for runs as fast as your open 10 km: it is an aim for later seasons. Until then training usually brings about ${inMinutes(inReach(total, level, daysTo(start, date)))}, and paces follow your numbers.`;
  return `${predicted}.${asked}`;
}

/** Race-demands.md section 6.5: a pair is never faster than this against an open 10 km, and nobody alone. */
const FASTEST_OF_10K = 1.01;

function triathlonGoal(context: PlanContext, { goal }: Competition, format: TriathlonFormat): string {
  if (goal === undefined) return "";
  const { swim, run } = triathlonSplits(context, format);
  const bike = goal - swim - run - TRANSITION_SECONDS;
  const asked = ` Your goal of ${formatClock(goal)}: with about ${inMinutes(swim)} in the water, ${inMinutes(run)} of running (${formatPace(run / (format.run / 1000))}) and ${inMinutes(TRANSITION_SECONDS)} of transitions`;
  if (bike <= 0) return `${asked} no time is left for the bike, so your numbers do not support it yet.`;
  const speed = (3.6 * format.bike) / bike;
  const judged = speed > FASTEST_RIDE[context.level] ? ": your numbers do not support that yet" : "";
  const watts = raceWatts(context, format);
  const power = watts === undefined ? "" : ` What your threshold power allows before a run is ${watts}.`;
  return `${asked} it leaves ${inMinutes(bike)} on the bike, ${speed.toFixed(1)} km/h${judged}.${power}`;
}

/** Kilometres per hour that a level does not ride in a race [practice]. */
const FASTEST_RIDE: { readonly [level in Level]: number } = { beginner: 30, intermediate: 35, advanced: 40, elite: 46 };

function daysTo(start: Day, date: Day): number {
  return Math.max(0, daysBetween(start, date));
}
