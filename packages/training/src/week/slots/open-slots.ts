import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { isLifter, leftBehindBy } from "../../athlete/own-sports.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { effortOn } from "../../model/felt-effort.ts";
import { type DayStrain, fitsBetween, strainOfSession } from "../days/day-order.ts";
import {
  absenceOn,
  breaksBefore,
  isBusyOn,
  isTooEarlyForHard,
  LIGHTER_WEEK_DAYS,
  REBUILD_AFTER_DAYS,
  reliefOn,
  trained,
} from "../../athlete/interruptions.ts";
import { contextOn, isIllOn, limitedOn } from "../../context/context.ts";
import { isRunCode } from "../run/run-metres.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { type KeptPart, savedSessions } from "../../season/saved-sessions.ts";
import { withMissedKeySession } from "./missed-key-session.ts";
import { isMoved } from "./moves.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { PlanWeek, Session, SessionCode } from "../../model/plan.ts";
import { restAfterHyrox, longForFast } from "./late-hyrox.ts";
import { protectedSlot } from "./return-slots.ts";
import { fitLoad } from "../schedule.ts";
import type { ScheduleFacts } from "../schedule-facts.ts";
import { changeCode, easierCodes } from "./slot-changes.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { codeFacts } from "../../model/session-codes.ts";
import { longestSession } from "../days/strength-days.ts";
import type { Minutes } from "../../units/units.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";

/** The planned week and what the weeks before it became. */
export interface WeekPlan {
  readonly frame: WeekFrame;
  readonly planned: readonly SessionSlot[];
  readonly weeks: readonly PlanWeek[];
}

/** The slots of a week that are really to be filled: not in the past, not while the athlete is away, lighter in the days after, in order with what stays. */
export function openSlots(facts: ScheduleFacts, week: WeekPlan, kept: KeptPart | undefined): readonly SessionSlot[] {
  const { athlete } = facts.context;
  const stays = savedSessions(kept, week.frame.week);
  const taken = new Set(stays.map((session) => session.date));
  const whyAway = ({ code, date }: SessionSlot) => (code === "RACE" ? undefined : absenceOn(athlete, date)?.reason);
  const left = week.planned.filter((slot) => {
    const reason = whyAway(slot);
    return (kept === undefined || slot.date >= kept.today) && !taken.has(slot.date) && (reason === undefined || reason === "missed");
  });
  // What will be missed keeps its room: nothing else comes in its place.
  const possible = (stays.length === 0 ? left : withinRoom(left, stays, week.planned.length))
    .filter((slot) => whyAway(slot) === undefined)
    .map((slot) => (kept === undefined && !isOnTrip(facts, slot) ? slot : withoutOwnKit(facts, week.frame, slot)));
  const caughtUp = withMissedKeySession(facts, week.frame, possible, stays);
  const first = firstAfterBreak(facts, week, caughtUp, stays);
  const eased = caughtUp.map((slot) =>
    withinMinutes(facts.context.health, protectedSlot(facts.context, relieve(facts, week.frame, slot, slot === first))),
  );
  const relieved = restAfterHyrox(facts, week.frame, withoutOneHard(facts, week.frame, eased));
  if (kept === undefined) return relieved;
  const long = kept.keepsLong === true ? relieved.map((slot) => withLongWorkout(facts, week.frame, slot)) : relieved;
  // What an injury changes is said of the injury.
  const late = kept.hardestOn === undefined ? longForFast(facts, week.frame, long) : long;
  const ordered = inOrder(
    facts,
    week,
    late.map((slot) => withinPlannedDay(kept, week.frame, noHarder(facts, week.frame, kept, slot))),
    kept,
  );
  return stays.length === 0
    ? ordered
    : fitLoad(facts, week.frame, { done: week.weeks, kept: stays, drops: kept.mostOn === undefined }, ordered);
}

