import type { Word } from "./word.ts";

/** Pain 0-10 as written: "6/10", "6 out of 10", "pain level 6". In a range the higher number. */
export function painNumber(words: readonly Word[]): number | undefined {
  const texts = words.map((word) => word.text);
  const numbers = texts.flatMap((text, index) => {
    const value = /^\d{1,2}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
    return value <= 10 && (isOfTen(texts, index) || isPainLevel(texts, index)) ? [value] : [];
  });
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

function isOfTen(texts: readonly string[], index: number): boolean {
  const [first, second, third] = texts.slice(index + 1, index + 4);
  // "after 8-10 km", "8-10 reps"
  if (first === "10" && COUNTED.test(second ?? "")) return false;
  return first === "10" || (first === "of" && second === "10") || (first === "out" && second === "of" && third === "10");
}

const SCALE_WORDS = new Set(["level", "score", "scale", "is", "of", "at"]);
const COUNTED =
  /^(?:k|kms?|kilom\p{L}+|m|met(?:er|re)\p{L}*|metros?|miles?|mi|h|hrs?|hours?|stunden?|horas?|heures?|min|mins|minut\p{L}*|days?|weeks?|months?|years?|reps?|rounds?|sets?|steps?|kg|lbs?|percent|dips?|times)$/u;
const TIME_WORDS = /^(?:day|week|month|year)s?$/;

function isPainLevel(texts: readonly string[], index: number): boolean {
  const [twoBefore, before] = [texts[index - 2], texts[index - 1]];
  const said = before === "pain" || (twoBefore === "pain" && SCALE_WORDS.has(before ?? ""));
  return said && !TIME_WORDS.test(texts[index + 1] ?? "");
}
