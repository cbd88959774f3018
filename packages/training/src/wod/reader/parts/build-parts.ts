import type { PairUnit } from "../../movement-loads.ts";
import type { WodPart } from "../../wod.ts";
import { addBeside, isNamelessSet } from "./add-beside.ts";
import { addMovement, addPhase } from "./add-movement.ts";
import { addRests, setCap } from "./add-rests.ts";
import { addSets, inMetres } from "./add-sets.ts";
import { FILLER } from "../line/asides.ts";
import { beginPart, repeatUntilTime } from "./begin-part.ts";
import { BuilderState, isDraft } from "./builder-state.ts";
import { type Draft, draft, hasScheme, isEmpty } from "./draft.ts";
import { finish } from "./finish-part.ts";
import { beginsPart, hasHead, isBare, isLift, isLiftList } from "./part-kinds.ts";
import type { LineReading } from "../line/read-line.ts";
import { takeHead } from "./take-head.ts";
import { findMovement } from "../line/to-movement.ts";

export interface BuiltParts {
  readonly parts: readonly WodPart[];
  /** Lines of which something is in no part, with what it is. */
  readonly left: readonly { readonly line: LineReading; readonly texts: readonly string[] }[];
}

/** "10 min cap each": of every part above. */
const EACH = /\bcap\b[^\n]*\b(?:each|per part|jeweils|je teil|chacune?|cada (?:un[oa]|parte)|ciascun[oa]|elk)\W*$/i;

/** Builds the parts of a workout from its lines. */
export class PartsBuilder {
  readonly #state: BuilderState;
  /** A simulation or a chipper, which is for time without saying so. */
  readonly #isRace: boolean;

  constructor(sport: string | undefined, pairUnit: PairUnit, isRace: boolean, isUnhurried: boolean) {
    this.#isRace = isRace;
    this.#state = new BuilderState(sport, pairUnit);
    this.#state.isUnhurried = isUnhurried;
    this.#state.open.isUnhurried = isUnhurried;
  }

