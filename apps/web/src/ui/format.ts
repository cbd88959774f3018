/** Days are `yyyy-MM-dd`. Weeks start on Monday. */

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "Thu" */
export function formatWeekday(day: string): string {
  return WEEKDAYS[(at(day).getUTCDay() + 6) % 7] ?? "";
}

/** "16 Apr" */
export function formatDayMonth(day: string): string {
  return `${at(day).getUTCDate()} ${findMonth(day).slice(0, 3)}`;
}

/** "Thu 16 Apr" */
export function formatDay(day: string): string {
  return `${formatWeekday(day)} ${formatDayMonth(day)}`;
}

/** "April 15, 2026": where the reader is, of a time as the database writes it. */
export function formatLongDate(time: string): string {
  const day = localDay(new Date(time));
  return `${findMonth(day)} ${at(day).getUTCDate()}, ${day.slice(0, 4)}`;
}

/** "January 2026" */
export function formatMonth(day: string): string {
  return `${findMonth(day)} ${day.slice(0, 4)}`;
}

/** "13–19 April", or "27 April–3 May" over the end of a month. */
export function formatDayRange(from: string, to: string): string {
  const days = [from, to].map((day) => `${at(day).getUTCDate()}`);
  if (findMonth(from) === findMonth(to)) return `${days.join("–")} ${findMonth(to)}`;
  return `${days[0]} ${findMonth(from)}–${days[1]} ${findMonth(to)}`;
}

/** "75 min", "5 h 20 min", "2 h". A session under two hours is written in minutes. */
export function formatMinutes(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ""}`;
}

/** "2,005" */
export function formatCount(count: number): string {
  return Math.round(count).toLocaleString("en-GB");
}

/** Percent as the pages write them: "10 %" of a text of the engine is "10%". */
export function percentText(text: string): string {
  return text.replaceAll(/(?<=\d) %/gu, "%");
}

/** "1st", "2nd", "113th" */
export function ordinal(place: number): string {
  const tens = place % 100;
  const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place.toLocaleString("en-GB")}${suffix}`;
}

/** Ties a number to its unit and the factors of a dose to each other, so that no line ends between them: "4 × 3 at 95 kg", "61 / 43 kg". */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=(?:kg|lb|km|mi|m|h|min|s|W|\/km|\/mi|\/500)\b)/g, `$1${NO_BREAK}`)
    .replace(/\bRPE (?=\d)/g, `RPE${NO_BREAK}`)
    .replace(/(\d) \/ (?=\d)/g, `$1${NO_BREAK}/${NO_BREAK}`)
    .replaceAll(" × ", `${NO_BREAK}×${NO_BREAK}`);
}

const NO_BREAK = "\u00A0";

/** The calendar day where the athlete is, not in UTC. */
export function localDay(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function findMonth(day: string): string {
  return MONTHS[at(day).getUTCMonth()] ?? "";
}
