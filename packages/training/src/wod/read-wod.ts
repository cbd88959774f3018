import { benchmarkText } from "../catalogue/benchmark-text.ts";
import { BENCHMARK_WORKOUTS, findBenchmarkWorkout } from "../catalogue/benchmark-workouts.ts";
import { withoutTalk } from "./line-kind.ts";
import { plainText } from "./plain-text.ts";
import { PART_MARK } from "./plain-titles.ts";
import { isInPounds, readMovements, type PairUnit } from "./read-movements.ts";
import { readScheme, type SchemeReading } from "./read-scheme.ts";
import { amounts, intervalOf, loaded, settled, withLadder } from "./settle-scheme.ts";
import { loadsAlone, type SharedLoad, withLoads } from "./shared-loads.ts";
import type { Wod, WodMovement, WodPart, WodScheme, WodWork } from "./wod.ts";

interface OpenPart {
  readonly heads: SchemeReading[];
  /** Apart from the movements they are of. */
  readonly loads: SharedLoad[];
  readonly lines: string[];
  /** The movements of its rounds are indented. */
  isIndented: boolean;
}

/** Reads a workout as it is typed on a whiteboard: "21-15-9 thrusters 43/30 & pull-ups". What it does not know stays as text. */
export function readWod(typed: string): Wod {
  const benchmark = benchmarkOf(typed);
  if (benchmark !== undefined) return readWod(benchmark);
  const lines = plainText(typed).split("\n");
  const parts = partsOf(withoutTitle(lines.map(withoutTalk)), typed);
  // Where all of it reads as talk, it is kept as text.
  return { parts: parts.length > 0 ? parts : partsOf(withoutTitle(lines), typed) };
}

function partsOf(lines: readonly string[], typed: string): readonly WodPart[] {
  const parts: WodPart[] = [];
  const pairUnit = pairUnitOf(typed);
  let open: OpenPart = { heads: [], loads: [], lines: [], isIndented: false };
  const close = () => {
    const part = workOf(open, pairUnit) ?? sameLift(open, parts.at(-1), pairUnit);
    if (part !== undefined) parts.push(part);
    open = { heads: [], loads: [], lines: [], isIndented: false };
  };
  for (const [index, written] of lines.entries()) {
    const line = unlabelled(written.replace(PART_MARK, ""));
    const isLettered = /^\s*[A-F][.)]\s/.test(written) && !open.heads.some(({ scheme }) => scheme?.kind === "emom");
    if ((isLettered || written.startsWith(PART_MARK)) && open.lines.some((one) => readMovements(one).length > 0)) close();
    if (line === "" || isSentence(line)) continue;
    const loads = loadsAlone(line, pairUnit) ?? loadsAlone(written.trim(), pairUnit);
    if (loads !== undefined) {
      open.loads.push(...loads);
      continue;
    }
    const pause = restAlone(line);
    if (pause !== undefined && open.lines.filter((one) => /^\d+(?::\d\d| ?min| ?s(?:ec|\b))/i.test(one)).length > 1) {
      open.lines.push(`${pause} s rest`);
      continue;
    }
    const comesAnother = lines.slice(index + 1).some((later) => later.trim() !== "" && begins(readScheme(unlabelled(later))));
    if (pause !== undefined && open.lines.length > 0 && comesAnother) {
      if (isLifted(open)) {
        open.heads.push({ restSeconds: pause, rest: "", isTimed: false, inTurns: false });
        continue;
      }
      close();
      parts.push({ kind: "rest", seconds: pause });
      continue;
    }
    const head = readScheme(line);
    const later = lines
      .slice(index + 1)
      .map(unlabelled)
      .filter((one) => one !== "");
    if (later.length > 0 && (isAside(line, head) || isLabelOf(line, head, later[0]))) {
      if (begins(head)) open.heads.push(head);
      continue;
    }
    const before = open.lines.flatMap((one) => readMovements(one));
    // "Back squat" above "5 sets of 5" is its name.
    const isHeading = before.length === 1 && open.heads.every((one) => !begins(one)) && Object.keys(before[0] ?? {}).length === 2;
    const hasMovements = before.length > 0 && !isHeading;
    const isMoreSets = parts.length > 0 && before.length === 0 && isLifted(open) && isSets(head);
    // "For time, cap 12" below the movements.
    const isTail = later.length === 0 && head.scheme === undefined && readMovements(head.rest).length === 0;
    // What stands below the indented lines of a round comes after all rounds.
    const isOutdented = !/^\s/.test(written) && open.isIndented && readMovements(head.rest).some(hasAmount);
    if (
      isOutdented ||
      isMoreSets ||
      (hasMovements && !isTail && ((begins(head) && !continues(open, head)) || isNextLift(open, line, later[0])))
    )
      close();
    open.heads.push(head);
    if (/^\s+\S/.test(written) && !begins(head) && open.lines.length === 0 && open.heads.some(({ scheme }) => scheme?.kind === "rounds"))
      open.isIndented = true;
    if (head.rest !== "") open.lines.push(head.rest);
  }
  close();
  return parts;
}

