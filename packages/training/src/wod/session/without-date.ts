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

const APPOINTMENT = new RegExp(
  String.raw`\b(?:${DAY})\b\.?,? +(?:@ ?|at |um |a las |alle |ab )?\d{1,2}(?::[0-5]\d(?:\s?(?:am|pm|uhr|h\b))?|(?:\.[0-5]\d)?\s?(?:am|pm|uhr|h)\b)(?! ?(?:min|/))`,
  "i",
);

const PLACE_IN_PROGRAM =
  /\b(?:week|wk|woche|semaine|semana|settimana|w) ?\d{1,2}(?: ?(?:of|\/|von) ?\d{1,2})?(?: ?[,/-]? ?(?:day|tag|jour|dia|d) ?\d)?\b/i;

/** "Deadlift week 3": a heading without its place in a program. */
export function withoutPlaceInProgram(line: string): string {
  return line.replace(PLACE_IN_PROGRAM, " ").replace(/\b5[/-]?3[/-]?1\b/, " ");
}

/** A heading without the time of the class: "Swim, Fri 6:00". */
export function withoutAppointment(line: string): string {
  return line.replace(APPOINTMENT, " ");
}

/** A line without a date or the place of a day in a program: they are no amounts. */
export function withoutDate(line: string): string {
  return DATES.reduce((text, pattern) => text.replace(pattern, " "), line).trim();
}
