import { partnersStations } from "../../week/hyrox/hyrox-relay.ts";
import { isOffRoad } from "../../athlete/own-sports.ts";
import { climbOfRace, type ClimbingRace, flatMetres } from "../../season/demand/races/race-climb.ts";
import { predictedSeconds, trailSeconds } from "../../season/demand/predicted-time.ts";
import { addDays, daysBetween, dayInWords } from "../../calendar/day.ts";
import type { Competition, Level } from "../../athlete/athlete.ts";
import type { CompetitionFormat } from "../../catalogue/competition-format.ts";
import type { TriathlonFormat } from "../../catalogue/race-formats.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { meetGoal } from "./meet-goal.ts";
import { isToldForFun } from "../../season/demand/races/told-for-fun.ts";
import { FOR_FUN, isForFun } from "../../season/demand/hyrox/targets.ts";
import { raceWatts, TRANSITION_SECONDS, triathlonSplits } from "../../session/race/triathlon-race.ts";
import { hyroxPrediction } from "../../session/hyrox/hyrox-prediction.ts";
import { hyroxTargetSplit } from "../../session/hyrox/target-split.ts";
import { flatSpeed } from "../../physiology/ride-speed.ts";
import { formatClock, formatPace } from "../../units/format.ts";
import type { Metres, Minutes, Seconds } from "../../units/units.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { aboutTime, raceForecast, type RaceForecast } from "./race-forecast.ts";

/** The goal of a race in paces or splits, beside what the athlete's numbers say; empty without either. */
export function raceGoal(context: PlanContext, competition: Competition, format: CompetitionFormat): string {
  const ceiling = MEETS.has(format.kind) ? "" : ceilingText(context, competition);
  if (ceiling !== "") return ceiling;
  switch (format.kind) {
    case "running":
      if (format.isUnknown === true) return UNKNOWN;
      return `${climbText(competition)}${runningGoal(context, competition, format, format.distance)}${limitText(context, competition, format)}`;
    case "hyrox":
      return format.sleds ? hyroxGoal(context, competition, format) : "";
    case "triathlon":
      return `${triathlonGoal(context, competition, format.format)}${limitText(context, competition, format)}`;
    case "powerlifting":
    case "weightlifting":
      return meetGoal(context, competition, format);
    case "crossfit":
      return "";
  }
}

const UNKNOWN =
  " The plan does not know what this event involves, so training stays general and only the days around it follow the date: add the sport or distance to its name.";

const MEETS: ReadonlySet<string> = new Set(["powerlifting", "weightlifting"]);

/** Under a ceiling of the pulse or the effort no time is a goal; whether it holds on race day is for whoever set it. */
function ceilingText(context: PlanContext, { goal, date }: Competition): string {
  const { reading, health } = limitedOn(context, date);
  const { pulse } = health;
  const isModerate = reading.health.findings.some(
    ({ group, limits: { rpe = 10, aerobicRpe = 10 } }) => !BY_AGE.has(group) && Math.min(rpe, aerobicRpe) <= MODERATE_RPE,
  );
  const limit = pulse < Infinity ? `Your limit of ${pulse} beats` : isModerate ? "Your effort limit" : undefined;
  if (limit === undefined) return "";
  const aim = goal === undefined ? "" : `, not your goal of ${formatClock(goal)}`;
  return ` ${limit} also applies on race day, so it decides your time${aim}. Whoever set it may allow more for the day: ask before you race.`;
}

const MODERATE_RPE = 6;
const BY_AGE: ReadonlySet<string> = new Set(["masters", "youth"]);

function judge({ predicted, reach, goal, aim }: RaceForecast): string {
  if (goal === "beyond" && aim !== undefined && aim >= reach && aim < predicted)
    return `so your goal is not realistic yet: the plan aims for about ${aboutTime(aim)}. Enter a faster result to change that`;
  if (goal === "beyond" && reach === predicted) return "so your goal is not realistic yet: paces follow your numbers";
  if (goal === "beyond")
    return `and you can usually expect about ${aboutTime(reach)} by then, so your goal is not realistic yet: paces follow your numbers. Enter a faster result to change that`;
  return goal === "step" ? "so your goal is just out of reach today, and training can close that gap" : "so your goal is realistic";
}

