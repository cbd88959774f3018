import { dateBehind, dateOfComplaint, openedBehind } from "./dates-beside.ts";
import type { Day } from "../calendar/day.ts";
import { type Clause, readClauses } from "../health/clause.ts";
import { namesProfessional } from "../health/clearance.ts";
import { normalise } from "../health/normalise.ts";
import { capsEffort, isUpperBound } from "../health/told/limit-numbers.ts";
import { NEVER, firstSpan, leadingPeriod, limitPeriod, opensAgain, type Period } from "../health/told/period.ts";
import { tellsRunsAndWalks } from "../health/told/limit-running.ts";
import { weekdaysIn } from "../free-text/weekdays.ts";
import type { Activity } from "../injuries/activities.ts";
import { toEnglish } from "../language/translate.ts";
import { namesRegion } from "../injuries/regions.ts";
import { readStatements } from "../injuries/statements.ts";
import type { Word } from "../injuries/word.ts";
import { type Amount, amountsIn, moreThanTimes, saysWeekly, timesAWeek } from "./amounts.ts";
import { namesOneWay } from "./one-way.ts";
import { lengthOfNames, namedIn } from "./named-movements.ts";
import { BUT_FOR, isPrefix, OPENS_LATER, saysHealed, type Verdict, verdictOf, verdictPointingBack } from "./verdict.ts";

/** What one clause of a note says: of which movements, that they hurt, are fine or forbidden, and up to how much. */
export interface NoteStatement {
  readonly clause: Clause;
  /** As the athlete wrote it. */
  readonly quote: string;
  /** The normalised words. */
  readonly said: string;
  readonly sentence: number;
  readonly subjects: readonly Activity[];
  readonly verdict: Verdict | undefined;
  /** The most that is allowed or goes without pain. */
  readonly limit: Amount | undefined;
  /** Times a week. */
  readonly times: { readonly times: number; readonly what: string } | undefined;
  /** A day of rest behind each. */
  readonly isApart: boolean;
  readonly isHealed: boolean;
  /** Only this way of doing it: "squats only to a box". */
  readonly isOnly: boolean;
  readonly namesRegion: boolean;
  readonly isByProfessional: boolean;
  readonly period: Period;
}

/** A piece of a clause with what it names. */
export interface Part {
  readonly clause: Clause;
  readonly quote: string;
  /** The quote in the English that limits are read in. */
  readonly english: string;
  readonly said: string;
  readonly words: readonly Word[];
  readonly sentence: number;
  readonly named: readonly Activity[];
  /** Nothing but names of movements. */
  readonly isBare: boolean;
  /** Nothing but an amount: "deadlifts light ok (40 kg)". */
  readonly isAmount: boolean;
  readonly verdict: Verdict | undefined;
  readonly isOther: boolean;
}

/** More clauses than a person writes. */
const MOST_PARTS = 120;

/** The statements of a text, clause by clause. */
export function readNoteStatements(text: string, today: Day): readonly NoteStatement[] {
  return statementsOf(readClauses(text), today);
}

/** The same of clauses, which are read for every week of a plan. */
export function statementsOf(clauses: readonly Clause[], today: Day): readonly NoteStatement[] {
  const known = READ.get(clauses);
  if (known?.today === today) return known.found;
  const found = read(clauses, today);
  READ.set(clauses, { today, found });
  return found;
}

const READ = new WeakMap<readonly Clause[], { readonly today: Day; readonly found: readonly NoteStatement[] }>();

