import { missingBenchmarks, weakLink as weakLinkOf } from "@ironpace/training";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { planOverview } from "./overview.ts";
import { plainName } from "./numbers.ts";

/** The plan as it stands, and what would make it fit the athlete better. */
export function review(view: CoachView): Draft {
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
          : "It keeps load away from what your profile says hurts.",
        "Tell me when you are away, ill, or have a race: I offer the change, you decide.",
      ]),
    ],
    articles: ["periodisation"],
    followUps: ["What is on this week?", "Why a deload?", "What is my weak link?"],
  };
}