/** Days of a journey on which something of the own kit is missing; what is missing on every day has its stand-ins. */
function isOnTrip({ context: { reading } }: ScheduleFacts, { date }: SessionSlot): boolean {
  return limitsOnDay(reading.days, date).some(
    ({ from, without, only, closed }) =>
      from !== undefined &&
      (only !== undefined || closed.includes("bike") || without.some((item) => item === "bicycle" || item === "bike")),
  );
}

/** Away from bicycle and pool a triathlete leaves rides and swims out: an easy run, what strength there is and a short walk are left of them. */
function withoutOwnKit({ context }: ScheduleFacts, frame: WeekFrame, slot: SessionSlot): SessionSlot {
  if (context.athlete.focus !== "triathlon") return slot;
  // A list of equipment that lacks it, or a day on which there is none; what an injury closes has stand-ins.
  const day = leftBehindBy(contextOn(context, slot.date).athlete.equipment, context.athlete);
  const known = (context.athlete.leftBehind ?? []).flatMap(({ kit, to }) => (to === undefined ? kit : []));
  const trip = limitsOnDay(context.reading.days, slot.date).filter(({ from }) => from !== undefined);
  // Who leaves the bicycle at home has no other one there either.
  const rides =
    ![...day, ...known].includes("bicycle") && !trip.some(({ without, closed }) => without.includes("bicycle") || closed.includes("bike"));
  const swims =
    ![...day, ...known].includes("pool") && !trip.some(({ without, closed }) => without.includes("pool") || closed.includes("swim"));
  const become = (code: SessionCode, most: Minutes): SessionSlot => {
    const { run: _run, swim: _swim, stimulus: _stimulus, ...changed } = changeCode(context, frame, slot, code);
    return { ...changed, minutes: Math.min(slot.minutes, most) };
  };
  if (!rides && slot.code === "BK") return trip.length > 0 ? become("RE", RUN_FOR_A_RIDE) : become("RC", WALK_FOR_A_LONG_RIDE);
  if (!rides && slot.code === "BQ") return become("RE", RUN_FOR_A_RIDE);
  const isSwim = slot.code === "SW" || slot.code === "SWs" || (slot.code === "ZE" && !rides);
  // The legs of a swimming day are fresh for the run after it.
  return !swims && isSwim ? become(slot.code === "SWs" ? "SF" : "SU", STRENGTH_FOR_A_SWIM) : slot;
}

const WALK_FOR_A_LONG_RIDE: Minutes = 30;
const RUN_FOR_A_RIDE: Minutes = 40;
const STRENGTH_FOR_A_SWIM: Minutes = 45;

/** The second heavy day of three is the long workout: what somebody trained on five days keeps its longest one. */
function withLongWorkout({ context }: ScheduleFacts, frame: WeekFrame, slot: SessionSlot): SessionSlot {
  return slot.code === "SLm" ? { ...changeCode(context, frame, slot, "ML"), minutes: slot.minutes } : slot;
}

/** No day of conditioning harder than it was planned: what stands in for an easy run is easy. */
function noHarder({ context }: ScheduleFacts, frame: WeekFrame, { hardestOn }: KeptPart, slot: SessionSlot): SessionSlot {
  const most = hardestOn?.get(slot.date);
  if (most === undefined || slot.code === "RACE" || slot.rpe <= most || codeFacts(slot.code).type === "strength") return slot;
  const { stimulus: _stimulus, ...plain } = slot;
  const steps = easierCodes(context, slot.code).map((code) => changeCode(context, frame, plain, code));
  return steps.find(({ rpe }) => rpe <= most) ?? steps.at(-1) ?? slot;
}

