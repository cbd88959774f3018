import type { Day } from "../../calendar/day.ts";
import type { Clause } from "../../health/clause.ts";
import type { HealthFinding } from "../../health/group.ts";
import { normalise } from "../../health/normalise.ts";
import { activitiesIn } from "../activities.ts";
import type { RegionFinding } from "../injury.ts";
import { readStatements } from "../words/statements.ts";
import { namesRegion } from "./regions.ts";

interface Beside {
  /** The clauses of its sentence. */
  readonly sentence: readonly Clause[];
  readonly conditions: readonly HealthFinding[];
  readonly today: Day;
}

/**
 * Whether the words of a finding are evidence of a complaint of that part: a cause that a professional names for another complaint, a word with a
 * second sense, a part that is said to be free, and numb feet that a diabetes explains are none. A number of pain always is.
 */
export function isEvidence(finding: RegionFinding, own: readonly Clause[], { sentence, conditions, today }: Beside): boolean {
  if (finding.pain !== undefined || own.length === 0) return true;
  const said = own.map(({ words }) => words.join(" ")).join(" , ");
  const whole = sentence.map(({ words }) => words.join(" ")).join(" , ");
  if (!HURTS.test(whole) && !FELT.test(whole) && isSettled(sentence, today)) return false;
  if (finding.region === "foot" && conditions.some(({ group }) => group === "diabetes") && NUMB_FEET.test(said)) return false;
  if (isOfLongEfforts(finding, whole) || isOfChores(finding, said)) return false;
  if (HURTS.test(said)) return true;
  if (DOES_NOT_COUNT.test(said) || (CAUSES.has(finding.region) && CAUSE_ELSEWHERE.test(said))) return false;
  if (finding.region === "chest_ribs" && FRENCH_HILLS.test(said)) return false;
  return !own.every((clause) => FREE_PART.test(clause.words.join(" ")) || isListedAsFine(clause, sentence));
}

/** "Calf cramps sometimes in races, only after 25k": what a tired muscle does late in a race is no injury; at night or with swelling it may be one. */
function isOfLongEfforts({ kind, hurts = [] }: RegionFinding, whole: string): boolean {
  return kind === undefined && hurts.length === 0 && CRAMP.test(whole) && LATE.test(whole) && !MORE_THAN_CRAMP.test(whole);
}

const CRAMP = /\b(?:cramp\w*|krampf\w*|krampf\w*|calambres?|crampes?|cramp[io]|caimbras?|kramp\w*)\b/u;
const LATE =
  /\b(?:(?:in|at the end of|late in|during) (?:\w+ )?(?:races?|marathons?|events?|competitions?)|(?:only |just )?(?:after|past|beyond) (?:about )?\d+ ?(?:k|km|miles?|hours?|h)|(?:im|in) wettkampf\w*|(?:erst |nur )?(?:nach|ab) (?:km )?\d+ ?(?:km|stunden)?|en (?:las )?(?:carreras?|competiciones)|a partir de(?:l)? (?:km )?\d+|en (?:course|competition)|apres \d+ ?km|in gara|dopo \d+ ?km|em provas?|depois de \d+ ?km|in wedstrijden|na \d+ ?km)\b/u;
const MORE_THAN_CRAMP =
  /\b(?:pain\w*|hurts?|sore|swoll\w*|swell\w*|warm|red|night|sleep\w*|every (?:run|day|night|time)|torn|tear|pulled|strain\w*|popp\w*|walking|limp\w*|numb\w*|schmerz\w*|geschwoll\w*|nachts|duele\w*|hinchad\w*|noche|douleur\w*|gonfl\w*|nuit|dolor\w*|gonfi\w*|notte|inchad\w*|noite|pijn\w*|gezwollen|nacht)\b/u;

/** "Hands get sore from gardening": work with the hands, and no complaint that a movement brings on. */
function isOfChores({ region, kind, hurts = [] }: RegionFinding, said: string): boolean {
  return region === "wrist_hand" && kind === undefined && hurts.length === 0 && FROM_CHORES.test(said) && !BAD_HANDS.test(said);
}

const FROM_CHORES =
  /\b(?:sore|ache\w*|tired|rough|stiff) (?:from|after|with) (?:the |all the |my )?(?:garden\w*|digging|diy|chopping|knitting|sewing|decorating|cleaning|painting)\b|\b(?:gartenarbeit|garten|heimwerken)\b|\b(?:jardineria|jardinage|giardinaggio|jardinagem|tuinieren)\b/u;
