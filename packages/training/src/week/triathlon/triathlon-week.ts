import { addDays, daysBetween } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { swimmerInWeek } from "../../context/swimmer.ts";
import { type TriathlonEvent } from "../../season/demand/triathlon.ts";
import { type TriathlonDay, triathlonDay, weeksToLongestRide } from "../../season/demand/triathlon-build.ts";
import type { Race } from "../../season/demand/races/race.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";
import { AROUND_LONG_RIDE, type LongRideFacts, longRideTime } from "./long-ride.ts";
import { withExtraRuns } from "./extra-runs.ts";
import { withSwimGoals } from "./swim-goals.ts";
import { capped, slotMinutes } from "../slots/slot-load.ts";
import { triathlonLongRunMinutes } from "./triathlon-long-run.ts";
import type { Placement } from "../slots/week-search.ts";
import { triathlonRaceWeek } from "./triathlon-race-week.ts";

export interface TriathlonFacts extends LongRideFacts {
  readonly races: readonly Race[];
}

/**
 * A week of a triathlete on the way to a race: the long ride, run and swim at their step, the race week with all three sports. Of others who
 * ride long only the ride.
 */
export function triathlonWeek(facts: TriathlonFacts, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const { context, races } = facts;
  const { athlete } = context;
  const isTriathlete = athlete.focus === "triathlon";
  if (!isTriathlete && !slots.some(({ code }) => code === "BK")) return withLongSwim(facts, frame, slots);
  const longer = slots.map((slot) => {
    if (!isTriathlete && slot.code !== "BK") return slot;
    if ((slot.code !== "BK" && slot.code !== "RL") || slot.isRecovery) return slot;
    const { minutes = slot.minutes, run } =
      slot.code === "BK"
        ? (longRideTime(facts, frame, slot.date) ?? {})
        : { minutes: triathlonLongRunMinutes(context, facts.loading, frame, slot.date), run: undefined };
    return { ...slot, minutes: capped(minutes, slot.weekday, athlete), ...(run === undefined ? {} : { run }) };
  });
  if (!isTriathlete) return longer;
  const watered = withWholeSwim(context, frame, withoutLiftingBefore(races, longer));
  const swims = withExtraRuns(context, frame, withSwimGoals(facts, frame, withToldHours(context, frame, watered)));
  return triathlonRaceWeek(athlete, races, swims).map((slot) => {
    // A long swim keeps its metres: then the strength comes later that day.
    const isShared = slot.code === "SWs" && slot.swim?.kind !== "long";
    const minutes = isShared ? Math.min(slot.minutes, swimAndStrengthRoom(athlete, slot)) : slot.minutes;
    return { ...slot, minutes, rpe: Math.min(slot.rpe, context.highestRpe) };
  });
}

/** Out of the water, dried, changed and at the weights (convention). */
export const MINUTES_TO_CHANGE: Minutes = 8;

/** What a day has for a swim and strength beside the change of clothes between them. */
function swimAndStrengthRoom({ availability: { minutes } }: PlanContext["athlete"], { weekday }: SessionSlot): Minutes {
  return Math.max(SHORTEST_SESSION, (minutes?.[weekday] ?? Number.POSITIVE_INFINITY) - MINUTES_TO_CHANGE);
}

/** No legs are lifted in the last three days before a race, whatever it is worth: of a swim with strength the swim stays. */
function withoutLiftingBefore(races: readonly Race[], slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const isNear = ({ date }: SessionSlot): boolean => races.some((race) => race.date > date && daysBetween(date, race.date) <= LAST_LIFTING);
  return slots.map((slot) => (slot.code === "SWs" && isNear(slot) ? { ...slot, code: "SW" } : slot));
}

const LAST_LIFTING = 3;

/**
 * Strength goes with the swim whose day holds both, and rather not on the day before the fast run. On a short day the only swim of a week is
 * a whole one: beside strength it would be half of what is swum today.
 */
