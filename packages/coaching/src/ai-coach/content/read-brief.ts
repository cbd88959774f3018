import type { ContentType } from "@ironpace/contract";
import { addDays, type Athlete, competitionFormat, type Day, type Focus, type Level, getMonday, type Weekday } from "@ironpace/training";
import { readQuestion } from "../../built-in-coach/question.ts";
import { NUMBER_WORDS } from "../../number-words.ts";

/** What a request for content says, as the training engine takes it. */
export interface Brief {
  /** Somebody of whom nothing is known but what the request says. */
  readonly athlete: Athlete;
  readonly startDate: Day;
  readonly weeks: number;
  /** What the request did not say. */
  readonly assumed: readonly ("sport" | "level" | "days a week" | "weeks")[];
}

/** Reads sport, level, days a week, weeks, minutes, equipment and injuries; other wishes are not understood. */
export function readBrief(action: ContentType, prompt: string, today: Day): Brief {
  const { words } = readQuestion(prompt, action);
  const [focus, level, days, told] = [focusIn(words), levelIn(words), daysIn(words), weeksIn(words)];
  const weeks = Math.min(MOST_WEEKS, Math.max(1, told ?? (action === "competition_preparation" ? USUAL_PREPARATION : USUAL_BLOCK)));
  const startDate = addDays(getMonday(today), 7);
  const minutes = minutesIn(words);
  const injuries = complaintsIn(prompt);
  const athlete: Athlete = {
    level: level ?? "intermediate",
    focus: focus ?? "general",
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: days ?? 4, ...(minutes !== undefined && { minutes: everyDay(minutes) }) },
    ...(/\b(no|without|zero) (any )?(equipment|gym|kit)\b|\bbody ?weight only\b/.test(words) && { equipment: [] }),
    ...(injuries !== "" && { injuries }),
    ...(action === "competition_preparation" && {
      competitions: [{ name: "the competition", type: prompt, date: addDays(startDate, weeks * 7 - 2), priority: "A" as const }],
    }),
  };
  const unsaid = { sport: focus, level, "days a week": days, weeks: told };
  return { athlete, startDate, weeks, assumed: getKeys(unsaid).filter((name) => unsaid[name] === undefined) };
}

const USUAL_BLOCK = 5;
const USUAL_PREPARATION = 8;
/** The engine's longest block. */
const MOST_WEEKS = 12;

function focusIn(words: string): Focus | undefined {
  const kind = competitionFormat(words)?.kind;
  if (kind === undefined) return /\b(strength|strong|lifting)\b/.test(words) ? "strength" : undefined;
  return kind === "weightlifting" ? "strength" : kind;
}

function levelIn(words: string): Level | undefined {
  if (/\b(beginners?|novices?|newcomers?|new to|just starting|starting out)\b/.test(words)) return "beginner";
  if (/\b(elite|competitors?|professional)\b/.test(words)) return "elite";
  if (/\b(advanced|experienced)\b/.test(words)) return "advanced";
  return /\bintermediates?\b/.test(words) ? "intermediate" : undefined;
}

function daysIn(words: string): number | undefined {
  const found = numberIn(words, "(?:training )?(?:days?|sessions?|times)(?: (?:a|per|each|every))? week|(?:days?|sessions?|times) weekly");
  return found === undefined ? undefined : Math.min(7, Math.max(3, found));
}

function weeksIn(words: string): number | undefined {
  const months = numberIn(words, "months?");
  return numberIn(words, "weeks?") ?? (months === undefined ? undefined : months * 4);
}

function minutesIn(words: string): number | undefined {
  const hours = numberIn(words, "(?:hours?|h)");
  const minutes = numberIn(words, "(?:minutes?|mins?)") ?? (hours === undefined ? undefined : hours * 60);
  return minutes === undefined || minutes < SHORTEST_SESSION ? undefined : Math.min(minutes, 180);
}

/** Shorter times are those of an interval or a warm-up. */
const SHORTEST_SESSION = 25;

function numberIn(words: string, unit: string): number | undefined {
  const found = new RegExp(String.raw`\b(\d{1,3}|${Object.keys(NUMBER_WORDS).join("|")}) (?:${unit})\b`).exec(words)?.[1];
  return found === undefined ? undefined : (NUMBER_WORDS[found] ?? Number(found));
}

/** Only sentences that complain: in "shoulder strength" nothing hurts. */
function complaintsIn(prompt: string): string {
  return prompt
    .split(/(?<=[.!?;\n])\s+/)
    .filter((sentence) =>
      /\b(pain|painful|hurts?|injur\w*|sore|ache\w*|rehab\w*|strain\w*|sprain\w*|tendin\w*|tendon\w*)\b/i.test(sentence),
    )
    .join(" ");
}

function everyDay(minutes: number): Readonly<Record<Weekday, number>> {
  return { 1: minutes, 2: minutes, 3: minutes, 4: minutes, 5: minutes, 6: minutes, 7: minutes };
}

function getKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
