import { type Weekday, EVERY_DAY } from "../../calendar/day.ts";
import { weekdaysIn } from "../../free-text/dates/weekdays.ts";
import { normalise } from "../../health/normalise.ts";
import { DENIED_WORDS, LIMIT_WORDS, kindsIn, minutesIn } from "../schedule-words.ts";
import type { Polarity, WishClause } from "./wish-clause.ts";
import { isBareDays, LONG_OF, REASON_IN_QUOTE, SPORTS, type Statement } from "./wish-statement.ts";

const REASON =
  /(?<=\w) (?:because|since (?:i|its|my|we)|as (?:i|its|my|we)|cos|when its|weil|denn|wegen|porque|parce|perche|pois|omdat|want (?:ik|dan|het|de|die|we)|vanwege)\b.*$/u;

/** "Long ride Sunday NOT Saturday": what it is about belongs to the first day. */
function splitAtNotDay(clause: WishClause): readonly WishClause[] {
  const found = NOT_THAT_DAY.exec(clause.quote);
  if (found === null) return [clause];
  const [first, second] = [clause.quote.slice(0, found.index).trim(), clause.quote.slice(found.index).trim()];
  if (weekdaysIn(`${first} und`).length === 0 || weekdaysIn(`${second} und`).length === 0) return [clause];
  return [
    { ...clause, quote: first, said: normalise(first), polarity: "positive" },
    { ...clause, quote: second, said: normalise(second), link: "comma", polarity: "negative" },
  ];
}

const HOURS_ONLY =
  /^(?:(?:i|id|prefer|rather|only|like|please|lieber|gerne?|bitte|nur|am liebsten|prefiero|solo|je prefere|plutot|preferisco|prefiro|liever|graag|training|train|sessions?) )*(?:mornings?|evenings?|early|late|morgens|abends|fruh|por la manana|por las mananas|por la tarde|le matin|le soir|di mattina|di sera|la mattina|la sera|de manha|a noite|s ochtends|s avonds)(?: (?:only|please|bitte|lieber|solo))*$/u;

const NOT_THAT_DAY =
  /(?<=\p{L}\s)(?:not|never|nicht|no|pas|non|n[ãa]o|niet)(?=\s(?:on |am |an |the |den |el |los |le |il |la |op |no |na |aos? )?\p{L}+$)/iu;

/** Clauses with the bare days beside them: "Dienstags und freitags bin ich im Büro", "on Mondays or Wednesdays because I play". */
export function getStatements(told: readonly WishClause[]): readonly Statement[] {
  // "Mornings, except at weekends": other hours, and no day off.
  const clauses = told
    .flatMap(splitAtNotDay)
    .filter(({ link }, at, all) => !(link === "except" && HOURS_ONLY.test(all[at - 1]?.said ?? "")));
  const all: Statement[] = [];
  let waiting: readonly string[] = [];
  clauses.forEach((clause, index) => {
    const said = clause.said.replace(REASON, "");
    const last = all.at(-1);
    if (last !== undefined && waiting.length === 0 && ENOUGH_ALONE.test(said)) {
      all[all.length - 1] = { ...getStatement([...last.quotes, clause.quote], `${last.said} max`), isEnough: true };
      return;
    }
    if (isBareDays(clause.quote, said)) {
      const before = all.at(-1);
      // "50 minutes at most, except on Saturdays": the minutes of the other days.
      if (clause.link === "except" && waiting.length === 0 && before?.minutes !== undefined && before.days.length === 0) {
        const excepted = getDays(`${clause.quote} und`);
        all[all.length - 1] = {
          ...before,
          quotes: [...before.quotes, clause.quote],
          days: EVERY_DAY.filter((day) => !excepted.includes(day)),
        };
        return;
      }
      const next = clauses[index + 1];
      // "Long runs on Saturday rather than Sunday"
      if (clause.link === "instead" && before !== undefined) {
        all[all.length - 1] = { ...before, quotes: [...before.quotes, clause.quote] };
        return;
      }
      // "Mondays 35 minutes, Thursday and Saturday up to 75": the day goes with what is said behind it.
      const isOfNext =
        before?.minutes !== undefined && next?.link === "and" && getDays(next.quote).length > 0 && !isBareDays(next.quote, next.said);
      // "Mondays and Thursdays", "la tirada larga, el sábado"
      if (
        waiting.length === 0 &&
        !isOfNext &&
        before !== undefined &&
        (before.days.length > 0 || before.kinds.some((kind) => kind !== "training"))
      ) {
        // "The long run: Sunday" says where it belongs; "long runs on Sundays" is unwanted.
        const isAssigned = clause.link === "comma" && LONG_OF.test(before.said);
        all[all.length - 1] = getStatement(
          [...before.quotes, clause.quote],
          `${before.said} ${said}`,
          [],
          isAssigned ? "positive" : before.polarity,
        );
        return;
      }
      if (next !== undefined && next.link !== "contrast") {
        waiting = [...waiting, clause.quote];
        return;
      }
    }
    // "No swimming or running on Mondays", "op maandag niet zwemmen of hardlopen": one day for both sports.
    if (waiting.length === 0 && clause.link === "and" && last !== undefined && isSameDay(last, getStatement([clause.quote], said))) {
      all[all.length - 1] = getStatement([...last.quotes, clause.quote], `${last.said} ${said}`, [], last.polarity);
      return;
    }
    all.push(getStatement([...waiting, clause.quote], said, waiting, clause.polarity));
    waiting = [];
  });
  if (waiting.length > 0) all.push(getStatement(waiting, "", waiting));
  return all;
}

