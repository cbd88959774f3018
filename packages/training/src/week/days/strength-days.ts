import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { SessionCode } from "../../model/plan.ts";
import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import { isRunCode } from "../run/run-metres.ts";

/** What each strength session is worth where only some of them stay; a mixed one keeps its other half. */
const STRENGTH_WORTH: { readonly [code in SessionCode]?: number } = {
  SF: 6,
  PS: 6,
  PD: 5,
  PB: 5,
  SL: 5,
  SU: 4,
  PV: 4,
  SL2: 3,
  SU2: 3,
  SFm: 3,
  PT: 2,
  SUE: 2,
  REs: 1,
  SWs: 1,
};
const OTHER_HALF: { readonly [code in SessionCode]?: SessionCode } = { REs: "RE", SWs: "SW", SUE: "ZE" };

/** The strength sessions of a week within the number that was asked for; what falls out is an easy run, or easy work on a machine. */
export function limitStrengthDays({ athlete, health, picker }: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  const strength = slots.filter(({ code }) => STRENGTH_WORTH[code] !== undefined);
  if (strength.length <= health.strengthPerWeek) return [...slots];
  const kept = new Set(
    strength.toSorted((a, b) => (STRENGTH_WORTH[b.code] ?? 0) - (STRENGTH_WORTH[a.code] ?? 0)).slice(0, health.strengthPerWeek),
  );
  let runs = slots.filter(({ code }) => isRunCode(code)).length;
  return slots.map((slot) => {
    if (STRENGTH_WORTH[slot.code] === undefined || kept.has(slot)) return slot;
    const runsInstead = FOCUS_TRAITS[athlete.focus].runsInsteadOfLifting && runs < health.runsPerWeek && picker.allows("Easy run");
    const code = OTHER_HALF[slot.code] ?? (runsInstead ? "RE" : "ZE");
    if (code === "RE" && OTHER_HALF[slot.code] === undefined) runs++;
    const { stimulus: _stimulus, ...rest } = slot;
    return { ...rest, code, rpe: Math.min(slot.rpe, codeFacts(code).rpe), hard: false, heavyLower: false };
  });
}

/** The minutes that a session may have: strength has its own where they were asked for. */
export function longestSession({ sessionMinutes, strengthMinutes }: HealthLimits, code: SessionCode): number {
  return codeFacts(code).type === "strength" ? Math.min(sessionMinutes, strengthMinutes) : sessionMinutes;
}
