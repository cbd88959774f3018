import { addDays, shortDay } from "@ironpace/training";
import { bullet } from "../say.ts";
import type { Topic } from "../topic.ts";

/** What was really done. */
export const history: Topic = {
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
          "I see no logged work in the last four weeks. Complete sessions of the plan, or log what you did under Session Log: with the minutes and the effort I can say how your load is changing.",
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
        "Load is minutes × effort. Growing by 10–15 % a week is plenty.",
      ],
      articles: ["training-load"],
    };
  },
};

export const trainingLoad: Topic = {
  name: "training load",
  cues: [[/\b(acwr|ctl|atl|tsb|acute chronic|training stress|monotony|session load|strain score|load ratio|fitness and fatigue)\b/, 4]],
  answer: () => ({ text: [], articles: ["training-load"] }),
};
