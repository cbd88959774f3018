import { conceptsFor } from "../evidence.ts";
import { plain } from "./stated-signs.ts";

/*
 * How far something went decides between an ambulance and a doctor of today (triage.md categories 1, 4 and 15, section 3.3), in English, German,
 * Spanish, French, Italian, Portuguese and Dutch.
 */

const IN_CHEST = /\b(?:chest|breast ?bone|sternum|brust\w*|pecho|poitrine|petto|peito|borst)\b/u;
const WAS =
  /\b(?:had|felt|was|got|hurt|hatte|hatt|war|tat|tuve|note|sentia|dolio|me dio|j ?ai eu|avais|etait|ho avuto|avevo|sentivo|tive|senti|doeu|had|voelde|deed)\b/u;
const QUIET_FOR_DAYS =
  /\b(?:(?:fine|gone|ok|okay|nothing|quiet|good|no pain|normal|all clear) (?:again )?(?:for|since|these) (?:(?:the )?(?:last )?(?:[2-6]|two|three|four|five|six|a few|several) days|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:seit|schon) (?:[2-6]|zwei|drei|vier|funf|sechs|einigen|ein paar) tagen? (?:\w+ )?(?:weg|nichts|nix|ruhe|gut|ok)|(?:bien|nada|sin nada|sin dolor) desde hace (?:[2-6]|dos|tres|cuatro|cinco|seis|unos) dias|(?:hace|llevo) (?:[2-6]|dos|tres|cuatro|cinco|seis|unos) dias (?:bien|sin (?:nada|dolor))|(?:plus rien|rien|bien|nickel) depuis (?:[2-6]|deux|trois|quatre|cinq|six|quelques) jours|(?:niente|bene|tutto ok|passato|nulla) da (?:[2-6]|due|tre|quattro|cinque|sei|qualche) giorni|(?:nada|bem|tudo bem|sem dor) (?:ha|faz) (?:[2-6]|dois|tres|quatro|cinco|seis|uns) dias|(?:al )?(?:[2-6]|twee|drie|vier|vijf|zes|een paar) dagen (?:\w+ )?(?:weg|niks|niets|goed|ok))\b/u;
const OF_NOW =
  /\b(?:again|now|still|keeps?|comes and goes|wieder|noch|immer|otra vez|ahora|sigue|encore|toujours|maintenant|di nuovo|ancora|adesso|de novo|ainda|agora|weer|nog|nu)\b/u;
const MORE_THAN_CHEST = "faint collapse breathless sweat arm jaw vomit dizzy drug cough blood cold".split(" ");

/** A chest that hurt once and has been quiet for days: a doctor today, and no ambulance (triage.md category 1: gone for less than seven days). */
export function mentionsChestOfPastDays(text: string): boolean {
  const said = plain(text);
  const isOver =
    IN_CHEST.test(said) && WAS.test(said) && QUIET_FOR_DAYS.test(said) && !OF_NOW.test(said.replaceAll(QUIET_FOR_DAYS_ALL, " "));
  return isOver && hasNoneOf(said, MORE_THAN_CHEST);
}

const QUIET_FOR_DAYS_ALL = new RegExp(QUIET_FOR_DAYS, "gu");

const FESTERS =
  /\b(?:pus|puss|oozing|weeping|infected|festering|eiter\w*|entzundet\w*|infectad[oa]|supura\w*|infecte\w*|suppur\w*|infett\w*|infeccionad[oa]|inflamad[oa]|etter\w*|pussig|ontstoken)\b/u;
const OF_SKIN =
  /\b(?:blister\w*|wound|cut|graze|scrape|rip|toe ?nail|nail|callus|scratch|blase|wunde|schramme|nagel|schnitt|ampolla|herida|una|corte|ampoule|cloque|plaie|ongle|coupure|vescica|ferita|taglio|unghia|bolha|ferida|unha|blaar|wond\w*|schaafwond|snee|nagel)\b/u;
const SPREADS =
  /\b(?:spread\w*|streak\w*|stripes?|lines?|tracking|creeping|fast|hours?|streif\w*|strich\w*|breitet|schnell|stunden|raya\w*|extiend\w*|rapido|horas|trainee\w*|etend|vite|heures|strisc\w*|allarga\w*|espand\w*|ore|risca\w*|espalh\w*|streep|strepen|breidt|snel|uur|purple|lila|black|schwarz|morad\w*|negr\w*|violet\w*|noir\w*|viola|ner[oa]|rox[oa]|pret[oa]|paars|zwart)\b/u;
const OF_SEPSIS =
  "confused breathless heart faint collapse dizzy cold weak worse vomit sudden head neck joint chest operation diabetes pregnant pregnancy drug".split(
    " ",
  );

const RUNS_FAST =
  /\b(?:(?:spread\w*|streak\w*|(?:red )?(?:lines?|stripes?)|streif\w*|strich\w*|raya\w*|trainee\w*|strisci\w*|risca\w*|streep|strepen|rote?\w* \w+)\b.{0,40}\b(?:fast|quick\w*|by the hour|each hour|every hour|schnell|stundlich|wandert|rapido|por horas|vite|rapidement|veloce\w*|ogni ora|rapidamente|a cada hora|snel|per uur)|(?:fast|quick\w*|schnell|rapido|vite|snel)\b.{0,24}\b(?:spread\w*|breitet\w*|extiend\w*|etend|allarga\w*|espalh\w*|uit))\b/u;

