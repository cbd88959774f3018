import { getConcerns } from "../../clause-kinds/concerns.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { namesHealth } from "../../health/names-health.ts";
import { forbids, getWords } from "../../health/stated-limits/limit-movements.ts";
import { activitiesIn } from "../activities.ts";
import { namesRegion } from "./regions.ts";
import { namesSign } from "../red-flags.ts";
import { readStatements } from "../words/statements.ts";

/** A text without what it tells of relatives, friends, animals and vehicles, every other letter in its place. */
export interface OwnText {
  readonly text: string;
  /** The clauses that were taken out, as they were written. */
  readonly quotes: readonly string[];
}

/**
 * Takes out what ails a daughter, a dog or a car: "my daughter broke her wrist", "my dog has a heart murmur so no long weekends away". Whoever was hurt
 * by one says "me" or "my", and what a relative says of the athlete stays.
 */
export function withoutOthers(text: string): OwnText {
  if (!NAMED.test(text)) return { text, quotes: [] };
  const quotes: string[] = [];
  let rest = text;
  let from = 0;
  const clauses = readClauses(text);
  let last: number | undefined;
  const partners = new Set(clauses.flatMap((clause, at) => (isAboutPartner(clause, clauses[at + 1]) ? [clause.quote] : [])));
  for (const [at, { quote, words, english, sentence }] of clauses.entries()) {
    const start = text.indexOf(quote, from);
    if (start < 0) continue;
    from = start + quote.length;
    // "My brother's knee is done, can't run any more": without a subject of its own it goes on about him.
    // A sign, a part of the body or a ban may as well be the athlete's own, who seldom writes "I".
    const mayBeOwn = namesRegion(quote) || readStatements(quote).some(namesSign) || (isBanned(english) && OF_ANYBODY.test(words.join(" ")));
    if (partners.has(quote)) {
      quotes.push(quote);
      rest = rest.slice(0, start) + " ".repeat(quote.length) + rest.slice(from);
      continue;
    }
    const goesOn = (!mayBeOwn && GOES_ON.test(words.join(" "))) || saysHeOrShe(words.join(" "));
    if (last === sentence && goesOn && !SELF.test(words.join(" "))) {
      quotes.push(quote);
      rest = rest.slice(0, start) + " ".repeat(quote.length) + rest.slice(from);
      continue;
    }
    last = undefined;
    const subject = SUBJECT.exec(words.join(" "));
    if (subject === null) continue;
    const [about = ""] = words.join(" ").slice(subject[0].length).split(CONSEQUENCE);
    const isIll =
      namesHealth(quote) ||
      namesRegion(quote) ||
      readStatements(quote).some(namesSign) ||
      HEART.test(words.join(" ")) ||
      isBanned(english) ||
      // "The missus has the car on Tuesdays": without a "my" it takes more than a guess.
      (!NO_POSSESSIVE.test(subject[0]) && (getConcerns(clauses)[at] ?? 0) >= LEAST_OF_A_CONCERN);
    if (SELF.test(about) || SAYS.test(about.trim()) || !isIll) continue;
    quotes.push(quote);
    last = sentence;
    rest = rest.slice(0, start) + " ".repeat(quote.length) + rest.slice(from);
  }
  return { text: rest, quotes };
}

/** "Had our second baby 5 weeks ago (my wife did, …)": the clause behind says who it was. */
function isAboutPartner({ words, sentence }: Clause, next: Clause | undefined): boolean {
  const said = words.join(" ");
  return (
    next?.sentence === sentence && BABY.test(said) && !/\b(?:i|my|ich|yo|je|io|eu|ik)\b/u.test(said) && DID_IT.test(next.words.join(" "))
  );
}

/** "My brother can't run any more"; "my kids' swim class is on Wednesday, so that day is out" bans nobody. */
function isBanned(english: string): boolean {
  const [own = ""] = english.split(CONSEQUENCE);
  return forbids(own) && activitiesIn(getWords(own)).length > 0;
}

/** "… but she's not the one running": of the one who was named, whatever she does; what she says is of the athlete. */
function saysHeOrShe(said: string): boolean {
  const found = HE_OR_SHE.exec(said);
  return found !== null && !SAYS.test(said.slice(found[0].length).trim());
}

const HE_OR_SHE =
  /^(?:(?:and|but|so|because|cos|und|aber|y|pero|et|mais|e|ma|mas|en|maar) )*(?:she|shes|he|hes|they|theyre|elle|lui|lei|ella|el es|ela|ele|hij|zij|ze)\b/u;
const GOES_ON =
  /^(?:(?:and|so|now|und|y|et|e|en|also|dus|donc|asi que|quindi) )*(?:cant|cannot|can not|couldnt|isnt|wont|doesnt|has|had|is|was|needs|darf|kann|muss|hat|ist|war|no puede|no pudo|tiene|ne peut|ne peux|a du|est|non puo|deve|ha|nao pode|tem|esta|kan|mag|moet|heeft)\b/u;
