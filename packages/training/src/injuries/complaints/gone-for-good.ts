import { normalise } from "../../health/normalise.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { provesUse, saysMistrust, saysWhole } from "../../language/healed-history.ts";
import { namesRegion } from "./regions.ts";

/** A complaint told as what was there once. */
const HAD =
  /\b(?:had|got|suffered|tore|pulled|strained|sprained|broke|fractured|injured|twisted|ripped|was|were|started|hatte|hatten|bekam|war|tuve|tenia|sufri|he tenido|tuvo|ai eu|avais|j ai souffert|etait|ho avuto|avevo|ebbi|ho sofferto|era|tive|tinha|sofri|kreeg|was)\b/u;
const GONE =
  /\b(?:(?:went|gone|has gone|completely|all) away|went|disappeared|cleared up|settled|symptom ?free|pain ?free since|no (?:\w+ )?(?:pain|trouble|problems?|symptoms?|issues?) (?:ever )?since|nothing (?:ever )?since|(?:full|complete) recovery|(?:fully |completely |all )?(?:healed|recovered)\b|(?:sprinted|ran|run|raced|lifted|squatted|played|trained|back) (?:on (?:it|them) )?(?:\w+ ){0,2}since|(?:quiet|silent|fine|good) (?:ever )?since|stayed away|beschwerdefrei|schmerzfrei seit|(?<!nicht mehr )\bseit(?:dem|her)?\b(?! nicht).* (?:beschwerdefrei|schmerzfrei|ruhe|nichts mehr|nix mehr|nie (?:wieder|mehr))|(?:seitdem|seither|seit damals) (?:beschwerdefrei|schmerzfrei|ruhe|nichts(?: mehr)?|nix(?: mehr)?|keine? (?:probleme|schmerzen|beschwerden)(?: mehr)?)|weggegangen|verschwunden|ging (?:\w+ ){0,4}weg|se (?:me )?(?:paso|quito|fue)|desaparecio|sin (?:dolor|molestias|sintomas|problemas) desde|nada (?:mas )?desde|(?:c est|est) (?:passee?|partie?)|a disparu|(?:plus )?rien depuis|plus (?:jamais|aucun\w*)\b.*|sans douleur depuis|e passat[oa]|sparit[oa]|scompars[oa]|senza (?:dolore|fastidi|sintomi|problemi) da|(?:niente|nulla|mai) (?:piu )?da allora|mai piu|passou|desapareceu|sem (?:dor|queixas|sintomas|problemas) desde|(?:nada|nunca mais) (?:desde|depois)|ging (?:\w+ )?over|verdwenen|klachtenvrij|pijnvrij sinds|(?:sindsdien|daarna) (?:niets|niks|nooit|geen \w+)(?: meer)?)\b/u;
/** "Esguince en junio", "tendinite un anno fa": dated, it was there then. */
const THEN =
  /\b(?:l (?:an|annee) (?:dernier|derniere|passee?)|in my (?:first|second|third|last) (?:season|year|winter|summer)|(?:one|two|three|\d) (?:winters?|summers?|seasons?) ago|(?:in|en|im|em|na|no|nel|nella|au|a|ad|last|this past|this|letzte[nrs]?|vergangene[nrs]?|el pasado|la pasada|el ano pasado|l an dernier|l ete dernier|vorig\w*|scors[oa]) (?:early |late |the |el |la |le |l |il |o |het |de |den )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|year|januar|februar|marz|mai|juni|juli|oktober|dezember|fruhjahr|fruhling|sommer|herbst|jahr|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|estate|autunno|inverno|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|dezembro|verao|outono|januari|maart|mei|augustus|voorjaar|zomer|herfst)|(?:anno|estate|inverno|primavera|autunno|hiver|ete|annee|printemps|automne|ano|verano|invierno|otono|verao|outono|jaar) (?:scors\w*|passat\w*|passe\w*|derni\w*|pasad\w*|passad\w*)|(?:years?|months?|jahren?|monaten?|anos?|meses|ans?|mois|anni|anno|mesi|jaar|maanden) (?:ago|fa|geleden|atras)|vor (?:\w+ )?(?:jahr\w*|monat\w*)|hace (?:\w+ )?(?:anos?|meses)|il y a (?:\w+ )?(?:ans?|mois)|ha (?:\w+ )?(?:anos?|meses))\b/u;
