import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** Days off, fixed dates and days of strength that a plan once trained against. */
export const DAYS_OFF: readonly Regression[] = [
  {
    was: "a run on a Wednesday that was ruled out, where one day was chosen",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3, weekdays: [1] },
      injuries: "left knee 1/10 going downstairs",
      dislikes: "Wind, Feldweg bei Nässe, zu viel Technik-Gelaber. Maximal 4x laufen, nie Mi wegen Chor",
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "a walk on the one chosen day, which the notes rule out",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      bodyWeight: 120,
      availability: { daysPerWeek: 3, weekdays: [1] },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      dislikes: "Mondays. The park loop (muggings). Anything faster than threshold without telling me why.",
    },
    block: { weeks: 2, firstMacroWeek: 1 },
  },
  {
    was: "a day off added for a day of fifteen minutes",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      injuries: "left knee pain since March",
      availability: { daysPerWeek: 4, minutes: { "1": 15, "2": 20, "3": 20 } },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      dislikes: "Wind, Feldweg bei Nässe, zu viel Technik-Gelaber. Maximal 4x laufen, nie Mi wegen Chor",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a glute bridge of a recovery session taken for lifting",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 4 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      injuries:
        "bin Schreiner, Daumensattelgelenk rechts Arthrose, dicke Griffe gehen, Langhantel mit Zughilfen, keine Klimmzüge am dünnen Rohr",
      dislikes: "no nuoto, no corsa sotto la pioggia, palestra solo lunedì e giovedì",
      history: { longestSwim: { value: 25, source: "logged" } },
    },
    block: { weeks: 1, firstMacroWeek: 15 },
  },
  {
    was: "strength in a deload on a day without it",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3, minutes: { "1": 20, "2": 20, "7": 20 } },
      injuries: "physio says no jumping until 23 November",
      dislikes: "no nuoto, no corsa sotto la pioggia, palestra solo lunedì e giovedì",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "strength moved by runs to a day without it",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      injuries: "Physio said to run no more than every second day and cap it at 45 minutes until the new year. nothing down the leg",
      availability: { daysPerWeek: 3, weekdays: [1] },
      dislikes: "no nuoto, no corsa sotto la pioggia, palestra solo lunedì e giovedì",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a test of a step left to a match of football",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      injuries: "Sundays I play football for 20 minutes. left knee 4/10 going downstairs",
    },
    block: { weeks: 2, firstMacroWeek: 1 },
  },
  {
    was: "no test of a step in a week that ends with a match",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      equipment: [],
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      injuries: "left knee 7/10 going downstairs. Sundays I play football for 20 minutes",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "seven sessions without a recovery, four of them on fixed days",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 4, weekdays: [1] },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      injuries: "Tuesdays I play football for 20 minutes. parkrun every Thursday. Fridays I play football for 20 minutes",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "short strength behind a run on a day without lifting",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "C" }],
      injuries: "my cardiologist says pulse not over 140 until 23 November",
      dislikes: "no nuoto, no corsa sotto la pioggia, palestra solo lunedì e giovedì",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a lunge between runs taken for a day of legs",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      injuries:
        "right shoulder 7/10 overhead. from 23 November to 3 December only 30 minutes a day. dizzy once in september after a flu, checked, nothing found. I get a stitch under the ribs on long runs lol",
      availability: { daysPerWeek: 3, minutes: {} },
      competitions: [
        { type: "5k", date: "2027-02-03", priority: "A" },
        { type: "half marathon", goal: 6300, date: "2027-03-07", priority: "B" },
      ],
      dislikes: "leg day on mondays, sets of 15, max 4 exercises please",
      history: {
        weeklyRun: { value: 0, source: "told" },
        runsPerWeek: { value: 1, source: "told" },
        weeklyMinutes: { value: 892, source: "logged" },
        longestRide: { value: 294, source: "told" },
        wasInjured: false,
      },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a towel row on a holiday taken for one at home",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      equipment: ["machine"],
      availability: { daysPerWeek: 3, weekdays: [1] },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      injuries: "I am on holiday without any gym from 2 December to 7 December, I can run there. Tuesdays I play football for 20 minutes",
    },
    block: { weeks: 3, firstMacroWeek: 1 },
  },
];
