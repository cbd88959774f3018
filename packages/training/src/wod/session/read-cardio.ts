import { sessionSport } from "./sports.ts";
import type { WodManner, WodPart, WodWork } from "../wod.ts";
import type { Amount } from "./amount.ts";
import { readCardioClause } from "./cardio-clause.ts";
import type { CardioClause } from "./cardio-work.ts";
import { cardioClauses } from "./cardio-clauses.ts";
import { movement, placeOf, settled, withMore, withoutTotal, withRemainder } from "./cardio-parts.ts";

export interface SessionReading {
  readonly parts: readonly WodPart[];
  readonly notes: readonly string[];
  readonly unread: readonly string[];
}

/** What belongs to a workout of another kind. */
const OTHER =
  /x ?\([^)]*\d[^)]*\+[^)]*\d|\b(?:amrap|e\d?mom|otm|rft|for time|auf zeit|tabata|rounds?|rds|death by|buy[- ]?in|chipper|every \d|reps?|kgs?|lbs?|cals?|calories|stations?|metcon|wod|hyrox|max (?!hr|effort|heart))\b|\b(?:\d+ (?:sets|serien|series|satze|serie)|runden|tours|giri|rondas|vueltas|repeat|wiederhol\w*|kalorien|calorias|calorie)\b|♂|♀|%(?= ?(?:of )?1rm)/i;

/** Reads a run, ride, row or swim; undefined where any line is of another kind or nothing is done more than named. */
export function readCardio(lines: readonly string[]): SessionReading | undefined {
  const whole = lines.join("\n");
  if (OTHER.test(whole)) return undefined;
  const sport = sessionSport(lines);
  if (sport === undefined) return undefined;
  const session = new CardioSession(sport);
  for (const line of lines) {
    const clauses = cardioClauses(line);
    let isAfterSet = false;
    session.startLine(/\s\+\s/.test(line));
    for (const { text, isHeader } of clauses) {
      const clause = readCardioClause(text, isAfterSet, sport);
      if (clause.isOther && (!isHeader || /\d/.test(text))) return undefined;
      session.add(clause, text, isHeader || (line === lines[0] && clauses.length === 1 && lines.length > 1 && isTotal(text)));
      isAfterSet = clause.repeat !== undefined || clause.list !== undefined || (isAfterSet && clause.work === undefined);
    }
  }
  return session.reading();
}

function isTotal(text: string): boolean {
  return /\b(?:fartlek|progression|progressive|total|session|long run)\b/i.test(text) && !/\d ?x ?\d/.test(text);
}

class CardioSession {
  readonly #sport: string;
  readonly #parts: WodWork[] = [];
  readonly #notes: string[] = [];
  readonly #unread: string[] = [];
  #total: Amount | undefined;
  #coolDown: WodWork | undefined;
  #role: WodWork["role"];
  #isJoined = false;
  /** A clause of this line was not understood: what follows may be of it. */
  #isLost = false;
  /** Something says more than a name and an amount. */
  #isTold = false;

  constructor(sport: string) {
    this.#sport = sport;
  }

  /** What follows a warm-up in its line is of it: "warm up 5 min + 3 x 30 s". */
  startLine(isJoined: boolean): void {
    this.#isJoined = isJoined;
    this.#isLost = false;
    this.#role = undefined;
  }

