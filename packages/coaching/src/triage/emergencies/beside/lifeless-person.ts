import { NOUN as PERSON } from "../../person.ts";
import { told } from "../../told.ts";

/*
 * Somebody who lies lifeless, is under water, or whose heartbeat nobody finds, and an unborn or small child without one (triage.md categories 2 and 13),
 * in English, German, Spanish, French, Italian, Portuguese and Dutch. All patterns read plain text.
 */

const SOMEBODY = `(?:${PERSON}|he|hes|she|shes|runners?|swimmers?|players?|riders?|walkers?|one of (?:us|them|the \\w+)|somebody|someone|er|sie|laufer(?:in)?|schwimmer(?:in)?|spieler(?:in)?|einer von (?:uns|ihnen)|jemand|el|ella|jugador(?:a)?|uno de (?:nosotros|ellos)|alguien|il|elle|joueu(?:r|se)|un de nous|quelqu ?un|lui|lei|giocat(?:ore|rice)|uno di noi|qualcuno|ele|ela|jogador(?:a)?|um de nos|alguem|hij|zij|ze|speler|een van ons|iemand)`;
const LIFELESS =
  "(?:lifeless|leblos|sin vida|inerte|sans vie|inanimee?|senza vita|esanime|sem vida|inanimad[oa]|levenloos|unresponsive|no pulse|(?:nobody|noone|no one|cant|cannot|could not|couldnt) (?:can |could )?(?:find|feel|get) (?:a|his|her|any) pulse|no heart ?beat)";
const LIES_LIFELESS = new RegExp(`\\b${SOMEBODY} (?:[\\p{L}\\d]+ ){0,8}?${LIFELESS}\\b`, "gu");
/** What is called lifeless and is nobody: a look, a part of the body, a doll, a story. */
const NOBODY =
  /\b(?:dumm(?:y|ies)|dolls?|mannequins?|manikins?|puppe|muneco|maniqui|mannequin|manichino|manequim|pop|film|movie|series|episode|book|novel|statue|painting|game|crowd|legs?|arms?|voice|eyes|hair|stride|look(?:s|ed|ing)?|felt|feels?|sounds?|beine|arme|stimme|blick|augen|piernas|brazos|mirada|ojos|jambes|bras|regard|yeux|gambe|braccia|sguardo|occhi|pernas|bracos|olhar|olhos|benen|armen|blik|ogen|doku\w*|serie|pelicula|libro|livre|libro|filme|livro|boek|drill|course|kurs|curso|cours|corso|cursus|years? ago|(?:19|20)\d\d|vor \w+ jahren|hace \w+ anos|il y a \w+ ans|anni fa|ha \w+ anos|jaar geleden)\b/u;

/** Fingers that look for it, and no strap. */
const PULSE_NOT_FOUND =
  /\b(?:(?:cant|cannot|couldnt|dont|can not) (?:find|feel|get) (?:his|hers?|their)(?: pulse)?(?: either)?(?= ?(?:$|[.,;!?]|pulse|at all))|(?:finde|fuhle|spure) (?:bei (?:ihm|ihr) )?(?:seinen|ihren|keinen) puls(?! (?:\w+ )?(?:hoch|niedrig|gut|ok|schnell))|no (?:le |se lo )?(?:encuentro|siento|noto) (?:el )?pulso|(?:trouve|sens) (?:pas|plus) (?:son|de) pouls|non (?:gli |le )?(?:trovo|sento) (?:piu )?(?:il )?polso|nao (?:lhe )?(?:encontro|sinto|acho) (?:o )?pulso|(?:voel|vind) (?:geen|zijn|haar) (?:hartslag|pols)(?! (?:\w+ )?(?:hoog|laag|goed|snel)))\b/gu;
const OWN_LIMB =
  /\b(?:my|in my|meinem|mi|mon|ma|mio|mia|meu|minha|mijn) (?:\p{L}+ )?(?:foot|feet|hand|wrist|ankle|leg|arm|fuss|bein|pie|mano|pied|main|piede|pe|mao|voet)\b/u;

/** A pulse that is looked for in a menu. */
const ON_A_SCREEN = /\b(?:menus?|menue|app|appli|screen|bildschirm|pantalla|ecran|schermo|scherm|settings|dashboard)\b/u;

