import type { SessionBrief } from "../../context/draft.ts";
import { targetFacts } from "../../context/target-facts.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { hyroxPaces } from "../../season/demand/hyrox/targets.ts";
import { formatDistance } from "../../units/format.ts";
import type { Metres, SecondsPerKilometre } from "../../units/units.ts";
import { type RacePlan, fuelling, racePart, raceRpe } from "./race-plan.ts";

/** Usual courses: kilometres and obstacles. */
const USUAL_COURSES: readonly { readonly words: RegExp; readonly metres: Metres; readonly obstacles: number }[] = [
  { words: /\bsprint\b/iu, metres: 5000, obstacles: 20 },
  { words: /\bbeast\b/iu, metres: 21_000, obstacles: 30 },
  { words: /\bultra\b/iu, metres: 50_000, obstacles: 60 },
  { words: /tough mudder|\bclassic\b/iu, metres: 15_000, obstacles: 25 },
];
const DEFAULT_COURSE = { metres: 10_000, obstacles: 25 } as const;

/** Paths, climbs and queues against an open 10 km (choice). */
const ON_THE_COURSE = 1.45;
const PLANNED_PACE: SecondsPerKilometre = 480;

/** Running with obstacles between, by effort: courses differ too much for splits. */
export function obstacleRace({ context }: SessionBrief, race: Race): RacePlan {
  const { metres, obstacles } = USUAL_COURSES.find(({ words }) => words.test(race.name)) ?? DEFAULT_COURSE;
  const pace = hyroxPaces(targetFacts(context))?.tenK ?? PLANNED_PACE;
  const seconds = Math.round((pace * ON_THE_COURSE * metres) / 1000);
  return {
    lines: [
      {
        ...racePart("Tempo run"),
        distance: `about ${formatDistance(metres)}`,
        intensity: `RPE ${raceRpe(context, 7)}`,
        rpe: raceRpe(context, 7),
        notes: `With about ${obstacles} obstacles: hike the climbs with quick steps, run everything else, and leave each obstacle before the arms burn.`,
        dose: { metres, seconds, totalSeconds: seconds },
      },
    ],
    description: `About ${formatDistance(metres)} with about ${obstacles} obstacles; the course map of the organiser says more.`,
    stimulus: "Steady breathing on the paths, short efforts at the obstacles, grip saved for the end.",
    strategy: `Start a little easier than the crowd. Dry your hands before every rig, hang on straight arms, carry without a stop and rest while walking. ${fuelling(seconds)}`,
    ifItGoesWrong:
      "An obstacle missed: take the burpees or the loop at an even rhythm, no second try on tired arms. Cramp: walk, drink, go on at half the pace. A fall, dizziness or sharp pain: drop out and wave a marshal over.",
    warmupNote: "Ten minutes easy, leg swings, two strides, one hang of twenty seconds. Shoes that drain, laces tucked in.",
    warmup: "run",
    warmupSeconds: 720,
  };
}