  add(clause: CardioClause, text: string, isHeader: boolean): void {
    const { work, repeat, list, numbers, words } = clause;
    if (isHeader && repeat === undefined && list === undefined) {
      if (work !== undefined) this.#total = work;
      if (numbers.length > 0 || words.length > 0 || work !== undefined) this.#notes.push(text);
      return;
    }
    if (numbers.length > 0 || (this.#isLost && work === undefined)) {
      this.#isLost = true;
      this.#unread.push(text);
      return;
    }
    if (/^(?:tot(?:al)?|gesamt|insgesamt|totale|sum)\b/i.test(text)) {
      this.#notes.push(text);
      return;
    }
    if (repeat === undefined && list === undefined && work === undefined) return this.#addAside(clause, text);
    if (words.some((word) => /^(?:last|letzten?|derni[eè]re?s?|ultim[oaie]s?)$/i.test(word)) && this.#addLast(clause)) return;
    // An amount of something else, or in a sentence: "fuel every 30 min".
    const isNamed =
      repeat !== undefined ||
      list !== undefined ||
      clause.role !== undefined ||
      Object.keys(clause.manner).length > 0 ||
      clause.isSportNamed;
    if (words.length > 4 || (words.length > 0 && !isNamed)) {
      this.#isLost = true;
      this.#unread.push(text);
      return;
    }
    this.#addEffort(clause);
  }

  /** A clause without an amount is of the effort before it, or a note. */
  #addAside(clause: CardioClause, text: string): void {
    const { manner, words, rest, recovery, isEqualRest, isRemainder, role, every } = clause;
    if (isRemainder === true) {
      this.#parts.push(this.#steady({}, { ...manner, how: `${manner.how ?? "easy"}, rest of the time` }, undefined));
      return;
    }
    // "Effort 8/10", "cadence 85-95" below the session are of its intervals.
    const main = this.#parts.findLastIndex(({ scheme }) => scheme.kind !== "steady");
    const index = main < 0 ? this.#parts.length - 1 : main;
    const last = this.#parts[index];
    const says =
      Object.keys(manner).length > 0 || rest !== undefined || recovery !== undefined || isEqualRest === true || every !== undefined;
    const isRest = (rest !== undefined || recovery !== undefined) && words.length <= 2;
    const isDescription = (words.length === 0 || isRest) && says && role === undefined;
    if (last === undefined || !isDescription) {
      if (words.length > 0 || says) this.#notes.push(text);
      return;
    }
    this.#isTold = true;
    this.#parts[index] = withMore(last, clause);
  }

  /** "The last 20 min at marathon pace" are of the effort before. */
  #addLast({ work, manner }: CardioClause): boolean {
    const part = this.#parts.at(-1);
    const before = part?.movements.at(-1);
    if (part?.scheme.kind !== "steady" || before === undefined || work === undefined) return false;
    const seconds = (before.seconds ?? 0) - (work.seconds ?? 0);
    const metres = (before.metres ?? 0) - (work.metres ?? 0);
    if (work.seconds !== undefined ? seconds <= 0 : metres <= 0) return false;
    const first = { ...before, ...(work.seconds === undefined ? { metres } : { seconds }) };
    const last = movement(before.name, work, {
      ...manner,
      how: [manner.how, "the last part"].filter((one) => one !== undefined).join(", "),
    });
    this.#parts[this.#parts.length - 1] = {
      ...part,
      ...(before.seconds === undefined ? {} : { totalSeconds: before.seconds }),
      movements: [...part.movements.slice(0, -1), first, last],
    };
    return true;
  }

  #addEffort(clause: CardioClause): void {
    const { repeat, blocks, blockRest, work = {}, list, words, manner, isTimed } = clause;
    const role = clause.role ?? (repeat === undefined ? undefined : this.#role);
    this.#role = this.#isJoined && role === "warm-up" ? role : undefined;
    this.#isTold ||=
      role !== undefined ||
      repeat !== undefined ||
      isTimed === true ||
      clause.rest !== undefined ||
      clause.isEqualRest === true ||
      clause.recovery !== undefined ||
      Object.keys(manner).length > 0;
    const how = [manner.how, ...words].filter((one) => one !== undefined).join(" ");
    const said = { ...manner, ...(how === "" ? {} : { how }) };
    if (role === "both") {
      this.#parts.unshift(this.#steady(work, said, "warm-up"));
      this.#coolDown = this.#steady(work, said, "cool-down");
      return;
    }
    const sport = this.#name(clause);
    if (list !== undefined) {
      this.#parts.push(
        withMore(
          { kind: "work", scheme: { kind: "steady" }, movements: list.map((amount) => movement(sport, amount, said)) },
          { ...clause, manner: {} },
        ),
      );
      return;
    }
    if (repeat === undefined && isTimed === true) {
      this.#parts.push({ kind: "work", scheme: { kind: "once" }, movements: [movement(sport, work, said)] });
      return;
    }
    if (repeat === undefined) {
      const last = this.#parts.at(-1);
      const isNext = last?.scheme.kind === "steady" && last.role === role && last.recovery === undefined && last.restSeconds === undefined;
      if (isNext) this.#parts[this.#parts.length - 1] = { ...last, movements: [...last.movements, movement(sport, work, said)] };
      else this.#parts.push(this.#steady(work, said, role));
      return;
    }
    const part: WodWork = {
      kind: "work",
      scheme: { kind: "rounds", rounds: repeat },
      movements: [movement(sport, work, said)],
      ...(role === undefined ? {} : { role }),
      ...(blocks === undefined ? {} : { blocks: { count: blocks, ...(blockRest === undefined ? {} : { restSeconds: blockRest }) } }),
    };
    this.#parts.push(withMore(part, { ...clause, manner: {} }));
  }

  #name({ sport }: CardioClause): string {
    return (sport === "Walk" || sport === undefined ? this.#sport : sport) ?? this.#sport;
  }

  #steady(amount: Amount & { readonly upTo?: number }, manner: WodManner, role: WodWork["role"]): WodWork {
    return {
      kind: "work",
      scheme: { kind: "steady" },
      ...(role === undefined ? {} : { role }),
      movements: [movement(this.#sport, amount, manner)],
    };
  }

  reading(): SessionReading | undefined {
    const parts = [...this.#parts, ...(this.#coolDown === undefined ? [] : [this.#coolDown])]
      .map(settled)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    if (!this.#isTold || parts.length === 0) return undefined;
    const [first, ...others] = withoutTotal(parts);
    const seconds = this.#total?.seconds;
    const timed =
      first === undefined ? parts : seconds === undefined ? [first, ...others] : [{ ...first, totalSeconds: seconds }, ...others];
    return { parts: withRemainder(timed, seconds), notes: this.#notes, unread: this.#unread };
  }
}
