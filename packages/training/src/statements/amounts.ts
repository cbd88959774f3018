/** What a number counts. */
type Unit = "metres" | "minutes" | "kilograms" | "percent" | "beats" | "rpe" | "degrees" | "strokes" | "bare";

export interface Amount {
  readonly value: number;
  readonly unit: Unit;
  /** Whether the amount is for a week, not for one session. */
  readonly isWeekly?: true;
  /** Where it stands in the normalised clause, in letters. */
  readonly at: number;
}

const METRES_A_MILE = 1609;
const POUND = 0.453_592;

/** Units after `normalise`, with what one of them is worth. */
const UNITS: readonly (readonly [Unit, RegExp, number])[] = [
  ["metres", /^(?:k|kms?|kilomet\w*|kilometros?|chilometri|quilometros?)$/u, 1000],
  ["metres", /^(?:miles?|mi|meilen)$/u, METRES_A_MILE],
  ["metres", /^(?:m|metres?|meters?|metern?|metros?|metri)$/u, 1],
  ["minutes", /^(?:min|mins|mn|minut\w*)$/u, 1],
  ["minutes", /^(?:h|hrs?|hours?|stunden?|std|horas?|heures?|ora|ore|uur|uren)$/u, 60],
  ["kilograms", /^(?:kgs?|kilos?|kilogram\w*|chili|quilos?)$/u, 1],
  ["kilograms", /^(?:lbs?|pounds?|libras?|pfund)$/u, POUND],
  ["percent", /^(?:%|percent|prozent|procent|por|pour|per cento)$/u, 1],
  ["beats", /^(?:bpm|beats|schlage|ppm|pulsaciones|battiti|batimentos|slagen)$/u, 1],
  ["degrees", /^(?:deg|degs|degrees?|grad|grados|degres|gradi|graus|graden)$/u, 1],
  ["strokes", /^(?:spm|strokes|schlage\/min)$/u, 1],
];

/** Numbers in words, in the languages that are read. */
export const NUMBER_WORDS: { readonly [word in string]?: number } = {
  half: 0.5,
  halbe: 0.5,
  halben: 0.5,
  media: 0.5,
  one: 1,
  an: 1,
  a: 1,
  eine: 1,
  einer: 1,
  ein: 1,
  una: 1,
  une: 1,
  two: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  due: 2,
  twee: 2,
  three: 3,
  drei: 3,
  tres: 3,
  trois: 3,
  four: 4,
  vier: 4,
  cuatro: 4,
  quatre: 4,
  five: 5,
  funf: 5,
  cinco: 5,
  cinq: 5,
  six: 6,
  sechs: 6,
  seis: 6,
  eight: 8,
  acht: 8,
  ocho: 8,
  huit: 8,
  ten: 10,
  zehn: 10,
  diez: 10,
  dix: 10,
  twelve: 12,
  zwolf: 12,
  fifteen: 15,
  funfzehn: 15,
  quince: 15,
  quinze: 15,
  twenty: 20,
  zwanzig: 20,
  veinte: 20,
  vingt: 20,
  thirty: 30,
  dreissig: 30,
  treinta: 30,
  trente: 30,
  forty: 40,
  vierzig: 40,
  "forty-five": 45,
  sixty: 60,
  sechzig: 60,
};

const HALF_HOUR = /\b(?:half an hour|a half hour|half hour|half an hr)\b/gu;
const QUARTERS = /\b(?:three quarters of an hour|3\/4 (?:of an )?hour)\b/gu;
const HOUR_AND_HALF = /\b(?:an hour and a half|one and a half hours|1 1\/2 hours)\b/gu;

const PULSE = /\b(?:heart ?rate|hr|pulse?|puls|herzfrequenz|pulsaciones|fc|hartslag)\b/u;

/** Every amount of a normalised clause, a number with its unit; a number alone is bare. */
export function amountsIn(said: string): readonly Amount[] {
  const words = said.replace(HALF_HOUR, "30 minutes").replace(QUARTERS, "45 minutes").replace(HOUR_AND_HALF, "90 minutes").split(" ");
  const found: Amount[] = [];
  let at = 0;
  for (const [index, word] of words.entries()) {
    const amount = amountAt(words, index, said);
    if (amount !== undefined) found.push({ ...amount, at });
    at += word.length + 1;
  }
  return found;
}

