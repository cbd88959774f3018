import { near, told } from "../told.ts";

/*
 * A limb that did not obey beside words that came out wrong (triage.md category 6): a stroke or its warning even when all of it passed within
 * minutes, in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

export const DISOBEYS =
  /\b(?:(?:legs?|arms?|hand|foot|face|mouth|\w*bein|\w*arm|\w*hand|fuss|mundwinkel|piernas?|brazos?|mano|pie|boca|jambes?|bras|main|pied|bouche|gamb[ae]|bracci[oa]|piede|bocca|pernas?|bracos?|mao|pe|\w*been|\w*voet|mond)\b.{0,40}\b(?:(?:stopped|wouldnt|would not|didnt|did not|just|not) (?:listen\w*|respond\w*|answer\w*|obey\w*|grip|mov\w*|work\w*)|went (?:dead|useless|limp)|useless|dropped everything|dragg\w+|hung|gehorcht|reagiert|wie tot|runter|fallen lassen|wollte|respond\w*|obedec\w*|soltaba|repond\w* (?:plus|pas)|obeissait|lachait|morte?|trainait|rispos\w*|rispondeva\w*|obbediva\w*|cadere|largava|luisterde|reageerde|niks|vallen|sleepte)|(?:dragged|dropped everything|arrastraba|trascinavo|arrastava)\b)\b/gu;
const WRONG_WORDS =
  /(?:\b(?:called|calling|kept calling) the \w+ (?:the|a|an) \w+|\b(?:said|saying|says) \W?\w+\W? instead of|\bwrong words?\b|\bwords? (?:just )?(?:came|come|coming) out (?:all )?(?:wrong|jumbled|funny)|\bmix(?:ed|ing) up (?:my |the )?words|\bgibberish\b|\bcould ?nt find (?:the|my) words?\b|\bslurr\w+|\bwortsalat\b|\bkauderwelsch\b|\bfalsche worter\b|\bworter (?:\w+ )?falsch|\b\w+ statt \W?\w+\W? gesagt|\bgelallt\b|\bpalabras (?:que no eran|equivocadas|salian mal)|\b(?:decia|dije) \W{0,3}\w+\W{0,3}(?:por|en vez de)\b|\bhablaba sin sentido\b|\bno me salian las palabras|\b(?:disais|dit) \W{0,3}\w+\W{0,3}(?:pour|au lieu d\w*)\b|\bmelang\w+ les mots|\bmots pour d ?autres|\bcharabia\b|\btrouvais plus (?:mes|les) mots|\bparole (?:\w+ )?sbagliate|\bparlavo a vanvera|\bdicevo \W?\w+\W? (?:invece|al posto)|\bnon trovavo le parole|\bpalavras (?:\w+ )?(?:trocadas|erradas)|\bdizia \W?\w+\W? em vez|\bnao me saiam as palavras|\bfalava a toa|\b(?:verkeerde|rare) woorden|\bwoorden .{0,12}verkeerd|\bpraatte onzin|\bzei \W?\w+\W? (?:tegen|in plaats)|\bniet op (?:de )?woorden)/gu;

const WITHIN = 110;

/** A limb that did not obey and wrong words right beside it. */
export function tellsOfPassedStroke(said: string): boolean {
  return near(told(said, DISOBEYS), told(said, WRONG_WORDS), WITHIN);
}
