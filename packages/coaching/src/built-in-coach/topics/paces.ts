import {
  maxHeartRate,
  raceTime,
  RUN_DISTANCES,
  runningHeartRates,
  type TrainingPaces,
  trainingPaces,
  vdotFromRace,
} from "@ironpace/training";
import { distancesIn, timesIn } from "../reading/numbers.ts";
import type { Question } from "../question.ts";
import { bullet, clock, distance, pace, paceRange } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";

export const paces: Topic = {
  name: "paces",
  cues: [
    [/\b(pace|paces|pacing)\b/, 2.5],
    [
      /\bhow (fast|slow|quick|quickly|hard)\b.{0,40}\b(run|running|runs|jog|jogging|easy|long|tempo|threshold|interval|intervals|reps|400s?|800s?|1000s?|kms?|miles?|strides|repeats|recovery)\b/,
      3.5,
    ],
    [
      /\b(easy|threshold|tempo|interval|intervals|vo2|recovery|long|marathon|steady|repetition) (run|runs|running|pace|paces|effort|jog)\b/,
      1.5,
    ],
    [/\b(easy|long|tempo|threshold) (runs?|pace|jogs?)\b.{0,40}\b(slow|slower|fast|faster|quick|quicker)\b/, 2],
    [
      /\b(400s|800s|1000s|400 ?m|800 ?m|1 ?km reps|1k reps|mile repeats|400m repeats|800m repeats|strides|track|treadmill|cruise intervals)\b/,
      1.5,
    ],
    [/\b(vdot|min\/km|min per km|min\/mile|minutes per (mile|km))\b/, 2],
    [/\b(rowing|row|erg|rower|skierg|ski|bike|cycling|watts|swim)\b/, -2],
    [/\b(hyrox|station|stations|roxzone|sled)\b/, -2],
    [/\bheart rate|bpm\b/, -1],
    [/\bpace myself|pacing strategy|race strategy\b/, -1],
  ],
  answer: (question, view) => fromGivenTime(question, view) ?? ownPaces(question, view),
};

function ownPaces({ words }: Question, view: CoachView): Draft {
  const { paces: own, vdot } = view.capacities;
  if (own === undefined || vdot === undefined) return noRunTime();
  const zones = zonesAsked(words);
  return {
    text: [
      `Your paces, from VDOT ${vdot.value.toFixed(1)} (${vdot.source})${vdot.estimated ? ", an estimate" : ""}:`,
      bullet((zones.length > 0 ? zones : ALL).map((zone) => zoneLine(zone, own, view))),
      zones.includes("easy") || zones.length === 0
        ? "Easy means that you can talk in sentences; slower is fine, faster is not. Heat, hills and tired legs make you slower, so go by effort."
        : "Heat, hills, wind and tired legs make you slower, so go by effort.",
    ],
    articles: [
      zones.includes("threshold") || zones.includes("interval") || zones.includes("repetition")
        ? "threshold-and-intervals"
        : "easy-running",
    ],
    followUps: ["What are my heart rate zones?", "What could I run over 10 km?"],
  };
}

/** "A 21:50 5k: what paces?" uses the time in the question. */
function fromGivenTime({ words }: Question, view: CoachView): Draft | undefined {
  const [metres] = distancesIn(words);
  const [seconds] = timesIn(words);
  if (metres === undefined || seconds === undefined || seconds < 200 || seconds > 15_000 || metres < 1500) return undefined;
  if (/\b(sub|under|break|goal|aim|target|want)\b/.test(words)) return undefined;
  const vdot = vdotFromRace(metres, seconds);
  const found = trainingPaces(vdot);
  const own = view.capacities.vdot;
  return {
    text: [
      `A ${distance(view, metres)} in ${clock(seconds)} is VDOT ${vdot.toFixed(1)}. From it${own === undefined ? "" : " alone"}:`,
      bullet(ALL.map((zone) => zoneLine(zone, found, view))),
      ...(own === undefined || own.value.toFixed(1) === vdot.toFixed(1)
        ? []
        : [
            `Your plan uses VDOT ${own.value.toFixed(1)}, from ${own.source}${isKnown(metres, seconds, view) ? "" : ": if this time is a new one, enter it in your profile"}.`,
          ]),
    ],
    articles: ["easy-running", "threshold-and-intervals"],
  };
}

