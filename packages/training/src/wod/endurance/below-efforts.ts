import type { WodWork } from "../wod.ts";
import { toPace } from "./line-pieces.ts";
import { type Piece, readPiece } from "./piece.ts";
import { mergeManner, toManner, toMovement } from "./session-parts.ts";
import { isSet, type SessionState } from "./session-state.ts";

/* Lines that say more of the efforts above them. */

/** "On = 10k effort, off = float": how the two sides of the intervals above are done. */
export function addSides(state: SessionState, plain: string): boolean {
  const sides = plain.split(/,\s*/).map((one) => /^(?:hr )?(hard|on|work|fast|easy|off|float|rest)\s*[:=]\s*(.+)$/.exec(one.trim()));
  const at = state.parts.findLastIndex(({ scheme }) => scheme.kind === "intervals" || scheme.kind === "rounds");
  const part = state.parts[at];
  if (part === undefined || sides.length < 2 || sides.some((one) => one === null)) return false;
  state.parts[at] = sides.reduce<WodWork>((one, side) => {
    const [, name = "", text = ""] = side ?? [];
    const piece = readPiece({ text: `@ ${text}`, joint: "", isInside: false }, { sport: state.sport, unit: "", afterSet: "no" });
    const manner = toManner(piece);
    if (/^(?:hard|on|work|fast)$/.test(name))
      return { ...one, movements: one.movements.map((movement) => ({ ...movement, ...mergeManner(movement, manner) })) };
    const said = [one.recovery?.how, manner.how, manner.zone, manner.pace].filter((word) => word !== undefined && word !== "").join(", ");
    return { ...one, recovery: { ...one.recovery, how: said } };
  }, part);
  return true;
}

/** The efforts that a line below them is of: the last set, else the last part. */
export function findTarget(state: SessionState): number {
  const set = state.parts.findLastIndex((part) => isSet(part));
  return set < 0 ? state.parts.length - 1 : set;
}

/** "Each piece: 2 min @ 20, 2 min @ 22": what the efforts above are made of. */
export function splitLast(state: SessionState, pieces: readonly Piece[]): boolean {
  const at = findTarget(state);
  const part = state.parts[at];
  if (part === undefined || pieces.some(({ kind, count }) => kind !== "work" || count !== undefined)) return false;
  const { scheme } = part;
  const [whole] = part.movements;
  const inside = pieces.map((piece) => toMovement(whole?.name ?? state.sport, piece, toManner(piece)));
  const length = scheme.kind === "intervals" ? scheme.work : whole?.seconds;
  const sum = inside.reduce((all, { seconds = 0 }) => all + seconds, 0);
  if (length !== sum || (scheme.kind !== "intervals" && scheme.kind !== "rounds")) return false;
  const restSeconds = scheme.kind === "intervals" ? scheme.rest : part.restSeconds;
  state.parts[at] = {
    ...part,
    scheme: { kind: "rounds", rounds: scheme.rounds },
    movements: inside,
    ...(restSeconds === undefined ? {} : { restSeconds }),
  };
  return true;
}

/** "30 s @ 85%" and "30 s easy" below 30/30: how the work and the rest of the intervals above are done. */
export function describeSides(state: SessionState, [piece, ...others]: readonly Piece[]): boolean {
  const at = state.parts.length - 1;
  const part = state.parts[at];
  if (piece === undefined || others.length > 0 || part?.scheme.kind !== "intervals" || piece.count !== undefined || !state.wasSet)
    return false;
  const { work, rest } = part.scheme;
  const isBare = part.movements.every(({ how, zone, pace, rpe }) => (how ?? zone ?? pace ?? rpe) === undefined);
  if (isBare && piece.seconds === work)
    state.parts[at] = { ...part, movements: part.movements.map((one) => ({ ...one, ...mergeManner(one, toManner(piece)) })) };
  else if (!isBare && part.recovery === undefined && piece.seconds === rest)
    state.parts[at] = {
      ...part,
      recovery: { how: [piece.how, piece.manner.zone].filter((one) => one !== undefined && one !== "").join(", ") },
    };
  else return false;
  return true;
}

/** "(80-84 s)" below 8 x 400 m: the time of each. */
export function addPace(state: SessionState, text: string): boolean {
  const at = findTarget(state);
  const part = state.parts[at];
  const [only, ...others] = part?.movements ?? [];
  const pace = only?.metres === undefined ? undefined : toPace(text, { text: "", metres: only.metres });
  if (part === undefined || only === undefined || others.length > 0 || pace === undefined) return false;
  state.parts[at] = { ...part, movements: [{ ...only, ...mergeManner(only, { pace }) }] };
  return true;
}

/** Words in which the order of the efforts above is told. */
export function addHow(state: SessionState, how: string): boolean {
  const at = findTarget(state);
  const part = state.parts[at];
  if (part === undefined) return false;
  state.parts[at] = { ...part, movements: part.movements.map((movement) => ({ ...movement, ...mergeManner(movement, { how }) })) };
  return true;
}
