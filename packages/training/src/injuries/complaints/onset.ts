import { NUMBER_WORDS } from "../../statements/amounts.ts";
import type { Onset } from "../injury.ts";
import type { Word } from "../words/word.ts";

/** "kilometre 12", "after 8 km", "ab 40 Minuten"; metres of a swim and sets of a lift are none. */
export function onsetIn(words: readonly Word[]): Onset | undefined {
  for (const [at, { text }] of words.entries()) {
    const unit = KILOMETRES.test(text) ? 1000 : MILES.test(text) ? METRES_A_MILE : undefined;
    const time = MINUTES.test(text) ? 1 : HOURS.test(text) ? 60 : undefined;
    if (unit === undefined && time === undefined) continue;
    // "Over 35 km a week" is the sum of many runs.
    if (words.slice(at + 1, at + 4).some((word) => WEEKLY.test(word.text))) continue;
    const numbers = [Number.parseFloat(text), amountAt(words[at - 1]), amountAt(words[at + 1])].filter((value) => value > 0);
    const value = numbers[0];
    if (value === undefined) continue;
    const low = amountAt(words[at - 2]);
    const first = low > 0 && low < value ? low : value;
    if (time !== undefined) return { minutes: first * time };
    const metres = first * (unit ?? 0);
    return { minutes: (metres / 1000) * EASY_MINUTES, metres };
  }
  return undefined;
}

const WEEKLY = /^(?:week|weekly|wk|woche|wochentlich|pw|semana|semanales|semaine|settimana|settimanali|semanais)$/u;
const KILOMETRES = /^(?:\d+(?:[.,]\d+)?)?(?:k|km|kms|kilometers?|kilometres?|kilometern?|kilometros?)$/u;
const MILES = /^(?:miles?|mi)$/u;
const MINUTES = /^(?:\d+(?:[.,]\d+)?)?(?:min|mins|minutes?|minuten|minutos)$/u;
const HOURS = /^(?:\d+(?:[.,]\d+)?)?(?:h|hrs?|hours?|stunden?|horas?|heures?)$/u;
const METRES_A_MILE = 1609;
/** Minutes of an easy kilometre where no pace is known: on the fast side, so that no run is too long. */
const EASY_MINUTES = 5;

function amountAt(word: Word | undefined): number {
  return word === undefined ? 0 : Number(word.text.replace(",", ".")) || (AMOUNTS[word.text] ?? 0);
}

/** "An hour" is one hour. */
const AMOUNTS: { readonly [word in string]?: number } = { ...NUMBER_WORDS, an: 1, eine: 1, einer: 1, una: 1, une: 1, demi: 0.5 };
