import { readMovements } from "./read-movements.ts";
import { readScheme, type SchemeReading } from "./read-scheme.ts";

/* What single lines of a workout are. */

/** A line that is the head of a new part. */
export function begins({ scheme, isTimed }: SchemeReading): boolean {
  return scheme !== undefined || isTimed;
}

/** Sets of a lift, or its maximum. */
export function isSets({ scheme }: SchemeReading): boolean {
  return scheme?.kind === "sets" || scheme?.kind === "max-load";
}

/** What explains and is not done: "Target about 4:30: …", "To stay within the time, …". */
export function isSentence(line: string): boolean {
  if (/^(?:target|to stay within|half the volume|without the vest|scale)/i.test(line)) return true;
  const words = line.split(/\s+/);
  return words.length > 8 && line.endsWith(".") && !/\d/.test(line);
}

/** Without bullets and the name of a part. */
export function unlabelled(line: string): string {
  return line
    .trim()
    .replace(/^[-•*·]\s+/, "")
    .replace(
      /^(?:\d{1,2}[.)]\s+(?=[a-z])(?!\d)|[a-d][).:]\s+|[1-9]\)\s+(?=\d ?rm|\d+ [a-z]+ for time|amrap|emom)|(?:strength|metcon|wod|conditioning|skill|(?:part|pt)\.? [a-d1-9]):?\s+|then:?\s+)/i,
      "",
    )
    .replace(/^[a-z][a-z -]*:\s+(?=\S)/i, (label) =>
      /\b(time|amrap|emom|rounds|tabata|chipper|odd|even|rest|cap|tc|in|out)\b/i.test(label) ||
      begins(readScheme(label)) ||
      readMovements(label).some(({ isKnown }) => isKnown)
        ? label
        : "",
    )
    .replace(/^(?!alt)[a-z][a-z ]*\s(?=(?:emom|amrap)\b)/i, (words) => (readMovements(words).some(({ isKnown }) => isKnown) ? words : ""))
    .trim();
}

/** The seconds of a line that is only a rest. */
export function restAlone(line: string): number | undefined {
  const found = /^(?:rest\s*:?\s*)?(\d+)(?::(\d\d))?\s*(s|sec|seconds|m|min|mins|minutes|')?(\s*rest)?$/i.exec(line);
  if (found === null || !/rest/i.test(line)) return undefined;
  const [, first = "0", second, unit = ""] = found;
  return second === undefined ? Number(first) * (/^s/i.test(unit) ? 1 : 60) : Number(first) * 60 + Number(second);
}