function withWholeSwim(context: PlanContext, { startDate }: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const swims = slots.filter(({ code }) => code === "SWs" || code === "SW");
  const [only] = swims;
  const mayLift = ({ date }: SessionSlot): boolean =>
    !limitsOnDay(context.reading.days, date).some(({ closed }) => closed.includes("lifting"));
  const room = (slot: SessionSlot): number =>
    mayLift(slot) ? (context.athlete.availability.minutes?.[slot.weekday] ?? Number.POSITIVE_INFINITY) : 0;
  const lifted = swims.find(({ code }) => code === "SWs");
  const other = swims.find((slot) => slot.code === "SW" && room(slot) >= SWIM_AND_STRENGTH);
  const isBeforeFast = (slot: SessionSlot): boolean =>
    slots.some(({ code, date }) => codeFacts(code).fastRun && date === addDays(slot.date, 1));
  // An easy day after a race stays easy, whatever is swum on it.
  const maySwap = lifted?.isRecovery === other?.isRecovery;
  if (
    lifted !== undefined &&
    other !== undefined &&
    maySwap &&
    (room(lifted) < SWIM_AND_STRENGTH || (isBeforeFast(lifted) && !isBeforeFast(other)))
  )
    return slots
      .map((slot) => (slot === lifted ? moveToDay(context, other, slot) : slot === other ? moveToDay(context, lifted, slot) : slot))
      .toSorted(byDate);
  // "No strength on Thursdays": the swim stays there without it.
  if (lifted !== undefined && !mayLift(lifted)) return slots.map((slot) => (slot === lifted ? { ...slot, code: "SW" } : slot));
  if (context.level === "beginner" || only?.code !== "SWs" || swims.length > 1) return slots;
  const swimsFreely = swimmerInWeek(context, startDate).arms === "free" && context.picker.pick("Swim intervals").replaced === undefined;
  if (!swimsFreely) return slots;
  return room(only) >= SWIM_AND_STRENGTH ? slots : slots.map((slot) => (slot === only ? { ...slot, code: "SW" } : slot));
}

function moveToDay({ athlete }: PlanContext, { weekday, date }: SessionSlot, slot: SessionSlot): SessionSlot {
  return { ...slot, weekday, date, minutes: capped(slot.minutes, weekday, athlete) };
}

function byDate(one: SessionSlot, other: SessionSlot): number {
  return one.date.localeCompare(other.date);
}

/** Minutes of a day that holds a swim, the change of clothes and strength. */
const SWIM_AND_STRENGTH = 55;

/** Makes the swim of the longest day the long one for athletes who swim for fitness; the others keep themes of their own. */
function withLongSwim(facts: TriathlonFacts, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const { minutes = {} } = facts.context.athlete.availability;
  const [long] = slots
    .filter(({ code, isRecovery }) => code === "SW" && !isRecovery)
    .toSorted((one, other) => (minutes[other.weekday] ?? 0) - (minutes[one.weekday] ?? 0));
  return long === undefined ? slots : slots.map((slot) => (slot === long ? (withSwimGoals(facts, frame, [slot])[0] ?? slot) : slot));
}

/** Whoever learns to swim for a race swims twice a week, a beginner who swims better in every second one: in the place of the hard ride, with a day between the swims. */
export function withSecondSwim(context: PlanContext, frame: WeekFrame, placements: readonly Placement[]): readonly Placement[] {
  const { athlete, level } = context;
  const ride = placements.find(({ code }) => code === "BQ");
  const [swim, ...others] = placements.filter(({ code }) => code === "SWs" || code === "SW");
  if (athlete.focus !== "triathlon" || ride === undefined || swim === undefined || others.length > 0) return placements;
  const isNear = [1, 6].includes(Math.abs(ride.weekday - swim.weekday));
  const { isLearner, arms, longest = 0 } = swimmerInWeek(context, frame.startDate);
  const day = triathlonDay(athlete, level, addDays(frame.startDate, 6));
  const learns = isLearner || (level === "beginner" && longest < LEARNER_SWIM_SHARE * (day?.demand.longestSwim.floor ?? 0));
  // Who swims on and off needs both swims in every week, who swims far enough to go on needs the ride in every second.
  if (!learns || arms !== "free" || isNear || (!isLearner && frame.macroWeek % 2 === 1)) return placements;
  if (day === undefined) return placements;
  return placements.map((placement) => (placement === ride ? { ...placement, code: "SW" } : placement));
}

/** Share of the swim of the race below which a beginner learns to swim. */
const LEARNER_SWIM_SHARE = 0.5;

/**
 * Where the days leave one run a week, it has the longer of the days of run and swim, in every week: swims stay as far apart as they are. It
 * is the long run of a triathlete on the way to a race in the week of the longest one, and before it in two weeks of three towards a 70.3
 * or more, else in every second, or in every third of who runs as far already.
 */
