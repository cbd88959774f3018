import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

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
