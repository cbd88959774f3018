import type { Rules } from "./plain-clocks.ts";

/* Whole workouts in one form: ladders in a row of commas, stations that are rotated, stations between runs. */

/** Before loads are written in one way. */
export const LOAD_LISTS: Rules = [
  // "Women: 102kg/78kg/16kg/10kg/4kg": one load for each station, in order
  [
    /^[^\S\n]*(?:women|ladies|men|damen|frauen|herren|w|m)\s*:\s*((?:\d+(?:[.,]\d+)? ?kg\s*[/,]\s*){2,}\d+(?:[.,]\d+)? ?kg)[^\S\n]*$/gim,
    (_, loads = "") => `loads ${(loads.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => `${one.replace(",", ".")} kg`).join(", ")}`,
  ],
  [/(?<=\d[^\n]*)\b(?:e ?\/ ?s|e side|pr side)\b/gi, "each side"],
  // 45″ of a plank are seconds; 24″ of a box are inches.
  [
    /(\d+) ?(?:"|″|'')(?= ?(?:plank|hold|l-?sit|hang|dead hang|wall ?sit|hollow|superman|side plank|handstand|hs |gainage|plancha|max|rest))/gi,
    "$1 s",
  ],
  [/(?<=\b(?:plank|hold|l-?sit|hang|wall ?sit|superman|gainage|plancha) )(\d+) ?(?:"|″|'')/gi, "$1 s"],
];

/** In English, before abbreviations are written in full. */
export const FORMS: Rules = [
  [/(?<=\btabata\b[^\n]*?),?\s*\b\d+ (?:movements|exercises|stations|moves)\b/gi, ""],
  [/(?<=^\s*|\n\s*)([^\n]*\btabata\b[^\n]*?)\bthis\b!*/gi, "$1"],
  // "Ladder until 12 min", "3 clean, 3 burpee, 6 clean, 6 burpee, 9 / 9 …"
  [
    /^[^\n]*\bladder\b[^\n]*?\b(\d+) ?min(?:ute)?s?[^\n]*\n\s*(\d+) ([a-z][^,\n]*?), ?\2 ([a-z][^,\n]*?), ?\d+ [a-z][^\n]*\.{2,}[^\n]*$/gim,
    (_, minutes = "", step = "", first = "", second = "") =>
      `amrap ${minutes} min\n${[1, 2, 3, 4].map((times) => times * Number(step)).join("-")}...\n${first}\n${second}`,
  ],
  // "AMRAP 25, rotate every minute" with its stations
  [
    /\bamrap:? ?(\d+)(?: ?min(?:ute)?s?)?,? (?:rotat(?:e|ing)|switch(?:ing)?|chang(?:e|ing)) (?:each|every) min(?:ute)?\b[^\n]*/gi,
    "emom $1",
  ],
  [/^\s*station (\d)\s*[:.)-]?\s+/gim, "min $1: "],
  [/\bground (?:2|to) (?:overhead|oh)\b/gi, "ground to overhead"],
  // "8 x 500 m run, and between: …" with as many stations
  [
    /\b(\d) ?x ?(\d+ ?(?:km|m|k)) run,? (?:and )?(?:with|between|after each|in between|dazwischen)\b[^\n:]*:\s*([^\n]+)/gi,
    (whole, count = "", way = "", list = "") => {
      const stations = list.split(/,\s+/).filter((one) => one.trim() !== "");
      return stations.length === Number(count) ? `for time\n${stations.map((one) => `${way} run\n${station(one)}`).join("\n")}\n` : whole;
    },
  ],
  [
    /^\s*(\d+) sets,? rest (\d+:\d\d|\d+ ?(?:min|s|sec)\w*)(?: (?:between|b\/t|btw|in between)(?: sets| rounds)?)?\s*$/gim,
    "$1 rounds, rest $2",
  ],
  [/\b(time cap|cap|tc)\s+:\s*(?=\d)/gi, "$1 "],
  [/(?<=\bmax [^\n,;\d]*?) ?- ?(\d)\s*$/gim, ""],
  // "♂ 70 kg ♀ 47.5 kg" on a line of its own
  [/^\s*(\d+(?:\.\d+)?\/\d+(?:\.\d+)? ?(?:kg|lbs?|#))\s*$/gim, "loads $1"],
  // "DU / SU x2": what follows is an easier way
  [/\b(du|dus|double[- ]?unders?) ?(?:\/|or) ?(?:su|sus|single[- ]?unders?)(?: ?x ?\d| ?\d ?x)?/gi, "$1"],
  // "Team of 3, 30 min: P1 300 m row = pacer, P2 AMRAP clean & jerk, P3 rest"
  [/^\s*(teams? of \d),? (\d+) ?min(?:ute)?s?\s*:?\s*$/gim, "$1 amrap $2 min"],
  [
    /^\s*p1\b[^\n]*\bp3\b[^\n]*$/gim,
    (line = "") => line.replaceAll(/(?:^|,)\s*p[1-9]\s*[:=-]?\s+/gi, "\n").replaceAll(/^amrap (?=[a-z])/gim, "max "),
  ],
  [/ = (?:the )?pacer\b/gi, ""],
  [
    /\b(\d+) stations? ?x ?(\d+) ?min(?:ute)?s? ?\/ ?(\d+) ?min(?:ute)?s? (?:change|rest|off|move|transition)\b/gi,
    "1 rounds $2 min on / $3 min off",
  ],
  [/^\s*(?:engine|strength|conditioning|metcon) \d+ ?(?:min(?:ute)?s?|')?\s*:\s*/gim, ""],
  [/\b(?:in )?\d ?er[- ]?teams?\b,?/gi, ""],
  // An advertisement
  [
    /^[^\n]*(?:\b\d+ ?% (?:off|rabatt)\b|\blink in bio\b|\bmemberships?\b|\b(?:promo |discount )?code [a-z]*\d|\bsign up (?:now|at|via|here)\b|\bspots (?:left|free)\b)[^\n]*$/gim,
    "",
  ],
];

/** A station of a race without its unit: "500 ski", "50 wb". */
function station(text: string): string {
  return text.trim().replace(/^(\d{3,4}) (?=ski|row|run|bike|farmers?)/i, "$1 m ");
}