/** Days that a time speaks for a runner who cannot run now. */
const OF_THIS_SEASON = 91;

function runningGoal(context: PlanContext, competition: Competition, format: CompetitionFormat, metres: Metres | undefined): string {
  if (metres === undefined) return "";
  const { goal } = competition;
  if (isToldForFun(context.athlete, { name: competition.name ?? competition.type ?? "", priority: competition.priority }))
    return " You run it for fun, so it is by effort and without a time.";
  const forecast = raceForecast(context, competition, format);
  const pace = (seconds: Seconds): string => formatPace(seconds / (metres / 1000));
  const asked = goal === undefined ? "" : ` Your goal of ${formatClock(goal)} is ${pace(goal)}.`;
  if (forecast === undefined) return asked;
  // What was run before an injury or an operation that stopped the running says nothing of the runner of today.
  const { recordedOn } = context.capacities.vdot ?? {};
  const isOld = recordedOn === undefined || daysBetween(recordedOn, context.start) > OF_THIS_SEASON;
  if (comesBack(context) && !isOld) return asked;
  if (comesBack(context))
    return `${asked} Your times are from before the injury and do not count yet: a timed run after your return decides whether to set a goal.`;
  const climbing = climbOfRace(competition);
  if (climbing !== undefined)
    return `${asked}${trailTime(context, climbing, forecast.predicted / (predictedSeconds(context, metres) ?? forecast.predicted))}`;
  const onFlat = isOffRoad(competition) ? " on flat ground, and climbs take longer" : "";
  const says = ` Your numbers say about ${aboutTime(forecast.predicted)}, ${pace(forecast.predicted)}${onFlat}`;
  return goal === undefined ? `${says}.` : `${asked}${says}, ${judge(forecast)}.`;
}

/** The forecast of a flat race with the climb as kilometres, to five minutes. */
function trailTime(context: PlanContext, race: ClimbingRace, trained: number): string {
  const flat = trailSeconds(context, flatMetres(race));
  return flat === undefined ? "" : ` By your numbers, about ${formatClock(300 * Math.round((trained * flat) / 300))} including the climb.`;
}

function climbText(competition: Competition): string {
  const race = climbOfRace(competition);
  if (race === undefined) return "";
  const source = race.isEstimate ? ", as is usual for such a race: write its own number into the name" : "";
  const training = competition.priority === "C" ? "" : " Long runs count time and metres of climb instead of pace.";
  return ` It climbs about ${race.climb.toLocaleString("en")} m${source}.${training}`;
}

/** What a told limit or a leg that comes back means for the day. */
function limitText(context: PlanContext, competition: Competition, format: CompetitionFormat): string {
  const { date } = competition;
  const metres = format.kind === "running" ? (format.distance ?? 0) : format.kind === "triathlon" ? format.format.run : 0;
  const { runMinutes, runMetres } = limitedOn(context, date).health;
  const predicted =
    format.kind === "triathlon"
      ? triathlonSplits(context, format.format).run
      : (raceForecast(context, competition, format)?.predicted ?? metres * easySecondsPerMetre(context));
  const limit =
    runMetres < metres
      ? `${Math.round(runMetres / 100) / 10} km`
      : runMinutes >= HOUR && 60 * runMinutes < predicted
        ? `${runMinutes} min`
        : "";
  if (limit !== "")
    return ` ${format.kind === "triathlon" ? "Its run" : "It"} is longer than your limit of ${limit} a run: ask whoever set that limit whether it applies on race day.`;
  const last = LAST_CALL.find((each) => metres >= each.race);
  if (!comesBack(context) || last === undefined || daysBetween(context.start, date) <= last.days) return "";
  return ` Running comes back step by step first, so decide on ${dayInWords(addDays(date, -last.days))} whether to start: if you have done a long run of ${last.run / 1000} km without pain, run it; otherwise run and walk it, enter a shorter distance on that day, or give up your entry.`;
}

/** Whether a sore leg runs and walks in turn, or not at all yet. */
function comesBack({ runReturn, picker, reading }: PlanContext): boolean {
  return runReturn?.kind === "run-walk" || (!picker.allows("Easy run") && reading.regions.some(({ grade }) => grade >= 2));
}

