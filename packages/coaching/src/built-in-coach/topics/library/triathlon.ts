import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

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
