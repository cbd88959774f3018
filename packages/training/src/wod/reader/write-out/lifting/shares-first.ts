/* Weightlifting programs: the share, the repetitions behind a stroke, and how often: "Snatch 70%/2 75%/2 80%/1 x 3". */

import type { Lines } from "../lines.ts";

const ROW = String.raw`\d{2,3}(?:[.,]5)? ?%\/\d{1,2}(?: ?[x×] ?\d{1,2}| ?\* ?\d{1,2}| ?\(\d{1,2}\))?`;
const ROWS = new RegExp(String.raw`^(\s*\p{L}[\p{L} &.+'-]*?):?\s+(${ROW}(?:[ ,;]+${ROW})*)\s*$`, "iu");
const TIER = /^(\s*)T[123][ab]?[:.)]?\s+(?=\p{L})/u;

export function writeOutSharesFirst(lines: Lines): Lines {
  const areTiers = lines.filter((line) => TIER.test(line)).length > 1;
  return lines.map((given) => {
    const line = areTiers ? given.replace(TIER, "$1") : given;
    const [, name, rows = ""] = ROWS.exec(line) ?? [];
    if (name === undefined) return line;
    const sets = [...rows.matchAll(/(\d{2,3}(?:[.,]5)?) ?%\/(\d{1,2})(?: ?[x×*(] ?(\d{1,2}))?/gu)];
    return `${name}: ${sets.map(([, share = "", reps = "", count]) => `${count === undefined ? "" : `${count}x`}${reps} @ ${share}%`).join(", ")}`;
  });
}

const COMPLEX =
  /^(\s*(?:[a-h]\d?[.):]\s*)?)(\p{L}[\p{L} -]*?(?: ?\+ ?\p{L}[\p{L} -]*?)+)\s*[:-]\s*(\d{1,2}) ?[x×] ?\(?(\d(?: ?\+ ?\d)+)\)?(.*)$/iu;

/** "Snatch pull + hang snatch: 6 x 1+2 @ 70%": sets of the complex, and how often each lift is done in it. */
export function writeOutComplexCounts(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, label = "", names = "", sets = "", counts = "", behind = ""] = COMPLEX.exec(line) ?? [];
    const [lifts, reps] = [names.split(/ ?\+ ?/), counts.split(/ ?\+ ?/)];
    if (sets === "" || lifts.length !== reps.length) return [line];
    return [`${label}${lifts.map((lift, at) => `${reps[at] ?? ""} ${lift.trim()}`).join(" + ")}`, `${sets} sets${behind}`];
  });
}

const MAX_WITH_TIME = /^(.*\b\d ?rm)\s*[-–,:]\s*(\d{1,2}) ?(?:min\w*|')\s*(?:to )?(?:establish|find|build|hit)\W*$/iu;
const TIME_FOR_HEAVIEST =
  /^\W*(\d{1,2}) ?(?:min\w*|')\s*to (?:find|build to|establish|reach|hit)(?: an?| your| the| today'?s?)? (?:heaviest|heavy|max(?:imum)?)(?: load| weight| complex| single)?\W*$/iu;
const ATTEMPT = /^(\W*)(?:1|one) (?:attempt|set|go)\W+(?:ub|unbroken|max(?: unbroken)?)? ?(?=\p{L}[\p{L} -]*(?: for time)?\W*$)/iu;

/** "1RM - 20 min to establish", "15 min to find heaviest", "1 attempt: unbroken pull-ups". */
export function writeOutTests(lines: Lines): Lines {
  return lines.map((line) =>
    line
      .replace(MAX_WITH_TIME, "$1 in $2 min")
      .replace(TIME_FOR_HEAVIEST, "build to a heavy single in $1 min")
      .replace(ATTEMPT, "$1max unbroken "),
  );
}
