import { isOfMovements } from "../find-movement.ts";
import { isGeneric } from "../read-movements.ts";
import { TALK } from "../talk-words.ts";
import type { WodManner, WodMovement, WodScheme, WodWork } from "../wod.ts";
import { type LiftLine, readLiftLine } from "./lift-line.ts";
import type { SessionReading } from "./session-reading.ts";
import { liftClauses } from "./lift-clauses.ts";
import { joinedHow, lifted, getScheme, withSet, withWave } from "./lift-parts.ts";
import { HELD, isOfAnother, isTalk } from "./other-workouts.ts";

/** Reads sets of lifts line by line; undefined where there are none, or where a line is of another kind. */
export function readLifts(lines: readonly string[]): SessionReading | undefined {
  const session = new LiftSession();
  for (const line of lines) {
    for (const clause of liftClauses(line)) {
      if (!session.add(readLiftLine(clause), clause)) return undefined;
    }
  }
  return session.reading();
}

interface Named {
  readonly name: string;
  readonly isKnown: boolean;
  readonly complex?: readonly WodMovement[];
  readonly manner: WodManner;
  readonly label?: string;
}

class LiftSession {
  readonly #parts: WodWork[] = [];
  readonly #notes: string[] = [];
  readonly #unread: string[] = [];
  /** What the sets of the next lines are of. */
  #named: Named | undefined;
  /** Written above the lift that it is of. */
  #every: LiftLine["every"];
  #style: LiftLine["style"];
  #isOneByOne = false;
  #isComplexTitle = false;
  /** The lift was named on the line before its sets. */
  #isFresh = false;

