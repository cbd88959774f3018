import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** How movements are done. */
export const TECHNIQUE: readonly Topic[] = [
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
