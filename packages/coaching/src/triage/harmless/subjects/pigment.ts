import { conceptsIn } from "../../concepts.ts";
import { plainWords } from "../../features.ts";
import { cutFigures } from "../figures/folded-text.ts";
import { anyOf, standing } from "./word-list.ts";

/*
 * Spots of felt tip, paint or ketchup: only where the message itself says what they are, and nothing of an illness beside it. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const SPOTS = anyOf(`
  (covered in |full of |all over in )?((purple|red|blue|black|green|brown|dark) )+(dots?|spots?|stains?|marks?|blotches|splodges|freckles)( all)?( over| on| across)?( (her|his|my|their|the) (whole |entire )?(face|arms?|legs?|hands?|body|belly|cheeks))?
  (lila|rote?|blaue?|violette?|schwarze?|bunte?|grune?)n? (punkte?|flecken|tupfen|striche)( (uberall|am|im|auf dem|auf der) (\\p{L}+ )?(gesicht|korper|armen|beinen|bauch|backen))?
  (lleno|llena) de (puntos|manchas) (morad|roj|azul|negr)\\p{L}*|(puntos|manchas|pintas) (morad|roj|azul|negr)\\p{L}*( (en|por) (la|toda la|el) (cara|cuerpo))?
  (des )?(taches|points|boutons) (violet|roug|bleu|noir)\\p{L}*( (plein|partout sur|sur) (la|le|son|sa|toute la) (figure|visage|corps))?
  (piena di |pieno di )?(puntini|macchie|puntin*) (viola|ross|blu|ner)\\p{L}*( (in|sulla|su tutta la) faccia)?
  (cheia de |cheio de )?(pintas|manchas|pontos|bolinhas) (rox|vermelh|azu|pret)\\p{L}*( (no|na|pelo) (rosto|cara|corpo))?
  (onder de )?(paarse|rode|blauwe|zwarte) (stippen|vlekken|vlekjes|stipjes|puntjes)( (in|op|over) (haar|zijn|het) (hele )?gezicht)?
`);
const PIGMENT = anyOf(`
  (felt ?tips?|markers?|sharpie|paint|face paint|finger ?paint|ink|ketchup|jam|chocolate|lipstick|make ?up|fake blood|blueberr(y|ies)|beetroot juice|crayons?)
  filzstift\\p{L}*|edding|fingerfarben?|farbe|tinte|ketchup|marmelade|schokolade|lippenstift|schminke|kunstblut|blaubeer\\p{L}*
  rotulador(es)?|pintura|tinta|mermelada|chocolate|pintalabios|maquillaje|sangre falsa
  feutres?|peinture|encre|confiture|chocolat|rouge a levres|maquillage|faux sang|myrtilles
  pennarell(o|i)|vernice|pittura|inchiostro|marmellata|cioccolato|rossetto|trucco|sangue finto
  canetinhas?|canetas?|marcador(es)?|tintas?|geleia|batom|maquiagem|maquilhagem|sangue falso
  viltstift(en)?|stift|verf|vingerverf|inkt|jam|chocola|lippenstift|schmink|nepbloed
`);
/** What the spots are, in a sentence or clause of its own: "Felt tip.", "it was ketchup", "du feutre". */
const EXPLANATION = new RegExp(
  `(?<=(?:^|[.!?,;:()–—\\n-]) *)(?:(?:its?|it is|was|turned out|turns out|to be|just|only|all|thats|that was|washable|red|purple|aus|ist|war|es|das|nur|bloss|es|era|eran|solo|son|de|con|resulto ser|c ?est|c ?etait|ce sont|du|de la|des|juste|e|sono|solo|il|con|era|eram|e|foi|so|de|do|het|is|was|waren|alleen|gewoon|van|(?:her|his|my|the|some) )[ ']?){0,4}${PIGMENT}(?= *(?:$|[.!,;:()–—\\n]))`,
  "gu",
);
/** "Not felt tip", "I thought it was paint", "looks like ink", "they don't wash off". */
const NO_PIGMENT =
  /\b(?:maybe|perhaps|might|could|hope\w*|probably|vielleicht|hoffentlich|wohl|quizas?|ojala|a lo mejor|peut etre|espere|forse|spero|talvez|espero|misschien|hopelijk|not|no|isnt|arent|isn t|wasnt|never|thought|looks? like|looked like|like|as if|kein\w*|nicht|dachte|wie|sieht|no|pensaba|pense|parece\w*|como|pas|croyais|pensais|comme|ressembl\w*|non|pensavo|sembr\w*|come|nao|pensei|achei|geen|niet|dacht|lijkt|lijken|als) (?:[\p{L}]+ ){0,3}$|^ (?:[\p{L}]+ ){0,2}(?:doesnt|dont|wont|isnt|geht nicht|no se (?:va|quita)|ne part(?:ent)? pas|non (?:va|vanno) via|nao sai|gaat niet)/u;
