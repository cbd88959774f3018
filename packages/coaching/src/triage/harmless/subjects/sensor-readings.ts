import { NOUN as PERSON } from "../../person.ts";
import { ADVERBS } from "./thing-predicates.ts";
import { BY_HAND, SENSOR, THING_OBJECT } from "./things.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * "My strap says I'm dead": what a watch or a strap shows of a pulse, in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

/** What a sensor shows that nobody has who writes; not of one side or limb, where a missing pulse is a sign. */
export const DEAD_READING = anyOf(`
  (im |i am |i was |me as |a )?(dead|a corpse|clinically dead|officially dead)|(a )?flat ?lines?( at (0|zero))?|(i have |ive got |i had )?(zero|0|no) (pulse|heart ?beats?|heart rate|bpm)( at all)?|(pulse|heart rate) (of )?(0|zero)|cardiac arrest
  (mir |mich )?(seit \\p{L}+ )?(ich (sei|bin|war) )?(tot|klinisch tot|herzstillstand|null ?linie|nulllinie|(null|0|kein(en)?) puls(schlag)?|puls (null|0))
  (que )?(estoy |estaba )?muert(o|a)|(cero|0|sin) (pulsaciones|pulso|latidos)|parada cardiaca
  (que )?(je suis |jetais )?mort(e)?|(zero|0|plus de|aucun|pas de) pouls|arret cardiaque
  (che )?(sono |ero )?mort(o|a)|(mi da per) mort(o|a)|(zero|0|nessun|senza) (battiti|battito|polso)|arresto cardiaco
  (que )?(estou |estava )?mort(o|a)|(zero|0|sem|nenhum) (batimentos|pulso|pulsacoes)|parada cardiaca
  (dat )?(ik )?(dood( ben| was)?)|(nul|0|geen) (hartslag|polsslag|pols)|hartstilstand|vlakke (streep|lijn)( op nul)?
`);
const SHOWS = anyOf(
  "says?|said|shows?|showed|thinks?|thought|reckons|reads?|claims|declared|reports|zeigt(e)?|meldet(e)?|sagt(e)?|meint(e)?|behauptet|dice|marca|marcaba|muestra|cree|insiste|dit|affiche|affichait|indique|croit|segna|segnava|mi da|dice|diz|mostra|marcou|acha|zegt|toont|gaf|denkt|meldt",
);
export const SHOWN = `${standing(SENSOR)} ${ADVERBS}(?:al een \\p{L}+ |seit \\p{L}+ )?${SHOWS} ${ADVERBS}(?:(?:mir|me|m|mi|al een \\p{L}+|seit \\p{L}+) ){0,2}?${DEAD_READING}`;
const ACCORDING = anyOf("according to|laut|nach|segun|selon|dapres|d apres|secondo|segundo|volgens");
export const ACCORDING_TO_IT = `${ACCORDING} ${THING_OBJECT}(?: (?:was|war|bin|ben|am|were|i|ich|ik|je|estaba|estoy|suis|sono|ero|estava|estou|im)){0,2}(?: (?:[\\p{L}]+ ){0,4}?)${DEAD_READING}`;

/** "I mean the strap", "the watch's, not mine", "se le acabó la pila". */
const OF_THE_SENSOR = new RegExp(
  standing(
    `(?:i mean|i am talking about|ich (?:meine?|rede von)|hablo de|me refiero a|je (?:parle|cause) (?:de|du)|je veux dire|enfin|cioe|intendo|parlo (?:del|della|di)|falo d[oa]|quero dizer|isto e|ou seja|ik bedoel)(?:,)? (?:(?:the|my|die|den|meine?n?|la|el|mi|ma|mon|le|il|lo|l|o|a|meu|minha|de|het|mijn) ){0,2}${SENSOR}|the ${SENSOR}(?:'?s)(?: (?:pulse|heart))?,? (?:obviously|not mine|i mean|that is)|(?:d[oa]|del|della|de la|du|vom|von der|van de|van het) ${SENSOR},? (?:nao|no|non|pas|nicht|niet) (?:o meu|el mio|il mio|le mien|meiner|die van mij|mine)|(?:se (?:le )?acabo la (?:pila|bateria)|(?:pila|bateria|pile|batterie|batterij|battery|akku)(?: \\p{L}+)? (?:leer|dead|flat|empty|morte|scarica|leeg|muerta|agotada|vide|a plat|acabou))`,
  ),
  "u",
);
const LOST_PULSE = new RegExp(
  standing(
    anyOf(
      "(i )?(apparently )?(lost|have no|had no) (my |the )?pulse( at all| for [\\p{L} ]{3,20})?|no pulse( at all)?|flat ?lines? at (0|zero)|(a )?(heart rate|pulse) of (0|zero)|(ich )?(hatte|habe|hab) kein(en)? puls( mehr)?|(me )?(quede|estoy|estaba) sin pulso|(je )?(n ?ai|nai|navais)? ?(?<!\\b(il|elle|n ?a|on) )plus de pouls|reanimation impossible|(mon )?cardio a fait un arret|(ho )?perso il (polso|battito)|perdi o pulso( todo)?|(fiquei|estou|estava) sem pulso|(ik had )?geen hartslag( meer)?|(een )?vlakke (streep|lijn) op nul",
    ),
  ),
  "gu",
);
/** A pulse that is not felt somewhere, or cannot be. */
const OF_A_LIMB =
  /\b(?:side|arm|hand|finger|foot|leg|knee|elbow|below|ankle|wrist|neck|cold|white|pale|felt?|feel|seite|hand|fuss|bein|hals|kalt|fuhl\w*|lado|brazo|mano|pie|pierna|muneca|cuello|fri[oa]|siento|cote|bras|main|pied|jambe|poignet|cou|froid\w*|sens|lato|braccio|piede|gamba|collo|fredd\w*|sento|braco|mao|pe|perna|pescoco|sinto|kant|voet|been|koud|voel)\b/u;

/** Somebody else of whom it may be told. */
const OF_SOMEBODY = new RegExp(standing(`${PERSON}|he|shes?|him|her|his|they|them|found|er|ihn|ihm|ella|lui|lei|ele|ela|hij|hem`), "u");

const OF_SENSOR = new RegExp(standing(`${SENSOR}|(?:bike )?computer|ciclocomputador|compteur|tacho`), "u");

/** The pulse that is lost by a sensor: it is named as what failed, or stands in what was `told` of things; of nobody else and no limb. */
export function pulsesLostBySensor(said: string, told: readonly RegExpMatchArray[]): readonly RegExpMatchArray[] {
  const isNamed = OF_THE_SENSOR.test(said) || told.some(({ 0: words }) => OF_SENSOR.test(words));
  const rest = said.replaceAll(LOST_PULSE, " ").replaceAll(BY_HAND, " ");
  return isNamed && !OF_A_LIMB.test(rest) && !OF_SOMEBODY.test(rest) ? [...said.matchAll(LOST_PULSE)] : [];
}
