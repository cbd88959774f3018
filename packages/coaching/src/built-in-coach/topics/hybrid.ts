import { pace, paceRange } from "../say.ts";
import type { Topic } from "../topic.ts";

/** Strength and endurance in one week. */
export const interference: Topic = {
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
        "Strength and endurance fit into one week. The old fear of “interference” is true for explosive power, and hardly for maximal strength or muscle (Schumann 2022: −0.28 for power, −0.06 and −0.01 for strength and size), and less when hours lie between the two.",
        "The order that works:",
        [
          "- In one session: skill, then strength, then conditioning.",
          "- On one day: the one that matters most first, six hours between them if you can, three at least.",
          "- In the week: no heavy leg work in the 24 hours before intervals, threshold or the **long run**; long run first and legs a day later is fine. 48 hours between two heavy leg days.",
        ].join("\n"),
        isMarathon
          ? `In a marathon block: the long run at easy pace${paces === undefined ? "" : ` (**${paceRange(view, paces.easy.fast, paces.easy.slow)}**; marathon pace ${pace(view, paces.marathon)})`}, one quality run, and **strength** once a week, heavy and short: 2–3 lifts of 3 × 4–6 at 80 % keep what you have. Put it after an easy run or the day after the quality run, and make the day after the long run **recovery**: walk, easy bike, sleep. Last heavy leg work 14 days before the race.`
          : "Enough to keep what you have: one heavy strength session a week keeps strength for months, two endurance sessions keep endurance, if the intensity stays. And eat enough: most “interference” is too little food and too little recovery.",
      ],
      articles: ["hybrid-interference", isMarathon ? "long-run" : "weekly-structure"],
      followUps: ["What is on this week?", "How should I taper?"],
    };
  },
};
