/*
 * A lift that does not go up, in words that are about nothing else: "why have I been pressing 37.5 since October, feels like I'm stuck",
 * in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const LIFT =
  /^(?:press|pressing|pressed|presses|bench|benching|benched|squats?|squatting|squatted|deadlifts?|deadlifting|ohp|snatch|snatching|clean|cleans|cleaning|lift|lifts|lifting|kniebeugen?|kreuzheben|bankdrucken|schulterdrucken|drucke|hebe|beuge|sentadillas?|banca|militar|peso|muerto|souleve|soulevee?s?|terre|couche|panca|stacco|stacchi|agachamentos?|supino|levantamento|terra|bankdrukken|kniebuigen|gewichtheffen)$/u;
const STALLED =
  /^(?:stuck|still|same|plateau\w*|stall\w*|stagnat\w*|progress|forward|stehe|stecke|fest|stagnier\w*|gleich\w*|immer|noch|llevo|estancad[oa]|igual|mism[oa]|bloquee?|meme|pareil|toujours|fermo|ferma|stess[oa]|sempre|parad[oa]|mesm[oa]|vast|zelfde|hetzelfde|steeds|nog)$/u;
const SINCE =
  /^(?:since|for|weeks?|months?|year|ages|seit|wochen|monaten?|jahr|desde|hace|semanas?|mes|meses|ano|depuis|semaines?|mois|settiman[ae]|mes[ei]|anno|sinds|weken|maanden|jan\w*|feb\w*|mar\w*|apr\w*|may|mai|june?|juni?|july?|juli?|aug\w*|sep\w*|oct\w*|okt\w*|ott\w*|out\w*|nov\w*|dec\w*|dez\w*|dic\w*)$/u;
const SMALL =
  /^(?:why|have|has|i|ive|im|am|been|my|the|at|on|in|with|a|is|it|its|feels?|like|that|this|not|no|getting|going|up|any|more|how|come|do|does|what|can|should|kg|kgs|kilos?|lbs?|pounds|x|reps?|sets?|warum|ich|bin|habe|hab|mein\w*|bei|mit|und|auf|den|dem|der|die|das|es|fuhlt|sich|an|wie|nicht|weiter|mehr|por|que|estoy|mi|en|con|el|la|de|no|subo|pourquoi|je|suis|mon|ma|a|au|avec|le|et|ne|pas|plus|perche|sono|mio|mia|di|con|il|non|piu|porque|estou|meu|minha|em|com|o|nao|mais|waarom|ben|ik|mijn|op|met|het|niet|verder|\d+(?:[.,:]\d+)?(?:kg|lbs?|k)?)$/u;
const NUMBER = /^\d+(?:[.,]\d+)?(?:kg|lbs?)?$/u;
const MOST_WORDS = 18;

/** Whether plain words only tell of a load of a lift that has stayed the same for some time. */
export function tellsOfStalledLift(words: readonly string[]): boolean {
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
  return (
    words.length <= MOST_WORDS &&
    has(LIFT) &&
    has(STALLED) &&
    has(SINCE) &&
    has(NUMBER) &&
    words.every((word) => [LIFT, STALLED, SINCE, SMALL].some((pattern) => pattern.test(word)))
  );
}
