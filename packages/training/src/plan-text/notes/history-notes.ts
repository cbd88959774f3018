import type { Athlete, Availability, Focus } from "../../athlete/athlete.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { isLighterWeek } from "../../athlete/interruptions.ts";
import { isLifter } from "../../athlete/own-sports.ts";
import { WEEKDAY_NAMES } from "../../calendar/day.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { PlanContext } from "../../context/context.ts";
import type { PlanNote, PlanWeek, Session } from "../../model/plan.ts";
import { formatList } from "../../model/words.ts";
import { isCalibrated, type SeasonStart } from "../../season/season.ts";
import { FULL_SHARE, usedShare } from "../../week/load/used-minutes.ts";
import { ALL_DAYS } from "../../week/slots/week-search.ts";
import { formatDistance } from "../../units/format.ts";
import { sessionRunMetres, weekRunMetres } from "../../week/run/run-metres.ts";
import { easySecondsPerMetre } from "../../week/run/long-run-progression.ts";
import type { RunPlan } from "./run-demand.ts";

/** Which numbers of the athlete's running are only usual for the level (race-demands.md section 1). */
export function historyNotes({ run, easyPace }: SeasonStart, raceMetres: number): PlanNote[] {
  const about = (metres: number): string => formatDistance(500 * Math.round(metres / 500));
  return run.defaults.map((key): PlanNote => {
    if (key === "weekly")
      return {
        kind: "estimate",
        text: `You have not entered your weekly running, so week 1 starts at a careful ${about(run.weekly)}. Enter your four-week average to start from that.`,
      };
    const minutes = Math.round(Math.min(75, (1.5 * run.longest * easyPace) / 60_000));
    const text = isCalibrated(run, raceMetres)
      ? `Your longest run of the last four weeks is not known, so the first long run is a test. Run easy, at most ${minutes} minutes, and stop when it stops being easy.`
      : `Your longest run of the last four weeks is not known, so the plan starts from ${about(run.longest)}, as is usual for your level.`;
    return { kind: "estimate", text };
  });
}

/** What was taken for granted besides the barbell, where a session uses it. */
export function liftKitNotes({ athlete: { assumedKit = [] } }: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const used = assumedKit.filter((kit) => {
    const needsKit = ({ name }: { readonly name: string }): boolean => findExercise(name)?.equipment.includes(kit) === true;
    return weeks.some(({ sessions }) => sessions.some(({ blocks }) => Object.values(blocks).some((items) => items.some(needsKit))));
  });
  if (used.length === 0) return [];
  const lifts = formatList(used.map((kit) => (kit === "rack" ? "back squat" : "bench press")));
  const kits = formatList(used.map((kit) => `a ${kit}`));
  const none = used.map((kit) => `“no ${kit}”`).join(" or ");
  return [
    {
      kind: "data-quality",
      text: `Your equipment has a barbell but not ${kits.replace(" and ", " or ")}. You ${lifts}, so the plan uses ${kits}. If there is none, write ${none} in your notes.`,
    },
  ];
}

/** Below this share of what is run today the first weeks say why. */
const ENOUGH = 0.93;
/** From here on the minutes of the days are used. */
const FULL = 0.82;
const FIRST_WEEKS = 3;

/** Where the minutes of the days hold less running than the athlete does today; what an injury or health takes is said elsewhere. */
export function smallWeekNotes({ context, weeks, start: { run, easyPace } }: RunPlan): PlanNote[] {
  const { athlete, runReturn, health } = context;
  const { minutes, weekdays } = athlete.availability;
  const keepsRuns = runReturn === undefined || (runReturn.kind === "runs" && runReturn.share === 1 && runReturn.longest === undefined);
  const isFree = keepsRuns && health.volume === 1 && health.clearance !== "required";
  const first = weeks.filter(({ isDeload, sessions }) => !isDeload && sessions.length > 0).slice(0, FIRST_WEEKS);
  if (!isFree || minutes === undefined || run.defaults.includes("weekly") || first.length === 0) return [];
  const metres = Math.max(...first.map((week) => weekRunMetres(week, easyPace / 1000)));
  const available = ALL_DAYS.filter((day) => weekdays?.includes(day) !== false).reduce((sum, day) => sum + (minutes[day] ?? 0), 0);
  const used = Math.max(...first.map(({ sessions }) => sessions.reduce((sum, { duration }) => sum + duration, 0)));
  const areFull = first.every(({ sessions }) => sessions.every((session) => session.code === "RL" || isFull(session, minutes)));
  if (metres >= ENOUGH * run.weekly || used < FULL * available || !areFull) return [];
  const missing = 5 * Math.ceil(((run.weekly - metres) * easyPace) / 300_000);
  const km = (value: number): string => `${Math.round(value / 1000)} km`;
  const long = first.flatMap(({ sessions }) => sessions).find(({ code }) => code === "RL");
  const isLongFull = long !== undefined && isFull(long, minutes) && sessionRunMetres(long, easyPace / 1000) < ENOUGH * run.longest;
  const where = isLongFull ? `, starting with the long run on ${WEEKDAY_NAMES[long.weekday - 1] ?? ""},` : "";
  const text = `You run ${km(run.weekly)} a week, but your days have time for ${km(metres)}, so the weeks stay near that. Add ${missing} minutes a week${where} to fit it all in.`;
  return [{ kind: "wish-not-met", text }];
}

