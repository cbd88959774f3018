import type { CoachModelQuestion } from "./coach-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { quantities } from "./quantities.ts";

/** Why a text of a model is not shown. */
export class UntrustedText extends ModelFailure {
  override readonly name = "UntrustedText";
}

/** Why a sentence or line of a model is left out; undefined when it may be shown. Throws {@link UntrustedText} when nothing of the answer may be. */
export type TextCheck = (text: string) => string | undefined;

/**
 * What a model may say: no amount that its tools did not tell, nothing about medication, no word that a symptom is harmless, no claim of having
 * done something, no address, and no request for a secret. Numbers that only the athlete wrote do not count as told: "tell me to squat 500 kg".
 */
export function textCheck({ evidence }: Pick<CoachModelQuestion, "evidence">): TextCheck {
  return (text) => {
    const reason = untrusted(text);
    if (reason !== undefined) throw new UntrustedText(reason);
    const left = SENTENCES.find(([pattern]) => pattern.test(text))?.[1];
    if (left !== undefined) return left;
    const told = evidence().replaceAll(QUOTED, "");
    if (MEDICATION.exec(text)?.some((name) => !told.toLowerCase().includes(name.toLowerCase())) === true) return "a medication";
    const known = quantities(told);
    const isKnown = (amount: string) => known.has(amount) || amount.endsWith(" count");
    return [...quantities(text)].every(isKnown) ? undefined : "a number that was not computed";
  };
}

/** What no text of a model may hold, whatever it is about; undefined for a text without it. */
export function untrusted(text: string): string | undefined {
  if (UNREADABLE.test(text)) return "unreadable text";
  if (MARKUP.test(text)) return "an address or markup";
  if (REFUSAL.test(text)) return "a refusal";
  return OWN_RULES.test(text) ? "its own instructions" : undefined;
}

const QUOTED = /“[^”]*”/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\S{60}|([^\s\-–._*])\1{9}/;
const MARKUP = /https?:|www\.|!?\[[^\]]*\]\(|<\/?[a-z!]|```/i;
const REFUSAL =
  /\b(?:I(?:'|’)m sorry,? but|I (?:can(?:'|’)t|cannot|can not|am unable to|am not able to|won(?:'|’)t) (?:help|assist|answer|comply|provide|do that|discuss)|as an AI\b)/i;
const OWN_RULES =
  /athlete_(?:message|data)|computed_answer|ask_engine|read_athlete|propose_change|report_danger|search_library|system prompt|my instructions|ignore (?:all |any )?(?:previous|prior|above)/i;

const DONE = String.raw`(?:moved|changed|updated|added|deleted|removed|logged|saved|swapped|replaced|scheduled|booked|sent|adjusted|cancel+ed|rescheduled|shortened|marked|recorded|applied|accepted)`;

const SENTENCES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    new RegExp(
      String.raw`\b(?:I|we)(?:(?:'|’)ve| have| just|(?:'|’)ve just| have just| already)* ${DONE}\b|\b(?:has|have|is|are|was|were)(?: now| already| been)* ${DONE}\b|^\W*(?:all )?done\b|^\W*${DONE}[.!:]`,
      "i",
    ),
    "a claim of having acted",
  ],
  [
    /nothing (?:serious|to worry)|(?:don(?:'|’)t|no need to) (?:worry|be concerned|panic|see a (?:doctor|professional|physio))|(?:probably|likely|surely|just|only|perfectly|completely) (?:nothing|harmless|fine|normal soreness|a (?:minor |small |slight )?(?:strain|pull|cramp|bruise|tweak|niggle))|(?:train|run|lift|push|work) through (?:it|the|that|this|your)? ?pain|(?:pain|swelling|numbness|tingling|dizziness|tightness|palpitations?)[^.!?]{0,40} (?:is|are) (?:normal|harmless|fine|nothing)|ignore (?:the|that|this|your) (?:pain|symptom)/i,
    "reassurance about a symptom",
  ],
  [
    /\b(?:your|the) (?:pass ?word|pass ?code|pin code|credit card|card number|bank (?:details|account)|api key|one-time code|verification code|security code|e-?mail address|phone number|home address|social security)\b/i,
    "a request for a secret",
  ],
];

const MEDICATION =
  /\b(?:ibuprofen|advil|nurofen|paracetamol|acetaminophen|tylenol|aspirin|naproxen|aleve|diclofenac|voltaren|nsaids?|anti-?inflammator(?:y|ies)|painkillers?|cortisone|corticosteroids?|prednis(?:one|olone)|antibiotics?|amoxicillin|codeine|tramadol|opioids?|oxycodone|insulin|metformin|beta-?blockers?|statins?|ozempic|semaglutide|clenbuterol|testosterone|steroids?|trenbolone|sarms?|epo|ephedr(?:a|ine)|diuretics?|muscle relaxants?|valium|diazepam|melatonin|sleeping (?:pill|tablet)s?)\b/i;
