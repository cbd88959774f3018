import { toEnglish } from "../languages/board-languages.ts";
import type { WodPart } from "../wod.ts";
import { readEndurance } from "../endurance/read-endurance.ts";
import type { SessionReading } from "./session-reading.ts";
import { readLifts } from "./read-lifts.ts";
import { readPractice } from "./read-practice.ts";
import { withoutDate } from "./without-date.ts";

export interface SectionedReading extends SessionReading {
  /** The sections that `readOther` has read. */
  readonly others: string;
}

/**
 * Reads sessions of endurance and lifting line by line. Sections of another kind are read by `readOther`; undefined where all of it is of
 * another kind.
 */
export function readSession(typed: string, readOther: (section: string) => readonly WodPart[]): SectionedReading | undefined {
  const whole = readSection(typed);
  if (whole !== undefined) return { ...whole, others: "" };
  const read = readSections(typed).map((section) => ({ section, reading: readSection(section) }));
  if (read.every(({ reading }) => reading === undefined)) return undefined;
  const parts: WodPart[] = [];
  const [notes, unread]: [string[], string[]] = [[], []];
  let others: string[] = [];
  const allOthers: string[] = [];
  const close = (): boolean => {
    const text = others.join("\n\n");
    others = [];
    if (!/[a-z\d]/i.test(text)) return true;
    const found = readOther(text);
    const isRead = found.some((part) => part.kind === "work" && part.movements.some(({ isKnown }) => isKnown));
    if (isRead) {
      parts.push(...found);
      allOthers.push(text);
    } else notes.push(...text.split("\n").filter((line) => line.trim() !== ""));
    return isRead || !/\d/.test(withoutDate(text));
  };
  for (const { section, reading } of read) {
    if (reading === undefined) {
      others.push(section);
      continue;
    }
    if (!close()) return undefined;
    parts.push(...reading.parts);
    notes.push(...reading.notes);
    unread.push(...reading.unread);
  }
  return close() ? { parts, notes, unread, others: allOthers.join("\n") } : undefined;
}

function readSection(text: string): SessionReading | undefined {
  const lines = text.split(/\r?\n/).filter((line) => /[a-z\d]/i.test(line));
  if (lines.length === 0) return undefined;
  return readPractice(lines) ?? readWays(text) ?? (isAgainstClock(text) ? undefined : readLifts(lines));
}

/** A run, ride, row or swim of which every line is read. */
function readWays(text: string): SessionReading | undefined {
  const { parts = [], notes = [], unread = [] } = readEndurance(text) ?? {};
  return parts.length === 0 || unread.length > 0 ? undefined : { parts, notes, unread };
}

/** "Rest 90 s between rounds" is of sets too. */
function isAgainstClock(text: string): boolean {
  return AGAINST_CLOCK.test(toEnglish(text).replaceAll(/\b(?:between|after) (?:each |all |every |the )?rounds?\b/gi, ""));
}

/** What belongs to a workout against the clock. */
const AGAINST_CLOCK =
  /\b(?:(?<!set )amrap(?! set)|e\d?mom|otm|\d*rft|for time|auf zeit|tabata|rounds?|rds|death by|buy[- ]?in|chipper|stations?|metcon|wod|hyrox|cap|limite?|tope|zirkel|runden|tours|giri|rondas|vueltas|superset \d|\d+ sets:$)\b/im;

const LABEL = /^\s*\(?([a-h])[.):]\s/i;
const CLOCK_HEAD = /^\s*(?:\d+ ?(?:rounds|rds|rft)\b|(?:e\d?mom|amrap|tabata|for time|metcon|wod)\b|\d+ ?(?:min|')\w* (?:amrap|emom))/i;

/** "Engine 20 min: …" */
const NAMED_PART = /^\s*(?:strength|engine|finisher|conditioning|skill|accessory|cool ?down)\b(?=[^\n]*\d)/i;

/** Parts that are lettered, or stand apart by empty lines, or begin with a clock. */
function readSections(typed: string): readonly string[] {
  const sections: string[][] = [[]];
  const lines = typed.split(/\r?\n/);
  const label = lines.findIndex((line) => LABEL.test(line));
  // "EMOM 16" above "a) …" holds all of its letters.
  const isLettered = lines.filter((line) => LABEL.test(line)).length > 1 && !lines.slice(0, label).some((line) => CLOCK_HEAD.test(line));
  lines.forEach((line, index) => {
    const begins = isLettered
      ? LABEL.test(line)
      : (line.trim() === "" && index > 0) ||
        CLOCK_HEAD.test(line) ||
        NAMED_PART.test(line) ||
        /^\s*then \d+ ?min\b(?! ?(?:amrap|emom|rest))/i.test(line);
    if (begins) sections.push([]);
    sections.at(-1)?.push(line);
  });
  return sections.map((section) => section.join("\n")).filter((section) => /[a-z\d]/i.test(section));
}
