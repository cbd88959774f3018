import type { Athlete } from "../athlete.ts";

/** What fails: said of oneself in the past or the present. */
const FAILS =
  "(?:die|dies|died|dying|fade|faded|fading|fall(?:ing)? apart|fell apart|blow up|blew up|struggl\\w+|gas(?:sed)? out|gassed|suffer\\w*|weak(?:est)?|terrible|bad|slow|sterbe|breche ein|muero|me hundo|explose|crollo|morro|stort? in)";
/** The workouts in which it does: beyond ten minutes and more, or simply the long ones. */
const LONG_WORKOUTS =
  "(?:(?:longer than|over|beyond|past|more than|above|langer als|uber|mas de|mas largo|plus de|piu di|mais de|langer dan) (?:1\\d|2\\d|30) ?min\\w*|(?:long|longer|lange|langen|largos?|longs?|lunghi|longos) (?:workouts?|wods?|metcons?|pieces?|entrenos|entrenamientos))";
const ENGINE_GOAL = new RegExp(`\\b${FAILS}\\b[^.;!?]{0,40}\\b${LONG_WORKOUTS}|\\b${LONG_WORKOUTS}[^.;!?]{0,40}\\b${FAILS}\\b`, "iu");

/** Whether the athlete fails in long workouts: that is what is to be trained (microcycles.md section 2, weak link). */
export function failsInLongWorkouts({ dislikes = "", injuries = "" }: Pick<Athlete, "dislikes" | "injuries">): boolean {
  const text = `${injuries}. ${dislikes}`.normalize("NFD").replace(/\p{M}/gu, "");
  return ENGINE_GOAL.test(text);
}
