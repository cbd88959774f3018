import type { Clause } from "../clause.ts";
import { normalise } from "../normalise.ts";
import type { HealthLimits } from "../limits.ts";
import { JOINT_POSITIONS } from "./joint-positions.ts";

/**
 * Positions of the body in the words of the seven languages, as written: a translation word by word takes "vom Boden hochkommen" for a lift
 * from the floor.
 */
const POSITIONS: readonly (readonly [words: RegExp, limits: Partial<HealthLimits>])[] = [
  [
    /\b(?:get\w*|lie|lying|sit|sitting|go|going|come|coming|up|down|off|onto)\b(?: \w+){0,3}? (?:the |my )?(?:floor|ground|mat)\b|\b(?:on|to) the (?:floor|ground)\b|\bfloor (?:work|exercises?|stuff)\b|\b(?:auf|zu|an) (?:den|dem) (?:boden|matte)\b|\bvom boden (?:\w+ )?(?:hoch\w*|auf\w*|weg)\b|\b(?:hoch|aufstehen|auf) vom boden\b|\bbodenubung\w*|\b(?:levant\w*|tumb\w*|tirar\w*|baj\w*|ech\w*|sent\w*|agach\w*) (?:\w+ )?(?:al|en el|del|desde el) suelo\b|\ben el suelo\b|\b(?:relev\w*|lev\w*|allong\w*|couch\w*|descend\w*|asse\w*) (?:\w+ )?(?:au|du|par|sur le) (?:sol|terre)\b|\bau sol\b|\b(?:alz\w*|sdrai\w*|scend\w*|sed\w*|rialz\w*) (?:\w+ )?(?:a|da|per|sul) (?:terra|pavimento)\b|\ba terra\b|\b(?:levant\w*|deit\w*|desc\w*|sent\w*) (?:\w+ )?(?:no|do|ao|para o) chao\b|\bno chao\b|\b(?:van|op|naar) de (?:grond|vloer)\b/u,
    { floor: false },
  ],
  [
    /\b(?:pressure|load|weight|squeez\w*|lean\w*) (?:on|in|into|against|across|onto) (?:my |the )?(?:belly|tummy|stomach|abdomen|gut)\b|\bdruck (?:auf|in|im) (?:den |meinen |dem )?(?:bauch\w*|unterbauch)\b|\bpresion (?:en|sobre) (?:el |la |mi )?(?:abdomen|barriga|vientre|tripa)\b|\bpression sur (?:le |mon )?(?:ventre|abdomen)\b|\bpressione (?:sull|sulla|sul) ?(?:addome|pancia|ventre)\b|\bpressao (?:no|na) (?:abdomen|barriga|ventre)\b|\bdruk op (?:mijn |de )?buik\b/u,
    { prone: false, weightOnHips: false, closed: ["on-belly"] },
  ],
  [
    /\bon(?:to)? (?:my |the |your )?(?:tummy|belly|stomach|front)\b|\bface ?down\b|\bprone\b|\bauf (?:dem|den) bauch\b|\bbauchlage\b|\bboca abajo\b|\b(?:sobre|de) (?:la |el )?(?:barriga|panza|tripa)\b(?! para)|\ba? ?plat ventre\b|\bsur le ventre\b|\ba pancia in giu\b|\bsulla pancia\b|\bde barriga para baixo\b|\bde brucos\b|\bop (?:mijn|de|je) buik\b|\bbuikligging\b/u,
    { prone: false },
  ],
  [
    /\b(?:lying|lie|laying) (?:down )?flat\b|\bflat on (?:my|the) back\b|\b(?:lie|lying|exercises?) on (?:my|the) back\b|\bauf (?:dem|den) rucken lieg\w*|\b(?:flach )?(?:liegen )?auf dem rucken(?! trag\w*)\b|\bruckenlage\b|\bboca arriba\b|\bsur le dos\b|\ba pancia in su\b|\bsulla schiena\b|\bde barriga para cima\b|\bop (?:mijn|de|je) rug lig\w*|\brugligging\b/u,
    { supine: false },
  ],
  [
    /\bkneel\w*|\bon (?:my |the )?knees\b|\ball fours\b|\bhands and knees\b|\b(?:im|zu|beim) knien\b|\bknien\b|\bauf (?:den|die|dem) knien?\b|\bvierfussler\w*|\barrodill\w*|\bde rodillas\b|\ba cuatro patas\b|\ba genoux\b|\bagenouill\w*|\bsur les genoux\b|\ba quatre pattes\b|\bin ginocchio\b|\binginocchi\w*|\ba quattro zampe\b|\bajoelh\w*|\bde joelhos\b|\bde quatro\b|\bop (?:mijn |de |je )?knieen\b|\bknielen\b|\bhanden en knieen\b/u,
    { closed: ["kneeling"] },
  ],
  [
    /\b(?:head|ears?) (?:\w+ )?(?:below|under)(?: the)? ?water\b|\b(?:kopf|ohr(?:en)?) (?:\w+ )?unter(?: dem| das)? ?wasser\b|\b(?:cabeza|oidos?) (?:bajo|debajo d)(?:el? )?(?:el )?agua\b|\b(?:tete|oreilles?) sous l eau\b|\b(?:testa|orecchi\w*) sott ?acqua\b|\b(?:cabeca|ouvidos?) (?:debaixo d|dentro d)(?:a|e) agua\b|\b(?:hoofd|oren?) onder ?water\b/u,
    { closed: ["swim"] },
  ],
  [
    /\bhead (?:\w+ )?(?:below|under|lower than)\b(?! (?:the )?water)|\bupside down\b|\bkopf (?:unter|tiefer)\b(?! (?:dem |das )?wasser)|\bkopfuber\b|\bboca abajo\b|\bhoofd onder\b(?! ?water)|\bondersteboven\b/u,
    { headDown: false },
  ],
  [
    /\bhead (?:\w+ )?down\b|\bkopf (?:nach )?unten\b|\bcabeza (?:hacia )?abajo\b|\btete en bas\b|\btesta in giu\b|\bcabeca para baixo\b|\bhoofd (?:naar )?(?:beneden|omlaag)\b/u,
    { headDown: false, closed: ["head-low"] },
  ],
  [
    /\bboth feet (?:leave|leaving|off)\b|\btrampolin\w*|\brebound\w*|\bgehups\w*|\bhupfe\w*|\bgehuppel\w*|\bhuppel\w*|\bgespring\w*/u,
    { contacts: 0, impact: 2 },
  ],
  [
    /\bbar(?:bell)? (?:across|on) (?:my |the )?(?:upper )?(?:back|shoulders|neck)\b|\bstange auf (?:dem|den) (?:rucken|schultern|nacken)\b|\bbarra (?:en|sobre) (?:la espalda|los hombros)\b|\bbarre sur (?:le dos|les epaules)\b|\bbilanciere (?:sulle spalle|sulla schiena)\b|\bbarra n(?:as|os) (?:costas|ombros)\b|\bstang op (?:de|mijn) (?:rug|schouders)\b/u,
    { closed: ["bar-on-back"] },
  ],
];

