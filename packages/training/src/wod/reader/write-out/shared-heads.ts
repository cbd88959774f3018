/* Lines that say something of the lines around them: letters, sides of an EMOM, a bracket, a list of lifts. */

import { matchMovement } from "../line/match-movement.ts";
import { type Lines, TIME } from "./lines.ts";

const LETTER = /^\s*([A-D])\s*[:.)]?\s*$/;
const WINDOWS = /\b[2-4] ?[x×] ?(?:amrap|\d+ ?min)/i;

/** "A:" and "B:" alone above their lines, below "2 x AMRAP 8": a line for each. */
export function writeOutLettered(lines: Lines): Lines {
  if (!lines.some((line) => WINDOWS.test(line)) || lines.filter((line) => LETTER.test(line)).length < 2) return lines;
  const written: string[] = [];
  let letter: string | undefined;
  for (const line of lines) {
    const [, found] = LETTER.exec(line) ?? [];
    if (found !== undefined) {
      letter = found;
      written.push(`${found}) `);
    } else if (letter === undefined || line.trim() === "") {
      if (line.trim() === "") letter = undefined;
      written.push(line);
    } else {
      const last = written.at(-1) ?? "";
      written[written.length - 1] = `${last}${last.endsWith(") ") ? "" : ", "}${line.trim()}`;
    }
  }
  return written;
}

const SHARED = /^(\W*)((?:\p{L}[\p{L} -]*? ?[/,&] ?)+\p{L}[\p{L} -]*?)\s*[:-]\s*(\d ?[x×] ?\d[^:]*)$/u;

/** "Squat / Bench / DL: 3x5 @ 55%": each of them. */
export function writeOutSharedLifts(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, front = "", list = "", sets = ""] = SHARED.exec(line) ?? [];
    const lifts = list.split(/\s*[/,&]\s*/);
    const areLifts = lifts.length > 1 && lifts.every((lift) => matchMovement(lift.toLowerCase().split(" "))?.isKnown === true);
    return areLifts && !/super ?set/i.test(line) ? lifts.map((lift) => `${front}${lift} ${sets}`) : [line];
  });
}

const TURNS = /^(\W*)(?:sets?|rounds?|rds?|min(?:ute)?s?)\s*((?:\d+\s*[,/&+]\s*)+\d+)\s*[:=-]\s*(?=\S)/i;

/** "Sets 1,3,5:" and "Sets 2,4,6:" below "every 3:00 x 6": odd and even. */
export function writeOutTurnLists(lines: Lines): Lines {
  return lines.map((line) => {
    const [whole, front = "", list = ""] = TURNS.exec(line) ?? [];
    const places = list.split(/\D+/).map(Number);
    const isEvery = places.every((place, index) => place === (places[0] ?? 0) + 2 * index);
    if (whole === undefined || !isEvery || (places[0] ?? 0) > 2) return line;
    return `${front}${places[0] === 1 ? "odd" : "even"}: ${line.slice(whole.length)}`;
  });
}

const TIMES = /^(\s*)(?:repeat|main(?: set)?|do)?\s*:?\s*(?:([2-9]|1\d) ?[x×]|[x×] ?([2-9]|1\d)|([2-9]|1\d) times)(?: through)?\s*:?\s*$/i;

/** "Repeat 3x" above indented times and ways: "3 x (8:00 …, 2:00 …)". */
export function writeOutIndentedRepeats(lines: Lines): Lines {
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [found, indent = "", before, behind, word] = TIMES.exec(lines[at] ?? "") ?? [];
    const below: string[] = [];
    while (isInside(lines[at + 1 + below.length], indent, found)) below.push((lines[at + 1 + below.length] ?? "").trim());
    if (below.length < 2) written.push(lines[at] ?? "");
    else {
      written.push(`${indent}${before ?? behind ?? word ?? ""} x (${below.join(", ")})`);
      at += below.length;
    }
  }
  return written;
}

function isInside(line: string | undefined, indent: string, head: string | undefined): boolean {
  return head !== undefined && line !== undefined && /^\s+\d[^x×]*$/.test(line) && leading(line) > indent.length;
}

function leading(line = ""): number {
  return line.length - line.trimStart().length;
}

const NESTED = /^(.*?)(?<![\d.])([2-5]) ?[x×] ?\(([^()]*\+[^()]*\d ?[x×] ?\d[^()]*|[^()]*\d ?[x×] ?\d[^()]*\+[^()]*)\)\W*$/;

