import { isLifter } from "../athlete/own-sports.ts";
import type { Day } from "../calendar/day.ts";
import { buildWeek } from "./build-week.ts";
import { limitedOn, type PlanContext } from "../context/context.ts";
import { effortUnderPercent } from "../prescription/strength/accessory-dose.ts";
import type { Continuation } from "../season/continuation.ts";
import { isEasyEnough } from "../week/run/easy-share.ts";
import { trained } from "../athlete/interruptions.ts";
import type { KeptPart } from "../season/saved-sessions.ts";
import { easedDose } from "../model/felt-effort.ts";
import { movedSlots } from "../week/slots/moves.ts";
import type { WeekFrame } from "../season/phases.ts";
import { getLoad, getMinutes, slotLoad } from "../week/slots/slot-load.ts";
import { openSlots } from "../week/slots/open-slots.ts";
import type { PlanWeek, Session } from "../model/plan.ts";
import { LadderHistory } from "../season/ladders/ladder-history.ts";
import { weekDates } from "../season/race-window.ts";
import { seasonRace } from "../season/season-race.ts";
import { risingPools } from "../week/run/rising-pools.ts";
import { RunHistory } from "../week/run/run-history.ts";
import { besideLatest, mostAfter, mostRunning, scheduleWeek, usualBefore } from "../week/schedule.ts";
import type { ScheduleFacts } from "../week/schedule-facts.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import type { Metres, Minutes } from "../units/units.ts";
import { easySecondsPerMetre } from "../week/run/long-run-progression.ts";
import { weekRunMetres } from "../week/run/run-metres.ts";
import { triathlonRunStart } from "../week/triathlon/triathlon-long-run.ts";
import { lightAfterSimulation } from "../week/hyrox/simulation-day.ts";
import { withSwimTest, withTest } from "../week/slots/test-slots.ts";
import { nextSofter, easeSlots } from "../week/load/softer-weeks.ts";

/** Gives each week when it is complete. */
export type WeekSteps<Result> = Generator<PlanWeek, Result, void>;

