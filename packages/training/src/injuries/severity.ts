import type { Day } from "../calendar/day.ts";
import { daysAgo } from "./dating.ts";
import type { Grade } from "./injury.ts";
import { firstPosition, phraseBook, positions } from "./phrases.ts";
import type { Word } from "./statements.ts";

const MILD = phraseBook([
  [
    "mild",
    "niggl*, tight*, stiff*, sore*, slight*, occasional*, mild*, minor, ache, achy, aching, twinge, little, sometimes, almost, nearly, mostly",
  ],
]);
const MODERATE = phraseBook([
  [
    "moderate",
    "pain, painful, strain*, tendinitis, tendin*, tendonopath*, impingement, sprain*, injur*, hurt, hurting, pulled, inflam*, tweak*, problem, issue, bad",
  ],
]);
const SEVERE = phraseBook([
  [
    "severe",
    "severe*, sharp*, cant, cannot, unable, swollen, swelling, torn, tear, ruptur*, acute*, numb*, excruciating, unbearable, agony, dislocat*, fractur*",
  ],
]);
/** "not severe" lowers the grade; "no swelling" only takes the swelling away. */
const ADJECTIVES = new Set(["severe", "severely", "sharp", "acute", "bad", "serious"]);

const RESOLVED = phraseBook([
  [
    "resolved",
    "healed, recovered, cleared, fully fit, resolved, pain free, painfree, no longer, fine, ok, okay, all good, gone, no pain, rehabbed, asymptomatic, good now, better now",
  ],
]);
const LONG_AGO = phraseBook([
  ["past", "old, previous*, history of, former, formerly, in the past, childhood, as a kid, as a child, prior"],
]);
const GOING_ON = phraseBook([
  [
    "now",
    "still, hurt, hurting, flares, flare, flaring, flare up, again, ongoing, persistent, persists, chronic, recurring, recurrent, current, currently, keeps, since, comes back, acting up, bothers, bothering, comes and goes, re injured, reinjured",
  ],
]);

export interface Severity {
  readonly grade: Grade;
  /** Complaints are named, and each is denied: nothing to protect. */
  readonly denied: boolean;
  /** Nothing in the words says how bad. */
  readonly unsaid: boolean;
}

/** How bad the words say it is. `start` is the grade when a region is only named. */
export function severityOf(words: readonly Word[], today: Day, start: Grade = 2): Severity {
  if (isResolved(words, today)) return { grade: 0, denied: false, unsaid: false };
  const pain = painNumber(words);
  const severe = stated(words, positions(SEVERE, words));
  const mild = stated(words, positions(MILD, words));
  const moderate = stated(words, positions(MODERATE, words));
  const all = [...severe, ...mild, ...moderate];
  const holds = (found: readonly Stated[]): boolean => found.some((word) => !word.denied);
  const lowered = all.some((word) => word.denied && ADJECTIVES.has(word.text));
  const unsaid = all.length === 0 && pain === undefined;
  if (holds(severe)) return { grade: 3, denied: false, unsaid };
  if (pain !== undefined) return { grade: pain === 0 ? 0 : pain < 4 ? 1 : pain < 6 ? 2 : 3, denied: false, unsaid };
  if (holds(mild)) return { grade: 1, denied: false, unsaid };
  const grade = lowered ? lower(start) : start;
  return { grade, denied: all.length > 0 && !holds(moderate) && !lowered && hasBareDenial(all, words), unsaid };
}

/** Healed, or at least twelve months old, and nothing says that it goes on. */
export function isResolved(words: readonly Word[], today: Day): boolean {
  const goesOn = stated(words, positions(GOING_ON, words)).some((word) => !word.denied);
  if (goesOn || (painNumber(words) ?? 0) > 0) return false;
  const partly = words.some((word) => ["almost", "nearly", "mostly", "partly", "partially", "half"].includes(word.text));
  const resolved = stated(words, positions(RESOLVED, words));
  if (resolved.some((word) => word.denied) || partly) return false;
  if (resolved.length > 0) return true;
  const age = daysAgo(words, today);
  if (age !== undefined) return age >= 365;
  return firstPosition(LONG_AGO, words) !== undefined;
}

/** Pain 0-10 as written: "6/10", "6 out of 10", "pain level 6". In a range the higher number. */
function painNumber(words: readonly Word[]): number | undefined {
  const numbers = words.flatMap((word, index) => {
    const value = /^\d{1,2}$/.test(word.text) ? Number(word.text) : undefined;
    if (value === undefined || value > 10) return [];
    const next = words.slice(index + 1, index + 4).map((after) => after.text);
    const ofTen = next[0] === "10" || (next[0] === "of" && next[1] === "10") || (next[0] === "out" && next[1] === "of" && next[2] === "10");
    const before = words.slice(Math.max(0, index - 2), index).map((earlier) => earlier.text);
    const level = before.at(-1) === "pain" || (before[0] === "pain" && ["level", "score", "is", "of", "at"].includes(before[1] ?? ""));
    return ofTen || (level && !["day", "days", "week", "weeks", "month", "months", "year", "years"].includes(next[0] ?? "")) ? [value] : [];
  });
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

export const NEGATORS = new Set([
  "no",
  "without",
  "never",
  "not",
  "denies",
  "deny",
  "none",
  "dont",
  "doesnt",
  "didnt",
  "isnt",
  "havent",
  "hasnt",
  "wasnt",
  "arent",
  "nor",
]);

interface Stated {
  readonly text: string;
  readonly denied: boolean;
}

function stated(words: readonly Word[], at: readonly number[]): readonly Stated[] {
  return at.map((index) => {
    const before = words.slice(Math.max(0, index - 2), index).map((word) => word.text);
    return { text: words[index]?.text ?? "", denied: before.some((word) => NEGATORS.has(word)) };
  });
}

/** "does not hurt" denies the complaint; "no swelling" beside a named region does not. */
function hasBareDenial(all: readonly Stated[], words: readonly Word[]): boolean {
  return all.every((word) => word.denied) && positions(MODERATE, words).length + positions(MILD, words).length > 0;
}

function lower(grade: Grade): Grade {
  return grade > 1 ? ((grade - 1) as Grade) : grade;
}
