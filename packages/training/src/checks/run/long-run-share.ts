import { longRunPart as partOfWeek, LONGEST_WEEKS_MORE } from "../../season/long-run-part.ts";
import { seasonRace } from "../../season/season-race.ts";
import { climbOfRace } from "../../season/demand/races/race-climb.ts";
import { isReduced } from "../../season/race-window.ts";
import type { Session } from "../../model/plan.ts";
import { fillTheirDays } from "../../week/race/season-slots.ts";
import { sessionRunMetres } from "../../week/run/run-metres.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { inSession, isBegun, type Rule } from "../rule.ts";

/** Points above the table, and what rounding of distances to 50 m is worth. */
const TOLERANCE = 0.02;
/** Shorter running is part of another session. */
const A_RUN = 600;
/** A run of this length is an easy run, whatever its share of a small week. */
const ALWAYS_ALLOWED = 45 * 60;
const LONGEST_WEEKS = 3;
/** Distances are rounded to 50 and 100 m, a line each. */
const ROUNDING_METRES = 150;
/** The first long run may find out what is possible. */
const FIRST_WEEK = 1;

/**
 * L5 (dose-progression.md section 9): the long run of a loading week is at most the part of the week's running that race-demands.md table 5.2
 * allows for its number of runs, one point of tolerance, five points more in the three longest weeks and for a run that is no longer than
 * the longest of the weeks before the plan: nobody comes to a plan to run less far; the same where the other runs fill their days. Exempt: runs of up to 45 minutes, the calibration run, deloads, weeks with a test, near races or with days away, weeks begun before an adjustment, triathlon.
 */
export const longRunPart: Rule = (facts) => {
  const { plan, athlete, races, sessions, easy } = facts;
  if (athlete.focus !== "running" && athlete.focus !== "hyrox") return [];
  const open = new Set(sessions);
  const lengths = plan.weeks.map((week) =>
    Math.max(0, ...week.sessions.filter(({ code }) => code === "RL").map((session) => sessionRunMetres(session, easy))),
  );
  const before = Math.max(
    athlete.history?.longestRun?.value ?? 0,
    ...(plan.startsFrom?.longestRuns ?? []).map((seconds) => seconds / easy),
  );
  // Each race has its own three longest weeks before it.
  const goals = plan.weeks.map(({ startDate }) => seasonRace(athlete, startDate)?.competition.date);
  const third = (index: number): number =>
    lengths.filter((_, other) => goals[other] === goals[index]).toSorted((a, b) => b - a)[LONGEST_WEEKS - 1] ?? 0;
  return plan.weeks.flatMap((week, index) => {
    if (isReduced(athlete, week, races) || isBegun(facts, week) || week.sessions.some(({ updates }) => updates !== undefined)) return [];
    if (week.week === FIRST_WEEK && athlete.history?.longestRun === undefined) return [];
    const runs = week.sessions.filter((session) => session.code !== "RACE");
    const metres = runs.reduce((sum, session) => sum + sessionRunMetres(session, easy), 0);
    const ahead = seasonRace(athlete, week.startDate);
    const race = ahead?.format;
    const count = runs.filter((session) => runSeconds(session) >= A_RUN).length;
    const raceMetres = race?.kind === "running" ? (race.distance ?? 0) : 0;
    const part =
      partOfWeek(count, raceMetres, ahead !== undefined && climbOfRace(ahead.competition) !== undefined) +
      TOLERANCE +
      (fillTheirDays(athlete, filled(runs)) ||
      (lengths[index] ?? 0) >= third(index) ||
      (lengths[index] ?? 0) <= Math.max(before, ...lengths.slice(0, index)) + ROUNDING_METRES
        ? LONGEST_WEEKS_MORE
        : 0);
    return runs
      .filter((session) => session.code === "RL" && open.has(session) && runSeconds(session) > ALWAYS_ALLOWED)
      .filter((session) => sessionRunMetres(session, easy) > part * metres)
      .map((session) =>
        inSession(
          "L5",
          session,
          `a long run of ${Math.round(sessionRunMetres(session, easy))} m in a week of ${Math.round(metres)} m with ${count} runs`,
        ),
      );
  });
};

/** Sessions as they fill their days. */
function filled(runs: readonly Session[]): Parameters<typeof fillTheirDays>[1] {
  return runs.map(({ code, weekday, duration }) => ({ code, weekday, minutes: duration }));
}
