import { plainLine } from "../words/plain-lines.ts";
import { matchMovement } from "../line/match-movement.ts";
import type { Lines } from "./lines.ts";

/* Lines that only name what the lines below count: titles, places of partners. */

const NAMES = /^\W*\p{L}[^\d@:()]*(?:\s[+&/]\s|,\s| and )[^\d@:()]*$/iu;

/** "Power clean + push jerk" above "1 power clean + 2 push jerks" is their title, and nothing to be done. */
export function writeOutTitles(lines: Lines): Lines {
  return lines.map((line, at) => {
    if (!NAMES.test(line)) return line;
    const names = namesIn(line);
    const below = lines.slice(at + 1).filter((one) => /\d/.test(one));
    const counted = new Set(below.flatMap((one) => namesIn(one)));
    // The first line names the workout where one of its names is counted.
    const isTitle = !names.includes("") && (at === 0 ? names.some((name) => counted.has(name)) : names.every((name) => counted.has(name)));
    return names.length > 1 && isTitle ? `"${line.trim()}"` : line;
  });
}

/** The movements of a line, one for each of its pieces; an unknown one is empty. */
function namesIn(line: string): readonly string[] {
  return plainLine(line.replaceAll(/\b(?:hyrox|crossfit|partner|team|class|wod)\b/gi, " "))
    .split(/[+&,/;(]| and /)
    .map((piece) => piece.match(/[a-z][a-z'-]*/gi) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => matchMovement(words)?.name ?? "");
}

const POST = /^(\s*)(?:p|partner|athlete) ?([1-4]) ?[:=]\s*(?=\S)/iu;

const SCHEME_OF_POST = /^\s*amrap(?: of)?:?\s*/i;

/** "P1: 250 m row", "P2: AMRAP of 5 burpees, 10 squats": each partner has a post; what stands deeper below it is of the same. */
export function writeOutPosts(lines: Lines): Lines {
  if (lines.filter((line) => POST.test(line)).length < 2) return lines;
  let partner: string | undefined;
  return lines.flatMap((line) => {
    const own = POST.exec(line)?.[2];
    if (own === undefined && !/^\s+\d/.test(line)) partner = undefined;
    partner = own ?? partner;
    if (partner === undefined || /^\W*\p{L}+ ?\d ?[:=] ?rest\W*$/iu.test(line)) return [line];
    const work = line.replace(POST, "").replace(SCHEME_OF_POST, "").trim();
    if (work === "") return [];
    return [
      work
        .split(/,\s+/)
        .map((one) => (/\d|\bmax\b/i.test(one) ? `${one} as partner ${partner}` : one))
        .join(", "),
    ];
  });
}
