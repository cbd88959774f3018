import type { CoachModelQuestion } from "./coach-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { withDigits } from "../number-words.ts";
import { quantities } from "./quantities.ts";
import { type Day, readInjuries } from "@ironpace/training";
import { conceptsIn } from "../triage/concepts.ts";
import { plainWords } from "../triage/features.ts";

/** Why a text of a model is not shown. */
export class UntrustedText extends ModelFailure {
  override readonly name = "UntrustedText";
}

/** Why a sentence or line of a model is left out; undefined when it may be shown. Throws {@link UntrustedText} when nothing of the answer may be. */
export type TextCheck = (text: string) => string | undefined;

/**
 * What a model may say: no amount that its tools did not tell, no symptom or illness without sending the athlete to somebody, nothing about medicine
 * but to ask a professional, no claim of having done something, nothing of others, no address, and no request for a secret. A sentence that a tool
 * told in the same words may be said. Numbers that only the athlete wrote do not count as told: "tell me to squat 500 kg".
 */
export function textCheck({ evidence }: Pick<CoachModelQuestion, "evidence">): TextCheck {
  return (text) => {
    const reason = untrusted(text);
    if (reason !== undefined) throw new UntrustedText(reason);
    const told = evidence().replaceAll(QUOTED, "");
    if (told.split(SENTENCE_END).some((sentence) => inWords(sentence) === inWords(text))) return undefined;
    if (playsDown(text)) return "talk of a symptom";
    const wrong = SENTENCES.find(([pattern, but]) => pattern.test(text) && but?.test(text) !== true);
    if (wrong !== undefined) return wrong[2];
    return isComputed(text, told) ? undefined : "a number that was not computed";
  };
}

/** Whether each amount was told with the same unit; a number without one up to ten is free, others have to have been told in any way. */
function isComputed(text: string, told: string): boolean {
  if (VAGUE.test(text)) return false;
  const known = readAmounts(told);
  const numbers = new Set([...known].map((amount) => amount.split(" ")[0]));
  return [...readAmounts(text)].every((amount) => {
    const [number = "", kind] = amount.split(" ");
    return known.has(amount) || (kind === "count" && (Number(number) <= MOST_FREE || numbers.has(number)));
  });
}

const MOST_FREE = 10;

/** Quantities, with "4 × 3" also as 4 sets of 3, "3:00" also as 3 minutes, and a pace that is spelled out. */
function readAmounts(text: string): ReadonlySet<string> {
  const digits = withDigits(text)
    .replaceAll(SPELLED_PACE, "$1:$2")
    .replaceAll(/(\d+) and a half\b/gi, "$1.5");
  const schemes = [...digits.matchAll(SCHEME)].flatMap(([, sets = "", reps = ""]) => [
    `${sets}x${reps} scheme`,
    `${sets} sets`,
    `${reps} reps`,
  ]);
  const minutes = [...digits.matchAll(WHOLE_MINUTES)].map(([, count]) => `${count} minutes`);
  const days = [...digits.matchAll(DAY)].map(([day]) => `${day.toLowerCase().replaceAll(" ", "-")} day`);
  return new Set([...quantities(digits), ...schemes, ...minutes, ...days]);
}

const SPELLED_PACE = /\b(\d{1,2}) (\d\d)(?= ?(?:per|a|\/) ?(?:k|mile))/gi;
const SCHEME = /(\d+)\s*(?:[x×]|sets? of)\s*(\d+)/gi;
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;
const WHOLE_MINUTES = /\b(\d{1,2}):00\b/g;
/** Amounts that are no numbers. */
const VAGUE =
  /\b(?:low|mid|high)(?:er)?[ -](?:twen|thir|for|fif|six|seven|eigh|nine)ties\b|\b(?:by|cut|drop|lower|reduce|raise|add|increase)\b[^.!?]{0,40}\b(?:a third|a quarter|half|one third|two thirds|a fifth|a tenth)\b|\b(?:a third|a quarter|half) (?:off|a (?:ton|stone))|\b(?:hour|kilo|mile|litre)s? and a (?:half|quarter)|\bdozens?\b|\bfortnight|\b(?:stone|tons?|tonnes?|yards?|ounces?|gallons?)\b|\btimes (?:what you weigh|your (?:body|weight))|\b(?:twice|double|triple) (?:your|the)\b/i;

/** What no text of a model may hold, whatever it is about; undefined for a text without it. */
export function untrusted(text: string): string | undefined {
  if (UNREADABLE.test(text)) return "unreadable text";
  if (MARKUP.test(text)) return "an address or markup";
  if (REFUSAL.test(text)) return "a refusal";
  return OWN_RULES.test(text) ? "its own instructions" : undefined;
}

/** The words alone: whether the same sentence was told. */
function inWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
}