const UNDER_WATER = new RegExp(
  `\\b${SOMEBODY} (?:[\\p{L}\\d]+ ){0,6}?(?:under ?(?:the )?water|unter wasser|bajo (?:el )?agua|sous l ?eau|sott ?acqua|debaixo d ?a? ?agua|onder water) (?:[\\p{L}\\d]+ ){0,3}?(?:\\d+|a few|a couple of|two|three|four|five|several|zwei|drei|vier|funf|mehrere|dos|tres|cuatro|varios|deux|trois|quatre|plusieurs|due|tre|quattro|dois|duas|tres|twee|drie|vier) ?(?:min\\w*)`,
  "gu",
);
const OF_A_SWIM =
  /\b(?:apnea|apnoe\w*|apnee|static|free ?div\w*|breath ?holds?|hold\w* (?:my|his|her) breath|dives?|diving|diver|scuba|snork\w*|hockey|rugby|record|hypox\w*|dolphin|lengths?|lanes?|laps|tauch\w*|buce\w*|plong\w*|immersion\w*|mergulh\w*|duik\w*|film|movie|documentary|treadmill|laufband|training|camera|kamera)\b/u;

const NO_BEAT =
  "(?:no|kein\\w*|sin|pas de|plus de|aucun|nessun|senza|sem|nenhum|geen|stopped|lost the) (?:more |mehr )?(?:heart ?beats?|heart ?rate|pulse|breathing|herzschlag|herztone|puls|latidos?|pulso|battito|battiti|batimentos?|pouls|rythme cardiaque|hartslag|hartje|hartactie)";
const OF_A_CHILD =
  "(?:bab(?:y|ys|ies)|unborn|doppler|foetal|fetal|scan|ultrasound|ultraschall|ctg|bebes?|ecografia|echo(?:graphie)?|neonato|bimb[oa]|newborn|saugling|nourrisson|zuigeling)";
const CHILD_WITHOUT = new RegExp(`\\b${OF_A_CHILD}\\b.{0,70}?\\b${NO_BEAT}\\b|\\b${NO_BEAT}\\b.{0,40}?\\b${OF_A_CHILD}\\b`, "gu");
/** A loss of some time ago is grieved for, and known to a doctor. */
const KNOWN_LOSS =
  /\b(?:last (?:year|month|spring|summer|autumn|winter)|(?:weeks|months|years?) ago|(?:19|20)\d\d|miscarr\w*|fehlgeburt|aborto|fausse couche|miskraam|vor \w+ (?:wochen|monaten|jahren)|hace \w+ (?:semanas|meses|anos)|il y a \w+ (?:semaines|mois|ans)|(?:settimane|mesi|anni) fa|ha \w+ (?:semanas|meses|anos)|(?:weken|maanden|jaar) geleden)\b/u;
const OF_A_PREGNANCY =
  /\b(?:unborn|doppler|foetal|fetal|scan|ultrasound|ultraschall|ctg|weeks|pregnan\w*|schwanger\w*|ssw|wochen|ecografia|semanas|embaraz\w*|echographie|enceinte|sa|settimane|incinta|gravid\w*|weken|zwanger\w*)\b/u;

/** Which emergency of somebody without a sign of life a message tells. */
export function lifelessPersonIn(said: string): "faint" | "pregnancy" | undefined {
  if (told(said, CHILD_WITHOUT).length > 0 || [...said.matchAll(CHILD_WITHOUT)].length > 0)
    if (!KNOWN_LOSS.test(said)) return OF_A_PREGNANCY.test(said) ? "pregnancy" : "faint";
  const isLifeless = [...said.matchAll(LIES_LIFELESS)].some(({ index }) => !NOBODY.test(sentenceAt(said, index)));
  const isUnder = [...said.matchAll(UNDER_WATER)].some(({ index }) => !OF_A_SWIM.test(sentenceAt(said, index)));
  const isPulseless =
    /\b(?:pulse|puls\w*|pouls|polso|hartslag|pols)\b/u.test(said) &&
    !OWN_LIMB.test(said) &&
    !ON_A_SCREEN.test(said) &&
    said.search(PULSE_NOT_FOUND) >= 0;
  return isLifeless || isUnder || isPulseless ? "faint" : undefined;
}

function sentenceAt(said: string, at: number): string {
  const from = Math.max(...[".", "!", "?", ";"].map((sign) => said.lastIndexOf(sign, at))) + 1;
  return said.slice(from).split(/[.!?;]/u)[0] ?? "";
}
