import { addDays, daysBetween, getWeekday } from "../../calendar/day.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { pacedContext, type PlanContext } from "../../context/context.ts";
import type { SessionCode } from "../../model/plan.ts";
import { BEFORE_CLEARANCE, type HealthLimits } from "../../health/limits.ts";
import { dailyWalk } from "../../free-text/training-wishes/daily-walks.ts";
import { cardioMode } from "../../catalogue/cardio-mode.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { isRunCode } from "../run/run-metres.ts";
import { daysToWeightlifting } from "../../selection/strength/meet.ts";
import { isHardDate } from "../days/commitments.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";

/** The slots of a week within the athlete's health: clearance, hard days, work against the clock, minutes (special-populations.md section 1). */
export function healthSlots(context: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  const { health, athlete, start } = context;
  const highestOf = (code: SessionCode): number => pacedContext(context, code).highestRpe;
  const startsEasily = isUntrained(context);
  // Rounds of runs and push-ups are nothing for who is new to training at that age: they walk or ride, and that grows.
  const walksInstead = athlete.focus === "general" && context.level === "beginner" && (athlete.age ?? 0) >= WALKS_FROM;
  // Whoever walks as long every day anyway gains nothing from another walk: that day is for strength.
  const hasWalked = dailyWalk(athlete) !== undefined;
  if (health.clearance === "required") return withRest(slots.map((slot) => beforeClearance(slot, minutesOn(context, slot))));
  const most = Math.min(health.sessionMinutes, Number.POSITIVE_INFINITY);
  const planned = slots.map((slot) => {
    if (slot.code === "RACE") return { slot, kept: slot, couldBeHard: false, isTooFast: false };
    const calm =
      health.scoredMinutes === 0
        ? (UNSCORED_CODES[slot.code] ?? slot.code)
        : walksInstead && WORKOUT_CODES.has(slot.code)
          ? hasWalked
            ? "SF"
            : "ZE"
          : slot.code;
    const onFoot = hasWalked && calm === "RE" && !context.picker.allows("Easy run") ? "ZE" : calm;
    const open = health.running || !codeFacts(onFoot).keyRun ? onFoot : (withoutRunning(athlete.focus, onFoot) ?? onFoot);
    const highestRpe = highestOf(open);
    const kept = open === slot.code && slot.rpe <= highestRpe ? slot : asCode(slot, open, highestRpe);
    const isFirst = startsEasily && daysBetween(start, slot.date) < 7 * EASY_WEEKS && codeFacts(kept.code).type === "conditioning";
    // Below RPE 7 there are no fast runs and hard rides: "hard" at RPE 6 says two things at once.
    const isSteady =
      kept.code === "RT" &&
      context.picker.allows("Tempo run") &&
      highestRpe === STEADY_RPE &&
      daysBetween(start, slot.date) >= 7 * STEADY_AFTER;
    const isTooFast = highestRpe < HARD_RPE && FAST_CODES.has(kept.code) && !isSteady;
    return { slot, kept, couldBeHard: kept.hard && !isFirst && !isTooFast, isTooFast };
  });
  const isRidden = !RUN_MODES.has(cardioMode(context.picker.pick("Long run").exercise));
  const isTurnOfRun = slots[0] !== undefined && Math.floor(daysBetween(start, slots[0].date) / 7) % 2 === 1;
  // A race is a hard day too; whatever else is hard has what is left.
  const races = health.hardDays < MANY_HARD_DAYS ? slots.filter(({ code, hard }) => code === "RACE" && hard).length : 0;
  // So is a match.
  const dates = slots.filter((slot) => isHardDate(context, slot));
  const hard = new Set(
    planned
      .filter(({ slot, couldBeHard }) => couldBeHard && slot.code !== "RACE" && !dates.includes(slot))
      .toSorted((one, other) => hardFirst(athlete, one.kept, isTurnOfRun) - hardFirst(athlete, other.kept, isTurnOfRun))
      .slice(0, Math.max(0, health.hardDays - races - dates.length))
      .map(({ slot }) => slot),
  );
  return planned.map(({ slot, kept, isTooFast }) => {
    if (slot.code === "RACE") return slot;
    if (slot.code === "HX" && health.scoredMinutes === 0 && mayPractise(health))
      return {
        ...slot,
        rpe: Math.min(slot.rpe, PRACTICE_RPE, highestOf(slot.code)),
        hard: false,
        isRecovery: true,
        minutes: Math.min(slot.minutes, most),
      };
    const isHard = hard.has(slot);
    const softer = (kept.hard && !isHard) || isTooFast ? softened(context, kept) : kept;
    // A long run that is a ride or a walk is as long as its day.
    const isRun = isRunCode(softer.code) && softer.code !== "HX" && !(softer.code === "RL" && isRidden);
    const longestRun = isRun ? health.runMinutes + AROUND_RUN : Infinity;
    const minutes = Math.min(
      most,
      longestRun,
      health.volume < 1 ? Math.max(SHORTEST_SESSION, 5 * Math.round((softer.minutes * health.volume) / 5)) : softer.minutes,
    );
    return { ...softer, hard: softer.hard && isHard, minutes: Math.max(Math.min(SHORTEST_SESSION, most), minutes) };
  });
}

/** Years. */
const WALKS_FROM = 65;
const WORKOUT_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["ML", "MM"]);

/**
 * The first day that may be hard has the runs and stations of a Hyrox week; heavy legs and the fast run take the second in turn. Among days of
 * Olympic lifting the longest goes first.
 */
