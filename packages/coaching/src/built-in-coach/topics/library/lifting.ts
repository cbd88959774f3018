import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** How lifting is dosed. */
export const LIFTING: readonly Topic[] = [
  article(
    ["rpe-and-reserve"],
    [
      [/\b(rpe|rir|reps in reserve|perceived exertion|to failure|train to failure|how hard should)\b/, 3],
      [/\b(what (is|does|are)|whats|mean|means|explain|difference|versus|vs)\b/, 1],
    ],
  ),
  article(
    ["strength-progression"],
    [
      [
        /\b(plateau|plateaued|stuck|stall|stalled|not (going|moving) up|isnt (going|moving) up|wont go up|not (getting )?stronger|get stronger|getting stronger|increase my|improve my|add (weight|kg|kilos)|progressive overload|progress|gain strength|progression)\b/,
        3,
      ],
      [/\b(squat|deadlift|bench|press|lift|lifts|strength|clean|snatch)\b/, 1.5],
      [/\b(pull ?ups?|muscle ups?|sled|wall|run|5k|10k|erg|ski)\b/, -2],
      [/\bfix my plan|adjust\b/, -1],
    ],
    ({ athlete }) =>
      ({
        beginner:
          "At your level: repetitions first, then at most 2.5 kg (upper body) or 5 kg (legs) a week; 3–6 % on the maximum in a block of five weeks is usual.",
        intermediate:
          "At your level the plan goes in waves, 70 – 75 – 80 %, deload, 82.5 %; 1.5–3 % on the maximum in a block of five weeks is usual.",
        advanced: "At your level the waves are 72.5 – 77.5 – 82.5 %, deload, 87.5 %; 0.5–1.5 % on the maximum in a block is usual.",
        elite: "At your level the waves are 75 – 80 – 85 %, deload, 90 %; 0–1 % on the maximum in a block is normal.",
      })[athlete.level],
  ),
  article(
    ["training-volume"],
    [
      [
        /\b(how many sets|sets per (week|muscle)|weekly sets|volume|mev|mrv|hard sets|enough sets|how often should i (squat|lift|bench|deadlift|train legs)|frequency)\b/,
        3.5,
      ],
    ],
  ),
  article(
    ["percentages-and-plates"],
    [
      [/\b(plates?|plate math|kg or lbs?|pounds to kilos|round\w* (the )?(weight|load)|microplates?|fractional plates?|training max)\b/, 3],
      [/\bhot plate\b/, -3],
    ],
  ),
  article(
    ["periodisation"],
    [
      [
        /\b(periodi[sz]ation|periodized|mesocycle|macrocycle|foundation|development phase|performance phase|base phase|block training|undulating|linear progression)\b/,
        4,
      ],
    ],
  ),
];
