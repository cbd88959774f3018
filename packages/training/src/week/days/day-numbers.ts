import type { KeptPart } from "../../season/saved-sessions.ts";
import type { Session } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";

/**
 * Day numbers of the slots of a week, one to one with `slots`: in order; in a plan that is adjusted what stays on its day
 * keeps its number, and the rest takes the numbers that are free.
 */
export function dayNumbers(
  slots: readonly SessionSlot[],
  stays: readonly { readonly stays: Session }[],
  kept: KeptPart | undefined,
): readonly number[] {
  if (kept === undefined) return slots.map((_, index) => index + 1);
  const used = new Set(stays.map(({ stays: session }) => session.day));
  const before = slots.map(({ date }) => {
    const number = kept.dayOn.get(date);
    return number === undefined || used.has(number) ? undefined : number;
  });
  for (const number of before) if (number !== undefined) used.add(number);
  let next = 1;
  return before.map((number) => {
    if (number !== undefined) return number;
    while (used.has(next)) next++;
    used.add(next);
    return next;
  });
}
