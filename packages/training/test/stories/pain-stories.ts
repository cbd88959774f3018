import type { Athlete } from "#training/athlete/athlete.ts";
import type { Plan } from "#training/model/plan.ts";
import { between, checkIn, day, ENTERED, minutes, running, sets, tell } from "./people.ts";
import type { Story } from "./story.ts";

const POWERLIFTER: Athlete = {
  level: "intermediate",
  focus: "powerlifting",
  age: 29,
  sex: "male",
  bodyWeight: 86,
  history: { trainingYears: { lift: 5 } },
  strength: { oneRepMax: { backSquat: 170, deadlift: 205, benchPress: 115 }, recordedOn: ENTERED },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 6], minutes: { 1: 90, 2: 75, 4: 90, 6: 90 } },
};

const HALF_MARATHONER: Athlete = {
  level: "intermediate",
  focus: "running",
  age: 45,
  sex: "male",
  bodyWeight: 79,
  history: {
    weeklyRun: { value: 40_000, source: "told" },
    longestRun: { value: 18_000, source: "told" },
    runsPerWeek: { value: 4, source: "told" },
    trainingYears: { run: 8 },
    wasInjured: true,
  },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run10k: 2820, recordedOn: ENTERED },
  availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 7], minutes: { 1: 50, 3: 60, 5: 50, 7: 120 }, longDay: 7 },
  competitions: [{ type: "half marathon", date: "2027-04-11", priority: "A" }],
};

/** Every week of both plans, Monday to Sunday. */
const weeksStayWithin = (measure: (plan: Plan, from: string, to: string) => number, before: Plan, after: Plan, spare: number): boolean =>
  before.weeks.every(({ week }) => measure(after, day(week, 1), day(week, 7)) <= measure(before, day(week, 1), day(week, 7)) + spare);

/** Pain takes something from a plan and never adds to it. */
export const PAIN_STORIES: readonly Story[] = [
  {
    name: "low-back-at-the-third-set",
    who: "Powerlifter, 29. The low back goes in the third set of deadlifts, 6/10, and 5/10 on the next morning.",
    coach: "takes squats and pulls off the back for a week and gives it no other work in their place: no week gets longer or heavier.",
    athlete: POWERLIFTER,
    weeks: 6,
    days: [[day(2, 1), tell("low back went on the 3rd set of deadlifts, 6/10, next morning 5, cannot tie my shoes")]],
    claims: {
      "no week has more minutes": (before, after) => weeksStayWithin(minutes, before, after, 5),
      "no week has more sets": (before, after) => weeksStayWithin(sets, before, after, 0),
      "no session says that nothing may be loaded": (_before, _after, texts) => !texts.some((text) => text.includes("no load at all")),
    },
  },
  {
    name: "calf-grabbed-in-the-intervals",
    who: "Runner, 45, on the way to a half marathon. The calf grabs in the fourth repetition, 5/10, and he limps home.",
    coach: "no runs, everything easy in the first week, and the minutes that stay are easy ones.",
    athlete: HALF_MARATHONER,
    weeks: 6,
    days: [
      [day(2, 3), tell("right calf grabbed in the 4th rep yesterday, 5/10, limped home, this morning 4")],
      [day(3, 5), checkIn("lower_leg", 0, 0, { passed: true })],
      [day(3, 6), tell("my physio looked at my right calf and allows easy loading")],
      [day(4, 6), checkIn("lower_leg", 0, 0, { passed: true })],
    ],
    claims: {
      "nobody runs before a physio has looked at it": (_before, after) => running(after, day(2, 3), day(4, 3)) === 0,
      "nothing is hard in the first week": (_before, after) => between(after, day(2, 3), day(3, 2)).every(({ hard }) => !hard),
      "no week has more minutes": (before, after) => weeksStayWithin(minutes, before, after, 5),
      "from the yes on the calf has work of its own on three days a week": (_before, after) =>
        between(after, day(4, 1), day(4, 7)).filter(({ blocks }) =>
          Object.values(blocks).some((items) => items.some(({ name }) => /calf/iu.test(name) && !/stretch/iu.test(name))),
        ).length >= 3,
      "runs are back two weeks after the physio's yes": (_before, after) => running(after, day(5, 1), day(5, 7)) >= 45,
    },
  },
];
