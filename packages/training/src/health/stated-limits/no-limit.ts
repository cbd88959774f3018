/** Whether an amount ends nothing: it says when a complaint is gone, or how fast a distance is run. */
export function isNoLimit(said: string): boolean {
  return saysGoneAfter(said) || RACE_TIME.test(said) || (DISTANCE_IN_TIME.test(said) && !BOUNDS.test(said));
}

export function saysGoneAfter(said: string): boolean {
  return said.length <= LONGEST && GONE_AFTER.test(said);
}

/** No clause that says so is longer. */
const LONGEST = 200;
const AFTERWARDS = String.raw`(?:after|within|once|nach|tras|despues de|al cabo de|apres|au bout de|dopo|depois de|apos|na)`;
const GONE = String.raw`(?:gone|goes|go(?:es)? away|disappears?|eases?|settles?|loosens?|warms? up|wears? off|better|fine|ok|quiet|weg|vorbei|verschwunden|verschwindet|besser|gut|desaparece|se (?:me )?(?:quita|pasa|va)|mejor|passe|part|disparait|mieux|passa|sparisce|meglio|desaparece|melhora|over|beter)`;
const SOME_MINUTES = String.raw`(?:\d{1,2}|an?|a few|one|two|five|ten|fifteen|twenty|ein paar|zehn|funf|diez|dix|dieci|dez|tien) ?(?:min\w*|km\b|k\b|kilomet\w*|laps?|runden?)`;
/** "Gone after ten minutes", "nach 10 min einlaufen meistens weg": warm tissue is quiet, and no run ends there. */
const GONE_AFTER = new RegExp(
  String.raw`\b${AFTERWARDS} (?:about |around |the first |etwa |ca |unos |environ |circa )?${SOME_MINUTES}(?: \w+){0,4}? ${GONE}\b|\b${GONE}\b(?: \w+){0,2}? ${AFTERWARDS} (?:about |around |the first |etwa |ca |unos |environ |circa )?${SOME_MINUTES}`,
  "u",
);
/** "5 km a 24 minuti", "10k in 52", "5 km en 24 min": how fast a distance is run. */
const DISTANCE_IN_TIME =
  /\b\d{1,2}(?:[.,]\d)? ?(?:km?|kilomet\w*|mile\w*) (?:in|at|a|en|em|auf|op|om|until|for) (?:about |around |ca |circa |unos |environ )?(?:\d{2,3}(?: ?min\w*|\b(?! ?(?:km?\b|%)))|\d{1,2}[:h]\d{2})/u;
const BOUNDS =
  /\b(?:no more|not more|at most|max\w*|only|up to|limit\w*|never|hochstens|nur|como mucho|solo|pas plus|au plus|seulement|al massimo|non piu|no maximo|hoogstens|alleen)\b/u;

const FIRST = String.raw`(?:first|initial|opening|ersten?|primer[oa]s?|premier\w*|prim[ie]|primeir[oa]s|eerste)`;
const SOME = String.raw`(?:(?:\d{1,2}|few|couple of|five|ten|fifteen|twenty|paar|zehn|funf|diez|cinco|dix|cinq|dieci|dez|tien|vijf) ?-?)?`;
const STRETCH = String.raw`(?:min\w*|km\b|kms\b|k\b|kilomet\w*|quilomet\w*|chilomet\w*|met(?:re|er|ro)s?\b|miles?\b|laps?\b)`;
const AT_START = new RegExp(String.raw`\b(?:${FIRST} (?:\w+ )?${SOME}${STRETCH}|\d{1,2} ${FIRST} ${STRETCH})`, "u");
/** "After the first 10 minutes" and "only the first 10 minutes allowed" are limits. */
const FROM_THERE_ON =
  /\b(?:after|beyond|past|from|once|following|nach|ab|uber|tras|despues|pasad[oa]s|apres|passe|dopo|depois|apos|na|vanaf|only|up to|max\w*|at most|allow\w*|limit\w*|not more|no more|nur|hochstens|solo|pas plus|seulement|apenas|hoogstens)\b/u;

/** What is still there after the start, or stops the run. */
export const STAYS_BAD =
  /\b(?:stays?|remains?|worse|stop(?:s|ped)?|limp\w*|schlimmer|schlechter|bleibt|humpel\w*|peor|empeora|sigue|pire|reste|empire|peggio\w*|resta|pior|piora|continua|erger|blijft)\b/u;

/** Whether a complaint is felt at the start of a run: "sore for the first 10 minutes". A run that ended there would be the sore part alone. */
export function isFeltAtStart(said: string): boolean {
  return AT_START.test(said) && !FROM_THERE_ON.test(said);
}

/** "A 20 min 5k" is how fast, and not how long. */
const RACE_TIME = /\b(?:\d{2}|sub \d{2})(?: ?min\w*)? (?:\d{1,2} ?km?\b|half\b|parkrun|mile\b)/u;

/** "Does not want me to stop running", "to lose weight": nothing that is done is out. */
const KEEPS_GOING =
  /\b(?:want|wants|quiere|will|veut|vuole|quer|wil)\b.{0,25}\b(?:stop|quit|lose|give up|rest|skip|aufhor\w*|abnehm\w*|pare|deje|pierda|adelgace|arrete\w*|perde\w*|maigri\w*|smett\w*|dimagri\w*|deixe|emagre\w*|stoppen|ophoud\w*|afvallen)\b/u;
const NOT_WANTED = /\b(?:doesnt|does not|didnt|dont|no|nicht|ne|pas|non|nao|niet)\b/u;

/** Whether a clause says what somebody is not to stop or lose. `said` is normalised. */
export function keepsGoing(said: string): boolean {
  return (NOT_WANTED.test(said) && KEEPS_GOING.test(said)) || NOT_TO_STOP.test(said) || NO_NEED.test(said);
}

/** "My physio says NOT to stop running" */
const NOT_TO_STOP =
  /\b(?:not|never) to (?:stop|quit|give up)\b|\b(?:dont|do not|shouldnt|should not) (?:stop|quit|give up) (?:running|training|lifting|swimming|cycling)\b|\bnicht (?:mit (?:dem )?\w+ )?aufhoren\b|\bno (?:deje|dejar|pare|parar) de\b|\bne pas (?:m )?arreter\b|\bnon (?:smettere|fermar\w*)\b|\bnao (?:parar|deixar|pare|deixe) de\b|\bniet (?:te )?stoppen met\b/u;
/** "Don't need to limit anything" */
const NO_NEED =
  /\b(?:(?:dont|do not|doesnt|no) need(?: to)?|neednt|no reason to) (?:limit|restrict|stop|avoid|leave)\w*\b|\bmuss (?:ich )?(?:mich )?nichts? (?:einschrank\w*|begrenz\w*|schonen|vermeiden)\b|\bno (?:hace falta|necesito|tengo que) (?:limitar\w*|evitar|restringir)\b|\bpas besoin de (?:me )?(?:limiter|eviter)\b|\bnon (?:serve|devo|c e bisogno di) (?:limitar\w*|evitare)\b|\bnao preciso (?:de )?(?:me )?(?:limitar|evitar)\b|\bhoef (?:\w+ )?niets? te (?:beperken|vermijden|laten)\b/u;
