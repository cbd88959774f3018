import { addPieces } from "./add-pieces.ts";
import { addHow, addPace, addSides, findTarget, splitLast } from "./below-efforts.ts";
import { readPieces } from "./line-pieces.ts";
import type { Piece } from "./piece.ts";
import { mergeManner, settle, toManner, toMovement, withRest } from "./session-parts.ts";
import { isSet, type SessionState } from "./session-state.ts";
import { finishSession, restoreTotal } from "./session-total.ts";
import { AMOUNT_IN_TITLE, BOTH, FUEL, HOW_LABEL, isPlainHow, LABEL, namesSession, ROLE, TITLE, TOTAL } from "./session-words.ts";

/** Reads the lines of one endurance session, one after the other. */
export class EnduranceSession {
  readonly #state: SessionState;
  /** The lines belong to the rounds above them. */
  #isGroup = false;

  constructor(sport: string) {
    this.#state = { parts: [], notes: [], unread: [], sport, lastSport: undefined, total: undefined, wasSet: false };
  }

  /** The reading, once all lines are added. */
  result(): Pick<SessionState, "parts" | "notes" | "unread"> {
    finishSession(this.#state);
    return this.#state;
  }

  add(plain: string, source: string, isTitle: boolean): void {
    const before = [...this.#state.parts];
    if (this.#read(plain.toLowerCase().trim(), source, isTitle)) return;
    this.#state.parts.splice(0, this.#state.parts.length, ...before);
    this.#state.wasSet = false;
    this.#keep(source, isTitle);
  }

  #keep(source: string, isTitle: boolean): void {
    const isTalk = FUEL.test(source) || (isTitle && !AMOUNT_IN_TITLE.test(source));
    (/\d/.test(source.replace(/\bT[12]\b/, "")) && !isTalk ? this.#state.unread : this.#state.notes).push(source.trim());
  }

  #read(plain: string, source: string, isTitle: boolean): boolean {
    if (!/[a-z\d]/.test(plain)) return true;
    if (TOTAL.test(plain) && !/\d ?x/.test(plain)) {
      if (!isTitle || this.#state.parts.length > 0) return this.#note(source);
    }
    if (addSides(this.#state, plain)) return true;
    if (BOTH.test(plain)) {
      const pieces = readPieces(this.#state, plain.replace(BOTH, " ").replace(/^\W+/, "").trim(), source, true) ?? [];
      return pieces.length > 0 && addPieces(this.#state, pieces, "warm-up", "") && addPieces(this.#state, pieces, "cool-down", "");
    }
    const role = ROLE.exec(plain);
    let text = role === null ? plain : plain.replace(ROLE, " ").trim();
    const label = LABEL.exec(text)?.[1] ?? "";
    text = text.replace(LABEL, "").replace(/^[a-h][.):] /, "");
    const title = /^([a-z][a-z '-]{0,24}): +(?=\d)/.exec(text);
    if (title !== null && namesSession(title[1]) && this.#state.parts.length === 0) {
      this.#state.notes.push(source.trim().split(":")[0] ?? "");
      text = text.slice(title[0].length);
    }
    const as = /^(\d+) ?min as:? ?(\d+)(?: min)? (?:on|hard|fast),? ?\/? ?(\d+)(?: min)? (?:off|easy|float)$/.exec(text);
    const by = /^(?:[a-z ]+: )?(\d\d)\/(\d\d) ?x ?(\d+)$/.exec(text);
    if (by !== null) text = `${by[3]}x${by[1]} s / ${by[2]} s rest`;
    if (as !== null) text = `${Number(as[1]) / (Number(as[2]) + Number(as[3]))}x${as[2]} min / ${as[3]} min rest`;
    const found = role?.[1] ?? role?.[2];
    // Phases in one line are read by another reader.
    if (ROLE.test(text) || (role?.[2] !== undefined && /\d ?x ?\d/.test(text))) return false;
    const group = /^(\d{1,2}) ?(?:x|sets?|rounds?|rds|times|laps)(?: of)? ?:?$/.exec(text);
    if (group !== null) {
      this.#state.parts.push({ kind: "work", scheme: { kind: "rounds", rounds: Number(group[1]) }, movements: [] });
      this.#isGroup = true;
      return true;
    }
    const each = /^\((\d{2,3}(?:-\d{2,3})? s|\d:\d\d(?:-\d:\d\d)?)\)$/.exec(text)?.[1];
    if (each !== undefined) return addPace(this.#state, each);
    const order = /^\(?(?:\d(?:st|nd|rd|th)?(?: one)? ?[=:] ?[a-z ]+[,;]? ?)+\)?$/.test(text);
    if (order && this.#state.parts.length > 0) return addHow(this.#state, text.replaceAll(/[()]/g, ""));
    const pieces = readPieces(this.#state, text, source, found !== undefined);
    if (pieces === undefined || pieces.length === 0) return false;
    const isMeant = pieces.some(
      ({ kind, seconds, metres, list, count, isRemainder }) =>
        kind !== "manner" && (seconds ?? metres ?? list ?? count ?? isRemainder) !== undefined,
    );
    if (
      this.#isGroup &&
      found === undefined &&
      pieces.every(({ count, list, isInside }) => count === undefined && list === undefined && !isInside)
    )
      return this.#addToGroup(pieces);
    this.#isGroup = false;
    if (isTitle && TITLE.test(text) && !/\d ?x ?\d/.test(text) && found === undefined) return false;
    if (!isMeant) return this.#addAside(pieces, source, isTitle);
    if (label.startsWith("each")) return splitLast(this.#state, pieces);
    const [first] = pieces;
    const isPlain =
      pieces.length === 1 &&
      first?.kind === "work" &&
      first.count === undefined &&
      first.list === undefined &&
      Object.keys(first.manner).length === 0;
    const isHead =
      /: *$/.test(text) ||
      /^[\d:.h]+ ?(?:min|h|km|k|m|miles?)?$/.test(text) ||
      (isTitle && (first?.how === "" || TOTAL.test(text) || /^(?:fartlek|progression|session)/.test(text)));
    if (isPlain && found === undefined && isHead && this.#state.parts.length === 0 && this.#state.total === undefined) {
      const unit = first.metres === undefined ? "min" : /mile|\bmi\b/.test(text) ? "mile" : /k/.test(text) ? "km" : "";
      this.#state.total = { piece: first, unit, source, isCertain: /: *$/.test(text) };
      return true;
    }
    return addPieces(
      this.#state,
      pieces,
      found === undefined ? undefined : /^(?:w(?:arm|u|\/u))/.test(found) ? "warm-up" : "cool-down",
      HOW_LABEL.test(label) ? label : "",
    );
  }

  /** A line of the rounds above: its rest is one of their turns. */
  #addToGroup(pieces: readonly Piece[]): boolean {
    const part = this.#state.parts.at(-1);
    if (part === undefined || pieces.some(({ kind }) => kind === "unclear")) return false;
    const movements = pieces.map((piece) => {
      const isRest = piece.kind === "rest" && /^(?:full |complete )?$/.test(piece.how);
      return toMovement(isRest ? "Rest" : (piece.sport ?? this.#state.sport), piece, toManner(piece));
    });
    if (pieces.some(({ kind, seconds, metres }) => kind !== "manner" && (seconds ?? metres) === undefined)) return false;
    if (pieces.some(({ kind }) => kind === "manner")) return this.#addAside(pieces, "", false);
    this.#state.parts[this.#state.parts.length - 1] = { ...part, movements: [...part.movements, ...movements] };
    return true;
  }

  #note(source: string): boolean {
    this.#state.notes.push(source.trim());
    return true;
  }

  /** A line without an amount is of the efforts above it, or a note. */
  #addAside(pieces: readonly Piece[], source: string, isTitle: boolean): boolean {
    if (this.#state.parts.length === 0 && pieces.some(({ manner }) => Object.keys(manner).length > 0)) restoreTotal(this.#state);
    const at = findTarget(this.#state);
    const part = this.#state.parts[at];
    if (isTitle && pieces.every(({ how, manner }) => how === "" && Object.keys(manner).length === 0)) return true;
    if (part === undefined || isTitle) return this.#note(source);
    let [next, isOf] = [part, true];
    for (const piece of pieces) {
      const isRest = piece.kind === "rest";
      const rested = isRest && isSet(part) ? withRest(next, piece) : undefined;
      if (rested !== undefined) next = rested;
      else if (!isRest && Object.keys(piece.manner).length > 0 && (piece.manner.cadence !== undefined || isPlainHow(piece.how)))
        next = { ...next, movements: next.movements.map((movement) => ({ ...movement, ...mergeManner(movement, toManner(piece)) })) };
      else isOf = false;
    }
    if (!isOf) return this.#note(source);
    this.#state.parts[at] = settle(next);
    return true;
  }
}