  add(line: LineReading, next: LineReading | undefined): void {
    const lost: string[] = [...line.left];
    if (/^\W*(?:repeat|wiederholen)\b/i.test(line.source) && repeatUntilTime(this.#state)) return;
    if (line.isTalk) {
      this.#state.isTalked = true;
      this.#state.left.push({ line, texts: line.left });
      if (line.cap !== undefined) setCap(this.#state, line.cap, EACH.test(line.source));
      return;
    }
    if (line.shared !== undefined) {
      const target =
        isEmpty(this.#state.open) && !hasScheme(this.#state.open)
          ? (this.#state.done.findLast(isDraft) ?? this.#state.open)
          : this.#state.open;
      target.shared.push(...line.shared);
      return;
    }
    if (
      this.#state.open.clock.scheme?.kind === "death-by" &&
      !isEmpty(this.#state.open) &&
      /^\W*(?:min|m|minute)? ?\d.*(?:reps?|\d|:)/i.test(line.source) &&
      !hasHead(line) &&
      line.cap === undefined &&
      (/^\W*(?:min(?:ute)?|m) ?1\b/i.test(line.source) ||
        line.items.every(({ match, loads, pair }) => match === undefined && loads.length === 0 && pair === undefined))
    )
      return;
    // "Warm-up: coach led", and after an empty line the first part.
    if (this.#state.isTalked && line.isAfterBlank && this.#state.open.role === "warm-up" && isEmpty(this.#state.open))
      this.#state.open = draft();
    this.#state.isTalked = false;
    beginPart(this.#state, line);
    if (line.station !== undefined) this.#state.open.station = line.station;
    const items = line.items.map((item) => (item.sets === undefined ? item : { ...item, sets: inMetres(item.sets, this.#state.sport) }));
    const read = items.map((item) => ({ item, movement: findMovement(item, this.#state.sport, this.#state.pairUnit) }));
    const works = read.filter(
      ({ item, movement }) => movement !== undefined || item.sets !== undefined || isNamelessSet(item, this.#state.open, this.#state.lift),
    );
    takeHead(this.#state, line, works.length, next);
    if (this.#state.isBeside) {
      this.#state.isBeside = false;
      return;
    }
    const isPlusLine = /[a-z)\d] ?\+ ?(?:\d|[a-z])/i.test(line.source) && !line.isPlus;
    if (line.counts !== undefined) {
      if (line.counts.length === this.#state.open.movements.length)
        this.#state.open.movements = this.#state.open.movements.map((movement, index) => ({
          ...movement,
          reps: line.counts?.[index] ?? 1,
        }));
      else lost.push(line.counts.join("+"));
    }
    if (
      /^\W*#\d/.test(line.source) ||
      (/^\W*(?:cadence|rate|s\/r|spm|rpm|hr|rpe|effort|pace|damper|target|aim|hold|keep)\b/i.test(line.source) &&
        line.items.every(({ sets, match }) => sets === undefined && match === undefined))
    ) {
      const said = line.source.trim();
      const last = this.#state.done.findLast(isDraft);
      const interval =
        this.#state.sport === undefined
          ? undefined
          : [...this.#state.done, this.#state.open].findLast(
              (one): one is Draft => "movements" in one && (one.sets.length > 0 || one.clock.scheme !== undefined),
            );
      const target = interval ?? (isEmpty(this.#state.open) && last !== undefined ? last : this.#state.open);
      const at = target.movements.length - 1;
      const movement = target.movements[at];
      const [only] = line.items;
      const isManner =
        line.items.length === 1 &&
        only !== undefined &&
        only.words.length === 0 &&
        only.quantity === undefined &&
        Object.keys(only.manner).length > 0;
      // A damper and a cadence are of all pieces above.
      const areAlike = target.movements.length > 1 && target.movements.every(({ name }) => name === movement?.name);
      if (movement === undefined) this.#state.left.push({ line, texts: [said] });
      else if (areAlike && /\b(?:damper|drag|rpm|spm|s\/r|cadence|rate)\b/i.test(said))
        target.movements = target.movements.map((one) =>
          isManner ? { ...one, ...only.manner } : { ...one, how: one.how === undefined ? said : `${one.how}, ${said}` },
        );
      else
        target.movements[at] = isManner
          ? { ...movement, ...only.manner }
          : { ...movement, how: movement.how === undefined ? said : `${movement.how}, ${said}` };
      return;
    }
    for (const { item, movement } of addPhase(this.#state, line) ? [] : read) {
      if (
        line.isTitle &&
        item.sets === undefined &&
        (movement?.isKnown !== true || (item.words.length === 0 && item.quantity?.unit === "")) &&
        (item.words.length > 0 || item.quantity !== undefined)
      ) {
        lost.push(
          ...item.words.filter((word) => !FILLER.test(word)),
          ...(item.quantity === undefined ? [] : [String(item.quantity.value)]),
        );
        continue;
      }
      if (
        /^\W*rest\b/i.test(line.rest) &&
        (line.rests.length > 0 || item.quantity !== undefined) &&
        item.sets === undefined &&
        line.turn === undefined
      ) {
        lost.push(...item.words);
        continue;
      }
      if (item.sets !== undefined) lost.push(...addSets(this.#state, item, movement, line));
      else if (movement !== undefined) lost.push(...addMovement(this.#state, item, movement, line, works.length));
      else lost.push(...addBeside(this.#state, item, line));
    }
    if (
      isPlusLine &&
      works.length > 1 &&
      line.turn === undefined &&
      read.every(({ movement }) => movement === undefined || isLift(movement))
    )
      this.#state.open.isComplex = true;
    const isPhase =
      works.length === 0 ? line.items.length === 0 : works.every(({ movement }) => movement !== undefined && isBare(movement));
    if (line.role !== undefined && line.total !== undefined && isPhase && !hasScheme(this.#state.open)) {
      this.#state.open.movements.unshift({
        name: this.#state.sport ?? line.role,
        isKnown: this.#state.sport !== undefined,
        seconds: line.total,
      });
      this.#state.open.turns.unshift(undefined);
      delete this.#state.open.total;
    }
    lost.push(...addRests(this.#state, line, works.length, next));
    // "10 rounds: 5 pull-ups, 10 push-ups": a line that holds all of its rounds.
    if (
      line.rounds !== undefined &&
      works.length > 1 &&
      this.#state.open.sets.length === 0 &&
      next !== undefined &&
      !next.isStart &&
      !beginsPart(next) &&
      next.items.some(({ quantity, match }) => quantity !== undefined && match !== undefined) &&
      this.#state.done.length > 0
    ) {
      const { isUnhurried, isSameClock } = this.#state.open;
      const before = this.#state.done.at(-1);
      if (
        before !== undefined &&
        "movements" in before &&
        !hasScheme(before) &&
        before.sets.length === 0 &&
        this.#state.sport === undefined
      )
        before.isTimed = true;
      this.#state.open.isTimed = true;
      this.#state.close();
      this.#state.open = draft({ isUnhurried, isTimed: true, isSameClock });
    }
    if (line.cap !== undefined) setCap(this.#state, line.cap, EACH.test(line.source));
    if (lost.length > 0) this.#state.left.push({ line, texts: lost });
  }

  /** "1000 m row, then 21-15-9": what stands before a list or rounds is on their clock. */
  #oneClock(): void {
    this.#state.done.forEach((one, index) => {
      const before = this.#state.done[index - 1];
      if ("pauseSeconds" in one || before === undefined || "pauseSeconds" in before || !one.isThen) return;
      if (isLiftList(one) || isLiftList(before)) return;
      const isTimed = (part: Draft) =>
        part.sets.length === 0 &&
        part.max === undefined &&
        part.clock.scheme === undefined &&
        !part.isQuality &&
        !part.isUnhurried &&
        part.role === undefined &&
        part.rest === undefined;
      if (
        this.#state.sport === undefined &&
        isTimed(one) &&
        isTimed(before) &&
        (one.rounds !== undefined || one.list !== undefined || one.isTimed || before.rounds !== undefined || before.list !== undefined)
      ) {
        before.isTimed = true;
        one.isTimed = true;
        one.isSameClock = true;
      }
    });
  }

  result(): BuiltParts {
    this.#state.close();
    this.#oneClock();
    // A warm-up that is said last is done first.
    const warmUp = this.#state.sport === undefined ? -1 : this.#state.done.findIndex((one) => "movements" in one && one.role === "warm-up");
    if (warmUp > 0 && warmUp === this.#state.done.findLastIndex((one) => "movements" in one && one.role === "warm-up"))
      this.#state.done.unshift(...this.#state.done.splice(warmUp, 1));
    const isAlone = this.#state.done
      .filter(isDraft)
      .every(({ sets, isUnhurried, role }) => sets.length === 0 && !isUnhurried && role === undefined);
    const parts = this.#state.done.flatMap((one): readonly WodPart[] => {
      if ("pauseSeconds" in one) return [{ kind: "rest", seconds: one.pauseSeconds }];
      return finish(one, { isAlone, isCardio: this.#state.sport !== undefined, isRace: this.#isRace });
    });
    return { parts, left: this.#state.left };
  }
}