function read(clauses: readonly Clause[], today: Day): readonly NoteStatement[] {
  const parts = partsOf(clauses);
  const verdicts = listVerdicts(parts);
  return parts.flatMap((part, index): readonly NoteStatement[] => {
    if (part.isOther) return [];
    const { said, sentence } = part;
    const inSentence = parts.filter((other) => other.sentence === sentence);
    const isByProfessional = inSentence.some((other) => namesProfessional(other.said));
    const isDated = inSentence.some((other) => (limitPeriod(other.said.split(" "), today).until ?? "") >= today);
    const head = part.isAmount && parts[index - 1]?.sentence === sentence ? parts[index - 1] : undefined;
    const verdict =
      head === undefined
        ? verdicts[index]
        : (verdicts[index - 1] ?? inSentence.find(({ verdict: other, named }) => other !== undefined && named.length === 0)?.verdict);
    // "overhead (over 30 kg) is out": the number is what is out.
    const next = parts[index + 1];
    if (verdict === "forbidden" && next?.isAmount === true && next.sentence === sentence && part.named.length > 0) return [];
    if (verdict === "forbidden" && isEitherWay(said)) return [];
    // "no running to exhaustion" forbids no running.
    if (capsEffort(said)) return [];
    // "I never deadlift and squat heavy on the same day" forbids neither.
    if (inSentence.some((other) => SAME_DAY.test(other.said))) return [];
    const isRecommended = inSentence.some((other) => RECOMMENDS.test(other.said)) && !MOST.test(said);
    const times = isRecommended ? undefined : timesLimit(part, isByProfessional || isDated || isCappedBehind(parts[index + 1], part));
    const isApart = saysApart(said);
    const limit = !isApart
      ? head === undefined
        ? limitIn(part, verdict, isByProfessional, parts.slice(0, index), isDated)
        : amountsIn(said)[0]
      : undefined;
    const own = limit?.unit === "degrees" && part.named.length === 0 && !namesRegion(part.english) ? (["squat"] as const) : part.named;
    const subjects =
      head !== undefined
        ? head.named
        : verdict !== undefined && verdict !== "fine" && limit === undefined && part.named.length > 0 && namesOneWay(said)
          ? (["other-way"] as const)
          : own.length > 0 || (limit === undefined && times === undefined && !isApart)
            ? own
            : carried(parts, index);
    const isHealed = part.named.length === 0 && saysHealed(said);
    const isOnly =
      limit === undefined &&
      times === undefined &&
      subjects.some((one) => one !== "sitting") &&
      weekdaysIn(part.english).length === 0 &&
      ((ONLY.test(said) && !HOW_HEAVY.test(said)) ||
        isBecause(parts, index) ||
        (verdict !== "forbidden" && subjects.every((one) => one === "run-easy") && CLEARED_BY_DOCTOR.test(said)) ||
        (verdict !== "forbidden" && isByProfessional && subjects.includes("squat-box")));
    if (verdict === undefined && limit === undefined && times === undefined && !isApart && !isHealed && !isOnly) return [];
    const dated = isApart ? datedBehind(inSentence, part, today) : periodIn(inSentence, part, today);
    const isOpen = dated.until === undefined && !dated.endsByWord && !NEVER.test(said) && verdict !== undefined && verdict !== "fine";
    const period = isOpen
      ? (openedBehind(parts, index, today) ?? dateOfComplaint(parts, index, today) ?? dateBehind(parts, index, today) ?? dated)
      : dated;
    const found = {
      clause: part.clause,
      quote: part.quote,
      said,
      sentence,
      subjects,
      verdict,
      limit,
      times,
      isApart,
      isHealed,
      isOnly,
      namesRegion: namesRegion(part.english),
      isByProfessional,
      period,
    };
    return [found];
  });
}

/** "sled pull light only" */
const HOW_HEAVY =
  /\b(?:light|easy|slow|gentle|short|leicht|locker|langsam|kurz|suave|ligero|leger|doucement|leggero|licht|rustig) (?:only|nur|solo|seulement|alleen)\b|\b(?:only|just|nur|solo|seulement|alleen) (?:very |ganz )?(?:light|easy|slow|gentle|leicht|locker|langsam|suave|ligero|leger|leggero|licht|rustig)\b/u;
