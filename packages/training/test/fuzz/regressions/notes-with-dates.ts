import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** Notes of several facts with days whose plan once broke a rule. */
export const NOTES_WITH_DATES: readonly Regression[] = [
  {
    was: "a sore knee that the list of dates before it took for its own words",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      injuries: "I can't train on 24 December and 2 January. left knee 4/10 going downstairs. only 20 minutes on Mondays",
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "a week away that the checks did not know of",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      injuries:
        "I can't train on 23 November and 24 November. no equipment at all from 23 November to 5 December. only 20 minutes on Mondays",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
    },
    block: { weeks: 2, firstMacroWeek: 1 },
  },
  {
    was: "a session on the second of two dates away",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      injuries: "I can't train on 23 December and 3 January. physio says no jumping until 23 November",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "no deload, because the checks read other dates than the plan",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      injuries:
        "left knee 1/10 going downstairs. I can't train on 30 January and 5 February. lower back 6/10 after deadlifts. me operaron de hernia inguinal hace 5 semanas, el médico dice nada de mas de 10 kilos hasta navidad",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a race without a word on whether to start, beside two dates away",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      equipment: [],
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      injuries: "I can't train on 27 November and 28 November. left knee 2/10 going downstairs",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a week that grew by what two dates away had taken",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      injuries:
        "I can't train on 30 December and 3 January. I am on holiday without any gym from 23 November to 24 November, I can run there. nothing down the leg",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "growth measured by two weeks of half hours",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
      injuries: "from 9 December to 19 December only 30 minutes a day. I am away from 23 November to 24 November",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "growth measured by a first week of half hours",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      injuries: "from 25 November to 1 December only 30 minutes a day. Mondays I play football for 20 minutes",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
];