/** What is said as a bound and no ban: "arms only up to shoulder height". */
const ARMS_LOW =
  /\barms? (?:\w+ ){0,2}?(?:below|under|up to|not above|no higher than|at) (?:my |the )?shoulders?\b|\barme? (?:\w+ )?(?:unter|bis|nicht uber) (?:zur |die |der )?schulter\w*|\bbrazos? (?:\w+ )?(?:por debajo|hasta|debajo) (?:de |del |el |la |los )*hombros?\b|\bbras (?:\w+ )?(?:sous|jusqu a|en dessous)(?: de)? (?:l |la |les |des )*epaules?\b|\bbracci[ao] (?:\w+ )?(?:sotto|fino a)(?: le|lle| la| la)? ?spall[ae]\b|\bbracos? (?:\w+ )?(?:abaixo|ate)(?: d?[ao]s?)? ombros?\b|\barmen? (?:\w+ )?(?:onder|tot) (?:de )?schouder\w*/u;
/** "My arm won't go above my ear": it stops there, whether it hurts or not. */
const ARM_STOPS =
  /\b(?:arms?|shoulders?) (?:wont|will not|doesnt|does not|dont|cant|cannot|no longer|never) (?:\w+ ){0,2}?(?:go(?:es)?|gets?|comes?|reach(?:es)?|lifts?|raises?|moves?) (?:\w+ ){0,2}?(?:above|over|past|beyond|higher than) (?:my |the )?(?:ears?|eyes?|chin|shoulders?|head)\b|\b(?:arm|schulter) (?:geht|kommt|komme) (?:\w+ )?(?:nicht|nimmer|nur|bloss) (?:\w+ ){0,2}?(?:uber|hoher als|bis) (?:\w+ )?(?:ohr\w*|schulter\w*|kopf\w*|kinn\w*|augen\w*)|\b(?:brazo|hombro) (?:\w+ )?(?:no|solo) (?:me )?(?:sube|pasa|llega|va) (?:\w+ ){0,4}?(?:oreja|hombro|cabeza|ojos?|barbilla)\b|\b(?:bras|epaule) (?:\w+ )?ne (?:monte|passe|va|leve) (?:pas|plus) (?:\w+ )?(?:au dessus|plus haut|au dela)\b|\b(?:braccio|spalla) (?:\w+ )?non (?:sale|va|arriva|passa) (?:\w+ )?(?:sopra|oltre|piu su)\b|\b(?:braco|ombro) (?:\w+ )?nao (?:sobe|passa|vai|chega) (?:\w+ ){0,3}?(?:orelha|ombro|cabeca|olhos?)\b|\b(?:arm|schouder) (?:gaat|komt|wil) (?:niet|nooit|maar tot) (?:\w+ )?(?:boven|hoger|voorbij)\b/u;
