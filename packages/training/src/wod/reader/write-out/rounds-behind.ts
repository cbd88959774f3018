/* What stands in front of rounds on one line. */

import type { Lines } from "./lines.ts";

const ROUNDS = String.raw`\d+ ?(?:rounds?|rds|runden|durchg[aä]nge|tours|rondas|vueltas|giri|rondes|rodadas|voltas)`;
const WARM_UP = String.raw`(?:warm[- ]?up|wu|w/u|aufw[aä]rmen|erw[aä]rmung|[eé]chauffement|calentamiento|riscaldamento|aquecimento|warming[- ]?up)`;
const FRONT = new RegExp(
  String.raw`^(\s*${WARM_UP}\s*:?\s+)([^:()]*\d[^:()]*?)\s*(?:,|\+|&|;|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\bpoi\b|\bdepois\b|\bdaarna\b)\s*(${ROUNDS})\s*(?:of|von|de|di|van|mit|with|con|com|avec|met)?\s*(?:[:(]|(?=\d))\s*(.*?)\)?\s*$`,
  "iu",
);

const WARM_UP_ALONE =
  /^\s*(?:warm[- ]?up|wu|w\/u|aufw[aä]rmen|erw[aä]rmung|[eé]chauffement|calentamiento|riscaldamento|aquecimento|warming[- ]?up|opwarmen)\s*:?\s*$/iu;
const ROUNDS_FRONT = new RegExp(String.raw`^\s*(?:[-*•]\s+)?${ROUNDS}\b`, "iu");

const ROUNDS_LAST = new RegExp(
  String.raw`^(\s*${WARM_UP}\s*:?\s+)([^:()]*\d[^:()]*?)(?:\s*[,+&;]\s*|\s+)(?:(?:and|then|dann|danach|puis|luego|poi|depois|daarna)\s+)?(${ROUNDS})\s*(?:of|von|de|di|van)?\s*:?\s*$`,
  "iu",
);

/** "Warm up" above a way and rounds, "Warm-up: 5 min row, then 2 rounds" above exercises: the rounds belong to the warm-up too. */
export function getWarmUpRounds(written: Lines): Lines {
  const lines = written.flatMap((line) => {
    const [, role, front, rounds] = ROUNDS_LAST.exec(line) ?? [];
    return role === undefined ? [line] : [`${role}${front ?? ""}`, `${role}${rounds ?? ""}`];
  });
  return lines.map((line, at) => {
    const head = lines.slice(0, at).findLastIndex((before) => before.trim() === "" || WARM_UP_ALONE.test(before));
    const isBelow = head >= 0 && head < at - 1 && WARM_UP_ALONE.test(lines[head] ?? "");
    return isBelow && ROUNDS_FRONT.test(line) ? `Warm-up: ${line.trim()}` : line;
  });
}

/** "Warm-up: 500 m row + 2 rounds (10 squats, 10 push-ups)": the row is done once. */
export function writeOutFronts(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, role, front, rounds, work] = FRONT.exec(line) ?? [];
    return role === undefined ? [line] : [`${role}${front ?? ""}`, `${role}${rounds ?? ""}: ${work ?? ""}`];
  });
}
