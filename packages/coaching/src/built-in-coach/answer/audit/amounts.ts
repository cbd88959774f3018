import { withoutSleptHours } from "../../reading/slept-hours.ts";
import { left, type Audited, type LeftPart } from "./part.ts";

/** Numbers of a message that say something by themselves: clocks, sets, numbers with a unit, decimals and numbers of three digits. */
const AMOUNT = new RegExp(
  [
    String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\.\d)?`,
    String.raw`\d{1,3} ?[x×] ?\d{1,4}(?: ?(?:m|km|k|min))?(?![\p{L}\d])`,
    String.raw`\d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds|pfund|km|kms|miles?|mi|min(?:ute)?[sn]?|minut[oi]s?|mins|hours?|hrs?|std|stunden?|horas?|heures?|ore|seconds?|secs?|sekunden?|watts?|reps?|wiederholungen|months?|monate?|mois|meses|mesi|years?|jahre?)(?![\p{L}\d])`,
    String.raw`\d+[.,]\d+(?![\d:])`,
    String.raw`\d{3,}(?![\d:])`,
  ]
    .map((each) => String.raw`(?<![\d:.,/×x])${each}`)
    .join("|"),
  "giu",
);
/** A year, and the hour of a day. */
/** From here on a clock is one of the day: no pace and no time over a kilometre is as long. */
const FIRST_HOUR = 13;
const NO_AMOUNT = /^(?:19|20)\d\d$/u;
const AT = /(?:\b(?:at|by|until|till|before|after|around|um|gegen|bis|ab|a las|hasta las|vers|alle|verso)) ?$/iu;
const HOUR = /^ ?(?:am|pm|uhr|o'?clock|h\b)/iu;
/** What the athlete weighs or how old they are is said beside a question. */
/** "11 km instead of 17.6": what was, and is no longer. */
const OF_OLD =
  /\b(?:instead of|rather than|not|was|from|than(?: the)?|statt|nicht|au lieu de|pas|en vez de|no|invece di|non)(?: \p{L}+)? $/iu;
const MINUTES = /^\d+ ?min/iu;
/** A card makes no session shorter. */
const FEWEST_MINUTES = 15;
const DIFFERENCE =
  /^ (?:shorter|longer|less|more|earlier|later|faster|slower|lighter|heavier|kürzer|länger|weniger|mehr|de moins|de plus|menos|más|in meno|in più)\b/iu;
const OF_BODY = /\b(?:im|i['’]?m|i am|i weigh|weigh|bin|peso|je p[eè]se|ich wiege)(?: about| around| only| ca\.?)? $/iu;

/** Numbers of the message that the answer does not show in any form. */
export function findLostAmounts({ content: typed, held, kind, turns, cards, by, frame, topic }: Audited): readonly LeftPart[] {
  // Hours of sleep are why something is asked for.
  const content = withoutSleptHours(typed).replaceAll(SLEPT, " ");
  const lost = amountsIn(content).filter((amount) => !isHeld(amount, held));
  if (lost.length === 0) return [];
  const words = lost.join(", ");
  if (kind === "card") {
    const kinds = cards.map(({ request }) => (request.reason === "record" ? request.record.kind : request.reason));
    if (kinds.some((each) => REPORTS.has(each))) return left(words, false);
    // A session has a shortest length.
    const isTooShort = kinds.includes("ease") && lost.every((each) => MINUTES.test(each) && Number.parseInt(each, 10) < FEWEST_MINUTES);
    if (isTooShort) return [];
    // How heavy the weights of a hotel are is no field of a card.
    if (frame.gear.length > 0 && kinds.every((each) => each === "swap" || each === "travel")) return left(words, false);
    return left(words, !kinds.includes("log") || lost.length === amountsIn(content).length);
  }
  // A text of the library holds no number of the athlete's; one that is no weight, length or repetition is a limit of the question.
  if (kind === "article") return left(words, turns.length > 0 || lost.every((each) => SETS.test(each)));
  // The pages' own numbers are explained, and not always said again.
  const isOfRows = (topic.startsWith("own data") || by === "race plan") && topic !== "own data: page number" && !COMPUTES.test(by);
  const isInput = lost.some((each) => /:|^\d{3,}$/u.test(each)) || (IF.test(content) && !lost.some((each) => SETS.test(each)));
  return left(words, isOfRows && isInput);
}

const SLEPT =
  /\b(?:slept|sleep|asleep|geschlafen|dormi|dormido|dormito)\b[^,.;!?]*?\d[^,.;!?\s]* ?(?:h|hours?|hrs?|stunden|heures|horas|ore)?\b/giu;
/** What a report of a session cannot hold is named beside its card. */
const REPORTS: ReadonlySet<string> = new Set(["complete", "effort", "race-result", "equipment"]);
const SETS = /\d ?[x×] ?\d/iu;
/** Supposes something that the numbers are of. */
const IF = /\b(?:if|suppose|say|wenn|falls|si|se)\b/iu;
/** Ways of answering that compute with the numbers of a message and need not show them again. */
const COMPUTES = /^(?:typed numbers|typed time|judged pace|effort as pace)$/u;

export function amountsIn(content: string): readonly string[] {
  return [...content.matchAll(AMOUNT)].flatMap((match) => {
    const before = content.slice(0, match.index);
    const after = content.slice(match.index + match[0].length);
    const isOfDay = AT.test(before) && Number(/^\d+(?=[:.]\d\d$)/u.exec(match[0])?.[0] ?? 0) >= FIRST_HOUR;
    // "31.12." is a day, "95 x 3 x 4" a weight with its sets.
    const isDate = /^\d{1,2}\.\d{1,2}$/u.test(match[0]) && after.startsWith(".");
    const isTriple = /[x×]/iu.test(match[0]) && (/^ ?[x×]/iu.test(after) || /[x×] ?$/iu.test(before));
    // "20 min shorter" is a difference.
    const isDifference = DIFFERENCE.test(after);
    return isDate ||
      isDifference ||
      isTriple ||
      NO_AMOUNT.test(match[0]) ||
      HOUR.test(after) ||
      isOfDay ||
      OF_BODY.test(before) ||
      OF_OLD.test(before)
      ? []
      : [match[0]];
  });
}

/** Whether a number stands in a text, as it was typed or in another form: "1:30" as 90, "8x800" as "8 × 800". */
export function isHeld(amount: string, held: string): boolean {
  const sets = /^(\d+) ?[x×] ?(\d+)/iu.exec(amount);
  if (sets !== null) {
    const [, sides = "", reps = ""] = sets;
    return new RegExp(String.raw`(?<!\d)${sides} ?[x×] ?(?:[\d.]+ (?:kg|lb) × )?${reps}(?!\d)`, "u").test(held);
  }
  const digits = /\d+(?:[.,:]\d+)*/u.exec(amount)?.[0] ?? "";
  const value = Number(digits.replace(",", "."));
  const [first, second] = digits.split(":").map(Number);
  const isClock = digits.includes(":") && first !== undefined && second !== undefined;
  const isHours = /h(?:ou)?rs?|std|stund|hora|heure|ore/iu.test(amount);
  const forms = isClock
    ? [digits, String(60 * first + second), `${first} h ${second}`]
    : [
        digits,
        digits.replace(",", "."),
        String(value),
        ...(isHours ? [String(60 * value), `${Math.floor(value)} h`] : hoursOf(value, amount)),
      ];
  const plain = held.replaceAll(/(?<=\d),(?=\d{3})/gu, "").replaceAll(/(?<=\d),(?=\d)/gu, ".");
  return forms.some((form) => form !== "NaN" && new RegExp(String.raw`(?<![\d.:])${form.replaceAll(".", "\\.")}(?![\d])`, "u").test(plain));
}

function hoursOf(value: number, amount: string): readonly string[] {
  return /min/iu.test(amount) && value >= 60 ? [`${Math.floor(value / 60)} h${value % 60 === 0 ? "" : ` ${value % 60}`}`] : [];
}