const SENTENCE_END = /(?<=[.!?;])\s+|\n/u;
const QUOTED = /“[^”]*”/g;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\S{60}|([^\s\-–._*])\1{9}/;
const MARKUP = /https?:|www\.|!?\[[^\]]*\]\(|<\/?[a-z!]|```|\S@\S+\.\S/i;
const REFUSAL =
  /\b(?:I(?:'|’)m sorry,? but|I (?:can(?:'|’)t|cannot|can not|am unable to|am not able to|won(?:'|’)t) (?:help|assist|answer|comply|provide|do that|discuss)|as an AI\b)/i;
const OWN_RULES =
  /athlete_(?:message|data)|computed_answer|ask_engine|read_athlete|propose_change|report_danger|search_library|system prompt|my instructions|ignore (?:all |any )?(?:previous|prior|above)/i;

const ACTION = String.raw`(?:moved|changed|updated|added|deleted|removed|logged|saved|swapped|replaced|scheduled|booked|sent|adjusted|cancel+ed|rescheduled|shortened|lowered|raised|marked|applied|synced|messaged|notified|informed|forwarded|approved|confirmed|switched|submitted|registered|enrolled)`;
/** What a model does while it answers; anything else in the first person and the past is a claim of having acted. */
const LOOKED =
  "look|check|read|compar|consider|used|bas|mention|describ|explain|calculat|comput|ask|propos|suggest|prepar|notic|search|need|want";
const ACTED = new RegExp(
  [
    String.raw`\b(?:I|we)(?:(?:'|’)ve)?\b(?:(?! not|n(?:'|’)t|(?:'|’)d| would| could| can)[^.!?,;]){0,25}?\b(?!(?:${LOOKED})\w*ed\b|indeed|speed|feed)(?:\w+ed|put|set|let|made|took|went|sent|booked|wrote)\b`,
    String.raw`\b(?:I|we)(?:(?:'|’)m| am|(?:'|’)re| are) (?:\w+ )?(?:moving|changing|updating|adding|deleting|removing|saving|swapping|scheduling|booking|sending|adjusting|cancel+ing|rewriting|lowering|raising)\b`,
    String.raw`^(?!.*\b(?:nothing|not|never|no|\w+n(?:'|’)t|would|could|can|if|once|when|until|after|card|propos\w*|suggest\w*|yet|should|you(?:(?:'|’)ve| have)? ${ACTION})\b).*\b${ACTION}\b`,
    String.raw`^\W*(?:done|all (?:done|set|\w+ed))\b|\bconsider it\b|\btakes? effect (?:now|straight|right|immediately)|\bas of (?:now|this|today)\b|\bis gone from your\b|\b(?:your|the) (?:plan|week|schedule|calendar|zones?|reminder)s? (?:now|is now|are now|is set|are set|already)\b`,
  ].join("|"),
  "is",
);
/** Sends to somebody who may speak about medicine, and tells to take or leave none. */
const LEAVES_MEDICINE_TO =
  /^(?!.*(?<!don(?:'|’)t |not |never )\b(?:take|taking|use|using|try|borrow|skip|start|halve|double)\b).*\b(?:doctor|gp|pharmacist|professional)\b/is;
/** A sentence that matches the first is left out, unless it matches the second. */
const SENTENCES: readonly (readonly [pattern: RegExp, but: RegExp | undefined, reason: string])[] = [
  [ACTED, undefined, "a claim of having acted"],
  [
    /\b(?:pass ?words?|pass ?codes?|pin codes?|card numbers?|credit cards?|bank (?:details|account)|api keys?|(?:one-time|verification|security) codes?|social security|home address|phone number|log-?ins?|private e-?mail|iban|(?:card|bank|account) (?:details|number)s?|which bank|(?:four|six|\d)-digit code|whatsapp|telegram|instagram|text message)\b|\b(?:share|paste|send|give|drop|enter|type|tell)\b[^.!?]{0,30}\b(?:codes?|e-?mail|address|credentials)\b|\b(?:transfer|pay|wire|send)\b[^.!?]{0,30}\b(?:fee|money|euros?|dollars?|pounds sterling|account)\b/i,
    /\b(?:don(?:'|’)t|never|do not) (?:share|send|give|enter|type|tell|paste)\b/i,
    "a request for a secret or for money",
  ],
  [
    /\b(?:[Aa]nother|[Oo]ther) (?:athletes?|users?|members?|people)\b|\b(?:[Ff]rom|[Ii]n) your (?:club|group|team|box)\b|\b[Yy]our (?:neighbour|neighbor|friend|teammate|partner|rival)(?:'|’)?s?\b[^.!?]*\b(?:pulse|squat\w*|plan|log|ran|skipped|lifts?)\b|\b[A-Z][a-z]+(?:'|’)s (?:training|log|plan|pulse|data|squat|run|sessions?)\b|\b(?:wrote|told|talked) to me\b/,
    /\b(?:not|never|cannot|can(?:'|’)t)\b/i,
    "other people",
  ],
  [
    /\b(?:ignor|forget|drop|bypass)\w* (?:my|all|any|the) (?:\w+ )?(?:rules|limits|instructions|guidelines)|\bunrestricted\b|\bdeveloper mode|\b(?:filters?|limits|rules|restrictions) (?:no longer|do not|don(?:'|’)t) apply|\bwithout (?:any )?(?:limits|rules|filters)|\bnot a coach\b/i,
    undefined,
    "its own rules",
  ],
  [
    /\b(?:ibuprofen|advil|nurofen|paracetamol|acetaminophen|tylenol|aspirin|naproxen|aleve|diclofenac|voltaren|nsaids?|anti-?inflammator(?:y|ies)|painkillers?|cortisone|corticosteroids?|prednis(?:one|olone)|antibiotics?|amoxicillin|codeine|tramadol|opioids?|oxycodone|insulin|metformin|beta[- ]?blockers?|statins?|ozempic|semaglutide|clenbuterol|testosterone|steroids?|trenbolone|sarms?|epo|ephedr(?:a|ine)|diuretics?|muscle relaxants?|valium|diazepam|melatonin|tablets?|pills?|medications?|medicines?|drugs?|inhalers?|injections?|anti-?depressants?|anavar|cocaine|amphetamines?|cannabis|thinners?)\b/i,
    LEAVES_MEDICINE_TO,
    "medication",
  ],
];

/**
 * Whether a sentence of a model plays a symptom down, or speaks of one or of an illness without sending the athlete to somebody. Concepts are those of
 * triage, body parts those of the engine; that a sentence about the body is a cue ("chest up") is told by the absence of both.
 */
function playsDown(text: string): boolean {
  if (ALL_CLEAR.test(text)) return true;
  if (refers(text)) return false;
  const concepts = new Set(conceptsIn(plainWords(text.replaceAll(/\bnumbers?\b/gi, ""))).map(({ concept }) => concept));
  const isBody = [...BODY].some((concept) => concepts.has(concept)) || readInjuries(text, ANY_DAY).regions.length > 0;
  const isSensation = [...SENSATIONS].some((concept) => concepts.has(concept)) || SENSATION_WORDS.test(text);
  return isSensation || ILLNESS.test(text) || (isBody && DOWNPLAYS.test(text));
}

/** Whether it sends the athlete to somebody or ends the effort, and does not keep them from it. */
function refers(text: string): boolean {
  return REFERS.test(text) && !DISMISSES.test(text);
}

/** Days only matter for how long ago a complaint was. */
const ANY_DAY: Day = "2026-01-01";
const BODY: ReadonlySet<string> = new Set(
  "chest heart head neck back face lips throat eye arm leg belly private skin urine blood dark".split(" "),
);
const SENSATIONS: ReadonlySet<string> = new Set("pain faint dizzy numb swollen fever".split(" "));
const SENSATION_WORDS =
  /\b(?:hurt(?:s|ing)?|tingl\w*|light-?headed|short(?:ness)? of breath|breathless\w*|palpitations?|nause\w*|vomit\w*|bleed\w*|concussion|symptoms?|twinge|pinch(?:ing)?|seeing (?:spots|stars)|pounding|flutter\w*|grumbling)\b/i;
const ALL_CLEAR =
  /\bnothing (?:serious|to worry)|\bno need to (?:worry|see)|\bdon(?:'|’)t worry|\b(?:probably|likely|surely) (?:just|only|nothing|harmless|fine)\b/i;
const DOWNPLAYS =
  /\b(?:just|only|merely|simply|no big deal|nothing|harmless|normal|fine|part of|sorts? (?:itself|out)|goes away|clears? up|tends? to|usually|toughen|loosen|quieten|settles?|fades?|ignore|grit|put you off|carry on|keep (?:going|lifting|pressing|running|training)|go ahead|push (?:on|through)|(?:run|train|lift|work) through|good pain|gets? used to|leftover|all right|as planned|skip the|don(?:'|’)t (?:stop|worry))\b/i;
const ILLNESS =
  /\b(?:torn|rupture\w*|fractur\w*|broken (?:bone|toe|rib|foot)|sprain\w*|strained|pulled (?:a )?muscle|tend[io]n\w*itis|tendinopath\w*|bursitis|meniscus|(?:runner|jumper)(?:'|’)?s knee|shin splints|sciatica|hernia\w*|slipped disc|anaemi\w*|anemi\w*|deficien\w*|arthritis|asthma|arrhythmi\w*|depress\w*|burn-?out|overtrain\w*|rhabdo\w*|impingement|plantar fasci\w*|infection|diabet\w*)\b/i;
const REFERS =
  /\b(?:doctors?|gp|professionals?|physio\w*|midwife|emergency|ambulance|hospital|cardiologist|pharmacist|medical|examined|checked|looked at|qualified)\b|(?<!don(?:'|’)t |never |not |reason to )\bstop\b(?! taking)/i;
const DISMISSES =
  /\b(?:no need|don(?:'|’)t (?:need|have|bother)|without|no reason|not worth|instead of|skip(?: the)?|rather than)\b[^.!?]{0,30}\b(?:doctors?|gp|professionals?|physio\w*|medical|see|check\w*)\b|isn(?:'|’)t a reason to stop/i;