/** Whether the profile has this time already. */
function isKnown(metres: number, seconds: number, { athlete: { conditioning } }: CoachView): boolean {
  const known = metres === RUN_DISTANCES["5k"] ? conditioning.run5k : metres === RUN_DISTANCES["10k"] ? conditioning.run10k : undefined;
  return known !== undefined && Math.abs(known - seconds) < 1;
}

export function noRunTime(): Draft {
  return {
    text: [
      "I do not have a run time from you yet. Enter a 5 km or 10 km time in your profile (a parkrun or a hard solo effort will do) and I can give you every pace. What is your best recent 5 km?",
      "Until then go by effort: easy is 3–4 of 10 and full sentences, threshold 7 and a few words at a time, intervals 8–9 and single words.",
    ],
    articles: ["easy-running"],
    followUps: ["How do I test a 5 km?", "What do the zones mean?"],
  };
}

type Zone = "easy" | "marathon" | "threshold" | "interval" | "repetition" | "recovery";
const ALL: readonly Zone[] = ["easy", "marathon", "threshold", "interval", "repetition"];

function zonesAsked(words: string): readonly Zone[] {
  return [
    ...(/\b(easy|long run|long runs|aerobic|base|slow|zone 2|z2|conversational|jog)\b/.test(words) ? ["easy" as const] : []),
    ...(/\brecovery (run|jog|pace)|between (reps|intervals)\b/.test(words) ? ["recovery" as const] : []),
    ...(/\b(marathon pace|marathon effort|steady|zone 3|z3|mp)\b/.test(words) ? ["marathon" as const] : []),
    ...(/\b(threshold|tempo|cruise|lactate|zone 4|z4)\b/.test(words) ? ["threshold" as const] : []),
    ...(/\b(interval|intervals|vo2|vo2max|800 ?m?s?|1000 ?m?s?|1k|1 ?km reps|km repeats|mile repeats|1200 ?m?s?|zone 5|z5)\b/.test(words)
      ? ["interval" as const]
      : []),
    ...(/\b(400 ?m?s?|200 ?m?s?|repetition|repetitions|sprint|sprints|strides)\b/.test(words) ? ["repetition" as const] : []),
  ];
}

function zoneLine(zone: Zone, of: TrainingPaces, view: CoachView): string {
  switch (zone) {
    case "easy":
      return `Easy and long: **${paceRange(view, of.easy.fast, of.easy.slow)}**, effort 3–4 of 10, full sentences`;
    case "recovery":
      return `Recovery: **${pace(view, of.recovery)}** or slower`;
    case "marathon":
      return `Marathon (steady): **${pace(view, of.marathon)}**, short sentences`;
    case "threshold":
      return `Threshold: **${pace(view, of.threshold)}**, effort 7, a few words; 20 min in one go or 2–4 × 6–10 min`;
    case "interval":
      return `Interval: **${pace(view, of.interval)}**, effort 8–9, repeats of 3–5 min (800–1,000 m in ${clock(of.interval * 0.8)}–${clock(of.interval)}), jog about as long`;
    case "repetition":
      return `Repetition: **${clock(of.repetition400)} per 400 m** (200 m in ${clock(of.repetition400 / 2)}), quick and relaxed, rest 2–3 times as long`;
  }
}

