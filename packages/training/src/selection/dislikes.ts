import { findExercise } from "../catalogue/exercises.ts";

/** The movements an athlete would rather not do, from free text: "burpees, running and wall balls" → burpee, run, wall ball. */
export function readDislikes(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const words = text
    .toLowerCase()
    .split(/[,;/\n.]|\band\b|\bor\b/u)
    .map((part) =>
      part
        .replace(/\b(i|hate|dislike|don't like|do not like|no|not|any|the|please|avoid|les|la|le|los|las|el|die|der|das)\b/gu, " ")
        .replace(/\s+/gu, " "),
    )
    .map((part) => singular(part.trim()))
    .filter((part) => part.length > 2 && !NOTHING.has(part));
  return [...new Set(words)];
}

/** Whether an exercise is one of the disliked movements, by its name or its pattern. */
export function isDisliked(name: string, dislikes: readonly string[]): boolean {
  const pattern = findExercise(name)?.movementPattern.replaceAll("_", " ");
  return dislikes.some((dislike) => name.toLowerCase().includes(dislike) || pattern === dislike);
}

const NOTHING = new Set(["none", "n/a", "nothing", "nil"]);

/** Verbs and machine names as the catalogue writes them. */
const SAME_AS = new Map([
  ["running", "run"],
  ["rowing", "row erg"],
  ["rower", "row erg"],
  ["cycling", "bike"],
  ["biking", "bike"],
  ["swimming", "swim"],
  ["assault bike", "assault bike"],
  ["skipping", "jump rope"],
  ["press up", "push-up"],
  ["push up", "push-up"],
  ["pull up", "pull-up"],
  ["kb swing", "kettlebell swing"],
]);

function singular(words: string): string {
  const one = words.endsWith("s") && !words.endsWith("ss") ? words.slice(0, -1) : words;
  return SAME_AS.get(words) ?? SAME_AS.get(one) ?? one;
}