/** "Meniscus sewn in 2023" */
const IN_A_YEAR = /\b(?:in|from|since|im jahr|von|en|de|del|nel|em|uit) (?:19|20)\d\d\b/u;
/** "Ora non fa male", "ahora no duele": what was there then is not there now. */
const NOT_NOW =
  /^(?:(?:but|and|aber|und|pero|y|mais|et|ma|e|mas|maar|en) )*(?:(?:now|today|jetzt|heute|inzwischen|mittlerweile|ahora|hoy|ya|actualmente|maintenant|aujourd hui|ora|adesso|oggi|agora|hoje|ja|nu) )?(?:(?:it|that|es|das|ca|cela|esto) )?(?:(?:does not|doesnt|doesn t|no longer|not|nicht|non|no|nao|ne|n) )(?:(?:mi|me|m|ci|fait|faz) )*(?:hurts?|bothers?(?: me)?|mehr weh|duele|molesta|fa|da|doi|fait|schmerzt)(?: (?:anymore|any more|now|mehr|piu|male|plus|pas|mal|fastidio|nada|niente|ora|adesso|ahora|agora|maintenant|me))*$|^(?:jetzt |inzwischen |mittlerweile |heute )?tut (?:es |sie |er |das )?(?:jetzt |inzwischen )?nicht(?:s)? mehr weh$|^(?:ca|cela) (?:ne )?(?:me )?fait plus mal(?: maintenant)?$|^(?:now |currently |jetzt |ahora |ora |maintenant )?(?:no pain|pain free|schmerzfrei|beschwerdefrei|sin (?:dolor|molestias)|sans douleur|senza dolore|sem dor)(?: (?:now|anymore|at all|today|jetzt|ahora|ora))?$/u;
/** Somebody with the right to say so ended the treatment. */
const DISCHARGED =
  /\b(?:(?:discharged|released|signed) me(?: off)?|(?:was|been|am|got) discharged|(?:me )?(?:dio|dieron|han dado|ha dado) (?:ya )?(?:el |de )?alta|(?:tengo|tuve|recibi) (?:ya )?(?:el |de )?alta|dad[oa] de alta|(?:mi ha|m ha) dimess[oa]|(?:me )?deu (?:me )?alta|(?:behandlung|physio\w*|therapie) (?:\w+ ){0,2}(?:abgeschlossen|beendet)|aus der (?:behandlung|physio\w*|therapie) entlassen|(?:kine|seances?) (?:\w+ ){0,2}(?:terminees?|finies?))\b/u;
const NOT_DISCHARGED =
  /\b(?:not|never|yet|until|nicht|noch|bis|no me|todavia|aun|hasta|pas|encore|non|ancora|finche|nao|ainda|hospital|krankenhaus|hopital|ospedale|for (?:light|easy|walking|jogging))\b/u;