const BAD_HANDS = /\b(?:numb\w*|tingl\w*|swoll\w*|swell\w*|night|grip\w*|arthrit\w*|carpal|weeks|months|taub\w*|geschwoll\w*|nachts)\b/u;

/** "Knees, back, all good", "legs and left arm may do everything": parts that are only listed, up to the word that says all is well. */
function isListedAsFine(clause: Clause, sentence: readonly Clause[]): boolean {
  if (!isBarePart(clause)) return false;
  const behind = sentence.slice(sentence.indexOf(clause) + 1);
  const end = behind.find((other) => !isBarePart(other));
  return end !== undefined && (ALL_FINE.test(end.words.join(" ")) || FREE_PART.test(end.words.join(" ")));
}

function isBarePart({ words, quote }: Clause): boolean {
  return words.length <= MOST_OF_A_PART && (namesRegion(quote) || LIMB.test(words.join(" "))) && !HURTS.test(words.join(" "));
}

const MOST_OF_A_PART = 2;
const LIMB =
  /^(?:(?:left|right|my|die|meine) )?(?:beine?|legs?|arms?|arme|piernas?|brazos?|jambes?|bras|gambe|braccia|pernas?|bracos?|benen?|armen)$/u;
const ALL_FINE =
  /^(?:its |is |are )?(?:all|everything|alles|todo|todos|todas|tout|tutto|tutti|tudo|both|beide|ambos|ambas) (?:is |are |ist |sind |esta |va |e )?(?:good|fine|ok|okay|great|well|gut|bestens|super|top|bien|perfecto|ok|bene|ok|a posto|bem|certo|goed|prima|in orde)\b(?! (?:but|except|aber|ausser|pero|salvo|mais|sauf|ma|tranne|mas|maar|behalve))/u;

/** Told as a thing of childhood, as never felt, as stronger than ever, as allowed, or as a muscle that works: nothing of it is there now. */
function isSettled(sentence: readonly Clause[], today: Day): boolean {
  const whole = sentence.map(({ words }) => words.join(" ")).join(" , ");
  // "Cycling doesn't bother it" says where it is not felt.
  const isNeverFelt = sentence.some(({ words, quote }) => NEVER_FELT.test(words.join(" ")) && !namesActivity(quote));
  if (CHILDHOOD.test(whole) || isNeverFelt || AT_WORK.test(whole)) return true;
  const years = [
    ...[...whole.matchAll(/\b(?:19|20)\d\d\b/gu)].map(([year]) => Number(today.slice(0, 4)) - Number(year)),
    ...[...whole.matchAll(YEARS_AGO)].map(([, before, behind]) => Number(before ?? behind)),
  ];
  const isOver = STRONGER.test(whole) || FORGOTTEN.test(whole) || GOOD_SINCE.test(whole);
  return isOver && !STILL_THERE.test(whole) && years.length > 0 && years.every((since) => since >= FEWEST_YEARS);
}

function namesActivity(quote: string): boolean {
  return readStatements(quote).some(({ words }) => activitiesIn(words).length > 0);
}

const FEWEST_YEARS = 2;
const CHILDHOOD =
  /\b(?:as a (?:kid|child|boy|girl|teen\w*)|when i was (?:[3-9]|1[0-7]|little|small|a (?:kid|child|teen\w*))|als kind|mit (?:[3-9]|1[0-7]) jahren|de (?:nin[oa]|pequen[oa]|chic[oa])|con (?:[3-9]|1[0-7]) anos|quand j etais (?:petite?|enfant)|(?:a|vers) (?:[3-9]|1[0-7]) ans|da (?:bambin[oa]|piccol[oa]|ragazzin[oa])|a (?:[3-9]|1[0-7]) anni|em (?:miud[oa]|crianca|pequen[oa])|aos (?:[3-9]|1[0-7]) anos|als (?:klein )?(?:kind|jongen|meisje)|op m n (?:[3-9]|1[0-7])e?)\b/u;
const NEVER_FELT =
  /\b(?:never|dont|doesnt|do not|does not|hasnt|havent) (?:really |ever |even )?(?:bothers?|bothered|troubles?|troubled|affects?|limits?|notice|feel)(?: (?:me|it|them))?\b|\b(?:stort|storen|behindert|merke?) (?:\w+ ){0,2}?(?:nicht|nix|nie|nimmer)\b|\bno me (?:molestan?|afectan?|limitan?)\b|\bne me (?:genent?|derangent?|limitent?)\b|\bnon mi (?:da|danno|da nessun|limitano?|disturba\w*)(?: fastidio| problemi| noia)?\b|\bnao me (?:incomodam?|chateiam?|afetam?|limitam?)\b|\b(?:doet|doen|geeft) (?:niks|niets|geen last)\b/u;