const WASHED_IN_VAIN =
  /\b(?:(?:wont|dont|doesnt|cant|not) (?:\w+ ){0,2}?(?:wash|come|rub|fade|go) ?(?:off|away)?|(?:geht|gehen) nicht (?:ab|weg)|no se (?:van?|quitan?|borran?)|(?:part|partent|efface\w*) pas|non (?:va|vanno|vengono) via|nao (?:saem?|somem?)|(?:gaat|gaan) niet (?:weg|eraf))\b/u;
/** Signs beside spots with which nobody asks what they are. */
const ILL: ReadonlySet<string> = new Set(
  "hot fever vomit confused breathless faint dizzy weak numb swollen headache seizure pain neck throat lips cold pregnant".split(" "),
);
const LIMP =
  /\b(?:schrei\w*|schrill|trinken|trinkt|scream\w*|cries|crying|feed\w*|drink\w*|says?|sagt?|sage|dice|digo|dit|dis|diz|digo|zegt|zeg|tell\w*|hits?|floppy|limp|listless|drowsy|sleepy|burning up|glass|press\w*|stiff|schlapp|apathisch|schlafrig|gluht|glas|druck\w*|steif|decaid[oa]|adormilad[oa]|vaso|presion\w*|apretar|molle|amorphe|verre|appui\w*|raide|abbattut\w*|assonnat\w*|bicchiere|premo|rigid\w*|prostrad[oa]|sonolent\w*|copo|aperto|dur[oa]|slap|suf|glas|druk\w*|stijf)\b/u;

/** "Limpio" is "I clean" in Spanish, and limp. */
const CLEANS = /\b(?:limpi\p{L}*|limp[oae]\p{L}*)\b(?! (?:and|as|body))/gu;

function findSpots(said: string): readonly RegExpMatchArray[] {
  const pigment = [...said.matchAll(EXPLANATION)];
  if (pigment.length === 0 || WASHED_IN_VAIN.test(said) || LIMP.test(said)) return [];
  const isDenied = pigment.some(
    ({ 0: words, index }) =>
      NO_PIGMENT.test(said.slice(Math.max(0, index - 40), index)) || NO_PIGMENT.test(said.slice(index + words.length)),
  );
  if (isDenied || conceptsIn(plainWords(said.replaceAll(CLEANS, " "))).some(({ concept }) => ILL.has(concept))) return [];
  return [...said.matchAll(SPOT_WORDS)];
}

const IN_THE_FACE = anyOf(
  "(tiene |tengo |esta com |esta con |ha |a |hat )?(la |el |il |o |le )?(cara|faccia|viso|rosto|visage|figure) (llen|pien|chei|plein)\\p{L}* (de|di)",
);
const SPOT_WORDS = new RegExp(standing(`(?:${IN_THE_FACE} )?${SPOTS}`), "gu");

/** A message without the spots that it says to be of a pigment. */
export function withoutPigment(content: string): string {
  return cutFigures(content, findSpots);
}
