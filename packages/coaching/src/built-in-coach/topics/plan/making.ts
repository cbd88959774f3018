import { bullet, list } from "../../say.ts";
import type { Topic, Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { beginnerCrossFit } from "../crossfit.ts";
import { FOCUS_NAMES, SHAPES } from "./shapes.ts";
import { missingBenchmarks, weakLink as weakLinkOf } from "@ironpace/training";
import { planOverview } from "./overview.ts";
import { plainName } from "./numbers.ts";

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

/** The plan as it stands, and what would make it fit the athlete better. */
function review(view: CoachView): Draft {
  const overview = planOverview.answer({ action: "personalize_plan", content: "", words: "" }, view);
  const found = weakLinkOf(view.athlete, view.today);
  const missing = missingBenchmarks(view.athlete, view.today).slice(0, 2);
  return {
    text: [
      ...(overview?.text ?? []),
      "To tailor it to you:",
      bullet([
        found === undefined ? undefined : `Your weak link is ${found.name}; part of one session a week goes to it.`,
        missing.length === 0
          ? "Your benchmarks are complete and recent."
          : `Enter ${list(missing.map(({ benchmark }) => plainName(benchmark)))}: it improves ${missing[0]?.sharpens ?? "the loads"}.`,
        view.injuries.regions.length === 0
          ? "According to your profile nothing hurts. If something does, tell me where and how bad."
          : "It keeps load off the areas you said hurt.",
        "Tell me when you are away, ill, or have a race: I offer the change, you decide.",
      ]),
    ],
    articles: ["periodisation"],
    followUps: ["What is on this week?", "Why a deload?", "What is my weak link?"],
  };
}