/** "Can't run", "kann nicht laufen": of oneself or of another; "no puede" is of another. */
const OF_ANYBODY = /^(?:(?:and|so|now|und|also|en|dus) )*(?:cant|cannot|can not|couldnt|kann|darf|muss|kan|mag|moet)\b/u;
const HEART = /\b(?:heart|herz\w*|corazon|coeur|cuore|coracao|hart)\b/u;
const LEAST_OF_A_CONCERN = 0.3;
const NAMES = String.raw`(?:dogs?|pupp(?:y|ies)|cats?|kitten|horse|pony|hamster|rabbit|bunny|parrot|tortoise|goldfish|car|van|truck|hund\w*|h[üu]ndin|welpe|katzen?|kater|pferd|hase|kaninchen|auto|wagen|perr[oa]s?|perrit[oa]|gat[oa]s?|caballo|coche|chiens?|chienne|chats?|chatte|cheval|lapin|voiture|cane|cani|cagnolin[oa]|gatt[oa]|cavallo|macchina|cachorr[oa]s?|c[ãa]o|cavalo|carro|hond(?:je)?|kat|poes|paard)`;
const RELATIVES = String.raw`(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother|son|daughter|kids?|child|gran(?:ny|nie|dma|dad|dpa|dmother|dfather)?|nans?|nana|auntie?|uncle|cousin|missus|hubby|lad|mate|colleague|flatmate|roommate|friend|neighbour|boss|frau|mann|mutter|vater|schwester|bruders?|sohn(?:es)?|tochter|kind(?:er|es)?|oma|opa|tante|onkel|cousine?|schwiegermutter|schwiegervater|freund(?:in|es)?|kolleg(?:e|in)|chef(?:in)?|mujer|esposa|esposo|marido|madre|padre|hermana|hermano|hij[oa]s?|abuel[oa]|novi[oa]|amig[oa]|femme|mari|mere|pere|soeur|frere|fille|fils|copine|copain|mamie|papi|voisine?|moglie|marito|mamma|papa|sorella|fratello|figli[oa]|nonn[oa]|fidanzat[oa]|amic[oa]|mulher|mae|pai|irma|irmao|filh[oa]s?|avo|namorad[oa]|vrouw|man|moeder|vader|zus|broer|zoon|dochter|kinderen|vriend(?:in)?)`;
const POSSESSIVE = String.raw`(?:my|our|mein(?:e[rs]?)?|unsere?|mi|nuestr[oa]|ma|mon|notre|(?:il )?mio|(?:la )?mia|(?:il )?nostro|(?:la )?nostra|(?:o )?meu|(?:a )?minha|mijn|onze)`;
const BABY =
  /\b(?:baby|babies|twins|child|birth|son|daughter|kind|geburt|bebe|hij[oa]|parto|enfant|naissance|bambin[oa]|figli[oa]|filh[oa]|kindje|zoon|dochter)\b/u;
const DID_IT = new RegExp(
  String.raw`^(?:well |or rather |that is |also |naja |bueno |enfin |cioe |quer dizer )?${POSSESSIVE} ${RELATIVES}s? (?:did|had|has|gave|was|hat|bekam|war|tuvo|dio|lo tuvo|a eu|a accouche|ha avuto|ha partorito|teve|deu|kreeg|heeft)\b`,
  "u",
);

/** Who is named without a "my": "Wife's got a bad knee", "Hubby has gout". */
const OWN_RELATIVES = String.raw`(?:wife|husband|hubby|missus|girlfriend|boyfriend|mum|mom|dad|daughter|son|brother|sister|kids?)`;
const NO_POSSESSIVE = new RegExp(String.raw`^(?:(?:and|but|so|the|because|cos|since|as|now) )*${OWN_RELATIVES}s? $`, "u");
const NAMED = new RegExp(String.raw`(?<!\p{L})(?:${NAMES}|${OWN_RELATIVES}(?:['’]?s)?|${POSSESSIVE} (?:\p{L}+ )?\p{L}+)(?!\p{L})`, "iu");
/** "My wife says my knee clicks", "meine Frau meint, …": of whom that is told is open. */
const SAYS =
  /^(?:\w+ )?(?:says?|said|thinks?|thought|reckons?|told|noticed|sagt|sagte|meint|findet|glaubt|dice|dijo|cree|piensa|dit|pense|trouve|pensa|crede|diz|disse|acha|zegt|zei|denkt|vindt)\b/u;
/** "Die Hüfte meiner Oma", "la rodilla de mi hermano": whose part it is stands behind it. */
const PART_OF = String.raw`(?:(?:(?:the|die|das|der|el|la|los|las|le|les|l|il|lo|gli|i|o|os|as|de|het) )?(?:\p{L}+ ){1,2}?(?:of|von|de|d|di|da|do|van) |(?:die|das|der) (?:\p{L}+ ){1,2}?(?=meine[rs]\b))?`;
const SUBJECT = new RegExp(
  String.raw`^(?:(?:(?:and|but|so|also|because|cos|since|as|now|und|aber|auch|weil|y|pero|porque|et|mais|car|e|ma|perche|mas|en|maar|want) )*${PART_OF}${POSSESSIVE} (?:little |old |older |younger |big |eldest |kleine |altere |jungere |alteste |jungste |petite? |grande? |piccol[oa] )?${RELATIVES}s?\b|(?:(?:and|but|so|the|because|cos|since|as|now) )*${OWN_RELATIVES}s? (?=(?:got|has|have|had|is|was|did|broke|tore|hurt|knee|back|hip|shoulder)\b)|(?:(?:and|but|so|because|cos|since|as|now|the|my|our|und|aber|weil|da|mein|meine|unser|unsere|der|die|y|pero|porque|mi|nuestr[oa]|el|la|et|mais|mon|ma|notre|le|e|ma|perche|il|lo|mio|mia|nostr[oa]|meu|minha|nosso|nossa|o|a|mas|mijn|onze|de|het|en|old|little|alter?|kleiner?) )*${NAMES}\b)`,
  "u",
);
const CONSEQUENCE =
  /\b(?:so|therefore|hence|deshalb|drum|darum|daher|also|asi que|por eso|donc|du coup|quindi|percio|entao|por isso|dus|daarom)\b/u;
const SELF = /\b(?:me|my|i|im|ive|ich|mich|mir|mein\w*|mi|mis|yo|je|j|moi|m|mon|ma|mes|mio|mia|io|eu|meu|minha|mim|ik|mij|mijn|mn)\b/u;
