import { isLifter } from "../../athlete/own-sports.ts";
import type { Focus } from "../../athlete/athlete.ts";
import type { Weekday } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import {
  CLOSE_TO_MIN_LOAD,
  LIGHT_WORK_MINUTES_SHARE,
  LOAD_SHARE_BOUNDS,
  MAX_EASY_RUN_SHARE_OF_LONG_RUN,
  MAX_SHARE_OF_SAME_WEEKDAY,
  MAX_STRETCH,
  MIN_LOAD_SHARE_BESIDE_LONG_RUN,
  MIN_MINUTES_STEPS,
  MIN_RUN_MINUTES,
  MIN_SESSION_MINUTES,
  MIN_SHARE_OF_SHORT_SESSION,
  RUNNERS_MINUTES_SHARE,
  RUNNERS_MIN_LOAD_SHARE,
} from "../../season/deload-numbers.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { capped, largestFactor, scaleAround, scaleTo, slotLoad, slotMinutes } from "../slots/slot-load.ts";
import { changeCode, easierCodes } from "../slots/slot-changes.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { SessionCode } from "../../model/plan.ts";
import { SMALL_RUNNING } from "../../season/run-season.ts";
import { isRunCode } from "../run/run-metres.ts";
import { getClosedDays } from "../../free-text/availability.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";
import { baseMinutes } from "./session-minutes.ts";
import type { Minutes } from "../../units/units.ts";
import type { SessionSlot } from "../../context/session-slot.ts";

function leastMinutes({ code, minutes }: SessionSlot, focus: Focus): Minutes {
  // A walk for health is no load to be rested from.
  const isForHealth = code === "ZE" && focus === "general";
  const most = MIN_SESSION_MINUTES[code] ?? (isRunCode(code) || isForHealth ? MIN_RUN_MINUTES : 0);
  return Math.min(most, Math.max(SHORTEST_SESSION + 6, Math.round(MIN_SHARE_OF_SHORT_SESSION * minutes)));
}
/** The loading weeks that a deload is measured by, and what limits it. */
export interface DeloadMeasure {
  /** Mean load of the loading weeks before. */
  readonly loading: number;
  /** Minutes of the last loading week by weekday: no session of a deload is longer. */
  readonly days: ReadonlyMap<Weekday, Minutes>;
  /** Mean minutes of the loading weeks. */
  readonly minutes: Minutes;
  /** The highest load it may have: after a week cut short the usual share would be a jump. */
  readonly limit: number;
  /** The most sessions in any of the loading weeks. */
  readonly sessions: number;
  /** In a plan that is adjusted sessions stay of their kind: then days too short to take minutes from keep what they hold. */
  readonly keepsKinds: boolean;
}

/**
 * The slots of a deload at its share of the loading weeks. Minutes give way first; where the days are too short for that, as few
 * sessions as possible become easier ones. Where a race or an injury left little, easy minutes are added.
 */
export function deloadSlots(
  context: PlanContext,
  frame: WeekFrame,
  slots: readonly SessionSlot[],
  { loading, days, minutes, limit, sessions, keepsKinds }: DeloadMeasure,
): SessionSlot[] {
  const [least, most] = [
    Math.min(limit, (context.athlete.focus === "running" ? RUNNERS_MIN_LOAD_SHARE : LOAD_SHARE_BOUNDS.min) * loading),
    // More is asked for only where the content comes out much easier than its slots.
    Math.min(limit, (frame.isLengthened === true ? Math.max(LOAD_SHARE_BOUNDS.max, frame.volume) : LOAD_SHARE_BOUNDS.max) * loading),
  ];
  // Runners keep the minutes of a deload: where its fast run is easy their load falls by itself.
  const ofMinutes =
    context.athlete.focus === "running"
      ? (RUNNERS_MINUTES_SHARE[isSmall(frame) ? "small" : "usual"] * minutes * slotLoad(slots)) / Math.max(1, slotMinutes(slots))
      : 0;
  const target = Math.min(limit, most, Math.max(loading * frame.volume, ofMinutes));
  // The long run of a season and a triathlete's long ride have their share of a deload already.
  const hasShare = context.athlete.focus === "triathlon" || frame.season?.run !== undefined;
  const scaled = hasShare ? scaleAround(slots, target, context.athlete) : scaleTo(slots, target, context.athlete);
  const worthwhile = MIN_MINUTES_STEPS.map((share) =>
    scaled.map((slot, index) => {
      const planned = slots[index] ?? slot;
      return slot.isTaper || slot.isFixed === true
        ? slot
        : {
            ...slot,
            minutes: Math.max(
              slot.minutes,
              Math.min(
                Math.round(share * leastMinutes(planned, context.athlete.focus)),
                planned.minutes,
                Math.round(MAX_SHARE_OF_SAME_WEEKDAY * (days.get(slot.weekday) ?? Infinity)),
              ),
            ),
          };
    }),
  );
  const shorter = worthwhile.find((week) => slotLoad(week) <= most) ?? scaled;
  // Half the sets take half the time: a lifter's deload is not filled up.
  // Planned once more because its content came out much lighter, it fills the easy days, none longer than in a loading week.
  if (frame.isLengthened === true && slotLoad(shorter) < target) return longer(context, shorter, target, days);
  if (slotLoad(shorter) < least)
    return isLifter(context.athlete) ? shorter : besideLongRun(longer(context, shorter, least), MIN_LOAD_SHARE_BESIDE_LONG_RUN * loading);
  // Beside weeks of fewer days it cannot hold less without becoming a week of nothing.
  return slotLoad(shorter) > most && slots.length <= sessions
    ? easier({ context, frame, keepsKinds }, shorter, most)
    : besideLongRun(shorter, MIN_LOAD_SHARE_BESIDE_LONG_RUN * loading);
}

