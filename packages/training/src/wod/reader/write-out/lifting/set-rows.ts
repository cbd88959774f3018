/* Sets in the order of a log, the load first: "60x5 80x3 95x1", "75/3 (80/1)5", "75% x5 = 45 kg". */

import type { Lines } from "../lines.ts";

interface Row {
  readonly load: string;
  readonly unit: string;
  /** "5", "1+" (as many as possible), "2+1" (of the parts of a complex). */
  readonly reps: string;
  readonly sets: number;
}

const LOAD = String.raw`(?<load>\d{2,3}(?:[.,]\d{1,2})?) ?(?<unit>%|kgs?|lbs?|#)?`;
const REPS = String.raw`(?<reps>\d{1,2}(?:\+\d){0,3}\+?)`;
const SETS = String.raw`(?<sets>\d{1,2})`;
/** "= 45", "= 51 -> 50": the share in kilograms, and rounded. */
const WEIGHT = String.raw`(?: ?= ?(?:\d+(?:[.,]\d+)? ?(?:->|→|~|≈) ?)?(?<weight>\d+(?:[.,]\d+)?) ?(?<of>kgs?|lbs?)?)?`;
const TOKENS: readonly RegExp[] = [
  new RegExp(String.raw`^\(${LOAD} ?(?<sign>[/x×]) ?${REPS}\) ?[x×]? ?${SETS}(?![\d/x×.,])`, "iu"),
  new RegExp(String.raw`^${LOAD} ?(?<sign>[x×]) ?${REPS}(?: ?[x×] ?${SETS})?(?![\d/x×]|[.,]\d)${WEIGHT}`, "iu"),
  new RegExp(String.raw`^${LOAD}(?<sign>/)${REPS}(?: ?[x×] ?${SETS})?(?![\d/x×]|[.,]\d)`, "iu"),
  new RegExp(
    String.raw`^(?:up to |opener |top ?set |top )?@? ?${LOAD} (?<sign>for) (?:an? )?(?<reps>single|double|triple|\d)(?![\d/x×]|[.,]\d| (?:m|min|cal|sets?)\b)`,
    "iu",
  ),
  new RegExp(String.raw`^(?:opener|last warm-?up|top single)\s*:?@? ?${LOAD}(?<reps>)(?<sign>)(?! ?[\d/x×]|[.,]\d| for\b)`, "iu"),
];
const COUNTS: Readonly<Record<string, string>> = { single: "1", double: "2", triple: "3" };
const BETWEEN = /^(?:\s*(?:[,;|→]|\/(?= )|->|[-–](?= ))\s*|\s+(?:then |and )?|\s*\([^()\d]*\)\s*)+/iu;
/** The most repetitions of a set, and the most beside a share. */
const MOST_REPS = 20;
const MOST_REPS_OF_SHARE = 10;
const LEAST_SHARE = 40;
const MOST_SHARE = 130;

/** The rows that a text consists of from its beginning, and what stands behind them. */
function readRows(text: string): { readonly rows: readonly Row[]; readonly behind: string } {
  const rows: Row[] = [];
  let rest = text;
  for (;;) {
    const groups = TOKENS.map((token) => token.exec(rest)).find((found) => found !== null);
    const row = groups === undefined ? undefined : findRow(groups.groups ?? {});
    if (groups === undefined || row === undefined) return { rows, behind: rest };
    rows.push(row);
    const next = rest.slice(groups[0].length);
    rest = next.replace(BETWEEN, "");
    if (rest === next && next !== "" && !groups[0].endsWith(" ")) return { rows: [], behind: text };
  }
}

function findRow({
  load = "",
  unit = "",
  reps = "",
  sets = "1",
  sign = "",
  weight,
  of = "",
}: Readonly<Record<string, string | undefined>>): Row | undefined {
  const value = Number(load.replace(",", "."));
  const count = reps === "" ? "1" : (COUNTS[reps.toLowerCase()] ?? reps);
  const repeated = count
    .split("+")
    .filter((one) => one !== "")
    .reduce((sum, one) => sum + Number(one), 0);
  const isShare = sign === "/" || unit === "%";
  if (value <= repeated || value < 20 || repeated < 1 || repeated > (isShare ? MOST_REPS_OF_SHARE : MOST_REPS)) return undefined;
  if (isShare && unit !== "kg" && (value < LEAST_SHARE || value > MOST_SHARE)) return undefined;
  const own = weight === undefined ? unit : of === "" ? "kg" : of;
  return { load: weight ?? load, unit: plainUnit(sign === "/" && own === "" ? "%" : own), reps: count, sets: Number(sets) };
}

