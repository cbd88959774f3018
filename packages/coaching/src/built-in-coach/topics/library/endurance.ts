import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** Running, apart from paces. */
export const RUNNING: readonly Topic[] = [
  article(
    ["long-run"],
    [
      [
        /\b(long run|long runs|longest run|how (far|long) should (i|my long)|10 ?(%|percent) rule|increase (my )?(mileage|distance|weekly)|mileage|weekly (km|kms|kilometres|kilometers|miles|mileage))\b/,
        3.5,
      ],
      [/\b(lift|lifting|strength|squat|combine|legs|eat|gel|gels|fuel\w*|pace|fast)\b/, -1.5],
    ],
    ({ performed, plan }) => {
      const longest = plan?.plan.weeks.flatMap(({ sessions }) => sessions.filter(({ code }) => code === "RL")).at(-1);
      return longest === undefined || performed === undefined
        ? undefined
        : `The longest run of your plan is ${longest.duration} min, in week ${longest.week}.`;
    },
  ),
  article(
    ["running-form"],
    [
      [
        /\b(cadence|stride length|foot ?strike|heel strike|forefoot|running (form|technique|shoes)|shoes|carbon (shoes|plate)|breathing (while|when) running|side stitch|stitch)\b/,
        4,
      ],
    ],
  ),
  article(
    ["threshold-and-intervals"],
    [
      [/\b(threshold|tempo|vo2 ?max|intervals?|lactate|cruise)\b/, 1.5],
      [/\b(what (is|are)|whats|why|difference|vs|versus|explain|benefit|point of|improve|increase|raise)\b/, 1.5],
    ],
  ),
  article(
    ["running-start"],
    [
      [
        /\b(couch to|c25k|start running|begin running|new to running|cant run(?! for \d)|never run|run walk|run\/walk|first 5k|run (for )?(5|10|30) min\w*)\b/,
        4,
      ],
    ],
  ),
];

/** Hyrox, apart from stations and times. */
export const HYROX: readonly Topic[] = [
  article(["hyrox-running"], [[/\b(compromised runn?ing|run(ning)? after (the )?(sled|station|stations|lunges|wall balls))\b/, 4]]),
  article(
    ["hyrox-doubles"],
    [
      [/\b(doubles|mixed doubles|relay|partner (race|hyrox)|split the stations)\b/, 3.5],
      [/\b(weights?|kg|loads?)\b/, -1],
      [/\bdouble unders?\b/, -5],
    ],
  ),
  article(
    ["hyrox-race"],
    [
      [
        /\b(what is hyrox|whats hyrox|explain hyrox|how does hyrox|hyrox (rules|format|penalt\w*|order)|first hyrox|(rules|penalt\w*|no reps?|standards|disqualif\w*)\b.{0,20}\bhyrox)\b/,
        5,
      ],
    ],
  ),
];

/** Triathlon, apart from power. */
export const TRIATHLON: readonly Topic[] = [
  article(["bricks"], [[/\b(brick|bricks|off the bike|bike to run|jelly legs|t2|transition|transitions)\b/, 3.5]]),
  article(
    ["triathlon-week"],
    [
      [/\b(triathlon|ironman|70\.3|sprint tri|olympic tri)\b/, 2.5],
      [/\b(week|plan|split|hours|balance|how many|swim|start)\b/, 0.8],
      [/\b(brick|bricks|taper|prepare)\b/, -1],
    ],
  ),
];

export const swimmingTechnique: Topic = article(
  ["swimming-for-triathlon"],
  [[/\b(swim technique|learn to swim|front crawl|bilateral breathing)\b/, 4]],
);