/** No day longer than it was planned, what follows on a machine included. */
function withinPlannedDay({ mostOn, longestOfDeload }: KeptPart, { isDeload, week }: WeekFrame, slot: SessionSlot): SessionSlot {
  const ofDeload = isDeload && slot.code !== "RACE" ? longestOfDeload?.get(week) : undefined;
  // What is lifted beyond the planned sets is taken out once it is known.
  const most = slot.code === "RACE" || codeFacts(slot.code).type === "strength" ? ofDeload : (mostOn?.get(slot.date) ?? ofDeload);
  if (most === undefined || slot.minutes + (slot.easyAfter ?? 0) <= most) return slot;
  const { easyAfter = 0, ...rest } = slot;
  const minutes = Math.min(slot.minutes, most);
  const after = Math.min(easyAfter, most - minutes);
  return { ...rest, minutes, ...(after > 0 ? { easyAfter: after } : {}) };
}

/** The minutes that health or a short day allows are a hard ceiling, whatever the season or a ladder wanted (special-populations.md section 4.21). */
function withinMinutes(limits: HealthLimits, slot: SessionSlot): SessionSlot {
  const most = longestSession(limits, slot.code);
  return slot.code === "RACE" || slot.minutes <= most ? slot : { ...slot, minutes: most };
}

/** As many as the week asks for with what is done: repeats of what was done go first, then easy ones, the latest first. */
function withinRoom(left: readonly SessionSlot[], stays: readonly Session[], wanted: number): readonly SessionSlot[] {
  const done = new Set(stays.map((session) => session.code));
  const worth = ({ code }: SessionSlot): number =>
    code === "RACE" ? 99 : (done.has(code) ? 0 : 10) + (codeFacts(code).keyRun || codeFacts(code).hard ? 5 : 0);
  const all = left.length + stays.length;
  const needsRest = all >= 7 && ![...left, ...stays].some(({ code }) => code === "RC");
  const room = Math.max(0, Math.min(wanted, needsRest ? 6 : 7) - stays.length);
  if (left.length <= room) return left;
  const best = left
    .map((slot, index) => ({ slot, index }))
    .toSorted((a, b) => worth(b.slot) - worth(a.slot) || a.index - b.index)
    .slice(0, Math.max(room, left.filter(({ code }) => code === "RACE").length));
  return best.toSorted((a, b) => a.index - b.index).map(({ slot }) => slot);
}

/** Runs of a season get their minutes late: an illness keeps them easy and short all the same (return-ladders.md section 6). */
function whileIll(facts: ScheduleFacts, frame: WeekFrame, slot: SessionSlot): SessionSlot {
  if (slot.code === "RACE" || !isIllOn(facts.context, slot.date)) return slot;
  const { runMinutes, rpe } = limitedOn(facts.context, slot.date).health;
  const easy = easierCodes(facts.context, slot.code).at(-1) ?? slot.code;
  const softened = easy === slot.code ? slot : changeCode(facts.context, frame, slot, easy);
  const minutes = isRunCode(softened.code) ? Math.min(softened.minutes, runMinutes + AROUND_RUN) : softened.minutes;
  return { ...softened, minutes, rpe: Math.min(softened.rpe, rpe) };
}

const AROUND_RUN = 10;

/** The first session after four days and more without training, if it is in this week. */
function firstAfterBreak(
  { context: { athlete } }: ScheduleFacts,
  { weeks }: WeekPlan,
  slots: readonly SessionSlot[],
  stays: readonly Session[],
): SessionSlot | undefined {
  const next = slots.filter(({ code }) => code !== "RACE").toSorted((a, b) => a.date.localeCompare(b.date));
  const gaps = next.length === 0 ? [] : breaksBefore(athlete, next.at(-1)?.date ?? "");
  const last = gaps.toSorted((a, b) => a.to.localeCompare(b.to)).at(-1);
  if (last === undefined) return undefined;
  const done = [...weeks.flatMap(({ sessions }) => sessions), ...stays].some(({ date }) => date > last.to);
  return done ? undefined : next.find(({ date }) => date > last.to);
}

/** Hard endurance waits after a break; heavy days come back with less load. */
function isTooEarly({ context: { athlete } }: ScheduleFacts, { code, date }: SessionSlot): boolean {
  const { fastRun, hard, type } = codeFacts(code);
  if (!hard || type === "strength") return false;
  if (isFreshlyHurt(athlete, date)) return true;
  return isTooEarlyForHard(athlete, date, fastRun && code !== "RT" ? "faster" : "threshold");
}