  /** False where the line is neither of lifts nor talk. */
  add(line: LiftLine, text: string): boolean {
    const { sets, maxReps, every, numbers, complex } = line;
    if (isOfAnother(line, this.#named?.complex !== undefined)) return false;
    const isList = sets !== undefined && sets.parts === undefined && sets.loads === undefined && new Set(sets.reps).size > 1;
    if (isList && line.name === undefined && !this.#isFresh && line.load === undefined && !/\bwave/i.test(text)) return false;
    const named = this.#nameOf(line);
    const isSame = line.name === undefined && !line.isContinued && sets === undefined && line.words.length === 0;
    const before = this.#parts.at(-1);
    // "Work to a heavy single" below the sets says how they go on.
    if (maxReps !== undefined && isSame && before?.scheme.kind === "sets" && this.#named?.name === before.movements[0]?.name) {
      this.#parts[this.#parts.length - 1] = {
        ...before,
        movements: before.movements.map((one) => ({ ...one, ...joinedHow(one, { manner: { how: text.toLowerCase() } }) })),
      };
      return true;
    }
    if (sets !== undefined || maxReps !== undefined || (complex !== undefined && (every ?? this.#every) !== undefined)) {
      // A name that is not known is no other lift.
      const isUnknown =
        named === undefined &&
        complex === undefined &&
        line.words.length > 0 &&
        !line.isContinued &&
        sets?.isOne !== true &&
        !isTalk(line.words);
      const subject = isUnknown ? undefined : (named ?? (complex === undefined ? undefined : this.#complexOf(line)) ?? this.#named);
      if (subject === undefined) return this.#addUnknown(line, text);
      if (line.words.length > MOST_WORDS) return false;
      this.#addSets(line, subject, text);
      return true;
    }
    if (complex !== undefined) {
      this.#named = this.#complexOf(line);
      const last = this.#parts.at(-1);
      // "Snatch complex, 6 sets up to 75 %" above its lifts
      if (last?.scheme.kind === "sets" && last.movements.length === 1 && this.#isComplexTitle) {
        const load = last.movements[0]?.load;
        this.#parts[this.#parts.length - 1] = {
          ...last,
          isComplex: true,
          scheme: { kind: "rounds", rounds: last.scheme.reps.length, timed: false },
          movements: complex.map((one, index) => (index === complex.length - 1 && load !== undefined ? { ...one, load } : one)),
        };
        this.#isComplexTitle = false;
      }
      return complex.every(({ isKnown }) => isKnown);
    }
    if (numbers.length > 0) return this.#addTalk(line, text);
    if (this.#addAside(line)) return true;
    if (named !== undefined && line.words.length <= 2) {
      if (line.load !== undefined || line.rest !== undefined) return false;
      this.#isFresh = true;
      this.#named = named;
      this.#isOneByOne = false;
      if (line.style !== undefined) this.#style = line.style;
      return true;
    }
    if (line.style !== undefined && line.words.length === 0) {
      this.#style = line.style;
      return true;
    }
    if (every !== undefined) {
      this.#every = every;
      return true;
    }
    return this.#addTalk(line, text);
  }

  #nameOf({ name, isKnown, manner, words, label, typed }: LiftLine): Named | undefined {
    if (name === undefined) return undefined;
    // "Zottman curl" is another lift than a curl.
    const isOther = isGeneric(name) && words.some((word) => !HELD.test(word) && !TALK.has(word.toLowerCase()));
    if (isOther) return { name: typed, isKnown: false, manner, ...(label === undefined ? {} : { label }) };
    const how = [manner.how, ...words].filter((one) => one !== undefined).join(" ");
    return {
      name: lifted(name),
      isKnown,
      manner: { ...manner, ...(how === "" ? {} : { how }) },
      ...(label === undefined ? {} : { label }),
    };
  }

  #complexOf({ complex = [], manner, label }: LiftLine): Named {
    return { name: "", isKnown: true, complex, manner, ...(label === undefined ? {} : { label }) };
  }

  /** A name that nobody knows with its sets is kept as it was typed. */
  #addUnknown(line: LiftLine, text: string): boolean {
    const { words, numbers } = line;
    if (words.length === 0 || words.length > MOST_WORDS || numbers.length > 0) return false;
    this.#addSets(
      { ...line, words: [] },
      { name: words.join(" "), isKnown: false, manner: line.manner, ...(line.label === undefined ? {} : { label: line.label }) },
      text,
    );
    return true;
  }

  #addSets(line: LiftLine, subject: Named, text: string): void {
    const { sets, maxReps, load, rest, label = subject.label, totalSeconds, numbers } = line;
    const style = line.style ?? (sets?.isLastOpen === true ? "last set max" : undefined) ?? this.#style;
    const every = line.every ?? this.#every;
    const last = this.#parts.at(-1);
    if (numbers.length > 0) this.#unread.push(text);
    if (sets?.isOne === true && this.#isOneByOne && last?.scheme.kind === "sets" && load !== undefined) {
      this.#parts[this.#parts.length - 1] = withSet(last, sets.reps[0] ?? 0, load, style);
      return;
    }
    const isWave = /\bwave ?\d/i.test(text) && last?.scheme.kind === "sets" && last.movements[0]?.name === subject.name;
    const isMoreLoads =
      sets?.loads !== undefined &&
      line.name === undefined &&
      last?.scheme.kind === "sets" &&
      last.movements[0]?.load?.isPerSet === true &&
      !line.isContinued;
    if (sets !== undefined && last !== undefined && (isWave || isMoreLoads)) {
      this.#parts[this.#parts.length - 1] = withWave(last, sets.reps, load, line.manner, this.#unread, text);
      return;
    }
    const manner = { ...subject.manner, ...line.manner, ...joinedHow(subject, subject.isKnown ? line : { manner: line.manner }) };
    const movements = subject.complex ?? [{ name: subject.name, isKnown: subject.isKnown }];
    const isMax = sets?.isMax === true || (sets === undefined && maxReps === undefined);
    const loaded = movements.map((one, index): WodMovement => ({
      ...one,
      ...(subject.complex === undefined && isMax && sets !== undefined ? { isMax: true as const } : {}),
      ...(subject.complex === undefined && every !== undefined && sets?.reps[0] !== undefined ? { reps: sets.reps[0] } : {}),
      ...(load !== undefined && index === movements.length - 1 ? { load } : {}),
      ...(subject.complex === undefined ? manner : {}),
    }));
    this.#parts.push({
      kind: "work",
      scheme: getScheme(line, style, every, subject.complex !== undefined),
      movements: loaded,
      ...(rest === undefined ? {} : { restSeconds: rest.seconds }),
      ...(rest?.upTo === undefined ? {} : { restUpTo: rest.upTo }),
      ...(label === undefined ? {} : { label }),
      ...(subject.complex === undefined ? {} : { isComplex: true }),
      ...(totalSeconds === undefined ? {} : { totalSeconds }),
    });
    // Effort and tempo are of these sets; how the lift is done is of the next ones too.
    const kept =
      line.words.length > 0 || /paused/.test(line.manner.how ?? "")
        ? joinedHow({}, { manner: {}, words: [...(line.manner.how === "paused" ? ["paused"] : []), ...line.words] })
        : line.name === undefined
          ? subject.manner
          : {};
    this.#named = { ...subject, manner: kept };
    this.#isFresh = false;
    this.#isComplexTitle = /\bcomplex\b/i.test(text) && subject.complex === undefined;
    this.#isOneByOne = sets?.isOne === true;
    this.#every = undefined;
    this.#style = undefined;
  }

  /** Rest, loads and effort on a line of their own are of the sets before. */
  #addAside({ rest, load, manner, words, name, pauseSeconds, style, every }: LiftLine): boolean {
    const index = this.#parts.length - 1;
    const last = this.#parts[index];
    const says =
      rest !== undefined || load !== undefined || pauseSeconds !== undefined || Object.keys(manner).length > 0 || style !== undefined;
    if (last === undefined || name !== undefined || words.length > 1 || (!says && every === undefined)) return false;
    const target = rest?.after === undefined ? index : this.#parts.findLastIndex(({ label }) => label === rest.after);
    const of = this.#parts[target] ?? last;
    const scheme: WodScheme =
      of.scheme.kind !== "sets"
        ? of.scheme
        : every !== undefined && every.turns === undefined
          ? { kind: "emom", every: every.seconds, turns: of.scheme.reps.length, inTurns: false }
          : { ...of.scheme, ...(pauseSeconds === undefined ? {} : { pauseSeconds }), ...(style === undefined ? {} : { style }) };
    this.#parts[target < 0 ? index : target] = {
      ...of,
      scheme,
      ...(rest === undefined ? {} : { restSeconds: rest.seconds }),
      ...(rest?.upTo === undefined ? {} : { restUpTo: rest.upTo }),
      movements: of.movements.map((one, place) => ({
        ...one,
        ...(load !== undefined && place === of.movements.length - 1 ? { load } : {}),
        ...(of.movements.length === 1 ? { ...manner, ...joinedHow(one, { manner }) } : {}),
      })),
    };
    return true;
  }

  /** Talk, headings: kept. What has numbers and is of movements is of another kind of workout. */
  #addTalk({ words, name }: LiftLine, text: string): boolean {
    const isOfWorkout = name !== undefined || words.filter((word) => isOfMovements(word.toLowerCase())).length * 2 > words.length;
    if (/\d/.test(text) && isOfWorkout) return false;
    (/\d/.test(text) && this.#parts.length > 0 ? this.#unread : this.#notes).push(text);
    return true;
  }

  reading(): SessionReading | undefined {
    return this.#parts.length === 0 || this.#unread.length > Math.max(1, this.#parts.length / 2)
      ? undefined
      : { parts: this.#parts, notes: this.#notes, unread: this.#unread };
  }
}

/** So many words beside a name are a sentence. */
const MOST_WORDS = 4;
