/* Several rests of one round: those between its movements, and the last one after the round. */

import { type Lines, TIME } from "./lines.ts";

const HEAD = /^(\s*(?:[a-h]\d?[).:]\s+)?\d+ ?(?:rounds?|rds|rft|runden|tours|rondas|vueltas|giri|rondes|rodadas)\b[^:\n]*?)(?::\s*(.*))?$/i;
const WORD = String.raw`(?:rest|pause|repos|descans[oa]|riposo|recupero|r[eé]cup|rust)`;
const REST_ALONE = new RegExp(String.raw`^\W*(?:${WORD} ?:? ?(?:de |di )?${TIME}|${TIME} ?(?:de |di |of )?${WORD})\W*$`, "i");

/** "4 rounds: 8 deadlifts, rest 30 s, 10 box jumps, rest 2 min": 30 s inside of the round, 2 min between rounds. */
export function roundRestsOf(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const [, head, inside] = HEAD.exec(line) ?? [];
    if (head === undefined) return isInRound(lines, at) ? [] : [line];
    const below = inside === undefined || inside.trim() === "" ? blockBelow(lines, at) : inside.split(/\s*[,;]\s+/);
    const places = below.flatMap((one, index) => (REST_ALONE.test(one) ? [index] : []));
    if (!hasSeveral(below, places)) return [line];
    const [, before, behind] = REST_ALONE.exec(below.at(-1) ?? "") ?? [];
    return [`${head}, rest ${before ?? behind ?? ""} between rounds`, ...below.slice(0, -1)];
  });
}

/** The lines below a head, up to an empty line. */
function blockBelow(lines: Lines, at: number): Lines {
  const end = lines.findIndex((line, index) => index > at && (line.trim() === "" || HEAD.test(line)));
  return lines.slice(at + 1, end < 0 ? lines.length : end);
}

/** The last rest ends the round, and another stands between two movements. */
function hasSeveral(below: Lines, places: readonly number[]): boolean {
  return places.length > 1 && places.at(-1) === below.length - 1 && places[0] !== 0 && below.length - places.length > 1;
}

/** Whether a line has been written out with the head above it. */
function isInRound(lines: Lines, at: number): boolean {
  const head = lines.findLastIndex((line, index) => index < at && HEAD.test(line));
  if (head < 0 || /:\s*\S/.test(lines[head] ?? "")) return false;
  const below = blockBelow(lines, head);
  const places = below.flatMap((one, index) => (REST_ALONE.test(one) ? [index] : []));
  return at <= head + below.length && hasSeveral(below, places);
}
