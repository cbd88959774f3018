import {
  attempts,
  barbellLoad,
  emptyBar,
  fromPounds,
  LIFT_NAMES,
  loadingLimits,
  nextSet,
  oneRepMaxFromSet,
  percentOfOneRepMax,
  type TrainingLift,
  warmUpRamp,
} from "@ironpace/training";
import { percentIn, repsIn, rpeIn, weightsIn } from "../reading/numbers.ts";
import type { Question } from "../question.ts";
import { barLoad, bullet, capital, load, weight } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";

const LIFTS: readonly (readonly [RegExp, TrainingLift])[] = [
  [/\bfront squats?\b/, "frontSquat"],
  [/\boverhead squats?\b/, "overheadSquat"],
  [/\b(romanian deadlifts?|rdl)\b/, "romanianDeadlift"],
  [/\b(back squats?|squats?|squatting)\b/, "backSquat"],
  [/\b(deadlifts?|deadlifting|pull from the floor)\b/, "deadlift"],
  [/\b(clean and jerks?|clean & jerk|jerk)\b/, "cleanAndJerk"],
  [/\bpower cleans?\b/, "powerClean"],
  [/\bpower snatch(es)?\b/, "powerSnatch"],
  [/\bsnatch(es)?\b/, "snatch"],
  [/\bpush press\b/, "pushPress"],
  [/\b(bench press|bench|benching)\b/, "benchPress"],
  [/\b(overhead press|strict press|shoulder press|military press|press)\b/, "overheadPress"],
  [/\bthrusters?\b/, "thruster"],
  [/\b(barbell row|bent over row|pendlay)\b/, "barbellRow"],
  [/\bhip thrusts?\b/, "hipThrust"],
  [/\bcleans?\b/, "powerClean"],
];

export function liftIn(words: string): TrainingLift | undefined {
  return LIFTS.find(([pattern]) => pattern.test(words))?.[1];
}

const NAMES_LIFT = new RegExp(LIFTS.map(([pattern]) => pattern.source).join("|"));

function maximum(
  lift: TrainingLift,
  view: CoachView,
): { readonly kilograms: number; readonly estimated: boolean; readonly source: string } | undefined {
  const found = view.capacities.lifts[lift];
  return found === undefined ? undefined : { kilograms: found.oneRepMax, estimated: found.estimated, source: found.source };
}

function unknownLift(lift: TrainingLift | undefined): Draft {
  return {
    text: [
      lift === undefined
        ? "Which lift do you mean? Name it, and I can give you the weight."
        : `I do not know your ${LIFT_NAMES[lift]} maximum yet. What is your best recent set, for example “80 kg for 5”? Or enter your one-rep maximum in the profile.`,
      "Until then let effort decide: work up in small steps to a set that you could do 3 more of (RPE 7), and write it down.",
    ],
    articles: ["rpe-and-reserve"],
  };
}

/** "What is my 1RM if I did 100 kg for 5?" and "80 % of my squat", "squat for 5 at RPE 8". */
export const loads: Topic = {
  name: "loads",
  cues: [
    [/\b(1 ?rm|one rep max|e1rm|max|maximum|1 rep max|estimated max)\b/, 2.5],
    [/\b\d{2,3} ?(%|percent)/, 2.5],
    [/\b(how much|what weight|what load|how heavy|which weight|weight should|load should|working weight|start with|go for)\b/, 2],
    [/\b(rpe|rir) ?\d|\d ?(rir|rpe)\b/, 2],
    [/\b\d{1,2} ?(reps?|rm|x)\b|\bsets? of \d|\b\d ?x ?\d/, 1.5],
    [/\b(plates?|plate maths?|load the bar)\b/, 1.5],
    [/\b(hyrox|station|sled|wall ball|sandbag|farmers|weigh |body ?weight|protein|carbohydrate|water|caffeine|creatine)\b/, -2.5],
    [/\bheart rate|bpm\b/, -4],
    [/\b(attempt|attempts|opener|meet)\b/, -2],
  ],
  also: ({ words }) => (NAMES_LIFT.test(words) ? 1.5 : 0),
  answer: (question, view) => {
    const { words } = question;
    const lift = liftIn(words);
    const [kilograms] = weightsIn(words, view.athlete.units ?? "kg");
    const reps = repsIn(words);
    if (kilograms !== undefined && reps !== undefined && /\b(1 ?rm|max|maximum|one rep|e1rm|estimate)\b/.test(words))
      return fromSet(kilograms, reps, question, view);
    const found = lift === undefined ? undefined : maximum(lift, view);
    if (lift === undefined || found === undefined)
      return kilograms !== undefined && reps !== undefined ? fromSet(kilograms, reps, question, view) : unknownLift(lift);
    const percent = percentIn(words);
    const name = LIFT_NAMES[lift];
    const base = `your ${name} of ${weight(view, found.kilograms)}${found.estimated ? ` (an estimate from ${found.source})` : ""}`;
    if (percent !== undefined) {
      return {
        text: [
          `${percent}% of ${base} is **${barLoad(view, found.kilograms, percent)}** on your plates (exactly ${weight(view, Math.round(found.kilograms * percent) / 100)}).`,
        ],
        articles: ["percentages-and-plates"],
      };
    }
    if (reps !== undefined) return forReps(reps, rpeIn(words) ?? 8, { kilograms: found.kilograms, base }, view);
    return table(base, found.kilograms, view);
  },
};