const BELOW_SHOULDERS: Partial<HealthLimits> = { overhead: false, kipping: false, closed: ["arms-overhead"] };

/** "If I lower my head everything spins": no ban is said, and one is meant. */
const LOWERS_HEAD =
  /\b(?:head (?:\w+ )?down|lower\w* (?:my |the )?head|bend\w* (?:over|down|forwards?)|look\w* down|tying my shoes|kopf (?:\w+ )?(?:unten|senk\w*)|(?:senk\w*|neig\w*) (?:den |meinen )?kopf|buck\w*|vorbeug\w*|(?:agach\w*|baj\w*) la cabeza|agacharme|(?:baiss\w*|pench\w*) (?:la tete|en avant)|me (?:baisse|penche)|abbass\w* la testa|mi (?:abbasso|chino|piego)|(?:abaix\w*|baix\w*) a cabeca|hoofd (?:\w+ )?(?:beneden|omlaag|buig\w*)|buk\w*|vooroverbuig\w*)\b/u;
const SPINS =
  /\b(?:spin\w*|dizz\w*|vertig\w*|giddy|woozy|schwindel\w*|schwindlig|dreht sich|mare\w*|da vueltas|tourne|gira|capogir\w*|tont\w*|a roda|duizel\w*|draait)\b/u;

const BANS =
  /\b(?:no|not|never|nothing|none|cant|cannot|can not|couldnt|dont|doesnt|mustnt|wont|unable|avoid\w*|without|skip|banned|forbidden|(?:is|are|stays?) out|taboo|tabu|hardly|barely|as little as possible|(?<!\ba )little|(?<!\bein )wenig|(?<!\b(?:un|di|de) )poco|(?<!\bun )peu|(?<!\bum )pouco|(?<!\been )weinig|hard to|hard time|struggl\w*|trouble|difficult\w*|problems? (?:to|with|getting)|badly|slow(?:ly)?|impossible|kein\w*|nicht|nichts|nix|nie|ohne|schlecht|schwer|kaum|verboten|sin|nada|ningun\w*|ni|fatal|fuera|imposible|cuesta|evit\w*|prohibid\w*|pas|ne|jamais|rien|sans|impossible|interdit\w*|non|niente|mai|senza|nessun\w*|impossibile|vietat\w*|nao|nem|nunca|sem|impossivel|proibid\w*|niet|niets|geen|nooit|zonder|moeilijk|verboden)\b/u;
/** A complaint says how bad a part is, and a lift from the floor is none of the body's positions. */
const NO_POSITION =
  /\b(?:deadlift\w*|pulls?|pulling|lift\w*|kreuzheb\w*|heb\w*|ziehen|peso muerto|souleve|stacc\w*|terra terra|levantamento|mop\w*|clean\w*|snatch\w*|bar(?:bell)?s? (?:from|off)|no (?:pain|trouble|problem|issue)\w*|kein\w* (?:schmerz\w*|problem\w*)|sin (?:dolor|problemas?)|sans (?:douleur|probleme)|fine|ok|okay|geht|passt|bien|va bene|goed|hurts?|pain\w*|ache\w*|sore|schmerz\w*|tut weh|duele\w*|dolor|douleur\w*|fait mal|fa male|doi|dor|pijn|hold|deprived|(?<!\b(?:not|dont) )like|love|want to|lernen|learn)\b/u;

