/* What is said once of several lines: a count, an implement, a ladder, a load. */

import type { Lines } from "./lines.ts";

/** "5 rounds, 8 reps each" above movements without a number: so many of each. */
export function writeOutReps(lines: Lines): Lines {
  const at = lines.findIndex((line) => /\b(?:rounds?|rft|rds|amrap)\b/i.test(line) && EACH.test(line));
  const reps = EACH.exec(lines[at] ?? "")?.[1];
  const below = lines.slice(at + 1);
  const stop = below.findIndex((line) => /\d/.test(line) || line.trim() === "");
  const bare = below.slice(0, stop < 0 ? below.length : stop);
  if (reps === undefined || bare.length < 2) return lines;
  return [
    ...lines.slice(0, at),
    (lines[at] ?? "").replace(EACH, " "),
    ...bare.map((line) => line.replace(/^\W*/, `${reps} `)),
    ...below.slice(bare.length),
  ];
}

const EACH = /[/,(-]* ?(?<![\d.])(\d{1,3}) (?:reps )?(?:of )?each(?: movement| exercise)?\b\)?/i;

const TIME_EACH =
  /^(?:[\p{L} ]+:\s*)?(\s*\d+ ?(?:rounds?|rds|runden|tours|rondas|vueltas|giri|rondes|rodadas)),? ?(?:of |[aà] |de |di |van )?(\d+(?::\d\d)? ?(?:min\w*|'|s|se[ck]\w*)) (?:each|at each station|per (?:station|movement|exercise)|pro (?:station|[uü]bung)|je (?:station|[uü]bung)|par (?:poste|exercice|mouvement)|por (?:estaci[oó]n|esta[cç][aã]o|ejercicio|exerc[ií]cio)|(?:per|a) (?:stazione|esercizio)|per oefening)(?:\s*:\s*|\s+(?=[^,;]*\s\/\s))(\S[^\n]*)$/iu;

/** "3 rounds, 1 min each: wall balls, burpees; 1 min rest": so long at each of them. */
export function writeOutTimes(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, head, time, list] = TIME_EACH.exec(line) ?? [];
    if (head === undefined || time === undefined || list === undefined) return [line];
    const clauses = list.split(/\s*[,;]\s+|\s+[/+]\s+/);
    if (clauses.filter((clause) => !/\d/.test(clause)).length < 2) return [line];
    return [`${head}:`, ...clauses.map((clause) => (/\d/.test(clause) ? clause : `${time} ${clause}`))];
  });
}

const REPS_EACH =
  /^(\s*(?:[\p{L} -]+:\s*)?\d+ ?(?:sets?|rounds?|rds|s[aä]tze|runden|s[eé]ries?|tours|rondas|vueltas|giri|rondes|rodadas|voltas)),? ?(?:of |x ?)?(\d{1,3}) ?(?:reps? |wdh )?(?:each|ea|of each|je|jeweils|chaque|cada|ciascuno|elk)\s*:\s*(\S[^\n]*)$/iu;

/** "3 sets, 12 each: curls, dips": so many of each. */
export function writeOutLists(lines: Lines): Lines {
  return lines.flatMap((line) => {
    const [, head, reps, list] = REPS_EACH.exec(line) ?? [];
    const names = list?.split(/\s*(?:[,;]|\s\/|\s\+)\s+/) ?? [];
    if (head === undefined || names.length < 2 || names.some((name) => /^\d/.test(name))) return [line];
    return [`${head}:`, ...names.map((name) => `${reps ?? ""} ${name}`)];
  });
}

/** "KB complex": everything below is done with it. */
export function writeOutImplements(lines: Lines): Lines {
  const at = lines.findIndex((line) => /^\W*(?:kb|kettlebell|db|dumbbell) (?:complex|flow|circuit)\b/i.test(line));
  if (at < 0) return lines;
  const implement = /kb|kettlebell/i.test(lines[at] ?? "") ? "KB" : "DB";
  return lines.map((line, index) =>
    index > at
      ? line.replace(
          /^(\W*\d+ )(?=(?:swing|clean|press|front squat|squat|snatch|thruster|row|deadlift|lunge|push press|jerk)\w*\b)/i,
          `$1${implement} `,
        )
      : line,
  );
}

/** "3 thrusters, 3 pull-ups, 6 thrusters, 6 pull-ups, …": one ladder of both. */
export function getLadders(typed: Lines): Lines {
  const written = typed.some((line) => GOES_ON.test(line)) ? typed.flatMap(ladderLines) : typed;
  // "6 / 6" below "4 cleans", "4 box jumps": the next step without its names.
  const lines = written.some((line) => GOES_ON.test(line)) ? written.filter((line) => !SAME_AGAIN.test(line)) : written;
  const end = lines.findIndex((line) => GOES_ON.test(line));
  const counted = lines.map((line) => /^\s*(\d+) ([a-z].*)$/i.exec(line));
  let from = end;
  while (from > 0 && counted[from - 1] !== null) from--;
  const rows = counted.slice(from, end).flatMap((row) => (row === null ? [] : [{ reps: Number(row[1]), name: row[2] ?? "" }]));
  const nameOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z].*$/g, "");
  const again = rows.findIndex(({ name }, index) => index > 0 && nameOf(name) === nameOf(rows[0]?.name ?? ""));
  const size = again < 0 && lines.length < written.length ? rows.length : again;
  if (end < 0 || size < 1 || rows.length % size !== 0) return typed;
  const isLadder = rows.every(({ name, reps }, index) => {
    const [first, begin] = [rows[index % size], rows[index - (index % size)]];
    return nameOf(name) === nameOf(first?.name ?? "") && reps === begin?.reps;
  });
  if (!isLadder) return typed;
  const named = rows.filter((_, index) => index % size === 0).map(({ reps }) => reps);
  const steps = [...named, ...written.flatMap((line) => (lines === written ? [] : (SAME_AGAIN.exec(line)?.[1] ?? [])))];
  return [...lines.slice(0, from), `${steps.join("-")}...`, ...rows.slice(0, size).map(({ name }) => name), ...lines.slice(end + 1)];
}

