import { conceptsFor } from "../evidence.ts";
import { mentionsFunnyTurn, plain } from "./stated-signs.ts";
import { told } from "../told.ts";

/*
 * One weak sign by itself is asked about or seen today, and is no ambulance (triage.md categories 2, 3, 5 and 7, section 3.6), in English, German,
 * Spanish, French, Italian, Portuguese and Dutch.
 */

const URINE = /\b(?:pee|wee|urine?|piss|pipi|pis|orina|urina|xixi|plas|pinkel\w*)\b/u;
const A_BIT_DARKER =
  /\b(?:(?:bit |little |slightly |rather )?darker(?: than)?|(?:bit|little|slightly|quite|kinda|rather) dark|dunkler|(?:bisschen|etwas|leicht|ziemlich) dunkel|mas oscur[oa]|(?:algo|un poco|bastante) oscur[oa]|plus (?:fonce\w*|sombre)|un peu (?:fonce\w*|sombre)|piu scur[oa]|un po scur[oa]|mais escur[oa]|(?:meio|um pouco) escur[oa]|donkerder|(?:beetje|wat|iets) donker)\b/u;
/** Known causes of a harmless colour. */
const BY_FOOD = /\b(?:beet\w*|vitamins?|b12|rote bete|remolacha|betterave|barbabietol\w*|beterraba|bietjes?|vitamin\w*|vitamina\w*)\b/u;

/** Urine that is darker than usual, of no stated colour, after training: asked about as muscle breakdown. */
export function mentionsDarkerUrine(content: string): boolean {
  const said = plain(content);
  return URINE.test(said) && A_BIT_DARKER.test(said) && !BY_FOOD.test(said);
}

const UNSURE =
  /\b(?:(?:i )?(?:think|guess)|maybe|perhaps|not sure|dunno|dont know|might be|glaub\w*|vielleicht|weiss nicht|nicht sicher|kann sein|creo|quizas?|a lo mejor|tal vez|no se|no estoy segur[oa]|je crois|peut ?etre|(?:ch|je )?sais pas|pas sure?|forse|credo|mi pare|mi sembra|non so|non sono sicur[oa]|acho|talvez|se calhar|nao sei|nao tenho a certeza|denk|misschien|weet (?:ik )?niet|niet zeker|geen idee)\b/u;
const SLIGHTLY =
  /\b(?:bit|little|slightly|somewhat|bisschen|etwas|leicht|bissl|bissi|un poco|algo|poquito|un peu|legerement|un po|leggermente|um pouco|ligeiramente|meio|beetje|iets|wat)\b/u;
const OF_A_SWELLING: ReadonlySet<string> = new Set([
  "leg",
  "legs",
  "swollen",
  "minor",
  "not",
  "unsure",
  "but",
  "now",
  "someone",
  "both",
  "ask",
  "body",
  "joint",
]);

/** A leg that is perhaps a bit swollen, and not a word of what else a clot shows or comes from. */
export function isUnsureSwelling(said: string): boolean {
  if (!UNSURE.test(said) || !SLIGHTLY.test(said)) return false;
  const concepts = conceptsFor(said);
  return concepts.has("swollen") && concepts.has("leg") && [...concepts].every((concept) => OF_A_SWELLING.has(concept));
}

const WORD = /[\p{L}\d]+/gu;
const HEADS = /^(?:head|forehead|skull|kopf|stirn|schadel|cabeza|frente|tete|front|crane|testa|fronte|cabeca|testa|hoofd|voorhoofd)$/u;
const BLOWS =
  /^(?:hit|knocked|banged|bumped|bonked|gestossen|angestossen|angeschlagen|angehauen|di|golpee|golpe|golpeado|cogne|cognee|tape|heurte|battuto|sbattuto|urtato|bati|gestoten)$/u;
/** Every other word in which a plain knock of the head is told; any word beyond them may tell of more. */
const OF_A_KNOCK = new Set(
  (
    "i ive have my the a an on against with at in off into it just earlier today yesterday this last morning evening night afternoon while during gym training session " +
    "bar barbell rig rack pull up pullup box cage ring rings door beam cupboard plate hook jcup bench ceiling machine " +
    "hab habe ich bin mir meinen den dem der die das am an im in beim bei mit gegen heute gestern fruh morgen vorhin eben grade gerade abend training " +
    "stange langhantel rack kasten klimmzugstange balken tur regal decke turrahmen hantel " +
    "me he la el con contra en un una mi hoy ayer esta manana tarde noche barra jaula cajon puerta viga entreno del al " +
    "je me suis ma le les contre sur avec la j ai hier ce matin soir aujourdhui barre cage poutre porte boite caisse au a dans " +
    "ho la mia il lo contro stamattina stasera ieri oggi bilanciere sbarra gabbia porta scatola trave alla al sulla del in palestra " +
    "a minha com na no contra hoje ontem manha de barra jaula caixa porta trave treino " +
    "ik heb ben mijn mn de het tegen aan met vanmorgen vanochtend vandaag gisteren gister vanavond stang halter rek kast deur balk op in"
  ).split(" "),
);

