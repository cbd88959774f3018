import { readTeam, withPartsTogether } from "../board-extras.ts";
import { readPairUnit } from "../movement-loads.ts";
import { sessionSport, readSports } from "../session/sports.ts";
import { withoutAppointment, withoutPlaceInProgram } from "../session/without-date.ts";
import type { Wod } from "../wod.ts";
import { loadsAlone } from "../shared-loads.ts";
import { isDistance, getMetres } from "./line/amounts.ts";
import type { Quantity, SetGroup } from "./line/marks.ts";
import { PartsBuilder } from "./parts/build-parts.ts";
import { withoutPlaces } from "./line/line-labels.ts";
import { matchMovement } from "./line/match-movement.ts";
import { plainLine } from "./words/plain-lines.ts";
import { splitLine } from "./words/split-lines.ts";
import { type LineReading, readLine } from "./line/read-line.ts";
import { shownBack } from "./shown-back.ts";
import { inSport } from "./words/sport-words.ts";

/** Reads a workout line by line: every line is split into what it says, and what nothing has read of it is shown back. */
export function readBoard(typed: string): Wod {
  const written = typed.replaceAll("\r", "").split("\n");
  const split = withPairs(withoutPlaces(written.map((line, index) => plainLine(index === 0 ? heading(line) : line)))).flatMap(
    (text, index) => {
      const lines = splitLine(text);
      return (lines.length === 0 ? [""] : lines).map((line) => ({
        text: line,
        source: /^\W*[♂♀]/u.test(written[index] ?? "") && text === "" ? "" : (written[index] ?? ""),
      }));
    },
  );
  const sources = split.map(({ source }) => source);
  const sport = sportOfAll([
    ...split.map(({ text }) => text),
    ...PICTURES.flatMap(([picture, words]) => (typed.includes(picture) ? [words] : [])),
  ]);
  const plain = split.map(({ text }) => inSport(text, sport));
  const builder = new PartsBuilder(
    sport,
    readPairUnit(typed),
    /\b(?:simulation|sim|hyrox|chipper)\b/i.test(typed),
    /^\W*(?:[a-z]+ )?(?:mobility|stretch\w*|yoga|flow|recovery)\b/i.test(plain[0] ?? ""),
  );
  const readings: { line: LineReading }[] = [];
  let isAfterBlank = false;
  const contexts = plain
    .map((text, index) => ({ text, source: sources[index] ?? "" }))
    .filter(({ text, source }) => {
      return /[a-z\d]/i.test(text) || text.trim() === "" || text.trim() === "+" || /[\p{L}\d]/u.test(source);
    });
  const inTurns = plain.map((_, index) =>
    plain.slice(0, index).findLast((line) => /\be\d?mom\b|\botm\b|\bevery\b|\b(?:amrap|for time|rft|tabata)\b/i.test(line)),
  );
  const pairUnit = readPairUnit(typed);
  contexts.forEach(({ text, source }, index) => {
    if (!/[a-z\d]/i.test(text) && !/[\p{L}\d]/u.test(source)) {
      isAfterBlank = true;
      return;
    }
    const before = inTurns[index] ?? "";
    const isInTurns = /\be\d?mom\b|\botm\b|\bevery\b/i.test(before);
    // Below "A) Clean and jerk, every 90 s x 8" a letter is the next part.
    const areParts = plain.slice(0, plain.lastIndexOf(before, index) + 1).some((line) => /^\s*\(?[a-h]\d?[).:]\s/i.test(line));
    const shared =
      /\d(?:[/,-]\d+(?:\.\d+)?){2,}/.test(text) || (/^\W*rx ?\+/i.test(source) && !/\brx\b(?! ?\+)/i.test(source))
        ? undefined
        : loadsAlone(text.trim(), pairUnit);
    if (shared !== undefined) {
      readings.push({
        line: { ...readLine("", "", isAfterBlank, { isInTurns, areParts, isAfterWork: false, isFirst: false }), shared, source },
      });
      return;
    }
    readings.push({
      line: readLine(source, text, isAfterBlank, {
        ...(sport === undefined ? {} : { sport }),
        isInTurns,
        areParts,
        // "200 easy" below repeats in the water is swum once.
        isAfterWork: sport !== "Swim" && readings.length > 0 && isAfterSets(readings.at(-1)?.line),
        isFirst: readings.length === 0 && contexts.length > 1,
      }),
    });
    isAfterBlank = false;
  });
  const [first] = readings;
  if (
    first !== undefined &&
    sport !== undefined &&
    isTotal(
      first.line,
      readings.slice(1).map(({ line }) => line),
      sport,
    )
  )
    readings[0] = { line: { ...first.line, isTalk: true, left: [first.line.rest] } };
  readings.forEach(({ line }, index) => builder.add(line, readings[index + 1]?.line));
  const { parts, left } = builder.result();
  const team = readTeam(typed);
  return shownBack(typed, withPartsTogether(parts, typed), left, team);
}

