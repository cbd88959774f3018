import { MAX_DAYS_PER_WEEK, MIN_DAYS_PER_WEEK } from "@ironpace/contract";
import { list } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { nextSession } from "../sessions.ts";

/** How days, sessions and the whole plan can be changed. */
export const changingThePlan: Topic = {
  name: "changing the plan",
  cues: [
    [
      /\b(swap|move|shift|switch|change|rearrange|reschedule)\b.{0,30}\b(day|days|session|sessions|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|schedule)\b/,
      4,
    ],
    [/\b(add|more|extra|fewer|less|only|drop to|reduce to)\b.{0,20}\b(day|days|session|sessions|times) ?(a|per|each)? ?(week)?\b/, 2.5],
    [/\b(two a day|two a days|double days?|twice a day|doubles days)\b/, 3],
    [/\b(personali[sz]e|adapt|adjust|customi[sz]e|tailor|tweak) (my|the|this|a)? ?(plan|program|training|programme)\b/, 3],
    [/\b(end|finish|stop|continue|extend|new) (my |the |this |a )?(plan|block|program)\b/, 3.5],
    [
      /\b(short of time|short on time|no time|busy|only (have |got |had )?\d{2} ?min\w*|less time|shorter session|shorten|30 minutes|20 minutes|45 minutes)\b/,
      4,
    ],
    [/\b(missed|ill|sick|hurt|pain)\b/, -1],
  ],
  answer: ({ words }, view) => ({ text: changeAdvice(words, view), articles: changeArticles(words), followUps: ["What is on this week?"] }),
};

function changeAdvice(words: string, view: CoachView): string[] {
  if (/\b(two a days?|double days?|twice a day)\b/.test(words))
    return [
      "The plan has one session a day. If you do split a day, put six hours between the halves (three at least), the one that matters most first, and do not do it on deload or race weeks.",
    ];
  if (/\b(time|busy|\d{2} min|shorten|shorter)\b/.test(words)) {
    const today = view.plan === undefined ? undefined : nextSession(view.plan, view.today);
    return [
      "With less time keep the warm-up and the first block, and cut from the end: accessories first, then the last sets, then the cooldown. One hard set of the main lift, or 12–20 min of the main work, gives you most of the benefit.",
      ...(today === undefined ? [] : [`For **${today.title}** (${today.duration} min) that means: ${getMain(today)}.`]),
      "If a weekday is always short, enter its minutes in your profile: the preview shows how your plan changes, and you decide.",
    ];
  }
  if (/\b(end|finish|stop|continue|extend|new)\b/.test(words))
    return [
      "On the Training Plans page you can end the active plan and generate another; when a week or less remains, it offers to continue with the next five weeks, which go on from where this block ends. Only one plan is active at a time.",
    ];
  if (/\b(more|extra|add|fewer|less|only|reduce|drop)\b/.test(words))
    return [
      `Your ${view.plan === undefined ? "profile says" : "plan has"} ${view.plan?.plan.sessionsPerWeek ?? view.athlete.availability.daysPerWeek} days a week. Change the days in your profile (${MIN_DAYS_PER_WEEK} to ${MAX_DAYS_PER_WEEK}): the preview shows how your plan changes, and you decide.`,
      "More is not better by itself: an extra day is best an easy one (30–45 min, effort 3). Fewer days: one session a week keeps your strength, two keep your endurance, if the intensity stays.",
    ];
  return [
    "Drag a session to another day in the week view, or use “Move to…”. Two rules: no heavy leg work on the day before intervals, threshold or the long run, and no more than two hard days in a row; the page warns you when a move breaks them.",
    "Swapping two easy days never matters.",
  ];
}

function getMain({
  blocks,
}: {
  readonly blocks: { readonly strength: readonly { readonly name: string }[]; readonly mainWorkout: readonly { readonly name: string }[] };
}): string {
  const names = [...blocks.strength.slice(0, 1), ...blocks.mainWorkout.slice(0, 2)].map(({ name }) => name);
  return names.length === 0 ? "the main block" : list([...new Set(names)]);
}

function changeArticles(words: string): string[] {
  return /\b(time|busy|min|minutes|fewer|less)\b/.test(words) ? ["short-on-time", "maintenance"] : ["weekly-structure"];
}
