import { normalise } from "../health/normalise.ts";
import { namesRegion } from "../injuries/regions.ts";
import { getLanguage, toEnglish } from "../language/translate.ts";

const SENTENCE = /[.!?;\n]+\s*/u;

/** A part of the body that is said to hurt, whatever field it stands in. */
function isComplaint(sentence: string): boolean {
  return !JOKE.test(sentence) && HURTS.test(normalise(sentence)) && namesRegion(toEnglish(sentence, getLanguage(sentence)));
}

const JOKE = /\b(?:lol|haha\w*)\b/iu;
const HURTS =
  /\b(?:pain\w*|hurts?|hurting|sore\w*|ach(?:e|es|ing|y)|stiff|swollen|swells?|numb|tingl\w*|pinch\w*|sting\w*|cramps?|niggl\w*|twinge\w*|grumpy|grumbl\w*|moan\w*|irritat\w*|inflam\w*|tweaked|strained|sprained|schmerz\w*|weh|zwick\w*|duel\w*|dolor\w*|douleur\w*|mal (?:au|aux|a la|a l)|fa male|fastidio|dor|doi|pijn\w*)\b/u;

/** Sentences among likes and dislikes that tell of a complaint: "planks and push-ups, my wrists ache after a minute". */
export function complaintsAmongWishes(dislikes = ""): string {
  if (dislikes.trim() === "") return "";
  const known = RECENT.get(dislikes);
  if (known !== undefined) return known;
  const found = dislikes
    .split(SENTENCE)
    .filter((sentence) => sentence.trim() !== "" && isComplaint(sentence))
    .join(". ");
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(dislikes, found);
  return found;
}

const RECENT = new Map<string, string>();
const MOST_RECENT = 8;

/** What an athlete says of body and health in any of the fields. */
export function statedOfBody({ injuries = "", dislikes = "" }: { readonly injuries?: string; readonly dislikes?: string }): string {
  return [injuries, complaintsAmongWishes(dislikes)].filter((text) => text.trim() !== "").join(". ");
}