/** "My cardiologist cleared me for easy running": for that, and for nothing faster. */
const CLEARED_BY_DOCTOR =
  /\b(?:cardiologist|doctor|dr|gp|kardiologe|kardiologin|arzt|arztin|cardiologo|cardiologa|medico|cardiologue|medecin)\b.*\b(?:cleared|clears|allow\w*|signed|freigegeben|erlaubt|autoris\w*|permit\w*)\b|\bcleared (?:me )?by (?:my |the )?(?:cardiologist|doctor|gp)\b/u;
const ONLY =
  /\b(?:only|nur|ausschliesslich|solo|solamente|seulement|uniquement|alleen|soltanto|somente|instead of|statt|because of|due to|wegen)\b/u;
export const SAME_DAY =
  /\b(?:on|in) the same (?:day|session|workout)\b|\bin one session\b|\bam (?:selben|gleichen) tag\b|\bel mismo dia\b|\ble meme jour\b|\bthe (?:day|night|morning) (?:before|after)\b|\b(?:right|straight|directly|immediately) (?:before|after)\b|\bam tag (?:vor|nach|davor|danach)\b|\b(?:direkt )?(?:vor|nach) (?:dem|einem) langen lauf\b|\bel dia (?:antes|despues)\b|\bla veille\b|\ble lendemain\b|\bil giorno (?:prima|dopo)\b/u;
/** "no cleans under 80 %" may forbid the light ones or the heavy ones: it is shown back. */
export function isEitherWay(said: string): boolean {
  return (
    /\b(?:under|below|less than|unter|weniger als) \d/u.test(said) &&
    amountsIn(said).some(({ unit }) => unit === "percent" || unit === "kilograms")
  );
}

/** "deadlift from blocks (5 cm) because of my hamstring" */
function isBecause(parts: readonly Part[], index: number): boolean {
  const { sentence } = parts[index] ?? { sentence: -1 };
  const next = parts.slice(index + 1).find(({ isAmount, named, said }) => !isAmount && !(named.length === 0 && /^\d/u.test(said)));
  return next?.sentence === sentence && /^(?:because of|due to|wegen|por mi|a cause)\b/u.test(next.said);
}

const SUB_SPLIT =
  /:\s|\s\/\s|(?<=\p{L}{3})\/(?=\p{L}{3})|\.{2,}|\s[&+]\s|…|\s(?=(?:because|weil|porque|parce que|perche)\s)|\s(?=so (?:please )?(?:use|do|give|put|take)\s)|\s(?=(?:except|apart from|other than|au(?:ß|ss)er|bis auf|sauf|hormis|salvo|excepto|menos|behalve|tranne|eccetto|exceto)\s)/giu;

/** The pieces of all clauses. */
export function partsOf(clauses: readonly Clause[]): readonly Part[] {
  return clauses
    .flatMap((clause) => pieces(clause.quote).map((quote) => ({ quote, clause })))
    .slice(0, MOST_PARTS)
    .map(({ quote, clause }) => {
      const english = toEnglish(quote, clause.language);
      const said = normalise(english.replace(/>\s*(?=\d)/gu, " over ").replace(/<\s*(?=\d)/gu, " under "));
      const words = readStatements(english).flatMap((statement) => statement.words);
      const named = namedIn(words);
      const isBare =
        named.length > 0 && words.filter(({ text: word }) => !FILLER.test(word) && !/^\d/u.test(word)).length <= lengthOfNames(words);
      return {
        clause,
        quote,
        english,
        said,
        words,
        sentence: clause.sentence,
        named,
        isBare,
        isAmount:
          named.length === 0 &&
          amountsIn(said).some(({ unit }) => unit !== "bare") &&
          said.split(" ").every((word) => /\d/u.test(word) || OF_AN_AMOUNT.test(word)),
        verdict: verdictOf(english, said, words),
        isOther: clause.isOther,
      };
    });
}

/** Begins another occasion of what hurts. */
const GOES_ON = /^(?:and |or )?(?:after|beyond|over|more than|longer than|when|during|especially|also)\b/u;