/** For a runner who trains for a triathlon: how much of today's running a week of three sports holds. */
export function runsBesideSports(context: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const { athlete, runReturn, health } = context;
  const told = athlete.history?.weeklyRun?.value ?? 0;
  const isFree = runReturn === undefined && health.volume === 1 && health.clearance !== "required";
  const others = OTHER_DAYS[athlete.focus];
  if (others === undefined || told === 0 || !isFree) return [];
  const easy = easySecondsPerMetre(context);
  const loading = weeks.filter(
    ({ isDeload, season, sessions }) =>
      !isDeload && season !== "taper" && season !== "recovery" && sessions.every(({ code }) => code !== "RACE"),
  );
  const metres = Math.max(0, ...loading.slice(0, FIRST_WEEKS).map((week) => weekRunMetres(week, easy)));
  if (metres === 0 || metres >= others.enough * told) return [];
  const km = (value: number): string => `${Math.round(value / 1000)} km`;
  return [
    {
      kind: "wish-not-met",
      text: `You run ${km(told)} a week now, and this plan has ${km(metres)}: ${others.text}.`,
    },
  ];
}

/** What the days without runs are for, and the share of the stated weekly distance from which no note is needed; undefined: no note at all. */
const OTHER_DAYS: { readonly [focus in Focus]: { readonly text: string; readonly enough: number } | undefined } = {
  triathlon: { text: "the other days are for swimming and riding", enough: 0.8 },
  general: {
    text: "the other days are for strength and workouts. Run the rest easily on a free day, or give a day of running more minutes",
    enough: 0.85,
  },
  running: undefined,
  hyrox: undefined,
  crossfit: undefined,
  strength: undefined,
  powerlifting: undefined,
};

/** What is around the work of a session takes a little more or less time. */
const LEFT_OVER = 10;

function isFull({ weekday, duration }: Session, minutes: NonNullable<Availability["minutes"]>): boolean {
  return duration >= (minutes[weekday] ?? Number.POSITIVE_INFINITY) - LEFT_OVER;
}

const FULL_HOURS = 0.88;
/** The days hold no more than a warm-up beyond it. */
const FULL_DAYS = 0.97;
/** Where the plan holds clearly less than the hours trained today: how much, and what keeps it there; an injury or health says so elsewhere. */
export function hoursNotes({ athlete, health, reading, picker }: PlanContext, weeks: readonly PlanWeek[]): PlanNote[] {
  const told = athlete.history?.weeklyMinutes?.value;
  const isFree = health.volume === 1 && health.clearance !== "required" && reading.regions.every(({ grade }) => grade < 2);
  if (told === undefined || !isFree) return [];
  const lighter = lighterHours(athlete, weeks, told);
  if (lighter !== undefined) return [lighter];
  if (!FOCUS_TRAITS[athlete.focus].explainsHours) return [];
  const used = Math.max(
    0,
    ...weeks
      .filter(({ isDeload, sessions }) => !isDeload && sessions.every(({ code }) => code !== "RACE"))
      .map(({ sessions }) => sessions.reduce((sum, { duration }) => sum + duration, 0)),
  );
  if (used === 0 || used >= FULL_HOURS * told) return [];
  const hasRace = weeks.some(({ sessions }) => sessions.some(({ code }) => code === "RACE"));
  const { minutes, weekdays } = athlete.availability;
  const days = ALL_DAYS.filter((day) => weekdays?.includes(day) !== false);
  const offered = days.some((day) => minutes?.[day] === undefined) ? undefined : days.reduce((sum, day) => sum + (minutes?.[day] ?? 0), 0);
  const isShort = offered !== undefined && offered < FULL_DAYS * told && usedShare(weeks, minutes) >= FULL_SHARE;
  const why = isShort
    ? `your days add up to ${inHours(offered)}. Give them more minutes to fit in the rest as easy training`
    : isLifter(athlete)
      ? "at your level you would not recover from more sets. Use the time that is left to rest longer between heavy sets, or finish early"
      : `at your level you would not recover from more hard work. Add easy minutes yourself ${easyWay(picker)}, at a pace you can talk at`;
  return [
    {
      kind: "wish-not-met",
      text: `You train ${inHours(told)} a week; the fullest ${hasRace ? "week without a race" : "week here"} has ${inHours(used)}: ${why}.`,
    },
  ];
}

/** Weeks that hold much less than what is logged because the athlete wrote of little time: the head says so, with what to do where it was meant otherwise. */
function lighterHours(athlete: Athlete, weeks: readonly PlanWeek[], told: number): PlanNote | undefined {
  const loading = weeks.filter(({ isDeload, sessions }) => !isDeload && sessions.every(({ code }) => code !== "RACE"));
  const lighter = loading.filter(({ startDate }) => isLighterWeek(athlete, startDate));
  if (lighter.length <= loading.length / 2) return undefined;
  const most = Math.max(...lighter.map(({ sessions }) => sessions.reduce((sum, { duration }) => sum + duration, 0)));
  if (most >= OF_LOGGED * told) return undefined;
  const text = `You train ${inHours(told)} a week; the fullest of ${lighter.length} weeks here has ${inHours(most)}, because you wrote of little time in them. If those weeks have your usual time, take that sentence out, and they are planned whole.`;
  return { kind: "wish-not-met", text };
}

const OF_LOGGED = 0.75;

/** Machines that the athlete has, may use and does not dislike; on foot without any. */
function easyWay(picker: PlanContext["picker"]): string {
  const open = MACHINES.filter(({ name }) => picker.allows(name)).map(({ label }) => label);
  return open.length === 0 ? "on foot" : `on ${open.length === 1 ? "the" : "a"} ${open.join(" or ")}`;
}

const MACHINES = [
  { name: "Bike erg", label: "bike" },
  { name: "Row erg", label: "rower" },
  { name: "Ski erg", label: "SkiErg" },
] as const;

function inHours(minutes: number): string {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)} h${whole % 60 === 0 ? "" : ` ${whole % 60} min`}`;
}
