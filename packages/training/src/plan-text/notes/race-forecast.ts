import { partnersStations } from "../../week/hyrox/hyrox-relay.ts";
import type { Competition, Level } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import type { CompetitionFormat } from "../../catalogue/competition-format.ts";
import type { PlanContext } from "../../context/context.ts";
import { aboutSeconds, predictedSeconds } from "../../season/demand/predicted-time.ts";
import { raceAim } from "../../prescription/cardio/race-pace.ts";
import { hyroxPrediction } from "../../session/hyrox/hyrox-prediction.ts";
import { formatClock } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";

/** The one forecast of a race, which everything that is said of its time comes from. */
export interface RaceForecast {
  /** By the numbers of today. */
  readonly predicted: Seconds;
  /** What the training until the race usually brings. */
  readonly reach: Seconds;
  /** What race pace and the race sheet go for; absent for a Hyrox. */
  readonly aim?: Seconds;
  /** Where the goal lies: within the numbers of today, within what training brings, or beyond; absent without one. */
  readonly goal?: "within" | "step" | "beyond";
}

/** What twelve weeks of training usually bring (race-demands.md section 2). */
const GAIN_OF_12_WEEKS: { readonly [level in Level]: number } = { beginner: 0.08, intermediate: 0.04, advanced: 0.02, elite: 0.01 };
const FULL_GAIN_DAYS = 84;
/** What is trained shows after two weeks. */
const NOTHING_YET_DAYS = 14;

/** Half a percent is what times are rounded to. */
const SAME = 0.995;

/** What a forecast is worked out from. */
export type ForecastFacts = Pick<PlanContext, "athlete" | "level" | "start" | "capacities"> &
  Partial<Pick<PlanContext, "picker" | "entry">>;

/** The forecast of a running race or a Hyrox; undefined without numbers to predict from. */
export function raceForecast(context: ForecastFacts, competition: Competition, format: CompetitionFormat): RaceForecast | undefined {
  const { athlete, level, start } = context;
  const predicted =
    format.kind === "running" && format.distance !== undefined
      ? predictedSeconds(context, format.distance)
      : format.kind === "hyrox" && format.sleds
        ? hyroxPrediction({ ...athlete, competitions: [competition] }, start, byPartnerIn(context)).total
        : undefined;
  if (predicted === undefined) return undefined;
  const reach = inReach(predicted, level, start, competition.date);
  const { goal } = competition;
  const aim = format.kind === "running" ? { aim: competition.priority === "C" ? predicted : raceAim(predicted, goal) } : {};
  if (goal === undefined) return { predicted, reach, ...aim };
  const isAs = (seconds: Seconds): boolean => goal >= SAME * seconds;
  return { predicted, reach, ...aim, goal: isAs(predicted) ? "within" : isAs(reach) ? "step" : "beyond" };
}

/** Where nothing but numbers is known nobody is sore. */
function byPartnerIn({ picker, entry }: ForecastFacts): readonly string[] {
  return picker === undefined || entry === undefined ? [] : partnersStations({ picker, entry });
}

/** What training until a race usually makes of a time. */
export function inReach(predicted: Seconds, level: Level, start: Day, date: Day): Seconds {
  const days = Math.max(0, daysBetween(start, date) - NOTHING_YET_DAYS);
  return predicted * (1 - GAIN_OF_12_WEEKS[level] * Math.min(1, days / FULL_GAIN_DAYS));
}

/** "19:45", "1:41:00" */
export function aboutTime(seconds: Seconds): string {
  return formatClock(aboutSeconds(seconds));
}

/** What the training of the season is for: the goal, or what the numbers support where the goal is further away. */
export function getAim({ goal }: Competition, forecast?: RaceForecast): string {
  if (goal === undefined) return "to finish";
  if (forecast?.aim !== undefined && forecast.aim !== goal && forecast.goal !== "within")
    return `for about ${aboutTime(forecast.aim)}, based on your current results (your goal of ${formatClock(goal)} ${forecast.goal === "beyond" ? "is more than you can usually gain by then" : "comes next, once a new result supports it"})`;
  if (forecast?.aim !== undefined || forecast?.goal !== "beyond") return `for ${formatClock(goal)}`;
  return `for about ${aboutTime(forecast.reach)} (your goal of ${formatClock(goal)} is more than you can usually gain by then)`;
}
