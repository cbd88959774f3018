/* "A1", "A2", "A3" of which the sets stand below them all. */

import { type Lines, REST_WORD, ROUNDS } from "../lines.ts";

const PLACE = /^\s*([a-h])(\d)\s*[).:]*\s+(?=\p{L})/iu;
const TIMES = new RegExp(String.raw`^\W*(?:[x×] ?([2-9])|([2-9]) ?(?:[x×]|${ROUNDS}))\W*$`, "iu");
const REST = new RegExp(String.raw`^\W*${REST_WORD}:? ?(\d+)( ?(?:s|sec\w*|min\w*|'|")|:\d\d)?\W*$`, "iu");
/** The repetitions or the time of an exercise, behind a comma or at its end. */
const AMOUNT = /(?:,\s*|\s+)(\d{1,2}(?: ?[-–] ?\d{1,2})?)(?: ?(e|ea|each|reps?|\/ ?side|\/ ?leg|\/ ?arm|s|sec))?(?=\s*(?:,|$))/iu;

/** "A1. Squat, 8", "rest 45", "A2. Chin, 6", "rest 90", "x4": each with its sets and the rest that follows it. */
export function writeOutTriSets(lines: Lines): Lines {
  const end = lines.findIndex((line, at) => TIMES.test(line) && isGroup(lines, at));
  if (end < 0) return restsBehind(lines);
  const from = writeOutStart(lines, end);
  const [, behind, before] = TIMES.exec(lines[end] ?? "") ?? [];
  const sets = behind ?? before ?? "";
  const group = restsBehind(lines.slice(from, end)).map((line) =>
    line.replace(AMOUNT, (_, amount: string, unit = "") => ` ${sets}x${amount}${getUnit(unit)}`),
  );
  return [...lines.slice(0, from), ...group, ...writeOutTriSets(lines.slice(end + 1))];
}

function getUnit(unit: string): string {
  if (unit === "") return "";
  return /^s/i.test(unit) ? " s" : /^r/i.test(unit) ? " reps" : " each side";
}

/** A rest in a line of its own below an exercise of the group is behind it. */
function restsBehind(lines: Lines): Lines {
  const written: string[] = [];
  for (const line of lines) {
    const [, time = "", unit] = REST.exec(line) ?? [];
    const before = written.at(-1) ?? "";
    if (time !== "" && PLACE.test(before) && !new RegExp(String.raw`\b${REST_WORD}\b`, "iu").test(before))
      written[written.length - 1] = `${before.trimEnd()}, rest ${time}${unit ?? (Number(time) >= LEAST_SECONDS ? " s" : " min")}`;
    else written.push(line);
  }
  return written;
}

/** A rest of fewer is of minutes. */
const LEAST_SECONDS = 15;

function writeOutStart(lines: Lines, end: number): number {
  let from = end;
  while (from > 0 && (PLACE.test(lines[from - 1] ?? "") || REST.test(lines[from - 1] ?? "") || lines[from - 1]?.trim() === "")) from--;
  return from;
}

function isGroup(lines: Lines, end: number): boolean {
  const places = lines.slice(writeOutStart(lines, end), end).flatMap((line) => PLACE.exec(line)?.slice(1, 3).join("").toUpperCase() ?? []);
  // Exercises with sets of their own are counted once more by something else.
  const haveSets = lines.slice(writeOutStart(lines, end), end).some((line) => /\d ?[x×] ?\d/.test(line));
  return !haveSets && places.length > 1 && places.every((place, at) => place === `${places[0]?.charAt(0) ?? ""}${at + 1}`);
}
