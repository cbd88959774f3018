import { conceptsIn, SYMPTOMS } from "./concepts.ts";
import { findDenied, plainWords } from "./features.ts";
import { takesUp } from "./harmless/subjects/same-here.ts";
import { plain } from "./signs/stated-signs.ts";

/*
 * When a sign is told of, in English, German, Spanish, French, Italian, Portuguese and Dutch: long ago, cleared by a doctor, denied, imagined, or of a
 * relative. Any word of now, or of coming back, keeps the sign.
 */
const NUMBER = "(?:\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|some|many|several|couple of|few)";
const YEARS_AGO_WORDS = `(?:${NUMBER} ?(?:years?|yrs?) (?:ago|back)|years ago|(?:in )?(?:the|den|de los|los(?: anos)?|les annees|dans les annees|negli anni|gli anni|nos anos|de jaren) (?:19)?[5-9]0(?:s|er|ern)?|(?:19\\d\\d|20[01]\\d|202[0-4])(?! ?(?:m|w|kcal|cal|bpm|meters?|metres?|watts?)\\b)|as a (?:kid|child|teen\\w*)|at school|when i was (?:\\d+|a kid|little|young)|vor (?:\\w+ )?jahren|als (?:kind|teenager|jugendliche\\w*)|in der schule|hace (?:\\w+ )?anos|de (?:nino|nina|pequen[oa])|il y a (?:\\w+ )?ans|quand j ?etais (?:petite?|enfant|ado)|(?:\\w+ )?anni fa|da (?:bambin[oa]|ragazz[oa]|piccol[oa])|(?:ha|faz) (?:\\w+ )?anos|(?:quando eu era )?crianca|(?:\\w+ )?jaar geleden|jaren geleden|als kind|vroeger als kind|l?(?:asthma|asthme|asma|astma) (?:petite?|gamine?|enfant|nino|nina|bambin[oa]|crianca)|(?:en|in|na|dans mon|nella mia|in der|in mijn|nell)? ?(?:childhood|infancia|enfance|infanzia|kindheit|kindertijd|jeugd|em crianca|em miud[oa]))`;
const YEARS_AGO = new RegExp(`\\b${YEARS_AGO_WORDS}\\b`, "u");
const EARLIER_THIS_YEAR =
  /\b(?:last (?:year|yr|season|spring|summer|winter|autumn|fall)|in (?:the )?(?:spring|summer|winter|january|february|march|april|may|june|july|august|jan|feb|mar|apr|jun|jul|aug)|(?:months|mths) ago|letzte[ns]? (?:jahr|saison|sommer|winter|fruhjahr|fruhling)|im (?:fruhjahr|fruhling|sommer|winter|januar|februar|marz|april|mai|juni|juli|august)|vor \w+ monaten|(?:el )?ano pasado|en (?:primavera|verano|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto)|hace (?:\w+ )?meses|lan (?:dernier|passe)|lannee derniere|au printemps|cet ete|en (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout)|il y a \w+ mois|lanno scorso|(?:in|a|questa|la scorsa) (?:primavera|estate|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto)|\w+ mesi fa|(?:no )?ano passado|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto)|na primavera|no verao|mes passado|vorig jaar|(?:vorige|afgelopen) (?:zomer|winter|lente)|in (?:het voorjaar|de zomer|januari|februari|maart|april|mei|juni|juli|augustus)|maanden geleden)\b/u;

/** Said or signed by somebody who examined. */
const CLEARED_BY_DOCTOR =
  /\b(?:all clear|cleared|signed (?:me |it |the form )?off|discharged|(?:doc|doctor|gp|cardio\w*|surgeon|physio|neuro\w*|consultant|specialist|optician|midwife) (?:is |was )?(?:happy|not (?:worried|concerned)|says? .{0,24}(?:fine|ok|healed|innocent|harmless|no limits)|said .{0,12}(?:fine|ok|go|crack|train))|(?:arzt|arztin|kardiologe|orthopade|neurologe|physio)\w* .{0,30}(?:freigegeben|unauffallig|alles (?:gut|ok|normal)|freigabe)|ohne befund|unauffallig|me (?:dio|dieron|ha dado|han dado) el alta|feu vert|(?:medecin|cardiologue|chirurgien|kine) .{0,24}(?:a dit go|rien|ok|daccord)|via libera|mi ha dato lok|(?:medico|cardiologo|ortopedico|chirurgo) (?:dice|ha detto) .{0,16}(?:vai|ok|guarit\w*|posso)|(?:medico|cardiologista|ortopedista|vascular) (?:\w+ )?liberou|me liberou|alta d[oa] (?:medico|vascular|cardio\w*|hospital)|groen licht|goedgekeurd|(?:arts|cardioloog|chirurg|longarts) .{0,40}(?:tevreden|goed|mag (?:weer|alles)))\b/u;