export const heartRates: Topic = {
  name: "heart rates",
  cues: [
    [/\b(heart rate|heartrate|bpm|max hr|hrmax|maxhr|pulse|beats per minute)\b/, 4],
    [/\b(hr zones?|heart zones?)\b/, 3],
    [/\b(zone|zones|z2|z3|z4) ?\d?\b/, 1],
    [/\bresting\b/, -0.5],
  ],
  answer: (_, view) => {
    const { age } = view.athlete;
    if (age === undefined) {
      return {
        text: [
          "For heart rate zones I need at least your age, better your measured maximum. Enter the age in your profile. What is the highest heart rate you have seen in a hard race or interval?",
          "Of your maximum: easy 65–79%, marathon 80–89%, threshold 88–92%, intervals 97–100%.",
        ],
        articles: ["heart-rate-zones"],
      };
    }
    const max = maxHeartRate(age);
    const zones = runningHeartRates(max);
    const line = (name: string, { low, high }: { low: number; high: number }): string => `${name}: **${low}–${high}** bpm`;
    return {
      text: [
        `At ${age}, the estimate of your maximum is **${max} bpm** (208 − 0.7 × age, Tanaka 2001), give or take 10: a maximum you have really seen is better.`,
        bullet([
          line("Easy (zone 2)", zones.easy),
          line("Marathon (zone 3)", zones.marathon),
          line("Threshold (zone 4)", zones.threshold),
          line("Interval (zone 5)", zones.interval),
        ]),
        "On the bike it is usually 5–10 beats lower for the same effort, on the rower about the same. The talk test is right more often than the formula.",
      ],
      articles: ["heart-rate-zones"],
      followUps: ["What are my training paces?"],
    };
  },
};

export const zones: Topic = {
  name: "zones",
  cues: [
    [/\b(zone 2|z2|zone two|zone2)\b/, 3],
    [/\b(zones?|polarised|polarized|80 ?\/ ?20|80 20|pyramidal|intensity distribution|talk test)\b/, 2.5],
    [/\b(roxzone|time zones?)\b/, -3],
    [/\bheart rate|bpm|hr\b/, -0.5],
  ],
  answer: ({ words }, view) => {
    const { paces: own, row2kSplit, ftp } = view.capacities;
    const only2 = /\b(zone 2|z2|zone two|zone2)\b/.test(words);
    const other = /\b(?:zone ?|z)([13456])\b/.exec(words)?.[1];
    const parts = [
      own === undefined ? undefined : `run ${paceRange(view, own.easy.fast, own.easy.slow)}`,
      row2kSplit === undefined ? undefined : `row ${clock(row2kSplit.value + 20)}–${clock(row2kSplit.value + 25)} /500 m`,
      ftp === undefined ? undefined : `bike ${Math.round(ftp.value * 0.56)}–${Math.round(ftp.value * 0.75)} W`,
      view.athlete.age === undefined
        ? undefined
        : `heart rate ${runningHeartRates(maxHeartRate(view.athlete.age)).easy.low}–${runningHeartRates(maxHeartRate(view.athlete.age)).easy.high} bpm (from your age, ±10)`,
    ].filter((part) => part !== undefined);
    return {
      text: [
        ...(/\b(or|vs)\b/.test(words) && /\b(interval|intervals|threshold|tempo|hard|speed ?work)\b/.test(words)
          ? [
              `**Both, in very different amounts**: most of the time easy, and one or two hard sessions a week (intervals of 3–5 min or threshold). Easy running carries the volume, the hard ones move the pace; easy alone gets you to a plateau, hard alone breaks you down.${own === undefined ? "" : ` For you: intervals at ${pace(view, own.interval)}, threshold at ${pace(view, own.threshold)}.`}`,
            ]
          : []),
        ...(other === undefined || only2 ? [] : [`Zone ${ZONE_LINES[Number(other) - 1] ?? ""}.${zonePace(Number(other), view)}`]),
        `Zone 2 is easy: effort 3–4 of 10, a conversation in full sentences.${parts.length > 0 ? ` For you: **${parts.join("; ")}**.` : " With a 5 km time in your profile I can give it as a pace."}`,
        ...(only2 ? [] : [bullet(ZONE_LINES)]),
        `Of your endurance time at least ${SHARE[view.athlete.focus]}% should be in zones 1 and 2.`,
      ],
      articles: ["zone-two", "intensity-distribution"],
    };
  },
};

const ZONE_LINES = [
  "1 recovery: effort 1–2",
  "2 easy: 3–4, conversation",
  "3 steady: 5–6, short sentences",
  "4 threshold: 7, a few words",
  "5 interval: 8–9, single words",
  "6 rep: 9–10, no talking",
] as const;

