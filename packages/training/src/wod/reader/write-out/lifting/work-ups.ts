/* Sets that rise to a weight: how many, in which time, and of which lift. */

import type { Lines } from "../lines.ts";

const BUILD = String.raw`(?:build(?:ing)?(?: up)?|work(?:ing)?(?: up)?|climb(?:ing)?|ramp(?:ing)?(?: up)?|steiger\w*|aufbauen|monter?|subir|salire|subiendo|opbouwen)`;
const COUNT = new RegExp(
  String.raw`^(\W*)${BUILD} (?:over|in|across|with|[uü]ber|in|sur|en|durante|su|em|over) (\d) ?(?:sets?|s[aä]tze|s[eé]ries?|serie)\b(?: (?:of|x) (\d))?[,;]?\s*(.*)$`,
  "iu",
);
const START = /^(?:start(?:ing)?|begin(?:ning)?|from|ab|desde|da|de) (?:at |around |about |@ |~|ca\.? ?)*(\d{2}) ?%.*$/iu;
const TIME_FIRST = new RegExp(
  String.raw`^(\W*)(\d{1,2}) ?(?:min\w*|'):?\s*(?:to )?((?:${BUILD}|find|establish|est)\b.*?\b(?:single|double|triple|\d ?rm|set of \d|heavy \d)\b)(?! ?unders?)(.*)$`,
  "iu",
);
/** A lift alone in a line. */
const LIFT =
  /^\W*(?:(?:power|hang|squat|split|push|pause|paused|front|back|overhead|strict|sumo|romanian|bench|high|low|block)[ -])*(?:snatch|cleans?|jerk|squats?|deadlifts?|press|thrusters?|c ?& ?j|clean (?:and|&|\+) jerk)\W*$/iu;
/** "Then EMOM 10: 1 rep": of the lift above. */
const REPS_ALONE = /^(\W*(?:then )?(?:e\d*mom|e?otm|every [\d:]+(?: ?min\w*)?)[^:\d]*\d[^:]*:\s*\d) reps?(?=\s*(?:$|[,;@]))(.*)$/iu;
const MODERATE = /\b(?:moderate|medium) (single|double|triple)\b/iu;

/** "Squat snatch" above "5 min: build to a moderate single": of that lift, in that time. "Build over 6 sets" is sets of the complex above. */
export function writeOutWorkUps(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const [, front = "", sets, reps, said = ""] = COUNT.exec(line) ?? [];
    if (sets !== undefined) {
      const share = START.exec(said)?.[1];
      return [
        `${front}${sets} sets${reps === undefined ? "" : ` of ${reps}`}, building${share === undefined ? "" : ` from ${share}%`}`,
        ...(share === undefined && said.trim() !== "" ? [said] : []),
      ];
    }
    const [, indent = "", minutes, work = "", behind = ""] = TIME_FIRST.exec(line) ?? [];
    const lift = lines.slice(0, at).findLast((one) => LIFT.test(one));
    const [, head, more = ""] = REPS_ALONE.exec(line) ?? [];
    if (head !== undefined && lift !== undefined) return [`${head} ${lift.trim()}${more}`];
    const before = lines[at - 1] ?? "";
    if (minutes === undefined || !LIFT.test(before)) return [line];
    return [`${indent}${before.trim()}, ${work.replace(MODERATE, "heavy $1")}${behind}, in ${minutes} min`];
  });
}

const TRAINING_MAX = /^(\W*)(\p{L}[\p{L} ]*?),? ((?:TM|training max)\b.*)$/u;

/** "OHP TM 60 kg" above sets without a name: the lift, and what it is counted from. */
export function writeOutTrainingMax(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const [, front = "", lift, max = ""] = TRAINING_MAX.exec(line) ?? [];
    return lift === undefined || !/^\W*\d/.test(lines[at + 1] ?? "") ? [line] : [max, `${front}${lift}`];
  });
}

const POSITIONS = /\b\d[- ]?position (\p{L}+)\s*\(([^()\d]+)\)/iu;
const COUNTS_OF_COMPLEX = /^\W*\d(?:[.+]\d)*\+\d(?:[.+]\d)* ?[x×] ?(\d)\W*$/iu;

/** "3-position clean (high hang / knee / floor) + jerk" above "1.1.1+1 x 5": its parts, and sets of all of them. */
export function writeOutPositions(lines: Lines): Lines {
  return lines.map((line, at) => {
    const sets = COUNTS_OF_COMPLEX.exec(line)?.[1];
    if (sets !== undefined && POSITIONS.test(lines[at - 1] ?? "")) return `${sets} sets`;
    return line.replace(POSITIONS, (_, lift: string, positions: string) =>
      positions
        .split(/\s*[/,+]\s*/)
        .map((position) => `1 ${fromPosition(position.trim(), lift)}`)
        .join(" + "),
    );
  });
}

function fromPosition(position: string, lift: string): string {
  if (/floor|ground|boden|suelo|sol$|terra|vloer/i.test(position)) return lift;
  return /knee|below|knie|rodilla|genou|ginocchio|joelho/i.test(position) ? `hang ${lift} (${position})` : `high hang ${lift}`;
}
