import { type Day, readInjuries } from "@ironpace/training";
import { grammarSigns } from "../built-in-coach/red-flags.ts";
import type { Category } from "./categories.ts";
import { conceptsIn } from "./concepts.ts";
import { plainWords } from "./features.ts";
import { readLearned } from "./learned.ts";
import { languageOfMessages } from "./languages/language-of.ts";
import { answerTo } from "./say.ts";

/** How sure the classifier has to be of an emergency in a sentence, and of a doctor's matter: an honest history is full of the words of danger. */
const EMERGENCY = 0.95;
const DOCTOR = 0.97;
const SEEN_BY_BOTH = 0.8;
/** What no plan goes around, whatever part of the body the engine reads beside it. */
const NEVER_PLANNED_AROUND: ReadonlySet<Category> = new Set([
  "heart",
  "faint",
  "stroke",
  "spine",
  "cauda-equina",
  "clot",
  "rhabdo",
  "head",
] as const);

/**
 * What to say instead of a plan when a text of the profile (injuries, notes) tells of an emergency or of a doctor's matter that is there now, in words the
 * engine's vocabulary does not have; undefined for what was treated, cleared, or is long past, and for complaints that the engine reads and plans around.
 */
export async function referralInProfile(text: string, today: Day): Promise<string | undefined> {
  for (const sentence of text.split(/(?<=[.!?;\n])\s+/u)) {
    const quote = sentence.trim();
    if (quote.length < 4 || isHistory(quote)) continue;
    const { danger, category, level } = await readLearned(quote);
    const isPlannedAround =
      readInjuries(quote, today).regions.length > 0 && !(danger >= SEEN_BY_BOTH && NEVER_PLANNED_AROUND.has(category));
    if (isPlannedAround) continue;
    // A grammar that sees it too makes up for what the classifier is unsure of.
    const enough = grammarSigns(quote, today).length > 0 ? SEEN_BY_BOTH : DOCTOR;
    // Disordered eating and what has been getting worse for weeks are a doctor's matter as well.
    const isDoctors = level === "D" || level === "T" || level === "W";
    if ((danger >= EMERGENCY && level === "E") || (danger >= enough && isDoctors))
      return answerTo({ category, level, quote, person: "self" }, languageOfMessages([text]));
  }
  return undefined;
}

/** Treated, cleared or years ago, and nothing of it now. */
function isHistory(sentence: string): boolean {
  const concepts = new Set(conceptsIn(plainWords(sentence)).map(({ concept }) => concept));
  return (concepts.has("past") || concepts.has("cleared")) && !concepts.has("now");
}
