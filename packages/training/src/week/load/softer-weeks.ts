import type { Day } from "../../calendar/day.ts";
import { enduranceTime, minEasy } from "../run/easy-share.ts";
import type { PlanWeek, PlanNote, Session } from "../../model/plan.ts";
import { isOwnActivity } from "../../model/session-content.ts";
import type { ScheduleFacts } from "../schedule-facts.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { changeCode, easierCodes } from "../slots/slot-changes.ts";

/**
 * The session that has to become an easy one where too little of the endurance is: the one with just enough hard time in it, else
 * the one with the most, the latest of equals, in another week than those before it. Undefined when none is left.
 */
export function nextSofter(
  facts: ScheduleFacts,
  weeks: readonly PlanWeek[],
  kept: ReadonlySet<string>,
  softened: readonly Session[],
): Session | undefined {
  const every = weeks.flatMap((week) => week.sessions);
  const open = every.filter(({ id }) => !kept.has(id));
  const { easy, all } = enduranceTime(every);
  const missing = (minEasy(facts.context.athlete.focus, every) ?? 0) * all - easy;
  const hardOnes = open
    .filter((session) => softerCode(facts, session.code) !== undefined && session.intensityLevel > EASY_RPE && !isOwnActivity(session))
    .map((session) => ({ session, hard: hardTime(session) }))
    .filter(({ hard }) => hard > 0)
    .toReversed();
  // A deload has little hard time left, and without it becomes a week of too little.
  const loading = hardOnes.filter(({ session }) => !session.isDeload);
  // One a week, as long as there are weeks: two would make one of them a rest.
  const eased = new Set(softened.map(({ week }) => week));
  const inOthers = loading.filter(({ session }) => !eased.has(session.week));
  const choices = inOthers.length > 0 ? inOthers : loading.length > 0 ? loading : hardOnes;
  const enough = choices.filter(({ hard }) => hard >= missing).toSorted((a, b) => a.hard - b.hard)[0];
  return (enough ?? choices.toSorted((a, b) => b.hard - a.hard)[0])?.session;
}

const EASY_RPE = 4;

function hardTime(session: Session): number {
  const { easy, all } = enduranceTime([session]);
  return all - easy;
}

/** The slots of a week with easy ones on the days that have to be. */
export function easeSlots(
  facts: ScheduleFacts,
  frame: WeekFrame,
  slots: readonly SessionSlot[],
  softer: ReadonlySet<Day>,
): readonly SessionSlot[] {
  if (softer.size === 0) return slots;
  return slots.map((slot) => {
    const code = softer.has(slot.date) ? softerCode(facts, slot.code) : undefined;
    return code === undefined ? slot : changeCode(facts.context, frame, slot, code);
  });
}

/** An easy session of the same kind. */
function softerCode({ context }: ScheduleFacts, code: SessionSlot["code"]): SessionSlot["code"] | undefined {
  // A triathlete's week keeps its swims.
  if (code === "SW" || code === "SWs") return undefined;
  return easierCodes(context, code).findLast(
    (easier) => codeFacts(easier).type === codeFacts(code).type && codeFacts(easier).rpe <= EASY_RPE,
  );
}

export function noteEasedWeeks(sessions: readonly Session[]): PlanNote[] {
  if (sessions.length === 0) return [];
  const weeks = [...new Set(sessions.map(({ week }) => week))].toSorted((a, b) => a - b);
  const where = `${weeks.length === 1 ? "week" : "weeks"} ${weeks.join(", ")}`;
  const text = `Your days leave too little time for easy endurance, so ${sessions.length === 1 ? "one hard session becomes an easy one" : `${sessions.length} hard sessions become easy ones`} (${where}). Make the easy days longer to undo this.`;
  return [{ kind: "wish-not-met", text }];
}
