import { toEnglish } from "../languages/board-languages.ts";
import { left as leftOf, readName } from "../find-movement.ts";
import type { WodMovement, WodWork } from "../wod.ts";
import { readAmount, TIME_AMOUNT } from "./amount.ts";
import { SIDE } from "./lift-clauses.ts";
import { plainLine } from "./plain-line.ts";
import type { SessionReading } from "./session-reading.ts";
import { Taker } from "./taker.ts";

const HEADING =
  /\b(?:mobility|mobilite|mobilitat|movilidad|mobilita|stretch(?:ing)?|dehnen|etirements?|estiramientos?|yoga|cool[- ]?down|prehab|practice|practise|recovery)\b/i;

/** Reads what is held, stretched or practised line by line, without a clock against it; undefined for anything else. */
export function readPractice(lines: readonly string[]): SessionReading | undefined {
  const [first = "", ...others] = lines.map(plainLine);
  const isHeaded = HEADING.test(first) && others.length > 0;
  const isPractice = !isHeaded && lines.length === 1 && /^(?:then|finisher:?) \d+ ?min\b/i.test(first);
  if (!isHeaded && !isPractice) return undefined;
  const header = new Taker(first);
  const total = isHeaded ? header.take(new RegExp(TIME_AMOUNT, "i"))?.[0] : undefined;
  if (isHeaded && header.left.some((word) => /\d/.test(word))) return undefined;
  const parts: WodWork[] = [];
  const notes: string[] = isHeaded ? [first] : [];
  for (const line of isHeaded ? others : [first.replace(/^(?:then|finisher:?) /i, "")]) {
    const done = readLine(line);
    if (done === "other") return undefined;
    if (done === "talk") notes.push(line);
    else {
      const last = parts.at(-1);
      const isNext = last?.scheme.kind === "steady" && done.scheme.kind === "steady";
      if (isNext) parts[parts.length - 1] = { ...last, movements: [...last.movements, ...done.movements] };
      else parts.push(done);
    }
  }
  const [opening, ...following] = parts;
  if (opening === undefined) return undefined;
  const seconds = total === undefined ? undefined : readAmount(total)?.seconds;
  return { parts: [seconds === undefined ? opening : { ...opening, totalSeconds: seconds }, ...following], notes, unread: [] };
}

function readLine(line: string): WodWork | "talk" | "other" {
  const sides = new Taker(line);
  const isEachSide = sides.has(SIDE);
  const taker = new Taker(toEnglish(sides.text));
  const isNineties = taker.has(/\b90 ?\/ ?90\b/);
  const sets =
    taker.take(new RegExp(String.raw`(?<![\d.])(\d{1,2}) ?x ?(${TIME_AMOUNT})`, "i")) ??
    taker.take(/(?<![\d.])(\d{1,2}) ?x ?(\d{1,2})(?![\d:])/i);
  const time = sets === undefined ? taker.take(new RegExp(TIME_AMOUNT, "i")) : undefined;
  const both = taker.take(/(?<![\d.])(\d{1,2}) ?\/ ?\1(?![\d.])/);
  const reps =
    sets ??
    time ??
    both ??
    taker.take(/(?<![\d.])x ?(\d{1,3})(?![\d.:])/i) ??
    taker.take(/(?<![\d.])(\d{1,3})(?![\d.:%]| ?(?:kg|lb|m\b|cal))/);
  const words = taker.left.filter((word) => !/^(?:x|of|per|each|the|a|and|reps?|in|on|for|side|e|easy)$/i.test(word));
  if (words.some((word) => /\d/.test(word))) return "other";
  if (reps === undefined) return /\d/.test(line) ? "other" : "talk";
  const typed = isNineties ? ["90/90", ...words] : words;
  const name = isNineties ? "90/90 hip switch" : readName(words);
  const beside = isNineties
    ? words.filter((word) => !/^(?:hips?|switch(?:es)?)$/i.test(word))
    : name === undefined
      ? []
      : leftOf(words, name);
  if (typed.length === 0 || typed.length > 5) return "other";
  const movement: WodMovement = {
    name: name ?? typed.join(" "),
    isKnown: name !== undefined,
    ...(sets !== undefined ? {} : time !== undefined ? { seconds: readAmount(time[0] ?? "")?.seconds ?? 0 } : { reps: Number(reps[1]) }),
    ...(beside.length === 0 ? {} : { how: beside.join(" ") }),
    ...(isEachSide || both !== undefined ? { isEachSide: true as const } : {}),
  };
  if (sets === undefined) return { kind: "work", scheme: { kind: "steady" }, movements: [movement] };
  const seconds = readAmount(sets[2] ?? "")?.seconds;
  const count = Number(sets[1]);
  const scheme =
    seconds === undefined
      ? { kind: "sets" as const, reps: Array<number>(count).fill(Number(sets[2])) }
      : { kind: "sets" as const, reps: Array<number>(count).fill(1), seconds };
  return { kind: "work", scheme, movements: [movement] };
}
