import { type Athlete, BENCHMARK_WORKOUTS, benchmarkText, movementGate, repCeiling } from "@ironpace/training";
import { bullet, list } from "../say.ts";
import type { Draft, Topic } from "../topic.ts";

const SKILLS: readonly (readonly [pattern: RegExp, exercise: string, article: string])[] = [
  [/\bbar muscle ups?\b/, "Bar muscle-up", "muscle-ups"],
  [/\b(ring )?muscle ups?\b/, "Ring muscle-up", "muscle-ups"],
  [/\bkipping handstand push ups?\b/, "Handstand push-up (kipping)", "handstand-push-ups"],
  [/\bhandstand push ups?\b/, "Handstand push-up (strict)", "handstand-push-ups"],
  [/\b(handstand walk|handstand walking|walk on (my )?hands)\b/, "Handstand walk", "handstand-push-ups"],
  [/\bchest to bar\b/, "Chest-to-bar pull-up", "pull-ups"],
  [/\b(kipping|kip|butterfly)\b/, "Pull-up (kipping)", "pull-ups"],
  [/\btoes? to bar\b/, "Toes-to-bar", "toes-to-bar-and-rope"],
  [/\brope climbs?\b/, "Rope climb", "toes-to-bar-and-rope"],
  [/\bdouble unders?\b/, "Double-under", "double-unders"],
  [/\b(pistols?|pistol squats?)\b/, "Pistol squat", "mobility"],
  [/\bring dips?\b/, "Ring dip", "muscle-ups"],
  [/\b(pull ?ups?|chin ?ups?)\b/, "Pull-up (strict)", "pull-ups"],
];

/** Skills of the bar, the rings and the rope: whether they are open, and what opens them. */
export const skills: Topic = {
  name: "skills",
  cues: [
    [
      /\b(muscle ups?|handstand|kipping|kip|butterfly|toes? to bar|chest to bar|double unders?|pistols?|rope climbs?|pull ?ups?|chin ?ups?|ring dips?)\b/,
      3.5,
    ],
    [/\b(learn|first|more|better|get|progress|progression|ready|how|can i|string|unbroken|technique|rip)\b/, 0.8],
  ],
  answer: ({ words }, { athlete }) => {
    const found = SKILLS.find(([pattern]) => pattern.test(words));
    if (found === undefined) return undefined;
    const [, exercise, article] = found;
    const gate = movementGate(exercise, athlete);
    const ceiling = repCeiling(exercise, athlete);
    return {
      text: [
        gate.met
          ? `**${exercise}**: you are ready for it${knownNumbers(exercise, athlete)}.`
          : `**${exercise}**: not yet, because ${lowered(gate.reason)}${knownNumbers(exercise, athlete)}. Until then: ${list(gate.instead)}.`,
        ...(gate.met || COUNTED.test(exercise)
          ? []
          : ["I do not know your dips, ring supports or single-unders; I count on them only from advanced level."]),
        ...(gate.met && ceiling !== undefined && ceiling.perSet > 0
          ? [
              `From your numbers at most ${ceiling.perSet} in a set and ${ceiling.perSession} in a session; practice is 6–8 good sets at 30–50% of your maximum, never to failure.`,
            ]
          : []),
      ],
      articles: [article],
      withSummary: true,
      followUps: ["What is my weak link?"],
    };
  },
};

function lowered(sentence: string): string {
  return sentence.replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** What opens or closes it is a number of the profile. */
const COUNTED = /^(Pull-up|Chest-to-bar|Toes-to-bar|Rope climb|Handstand push-up \(kipping\))/;

function knownNumbers(exercise: string, { gymnastics }: Athlete): string {
  if (/^(Double-under|Pistol|Handstand walk|Ring dip)/.test(exercise)) return "";
  const { strictPullUps, handstandPushUps } = gymnastics;
  const known = [
    ...(strictPullUps === undefined ? [] : [`${strictPullUps} strict pull-ups`]),
    ...(handstandPushUps === undefined ? [] : [`${handstandPushUps} handstand push-ups`]),
  ];
  return known.length === 0 ? " (your profile has no pull-ups yet)" : ` (you have ${list(known)})`;
}

const NAMES = new RegExp(`\\b(${BENCHMARK_WORKOUTS.map(({ name }) => name.toLowerCase().replaceAll(".", String.raw`\.`)).join("|")})\\b`);

/** Benchmark workouts: what they are, a usual result and how to scale them. */
export const benchmarkWorkouts: Topic = {
  name: "benchmark workouts",
  cues: [
    [NAMES, 2.5],
    [
      /\b(wod|benchmark (wod|workout)|hero (wod|workout)|girl (wod|workout)|scale|scaling|scaled|rx|time cap|amrap|emom|metcon|for time)\b/,
      1.5,
    ],
    [/\b(what is|whats|how|strategy|pace|break|time|good|score)\b/, 0.5],
    [/\b(saving|grace period|total distance|total time)\b/, -2],
  ],
  answer: ({ words }, { athlete }): Draft | undefined => {
    const name = NAMES.exec(words)?.[1];
    const workout = BENCHMARK_WORKOUTS.find((each) => each.name.toLowerCase() === name);
    if (workout === undefined)
      return /\b(scale|scaling|scaled|rx|wod|metcon|amrap|emom|for time)\b/.test(words)
        ? { text: [], articles: ["scaling-workouts"] }
        : undefined;
    const usual = workout.usual?.[athlete.level];
    const unit = workout.kind === "amrap" ? "rounds" : "min";
    const share = { beginner: "50–60%", intermediate: "75–85%", advanced: "100%", elite: "100%" }[athlete.level];
    return {
      text: [
        `**${workout.name}.** ${benchmarkText(workout)} Weights are for men / women.`,
        ...(usual === undefined ? [] : [`Usual score at your level (${athlete.level}), as prescribed: ${usual[0]}–${usual[1]} ${unit}.`]),
        `To stay within the time, scale in this order: less weight, then an easier movement, then fewer reps. At your level about ${share} of the prescribed volume.`,
        ...(athlete.level === "beginner"
          ? [
              "Beginners do not do the prescribed number of pull-ups or handstand push-ups: at most 50 pull-ups in a session, because too many at once can injure muscle badly (rhabdomyolysis).",
            ]
          : []),
        pacing(workout.kind, workout.domain),
      ],
      articles: ["scaling-workouts", "pacing-metcons"],
    };
  },
};

function pacing(kind: string, domain: string): string {
  if (kind === "amrap" || kind === "emom")
    return "Pace it from the first round: the last should take no longer than the second. Break sets before you have to.";
  return domain === "sprint" || domain === "short"
    ? "It is short: big sets, rests of 3–5 breaths, and no set to failure before the last round."
    : "Start at a pace at which you could talk in short sentences, break every set early, and speed up in the last third.";
}

/** What a beginner's first weeks are about: asked with "personalize_plan" in the tab Training Plan. */
export function beginnerCrossFit(): readonly string[] {
  return [
    bullet([
      "**Technique first**: every lift with an empty bar or a pipe until five reps look the same, then small steps. Squat, hinge, press, pull, and the hang power clean before the full lifts.",
      "**Scale** every workout: 50–60% of the prescribed volume, 30–40% of your maximum on the bar, ring rows and bands instead of kipping. Keep the intended time, not the prescribed weight.",
      "**Rest** between training days: three days a week with a rest day after each, at most two of them hard, and effort 6–7 of 10.",
    ]),
  ];
}
