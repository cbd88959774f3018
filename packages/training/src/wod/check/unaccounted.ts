import { toEnglish } from "../languages/board-languages.ts";
import { isOfMovements, left as leftOf, readName } from "../find-movement.ts";
import { plainLine } from "../session/plain-line.ts";
import { withoutDate } from "../session/without-date.ts";
import { TALK } from "../talk-words.ts";
import type { WodMovement, WodPart, WodScheme, WodTeam } from "../wod.ts";

/** Clauses of a workout that its parts do not have. */
export interface Unaccounted {
  readonly notes: readonly string[];
  readonly unread: readonly string[];
}

/**
 * Goes through a text clause by clause and finds what the parts that were read of it do not have: a number that no part has is not
 * understood, words of no movement and of no scheme are a note. Lines that are not among `others` were read word by word: only their numbers
 * are looked at again. Nothing that was typed gets lost without being shown.
 */
export function unaccounted(typed: string, others: string, parts: readonly WodPart[], team: WodTeam | undefined): Unaccounted {
  const freely = new Set(others.split(/\r?\n/));
  const known = getNumbers(parts, team);
  const names = new Set(parts.flatMap((part) => (part.kind === "work" ? part.movements : [])).map(({ name }) => name));
  const typedNames = parts
    .flatMap((part) => (part.kind === "work" ? part.movements : []))
    .flatMap(({ name, isKnown, how = "" }) => [...(isKnown ? [] : [name]), how])
    .join(" ")
    .toLowerCase();
  const notes: string[] = [];
  const unread: string[] = [];
  typed.split(/\r?\n/).forEach((line, index) => {
    for (const clause of readClauses(line)) {
      const text = toEnglish(withoutDate(plainLine(clause.replace(COUNTED, "").replaceAll(/(?<=\d),(?=\d{3}\b)/g, ""))))
        .replaceAll(PLACES, " ")
        .replaceAll(/\b\d(?:\.\d){2,}\b/g, (list) => list.replaceAll(".", " "));
      const numbers = [...text.matchAll(NUMBERS)].map(([number]) => number);
      const missing = numbers.filter((number) => !isKnown(number, known));
      // "Max pull-ups -1": of a number with a sign no part can say that it has it.
      if (/\bmax\b[^\d]* -\d\b/i.test(clause)) missing.push("-");
      const isPlace =
        missing.length === 1 && numbers.length > 1 && missing[0] === numbers[0] && Number(missing[0]) <= 12 && /^\s*\d/.test(text);
      if (missing.length > 0 && !isPlace) (isAside(clause, line, index, missing) ? notes : unread).push(clause.trim());
      else if (!freely.has(line)) continue;
      else if (numbers.length === 0 && isRemark(text, names, typedNames)) notes.push(clause.trim());
      else if (numbers.length > 0 && saysMore(text, typedNames)) notes.push(clause.trim());
    }
  });
  return { notes, unread };
}

