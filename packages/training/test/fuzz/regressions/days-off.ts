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
];