const STRONGER =
  /\b(?:stronger than (?:ever|before)|starker als (?:je|zuvor|vorher)|mas fuerte que (?:nunca|antes)|plus fort(?:e)? (?:que jamais|qu avant)|piu forte (?:di prima|che mai)|mais forte (?:que|do que) (?:nunca|antes)|sterker dan (?:ooit|voorheen))\b/u;
const YEARS_AGO =
  /\b(?:(?:vor|hace|il y a|ha|faz) (\d{1,2}) (?:jahren?|anos|ans)|(\d{1,2}) (?:years? ago|yrs? ago|anni fa|anos atras|jaar geleden))\b/gu;
/** "Meniscus done in 2017 and forgotten" */
const FORGOTTEN =
  /(?<!\b(?:not|isnt|never|nicht|nie|no|pas|non|nao|niet) (?:\w+ )?)(?<=^|\s)(?:(?:and|long|all|is|its|since|,) forgotten|(?:und|ist|langst|schon|,) vergessen|olvidad[oa]s?|oubliee?s?|dimenticat[oaei]|esquecid[oa]s?|(?:en|is|allang|,) vergeten)\b/u;
/** "3 years ago, all good since" */
const GOOD_SINCE =
  /\b(?:(?:all |fine|good|great|ok|okay|nothing|no (?:issues?|problems?|trouble|pain))(?: \w+)? since(?: then)?|(?:seither|seitdem|seit damals) (?:ist )?(?:alles )?(?:gut|top|super|bestens|ruhe|nichts|ok|okay|prima|beschwerdefrei|schmerzfrei)|desde entonces (?:todo |va )?(?:bien|nada|perfecto)|depuis (?:tout va bien|ca va|plus rien|rien|nickel|impeccable|ras)|da allora (?:tutto )?(?:bene|ok|niente|nulla|a posto)|desde entao (?:tudo )?(?:bem|ok|nada)|sindsdien (?:alles |gaat het )?(?:goed|prima|niks|niets|geen last))\b/u;
/** What takes it back. */
const STILL_THERE =
  /\b(?:but|except|only|still|sometimes|again|unless|aber|ausser|nur|noch|manchmal|wieder da|pero|salvo|solo|todavia|a veces|mais|sauf|encore|parfois|ma|tranne|ancora|a volte|mas|ainda|as vezes|maar|behalve|nog|soms)\b/u;

/** "I feel my chest working", "merk ich die Brust richtig arbeiten" */
const AT_WORK =
  /\b(?:feel|feeling|merke?|spure?|siento|sens|sento|sinto|voel)\b(?: \w+){0,5}? (?:work|working|arbeiten|trabajar|trabajando|travailler|lavorare|trabalhar|werken)\b/u;

/** Parts that a complaint elsewhere is put down to. */
const CAUSES: ReadonlySet<RegionFinding["region"]> = new Set<RegionFinding["region"]>(["hip_groin", "foot", "ankle"]);

/** "It's my hip, not my knee", "das kommt von der Hüfte": where a complaint comes from that is told beside it. */
const CAUSE_ELSEWHERE =
  /\b(?:its|it is|thats|that is|comes? from|coming from|caused by|down to|because of) (?:my |the |a |weak |tight )*(?:\w+) (?:and )?not (?:from )?(?:my |the )?\w+$|\b(?:comes? from|coming from|kommt (?:von|aus)|liegt an|viene de|vient de|viene da|vem d|komt (?:uit|van|door))\w* (?:\w+ ){0,2}(?:hips?|hufte|cadera|hanche|anca|quadril|heup|glutes?|gesass|gluteos?|fessiers?|glutei|bil|core|rumpf|feet|foot|fuss\w*|pies?|pieds?|piedi|pes|voet\w*)\b|\b(?:es|c est|e|is|ist) (?:\w+ ){0,3}(?:la |die |das |il |l |o |a |de )?(?:cadera|hufte|hanche|anca|quadril|heup),? ?(?:y |und |et |e |en )?(?:no|nicht|pas|non|nao|niet) (?:\w+ ){0,2}(?:rodilla|knie|genou|ginocchio|joelho)\b/u;

/** "The ankle sprain from school doesn't even count any more" */
const DOES_NOT_COUNT =
  /\b(?:doesnt|does not|dont|do not|no longer|not) (?:even |really )?(?:count|counts|matter)\b|\b(?:zahlt|zahlen) (?:\w+ )?(?:nicht|nich|nimmer)\b|\bni cuenta\b|\bno cuenta\b|\bya ni\b.*\bcuenta\b|\bne compte (?:plus|pas)\b|\bcompte plus\b|\bnon conta\b|\bnao conta\b|\btelt niet\b/u;

