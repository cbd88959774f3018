import { amountOf } from "../line/to-movement.ts";
import type { LineReading } from "../line/read-line.ts";
import type { BuilderState } from "./builder-state.ts";
import { hasScheme } from "./draft.ts";

/** "Warm-up 10 min Z1": a phase of which nothing but its time and effort is said. Returns whether the line is one. */
export function addPhase(state: BuilderState, { role, items }: LineReading): boolean {
  const [only, ...others] = items;
  if (role === undefined || only?.quantity === undefined || others.length > 0 || hasScheme(state.open)) return false;
  const { match, words, sets, loads, quantity, manner } = only;
  if (match !== undefined || sets !== undefined || words.length + loads.length > 0 || !/^(?:min|s|h)$/.test(quantity.unit)) return false;
  state.open.movements.push({ name: state.sport ?? role, isKnown: state.sport !== undefined, ...amountOf(quantity), ...manner });
  state.open.turns.push(undefined);
  return true;
}
