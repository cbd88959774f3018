import type { Tongue } from "../turn/languages.ts";

/** A turn that corrects or varies what was asked before, without the words that only say so. */
export interface Correction {
  readonly rest: string;
  /** What it says is not meant: "Saturday, not Sunday". */
  readonly denied: string;
  /** It says plainly that what was read is wrong, and does not go on to something else. */
  readonly isPlain: boolean;
  /** It says what something is or was: beside a card, what the card should hold. */
  readonly isStated: boolean;
}

/** Words at the beginning that say that something else is meant. */
const PLAIN_LEADS: { readonly [tongue in Tongue]: string } = {
  en: "(?:my )?fat fingers?|(?:a |my )?typos?|(?:i )?(?:mis(?:typed|read)|typed (?:it|that|this) wrong|got (?:it|that) wrong)(?: (?:it|that|this))?|(?:thats|that is|that was|it is|its) (?:wrong|a typo)|(?:it |that )?should (?:say|read)|supposed to (?:be|say)|no+|nope|nah|wait|hang on|hold on|oops|ups|whoops|sorry|my bad|my mistake|typo|correction|scratch that|actually|(?:what )?i mean(?:t)?(?: to say)?|meant|rather|better|(?:make|change|do|set|put|call) (?:it|that)(?: to| on| for)?|(?:it )?should(?: be| have been| ve been)|not (?:that|this|it)(?: one)?|wrong(?: one| day| exercise)?|lets (?:say|make it|do)|i said|more like",
  de: "(?:ich )?(?:hab\\w* )?(?:mich )?(?:vertippt|verschrieben|verlesen|verguckt)|(?:war )?(?:ein )?(?:tipp|schreib)fehler|soll(?:te)? (?:heissen|sein)|das (?:war|ist) falsch|nein|nee?|no|moment|warte|halt|ups|sorry|entschuldigung|falsch|quatsch|stimmt nicht|eigentlich|ich mein(?:e|te)?|mein(?:e|te)?(?: ich)?|gemeint(?: war)?|lieber|besser|eher(?: so)?|doch(?: lieber| eher)?|mach(?: mal)? (?:es|das)?|nicht (?:das|der|die|den)",
  fr: "(?:une )?faute de frappe|coquille|je me suis tromp\\w+|mal (?:tape|lu|ecrit)|c est faux|non|attends?|oups|pardon|desolee?|erreur|en fait|je (?:voulais|veux) dire|plutot|mieux|mets (?:la|le)?|pas (?:ca|celui la|celle la)",
  es: "me (?:he )?equivo\\w+|errata|lo (?:escribi|puse) mal|esta mal|deberia ser|no|espera|ups|perdon|perdona|error|en realidad|(?:quiero|queria|quise) decir|me referia (?:a|al)|mejor|mas bien|pon(?:lo|la)?|ponme|es[oe] no",
  it: "(?:mi sono )?sbagliat\\w|ho sbagliato(?: a scrivere)?|(?:errore di battitura|refuso)|ho (?:scritto|letto) male|dovrebbe essere|no|aspetta|ops|scusa|errore|in realta|anzi|(?:voglio|volevo) dire|intende\\w+|meglio|piuttosto|metti(?:lo|la)?|quello no",
};

const STATES: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(?:(?:oh|ah|ok|and|but|hm+) )*(?:its|it is|it was|thats|that was|was|felt)\b/,
  de: /^(?:(?:ach|ah|ok|und|aber) )*(?:es|das|ist|war)\b/,
  fr: /^(?:(?:ah|ok|et|mais) )*(?:c est|c etait)\b/,
  es: /^(?:(?:ah|ok|y|pero) )*(?:es|era|fue)\b/,
  it: /^(?:(?:ah|ok|ma) )*(?:e|era) /,
};

