import type { Metres, Minutes, Seconds } from "../../units/units.ts";
import type { PlanContext } from "../../context/context.ts";
import { AROUND_LONG_RUN, easySecondsPerMetre } from "./long-run-progression.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";

/** A run of this length is an easy run, whatever its share of a small week. */
const ALWAYS_ALLOWED: Seconds = 45 * 60;
/** Daniels: from this weekly distance on a quarter, below it 30 %. */
const FAR_WEEK: Metres = 64_000;
const LONG_RUN_SHARES = { far: 0.25, usual: 0.3, threeRuns: 0.45 } as const;

/** Running in a session: what is left of it after `around` minutes, times `share`. */
const RUNNING_PARTS: { readonly [code in SessionCode]?: { readonly around: Minutes; readonly share: number } } = {
  RE: { around: 8, share: 1 },
  RI: { around: 12, share: 0.85 },
  RT: { around: 12, share: 0.85 },
  REs: { around: 12, share: 0.5 },
};
/** Sessions come out a little shorter or longer than their slots. */
const BUILT_SHARE = 0.96;

/** The week with its long run no longer than its share of the other runs allows; a ride in its place is as long as its day. */
export function limitLongRunShare(context: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  if (!context.picker.allows("Easy run")) return [...slots];
  const others = slots.reduce((sum, { code, minutes }) => sum + running(code, minutes), 0);
  const runs = slots.filter(({ code }) => code === "RL" || RUNNING_PARTS[code] !== undefined).length;
  return slots.map((slot) => (slot.code === "RL" ? { ...slot, minutes: Math.min(slot.minutes, longest(context, runs, others)) } : slot));
}

function running(code: SessionCode, minutes: Minutes): Minutes {
  const found = RUNNING_PARTS[code];
  return found === undefined ? 0 : Math.max(0, minutes - found.around) * found.share;
}

/** With so much running besides: the limit is a share of both together. */
function longest(context: PlanContext, runs: number, others: Minutes): Minutes {
  if (runs < 3) return Number.POSITIVE_INFINITY;
  const metresPerMinute = 60 / easySecondsPerMetre(context);
  const within = (share: number): Minutes => (others * share) / (1 - share);
  const usual = within(runs === 3 ? LONG_RUN_SHARES.threeRuns : LONG_RUN_SHARES.usual);
  const inFarWeek = Math.max(within(LONG_RUN_SHARES.far), (LONG_RUN_SHARES.usual * FAR_WEEK) / metresPerMinute);
  const most = runs === 3 ? usual : Math.min(usual, inFarWeek);
  return AROUND_LONG_RUN + Math.floor(Math.max(ALWAYS_ALLOWED / 60, BUILT_SHARE * most));
}