/** "Keep head out of the water", "das Ohr trocken halten", "geen water in mijn oor": no swim, without the word for it. */
const WET = String.raw`(?:ears?|eardrum|wounds?|stitches|cut|scar|incision|ohr(?:en)?|trommelfell|wunde|naht|faden|oidos?|timpano|herida|puntos|oreilles?|tympan|plaie|points|orecchi\w*|timpano|ferita|punti|ouvidos?|ferida|pontos|oor|oren|trommelvlies|wond|wondje|hechtingen)`;
const NO_WATER = new RegExp(
  String.raw`\b(?:head|face|ears?) (?:\w+ )?out of (?:the |any )?(?:water|pool)\b|\b${WET} (?:\w+ ){0,6}?(?:dry|trocken|seco|seca|secos|secas|au sec|seche?|asciutt[oaie]|droog)\b|\b(?:dry|trocken|seco|seca|asciutt[oaie]|droog) (?:the |my |das |el |la |il |l |o |a |mijn |het |de )?${WET}\b|\b(?:no|not|any|get|gets|kein|nicht|sin|no entre|pas d|sans|niente|senza|nao entre|sem|geen) (?:\w+ )?(?:water|wasser|agua|eau|acqua) (?:in|into|on|at|ins|in das|in die|ans|an|en|dans|sur|nell?|nelle|sull?|no|nos|na|op|aan|bij) ?(?:(?:my|the|das|die|mein\w*|el|los|la|las|mi|l|les|mon|mes|o|os|mijn|het|de) )*${WET}\b|\bhead above (?:the )?water (?:only|until|till)\b`,
  "u",
);
const KEEPS =
  /\b(?:keep|kept|has to|have to|must|needs? to|should|until|till?|halten|muss|soll|bis|manten\w*|debe|tiene que|hasta|garder|doit|jusqu\w*|tenere|deve|fino|manter|tem de|ate|houden|moet|tot)\b/u;
/** How somebody swims, or what is over. */
const SWIMS =
  /\b(?:sw[iau]m\w*|breast ?stroke|schwimm\w*|nad[oa]\w*|nag\w*|nuot\w*|zwem\w*|used to|had|was|were|always (?:get|got)|immer|plugs?|stopsel|tapones|bouchons|tappi|tampoes|oordop\w*|dry now|trocken jetzt)\b/u;

/** No clause of a person is longer. */
const LONGEST = 300;

/** What a clause closes by naming a position; undefined where it names none, or bans nothing. */
export function positionLimits(quote: string): Partial<HealthLimits> | undefined {
  return quote.length > LONGEST ? undefined : readLimits(normalise(quote), () => quote);
}

/** `beside`: the sentence of the clause. */
function readLimits(said: string, beside: () => string): Partial<HealthLimits> | undefined {
  if (ARM_STOPS.test(said)) return BELOW_SHOULDERS;
  if (NO_POSITION.test(said)) return undefined;
  if (ARMS_LOW.test(said)) return BELOW_SHOULDERS;
  if (NO_WATER.test(said) && !SWIMS.test(said) && (BANS.test(said) || KEEPS.test(said))) return { closed: ["swim"] };
  if (LOWERS_HEAD.test(said) && SPINS.test(normalise(beside()))) return { headDown: false, closed: ["head-low"] };
  if (!BANS.test(said)) return undefined;
  const found = ALL_POSITIONS.filter(([words]) => words.test(said)).map(([, limits]) => limits);
  if (found.length === 0) return undefined;
  const closed = [...new Set(found.flatMap((limits) => limits.closed ?? []))];
  return Object.assign({}, ...found, closed.length === 0 ? {} : { closed }) as Partial<HealthLimits>;
}

const ALL_POSITIONS = [...POSITIONS, ...JOINT_POSITIONS];

/** "Nichts, wo …", "keine Übungen, bei denen …": the ban stands before the comma. */
const RELATIVE =
  /^(?:(?:bei|in|an|mit|auf) )?(?:where|wo|which|that|deren|denen|der|dem|donde|(?:en|con) (?:el|la|los|las) que|ou|qui|dans lequel|dove|che|in cui|onde|em que|waar|waarbij)\b/u;

/** What a clause closes by naming a position, with the ban of the clause before where it goes on from there. */
export function clausePosition(clause: Clause, all: readonly Clause[]): Partial<HealthLimits> | undefined {
  const { quote, sentence } = clause;
  if (quote.length > LONGEST) return undefined;
  const said = normalise(quote);
  const beside = (): string =>
    all
      .filter((other) => other.sentence === sentence)
      .map((other) => other.quote)
      .join(" ");
  const own = readLimits(said, beside);
  if (own !== undefined || !RELATIVE.test(said)) return own;
  const before = all[all.indexOf(clause) - 1];
  return before?.sentence === sentence ? positionLimits(`${before.quote} ${quote}`) : undefined;
}