const FILLER =
  /^(?:indoor|outdoor|stationary|easy|light|gentle|training|and|or|so|also|the|my|a|too|even|esp|especially|heavy|all|both|sets?|n|on|in|with|und|oder|auch|bei|beim|im|zum|al|con|aux|au|bij|nel|y|o|et|ou|e|en|of|hard|any|like)$/u;

const OF_AN_AMOUNT =
  /^(?:over|under|above|below|up|to|upto|max|maximal|maximum|tops|at|most|about|around|ca|etwa|approx|bis|uber|unter|hasta|mas|de|jusqu|a|fino|tot|per|side|each|hand|k|kms?|m|metres?|meters?|mins?|minut\w*|h|hrs?|hours?|stunden?|kgs?|kilos?|lbs?|pounds?|%|percent|prozent)$/u;

function pieces(quote: string): readonly string[] {
  return quote
    .split(SUB_SPLIT)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

/** A list takes the verdict that stands before all of it, else the one that ends it: "sprints and RDL hurt, squats, bike, bridges fine". */
function listVerdicts(parts: readonly Part[]): readonly (Verdict | undefined)[] {
  const verdicts = parts.map(({ verdict }) => verdict);
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    const verdictBefore = verdicts[index - 1];
    if (before?.sentence === part.sentence) {
      // "Hamstrings stiff: sprints not" answers to no movement.
      const pointed =
        before.named.length === 0 && /(?:^|\s)(?:not|never)$/u.test(part.said)
          ? undefined
          : verdictPointingBack(part.said, before.said, verdictBefore);
      // "la bici no me molesta, las dominadas sí"
      if (
        pointed !== undefined &&
        (verdicts[index] === undefined || verdicts[index] === "fine" || /\b(?:not|never)$/u.test(part.said)) &&
        part.named.length > 0
      )
        verdicts[index] = pointed;
    }
    // "it hurts downhill and after 40 minutes of running"
    if (verdicts[index] === undefined && before?.sentence === part.sentence && verdictBefore === "painful" && GOES_ON.test(part.said))
      verdicts[index] = "painful";
    if (verdicts[index] !== undefined) continue;
    // "everything except kneeling and deep squats with the new knee"
    if (
      before?.sentence === part.sentence &&
      verdictBefore === "forbidden" &&
      BUT_FOR.test(before.said) &&
      part.clause.isJoined &&
      part.named.length > 0
    ) {
      verdicts[index] = verdictBefore;
      continue;
    }
    if (!part.isBare) continue;
    // "squat: no pause reps": what is out is named behind the heading.
    if (parts[index + 1]?.clause === part.clause && /\b(?:reps?|sets?|wiederholungen|repeticiones)\b/u.test(parts[index + 1]?.said ?? ""))
      continue;
    const isOfNext =
      parts[index + 1]?.clause.isJoined === true && verdicts[index + 1] !== undefined && parts[index + 1]?.sentence === part.sentence;
    if (!isOfNext && before?.sentence === part.sentence && verdictBefore !== undefined && isPrefix(before.said, verdictBefore)) {
      verdicts[index] = verdictBefore;
      continue;
    }
    const next = parts.findIndex(
      (other, at) => at > index && (other.sentence !== part.sentence || !other.isBare || verdicts[at] !== undefined),
    );
    const following = next < 0 ? undefined : parts[next];
    if (
      following?.sentence === part.sentence &&
      (following.named.length > 0 || following.words.length <= 3) &&
      verdicts[next] !== undefined &&
      amountsIn(following.said).length === 0
    )
      verdicts[index] = verdicts[next];
  }
  return verdicts;
}

const AFTER =
  /\b(?:after|from|beyond|past|around|about|at|once i|over|longer than|more than|above|faster than|nach|ab|uber|langer als|mehr als|despues de|a partir de|mas de|tras|apres|au dela|plus de|dopo|oltre|piu di|depois de|mais de|na|vanaf|langer dan|meer dan)\b/u;
