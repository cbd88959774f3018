import { competitionFormat } from "../catalogue/competition-format.ts";
import type { Athlete } from "./athlete.ts";

/**
 * A wrist that complains of the bar in front of the shoulders: cleans, jerks and front squats have their own days, and the days beside them none
 * of it.
 */
export function isRackSore({ injuries = "" }: Pick<Athlete, "injuries">): boolean {
  return RACK_PLACES.test(injuries) && RACK_WORDS.test(injuries);
}

const RACK_PLACES = /\b(?:wrists?|elbows?|hand(?:gelenke?)?|muñecas?|poignets?|polsi?o?)\b/iu;
const RACK_WORDS = /\bfront[- ]?rack|\bfront squat|\bcleans?\b|\bumsetzen\b|\brack position/iu;

/** What a lifter keeps while the rack is sore: a catch that is short, or a bar that starts behind the neck. */
export const LIFTS_BESIDE_RACK: readonly string[] = ["Power clean", "Hang power clean", "Split jerk", "Push jerk", "Push press"];

/** Whether a clean and jerk is lifted at a meet: then it is trained in the ways that leave the rack alone. */
export function liftsOnPlatform({ competitions = [] }: Pick<Athlete, "competitions">): boolean {
  return competitions.some(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "weightlifting");
}

/** How a lift is done while the rack is sore; undefined where it is done as always. */
export function rackCue(athlete: Pick<Athlete, "injuries" | "competitions">, exercise: string): string | undefined {
  if (!isRackSore(athlete) || !liftsOnPlatform(athlete)) return undefined;
  if (exercise === "Clean and jerk") return "If the front rack hurts today: power clean, then jerk with the bar behind the neck.";
  if (!LIFTS_BESIDE_RACK.includes(exercise)) return undefined;
  return exercise.includes("clean")
    ? "Straps or loose fingers, fast elbows, and lower the bar straight after the catch: do not hold it in the rack."
    : "From the rack with the bar behind the neck.";
}

/** An opener that a sore rack may hold once, when the warm-up is quiet (practice): this share of the best clean and jerk. */
const OPENER_SHARE = 0.77;

/** What is lifted at the meet in the place of a planned clean and jerk; undefined where the rack is fine. */
export function rackOpener(athlete: Pick<Athlete, "injuries" | "competitions" | "strength">): number | undefined {
  const best = athlete.strength.oneRepMax.cleanAndJerk;
  return best === undefined || !isRackSore(athlete) || !liftsOnPlatform(athlete) ? undefined : Math.floor(OPENER_SHARE * best);
}
