import type { Rules } from "./plain-clocks.ts";

/* Whole workouts in one form: ladders in a row of commas, stations that are rotated, stations between runs. */

/** Before loads are written in one way. */
export const LOAD_LISTS: Rules = [
  // "Women: 102kg/78kg/16kg/10kg/4kg": one load for each station, in order
  [
    /^[^\S\n]*(?:women|ladies|men|damen|frauen|herren|w|m)\s*:\s*((?:\d+(?:[.,]\d+)? ?kg\s*[/,]\s*){2,}\d+(?:[.,]\d+)? ?kg)[^\S\n]*$/gim,
    (_, loads = "") => `loads ${(loads.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => `${one.replace(",", ".")} kg`).join(", ")}`,
  ],
];

/** In English, before abbreviations are written in full. */
export const FORMS: Rules = [
  [/(?<=\btabata\b[^\n]*?),?\s*\b\d+ (?:movements|exercises|stations|moves)\b/gi, ""],
  // "Ladder until 12 min", "3 clean, 3 burpee, 6 clean, 6 burpee, 9 / 9 …"
  [
    /^[^\n]*\bladder\b[^\n]*?\b(\d+) ?min(?:ute)?s?[^\n]*\n\s*(\d+) ([a-z][^,\n]*?), ?\2 ([a-z][^,\n]*?), ?\d+ [a-z][^\n]*\.{2,}[^\n]*$/gim,
    (_, minutes = "", step = "", first = "", second = "") =>
      `amrap ${minutes} min\n${[1, 2, 3, 4].map((times) => times * Number(step)).join("-")}...\n${first}\n${second}`,
  ],
  // "8 x 500 m run, and between: …" with as many stations
  [
    /\b(\d) ?x ?(\d+ ?(?:km|m|k)) run,? (?:and )?(?:with|between|after each|in between|dazwischen)\b[^\n:]*:\s*([^\n]+)/gi,
    (whole, count = "", way = "", list = "") => {
      const stations = list.split(/,\s+/).filter((one) => one.trim() !== "");
      return stations.length === Number(count) ? `for time\n${stations.map((one) => `${way} run\n${station(one)}`).join("\n")}\n` : whole;
    },
  ],
  // "Team of 3, 30 min: P1 300 m row = pacer, P2 AMRAP clean & jerk, P3 rest"
  [/^\s*(teams? of \d),? (\d+) ?min(?:ute)?s?\s*:?\s*$/gim, "$1 amrap $2 min"],
  [
    /^\s*p1\b[^\n]*\bp3\b[^\n]*$/gim,
    (line = "") => line.replaceAll(/(?:^|,)\s*p[1-9]\s*[:=-]?\s+/gi, "\n").replaceAll(/^amrap (?=[a-z])/gim, "max "),
  ],
  [/ = (?:the )?pacer\b/gi, ""],
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