/** Threshold is open days before what is faster: a fast day of the first week back is a short one of it (return-ladders.md section 7). */
function thresholdAgain({ context: { athlete } }: ScheduleFacts, { code, date }: SessionSlot, isFirst: boolean): SessionCode | undefined {
  const isBack = breaksBefore(athlete, date).some(
    ({ days, isIllness }) => !isIllness && days > LIGHTER_WEEK_DAYS && days <= REBUILD_AFTER_DAYS,
  );
  const isOpen = isBack && !isFirst && !isFreshlyHurt(athlete, date) && !isTooEarlyForHard(athlete, date, "threshold");
  return isOpen && (code === "HX" || code === "RI") && isTooEarlyForHard(athlete, date, "faster") ? "RT" : undefined;
}

/** In the first week of a severe problem the hard part goes before the minutes do (return-ladders.md section 2). */
function isFreshlyHurt({ easings = [] }: Athlete, date: Day): boolean {
  return easings.some(({ from, to, onlyEasy }) => onlyEasy === true && from <= date && date <= to);
}

function relieve(facts: ScheduleFacts, frame: WeekFrame, planned: SessionSlot, isFirst: boolean): SessionSlot {
  const slot = whileIll(facts, frame, planned);
  if (
    slot.code !== "RACE" &&
    (codeFacts(slot.code).type === "strength" || slot.code === "SUE") &&
    isFreshlyHurt(facts.context.athlete, slot.date)
  )
    return lighterLifting(slot, { share: 1, ...reliefOn(facts.context.athlete, slot.date) });
  const isEasyDay = slot.code !== "RACE" && (isFirst || isTooEarly(facts, slot));
  const day = reliefOn(facts.context.athlete, slot.date);
  const relief = isEasyDay ? { share: 1, ...day, onlyEasy: true } : day;
  if (relief === undefined || slot.code === "RACE") return slot;
  if (isAskedOnly(facts.context.athlete, slot, isEasyDay) || (isFirst && liftsAgain(facts, slot))) return lighterLifting(slot, relief);
  const threshold = relief.onlyEasy ? thresholdAgain(facts, slot, isFirst) : undefined;
  const easy = relief.onlyEasy ? (threshold ?? easierCodes(facts.context, slot.code).at(-1) ?? slot.code) : slot.code;
  const softened = easy === slot.code ? slot : changeCode(facts.context, frame, slot, easy);
  // A long run that may only be easy stays the longest of the week.
  const usual = slot.code === "RL" && softened.code === "RE" ? slot.minutes : softened.minutes;
  // A deload, taper or recovery day is lighter already.
  const isLighter = frame.isDeload || slot.isTaper || slot.isRecovery;
  const share = relief.share * (effortOn(facts.context.athlete, softened)?.minutes ?? 1);
  const wanted = isLighter ? softened.minutes : Math.max(SHORTEST_SESSION, Math.round(usual * share));
  // What felt easy gets longer within the time of the day.
  const most = Math.max(usual, facts.context.athlete.availability.minutes?.[slot.weekday] ?? Number.POSITIVE_INFINITY);
  const minutes = Math.min(wanted, most);
  const open = threshold === undefined ? minutes : Math.min(minutes, FIRST_THRESHOLD);
  return { ...softened, minutes: Math.min(open, Math.max(SHORTEST_SESSION, relief.mostMinutes ?? open)) };
}

/** Minutes of the first threshold session after days away, with all that is around it: the next one is longer. */
const FIRST_THRESHOLD: Minutes = 26;

