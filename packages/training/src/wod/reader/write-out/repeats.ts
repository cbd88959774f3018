/* How often something is done, where the number stands behind it. */

import type { Lines } from "./lines.ts";

const TIMES = String.raw`(?:rounds?|rds|times|total|runden|mal|durchg[aä]nge|tours?|fois|rondas?|vueltas|veces|giri|volte|voltas|vezes|rondes?|keer)`;
const BEHIND = /^(\s*(?:[-*•]\s+)?)(\p{L}[\p{L} '-]*?)[:,]? (\d{1,3}) ?[x×]\s*$/iu;
/** Words that are counted in rounds and are no exercise. */
const HEAD =
  /\b(?:super\w*|circuit\w*|circuito|zirkel|core|rounds?|sets?|tabata|repeat|block|bloc\w*|warm\w*|finisher|runden|tours|rondas|giri|complex)\b/i;
const CLOCK = /\be\d?mom\b|\bamrap\b|\bevery\b|\btabata\b|\d ?[x×] ?\d|\brounds?\b|\brft\b/i;
const ROW = new RegExp(
  String.raw`^\s*\(?(\d[^,+;]*\p{L}[^,+;]*(?:\s*[,+;]\s*\d[^,+;]*\p{L}[^,+;]*?)+)\)?[,;]?\s*\(?[x×] ?([2-9]|10)(?: ?${TIMES})?\)?\s*$`,
  "iu",
);
const AGAIN = new RegExp(
  String.raw`^\W*(?:(?:repeat|do (?:it|this|that|all)(?: all)?|wiederholen?|wdh|r[eé]p[eé]ter|repetir|ripetere|ripeti|herhalen?)\b[^\d]{0,20}(?:[x×] ?(\d)|(\d) ?(?:[x×]|${TIMES})?(?: ?total)?)(?: ?${TIMES})?|(?:[x×] ?(\d)|(\d) ?(?:[x×]|${TIMES}))(?: ?total)?)\W*$`,
  "iu",
);

/** "Dips to failure, 2 sets" */
const FAILURE =
  /^(\s*(?:[-*•]\s+)?\p{L}[\p{L} '-]*?) (?:to (?:failure|fail)|bis zum (?:muskel)?versagen|(?:jusqu['’])?[aà] l['’][eé]chec|(?:al|hasta el) fallo|a cedimento|at[eé] (?:a )?falha|tot falen)[,:]? (\d) ?(?:[x×]|sets?|s[aä]tze|s[eé]ries?|serie)\s*$/iu;

/** "Pull-ups 6x": six of them. "10 push-ups, 15 squats x3" and "repeat x3" below lines: rounds of all of it. */
export function writeOutRepeats(lines: Lines): Lines {
  const counted = lines.map((written) => {
    const line = written.replace(FAILURE, "$1 $2x max");
    const [, indent = "", name, reps] = BEHIND.exec(line) ?? [];
    if (name !== undefined && !HEAD.test(name)) return `${indent}${reps} ${name}`;
    const [, work, rounds] = CLOCK.test(line) ? [] : (ROW.exec(line) ?? []);
    if (work !== undefined) return `${rounds} rounds: ${work}`;
    return line.replace(/^(\s*)(\d) ?[x×] (?:each|jeweils|je|chaque|cada|ciascuno|elk)\s*:/i, "$1$2 rounds:");
  });
  const at = counted.findIndex((line, index) => index > 1 && AGAIN.test(line) && (counted[index + 1] ?? "").trim() === "");
  const blank = counted.findLastIndex((line, index) => index < at && line.trim() === "");
  const block = counted.slice(blank + 1, Math.max(at, 0));
  const rows = block.filter((line) => /^\W*\d/.test(line));
  if (at < 0 || rows.length < 2 || block.some((line) => CLOCK.test(line))) return counted;
  const first = blank + 1 + block.findIndex((line) => /^\W*\d/.test(line));
  const rounds = AGAIN.exec(counted[at] ?? "")
    ?.slice(1)
    .find((one) => one !== undefined);
  return [...counted.slice(0, first), `${rounds ?? ""} rounds`, ...counted.slice(first, at), ...counted.slice(at + 1)];
}

const WAY_AGAIN =
  /^(\s*(?:[-*•]\s+)?)(\d+(?:[.,]\d+)? ?(?:m|km|mi|miles?|cal|s|sec|min)\b \p{L}[\p{L} '-]*?|\p{L}[\p{L} '-]* \d+(?:[.,]\d+)? ?(?:m|km|cal)),? ?[x×] ?([2-4])\s*$/iu;

/** "200 m run x2" below rounds of more: so many times in a row, in each round. */
export function writeOutWaysAgain(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const [, indent = "", way, count] = WAY_AGAIN.exec(line) ?? [];
    const head = lines.slice(0, at).findLastIndex((before) => before.trim() === "" || IN_ROUNDS.test(before));
    if (way === undefined || !IN_ROUNDS.test(lines[head] ?? "")) return [line];
    return Array.from({ length: Number(count) }, () => `${indent}${way}`);
  });
}

const IN_ROUNDS = new RegExp(String.raw`\d+ ?${TIMES}(?!\p{L})|\b\d*rft\b|\bamrap\b|\be\d?mom\b`, "iu");
