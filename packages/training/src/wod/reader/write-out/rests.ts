/* Several rests of one round: those between its movements, and the last one after the round. */

import { type Lines, TIME } from "./lines.ts";

const HEAD =
  /^(\s*(?:[a-h]\d?[).:]\s+|\p{L}[\p{L} ]*[,:]\s+)?\d+ ?(?:rounds?|rds|rft|runden|tours|rondas|vueltas|giri|rondes|rodadas)\b[^:\n]*?)(?::\s*(.*))?$/iu;
const WORD = String.raw`(?:rest|pausa|pause|repos|descans[oa]|riposo|recupero|r[eé]cup|rust)`;
const BETWEEN = String.raw`(?: (?:between|zwischen|entre|tra|fra|tussen)(?: (?:the|den|les|las|as|os|i|de))? (?:rounds?|runden|durchg[aä]ngen|tours|rondas|vueltas|giri|voltas|rondes))`;
const SPAN = String.raw`(?:(\d+'\d\d)"?|${TIME})`;
const REST_ALONE = new RegExp(String.raw`^\W*(?:${WORD} ?:? ?(?:de |di )?${SPAN}|${SPAN} ?(?:de |di |of )?${WORD})(${BETWEEN})?\W*$`, "i");

/** How many seconds are counted below a head of rounds: `40" squat` between rests is no height. */
export function writeOutSeconds(lines: Lines): Lines {
  const hasRests = lines.some((line) => /^\s*\d+ ?"/.test(line) && REST_ALONE.test(line));
  return hasRests ? lines.map((line) => line.replace(/^(\s*\d+) ?" ?(?=\p{L})(?!box|step)/iu, "$1 s ")) : lines;
}

/** "4 rounds: 8 deadlifts, rest 30 s, 10 box jumps, rest 2 min": 30 s inside of the round, 2 min between rounds. */
export function writeOutRoundRests(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const [, head, inside] = HEAD.exec(line) ?? [];
    if (head === undefined) return isInRound(lines, at) ? [] : [line];
    const below = inside === undefined || inside.trim() === "" ? blockBelow(lines, at) : inside.split(/\s*[,;]\s+/);
    const places = below.flatMap((one, index) => (REST_ALONE.test(one) ? [index] : []));
    if (!hasSeveral(below, places)) return [line];
    const last = REST_ALONE.exec(below.at(-1) ?? "");
    return [`${head}, rest ${getTime(last)} between rounds`, ...below.slice(0, -1).map(inWords)];
  });
}

const SETS_HEAD =
  /^(\s*(?:[a-h]\d?[).:]\s+)?\d+ ?(?:sets?|rounds?|rds|s[aä]tze|runden|s[eé]ries?|tours|rondas|vueltas|giri|rondes|rodadas|voltas)\b(?![^\n]*(?:(?<!not )for time|\brft\b|auf zeit|\brest\b))[^:\n]*?):?\s*$/iu;

/** "3 sets", movements and "rest 90 s" right below them, then an empty line: the rest is of each set. */
export function writeOutSetRests(lines: Lines): Lines {
  const result = [...lines];
  for (const [at, line] of lines.entries()) {
    const [, head] = SETS_HEAD.exec(line) ?? [];
    if (head === undefined) continue;
    const below = blockBelow(lines, at);
    const last = at + below.length;
    const rests = below.filter((one) => REST_ALONE.test(one));
    const isFollowed = (lines[last + 1] ?? "x").trim() === "" && lines.slice(last + 1).some((one) => one.trim() !== "");
    if (rests.length !== 1 || !REST_ALONE.test(below.at(-1) ?? "") || below.length < 3 || !isFollowed) continue;
    result[at] = `${head}, rest ${getTime(REST_ALONE.exec(lines[last] ?? ""))} between rounds`;
    result[last] = "";
  }
  return result;
}

function getTime(rest: RegExpExecArray | null): string {
  const time = rest?.slice(1, 5).find((one) => one !== undefined) ?? "";
  return time.replace(/^(\d+)'(\d\d)$/, "$1:$2");
}

/** A rest inside of a round, in the words of the reader. */
function inWords(line: string): string {
  const rest = REST_ALONE.exec(line);
  return rest === null || /\brest\b/i.test(line) ? line : `rest ${getTime(rest)}`;
}

/** The lines below a head, up to an empty line. */
function blockBelow(lines: Lines, at: number): Lines {
  const gap = (lines[at + 1] ?? "").trim() === "" ? 1 : 0;
  const end = lines.findIndex((line, index) => index > at + gap && (line.trim() === "" || HEAD.test(line)));
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

const BOTH_RESTS = new RegExp(
  String.raw`^\s*rest ?:? ?${TIME} (?:between|btw|b/w|b/t) ([a-h]\d) ?(?:&|and|/|,|\+) ?([a-h]\d)[,;]? ?(?:and |& )?(?:rest )?${TIME} after \3\W*$`,
  "i",
);

/** "Rest 60 s between A1 and A2, 90 s after A2": a line for each rest. */
export function writeOutRestsAfter(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, short, first = "", second = "", long = ""] = BOTH_RESTS.exec(line) ?? [];
    return short === undefined ? [line] : [`rest ${short} after ${first}`, `rest ${long} after ${second}`];
  });
}
