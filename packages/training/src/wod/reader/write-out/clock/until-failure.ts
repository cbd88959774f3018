/* An EMOM without an end of its own, which another line gives: "EMOM till you can't", "max 20 rounds". */

import type { Lines } from "../lines.ts";

const OPEN =
  /^(\W*(?:\p{L}+: )?e\d*mom)\b[,:]? ?(?:(?:till?|until|to) (?:you (?:can'?t|fail|die|drop)|failure|fail)|bis zum (?:versagen|ende)|jusqu['’][aà] l['’][eé]chec|hasta (?:el )?fallo|hasta fallar|a cedimento|at[eé] (?:a )?falh\w+|tot falen)\W*$/iu;
const MOST =
  /(?:^|,\s*)(?:max\.?|maximum|up to|cap|h[oö]chstens|m[aá]x\.?|massimo) ?:? ?(\d{1,2}) ?(?:rounds?|rds|min\w*|'|runden|tours|rondas|giri)\W*$/iu;

export function writeOutUntilFailure(lines: Lines): Lines {
  const at = lines.findIndex((line) => OPEN.test(line));
  const last = lines.findIndex((line, index) => index > at && MOST.test(line));
  if (at < 0 || last < 0) return lines;
  return lines.flatMap((line, index) => {
    if (index === at) return [`${OPEN.exec(line)?.[1] ?? ""} ${MOST.exec(lines[last] ?? "")?.[1] ?? ""}`];
    const left = index === last ? line.replace(MOST, "") : line;
    return left.trim() === "" && index === last ? [] : [left];
  });
}