const CLEARED =
  /\b(?:(?:fully|thoroughly|properly|completely|all) (?:examined|checked(?: out| over)?|investigated|tested)|(?:examined|investigated|checked) and treated|(?<!(?:not|never|un|without being) )treated(?= and|,|\.|$)|(?:komplett|vollstandig|voll|ganz|grundlich) (?:durchgecheckt|untersucht|abgeklart|gecheckt)|durchgecheckt|behandelt und|tout (?:examine|verifie|controle|explore)|(?:soigne|traite|traitee|soignee)(?= |,|\.|$)|(?:helemaal|volledig|grondig) (?:onderzocht|nagekeken|gecheckt)|todo (?:examinado|estudiado|revisado)|tratad[oa] y|(?:controllat[oa]|visitat[oa]) (?:del tutto|completamente)|fatti tutti gli esami|tudo examinado|tratad[oa] e|(?:was|war|era|cetait|bleek|bleken|turned out) (?:a |an |my |nur |solo |solo el |le |only |just |low )?(?:iron|low iron|anaemia|anemia|eisenmangel|hierro|falta de hierro|fer|anemie|carenza di ferro|ferro|ijzertekort|bloedarmoede)|all (?:normal|fine|good|checked)|gave me the (?:ok|go ahead)|no (?:limits|restrictions)|train (?:like|as) any\w*|crack on|turned out to be|came (?:back|out) (?:normal|clear|clean|fine)|(?:scan|mri|echo|ecg|ekg|holter|bloods?|tests?) .{0,24}(?:normal|clean|clear|fine)|alles (?:abgeklart|gecheckt|untersucht|unauffallig|normal|freigegeben)|freigegeben|freigabe|soll normal|me mir(?:aron|o) todo|me revis(?:aron|o)|(?:pruebas?|eco|holter|ergometria|analisis) .{0,24}(?:bien|normal\w*|perfect[oa]s?|ok)|bilan .{0,24}(?:normal|ok|bon)|rien (?:a signaler|de grave|trouve)|(?:examens?|holter|echo) .{0,20}(?:normal|normaux|ok|bons?)|(?:holter|eco|esami|ecg|visita) .{0,24}(?:pulit[oi]|normal[ei]|a posto|ok|perfett[oi])|(?:deu|deram) tudo (?:normal|certo|bem|ok)|exames? .{0,16}(?:ok|normal|normais)|alles (?:goed|onderzocht|in orde|normaal)|niks gevonden)\b/u;
const HEALED =
  /\b(?:(?:fully |all )?(?:healed|cured|recovered)|(?:nothing|none|never|zero|no \w+|not once|fine|ok|normal|good|grand|well) (?:pain |again )?(?:ever )?since|never (?:again|came back|(?:a|an|any) (?:headache|problem|issue|twinge|pain|symptom|attack|episode|seizure|relapse|complaint)s? (?:again |ever )?since)|gone (?:now|since)|no (?:problems?|issues?|pain|trouble) (?:now|since|any ?more)|totally fine|seitdem (?:nie|nichts|nix|ok|gut|keine?)|nie wieder|(?:aus|ver)geheilt|geheilt|komplett zuruck\w*|alles stabil|nunca mas|(?:ya )?curad[oa]s?|soldado|superad[oa]|desde entonces (?:nada|bien)|todo bien desde|jamais (?:depuis|plus)|plus (?:rien|jamais|aucune \w+)(?: depuis)?|gueri\w*|mai piu|da allora (?:niente|nulla|mai)|guarit[oa]|curat[oa]|nunca mais|ja (?:ta|esta) (?:zerad[oa]|bom|boa|curad[oa])|zerad[oa]|curad[oa]|cicatrizad[oa]|(?:ja )?passou tudo|desde entao nada|nooit meer|sindsdien (?:niks|niets|nooit|goed)|hersteld|genezen|al maanden beter)\b/u;

