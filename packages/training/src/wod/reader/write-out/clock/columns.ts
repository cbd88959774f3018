/* Movements and their amounts in two rows: "Run/Row/Ski - 1k/1k/2k", "100-80-60" above "DU-sit-ups-squats". */

import type { Lines } from "../lines.ts";

const AMOUNT = String.raw`\d+(?:[.,]\d+)? ?(?:km?|m|cals?|min|s)?`;
const NAME = String.raw`\p{L}[\p{L} ]*?`;
/** "Run/Row/Ski - 1k/1k/2k": numbers without a unit may be rounds of all of them. */
const NAMES_FIRST = new RegExp(
  String.raw`^(\W*)(${NAME}(?: ?/ ?${NAME}){2,})\s*(?:\s[-–]\s|:)\s*(?=.*\d ?(?:k|m|cal|min|s))(${AMOUNT}(?: ?/ ?${AMOUNT}){2,})\W*$`,
  "iu",
);
/** Four or more of both: "21-15-9" above three movements are rounds. */
const AMOUNTS_FIRST = new RegExp(String.raw`^(\W*)(\d+(?:-\d+){3,})\s*\n\W*(${NAME}(?:-${NAME}){3,})\W*$`, "iu");
/** A name that would be cut in two. */
const HYPHENED = /\b(sit|push|pull|chin|step|get|muscle|press|v|toes|hand)-(ups?|downs?|to)\b/giu;

/** A line for each movement with its own amount, where there are as many of the one as of the other. */
export function writeOutColumns(lines: Lines): Lines {
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const one = findPairs(NAMES_FIRST.exec(line.replaceAll(HYPHENED, "$1$2")), 2, 3);
    const two = one ?? findPairs(AMOUNTS_FIRST.exec(`${line}\n${(lines[at + 1] ?? "").replaceAll(HYPHENED, "$1$2")}`), 3, 2);
    written.push(...(two ?? [line]));
    if (one === undefined && two !== undefined) at += 1;
  }
  return written;
}

function findPairs(found: readonly string[] | null, names: number, amounts: number): Lines | undefined {
  const split = (text: string): Lines => text.split(/ ?[-/] ?/).map((one) => one.trim());
  const [movements, numbers] = [split(found?.[names] ?? ""), split(found?.[amounts] ?? "")];
  if (found === null || movements.length !== numbers.length || new Set(movements).size !== movements.length) return undefined;
  return movements.map((name, index) => `${numbers[index] ?? ""} ${name}`);
}
