import { addDays, daysBetween, dayInWords, getMonday, getPhaseLabel, type PlanWeek, shortDay } from "@ironpace/training";
import { bullet, list } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import { allSessions, nextSession, noPlan } from "../sessions.ts";

/** Where the athlete stands in the block. */
export const planOverview: Topic = {
  name: "plan overview",
  cues: [
    [/\b(my|the|this|current) (plan|block|program|programme|cycle|mesocycle)\b/, 2],
    [/\b(what|which) (phase|week|block)\b|\bhow many (weeks|sessions)\b|\bweeks? (left|remaining|in)\b|\bphase\b/, 2.5],
    [/\b(how far|progress|on track|adherence|am i doing|how am i)\b/, 2],
    [/\b(explain|overview|summary|summarise|summarize|structure|look like)\b/, 0.8],
    [/\b(why|today|todays|tomorrow)\b/, -0.5],
    [/\bweeks? (out|to go|until|till|away)\b/, -1],
  ],
  answer: (_, view) => {
    const { plan: active, today } = view;
    if (active === undefined) return noPlan();
    const { plan, outcomes } = active;
    const monday = getMonday(today);
    const week = plan.weeks.find(({ startDate }) => startDate === monday) ?? (today < plan.startDate ? plan.weeks[0] : plan.weeks.at(-1));
    const sessions = allSessions(active);
    const done = outcomes.filter(({ status }) => status === "completed").length;
    const due = sessions.filter(({ date }) => date < today).length;
    const deloads = plan.weeks.filter(({ isDeload }) => isDeload);
    const next = nextSession(active, today);
    const race = view.competitions[0];
    return {
      text: [
        `**${plan.title}**, ${shortDay(plan.startDate)} to ${shortDay(addDays(plan.startDate, 7 * plan.durationWeeks - 1))}: week ${week?.week ?? 1} of ${plan.durationWeeks}${week === undefined ? "" : `, ${getPhaseLabel(week)} (${PHASE_MEANS[week.season ?? week.phase]})${week.isDeload ? ", a deload week" : ""}`}. ${plan.sessionsPerWeek} sessions a week for ${plan.focus}, level ${plan.level}.`,
        bullet([
          `Done: ${done} of ${sessions.length} sessions${due === 0 ? "" : `, ${due} were due by now`}`,
          deloads.length === 0
            ? undefined
            : `Deload: ${list(deloads.map(({ week: number, startDate }) => `week ${number}, from ${shortDay(startDate)}`))}`,
          next === undefined ? undefined : `Next: ${next.title}, ${shortDay(next.date)}`,
          race === undefined ? undefined : `${race.name ?? "Race"}: ${shortDay(race.date)}, in ${daysBetween(today, race.date)} days`,
        ]),
      ],
      articles: ["periodisation"],
      followUps: ["What is on this week?", "Why a deload?"],
    };
  },
};

const BASE = "more volume and better technique at moderate loads";
const BUILD = "heavier loads and faster running";
const PEAK = "race pace, heavy singles and rehearsal, with less volume";

const PHASE_MEANS: Readonly<Record<NonNullable<PlanWeek["season"]> | PlanWeek["phase"], string>> = {
  foundation: BASE,
  base: BASE,
  development: BUILD,
  build: BUILD,
  performance: PEAK,
  specific: PEAK,
  taper: "less training, so that you start fresh",
  recovery: "easy days after the race, then a gradual return",
};

export const deload: Topic = {
  name: "deload",
  cues: [
    [/\bdeload\w*\b/, 4],
    [/\b(easy|light|lighter|recovery|rest|down|back ?off) week\b/, 3],
  ],
  answer: ({ words }, view) => {
    const deloads = (view.plan?.plan.weeks ?? []).filter(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= view.today);
    const [next] = deloads;
    return {
      text: [
        ...(/\b(skip|leave out|drop|ignore|instead of)\b/.test(words)
          ? [
              "Better keep it: the weeks before it have left fatigue behind, and without it the next block starts tired. If you must, shorten the easy days a little or move one within the week.",
            ]
          : []),
        next === undefined
          ? view.plan === undefined
            ? "Plans here have one every fourth week. Strength athletes take one about every 5.6 weeks, for about six days (Rogerson 2024)."
            : "Your plan has no further deload week in this block; a taper or days off can stand in for it."
          : next.startDate <= view.today
            ? `This week (week ${next.week}, ${getPhaseLabel(next)}) is your deload.`
            : `Your next deload is **week ${next.week}, from ${dayInWords(next.startDate)}**.`,
        "In a deload week the sets come down to 50–60%, loads to 60–70% of the maximum, effort to 6 at most, running to 60–70%. Days and exercises stay. It is there so that the weeks after it can be harder; skipping it does not make you fitter.",
      ],
      articles: ["deload"],
    };
  },
};