/** All steps at once. */
export function allSteps<Result>(steps: WeekSteps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The weeks, built again with one hard session less until enough of the endurance is easy. */
export function* easyEnoughWeeks(
  facts: ScheduleFacts,
  continuation: Continuation | undefined,
  kept: KeptPart | undefined,
): WeekSteps<{ readonly weeks: readonly PlanWeek[]; readonly softened: readonly Session[] }> {
  const done = new Set(kept?.weeks.flatMap((week) => week.sessions.map(({ id }) => id)));
  const softened: Session[] = [];
  let weeks = yield* buildWeeks(facts, { continuation, softer: new Set() }, kept);
  const isEnough = (): boolean => {
    const every = weeks.flatMap((week) => week.sessions);
    return isEasyEnough(facts.context.athlete.focus, every, done.size === 0 ? every : every.filter(({ id }) => !done.has(id)));
  };
  while (!isEnough()) {
    const session = nextSofter(facts, weeks, done, softened);
    if (session === undefined || softened.some(({ date }) => date === session.date)) break;
    softened.push(session);
    weeks = yield* buildWeeks(facts, { continuation, softer: new Set(softened.map(({ date }) => date)) }, kept);
  }
  return { weeks, softened };
}

function* buildWeeks(
  facts: ScheduleFacts,
  { continuation, softer }: { readonly continuation: Continuation | undefined; readonly softer: ReadonlySet<Day> },
  kept: KeptPart | undefined,
): WeekSteps<PlanWeek[]> {
  const history = new RunHistory(facts.context, continuation?.startsFrom.longestRuns, facts.start ?? triathlonRunStart(facts.context));
  const ladders = new LadderHistory(facts.ladders, (date) => easedDose(facts.context.athlete, date) !== undefined);
  const weeks: PlanWeek[] = [];
  const before = continuation?.planned ?? [];
  for (const frame of facts.frames) {
    const now = { ...facts, context: limitedOn(facts.context, frame.startDate) };
    const build = (
      simulation?: Minutes,
      volume = frame.volume,
      change: Pick<WeekFrame, "loadLimitShare" | "runningShare" | "isLengthened"> = {},
    ): { readonly planned: readonly SessionSlot[]; readonly sessions: readonly Session[] } => {
      const moved = movedSlots(
        { athlete: facts.context.athlete, races: facts.races },
        scheduleWeek(now, { ...frame, volume, ...change }, weeks, simulation),
      );
      const planned = easeSlots(now, frame, moved, softer);
      const testWeek = { frame, open: openSlots(now, { frame, planned, weeks }, kept), weeks, history };
      const open = lightAfterSimulation(weeks, withSwimTest(now, testWeek, withTest(now, testWeek)), frame);
      ladders.startWeek(risingPools(frame, open, history));
      return { planned, sessions: buildWeek(facts, { frame, planned, open, history, ladders, before, done: weeks }, kept) };
    };
    const first = build();
    const shorter = shorterSimulation(first);
    const mostLoad = mostAfter(facts, frame, weeks);
    const whole =
      shorter === undefined
        ? fullerWeek(frame, now.context, first, mostLoad, (loadLimitShare) => build(undefined, frame.volume, { loadLimitShare }))
        : build(shorter);
    const { sessions } =
      shorter === undefined && frame.isDeload
        ? fullerDeload(frame, first, build, boundsOfDeload(facts, weeks))
        : withinRunning(
            withinRise(whole, mostLoad, (loadLimitShare) => build(shorter, frame.volume, { loadLimitShare })),
            { most: mostRunning(facts, frame, weeks), mostLoad, easy: easySecondsPerMetre(now.context) },
            (runningShare) => build(shorter, frame.volume, { runningShare }),
          );
    history.add(trained(facts.context.athlete, sessions));
    ladders.add(trained(facts.context.athlete, sessions));
    const { week: number, macroWeek, phase, season, isDeload, startDate } = frame;
    const isHeld = now.context.health.clearance === "required";
    const isNamed = !isHeld && (season?.phase === "recovery" || seasonRace(facts.context.athlete, startDate) !== undefined);
    const isTapered = facts.races.some(({ date, taperDays }) => taperDays >= TAPER_DAYS && weekDates(startDate).includes(date));
    const shown = season === undefined || !isNamed ? {} : { season: isTapered ? ("taper" as const) : season.phase };
    const week: PlanWeek = { week: number, macroWeek, phase, ...shown, isDeload, startDate, sessions };
    weeks.push(week);
    yield week;
  }
  return weeks;
}

/** A week with as many days of taper and its race is one, whatever the season is at. */
const TAPER_DAYS = 4;

/** Load as a share of the loading weeks: beyond it a week is no deload. */
const MOST_OF_LOADING = 0.74;
const MUCH_LIGHTER = 0.85;

/** The least and the most load and the most minutes of a deload. */
interface DeloadBounds {
  readonly least: number;
  readonly most: number;
  readonly minutes: Minutes;
}

/** By the loading weeks before it; lifters do half the sets, and none is measured by a week before the plan. */
function boundsOfDeload(facts: ScheduleFacts, weeks: readonly PlanWeek[]): DeloadBounds {
  const before = usualBefore(facts, weeks);
  return {
    least:
      isLifter(facts.context.athlete) || before === undefined
        ? 0
        : Math.max(LEAST_OF_LOADING * before.load, LEAST_OF_LATEST * before.latest),
    most:
      before === undefined ? Number.POSITIVE_INFINITY : Math.min(MOST_OF_LOADING * before.load, besideLatest(before.load, before.latest)),
    minutes: before === undefined ? Number.POSITIVE_INFINITY : MOST_MINUTES * before.minutes,
  };
}

/** Minutes as a share of the loading weeks: a deload as long as they are reads as none. */
const MOST_MINUTES = 0.78;

/** The rule asks for half, less what half the sets a point or two easier leave of it (strength.md section 9). */
const LEAST_OF_LOADING = 0.465;
const LEAST_OF_LATEST = 0.455;
/** When the first attempt falls below half of the target, the next one aims a little above it. */
const AIMED_AT = 1.08;
const MOST_TRIES = 3;
const MOST_DELOAD_TRIES = 4;

/** A deload whose content leaves much of its time unused, or is easier than its slots, is planned a little longer, so that it is no week off. */
function fullerDeload<Week extends { readonly planned: readonly SessionSlot[]; readonly sessions: readonly Session[] }>(
  { volume }: WeekFrame,
  first: Week,
  build: (simulation: undefined, volume: number, change?: Pick<WeekFrame, "isLengthened">) => Week,
  { least, most, minutes }: DeloadBounds,
): Week {
  const share = getLoad(first.sessions) / Math.max(1, slotLoad(first.planned));
  const wanted = Math.min(MOST_OF_LOADING, volume / share);
  const longer = share >= MUCH_LIGHTER || wanted <= volume ? first : build(undefined, wanted);
  let found = getMinutes(longer.sessions) <= minutes ? longer : first;
  const stretch = (): number => (AIMED_AT * least) / Math.max(1, getLoad(found.sessions));
  let [low, high] = [volume, Number.POSITIVE_INFINITY];
  let aimed = Math.max(wanted, volume) * stretch();
  for (let tries = 0; tries < MOST_DELOAD_TRIES && getLoad(found.sessions) < least; tries++) {
    const next = build(undefined, aimed, { isLengthened: true });
    // A few minutes more can be another exercise in each session, and a lengthened week fills its easy days with less as well.
    const isTooMuch = getLoad(next.sessions) > most;
    if (isTooMuch) high = aimed;
    else {
      low = aimed;
      if (getLoad(next.sessions) > getLoad(found.sessions)) found = next;
    }
    aimed = Math.min(low * (isTooMuch ? Infinity : stretch()), (low + high) / 2);
  }
  return found;
}

/** Share of the load of its slots below which the content of a week is clearly easier than they are. */
const EASIER_CONTENT = 0.93;
/** Limits of health below it make content easier than its slots. */
const USUAL_RPE = 8;
/** Share of the highest load that a week may have beside the last one. */
const WELL_WITHIN = 0.94;

/**
 * A week whose content is easier than its slots (limits of health keep lifts and runs below the usual effort) was cut for effort it does
 * not hold. It is planned again by what its content comes to; otherwise each week would be measured by the one before it and shrink.
 */
function fullerWeek<Week extends { readonly planned: readonly SessionSlot[]; readonly sessions: readonly Session[] }>(
  { isDeload }: WeekFrame,
  { health, highestRpe }: PlanContext,
  first: Week,
  mostLoad: number,
  build: (loadLimitShare: number) => Week,
): Week {
  const hasEffort = highestRpe >= USUAL_RPE && effortUnderPercent(health.percent) >= USUAL_RPE;
  const most = WELL_WITHIN * mostLoad;
  const load = getLoad(first.sessions);
  const share = load / Math.max(1, slotLoad(first.planned));
  if (isDeload || hasEffort || !Number.isFinite(most) || share >= EASIER_CONTENT || load >= most) return first;
  for (const loadLimitShare of [1 / share, (1 + 1 / share) / 2]) {
    const next = build(loadLimitShare);
    const isFuller = getLoad(next.sessions) > load && getMinutes(next.sessions) > getMinutes(first.sessions);
    if (isFuller && getLoad(next.sessions) <= most) return next;
  }
  return first;
}

/** A week whose content takes more than its slots, and with that more than a week may add, is planned a little smaller. */
function withinRise<Week extends { readonly sessions: readonly Session[] }>(
  first: Week,
  most: number,
  build: (loadLimitShare: number) => Week,
): Week {
  let found = first;
  let loadLimitShare = 1;
  // Much more was meant to be more, as after weeks that waited for a doctor.
  if (getLoad(first.sessions) >= MAX_LOAD_OVERSHOOT * most) return first;
  for (let tries = 0; tries < MOST_TRIES && getLoad(found.sessions) > most; tries++) {
    loadLimitShare *= (LOAD_LIMIT_STEP * most) / getLoad(found.sessions);
    const next = build(loadLimitShare);
    if (getLoad(next.sessions) < getLoad(found.sessions)) found = next;
  }
  return found;
}

/** A runner's week whose runs came out longer than the weeks before lead to is planned once more with less of them. */
function withinRunning<Week extends { readonly sessions: readonly Session[] }>(
  first: Week,
  { most, mostLoad, easy }: { readonly most: Metres; readonly mostLoad: number; readonly easy: number },
  build: (runningShare: number) => Week,
): Week {
  const metres = weekRunMetres(first, easy);
  if (metres <= most) return first;
  const next = build((LOAD_LIMIT_STEP * most) / metres);
  return weekRunMetres(next, easy) < metres && getLoad(next.sessions) <= Math.max(mostLoad, getLoad(first.sessions)) ? next : first;
}

const LOAD_LIMIT_STEP = 0.98;
const MAX_LOAD_OVERSHOOT = 1.15;

/** So much shorter than its slot a simulation leaves room that the other sessions of the week were cut for. */
const MUCH_SHORTER = 0.8;

/** The minutes of a simulation that running grown so far keeps much shorter than the week has room for. */
function shorterSimulation({
  planned,
  sessions,
}: {
  readonly planned: readonly SessionSlot[];
  readonly sessions: readonly Session[];
}): Minutes | undefined {
  const slot = planned.find(({ isKey }) => isKey === true);
  const built = sessions.find(({ date, code }) => date === slot?.date && code === slot.code);
  return slot === undefined || built === undefined || built.duration > MUCH_SHORTER * slot.minutes ? undefined : built.duration;
}