function plainUnit(unit: string): string {
  return unit === "#" || /^lb/i.test(unit) ? "lb" : /^kg/i.test(unit) ? "kg" : unit;
}

/** Loads of a bar with American plates. */
const POUNDS = [45, 95, 135, 185, 225, 275, 315, 365, 405];

/** The unit of rows without one. */
function toUnit(rows: readonly Row[], areShares: boolean): string {
  const own = rows.find(({ unit }) => unit !== "")?.unit;
  const pounds = rows.filter(({ load }) => POUNDS.includes(Number(load))).length;
  const isPounds = pounds > 1 && rows.every(({ load }) => Number(load) % 5 === 0);
  return own ?? (areShares ? "%" : isPounds ? "lb" : "kg");
}

/** The bullet or the label of a line. */
const BULLET = /^\s*(?:[-*•–]\s+)?([a-h]\d?[).:]+\s+)?/iu;
const NAME = /^(\p{L}[\p{L}&/' -]*?)\s*[:\-–,]?\s+(?=\(?\d)/u;
/** "C&J - up to 80 for a double": of the set, and not of the lift. */
const SET_NAME = /(?:^|\s*[-–:,]?\s+)(?:up to|opener|top|top ?set|top single|last warm-?up)$/iu;
/** Words that are counted and lift nothing. */
const NO_LIFT = /\b(?:amrap|e\d*mom|every|rounds?|rft|cap|for time|tabata|row|ski|bike|run|swim|min|sets?|week|day)\b/i;

interface ReadRow {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly behind: string;
}

function readRow(line: string): ReadRow | undefined {
  const text = line.replace(BULLET, "");
  const [front = "", typed = ""] = NAME.exec(text) ?? [];
  const name = typed.replace(SET_NAME, "");
  if (name !== "" && NO_LIFT.test(name)) return undefined;
  const { rows, behind } = readRows(name === "" ? text : text.slice(front.length));
  return rows.length === 0 || /\d/.test(behind) ? undefined : { name, rows, behind };
}

/** Rows of load and repetitions, of the lift in front of them or above, as "3 @ 75 %". A single row counts where another is beside it. */
export function writeOutSetRows(lines: Lines): Lines {
  const read = lines.map(readRow);
  // "(all % of clean and jerk)": bare loads are shares.
  const areShares = lines.some((line) => ARE_SHARES.test(line)) && !lines.some((line) => /\d ?%/.test(line));
  const blocks = writeOutBlocks(lines, read);
  return lines.flatMap((line, at) => {
    const block = blocks.find(({ from, to }) => at >= from && at < to);
    if (block === undefined) return [areShares ? line.replaceAll(BARE_LOAD, "@ $1%") : line];
    if (at > block.from) return [];
    const own = read.slice(block.from, block.to).flatMap((one) => (one === undefined ? [] : [one]));
    const rows = own.flatMap((one) => one.rows);
    const unit = toUnit(rows, areShares);
    const indent = `${/^\s*/.exec(line)?.[0] ?? ""}${BULLET.exec(line)?.[1] ?? ""}`;
    const said = own.map(({ behind }) => behind.trim()).filter((one) => one !== "");
    const name = own[0]?.name ?? "";
    const parts = written(name, rows, unit);
    return parts.map(
      (one, index) => `${index === 0 ? indent : ""}${one}${index === parts.length - 1 && said.length > 0 ? `, ${said.join(", ")}` : ""}`,
    );
  });
}

/** "(all % of clean and jerk)", "loads in %" */
const ARE_SHARES = /(?<!\bnot )(?:\ball|\bin|\bare|^\W*|\balle\w*|\btodo|\btutt\w*|\btous|\ben)\s*%/iu;
/** "@ 105": of 30 to 130 per cent. */
const BARE_LOAD = /@ ?([3-9]\d|1[0-3]\d)(?![\d.,:/x×]|[-–]\d| ?(?:%|kg|lb|#|m\b|min|s\b|k\b|rpe))/giu;

/** Lines of one lift that consist of rows: a line with several, or lines one below the other. */
function writeOutBlocks(lines: Lines, read: readonly (ReadRow | undefined)[]): readonly { readonly from: number; readonly to: number }[] {
  const blocks: { from: number; to: number }[] = [];
  for (let from = 0; from < lines.length; from++) {
    const first = read[from];
    if (first === undefined) continue;
    let to = from + 1;
    while (to < lines.length && read[to]?.name === "" && BULLET.exec(lines[to] ?? "")?.[1] === undefined) to++;
    const rows = read.slice(from, to).reduce((sum, one) => sum + (one?.rows.length ?? 0), 0);
    if (rows > 1) {
      blocks.push({ from, to });
      from = to - 1;
    }
  }
  return blocks;
}

/** One line for all sets; of a complex a line for each load below its parts. */
function written(name: string, rows: readonly Row[], unit: string): Lines {
  const lift = name === "" ? "" : `${name}: `;
  if (!rows.some(({ reps }) => /\+\d/.test(reps)))
    return [`${lift}${rows.map(({ load, reps, sets }) => `${sets === 1 ? "" : `${sets}x`}${reps} @ ${loadText(load, unit)}`).join(", ")}`];
  return rows.flatMap(({ load, reps, sets }, at) => [
    ...(at > 0 && rows[at - 1]?.reps === reps
      ? []
      : [COMPLEX.test(name) && /^\d\+\d$/.test(reps) ? "Clean + jerk" : name].filter((one) => one !== "")),
    `${sets}x(${reps}) @ ${loadText(load, unit)}`,
  ]);
}

function loadText(load: string, unit: string): string {
  return `${load.replace(",", ".")}${unit === "%" ? "" : " "}${unit}`;
}

const COMPLEX = /^(?:c ?& ?j|cj|c\/j|clean (?:and|&|\+) jerk)$/i;

const SPACED = /^(\s*(?:[-*•]\s+)?\p{L}[\p{L} '-]*?):? (\d{1,2}(?: \d{1,2}){2,})\s*$/u;

/** "pullups 5 5 5 4 4": the repetitions of each set. */
export function writeOutSpacedSets(lines: Lines): Lines {
  return lines.map((line) => {
    const [, name = "", list] = SPACED.exec(line) ?? [];
    return list === undefined || NO_LIFT.test(name) || list.split(" ").some((one) => Number(one) > MOST_SPACED)
      ? line
      : `${name} ${list.replaceAll(" ", "-")}`;
  });
}

const MOST_SPACED = 30;

const COMPLEX_SETS = /(?<![\d.x×])(\d{1,2}) ?\((\d(?:\+\d)+)\) ?@ ?(\d{2,3}(?:[.,]\d)?) ?(%|kg|lbs?)?(?:\s*[,;]\s*|\s*$)/giu;

/** "2(1+1+1)@70, 3(1+1+1)@80" below a complex: a line for each load. */
export function writeOutComplexSets(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const found = [...line.matchAll(COMPLEX_SETS)];
    const parts = line.replaceAll(COMPLEX_SETS, "").trim();
    if (found.length === 0 || (parts !== "" && !/^\P{L}*\p{L}[\p{L} ]*(?:\+ ?\p{L}[\p{L} ]*)+:?$/u.test(parts))) return [line];
    const complex = (parts === "" ? (lines[at - 1] ?? "") : parts).replace(/:$/, "").trim();
    return found.flatMap(([, sets = "", reps = "", load = "", unit = "%"], index) => {
      const isNew = index === 0 ? parts !== "" : found[index - 1]?.[2] !== reps;
      return [...(isNew ? [complex] : []), `${sets}x(${reps}) @ ${load} ${unit}`];
    });
  });
}

const RANGE =
  /^\s*(?:[-*•]\s+)?(?:(sets?|rounds?|s[aä]tze|s[eé]ries?|serie) ?#?)?(\d{1,2})(?: ?[-–] ?(\d{1,2}))?\s*(?:[:=]?\s*@ ?|[:=] ?(?=\d+(?: ?[-–] ?\d+)? ?(?:%|kg|lb)))(\d{2,3})(?: ?[-–] ?(\d{2,3}))?( ?%| ?kg| ?lbs?)?\+?\s*$/iu;

/** "Sets 1-3 @ 65-70", "4-6 @ 75", "7-8 @ 80+": sets of one lift, each with its load. */
export function writeOutSetRanges(lines: Lines): Lines {
  const found = lines.map((line) => RANGE.exec(line));
  return lines.map((line, at) => {
    const row = found[at];
    if (row === null || row === undefined) return line;
    let first = at;
    while (
      first > 0 &&
      found[first - 1] !== null &&
      Number(found[first]?.[2]) === Number(found[first - 1]?.[3] ?? found[first - 1]?.[2]) + 1
    )
      first--;
    const isList = found[first]?.[1] !== undefined && found[first]?.[2] === "1";
    const hasNext = found[at + 1] !== null && found[at + 1] !== undefined;
    if (!isList || (first === at && !hasNext)) return line;
    const [, , from = "", to, low = "", high, unit = "%"] = row;
    return `Sets ${from}${to === undefined ? "" : `-${to}`} @ ${low}${high === undefined ? "" : `-${high}`}${unit}`;
  });
}