const NO_LONGER_PAIN = /\b(?:pain ?free|no pain|without (?:any )?pain|schmerzfrei)\b/u;
/** Words that make an amount what the athlete does or did, and no limit. */
const PRESENT =
  /\b(?:i (?:usually |normally |currently )?(?:run|ride|swim|lift|squat|bench|do|train|did|ran|weigh)|used to|pb|pr|best|race|raced|currently|goal|target|ziel|benching|squatting|deadlifting|hebe wieder|laufe (?:wieder|zur ?zeit|aktuell)|ago|vor|since|seit|hace|weighs?|old|years?|jahre?|weeks?|wochen?|months?|monate?|recovered)\b/u;
const CAPS =
  /\b(?:como mucho|como maximo|al massimo|au plus|au maximum|none (?:longer|over|more|further|beyond)|guide|ceiling|limit\w*|cap\w*|max\w*|upper|tops|at a time|at a stretch|in one go|am stuck|at once|at a go|in one|achter elkaar|d affilee|seguidos|de una vez|per run|pro lauf|pro einheit|per session|a time|is all|reicht|to (?:start|begin)(?: with)?|first)\b/u;

/** The amount that ends what is allowed: said as one, as where it begins to hurt, or as how far it is fine. */
function limitIn(
  part: Part,
  verdict: Verdict | undefined,
  isByProfessional: boolean,
  before: readonly Part[],
  isDated: boolean,
): Amount | undefined {
  const { said } = part;
  if (tellsRunsAndWalks(said)) return undefined;
  const all = amountsIn(said).filter(
    ({ unit, value }) => unit !== "bare" || (timesAWeek(said) === undefined && isBareLimit(part, value, before)),
  );
  if (all.length === 0 || (REPEATED.test(said) && !/\bevery (?:other|second)\b/u.test(said))) return undefined;
  const bound = isUpperBound(said) || CAPS.test(said) || /\b(?:upto|deeper than|tiefer als)\b/u.test(said);
  const amount = all[0];
  if (amount === undefined) return undefined;
  const unit = amount.unit === "bare" ? bareUnit(part, before) : amount.unit;
  if (unit === undefined || !isPlausible(unit, unit === "metres" && amount.unit === "bare" ? 1000 * amount.value : amount.value))
    return undefined;
  const value = unit === "metres" && amount.unit === "bare" ? 1000 * amount.value : amount.value;
  const isWeekly = timesAWeek(said) === undefined ? saysWeekly(said) : undefined;
  if (isWeekly && (unit !== "metres" || value < 3000)) return undefined;
  const known = { ...amount, unit, value, ...(isWeekly ? { isWeekly } : {}) };
  // "nothing under 80 %" may mean either: it is asked for.
  if (verdict === "forbidden" && unit !== "degrees" && /\b(?:under|below|less than|unter|weniger als)\b/u.test(said)) return undefined;
  if (unit === "kilograms" && BEST.test(said) && !isByProfessional && !isDated) return undefined;
  // "at least 10 minutes", "mindestens"
  if (
    /\b(?:at least|mindestens|minimum|al menos|au moins|almeno|minstens|min)\b(?! ?\d)/u.test(said) &&
    !/\bmax/u.test(said) &&
    unit !== "minutes"
  )
    return undefined;
  // "road 2 km ok"
  const isShort = part.named.length > 0 && said.split(" ").length <= MOST_SHORT;
  if (verdict === "fine")
    return bound || isShort || NO_LONGER_PAIN.test(said) || /\b(?:to|for|bis|a|de|lang)\b/u.test(said) ? known : undefined;
  if (verdict === "painful") return AFTER.test(said) || bound ? known : undefined;
  if (verdict === "forbidden") return bound || AFTER.test(said) ? known : undefined;
  // "no running until 10 December, then 20 minutes every other day"
  if (THEN.test(said) && (unit === "minutes" || unit === "metres")) return known;
  if (PRESENT.test(said) && !bound) return undefined;
  // "flat running 5 km, twice a week, until 15/12"
  return bound || ((isByProfessional || (isDated && isShort)) && part.named.length > 0) ? known : undefined;
}