/** "3' 10 lunges", "2° min 10 burpees", "0:00-8:00": minutes of a clock in front of a line. */
const COUNTED =
  /^\s*\d{1,2} ?(?:['’°ªº)=-](?! ?\d* ?(?:rest|cap|amrap|emom|min))) ?(?:min(?:ute)?\b)?(?=\s*\d)|^\s*(?:on an? )?\d{1,2}(?::\d\d)? ?[-–] ?\d{1,2}(?::\d\d)? ?(?:min)?\s*(?::|$)|^\s*\d{1,2}\s*$/i;

const OPTION =
  /^\W*(?:rx ?\+|sc\b|scal|l\d\b|level|beginner|masters?|option|mod|adv|easier|for (?:women|men)|debutant|principiant|einsteiger|anfanger|or\b)/i;
const ASIDE =
  /\bziel(?:zeit)?\b|\bobjectif\b|\bobjetivo\b|\bobiettivo\b|\b(?:under|sub|unter) \d|\bsplit\b|\bvest\b|\bscores?\b|\bgoals?\b|\btarget\b|\baim\b|\bcoach(?:es)?\b|\bpb\b|\bpr\b|\bfuel\b|% off|\bcode\b/i;

/** Options for others, goals, times of a day in a heading, and sentences: shown, but no part of the workout. */
function isAside(clause: string, line: string, index: number, missing: readonly string[]): boolean {
  if (OPTION.test(line) || ASIDE.test(clause)) return true;
  if (index === 0 && missing.every((one) => /^(?:[5-9]|1\d|2[0-3]):[0-5]\d$/.test(one))) return true;
  const words = clause.match(/[a-z]{2,}/gi) ?? [];
  return words.length > LONGEST_LINE && readName(words) === undefined;
}

/** So many words without a movement are a sentence. */
const LONGEST_LINE = 7;

/** Whether a counted line has words that neither its movement nor its scheme says. */
function saysMore(text: string, typedNames: string): boolean {
  const words = (text.match(/(?<![\da-z.])[a-z][a-z0-9'’-]*/gi) ?? []).map((word) => word.toLowerCase());
  const name = readName(words);
  const beside = name === undefined ? words : leftOf(words, name);
  return beside.some(
    (word) =>
      word.length >= SHORTEST_REMARK &&
      !SAID.test(word) &&
      !typedNames.includes(word) &&
      !isOfMovements(word) &&
      readName([word]) === undefined &&
      !TALK.has(word),
  );
}

const NUMBERS = /(?<![a-wyz\d.:]|[a-z]x)\d+(?:[.:]\d+)?/gi;

/** Numbers that count lines, minutes of an EMOM, stations, athletes and times of a day, and are no amounts. */
const PLACES =
  /^\s*(?:[-•*]\s*)?(?:[a-h]?\d{1,2}[.)]|\d{1,2}:)\s+|^\s*[a-h]\d?\s*[.)\]:]\s*|(?<=[\s:])\d{1,2}[.)]\s+(?=\S)|(?<!\d ?)\b(?:metcon|wod|min(?:ute)?s?|stations?|sets?|rounds?|parts?|waves?|p|level|l|open|day|d|week|wk) ?#?\d{1,2}(?:-\d{1,2})?(?=\s*(?:[:.=)-]|\s[a-z\d]|$))|\b\d{1,2}(?::\d\d)? ?(?:am|pm|uhr)\b|\b1 ?rm\b|\b\d(?:st|nd|rd|th)\b|\b90 ?\/ ?90\b|\b1:1\b/gi;

function readClauses(line: string): readonly string[] {
  return line
    .replaceAll(/\(([^()]*)\)/g, (whole, inside: string) => (/\d/.test(inside) ? whole : `, ${inside}, `))
    .split(/[;!]+|,\s+|(?<=[a-z)])\.+(?:\s+|$)|\s[-–—]\s|\s\+\s|\s\/\s/i)
    .filter((clause) => /[a-z\d]{2}/i.test(clause) || /\d/.test(clause));
}

/** Words of schemes, clocks, units and headings: what they say is in the scheme. */
const SAID =
  /^(?:for|time|amrap|emom|e\dmom|otm|rft|tabata|metcon|wod|workout|strength|conditioning|chipper|ladder|rounds?|rds?|rnds?|sets?|reps?|of|the|a|an|and|then|into|rest|between|each|every|min(?:ute)?s?|sec(?:ond)?s?|on|off|buy|in|out|cash|cap|tc|max|odd|even|death|by|complex|with|partners?|teams?|per|side|leg|arm|to|up|build|building|heavy|single|not|quality|nft|rx|rxd|intervals?|skill|accessory|superset|warm|cool|down|cals?|calories|kg|lbs?|x|at|as|many|possible|total|alternating|straight|go|you|i|one|works?|rests?|alternate|full|dumbbells?|db|kettlebells?|kb|barbell|bar|over|facing|run|back|clock|part|same|or|men|women|hold|easy|hard|w|s|m|km|t|is|do|from|work|today|finisher|main|ft|miles?|km|meters?|movements?|exercises?|efforts?|stations?|pood|giri|serie|series|runden?)$/i;

