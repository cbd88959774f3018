import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** Keeping at it. */
export const STAYING_WITH_IT: readonly Topic[] = [
  article(
    ["motivation"],
    [
      [
        /\b(motivat\w*|cant be bothered|dont feel like|lazy|boring|bored|discipline|consisten\w*|giving up|give up|quit|hate training|lost (the )?(joy|interest)|mojo|stressed|stress at work|stressful|life stress)\b/,
        3.5,
      ],
    ],
  ),
  article(["race-nerves"], [[/\b(nervous|nerves|anxious about|anxiety|scared of (the )?race|race anxiety|butterflies)\b/, 4]]),
  article(
    ["maintenance"],
    [
      [
        /\b(minimum|minimal|how little|least i can do|least amount|maintain|maintaining|maintenance|keep my fitness|lose fitness|losing fitness|detrain\w*|how (fast|quickly) (do|will) i lose|not (to )?lose (strength|fitness|muscle))\b/,
        4,
      ],
      [/\bhow often\b/, 1],
    ],
  ),
  article(["hiit-and-easy"], [[/\b(hiit|liss|steady state|tabata|cardio (type|better|best)|burn fat)\b/, 3.5]]),
  article(
    ["competition-weekend"],
    [
      [
        /\b(crossfit (competition|comp|open)|the open|throwdown|multiple (wods|events|workouts) in (a|one) day|between (events|heats|wods)|competition weekend|quarterfinals)\b/,
        4,
      ],
    ],
  ),
];