function fromSet(kilograms: number, reps: number, { words }: Question, view: CoachView): Draft {
  const reserve = 10 - (rpeIn(words) ?? 10);
  const estimate = oneRepMaxFromSet(kilograms, reps, reserve);
  if (estimate === undefined) {
    return {
      text: [
        "Beyond 12 reps to failure an estimate of the maximum says nothing useful. Take a set of 3 to 8 that leaves one or two in reserve, and tell me that.",
      ],
      articles: ["benchmarks-and-testing"],
    };
  }
  return {
    text: [
      `${load(view, kilograms)} for ${reps}${reserve > 0 ? ` with ${reserve} in reserve` : ""} is an estimated maximum of about **${weight(view, estimate)}** (Epley), accurate to 2–5% for up to five reps, and less so the more reps you do.`,
      `From it: 70% ${barLoad(view, estimate, 70)}, 80% ${barLoad(view, estimate, 80)}, 85% ${barLoad(view, estimate, 85)}.`,
    ],
    articles: ["benchmarks-and-testing", "percentages-and-plates"],
  };
}

function forReps(
  reps: number,
  rpe: number,
  { kilograms, base }: { readonly kilograms: number; readonly base: string },
  view: CoachView,
): Draft {
  const percent = percentOfOneRepMax(reps, rpe);
  const { cap } = loadingLimits(view.athlete);
  const capped = Math.min(percent, 100 * cap);
  return {
    text: [
      `${reps} ${reps === 1 ? "rep" : "reps"} at RPE ${rpe} (${10 - rpe} in reserve) is about ${Math.round(percent)}% of ${base}: **${barLoad(view, kilograms, capped)}**.${capped < percent ? ` At your level and age I stop at ${Math.round(100 * cap)}% outside a test.` : ""}`,
      "It is where you start. If the first set feels 1 RPE harder, take 2.5% off; 2 harder, 5%; 1 easier, add 2.5%.",
    ],
    articles: ["rpe-and-reserve", "percentages-and-plates"],
  };
}

function table(base: string, kilograms: number, view: CoachView): Draft {
  const { cap } = loadingLimits(view.athlete);
  const rows = [65, 70, 75, 80, 85, 90, 95].filter((percent) => percent <= 100 * cap + 1e-9);
  return {
    text: [
      `From ${base}:`,
      bullet(rows.map((percent) => `${percent}%: ${barLoad(view, kilograms, percent)}`)),
      `Heaviest outside a test at your level and age: ${barLoad(view, kilograms, 100 * cap)} (${Number((100 * cap).toFixed(1))}%).`,
    ],
    articles: ["percentages-and-plates"],
    followUps: ["How do I warm up for my squat?", "Why does my squat not go up?"],
  };
}

export const warmUpSets: Topic = {
  name: "warm-up sets",
  cues: [
    [/\b(warm ?up|warming up|warm up sets|ramp|ramp up|ramping)\b/, 2],
    [/\b(sets?|bar|squats?|deadlifts?|bench|press|snatch|clean)\b/, 1.5],
    [/\b(run|running|race|hyrox|5k|10k|marathon|metcon|wod)\b/, -2],
  ],
  answer: (question, view) => {
    const { words } = question;
    const lift = liftIn(words);
    const unit = view.athlete.units ?? "kg";
    const bare = Number(/\b(?:to|for|at|up to) (\d{2,3}(?:\.\d)?)\b(?! ?(?:%|reps?|min|sec))/.exec(words)?.[1]);
    const top = weightsIn(words, unit)[0] ?? (bare > 0 ? (unit === "lb" ? fromPounds(bare) : bare) : undefined);
    const found = lift === undefined ? undefined : maximum(lift, view);
    const bar = emptyBar(view.athlete.sex, unit);
    const target = top ?? (found === undefined ? undefined : barbellLoad(found.kilograms, 80, { cap: 1, bar, unit }));
    if (target === undefined) return lift === undefined ? undefined : unknownLift(lift);
    const ramp = warmUpRamp(target, { bar, unit, ...(found === undefined ? {} : { oneRepMax: found.kilograms }) });
    return {
      text: [
        `Three minutes of easy cardio, then hips or shoulders and thoracic spine, then up to ${load(view, target)}${top === undefined ? " (80% of your maximum)" : ""}${lift === undefined ? "" : ` in the ${LIFT_NAMES[lift]}`}:`,
        bullet(ramp.map(({ kilograms, reps }) => `${load(view, kilograms)} × ${reps}`)),
        "Rest about a minute between the light ones and two before the work. None of them should be tiring.",
      ],
      articles: ["warm-up"],
    };
  },
};

