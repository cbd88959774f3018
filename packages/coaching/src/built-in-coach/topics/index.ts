import type { Topic } from "../topic.ts";
import { greeting, identity, instructions, offTopic, otherPeople, reminders, sight, thanks } from "./about-the-coach.ts";
import { away, illness, missed, newBest, newRace } from "./circumstances.ts";
import { benchmarkWorkouts, skills } from "./crossfit.ts";
import { cycling, rowing, swimming } from "./ergs.ts";
import { dangerousWeightLoss, medicines } from "./health-limits.ts";
import { hyroxTime, stations } from "./hyrox.ts";
import { comeback, injury } from "./injury.ts";
import { heartRates, paces, racePrediction, zones } from "./paces.ts";
import { LIBRARY_TOPICS } from "./library/index.ts";
import { changingThePlan } from "./plan/changing.ts";
import { makingAPlan } from "./plan/making.ts";
import { missingNumbers, ownNumbers } from "./plan/numbers.ts";
import { deload, planOverview } from "./plan/overview.ts";
import { weakLink } from "./plan/weak-link.ts";
import { preparation, raceDay, taper } from "./races.ts";
import { REFUSALS } from "./refusals.ts";
import { session } from "./sessions.ts";
import { heavySet, loads, meetAttempts, warmUpSets } from "./strength.ts";
import { substitutions } from "./substitutions.ts";
import { pace, paceRange, bullet } from "../say.ts";
import { addDays, shortDay } from "@ironpace/training";

/** Strength and endurance in one week. */
const interference: Topic = {
  name: "strength and endurance",
  cues: [
    [
      /\b(combine|combining|both|together|balance|mix|interference|concurrent|hybrid|fit in|alongside|same day|same session|order|kill my gains|killing my gains|lose (muscle|strength|gains|my strength))\b/,
      2,
    ],
    [/\bkeep (my |the )?(strength|muscle|squat|lifting)\b/, 2],
    [/\b(run|running|runs|cardio|endurance|marathon|half|conditioning|bike|long run|long runs|metcon)\b/, 1],
    [/\b(lift|lifting|lifts|strength|squat|squats|squatting|deadlift|legs|leg day|weights|gym|muscle|gains)\b/, 1],
    [
      /\b(before|after|first|day before|day after|hours (between|apart)|between)\b.{0,30}\b(run|running|lift|lifting|squat|squats|legs|cardio|leg day|intervals|long run)\b/,
      1.5,
    ],
    [/\b(eat|protein|hurt|hurts|pain|sore)\b/, -2],
  ],
  answer: ({ words }, view) => {
    const { paces } = view.capacities;
    const isMarathon = /\b(marathon|half|long run|long runs)\b/.test(words);
    return {
      text: [
        "Strength and endurance fit into one week. The old fear of “interference” is true for explosive power, and hardly for maximal strength or muscle (Schumann 2022 review), and less when hours lie between the two.",
        "The order that works:",
        [
          "- In one session: skill, then strength, then conditioning.",
          "- On one day: the one that matters most first, six hours between them if you can, three at least.",
          "- In the week: no heavy leg work in the 24 hours before intervals, threshold or the **long run**; long run first and legs a day later is fine. 48 hours between two heavy leg days.",
        ].join("\n"),
        isMarathon
          ? `In a marathon block: the long run at easy pace${paces === undefined ? "" : ` (**${paceRange(view, paces.easy.fast, paces.easy.slow)}**; marathon pace ${pace(view, paces.marathon)})`}, one quality run, and **strength** once a week, heavy and short: 2–3 lifts of 3 × 4–6 at 80% keep what you have. Put it after an easy run or the day after the quality run, and make the day after the long run **recovery**: walk, easy bike, sleep. Last heavy leg work 14 days before the race.`
          : "Enough to keep what you have: one heavy strength session a week keeps strength for months, two endurance sessions keep endurance, if the intensity stays. And eat enough: most “interference” is too little food and too little recovery.",
      ],
      articles: ["hybrid-interference", isMarathon ? "long-run" : "weekly-structure"],
      followUps: ["What is on this week?", "How should I taper?"],
    };
  },
};

/** What was really done. */
const history: Topic = {
  name: "history",
  cues: [
    [
      /\b(what did i (do|train)|last (week|session|workout)|how much (did|have) i (train|trained|done|run)|training load|my load|weekly load|recent (sessions|workouts|training)|this month|log|logged|history|how many sessions (did|have) i)\b/,
      3.5,
    ],
    [/\b(yesterday|previous)\b/, 1],
    [/\b(acwr|ctl|atl|tsb|monotony|strain)\b/, 2],
    [/\b(sore|hurt|hurts|drank|drunk|beer|missed|skipped|sick|race)\b/, -2],
  ],
  answer: (_, { performed, today }) => {
    if (performed.length === 0) {
      return {
        text: [
          "You have logged nothing in the last four weeks. Complete sessions of the plan, or log what you did under Session Log: with the minutes and the effort I can say how your load is changing.",
        ],
        articles: ["training-load"],
      };
    }
    const between = (from: number, to: number) => performed.filter(({ on }) => on > addDays(today, -from - 7) && on <= addDays(today, -to));
    const last = between(0, 0);
    const before = between(7, 7);
    const sum = (of: typeof performed): string => {
      const minutes = of.reduce((total, { minutes: each }) => total + (each ?? 0), 0);
      const load = of.reduce((total, { load: each }) => total + (each ?? 0), 0);
      return `${of.length} ${of.length === 1 ? "session" : "sessions"}, ${Math.round(minutes)} min, load ${Math.round(load)}`;
    };
    return {
      text: [
        bullet([`Last seven days: ${sum(last)}`, `The seven before: ${sum(before)}`]),
        `Latest:\n${bullet(performed.slice(0, 5).map(({ on, title, minutes, rpe }) => `${shortDay(on)}: ${title ?? "session"}${minutes === undefined ? "" : `, ${Math.round(minutes)} min`}${rpe === undefined ? "" : `, effort ${rpe}`}`))}`,
        "Load is minutes × effort. Growing by 10–15% a week is plenty.",
      ],
      articles: ["training-load"],
    };
  },
};

const trainingLoad: Topic = {
  name: "training load",
  cues: [[/\b(acwr|ctl|atl|tsb|acute chronic|training stress|monotony|session load|strain score|load ratio|fitness and fatigue)\b/, 4]],
  answer: () => ({ text: [], articles: ["training-load"] }),
};

/** Everything the built-in coach can answer; of two that weigh the same the earlier one does. */
export const TOPICS: readonly Topic[] = [
  ...REFUSALS,
  instructions,
  otherPeople,
  offTopic,
  reminders,
  dangerousWeightLoss,
  medicines,
  identity,
  sight,
  greeting,
  thanks,
  injury,
  comeback,
  illness,
  away,
  missed,
  newRace,
  newBest,
  session,
  taper,
  raceDay,
  preparation,
  interference,
  hyroxTime,
  stations,
  racePrediction,
  heartRates,
  paces,
  zones,
  meetAttempts,
  loads,
  warmUpSets,
  heavySet,
  rowing,
  cycling,
  swimming,
  benchmarkWorkouts,
  skills,
  substitutions,
  weakLink,
  missingNumbers,
  ownNumbers,
  deload,
  changingThePlan,
  makingAPlan,
  planOverview,
  history,
  trainingLoad,
  ...LIBRARY_TOPICS,
];
