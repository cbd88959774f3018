import type { PlanContext } from "../../context/context.ts";
import { limitedOn } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import type { PlanWeek } from "../../model/plan.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { easySecondsPerMetre } from "./long-run-progression.ts";
import { runSeconds } from "./run-history.ts";
import { isRunCode, slotMetres, weekRunMetres } from "./run-metres.ts";
import { SHORTEST_SESSION } from "../slots/week-layout.ts";

/** Warm-up, strides and rounding add a little to what is planned. */
const RUN_METRES_MARGIN = 0.94;
/** Short runs cannot be cut any further: the others leave them room. */
const WEEKLY_MARGIN = 0.86;

/** The runs of a week within the metres that the athlete was given for one of them and for all, the long one cut like the others. */
export function limitRunMetres(context: PlanContext, slots: readonly SessionSlot[], built: readonly PlanWeek[]): SessionSlot[] {
  const first = slots[0];
  if (first === undefined) return [];
  const { runMetres, weeklyRunMetres, weeklyRunGrowth } = limitedOn(context, first.date).health;
  const easy = easySecondsPerMetre(context);
  if (runMetres === Infinity && weeklyRunMetres === Infinity && weeklyRunGrowth === Infinity)
    return asRunningReturns(context, slots, built, easy);
  const single = slots.map((slot) =>
    isCounted(slot) ? shortened(slot, (RUN_METRES_MARGIN * runMetres) / slotMetres(slot, easy), easy) : slot,
  );
  const all = single.filter(isCounted).reduce((sum, slot) => sum + slotMetres(slot, easy), 0);
  const most =
    WEEKLY_MARGIN * Math.min(weeklyRunMetres, weeklyRunGrowth === Infinity ? Infinity : lastWeek(context, built, easy) + weeklyRunGrowth);
  return all <= most ? single : single.map((slot) => (isCounted(slot) ? shortened(slot, most / all, easy) : slot));
}

/** Most running of a return week: a factor of the fuller one of the last two weeks, or fifteen minutes more (return-ladders.md section 4, RW10: a tenth a run, and a run more). */
const RETURN_GROWTH = { share: 1.3, seconds: 900, runs: 1 } as const;
/** The same of a region whose test was passed with little pain: at most half as much again, or half an hour. */
const TESTED_GROWTH = { share: 1.5, seconds: 1800, runs: 1 } as const;
/** From this share of the running before the complaint the return is over. */
const RETURNED_SHARE = 0.8;
const SHORTEST_OF_RETURN: Seconds = 720;
/** Which runs come back first. */
const COMES_FIRST: readonly string[] = ["RL", "RE", "REs"];

/** After walks, or a rest, that a sore leg asked for the runs of a week are one more at most, and share little more than was run in the weeks before. */
function asRunningReturns(context: PlanContext, slots: readonly SessionSlot[], built: readonly PlanWeek[], easy: number): SessionSlot[] {
  const { athlete, isNoviceRunner, reading, runReturn } = context;
  const lately = built.slice(-2).map(({ sessions }) => sessions.map(runSeconds).filter((seconds) => seconds > 0));
  const before = Math.max(0, ...lately.map((runs) => runs.reduce((sum, seconds) => sum + seconds, 0)));
  const usual = easy * (athlete.history?.weeklyRun?.value ?? 0);
  const isReturning =
    !isNoviceRunner && runReturn?.kind !== "run-walk" && reading.regions.length > 0 && built.some(isWalkedOrRested) && before > 0;
  if (!isReturning || before >= RETURNED_SHARE * usual) return [...slots];
  const runs = slots.filter((slot) => isCounted(slot) && slot.code !== "RACE");
  const growth = reading.regions.some(({ passedTest }) => passedTest === true) ? TESTED_GROWTH : RETURN_GROWTH;
  const most = Math.max(...lately.map(({ length }) => length)) + growth.runs;
  const rank = ({ code }: SessionSlot): number => (COMES_FIRST.includes(code) ? COMES_FIRST.indexOf(code) : COMES_FIRST.length);
  const kept = new Set(runs.toSorted((one, other) => rank(one) - rank(other)).slice(0, most));
  const each = Math.max(growth.share * before, before + growth.seconds) / Math.max(1, kept.size);
  return slots.map((slot) => {
    if (!runs.includes(slot)) return slot;
    if (!kept.has(slot)) return { ...slot, restsFromRunning: true };
    return { ...slot, mostRunning: Math.min(slot.mostRunning ?? Infinity, Math.max(SHORTEST_OF_RETURN, each)) };
  });
}

function isWalkedOrRested({ sessions }: PlanWeek): boolean {
  const lines = sessions.flatMap(({ blocks }) => blocks.mainWorkout);
  return lines.some(({ name }) => name === "Run-walk intervals") || !sessions.some((session) => runSeconds(session) > 0);
}

/** Rides and swims within the minutes and metres that the athlete was given for one. */
export function applySportLimits(context: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  return slots.map((slot) => {
    const { rideMinutes, swimMetres, running } = limitedOn(context, slot.date).health;
    // Where running is out its minutes are ridden.
    const most =
      RIDE_CODES.has(slot.code) || (!running && isRunCode(slot.code))
        ? rideMinutes + (slot.code === "BK" ? AROUND_LONG_RIDE : AROUND_RIDE)
        : slot.code === "SW"
          ? (swimMetres / 100) * SLOW_100 + AROUND_SWIM
          : Infinity;
    // An easy run after it is no part of the ride or the swim.
    const all = most + (slot.run ?? 0);
    return slot.minutes <= all ? slot : { ...slot, minutes: Math.max(SHORTEST_SESSION, Math.floor(all)) };
  });
}

const RIDE_CODES: ReadonlySet<string> = new Set(["BK", "BQ", "ZE"]);
/** Warm-up, change of shoes and cooldown. */
const AROUND_LONG_RIDE = 9;
const AROUND_RIDE = 6;
const AROUND_SWIM = 10;
/** Minutes of 100 m with its rest. */
const SLOW_100 = 2.6;

function isCounted({ code, restsFromRunning }: SessionSlot): boolean {
  return isRunCode(code) && code !== "HX" && restsFromRunning !== true;
}

/** The fullest week so far; before the first one what the athlete runs now. */
function lastWeek({ athlete }: PlanContext, built: readonly PlanWeek[], easy: number): Metres {
  return Math.max(athlete.history?.weeklyRun?.value ?? 0, ...built.map((week) => weekRunMetres(week, easy)));
}

function shortened(slot: SessionSlot, share: number, easy: number): SessionSlot {
  if (!(share < 1)) return slot;
  const metres = slotMetres(slot, easy);
  const around = slot.minutes - (metres * easy) / 60;
  return { ...slot, minutes: Math.max(SHORTEST_SESSION, Math.floor(around + (share * metres * easy) / 60)) };
}
