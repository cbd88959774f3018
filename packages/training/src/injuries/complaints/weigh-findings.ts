import type { Day } from "../../calendar/day.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import type { HealthFinding } from "../../health/group.ts";
import { regionsIn } from "../../health/stated-limits/limit-regions.ts";
import { isBesideHealth, isRatherConcern, isRatherGood, isSurelyConcern } from "../../clause-kinds/second-opinion.ts";
import { HEALED_WORDS, NOT_OVER_WORDS } from "../../language/good-news-words.ts";
import { GOES_ON, HURTS_TOO, PAST_TENSE, TRAINS_AGAIN } from "../../language/body-talk-words.ts";
import { activitiesIn, type Activity } from "../activities.ts";
import { isOrderToLoad } from "./body-talk.ts";
import { isEvidence, weighGrade } from "./evidence.ts";
import { LOWER_LIMB } from "../impact.ts";
import type { RegionFinding } from "../injury.ts";
import { readStatements } from "../words/statements.ts";
import { findRegions, namesRegion } from "./regions.ts";
import { hurtsIn } from "./tolerance.ts";

/** What is left of the complaints when everything that is said around them is weighed, and what nobody can be sure of. */
export interface Weighed {
  readonly regions: readonly RegionFinding[];
  /** Clauses that name a part and no complaint: they are shown back, and change nothing. */
  readonly unsure: readonly string[];
  /** Orders to load a part, of which no complaint is left. */
  readonly orders: readonly string[];
  /** Where stories of the past end well. */
  readonly ends: readonly string[];
}

/**
 * Weighs each finding against its own words and those around it: an order to load a part limits nothing, a story of the past that ended well is
 * healed, and a part that is only named is a complaint only when the classifier is sure.
 */
export function weighFindings(
  found: readonly RegionFinding[],
  { text, conditions, today }: { readonly text: string; readonly conditions: readonly HealthFinding[]; readonly today: Day },
): Weighed {
  const clauses = readClauses(text);
  const unsure = new Set<string>();
  const orders = new Set<string>();
  const ends = new Set<string>();
  const isOperated = conditions.some(({ group }) => group === "operation");
  // "Surgeon wants me to build strength": of the operated part, whether it is named again or not.
  if (isOperated) for (const clause of clauses) if (isOrderToLoad(clause)) orders.add(clause.quote);
  const regions = found.map(weighGrade).flatMap((finding): readonly RegionFinding[] => {
    const own = ownClauses(finding, clauses);
    const [first] = own;
    if (first === undefined) return [finding];
    if (finding.grade === 0) return [presentAgain(finding, own, clauses, today) ?? finding];
    const sentence = clauses.filter((clause) => own.some((one) => one.sentence === clause.sentence));
    if (!isEvidence(finding, own, { sentence, conditions, today })) {
      for (const { quote } of own) ends.add(quote);
      return [];
    }
    if (isOutOfCast(finding, own)) return [asSore(finding)];
    if (own.every(isOrderToLoad) && (finding.pain ?? 0) === 0) {
      for (const { quote } of own) orders.add(quote);
      // The operation has weeks of its own, and a "leg" is the operated one.
      return isOperated || isBroad(finding, found) ? [] : [asLoaded(finding)];
    }
    const end = endOfStory(finding, own, clauses);
    if (end !== undefined) ends.add(end.quote);
    if (end !== undefined) return [{ ...side(finding), region: finding.region, grade: 0, score: 0, phrase: finding.phrase }];
    if (!isBare(finding)) return [finding];
    if (own.every((clause) => isWeakMuscle(clause, clauses))) {
      for (const { quote } of own) orders.add(quote);
      return [];
    }
    if (!isUnsureOf(finding, own, clauses, found)) return [withTrigger(finding, own, clauses)];
    if (!own.every((clause) => isRatherGood(clause, clauses))) unsure.add(first.quote);
    return [];
  });
  return { regions, unsure: [...unsure], orders: [...orders], ends: [...ends] };
}

/** "My core and glutes are weak": muscles to be trained. On one side, sudden, or with numbness weakness is a sign. */
function isWeakMuscle(clause: Clause, clauses: readonly Clause[]): boolean {
  // "My core" and "glutes are weak" are two clauses of one sentence.
  const after = clauses[clauses.indexOf(clause) + 1];
  const isListed = clause.words.length <= LISTED_WORDS && after?.sentence === clause.sentence;
  const both = isListed ? [clause, after] : [clause];
  const said = both.map(({ englishWords }) => englishWords.join(" ")).join(" ");
  const quote = both.map(({ quote: words }) => words).join(" ");
  return WEAK.test(said) && MUSCLES.test(said) && !SIGN_OF_WEAKNESS.test(said) && !SIGN_OF_WEAKNESS.test(quote.toLowerCase());
}

const LISTED_WORDS = 3;

