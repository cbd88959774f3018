import { type Exercise, EXERCISES, findExercise, REGIONS, substituteExercise, type StressLimits } from "@ironpace/training";
import { bullet } from "../say.ts";
import type { Topic } from "../topic.ts";

const STAND_INS: readonly { readonly pattern: RegExp; readonly name: string; readonly instead: readonly string[] }[] = [
  {
    pattern: /\b(sled|sleds|prowler)\b/,
    name: "the sled",
    instead: [
      "incline treadmill march, 20–30 m banded march, or sets of 20 on the leg press for the push",
      "backward drag of anything heavy on a strap, or heavy rows with a walk back, for the pull",
    ],
  },
  {
    pattern: /\bski ?erg\b/,
    name: "the SkiErg",
    instead: ["band or cable pulldowns from overhead in intervals of the same minutes, or the rower with a hard hip hinge"],
  },
  { pattern: /\bsandbag\b/, name: "the sandbag", instead: ["goblet or front-rack lunges with a kettlebell of the same weight"] },
  { pattern: /\b(rower|row erg|rowing machine)\b/, name: "the rower", instead: ["SkiErg or bike for the same minutes and effort"] },
  { pattern: /\bwall balls?\b/, name: "wall balls", instead: ["thrusters with light dumbbells, same reps and depth"] },
  { pattern: /\b(assault bike|bike erg|bike)\b/, name: "the bike", instead: ["rower or SkiErg for the same minutes and effort"] },
  {
    pattern: /\bpool\b/,
    name: "the pool",
    instead: ["band pulls in intervals for the shoulders, and easy bike for the engine; open water only with company"],
  },
];

/** Something else in place of an exercise or a machine. */
export const substitutions: Topic = {
  name: "substitutions",
  cues: [
    [/\b(instead of|substitute|substitution|alternative|alternatives|replace|replacement|swap out|swap|stand in|sub for|sub)\b/, 3],
    [
      /\b(dont have|do not have|havent got|no|without( a| an)?|gym has no|hate|cant do|broken|taken|occupied)\b.{0,25}\b(sled|sleds|ski ?erg|rower|row|sandbag|wall ball|wall balls|barbell|rack|bike|pull ?up bar|box|kettlebell|kettlebells|dumbbell|dumbbells|rope|rings|pool|bench|machine|burpees?|squats?|deadlifts?)\b/,
      3.5,
    ],
    [/\b(home gym|at home|hotel gym|bodyweight only|no equipment|no gym)\b/, 3],
    [/\b(pain|hurt|hurts|injured|sore)\b/, -2],
  ],
  answer: ({ words }, view) => {
    const machines = STAND_INS.filter(({ pattern }) => pattern.test(words));
    const named = EXERCISES.filter(({ name }) => names(name).some((said) => words.includes(said)));
    const longest = named.toSorted((a, b) => b.name.length - a.name.length)[0];
    if (machines.length > 0)
      return {
        text: machines.flatMap(({ name, instead }) => [
          `Instead of ${name}: ${instead.join("; ")}. Same time, same effort: you get the same training effect.`,
        ]),
        articles: ["training-without-equipment"],
      };
    if (longest !== undefined) {
      const others = longest.substitutions.flatMap((name) => findExercise(name) ?? []);
      const fitting = fitted(longest, view.athlete.equipment);
      return {
        text: [
          `Instead of **${longest.name}**, in this order: ${others.map(({ name }) => name).join(", ")}.${fitting === undefined ? "" : ` With what you have: **${fitting.name}**.`}`,
          "Keep sets and reps and choose the load by effort: the same number left in reserve.",
        ],
        articles: ["training-without-equipment"],
      };
    }
    return {
      text: [
        "Which exercise, or what is missing? Without any equipment this covers the patterns:",
        bullet([
          "Squat: split squats, step-ups; hinge: single-leg deadlift, hamstring bridge",
          "Push: push-ups with the feet up, pike push-ups; pull: towel or table rows",
          "Engine: running, stairs, burpees, skipping",
        ]),
      ],
      articles: ["training-without-equipment"],
    };
  },
};

function names(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll(/ \(.*\)/g, "")
    .replaceAll("-", " ");
  return [plain, `${plain}s`].filter((said) => said.length > 3);
}

function fitted(exercise: Exercise, equipment: readonly string[] | undefined): Exercise | undefined {
  if (equipment === undefined) return undefined;
  const open = Object.fromEntries(REGIONS.map((region) => [region, 3])) as unknown as StressLimits;
  const found = substituteExercise(exercise, open, equipment, [exercise.name]);
  return found?.exercise;
}