/** The first line without a time of day, and where it names a movement without its place in a program. */
function heading(line: string): string {
  const [, title = ""] = CLASS.exec(line) ?? [];
  if (title !== "" && matchMovement(title.match(/[a-z]+/gi) ?? []) === undefined) return title;
  const own = withoutAppointment(line);
  const named = withoutPlaceInProgram(own);
  const words = named.match(/[a-z]+/gi) ?? [];
  return !/\d/.test(named) && words.length > 0 && matchMovement(words) !== undefined ? named : own;
}

/** "Oly 19:00": when a class is. */
const CLASS = /^(\W*(?!.*\b(?:clock|cap|time|amrap|emom|limit|every|work|rest)\b)[a-z][a-z ]*?) (?:1[5-9]|2[01]):(?:00|15|30|45)\W*$/i;

/** "♀ 35 lb" above or below "♂ 50 lb" is one line of loads; the other line is empty. */
function withPairs(lines: readonly string[]): readonly string[] {
  const result = [...lines];
  for (let index = 0; index + 1 < lines.length; index++) {
    const pair = [lines[index] ?? "", lines[index + 1] ?? ""];
    const [men, women] = ["♂", "♀"].map((sign) => pair.find((line) => line.trim().startsWith(sign)));
    const [heavy, light] = [men, women].map((line) => /(\d+(?:\.\d+)?)[- ]?(lb|kg|in|cm)/.exec(line ?? ""));
    if (heavy === null || light === null || heavy === undefined || light === undefined) continue;
    result[index] = `loads ${heavy[1] ?? ""}/${light[1] ?? ""} ${heavy[2] ?? ""}`;
    result[index + 1] = "";
  }
  return result;
}

/** "Long run with progression (18 k)": the way of all lines below. */
function isTotal(first: LineReading, others: readonly LineReading[], sport: string): boolean {
  const metresOfLine = (line: LineReading) => line.items.reduce((sum, { quantity, sets }) => sum + getDistance(quantity, sets, sport), 0);
  const metres = metresOfLine(first);
  const sums = others.map((_, index) => others.slice(0, index + 1).reduce((sum, line) => sum + metresOfLine(line), 0));
  const below = sums.at(-1) ?? 0;
  if (metres === 0 || others.length === 0 || first.role !== undefined) return false;
  // Boards write a round number above the work in the water.
  return (
    (sport === "Run" && metres >= LEAST_TOTAL && sums.includes(metres) && others.length > 1) ||
    metres === below ||
    (sport === "Swim" && metres >= LEAST_TOTAL && below >= metres * 0.6 && below <= metres * 1.5)
  );
}

/** Metres of a heading. */
const LEAST_TOTAL = 1000;

function getDistance(quantity: Quantity | undefined, sets: SetGroup | undefined, sport: string): number {
  const one = sets?.amount ?? quantity;
  const [reps = 0] = sets?.reps ?? [];
  if (sets !== undefined && sets.amount === undefined) return sport === "Swim" || reps >= 100 ? sets.count * reps : 0;
  if (one === undefined) return 0;
  const metres = isDistance(one.unit) ? getMetres(one.value, one.unit) : one.unit === "" && sport === "Swim" ? one.value : 0;
  return metres * (sets?.count ?? 1);
}

function isAfterSets(line: LineReading | undefined): boolean {
  return (line?.items.some((item) => item.sets?.amount !== undefined) ?? false) || line?.clock.scheme?.kind === "intervals";
}

/** Pictures that name a sport, as strongly as two words of it. */
const PICTURES: readonly (readonly [picture: string, words: string])[] = [
  ["🚴", "bike ride"],
  ["🏊", "swim swim"],
  ["🚣", "row erg"],
];

/** The sport of a session of endurance; undefined for everything else. */
function sportOfAll(lines: readonly string[]): string | undefined {
  const text = lines.join("\n");
  const lifts = (
    text.match(
      /\b(?:burpees?|thrusters?|deadlifts?|squats?|press|snatch|cleans?|pull[- ]?ups?|push[- ]?ups?|wall ?balls?|amrap|emom|rft|lunges?|swings?|box jumps?|toes|curls?|plank|sit-?ups?|carry|sled|rows \d+x|devils?|(?:plank|hollow|farmers?|wall|dead|handstand) hold|hollow|tabata|stations?)\b/gi,
    ) ?? []
  ).length;
  if (lifts > 0) return undefined;
  const cues = (
    text.match(
      /\b(?:\d{1,2}x(?:200|300|400|500|600|800|1000|1200|1500|1600|2000)|run|jog|track|fartlek|tempo|strides?|hills?|pace|easy|swim|kick|pull|free|choice|im|bike|ride|ftp|zwift|row|erg|ski|z[1-5]|wu|cd|warm-up|cool-down|threshold|recovery|nuoto|natacion|natation|schwimm\w*|intervals?|pyramid|rowed|rpm|spm|s\/r|marathon|\d+ ?k|\d ?km)\b/gi,
    ) ?? []
  ).length;
  const sports = readSports(text.replaceAll(/\b(?:jog|walk)\w*/gi, " ")).filter((name) => name !== "Walk");
  const isOfOne = sports.length < 2 || sports.includes("Swim");
  return cues < 2 || !isOfOne ? undefined : sessionSport(lines);
}
