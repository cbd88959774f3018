import { NEWS_LEAD, NOTHING_FELT, AT_ALL, IN_OR_FROM, WENT_WELL } from "../language/good-news-words.ts";
import type { Clause } from "../health/clause.ts";

const NOTHING_IN = new RegExp(String.raw`${NEWS_LEAD}${NOTHING_FELT}${AT_ALL} ${IN_OR_FROM} (?<part>(?:\S+ ){0,3}\S+)$`, "u");
/** A time or a weight behind it makes a rule of it. */
const RULE =
  /\d|\b(?:until|till|bis|hasta|jusqu|fino|ate|tot|over|uber|more|than|weeks?|wochen?|semanas?|please|bitte|pls|gym|training|plan)\b/u;

const DID =
  /^(?:(?:and|but|i|we|have|ive|ich|habe?|hab|bin|he|yo|j|je|ai|io|ho|eu|ik|heb|ben|all|just|then|in|im|en|since|last|week|month|already|schon|deja|ya|gia) )*(?:did|done|ran|run|rode|ridden|swam|swum|lifted|squatted|deadlifted|benched|pressed|raced|trained|finished|managed|completed|got through|hit|made|hice|hecho|corri|corrido|entrene|entrenado|fait|couru|enchaine|repris|fatto|corso|fiz|feito|corri|treinei|gedaan|gelopen|\w+ (?:\w+ ){0,6}(?:gemacht|gelaufen|trainiert|absolviert|durchgezogen|geschafft|gehoben|gedaan|gelopen))\b|\b(?:gemacht|gelaufen|trainiert|absolviert|durchgezogen|geschafft|gehoben|gedaan|gelopen)$/u;
const NOT_ALL =
  /\b(?:until|but|only|max\w*|except|not|never|cant|nicht|nur|bis|aber|solo|hasta|pero|no|pas|seulement|mais|ma|non|fino|mas|nao|ate|niet|alleen|maar|tot)\b/u;

/** Limbs that stand alone in a language that the sentence is too short to tell. */
const LIMB =
  /^(?:(?:the|my|l|la|le|el|o|a|as|os) )?(?:legs?|arms?|beine?n?|arme?n?|piernas?|brazos?|pernas?|bracos?|jambes?|bras|gamb[ae]|bracci[ao]|benen|been|armen)$/u;

/** Whether a clause tells that a part of the body is quiet, or that training went well: it forbids nothing and is no complaint. */
export function isGoodNews({ words, english, isOther }: Clause, namesPart: (words: string) => boolean): boolean {
  const said = words.join(" ");
  if (isOther) return false;
  const part = NOTHING_IN.exec(said)?.groups?.["part"];
  if (part !== undefined) return (namesPart(part) || namesPart(english) || LIMB.test(part)) && !RULE.test(part);
  return WENT_WELL.test(said) && DID.test(said) && !NOT_ALL.test(said.replace(WENT_WELL, ""));
}
