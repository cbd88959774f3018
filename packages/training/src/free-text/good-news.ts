import type { Clause } from "../health/clause.ts";

/** Words that may stand before the news. */
const LEAD = String.raw`^(?:(?:and|but|so|also|still|und|aber|auch|y|pero|tampoco|et|mais|e|ma|mas|en|maar|luckily|thankfully|zum gluck|par contre|there is|theres|i feel|feel|got|hay|noto|siento|je sens|j ai|ho|sento|tenho|sinto|ik voel) )*`;
/** "Nothing", with what else says so of a symptom. */
const NOTHING = String.raw`(?:nothing|not (?:a|one) (?:peep|twinge|niggle|thing|sound|sign)|no (?:peep|twinge|twinges|niggle|niggles)|nichts|nix|gar nichts|kein(?:en)? (?:mucks?|ziehen|zwicken|pieps)|nada|ni una molestia|rien|aucune gene|niente|nulla|nessun fastidio|niets|niks|geen kik)`;
const AT_ALL = String.raw`(?: (?:at all|anymore|any more|now|today|whatsoever|mehr|weiter|du tout|de rien|de tout|ya|mas|di niente|piu|mais|meer))*`;
/** In or from a part: "nothing for the legs" and "niente gambe" say what not to train. */
const IN_OR_FROM = String.raw`(?:in|inside|from|down|into|im|in den|in der|in die|vom|von der|von den|von|aus|en|por|dans|au|aux|a la|nell[aeo]?|nel|nei|negli|alle|alla|al|ai|dall[aeo]|dal|nas?|nos?|uit|van)`;
const NOTHING_IN = new RegExp(String.raw`${LEAD}${NOTHING}${AT_ALL} ${IN_OR_FROM} (?<part>(?:\S+ ){0,3}\S+)$`, "u");
/** A time or a weight behind it makes a rule of it. */
const RULE =
  /\d|\b(?:until|till|bis|hasta|jusqu|fino|ate|tot|over|uber|more|than|weeks?|wochen?|semanas?|please|bitte|pls|gym|training|plan)\b/u;

const DID =
  /^(?:(?:and|but|i|we|have|ive|ich|habe?|hab|bin|he|yo|j|je|ai|io|ho|eu|ik|heb|ben|all|just|then|in|im|en|since|last|week|month|already|schon|deja|ya|gia) )*(?:did|done|ran|run|rode|ridden|swam|swum|lifted|squatted|deadlifted|benched|pressed|raced|trained|finished|managed|completed|got through|hit|made|hice|hecho|corri|corrido|entrene|entrenado|fait|couru|enchaine|repris|fatto|corso|fiz|feito|corri|treinei|gedaan|gelopen|\w+ (?:\w+ ){0,6}(?:gemacht|gelaufen|trainiert|absolviert|durchgezogen|geschafft|gehoben|gedaan|gelopen))\b|\b(?:gemacht|gelaufen|trainiert|absolviert|durchgezogen|geschafft|gehoben|gedaan|gelopen)$/u;
/** "Without a peep", "ohne Mucken": it went well. */
const WENT_WELL =
  /\b(?:without (?:a |an |any |one |the slightest )?(?:peep|problems?|issues?|trouble|complaints?|niggles?|twinges?|reaction|bother|hiccups?|murmur|grumble|flare(?: up)?)|ohne (?:ein(?:en)? |jede[ns]? |irgendwelche )?(?:mucks?|mucken|murren|probleme?|beschwerden|zwicken|ziehen|reaktion)|sin (?:ningun\w* |una |un )?(?:problemas?|molestias?|quejas?|pegas?|rechistar)|sans (?:aucun\w* |le moindre |un |une )?(?:problemes?|soucis?|genes?|broncher|alerte)|senza (?:alcun\w* |nessun\w* |un )?(?:problem[ai]|fastidi[o]?|lamentele|intoppi)|sem (?:nenhum\w* |qualquer )?(?:problemas?|queixas?|incomodos?)|zonder (?:enig\w* |een )?(?:problemen|klachten|kik|centje pijn))\b/u;
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
