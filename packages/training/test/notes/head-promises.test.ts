import { describe, expect, test } from "vitest";
import type { Athlete, Focus } from "#training/athlete/athlete.ts";
import { type Day, shortDay, getWeekday } from "#training/calendar/day.ts";
import { getItems } from "#training/checks/rule.ts";
import type { ExerciseItem, Plan, PlanWeek, Session } from "#training/model/plan.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { runSeconds } from "#training/week/run/run-history.ts";
import { HYBRID } from "../athletes.ts";
import { WRITTEN_NOTES } from "./written-notes.ts";

const START: Day = "2026-11-30";
const FOCUSES: readonly Focus[] = ["running", "hyrox", "crossfit", "triathlon", "powerlifting", "general"];
/** What is printed is rounded to whole minutes. */
const ROUNDING = 2;

interface Promise {
  readonly text: string;
  /** The first day on which it no longer holds. */
  readonly holds: (date: Day) => boolean;
}

function promisesOf(plan: Plan): readonly Promise[] {
  return plan.notes
    .filter(({ kind }) => kind === "injury" || kind === "wish")
    .map(({ text }) => {
      const until = /until (?<day>\w{3} \d{1,2} \w{3})/u.exec(text)?.groups?.["day"];
      const isOver = (date: Day): boolean => until !== undefined && shortDay(date) !== until && dayNumber(until, date) < 0;
      // The words of the athlete promise nothing.
      return { text: text.replaceAll(/“[^”]*”/gu, ""), holds: (date) => !isOver(date) };
    });
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Days from `date` to the next such day of the months around the plan; negative when it is over. */
function dayNumber(until: string, date: Day): number {
  const [, day = "", month = ""] = until.split(" ");
  const at = MONTHS.indexOf(month);
  const year = at >= 10 ? 2026 : 2027;
  return (Date.UTC(year, at, Number(day)) - Date.parse(date)) / 86_400_000;
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

const WEEKDAYS = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];

function brokenBy(session: Session, text: string): readonly string[] {
  const items = getItems(session);
  const run = runSeconds(session) / 60;
  const main = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout];
  const runMinutes = numberIn(text, /runs of (\d+) minutes at most/u);
  const sessionMinutes = /minutes at most on \w+days/u.test(text) ? undefined : numberIn(text, /sessions of (\d+) minutes at most/u);
  const exercises = numberIn(text, /(\d+) exercises a session at most/u);
  const warmup = numberIn(text, /warm-ups of (\d+) minutes at most/u);
  const water = numberIn(text, /no more than (\d+) m in the water without a rest/u);
  const effort = numberIn(text, /effort up to RPE (\d+)/u);
  const lifted = [...session.blocks.skill, ...session.blocks.strength];
  const held = numberIn(text, /no more than ([\d.]+) kg in both hands together/u);
  const longestRun = numberIn(text, /no run longer than ([\d.]+) km/u);
  const longestSwim = numberIn(text, /swims of (\d+) m at most/u);
  const longestRide = numberIn(text, /rides of (\d+) minutes at most/u);
  const longestSet = numberIn(text, /sets of (\d+)(?: reps)? at most/u);
  const percent = numberIn(text, /weights up to (\d+)% of the maximum/u);
  const off = WEEKDAYS.findIndex((name) => text.includes(`no training on ${name}`)) + 1;
  const warmed = session.blocks.warmup.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) / 60;
  return [
    ...(runMinutes !== undefined && session.code !== "HX" && run > runMinutes + ROUNDING ? [`a run of ${Math.round(run)} min`] : []),
    ...(sessionMinutes !== undefined && session.duration > sessionMinutes + ROUNDING ? [`${session.duration} min`] : []),
    ...(exercises !== undefined && session.code !== "HX" && new Set(main.map(({ name }) => name)).size > exercises
      ? ["too many exercises"]
      : []),
    ...(warmup !== undefined && !/test|benchmark|time trial/iu.test(session.title) && warmed > warmup + ROUNDING
      ? [`a warm-up of ${Math.round(warmed)} min`]
      : []),
    ...(water !== undefined && items.some(({ name, dose }) => /^swim/iu.test(name) && (dose.metres ?? 0) > water) ? ["a longer rep"] : []),
    ...(effort !== undefined && items.some(({ rpe = 0 }) => rpe > effort) ? [`a line above RPE ${effort}`] : []),
    ...(held !== undefined && items.some(({ load }) => handKilograms(load) > held + 0.01) ? ["more in both hands"] : []),
    ...(longestRun !== undefined &&
    session.mainFormat?.rounds === undefined &&
    metresOf(items, /\brun\b/iu) > 1000 * longestRun + LENGTH_ROUNDING
      ? ["a longer run"]
      : []),
    ...(longestSwim !== undefined && metresOf(items, /^swim/iu) > longestSwim + LENGTH_ROUNDING ? ["a longer swim"] : []),
    ...(longestRide !== undefined && minutesOf(main, /\bride\b|bike/iu) > longestRide + ROUNDING ? ["a longer ride"] : []),
    ...(longestSet !== undefined && lifted.some(({ dose, reps = "" }) => !reps.includes("each") && (dose.reps ?? 0) > longestSet)
      ? ["a longer set"]
      : []),
    ...(percent !== undefined && items.some(({ load }) => (load?.percent ?? 0) > percent + 1) ? ["a heavier share"] : []),
    ...(off > 0 && getWeekday(session.date) === off ? ["a session on a day off"] : []),
    ...(text.includes("no workout for time") && session.mainFormat?.kind === "for-time" ? ["a workout for time"] : []),
  ].map((what) => `${session.date} ${session.title}: ${what}`);
}