/** Two sports of which only one has its day said. */
function isSameDay(one: Statement, other: Statement): boolean {
  const isSport = ({ kinds }: Statement): boolean => SPORTS.some((kind) => kinds.includes(kind));
  if (
    !isSport(one) ||
    !isSport(other) ||
    one.minutes !== undefined ||
    other.minutes !== undefined ||
    LIMIT_WORDS.test(`${one.said} ${other.said}`)
  )
    return false;
  if (one.days.length > 0) return other.days.length === 0 && other.said.split(" ").length <= 2;
  return other.days.length > 0 && one.said.split(" ").length <= MOST_BEFORE && other.said.split(" ").length <= MOST_BEHIND;
}

const MOST_BEFORE = 6;

const MOST_BEHIND = 4;

/** "…, not more", "… et ça me va" */
const ENOUGH_ALONE =
  /^(?:(?:that is|thats|das|and|is|it s|es|ca|eso|con eso) )*(?:not more|no more|max\w*|tops|plenty|enough|thats? (?:enough|plenty|fine)|nicht mehr|mehr nicht|hochstens|reicht(?: mir)?|passt so|no mas|nada mas|como mucho|me basta|y ya|pas plus|au (?:max\w*|plus)|me (?:va|suffit|convient)|ca me (?:va|suffit|convient)|non di piu|al massimo|basta(?: cosi)?|mi va bene|nao mais|no maximo|chega|e chega|niet meer|hooguit|is genoeg|is plenty|not (?:two|three|four|five|six|seven|\d)|nicht (?:zwei|drei|vier|funf|sechs|\d))$/u;

function getStatement(quotes: readonly string[], said: string, leading: readonly string[] = [], polarity: Polarity = "none"): Statement {
  const whole = [...leading.map((quote) => quote.toLowerCase()), said].join(" ").trim();
  return {
    quotes,
    said: whole,
    days: getDays(quotes.map((quote) => quote.replace(REASON_IN_QUOTE, "")).join(" und ")),
    kinds: kindsIn(said).kinds,
    minutes: minutesIn(said),
    isDenied: DENIED_WORDS.test(said),
    isEnough: LIMIT_WORDS.test(said),
    polarity,
    isOfLong: false,
    isBack: false,
    isLater: false,
  };
}

/** "Entre semana solo martes y jueves" names two days. */
function getDays(quote: string): readonly Weekday[] {
  // "No swims before Wednesday": the days of the week until then.
  const [next] = BEFORE_DAY.test(quote) ? weekdaysIn(quote) : [];
  if (next !== undefined && next > 1) return EVERY_DAY.filter((day) => day < next);
  const named = weekdaysIn(quote.replace(/weekdays?|unter der woche|werktags|entre semana|en semaine|doordeweeks/giu, " "));
  return named.length > 0 ? named : weekdaysIn(quote);
}

const BEFORE_DAY =
  /(?<!\p{L})(?:before|vor|antes (?:del?|da)|avant(?: le)?|prima d[ie]l?|voor)\s+(?:mon|tue|wed|thu|fri|sat|sun|dien|mitt|don|frei|sam|son|mar|mi[eé]|jue|vie|s[aá]b|dom|mer|jeu|ven|gio|dins|woen|vrij|zat|zon|ter|qua|qui|sex)\p{L}*$/iu;
