/* What is done first in every interval, before the AMRAP of what is left of it. */

import type { Lines } from "../lines.ts";

const INTERVALS =
  /^\W*(\d{1,2}) ?(?:rounds?|sets?|x|×|runden|tours|rondas|giri)\b.*?(\d+(?::\d\d)?) ?(min\w*|')? ?(?:on|work|each)\b.*?(\d+(?::\d\d)?) ?(min\w*|')? ?(?:off|rest)\b/iu;
const FIRST = /^\W*(?:buy[- ]?in\s*:?\s*(\d.*)|(\d.*?)[\s,(-]+buy[- ]?in\)?)\s*$/iu;
const REMAINING =
  /^\W*(?:(?:and )?then )?(?:max (?:rounds|reps) |amrap )(?:in |with )?(?:the )?(?:time left|remaining time|time remaining|rest of the (?:time|interval))\s*:?\s*$|^\W*(?:in |with )?(?:the )?(?:time left|remaining time|time remaining)\s*,?:?\s*amrap\s*:?\s*$/iu;

/** "3 rounds, 5 min on / 2 min off", "buy-in 500 m row", "then AMRAP in the time left": the buy-in stands first in each interval. */
export function writeOutEachInterval(lines: Lines): Lines {
  const at = lines.findIndex((line) => INTERVALS.test(line));
  const first = lines.findIndex((line, index) => index > at && FIRST.test(line));
  const rest = lines.findIndex((line, index) => index > first && REMAINING.test(line));
  if (at < 0 || first !== at + 1 || rest !== first + 1) return lines;
  const [, count = "", work = "", , pause = ""] = INTERVALS.exec(lines[at] ?? "") ?? [];
  const [, before, behind] = FIRST.exec(lines[first] ?? "") ?? [];
  return [
    ...lines.slice(0, at),
    `${count} rounds ${withMinutes(work)} on / ${withMinutes(pause)} off`,
    `${before ?? behind ?? ""}, first`,
    ...lines.slice(rest + 1),
  ];
}

function withMinutes(time: string): string {
  return time.includes(":") ? time : `${time} min`;
}
