import { unaccented } from "../languages/board-languages.ts";
import { beside, unaccountedNumbers } from "../reader/account-numbers.ts";
import { ASIDE } from "../reader/line/asides.ts";
import { UNKNOWN_SPORT } from "../endurance/session-parts.ts";
import { withoutAppointment, withoutDate } from "../session/without-date.ts";
import type { KeptLines, Wod, WodMovement, WodPart, WodWork } from "../wod.ts";
import { isItemName, isMovementName, mayBeItem } from "./movement-words.ts";
import { withoutFactsOfText } from "./facts-of-text.ts";
import { getSums, isOption, withoutAsides, withoutCounts } from "./line-numbers.ts";
import { HEAD, LETTER, OTHER_WORK, SECTION, START, TAIL } from "./line-places.ts";
import { missesMovement } from "./missing-movements.ts";
import { placeSteps } from "./placed-steps.ts";
import { withStatedTime } from "./stated-time.ts";

/**
 * A reading without anything that its text does not say: a typed line of which something is in no part, or whose step is no movement, has no
 * part of the workout and stays as text in its place; where it is the head of a block, the whole block does. What nobody calls for time is not.
 */
export function audited(typed: string, read: Wod): Wod {
  if (read.parts.length === 0) return read;
  const lines = typed.split(/\r?\n/);
  const places = placeSteps(lines, read.parts);
  const timed = { ...read, parts: withStatedTime(lines, read.parts, places) };
  return new Audit(lines, timed, places).result();
}

class Audit {
  readonly #lines: readonly string[];
  readonly #read: Wod;
  readonly #places: readonly (readonly number[])[];
  readonly #plain: readonly string[];
  /** Lines that stay as text. */
  readonly #text = new Set<number>();
  /** Of those the ones that are items of a block by the clock. */
  readonly #items = new Set<number>();
  #parts: WodPart[];

  constructor(lines: readonly string[], read: Wod, places: readonly (readonly number[])[]) {
    this.#lines = lines;
    this.#read = read;
    this.#places = places;
    this.#parts = [...read.parts];
    this.#plain = lines.map((line) => unaccented(line).toLowerCase());
  }