const MOST_SHORT = 5;
/** "max squat 120 kg", "my max heart rate is 184" */
const BEST =
  /\b(?:1 ?rm|pr|pb|personal best|best lift|bestleistung|current(?:ly)? lift|(?:squat|bench|deadlift) max|max (?:squat|bench|deadlift|press|snatch|clean)|weigh\w*|body ?weight|lost|lose|gain\w*|every|each)\b|\+ ?\d/u;
const REPEATED = /\b(?:every|each|alle|cada|toutes? les|per day|a day)\b/u;
const LIFTS: ReadonlySet<Activity> = new Set<Activity>([
  "bench",
  "squat",
  "back-squat",
  "front-squat",
  "deadlift",
  "overhead",
  "press",
  "clean",
  "snatch",
  "jerk",
  "row",
  "conventional",
  "trap-bar",
  "sumo",
  "rdl",
  "hip-thrust",
  "block-pull",
  "push-press",
  "thruster",
  "floor-press",
  "incline",
  "goblet-squat",
]);
const RUNS: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy"]);

/** "bench ok up to about 60", "flat under 8 is ok" behind "after about 8k" */
function isBareLimit(part: Part, value: number, before: readonly Part[]): boolean {
  return (
    value >= 3 &&
    bareUnit(part, before) !== undefined &&
    /\b(?:up to|upto|under|below|to|bis|unter|hasta|max\w*|at most|over|above|uber) (?:about |around |etwa |ca |ungefahr )?\d/u.test(
      part.said,
    )
  );
}

function bareUnit({ named: own, sentence }: Part, before: readonly Part[]): Amount["unit"] | undefined {
  // "front squats only with straps, up to 60"
  const named = own.length > 0 || before.at(-1)?.sentence !== sentence ? own : (before.at(-1)?.named ?? []);
  if (named.length === 0) return undefined;
  if (named.every((one) => LIFTS.has(one))) return "kilograms";
  const last = before.flatMap(({ said }) => amountsIn(said)).findLast(({ unit }) => unit === "metres" || unit === "minutes");
  return named.some((one) => RUNS.has(one)) ? last?.unit : undefined;
}

function isPlausible(unit: Amount["unit"], value: number): boolean {
  const ranges: { readonly [name in Amount["unit"]]?: readonly [number, number] } = {
    metres: [50, 200_000],
    minutes: [4, 480],
    kilograms: [1, 400],
    percent: [20, 99],
    beats: [70, 200],
    rpe: [1, 10],
    degrees: [30, 150],
    strokes: [14, 40],
  };
  const [least, most] = ranges[unit] ?? [Infinity, 0];
  return value >= least && value <= most;
}

const MOST =
  /\b(?:max\w*|at most|no more than|not more than|only|just|up to|tops|limit\w*|cap\w*|is all|hochstens|nur|maximo|solo|massimo|hoogstens|no mas de|pas plus de|never more|como mucho|como maximo|al massimo|au (?:plus|maximum))\b/u;

/** "two runs a week, no more" */
function isCappedBehind(next: Part | undefined, { sentence }: Part): boolean {
  return next?.sentence === sentence && /^(?:and )?(?:no|not) more(?: often)?$/u.test(next.said);
}

function timesLimit(part: Part, isByProfessional: boolean): NoteStatement["times"] {
  const over = moreThanTimes(part.said);
  if (over !== undefined) return { times: over, what: "" };
  const found = timesAWeek(part.said);
  if (found === undefined || /\b(?:add|more a week|mehr)\b/u.test(part.said)) return undefined;
  if (/\d ?(?:%|km|k)\b/u.test(part.said) && !OF_RUNS.test(found.what) && !COUNTED.test(part.said)) return undefined;
  // What is recommended is no ceiling.
  if (RECOMMENDS.test(part.said) && !MOST.test(part.said)) return undefined;
  return MOST.test(part.said) || isByProfessional ? found : undefined;
}

