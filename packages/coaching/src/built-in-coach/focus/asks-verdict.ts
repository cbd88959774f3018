import { plainWords } from "../turn/frame.ts";
import type { Tongue } from "../turn/languages.ts";

type Patterns = { readonly [tongue in Tongue]: string };

const LEADS: Patterns = {
  en: "and|so|but|ok|okay|hm+|well|wait|then|oh|ah|just|actually|um+|cool|right|sorry|no",
  de: "und|aber|also|ok|okay|hm+|dann|ach|naja|moment|warte|ja|nur",
  fr: "et|mais|ok|alors|donc|hm+|euh|ah|bon|attends",
  es: "y|pero|ok|vale|entonces|hm+|bueno|ah|espera",
  it: "e|ma|ok|allora|quindi|hm+|beh|ah|aspetta",
};

/** What is right, safe or enough. */
const VERDICT: Patterns = {
  en: "(?:ok|okay|alright|all right|fine|good|smart|wise|clever|sensible|reasonable|stupid|dumb|silly|bad|safe|enough|too (?:much|little|hard|easy|risky|short|long|close|late|early)|possible|risky|dangerous|a problem|an issue|a (?:good|bad|smart|stupid) (?:idea|move)|worth it|realistic|doable|allowed)",
  de: "(?:ok|okay|in ordnung|gut|klug|schlau|sinnvoll|vernunftig|dumm|schlecht|schlimm|riskant|genug|zu (?:viel|wenig|hart|leicht|kurz|lang)|ein problem|eine (?:gute|schlechte|dumme) idee|realistisch|machbar|erlaubt)",
  fr: "(?:ok|bien|bon|malin|raisonnable|sense|bete|mauvais|grave|risque|assez|suffisant|trop(?: \\p{L}+)?|un probleme|une (?:bonne|mauvaise) idee|realiste|faisable|permis)",
  es: "(?:ok|bien|bueno|buena idea|mala idea|sensato|razonable|malo|grave|arriesgado|suficiente|demasiado|un problema|una (?:buena|mala) idea|realista|posible|inteligente)",
  it: "(?:ok|bene|giusto|saggio|sensato|ragionevole|male|grave|rischioso|abbastanza|troppo|un problema|una (?:buona|cattiva) idea|realistico|fattibile|intelligente)",
};
const BUT = "(?! (?:if|to|when|wenn|zu|si|de|que|se|di) )";

const JUDGES: Patterns = {
  en: `(?:(?:is|are|was|would|will|isnt|wouldnt) (?:that|it|this|those|they|all that)(?: all)?(?: be)?(?: (?:really|still|even|a bit|actually|not|such|then))* ${VERDICT.en}${BUT}|(?:do|would|does) (?:you )?(?:think |say )?(?:that |thats |its |it )?(?:is |makes? )?(?:a )?(?:sense|${VERDICT.en})${BUT}|does (?:that|it) (?:make sense|work|fit)|would you (?:do|recommend|advise|suggest) (?:it|that|this)|(?:(?:is|are|was|isnt) (?:that|it|this) )?(?:(?:a bit|way|not) )?too (?:close|near|soon|early|late)|any (?:downsides?|risks?|problems?)(?: with (?:it|that))?|(?:good|bad|smart) idea|should i (?:really )?(?:do|be doing) (?:that|it|this))`,
  de: `(?:(?:ist|war|ware|wird) (?:das|es|die|der|sie)(?: (?:denn|dann|auch|wirklich|echt|so|noch|nicht))* ${VERDICT.de}|(?:macht|ergibt) das (?:denn |dann )?sinn|passt das(?: so)?|wurdest du das (?:machen|empfehlen)|zu (?:nah|knapp|spat|fruh)|(?:gute|schlechte) idee|spricht (?:was|etwas) dagegen|soll(?:te)? ich das (?:wirklich )?(?:machen|tun))`,
  fr: `(?:(?:est ce que )?(?:c est|ce serait|ca serait|est ce)(?: (?:vraiment|encore|pas|alors))* ${VERDICT.fr}|ca (?:va|passe|a du sens|colle)|(?:bonne|mauvaise) idee|tu (?:le|me le) conseilles?|c est conseille)`,
  es: `(?:(?:es|seria|esta|estaria)(?: eso| esto)?(?: (?:realmente|muy|de verdad))* ${VERDICT.es}|(?:eso )?tiene sentido|(?:buena|mala) idea|me lo recomiendas|lo harias)`,
  it: `(?:(?:e|va|sarebbe)(?: (?:davvero|ancora|proprio))* ${VERDICT.it}|ha senso|(?:buona|cattiva) idea|me lo consigli|lo faresti)`,
};

const MOST_WORDS = 13;
const MOST_BEFORE = 5;

/** Whether a turn asks if what was just spoken of is right, safe or enough: the whole of it, or its last sentence after a few words. */
export function asksVerdict(content: string, tongue: Tongue): boolean {
  const [last = "", ...before] = content
    .trim()
    .split(/(?<=[?!.;])\s+/u)
    .toReversed();
  if (isVerdict(plainWords(content, tongue), tongue)) return true;
  return before.length > 0 && before.join(" ").split(/\s+/u).length <= MOST_BEFORE && isVerdict(plainWords(last, tongue), tongue);
}

function isVerdict(words: string, tongue: Tongue): boolean {
  return words.split(" ").length <= MOST_WORDS && new RegExp(`^(?:(?:${LEADS[tongue]}) )*${JUDGES[tongue]}(?= |$)`, "u").test(words);
}
