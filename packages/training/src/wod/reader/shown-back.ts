import { unaccented } from "../languages/board-languages.ts";
import type { Wod, WodPart, WodTeam } from "../wod.ts";
import { beside, unaccountedNumbers } from "./account-numbers.ts";
import { withoutPlaces } from "./line/line-labels.ts";
import type { LineReading } from "./line/read-line.ts";

/** The reading with the clauses of each line of which something is in no part. */
export function shownBack(
  typed: string,
  parts: readonly WodPart[],
  left: readonly { readonly line: LineReading; readonly texts: readonly string[] }[],
  team: WodTeam | undefined,
): Wod {
  const [notes, unread]: [string[], string[]] = [[], []];
  for (const { line, texts } of left) {
    for (const clause of (line.isTalk ? [line.source.trim()] : clausesWith(line.source, texts)).filter((one) => one !== "")) {
      (/\d/.test(clause) && (!line.isTalk || line.isBeside === true) ? unread : notes).push(clause);
    }
  }
  // Whatever has been read, a number that no part has is not lost.
  const shown = [...notes, ...unread];
  const others = beside(typed, shown);
  unread.push(...unaccountedNumbers(withoutPlaces(others), parts, team));
  return {
    parts,
    ...(team === undefined ? {} : { team }),
    ...(notes.length === 0 ? {} : { notes: [...new Set(notes)] }),
    ...(unread.length === 0 ? {} : { unread: [...new Set(unread)].filter((one) => !notes.includes(one)) }),
  };
}

/** The clauses of a line that hold one of the texts; the whole line where they are not found or are most of it. */
function clausesWith(source: string, texts: readonly string[]): readonly string[] {
  const whole = source.trim();
  const clauses = whole
    .split(/[;()]|,\s+|\s[-–—]\s|(?<=[a-z)])\.\s+|!+\s*/i)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\d]/u.test(one));
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/)).filter((word) => word !== "");
  const found = clauses.filter((clause) => {
    const own = unaccented(clause).toLowerCase();
    return words.some((word) => own.includes(word));
  });
  return found.length === 0 || found.length * 2 > clauses.length ? [whole] : found;
}