const COUNTED = /\b[1-6] ?(?:x|times|mal|veces|fois|volte|keer)\b/u;
export const OF_RUNS = /\b(?:runs?|jogs?|laufe?n?|carreras|salidas|courses|sorties|corse|uscite|loopjes)\b/u;
const RECOMMENDS =
  /\b(?:wants? me to|wants? (?:\d|two|three)|recommend\w*|prescrib\w*|advis\w*|suggest\w*|should do|encourag\w*|empfiehlt|empfohlen|verordnet|verschrieben|rat mir|recomienda|aconseja|conseille|prescrit|consiglia|raccomanda|raadt)\b/u;

const APART =
  /\b(?:ein(?:en)?|1|one|a|un|una|een) (?:tag|day|dia|jour|giorno|dag) (?:pause|ruhe|frei|off|rest|of rest|break|de descanso|de repos|di riposo|rust|dazwischen|between|in between|abstand)\b|\brest day (?:after|between)\b|\b(?:day|tag|24 ?h|48 ?h|48 hours|24 hours) (?:between|dazwischen|zwischen)\b|\b(?:no|not|never|nie|nicht|kein\w*|pas|nunca|no puedo|mai|non|niet|nooit|geen|sem|nao) (?:\w+ ){0,3}?(?:two days in a row|2 days in a row|days in a row|consecutive days|back to back|zwei tage\w* (?:hintereinander|nacheinander|in folge)|tage\w* hintereinander|dias seguidos|jours de suite|giorni di fila|dagen achter elkaar)\b/u;

/** "not more than two days in a row", "max 3 training days without a rest day" */
const FEW_DAYS =
  /\b(?:not more than|no more than|max\w*|at most|hochstens|nicht mehr als|maximal) (?:two|2|three|3|zwei|drei) (?:training |gym |workout )?(?:days|tage\w*) (?:in a row|without|running|hintereinander|am stuck|ohne|nacheinander)/u;

function saysApart(said: string): boolean {
  return APART.test(said) || FEW_DAYS.test(said);
}

const ALL_OF_IT = /\b(?:nothing|nichts|everything|anything|all|else|nada|rien|niente|niets|alles)\b/u;

/** What the clause before was about: "running is allowed, only 20 minutes at a time". */
function carried(parts: readonly Part[], index: number): readonly Activity[] {
  const part = parts[index];
  if (part === undefined || (ALL_OF_IT.test(part.said) && amountsIn(part.said).some(({ unit }) => unit === "kilograms"))) return [];
  const own = parts.slice(0, index).filter(({ sentence }) => sentence === part.sentence);
  // "Swimming again from 15 December. Then 1500 m at most."
  if (own.length === 0 && THEN.test(part.said))
    return parts.slice(0, index).find(({ sentence, named }) => sentence === part.sentence - 1 && named.length > 0)?.named ?? [];
  const before = own;
  // "Cycling fine, none longer than 10 km": what is fine without end is not what the number is about.
  const last = before.at(-1);
  // "No deadlifts from the floor and never over 60 kg": of what is out no weight is left to limit.
  const isWeight = amountsIn(part.said).some(({ unit }) => unit === "kilograms");
  if (isWeight && last?.verdict === "forbidden" && amountsIn(last.said).length === 0 && BAN.test(part.said)) return [];
  // "The treadmill is fine, but not longer than 25 minutes"
  if (last?.named.length === 1 && amountsIn(part.said).some(({ unit }) => unit === "minutes")) return last.named;
  // "Running on the road is fine, three times a week at most"
  if (last !== undefined && last.named.length > 0 && timesAWeek(part.said) !== undefined) return last.named;
  return before.findLast(({ named, verdict, said }) => named.length > 0 && (verdict !== "fine" || amountsIn(said).length > 0))?.named ?? [];
}

