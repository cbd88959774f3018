import { normalise } from "../health/normalise.ts";
import { type Clause, readClauses } from "../health/clause.ts";

/** A complaint told as what was there once. */
const HAD =
  /\b(?:had|got|suffered|was|were|started|hatte|hatten|bekam|war|tuve|tenia|sufri|he tenido|tuvo|ai eu|avais|j ai souffert|etait|ho avuto|avevo|ebbi|ho sofferto|era|tive|tinha|sofri|kreeg|was)\b/u;
const GONE =
  /\b(?:(?:went|gone|has gone|completely|all) away|went|disappeared|cleared up|settled|symptom ?free|pain ?free since|no (?:pain|trouble|problems?|symptoms?|issues?) since|nothing since|beschwerdefrei|schmerzfrei seit|seit\b.* (?:beschwerdefrei|schmerzfrei|ruhe|nichts mehr)|weggegangen|verschwunden|ging (?:\w+ ){0,4}weg|se (?:me )?(?:paso|quito|fue)|desaparecio|sin (?:dolor|molestias|sintomas) desde|(?:c est|est) (?:passee?|partie?)|a disparu|plus rien depuis|sans douleur depuis|e passat[oa]|sparit[oa]|scompars[oa]|senza (?:dolore|fastidi|sintomi) da|passou|desapareceu|sem (?:dor|queixas|sintomas) desde|ging (?:\w+ )?over|verdwenen|klachtenvrij|pijnvrij sinds)\b/u;
const NOT_BACK =
  /\b(?:(?:has|have|did|had)(?: ?n[o']?t|nt| not| never) (?:come|came|been|returned?|recurred)(?: back)?|(?:not|never) (?:come|came|been) back|never (?:came|returned)|nicht (?:wieder|zuruck)(?:ge)?k\w+|kam (?:\w+ )?nicht (?:wieder|zuruck)|nicht mehr (?:aufgetreten|gespurt|gehabt)|no (?:ha|me ha) vuelto|no volvio|n est (?:pas|jamais) (?:revenue?|reapparue?)|(?:pas|jamais) revenue?|non (?:e )?(?:piu )?(?:tornat[oa]|ricomparso)|nao (?:voltou|tornou)|niet (?:meer )?terug(?:gekomen|gekeerd)?)\b/u;
const BACK =
  /\b(?:(?:came|is|comes|has come|its|coming) back|back again|returned|again|wieder da|kam (?:\w+ )?wieder|kommt (?:\w+ )?wieder|(?:ha|me ha) vuelto|vuelve|est revenue?|revient|e tornat[oa]|torna|voltou|volta|terug|sometimes|manchmal|a veces|parfois|a volte|as vezes|soms|still|noch|todavia|encore|ancora|ainda|nog)\b/u;
/** A new sentence that goes on about what the one before told. */
const GOES_ON =
  /^(?:it|its|this|that|they|has|since|after|all|went|es|das|die|der|sie|seit|nach|ist|ging|se|ya|desde|despues|no|c|ca|elle|il|depuis|apres|ce|e|non|da|dopo|passou|desapareceu|depois|nao|het|dat|sinds|na|nothing|pain|symptom)$/u;

/** Complaints of a text that ended and have not come back: "I had shin pain in September. It went away after three weeks and has not come back." */
export function goneForGood(text: string): readonly string[] {
  const clauses = readClauses(text);
  return clauses.flatMap((clause, at) => (HAD.test(saidIn(clause)) && isOver(clauses, at) ? [clause.quote] : []));
}

function isOver(clauses: readonly Clause[], at: number): boolean {
  const told = clauses[at];
  if (told === undefined || told.isOther) return false;
  const rest = clauses.slice(at + 1).filter(({ sentence }) => sentence === told.sentence);
  const first = clauses.find(({ sentence }) => sentence > told.sentence);
  const next =
    first !== undefined && GOES_ON.test(first.words[0] ?? "") ? clauses.filter(({ sentence }) => sentence === first.sentence) : [];
  const about = [...rest, ...next].map(saidIn);
  const isNotBack = about.some((said) => NOT_BACK.test(said));
  const isBack = about.some((said) => BACK.test(said.replace(NOT_BACK, " ")));
  return !isBack && (isNotBack || about.some((said) => GONE.test(said)));
}

/** In its own letters: plain words make a part of the body of "came back". */
function saidIn({ quote }: Clause): string {
  return normalise(quote);
}
