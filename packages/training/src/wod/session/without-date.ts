const DAY =
  "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica";
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|okt|dez|ene|abr|dic|gen|mag|giu|lug|ott|fev|avr)[a-z]*";

const DATES: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:(?:${DAY})\b\.?,? +)?\d{1,2}(?:st|nd|rd|th|\.)? +${MONTH}\b\.?(?: +\d{4})?`, "i"),
  new RegExp(String.raw`\b(?:${DAY})\b\.?,? +\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\.?`, "i"),
  new RegExp(String.raw`\b${MONTH}\.? +\d{1,2}(?:st|nd|rd|th)?\b(?:,? +\d{4})?`, "i"),
  /\bwod:? +\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?/i,
  /(?<![\d.])\d{1,2}\.\d{1,2}\.(?:\d{2,4})?(?!\d)/,
  /\b(?:week|wk|woche|semaine|semana) ?\d{1,2}\b(?:,? ?(?:day|d|tag|jour|dia) ?\d{1,2}\b)?/i,
];

/** A line without a date or the place of a day in a program: they are no amounts. */
export function withoutDate(line: string): string {
  return DATES.reduce((text, pattern) => text.replace(pattern, " "), line).trim();
}
