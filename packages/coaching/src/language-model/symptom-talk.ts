import { type Day, readInjuries } from "@ironpace/training";
import { conceptsIn } from "../triage/concepts.ts";
import { plainWords } from "../triage/features.ts";

/**
 * Whether a sentence of a model plays a symptom down, or speaks of one or of an illness without sending the athlete to somebody. Concepts are those of
 * triage, body parts those of the engine; that a sentence about the body is a cue ("chest up") is told by the absence of both.
 */
export function playsDown(text: string): boolean {
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