/** Lifting on a day that should only be easy because somebody slept badly or asked for it: the lifts stay, light (load-plausibility.md, readiness). */
function isAskedOnly(athlete: Athlete, { code, date }: SessionSlot, isEasyDay: boolean): boolean {
  if (isEasyDay || codeFacts(code).type !== "strength") return false;
  const isAsked = (athlete.lighterDays ?? []).some(({ from, to, onlyEasy }) => onlyEasy && from <= date && date <= to);
  return isAsked && reliefOn({ ...athlete, lighterDays: [] }, date)?.onlyEasy !== true;
}

/** After days off a lifter's first session is light lifting, and no walk; after an illness it is one. */
function liftsAgain({ context }: ScheduleFacts, { code, date }: SessionSlot): boolean {
  const isIll = breaksBefore(context.athlete, date).some(({ isIllness }) => isIllness);
  return isLifter(context.athlete) && codeFacts(code).type === "strength" && !isIll && !isIllOn(context, date);
}

function lighterLifting(slot: SessionSlot, { share, mostMinutes }: { readonly share: number; readonly mostMinutes?: number }): SessionSlot {
  const minutes = Math.max(SHORTEST_SESSION, Math.round(Math.min(slot.minutes * share, mostMinutes ?? slot.minutes)));
  return { ...slot, lightReason: "asked", minutes, rpe: Math.min(slot.rpe, EASY_LIFTING), hard: false, heavyLower: false };
}

const EASY_LIFTING = 5;

/** In a week with little time the last of two hard days and more is easy; what leads to the race next stays. */
function withoutOneHard(facts: ScheduleFacts, frame: WeekFrame, slots: readonly SessionSlot[]): readonly SessionSlot[] {
  const hard = slots.filter(({ hard: isHard, code }) => isHard && code !== "RACE");
  const { athlete } = facts.context;
  const last = hard.findLast(({ date }) => isBusyOn(athlete, date) || hasFewMinutes(athlete, date));
  if (hard.length < FEWEST_HARD || last === undefined) return slots;
  const steps = easierCodes(facts.context, last.code).map((code) => changeCode(facts.context, frame, last, code));
  const easier = steps.find((slot) => !slot.hard);
  return easier === undefined ? slots : slots.map((slot) => (slot === last ? easier : slot));
}

const FEWEST_HARD = 2;

/** Whether the time of a day holds hard work and little else: a warm-up of ten minutes, the work and a way home. */
function hasFewMinutes({ lighterDays = [] }: Athlete, date: Day): boolean {
  return lighterDays.some(({ from, to, mostMinutes = Infinity }) => from <= date && date <= to && mostMinutes <= FEW_MINUTES);
}

const FEW_MINUTES: Minutes = 35;

/** Makes a session easier where it would follow what stays too closely; what the athlete moved is where they wanted it. */
function inOrder(facts: ScheduleFacts, { frame, weeks }: WeekPlan, slots: readonly SessionSlot[], kept: KeptPart): readonly SessionSlot[] {
  const before = weeks.slice(-1).flatMap((week) => week.sessions);
  const stays = [frame.week, frame.week + 1].flatMap((week) => savedSessions(kept, week));
  const { athlete } = facts.context;
  const tiring = trained(athlete, [...before, ...stays]).filter(({ date }) => !isMoved(athlete, date));
  const days = new Map<Day, DayStrain>(tiring.map((session) => [session.date, strainOfSession(session)]));
  return slots.map((slot) => {
    if (isMoved(athlete, slot.date)) return slot;
    const choices = [slot, ...easierCodes(facts.context, slot.code).map((code) => changeCode(facts.context, frame, slot, code))];
    const chosen = choices.find((choice) => fitsBetween(strainOfSlot(choice, frame), days)) ?? choices.at(-1) ?? slot;
    days.set(chosen.date, strainOfSlot(chosen, frame));
    return chosen;
  });
}

function strainOfSlot({ date, code, hard, heavyLower, rpe }: SessionSlot, frame: WeekFrame): DayStrain {
  return {
    date,
    hard: hard || rpe >= 8,
    heavyLower,
    keyRun: codeFacts(code).keyRun && !frame.isDeload,
    fastRun: codeFacts(code).fastRun && hard,
  };
}
