import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { FinishedBlock, SessionOutcome } from "../../model/outcome.ts";
import type { PlanWeek, Session } from "../../model/plan.ts";
import { getLoad } from "../../week/slots/slot-load.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import type { Seconds } from "../../units/units.ts";

/** A week with less of its load done is no measure of what the athlete can carry. */
const LEAST_SHARE = 0.5;

/** More than planned counts up to this. */
const MOST_OF_PLANNED = 1.25;

export function outcomesById({ outcomes }: FinishedBlock): ReadonlyMap<string, SessionOutcome> {
  return new Map(outcomes.map((outcome) => [outcome.sessionId, outcome]));
}

/** The sessions that were done, at the length they really had, in order. */
export function completedSessions(previous: FinishedBlock): readonly Session[] {
  return completed(
    previous.plan.weeks.flatMap((week) => week.sessions),
    outcomesById(previous),
  );
}

/** The weeks of a finished block as they were done, those done for the most part, counted back from the week before `startDate`, which is 0. */
export function completedWeeks(previous: FinishedBlock, startDate: Day): readonly PlanWeek[] {
  const outcomes = outcomesById(previous);
  return previous.plan.weeks.flatMap((week): PlanWeek[] => {
    const sessions = completed(week.sessions, outcomes);
    if (sessions.length === 0 || getLoad(sessions) < LEAST_SHARE * getLoad(week.sessions)) return [];
    return [{ ...week, week: 1 + daysBetween(startDate, week.startDate) / 7, sessions }];
  });
}

const RUN_MEMORY_WEEKS = 4;
/** A run cut shorter than this was not that run. */
const COMPLETED_SHARE = 0.8;

/** The longest run done in each of the four weeks before `startDate`, the latest last. */
export function longestRuns({ plan, outcomes }: FinishedBlock, startDate: Day): readonly Seconds[] {
  const done = new Map(outcomes.map((outcome) => [outcome.sessionId, outcome]));
  return Array.from({ length: RUN_MEMORY_WEEKS }, (_, index) => {
    const monday = addDays(startDate, 7 * (index - RUN_MEMORY_WEEKS));
    const week = plan.weeks.find((candidate) => candidate.startDate === monday);
    const whole = (week?.sessions ?? []).filter((session) => {
      const outcome = done.get(session.id);
      return outcome?.status === "completed" && (outcome.minutes ?? session.duration) >= COMPLETED_SHARE * session.duration;
    });
    return Math.max(0, ...whole.filter((session) => session.code !== "RACE").map(runSeconds));
  });
}

function completed(sessions: readonly Session[], outcomes: ReadonlyMap<string, SessionOutcome>): Session[] {
  return sessions.flatMap((session) => {
    const outcome = outcomes.get(session.id);
    if (outcome?.status !== "completed") return [];
    const duration = Math.round(Math.min(outcome.minutes ?? session.duration, session.duration * MOST_OF_PLANNED));
    return [{ ...session, duration, load: duration * session.intensityLevel }];
  });
}