const NOT_BACK =
  /\b(?:(?:has|have|did|had)(?: ?n[o']?t|nt| not| never) (?:(?:come|came)(?: back)?|returned?|recurred|reappeared|flared(?: up)?|been (?:back|a (?:problem|bother)|an issue|any (?:trouble|bother)))|(?:not|never) (?:come|came|been) back|never (?:came|returned|again)|not (?:returned|recurred|flared)|nie (?:wieder|mehr)|nicht (?:wieder|zuruck)(?:ge)?k\w+|kam (?:\w+ )?nicht (?:wieder|zuruck)|nicht mehr (?:aufgetreten|gespurt|gehabt)|no (?:ha|me ha) vuelto|no volvio|n est (?:pas|jamais) (?:revenue?|reapparue?)|(?:pas|jamais) revenue?|non (?:e )?(?:piu )?(?:tornat[oa]|ricomparso)|nao (?:voltou|tornou)|niet (?:meer )?terug(?:gekomen|gekeerd)?)\b/u;
const BACK =
  /\b(?:(?:came|is|comes|has come|its|coming) back|back again|returned|again|wieder da|kam (?:\w+ )?wieder|kommt (?:\w+ )?wieder|(?:ha|me ha) vuelto|vuelve|est revenue?|revient|e tornat[oa]|torna|voltou|volta|terug|sometimes|manchmal|a veces|parfois|a volte|as vezes|soms|still|noch|todavia|encore|ancora|ainda|nog)\b/u;
/** "I still do the calf raises", "faccio ancora i sollevamenti": what is kept up is no complaint. */
const STILL_DONE =
  /\b(?:(?:i |and )?still (?:do|doing|keep|train|stretch|use|go)|(?:mache|trainiere|dehne) (?:ich )?(?:immer )?(?:noch|weiter)|(?:todavia|aun) (?:hago|entreno)|sigo haciendo|(?:je )?fais (?:encore|toujours)|faccio ancora|continuo a fare|ainda faco|doe (?:ik )?nog)\b/gu;
/** A new sentence that goes on about what the one before told. */
const GOES_ON =
  /^(?:it|its|this|that|they|has|since|after|all|went|es|das|die|der|sie|seit|nach|ist|ging|se|ya|desde|despues|no|c|ca|elle|il|depuis|apres|ce|e|non|da|dopo|passou|desapareceu|depois|nao|het|dat|sinds|na|nothing|pain|symptom)$/u;

/** Complaints of a text that ended and have not come back: "I had shin pain in September. It went away after three weeks and has not come back." */
export function goneForGood(text: string): readonly string[] {
  const clauses = readClauses(text);
  return clauses.flatMap((clause, at) => {
    const said = saidIn(clause);
    return (HAD.test(said) || THEN.test(said) || IN_A_YEAR.test(said)) && isOver(clauses, at)
      ? [clause.quote, ...getEndings(clauses, clause)]
      : [];
  });
}

function isOver(clauses: readonly Clause[], at: number): boolean {
  const told = clauses[at];
  if (told === undefined || told.isOther) return false;
  const rest = clauses.slice(at + 1).filter(({ sentence }) => sentence === told.sentence);
  const first = clauses.find(({ sentence }) => sentence > told.sentence);
  const following = clauses.filter(({ sentence }) => sentence === first?.sentence);
  const isAboutIt =
    GOES_ON.test(first?.words[0] ?? "") || (following.some((clause) => provesUse(saidIn(clause))) && !following.some(isOfPart));
  const about = [...rest, ...(isAboutIt ? following : [])].map(saidIn).filter((said) => !saysMistrust(said));
  if (isSetOff(clauses, at)) return false;
  if (about.some((said) => NOT_GONE.test(said))) return false;
  const isNotBack = about.some((said) => NOT_BACK.test(said));
  const isBack = about.some((said) => BACK.test(said.replace(NOT_BACK, " ").replace(STILL_DONE, " ")));
  if (isBack) return false;
  // What had not come back is the complaint, and not the speed or the strength that it took.
  if ((isNotBack && !RECOVERS.test(saidIn(told))) || about.some((said) => GONE.test(said) || saysWhole(said))) return true;
  return THEN.test(saidIn(told)) && [...about, ...dischargedNext(clauses, told, first)].some(endsIt);
}

/** "Good mornings set it off again": what brings it on is told of a complaint that is there; "it" is the part named last. */
function isSetOff(clauses: readonly Clause[], at: number): boolean {
  const behind = clauses.slice(at + 1);
  const end = behind.findIndex(({ english, sentence }) => sentence !== clauses[at]?.sentence && namesRegion(english));
  return (end < 0 ? behind : behind.slice(0, end)).some((clause) => SETS_OFF.test(saidIn(clause)));
}

const SETS_OFF =
  /(?<!\b(?:not|never|doesnt|dont|didnt|nothing) (?:\w+ )?)\b(?:(?:sets?|setting) (?:it|that|this|mine) off|(?:brings?|bringing|brought) (?:it|that|this) (?:on|back)|(?:flares?|flared|stirs?|stirred) (?:it|that|this) up|(?:triggers?|irritates?|aggravates?) (?:it|that|this)|(?:losen|lost|losten) (?:es|das|sie) (?:\w+ )?aus|(?:lo|la) (?:provoca\w*|reactiva\w*|irrita\w*)|(?:le|la) (?:reveille\w*|declenche\w*)|l (?:irrite\w*|aggrave\w*)|(?:lo|la) (?:riaccend\w*|riacutizza\w*|scatena\w*))\b/u;

/** "Hasn't gone away since", "no se ha ido" */
const NOT_GONE =
  /\b(?:almost|nearly|mostly|half|[1-9]\d ?%|fast|halb|casi|presque|quasi|quase|bijna) (?:\w+ )?(?:healed|recovered|gone|verheilt|weg|gueri\w*|curad[oa]|guarit[oa])\b|\b(?:not|never|\w+nt|nicht|no|n|pas|non|nao|niet)(?: (?:se|me|ha|mi|e|est|est pas|yet|really|fully|completely|ganz|richtig|wirklich|mehr|del todo))* (?:gone|go|disappeared|cleared|settled|healed|right|weg\w*|verschwunden|verheilt|schmerzfrei|beschwerdefrei|ido|passee?|parti|passat[oa]|andat[oa]|passou|desapareceu|over|verdwenen)\b/u;
const RECOVERS =
  /\b(?:speed|strength|power|range|fitness|form|feeling|mobility|confidence|kraft|tempo|form|gefuhl|beweglichkeit|fuerza|velocidad|force|vitesse|forza|velocita|forca|velocidade|kracht|snelheid)\b/u;

/** The clauses that say how it ended, of its sentence and the next one. */
function getEndings(clauses: readonly Clause[], { sentence }: Clause): readonly string[] {
  return clauses
    .filter((other) => (other.sentence === sentence || other.sentence === sentence + 1) && endsIt(saidIn(other)))
    .map(({ quote }) => quote);
}

/** "Now it does not hurt", or the treatment is over. */
function endsIt(said: string): boolean {
  if (saysWhole(said) || saysMistrust(said)) return true;
  return NOT_NOW.test(said) || (DISCHARGED.test(said) && !NOT_DISCHARGED.test(said));
}

/** "… El fisio me dio el alta": the sentence behind one complaint is about that one, whoever it begins with. */
function dischargedNext(clauses: readonly Clause[], told: Clause, first: Clause | undefined): readonly string[] {
  if (first?.sentence !== told.sentence + 1) return [];
  const next = clauses.filter(({ sentence }) => sentence === first.sentence).map(saidIn);
  return next.some((said) => BACK.test(said.replace(STILL_DONE, " ")) || (RESTRICTS.test(said) && !NOT_NOW.test(said))) ? [] : next;
}

/** A limit beside the discharge keeps what was told. */
const RESTRICTS =
  /\b(?:avoid\w*|careful\w*|only|max\w*|at most|no (?:jump\w*|run\w*|deep|heavy)|vermeid\w*|vorsicht\w*|nur|hochstens|evit\w*|cuidado|solo|attention|seulement|prudenza|attenzione|apenas|hurts?|duele|tut weh|fait mal|fa male)\b/u;

function isOfPart({ english }: Clause): boolean {
  return namesRegion(english);
}

/** In its own letters: plain words make a part of the body of "came back". */
function saidIn({ quote }: Clause): string {
  return normalise(quote);
}