const THEN = /^(?:and |und )?(?:then|after that|afterwards|dann|danach|luego|despues|ensuite|puis|apres|poi|dopo|daarna)\b/u;
/** The parts from the last "then" on: a date before it ends what stands before it. */
function sincePart(sentence: readonly Part[], part: Part): readonly Part[] {
  const at = sentence.indexOf(part);
  const then = sentence.findLastIndex(({ said }, index) => index <= at && index > 0 && THEN.test(said));
  return then < 0 ? sentence : sentence.slice(then);
}

const BAN = /^(?:and |und |y |et |e )?(?:never|nothing|nie|niemals|nichts|nunca|nada|jamais|rien|mai|niente|nooit|niets)\b/u;

function periodIn(whole: readonly Part[], part: Part, today: Day): Period {
  const sentence = sincePart(whole, part);
  const first = firstSpan(
    part.said,
    whole.slice(0, whole.indexOf(part)).map(({ said }) => said),
    today,
  );
  if (first !== undefined) return first;
  const later = sentence.slice(sentence.indexOf(part)).find(({ said }) => OPENS_LATER.test(said));
  if (later !== undefined && (later === part || part.isBare)) {
    const tail = later.said.replace(new RegExp(`^.*?${OPENS_LATER.source}`, "u"), "");
    const until = opensAgain(`from ${tail.trim()}`.split(" "), today) ?? limitPeriod(`until ${tail.trim()}`.split(" "), today).until;
    if (until !== undefined) return { until, endsByWord: false };
  }
  const own = limitPeriod(part.said.split(" "), today);
  if (own.until !== undefined || own.endsByWord) return own;
  const before = sentence.slice(0, sentence.indexOf(part));
  // "Until the end of January nothing overhead and 15 kg at most", "no overhead barbell for six weeks, dumbbells up to 10 kg are fine".
  const led = NEVER.test(part.said)
    ? undefined
    : (before.map(({ said }) => leadingPeriod(said, today)).find((period) => period !== undefined) ??
      (part.verdict === "fine" && amountsIn(part.said).length > 0
        ? before
            .filter(({ verdict }) => verdict === "forbidden")
            .map(({ said }) => limitPeriod(said.split(" "), today))
            .find(({ until }) => until !== undefined)
        : undefined));
  if (led !== undefined) return led;
  const found = datedBehind(sentence, part, today, own);
  if (found.until !== undefined || found.endsByWord) return found;
  // "20 minutes at most, speed only from 21 December": the careful weeks end on the same day.
  const behind = sentence.slice(sentence.indexOf(part) + 1).find(({ said }) => OPENS_LATER.test(said));
  const opens = behind === undefined ? undefined : opensAgain(behind.said.split(" "), today);
  return opens === undefined || opens < today ? found : { until: opens, endsByWord: false };
}

function datedBehind(sentence: readonly Part[], part: Part, today: Day, own: Period = { endsByWord: false }): Period {
  const after = sentence.slice(sentence.indexOf(part) + 1);
  // "3 runs a week, none longer than 10 km, until Christmas": a date that stands alone ends all before it.
  const beside = after
    .filter(
      ({ said, named }) =>
        named.length === 0 && /^(?:und |and |all |both |beides |alles )?(?:until|till?|bis|hasta|jusqu|fino|ate|tot|for|fur)\b/u.test(said),
    )
    .map(({ said }) => limitPeriod(said.split(" "), today))
    .find(({ until, endsByWord }) => endsByWord || until !== undefined);
  if (beside !== undefined) return beside;
  // "never on two days in a row, and no hill sprints until spring": never has no end, the date is that of the other ban.
  if (NEVER.test(part.said)) return own;
  // "max 25 km a week and no run longer than 8 km until the end of January"
  const joined = after.map(({ said, verdict, named, clause }) => ({
    period: limitPeriod(said.split(" "), today),
    // "Runs of 30 minutes, no jumps until Christmas": the date is that of the ban alone.
    isLimit: verdict === "forbidden" ? clause.isJoined : named.length > 0,
  }));
  return joined.find(({ period: { until }, isLimit }) => until !== undefined && until >= today && isLimit)?.period ?? own;
}
