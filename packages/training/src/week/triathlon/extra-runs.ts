import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { swimmerInWeek } from "../../context/swimmer.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { easySecondsPerMetre } from "../run/long-run-progression.ts";
import { maxRunDays } from "../run/run-days.ts";
import { isRunCode, slotMetres } from "../run/run-metres.ts";
import { capped } from "../slots/slot-load.ts";

/** Minutes of a run after another sport, and of its session around the rest. */
const EXTRA_RUN_MINUTES = { least: 15, usual: 20, most: 40 } as const;
/** Minutes that the hard ride before the run keeps, more each week: its work grows. */
const KEPT_RIDE = { first: 46, step: 2, most: 58 } as const;
/** The other runs go on as the long one grows (race-demands.md section 3). */
const EXTRA_RUN_GROWTH = 0.04;
/** The sport before it, the best first: a short run off the bike is what the race asks for. */
const SPORTS_BEFORE_RUN: readonly SessionCode[] = ["BQ", "SW", "SWs"];
/** Warm-up and cooldown of a run of its own. */
const AROUND_RUN: Minutes = 11;
/** Least share of the stated kilometres that a week holds. */
const MIN_SHARE_OF_STATED_RUNNING = 0.95;

/**
 * Who runs more often than the printed week has runs goes on with it (race-demands.md section 1): an easy run after a ride or a swim, where
 * the day has the minutes. While there is no water the second swim of the week is that run.
 */
export function withExtraRuns(context: PlanContext, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const { athlete, runReturn, isNoviceRunner, picker } = context;
  const { runsPerWeek, weeklyRun } = athlete.history ?? {};
  // A limit of runs counts every run of the week, also one after a swim or off the bike.
  const wanted = Math.min(Math.round(runsPerWeek?.value ?? 0), maxRunDays(context));
  const missing = wanted - slots.filter(({ code }) => isRunCode(code)).length;
  const growth = 1 + EXTRA_RUN_GROWTH * Math.max(0, frame.week - 1);
  const isLight = frame.isDeload || slots.some(({ isTaper, isRecovery, code }) => isTaper || isRecovery || code === "RACE");
  const runsInFull = runReturn === undefined || (runReturn.kind === "runs" && runReturn.share === 1);
  if (missing <= 0 && !isLight && weeklyRun !== undefined && runsInFull && !isNoviceRunner)
    return withToldRuns(context, slots, weeklyRun.value * growth);
  if (missing <= 0 || isLight || runReturn?.kind === "run-walk" || isNoviceRunner || !picker.allows("Easy run")) return slots;
  const easy = easySecondsPerMetre(context);
  const planned = slots.reduce((sum, slot) => sum + slotMetres(slot, easy), 0);
  const share = runReturn?.share ?? 1;
  let left = ((MIN_SHARE_OF_STATED_RUNNING * share * growth * (weeklyRun?.value ?? 0) - planned) * easy) / 60;
  if (weeklyRun === undefined) left = missing * USUAL_RUN;
  const isDry = swimmerInWeek(context, frame.startDate).arms === "closed";
  const keptRide = Math.min(KEPT_RIDE.most, KEPT_RIDE.first + KEPT_RIDE.step * Math.max(0, frame.week - 1));
  // A day that has room beside its own work comes before one whose ride would have to get shorter.
  const roomOf = ({ code, weekday, minutes }: SessionSlot): Minutes =>
    Math.min(
      EXTRA_RUN_MINUTES.usual,
      (athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY) - (code === "BQ" ? keptRide : minutes),
    );
  // A learner is out of the water before the session is over: the run has what is left of the day.
  const all = slots.map((slot) => ({ ...slot, minutes: swimMinutes(slot) }));
  const order = (isDry ? (["SW", "BQ"] as const) : SPORTS_BEFORE_RUN)
    .flatMap((code) => all.filter((slot) => slot.code === code))
    .toSorted((one, other) => roomOf(other) - roomOf(one))
    .slice(0, missing);
  const runs = new Map<SessionSlot["date"], SessionSlot>();
  for (const [index, slot] of order.entries()) {
    const length = Math.min(EXTRA_RUN_MINUTES.most, Math.max(EXTRA_RUN_MINUTES.least, left / (order.length - index)));
    const added = withRun(context, slot, length, { isDry, keptRide });
    if (left < EXTRA_RUN_MINUTES.least / 2 || added === undefined) continue;
    runs.set(slot.date, added);
    left -= added.run ?? added.minutes - AROUND_RUN;
  }
  const extended = slots.map((slot) => runs.get(slot.date) ?? slot);
  return weeklyRun === undefined || (runReturn !== undefined && runReturn.share < 1)
    ? extended
    : withToldRuns(context, extended, weeklyRun.value * growth);
}

/** Whoever runs as often as the week does, and farther in it, has longer easy runs: as far as their days hold and the long run stays the longest. */
function withToldRuns(context: PlanContext, slots: readonly SessionSlot[], weekly: Metres): readonly SessionSlot[] {
  const easy = easySecondsPerMetre(context);
  const planned = slots.reduce((sum, slot) => sum + slotMetres(slot, easy) + ((slot.run ?? 0) * 60) / easy, 0);
  const short = ((MIN_SHARE_OF_STATED_RUNNING * weekly - planned) * easy) / 60;
  // A fast run has easy kilometres around its work.
  const isOther = ({ code }: SessionSlot): boolean => code === "RE" || code === "RT" || code === "RI";
  const runs = slots.filter(isOther);
  if (short <= 0 || runs.length === 0) return slots;
  const long = Math.max(0, ...slots.filter(({ code }) => code === "RL").map(({ minutes }) => minutes));
  return slots.map((slot) => {
    if (!isOther(slot)) return slot;
    const wanted = Math.max(slot.minutes, Math.min(slot.minutes + short / runs.length, OF_LONG_RUN * long));
    return { ...slot, minutes: capped(Math.round(wanted), slot.weekday, context.athlete) };
  });
}

const OF_LONG_RUN = 0.8;

/** Minutes, where the weekly kilometres are not known. */
const USUAL_RUN = 25;

/** Minutes of a swim of short pieces, which ends where its metres do; of other sessions all of theirs. */
function swimMinutes({ code, minutes, swim }: SessionSlot): Minutes {
  const isOfPieces = code === "SW" && (swim?.kind === "broken" || swim?.kind === "unbroken");
  return isOfPieces ? Math.min(minutes, AROUND_SWIM + Math.ceil(swim.seconds / 60)) : minutes;
}

const AROUND_SWIM: Minutes = 8;

function withRun(
  { athlete }: PlanContext,
  slot: SessionSlot,
  wanted: Minutes,
  { isDry, keptRide }: { readonly isDry: boolean; readonly keptRide: Minutes },
): SessionSlot | undefined {
  if (isDry && slot.code === "SW") {
    const minutes = capped(Math.round(wanted) + AROUND_RUN, slot.weekday, athlete);
    return { ...slot, code: "RE", minutes, rpe: Math.min(slot.rpe, codeFacts("RE").rpe), hard: false };
  }
  const least = slot.code === "BQ" ? keptRide : slot.minutes;
  const kept = Math.min(slot.minutes, Math.max(least, slot.minutes - wanted));
  const minutes = capped(Math.round(Math.max(slot.minutes, kept + wanted)), slot.weekday, athlete);
  const run = Math.floor(Math.min(wanted, minutes - Math.min(kept, least)));
  return run < EXTRA_RUN_MINUTES.least ? undefined : { ...slot, minutes, run };
}
