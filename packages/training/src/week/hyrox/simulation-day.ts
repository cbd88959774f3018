import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { PlanWeek, Session, SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { type HyroxKind, isSimulation } from "../../season/hyrox-week.ts";
import type { WeekFrame } from "../../season/phases.ts";
import { offeredDays } from "../slots/week-layout.ts";
import { keepsOrder, type Placement } from "../slots/week-search.ts";

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
const MIN_SIMULATION_MINUTES: Minutes = 85;

/** Whether a simulation has room in this week: on its own day, or on that of the long run. */
export function holdsSimulation(context: PlanContext, placements: readonly Placement[]): boolean {
  const { availability } = context.athlete;
  const { minutes = {} } = availability;
  const day = onLongestDay(context, placements).find(({ code }) => code === "HX")?.weekday;
  const room = day === undefined ? Number.POSITIVE_INFINITY : (minutes[day] ?? Number.POSITIVE_INFINITY);
  const longest = Math.max(...offeredDays(availability, placements.length).map((weekday) => minutes[weekday] ?? Number.POSITIVE_INFINITY));
  return room >= Math.min(MIN_SIMULATION_MINUTES, longest);
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

/**
 * After a simulation, whichever week it was in: lifting on the next day is short and light (convention), and after a whole one no run of
 * the next three days is fast. A whole simulation is a B race (race-demands.md section 6.2), and after a B race the
 * days of section 11 hold for seven tenths.
 */
export function lightAfterSimulation(weeks: readonly PlanWeek[], slots: readonly SessionSlot[], frame: WeekFrame): readonly SessionSlot[] {
  const before = weeks.at(-1)?.sessions ?? [];
  const simulations = new Set<Day>([
    ...before.filter(({ code, work }) => code === "HX" && work?.purpose === "test").map(({ date }) => date),
    ...slots.filter(({ code, isKey }) => code === "HX" && isKey === true).map(({ date }) => date),
  ]);
  const whole = [
    ...before.filter(isWholeSimulation).map(({ date }) => date),
    ...slots
      .filter(({ code, isKey }) => code === "HX" && isKey === true && WHOLE_SIMULATIONS.has(frame.hyrox?.kind))
      .map(({ date }) => date),
  ];
  return slots.map((slot) => {
    if (isTooFast(slot, whole)) return asEasyRun(slot);
    const isTired = codeFacts(slot.code).type === "strength" && !WITHOUT_LEGS.has(slot.code) && simulations.has(addDays(slot.date, -1));
    if (!isTired) return slot;
    const minutes = Math.round(DAY_AFTER_SIMULATION.share * slot.minutes);
    return {
      ...slot,
      lightReason: "after-simulation",
      minutes,
      rpe: Math.min(slot.rpe, DAY_AFTER_SIMULATION.rpe),
      hard: false,
      heavyLower: false,
    };
  });
}

/** Days after a whole simulation without a fast run. */
export const EASY_AFTER_WHOLE = 3;
const WHOLE_RUNS: Metres = 8000;
/** All eight kilometres, alone or as a pair. */
const WHOLE_SIMULATIONS: ReadonlySet<HyroxKind | undefined> = new Set<HyroxKind | undefined>(["full", "pair"]);

export function isWholeSimulation({ code, work }: Pick<Session, "code" | "work">): boolean {
  return code === "HX" && work?.purpose === "test" && work.sets * (work.metres ?? 0) >= WHOLE_RUNS;
}

function isTooFast({ code, date, test }: SessionSlot, simulations: readonly Day[]): boolean {
  if ((code !== "RT" && code !== "RI") || test !== undefined) return false;
  return simulations.some((day) => day < date && daysBetween(day, date) <= EASY_AFTER_WHOLE);
}

function asEasyRun({ stimulus: _stimulus, ...slot }: SessionSlot): SessionSlot {
  return {
    ...slot,
    code: "RE",
    minutes: Math.round(DAY_AFTER_SIMULATION.share * slot.minutes),
    rpe: Math.min(slot.rpe, codeFacts("RE").rpe),
    hard: false,
  };
}

const DAY_AFTER_SIMULATION = { share: 0.75, rpe: 5 } as const;
const WITHOUT_LEGS: ReadonlySet<SessionCode> = new Set<SessionCode>(["SU", "SU2", "SUE"]);