function amountAt(words: readonly string[], index: number, said: string): Omit<Amount, "at"> | undefined {
  const word = words[index] ?? "";
  const glued = /^(?:\d+-)?(\d+(?:\.\d+)?)(?:-?([a-z%]+))?$/u.exec(word);
  const read = glued === null ? NUMBER_WORDS[word] : Number(glued[1]);
  const before = words[index - 1] ?? "";
  // "Half an hour" is one number.
  if (read === undefined || (ARTICLE.test(word) && before === "half")) return undefined;
  const suffix = glued?.[2];
  const isHalfOf = word === "half" && ARTICLE.test(words[index + 1] ?? "");
  const next = words[index + (isHalfOf ? 2 : 1)] ?? "";
  // "An hour and a half"
  const isAndAHalf = read >= 1 && glued === null && words.slice(index + 2, index + 5).join(" ") === "and a half";
  const whole = word === "half" && before === "a" && words[index - 2] === "and" ? (NUMBER_WORDS[words[index - 3] ?? ""] ?? 0) : 0;
  const value = read + (isAndAHalf ? 0.5 : whole);
  const unit = suffix === undefined ? findUnit(next) : findUnit(suffix);
  if (unit !== undefined) {
    // "1,200 m" is read as 1.200.
    const thousands = unit[0] === "metres" && unit[2] === 1 && /^\d\.\d{3}/u.test(word) ? 1000 : 1;
    return { value: Math.round(value * unit[2] * thousands * 100) / 100, unit: unit[0] };
  }
  // "3 plates" is three of 20 kg on each side of the bar.
  if (suffix === undefined && /^(?:plates?|scheiben)$/u.test(next) && value <= MOST_PLATES)
    return { value: BAR + 2 * PLATE * value, unit: "kilograms" };
  if (
    glued === null ||
    suffix !== undefined ||
    OF_SOMETHING_ELSE.test(next) ||
    /^(?:c|celsius|°c?|sets?|sessions?|days?|tage?|x|weeks?|wochen?|runs?|laufe)$/u.test(next)
  )
    return undefined;
  if (before === "rpe") return value <= 10 ? { value, unit: "rpe" } : undefined;
  if (/^(?:rate|spm|frequenz|schlagzahl|cadencia)$/u.test(before)) return { value, unit: "strokes" };
  if (PULSE.test(said) && value >= 80 && value <= 200) return { value, unit: "beats" };
  if (/^(?:past|below|deeper|than|beyond|to|bis|unter|tiefer|als|under)$/u.test(before) && value === 90) return { value, unit: "degrees" };
  return { value, unit: "bare" };
}

const ARTICLE = /^an?$/u;
const BAR = 20;
const PLATE = 20;
const MOST_PLATES = 6;
/** What a number can count besides kilograms. */
const OF_SOMETHING_ELSE =
  /^(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|boards?|bretter|cm|mm|inch\w*|reps?|times|wdh|wiederholungen|repeticiones|rounds?|exercises?|ubungen|ejercicios|exercices|fingers?|steps?|hands?|legs?|arms?|blocks?|pads?|foam)$/u;

function findUnit(word: string): readonly [Unit, RegExp, number] | undefined {
  return UNITS.find(([, pattern]) => pattern.test(word));
}

const A_WEEK = String.raw`(?:(?:a|per|each|every|any|pro|in der|die|por|a la|na|par|alla|in the|/) ?(?:weeks?|wk|woche|semana|semaine|settimana)|weekly|wochentlich|semanales|hebdomadaires|wk|/ ?wo)`;
const COUNT = String.raw`(?<count>once|twice|one|two|three|four|five|ein\w*|zwei|drei|vier|funf|una?|dos|tres|cuatro|une?|deux|trois|quatre|due|tre|twee|duas|[1-6])`;
const TIMES = new RegExp(
  String.raw`\b${COUNT} ?(?:x|mal|times)?\b(?<what>(?: (?!\d+(?:x|times|mal)\b)[\p{L}\d-]+){0,4}?) ?${A_WEEK}|\b(?<fold>[1-6]) ?(?:x|mal|times) ?(?:woche|week|wk|semana|semaine|settimana)\b`,
  "u",
);
const COUNTS: { readonly [word in string]?: number } = { once: 1, twice: 2, duas: 2, tre: 3, un: 1, ...NUMBER_WORDS };

/** "25 km a week" */
export function saysWeekly(said: string): true | undefined {
  return new RegExp(String.raw`\b${A_WEEK}\b`, "u").test(said) ? true : undefined;
}

/** "more than once a week flares it", "burpees more than twice a week": so often is the most. */
export function moreThanTimes(said: string): number | undefined {
  const count = new RegExp(
    String.raw`\b(?:more (?:often )?(?:than|then)|ofter als|mehr als|mas de|plus de|piu di|mais de|meer dan) ${COUNT} ?(?:x|times|mal|veces|fois|volte|vezes|keer)?(?: (?:sessions?|runs?|days?))? ?${A_WEEK}`,
    "u",
  ).exec(said)?.groups?.["count"];
  const times = count === undefined ? undefined : (COUNTS[count] ?? (count.startsWith("ein") ? 1 : Number(count)));
  return times !== undefined && times >= 1 && times <= 6 ? times : undefined;
}

/** "2 runs a week", "3 squat sessions/wk", "2 Läufe pro Woche": how often, and the words between that say what. */
export function timesAWeek(said: string): { readonly times: number; readonly what: string } | undefined {
  const match = TIMES.exec(said);
  const count = match?.groups?.["count"] ?? match?.groups?.["fold"] ?? "";
  const times = COUNTS[count] ?? (count.startsWith("ein") ? 1 : Number(count));
  // "2 wks no overhead" lasts two weeks.
  const isSpan = match !== null && /^\S+ ?(?:wks?|weeks?|wochen?)$/u.test(match[0]);
  return match === null || isSpan || !(times >= 1 && times <= 6) ? undefined : { times, what: (match.groups?.["what"] ?? "").trim() };
}
