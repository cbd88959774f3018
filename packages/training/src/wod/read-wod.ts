import { readTeam, withExtras } from "./board-extras.ts";
import { unaccented } from "./languages/board-languages.ts";
import { withoutTalk } from "./line-kind.ts";
import { readPairUnit } from "./movement-loads.ts";
import { plainText } from "./plain/plain-text.ts";
import { PART_MARK } from "./plain/plain-titles.ts";
import { readMovements } from "./read-movements.ts";
import { readScheme, type SchemeReading } from "./read-scheme.ts";
import { readSession, type SectionedReading } from "./session/read-session.ts";
import { plainLine } from "./session/plain-line.ts";
import { beside, unaccountedNumbers } from "./reader/account-numbers.ts";
import { withoutDate } from "./session/without-date.ts";
import { readEndurance } from "./endurance/read-endurance.ts";
import { UNKNOWN_SPORT } from "./endurance/session-parts.ts";
import { isAsideLine } from "./reader/line/asides.ts";
import { plainLine as plainLineOf } from "./reader/words/plain-lines.ts";
import { withoutPlaces } from "./reader/line/line-labels.ts";
import { readBoard as readByLine } from "./reader/read-board.ts";
import { withoutSenders } from "./reader/write-out/line-prefixes.ts";
import { withoutOptions } from "./reader/write-out/options.ts";
import { writeOutSendOffs } from "./reader/write-out/send-offs.ts";
import { writeOutIndentedRepeats, writeOutNestedLists } from "./reader/write-out/shared-heads.ts";
import { writtenOut } from "./reader/write-out/write-out.ts";
import { loadsAlone } from "./shared-loads.ts";
import { begins, isSentence, isSets, restAlone, unlabelled } from "./wod-lines.ts";
import { hasAmount, isLifted, type OpenPart, sameLift, findWork } from "./wod-part.ts";
import { readBenchmark, withoutTitle } from "./wod-titles.ts";
import { audited } from "./check/audit.ts";
import { linesToCheck } from "./check/lines-to-check.ts";
import { unaccounted } from "./check/unaccounted.ts";
import { withTypedNames } from "./check/typed-names.ts";
import { unaccountedWords } from "./check/unaccounted-words.ts";
import type { Wod, WodMovement, WodPart, WodScheme, WodWork } from "./wod.ts";

/** Reads a workout as it is typed on a whiteboard: "21-15-9 thrusters 43/30 & pull-ups". What it does not know stays as text. */
export function readWod(pasted: string): Wod {
  const { lines, options } = withoutOptions(withoutSenders(pasted).replaceAll(SCORE_BEHIND, "$1\n").split("\n"));
  const score = lines.filter((line) => SCORE.test(line)).map((line) => line.replace(SCORE, "").trim());
  const own = readWorkout(lines.filter((line) => !SCORE.test(line)).join("\n"));
  const read = options.length === 0 || own.parts.length === 0 ? own : { ...own, notes: [...(own.notes ?? []), ...options] };
  return score.length === 0 || read.parts.length === 0 ? read : { ...read, score };
}

/** "Score: slowest round" */
const SCORE = /^\W*(?:(?:workout )?score|scoring|wertung)\b ?(?:[:=–-] ?(?=\S)|(?=(?:is|both|each|the)\b[^\d]*$))/i;

/** "…, no rest between. Score = total reps" */
const SCORE_BEHIND = /([.;]) +(?=score ?[:=])/gi;

function readWorkout(typed: string): Wod {
  const benchmark = readBenchmark(typed);
  if (benchmark !== undefined) return { parts: readBoard(benchmark, benchmark) };
  const text = writtenOut(typed);
  const byLine = readByLine(text);
  const whole = readWhole(text);
  const unsure = (one: Wod): number => (one.parts.length === 0 ? Infinity : score(text, one) + linesToCheck(text, one).length);
  const isBetter = !losesRole(whole, byLine) && unsure(whole) + doubts(whole, byLine) < unsure(byLine);
  const better = isBetter ? withNumbers(text, whole) : byLine;
  const check = better.parts.length === 0 ? [] : linesToCheck(text, better);
  const checked = check.length === 0 ? better : { ...better, check };
  const endurance = readEndurance(writeOutIndentedRepeats(writeOutNestedLists(writeOutSendOffs(typed.split("\n")))).join("\n"));
  if (endurance !== undefined && (isWeek(endurance) || isSurer(endurance, checked, typed))) return audited(typed, endurance);
  const read = withoutSentences(shownAsTyped(checked, typed));
  const worded = withWords(
    typed,
    withTypedNames(typed, read),
    getMovements(read).map(({ name }) => name),
  );
  return audited(typed, worded);
}

/** Whether a reading lacks the warm-up or cool-down that another one has, with a movement that it knows. */
function losesRole(read: Wod, other: Wod): boolean {
  const names = new Set(getMovements(read).map(({ name }) => name));
  const isLost = (part: WodPart): boolean =>
    part.kind === "work" &&
    (part.role === "warm-up" || part.role === "cool-down") &&
    part.movements.some(({ isKnown, name }) => isKnown && !names.has(name));
  return other.parts.some(isLost);
}

