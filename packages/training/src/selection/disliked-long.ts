import type { Athlete } from "../athlete/athlete.ts";

/** "long slow bike": nobody sits on it for half an hour who said so; a minute of it in a workout is something else. */
export function isDislikedLong({ athlete }: { readonly athlete: Pick<Athlete, "dislikes"> }, name: string): boolean {
  const text = athlete.dislikes?.toLowerCase() ?? "";
  const word = WORDS.find((pattern) => pattern.test(name.toLowerCase()));
  return word !== undefined && /\b(?:long|longer|slow|easy|steady|boring)\b/u.test(text) && word.test(text);
}

const WORDS = [
  /\b(?:bike|bikes|biking|cycling|ride|rides)\b/u,
  /\b(?:row|rower|rowing)\b/u,
  /\b(?:ski|skiing|skierg)\b/u,
  /\b(?:run|runs|running)\b/u,
];