const HOUR: Minutes = 60;

/** The longest run that a start asks for, and how many days before it. */
const LAST_CALL: readonly { readonly race: Metres; readonly days: number; readonly run: Metres }[] = [
  { race: 30_000, days: 35, run: 24_000 },
  { race: 15_000, days: 21, run: 14_000 },
  { race: 9_000, days: 14, run: 7000 },
];

function hyroxGoal(context: PlanContext, competition: Competition, format: CompetitionFormat): string {
  const forecast = raceForecast(context, competition, format);
  const prediction = hyroxPrediction({ ...context.athlete, competitions: [competition] }, context.start, partnersStations(context));
  const { run, stations, roxzone } = prediction;
  if (run === undefined || forecast === undefined) return "";
  if (isForFun(competition.priority, competition.goal))
    return ` A race for fun, without a time goal: runs at about ${formatPace(FOR_FUN * run)}.`;
  const atStations = stations.reduce((sum, { seconds }) => sum + seconds, 0);
  const split = (pace: number, seconds: Seconds): string => `runs at ${formatPace(pace)}, ${formatClock(seconds)} at the stations`;
  const { goal } = competition;
  const predicted = ` Your numbers say about ${formatClock(forecast.predicted)}: ${split(run, atStations)} and ${formatClock(roxzone)} in the Roxzone`;
  if (goal === undefined) return `${predicted}.`;
  if (goal >= forecast.predicted) return `${predicted}. Your goal is ${formatClock(goal)}, ${judge(forecast)}.`;
  const asked = hyroxTargetSplit(prediction, goal);
  if (asked === undefined) return `${predicted}.`;
  if (!asked.isWithinReach)
    return `${predicted}. Your goal of ${formatClock(goal)} leaves ${formatClock(asked.stations)} for the stations with runs at ${formatPace(asked.run)}, the fastest your running allows: that goal is out of reach this season. By then you can usually expect about ${aboutTime(forecast.reach)}; paces follow your numbers.`;
  return `${predicted}. Your goal of ${formatClock(goal)} needs about ${split(asked.run, asked.stations)}, ${judge(forecast)}.`;
}

function triathlonGoal(context: PlanContext, { goal, date }: Competition, format: TriathlonFormat): string {
  if (goal === undefined) return "";
  const { swim, run } = triathlonSplits(context, format);
  const bike = goal - swim - run - TRANSITION_SECONDS;
  const asked = ` Your goal of ${formatClock(goal)}: with about ${aboutTime(swim)} ${format.swim === 0 ? "for the first run" : "in the water (usual for your longest swim)"}, ${aboutTime(run)} of running (${formatPace(run / (format.run / 1000))}) and ${aboutTime(TRANSITION_SECONDS)} of transitions`;
  if (bike <= 0) return `${asked} no time is left for the bike, so your numbers do not support it yet.`;
  const speed = (3.6 * format.bike) / bike;
  const watts = raceWatts(context, format);
  const judged = watts === undefined && speed > FASTEST_RIDE[context.level] ? ": your numbers do not support that yet" : "";
  const left = `${asked} it leaves ${aboutTime(bike)} on the bike, ${speed.toFixed(1)} km/h${judged}.`;
  if (watts === undefined) return left;
  const { bodyWeight } = context.athlete;
  const fast = flatSpeed(watts.high, bodyWeight);
  const usual = (flatSpeed(watts.low, bodyWeight) + fast) / 2;
  const predicted = swim + run + TRANSITION_SECONDS + (3.6 * format.bike) / usual;
  const isSwimHeld = limitedOn(context, date).health.swimMetres < format.swim;
  const within = isSwimHeld ? "so the ride and the run fit the goal" : "so the goal is within your numbers";
  const verdict = speed <= fast ? within : `so your numbers say about ${aboutTime(predicted)}`;
  return `${left} Your threshold power allows ${watts.low}–${watts.high} W before a run, about ${usual.toFixed(1)} km/h on a flat course, ${verdict}.`;
}

/** Kilometres per hour that a level does not ride in a race [practice]. */
const FASTEST_RIDE: { readonly [level in Level]: number } = { beginner: 30, intermediate: 35, advanced: 40, elite: 46 };
