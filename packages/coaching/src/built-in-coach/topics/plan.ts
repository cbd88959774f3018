import {
  addDays,
  dayInWords,
  daysBetween,
  mondayOf,
  shortDay,
  weakLink as weakLinkOf,
  missingBenchmarks,
  strengthLevel,
  LIFT_NAMES,
} from "@ironpace/training";
import { bullet, capital, list } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { beginnerCrossFit } from "./crossfit.ts";
import { allSessions, nextSession, noPlan } from "./sessions.ts";
import { knownLifts } from "./strength.ts";

const PHASE_MEANS = {
  foundation: "build volume and technique at moderate loads",
  development: "heavier loads and faster running",
  performance: "race pace, heavy singles and rehearsal, with less volume",
} as const;

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
    const monday = mondayOf(today);
    const week = plan.weeks.find(({ startDate }) => startDate === monday) ?? (today < plan.startDate ? plan.weeks[0] : plan.weeks.at(-1));
    const sessions = allSessions(active);
    const done = outcomes.filter(({ status }) => status === "completed").length;
    const due = sessions.filter(({ date }) => date < today).length;
    const deloads = plan.weeks.filter(({ isDeload }) => isDeload);
    const next = nextSession(active, today);
    const race = view.competitions[0];
    return {
      text: [
        `**${plan.title}**: week ${week?.week ?? 1} of ${plan.durationWeeks}${week === undefined ? "" : `, ${week.phase} (${PHASE_MEANS[week.phase]})${week.isDeload ? ", a deload week" : ""}`}. ${plan.sessionsPerWeek} sessions a week for ${plan.focus}, level ${plan.level}.`,
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

export const deload: Topic = {
  name: "deload",
  cues: [
    [/\bdeload\w*\b/, 4],
    [/\b(easy|light|lighter|recovery|rest|down|back ?off) week\b/, 3],
  ],
  answer: (_, view) => {
    const deloads = (view.plan?.plan.weeks ?? []).filter(({ isDeload, startDate }) => isDeload && addDays(startDate, 6) >= view.today);
    const [next] = deloads;
    return {
      text: [
        next === undefined
          ? view.plan === undefined
            ? "Every fourth week or so, about six days: that is what strength athletes do on average (5.6 weeks apart, Rogerson 2024)."
            : "Your plan has no further deload week in this block; a taper or days off can stand in for it."
          : next.startDate <= view.today
            ? `This week (week ${next.week}, ${next.phase}) is your deload.`
            : `Your next deload is **week ${next.week}, from ${dayInWords(next.startDate)}**.`,
        "In it the sets come down to 50–60 %, loads to 60–70 % of the maximum, effort to 6 at most, running to 60–70 %. Days and exercises stay. It is there so that the weeks after it can be harder; skipping it does not make you fitter.",
      ],
      articles: ["deload"],
    };
  },
};

/** The benchmark furthest behind. */
export const weakLink: Topic = {
  name: "weak link",
  cues: [
    [
      /\b(weak (link|spot|point|area|side)|weakest|weakness|weaknesses|limiter|limiting|holding me back|hold me back|worst (at|benchmark|lift)|biggest gap|where (am i|do i) (losing|lose|lack|weak)|what should i (work|focus) on|improve (first|most))\b/,
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
        : `For your body weight your lifts are **${level.level}** (${level.lifts.map(({ lift, level: of }) => `${LIFT_NAMES[lift]} ${of}`).join(", ")}), by norms that are a convention.`;
    const missing = missingBenchmarks(athlete, today).slice(0, 2);
    const sharpen =
      missing.length === 0
        ? undefined
        : `It would be sharper with ${list(missing.map(({ benchmark, state }) => `${state === "old" ? "a new " : "your "}${plainName(benchmark)}`))}.`;
    if (found === undefined && strength === undefined) {
      return {
        text: [
          "I cannot see a weak link: for that I need at least two benchmarks of your focus, and your body weight.",
          ...(missing.length === 0
            ? ["What I have is in balance."]
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
          : `Your weak link is **${found.name}**: by itself it speaks for ${found.level}, ${found.behind.toFixed(1)} standard deviations behind the middle of your others (norms are a convention). The plan moves up to 15 % of one session a week towards it, never more: what you are good at keeps its work.`,
        ...(!aboutStrength && strength !== undefined ? [strength] : []),
        ...(sharpen === undefined ? [] : [sharpen]),
      ],
      articles: ["weak-links"],
    };
  },
};

const PLAIN: { readonly [field: string]: string } = {
  backSquat: "back squat",
  deadlift: "deadlift",
  cleanAndJerk: "clean and jerk",
  snatch: "snatch",
  overheadPress: "overhead press",
  strictPullUps: "strict pull-ups",
  handstandPushUps: "handstand push-ups",
  run5k: "5 km time",
  run10k: "10 km time",
  row500m: "500 m row",
  ftp20min: "20-minute power",
  bodyWeight: "body weight",
};

function plainName(field: string): string {
  return PLAIN[field] ?? field;
}

export const missingNumbers: Topic = {
  name: "missing numbers",
  cues: [
    [/\b(benchmark|benchmarks)\b/, 2],
    [/\b(missing|enter|need|test|retest|update|first|which|what do you need|fill in|profile|old|outdated)\b/, 1],
    [/\b(what do you need|what should i enter|fill in my profile|complete my profile|empty profile|what information)\b/, 3],
    [/\bwod\b/, -1],
  ],
  answer: (_, { athlete, today }) => {
    const missing = missingBenchmarks(athlete, today);
    if (missing.length === 0)
      return {
        text: ["Everything your focus needs is there and fresh. Retest every block or two, in the week after a deload."],
        articles: ["benchmarks-and-testing"],
      };
    return {
      text: [
        `For ${athlete.focus}, the most useful first:`,
        bullet(
          missing
            .slice(0, 5)
            .map(
              ({ benchmark, state, sharpens }) =>
                `${capital(plainName(benchmark))}${state === "old" ? " (older than six months)" : ""}: ${sharpens}`,
            ),
        ),
        "Nothing is invented in between: without a time runs go by effort, without a maximum lifts do.",
      ],
      articles: ["benchmarks-and-testing"],
      followUps: ["How do I test a 5 km?"],
    };
  },
};

export const ownNumbers: Topic = {
  name: "own numbers",
  cues: [
    [/\b(what is|whats|what are|show|list|tell me)\b.{0,15}\bmy\b.{0,25}\b(numbers|lifts|maxes|maxima|1rms|prs|pbs|stats|benchmarks)\b/, 4],
    [/\bdo you know my\b/, 2],
  ],
  answer: (_, view) => {
    const lifts = knownLifts(view);
    const { vdot, ftp, row500mSplit } = view.capacities;
    const { gymnastics } = view.athlete;
    const lines = [
      lifts.length === 0 ? undefined : `Lifts: ${lifts.join(", ")}`,
      vdot === undefined ? undefined : `Running: VDOT ${vdot.value.toFixed(1)}, from ${vdot.source}`,
      row500mSplit === undefined
        ? undefined
        : `Row: 500 m in ${Math.floor(row500mSplit.value / 60)}:${String(Math.round(row500mSplit.value % 60)).padStart(2, "0")}`,
      ftp === undefined ? undefined : `Bike: about ${Math.round(ftp.value)} W threshold`,
      gymnastics.strictPullUps === undefined ? undefined : `Strict pull-ups: ${gymnastics.strictPullUps}`,
    ].filter((line) => line !== undefined);
    if (lines.length === 0) return missingNumbers.answer(_, view);
    return { text: [bullet(lines), "“What the coach sees” shows everything else I read."], articles: ["benchmarks-and-testing"] };
  },
};

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
      "The plan holds one session a day. If you do split a day, put six hours between the halves (three at least), the one that matters most first, and do not do it on deload or race weeks.",
    ];
  if (/\b(time|busy|\d{2} min|shorten|shorter)\b/.test(words)) {
    const today = view.plan === undefined ? undefined : nextSession(view.plan, view.today);
    return [
      "With less time keep the warm-up and the first block, and cut from the end: accessories first, then the last sets, then the cooldown. One hard set of the main lift or 12–20 minutes of the main work keep most of the effect.",
      ...(today === undefined ? [] : [`For **${today.title}** (${today.duration} min) that means: ${mainOf(today)}.`]),
      "If a weekday is always short, enter its minutes under availability in your profile: the next plan keeps within them.",
    ];
  }
  if (/\b(end|finish|stop|continue|extend|new)\b/.test(words))
    return [
      "On the Training Plans page you can end the active plan and generate another; when a week or less remains, it offers to continue with the next five weeks, which go on from where this block ends. Only one plan is active at a time.",
    ];
  if (/\b(more|extra|add|fewer|less|only|reduce|drop)\b/.test(words))
    return [
      `Your ${view.plan === undefined ? "profile says" : "plan has"} ${view.plan?.plan.sessionsPerWeek ?? view.athlete.availability.daysPerWeek} days a week. Change the days in the profile (3 to 7); a plan keeps its own number until it is adjusted or made anew.`,
      "More is not better by itself: an extra day is best an easy one (30–45 min, effort 3). Fewer days: strength holds on one session a week, endurance on two, if the intensity stays.",
    ];
  return [
    "Drag a session to another day in the week view, or use “Move to…”. Two rules: no heavy legs on the day before intervals, threshold or the long run, and no more than two hard days in a row; the page warns you when a move breaks them.",
    "Swapping two easy days never matters.",
  ];
}

function mainOf({
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

/** What a plan for this athlete looks like, in the tab Training Plan. */
export const makingAPlan: Topic = {
  name: "making a plan",
  cues: [
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

function review(view: CoachView): Draft {
  const overview = planOverview.answer({ action: "personalize_plan", content: "", words: "" }, view);
  const found = weakLinkOf(view.athlete, view.today);
  const missing = missingBenchmarks(view.athlete, view.today).slice(0, 2);
  return {
    text: [
      ...(overview?.text ?? []),
      "What makes it more yours:",
      bullet([
        found === undefined ? undefined : `Your weak link is ${found.name}; a little of one session a week goes to it.`,
        missing.length === 0
          ? "Your benchmarks are complete and fresh."
          : `Enter ${list(missing.map(({ benchmark }) => plainName(benchmark)))}: it sharpens ${missing[0]?.sharpens ?? "the loads"}.`,
        view.injuries.regions.length === 0
          ? "Nothing hurts, by your profile. If something does, tell me where and how bad."
          : "It keeps load away from what your profile says hurts.",
        "Tell me when you are away, ill, or have a race: I offer the change, you decide.",
      ]),
    ],
    articles: ["periodisation"],
    followUps: ["What is on this week?", "Why a deload?", "What is my weak link?"],
  };
}

type Focus = CoachView["athlete"]["focus"];

function focusIn(words: string): Focus | undefined {
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

const FOCUS_NAMES: { readonly [focus in Focus]: string } = {
  hyrox: "Hyrox",
  crossfit: "CrossFit",
  running: "running",
  triathlon: "triathlon",
  strength: "strength",
  powerlifting: "powerlifting",
  general: "hybrid training",
};

const SHAPES: { readonly [focus in Focus]: readonly string[] } = {
  hyrox: [
    "One full-body strength day with heavy legs",
    "One or two quality runs (threshold first, intervals later) and an easy run",
    "One mixed session of runs and stations",
    "Half of the time or more is running, a deload every fourth week",
  ],
  crossfit: [
    "Two days with a lift and a metcon of different length",
    "One day of gymnastics skill with easy cardio",
    "From four days on one long metcon; a rest day between hard days",
    "Technique before load, workouts scaled to keep their time",
  ],
  running: [
    "One quality run (threshold or intervals), one long run at easy pace, the rest easy",
    "One strength day, not on the day before quality or the long run",
    "At least three quarters of the time easy; the longest run grows by at most 10 %",
  ],
  triathlon: [
    "One swim with strength, one threshold run, one hard ride, one long ride with a short brick run",
    "Time: about half bike, a quarter run, a fifth swim",
    "Strength once a week, heavy enough to keep",
  ],
  strength: [
    "Lower and upper days in turn, each pattern twice a week",
    "A wave of 70, 75, 80 %, a deload, then 82.5 %",
    "Easy cardio of 30–40 min once a week keeps the engine",
  ],
  powerlifting: [
    "Squat, bench and deadlift each with one heavy and one lighter exposure a week",
    "Volume first, then fewer and heavier sets",
    "Singles only near a meet",
  ],
  general: ["Two full-body strength days", "One easy and one harder endurance day", "A rest day between hard days"],
};