/** The long run stays the longest one of its week, where that leaves the load of a deload. */
function besideLongRun(slots: readonly SessionSlot[], least: number): SessionSlot[] {
  const long = slots.find(({ code }) => code === "RL")?.minutes;
  if (long === undefined) return [...slots];
  const most = Math.max(MIN_RUN_MINUTES, Math.round(MAX_EASY_RUN_SHARE_OF_LONG_RUN * long));
  const shorter = slots.map((slot) => (EASY_RUNS.has(slot.code) ? { ...slot, minutes: Math.min(slot.minutes, most) } : slot));
  return slotLoad(shorter) < least ? [...slots] : shorter;
}

/** Fast runs are easy ones in a deload; those with strength have their own length. */
const EASY_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "RT", "RI"]);

function isSmall({ season }: WeekFrame): boolean {
  return (season?.run?.metres ?? Number.POSITIVE_INFINITY) < SMALL_RUNNING;
}

interface Easing {
  readonly context: PlanContext;
  readonly frame: WeekFrame;
  readonly keepsKinds: boolean;
}

function easier({ context, frame, keepsKinds }: Easing, slots: readonly SessionSlot[], most: number): SessionSlot[] {
  let week = slots.map((slot) => (slot.code === "RC" ? { ...slot, minutes: SHORTEST_SESSION } : slot));
  while (slotLoad(week) > most) {
    const tooMuch = slotLoad(week) - most;
    // A deload rests from strength without leaving it out: the last session of it stays one.
    const strength = week.filter(({ code }) => codeFacts(code).type === "strength");
    const lastStrength = context.athlete.focus === "general" && strength.length === 1 ? strength[0] : undefined;
    const all = week.flatMap((slot) => {
      if (slot === lastStrength || slot.isFixed === true) return [];
      const next = softened(context, frame, slot);
      if (next === undefined) return [];
      const isSameKind = codeFacts(next.code).type === codeFacts(slot.code).type;
      return [{ next, isSameKind, saved: slotLoad([slot]) - slotLoad([next]) }];
    });
    const sameKind = all.filter(({ isSameKind }) => isSameKind);
    const choices = sameKind.length === 0 && !keepsKinds ? all : sameKind;
    const enough = choices.filter(({ saved }) => saved >= tooMuch).toSorted((a, b) => a.saved - b.saved)[0];
    const chosen = enough ?? choices.toSorted((a, b) => b.saved - a.saved)[0];
    if (chosen === undefined) return week;
    week = week.map((slot) => (slot.date === chosen.next.date ? chosen.next : slot));
  }
  return week;
}

/** The next easier session in place of this one, of the same kind when there is one. */
function softened(context: PlanContext, frame: WeekFrame, slot: SessionSlot): SessionSlot | undefined {
  const choices = easierCodes(context, slot.code)
    .filter((code) => !getClosedDays(code, context.reading.days).includes(slot.weekday))
    .map((code) => changeCode(context, frame, slot, code))
    .filter((choice) => choice.minutes * choice.rpe < slot.minutes * slot.rpe);
  return choices.find(({ code }) => codeFacts(code).type === codeFacts(slot.code).type) ?? choices[0];
}

const KEEP_LENGTH: ReadonlySet<SessionCode> = new Set<SessionCode>(["RACE", "RC", "RL", "BK"]);

/** Long runs and rides keep the length that their own progress allows; lifting and stations become longer only where the rest is not enough. */
function longer(context: PlanContext, slots: readonly SessionSlot[], least: number, days?: DeloadMeasure["days"]): SessionSlot[] {
  const { athlete, level } = context;
  const longest = ({ minutes, weekday }: SessionSlot): Minutes =>
    days === undefined ? Number.POSITIVE_INFINITY : Math.max(minutes, MAX_SHARE_OF_SAME_WEEKDAY * (days.get(weekday) ?? 0));
  const most = (slot: SessionSlot): Minutes =>
    codeFacts(slot.code).type === "conditioning"
      ? longest(slot)
      : Math.max(slot.minutes, LIGHT_WORK_MINUTES_SHARE * baseMinutes(slot.code, level, athlete.focus));
  const stretched = (factor: number, limit: (slot: SessionSlot) => Minutes): SessionSlot[] =>
    slots.map((slot) => {
      const { code } = slot;
      if (factor <= 1 || slot.isFixed === true || KEEP_LENGTH.has(code)) return slot;
      return { ...slot, minutes: capped(Math.round(Math.min(limit(slot), slot.minutes * factor)), slot.weekday, athlete) };
    });
  const upTo = (limit: (slot: SessionSlot) => Minutes): SessionSlot[] =>
    stretched(
      largestFactor((factor) => slotLoad(stretched(factor, limit)) <= least, days === undefined ? undefined : MAX_STRETCH),
      limit,
    );
  const light = upTo(most);
  return days !== undefined || slotLoad(light) >= CLOSE_TO_MIN_LOAD * least ? light : upTo(longest);
}