const WEAK = /\bweak(?:er|est|ness|nesses)?\b|\b(?:schwach\w*|debil\w*|floj[oa]s?|faibles?|debol[ei]|frac[oa]s?|zwak\w*)\b/u;
const MUSCLES =
  /\b(?:core|trunk|abs|glutes?|hips|legs|quads|hamstrings|calves|lats|upper (?:body|back)|shoulders|arms|grip|rumpf|gesass\w*|po|beine|gluteos?|piernas|abdomen|fessiers?|jambes|glutei|gambe|addominali|gluteos|pernas|billen|benen|core stability)\b/u;
const SIGN_OF_WEAKNESS =
  /\b(?:left|right|one side|one (?:leg|arm|hand)|sudden\w*|since|today|yesterday|this morning|numb\w*|tingl\w*|drops?|gives? way|buckl\w*|fever|ill|after (?:the |my )?(?:op|operation|surgery|accident|fall)|links?|rechts?|plotzlich\w*|seit|heute|gestern|taub|izquierd\w*|derech\w*|desde|hoy|ayer|gauche|droite?|depuis|hier|soudain\w*|sinistr\w*|destr\w*|ieri|oggi|esquerd\w*|direit\w*|hoje|ontem|sinds|vandaag|gisteren)\b/u;

/** The clauses of its words; of several those that name a part. */
function ownClauses({ phrase }: RegionFinding, clauses: readonly Clause[]): readonly Clause[] {
  const all = clauses.filter(({ quote }) => quote.includes(phrase) || phrase.includes(quote));
  const naming = all.filter(({ quote, english }) => namesRegion(quote) || namesRegion(english));
  return naming.length > 0 ? naming : all;
}

function side({ side: of }: RegionFinding): Pick<RegionFinding, "side"> {
  return of === undefined ? {} : { side: of };
}

/** Several parts of one word, "the legs". */
function isBroad({ phrase }: RegionFinding, all: readonly RegionFinding[]): boolean {
  return all.filter((other) => other.phrase === phrase).length > 2;
}

/** It is built up: its graded work is done, and nothing of it is closed. */
function asLoaded(finding: RegionFinding): RegionFinding {
  const { kind: _kind, hurts: _hurts, isUnsaid: _unsaid, ...rest } = finding;
  return { ...rest, grade: 1, score: Math.min(finding.score, LOADED), closesNothing: true };
}

const LOADED = 2;

/** "Everything healed but the knee gives way on stairs": what is told as present in its own clause is not healed by the one before. */
function presentAgain(finding: RegionFinding, own: readonly Clause[], clauses: readonly Clause[], today: Day): RegionFinding | undefined {
  const clause = own.at(-1);
  if (clause === undefined || clause.isDenied || clause.isOther) return undefined;
  const said = saidIn(clause);
  if (!PRESENT.test(clause.englishWords.join(" ")) || PAST_TENSE.test(said) || endsWell(clause)) return undefined;
  const behind = clauses.slice(clauses.indexOf(clause) + 1).filter(({ sentence }) => sentence <= clause.sentence + 1);
  if (behind.length > 0) return undefined;
  return findRegions(readStatements(clause.english), today).regions.find(({ region, grade }) => region === finding.region && grade > 0);
}

const PRESENT =
  /\b(?:gives? way|hurts?|aches?|swells?|stings?|pinches|stabs|locks|catches|is (?:still |really )?(?:sore|stiff|swollen|painful|tight))\b/u;

/** "In plaster until september, still aches": the cast is off, and what is left is sore. */
function isOutOfCast({ grade, pain }: RegionFinding, own: readonly Clause[]): boolean {
  return grade === 3 && pain === undefined && own.some(({ englishWords }) => CAST_UNTIL.test(englishWords.join(" ")));
}

const CAST_UNTIL =
  /\b(?:had|was|were|been)\b.*\b(?:plaster|cast|splint|boot|sling|brace)\b.*\b(?:until|till|up to) (?:\w+ ){0,2}(?:january|february|march|april|may|june|july|august|september|october|november|last|the summer|summer|spring|easter)\b/u;

function asSore(finding: RegionFinding): RegionFinding {
  const { kind: _kind, ...rest } = finding;
  return { ...rest, grade: 1, score: SORE };
}

const SORE = 3;

/** "Grabs when I sprint", "pays for it every time I squat": the movement that brings it on, where no word of pain is known. */
function withTrigger(finding: RegionFinding, own: readonly Clause[], clauses: readonly Clause[]): RegionFinding {
  if (finding.grade !== 2 || !own.some((clause) => isRatherConcern(clause, clauses))) return finding;
  const hurts = own.flatMap(({ english }) =>
    readStatements(english).flatMap(({ words }) => {
      const at = words.findIndex(({ text }) => WHEN.test(text));
      return at < 0 ? [] : activitiesIn(words.slice(at + 1)).map(({ activity }) => activity);
    }),
  );
  const fine = new Set(finding.fine);
  const left = [...new Set(hurts)].filter((one) => !fine.has(one) && !SPORTS.has(one));
  return left.length === 0 ? finding : { ...finding, grade: 1, score: SORE, closesNothing: true, hurts: left };
}

