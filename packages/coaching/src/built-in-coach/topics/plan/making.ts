import { bullet } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { beginnerCrossFit } from "../crossfit.ts";
import { review } from "./review.ts";
import { FOCUS_NAMES, SHAPES } from "./shapes.ts";

/** What a plan for this athlete looks like, in the tab Training Plan. */
export const makingAPlan: Topic = {
  name: "making a plan",
  cues: [
    [/\bpersonali[sz]e\b.*\bplan\b/, 6],
    [
      /\b(build|make|create|write|generate|design|give|need|want) (me )?(a |an |my )?(\w+ )?(\w+ )?(plan|program|programme|schedule|routine)\b/,
      4,
    ],
    [/\b(new to|beginner|just started|just starting|starting out|getting started|never done|newbie|noob|complete beginner)\b/, 2.5],
    [/\b(days a week|times a week|days per week|three days)\b/, 1],
  ],
  also: ({ action }) => (action === "personalize_plan" ? 2 : 0),
  answer: ({ words, action }, view) => {
    const focus = focusIn(words) ?? view.athlete.focus;
    const isNew = /\b(new to|beginner|just start|starting out|getting started|never done|newbie|noob)\b/.test(words);
    if (view.plan !== undefined && /\bpersonali[sz]e\b/.test(words)) return review(view);
    if (action === "personalize_plan" && view.plan !== undefined && !isNew && !/\b(build|make|create|write|generate)\b/.test(words))
      return review(view);
    return {
      text: [
        `What ${isNew ? "your first" : "a good"} block of **${FOCUS_NAMES[focus]}** looks like${daysIn(words) === undefined ? "" : `, on ${daysIn(words) ?? 3} days a week`}:`,
        ...(isNew && focus === "crossfit" ? beginnerCrossFit() : [bullet(SHAPES[focus])]),
        ...(isNew && focus !== "crossfit"
          ? ["As a beginner: at most two hard days a week, technique before weight, and effort 6–7 of 10 in the first four weeks."]
          : []),
        "Generate it on the Training Plans page: there every weight and pace comes from your own numbers, and where you have none yet, from effort.",
      ],
      articles: [isNew && focus === "crossfit" ? "starting-crossfit" : isNew ? "first-weeks" : "weekly-structure", "periodisation"],
      followUps: ["Which benchmarks should I enter first?", "How do I warm up?"],
    };
  },
};

function focusIn(words: string): CoachView["athlete"]["focus"] | undefined {
  if (/\bhyrox\b/.test(words)) return "hyrox";
  if (/\bcrossfit\b/.test(words)) return "crossfit";
  if (/\btriathlon|ironman\b/.test(words)) return "triathlon";
  if (/\bpowerlifting\b/.test(words)) return "powerlifting";
  if (/\b(marathon|running|runner|5k|10k|half)\b/.test(words)) return "running";
  return /\bstrength\b/.test(words) ? "strength" : undefined;
}

function daysIn(words: string): number | undefined {
  const found = /\b([3-7]|three|four|five|six|seven) (days|times)\b/.exec(words)?.[1];
  return found === undefined ? undefined : ({ three: 3, four: 4, five: 5, six: 6, seven: 7 }[found] ?? Number(found));
}