  result(): Wod {
    this.#lines.forEach((_, at) => {
      if (this.#isBlank(at) || this.#stepsOn(at).length > 0 || !this.#isFlagged(at)) return;
      if (this.#isHead(at)) this.#keepBlock(at);
      else if (!this.#isTitle(at)) this.#text.add(at);
    });
    this.#dropFactsOfText();
    this.#lines.forEach((_, at) => {
      if (this.#text.has(at) || this.#stepsOn(at).length === 0 || !this.#isStepFlagged(at)) return;
      this.#text.add(at);
      const isRest = this.#stepsOn(at).every(({ part }) => this.#parts[part]?.kind === "rest");
      if ((isRest && this.#next(at) === at + 1 && !TAIL.test(this.#plain[at] ?? "")) || this.#isJunkHead(at)) {
        this.#keepBlock(at);
        return;
      }
      const belows = this.#stepsOn(at).flatMap(({ part }) => (this.#places[part] ?? []).filter((line) => line > at));
      if (belows.length > 0 && HEAD.test(this.#head(at))) this.#keepBlock(at);
    });
    this.#dropFactsOfText();
    this.#keepLost();
    return this.#text.size === 0 && this.#read.check === undefined ? { ...this.#read, parts: this.#parts } : this.#kept();
  }

  /** What only parts say that are gone stays as text with them. */
  #keepLost(): void {
    const parts = this.#parts.flatMap((part, index): readonly WodPart[] => {
      const own = this.#places[index] ?? [];
      if (this.#isGone(part, own)) return [];
      if (part.kind === "rest") return [part];
      const movements = part.movements.map((movement, step) => (this.#text.has(own[step] ?? 0) ? { name: "", isKnown: false } : movement));
      return [{ ...part, movements }];
    });
    if (this.#text.size === 0) return;
    this.#lines.forEach((line, at) => {
      if (this.#isBlank(at) || this.#text.has(at) || this.#stepsOn(at).length > 0 || this.#isShownElsewhere(at)) return;
      if (this.#missesNumbers(at, parts) || missesMovement(line, { parts })) this.#text.add(at);
    });
  }

  #isBlank(at: number): boolean {
    return !/[\p{L}\d]/u.test(this.#lines[at] ?? "");
  }

  /** The head of a line with steps: what stands before its first movement. */
  #head(at: number): string {
    return /^[^:]*:/.exec(this.#plain[at] ?? "")?.[0] ?? "";
  }

  #stepsOn(at: number): readonly { readonly part: number; readonly step: number }[] {
    return this.#places.flatMap((own, part) => own.flatMap((line, step) => (line === at ? [{ part, step }] : [])));
  }

  /** The parts around a line: those of its steps, else the one that it stands in, else the ones before and behind it. */
  #partsAround(at: number): readonly WodPart[] {
    const own = new Set(this.#stepsOn(at).map(({ part }) => part));
    if (own.size > 0) return this.#parts.filter((_, index) => own.has(index));
    return this.#parts;
  }

  /** Whether something of a line without a step is in no part. */
  #isFlagged(at: number): boolean {
    const line = (this.#lines[at] ?? "").trim();
    const { check = [], unread = [], notes = [] } = this.#read;
    if (check.includes(line)) return true;
    const own = unread.filter((clause) => line.includes(clause) && !isOption(clause));
    const isItem = notes.includes(line) && isItemName(line) && !/\d|:/.test(line) && !ASIDE.test(line) && this.#isBesideSteps(at);
    if (isItem && !this.#isTitle(at)) {
      this.#items.add(at);
      return true;
    }
    return own.length > 0 && this.#missesNumbers(at, this.#partsAround(at));
  }

  #isBesideSteps(at: number): boolean {
    return (
      this.#stepsOn(at - 1).length > 0 &&
      (this.#stepsOn(at + 1).length > 0 || at + 1 === this.#lines.length || this.#stepsOn(at + 2).length > 0)
    );
  }

  #isStepFlagged(at: number): boolean {
    const line = (this.#lines[at] ?? "").trim();
    if ((this.#read.check ?? []).includes(line)) return true;
    const steps = this.#stepsOn(at);
    if (steps.some(({ part, step }) => !this.#isMovement(part, step))) return true;
    // "3-2-1" is a list of sets, and no range.
    const isRange = steps.some(({ part }) => {
      const work = this.#parts[part];
      return work?.kind === "work" && work.scheme.kind === "sets" && work.scheme.upTo !== undefined;
    });
    if (isRange && /\d-\d+-\d/.test(this.#plain[at] ?? "") && !/tempo|\d-\d-\d-\d/.test(this.#plain[at] ?? "")) return true;
    if (steps.every(({ part }) => this.#parts[part]?.kind === "rest")) return this.#missesNumbers(at, this.#parts);
    if (steps.some(({ part, step }) => this.#isRaw(part, step) || this.#isOfOtherLine(part, step, at))) return true;
    const parts = this.#parts.flatMap((part, index): readonly WodPart[] => {
      const own = steps.filter((step) => step.part === index).map(({ step }) => step);
      if (own.length === 0) return [];
      const cap = this.#capOf(index);
      return [
        part.kind === "rest"
          ? part
          : {
              ...part,
              movements: part.movements.filter((_, step) => own.includes(step)),
              ...(cap === undefined ? {} : { capSeconds: cap }),
            },
      ];
    });
    // "…, then 2 rounds:" at the end of a line is the head of what stands below it.
    const below = this.#places.findIndex((own) => Math.min(...own) === at + 1);
    const next = this.#parts[below];
    const heads = next?.kind === "work" ? [{ ...next, movements: [] }] : [];
    return this.#missesNumbers(at, [...parts, ...heads]);
  }

  /** The cap of a part, or of the part whose clock runs on. */
  #capOf(index: number): number | undefined {
    const part = this.#parts[index];
    if (part?.kind !== "work") return undefined;
    return part.capSeconds ?? (part.isSameClock === true && index > 0 ? this.#capOf(index - 1) : undefined);
  }

  /** Whether a clause went into the manner of a step as it was typed: "300 @ 800 pace". */
  #isRaw(part: number, step: number): boolean {
    const work = this.#parts[part];
    const { how = "" } = (work?.kind === "work" ? work.movements[step] : undefined) ?? {};
    // "With 4 x 1 min @ 5k" and "sets 1-3 @ 65%" say whose words they are.
    const own = how
      .replace(/\b(?:with|including) .*$/, "")
      .replaceAll(/\b(?:\d+ )?(?:sets?|reps?|rounds?) (?:[\d-]+ )?(?:\d+ reps? )?@ ?[\d-]+%?/g, "");
    return /\d ?x ?\d|\d.*@|@.*\d/.test(own);
  }

  /** Whether a step stands below a line that repeats only itself: "Lunges 3 x 20 m". */
  #isOfOtherLine(part: number, step: number, at: number): boolean {
    const work = this.#parts[part];
    if (work?.kind !== "work" || work.scheme.kind !== "rounds" || step === 0) return false;
    const first = this.#places[part]?.[0] ?? at;
    const { rounds } = work.scheme;
    return first < at && new RegExp(String.raw`(?<!\d)${rounds} ?[x×] ?\d`).test(this.#plain[first] ?? "");
  }

  #missesNumbers(at: number, parts: readonly WodPart[]): boolean {
    const { notes = [], unread = [], score = [], team } = this.#read;
    const shown = [...notes, ...score, ...unread.filter((clause) => isOption(clause))];
    const whole = this.#lines[at] ?? "";
    const pieces = whole.split("|");
    const said = pieces.length > 1 ? pieces.filter((piece) => HEAD.test(piece.toLowerCase())).join("|") : whole;
    const line = withoutAsides(withoutDate(this.#isOnClock() ? said.replace(START, "$1") : said));
    const left = withoutCounts(beside(line, shown).join(", "), this.#positionOf(at), getSums(this.#parts, this.#movementsOn(at)), parts);
    return unaccountedNumbers([left], parts, team).length > 0;
  }

  /** Whether lines begin with the time at which they start. */
  #isOnClock(): boolean {
    return this.#lines.filter((line) => START.test(line)).length > 1;
  }

  /** The place of a line among those of its part, from 1: people number stations and turns. */
  #positionOf(at: number): number {
    const [first] = this.#stepsOn(at);
    const own = [...new Set(this.#places[first?.part ?? -1] ?? [])].toSorted((a, b) => a - b);
    return own.indexOf(at) + 1;
  }

  #movementsOn(at: number): readonly WodMovement[] {
    return this.#stepsOn(at).flatMap(({ part, step }) => {
      const work = this.#parts[part];
      return work?.kind === "work" ? (work.movements[step] ?? []) : [];
    });
  }

  #isMovement(part: number, step: number): boolean {
    const work = this.#parts[part];
    if (work?.kind !== "work") return true;
    const movement = work.movements[step];
    if (movement === undefined || movement.isKnown || movement.name === UNKNOWN_SPORT) return true;
    if (isMovementName(movement.name)) return true;
    const others = this.#parts.flatMap((one) => (one.kind === "work" ? one.movements.filter((other) => other !== movement) : []));
    const isCounted = hasAmount(movement) || work.scheme.kind === "sets";
    return isCounted && mayBeItem(movement.name) && others.some(({ isKnown }) => isKnown);
  }

  /** A first line that says nothing of how the work is done. */
  #isTitle(at: number): boolean {
    const first = this.#lines.findIndex((_, index) => !this.#isBlank(index));
    return (
      at === first &&
      this.#lines.slice(at + 1).some((_, index) => !this.#isBlank(at + 1 + index)) &&
      !HEAD.test(withoutAppointment(withoutDate(this.#plain[at] ?? "")).replace(/\b\d{1,2}[:.h]\d\d\W*$/, ""))
    );
  }

  /** Whether a line without a step begins a block: something is done below it, and it is not of the work above. */
  #isHead(at: number): boolean {
    if (this.#isTitle(at) || TAIL.test(this.#plain[at] ?? "")) return false;
    const inside = this.#places.some((own) => Math.min(...own) < at && Math.max(...own) > at);
    const next = this.#next(at);
    const isWhole = /\d ?[x×] ?\([^()]*\d[^()]*\)\W*$/.test(this.#plain[at] ?? "");
    if (OTHER_WORK.test(this.#plain[next ?? at] ?? "") || TAIL.test(this.#plain[next ?? at] ?? "")) return false;
    return (
      !inside &&
      !isWhole &&
      next !== undefined &&
      (this.#stepsOn(next).length > 0 || /^\s*[-•*]?\s*\d/.test(this.#plain[next] ?? "")) &&
      HEAD.test(this.#plain[at] ?? "")
    );
  }

  /** A line above the work from which only words were taken that are no movement: it says how the work is done. */
  #isJunkHead(at: number): boolean {
    const isJunk = this.#stepsOn(at).every(({ part, step }) => {
      const work = this.#parts[part];
      return work?.kind === "work" && work.role === undefined && work.scheme.kind !== "sets" && !this.#isMovement(part, step);
    });
    const next = this.#next(at);
    const isAbove = this.#stepsOn(at - 1).length === 0 || this.#isBlank(at - 1);
    return isJunk && isAbove && next === at + 1 && this.#stepsOn(next).length > 0;
  }

  #next(at: number): number | undefined {
    const next = this.#lines.findIndex((_, index) => index > at && !this.#isBlank(index));
    return next < 0 ? undefined : next;
  }

  /** A head and everything that belongs to it, to the next section or empty line. */
  #keepBlock(head: number): void {
    this.#text.add(head);
    const isLettered = LETTER.test(this.#plain[head + 1] ?? "");
    for (let at = head + 1; at < this.#lines.length; at++) {
      const line = this.#plain[at] ?? "";
      const isSection = SECTION.test(line) && !(isLettered && LETTER.test(line));
      if (this.#isBlank(at) || (isSection && at > head + 1)) return;
      this.#text.add(at);
    }
  }

  #dropFactsOfText(): void {
    this.#parts = this.#parts.map((part, index) =>
      part.kind === "rest" ? part : withoutFactsOfText(part, { plain: this.#plain, text: this.#text, places: this.#places[index] ?? [] }),
    );
  }

  #kept(): Wod {
    const { check: _check, kept: _kept, ...read } = this.#read;
    const parts: WodPart[] = [];
    const kept: KeptLines[] = [];
    let above = -1;
    this.#parts.forEach((part, index) => {
      const own = this.#places[index] ?? [];
      const [first, last] = [Math.min(...own), Math.max(...own)];
      const isGone = this.#isGone(part, own);
      const end = isGone ? this.#endOf(index) : last;
      const between = this.#range(above + 1, first - 1);
      const lines = isGone
        ? this.#range(above + 1, end).filter((at) => !this.#isShownElsewhere(at) && !this.#isTakenItem(at))
        : between.filter((at) => this.#text.has(at) && !this.#isTakenItem(at));
      if (lines.length > 0) kept.push({ before: parts.length, lines: lines.map((at) => (this.#lines[at] ?? "").trim()) });
      above = Math.max(above, end);
      if (isGone) return;
      if (part.kind === "rest") return void parts.push(part);
      const { work, below } = this.#withText(part, own);
      parts.push(work);
      if (below.length > 0) kept.push({ before: parts.length, lines: below });
    });
    const below = this.#range(above + 1, this.#lines.length - 1).filter((at) => this.#text.has(at) && !this.#isTakenItem(at));
    if (below.length > 0) kept.push({ before: parts.length, lines: below.map((at) => (this.#lines[at] ?? "").trim()) });
    if (!parts.some((part) => part.kind === "work" && part.movements.some(({ isKnown }) => isKnown)))
      return { parts: [], unread: this.#lines.map((line) => line.trim()).filter((line) => line !== "") };
    const joined = joinKept(kept);
    const shown = [...joined.flatMap(({ lines }) => lines), ...[...this.#text].map((at) => this.#lines[at] ?? "")];
    const isTyped = (clause: string): boolean => this.#lines.some((line) => line.includes(clause));
    const isElsewhere = (clause: string): boolean => shown.some((line) => line.includes(clause)) || (shown.length > 0 && !isTyped(clause));
    // A title that was to be checked names something that no part has.
    const titles = (this.#read.check ?? []).filter(
      (line) => !shown.some((one) => one.includes(line)) && !(read.notes ?? []).includes(line),
    );
    const [notes, unread] = [read.notes ?? [], [...new Set([...(read.unread ?? []), ...titles])]].map((clauses) =>
      clauses.filter((clause) => !isElsewhere(clause)),
    );
    const { notes: _notes, unread: _unread, ...others } = read;
    return {
      ...others,
      parts,
      ...(notes === undefined || notes.length === 0 ? {} : { notes }),
      ...(unread === undefined || unread.length === 0 ? {} : { unread }),
      ...(joined.length === 0 ? {} : { kept: joined }),
    };
  }

  #range(from: number, to: number): readonly number[] {
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).filter((at) => !this.#isBlank(at));
  }

  /** A part of which nothing is left, or whose movements only make sense together. */
  #isGone(part: WodPart, own: readonly number[]): boolean {
    const isText = own.map((at) => this.#text.has(at));
    return isText.every(Boolean) || (part.kind === "work" && part.isComplex === true && isText.some(Boolean));
  }

  /** Whether a line has become a step of the block above it. */
  #isTakenItem(at: number): boolean {
    const part = this.#parts.findIndex(
      (one, index) => one.kind === "work" && one.scheme.kind === "intervals" && Math.max(...(this.#places[index] ?? [])) + 1 === at,
    );
    return this.#items.has(at) && part >= 0;
  }

  /** The last line of a part: what stands below it is of the next one, unless it says how this one is done. */
  #endOf(index: number): number {
    const last = Math.max(...(this.#places[index] ?? [0]));
    const next = this.#places[index + 1];
    const limit = next === undefined ? this.#lines.length : Math.min(...next);
    let end = last;
    for (let at = last + 1; at < limit && (TAIL.test(this.#plain[at] ?? "") || this.#text.has(at)); at++) end = at;
    return end;
  }

  /** Titles and remarks are shown as notes. */
  #isShownElsewhere(at: number): boolean {
    const line = (this.#lines[at] ?? "").trim();
    return (
      !this.#text.has(at) &&
      ((this.#read.notes ?? []).includes(line) || (this.#read.unread ?? []).includes(line) || (this.#isTitle(at) && !/\d/.test(line)))
    );
  }

  /** A part in which the lines that stay as text stand in their place. */
  #withText(part: WodWork, own: readonly number[]): { readonly work: WodWork; readonly below: readonly string[] } {
    const movements: WodMovement[] = [];
    const lines = [...this.#text].filter((at) => at > Math.min(...own) && at < Math.max(...own)).toSorted((a, b) => a - b);
    const taken = new Set<number>();
    const take = (at: number): void => {
      if (taken.has(at)) return;
      taken.add(at);
      const name = (this.#lines[at] ?? "").trim();
      if (this.#items.has(at) && part.scheme.kind === "intervals") movements.push({ name, isKnown: false, isMax: true });
      else movements.push({ name, isKnown: false, isText: true });
    };
    part.movements.forEach((movement, step) => {
      const at = own[step] ?? 0;
      // What a line repeats that stays as text stays with it.
      const before = own.slice(0, step).findLast((line) => line > at);
      if (before !== undefined && this.#text.has(before)) return;
      lines.filter((line) => line < at).forEach(take);
      if (this.#text.has(at)) take(at);
      else movements.push(movement);
    });
    const next = Math.max(...own) + 1;
    if (this.#items.has(next) && part.scheme.kind === "intervals") take(next);
    // What begins with "then" is not of the block above it.
    const last = part.movements.findLastIndex((_, step) => !this.#text.has(own[step] ?? 0));
    const end = own[last] ?? 0;
    const isBelow = this.#range(end + 1, Math.max(...own)).some((at) => OTHER_WORK.test(this.#plain[at] ?? ""));
    const kept = movements.findLastIndex(({ isText }) => isText !== true) + 1;
    return isBelow
      ? { work: { ...part, movements: movements.slice(0, kept) }, below: movements.slice(kept).map(({ name }) => name) }
      : { work: { ...part, movements }, below: [] };
  }
}

function hasAmount({ reps, metres, calories, seconds, list, isMax }: WodMovement): boolean {
  return [reps, metres, calories, seconds, list, isMax].some((one) => one !== undefined);
}

function joinKept(kept: readonly KeptLines[]): readonly KeptLines[] {
  return [...Map.groupBy(kept, ({ before }) => before)].map(([before, blocks]) => ({
    before,
    lines: [...new Set(blocks.flatMap(({ lines }) => lines))],
  }));
}