/** A knock of the head told in the plainest words, none of which says how the head is: a doctor today (triage.md category 7). */
export function isBareKnock(content: string): boolean {
  const words = plain(content).match(WORD) ?? [];
  const [heads, blows] = [words.filter((word) => HEADS.test(word)), words.filter((word) => BLOWS.test(word))];
  return heads.length === 1 && blows.length > 0 && words.every((word) => HEADS.test(word) || BLOWS.test(word) || OF_A_KNOCK.has(word));
}

const ACHE_OR_NAUSEA =
  /\b(?:head ?aches?|head (?:hurts|aches)|kopfschmerz\w*|kopfweh|dolor de cabeza|mal (?:de|a la) tete|maux de tete|mal di testa|dor de cabeca|hoofdpijn|koppijn|naus\w*|(?:feel(?:ing)?|felt) sick|mir (?:ist|wird|war) (?:\w+ )?(?:schlecht|ubel)|ganas de vomitar|envie de vomir|misselijk|enjoo\w*)\b/gu;
const HIT =
  /\b(?:head|kopf|cabeza|tete|testa|cabeca|hoofd)\b.{0,60}\b(?:hit|knock\w*|bang\w*|bump\w*|gestossen|ange\w+|golpe\w*|cogne\w*|battut\w*|sbattut\w*|gestoten)\b|\b(?:hit|knock\w*|bang\w*|bump\w*|me di|golpe\w*|cogne\w*|battut\w*|sbattut\w*|bati|gestoten)\b.{0,60}\b(?:head|kopf|cabeza|tete|testa|cabeca|hoofd)\b/u;

/** A headache or nausea, however light, of somebody who just told of a knock: a doctor today (triage.md category 7). */
export function hurtsAfterKnock(content: string, withLast: string): boolean {
  return told(plain(content), ACHE_OR_NAUSEA).length > 0 && HIT.test(plain(withLast));
}

/** A knock of the head and an ache after it in one message, whichever of the two is in the words that the classifier knows. */
export function mentionsAchingKnock(content: string): boolean {
  const said = plain(content);
  return told(said, ACHE_OR_NAUSEA).length > 0 && HIT.test(said.replaceAll(ACHE_OR_NAUSEA, " "));
}

/** What makes more of a funny turn than a turn. */
const MORE_THAN_A_TURN =
  "chest heart pressure breathless sweat arm numb weak speech face halfface head confused blow fell collapse seizure blood vomit pregnant pregnancy often diabetes drug sudden".split(
    " ",
  );

/** A funny turn, and nothing beside it: asked about. */
export function isTurnAlone(content: string): boolean {
  const concepts = conceptsFor(content);
  return mentionsFunnyTurn(content) && !MORE_THAN_A_TURN.some((concept) => concepts.has(concept));
}

const FAINTED =
  /\b(?:faint(?:ed)?|passed out|blacked out|black ?out|collapsed|ohnmachtig|umgekippt|weggetreten|weggekippt|bewusstlos|me desmaye|desmay\w*|perdi el conocimiento|evanoui\w*|tombee? dans les pommes|perdu connaissance|malaise|svenut[oa]|perso i sensi|desmaiei|apaguei|flauwgevallen|weggevallen|buiten westen)\b/gu;
const WEEKS_AGO =
  /\b(?:(?:[2-9]|two|three|four|five|six|few|couple of|some) (?:weeks|wks|months) (?:ago|back)|(?:a|one|about a|like a) month (?:ago|back)|vor (?:etwa |ca |ungefahr |rund )?(?:[2-9]|zwei|drei|vier|funf|sechs|ein paar|einigen|einem) (?:wochen|monat\w*)|hace (?:unas? |como |casi )?(?:[2-9]|dos|tres|cuatro|cinco|seis|semanas|un|un par de)? ?(?:semanas|mes(?:es)?)|il y a (?:environ |a peu pres )?(?:[2-9]|deux|trois|quatre|cinq|six|quelques|un) (?:semaines|mois)|(?:[2-9]|due|tre|quattro|cinque|sei|un paio di|qualche|un) (?:settiman[ae]|mes[ei]) fa|(?:ha|faz) (?:umas? |cerca de )?(?:[2-9]|dois|duas|tres|quatro|cinco|seis|um) (?:semanas|mes(?:es)?)|(?:[2-9]|twee|drie|vier|vijf|zes|paar|een) (?:weken|maand(?:en)?) (?:geleden|terug))\b/u;
const NEVER_SINCE =
  /\b(?:(?:fine|ok|okay|good|nothing|normal|well|never) (?:ever )?since|since then (?:fine|nothing|never|ok)|never (?:again|came back|happened again)|not (?:once )?since|seitdem (?:\w+ )?(?:nie|nichts|nix|gut|ok|alles gut|keine?)|nie wieder|desde entonces (?:\w+ )?(?:nada|bien|nunca)|nunca mas|(?:plus )?(?:rien|jamais) (?:depuis|plus)|depuis (?:plus )?(?:rien|jamais|ca va|nickel|tout va bien)|da allora (?:\w+ )?(?:niente|nulla|mai|bene|tutto bene)|mai piu|desde entao (?:\w+ )?(?:nada|bem|nunca|tudo bem)|nunca mais|sindsdien (?:\w+ )?(?:niks|niets|nooit|goed|prima)|nooit meer)\b/u;