/** A name alone: "Fran", "Murph with vest", "DT with 50/35 kg". */
function benchmarkOf(typed: string): string | undefined {
  const [, before = typed, load] =
    /^\s*([^@\n\d]+?)\s*(?:with|w\/|@|at|mit|con|avec)\s*(\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)? ?(?:kg|lbs?|#))(?: (?:ball|bar|barbell))?\s*$/i.exec(
      typed,
    ) ?? [];
  const name = before
    .toLowerCase()
    .replaceAll(/\(?with (?:a )?vest\)?|\bdo\b|\brx'?d?\b|["“”„'!:]|\.(?!\d)/g, "")
    .trim()
    .replace(/^crossfit (?=open \d)/, "")
    .replace(/^(?=\d\d\.\d$)/, "open ")
    .replace(/^hyrox pft$/, "hyrox fitness test");
  const found = findBenchmarkWorkout(name);
  const text = found && benchmarkText(found);
  return load === undefined ? text : text?.replaceAll(/\([\d.]+ \/ [\d.]+ kg\)/g, `(${load})`);
}

/** The unit of loads that are written without one: the other loads of the workout say it. */
function pairUnitOf(typed: string): PairUnit {
  const inKilograms = /\d ?kgs?\b/i.test(typed);
  const inPounds = /\d ?(?:lbs?|#)/i.test(typed) || (!inKilograms && isInPounds(typed));
  return inPounds === inKilograms ? undefined : inPounds ? "lb" : "kg";
}

/** The name of a benchmark before what it is. */
const TITLE = new RegExp(
  String.raw`^"?(?:${BENCHMARK_WORKOUTS.map(({ name }) => name.replaceAll(/\W/g, String.raw`\$&`)).join("|")})"?[\s:,-]+(?=\d)`,
  "i",
);

/** Without a first line that says neither what nor how: "Hyrox prep", "FRIDAY". */
function withoutTitle(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const line = unlabelled(lines[first] ?? "");
  const others = lines.slice(first + 1);
  const isAlone = others.every((one) => one.trim() === "");
  const titled = TITLE.exec(line);
  if (titled !== null) return [line.slice(titled[0].length), ...lines.slice(first + 1)];
  // "Who is in? Today at 8 pm"
  const isTalk = !/^\d/.test(line) && others.some((one) => begins(readScheme(unlabelled(one))));
  if (
    isAlone ||
    (/\d/.test(line) && !isTalk) ||
    begins(readScheme(line)) ||
    readMovements(line).some(({ isKnown }) => isKnown) ||
    loadsAlone(line, undefined) !== undefined
  )
    return lines;
  return withoutTitle(others);
}

/** The same repetitions again, one line for each movement. */
function continues({ heads }: OpenPart, { scheme }: SchemeReading): boolean {
  const before = heads.findLast((head) => head.scheme !== undefined)?.scheme;
  return scheme?.kind === "reps" && before?.kind === "reps" && scheme.reps.join() === before.reps.join();
}

/** What only names a part: "Saturday chipper", "12 days of Christmas:". */
function isAside(line: string, { rest }: SchemeReading): boolean {
  // An unknown lift with its sets is kept.
  if (isSets(readScheme(line))) return false;
  const isLabel = line.endsWith(":") || !/\d/.test(rest);
  return (
    isLabel &&
    /[a-z]/i.test(rest) &&
    !readMovements(rest).some(({ isKnown, load }) => isKnown || load !== undefined) &&
    (line.endsWith(":") || begins(readScheme(line)))
  );
}

function isSets({ scheme }: SchemeReading): boolean {
  return scheme?.kind === "sets" || scheme?.kind === "max-load";
}

function isLifted({ heads, lines }: OpenPart): boolean {
  const movements = lines.flatMap((one) => readMovements(one));
  return heads.some(
    ({ scheme }) => scheme?.kind === "sets" || (scheme?.kind === "reps" && Math.max(...scheme.reps) <= 5 && movements.length <= 2),
  );
}

/** "Bike and run brick:" above "4 x (2 km bike, 400 m run)". */
function isLabelOf(line: string, head: SchemeReading, next = ""): boolean {
  if (!line.endsWith(":") || /\d/.test(line) || begins(head)) return false;
  const below = readScheme(next);
  return begins(below) && readMovements(below.rest).some((one) => one.isKnown && hasAmount(one));
}

/** The name of another lift above its sets: "Dumbbell row" above "4x10". */
function isNextLift({ heads }: OpenPart, line: string, next = ""): boolean {
  const named = readMovements(line);
  const sets = readScheme(next);
  const isLift = (scheme: WodScheme | undefined) => scheme?.kind === "sets" || scheme?.kind === "max-load";
  return (
    heads.some(({ scheme }) => isLift(scheme)) &&
    !/\d/.test(line) &&
    named.length === 1 &&
    named[0]?.isKnown === true &&
    isLift(sets.scheme) &&
    !readMovements(sets.rest).some(({ isKnown }) => isKnown)
  );
}

/** What explains and is not done: "Target about 4:30: …", "To stay within the time, …". */
function isSentence(line: string): boolean {
  if (/^(?:target|to stay within|half the volume|without the vest|scale)/i.test(line)) return true;
  const words = line.split(/\s+/);
  return words.length > 8 && line.endsWith(".") && !/\d/.test(line);
}

/** A line that is the head of a new part. */
function begins({ scheme, isTimed }: SchemeReading): boolean {
  return scheme !== undefined || isTimed;
}

/** Without bullets and the name of a part. */
function unlabelled(line: string): string {
  return line
    .trim()
    .replace(/^[-•*·]\s+/, "")
    .replace(
      /^(?:\d{1,2}[.)]\s+(?=[a-z])(?!\d)|[a-d][).:]\s+|[1-9]\)\s+(?=\d ?rm|\d+ [a-z]+ for time|amrap|emom)|(?:strength|metcon|wod|conditioning|skill|part [a-d1-9]):?\s+|then:?\s+)/i,
      "",
    )
    .replace(/^[a-z][a-z -]*:\s+(?=\S)/i, (label) =>
      /\b(time|amrap|emom|rounds|tabata|chipper|odd|even|rest|cap|tc|in|out)\b/i.test(label) ||
      begins(readScheme(label)) ||
      readMovements(label).some(({ isKnown }) => isKnown)
        ? label
        : "",
    )
    .replace(/^(?!alt)[a-z][a-z ]*\s(?=(?:emom|amrap)\b)/i, (words) => (readMovements(words).some(({ isKnown }) => isKnown) ? words : ""))
    .trim();
}

