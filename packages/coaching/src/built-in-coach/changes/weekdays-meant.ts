import type { Day, Weekday } from "@ironpace/training";
import { addDays } from "@ironpace/training";
import { dayAhead } from "./day-ahead.ts";

/** Which weekdays a message takes out of the training week and which it puts in. */
export interface WeekdaysMeant {
  readonly days: readonly Weekday[];
  /** The last day it is to hold, where one is named. */
  readonly until?: Day;
}

const STEMS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const EACH = new RegExp(`\\b${DAY}\\b`, "g");

const GOES_BEFORE =
  /\b(?:no|not|no more|cant|cannot|cant do|cant train|wont|nich|nicht|without|except|drop|lose|losing|never|instead of|rather than|unable|busy|working|work|drop(?:ping)?|not free)(?: (?:do|make|train|on|my|the|any|more|longer|be|able|to|every|for|have|come|in))*\s*$/;
const GOES_AFTER =
  /^ ?(?:sessions? )?(?:(?:are|is|r|now|just|really|do|does|will|i|anymore|be) )*(?:dont|doesnt|wont|cant|cannot|not|no longer|out|gone|off|over|impossible|busy|taken|blocked|no good|nich|nicht)\b|^ ?(?:anymore |any more )?(?:is|are) out\b/;
const COMES_BEFORE =
  /\b(?:also|add|extra|plus|additionally|free|rather|now|but|could|can|can do|ok|use|take|do)(?: (?:on|do|train|the|a|every|have))*\s*$/;
const COMES_AFTER =
  /^ ?(?:(?:is|are|would|will|i|can|now|be) )*(?:instead(?! of)|too|as well|also|works?|ok|okay|fine|great|free|possible|good)\b|^ ?(?:now )?instead of\b/;
const ONLY = /\b(?:only|just|solely|nothing but)\b(?: \w+){0,4}\s*$/;

const LASTS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:anymore|any more|no more|no longer|from now on|from next week|starting|every week|each week|until|till|til|for the next|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\bfrom (?:monday|next|january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const ANOTHER_WISH =
  /\b(?:runs?|running|lifting|strength|squats?|intervals?|workouts?|legs|sleds?|today|tomorrow|goal|race|hotel|travel\w*|away|holiday|trip|skipped|missed|was|did|how|why|should|log|swap|move|\d+ ?mins?|minutes?)\b/;

/** "tuesdays are out till christmas", "sundays instead of fridays", "only mon wed fri sat from next week"; undefined where no weekday comes or goes. */
export function weekdaysMeant(words: string, known: readonly Weekday[], today: Day): WeekdaysMeant | undefined {
  if (known.length === 0 || !LASTS.test(words) || ANOTHER_WISH.test(words)) return undefined;
  const text = words.replace(START, " ");
  const groups = groupsIn(text);
  const only: Weekday[] = [];
  const out: Weekday[] = [];
  const added: Weekday[] = [];
  const open: Weekday[] = [];
  for (const [at, { from, to, days }] of groups.entries()) {
    const before = text.slice(groups[at - 1]?.to ?? 0, from);
    const after = text.slice(to, groups[at + 1]?.from ?? text.length);
    if (GOES_BEFORE.test(before)) out.push(...days);
    else if (ONLY.test(before)) only.push(...days);
    else if (GOES_AFTER.test(after)) out.push(...days);
    else if (COMES_BEFORE.test(before) || COMES_AFTER.test(after)) added.push(...days);
    else open.push(...days);
  }
  // "till christmas four days please: Mon Wed Fri Sat"
  if (only.length + out.length + added.length === 0 && open.length >= FEWEST_LISTED) only.push(...open);
  else if (out.length > 0) (only.length > 0 ? only : added).push(...open);
  else if (only.length === 0 || open.length > 0) return undefined;
  if (only.length === 0 && !out.some((day) => known.includes(day)) && added.every((day) => known.includes(day))) return undefined;
  const kept = only.length > 0 ? only : [...known.filter((day) => !out.includes(day)), ...added];
  const days = [...new Set(kept)].toSorted((a, b) => a - b);
  const until = endIn(words, today);
  return days.length === 0 ? undefined : { days, ...(until !== undefined && { until }) };
}

/** What begins a change is none of its days: "from monday", "starting next week". */
const START = /\b(?:from|starting|beginning|as of)(?: on)? (?:next |this )?(?:week|month|monday)(?: on(?:wards?)?)?\b/g;
const FEWEST_LISTED = 3;

interface Group {
  readonly from: number;
  readonly to: number;
  readonly days: readonly Weekday[];
}

/** Days that stand together; "fridays, sunday" are two, because a habit and a day are told differently. */
function groupsIn(text: string): readonly Group[] {
  const groups: Group[] = [];
  for (const { 0: name, index } of text.matchAll(EACH)) {
    const day = (STEMS.findIndex((stem) => name.startsWith(stem)) + 1) as Weekday;
    const last = groups.at(-1);
    const isTogether =
      last !== undefined &&
      /^(?: and| or| plus|,)* $/.test(text.slice(last.to, index)) &&
      text.slice(last.from, last.to).endsWith("days") === name.endsWith("days");
    const group = { from: isTogether ? last.from : index, to: index + name.length, days: [...(isTogether ? last.days : []), day] };
    if (isTogether) groups.pop();
    groups.push(group);
  }
  return groups;
}

function endIn(words: string, today: Day): Day | undefined {
  const weeks = /\bfor (?:the )?(?:next )?(\d{1,2}|two|three|four|six) weeks?\b/.exec(words)?.[1];
  if (weeks !== undefined) return addDays(today, 7 * ({ two: 2, three: 3, four: 4, six: 6 }[weeks] ?? Number(weeks)));
  if (/\b(?:until|till|til|by) (?:the )?new year\b/.test(words)) return `${today.slice(0, 4)}-12-31`;
  const end =
    /\b(?:until|till|til|to|in) (?:the )?(?:(?:end of|mid) )?((?:\d{1,2}(?:st|nd|rd|th)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2})?)/.exec(
      words,
    );
  return end === null ? undefined : dayAhead(`by ${end[1] ?? ""}`, today)?.day;
}
