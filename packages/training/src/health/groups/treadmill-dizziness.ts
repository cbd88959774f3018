const DIZZY = String.raw`(?:dizz\w*|giddy|seasick|motion sick\w*|schwindlig|schwindelig|schwindel|marea\w*|mareos?|tete (?:qui |me )?tourne|gira la testa|tont\w*|duizelig\w*)`;
const BELT = String.raw`(?:treadmills?|dreadmill|laufband|laufbander\w*|cinta(?: de correr)?|tapis(?: de course| roulant)?|esteira|loopband)`;
/** Why the belt is not wanted: "treadmills make me dizzy", "kein Laufband, da wird mir schwindlig"; "dizzy on the treadmill" may be the effort. */
const ON_THE_BELT = new RegExp(
  String.raw`\b${BELT} (?:\w+ ){0,3}?(?:makes?|gives?|macht|me marea|me da|mi fa|me donne|me deixa|maakt) (?:\w+ ){0,3}?${DIZZY}\b|\b(?:no|not|never|kein\w*|nicht|nie|sin|nada de|pas de|sans|niente|senza|sem|geen|niet) (?:\w+ )?${BELT}\b(?: \w+){0,2}? (?:da|dort|darauf|drauf|it|they|that|because it|on it|alli|ahi|la|ca|ci|li|ai|dat|daar|daarop)\b(?: \w+){0,4} ${DIZZY}\b`,
  "u",
);
/** Whoever is dizzy elsewhere too, or since something happened to the body, is dizzy. */
const ELSEWHERE =
  /\b(?:also|too|even|and when|everywhere|faint\w*|passed out|chest|heart|blood pressure|tablets?|pills?|medic\w*|stand\w* up|getting up|lying|aufsteh\w*|auch|uberall|ohnmacht\w*|brust|herz|blutdruck|tablett\w*|tambien|desmay\w*|pecho|tension|aussi|evanoui\w*|poitrine|anche|svenut\w*|petto|tambem|desmai\w*|peito|ook|flauwgevallen|borst|hart)\b/u;

/**
 * Whether a sentence is dizzy on a treadmill alone: the eyes see no movement while the legs run. The belt is left out, and nothing else.
 * @param sentence normalised words of the sentence
 */
export function isDizzyOnTreadmill(sentence: string): boolean {
  return ON_THE_BELT.test(sentence) && !ELSEWHERE.test(sentence);
}
