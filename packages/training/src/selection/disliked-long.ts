import type { Metres } from "../units/units.ts";
import { longestErgMetres } from "./dislikes.ts";
import type { Athlete } from "../athlete/athlete.ts";

/** "long slow bike": nobody sits on it for half an hour who said so; a minute of it in a workout is something else. */
export function isDislikedLong({ athlete }: { readonly athlete: Pick<Athlete, "dislikes"> }, name: string): boolean {
  const text = athlete.dislikes?.toLowerCase() ?? "";
  // "rowing longer than 2k": an easy quarter of an hour is longer.
  if (INTERVALS.has(name) && longestErgMetres(text, name) < LONG_ON_ERG) return true;
  const word = WORDS.find((pattern) => pattern.test(name.toLowerCase()));
  const isLong = (clause: string): boolean => /\b(?:long|longer|slow|easy|steady|boring)\b/u.test(clause);
  // "Assault bike; rowing longer than 2k" says nothing of long rides.
  return word !== undefined && text.split(/[;,.]/u).some((clause) => isLong(clause) && word.test(clause));
}

const LONG_ON_ERG: Metres = 2500;

const WORDS = [
  /\b(?:bike|bikes|biking|cycling|ride|rides)\b/u,
  /\b(?:row|rower|rowing)\b/u,
  /\b(?:ski|skiing|skierg)\b/u,
  /\b(?:run|runs|running)\b/u,
];

/** "SkiErg intervals": the machine stays as a station, hard repetitions are on the other one. */
export function dislikesIntervals({ athlete }: { readonly athlete: Pick<Athlete, "dislikes"> }, name: string): boolean {
  return (INTERVALS.get(name) ?? /^$/u).test(athlete.dislikes ?? "");
}

const INTERVALS: ReadonlyMap<string, RegExp> = new Map([
  ["Ski erg", /\bski[- ]?(?:erg|ing)?s? (?:intervals?|repeats?|sprints?)/iu],
  ["Row erg", /\brow(?:ing|er|[- ]?erg)?s? (?:intervals?|repeats?|sprints?)/iu],
]);