/** Words that only connect. */
const SOFT_LEADS: { readonly [tongue in Tongue]: string } = {
  en: "oh|ah|ok|okay|hm+|um+|well|so|but|and|then|please|pls|its|it is|it was|that was|thats|that is|only|just|what about|how about|same for|same with|with|the|my|an?|on|for|to|at|in|by|from",
  de: "ach|ah|oh|ok|hm+|naja|also|aber|und|dann|bitte|es (?:ist|war)|das (?:ist|war)|war|ist|nur|mit|der|die|das|den|dem|eine?[nrm]?|am|an|auf|um|im|in|fur|zum|zur|vom|von",
  fr: "oh|ah|ok|euh|bon|mais|et|alors|stp|c est|c etait|seulement|juste|avec|le|la|les|l|un|une|des|du|de|a|au|en|pour|sur",
  es: "ah|oh|ok|vale|bueno|pero|y|entonces|porfa|es|era|fue|solo|con|el|la|los|las|un|una|de|del|a|al|en|para|por",
  it: "ah|oh|ok|beh|ma|e|allora|per favore|e|era|solo|con|il|lo|la|i|gli|le|l|un|uno|una|di|del|a|al|in|per|su",
};

/** Words at the end that say the same. */
const PLAIN_TRAILS: { readonly [tongue in Tongue]: string } = {
  en: "was a typo|my typo|mistyped|fat fingers?|sorry|typo|i mean(?:t)?|actually|instead|rather|wait|my bad|my mistake|that should be|it should be",
  de: "vertippt|verschrieben|tippfehler|sollte es sein|soll es heissen|soll das heissen|sorry|mein(?:e|te)?(?: ich)?|gemeint|stattdessen|lieber|eigentlich|doch",
  fr: "faute de frappe|je me suis tromp\\w+|pardon|desolee?|je (?:voulais|veux) dire|plutot|en fait|a la place",
  es: "me (?:he )?equivo\\w+|errata|perdon|perdona|(?:quiero|queria|quise) decir|mejor|en realidad|en su lugar",
  it: "ho sbagliato|mi sono sbagliat\\w|errore di battitura|scusa|(?:voglio|volevo) dire|piuttosto|invece|anzi|meglio",
};
const SOFT_TRAILS: { readonly [tongue in Tongue]: string } = {
  en: "please|pls|then|though|thx|thanks|lol|one|ones|session|same|the same|as well|too",
  de: "bitte|dann|halt|mal|einheit",
  fr: "stp|s il te plait|alors|seance",
  es: "porfa|por favor|entonces|sesion",
  it: "per favore|allora|seduta",
};

const NOT: { readonly [tongue in Tongue]: RegExp } = {
  en: /^(.+) not (?:the |my |on |in |for )?(.+)$|^not (?:the |my |on |in |for )?(.+?) (?:but |its |the |on |rather )(.+)$/,
  de: /^(.+) nicht (?:der |die |das |den |am |im )?(.+)$|^nicht (?:der |die |das |den |am |im )?(.+?) sondern (.+)$/,
  fr: /^(.+) pas (?:le |la |l |en )?(.+)$|^pas (?:le |la |l |en )?(.+?) mais (.+)$/,
  es: /^(.+) no (?:el |la |en )?(.+)$|^no (?:el |la |en )?(.+?) sino (.+)$/,
  it: /^(.+) non (?:il |la |l |a )?(.+)$|^non (?:il |la |l |a )?(.+?) ma (.+)$/,
};

/** Reads the words around the slots of a turn. `words` are plain. */
export function readCorrection(words: string, tongue: Tongue): Correction {
  const lead = new RegExp(`^(?:(${PLAIN_LEADS[tongue]})|${SOFT_LEADS[tongue]})(?= |$) ?`);
  const trail = new RegExp(` (?:(${PLAIN_TRAILS[tongue]})|${SOFT_TRAILS[tongue]})$`);
  let [rest, isPlain] = [words, false];
  for (let found = lead.exec(rest); found !== null && rest !== ""; found = lead.exec(rest)) {
    isPlain ||= found[1] !== undefined;
    rest = rest.slice(found[0].length);
  }
  for (let found = trail.exec(rest); found !== null; found = trail.exec(rest)) {
    isPlain ||= found[1] !== undefined;
    rest = rest.slice(0, found.index);
  }
  const contrast = NOT[tongue].exec(rest);
  const isStated = STATES[tongue].test(words);
  if (contrast === null) return { rest: rest.trim(), denied: "", isPlain, isStated };
  const [, first, notSecond, notFirst, second] = contrast;
  return { rest: first ?? second ?? "", denied: notSecond ?? notFirst ?? "", isPlain: true, isStated };
}