/** An infection that runs up a limb fast, with a fever (triage.md category 15). */
export function mentionsFastInfection(text: string): boolean {
  const said = plain(text);
  return RUNS_FAST.test(said) && conceptsFor(said).has("fever") && (FESTERS.test(said) || OF_SKIN.test(said));
}

const SEPTIC =
  /\b(?:confus\w*|muddled|cant think|not making sense|delirious|shivering (?:so|uncontrollab\w*)|rigors?|cant stand|wirr\w*|verwirrt|durcheinander|benommen|desorientad\w*|incoheren\w*|dis nimporte quoi|delir\w*|sragiona|straparla|verward|ijlt)\b/u;

/** An infection of the skin beside a mind that is not clear, or shaking chills that do not stop (triage.md category 15: sepsis). */
export function isSeptic(text: string): boolean {
  const said = plain(text);
  return SEPTIC.test(said) && (FESTERS.test(said) || OF_SKIN.test(said) || TICK.test(said));
}

const TICK = /\b(?:tick|zecke\w*|garrapata|tique|zecca|carrapat\w*|carraca|teek|teken\w*)\b/u;

/** A wound that festers, with a fever, while nothing spreads and the mind is clear (triage.md category 15). */
export function mentionsFesteringWound(text: string): boolean {
  const said = plain(text);
  return FESTERS.test(said) && OF_SKIN.test(said) && !SPREADS.test(said) && hasNoneOf(said, OF_SEPSIS);
}

const SKIPS =
  /\b(?:flutter\w*|skip\w*|irregular|extra beats?|missed? beats?|palpitations?|stolper\w*|aussetzer|unregelmassig\w*|aleteo\w*|se salta|irregular\w*|palpitaciones|rates?|irreguli\w*|palpitations|perde (?:un )?colp\w*|irregolar\w*|palpitazion\w*|capriol\w*|falha\w*|falhando|palpita\w*|overslag\w*|slaat over|over\w*|onregelmatig\w*)\b/u;
const IS_WELL =
  /\b(?:(?:i |im |am |otherwise |else |rest )*(?:feel(?:ing)? (?:ok\w*|fine|good|great|well|normal)|otherwise (?:ok\w*|fine|good|great|well))|sonst (?:fit|gut|ok|alles gut|nichts|geht\w* gut)|fuhl\w* mich (?:gut|ok|fit)|(?:por lo demas|me siento|resto) (?:bien|perfecto|ok|todo bien)|(?:a part ca|sinon|je me sens) (?:\w+ )?(?:bien|ca va|ok|nickel)|(?:per il resto|mi sento|sto) (?:\w+ )?(?:bene|ok|benissimo)|(?:de resto|me sinto|tirando isso) (?:\w+ )?(?:bem|ok|otim\w*)|(?:verder|voel me) (?:\w+ )?(?:prima|goed|ok|fit))\b/u;
const MORE_THAN_SKIPS = "faint collapse dizzy breathless pain pressure sweat arm jaw blood drug vomit pregnant weak effort".split(" ");
const VERY_FAST =
  /\b(?:1[5-9]\d|2\d\d|racing|rast|rase\w*|galop\w*|emball\w*|impazz\w*|disparad\w*|op hol|gym|train\w*|run\w*|rac\w*|minutes?)\b/u;

/** Beats that are skipped by somebody who is well and says so: a doctor today (triage.md category 1: skips alone, well). */
export function mentionsSkipsAlone(text: string): boolean {
  const said = plain(text);
  return SKIPS.test(said) && IS_WELL.test(said) && !VERY_FAST.test(said) && hasNoneOf(said, MORE_THAN_SKIPS);
}

const FELL_ASLEEP =
  /\b(?:fell asleep|fallen asleep|is asleep|went to sleep|gone to sleep|eingeschlafen|schlaft (?:mir )?ein|se me (?:ha |han )?(?:dormi\w+|durmi\w+|duerme\w*)|dormid[oa]s?|endormi\w*|addormentat[oaie]|si addormenta\w*|dorm(?:iu|iram|ente|entes)|slaapt|slapen|sliep)\b/u;
const MORE_THAN_ASLEEP = 9;
const OF_A_LIMB: ReadonlySet<string> = new Set([
  "numb",
  "leg",
  "arm",
  "rest",
  "now",
  "gone",
  "past",
  "minor",
  "someone",
  "effort",
  "atrest",
  "days",
  "ride",
  "muscle",
]);

/** "My foot fell asleep" and no more: why is asked (triage.md category 8: slept on it). */
export function isOnlyAsleep(text: string): boolean {
  const said = plain(text);
  if (!FELL_ASLEEP.test(said) || said.split(" ").length > MORE_THAN_ASLEEP) return false;
  const concepts = conceptsFor(said);
  return (concepts.has("leg") || concepts.has("arm")) && [...concepts].every((concept) => OF_A_LIMB.has(concept));
}

function hasNoneOf(said: string, concepts: readonly string[]): boolean {
  const found = conceptsFor(said);
  return !concepts.some((concept) => found.has(concept));
}
