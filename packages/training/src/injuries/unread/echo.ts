import { namesProfessional } from "../../health/cleared/clearance.ts";
import type { HealthReading } from "../../health/group.ts";
import { normalise } from "../../health/normalise.ts";
import { tellsRunsAndWalks } from "../../health/stated-limits/limit-running.ts";

export const DENIED_OR_JOKE =
  /\b(?:lol|haha\w*)\b|^\s*(?:none|nothing|no|nope|nil|keine?|nein|nichts|nix|ninguna?|nada|no|rien|aucune?|non|nessuna?|niente|nenhuma?|nada|geen|niets)\b/iu;

export const MOST_OF_A_DENIAL = 3;
export const OF_A_PREGNANCY = /\b(?:lying|flat on|contact|back)\b/iu;
export const AMOUNT_OF_TRAINING = /\d ?(?:min\w*|km|x \d)\b/iu;
export const ORDERS_OR_NUMBERS =
  /\d|\b(?:no|not|never|only|without|avoid|max|until|kein\w*|nicht|nur|ohne|nie|bis|sin|solo|pas|sans|senza|niente|sem|geen|niet)\b/iu;

/** "Bench ok up to 60 kg, nothing heavier yet" says the limit again, "my heart rate does not go over 130" what a beta blocker does. */
export function isEcho(words: string, { findings, limits }: HealthReading): boolean {
  if (isSpeaker(normalise(words))) return true;
  if (findings.some(({ group }) => group === "doctors-limit") && SAME_LIMIT.test(words)) return true;
  if (limits.runRung < Infinity && tellsRunsAndWalks(normalise(words))) return true;
  if (!limits.supine && ON_THE_BACK.test(words)) return true;
  return !limits.heartRate && PULSE_STAYS_LOW.test(words);
}

/** "…, dit le kiné", "dice la fisio": who said what stands before it. */
function isSpeaker(said: string): boolean {
  return said.split(" ").length <= MOST_WORDS_OF_A_SPEAKER && SAYS_SO.test(said) && namesProfessional(said);
}

const MOST_WORDS_OF_A_SPEAKER = 5;
const SAYS_SO =
  /^(?:(?:so|as|wie|como|comme|come) )?(?:says?|said|sagt|sagte|meint|meinte|dit|dice|dijo|ha detto|diz|disse|zegt|zei|laut|segun|selon|d apres|secondo|segundo|volgens|per|according to) /u;

/** "Lying on my back feels weird now", where nothing lies on the back anyway. */
const ON_THE_BACK =
  /\b(?:(?:lying|laying|lie|flat) (?:flat )?on my back|auf dem r[üu]cken liegen|boca arriba|(?:allong[ée]e?|couch[ée]e?) sur le dos|supina|de barriga para cima|op mijn rug liggen)\b/iu;

const SAME_LIMIT =
  /^(?:and |but |und |aber )?(?:nothing|no|not|never|nichts|nicht|nada|rien|niente|niets) (?:any )?(?:heavier|more|longer|further|beyond|above|faster|schwerer\w*|mehr|länger|weiter|más|plus(?: lourd)?|più|zwaarder|meer)(?: (?:yet|than that|for now|so far|noch|bisher|todavía|encore|ancora))?$/iu;

const PULSE_STAYS_LOW =
  /\b(?:heart ?rate|pulse|hr|puls|herzfrequenz|pulso|fc|pouls|frequenza)\b.*\b(?:does ?n[’']?t|doesnt|won[’']?t|wont|never|hardly|can[’']?t|cant|not|nicht|kaum|nie|no|ne|pas|non|niet)\b/iu;