/** Metres are printed to the hundred. */
const LENGTH_ROUNDING = 60;

function handKilograms(load: ExerciseItem["load"]): number {
  return load === undefined ? 0 : load.perHand ? 2 * load.kilograms : load.kilograms;
}

function metresOf(items: readonly ExerciseItem[], named: RegExp): number {
  return items.reduce((sum, { name, sets = 1, dose }) => sum + (named.test(name) ? sets * (dose.metres ?? 0) : 0), 0);
}

function minutesOf(items: readonly ExerciseItem[], named: RegExp): number {
  return items.reduce((sum, { name, dose }) => sum + (named.test(name) ? dose.totalSeconds / 60 : 0), 0);
}

function brokenInWeek({ week, sessions }: PlanWeek, text: string): readonly string[] {
  const runs = numberIn(text, /(\d+) runs? a week at most/u);
  const counted = sessions.filter((session) => runSeconds(session) > 360).length;
  const hardDays = numberIn(
    text
      .replace(/\bone\b/iu, "1")
      .replace(/\btwo\b/iu, "2")
      .replace(/\bthree\b/iu, "3"),
    /(\d) hard days? a week/u,
  );
  const hard = sessions.filter((session) => session.hard && session.code !== "RACE").length;
  const kilometres = numberIn(text, /([\d.]+) km of running a week at most/u);
  const ran = sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : metresOf(getItems(session), /\brun\b/iu)), 0);
  return [
    ...(runs !== undefined && counted > runs ? [`week ${week}: ${counted} runs`] : []),
    ...(hardDays !== undefined && hard > hardDays ? [`week ${week}: ${hard} hard days`] : []),
    ...(kilometres !== undefined && ran > 1000 * kilometres + 2 * LENGTH_ROUNDING ? [`week ${week}: ${ran} m of running`] : []),
  ];
}

describe("what the head of a plan promises its sessions hold", () => {
  test.each(WRITTEN_NOTES.map(([field, text], at) => ({ field, text, focus: FOCUSES[at % FOCUSES.length] as Focus })))(
    "$focus, $field: $text",
    ({ field, text, focus }) => {
      const athlete: Athlete = { ...HYBRID, focus, [field]: text };
      const result = generatePlan(athlete, { startDate: START, weeks: 5 });
      if (result.kind !== "plan") return;
      const { plan } = result;
      const broken = promisesOf(plan).flatMap(({ text: promise, holds }) =>
        plan.weeks.flatMap((week) => {
          const open = week.sessions.filter(({ code, date }) => code !== "RACE" && holds(date));
          const isWhole = open.length === week.sessions.filter(({ code }) => code !== "RACE").length;
          return [...open.flatMap((session) => brokenBy(session, promise)), ...(isWhole ? brokenInWeek(week, promise) : [])];
        }),
      );
      expect(broken).toEqual([]);
    },
  );
});
