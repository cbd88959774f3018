/* Intervals that are not alike: "4 x 8 min, 2 min rest" above "1) 1000 m row → AMRAP …", "2) …", "3) = 1)". */

import type { Lines } from "../lines.ts";

const HEAD =
  /^\W*(\d) ?(?:x|×|rounds of|sets of) ?(\d{1,2})(?::00)? ?(?:min\w*|'),?\s*(?:[,/(;-]|with|w\/)*\s*(?:rest:? )?(\d{1,2})(?::00)? ?(?:min\w*|')? ?(?:rest|off|pause|repos|descanso|riposo|rust)?(?: between)?\W*$/iu;
const PLACE = /^\s*(?:#|no\.? ?|round |interval )?([1-9])\s*[).:]+\s*(?=\S)/iu;
const SAME = /^(?:=|same as|wie|comme|como|come|zoals)\s*(?:#|no\.? ?|round |interval )?([1-9])\W*$/iu;
const THEN_AMRAP =
  /^(.*?)\s*(?:→|->|=>|,? then|,? into|\+)\s*(?:an? )?amrap(?: of| in (?:the )?(?:time left|remaining time))?:?\s+(?!\d+ ?(?:min|'))(\d+ .*)$/iu;

/** Each interval in its place, with the rest between. */
export function writeOutPlacedIntervals(lines: Lines): Lines {
  const at = lines.findIndex((line) => HEAD.test(line));
  const [, count = "0", minutes = "", rest = ""] = HEAD.exec(lines[at] ?? "") ?? [];
  const places = lines.slice(at + 1, at + 1 + Number(count));
  const arePlaced = places.length > 1 && places.every((line, index) => Number(PLACE.exec(line)?.[1]) === index + 1);
  if (at < 0 || places.length !== Number(count) || !arePlaced) return lines;
  const works = places.map((line) => line.replace(PLACE, ""));
  const written = works.flatMap((work, index) => {
    const same = SAME.exec(work)?.[1];
    const own = same === undefined ? work : (works[Number(same) - 1] ?? work);
    const [, first, amrap] = THEN_AMRAP.exec(own) ?? [];
    return [
      ...(index === 0 ? [] : ["", `rest ${rest} min`, ""]),
      ...(amrap === undefined
        ? [`AMRAP ${minutes} min`, ...own.split(/\s*[+,&]\s*(?=\d)/)]
        : [`in ${minutes} min:`, first ?? "", "then AMRAP in the remaining time:", ...amrap.split(/\s*[+,&]\s*(?=\d)/)]),
    ];
  });
  return [...lines.slice(0, at), ...written, ...lines.slice(at + 1 + Number(count))];
}

const EFFORT = String.raw`(?:rpe ?\d(?:[-–]\d)?|z(?:one )?[1-5]|easy|steady|\d{2} ?% ?(?:effort)?)`;
const CONTINUOUS = new RegExp(
  String.raw`^(\s*(?:[a-h]\d?[).:]+\s*)?)(\d{1,2}) ?(?:min\w*|'),? ?(?:@|at|in|of)? ?(?:an? )?(${EFFORT}),?(?: of)?\s*:\s*(\d.*[,+]\s*\d.*)$`,
  "iu",
);

/** "12' @ RPE 6: 12 cal ski, 60' crawl, 12 squats": rounds of all of it for that long. */
export function writeOutContinuous(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, label = "", minutes, effort = "", list = ""] = CONTINUOUS.exec(line) ?? [];
    if (minutes === undefined || /\d ?[x×] ?\d/.test(list)) return [line];
    return [`${label}AMRAP ${minutes} min`, ...list.split(/\s*[,+]\s*(?=\d)/), `hold ${effort}`];
  });
}
