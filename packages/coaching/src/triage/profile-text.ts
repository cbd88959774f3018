import { type Day, readInjuries, referralFor } from "@ironpace/training";
import { conceptsIn } from "./concepts.ts";
import { plainWords } from "./features.ts";
import { readLearned } from "./learned.ts";
import { answerTo } from "./say.ts";

/** How sure the classifier has to be of a sentence in a profile: an honest history is full of the words of danger. */
const DANGER = 0.9;
/** Where the engine knows the part of the body, it plans around it. */
const DANGER_OF_A_COMPLAINT = 0.97;

/**
 * What to say instead of a plan when a text of the profile (injuries, notes) tells of a danger that is there now, in words the engine's vocabulary does not
 * have; undefined for what was treated, cleared, or is long past.
 */
export async function dangerInProfile(text: string, today: Day): Promise<string | undefined> {
  if (referralFor(readInjuries(text, today)) !== undefined) return undefined;
  for (const sentence of text.split(/(?<=[.!?;\n])\s+/u)) {
    const quote = sentence.trim();
    if (quote.length < 4 || isHistory(quote)) continue;
    const { danger, category, level } = await readLearned(quote);
    const from = readInjuries(quote, today).regions.length > 0 ? DANGER_OF_A_COMPLAINT : DANGER;
    if (danger >= from && level !== "W") return answerTo({ category, level, quote, person: "self" });
  }
  return undefined;
}

/** Treated, cleared or years ago, and nothing of it now. */
function isHistory(sentence: string): boolean {
  const concepts = new Set(conceptsIn(plainWords(sentence)).map(({ concept }) => concept));
  return (concepts.has("past") || concepts.has("cleared")) && !concepts.has("now");
}
