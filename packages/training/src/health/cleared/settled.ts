import { namesRegion } from "../../injuries/complaints/regions.ts";
import type { Clause } from "../clause.ts";

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that end an illness, in seven languages. */
const SETTLED = toSet(
  `sorted resolved settled solved fixed cured healed gone over behoben erledigt vorbei ausgestanden uberstanden auskuriert
  regle reglee resolu resolue resorbe resorbee termine terminee passe passee resuelto resuelta solucionado solucionada superado superada
  curado curada risolto risolta sistemato sistemata superato superata passato passata resolvido resolvida ultrapassado ultrapassada
  voorbij opgelost verholpen genezen`,
);
/** Values of the blood that an illness is followed by. */
const VALUES = toSet(
  `ferritin ferritine ferritina ferritinwert ferritinwerte iron eisen fer hierro hierros ferro ijzer ijzerwaarden hb haemoglobin hemoglobin
  hamoglobin hemoglobine hemoglobina emoglobina levels level values bloods labs counts werte blutwerte valores valeurs valori waarden bloedwaarden`,
);
/** Where those values are now. */
const RESTORED = toSet(
  `normal remonte remontee remontes remontees normale normales normalise normalisee normalises normalisees oben normalisiert gestiegen
  recuperado recuperada normalizado normalizada risalito risalita rientrato rientrata normalizzato normalizzata normali subiu normalizou
  recuperou normaal peil hersteld recovered restored`,
);
const FILLERS = toSet(
  `and but so to it its s that thats this is was are were all now been has have got since fully completely long then again back up i my the out
  today therefore und aber ist es das jetzt inzwischen mittlerweile langst also alles schon wurde wieder sind meine mein die der im
  normbereich donc c cest est ca cela maintenant tout depuis alors bien la le les ma mon elle il sont a ete et y pero ya esta asi que ahora todo
  mi los las han ha sido e ma ora adesso tutto quindi ormai gia i sono stata stato o os mas agora ja tudo entao isso foi en maar nu het dat dus
  weer allemaal op mijn zijn`,
);
/** Not over yet, or only hoped for. */
const NOT_YET =
  /\b(?:not|never|isnt|wasnt|hasnt|havent|arent|doesnt|almost|nearly|half|hopefully|should|will|soon|if|once|when|until|still|yet|nicht|nie|fast|hoffentlich|noch|wenn|sobald|bald|bis|pas|jamais|presque|encore|si|quand|bientot|no|casi|todavia|aun|cuando|pronto|non|ancora|quasi|se|quando|presto|nao|quase|ainda|niet|bijna|nog|als|hopelijk|comes back|kommt wieder|revient|vuelve|torna|volta|keeps|tired|dizzy|breathless|mude|schwindlig|fatigue\w*|cansad\w*|stanc\w*|moe)\b/u;

/** "So that's sorted", "ferritine remontée donc c'est réglé", with nothing in it that could be about something else. */
function isOnlyNews({ words }: Clause): boolean {
  const isKnown = words.every((word) => SETTLED.has(word) || VALUES.has(word) || RESTORED.has(word) || FILLERS.has(word));
  if (!isKnown) return false;
  const isRestored = words.some((word) => RESTORED.has(word)) || /\bback (?:up|to normal)\b|\bup again\b/u.test(words.join(" "));
  return words.some((word) => SETTLED.has(word)) || (isRestored && words.some((word) => VALUES.has(word)));
}

/** At the end of a clause they mean something else too: "l'anno passato", "à chaque règle". */
const AMBIGUOUS_AT_END = toSet("passe passee passato passata regle over termine fixed ultrapassado ultrapassada");

/** "Anaemia last winter now sorted" */
function endsSettled({ words, quote }: Clause): boolean {
  return words.slice(-2).some((word) => SETTLED.has(word) && !AMBIGUOUS_AT_END.has(word)) && !namesRegion(quote);
}

/**
 * Whether the sentence of an illness, or the next one, says that it is over.
 * @returns the words between the illness and that news, for which the caller checks that they name no other illness; undefined when it is not over
 */
export function wordsBeforeSettled(clause: Clause, all: readonly Clause[]): string | undefined {
  const own = all.filter(({ sentence }) => sentence === clause.sentence);
  const behind = own.slice(own.findIndex(({ quote }) => quote === clause.quote) + 1);
  if ([clause, ...behind].some(({ words }) => NOT_YET.test(words.join(" ")))) return undefined;
  if (endsSettled(clause)) return "";
  const next = all.find(({ sentence }) => sentence > clause.sentence);
  const following = next === undefined || NOT_YET.test(next.words.join(" ")) ? [] : [next];
  const candidates = [...behind, ...following];
  const at = candidates.findIndex(isOnlyNews);
  const between = candidates.slice(0, at);
  if (at < 0 || between.some(({ quote, isOther }) => isOther || namesRegion(quote))) return undefined;
  return between.map(({ words }) => words.join(" ")).join(" , ");
}
