import { SMALL_NUMBERS } from "../turn/names.ts";

const LOWERS = new RegExp(
  String.raw`\bdrop\b.*\b(?:(?:to|by) (?:(?:the|an?|about|around|sub|under|end|start|middle|of) )*(?:\d|(?:one|${Object.keys(SMALL_NUMBERS).join("|")}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)|a (?:bit|little|notch)\b|lower\b|down\b)`,
);

/** "drop my 10k target to 45:00", "drop the goal a little": another number or day for a goal that stays. */
export function lowersGoal(words: string): boolean {
  return LOWERS.test(words);
}
