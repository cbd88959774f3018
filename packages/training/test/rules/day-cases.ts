import type { Absence, Athlete, Availability } from "#training/athlete/athlete.ts";
import type { Weekday } from "#training/calendar/day.ts";
import type { Plan } from "#training/model/plan.ts";
import { type DayDraft, days, getPlan } from "./plan-builder.ts";
import { cases } from "./rule-case.ts";

const FIVE = days([1, 2, 3, 5, 6]);
const REST: Partial<DayDraft> = { type: "recovery", intensityLevel: 3, duration: 40 };
const seven = (...rests: readonly Partial<DayDraft>[]): Plan =>
  getPlan([([1, 2, 3, 4, 5, 6, 7] as const).map((weekday, index) => ({ weekday, ...rests[index] }))]);
const away = (from: string, to = from): Partial<Athlete> => ({ absences: [{ reason: "holiday", from, to } satisfies Absence] });
const DAILY: Partial<Athlete> = { availability: { daysPerWeek: 7 } };
const begun = (on: string, kept: readonly string[] = []): Partial<Plan> => ({ adjusted: { on, kept, revision: 1 } });
const racing = (date: string): Partial<Athlete> => ({ competitions: [{ type: "hyrox", date, priority: "C" }] });

const NUMBER = cases("session-days", [
  ["five of five sessions", getPlan([FIVE]), []],
  ["four of five", getPlan([FIVE.slice(1)]), ["4 sessions instead of 5"]],
  ["six of five", getPlan([days([1, 2, 3, 4, 5, 6])]), ["6 sessions instead of 5"]],
  ["three for one who asks for one", getPlan([FIVE.slice(0, 3)]), [], { availability: { daysPerWeek: 1 } }],
  ["one fewer for a day away", getPlan([FIVE.slice(1)]), [], away("2026-11-23")],
  ["two fewer for a day away", getPlan([FIVE.slice(2)]), ["3 sessions instead of 5"], away("2026-11-23")],
  ["one fewer, away in another week", getPlan([FIVE, FIVE.slice(1)]), ["4 sessions instead of 5"], away("2026-11-29")],
  ["one in a week that is begun", getPlan([FIVE.slice(4)], begun("2026-11-24")), []],
  ["one in a week of which something is done", getPlan([FIVE.slice(3, 4)], begun("2026-11-23", ["w1d1"])), []],
  ["one in a week that begins with the adjustment", getPlan([FIVE.slice(4)], begun("2026-11-23")), ["1 sessions instead of 5"]],
]);

const DATES = cases("session-days", [
  ["two on one day", getPlan([days([1, 2, 3, 5, 5])]), ["two sessions on one day"]],
  [
    "two with one number",
    getPlan([days([1, 2, 3, 5]).concat({ weekday: 6, day: 4 })]),
    ["two sessions with one number", "w1d5: days are not numbered in order"],
  ],
  ["numbers with a gap in an adjusted plan", getPlan([days([1, 2, 3, 5]).concat({ weekday: 6, day: 7 })], begun("2026-11-23")), []],
  ["numbers with a gap", getPlan([days([1, 2, 3, 5]).concat({ weekday: 6, day: 7 })]), ["w1d5: days are not numbered in order"]],
  [
    "a date that is another weekday",
    getPlan([days([1, 2, 3, 5]).concat({ weekday: 6, date: "2026-11-29" })]),
    ["w1d5: 2026-11-29 is not weekday 6"],
  ],
  ["the number of another week", getPlan([days([1, 2, 3, 5]).concat({ weekday: 6, week: 2 })]), ["w1d5: days are not numbered in order"]],
  ["a week from Tuesday", getPlan([{ days: FIVE, startDate: "2026-11-24" }]), ["the week does not start on a Monday"]],
  ["a session away", getPlan([FIVE]), ["w1d2: a session while the athlete is away"], away("2026-11-24")],
  [
    "a race while away",
    getPlan([[...FIVE.slice(0, 4), { weekday: 6, code: "RACE" }]]),
    [],
    { ...racing("2026-11-28"), ...away("2026-11-28") },
  ],
]);