const LADDER = String.raw`(?:ladder|leiter|[eé]chelle|escalera|scala|escada)`;
const TIMED_LADDER = new RegExp(
  String.raw`^\W*(?:\p{L}+ )?${LADDER}\b\D*(\d+) ?min\w*\W*$|^\W*(\d+) ?min\w*\W+(?:\p{L}+ )?${LADDER}\W*$`,
  "iu",
);
const STEP = /^(\s*)(\d+) (\p{L}[^,+]*?)\s*[,+]\s*\2 (\p{L}[^,+]*)$/iu;

/** "Ascending ladder, 10 minutes" is on the clock; "3 snatches, 3 burpees" are two rows of a step. */
function ladderLines(line: string): Lines {
  const [timed, behind, before] = TIMED_LADDER.exec(line) ?? [];
  if (timed !== undefined) return [`AMRAP ${behind ?? before ?? ""}`];
  const [step, indent = "", reps = "", first = "", second = ""] = STEP.exec(line) ?? [];
  return step === undefined ? [line] : [`${indent}${reps} ${first}`, `${indent}${reps} ${second}`];
}

const GOES_ON =
  /^\W*(?:(?:\.{2,}|…|etc\.?|and so on|usw\.?)\W*(?:(?:keep|continue) (?:going|adding)(?: \d+)?[^\d]*|\(?\+? ?\d+ ?(?:reps? )?(?:each|every|per) round\)?|keep going)?|(?:\+|add) ?\d+ (?:reps? )?(?:each|every|per) round|and so on|(?:keep|continue) (?:going|adding)(?: \d+)?[^\d]*|adding \d+ (?:reps? )?(?:until|each|every|per)[^\d]*)\W*$/i;
const SAME_AGAIN = /^\s*(\d{1,3})(?:\s*[/,+&-]\s*\1)+\s*$/;

/** "Then drop to 85% of today's heavy" above "3 x 2": the load of those sets. */
export function writeOutLoads(lines: Lines): Lines {
  return lines.flatMap((line, at) => {
    const before = DROPPED.exec(lines[at - 1] ?? "");
    if (before !== null && SETS_ALONE.test(line)) return [line.replace(SETS_ALONE, (sets) => `then ${sets.trim()} @ ${before[1] ?? ""}`)];
    return DROPPED.test(line) && SETS_ALONE.test(lines[at + 1] ?? "") ? [] : [line];
  });
}

const DROPPED = /^\W*(?:then:?\s*)?(?:drop|back off|go down|down)\s*(?:down )?to (\d+ ?%[^\d]*)$/i;

const SETS_ALONE = /^\s*\d ?[x×] ?\d+(?=\s*(?:$|,))/i;

const RATED = /^(\s*\p{L}[\p{L} -]*?:? )(?:top ?set:? )?(\d) ?@ ?(?=rpe ?\d[^\n]*[,;]? \p{L}+ -?\d[^\n]*(?:x|sets))/iu;

/** "Bench 1 @ RPE 8, then -10% for 3 sets of 5", "85 % vom Topsatz": a heavy set and what is lighter than it, as the reader knows them. */
export function writeOutTopSets(lines: Lines): Lines {
  return lines.map((line) =>
    line
      .replaceAll(
        /(?<=% ?)(?:vom|von|del|du|di|van|do|de|of) (?:heutigen |la |le |il |el |de |het |o |the )*(?=top|single|singolo|simple)/gi,
        "of the ",
      )
      .replaceAll(/\btop[- ]?satz(?:es)?\b|\btopset\b|\bserie top\b/gi, "top set")
      .replaceAll(
        /\b(?:single|singolo|singola|simple) (?:pesad[oa]|pesante|lourde?)\b|\b(?:schwere[rn]?|zware) (?:single|einer)\b/gi,
        "heavy single",
      )
      .replaceAll(
        /[−–-] ?(\d+) ?% (?:for|für|por|pour|per|voor) (\d) ?(?:sets of|sätze [àa]|series de|séries de|serie da|x|×) ?(\d+)/gi,
        "$2x$3 -$1%",
      )
      .replace(
        /,?\s+(?:then )?(?:drop|back off|go down) (?:down )?to (\d+) ?% (?:for|and do) (\d) ?[x×] ?(\d+)/i,
        ", then $2x$3 @ $1% of the top set",
      )
      .replace(RATED, "$1 1x$2 @ "),
  );
}

/** "AMRAP double-unders" below rounds or an EMOM: as many as possible. */
export function writeOutMost(lines: Lines): Lines {
  return lines.map((line, at) =>
    lines.slice(0, at).some((before) => /\be\d*s?\d?mom\b|\bevery\b|\brounds?\b/i.test(before))
      ? line.replace(/^(\W*)amrap (?=[a-z])(?!in\b|of\b|for\b|then\b|until\b|min)/i, "$1max ")
      : line,
  );
}
