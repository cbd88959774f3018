import type { WodManner, WodMovement, WodPart, WodRecovery, WodScheme, WodWork } from "../wod.ts";
import type { Amount } from "./amount.ts";
import { type CardioClause, readCardioClause } from "./cardio-clause.ts";
import { cardioClauses } from "./cardio-clauses.ts";
import { sportOf } from "./sports.ts";

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

/** The sport of the heading, else the first beside running and walking, else running where ways are paced. */
function sessionSport(lines: readonly string[]): string | undefined {
  const [heading = "", ...others] = lines.map((line) => line.replaceAll(/\b(?:jog|walk|gehen)\w*/gi, ""));
  const named = [heading.replace(/:.*$/, ""), heading, ...others].map(sportOf).find((one) => one !== undefined);
  if (named !== undefined) return named;
  const whole = lines.join("\n");
  if (/\bchoice\b|\bkick\b|\bpull\b.*\d+ ?x|\d ?x ?(?:25|50)\b/i.test(whole)) return "Swim";
  return /\/ ?km\b|\bpace\b|\bjog|\d ?km?\b|\d ?x ?\d{3,4}\b/i.test(whole) ? "Run" : sportOf(whole);
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

/** The warm-up comes first and the cool-down last, wherever they are written. */
function placeOf({ role }: WodWork): number {
  return role === "warm-up" ? 0 : role === "cool-down" ? 2 : 1;
}

function movement(name: string, { seconds, metres, upTo }: Amount & { readonly upTo?: number }, manner: WodManner): WodMovement {
  return {
    name,
    isKnown: true,
    ...(metres === undefined ? {} : { metres }),
    ...(seconds === undefined ? {} : { seconds }),
    ...(upTo === undefined ? {} : { secondsUpTo: upTo }),
    ...manner,
  };
}

/** A part with what a clause says of its efforts and rests. */
function withMore(part: WodWork, { manner, rest, recovery, isEqualRest, every }: CardioClause): WodWork {
  const how: WodRecovery = {
    ...part.recovery,
    ...(rest?.metres === undefined ? {} : { metres: rest.metres }),
    ...(isEqualRest === true ? { isEqual: true } : {}),
    ...(recovery === undefined ? {} : { how: recovery }),
  };
  const rounds = part.scheme.kind === "rounds" ? part.scheme.rounds : 1;
  const scheme: WodScheme = every === undefined ? part.scheme : { kind: "emom", every, turns: rounds, inTurns: false };
  return {
    ...part,
    scheme,
    ...(rest?.seconds === undefined ? {} : { restSeconds: rest.seconds }),
    ...(rest?.upTo === undefined ? {} : { restUpTo: rest.upTo }),
    ...(Object.keys(how).length === 0 ? {} : { recovery: how }),
    movements: part.movements.map((one) => ({ ...one, ...joined(one, manner) })),
  };
}

function joined(one: WodManner, more: WodManner): WodManner {
  const how = [one.how, more.how].filter((word) => word !== undefined).join(", ");
  const zone = [one.zone, more.zone].filter((word) => word !== undefined).join(", ");
  return { ...more, ...(how === "" ? {} : { how }), ...(zone === "" ? {} : { zone }) };
}

/** Efforts by the clock with a rest by the clock are intervals. */
function settled(part: WodWork): WodWork {
  const { scheme, movements, restSeconds, recovery } = part;
  const [only, ...others] = movements;
  if (scheme.kind !== "rounds" || only?.seconds === undefined || others.length > 0) return part;
  const rest = restSeconds ?? (recovery?.isEqual === true ? only.seconds : undefined);
  if (rest === undefined) return part;
  const { seconds, ...movement } = only;
  const { restSeconds: _, ...kept } = part;
  const isPaced = [movement.pace, movement.zone, movement.rpe, movement.how?.replaceAll(/\b(?:hard|max|fast|sprint)\b/g, "")].some(
    (one) => one !== undefined && one !== "",
  );
  return {
    ...kept,
    scheme: { kind: "intervals", rounds: scheme.rounds, work: seconds, rest, isTabata: false },
    movements: [isPaced ? movement : { ...movement, isMax: true }],
  };
}

/** "Swim 2000 m" above its parts says how far all of them are. */
function withoutTotal(parts: readonly WodWork[]): readonly WodWork[] {
  const index = parts.findIndex(({ scheme, role }) => scheme.kind === "steady" && role === undefined);
  const part = parts[index];
  const [first, ...movements] = part?.movements ?? [];
  if (part === undefined || first?.metres === undefined) return parts;
  const all = parts.reduce((sum, one) => sum + metresOf(one), 0);
  if (all !== 2 * first.metres) return parts;
  return movements.length === 0 ? parts.filter((one) => one !== part) : parts.with(index, { ...part, movements });
}

function metresOf({ scheme, movements }: WodWork): number {
  const once = movements.reduce((sum, { metres = 0 }) => sum + metres, 0);
  return scheme.kind === "rounds" ? scheme.rounds * once : scheme.kind === "emom" ? scheme.turns * once : once;
}

/** "Rest easy" of 45 minutes is what the other parts leave. */
function withRemainder(parts: readonly WodWork[], total: number | undefined): readonly WodWork[] {
  if (total === undefined) return parts;
  const before = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  return parts.map((part) => ({
    ...part,
    movements: part.movements.map((one) =>
      one.how?.endsWith("rest of the time") === true && one.seconds === undefined && before < total
        ? { ...one, seconds: total - before }
        : one,
    ),
  }));
}

function lengthOf({ scheme, movements, recovery, restSeconds = 0 }: WodWork): number {
  const once = movements.reduce((sum, { seconds = 0 }) => sum + seconds * (recovery?.isEqual === true ? 2 : 1) + restSeconds, 0);
  return scheme.kind === "intervals" ? scheme.rounds * (scheme.work + scheme.rest) : scheme.kind === "rounds" ? scheme.rounds * once : once;
}