/** "Les côtes me coupent les jambes", "côtes interdites": climbs, unless something is broken or hurts there. */
const FRENCH_HILLS = /\b(?:les|des|de|en|aux|pas de|ni de)? ?cotes?\b/u;

/** "Beine alles", "legs everything", "piernas todo": what the part may do, and nothing that it has. */
const FREE_PART =
  /^(?:the |my |die |las |les |le |as |de )?(?:beine?|legs?|arms?|arme|piernas?|brazos?|jambes?|bras|gambe|braccia|pernas?|bracos?|benen?|armen|knie|knees?|(?:left|right|linke[rs]?|rechte[rs]?) (?:arm|leg|bein)|(?:brazo|pierna|bras|jambe|braccio|gamba|braco|perna|arm|been) (?:izquierd[oa]|derech[oa]|gauche|droite?|sinistr[oa]|destr[oa]|esquerd[oa]|direit[oa])|(?:linker|rechter)(?:arm|been)) (?:darf |durfen |kann |konnen |may |can |puede[n]? |peuvent |possono |podem |mogen )?(?:alles|everything|anything|all(?: ok| fine| good| in)?|todo|tout|tutto|tudo)\b/u;

const NUMB_FEET =
  /\b(?:numb\w*|tingl\w*|taub\w*|kribbel\w*|gefuhllos\w*|adormec\w*|dorm\w*|entumecid\w*|hormigueo|engourdi\w*|fourmi\w*|intorpidit\w*|formicol\w*|dormen\w*|doof|tintel\w*)\b/u;

/** A word of pain or harm in the same words leaves it a complaint. */
const HURTS =
  /\b(?:pain\w*|hurts?|hurting|ach\w*|sore\w*|swoll\w*|swell\w*|broken|fractur\w*|crack\w*|brui\w*|torn|pulled|strain\w*|stabb\w*|sharp|schmerz\w*|weh|entzund\w*|gebrochen|geprellt|zerr\w*|duele\w*|dolor\w*|doliendo|lesion\w*|rot[oa]s?|mal\b|douleur\w*|douloureu\w*|fel\w*|casse\w*|felure|fa male|fanno male|dolor\w*|rott[oaei]|dor\b|dores|doi|doem|fratur\w*|pijn\w*|zeer|gebroken|gekneusd)\b/u;

/** Slighter than pain, and felt all the same. */
const FELT =
  /\b(?:pinch\w*|sting\w*|twinge\w*|niggl\w*|grumbl\w*|grumpy|moan\w*|irritat\w*|inflam\w*|catch\w*|stiff|tight|complain\w*|zwick\w*|zieht|sticht|stich|steif|meckert|pincha\w*|tira\b|carga\w*|irritad\w*|pince\w*|tire\b|gene\b|coince\w*|raide|pizzica\w*|fastidio|rigid\w*|infiammat\w*|puxa|pica|rijo|trekt|steekt|zeurt|stijf)\b/u;

/** How bad a finding is by words that do not say it: wear and tear is no tear, and what is only tight from a desk closes nothing. */
export function weighGrade(finding: RegionFinding): RegionFinding {
  const { phrase, region, grade, pain, kind, hurts = [] } = finding;
  if (grade === 0 || pain !== undefined || kind === "acute") return finding;
  if (grade > 1 && WORN.test(phrase)) return { ...finding, grade: 1, score: SORE };
  const isOfDesk = DESK_PARTS.has(region) && DESK.test(phrase) && kind === undefined && hurts.every((one) => one === "sitting");
  if (!isOfDesk || HURTS.test(normalise(phrase))) return finding;
  const { isUnsaid: _unsaid, ...rest } = finding;
  return { ...rest, grade: 1, score: TIGHT, closesNothing: true };
}

const SORE = 3;
const TIGHT = 2;
const WORN = /\bwear[- ](?:and|&|n['’]?)[- ]tear\b/iu;
const DESK_PARTS: ReadonlySet<RegionFinding["region"]> = new Set<RegionFinding["region"]>(["neck", "upper_back", "shoulder"]);
const DESK =
  /\b(?:desk|screen|office|laptop|computer|keyboard|home ?office|büro|bildschirm|schreibtisch|rechner|oficina|pantalla|ordenador|escritorio|bureau|[ée]cran|ordinateur|t[ée]l[ée]travail|ufficio|schermo|scrivania|pc|escritório|computador|ecr[ãa]|beeldscherm|kantoor|thuiswerk\w*)\b/iu;