function isRemark(text: string, names: ReadonlySet<string>, typedNames: string): boolean {
  const words = text.match(/[a-z][a-z'’-]*/gi) ?? [];
  const said = words.filter((word) => !SAID.test(word) && !typedNames.includes(word.toLowerCase()));
  if (said.join("").length < SHORTEST_REMARK) return false;
  const name = readName(words);
  return name === undefined || !names.has(name) || said.length > words.length / 2 + 1;
}

const SHORTEST_REMARK = 3;

function isKnown(written: string, known: ReadonlySet<number>): boolean {
  const [first = "", second] = written.split(":");
  if (second !== undefined) return known.has(60 * Number(first) + Number(second));
  const value = Number(written.replace(",", "."));
  return CONVERSIONS.some((factor) => known.has(round(value * factor)) || (value * factor > 5 && known.has(Math.round(value * factor))));
}

/** Typed in pood, feet, miles, kilometres, minutes, hours. */
const CONVERSIONS = [1, 16, 0.3048, 1609.344, 1000, 60, 3600];

function round(value: number): number {
  return Math.abs(value - Math.round(value)) < 0.5 && value > 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

function getNumbers(parts: readonly WodPart[], team: WodTeam | undefined): ReadonlySet<number> {
  const found = new Set<number>(team === undefined ? [] : [team.people, 1, team.people - 1]);
  const add = (value: number | undefined) => {
    if (value === undefined) return;
    found.add(round(value));
    found.add(Math.round(value));
  };
  for (const part of parts) {
    if (part.kind === "rest") {
      add(part.seconds);
      continue;
    }
    const { scheme, movements, capSeconds, restSeconds, restUpTo, totalSeconds, blocks, recovery } = part;
    [capSeconds, restSeconds, restUpTo, totalSeconds, blocks?.count, blocks?.restSeconds, recovery?.metres].forEach(add);
    schemeNumbers(scheme, movements.length).forEach(add);
    movements.flatMap(movementNumbers).forEach(add);
    // Totals that people write beside the parts.
    add(movements.reduce((sum, { metres = 0 }) => sum + metres, 0));
    if (movements.length > 2) add(movements.length);
  }
  add(parts.reduce((sum, part) => sum + getMetres(part), 0));
  return found;
}

function getMetres(part: WodPart): number {
  if (part.kind === "rest") return 0;
  const { scheme, movements } = part;
  const once = movements.reduce((sum, { metres = 0 }) => sum + metres, 0);
  return once * (scheme.kind === "rounds" ? scheme.rounds : scheme.kind === "emom" ? scheme.turns : 1);
}

function schemeNumbers(scheme: WodScheme, movements: number): readonly number[] {
  switch (scheme.kind) {
    case "once":
    case "steady":
      return [1];
    case "reps":
      return [...scheme.reps, scheme.reps.length];
    case "rounds":
      return [scheme.rounds];
    case "amrap":
      return [
        scheme.seconds,
        ...(scheme.ladder ?? []),
        ...(scheme.ladder === undefined ? [] : [(scheme.ladder.at(-1) ?? 0) + (scheme.ladder[0] ?? 0)]),
      ];
    case "emom":
      return [scheme.every, scheme.turns, scheme.every * scheme.turns, scheme.turns / movements];
    case "death-by":
      return [scheme.every, 1, 2, 3];
    case "intervals":
      return [scheme.rounds, scheme.work, scheme.rest, movements, scheme.rounds * movements];
    case "sets":
      return [
        ...scheme.reps,
        scheme.reps.length,
        ...[scheme.seconds, scheme.upTo, scheme.pauseSeconds].filter((one) => one !== undefined),
        ...(scheme.parts ?? []),
      ];
    case "max-load":
      return [scheme.reps];
  }
}

function movementNumbers(movement: WodMovement): readonly number[] {
  const {
    name,
    reps,
    list = [],
    metres,
    calories,
    seconds,
    forWomen,
    load,
    rpe = [],
    rir,
    secondsUpTo,
    how,
    pace,
    zone,
    tempo,
    cadence,
  } = movement;
  const texts = [name, how, pace, zone, tempo, cadence].filter((one) => one !== undefined).join(" ");
  const written = [...texts.matchAll(/\d+(?:[.:]\d+)?/g)].map(([text]) => {
    const [first = "", second] = text.split(":");
    return second === undefined ? Number(text) : 60 * Number(first) + Number(second);
  });
  return [
    ...[reps, metres, typeof calories === "number" ? calories : undefined, seconds, forWomen, load?.count, rir, secondsUpTo].filter(
      (one) => one !== undefined,
    ),
    ...list,
    ...rpe,
    ...(load?.values ?? []),
    ...(load?.count === undefined ? [] : load.values.map((one) => one)),
    ...written,
  ];
}
