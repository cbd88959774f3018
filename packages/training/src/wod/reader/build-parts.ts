import type { PairUnit } from "../movement-loads.ts";
import type { WodManner, WodMovement, WodPart } from "../wod.ts";
import { type Draft, draft, hasScheme, isEmpty } from "./draft.ts";
import { finish } from "./finish-part.ts";
import type { Item } from "./items.ts";
import type { SetGroup } from "./marks.ts";
import { type LineReading } from "./read-line.ts";
import { amountOf, movementOf } from "./to-movement.ts";
import { TALK } from "../talk-words.ts";
import { FILLER } from "./asides.ts";
import type { RestReading } from "./work-heads.ts";

export interface BuiltParts {
  readonly parts: readonly WodPart[];
  /** Lines of which something is in no part, with what it is. */
  readonly left: readonly { readonly line: LineReading; readonly texts: readonly string[] }[];
}

/** Builds the parts of a workout from its lines. */
export class PartsBuilder {
  readonly #done: (Draft | { readonly pauseSeconds: number })[] = [];
  readonly #left: { line: LineReading; texts: readonly string[] }[] = [];
  readonly #sport: string | undefined;
  readonly #pairUnit: PairUnit;
  /** A simulation or a chipper, which is for time without saying so. */
  readonly #isRace: boolean;
  #open: Draft = draft();
  /** The lift that sets without a name are of. */
  #lift: WodMovement | undefined;
  #isUnhurried = false;

  constructor(sport: string | undefined, pairUnit: PairUnit, isRace: boolean) {
    this.#isRace = isRace;
    this.#sport = sport;
    this.#pairUnit = pairUnit;
  }

  get open(): Draft {
    return this.#open;
  }

