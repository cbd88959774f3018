/* What stands in front of rounds on one line. */

import type { Lines } from "./lines.ts";

const ROUNDS = String.raw`\d+ ?(?:rounds?|rds|runden|durchg[aä]nge|tours|rondas|vueltas|giri|rondes|rodadas|voltas)`;
const FRONT = new RegExp(
  String.raw`^(\s*(?:warm[- ]?up|wu|w/u|aufw[aä]rmen|erw[aä]rmung|[eé]chauffement|calentamiento|riscaldamento|aquecimento|warming[- ]?up)\s*:?\s+)([^:()]*\d[^:()]*?)\s*(?:,|\+|&|;|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\bpoi\b|\bdepois\b|\bdaarna\b)\s*(${ROUNDS})\s*(?:of|von|de|di|van)?\s*[:(]\s*(.*?)\)?\s*$`,
  "iu",
);

/** "Warm-up: 500 m row + 2 rounds (10 squats, 10 push-ups)": the row is done once. */
export function frontsOf(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, role, front, rounds, work] = FRONT.exec(line) ?? [];
    return role === undefined ? [line] : [`${role}${front ?? ""}`, `${role}${rounds ?? ""}: ${work ?? ""}`];
  });
}
