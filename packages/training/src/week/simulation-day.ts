import type { PlanContext } from "../context/context.ts";
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
  if (simulation === undefined || eve === undefined || eve.weekday + 1 !== simulation.weekday) return moved;
  return moved.map((placement) => (placement === eve ? { ...placement, code: "RE" } : placement));
}

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
