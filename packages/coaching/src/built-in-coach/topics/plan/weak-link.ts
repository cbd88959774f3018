import { LIFT_NAMES, missingBenchmarks, strengthLevel, weakLink as weakLinkOf } from "@ironpace/training";
import { list } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import { plainName } from "./numbers.ts";

/** The benchmark furthest behind. */
export const weakLink: Topic = {
  name: "weak link",
  cues: [
    [
      /\b(weak (link|spot|point|area|side)|weakest|weakness|lagging|lags? behind|furthest behind|weaknesses|limiter|limiting|holding me back|hold me back|worst (at|benchmark|lift)|biggest gap|where (am i|do i) (losing|lose|lack|weak)|what should i (work|focus) on|improve (first|most))\b/,
      4.5,
    ],
    [/\b(how strong am i|am i strong|good enough|strength level|what level|compare|standards?|norms?|average|percentile)\b/, 3],
  ],
  answer: ({ words }, view) => {
    const { athlete, today } = view;
    const found = weakLinkOf(athlete, today);
    const level = strengthLevel(athlete, today);
    const strength =
      level === undefined
        ? undefined
        : `For your body weight your lifts are **${level.level}** (${level.lifts.map(({ lift, level: of }) => `${LIFT_NAMES[lift]} ${of}`).join(", ")}), by norms that are a rough guide.`;
    const missing = missingBenchmarks(athlete, today).slice(0, 2);
    const sharpen =
      missing.length === 0
        ? undefined
        : `It would be more exact with ${list(missing.map(({ benchmark, state }) => `${state === "old" ? "a new " : "your "}${plainName(benchmark)}`))}.`;
    if (found === undefined && strength === undefined) {
      return {
        text: [
          "I cannot see a weak link: for that I need at least two benchmarks for your focus, and your body weight.",
          ...(missing.length === 0
            ? ["The numbers I have are in balance."]
            : [`Which to enter first: ${list(missing.map(({ benchmark, sharpens }) => `${plainName(benchmark)} (${sharpens})`))}.`]),
        ],
        articles: ["benchmarks-and-testing"],
      };
    }
    const aboutStrength = /\b(strong|strength|level|norm|standard|compare)/.test(words);
    return {
      text: [
        ...(aboutStrength && strength !== undefined ? [strength] : []),
        found === undefined
          ? "No benchmark stands out: for your level they are in balance."
          : `Your weak link is **${found.name}**: at ${found.level} level it is clearly below your other numbers (norms are a rough guide). The plan moves up to 15% of one session a week towards it, never more: your strengths keep their share.`,
        ...(!aboutStrength && strength !== undefined ? [strength] : []),
        ...(sharpen === undefined ? [] : [sharpen]),
      ],
      articles: ["weak-links"],
    };
  },
};