const RESTS = cases("session-days", [
  ["one recovery in seven", seven({}, {}, {}, REST), [], DAILY],
  ["no recovery in seven", seven(), ["seven sessions without a recovery session"], DAILY],
  ["no recovery in six", getPlan([days([1, 2, 3, 4, 5, 6])]), [], { availability: { daysPerWeek: 6 } }],
  ["no recovery in seven of a week that is begun", getPlan([days([1, 2, 3, 4, 5, 6, 7])], begun("2026-11-24")), [], DAILY],
  ["recovery of 41 minutes", seven({}, {}, {}, { ...REST, duration: 41 }), ["seven sessions without a recovery session"], DAILY],
  ["recovery at RPE 4", seven({}, {}, {}, { ...REST, intensityLevel: 4 }), ["seven sessions without a recovery session"], DAILY],
  ["easy but no recovery", seven({}, {}, {}, { ...REST, type: "strength" }), ["seven sessions without a recovery session"], DAILY],
  ["two recoveries", seven({}, REST, {}, REST), ["2 recovery sessions"], DAILY],
  ["two recoveries of five", getPlan([[...FIVE.slice(2), ...days([4, 7], REST)]]), ["2 recovery sessions"]],
  ["two recoveries near a race", seven({}, REST, {}, REST), [], { ...DAILY, ...racing("2026-12-01") }],
  ["two recoveries in a week that is begun", getPlan([[...FIVE.slice(2), ...days([4, 7], REST)]], begun("2026-11-24")), []],
  ["two recoveries after days away", getPlan([[...FIVE.slice(2), ...days([4, 7], REST)]]), [], away("2026-11-12", "2026-11-22")],
]);

const wishes = (over: Partial<Availability>): Partial<Athlete> => ({ availability: { daysPerWeek: 5, ...over } });
const CHOSEN: readonly Weekday[] = [1, 2, 3, 5, 7];
const MINUTES = { 1: 60, 2: 60, 3: 60, 5: 60, 7: 19 };

const WISHES = cases("availability", [
  ["a day that was not chosen", getPlan([FIVE]), ["w1d5: weekday 6 was not chosen"], wishes({ weekdays: CHOSEN })],
  ["only chosen days", getPlan([days(CHOSEN)]), [], wishes({ weekdays: CHOSEN })],
  ["too few chosen days", getPlan([FIVE]), [], wishes({ weekdays: [1, 2, 3, 5] })],
  ["a chosen day that is too short to train on", getPlan([FIVE]), [], wishes({ weekdays: CHOSEN, minutes: MINUTES })],
  [
    "a chosen day that is just long enough",
    getPlan([FIVE]),
    ["w1d5: weekday 6 was not chosen"],
    wishes({ weekdays: CHOSEN, minutes: { ...MINUTES, 7: 20 } }),
  ],
  ["another day in race week", getPlan([FIVE]), [], { ...wishes({ weekdays: CHOSEN }), ...racing("2026-11-29") }],
  [
    "another day a week before the race",
    getPlan([FIVE]),
    ["w1d5: weekday 6 was not chosen"],
    { ...wishes({ weekdays: CHOSEN }), ...racing("2026-11-30") },
  ],
  ["as long as the day", getPlan([FIVE]), [], wishes({ minutes: { 1: 30 } })],
  ["longer than the day", getPlan([FIVE]), ["w1d1: 30 minutes on a day with 29"], wishes({ minutes: { 1: 29 } })],
  ["the shortest session on a shorter day", getPlan([days([1], { duration: 20 })]), [], wishes({ minutes: { 1: 10 } })],
  [
    "longer than the shortest session",
    getPlan([days([1], { duration: 21 })]),
    ["w1d1: 21 minutes on a day with 20"],
    wishes({ minutes: { 1: 10 } }),
  ],
  ["a whole day", getPlan([days([1], { duration: 1440 })]), []],
  ["more than a whole day", getPlan([days([1], { duration: 1441 })]), ["w1d1: 1441 minutes on a day with 1440"]],
  [
    "a race on another day, longer than it",
    getPlan([[{ weekday: 6, code: "RACE", duration: 90 }]]),
    [],
    wishes({ weekdays: CHOSEN, minutes: { 6: 30 } }),
  ],
]);

export const DAY_CASES = [...NUMBER, ...DATES, ...RESTS, ...WISHES];
