import type { Athlete, Competition } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { trainedFormat, withPreparedDistance } from "../../season/demand/races/prepared-race.ts";
import { isTooShort, getReadiness, runningReach, runningReadiness } from "../../season/demand/readiness.ts";
import { eventFor } from "../../season/demand/running-demand.ts";
import { RUNNING_EVENTS } from "../../season/demand/running-events.ts";
import { seasonDemand, type SeasonForm } from "../../season/demand/season-demand.ts";
import { startingRun } from "../../season/demand/starting-run.ts";
import type { StartingPoint } from "../../model/starting-point.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { runRamp } from "../../season/run-ramp.ts";
import { type RampFacts, reachedAfter } from "../../season/weeks-needed.ts";
import type { Metres } from "../../units/units.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import { ALL_DAYS } from "../../week/slots/week-search.ts";
import { goneOn } from "../../week/race/season-start.ts";

/** Runs a week that a season may have whatever is run today. */
const MOST_RUNS = 3;
/** Further ahead there is time for everything. */
const DAYS_AHEAD = 40 * 7;

/**
 * The athlete with the races that there is too little time for at the distance that fits: the nearest one that can be finished on their
 * day, unless the athlete confirmed the whole race (race-demands.md section 12).
 */
export function withPreparedRaces(athlete: Athlete, from: StartingPoint | undefined, startDate: Day): Athlete {
  const { competitions = [] } = athlete;
  if (athlete.focus !== "running" || !competitions.some((competition) => mayBeTooFar(competition, startDate))) return athlete;
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const capacities = assessCapacities(athlete, startDate);
  const easy = easySecondsPerMetre({ level, capacities });
  const usual = startingRun(athlete, level);
  const start = from === undefined ? usual : goneOn(usual, from, easy);
  const form: SeasonForm = { athlete, level, capacities, easyPace: 1000 * easy, weekly: start.weekly };
  const ramp = { start, ramp: runRamp(athlete, start), level, runsPerWeek: Math.min(MOST_RUNS, athlete.availability.daysPerWeek) };
  return {
    ...athlete,
    competitions: competitions.map((competition) => {
      const shorter = mayBeTooFar(competition, startDate) ? distanceInstead(competition, startDate, { form, ramp }) : undefined;
      return shorter === undefined ? competition : withPreparedDistance(competition, shorter);
    }),
  };
}

const MIN_PREPARED_METRES = 5500;

function mayBeTooFar(competition: Competition, startDate: Day): boolean {
  const days = daysBetween(startDate, competition.date);
  if (competition.priority === "C" || competition.isConfirmed === true || !(days >= 0 && days <= DAYS_AHEAD)) return false;
  const format = trainedFormat(competition);
  return format?.kind === "running" && (format.distance ?? 0) > MIN_PREPARED_METRES;
}

/** Minutes around the running of a session, of the long run and of the others. */
const MINUTES_AROUND_RUN = { long: 7, other: 13 } as const;

/** What the athlete's own minutes have room for: the long run on the longest day, the others on the next. */
function getRunRoom({ availability }: Athlete, runs: number, easy: number): { readonly week: Metres; readonly longest: Metres } {
  const { minutes = {}, weekdays } = availability;
  const days = ALL_DAYS.filter((day) => weekdays?.includes(day) !== false)
    .map((day) => minutes[day] ?? Number.POSITIVE_INFINITY)
    .toSorted((a, b) => b - a)
    .slice(0, runs);
  const metres = days.map(
    (room, index) => (Math.max(0, room - (index === 0 ? MINUTES_AROUND_RUN.long : MINUTES_AROUND_RUN.other)) * 60) / easy,
  );
  return { week: metres.reduce((sum, each) => sum + each, 0), longest: metres[0] ?? 0 };
}

/** The longest usual distance that can be finished on the day of a race which cannot; undefined where the race itself can, and where none can. */
function distanceInstead(
  competition: Competition,
  startDate: Day,
  { form, ramp }: { readonly form: SeasonForm; readonly ramp: Omit<RampFacts, "raceMetres"> },
): Metres | undefined {
  const format = trainedFormat(competition);
  if (format?.kind !== "running" || format.distance === undefined) return undefined;
  const metres = format.distance;
  const weeks = Math.floor(daysBetween(startDate, competition.date) / 7);
  const free = (distance: Metres): ReturnType<typeof reachedAfter> =>
    reachedAfter(Math.max(0, weeks - eventFor(distance).after), { ...ramp, raceMetres: distance });
  const reachedFor = (distance: Metres): { readonly longest: Metres; readonly week: Metres } => {
    const { weekly, longest } = free(distance);
    return {
      longest: Math.min(longest, Math.max(room.longest, ramp.start.longest)),
      week: Math.min(weekly, Math.max(room.week, ramp.start.weekly)),
    };
  };
  const room = getRunRoom(form.athlete, ramp.runsPerWeek, form.easyPace / 1000);
  const { goal: _goal, ...entered } = competition;
  const toFinish = (distance: Metres): ReturnType<typeof seasonDemand> =>
    seasonDemand({ kind: "running", distance }, entered, { ...form, isToFinish: true });
  const reached = reachedFor(metres);
  if (!isTooShort(metres, reached.longest)) {
    const asked = seasonDemand(format, competition, form);
    if (runningReadiness(reached, asked, toFinish(metres)) !== "not-ready") return undefined;
    // Where the weeks are enough and the minutes are not, the athlete is asked for minutes: the race stays.
    const { weekly, longest } = free(metres);
    const found = runningReadiness({ longest, week: weekly }, asked, toFinish(metres));
    if (found === "ready" || found === "tight") return undefined;
  }
  return RUNNING_EVENTS.filter((event) => event.metres < metres - 1000).findLast((event) => {
    const found = getReadiness(runningReach(reachedFor(event.metres), toFinish(event.metres)));
    return found === "ready" || found === "tight";
  })?.metres;
}
