import { expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import { getWeekday, type Weekday } from "#training/calendar/day.ts";
import { validatePlan } from "#training/checks/validate.ts";
import { hasContent, type SessionContent } from "#training/free-text/session-content.ts";
import type { Plan } from "#training/model/plan.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { isOfSport } from "#training/week/slots/wished-counts.ts";
import { HYBRID } from "../athletes.ts";

const START = "2026-11-30";
const DAYS: readonly (readonly Weekday[])[] = [
  [1, 2, 4, 6],
  [1, 3, 5],
  [2, 3, 5, 6, 7],
];

function planOf(focus: Athlete["focus"], weekdays: readonly Weekday[], dislikes: string): Plan {
  const minutes = Object.fromEntries(weekdays.map((day) => [day, 60]));
  const athlete: Athlete = { ...HYBRID, focus, dislikes, availability: { daysPerWeek: weekdays.length, weekdays, minutes } };
  const made = generatePlan(athlete, { startDate: START, weeks: 5 });
  if (made.kind === "referral") throw new Error("nobody is ill");
  expect(validatePlan(made.plan, athlete)).toEqual([]);
  return made.plan;
}

const full = ({ weeks }: Plan) => weeks.filter(({ isDeload }) => !isDeload);
const headOf = ({ notes }: Plan): string => notes.map(({ text }) => text).join("\n");

const PLACED: readonly (readonly [Athlete["focus"], SessionContent, string])[] = [
  ["powerlifting", "deadlift", "I'd like to deadlift on"],
  ["powerlifting", "squat", "Please put squats on"],
  ["strength", "legs", "I want legs on"],
  ["strength", "bench", "I'd like to bench on"],
  ["running", "fast-run", "I'd like my intervals on"],
];
const NAMES = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays", "Sundays"];

test.each(PLACED.flatMap(([focus, content, wish]) => DAYS.map((days) => ({ focus, content, wish, days: days.join() }))))(
  "$wish, of days $days: it stands there, or the head says why not",
  ({ focus, content, wish, days }) => {
    const weekdays = days.split(",").map(Number) as Weekday[];
    for (const day of weekdays) {
      const plan = planOf(focus, weekdays, `${wish} ${NAMES[day - 1] ?? ""}.`);
      const met = full(plan).every(({ sessions }) => sessions.some((session) => session.weekday === day && hasContent(session, content)));
      if (!met) expect(headOf(plan)).toMatch(/could not be put on|are not in this plan|is not in this plan|in \d of \d weeks/u);
    }
  },
);

test.each(["running", "triathlon", "general", "strength"] as const)(
  "a long run or ride on a day that was not chosen frees another: %s",
  (focus) => {
    const usual = planOf(focus, [1, 2, 4, 6], "");
    const plan = planOf(focus, [1, 2, 4, 6], focus === "triathlon" ? "Long ride on Sunday, please." : "Long run on Sunday, please.");
    const days = (one: Plan): number => new Set(one.weeks.flatMap(({ sessions }) => sessions.map(({ date }) => getWeekday(date)))).size;
    expect(days(plan)).toBe(days(usual));
    for (const { sessions } of full(plan)) {
      const long = sessions.find(({ code }) => code === (focus === "triathlon" ? "BK" : "RL"));
      if (long !== undefined) expect(long.weekday).toBe(7);
    }
    expect(headOf(plan)).toContain("Sunday instead of");
  },
);

test.each([
  ["running", "run", 3],
  ["triathlon", "swim", 2],
  ["triathlon", "run", 2],
  ["general", "run", 2],
  ["general", "strength", 3],
  ["general", "bike", 2],
  ["general", "swim", 2],
  ["crossfit", "run", 1],
  ["strength", "run", 1],
] as const)("%s: %s %i times a week is counted on the weeks, or the head says how often it is", (focus, sport, times) => {
  const verb = { run: "run", swim: "swim", bike: "ride", strength: "lift" }[sport];
  const often = ["once", "twice", "three times"][times - 1] ?? "";
  for (const days of DAYS) {
    const plan = planOf(focus, days, `I'd like to ${verb} ${often} a week.`);
    const counts = full(plan).map(({ sessions }) => sessions.filter((session) => isOfSport(session, sport)).length);
    const isMet = counts.every((count) => count === times);
    expect(headOf(plan)).toMatch(isMet ? /in every full week\./u : /a week: your (?:days|goal)/u);
    if (days.length === 4) expect(sport === "strength" ? counts.every((count) => count >= times) : isMet).toBe(true);
  }
});

test.each([
  ["strength", "More arm work please.", /curl/iu],
  ["strength", "Ik wil graag meer oefeningen voor mijn schouders.", /press|face pull|pull-apart/iu],
  ["running", "I want a stronger core.", /plank|dead bug|pallof|hollow/iu],
  ["general", "I love kettlebells, please use them often.", /kettlebell|goblet|turkish/iu],
  ["strength", "I want to train my abs at every session.", /plank|dead bug|pallof|hollow|carry|sit-up|knee raise/iu],
] as const)("%s: %s is in every session of strength", (focus, wish, names) => {
  for (const days of DAYS)
    for (const { sessions } of full(planOf(focus, days, wish)))
      for (const { blocks, code } of sessions)
        if (/^(?:S[FLU]|P[SBDV])/u.test(code)) expect(blocks.strength.map(({ name }) => name).join()).toMatch(names);
});
