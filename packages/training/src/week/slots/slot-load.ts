import type { Athlete } from "../../athlete/athlete.ts";
import type { Weekday } from "../../calendar/day.ts";
import type { Minutes } from "../../units/units.ts";
import type { Session } from "../../model/plan.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";

/** A simulation is a test, and counts with this share of its load: its usual session (choice; its week has less of the rest). */
const SIMULATION_SHARE = 0.65;

/** Load without the race itself, which no rule of growth is about, and with the usual part of a simulation. */
export function getLoad(sessions: readonly Pick<Session, "code" | "load" | "work">[]): number {
  return sessions.reduce((sum, session) => sum + countedLoad(session), 0);
}

function countedLoad({ code, load, work }: Pick<Session, "code" | "load" | "work">): number {
  if (code === "RACE") return 0;
  return code === "HX" && work?.purpose === "test" ? SIMULATION_SHARE * load : load;
}

/** Minutes without the race itself. */
export function getMinutes(sessions: readonly Pick<Session, "code" | "duration">[]): Minutes {
  return sessions.reduce((sum, session) => sum + (session.code === "RACE" ? 0 : session.duration), 0);
}

export function slotLoad(slots: readonly SessionSlot[]): number {
  return slots.reduce(
    (sum, slot) => sum + (slot.code === "RACE" ? 0 : allMinutes(slot) * slot.rpe * (isSimulationSlot(slot) ? SIMULATION_SHARE : 1)),
    0,
  );
}

/** What became another session, because of an injury or to leave the week easy enough, is no simulation any more. */
function isSimulationSlot({ code, isKey }: SessionSlot): boolean {
  return code === "HX" && isKey === true;
}

export function slotMinutes(slots: readonly SessionSlot[]): Minutes {
  return slots.reduce((sum, slot) => sum + (slot.code === "RACE" ? 0 : allMinutes(slot)), 0);
}

/** With what follows on a machine. */
export function allMinutes({ minutes, easyAfter = 0 }: SessionSlot): Minutes {
  return minutes + easyAfter;
}

/** Within what the day has, and no shorter than a session worth doing. */
export function capped(minutes: Minutes, weekday: Weekday, athlete: Athlete): Minutes {
  const available = athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  return Math.max(SHORTEST_SESSION, Math.min(minutes, Math.floor(available)));
}

/** All sessions but what the week is about shorter by one factor, so that the week's load is the target; where that is not enough, that too. None below the shortest worth doing. */
export function scaleTo(slots: readonly SessionSlot[], target: number, athlete: Athlete): SessionSlot[] {
  const keeping = scaledTo(slots, target, athlete, isSimulationSlot);
  return slotLoad(keeping) <= target ? keeping : scaledTo(keeping, target, athlete, () => false);
}

/** The same for a week whose long run and ride stay, the run as far as `longest` wants it beside the others. */
export function scaleAround(
  slots: readonly SessionSlot[],
  target: number,
  athlete: Athlete,
  longest: (others: readonly SessionSlot[]) => Minutes = () => Number.POSITIVE_INFINITY,
): SessionSlot[] {
  const isLong = ({ code, isTaper, isRecovery }: SessionSlot): boolean => (code === "RL" || code === "BK") && !isTaper && !isRecovery;
  const scaled = (factor: number): SessionSlot[] => {
    const others = slots.map((slot) =>
      isLong(slot) || slot.isKey === true ? slot : shortened(slot, isLifted(slot) ? factor ** STRENGTH_FIRST : factor, athlete),
    );
    const most = longest(others);
    return others.map((slot) =>
      isLong(slot) && slot.code === "RL" ? { ...slot, minutes: Math.max(SHORTEST_SESSION, Math.min(slot.minutes, most)) } : slot,
    );
  };
  const found = scaled(largestFactor((tried) => slotLoad(scaled(tried)) <= target));
  return slotLoad(found) <= target ? found : scaleTo(found, target, athlete);
}

/** What only accompanies the race is cut before its own work (race-demands.md section 12). */
const STRENGTH_FIRST = 2.5;

function isLifted({ code }: SessionSlot): boolean {
  return codeFacts(code).type === "strength";
}

function scaledTo(slots: readonly SessionSlot[], target: number, athlete: Athlete, keeps: (slot: SessionSlot) => boolean): SessionSlot[] {
  const scaled = (factor: number): SessionSlot[] => slots.map((slot) => (keeps(slot) ? slot : shortened(slot, factor, athlete)));
  return scaled(largestFactor((tried) => slotLoad(scaled(tried)) <= target));
}

/** The largest factor from 0.1 to `most` that keeps within a limit, to a three-thousandth. */
export function largestFactor(fits: (factor: number) => boolean, most = 1.4): number {
  let low = 0.1;
  let high = most;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function shortened(slot: SessionSlot, factor: number, athlete: Athlete): SessionSlot {
  if (slot.code === "RACE" || slot.code === "RC" || slot.isFixed === true) return slot;
  const minutes = capped(Math.round(Math.min(slot.minutes, slot.minutes * factor)), slot.weekday, athlete);
  // What follows on a machine gives way first.
  const easyAfter = Math.floor((slot.easyAfter ?? 0) * Math.min(1, factor) ** 2);
  return slot.easyAfter === undefined ? { ...slot, minutes } : { ...slot, minutes, easyAfter };
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