export function withLongRun({ athlete, level }: PlanContext, frame: WeekFrame, placements: readonly Placement[]): readonly Placement[] {
  const run = placements.find(({ code }) => code === "RT" || code === "RI");
  const ride = placements.find(({ code }) => code === "BK");
  const longDay = addDays(frame.startDate, (ride?.weekday ?? 6) - 1);
  const day = athlete.focus === "triathlon" ? triathlonDay(athlete, level, longDay) : undefined;
  if (day === undefined || run === undefined || placements.some(({ code }) => code === "RL")) return placements;
  const { longestRun, weeklyRun } = athlete.history ?? {};
  // Who runs that much today needs the long run in every week to keep it.
  const isKept = LONG_EVENTS.has(day.demand.event) && weeksToLongestRide(day) >= -1 && (weeklyRun?.value ?? 0) >= KEPT_WEEK;
  const code = isKept || (!frame.isDeload && isLongRunWeek(day, longestRun?.value ?? 0)) ? "RL" : run.code;
  const room = ({ weekday }: Placement): number => athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  const swim = placements.find((placement) => placement.code.startsWith("SW") && room(placement) > room(run));
  return placements.map((placement) => {
    if (placement === swim) return { ...placement, code };
    if (placement !== run) return placement;
    return { ...placement, code: swim === undefined ? code : swim.code };
  });
}

const KEPT_WEEK: Metres = 8000;

const LONG_EVENTS: ReadonlySet<TriathlonEvent> = new Set<TriathlonEvent>(["half", "full"]);

/** Counted back from the week of the longest session. Who runs as far already needs it less, and fast runs more. */
function isLongRunWeek(day: TriathlonDay, longest: Metres): boolean {
  const weeks = weeksToLongestRide(day);
  if (LONG_EVENTS.has(day.demand.event)) return weeks >= -1 && weeks % 3 !== 2;
  return weeks >= 0 && weeks % (longest >= day.demand.longestRun.target ? 3 : 2) === 0;
}

/** Sessions that take what the long ones leave of the week. */
const SCALED_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["BQ", "RT", "RI", "RE", "SW", "SWs", "ZE"]);
const SCALE_LIMITS = { least: 0.65, most: 1.35 } as const;
/** Growth of the hours from week to week, below the step of race-demands.md section 3. */
const WEEKLY_HOURS_GROWTH = 0.04;

/** Where the hours of the last weeks are known the first week holds them, and the following ones grow from there. */
function withToldHours({ athlete, level }: PlanContext, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const told = athlete.history?.weeklyMinutes?.value;
  if (told === undefined || frame.isDeload || slots.some(({ isTaper, isRecovery, code }) => isTaper || isRecovery || code === "RACE"))
    return slots;
  const [first] = slots;
  const day = first === undefined ? undefined : triathlonDay(athlete, level, first.date);
  const wanted = told * (1 + WEEKLY_HOURS_GROWTH * (frame.week - 1));
  const most = day === undefined ? wanted : Math.max(told, day.demand.peakWeek.target);
  const others = slots.filter(({ code }) => SCALED_CODES.has(code));
  // What the long ones grow by is not taken from the others.
  const { longestRide } = athlete.history ?? {};
  const known = (longestRide?.value ?? Number.POSITIVE_INFINITY) + AROUND_LONG_RIDE;
  const longs = slots
    .filter(({ code }) => !SCALED_CODES.has(code))
    .map((slot) => (slot.code === "BK" ? { ...slot, minutes: Math.min(slot.minutes, known) } : slot));
  const left = Math.min(wanted, most) - slotMinutes(longs);
  const factor = Math.min(SCALE_LIMITS.most, Math.max(SCALE_LIMITS.least, left / Math.max(1, slotMinutes(others))));
  return slots.map((slot) => {
    if (!SCALED_CODES.has(slot.code)) return slot;
    const least = slot.code === "BQ" ? Math.min(slot.minutes, LEAST_QUALITY_RIDE.first + LEAST_QUALITY_RIDE.step * (frame.week - 1)) : 0;
    return { ...slot, minutes: capped(Math.round(Math.max(least, slot.minutes * factor)), slot.weekday, athlete) };
  });
}

/** However few the hours, the work of the hard ride grows. */
const LEAST_QUALITY_RIDE = { first: 48, step: 3 } as const;
