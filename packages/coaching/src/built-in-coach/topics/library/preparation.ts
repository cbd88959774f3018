import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** Before and after the work of a session. */
export const PREPARATION: readonly Topic[] = [
  article(
    ["mobility"],
    [
      [
        /\b(mobility|flexib\w*|stretch|stretches|stretching|tight (hips|hamstrings|calves|ankles|shoulders|hip flexors)|ankle (mobility|dorsiflexion)|hip mobility|overhead position|front rack|(hips|hamstrings|calves|ankles|shoulders) .*(tight|stiff)|squat depth|squat deeper|deep squat|below parallel|hit depth|yoga|touch my toes|butt wink|heels (come|lift))\b/,
        4,
      ],
      [/\b(hurts|pain|painful|injured)\b/, -2],
    ],
  ),
  article(
    ["warm-up"],
    [
      [/\b(warm ?up|warming up|warm up)\b/, 3.5],
      [/\b(before (a )?(run|workout|session|lifting|metcon))\b/, 0.5],
    ],
  ),
  article(["cooldown"], [[/\b(cool ?down|cooling down|cool down|after a hard session do|stretch after)\b/, 4]]),
];