/** Words without an amount that name nothing are talk, and no movement: "switch hands as often as you like". */
function withoutSentences(read: Wod): Wod {
  const isSentence = ({ name, isKnown, reps, metres, seconds, calories, list, isMax, load }: WodMovement): boolean =>
    !isKnown &&
    name.split(" ").length >= FEWEST_WORDS &&
    [reps, metres, seconds, calories, list, isMax, load].every((one) => one === undefined);
  const isUncounted = ({ scheme }: WodWork): boolean => scheme.kind === "steady" || scheme.kind === "once";
  const said = read.parts.flatMap((part) =>
    part.kind === "work" && isUncounted(part) ? part.movements.filter((one) => isSentence(one)) : [],
  );
  if (said.length === 0) return read;
  const parts = read.parts.flatMap((part): readonly WodPart[] => {
    if (part.kind === "rest" || !isUncounted(part)) return [part];
    const movements = part.movements.filter((one) => !isSentence(one));
    return movements.length === 0 ? [] : [{ ...part, movements }];
  });
  return { ...read, parts, notes: [...new Set([...(read.notes ?? []), ...said.map(({ name }) => name)])] };
}

const FEWEST_WORDS = 5;

/** Whether each session has its day. */
function isWeek({ parts }: Wod): boolean {
  return parts.every((part) => part.kind === "work" && /^[a-z]{2,}$/i.test(part.label ?? ""));
}

/** Whether less of a reading is in doubt; of two with the same doubts the strict one has nothing wrong. */
function isSurer(strict: Wod, other: Wod, typed: string): boolean {
  const [own, others] = [countDoubts(strict), countDoubts(other) + countShown(other, typed) / 2];
  const isWrong = (other.check ?? []).length > 0 || getMovements(other).some(({ isKnown }) => !isKnown);
  return isWrong || own === 0 ? own <= others : own < others;
}

/** Notes with a number below the title: the strict reading has only totals and labels among them. */
function countShown({ notes = [] }: Wod, typed: string): number {
  const [title = ""] = typed.split("\n");
  return notes.filter((note) => /\d/.test(withoutDate(note)) && !title.includes(note) && !/\btot(?:al)?\b/i.test(note)).length;
}

/** What a reading is not sure of: lines it has not read, and names it does not know. */
function countDoubts(read: Wod): number {
  const { parts, unread = [], check = [] } = read;
  const unknown = getMovements(read).filter(({ isKnown, name }) => !isKnown && name !== UNKNOWN_SPORT);
  return parts.length === 0 ? Infinity : unread.length + check.length + unknown.length;
}

/** A reading with a note of every clause that has a word nobody read. */
function withWords(typed: string, read: Wod, names: readonly string[]): Wod {
  const lost = read.parts.length === 0 ? [] : unaccountedWords(typed, read, names);
  return lost.length === 0 ? read : { ...read, notes: [...new Set([...(read.notes ?? []), ...lost])] };
}

/** A reading whose clauses stand as they were typed, and not as they were written out to be read. */
function shownAsTyped(read: Wod, typed: string): Wod {
  const lines = typed.split(/\r?\n/);
  const back = (clause: string): string => {
    const own = clause.replace(WRITTEN_IN_FRONT, "");
    if (lines.some((line) => line.includes(clause))) return clause;
    return lines.some((line) => line.includes(own)) ? own : (nearestLine(clause, lines) ?? clause);
  };
  const { notes, unread, check } = read;
  return {
    ...read,
    ...(notes === undefined ? {} : { notes: [...new Set(notes.map(back))] }),
    ...(unread === undefined ? {} : { unread: [...new Set(unread.map(back))] }),
    ...(check === undefined ? {} : { check: [...new Set(check.map(back))] }),
  };
}

/** The line of which a clause was written out: it has most of its words and numbers. */
function nearestLine(clause: string, lines: readonly string[]): string | undefined {
  const tokens = readTokens(clause);
  const shared = lines.map((line) => {
    const own = readTokens(line);
    return tokens.filter((token) => own.includes(token)).length;
  });
  const most = Math.max(...shared);
  return most === 0 || most * 2 < tokens.length ? undefined : lines[shared.indexOf(most)]?.trim();
}

function readTokens(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
}

/** A place, a label or a word that has been written in front of a line. */
const WRITTEN_IN_FRONT = /^(?:[1-9]\) |[A-H]\d\) |then |\d+ rounds: |Tabata )/;

/** What speaks against the reading of the whole: what it misses of the lines, and names or shares that the lines leave open. */
function doubts(whole: Wod, byLine: Wod): number {
  const [names, others] = [knownNames(whole), knownNames(byLine)];
  const isOpen = getMovements(byLine).some(({ isKnown }) => !isKnown);
  const otherShares = getShares(byLine);
  const missing = others.filter((name) => !names.includes(name));
  const guessed = isOpen ? names.filter((name) => !others.includes(name)) : [];
  const shares = getShares(whole).filter((share) => !otherShares.includes(share));
  return missing.length + (guessed.length > 0 ? GUESS : 0) + shares.length / 2;
}