/** "3x(300 + 4x50)" of one line: its pieces as often as it says. */
export function writeOutNestedLists(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, front = "", times, list = ""] = NESTED.exec(line) ?? [];
    if (times === undefined || !/^\s*\d+(?:m| |$)|^\s*\d+ ?[x×]/.test(list)) return [line];
    if (/\+ ?\d+ ?(?:s|sec|min|['"])/i.test(list)) return [line];
    const pieces = list.split(/\s*\+\s*|,\s*(?=rest\b)/);
    return [...(/\p{L}/u.test(front) ? [front.replace(/[:\s]+$/, "")] : []), ...Array.from({ length: Number(times) }, () => pieces).flat()];
  });
}

const BETWEEN_PAIRS = new RegExp(
  String.raw`^\W*(?:rest:? )?${TIME}(?: rest)? (?:between|btw|b/w|after)(?: each| all| every| the)? (?:pairs?|super ?sets?|couplets?)\W*$`,
  "i",
);
const PLACE = /^\W*([A-H])\d?[.):]?\s/;

/** "90s between pairs" below A1 to C: behind the last of each letter. */
export function writeOutPairRests(lines: Lines): Lines {
  const at = lines.findIndex((line) => BETWEEN_PAIRS.test(line));
  const [, time] = BETWEEN_PAIRS.exec(lines[at] ?? "") ?? [];
  const letters = lines.map((line) => PLACE.exec(line)?.[1]);
  if (time === undefined || new Set(letters.filter((letter) => letter !== undefined)).size < 2) return lines;
  return lines.flatMap((line, index) => {
    if (index === at) return [];
    const isLast = letters[index] !== undefined && letters[index] !== letters[index + 1] && index < at;
    return isLast ? [`${line}, rest ${time}`] : [line];
  });
}

const IMPLEMENT =
  /^\W*((?:[12] ?[x×] ?)?\d{1,2}(?:[.,]5)?(?:\/\d{1,2}(?:[.,]5)?)?) ?(kg|lbs?) (bells?|dbs?|dumbbells?|kbs?|kettlebells?)\W*$/i;

/** "2x20kg bells" below the lines that use them. */
export function writeOutImplementLines(lines: Lines): Lines {
  const at = lines.findIndex((line) => IMPLEMENT.test(line));
  const [, load = "", unit = "", word = ""] = IMPLEMENT.exec(lines[at] ?? "") ?? [];
  const uses = /^b/i.test(word)
    ? /\b(?:dbs?|dumbbells?|kbs?|kettlebells?)\b/i
    : /^d/i.test(word)
      ? /\b(?:dbs?|dumbbells?)\b/i
      : /\b(?:kbs?|kettlebells?)\b/i;
  const isOpen = (line: string, index: number): boolean => index < at && uses.test(line) && !/\d ?(?:kg|lb)|@/i.test(line);
  if (at < 0 || !lines.some(isOpen)) return lines;
  return lines.flatMap((line, index) => (index === at ? [] : isOpen(line, index) ? [`${line} @ ${load} ${unit}`] : [line]));
}

const FOR_LOAD = /^(\W*)for load\W+(\d{1,2}) ?(?:min\w*|'|:00)\W*$/i;
const MAX = /^\W*(?:max(?:imum)?|heaviest|1 ?rm) (\p{L}.*)$/iu;

/** "For load: 10 min" above "Max hang power snatch": a maximum in that time. */
export function writeOutForLoad(lines: Lines): Lines {
  const at = lines.findIndex((line, index) => FOR_LOAD.test(line) && MAX.test(lines[index + 1] ?? ""));
  if (at < 0) return lines;
  const [, front = "", minutes = ""] = FOR_LOAD.exec(lines[at] ?? "") ?? [];
  const [, lift = ""] = MAX.exec(lines[at + 1] ?? "") ?? [];
  return [...lines.slice(0, at), `${front}${lift} 1RM in ${minutes} min`, ...lines.slice(at + 2)];
}

const THEN = /^\W*(?:then|and then|dann|danach|luego|despu[eé]s|puis|ensuite|poi|depois|daarna)\W*$/iu;

/** "Then" alone above what follows. */
export function writeOutThen(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const isSets = /\p{L}[^\n]*\d ?[x×] ?\d/u.test(lines[at + 1] ?? "");
    return THEN.test(line) && isSets ? [""] : [line];
  });
}
