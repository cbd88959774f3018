import type { WodWork } from "../wod.ts";
import { settle, sumUp, toManner, toMovement } from "./session-parts.ts";
import { isSet, type SessionState, TOLERANCE } from "./session-state.ts";

/** The total above the parts is no part, where they come to it. */
export function finishSession(state: SessionState): void {
  const rounds: WodWork[] = state.parts.filter(({ movements }) => movements.length > 0);
  // "10 min easy" behind efforts with their rests ends the session.
  const last = rounds.at(-1);
  const before = rounds.at(-2);
  const isEnd =
    last?.scheme.kind === "steady" &&
    last.role === undefined &&
    last.movements.length === 1 &&
    /^easy$/.test(last.movements[0]?.how ?? "") &&
    state.sport !== "Swim";
  if (
    isEnd &&
    before !== undefined &&
    isSet(before) &&
    (before.scheme.kind === "intervals" || (before.restSeconds ?? before.recovery) !== undefined)
  )
    rounds.splice(-1, 1, { ...last, role: "cool-down" });
  // The warm-up comes first and the cool-down last, wherever they are written.
  state.parts.splice(0, state.parts.length, ...rounds.map(settle).toSorted((one, other) => getPlace(one) - getPlace(other)));
  if (state.total === undefined) return;
  const { piece, source, isCertain } = state.total;
  const kind = piece.seconds === undefined ? "metres" : "seconds";
  const [sum, total] = [sumUp(state.parts, kind), piece[kind] ?? 0];
  const isNear = sum >= LEAST_SHARE * total && sum <= (isCertain || state.sport === "Swim" ? MOST_SHARE : 1 + TOLERANCE) * total;
  if (sum > 0 && isNear) state.notes.unshift(source.trim());
  else restoreTotal(state);
}

/** A length above the lines that is no total of them is done first. */
export function restoreTotal(state: SessionState): void {
  if (state.total === undefined) return;
  const { piece } = state.total;
  state.total = undefined;
  const movement = toMovement(piece.sport ?? state.sport, piece, toManner(piece));
  const [first, ...others] = state.parts;
  const isNext = first?.scheme.kind === "steady" && first.role === undefined && first.recovery === undefined;
  const parts: WodWork[] = isNext
    ? [{ ...first, movements: [movement, ...first.movements] }, ...others]
    : [{ kind: "work", scheme: { kind: "steady" }, movements: [movement] }, ...state.parts];
  state.parts.splice(0, state.parts.length, ...parts);
}

/** Boards write round numbers above the work. */
const LEAST_SHARE = 0.6;
const MOST_SHARE = 1.5;

function getPlace({ role }: WodWork): number {
  return role === "warm-up" ? 0 : role === "cool-down" ? 2 : 1;
}
