import type { Day } from "../../calendar/day.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Session, SessionCode } from "../../model/plan.ts";
import { absenceOn } from "../../athlete/interruptions.ts";
import { raceDay } from "../../season/race-window.ts";
import type { ScheduleFacts } from "../schedule-facts.ts";
import { changeCode } from "./slot-changes.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { baseMinutes } from "../load/session-minutes.ts";

/** A key session that was missed this week takes the place of the easiest one left; everything else that was missed stays missed. */
export function withMissedKeySession(
  facts: ScheduleFacts,
  frame: WeekFrame,
  slots: readonly SessionSlot[],
  stays: readonly Session[],
): readonly SessionSlot[] {
  const missed = stays.filter(({ date }) => absenceOn(facts.context.athlete, date)?.reason === "missed");
  const trained = new Set<SessionCode>([...stays.filter((session) => !missed.includes(session)), ...slots].map(({ code }) => code));
  const wanted = missed.filter(({ code }) => isKey(code) && !trained.has(code)).toSorted((a, b) => b.intensityLevel - a.intensityLevel)[0];
  if (wanted === undefined || frame.isDeload) return slots;
  // A recovery day has no mark of its own for the race it follows.
  const isFree = (date: Day): boolean => raceDay(facts.races, date).after === undefined;
  const easiest = slots
    .filter(({ code, date, isTaper, isRecovery }) => code !== "RACE" && !isKey(code) && !isTaper && !isRecovery && isFree(date))
    .toSorted((a, b) => a.rpe - b.rpe || a.date.localeCompare(b.date))[0];
  if (easiest === undefined) return slots;
  const longer = { ...easiest, minutes: Math.min(wanted.duration, available(facts, easiest)) };
  return slots.map((slot) => (slot === easiest ? changeCode(facts.context, frame, longer, wanted.code) : slot));
}

function available({ context }: ScheduleFacts, { weekday, code }: SessionSlot): number {
  return context.athlete.availability.minutes?.[weekday] ?? Math.max(180, baseMinutes(code, context.level, context.athlete.focus));
}

function isKey(code: SessionCode): boolean {
  const { hard, heavyLower, keyRun } = codeFacts(code);
  return code !== "RACE" && (hard || heavyLower || keyRun || code === "BK");
}
