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
          "At your level: reps first, then at most 2.5 kg (upper body) or 5 kg (legs) a week; 3–6% on the maximum in a block of five weeks is usual.",
        intermediate:
          "At your level the plan goes in waves, 70 – 75 – 80%, deload, 82.5%; 1.5–3% on the maximum in a block of five weeks is usual.",
        advanced: "At your level the waves are 72.5 – 77.5 – 82.5%, deload, 87.5%; 0.5–1.5% on the maximum in a block is usual.",
        elite: "At your level the waves are 75 – 80 – 85%, deload, 90%; 0–1% on the maximum in a block is normal.",
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

/** How movements are done. */
export const TECHNIQUE: readonly Topic[] = [
  article(
    ["rowing-basics"],
    [
      [
        /\b(row|rowing|rower|erg)\b.*\b(split|technique|form|faster|blow\w* up|damper|stroke rate|improve|better|efficient)\b|\b(technique|damper|stroke rate|split|faster|better)\b.*\b(row|rowing|rower|erg)\b/,
        4.2,
      ],
      [/\b(pb|pr|my best|paces?|zones?|predict|watts?|[1-9] ?k|\d{3,5} ?m|hold)\b/, -3],
    ],
    ({ capacities }) =>
      capacities.row500mSplit === undefined
        ? "Even splits: the first quarter a second slower than the goal, the middle at it, the last quarter by feel. One interval day (6 × 500 m with 2 min rest) and one steady one (20–40 min at 18–22 strokes) a week move the split."
        : `Even splits: the first quarter a second slower than the goal, the middle at it, the last quarter by feel. One interval day (6 × 500 m, 2 min rest, about ${Math.floor((capacities.row500mSplit.value + 12) / 60)}:${String(Math.round((capacities.row500mSplit.value + 12) % 60)).padStart(2, "0")} /500 m for you) and one steady one (20–40 min at 18–22 strokes) a week move the split.`,
  ),
  article(["pull-ups"], [[/\b(kipping|strict)\b.*\b(or|vs|better)\b|\b(or|vs)\b.*\b(kipping|strict)\b/, 5]], (_, words) =>
    /\bgoal\b/.test(words) || /\bstrict\b/.test(words)
      ? "**Strict**, when the goal counts strict ones: only they build the pull. Small sets far from failure several times a week, slow negatives, now and then a few with weight. Kipping is a skill of its own for metcons, needs strict strength first, and does not count towards a strict goal."
      : undefined,
  ),
  article(["double-unders"], [[/\b(skipping rope|jump rope|rope skipping)\b/, 3.5]]),
  article(
    ["olympic-lifting"],
    [
      [/\b(snatch|clean|cleans|jerk|olympic lift\w*|oly|catch|third pull|pulling early|arm bend)\b/, 1.5],
      [/\b(technique|form|learn|better|drop under|catch|balance|forward|early|bumping|cue|cues|fix)\b/, 1.5],
    ],
  ),
  article(
    ["squat-and-hinge"],
    [
      [/\b(squat|deadlift|hinge)\b/, 1],
      [
        /\b(technique|form|cue|cues|knees (cave|caving|in|over)|belt|brace|bracing|sumo|high bar|low bar|stance|grip|straps|hook grip|mixed grip|lockout|off the floor|good morning)\b/,
        2.5,
      ],
      [/\b(pain|hurts|hurt)\b/, -2],
    ],
  ),
  article(
    ["grip"],
    [
      [/\b(grip|forearms?|callus|calluses|ripped hands|rips|chalk|torn hands)\b/, 3.2],
      [/\b(pain|hurts)\b/, -1],
      [/\b(squat|bench)\b/, -0.5],
    ],
  ),
  article(
    ["pacing-metcons"],
    [
      [
        /\b(pace (a |the |my )?(metcon|wod|amrap|workout|open)|blow up|blew up|redline|come out too (hot|fast)|gas out|gassed|gassing|metcon strategy|break up (the )?(reps|sets))\b/,
        3.5,
      ],
      [/\b(metcons?|wods?|amraps?)\b/, 0.5],
    ],
  ),
];
