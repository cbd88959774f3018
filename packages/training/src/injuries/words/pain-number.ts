import type { Word } from "./word.ts";

/** Pain 0-10 as written: "6/10", "6 out of 10", "pain level 6". In a range the higher number. */
export function painNumber(words: readonly Word[]): number | undefined {
  const texts = words.map((word) => word.text);
  const numbers = texts.flatMap((text, index) => {
    const value = /^\d{1,2}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
    if (!(value <= 10) || !(isOfTen(texts, index) || isPainLevel(texts, index) || isMostEver(texts, index))) return [];
    return [isCeiling(texts, index) ? Math.min(UNDER_A_CEILING, value) : value];
  });
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/** Pain that is trained with, below the number that is allowed at most. */
const UNDER_A_CEILING = 2;

/** "Lifting is ok if pain stays under 3 out of 10": what is allowed, and no pain of today. */
function isCeiling(texts: readonly string[], index: number): boolean {
  const before = texts.slice(0, index);
  return BELOW.test(before.slice(-2).join(" ")) && before.some((text) => CONDITION.test(text));
}

const BELOW =
  /(?:^| )(?:under|below|beneath|unter|debajo|sous|sotto|onder)(?: a)?$|(?:less|lower|weniger|menos|moins|meno|minder) (?:than|als|de|que|di|dan)$/u;
const CONDITION = /^(?:if|while|provided|stays?|remains?|keep|keeps|kept|long|wenn|falls|solange|bleibt|si|mientras|tant|se|als|zolang)$/u;

function isOfTen(texts: readonly string[], index: number): boolean {
  const [first, second, third] = texts.slice(index + 1, index + 4);
  // "after 8-10 km", "8-10 reps"
  if (first === "10" && COUNTED.test(second ?? "")) return false;
  const fourth = texts[index + 4] ?? "";
  if (OF.has(first ?? "") && second === "10") return !COUNTED.test(third ?? "");
  return first === "10" || (first === "out" && second === "of" && third === "10" && !COUNTED.test(fourth));
}

/** "Nothing more than a 2", "never above 3": the number at the end, without a unit. */
function isMostEver(texts: readonly string[], index: number): boolean {
  if (!END.test(texts[index + 1] ?? "") || COUNTED.test(texts[index + 1] ?? "")) return false;
  return MOST_EVER.test(texts.slice(Math.max(0, index - 5), index).join(" "));
}

const MOST_EVER =
  /\b(?:nothing|never|not|no|nie|nicht|nichts|nunca|jamais|mai|non|nao|nooit|niet)(?: ever| mehr| was| is| gets| goes)* (?:(?:more|worse|higher|stronger|mehr|starker|mas|plus|pire|piu|mais|meer|erger) (?:than|als|que|de|di|do que|dan)|over|above|uber|boven)(?: an?| eine[nr]?| un| una| een| um)?$/u;
/** What goes on behind such a number. */
const END = /^(?:|and|but|or|it|und|aber|y|pero|et|mais|e|ma|mas|en|maar)$/u;

/** "3 von 10", "4 sur 10" */
const OF: ReadonlySet<string> = new Set(["of", "von", "sur", "de", "su", "em", "van", "op", "outta", "outa", "outof"]);
const SCALE_WORDS = new Set(["level", "score", "scale", "is", "of", "at"]);
const COUNTED =
  /^(?:k|kms?|kilom\p{L}+|m|met(?:er|re)\p{L}*|metros?|miles?|mi|h|hrs?|hours?|stunden?|horas?|heures?|min|mins|minut\p{L}*|days?|weeks?|months?|years?|reps?|rounds?|runden|rondas?|rondes?|giri|tours?|voltas?|sets?|satze|sätze|series?|séries?|serien?|steps?|kg|lbs?|percent|dips?|times)$/u;
const TIME_WORDS = /^(?:day|week|month|year)s?$/;

function isPainLevel(texts: readonly string[], index: number): boolean {
  const [twoBefore, before] = [texts[index - 2], texts[index - 1]];
  const said = before === "pain" || (twoBefore === "pain" && SCALE_WORDS.has(before ?? ""));
  return said && !TIME_WORDS.test(texts[index + 1] ?? "");
}
