import { type Day, daysBetween } from "../../calendar/day.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { Minutes } from "../../units/units.ts";
import type { ScheduleFacts } from "../schedule-facts.ts";
import { changeCode } from "./slot-changes.ts";

/** Who trains for something else and enters a Hyrox that is near lacks kilometres and not speed: the day of intervals is the long run, and the short long run an easy one. */
export function longForFast({ context, races }: ScheduleFacts, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const isLate = races.some(({ date, format }) => format.kind === "hyrox" && isNearAhead(frame.startDate, date));
  if (OWN_RUNNING.has(context.athlete.focus) || !isLate || frame.isDeload) return slots;
  return slots.map((slot) => {
    if (slot.isTaper) return slot;
    const { stimulus: _stimulus, ...plain } = slot;
    if (slot.code === "RL") return { ...changeCode(context, frame, plain, "RE"), minutes: Math.max(slot.minutes, LATE_EASY_RUN) };
    return slot.code === "RI" ? { ...changeCode(context, frame, plain, "RL"), minutes: Math.max(slot.minutes, LATE_LONG_RUN) } : slot;
  });
}

/** After a Hyrox the legs of who trains for something else lift nothing for four days and run nothing fast for a week. */
export function restAfterHyrox({ context, races }: ScheduleFacts, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  if (OWN_RUNNING.has(context.athlete.focus)) return slots;
  return slots.map((slot) => {
    const days = Math.min(
      ...races.flatMap(({ date, format }) => (format.kind === "hyrox" && date < slot.date ? [daysBetween(date, slot.date)] : [])),
    );
    const { type, fastRun } = codeFacts(slot.code);
    if (!(days <= DAYS_WITHOUT_LEGS && type === "strength") && !(days <= DAYS_WITHOUT_SPEED && fastRun)) return slot;
    const { stimulus: _stimulus, ...plain } = slot;
    return changeCode(context, frame, plain, fastRun ? "RE" : "ZE");
  });
}

const DAYS_WITHOUT_LEGS = 4;
const DAYS_WITHOUT_SPEED = 7;

function isNearAhead(from: Day, race: Day): boolean {
  return race > from && daysBetween(from, race) <= LATE_DAYS;
}

const OWN_RUNNING: ReadonlySet<string> = new Set(["hyrox", "running", "triathlon"]);
const LATE_DAYS = 28;
const LATE_LONG_RUN: Minutes = 50;
const LATE_EASY_RUN: Minutes = 35;