/** What is there now or came back. */
const CURRENT =
  /\b(?:again(?! since)|still|(?:its|is|are|came|comes|coming|been) back(?! (?:to|in|at|on) )|back (?:again|now)|now|new|same|like (?:then|before)|never stops|agian|desde hace|today|tonight|yesterday|this (?:morning|week|afternoon)|(?:each|every) (?:hill|climb|stair)s?|vanochtend|vannacht|bij elke|esta manana|anoche|cada vez|a cada|ogni volta|a ogni|esta manha|ce matin|a chaque|letzte nacht|bei jede[mrs]?|jedes mal|last (?:night|week)|since (?:yesterday|this|last (?:night|week)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|days? ago|(?:for|past) \w+ (?:days|weeks)|lately|recently|worse|keeps?|every (?:time|day|night|morning|run|session)|noch immer|immer (?:noch|wieder)|wieder (?:da|weg|schlimm\w*|auf|umgekippt|ohnmachtig)|schon wieder|jetzt|jetz|nun|heute|heut|gerade|seit heute|gestern|seit (?:gestern|heute|\w+ (?:tagen|wochen))|schlimmer|genauso|wie damals|neu(?:e[mnrs]?)?|otra vez|de nuevo|sigue|sigo con|todavia|ahora|hoy|esta (?:manana|noche)|ayer|desde ayer|peor|nuev[oa]s?|encore|de nouveau|a nouveau|toujours|maintenant|aujourdhui|aujourd hui|ce (?:matin|soir)|la (?:j|ca)|hier|depuis (?:hier|ce|\w+ (?:jours|semaines))|pire|recommence|nouve(?:au|lle)s?|ancora|di nuovo|adesso|ora|oggi|stamattina|stasera|ieri|da ieri|peggio|nuov[oaie]|de novo|ainda|voltou|agora|hoje|hj|ontem|desde ontem|pior|nov[oa]s?|nog steeds|weer (?:terug|last|pijn|flauw\w*)|opnieuw|alweer|nu|vandaag|vanmorgen|vanavond|gisteren|sinds gisteren|erger|nieuwe?)\b|!!/u;

/** "At 15 years", "when I was 7": an age, told with what never came again. */
const AT_AGE =
  /\b(?:(?:when i was|aged|at age|at the age of|als ich|mit|quand j ?avais|cuando tenia|quando avevo|quando (?:eu )?tinha|toen ik) (?:about |etwa |ungefahr )?(?:[3-9]|1\d|2\d)(?: (?:years?|jahre?n?|war|ans|anos|anni|was|jaar))?(?= ?(?:$|[,.;]|mal |beim |bei |at |in |on |from |am |im |an |en |a |al |aux? |no |na |tirando |bij |op |die |got |i ))|\ba (?:[3-9]|1\d|2\d) (?:ans|anni)|\b(?:playing \w+ )at (?:[5-9]|1\d)(?= ?(?:$|[,.;(]|and |but ))|\bat (?:[5-9]|1\d|2\d)(?= ?[,(] ?(?:im|i am|now|am now) \d\d)|a los (?:[3-9]|1\d|2\d)(?: anos)?(?= ?(?:$|[,.;]|en |al |con |por ))|aos (?:[3-9]|1\d|2\d)(?: anos)?(?= ?(?:$|[,.;]|tirando |no |na |em |por |quando ))|op (?:mijn|mn) (?:[3-9]|1\d|2\d)e)\b/u;

const CLAUSES = /[,.;:!?()]+|\b(?:but|aber|pero|mais|maar)\b/u;

/**
 * Something of long ago, or of earlier this year that was cleared or has healed, and not a word of now. `unsure`: of earlier this year, and not a word
 * of how it ended.
 */
export function mentionsThePast(text: string): "past" | "unsure" | undefined {
  const said = plain(text).replaceAll(BLOOD_TEST, " ");
  const isOld = YEARS_AGO.test(said) || (AT_AGE.test(said) && HEALED.test(said));
  const isOfThisYear = EARLIER_THIS_YEAR.test(said);
  if (FEVER_FREE.test(said) && !SIGNS_BESIDE_FEVER.some((sign) => signsIn(said).has(sign))) return "past";
  const isDoctors = CLEARED_BY_DOCTOR.test(said);
  const isCleared = isDoctors || CLEARED.test(said);
  if (!isOld && !isOfThisYear && !isDoctors) return undefined;
  const concepts = new Set(conceptsIn(plainWords(said)).map(({ concept }) => concept));
  if (LONG_LASTING.some((concept) => concepts.has(concept))) return undefined;
  if (CURRENT.test(said.replaceAll(NOT_OF_NOW, " "))) return undefined;
  const clauses = said.split(CLAUSES).flatMap((clause) => (clause.trim() === "" ? [] : [{ clause }]));
  const bare = clauses.filter(({ clause }) => isSymptom(clause));
  // "Had chest pain in spring. My arm is numb": every symptom is old or denied itself; but "i fainted once. That was 15 years ago".
  const isMixed = bare.some((one) => {
    const said = one === clauses[0] ? `${one.clause} ${clauses[1]?.clause ?? ""} ${clauses[2]?.clause ?? ""}` : one.clause;
    return !OVER.some((over) => over.test(said));
  });
  if (isMixed) return undefined;
  if (isOld || (isOfThisYear && (isCleared || HEALED.test(said)))) return "past";
  if (isOfThisYear) return PASSING.some((concept) => concepts.has(concept)) ? "unsure" : undefined;
  return bare.length === 0 ? "past" : undefined;
}

/** Whether a clause says that it was long ago, or that it is over. */
export function isOfThePast(said: string): boolean {
  return OVER.some((over) => over.test(said));
}

/** Whether anything is told of years ago. */
export function mentionsLongAgo(said: string): boolean {
  return YEARS_AGO.test(said);
}

const NOW =
  /\b(?:now|today|again|this morning|since yesterday|jetzt|jetz|nun|heute|heut|gestern|wieder|ahora|hoy|otra vez|maintenant|aujourd ?hui|ce matin|de nouveau|adesso|ora|oggi|di nuovo|agora|hoje|de novo|nu|vandaag|weer)\b/u;

/** What is told of now after something of long ago: "heart attack in 2019, now pressure in my chest". */
export function partOfNow(text: string): string | undefined {
  const said = plain(text);
  const old = YEARS_AGO.exec(said) ?? EARLIER_THIS_YEAR.exec(said);
  if (old === null) return undefined;
  const now = NOW.exec(said.slice(old.index));
  return now === null ? undefined : said.slice(old.index + now.index);
}

/** "Gone now" and "now i lift again" are of what is over. */
const NOT_OF_NOW =
  /\b(?:(?:tells?|telling) (?:it|that|us|the \w+)(?: \w+){0,2} still|still (?:tells?|telling|talks?)|(?:raccont\w*|cuent\w*|racont\w*|conta\w*) (?:ancora|todavia|encore|ainda)|erzahl\w* (?:\w+ ){0,2}(?:noch (?:heute|immer)|heute noch|immer noch)|vertel\w* (?:\w+ ){0,2}nog|(?:todavia|aun|ainda) (?:lo |la |o |a )?(?:cuenta\w*|conta\w*)|(?:hoje|hoy|oggi|heute|vandaag|aujourdhui|today|now) (?:(?:ele|ela|er|sie|he|she|el|ella|il|elle|hij|zij|lui|lei) )?(?:e|es|est|ist|is) (?:\w+ )?(?:triatlet\w*|triathlet\w*|atlet\w*|athlet\w*|maratonist\w*|marathonlaufer\w*|corredor\w*|runner|laufer\w*|coureu\w*|corridore|hardloper|treinador\w*|trainer|ultrarunner)|(?:laugh\w*|joke\w*|talk\w*) (?:about it |of it )?(?:still|to this day)|still (?:laugh\w*|joke\w*|tease\w*)|lach\w* (?:\w+ ){0,2}(?:noch (?:immer|heute)|immer noch|heute noch)|(?:en )?(?:rit|rient|rigole\w*) encore|(?:aun|todavia) (?:se )?(?:rien|reimos)|(?:ridono|ridiamo) ancora|ainda (?:riem|rimos)|lachen (?:ze |we )?nog|(?:and |en |und |y |et |e )?(?:now|jetzt|nun|nu|ahora|maintenant|adesso|ora|agora) (?:(?:all|back|wieder|weer|otra vez|di nuovo|tout|de novo|ya) )*(?:well|fit|gut|gesund|goed(?! (?:misselijk|duizelig|ziek|pijn\w*))|gezond|ok|okay|bien|nickel|bene|bem|fine)(?= ?(?:[.,!?]|$))|(?:gone|fine|ok|good|well|healed|symptom free) (?:now|again)|now (?:i want|i run|i lift|what|how|can|back to|just want|lifts?|runs?|walks?|outlifts)|new(?:er)? (?:plan|block|goal|pb|personal|season|shoes)|(?:jetzt|heute) (?:will|mocht\w*|wandert|geht|lauf\w*|kann|darf|ist alles (?:gut|ok)|alles (?:gut|ok))|(?:will|mochte?) (?:ich )?(?:jetzt|heute)|ahora (?:solo |ya )?(?:quiero|camina|entrena|levanta|todo bien|estoy bien)|(?:maintenant|aujourdhui) (?:je (?:veux|vise|cours)|il marche|tout va bien)|(?:adesso|ora|oggi) (?:voglio|cammina|corre|sto bene|tutto (?:bene|ok)|va tutto bene)|(?:agora|hoje) (?:so )?(?:quero|caminha|corre|ta tudo (?:bem|certo)|estou bem)|(?:nu|vandaag) (?:wil|wandelt|loopt|gaat het goed|alles goed)|wil (?:ik )?nu|wieder (?:gut|ok|fit|da(?:bei)?|normal)|(?:never|nie|nunca|jamais|mai|nooit) (?:again|wieder)|(?:train|run|lift|squat)\w* again|again (?:in|for|next)|today i (?:want|lift|run|train)|(?:easy|run|rest|train|facile|leve|suave) (?:today|oggi|hoje|hoy)|(?:heute|jetzt) (?:intervalle|laufen|training))\b/gu;

const BLOOD_TEST =
  /\b(?:(?:took|taking|giving|gave|drew) (?:my |some )?blood|blood (?:test|draw|work|donation)s?|bloods|blut(?:abn|probe|spende|bild|test)\w*|prise de sang|(?:analisis|extraccion) de sangre|donar sangre|prelievo(?: di sangue| del sangue)?|esami del sangue|(?:tirar|tirando|exame de) sangue|bloed(?:prik|onderz)\w*|blood pressure)\b/gu;
const OVER = [YEARS_AGO, EARLIER_THIS_YEAR, CLEARED, CLEARED_BY_DOCTOR, HEALED];
/** What stopped or began months ago may be there all the time. */
const LONG_LASTING = ["menses", "blood", "die", "selfharm", "violence", "pregnant", "goodbye", "means", "lump"];
/** What comes and goes. */
const PASSING = ["chest", "heart", "faint", "dizzy", "head", "seizure", "breathless"];

/** Whether a text names a sign that it does not deny. */
export function isSymptom(clause: string): boolean {
  return signsIn(clause).size > 0;
}

/** "Calorie numbers" are neither numb nor hot. */
const FIGURES = /\b(?:numbers?|calorie?s?|kalorien?)\b/giu;

function signsIn(clause: string): ReadonlySet<string> {
  const concepts = conceptsIn(plainWords(clause.replaceAll(FIGURES, " ")));
  const denied = findDenied(concepts);
  return new Set(concepts.filter((found) => SIGNS.has(found.concept) && !denied.has(found)).map(({ concept }) => concept));
}

/** No fever for days. */
const FEVER_FREE =
  /\b(?:fever[ -]free|no fever|without fever|fieberfrei|(?:kein|ohne) fieber|sin fiebre|sans fievre|plus de fievre|senza febbre|sem febre|koortsvrij|geen koorts)\b.{0,20}\b(?:(?:for|since|seit|desde hace|depuis|da|ha|faz|al|sinds) )?(?:[3-9]|\d\d|three|four|five|six|seven|drei|vier|funf|sechs|sieben|tres|cuatro|cinco|seis|siete|trois|quatre|cinq|six|sept|tre|quattro|cinque|sei|sette|quatro|sete|drie|vier|vijf|zes|zeven|a week|einer woche|una semana|une semaine|una settimana|uma semana|een week) ?(?:days?|tagen?|dias|jours|giorni|dagen|weeks?|wochen?|semanas?)?\b|\b(?:[3-9]|\d\d) (?:days|tagen|dias|jours|giorni|dagen) (?:fever[ -]free|fieberfrei|ohne fieber|sin fiebre|sans fievre|senza febbre|sem febre|koortsvrij|zonder koorts)\b/u;

const SIGNS: ReadonlySet<string> = new Set([
  ...SYMPTOMS,
  "urine",
  "stool",
  "private",
  "lump",
  "wound",
  "crack",
  "crooked",
  "unable",
  "locked",
  "drop",
  "bleedon",
  "lifeless",
  "cold",
  "allergy",
]);

const SIGNS_BESIDE_FEVER = [...SIGNS].filter((sign) => sign !== "fever");

const EVENT =
  /\b(?:race|racing|marathon|half|comp(?:etition)?|match|event|triathlon|hyrox|on the day|in the future|taper|wettkampf|rennen|lauf|carrera|competicion|prueba|maraton|media|course|marathon|semi|competition|gara|maratona|mezza|prova|corrida|wedstrijd|marathon|halve)\b/u;
const IMAGINED =
  /\b(?:(?:what|how) (?:should|do|would|can|could) (?:i|we|you) .{0,20}\bif\b|if (?:i|my|something|im)\b.{0,60}\b(?:what|do i|should i|would i|can i|will i)\b|what if\b|(?:(?<=^|[,.;:?!] ?|lets |and )say|suppose|imagine) (?:i|my|that)\b|was (?:mache?|tue?|soll) ich\b.{0,20}\b(?:wenn|falls)\b|(?:wenn|falls) (?:ich|mir|mein\w*)\b.{0,60}\b(?:was|soll ich|muss ich)\b|(?:y )?si (?:me|se me|tengo|mi)\b.{0,60}\b(?:que (?:hago|debo)|paro|sigo)\b|que hago si\b|(?:et )?si (?:je|jai|j ai|on|mon|ma)\b.{0,60}\b(?:quoi|je dois|que faire)\b|que faire si (?:je|jai)\b|se (?:mi|ho|il mio|la mia)\b.{0,60}\b(?:che|cosa) (?:faccio|devo)\b|(?:che|cosa) faccio se\b|se (?:eu|me|der|tiver|passar)\b.{0,60}\b(?:o )?que (?:eu )?(?:faco|devo)\b|o que (?:eu )?faco se\b|stel (?:dat|je|ik)\b|(?:als|wanneer) ik\b.{0,60}\bwat (?:dan|doe ik|moet ik)\b|wat (?:moet|doe) ik (?:doen )?als\b)/u;
const HAS_IT =
  /\b(?:now|today|tonight|yesterday|already|just|this (?:morning|week)|keeps?|since|ive (?:got|had)|i (?:have|had) (?:a |an |my )?(?!to\b|cold in)|im having|jetzt|heute|gestern|gerade|schon|seit|ahora|hoy|ayer|desde|ya|maintenant|aujourdhui|hier|depuis|deja|adesso|oggi|ieri|gia|agora|hoje|ontem|ja|nu|vandaag|gisteren|sinds|al)\b/u;

/** What would be done if it came in a race: nothing of it is there. */
export function isImagined(text: string): boolean {
  const said = plain(text);
  return EVENT.test(said) && IMAGINED.test(said) && !HAS_IT.test(said) && !CURRENT.test(said);
}

const RELATIVE =
  "(?:dad|father|mum|mom|mother|gran(?:d)?(?:dad|pa|mum|ma|father|mother|ny)?|grandad|granddad|nan|nana|uncle|aunt|auntie|cousin|vater|papa|mutter|mama|opa|oma|onkel|tante|padre|madre|abuel[oa]|ti[oa]|cugin[oa]|(?:meu|minha|mi) prim[oa]|pere|mere|grand ?pere|grand ?mere|oncle|nonn[oa]|zi[oa]|pai|mae|av[oo]|vader|moeder)";
const HAD_IT = new RegExp(
  `\\b${RELATIVE} (?:\\w+ ){0,3}?(?:had|got|died|suffered|hatte|bekam|starb|(?:le |la )?(?:dio|tuvo|murio)|tuvo|(?:a|avait) (?:eu|fait)|est mort\\w*|ebbe|(?:ha|aveva) avuto|e mort[oa]|teve|infartou|morreu|kreeg|had|overleed)\\b`,
  "u",
);
/** "Dad collapsed at 20" may be a kilometre: of a faint the year has to be told. */
const FAINTED_ONCE = new RegExp(
  `\\b${RELATIVE} (?:\\w+ ){0,2}?(?:fainted|passed out|collapsed|desmaiou|se desmayo|(?:s ?est|sest) evanouie?|e svenut[oa]|viel flauw|(?:wurde|ist) (?:\\w+ ){0,4}(?:ohnmachtig|umgekippt))\\b`,
  "u",
);
const AT_AN_AGE =
  /\b(?:at|aged?|mit|con|a|las|los|op(?: zijn| haar| zn| dr)?|aos|ai) ?\d{2}\b|\b\d{2} ?(?:anos|ans|anni)\b|\b(?:last (?:year|summer|winter)|letztes jahr|ano pasado|lan dernier|lanno scorso|ano passado|vorig jaar)\b/u;

const CLAUSES_AND = /[,.;:!?()]+|\b(?:but|and|aber|und|pero|y|mais|et|ma|e|mas|maar|en)\b/u;

/** "My grandad had a stroke at 70": a family history, and nothing of the writer's own. */
export function isFamilyHistory(text: string): boolean {
  const said = plain(text);
  const isOld = YEARS_AGO.test(said);
  const isTold = HAD_IT.test(said) ? isOld || AT_AN_AGE.test(said) : isOld && FAINTED_ONCE.test(said);
  if (!isTold || takesUp(said) || CURRENT.test(said.replaceAll(NOT_OF_NOW, " "))) return false;
  const rest = said.split(CLAUSES_AND).filter((clause) => !HAD_IT.test(clause) && !FAINTED_ONCE.test(clause));
  return !rest.some((clause) => isSymptom(clause));
}

/** Concepts of any talk about training, and parts of the body of which something is denied. */
const BESIDE_DENIED: ReadonlySet<string> = new Set(
  "effort not now past ask other rest food but muscle gone minor cleared joke weeks days often stops unsure ride spot chest heart head neck back leg arm joint belly throat face eye both".split(
    " ",
  ),
);
const ONLY =
  /\b(?:just|only|nur|bloss|halt|solo|solamente|juste|seulement|simplement|soltanto|so (?:quero|queria|cansad\w*)|apenas|alleen|gewoon)\b/u;

const DENIAL =
  /^(?:(?:hi|hey|hallo|hola|salut|ciao|oi|so|ok)[ ,]+)?(?:i (?:have|dont have)|ive|hab(?:e)?|ich habe|tengo|j ?ai|ho|tenho|to|ik heb)? ?(?:no|not|nothing|none|dont have|kein\w*|nichts|nix|sin|ning\w+|nada|pas|aucun\w*|ni|je n ?ai pas|niente|nessun\w*|non (?:ho|mi)|sem|nao|nenhum\w*|geen|niet|niks)\b/u;

/** "No chest pain or anything, I only want to know whether 145 is much": every sign is denied, and what is there is said. */
export function deniesAllSigns(text: string): boolean {
  const concepts = conceptsIn(plainWords(text));
  const denied = findDenied(concepts);
  const said = plain(text);
  const only = ONLY.exec(said);
  if (concepts.some(({ concept }) => concept === "die" || concept === "selfharm")) return false;
  if (denied.size === 0 || only === null || !DENIAL.test(said) || isSymptom(said.slice(only.index))) return false;
  return concepts.every((found) => denied.has(found) || BESIDE_DENIED.has(found.concept));
}

const CHECKED =
  /\b(?:check\w*|screening|par ?q|ecg|ekg|e[ck]g|eletro\w*|electro\w*|elettro\w*|stress test|belastungstest|prova de esforco|prueba de esfuerzo|epreuve d ?effort|prova da sforzo|inspannings\w*|arzt\w*|untersuch\w*|doctors?|gp|medic\w*|medecin|visita|consulta|keuring|normal\w*|unauffallig)\b/u;
const BUT =
  /\b(?:but|except|only|just|though|aber|ausser|nur|halt|pero|salvo|solo|excepto|mais|sauf|seulement|juste|ma|tranne|soltanto|mas|exceto|so|apenas|maar|behalve|alleen)\b/u;
const FEWEST_DENIED = 2;

/** "Check-up: ECG normal, no dizziness, no chest pain": a list of what is not there, and not a word of what is. */
export function isAllClear(told: string): boolean {
  const text = told.replaceAll(/\b(?:nada de|nix mit|nem|niente)\b/giu, "sem");
  const concepts = conceptsIn(plainWords(text));
  const denied = findDenied(concepts);
  const said = plain(text);
  const signs = [...denied].filter(({ concept }) => SIGNS.has(concept));
  const isList =
    signs.length >= FEWEST_DENIED || (signs.length > 0 && concepts.filter(({ concept }) => concept === "not").length >= FEWEST_DENIED);
  if (!isList || !CHECKED.test(said) || BUT.test(said) || isSymptom(said)) return false;
  return concepts.every((found) => denied.has(found) || BESIDE_DENIED.has(found.concept));
}

const VACCINATED =
  /\b(?:(?:flu|covid|tetanus|hep\w*)? ?(?:jabs?|vaccin\w*|booster jab)|geimpft|impfung|grippeimpfung|vacun\w*|vaccin\w*|vaccino|vaccinat\w*|vacina\w*|griepprik|inenting|gevaccineerd)\b/u;
const GRAZED =
  /\b(?:(?:just|only) (?:a )?(?:little |small )?(?:graze|scratch|scrape)|nur (?:ein )?(?:kratzer|geschurft|schurfwunde)|solo (?:un )?(?:rasguno|raspon)|juste (?:une )?(?:egratignure|eraflure)|solo (?:un )?graffio|so (?:um )?(?:ralad\w*|arranhao)|alleen (?:een )?(?:schaafwond|schram\w*))\b/u;
const SMALL_LOSS = /\b(?:lost|down|dropped|abgenommen|runter|perdido|bajado|baje|perdu|perso|calat\w*|perdi|emagreci|kwijt|afgevallen)\b/u;
const FEW_KILOS =
  /\b(?:[1-5]|one|two|three|four|five|zwei|drei|vier|funf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|dois|quatro|twee|drie|vier|vijf) ?(?:kg|kgs|kilos?|chili|quilos?)\b/u;
const ON_PURPOSE =
  /\b(?:on purpose|(?:on|with) (?:my|a|the) (?:cut|diet|deficit|dietitian|nutritionist)|with less (?:sugar|beer|alcohol|snacks)|mit (?:weniger|der diat|diat|plan)|absichtlich|con (?:la |una )?dieta|con menos|a proposito|avec (?:le |un )?regime|avec moins|expres|con la dieta|con meno|apposta|com (?:a )?dieta|com menos|de proposito|met (?:minder|een dieet)|expres)\b/u;
const FESTERS =
  /\b(?:pus|ooz\w*|weep\w*|yellow|green|smell\w*|eiter\w*|nasst|pus|supur\w*|suppur\w*|etter\w*|wont stop|days|tagen|dias|jours|giorni|dagen)\b/u;
const OF_AN_ILL_DIET =
  /\b(?:lump|mole|knoten|bulto|boule|nodulo|caroco|knobbel|fear|afraid|scared|hungry|starv\w*|period|purg\w*|laxat\w*|sick|vomit\w*|sweat\w*|night|tired|angst|hunger\w*|periode|abfuhr\w*|erbrech\w*|nacht\w*|mude|miedo|hambre|regla|laxant\w*|noche|peur|faim|regles|laxat\w*|nuit|paura|fame|ciclo|lassativ\w*|notte|medo|fome|menstrua\w*|noite|bang|honger|ongesteld|nacht\w*)\b/u;

/** An arm that is sore from a vaccination, a graze, or few kilos that were lost on purpose, and no sign beside it. */
export function hasHarmlessCause(text: string): boolean {
  // "Plas" is urine in Dutch, a plaster is not.
  const said = plain(text).replaceAll(/\bplasters?\b/gu, " ");
  const signs = signsIn(said);
  const has = (...allowed: readonly string[]): boolean => [...signs].every((sign) => allowed.includes(sign));
  const concepts = new Set(conceptsIn(plainWords(said)).map(({ concept }) => concept));
  if (["chest", "heart", "throat", "lips", "face", "breathless", "pregnant"].some((concept) => concepts.has(concept))) return false;
  if (VACCINATED.test(said)) return concepts.has("arm") && has("pain");
  if (GRAZED.test(said)) return has("wound", "pain", "blood") && !concepts.has("head") && !concepts.has("eye") && !FESTERS.test(said);
  return SMALL_LOSS.test(said) && FEW_KILOS.test(said) && ON_PURPOSE.test(said) && has("lump") && !OF_AN_ILL_DIET.test(said);
}
