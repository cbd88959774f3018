import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { readWishes } from "../../statements/wishes/wishes.ts";
import type { DayLimit } from "../day-limit.ts";
import { weekNumber } from "./rhythms.ts";

const TODAY = "2026-11-30";

function daysOf(text: string): readonly DayLimit[] {
  return readWishes(text, TODAY).days;
}

/** First and second date, with what holds on them. */
function firstOf(text: string): readonly string[] {
  return daysOf(text)
    .slice(0, 2)
    .map(({ from, minutes, isOff }) => `${String(from)} ${isOff === true ? "off" : String(minutes)}`);
}

describe("a rhythm of several weeks", () => {
  test.each([
    [
      "Jedes zweite Wochenende hab ich die Kinder, dann höchstens 1h am Samstag und Sonntag gar nichts.",
      ["2026-12-05 60", "2026-12-06 off"],
    ],
    ["un fin de semana sí y otro no tengo a los niños, el domingo nada", ["2026-12-06 off", "2026-12-20 off"]],
    ["every second saturday I work, no training then", ["2026-12-05 off", "2026-12-19 off"]],
    ["om het weekend heb ik de kinderen, zondag niet", ["2026-12-06 off", "2026-12-20 off"]],
    ["semaine paire j'ai les petits, là c'est 30 min maxi", ["2026-12-07 30", "2026-12-21 30"]],
    ["every third Sunday is family day, no training", ["2026-12-06 off", "2026-12-27 off"]],
    ["Jedes zweite WE arbeite ich im Krankenhaus, dann muss das Lange kürzer ausfallen", ["2026-12-05 60", "2026-12-06 60"]],
    ["I work every second weekend, so the long one has to be shorter", ["2026-12-05 60", "2026-12-06 60"]],
    ["un week-end sur deux je bosse, là il faut que ce soit plus court", ["2026-12-05 60", "2026-12-06 60"]],
    ["un weekend su due lavoro, quindi più corto", ["2026-12-05 60", "2026-12-06 60"]],
  ])("%s", (text, first) => {
    expect(firstOf(text)).toEqual(first);
  });

  /** Nothing that the plan could follow: it changes no week, least of all every one. */
  test.each([
    "every other Wednesday I've got my girl's swimming and sit about for an hour, could run then",
    "long run every second Sunday please",
    "every other weekend we go to the cabin",
    "jeden zweiten Samstag Fußball gucken",
    "I run every other day",
  ])("%s: no day changes", (text) => {
    expect(daysOf(text)).toEqual([]);
  });

  /** What holds every week still does. */
  test.each([
    ["no training on Sundays", [7]],
    ["sonntags nie", [7]],
    ["every Saturday off", [6]],
    ["los domingos nada", [7]],
  ])("%s", (text, weekdays) => {
    expect(daysOf(text)).toMatchObject([{ weekdays, isOff: true }]);
    expect(daysOf(text)[0]?.from).toBeUndefined();
  });

  test("numbers weeks as calendars do", () => {
    expect(["2026-11-30", "2026-12-28", "2027-01-04"].map(weekNumber)).toEqual([49, 53, 1]);
  });

  test("leaves the other weekends long", () => {
    const athlete: Athlete = {
      ...HYBRID,
      focus: "triathlon",
      history: {
        weeklyMinutes: { value: 600, source: "told" },
        longestRide: { value: 180, source: "told" },
        longestSwim: { value: 2000, source: "told" },
      },
      availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 6, 7], longDay: 6, minutes: { 1: 60, 2: 60, 3: 60, 4: 60, 6: 210, 7: 150 } },
      dislikes: "Jedes zweite Wochenende hab ich die Kinder, dann höchstens 1h am Samstag und Sonntag gar nichts.",
    };
    const result = generatePlan(athlete, { startDate: TODAY, weeks: 3 });
    if (result.kind !== "plan") throw new Error("a referral instead of a plan");
    const weekends = result.plan.weeks.map(({ sessions }) => sessions.filter(({ weekday }) => weekday >= 6));
    expect(weekends.map((sessions) => sessions.some(({ weekday }) => weekday === 7))).toEqual([false, true, false]);
    for (const at of [0, 2]) expect(weekends[at]?.every(({ duration }) => duration <= 60)).toBe(true);
    expect(weekends[1]?.some(({ duration }) => duration > 60)).toBe(true);
  });
});

/** The club's ride is the training of its day. */
describe("the ride of a club", () => {
  test.each([
    "Mittwoch ist Vereinsabend Rad auf der Rolle",
    "Wednesday club ride with the bunch",
    "los miércoles salgo con la grupeta en bici",
  ])("%s", (text) => {
    expect(daysOf(text)).toMatchObject([{ weekdays: [3], wanted: [3], commitment: { sport: "ride" } }]);
  });

  test.each([
    "I hate group rides on Wednesdays",
    "Wednesday team meeting, bike to work",
    "mittwochs Vereinsabend",
    "run club on Wednesday, bike home",
  ])("%s is none", (text) => {
    expect(daysOf(text).filter(({ commitment }) => commitment?.sport === "ride")).toEqual([]);
  });
});
