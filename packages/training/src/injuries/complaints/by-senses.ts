import { isAsked, isHarmless, isHeeded, isNoBody, isOfSomebody, isOld, isOver, getSenses } from "../../clause-kinds/told-senses.ts";
import type { Day } from "../../calendar/day.ts";
import { readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { AT_THE_START, PAST_TENSE } from "../../language/body-talk-words.ts";
import { weeksSince } from "../../health/time.ts";
import type { RegionFinding } from "../injury.ts";

/** What is left of the complaints when it is asked what their clauses are about, and when it was. */
export interface BySenses {
  readonly regions: readonly RegionFinding[];
  /** Clauses that name a part and are about something else: they are shown back, and close nothing. */
  readonly unsure: readonly string[];
}

/**
 * What the classifier knows against what words alone say: "panicky when somebody swims over my feet" is no foot, "biceps tendon reattached 2019,
 * full strength since" is over, "my mate's knee" is somebody else's. A number of pain, a nerve and what happened just now stay.
 */
export function weighSenses(found: readonly RegionFinding[], text: string, today: Day): BySenses {
  const unsure: string[] = [];
  const regions = found.flatMap((finding): readonly RegionFinding[] => {
    const { grade, pain, kind, phrase, hurts = [] } = finding;
    if (grade === 0 || pain !== undefined || kind === "nerve" || kind === "acute") return [finding];
    const told = getSenses(phrase, text, "injuries");
    const sentence = readSentence(phrase, text);
    const isPresent = PRESENT.test(normalise(readQuote(phrase, text))) || comesDaily(phrase);
    const isElse = FEELING.test(normalise(phrase)) || (!isPresent && (isOfSomebody(told) || isNoBody(told)));
    if (isElse && !HURTS.test(sentence)) {
      if (!isHarmless(told)) unsure.push(readQuote(phrase, text));
      return [];
    }
    // "Cuff was stitched in February, still in physio": what its sentence asks about is not over.
    const whole = getSenses(sentence, text, "injuries");
    if (hurts.length > 0 || isOfThisYear(phrase, text, today)) return [finding];
    if (isPresent || HURTS.test(sentence) || NEVER_OVER.test(phrase) || isAsked(whole) || isHeeded(whole)) return [finding];
    if (isOver(told)) return [over(finding)];
    return [grade > 1 && isOld(told) ? quiet(finding) : finding];
  });
  return { regions, unsure };
}

/** "Stiff the first few steps in the morning": told of now, it is there every day and not over. */
function comesDaily(phrase: string): boolean {
  const said = normalise(phrase);
  return AT_THE_START.test(said) && !PAST_TENSE.test(said);
}

function readQuote(phrase: string, text: string): string {
  return readClauses(text).find(({ quote }) => quote.includes(phrase))?.quote ?? phrase;
}

/** The clauses of its sentence. */
function readSentence(phrase: string, text: string): string {
  const clauses = readClauses(text);
  const own = clauses.find(({ quote }) => quote.includes(phrase) || phrase.includes(quote));
  return clauses
    .filter(({ sentence }) => sentence === own?.sentence)
    .map(({ quote }) => quote)
    .join("” and “");
}

/** What is dated to the last twelve months is judged by its weeks. */
function isOfThisYear(phrase: string, text: string, today: Day): boolean {
  const told = readClauses(text).filter(({ quote }) => quote.includes(phrase) || phrase.includes(quote));
  return told.some(({ words }) => (weeksSince(words, today) ?? Infinity) < YEAR_WEEKS);
}

const YEAR_WEEKS = 52;

/** "Bad back since a fall two years ago", "90 % recovered", "spalla sinistra: panca no": what is there, or only nearly gone. */
const PRESENT =
  /^(?:\w+ )?(?:bad|dodgy|poor|gammy|kaputt\w*|schlecht\w*)\b|\b(?:since|seit|desde|depuis|sinds) (?:a|an|the|my|einem|einer|der|dem|la|el|una?|une|le|l|ma|mon|de|het|een|mijn)\b|(?<!\d)[1-9]\d ?(?:%|percent|prozent|por ciento|pour ?cent|per cento|procent)|\b(?:no|non|nein|nicht|nao|niet|pas)$/u;

/** A fear or a shame of something done to a part: the part has nothing. */
const FEELING =
  /\b(?:panic\w*|anxi\w*|scar(?:es?|ed|y)|terrif\w*|freaks?|nervous|creeps?|claustrophob\w*|embarrass\w*|asham\w*|panik\w*|angst|angstlich|peinlich|scham\w*|panico|miedo|verguenza|ansiedad|panique|peur|honte|angoiss\w*|paura|vergogna|ansia|medo|vergonha|bang|schaam\w*) (?!(?:attacks?|disorder|storung)\b)/u;

const HURTS =
  /(?<!\p{L})(?:hurts?|hurting|pain(?:s|ful)?|sore|aches?|aching|swollen|swells?|schmerz\w*|weh|duele\w*|dolor\w*|molesta\w*|mal|douleur\w*|fa male|fanno male|dolore|dor|d[oó]i|doem|pijn\w*|zeer)(?!\p{L})/iu;

/** What wears does not heal. */
const NEVER_OVER =
  /\b(?:oa|osteo ?arthr\w*|arthrit\w*|arthros\w*|artros\w*|artrit\w*|degenerat\w*|rheuma\w*|reuma\w*|wear and tear|verschlei(?:ß|ss)\w*|bone on bone)\b/iu;

function over({ region, phrase, side }: RegionFinding): RegionFinding {
  return { region, phrase, grade: 0, score: 0, ...(side === undefined ? {} : { side }) };
}

/** Old and lived with: what is named beside it is left out, and the part itself trains. */
function quiet(finding: RegionFinding): RegionFinding {
  const { kind: _kind, isUnsaid: _unsaid, ...rest } = finding;
  return { ...rest, grade: 1, score: Math.min(finding.score, LIVED_WITH), closesNothing: true };
}

const LIVED_WITH = 2;