function restAlone(line: string): number | undefined {
  const found = /^(?:rest\s*:?\s*)?(\d+)(?::(\d\d))?\s*(s|sec|seconds|m|min|mins|minutes|')?(\s*rest)?$/i.exec(line);
  if (found === null || !/rest/i.test(line)) return undefined;
  const [, first = "0", second, unit = ""] = found;
  return second === undefined ? Number(first) * (/^s/i.test(unit) ? 1 : 60) : Number(first) * 60 + Number(second);
}

/** "1 minute at each station" */
const STATION = /,?\s*(?:of\s+)?(\d+)\s*min(?:ute)?s? (?:per|at each|each|at every) station:?/i;

function workOf({ heads, lines, loads }: OpenPart, pairUnit: PairUnit): WodWork | undefined {
  const written = lines.join("\n");
  const stationSeconds = Number(STATION.exec(written)?.[1] ?? 0) * 60;
  const text = written.replace(STATION, " ");
  const head = heads.find(({ scheme }) => scheme !== undefined);
  const capSeconds = heads.find((one) => one.capSeconds !== undefined)?.capSeconds;
  const restSeconds = heads.find((one) => one.restSeconds !== undefined)?.restSeconds;
  const isTimed = heads.some((one) => one.isTimed);
  const inTurns = heads.some((one) => one.inTurns) || (head?.scheme?.kind === "emom" && / \/ /.test(text) && !/\n/.test(text));
  const read = withoutHeading(heads, withoutAsides(readMovements(text, pairUnit)));
  if (read.length === 0) return undefined;
  const counted = stationSeconds === 0 ? read : read.map((one) => ({ ...one, seconds: stationSeconds }));
  const movements = withLoads(counted, loads);
  const scheme = settled(withLadder(heads) ?? head?.scheme, movements, isTimed, inTurns);
  const interval = intervalOf(scheme, movements, restSeconds);
  if (interval !== undefined) return interval;
  return {
    kind: "work",
    scheme,
    movements: loaded(scheme, amounts(scheme, movements)),
    ...(capSeconds === undefined ? {} : { capSeconds }),
    ...(restSeconds === undefined ? {} : { restSeconds }),
  };
}

/** "Clean and jerk" above a complex on the clock is its title. */
function withoutHeading([first]: readonly SchemeReading[], movements: readonly WodMovement[]): readonly WodMovement[] {
  const [title, ...others] = movements;
  const isTitle = title?.isKnown === true && Object.keys(title).length === 2 && first !== undefined && !begins(first);
  const isRepeated = others.some(({ name }) => name === title?.name);
  return isTitle && (others.length > 1 || isRepeated) && others.every(hasAmount) ? others : movements;
}

/** Sets without a name are of the lift before: "build to a heavy 5, then 3x5". */
function sameLift(open: OpenPart, before: WodPart | undefined, pairUnit: PairUnit): WodWork | undefined {
  const isSets = open.heads.some(({ scheme }) => scheme?.kind === "sets" || scheme?.kind === "max-load");
  const [lift, ...others] = before?.kind === "work" ? before.movements : [];
  if (!isSets || lift === undefined || others.length > 0 || !lift.isKnown) return undefined;
  return workOf({ ...open, lines: [`${lift.name} ${open.lines.join(" ")}`] }, pairUnit);
}

/** Beside movements with their amounts, words without one say how: "from the floor". */
function withoutAsides(movements: readonly WodMovement[]): readonly WodMovement[] {
  const known = movements.filter(({ isKnown }) => isKnown);
  const attached: WodMovement[] = [];
  for (const one of movements) {
    const last = attached.at(-1);
    const isRemark = !one.isKnown && !hasAmount(one) && one.load !== undefined && last !== undefined && !one.name.includes(" ");
    if (isRemark && last.isKnown && last.load === undefined && one.load !== undefined)
      attached[attached.length - 1] = { ...last, load: one.load };
    else if (!isRemark) attached.push(one);
  }
  const isCounted = known.length > 0 && known.filter(hasAmount).length * 2 > known.length;
  return isCounted ? attached.filter((one) => one.isKnown || hasAmount(one)) : attached;
}

function hasAmount({ reps, metres, calories, seconds, list, isMax }: WodMovement): boolean {
  return [reps, metres, calories, seconds, list, isMax].some((amount) => amount !== undefined);
}
