import { addDays, type Day } from "../calendar/day.ts";
import type { PlanContext } from "../context/context.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import type { PlanWeek, SessionCode } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import type { Minutes } from "../units/units.ts";
import { isSimulation } from "../season/hyrox-week.ts";
import type { WeekFrame } from "../season/phases.ts";
import { offeredDays } from "./week-layout.ts";
import { keepsOrder, type Placement } from "./week-search.ts";

/**
 * The long run has the longest day of a Hyrox week; in the week of a simulation that needs it the two change places. On the day before a
 * simulation nobody runs long (race-demands.md section 6.2): then the run is an easy one.
 */
export function withSimulationDay(context: PlanContext, { hyrox }: WeekFrame, placements: readonly Placement[]): readonly Placement[] {
  if (hyrox === undefined || hyrox.kind === "leg" || !isSimulation(hyrox.kind)) return placements;
  const moved = onLongestDay(context, placements);
  const simulation = moved.find(({ code }) => code === "HX");
  const eve = moved.find(({ code }) => code === "RL");
  if (simulation === undefined || eve === undefined) return moved;
  // On a short day it is no long run either, and is not called one.
  const isShort = (context.athlete.availability.minutes?.[eve.weekday] ?? Number.POSITIVE_INFINITY) < SHORTEST_LONG;
  if (eve.weekday + 1 !== simulation.weekday && !isShort) return moved;
  return moved.map((placement) => (placement === eve ? { ...placement, code: "RE" } : placement));
}

const SHORTEST_LONG: Minutes = 50;

/** From so many minutes on a day holds most of a simulation. */
const ENOUGH: Minutes = 85;

/** Whether a simulation has room in this week: on its own day, or on that of the long run. */
export function holdsSimulation(context: PlanContext, placements: readonly Placement[]): boolean {
  const { availability } = context.athlete;
  const { minutes = {} } = availability;
  const day = onLongestDay(context, placements).find(({ code }) => code === "HX")?.weekday;
  const room = day === undefined ? Number.POSITIVE_INFINITY : (minutes[day] ?? Number.POSITIVE_INFINITY);
  const longest = Math.max(...offeredDays(availability, placements.length).map((weekday) => minutes[weekday] ?? Number.POSITIVE_INFINITY));
  return room >= Math.min(ENOUGH, longest);
}

/** The same week with its simulation on the day of the long run, where that day is longer and the order of days allows it. */
export function onLongestDay({ athlete, level }: PlanContext, placements: readonly Placement[]): readonly Placement[] {
  const stations = placements.find(({ code }) => code === "HX");
  const long = placements.find(({ code }) => code === "RL");
  const { minutes = {} } = athlete.availability;
  if (athlete.focus !== "hyrox" || stations === undefined || long === undefined) return placements;
  const room = ({ weekday }: Placement): number => minutes[weekday] ?? Number.POSITIVE_INFINITY;
  if (room(long) <= room(stations)) return placements;
  const swapped = placements.map((placement): Placement => {
    if (placement === stations) return { ...placement, code: "RL" };
    return placement === long ? { ...placement, code: "HX" } : placement;
  });
  return keepsOrder([placements, swapped, placements], level) ? swapped : placements;
}

/** Lifting on the day after a simulation is short and light, whichever week the simulation was in (convention). */
export function lightAfterSimulation(weeks: readonly PlanWeek[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const simulations = new Set<Day>([
    ...(weeks.at(-1)?.sessions ?? []).filter(({ code, work }) => code === "HX" && work?.purpose === "test").map(({ date }) => date),
    ...slots.filter(({ code, isKey }) => code === "HX" && isKey === true).map(({ date }) => date),
  ]);
  return slots.map((slot) => {
    const isTired = codeFacts(slot.code).type === "strength" && !WITHOUT_LEGS.has(slot.code) && simulations.has(addDays(slot.date, -1));
    if (!isTired) return slot;
    const minutes = Math.round(AFTER.share * slot.minutes);
    return { ...slot, spares: "after-simulation", minutes, rpe: Math.min(slot.rpe, AFTER.rpe), hard: false, heavyLower: false };
  });
}

const AFTER = { share: 0.75, rpe: 5 } as const;
const WITHOUT_LEGS: ReadonlySet<SessionCode> = new Set<SessionCode>(["SU", "SU2", "SUE"]);
