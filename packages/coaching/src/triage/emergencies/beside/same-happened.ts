import { conceptsFor } from "../../evidence.ts";
import { told } from "../../told.ts";
import { OF_BRAIN, OF_HEART, SEIZURE } from "./named-event.ts";

/*
 * "Uncle fainted in the 80s, so did I yesterday", "le chien a fait une crise, moi aussi": an ellipsis takes the sign of the clause before it to the
 * writer, whoever or whatever had it there and however long ago, in English, German, Spanish, French, Italian, Portuguese and Dutch. All patterns read
 * plain text.
 */

const FAINTED =
  "(?:fainted|passed out|blacked out|collapsed|keeled over|conked out|lost consciousness|ohnmachtig|umgekippt|kollabiert|zusammengebrochen|bewusstlos|desmay\\w+|desplom\\w+|perdio el conocimiento|evanouie?s?|dans les pommes|perdu connaissance|effondree?|fait un malaise|svenut[oa]|svenne|perso i sensi|collassat[oa]|desmaiou|apagou|perdeu os sentidos|flauw(?:gevallen)?|bewusteloos|in elkaar (?:gezakt|gestort)|van zijn stokje)";
const FIT =
  "(?:(?:had|has) (?:a |another )?fit|(?:hatte|hat|bekam) (?:[\\p{L}\\d]+ ){0,3}anfall|gekrampft|(?:tuvo|dio) una? (?:crisis|ataque)|fait une crise|ha avuto una crisi|teve uma crise|had een aanval|kreeg een aanval)";
const BLOOD_BROUGHT_UP =
  "(?:(?:threw|throwing|thrown|puk|vomit|cough|spat|spit)\\w*(?: up)? blood|blut (?:erbrochen|gekotzt|gehustet|gespuckt)|(?:vomito|vomitado|escupio|tosio) sangre|(?:vomi|crache|tousse) du sang|(?:vomitato|sputato) sangue|(?:vomitou|tossiu|cuspiu) sangue|bloed (?:gebraakt|gehoest|gespuugd|overgegeven)|braakte bloed)";
const CHEST_PAIN =
  "(?:chest pains?|pain in (?:his|her|the) chest|brustschmerz\\w*|schmerzen in der brust|druck auf der brust|dolor (?:de|en el) pecho|douleurs? (?:a|dans) la poitrine|mal a la poitrine|dolor[ei] al petto|dor(?:es)? no peito|pijn op (?:de|zijn|haar) borst)";

/** What a clause told of another, and what it is when it is the writer's. */
const SIGNS = [
  { sign: OF_HEART, category: "heart", level: "emergency" },
  { sign: CHEST_PAIN, category: "heart", level: "emergency" },
  { sign: OF_BRAIN, category: "stroke", level: "emergency" },
  { sign: `(?:${SEIZURE}|${FIT})`, category: "faint", level: "emergency" },
  { sign: BLOOD_BROUGHT_UP, category: "belly", level: "emergency" },
  { sign: FAINTED, category: "faint", level: "doctor-today" },
] as const;

/** "So did I", where a clause begins. */
const TAKES_IT =
  "(?:so (?:did|have|do|am) i|(?:then |now )?(?:me|i) (?:too|as well|did(?: too| as well)?)|(?:and )?then i did|and i did|did i|as did i|now me|same (?:here|for me|with me|thing happened to me)|(?:it|that|the same)? ?(?:just )?happened to me(?: too)?|ich (?:eben |heute |gestern |vorhin |gerade |jetzt )?auch|ich (?:ebenfalls|ebenso|genauso)|(?:bei )?mir (?:auch|genauso|ebenfalls)|(?:a )?(?:yo|mi) (?:tambien|igual)|lo mismo (?:me paso )?a mi|(?:et )?(?:a )?moi (?:aussi|pareil|de meme)|(?:pareil|idem|de meme) pour moi|moi c ?etait|(?:e )?anch ?io|anche (?:io|a me)|(?:io|a me) (?:pure|anche)|pure (?:io|a me)|idem (?:io|per me)|(?:e )?eu (?:tambem|igual|idem)|a mim (?:tambem|igual)|comigo (?:tambem|igual|foi igual|aconteceu o mesmo)|ik (?:vandaag |gisteren |net |zojuist )?ook|(?:bij )?mij ook|ikzelf ook|idem hier)";
