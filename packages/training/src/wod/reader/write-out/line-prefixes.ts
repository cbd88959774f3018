/* What apps and whiteboards put around the words of a line: senders of a chat, places in a list, columns, cells of a table. */

import type { Lines } from "./lines.ts";

const TIME_OF_DAY = String.raw`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
const DATE = String.raw`\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?`;
const STAMP = String.raw`(?:${TIME_OF_DAY},? ${DATE}|${DATE},? ${TIME_OF_DAY})`;
/** "[06:12, 3/11] Coach Ben: ", "03/11/26, 06:12 - Ben: ": what a chat writes in front of a message. */
const SENDER = new RegExp(String.raw`^\s*(?:\[${STAMP}\]|${STAMP} [-–])\s*[^:\n]{1,40}:\s`, "iu");

const KEYCAP = /(\d)\uFE0F?\u20E3/gu;
/** "st1 ski 1000", "Station 2: sled": a station of a list. */
const STATION = /^(\s*)(?:st(?:at(?:ion)?)?|poste|atelier|estaci[oó]n|stazione|esta[cç][aã]o)\.? ?#?(\d)\s*[:.)-]*\s+(?=\p{L}|\d)/iu;
const TURNS = /\be\d*s?\d?mom\b|\botm\b|\bevery (?:\d|min)|\bminut/i;
const ROMAN = /^(\s*)(i{1,3}|iv|vi{0,3})[.)]\s+(?=\S)/iu;
const ROMANS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** A heading with its scheme in cells: "Metcon | For time | 14 min cap". */
const CELLS = /\S\s+\|\s+\S/;
const SECTION =
  /^\W*(?:warm[- ]?up|strength|skill|metcon|wod|workout|conditioning|accessor(?:y|ies)|gymnastics|weightlifting|finisher|engine|kraft|force|fuerza|forza|kracht)\s*$/iu;

/** A number of a list, and no head of one. */
const NUMBER_FIRST = /^( *)(\d+) (?!\s|rounds?\b|rds\b|rft\b|sets?\b|min|x\b|runden\b|tours\b|rondas\b|giri\b|rodadas\b|rondes\b)/i;

/** A pasted chat without who wrote each message and when. */
export function withoutSenders(typed: string): string {
  return typed
    .split("\n")
    .map((line) => line.replace(SENDER, ""))
    .join("\n");
}

/** The lines without what only stands around them. */
export function writeOutPrefixes(lines: Lines): Lines {
  const bare = lines.map((line) => withoutCells(line.replaceAll(KEYCAP, "$1) ").replace(/\) {2,}/g, ") ")));
  const placed = bare.flatMap((line) => STATION.exec(line)?.[2] ?? []);
  const areStations = placed.length > 1 && placed.every((place, at) => Number(place) === at + 1) && !bare.some((line) => TURNS.test(line));
  return aligned(inFigures(areStations ? bare.map((line) => line.replace(STATION, "$1$2) ")) : bare));
}

/** "i.", "ii.", "iii." are 1, 2 and 3. */
function inFigures(lines: Lines): Lines {
  const places = lines.flatMap((line) => ROMAN.exec(line)?.[2]?.toLowerCase() ?? []);
  if (places.length < 2 || places.some((place, at) => place !== ROMANS[at])) return lines;
  return lines.map((line) =>
    line.replace(ROMAN, (_, indent: string, place: string) => `${indent}${ROMANS.indexOf(place.toLowerCase()) + 1}) `),
  );
}

function withoutCells(line: string): string {
  if (!CELLS.test(line)) return line;
  const [first = "", ...others] = line.split(/\s+\|\s+/);
  return /:/.test(first) || SECTION.test(first) ? `${first}${first.includes(":") ? "," : ":"} ${others.join(", ")}` : line;
}

/** " 5 deadlifts" above "10 burpees": numbers that end in one column are one list, and not one inside the other. */
function aligned(lines: Lines): Lines {
  const result = [...lines];
  for (let from = 0; from < lines.length; from++) {
    const stop = lines.findIndex((line, at) => at >= from && line.trim() === "");
    const end = stop < 0 ? lines.length : stop;
    const columns = lines.slice(from, end).map((line) => {
      const [, indent, number] = NUMBER_FIRST.exec(line) ?? [];
      return indent === undefined || number === undefined ? undefined : { indent: indent.length, column: indent.length + number.length };
    });
    const isList = columns.some(
      (one, at) => one !== undefined && columns.slice(at + 1).some((two) => two?.column === one.column && two.indent !== one.indent),
    );
    if (isList) for (let at = from; at < end; at++) result[at] = (lines[at] ?? "").trimStart();
    from = end;
  }
  return result;
}
