import { one, type Time } from "./calendar.ts";
import { addDays, type Day } from "@ironpace/training";
import { always, type Span } from "../own-data/span.ts";
import type { Sentence, Taken } from "./sentence.ts";
import { READERS } from "./time-readers.ts";

/** Takes everything out of a sentence that names days. */
export function readTimes(sentence: Sentence, today: Day, blockStart?: Day): readonly Time[] {
  const found: Time[] = [];
  for (const [pattern, read] of READERS) {
    for (let guard = 0; guard < 4; guard++) {
      const match = sentence.find(pattern);
      const reading = match === undefined ? undefined : read(match.groups, today, blockStart);
      if (match === undefined || reading === undefined) break;
      sentence.take(pattern);
      found.push({ ...reading, ...getBound(sentence, match), at: match.at });
    }
  }
  return inNamedWeek(found.toSorted((a, b) => a.at - b.at));
}

/** "wed and fri next week": the weekdays of that week. */
function inNamedWeek(times: readonly Time[]): readonly Time[] {
  const week = times.find(({ ahead, past, fixed }) => fixed !== undefined && (ahead ?? past)?.unit === "week");
  const span = week?.ahead ?? week?.past;
  if (week === undefined || span === undefined || !times.some(({ weekday, isEvery }) => weekday !== undefined && isEvery === undefined))
    return times;
  return times
    .filter((time) => time !== week)
    .map((time) => {
      if (time.weekday === undefined) return time;
      const day = one(addDays(span.from, time.weekday - 1));
      return { ...time, ...(week.fixed === "past" ? { past: day } : { ahead: day }), fixed: week.fixed ?? "ahead" };
    });
}

function getBound(sentence: Sentence, { at, text }: Taken): Pick<Time, "bound"> {
  const inside = /^(since|until|til|till|by|from)\b/.exec(text)?.[1];
  const before =
    inside ??
    /\b(since|until|till|til|up to|by|before|from|starting|as of|ab|bis|through)(?: (?:the|about|around|on|in|end of|start of|this|last|early))*\s*$/.exec(
      sentence.words.slice(0, at),
    )?.[1];
  const onwards =
    /^\s*(?:onwards?|forward|on(?=\s*$))\b/.test(sentence.words.slice(at + text.length)) &&
    !/^\s*on (?:a|the|my|mon|tue|wed|thu|fri|sat|sun)/.test(sentence.words.slice(at + text.length));
  if (before === "since") return { bound: "since" };
  if (before !== undefined && /until|til|till|up to|by|before|bis|through/.test(before)) return { bound: "until" };
  return before !== undefined || onwards ? { bound: "from" } : {};
}

/** The span that is meant: `isPast` undefined takes the nearer one. */
export function getSpan(time: Time, today: Day, isPast?: boolean): Span | undefined {
  const { past, ahead, fixed, bound } = time;
  const wantsPast = fixed === undefined ? (isPast ?? (bound === "since" ? true : undefined)) : fixed === "past";
  const span =
    wantsPast === undefined
      ? past === undefined || ahead === undefined
        ? (past ?? ahead)
        : gap(past, today) <= gap(ahead, today)
          ? past
          : ahead
      : wantsPast
        ? (past ?? ahead)
        : (ahead ?? past);
  if (span === undefined) return undefined;
  if (span.from === EVER) return span;
  if (bound === "since" || (bound === "from" && fixed === undefined && wantsPast === true && past !== undefined && past.from < today))
    return { from: (past ?? span).from, to: today, label: `since ${bare((past ?? span).label)}`, unit: "other" };
  return span;
}

/** Where "ever" begins. */
const EVER = always("2000-01-01").from;

function bare(label: string): string {
  return label.replace(/^(?:in|on) /, "");
}

function gap({ from, to }: Span, today: Day): number {
  return from <= today && to >= today ? 0 : from > today ? days(today, from) : days(to, today);
}

function days(a: Day, b: Day): number {
  return Math.round((Date.parse(b) - Date.parse(a)) / 86_400_000);
}