/** Less than a movement that stays as it was typed: the lines may know a word less. */
const GUESS = 0.25;

function getMovements({ parts }: Wod): readonly WodMovement[] {
  return parts.flatMap((part) => (part.kind === "work" ? part.movements : []));
}

function getShares(read: Wod): readonly string[] {
  return getMovements(read).flatMap(({ load }) => (load?.unit === "%" ? [load.values.join()] : []));
}

/** The lines of which a reading has a number neither in a part nor shown back. */
function linesWithoutNumbers(typed: string, { parts, unread = [], notes = [], team }: Wod): readonly string[] {
  const shown = [...unread, ...notes];
  const others = beside(typed, shown);
  return unaccountedNumbers(withoutPlaces(others), parts, team);
}

/** Shows back what a reading has lost. */
function withNumbers(typed: string, read: Wod): Wod {
  const lost = linesWithoutNumbers(typed, read);
  return lost.length === 0 ? read : { ...read, unread: [...(read.unread ?? []), ...lost] };
}

function knownNames(read: Wod): readonly string[] {
  return getMovements(read).flatMap(({ name, isKnown }) => (isKnown && name !== "Rest" ? [name] : []));
}

/** How much of a text a reading does not have, or has only as words. */
function score(typed: string, read: Wod): number {
  const { parts, unread = [], notes = [] } = read;
  if (parts.length === 0) return Infinity;
  const unknown = getMovements(read).filter(({ isKnown }) => !isKnown);
  const counted = notes.filter((note) => /\d/.test(withoutDate(note)) && !isAsideLine(plainLineOf(note), plainLineOf(note))).length;
  return unread.length + counted / 2 + unknown.length / 2 + linesWithoutNumbers(typed, read).length;
}

function readWhole(typed: string): Wod {
  const team = readTeam(typed);
  const read = readSession(typed, (section) => readBoard(section, typed)) ?? {
    parts: readBoard(typed, typed),
    notes: [],
    unread: [],
    others: typed,
  };
  return withKept(read, typed, team);
}

/** A clause with its accents, as far as it is found in the text. */
function asTyped(clause: string, typed: string): string {
  for (const line of typed.split(/\r?\n/)) {
    const plain = unaccented(line);
    const start = plain.length === line.length ? plain.indexOf(clause) : -1;
    if (start >= 0) return line.slice(start, start + clause.length);
  }
  return clause.trim();
}

/** A reading with everything that was typed and that no part has. */
function withKept({ parts, notes, unread, others }: SectionedReading, typed: string, team: Wod["team"]): Wod {
  if (parts.length === 0) return { parts };
  const found = unaccounted(typed, others, parts, team);
  const kept = {
    notes: [...new Set([...notes.map((note) => asTyped(note, typed)), ...found.notes])],
    unread: [...new Set([...unread.map((clause) => asTyped(clause, typed)), ...found.unread])].filter(
      (one) => !notes.includes(one) && !found.notes.some((note) => plainLine(note) === one),
    ),
  };
  return {
    parts,
    ...(team === undefined ? {} : { team }),
    ...(kept.notes.length === 0 ? {} : { notes: kept.notes }),
    ...(kept.unread.length === 0 ? {} : { unread: kept.unread }),
  };
}

/** Reads a workout against the clock, or a section of one. */
function readBoard(section: string, typed: string): readonly WodPart[] {
  const lines = plainText(section).split("\n");
  const parts = getParts(withoutTitle(lines.map((line) => (isSentence(unlabelled(line)) ? "" : withoutTalk(line)))), typed);
  // Where all of it reads as talk, it is kept as text.
  return withExtras(parts.length > 0 ? parts : getParts(withoutTitle(lines), typed), section);
}

function getParts(lines: readonly string[], typed: string): readonly WodPart[] {
  const parts: WodPart[] = [];
  const pairUnit = readPairUnit(typed);
  let open: OpenPart = { heads: [], loads: [], lines: [], isIndented: false };
  const close = () => {
    const part = sameMovements(findWork(open, pairUnit), parts) ?? sameLift(open, parts.at(-1), pairUnit);
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
    // "1 mile run", "10 rounds: 5 pull-ups, 10 push-ups, 15 squats", "1 mile run": a line that holds all of its rounds.
    const isWholeRound = head.scheme?.kind === "rounds" && open.lines.length === 1 && readMovements(head.rest).filter(hasAmount).length > 1;
    if (isWholeRound && parts.length > 0 && readMovements(later[0] ?? "").some(hasAmount) && !begins(readScheme(later[0] ?? ""))) close();
  }
  close();
  return parts;
}

/** "6-12-18 of the same" is of the movements before. */
function sameMovements(part: WodWork | undefined, parts: readonly WodPart[]): WodWork | undefined {
  const before = parts.findLast((one) => one.kind === "work");
  const [only, ...others] = part?.movements ?? [];
  const isSame = part !== undefined && before !== undefined && others.length === 0 && /^same\b/i.test(only?.name ?? "");
  return isSame ? { ...part, movements: before.movements } : part;
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