/** Nothing but when and where it was stands behind it: "ich auch mehr laufen" is about something else. */
const WHEN_OR_WHERE =
  "(?= ?(?:$|[.,;!?:)–—-]|(?:too|as well|today|just|now|yesterday|this|last|tonight|earlier|on|in|at|after|during|an|about|twice|once|mid|while|halfway|and|heute|gestern|eben|gerade|jetzt|vorhin|beim|im|auf|in|am|vor|nach|wahrend|und|hoy|ayer|anoche|ahora|esta|haciendo|en|hace|al|y|aujourdhui|hier|ce|cette|tout|dans|sur|en|pendant|apres|et|oggi|ieri|stamattina|stanotte|adesso|durante|mentre|dopo|e|hoje|ontem|agora|no|na|ha|depois|vandaag|gisteren|net|vanmorgen|tijdens|op|bij|na|en)\\b))";
const BEFORE_IT =
  "(?:[.,;!?:)\\n–—-]+ ?|(?:^| )(?:and|und|y|et|e|en|but|aber|pero|mais|ma|mas|maar|then|dann|luego|puis|poi|depois|toen) )(?:(?:and|und|y|et|e|en|then) )?";

/** What only looks like it: nearly, of laughter, of a price, or told in fun. */
const FIGURATIVE =
  /\b(?:nearly|almost|fast|beinahe|casi|presque|quasi|quase|bijna|would|could|price|bill|laugh\w*|boredom|joy|shame|sofa|couch|asleep|snor\w*|vor lachen|de risa|de rire|dalle risate|de rir|van het lachen)\b/u;
const LAUGHS = /\b(?:lol|lmao|ha(?:ha)+\w*|jaja\w*|mdr|ptdr|ahah\w*|kkk+|rsrs\w*|hihi)\b|😂|🤣/u;
/** The writer's was long ago as well. */
const LONG_AGO =
  /\b(?:years? (?:ago|back|later)|(?:19|20)\d\d|as a (?:kid|child|teen\w*)|vor \w+ jahren|als kind|hace \w+ anos|de nin[oa]|il y a \w+ ans|enfant|\w+ anni fa|da (?:bambin|ragazz)[oa]|ha \w+ anos|em crianca|\w+ jaar geleden|als kind)\b/u;

export interface SameHappened {
  readonly kind: "ask" | "sign";
  readonly category: (typeof SIGNS)[number]["category"];
  readonly level: (typeof SIGNS)[number]["level"];
}

/** Letters between a sign and the words that take it up. */
const REACH = 120;

/** The sign of another that the writer takes up as his own. */
export function tellsSameHappened(said: string): SameHappened | undefined {
  const taken = [...said.matchAll(TAKEN)].filter(({ 0: words, index }) => !LONG_AGO.test(clauseFrom(said, index + words.length)));
  if (taken.length === 0) return undefined;
  for (const { sign, category, level } of SIGNS) {
    const places = told(said, new RegExp(`\\b${sign}\\b`, "gu"));
    const isTaken = places.some((place) => taken.some(({ index }) => index > place && index - place <= REACH));
    if (!isTaken) continue;
    const kind = FIGURATIVE.test(said) || LAUGHS.test(said) ? "ask" : "sign";
    return { kind, category, level: level === "doctor-today" && conceptsFor(said).has("effort") ? "emergency" : level };
  }
  return undefined;
}

const TAKEN = new RegExp(`${BEFORE_IT}${TAKES_IT}${WHEN_OR_WHERE}`, "gu");

function clauseFrom(said: string, at: number): string {
  return said.slice(at).split(/[.!?;\n]/u)[0] ?? "";
}
