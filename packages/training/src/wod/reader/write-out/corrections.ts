/* What a line says beside its work: corrections, depths of a pause, lengths of a pool. */

import { type Lines, REST_WORD } from "./lines.ts";

const WORK_WORD = String.raw`\d+ [^.…\d\n]*?`;
const CORRECTION = String.raw`(?:ok(?:ay)?|jk|just kidding|no,? wait|sorry|actually|wait|i mean|make (?:it|that)|oder besser|besser|nein|non|plut[oô]t|mejor|perd[oó]n|anzi|ali[aá]s|nee|of beter)`;
const SAID_AGAIN = new RegExp(
  String.raw`^(\s*(?:[-*•]\s+|\d ?[-).:]\s+)?)(${WORK_WORD})(?:\.{2,}|…| [-–])\s*${CORRECTION}\b[,:]?(?: (?:just|only|nur|solo|seulement|gewoon))? (\d+)\b ?(.*)$`,
  "iu",
);

/** "10 push press each arm... ok 5 each arm", "150 synchro... just kidding, 150 wall balls": what is said last counts. */
function corrected(line: string): string {
  const [, indent = "", before = "", amount = "", behind = ""] = SAID_AGAIN.exec(line) ?? [];
  // "20 muscle-ups... ok 10 for the humans" is an option.
  if (before === "" || /^(?:for|if|für|pour|para|per|voor)\b/iu.test(behind)) return line;
  // "10 presses... jk, 6 (2x15)": the name stays, with what stands behind the amount.
  if (/^\P{L}*\(/u.test(behind)) return `${indent}${before.trim().replace(/^\d+/, amount)} ${behind}`;
  const isAmountOnly = behind.trim() === "" || before.toLowerCase().includes(behind.trim().toLowerCase());
  return isAmountOnly ? `${indent}${before.trim().replace(/^\d+/, amount)}` : `${indent}${amount} ${behind}`;
}

const HOLE = String.raw`(?:(?:in|at|im|en|dans|au|nel|no|na|in het|onder ?in) )(?:the |der |le |la |el |il |het |fond|de )?\p{L}*`;

const FORMS: readonly (readonly [said: RegExp, full: string])[] = [
  // "2 pause squats (3 sec in the hole)": how long the pause is.
  [
    new RegExp(
      String.raw`(?<=\b(?:paused?|pausiert\w*|pausa|arr[eê]t)\b[^\n()]*)\((\d) ?(?:s|sec\w*|sek\w*|seg\w*|") (?:pause |hold )?${HOLE}\)`,
      "giu",
    ),
    "",
  ],
  // "1 mile run all 3 together"
  [
    /\b(?:all|alle|tou(?:te)?s|todos|tutti)(?: (?:the|die|les|los|e))? ?(?:[2-6]|two|three|four) (?=together|zusammen|ensemble|juntos|insieme|samen)/giu,
    "",
  ],
  // "Swim (25m)", "(25 m pool)": how long the pool is.
  [/(?<=^[^\d\n]*)\((?:25|33|50) ?(?:m|y|yds?|met(?:er|re)s?)(?: ?(?:pool|bahn|becken|bassin|piscina|vasca|bad))?\)(?=\W*$)/giu, ""],
  [/(?<!\p{L})ez(?!\p{L})/giu, "easy"],
  // "Rowing, Wed: 4 x 2000 m"
  [/(?<=^\p{L}+), (?:mon|tue|wed|thu|fri|sat|sun)\w*(?=:)/giu, ""],
  [/\bback[- ]off (?=\d ?[x×])/giu, "backoff "],
  // "3 x 1 mile @ 6:45": of a mile.
  [/(?<=\d ?(?:miles?|mi)\b[^\n,;]*@ ?\d{1,2}:\d\d(?:[-–]\d{1,2}:\d\d)?)(?! ?(?:[-–/:\d]|per\b|min\b))/giu, "/mi"],
  // "27 cal ski / 21 cal": hers stands behind.
  [/(?<![\d/])(\d+) ?cal (\p{L}+(?: erg)?) ?\/ ?(\d+) ?cals?(?=\s*$)/giu, "$1/$3 cal $2"],
  // "10/10 split squat, 16 kg KB goblet": what is held.
  [/,\s+(\d+(?:[.,]\d)? ?(?:kg|lbs?))(?: (?:kb|kettlebell|db|dumbbell))? (?:goblet|front[- ]?rack|suitcase)(?=\s*$)/giu, " @ $1"],
  // "farmers carry 4 x 40 yd, 70s each hand": a pair.
  [
    /,\s+([1-9]\d(?:[.,]5)?)s? ?(kgs?|lbs?)? (?:each|per|in each|je|pro|chaque|par|cada|por|ogni|per) (?:hand|main|mano|m[aã]o)\b/giu,
    " 2x$1 $2",
  ],
];

const KEEP = String.raw`(?:build\w*|work(?:ing)? up|keep|hold|stay|increas\w*|climb\w*|add|go heav\w*|steiger\w*|aufbauend|halten?|mont\w*|tenir|subiendo|mantener|salendo|mantenere|subindo|manter|opbouwen\w*|houd\w*)`;
/** "build to a heavy single, rest 2-3 min": how the sets are done, and the rest between them. */
const KEEP_AND_REST = new RegExp(String.raw`^(\s*${KEEP} [^\d\n]*?)[,;.]\s+(?=${REST_WORD}\b)`, "iu");

/** "1 mi up, 1 mi down": before and after the work. */
const UP_AND_DOWN =
  /(?:^|(?<=[.;,]\s))\s*(\d+(?:[.,]\d)? ?(?:km?|mi|miles?|min\w*)) up,? ?(?:and |& )?(\d+(?:[.,]\d)? ?(?:km?|mi|miles?|min\w*)) down\W*$/iu;
/** "Deadlift wk 3": a heading. */
const WEEK = /^([^\d:,]*\p{L}) (?:week|wk|woche|semaine|semana|settimana) ?\d{1,2}\W*$/iu;

export function writeOutCorrections(lines: Lines): Lines {
  return lines.flatMap((written, at) => {
    const [phases, up = "", down = ""] = UP_AND_DOWN.exec(written) ?? [];
    const front = phases === undefined ? "" : written.slice(0, -phases.length).trimEnd();
    if (phases !== undefined && (front !== "" || at > 0))
      return [...(front === "" ? [] : writeOutCorrections([front])), `warm-up ${up}`, `cool-down ${down}`];
    const line = at === 0 && lines.length > 1 ? written.replace(WEEK, "$1") : written;
    const own = FORMS.reduce((read, [said, full]) => read.replaceAll(said, full), corrected(line));
    return (own === line ? line : own.replaceAll(/(?<=\S) {2,}/g, " ").trimEnd()).replace(KEEP_AND_REST, "$1\n").split("\n");
  });
}