/** The athlete's own pace of a zone beside zone 2. */
function zonePace(zone: number, view: CoachView): string {
  const { paces: own } = view.capacities;
  const names = [undefined, undefined, "marathon", "threshold", "interval"] as const;
  const name = names[zone - 1];
  if (own === undefined || name === undefined) return "";
  return ` For you: run **${pace(view, own[name])}**.`;
}

const SHARE: { readonly [focus in CoachView["athlete"]["focus"]]: number } = {
  running: 75,
  triathlon: 75,
  hyrox: 65,
  crossfit: 50,
  strength: 50,
  powerlifting: 50,
  general: 65,
};

/** What somebody could race, and what a goal asks for. */
export const racePrediction: Topic = {
  name: "race prediction",
  cues: [
    [
      /\b(predict|predicted|prediction|estimate|equivalent|what (time|could i run|can i run|would i run|should i run)|how fast (can|could|would|will) i (run|race)|potential|realistic|finish time|race time|goal time|target time)\b/,
      3,
    ],
    [/\b(sub|under|break|breaking|below) ?\d/, 3],
    [/\bhow (long|fast) (will|would|could|should|can)\b.{0,20}\b(marathon|half|10k|5k|10 km|5 km|race)\b/, 2.5],
    [/\b(marathon|half marathon|half|10k|5k|10 ?km|5 ?km|mile|parkrun)\b/, 1],
    [/\b(hyrox|wod|squat|deadlift|bench|row|ftp|watts)\b/, -2],
  ],
  answer: ({ words }, view) => {
    const { vdot } = view.capacities;
    const [metres] = distancesIn(words);
    const [goal] = timesIn(words);
    if (metres !== undefined && goal !== undefined && goal > 200) return againstGoal(metres, goal, view);
    if (vdot === undefined) return noRunTime();
    const asked = metres === undefined ? [RUN_DISTANCES["5k"], RUN_DISTANCES["10k"], RUN_DISTANCES.half, RUN_DISTANCES.marathon] : [metres];
    return {
      text: [
        `From VDOT ${vdot.value.toFixed(1)} (${vdot.source}), as estimates:`,
        bullet(
          asked.map(
            (of) => `${distance(view, of)}: **${clock(raceTime(vdot.value, of))}** (${pace(view, raceTime(vdot.value, of) / (of / 1000))})`,
          ),
        ),
        asked.some((of) => of > 30_000)
          ? "The marathon time assumes 50 km a week or more. Half of recreational runners end up at least 10 minutes slower: with less mileage, plan for that."
          : "They hold on a flat course, rested, for a distance you have trained for.",
      ],
      articles: ["race-estimates"],
      followUps: ["What are my training paces?"],
    };
  },
};

function againstGoal(metres: number, goal: number, view: CoachView): Draft {
  const needed = vdotFromRace(metres, goal);
  const { vdot } = view.capacities;
  const goalPace = goal / (metres / 1000);
  const gap = vdot === undefined ? undefined : needed - vdot.value;
  return {
    text: [
      `${distance(view, metres)} in ${clock(goal)} is **${pace(view, goalPace)}** and needs VDOT ${needed.toFixed(1)}.`,
      vdot === undefined || gap === undefined
        ? "I have no run time of yours to compare it with. What is your best recent 5 km?"
        : gap <= 0
          ? `Yours is ${vdot.value.toFixed(1)}: your numbers say ${clock(raceTime(vdot.value, metres))}, so it is within reach now.`
          : `Yours is ${vdot.value.toFixed(1)}, which predicts ${clock(raceTime(vdot.value, metres))}: you are ${clock(raceTime(vdot.value, metres) - goal)} away. ${gap <= 1.5 ? "One good block can do that." : gap <= 4 ? "That is two to four blocks of steady training, not one." : "That is a goal for a year or more; set a nearer one first."} One to two points of VDOT a block is good progress.`,
      "Train at your current paces; they speed up as you get fitter.",
    ],
    articles: ["race-estimates"],
    followUps: ["What are my training paces?"],
  };
}