function hardFirst({ focus, availability }: PlanContext["athlete"], { code, weekday }: SessionSlot, isTurnOfRun: boolean): number {
  if (code === "OLs") return -(availability.minutes?.[weekday] ?? 0);
  if (focus !== "hyrox") return 0;
  if (code === "HX") return 0;
  return codeFacts(code).fastRun === isTurnOfRun ? 1 : 2;
}

/** Three hard days and more leave room for a race beside them. */
const MANY_HARD_DAYS = 3;

/** Two easy weeks before the moderate running that a doctor allowed. */
const STEADY_AFTER = 2;
const STEADY_RPE = 6;
const HARD_RPE = 7;
const FAST_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RI", "RT", "BQ", "EI"]);

const RUN_MODES: ReadonlySet<string> = new Set(["run", "other"]);
/** Minutes of warm-up and cooldown around a run. */
const AROUND_RUN = 10;

/** Before anything is breathless the joints and the heart get so many weeks of easy work. */
const EASY_WEEKS = 5;
const UNTRAINED_GROUPS: ReadonlySet<string> = new Set(["weight", "novice", "osteoporosis", "low-time"]);

const CAREFUL_AGE = 65;

function isUntrained({ level, reading, athlete }: PlanContext): boolean {
  const isCareful = (athlete.age ?? 0) >= CAREFUL_AGE || reading.health.findings.some(({ group }) => UNTRAINED_GROUPS.has(group));
  return level === "beginner" && (athlete.trainingYears ?? 0) <= 1 && isCareful;
}

/** What a session against the clock becomes. The workouts ML and MM stay and run without one. */
const UNSCORED_CODES: { readonly [code in SessionCode]?: SessionCode } = { HX: "REs", SLm: "SFm" };

/** Whether a week trains stations: with a clock, or without one where only the effort is limited. */
export function trainsStations(health: HealthLimits): boolean {
  return health.scoredMinutes !== 0 || mayPractise(health);
}

/** Stations are practised without a clock where only the effort is limited: nothing of their movements is. */
function mayPractise({
  running,
  impact,
  contacts,
  heavyCarries,
  spineFlexion,
  prone,
  floor,
  percent,
  rpe,
  aerobicRpe,
  volume,
  regions,
}: HealthLimits): boolean {
  const isWhole = running && impact === 3 && contacts === Infinity && heavyCarries && spineFlexion && prone && floor;
  return isWhole && percent === 100 && volume === 1 && rpe >= 6 && aerobicRpe >= 6 && Object.keys(regions).length === 0;
}

const PRACTICE_RPE = 5;

/** A key run for somebody who does not run is a ride or machines. */
function withoutRunning(focus: PlanContext["athlete"]["focus"], code: SessionCode): SessionCode | undefined {
  if (code === "HX") return undefined;
  if (code === "RT" || code === "RI") return focus === "triathlon" ? "BQ" : undefined;
  return undefined;
}

/** A hard day too many; on the way to a weightlifting meet it is still the two lifts, light. */
function softened(context: PlanContext, slot: SessionSlot): SessionSlot {
  const isLifter = slot.code === "OLs" && daysToWeightlifting(context.athlete, slot.date) !== undefined;
  if (isLifter)
    return { ...slot, rpe: Math.min(slot.rpe, LIGHT_LIFTS, pacedContext(context, slot.code).highestRpe), hard: false, isRecovery: true };
  // A workout in the middle of the effort is still the sport; an easy ride is not.
  if (slot.code === "ML" && context.athlete.focus === "crossfit" && pacedContext(context, "ML").highestRpe >= MODERATE_WORKOUT)
    return { ...slot, rpe: Math.min(slot.rpe, MODERATE_WORKOUT), hard: false };
  const code = codeFacts(slot.code).softer ?? slot.code;
  return asCode(slot, code, pacedContext(context, code).highestRpe);
}

const LIGHT_LIFTS = 6;
const MODERATE_WORKOUT = 6;

function asCode(slot: SessionSlot, code: SessionCode, highestRpe: number): SessionSlot {
  const { rpe, hard, heavyLower } = codeFacts(code);
  const planned = Math.min(slot.rpe, rpe, highestRpe);
  return { ...slot, code, rpe: planned, hard: slot.hard && hard && planned >= 7, heavyLower: slot.heavyLower && heavyLower };
}

/** The whole half hour, or what the day has: a plan that waits has no deload. */
function minutesOn({ athlete, health }: PlanContext, { date }: SessionSlot): number {
  const isEve = athlete.competitions?.some((race) => race.date === addDays(date, 1)) === true;
  const day = athlete.availability.minutes?.[getWeekday(date)] ?? BEFORE_CLEARANCE.minutes;
  return Math.min(isEve ? EVE_MINUTES : BEFORE_CLEARANCE.minutes, health.sessionMinutes, Math.max(day, SHORTEST_SESSION));
}

/** The day before a race (race-demands.md table 10). */
const EVE_MINUTES = 25;

/** Seven days in a row hold one of recovery. */
function withRest(slots: readonly SessionSlot[]): SessionSlot[] {
  const last = slots.findLastIndex(({ code }) => code === "ZE");
  return slots.length < 7 || slots.some(({ code }) => code === "RC") || last < 0
    ? [...slots]
    : slots.map((slot, index) => (index === last ? { ...slot, code: "RC", rpe: Math.min(slot.rpe, 2) } : slot));
}

function beforeClearance(slot: SessionSlot, minutes: number): SessionSlot {
  if (slot.code === "RACE") return slot;
  return {
    ...slot,
    code: slot.code === "RC" ? "RC" : "ZE",
    minutes,
    rpe: Math.min(slot.rpe, BEFORE_CLEARANCE.rpe),
    hard: false,
    heavyLower: false,
  };
}