const OF_NOW =
  /\b(?:again(?! since)(?<!never again)(?<!happened again)|now|today|yesterday|tonight|this (?:morning|week)|last night|still|twice|keeps?|jetzt|heute|gestern|schon wieder|erneut|ahora|hoy|ayer|otra vez|maintenant|aujourdhui|hier|ce matin|encore|adesso|ora|oggi|ieri|stamattina|di nuovo|ancora|agora|hoje|ontem|de novo|ainda|nu|vandaag|gisteren|vanmorgen|alweer|opnieuw)\b/u;
const MORE_THAN_FAINT =
  "chest heart pressure breathless sweat arm jaw seizure die sudden pregnant pregnancy blow vomit blood numb speech head diabetes drug".split(
    " ",
  );

/** A faint weeks ago that nobody has examined and that has not come again: a doctor today, and no ambulance (triage.md section 3.3). */
export function mentionsFaintOfWeeksAgo(content: string): boolean {
  const said = plain(content);
  if (said.match(FAINTED)?.length !== 1 || !WEEKS_AGO.test(said) || !NEVER_SINCE.test(said) || OF_NOW.test(said)) return false;
  const concepts = conceptsFor(said);
  return !MORE_THAN_FAINT.some((concept) => concepts.has(concept));
}

const WENT_DOWN =
  /\b(?:fainted|passed out|collapsed|went down|keeled over|dropped|fell to the floor|umgefallen|umgekippt|weggesackt|ohnmachtig|al suelo|me desmaye|me desplome|me cai|par terre|au sol|evanoui\w*|malaise|caduto|caduta|svenut[oa]|andat[oa] giu|per terra|cai|desmaiei|omgevallen|flauwgevallen|even weg)\b/u;
const STOOD =
  /\b(?:queue|line at|bus stop|kitchen|church|supermarket|bakery|post office|shop|standing|schlange|bushaltestelle|kuche|supermarkt|backer\w*|im stehen|cola|super|supermercado|panaderia|farmacia|cocina|parada|de pie|caisse|file|supermarche|boulangerie|pharmacie|cuisine|arret de bus|debout|coda|fila|posta|cucina|fermata|in piedi|padaria|paragem|cozinha|em pe|rij|bakker|keuken|bushalte|staand)\b/u;
const WELL_NOW =
  /\b(?:(?:feel |all |im |am )?(?:fine|normal|ok\w*|good|well)(?: again)?(?: now| since)?|(?:jetzt|wieder) (?:\w+ )?(?:gut|fit|ok|da)|alles ok|(?:ya|ahora) (?:estoy )?(?:bien|normal)|(?:ca va|bien)|(?:ora|adesso) (?:\w+ )?(?:bene|normale)|(?:ja|agora) (?:estou )?bem|(?:nu|weer) (?:goed|normaal|ok))\b/u;
const OFTEN_OR_IN_SPORT =
  /\b(?:again|twice|second time|(?:during|mid|after|in) (?:the |my |a )?(?:run|training|workout|wod|race|session|intervals?)|wieder umgekippt|schon wieder|zweimal|(?:nach|beim) (?:dem |der )?(?:training|lauf\w*|wod)|otra vez|de nuevo|dos veces|(?:despues|tras|durante) (?:\w+ )?(?:entreno|correr|carrera)|encore|deux fois|(?:apres|pendant) (?:\w+ )?(?:seance|course|footing)|di nuovo|due volte|(?:dopo|durante) (?:\w+ )?(?:allenamento|corsa)|outra vez|duas vezes|(?:depois|durante) (?:\w+ )?(?:treino|corrida)|alweer|twee keer|(?:na|tijdens) (?:\w+ )?(?:training|loop)|kcal|calories)\b/u;

/** A single faint while standing, without training or a blow, over within seconds: a doctor today (triage.md category 2). */
export function mentionsFaintStanding(content: string): boolean {
  const said = plain(content);
  const isTold = WENT_DOWN.test(said) && STOOD.test(said) && WELL_NOW.test(said) && !OFTEN_OR_IN_SPORT.test(said);
  const concepts = conceptsFor(said.replaceAll(UNHURT, " "));
  return isTold && (concepts.has("faint") || BRIEFLY.test(said)) && !MORE_THAN_FAINT_STANDING.some((concept) => concepts.has(concept));
}

const BRIEFLY = /\b(?:(?:sec|secs|seconds?|sekunden?|segundos?|secondes?|secondi|moment\w*|seconden)|at once|sofort|gleich)\b/u;
/** "Did not hit my head" tells of no blow. */
const UNHURT =
  /\b(?:didnt (?:hit|hurt) \w+(?: \w+)?|no bump|nichts angeschlagen|ni me di con nada|sin golpe|pas de choc|rien cogne|niente botta|nessun colpo|sem pancada|nergens tegenaan)\b/gu;
const MORE_THAN_FAINT_STANDING = MORE_THAN_FAINT.filter((concept) => concept !== "sudden");
