import { type Day, readInjuries, referralFor } from "@ironpace/training";
import { grammarSigns } from "./signs/red-flags.ts";
import { conceptsIn } from "./concepts.ts";
import { certainCategory, PRIVATE, mentionsHipStress, mentionsWasting } from "./evidence.ts";
import { plainWords } from "./features.ts";
import { readLearned } from "./learned.ts";
import { languageOfMessages } from "./languages/language-of.ts";
import { answerTo } from "./say.ts";
import { mentionsFootDrop, mentionsSlowNerve, mentionsTornTendon } from "./signs/stated-signs.ts";

/** How sure the classifier has to be of a sentence: an honest history is full of the words of danger. Less is enough where a grammar sees it too. */
const ENOUGH = 0.9;
const SEEN_BY_BOTH = 0.7;
/** For the athlete's own language where the engine refuses the plan anyway, in English. */
const REFUSED_ANYWAY = 0.35;
const SURE_OF_NERVE = 0.97;

/**
 * What to say instead of a plan when a text of the profile (injuries, notes) tells of an emergency or of a doctor's matter that is there now, in words the
 * engine's vocabulary does not have; undefined for what was treated, cleared, or is long past, and for complaints that the engine reads and plans around.
 */
export async function referralInProfile(texts: readonly (string | null | undefined)[], today: Day): Promise<string | undefined> {
  const text = texts.filter((one) => one).join("\n");
  const language = languageOfMessages([text]);
  const isRefused = language !== "en" && referralFor(readInjuries(text, today)) !== undefined;
  for (const sentence of sentencesOf(text)) {
    const quote = sentence.trim();
    if (quote.length < 4 || isHistory(quote)) continue;
    const reading = await readLearned(quote);
    const { danger, level } = reading;
    // Words about suicide, food and violence need words of them in the text.
    const category = PRIVATE.has(reading.category) ? certainCategory(reading) : reading.category;
    // A painful knee is what the engine plans around; bleeding, night pain, a hot joint or hands that go numb are not.
    const isNerve = danger >= SURE_OF_NERVE && namesNumbness(quote);
    // So are a hand that wastes away, a runner's groin that hurts in bed and a torn heel tendon, whatever the classifier makes of them.
    if (mentionsWasting(quote))
      return answerTo(
        { category: "unclear", level: level === "emergency" ? "emergency" : "doctor-today", quote, person: "self" },
        language,
      );
    if (mentionsHipStress(quote) || mentionsTornTendon(quote) || mentionsSlowNerve(quote) || mentionsFootDrop(quote))
      return answerTo({ category: "limb", level: level === "emergency" ? "emergency" : "doctor-today", quote, person: "self" }, language);
    if (category === "limb" && level !== "emergency" && !isNerve && readInjuries(quote, today).regions.length > 0) continue;
    const isFlagged = grammarSigns(quote, today).length > 0;
    if (danger >= (isFlagged ? (isRefused ? REFUSED_ANYWAY : SEEN_BY_BOTH) : ENOUGH))
      return answerTo(
        { category, level: category === "unclear" && level === "talk" ? "doctor-today" : level, quote, person: "self" },
        language,
      );
  }
  return undefined;
}

/** Sentences, and what stands in brackets or after a "nothing" by itself: "nothing to report (well, both hands go numb every night)". */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;])(?<!\b(?:u|o|ca|bzw|evtl|ggf|dr|approx|aprox)\.)\s+|\n+/iu).flatMap((sentence) => {
    const parts = sentence.split(NOTHING_BUT).flatMap((part) => part.split(/[()[\]]/u));
    return parts.length === 1 ? [sentence] : [sentence, ...parts.filter((part) => plainWords(part).length >= FEWEST_WORDS)];
  });
}

const FEWEST_WORDS = 4;
const NOTHING_BUT =
  /\b(?:nothing (?:to report|special|much|really)|no (?:injuries|issues|problems)|all (?:good|fine)|healthy|nichts (?:besonderes)?|keine (?:verletzungen|beschwerden)|alles gut|nada|ninguna lesion|rien (?:de special|a signaler)|aucune blessure|niente|nessun infortunio|nenhuma lesao|niets|geen blessures)\b[\s,:–—-]*(?:(?:well|but|except(?: that)?|only|just|though|aber|nur|ausser(?: dass)?|pero|salvo|solo|mais|sauf|ma|tranne|mas|exceto|maar|alleen)\b)?/iu;

function namesNumbness(text: string): boolean {
  return conceptsIn(plainWords(text)).some(({ concept }) => concept === "numb");
}

/** Treated, cleared or years ago, and nothing of it now. */
function isHistory(sentence: string): boolean {
  const concepts = new Set(conceptsIn(plainWords(sentence)).map(({ concept }) => concept));
  return (concepts.has("past") || concepts.has("cleared")) && !concepts.has("now");
}