  add(line: LineReading, next: LineReading | undefined): void {
    const lost: string[] = [...line.left];
    if (/^\W*(?:repeat|wiederholen)\b/i.test(line.source) && this.#repeat()) return;
    if (line.isTalk) {
      this.#isTalked = true;
      this.#left.push({ line, texts: line.left });
      return;
    }
    if (line.shared !== undefined) {
      const target = isEmpty(this.#open) && !hasScheme(this.#open) ? (this.#done.findLast((one): one is Draft => "movements" in one) ?? this.#open) : this.#open;
      target.shared.push(...line.shared);
      return;
    }
    if (this.#open.clock.scheme?.kind === "death-by" && !isEmpty(this.#open) && /^\W*(?:min|m|minute)? ?\d.*(?:reps?|\d|:)/i.test(line.source) && !hasHead(line) && line.cap === undefined && line.items.every(({ match }) => match === undefined)) return;
    // "Warm-up: coach led", and after an empty line the first part.
    if (this.#isTalked && line.isAfterBlank && this.#open.role === "warm-up" && isEmpty(this.#open)) this.#open = draft();
    this.#isTalked = false;
    this.#begin(line);
    if (line.station !== undefined) this.#open.station = line.station;
    const items = line.items.map((item) => (item.sets === undefined ? item : { ...item, sets: inMetres(item.sets, this.#sport) }));
    const read = items.map((item) => ({ item, movement: movementOf(item, this.#sport, this.#pairUnit) }));
    const works = read.filter(({ item, movement }) => movement !== undefined || item.sets !== undefined || isNamelessSet(item, this.#open, this.#lift));
    this.#head(line, works.length, next);
    if (this.#isBeside) {
      this.#isBeside = false;
      return;
    }
    const isPlusLine = /[a-z)\d] ?\+ ?(?:\d|[a-z])/i.test(line.source) && !line.isPlus;
    if (line.counts !== undefined) {
      if (line.counts.length === this.#open.movements.length) this.#open.movements = this.#open.movements.map((movement, index) => ({ ...movement, reps: line.counts?.[index] ?? 1 }));
      else lost.push(line.counts.join("+"));
    }
    if (/^\W*#\d/.test(line.source) || (/^\W*(?:cadence|rate|s\/r|spm|rpm|hr|rpe|effort|pace|damper|target|aim|hold|keep)\b/i.test(line.source) && line.items.every(({ sets, match }) => sets === undefined && match === undefined))) {
      const said = line.source.trim();
      const last = this.#done.findLast((one): one is Draft => "movements" in one);
      const interval = this.#sport === undefined ? undefined : [...this.#done, this.#open].findLast((one): one is Draft => "movements" in one && (one.sets.length > 0 || one.clock.scheme !== undefined));
      const target = interval ?? (isEmpty(this.#open) && last !== undefined ? last : this.#open);
      const at = target.movements.length - 1;
      const movement = target.movements[at];
      const [only] = line.items;
      const isManner = line.items.length === 1 && only !== undefined && only.words.length === 0 && only.quantity === undefined && Object.keys(only.manner).length > 0;
      if (movement === undefined) this.#left.push({ line, texts: [said] });
      else target.movements[at] = isManner ? { ...movement, ...only.manner } : { ...movement, how: movement.how === undefined ? said : `${movement.how}, ${said}` };
      return;
    }
    for (const { item, movement } of read) {
      if (line.isTitle && item.sets === undefined && (movement?.isKnown !== true || (item.words.length === 0 && item.quantity?.unit === "")) && (item.words.length > 0 || item.quantity !== undefined)) {
        lost.push(...item.words.filter((word) => !FILLER.test(word)), ...(item.quantity === undefined ? [] : [String(item.quantity.value)]));
        continue;
      }
      if (/^\W*rest\b/i.test(line.source) && (line.rests.length > 0 || item.quantity !== undefined) && item.sets === undefined && line.turn === undefined) {
        lost.push(...item.words);
        continue;
      }
      if (item.sets !== undefined) lost.push(...this.#addSets(item, movement, line));
      else if (movement !== undefined) lost.push(...this.#addMovement(item, movement, line, works.length));
      else lost.push(...this.#addRest(item, line));
    }
    if (isPlusLine && works.length > 1 && line.turn === undefined && read.every(({ movement }) => movement === undefined || isLift(movement))) this.#open.isComplex = true;
    if (line.role !== undefined && line.total !== undefined && line.items.length === 0 && !hasScheme(this.#open)) {
      this.#open.movements.push({ name: this.#sport ?? line.role, isKnown: this.#sport !== undefined, seconds: line.total });
      this.#open.turns.push(undefined);
      delete this.#open.total;
    }
    lost.push(...this.#rests(line, works.length, next));
    // "10 rounds: 5 pull-ups, 10 push-ups": a line that holds all of its rounds.
    if (line.rounds !== undefined && works.length > 1 && this.#open.sets.length === 0 && next !== undefined && !next.isStart && !beginsPart(next) && next.items.some(({ quantity, match }) => quantity !== undefined && match !== undefined) && this.#done.length > 0) {
      const { isUnhurried } = this.#open;
      const before = this.#done.at(-1);
      if (before !== undefined && "movements" in before && !hasScheme(before) && before.sets.length === 0 && this.#sport === undefined) before.isTimed = true;
      this.#close();
      this.#open = draft({ isUnhurried, isTimed: true });
    }
    if (line.cap !== undefined) this.#cap(line.cap);
    if (lost.length > 0) this.#left.push({ line, texts: lost });
  }

  /** "45 min steady", ways below it, "repeat": as many rounds as the time has. */
  #repeat(): boolean {
    const open = this.#open;
    const [time, ...ways] = open.movements;
    if (time?.seconds === undefined || ways.length === 0 || ways.some(({ metres, reps }) => metres === undefined && reps === undefined)) return false;
    const { zone, how } = time;
    open.clock = { scheme: { kind: "amrap", seconds: time.seconds } };
    open.movements = ways.map((way) => ({ ...way, ...(zone === undefined ? {} : { zone }), ...(how === undefined ? {} : { how }) }));
    open.turns = open.turns.slice(1);
    return true;
  }

  /** Opens a new part where the line says so. */
  #begin(line: LineReading): void {
    if (line.isStart || line.range !== undefined) {
      if (line.role === "buy-in" && isEmpty(this.#open) && hasScheme(this.#open)) {
        this.#done.push(draft({ role: "buy-in", isTimed: this.#open.isTimed }));
        const buyIn = this.#done.pop() as Draft;
        const head = this.#open;
        this.#open = buyIn;
        this.#pending = head;
        return;
      }
      const series = this.#open.clock.scheme?.kind === "intervals" && isEmpty(this.#open) && line.label !== undefined ? this.#open.clock.scheme : undefined;
      if (series !== undefined) this.#series = { work: series.work, rest: series.rest };
      else if (line.label === undefined || hasHead(line)) this.#series = undefined;
      if (this.#series !== undefined) {
        if (series === undefined) {
          this.#close();
          this.#done.push({ pauseSeconds: this.#series.rest });
        }
        this.#open = draft({ clock: { scheme: { kind: "amrap", seconds: this.#series.work } }, headIndent: line.indent });
        return;
      }
      this.#close();
      this.#isUnhurried = /\b(?:strength|skill|accessor|activation|prep|core|superset|stretch|mobility|lift|oly|weightlifting)/i.test(line.source.slice(0, 24)) || (this.#isUnhurried && line.label !== undefined && /\d/.test(line.label));
      const isOnClock = line.role === "cash-out";
      this.#open = draft({ isSameClock: isOnClock, ...(line.label === undefined ? {} : { label: line.label }), ...(line.role === undefined ? {} : { role: line.role }), ...(line.range === undefined ? {} : { range: line.range }), isUnhurried: this.#isUnhurried, headIndent: line.indent });
      return;
    }
    const open = this.#open;
    if (this.#pending !== undefined && !isEmpty(open) && (line.isThen || line.rounds !== undefined || line.clock.scheme !== undefined || line.items.length > 0)) {
      const head = this.#pending;
      this.#pending = undefined;
      this.#close();
      this.#open = { ...head, isSameClock: true };
      return;
    }
    if (line.isThen && line.items.length === 0) this.#isThen = true;
    const isOutdented = open.isIndented && line.indent <= open.headIndent && line.items.some((item) => item.match !== undefined || item.sets !== undefined);
    if (isOutdented || ((line.isThen || this.#isThen) && !isEmpty(open) && ((open.rounds ?? open.list) !== undefined || line.total !== undefined) && line.items.length > 0) || (line.isAfterBlank && !isEmpty(open) && open.role === "warm-up" && line.items.length > 0)) {
      const wasTimed = (open.isTimed || open.rounds !== undefined || open.list !== undefined) && line.total === undefined && !isLiftList(open);
      this.#close();
      this.#open = draft({ isThen: true, isSameClock: (line.isThen || isOutdented) && wasTimed, isTimed: wasTimed, isUnhurried: this.#isUnhurried });
    }
  }
  #pending: Draft | undefined;
  /** "3 x AMRAP 6, rest 2 min" above a letter for each. */
  #series: { readonly work: number; readonly rest: number } | undefined;

  /** Takes the scheme of the line into the open part, or opens one for it. */
  #head(line: LineReading, works: number, next: LineReading | undefined): void {
    const open = this.#open;
    const { clock, rounds, list, max } = line;
    const hasClock = clock.scheme !== undefined || clock.every !== undefined || clock.isOpenAmrap === true;
    const begins = hasClock || rounds !== undefined || list !== undefined || max !== undefined || line.isTimed || line.isQuality;
    // "EMOM: 4 burpees" below a workout for time is done beside it.
    if (clock.every !== undefined && clock.scheme === undefined && works > 0 && open.isTimed && !isEmpty(open) && rounds === undefined && list === undefined) {
      this.#left.push({ line, texts: [line.rest] });
      this.#isBeside = true;
      return;
    }
    if (clock.window !== undefined) {
      if (open.rounds !== undefined) open.clock = { scheme: { kind: "amrap", seconds: clock.window } };
      else open.total = clock.window;
      return;
    }
    if (clock.isOpenAmrap === true && line.total === undefined && open.total !== undefined && !isEmpty(open)) this.#window = open.total;
    // "8 rounds each, 1 min rest between" below the stations of a Tabata.
    if (rounds !== undefined && works === 0 && !hasClock && !isEmpty(open) && open.clock.scheme?.kind === "intervals" && open.clock.scheme.rounds === rounds) return;
    if (begins) {
      const isTail = !hasClock && rounds === undefined && list === undefined && max === undefined && works === 0 && (next === undefined || next.isStart || next.items.length === 0);
      const isMoreLists = list !== undefined && !hasClock && rounds === undefined && open.list !== undefined && open.hasLists && works > 0 && list.reps.length === open.list.length;
      const isOwnList = list !== undefined && !hasClock && rounds === undefined && !isEmpty(open) && works > 0 && (open.list !== undefined || open.clock.scheme?.kind === "amrap") && list.reps.length !== 3;
      if (isMoreLists || (isOwnList && open.list?.length === list.reps.length)) {
        this.#lineList = list.reps;
        return;
      }
      const isConflict = (open.clock.scheme !== undefined && (clock.scheme !== undefined || (rounds !== undefined && open.clock.scheme.kind !== "intervals"))) || (open.rounds !== undefined && (rounds !== undefined || (list !== undefined && list.reps.length !== open.rounds)));
      const isOfLifts = works === 0 && !hasScheme(open) && open.sets.length === 0 && !open.isTimed && (max !== undefined || rounds !== undefined || hasClock) && open.movements.length > 0 && open.movements.every((movement) => isBare(movement) || (isLift(movement) && (movement.reps ?? 0) <= 5));
      const isOfHeading = isOfLifts || isEmpty(open) || (isTail && open.sets.length === 0);
      if (!isOfHeading || (isConflict && !isEmpty(open))) {
        const wasTimed = open.isTimed && (line.isThen || open.isSameClock || this.#isThen);
        const wasThen = this.#isThen;
        const isAfterBuyIn = open.role === "buy-in";
        const isBound = (wasTimed || isAfterBuyIn) && !hasClock && max === undefined;
        const heading = open.movements.length === 0 && open.sets.length > 0 ? undefined : undefined;
        void heading;
        this.#close();
        this.#open = draft({ isUnhurried: this.#isUnhurried, isTimed: isBound, isSameClock: isBound || (isAfterBuyIn && hasClock), isThen: line.isThen || wasThen, headIndent: line.indent });
      }
      const target = this.#open;
      target.headIndent = line.indent;
      if (hasClock) target.clock = { ...target.clock, ...clock };
      if (clock.isOpenAmrap === true && this.#window !== undefined) target.clock = { scheme: { kind: "amrap", seconds: this.#window } };
      this.#window = undefined;
      if (rounds !== undefined) {
        target.rounds = rounds;
        target.isQuality ||= line.areSets && !line.isTimed && !target.isTimed;
      }
      if (list !== undefined) {
        target.list = list.reps;
        target.isLadder = target.isLadder || list.isLadder;
        target.hasLists = works > 0;
      }
      if (max !== undefined) target.max = max;
      target.isTimed ||= line.isTimed;
      target.isQuality ||= line.isQuality;
    }
    this.#isThen = line.isThen && line.items.length === 0 && !begins;
    if (this.#isThen && this.#open.isTimed && !isEmpty(this.#open)) this.#thenTimed = true;
    if (line.total !== undefined) this.#open.total = line.total;
    if (line.style !== undefined && line.items.every(({ sets }) => sets === undefined)) this.#open.style ??= line.style;
    if (this.#sport !== undefined && clock.scheme?.kind === "intervals" && works === 0 && isEmpty(this.#open)) {
      this.#open.movements.push({ name: this.#sport, isKnown: true, ...(clock.how === undefined ? {} : { how: clock.how }) });
      this.#open.turns.push(undefined);
      this.#open.isWhole = true;
    }
    if (clock.recovery !== undefined) this.#open.recovery = { how: clock.recovery };
    if (line.isAlternating) this.#open.isAlternating = true;
    if (/\b(?:after each|between|one station|followed by (?:one|a) station|each run)\b/i.test(line.source) && rounds !== undefined && works === 1) this.#open.isInterleaved = true;
  }
  #isThen = false;
  #isBeside = false;
  #isTalked = false;
  /** "In 12 min" above what is done before "AMRAP in the remaining time". */
  #window: number | undefined;
  #thenTimed = false;
  #lineList: readonly number[] | undefined;

  #close(): void {
    if (!isEmpty(this.#open) || this.#open.max !== undefined) {
      if (this.#open.max !== undefined && isEmpty(this.#open) && this.#open.heading === undefined && this.#lift !== undefined) this.#open.heading = this.#lift;
      this.#done.push(this.#open);
      const last = this.#open.movements.at(-1) ?? this.#open.heading;
      if (last !== undefined && (this.#open.sets.length > 0 || this.#open.max !== undefined)) this.#lift = stripped(this.#open.heading ?? last);
    } else if (this.#open.heading !== undefined && this.#open.heading.name !== this.#sport) {
      // A name without anything of it is trained as it stands.
      this.#done.push({ ...this.#open, movements: [this.#open.heading] });
    }
    this.#open = draft({ isUnhurried: this.#isUnhurried });
  }

  /** Sets are a part of their own, of the movement beside them or above. */
  #addSets(item: Item, movement: WodMovement | undefined, line: LineReading): readonly string[] {
    const group = item.sets as SetGroup;
    const open = this.#open;
    const isNameless = item.match === undefined && item.words.filter((word) => !FILLER.test(word) && !SET_WORDS.test(word)).length === 0;
    const isWay = group.amount !== undefined && ["m", "km", "k", "mile", "yd", "ft", "s", "min"].includes(group.amount.unit);
    const isOfComplex = isNameless && open.movements.length > 0 && open.sets.length === 0 && !hasScheme({ ...open, rounds: undefined, list: undefined } as Draft) && open.movements.every((one) => isBare(one) || (isLift(one) && (one.reps ?? 0) <= 5 && open.movements.length > 1));
    const isMore = isNameless && open.sets.length > 0 && (open.heading !== undefined || open.movements.length > 0) && sameKind(open.sets.at(-1), group) && (line.isStart ? line.label === undefined : true);
    const named = movement !== undefined && (item.match !== undefined || !isNameless || (isWay && (open.heading === undefined || this.#sport !== undefined))) ? movement : undefined;
    if (isOfComplex || (isMore && named === undefined)) {
      open.sets.push(group);
      open.heading ??= undefined;
      this.#mannerOf(open, item);
      if (line.sendOff !== undefined) open.sendOff = line.sendOff;
      return this.#loadsOf(open, item);
    }
    if (group.count >= 4 && isWay && movement !== undefined && /\b(?:with|then|plus|and|between)[\s:]*$/i.test(line.source)) {
      // "8 x 1 km run with" above as many stations.
      this.#close();
      const { value, unit } = group.amount ?? { value: 0, unit: "m" };
      this.#open = draft({ rounds: group.count, isInterleaved: true });
      this.#open.movements.push({ ...movement, ...amountOf({ value, unit }) });
      this.#open.turns.push(undefined);
      return [];
    }
    if (open.heading !== undefined && named !== undefined && line.source === this.#headingSource && isEmpty(open) && /\/|\+|&/.test(line.source)) {
      // "Curls / triceps pushdown 3x15": the sets are of both.
      this.#done.push(draft({ ...(open.label === undefined ? {} : { label: open.label }), movements: [open.heading], turns: [undefined], sets: [group], isUnhurried: this.#isUnhurried }));
      delete open.heading;
    }
    const heading = open.heading;
    const clock = isEmpty(open) ? open.clock : {};
    if (!isEmpty(open) || open.max !== undefined) {
      const { label } = open;
      this.#close();
      if (label !== undefined && !/\d/.test(label)) this.#open.label = label;
    }
    const target = this.#open;
    target.clock = clock;
    const lift = named ?? heading ?? this.#lift;
    if (lift === undefined) {
      this.#open.sets.push(group);
      this.#open.movements.push({ name: item.words.join(" ") || "set", isKnown: false });
      return [item.words.join(" ") || `${group.count}`];
    }
    const { reps: _reps, load, ...bare } = lift;
    const of = named === undefined ? { ...bare, ...(lift === heading && load !== undefined ? { load } : {}) } : { ...lift };
    target.movements.push({ ...of, ...(group.isEachSide === true ? { isEachSide: true as const } : {}) });
    target.turns.push(undefined);
    target.sets.push(group);
    target.heading = stripped(of);
    if (line.sendOff !== undefined) target.sendOff = line.sendOff;
    if (line.blocks !== undefined) target.blocks = line.blocks;
    if (line.style !== undefined) target.style = line.style;
    const role = (item as Item & { role?: Draft["role"] }).role;
    if (role !== undefined) target.role = role;
    if (named === undefined) this.#mannerOf(target, item);
    return this.#loadsOf(target, item);
  }

  #addMovement(item: Item, movement: WodMovement, line: LineReading, works: number): readonly string[] {
    const open = this.#open;
    const role = (item as Item & { role?: Draft["role"] }).role;
    if (role !== undefined && open.role !== role) {
      this.#close();
      this.#open.role = role;
    } else if (role === undefined && open.role !== undefined && !line.isStart && !isEmpty(open) && line.items.some((one) => (one as { role?: string }).role !== undefined)) this.#close();
    const [whole] = this.#open.movements;
    if (this.#open.isWhole && whole !== undefined && isBare(movement)) {
      this.#open.movements[0] = { ...whole, ...movement };
      return [];
    }
    if (this.#open.isWhole) this.#close();
    const target = this.#open;
    const isAlone = works === 1 && isBare(movement);
    if (isBare(movement) && line.turn === undefined && target.station === undefined && ((movement.name === "Rest" && !/^\W*p ?\d/i.test(line.source)) || ((movement.how?.split(/[ ,]+/).length ?? 0) > 1 && item.words.some((word) => TALK.has(word.toLowerCase()) && !/^(?:same|full|hold|slow|fast|each|last|both)$/i.test(word)))) && !isEmpty(target) && line.items.length === 1 && movement.load === undefined) return [line.rest];
    if (isBare(movement) && movement.how?.endsWith("complex") === true) return [line.rest];
    if (target.sets.length > 0 || target.max !== undefined) {
      // "Bench press" below finished sets is the next lift.
      if (target.max !== undefined && target.movements.length === 0 && target.sets.length === 0) {
        target.movements.push(movement);
        target.turns.push(line.turn);
        return this.#loadsOf(target, item, true);
      }
      if (target.max !== undefined && target.sets.length === 0 && !line.isAfterBlank && !isAlone && line.source === this.#lastSource) {
        target.movements.push(movement);
        return [];
      }
      this.#close();
    }
    const into = this.#open;
    const before = into.movements.at(-1);
    if (line.source === this.#lastSource && isBare(movement) && before?.name === movement.name && movement.how !== "strides") {
      // "2000 m run (run together)"
      if (movement.how !== undefined) into.movements[into.movements.length - 1] = { ...before, how: movement.how };
      return [];
    }
    if (into.clock.scheme?.kind === "death-by") {
      if (before?.name === movement.name) return [];
      const { reps: _reps, ...bare } = movement;
      into.movements.push(bare);
      into.turns.push(undefined);
      return [];
    }
    const list = this.#lineList;
    if (list !== undefined && line.source !== this.#lastSource) this.#lineList = undefined;
    if (isAlone && isEmpty(into) && !hasScheme(into) && !into.isTimed) {
      if (into.heading !== undefined) this.#done.push({ ...into, movements: [into.heading] });
      if (into.heading !== undefined) this.#open = draft({ isUnhurried: this.#isUnhurried });
      this.#open.heading = movement;
      this.#headingSource = line.source;
      this.#open.loads.push(...[]);
      return this.#setLoads(this.#open, item);
    }
    if (into.heading !== undefined && isEmpty(into) && into.max === undefined) {
      // "Back squat" above "21-15-9" and other movements: it is one of them. A sport above its efforts is their title.
      const isTitle = into.heading.name === this.#sport || (hasScheme(into) && into.list === undefined && into.clock.scheme?.kind !== "intervals" && !isBare(movement));
      if (!isTitle) {
        into.movements.push(into.heading);
        into.turns.push(undefined);
      }
      delete into.heading;
    }
    into.movements.push(list === undefined ? movement : { ...movement, list });
    into.turns.push(line.turn ?? (line.isPlus ? into.turns.at(-1) : into.isAlternating ? into.turns.length + 1 : undefined));
    if (line.indent > into.headIndent && hasScheme(into)) into.isIndented = true;
    if (line.blocks !== undefined && into.rounds === undefined) into.rounds = line.blocks;
    this.#lastSource = line.source;
    return this.#setLoads(into, item);
  }
  #lastSource = "";
  #headingSource = "";

  #setLoads(into: Draft, item: Item): readonly string[] {
    for (const { load, sets } of item.loads) if (sets !== undefined) into.setLoads.push({ load, ...sets });
    return [];
  }

  #loadsOf(into: Draft, item: Item, isNamed = false): readonly string[] {
    this.#setLoads(into, item);
    const free = item.loads.filter(({ sets }) => sets === undefined).map(({ load }) => load);
    if (!isNamed && free[0] !== undefined && into.movements.at(-1)?.load === undefined) attach(into, free[0]);
    return [];
  }

  #mannerOf(into: Draft, item: Item): void {
    const last = into.movements.length - 1;
    const movement = into.movements[last];
    if (movement !== undefined) into.movements[last] = mergeManner(movement, item.manner);
  }

  /** What is no movement: loads, how it is done, repetitions of a lift above, words. */
  #addRest(item: Item, line: LineReading): readonly string[] {
    const open = this.#open;
    const lost: string[] = [];
    const hasLoad = item.loads.length > 0;
    if (isNamelessSet(item, open, this.#lift)) {
      const count = item.quantity?.value ?? 1;
      const isComplex = open.movements.length > 1;
      const loads = item.loads[0]?.load;
      const group: SetGroup = { kind: "sets", count: isComplex ? count : 1, reps: isComplex ? Array<number>(count).fill(1) : [count], ...(loads === undefined ? {} : { loads: { ...loads, isPerSet: true } }) };
      if (open.sets.length > 0 || isComplex) open.sets.push(group);
      else return this.#addSets({ ...item, sets: group, loads: [] }, undefined, line);
      this.#mannerOf(open, item);
      return [];
    }
    if (hasLoad) {
      for (const { load, sets } of item.loads) {
        if (sets !== undefined) open.setLoads.push({ load, ...sets });
        else open.loads.push(load);
      }
    }
    if (item.pair !== undefined) {
      const last = open.movements.at(-1);
      if (last !== undefined && last.load === undefined && item.words.length === 0 && item.pair.length === 2) {
        const load = movementOf({ ...item, words: [last.name], match: { name: last.name, isKnown: true } }, undefined, this.#pairUnit)?.load;
        if (load !== undefined) attach(open, load);
      } else lost.push(item.pair.join("/"));
    }
    if (line.max !== undefined && item.words.length === 0 && item.quantity !== undefined && (item.quantity.unit === "min" || item.quantity.unit === "s")) {
      open.total = item.quantity.value * (item.quantity.unit === "min" ? 60 : 1);
      return lost;
    }
    if (Object.keys(item.manner).length > 0 && item.words.length === 0 && item.quantity === undefined) {
      const target = isEmpty(open) && open.heading === undefined ? this.#done.findLast((one): one is Draft => "movements" in one) : open;
      if (target?.heading !== undefined && target.movements.length === 0) target.heading = { ...target.heading, ...item.manner };
      else if (target !== undefined && target.movements.length > 0) {
        const isAll = line.items.every((one) => one.match === undefined && one.quantity === undefined);
        target.movements = target.movements.map((one, index) => (isAll || index === target.movements.length - 1 ? mergeManner(one, item.manner) : one));
      } else lost.push(line.source);
    }
    if (item.quantity !== undefined && open.clock.scheme?.kind !== "death-by") lost.push(String(item.quantity.value));
    if (item.list !== undefined) lost.push(item.list.join("-"));
    const words = item.words.filter((word) => !FILLER.test(word) && !SET_WORDS.test(word));
    if (words.length > 0) lost.push(...words);
    return lost;
  }

  #rests(line: LineReading, works: number, next: LineReading | undefined): readonly string[] {
    const lost: string[] = [];
    for (const rest of line.rests) {
      if (rest.after === "pause") {
        this.#open.pause = rest.seconds ?? 0;
        continue;
      }
      if (rest.after !== undefined) {
        const target = [...this.#done, this.#open].find((one): one is Draft => "movements" in one && one.label === rest.after);
        if (target === undefined) lost.push(`rest after ${rest.after}`);
        else setRest(target, rest);
        continue;
      }
      const target = isEmpty(this.#open) && this.#open.heading === undefined && !hasScheme(this.#open) ? this.#done.findLast((one): one is Draft => "movements" in one) : this.#open;
      if (line.range !== undefined && works === 0) continue;
      const isBetween = works === 0 && line.items.length === 0 && rest.seconds !== undefined && rest.how === undefined && target === this.#open && !isEmpty(this.#open) && this.#open.sets.length === 0 && rest.upTo === undefined && !(this.#open.list !== undefined && this.#open.movements.length <= 1) && !/between|btw|b\/[tw]|after/i.test(line.source) && (next?.isStart === true || next?.range !== undefined || beginsPart(next) || (next?.isThen === true && next.items.length > 0));
      if (isBetween && rest.seconds !== undefined) {
        this.#close();
        this.#done.push({ pauseSeconds: rest.seconds });
      } else if (line.range !== undefined && rest.seconds === undefined) this.#done.push({ pauseSeconds: line.range });
      else if (target === undefined) setRest(this.#open, rest);
      else setRest(target, rest);
    }
    if (line.range !== undefined && /\brest\b/i.test(line.source) && line.items.every(({ match }) => match === undefined || match.name === "Rest")) {
      this.#open = draft();
      this.#done.push({ pauseSeconds: line.range });
    }
    return lost;
  }
  /** A cap is of the part, or of everything on the same clock. */
  #cap(seconds: number): void {
    const target = isEmpty(this.#open) && !hasScheme(this.#open) && this.#open.heading === undefined && !this.#open.isTimed ? this.#done.findLast((one): one is Draft => "movements" in one) : this.#open;
    let one = target ?? this.#open;
    const drafts = [...this.#done.filter((other): other is Draft => "movements" in other), ...(one === this.#open ? [one] : [])];
    let index = drafts.indexOf(one);
    while (one.isSameClock && index > 0) one = drafts[--index] ?? one;
    one.cap = seconds;
  }

  /** "1000 m row, then 21-15-9": what stands before a list or rounds is on their clock. */
  #oneClock(): void {
    this.#done.forEach((one, index) => {
      const before = this.#done[index - 1];
      if ("pauseSeconds" in one || before === undefined || "pauseSeconds" in before || !one.isThen) return;
      if (isLiftList(one) || isLiftList(before)) return;
      const isTimed = (part: Draft) => part.sets.length === 0 && part.max === undefined && part.clock.scheme === undefined && !part.isQuality && !part.isUnhurried && part.role === undefined && part.rest === undefined;
      if (this.#sport === undefined && isTimed(one) && isTimed(before) && (one.rounds !== undefined || one.list !== undefined || one.isTimed || before.rounds !== undefined || before.list !== undefined)) {
        before.isTimed = true;
        one.isTimed = true;
        one.isSameClock = true;
      }
    });
  }

  result(): BuiltParts {
    this.#close();
    this.#oneClock();
    // A warm-up that is said last is done first.
    const warmUp = this.#sport === undefined ? -1 : this.#done.findIndex((one) => "movements" in one && one.role === "warm-up");
    if (warmUp > 0 && warmUp === this.#done.findLastIndex((one) => "movements" in one && one.role === "warm-up")) this.#done.unshift(...this.#done.splice(warmUp, 1));
    const parts = this.#done.flatMap((one, index): readonly WodPart[] => {
      if ("pauseSeconds" in one) return [{ kind: "rest", seconds: one.pauseSeconds }];
      const alone = this.#done.length === 1;
      void index;
      return finish(one, { isAlone: alone, isCardio: this.#sport !== undefined, isRace: this.#isRace });
    });
    return { parts, left: this.#left };
  }
}

/** A movement with what another clause says of how it is done. */
function mergeManner(movement: WodMovement, manner: WodManner): WodMovement {
  const join = (one: string | undefined, other: string | undefined) => (one === undefined || other === undefined || one === other ? (one ?? other) : `${one}, ${other}`);
  const [how, pace, zone] = [join(movement.how, manner.how), join(movement.pace, manner.pace), join(movement.zone, manner.zone)];
  return { ...movement, ...manner, ...(how === undefined ? {} : { how }), ...(pace === undefined ? {} : { pace }), ...(zone === undefined ? {} : { zone }) };
}

function setRest(target: Draft, rest: RestReading): void {
  if (rest.seconds !== undefined) {
    target.restCount += 1;
    if (target.rest?.seconds === undefined) target.rest = rest;
    else target.blockRest = rest.seconds;
  }
  if (rest.metres !== undefined || rest.isEqual === true || rest.how !== undefined)
    target.recovery = { ...(rest.metres === undefined ? {} : { metres: rest.metres }), ...(rest.isEqual === true ? { isEqual: true as const } : {}), ...(rest.how === undefined || rest.how === "" ? {} : { how: rest.how }) };
}

/** "5 @ 75%" below the name of a lift is a set of it. */
function isNamelessSet(item: Item, open: Draft, lift: WodMovement | undefined): boolean {
  const hasLift = open.heading !== undefined || open.movements.length > 0 || lift !== undefined;
  return hasLift && item.match === undefined && item.words.length === 0 && item.sets === undefined && item.quantity !== undefined && (item.quantity.unit === "" || item.quantity.unit === "reps") && item.loads.some(({ load, sets }) => sets === undefined && (load.unit === "%" || load.unit === "kg" || load.unit === "lb"));
}

function sameKind(one: SetGroup | undefined, other: SetGroup): boolean {
  return one !== undefined && one.loads?.unit === other.loads?.unit && one.loads !== undefined && other.loads !== undefined;
}

function hasHead({ clock, rounds, list, max }: LineReading): boolean {
  return clock.scheme !== undefined || rounds !== undefined || list !== undefined || max !== undefined;
}

/** "Front squat 3-3-3": sets of one lift. */
function isLiftList({ list, isTimed, movements }: Draft): boolean {
  return list !== undefined && !isTimed && movements.length === 1 && Math.max(...list) <= 8;
}

function beginsPart(line: LineReading | undefined): boolean {
  return line !== undefined && (line.clock.scheme !== undefined || line.rounds !== undefined || line.list !== undefined || line.max !== undefined || line.isTimed);
}

function isBare(movement: WodMovement): boolean {
  const { reps, metres, seconds, calories, list, isMax } = movement;
  return [reps, metres, seconds, calories, list, isMax].every((one) => one === undefined);
}

function stripped(movement: WodMovement): WodMovement {
  const { name, isKnown, how } = movement;
  return { name, isKnown, ...(how === undefined ? {} : { how }) };
}

function isLift({ name }: WodMovement): boolean {
  return /clean|snatch|jerk|squat|press|deadlift|pull$|good morning/i.test(name) && !/jump/i.test(name);
}

function attach(into: Draft, load: NonNullable<WodMovement["load"]>): void {
  const last = into.movements.length - 1;
  const movement = into.movements[last];
  if (movement !== undefined) into.movements[last] = { ...movement, load };
}

/** In the water and on the track "8x50" is of metres. */
function inMetres(group: SetGroup, sport: string | undefined): SetGroup {
  const [reps = 0] = group.reps;
  const least = sport === "Swim" ? 25 : sport === undefined ? Infinity : 100;
  if (group.amount !== undefined || reps < least || group.loads !== undefined) return group;
  return { ...group, reps: [], amount: { value: reps, unit: "m" } };
}

/** Words for sets of the lift above. */
const SET_WORDS = /^(?:fsl|bbb|ssl|back-?offs?|top|down|working|volume|joker|wave|waves|first|last|drop|light|backoff|single|singles|doubles?|triples?)$/i;