const WHEN = /^(?:when|whenever|every|each|if|during|at|in|after)$/u;
const SPORTS: ReadonlySet<Activity> = new Set<Activity>([
  "run",
  "run-easy",
  "walk",
  "impact",
  "lifting",
  "upper-body",
  "leg-strength",
  "sitting",
]);

/** Where a story of the past ends well: told as past, nothing of it goes on, and all is trained again. */
function endOfStory(finding: RegionFinding, own: readonly Clause[], clauses: readonly Clause[]): Clause | undefined {
  if ((finding.pain ?? 0) > 0) return undefined;
  const isOwnPast = own.every(
    (clause) =>
      (PAST_TENSE.test(saidIn(clause)) || endsWell(clause)) && (USED_TO.test(saidIn(clause)) || !GOES_ON.test(withoutEnd(clause))),
  );
  if (!isOwnPast) return undefined;
  const last = clauses.indexOf(own.at(-1) ?? ({} as Clause));
  const other = (clause: Clause): boolean => {
    const named = regionsIn(clause.english);
    return named.length > 0 && !named.includes(finding.region) && !(LOWER_LIMB.has(finding.region) && named.length > 2);
  };
  const sentence = own.at(-1)?.sentence ?? 0;
  const behind = clauses.filter((clause, at) => at > last && clause.sentence <= sentence + 1 && !other(clause));
  const end = [...own, ...behind].findLast((clause) => endsWell(clause));
  if (end === undefined) return undefined;
  const isSetOff = clauses.slice(last + 1).some((clause) => SETS_OFF.test(clause.englishWords.join(" ")));
  const isOpen = isSetOff || behind.some((clause) => clause !== end && (isPainful(clause) || GOES_ON.test(withoutEnd(clause))));
  return isOpen || isPainful(end) ? undefined : end;
}

/** "Good mornings set it off again" */
const SETS_OFF =
  /\b(?:sets?|setting|kicks?|brings?|wakes?|stirs?) (?:it|them|that|things) (?:off|back|up)\b|\b(?:triggers?|provokes?|irritates?|aggravates?) (?:it|them)\b/u;

function endsWell(clause: Clause): boolean {
  const said = saidIn(clause);
  if (PARTLY.test(said)) return false;
  return (
    TRAINS_AGAIN.test(said) || (HEALED_WORDS.test(said) && !NOT_OVER_WORDS.test(said)) || TRAINS_AGAIN.test(clause.englishWords.join(" "))
  );
}

const USED_TO = /\b(?:used to|fruher|solia|solian|avant|una volta|antigamente|vroeger)\b/u;

/** "90 % recovered", "almost there": it has not ended. */
const PARTLY =
  /\b[1-9]\d ?(?:%|percent|prozent)|\b(?:almost|nearly|mostly|partly|half|fast|halb|teilweise|casi|medio|presque|quasi|quase|bijna)\b/u;

/** "No pain since" hurts nobody. */
function isPainful(clause: Clause): boolean {
  const left = saidIn(clause).replaceAll(new RegExp(TRAINS_AGAIN.source, "gu"), " ");
  return HURTS_TOO.test(left) && readStatements(clause.english).some(({ words }) => hurtsIn(words)) && !endsWell(clause);
}

function withoutEnd(clause: Clause): string {
  return saidIn(clause).replaceAll(new RegExp(TRAINS_AGAIN.source, "gu"), " ");
}

function saidIn({ words }: Clause): string {
  return words.join(" ");
}

/** Only the part is named: no word of a complaint, no number, no movement. */
function isBare({ isUnsaid, pain, kind, hurts = [], after = [], onset }: RegionFinding): boolean {
  return isUnsaid === true && pain === undefined && kind === undefined && hurts.length + after.length === 0 && onset === undefined;
}

/** A heading ("left knee") or a diagnosis is told as a complaint; a sentence around a part has to sound like one. */
function isUnsureOf(finding: RegionFinding, own: readonly Clause[], clauses: readonly Clause[], all: readonly RegionFinding[]): boolean {
  const words = own.flatMap((clause) => clause.words);
  if (words.length < FEWEST_WORDS || DIAGNOSES.test(own.map(saidIn).join(" "))) return false;
  return isBroad(finding, all)
    ? !own.some((clause) => isSurelyConcern(clause, clauses))
    : own.every((clause) => isBesideHealth(clause, clauses));
}

const FEWEST_WORDS = 4;

/** Names that are a complaint by themselves. */
const DIAGNOSES =
  /\b(?:\w+itis|\w+itida|\w+ite|\w+entzundung|\w*osis|\w*ose|\w*pathy|\w*pathie|\w*patia|tendin\w*|splints?|spur|bursa|disc|disk|bandscheibe\w*|hernia\w*|acl|mcl|pcl|meniscus|menisk\w*|menisc\w*|labrum|cuff|fasci\w*|syndrome?|syndrom|impingement|elbow|arm|runners|jumpers|itb|it band|osgood|arthr\w*|artr\w*)\b/u;