export const meetAttempts: Topic = {
  name: "attempts",
  cues: [
    [/\b(attempt|attempts|opener|openers|open with|second attempt|third attempt|meet day|powerlifting meet|weightlifting meet)\b/, 4],
    [/\bmeet\b/, 1.5],
  ],
  answer: ({ words }, view) => {
    const isWeightlifting = /\b(snatch|clean|weightlifting|oly|olympic)\b/.test(words);
    const lift = liftIn(words);
    const wanted: readonly TrainingLift[] =
      lift !== undefined ? [lift] : isWeightlifting ? ["snatch", "cleanAndJerk"] : ["backSquat", "benchPress", "deadlift"];
    const [entered] = weightsIn(words, view.athlete.units ?? "kg");
    const rows = wanted.flatMap((name) => {
      const known = maximum(name, view);
      const kilograms = lift !== undefined && entered !== undefined ? entered : known?.kilograms;
      if (kilograms === undefined) return [];
      const [opener, second, third] = attempts(kilograms, isWeightlifting ? "weightlifting" : "powerlifting", {
        isCareful: entered === undefined && known?.estimated === true,
      });
      return [
        `${capital(LIFT_NAMES[name])}: **${opener} – ${second} – ${third} kg**${entered === undefined && known?.estimated === true ? " (estimated maximum, cautious third attempt)" : ""}`,
      ];
    });
    if (rows.length === 0) return unknownLift(wanted[0]);
    return {
      text: [
        `Your attempts in kg (opener ${isWeightlifting ? 92 : 91}%, second 96% of the third):`,
        bullet(rows),
        "The opener is a weight you could do for a triple on a bad day. Choose the second by how the first moved; the third is the goal only if the second was clean. You cannot lower the weight afterwards.",
      ],
      articles: ["meet-day"],
    };
  },
};

/** "The set felt heavier than planned." */
export const heavySet: Topic = {
  name: "felt effort",
  cues: [
    [/\b(felt|feels|feeling|was|were|is|are)\b.{0,25}\b(too heavy|heavy|too hard|harder|too easy|easy|too light|lighter)\b/, 3],
    [
      /\b(failed|missed|fail|failing|couldnt (finish|complete|lift|do)|missed (a |the |my )?(rep|reps|lift|set))\b.{0,20}\b(rep|reps|lift|set|sets|squat|deadlift|bench|press|snatch|clean)?\b/,
      1.5,
    ],
    [
      /\b(failed|missed) (a |the |my |on |one )?(last |first |second |third )?(rep|reps|lift|set|single|attempt|squat|snatch|clean|jerk|deadlift)\b/,
      3,
    ],
    [/\b(next set|drop the weight|lower the weight|reduce the weight|add weight|adjust the weight)\b/, 3],
    [/\b(run|running|pace|legs|session|workout|week|plan)\b/, -1],
  ],
  answer: ({ words }, view) => {
    const planned = rpeIn(words);
    const isMissed = /\b(failed|missed|couldnt)\b/.test(words);
    const change = nextSet({
      plannedRpe: planned ?? 8,
      feltRpe: /\b(light|lighter|easy|easier)\b/.test(words) ? (planned ?? 8) - 1 : (planned ?? 8) + 1,
      missed: isMissed,
    });
    const [kilograms] = weightsIn(words, view.athlete.units ?? "kg");
    const next =
      kilograms === undefined
        ? ""
        : ` From ${load(view, kilograms)} that is about ${load(view, Math.round((kilograms * (100 + change.percent)) / 250) * 2.5)}.`;
    return {
      text: [
        isMissed
          ? `After a missed rep take **10% off** and add nothing more today.${next}`
          : change.percent > 0
            ? `One RPE easier than written: **add 2.5%** for the next set.${next}`
            : `One RPE harder than written: **2.5% off** for the next set; two or more harder: 5%.${next}`,
        "Percentages are where a set starts; then go by effort: sleep, food and the run the day before all move it. If it happens three sessions in a row, the maximum in your profile is out of date: retest it, or take 5% off it.",
      ],
      articles: ["rpe-and-reserve"],
    };
  },
};

/** The entered lifts, for "What is my squat?" */
export function knownLifts(view: CoachView): readonly string[] {
  return (Object.keys(LIFT_NAMES) as TrainingLift[]).flatMap((lift) => {
    const found = maximum(lift, view);
    return found === undefined || found.estimated ? [] : [`${LIFT_NAMES[lift]} ${weight(view, found.kilograms)}`];
  });
}
