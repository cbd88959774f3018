import { isUpperBound } from "../health/stated-limits/limit-numbers.ts";
import { isNoLimit } from "../health/stated-limits/no-limit.ts";
import { tellsRunsAndWalks } from "../health/stated-limits/limit-running.ts";
import type { Activity } from "../injuries/activities.ts";
import { type Amount, amountsIn, moreThanTimes, saysWeekly, timesAWeek } from "./amounts.ts";
import type { Verdict } from "./verdict.ts";
import type { NoteStatement, Part } from "./note-statement.ts";

export const UPPER_LIMIT_WORDS =
  /\b(?:max\w*|at most|no more than|not more than|only|just|up to|tops|limit\w*|cap\w*|is all|hochstens|nur|maximo|solo|massimo|hoogstens|no mas de|pas plus de|never more|como mucho|como maximo|al massimo|au (?:plus|maximum))\b/u;

export const RECOMMENDS =
  /\b(?:wants? me to|wants? (?:\d|two|three)|recommend\w*|prescrib\w*|advis\w*|suggest\w*|should do|encourag\w*|empfiehlt|empfohlen|verordnet|verschrieben|rat mir|recomienda|aconseja|conseille|prescrit|consiglia|raccomanda|raadt)\b/u;

export const THEN_WORDS = /^(?:and |und )?(?:then|after that|afterwards|dann|danach|luego|despues|ensuite|puis|apres|poi|dopo|daarna)\b/u;

export const OF_RUNS = /\b(?:runs?|jogs?|laufe?n?|carreras|salidas|courses|sorties|corse|uscite|loopjes)\b/u;

const AFTER =
  /\b(?:after|from|beyond|past|around|about|at|once i|over|longer than|more than|above|faster than|nach|ab|uber|langer als|mehr als|despues de|a partir de|mas de|tras|apres|au dela|plus de|dopo|oltre|piu di|depois de|mais de|na|vanaf|langer dan|meer dan)\b/u;

const NO_LONGER_PAIN = /\b(?:pain ?free|does not hurt|do not hurt|no problem|no pain|without (?:any )?pain|schmerzfrei)\b/u;

/** Words that make an amount what the athlete does or did, and no limit. */
const PRESENT =
  /\b(?:i (?:usually |normally |currently )?(?:run|ride|swim|lift|squat|bench|do|train|did|ran|weigh)|used to|pb|pr|best|race|raced|currently|goal|target|ziel|benching|squatting|deadlifting|hebe wieder|laufe (?:wieder|zur ?zeit|aktuell)|ago|vor|since|seit|hace|weighs?|old|years?|jahre?|weeks?|wochen?|months?|monate?|recovered)\b/u;

const CAPS =
  /\b(?:como mucho|como maximo|al massimo|au plus|au maximum|none (?:longer|over|more|further|beyond)|guide|ceiling|limit\w*|cap\w*|max\w*|upper|tops|at a time|at a stretch|in one go|am stuck|at once|at a go|in one|achter elkaar|d affilee|seguidos|de una vez|per run|pro lauf|pro einheit|per session|a time|is all|reicht|to (?:start|begin)(?: with)?|first)\b/u;

/** The amount that ends what is allowed: said as one, as where it begins to hurt, or as how far it is fine. */
export function limitIn(
  part: Part,
  verdict: Verdict | undefined,
  isByProfessional: boolean,
  before: readonly Part[],
  isDated: boolean,
): Amount | undefined {
  const { said } = part;
  if (tellsRunsAndWalks(said) || isNoLimit(said)) return undefined;
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
  // "Keep below 160" behind "over 8k" is a pulse, and no run.
  if (unit === "metres" && amount.unit === "bare" && amount.value > MOST_BARE_KILOMETRES) return undefined;
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
  if (THEN_WORDS.test(said) && (unit === "minutes" || unit === "metres")) return known;
  if (PRESENT.test(said) && !bound) return undefined;
  // "flat running 5 km, twice a week, until 15/12"
  return bound || ((isByProfessional || (isDated && isShort)) && part.named.length > 0) ? known : undefined;
}

const MOST_SHORT = 5;
/** A marathon and what is trained for one. */
const MOST_BARE_KILOMETRES = 50;

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

/** "two runs a week, no more" */
export function isCappedBehind(next: Part | undefined, { sentence }: Part): boolean {
  return next?.sentence === sentence && /^(?:and )?(?:no|not) more(?: often)?$/u.test(next.said);
}

export function timesLimit(part: Part, isByProfessional: boolean): NoteStatement["times"] {
  const over = moreThanTimes(part.said);
  if (over !== undefined) return { times: over, what: "" };
  const found = timesAWeek(part.said);
  if (found === undefined || /\b(?:add|more a week|mehr)\b/u.test(part.said)) return undefined;
  if (/\d ?(?:%|km|k)\b/u.test(part.said) && !OF_RUNS.test(found.what) && !COUNTED.test(part.said)) return undefined;
  // What is recommended is no ceiling.
  if (RECOMMENDS.test(part.said) && !UPPER_LIMIT_WORDS.test(part.said)) return undefined;
  return UPPER_LIMIT_WORDS.test(part.said) || isByProfessional ? found : undefined;
}

const COUNTED = /\b[1-6] ?(?:x|times|mal|veces|fois|volte|keer)\b/u;
