import { isOfMovements } from "../find-movement.ts";
import { isGeneric } from "../read-movements.ts";
import { TALK } from "../talk-words.ts";
import type { WodLoad, WodManner, WodMovement, WodScheme, WodWork } from "../wod.ts";
import { type LiftLine, readLiftLine } from "./lift-line.ts";
import type { SessionReading } from "./read-cardio.ts";
import { liftClauses } from "./lift-clauses.ts";
import { sportOf } from "./sports.ts";

/**
 * Reads sets of lifts line by line; undefined where there are none, or where a line is of another kind. With `isLenient` such a line is
 * kept as not understood.
 */
export function readLifts(lines: readonly string[], isLenient = false): SessionReading | undefined {
  const session = new LiftSession();
  for (const line of lines) {
    for (const clause of liftClauses(line)) {
      if (session.add(readLiftLine(clause), clause)) continue;
      if (!isLenient) return undefined;
      session.keep(clause);
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

  /** Keeps a clause that is not understood. */
  keep(clause: string): void {
    this.#unread.push(clause);
  }

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
      scheme: schemeOf(line, style, every, subject.complex !== undefined),
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

/** What only fits a workout of another kind: other movements beside the name, lists that are done for time, loads without a set. */
function isOfAnother({ words, sets, load, complex, every, name, rest, manner, numbers }: LiftLine, isComplex: boolean): boolean {
  if ((sets !== undefined || every !== undefined) && words.some((word) => isOfMovements(word.toLowerCase()) && !HELD.test(word)))
    return true;
  if (words.some((word) => /^(?:every|rest|min|time|superset|supersets)$/i.test(word)) && (sets !== undefined || numbers.length > 0))
    return true;
  if (sets === undefined) return false;
  if (every !== undefined && complex === undefined && !isComplex && sets.reps.length === 0) return true;
  if (load?.isPerSet === true && name !== undefined && sets.reps.length > 0 && load.values.length !== sets.count) return true;
  if (name !== undefined && sportOf(name) !== undefined && sets.seconds !== undefined) return true;
  const isList = new Set(sets.reps).size > 1 && sets.parts === undefined;
  const isLifted =
    load?.unit === "%" || load?.isPerSet === true || rest !== undefined || manner.rpe !== undefined || manner.rir !== undefined;
  return isList && Math.max(...sets.reps) > MOST_LISTED && !isLifted;
}

/** From here on a list of repetitions is done for time. */
const MOST_LISTED = 12;
const HELD =
  /^(?:db|kb|bb|plate|sb|dumbbells?|barbell|weighted|band|banded|strict|incline|seated|standing|bent|over|grip|hold|oh|sumo|deficit|pin|box|high|low|front|back|side|single|half|kneeling|close|wide)$/i;

function isTalk(words: readonly string[]): boolean {
  return words.every((word) => TALK.has(word.toLowerCase()));
}

/** So many words beside a name are a sentence. */
const MOST_WORDS = 4;

function joinedHow(
  one: { readonly manner?: WodManner; readonly how?: string },
  line: Pick<LiftLine, "manner"> & { readonly words?: readonly string[] },
): WodManner {
  const parts = new Set([
    one.manner?.how,
    one.how,
    line.manner.how,
    line.words === undefined || line.words.length === 0 ? undefined : line.words.join(" "),
  ]);
  const how = [...parts].filter((word) => word !== undefined).join(", ");
  return how === "" ? {} : { how };
}

/** Sets of a squat or a row are done with a bar. */
function lifted(name: string): string {
  return name === "Air squat" ? "Back squat" : name === "Row erg" ? "Barbell row" : name;
}

function schemeOf(
  { sets, maxReps, pauseSeconds }: LiftLine,
  style: LiftLine["style"],
  every: LiftLine["every"],
  isComplex: boolean,
): WodScheme {
  if (sets === undefined && maxReps !== undefined) return { kind: "max-load", reps: maxReps };
  const count = sets?.count ?? every?.turns ?? 1;
  if (every !== undefined) return { kind: "emom", every: every.seconds, turns: every.turns ?? count, inTurns: false };
  if (isComplex) return { kind: "rounds", rounds: count, timed: false };
  const { reps = [], seconds, upTo, parts } = sets ?? {};
  if (sets?.isMax === true && style === undefined) return { kind: "rounds", rounds: count, timed: false };
  return {
    kind: "sets",
    reps: reps.length > 0 ? reps : Array<number>(count).fill(1),
    ...(seconds === undefined ? {} : { seconds }),
    ...(upTo === undefined ? {} : { upTo }),
    ...(parts === undefined ? {} : { parts }),
    ...(pauseSeconds === undefined ? {} : { pauseSeconds }),
    ...(style === undefined
      ? parts === undefined || sets?.how === "21s" || new Set(parts).size > 1
        ? {}
        : { style: "cluster" as const }
      : { style }),
  };
}

/** One more set of the same lift with its own load. */
function withSet(part: WodWork, reps: number, load: WodLoad, style: LiftLine["style"]): WodWork {
  const [only] = part.movements;
  if (only === undefined || part.scheme.kind !== "sets") return part;
  return {
    ...part,
    scheme: { ...part.scheme, reps: [...part.scheme.reps, reps], ...(style === undefined ? {} : { style }) },
    movements: [{ ...only, load: { ...load, values: [...(only.load?.values ?? []), ...load.values], isPerSet: true } }],
  };
}

/** The next wave of the same lift. */
function withWave(
  part: WodWork,
  reps: readonly number[],
  load: WodLoad | undefined,
  manner: WodManner,
  unread: string[],
  text: string,
): WodWork {
  const [only] = part.movements;
  if (only === undefined || part.scheme.kind !== "sets") return part;
  const more = load?.isPerSet === true ? load : undefined;
  if (load !== undefined && more === undefined) unread.push(text);
  const said = manner.how === undefined ? {} : { manner: { how: `next wave ${manner.how}` } };
  const unit = more?.unit ?? only.load?.unit ?? "kg";
  const values = [...(only.load?.values ?? []), ...(more?.values ?? [])];
  return {
    ...part,
    scheme: { ...part.scheme, reps: [...part.scheme.reps, ...reps] },
    movements: [
      {
        ...only,
        ...joinedHow(only, { manner: {}, ...said }),
        ...(values.length === 0 ? {} : { load: { values, unit: only.load?.unit === "%" ? "%" : unit, isPerSet: true } }),
      },
    ],
  };
}
