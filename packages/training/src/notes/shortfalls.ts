import type { Level } from "../athlete/athlete.ts";
import { addDays, dayInWords } from "../calendar/day.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import type { Metres } from "../units/units.ts";
import { formatDistance } from "../units/format.ts";
import type { PlanContext } from "../context/context.ts";
import type { PlanWeek } from "../model/plan.ts";
import { type Reach, reachOf, type Runner, shorterThan, verdictOf } from "../demand/race-reach.ts";
import { predictedSeconds } from "../demand/predicted-time.ts";

/** A running race that there is too little time for. */
export interface Shortfall {
  readonly verdict: Exclude<Reach["verdict"], "ready">;
  readonly text: string;
}

/** Of the running races of priority A and B: what the distance asks for, what is reached, and what fits. */
export function shortfalls(context: PlanContext, weeks: readonly PlanWeek[]): Shortfall[] {
  const first = weeks[0];
  // Whom an injury keeps from running is told so elsewhere.
  if (first === undefined || !context.picker.allows("Easy run")) return [];
  const runner = runnerOf(context, first);
  const start = `${kilometres(runner.longest)} ${longRuns(first).length === 0 ? "as is usual for your level" : "in the first week"}`;
  const end = addDays(first.startDate, 7 * weeks.length);
  return (context.athlete.competitions ?? []).flatMap((entered): Shortfall[] => {
    const format = competitionFormat(`${entered.type ?? ""} ${entered.name ?? ""}`);
    if (format?.kind !== "running" || format.distance === undefined || entered.priority === "C" || entered.date < first.startDate)
      return [];
    const reach = reachOf(runner, format.distance, entered.date, predictedSeconds(context, format.distance));
    if (reach === undefined) return [];
    // Of a race inside the plan the runs are known.
    const planned = entered.date < end ? longestBefore(weeks, entered.date) : 0;
    const longest = planned === 0 ? reach.longest : planned;
    const verdict = verdictOf(longest, reach.needed, format.distance);
    if (verdict === "ready") return [];
    const name = entered.name ?? `the ${entered.type ?? formatDistance(format.distance)}`;
    const why = `the longest run before it is ${planned === 0 ? "at most about " : ""}${kilometres(longest)}, from ${start} and about a tenth more each week, and the distance asks for ${kilometres(reach.needed)} at your level`;
    return [{ verdict, text: `${OPENINGS[verdict]} ${name} on ${dayInWords(entered.date)}: ${why}. ${advice()}` }];

    function advice(): string {
      if (verdict === "tight") return "Run it to finish: start no faster than the pace of your numbers, the last part is new ground.";
      const shorter = shorterThan(runner, format?.kind === "running" ? (format.distance ?? 0) : 0, entered.date);
      const other = `the same distance from ${dayInWords(reach?.readyFrom ?? entered.date)} on`;
      const fits = shorter === undefined ? `What fits is ${other}.` : `What fits is ${shorter} on that day, or ${other}.`;
      return `${fits} If you start all the same, walk and run from the first kilometre and aim for no time.`;
    }
  });
}

const OPENINGS = {
  tight: "Time is tight for",
  "run-walk": "There is too little time to run all of",
  "not-ready": "Not ready for",
} as const;

/** Where nothing is planned in the first week: usual long runs of the level, the lower third (race-demands.md section 1). */
const USUAL: { readonly [level in Level]: Metres } = { beginner: 4000, intermediate: 8000, advanced: 13_000, elite: 18_000 };
/** Seconds per kilometre without a run time. */
const EASY_PACE: { readonly [level in Level]: number } = { beginner: 450, intermediate: 390, advanced: 330, elite: 285 };

function runnerOf({ level, capacities }: PlanContext, week: PlanWeek): Runner {
  const runs = longRuns(week);
  return {
    longest: runs.length === 0 ? USUAL[level] : Math.max(...runs),
    from: week.startDate,
    level,
    easyPace: capacities.paces?.easy.slow ?? EASY_PACE[level],
  };
}

/** Run-walk sessions go by time and have no distance. */
function longRuns({ sessions }: PlanWeek): readonly Metres[] {
  return sessions.filter(({ code, distance }) => code === "RL" && distance > 0).map(({ distance }) => distance);
}

function longestBefore(weeks: readonly PlanWeek[], date: string): Metres {
  const runs = weeks.flatMap((week) => week.sessions).filter((session) => session.code === "RL" && session.date < date);
  return Math.max(0, ...runs.map(({ distance }) => distance));
}

function kilometres(metres: Metres): string {
  return `${metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000)} km`;
}
