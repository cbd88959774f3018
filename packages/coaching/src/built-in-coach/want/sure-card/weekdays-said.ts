import { type Weekday, weekdaysIn } from "@ironpace/training";

/** Short names that are also other words count where only weekdays can be meant. */
const SHORT: readonly (readonly [said: RegExp, weekday: Weekday])[] = [
  [/\b(?:mon|mo|lun)s?\b/, 1],
  [/\b(?:tues?|di)s?\b/, 2],
  [/\b(?:weds?|mi|mie|mer)\b/, 3],
  [/\b(?:thurs?|thu|jue|jeu|gio)\b/, 4],
  [/\b(?:fris?|fr|vie|ven)\b/, 5],
  [/\b(?:sats?|sa|sab|sam)\b/, 6],
  [/\b(?:suns?|dom|dim)\b/, 7],
];

/** Weekdays of words that are about a training week. */
export function weekdaysSaid(words: string): readonly Weekday[] {
  const short = SHORT.flatMap(([said, weekday]) => (said.test(words) ? [weekday] : []));
  return [...new Set([...weekdaysIn(words), ...short])].toSorted((a, b) => a - b);
}
