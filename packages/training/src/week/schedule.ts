import { withoutCardio } from "./days/no-cardio.ts";
import { asCommitted, besideFixed } from "./days/commitments.ts";
import { onCoachDays } from "./days/coach-days.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { daysBetween } from "../calendar/day.ts";
import { type PlanContext, restedContext } from "../context/context.ts";
import type { Race } from "../season/demand/races/race.ts";
import { runSeconds } from "./run/run-history.ts";
import type { ScheduleFacts } from "./schedule-facts.ts";
import type { Metres, Minutes, Seconds } from "../units/units.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { PlanWeek, Session, SessionCode } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { closedRounds } from "./hyrox/hyrox-minutes.ts";
import { outsideClosedDays } from "./days/closed-days.ts";
import { deloadSlots } from "./load/deload-load.ts";
import { keepsLegsFresh } from "../selection/strength/fresh-legs.ts";
import { easySecondsPerMetre, longRunMinutes } from "./run/long-run-progression.ts";
import { hasShortBreakOnly, isInterrupted, isShortlyLighter, trained } from "../athlete/interruptions.ts";
import { isRaceWeek, isReduced } from "../season/race-window.ts";
import { isGentleWeek } from "../injuries/return-ladder/protection.ts";
import { getLoad, mean, getMinutes, scaleAround, scaleTo, slotLoad } from "./slots/slot-load.ts";
import {
  MINUTES_AROUND_RUN,
  protectedSlot,
  restedArms,
  returnRun,
  returnSlots,
  type RunsBefore,
  trialSlots,
} from "./slots/return-slots.ts";
import { RUN_GROWTH_AFTER_DELOAD, nextWeek, runRamp } from "../season/run-ramp.ts";
import { type RunBefore, isWithinReach } from "./run/run-limits.ts";
import { longestSlotBeside, seasonSlots } from "./race/season-slots.ts";
import { withEasyCardio } from "./days/easy-cardio.ts";
import { isRunCode, weekRunMetres } from "./run/run-metres.ts";
import { limitRunDays } from "./run/run-days.ts";
import { limitStrengthDays } from "./days/strength-days.ts";
import { raceVolume } from "./race/race-volume.ts";
import { baseMinutes } from "./load/session-minutes.ts";
import { SHORTEST_SESSION } from "./slots/week-layout.ts";
import { meetWeek } from "./race/meet-week.ts";
import { limitRunMetres, applySportLimits } from "./run/within-run-metres.ts";
import { withToldMinutes } from "./load/stated-minutes.ts";
import { triathlonWeek } from "./triathlon/triathlon-week.ts";
import { countWaitingWeeks, isWaitingWeek } from "./load/waiting-weeks.ts";
import { weekSlots } from "./slots/week-slots.ts";
import { withMainStimulus } from "./slots/week-stimuli.ts";
import type { SessionSlot } from "../context/session-slot.ts";

/** How much the load of a loading week may grow, and how far it may come back after a lighter week. */
const LOAD_GROWTH = { direct: 0.18, afterRest: 0.08 } as const;
/** In a season kilometres grow by their own ramp: a first fast run in the place of an easy one must not cost any. */
const SEASON_GROWTH = { direct: 0.235, afterRest: 0.09 } as const;

/** Factor on the load limit for each week that was only walked (return-ladders.md section 7). */
const LOAD_FACTOR_PER_WAITING_WEEK = 0.9;

/** Days, codes and minutes of a week, from what the weeks before it became; `simulation` is the most that its simulation comes out at. */
export function scheduleWeek(
  facts: ScheduleFacts,
  frame: WeekFrame,
  built: readonly PlanWeek[],
  simulation: Minutes = Number.POSITIVE_INFINITY,
): SessionSlot[] {
  const { context, races } = facts;
  const measures = [...facts.before, ...built.filter((week) => isMeasure(facts, week))];
  const waited = countWaitingWeeks(measures);
  const loading = measures.slice(0, measures.length - waited);
  const step = (loading.at(-1)?.week ?? 1) <= 0 ? facts.firstStep : 1;
  const longRun = longRunMinutes(context, facts.frames[0]?.macroWeek ?? 1, loading, step);
  const known = new Map<WeekFrame, SessionSlot[]>();
  const lastHeavyLegs = built.at(-1)?.sessions.findLast(({ heavyLower }) => heavyLower)?.date;
  const slotsOf = (week: WeekFrame): SessionSlot[] => {
    const before = known.get(week);
    if (before !== undefined) return before;
    const seasonal = withSeason(facts, week, weekSlots(facts, week, longRun), { loading, built });
    const planned = withEasyCardio(context, withToldMinutes(context, week, seasonal));
    // A swim has the minutes of the day on which it is swum.
    const onOpenDays = context.athlete.focus === "triathlon" ? outsideClosedDays(context, races, planned) : planned;
    const lifted = onCoachDays(context.athlete, races, triathlonWeek({ ...facts, loading }, week, onOpenDays));
    const met = withoutCardio(context.athlete, races, meetWeek(races, lifted, { highestRpe: context.highestRpe, lastHeavyLegs }));
    const returning = returnSlots(context, met, week.isDeload, {
      ...(week === frame ? runsBefore(built) : {}),
      ...(week.season?.run === undefined
        ? {}
        : { wholeLong: MINUTES_AROUND_RUN + (week.season.run.long * easySecondsPerMetre(context)) / 60 }),
      isAdjusted: facts.isAdjusted,
    });
    // Before the minutes are fitted: what becomes gentle weighs less.
    const onDays = outsideClosedDays(context, races, limitStrengthDays(context, returning));
    const apart = limitRunDays(context, onDays, week === frame ? runsBefore(built).last : undefined);
    // The runs of the week share its kilometres, whether one fell out or came instead of strength.
    const runsOf = (all: readonly SessionSlot[]): number => all.filter(({ code }) => isRunCode(code)).length;
    const shared = runsOf(apart) !== runsOf(returning) ? withSeason(facts, week, apart, { loading, built }) : apart;
    const main = withMainStimulus(context, week, planned, shared).map((slot) => withoutSimulation(context, week, slot));
    const tried = trialSlots(context, races, applySportLimits(context, limitRunMetres(context, main, built)));
    const slots = restedArms(
      context,
      tried.map((slot) => protectedSlot(context, slot)),
    )
      .map((slot) => beforeMeet(context.athlete, beforeRace(slot, races)))
      .map((slot) => asCommitted(context, slot, { isDeload: week.isDeload, races }))
      .map((slot) => (slot.isKey === true && week === frame ? { ...slot, minutes: Math.min(slot.minutes, simulation) } : slot));
    const inOrder = [...besideFixed(context, week, slots, built.at(-1)?.sessions ?? [])];
    known.set(week, inOrder);
    return inOrder;
  };
  const slots = slotsOf(frame);
  // A deload or taper is measured by this block's own weeks as soon as there are any.
  const own = loading.filter((week) => week.week > 0);
  const usual = own.length === 0 ? loading : own;
  if (frame.isDeload && usual.length === 0) return slots;
  const tapered = raceVolume({ ...facts, loading: usual, slotsOf }, slots);
  if (frame.isDeload) {
    const sessions = Math.max(...usual.map((week) => week.sessions.length));
    const deload = deloadSlots(context, frame, slots, {
      loading: usualLoad(usual),
      days: new Map(usual.at(-1)?.sessions.map(({ weekday, duration }) => [weekday, duration])),
      minutes: mean(usual.slice(-3).map((week) => getMinutes(week.sessions))),
      limit: Math.min(
        loadLimit(frame, loading),
        frame.isLengthened === true ? Infinity : besideLatest(usualLoad(usual), usualLoad(usual.slice(-1))),
      ),
      sessions,
      keepsKinds: facts.isAdjusted,
    });
    return withinTaper(deload, slots, tapered);
  }
  const limit = Math.min(
    loadLimit(frame, loading) * LOAD_FACTOR_PER_WAITING_WEEK ** waited,
    stepLimit(loading.at(-1), slotLoad(slots), step),
  );
  if (slotLoad(tapered) <= limit) return [...tapered];
  const run = frame.season?.run;
  const { athlete } = context;
  // One thing at a time: where the week has no room for both, the long run stays easy before kilometres are cut.
  const isSpecific = frame.season?.phase === "specific";
  // Near the race the pace of the race is the work, and the other runs get shorter.
  const easy = tapered.map((slot) =>
    slot.code === "RL" && !isSpecific ? { ...slot, rpe: Math.min(slot.rpe, codeFacts("RL").rpe) } : slot,
  );
  if (slotLoad(easy) <= limit) return easy;
  // What grows towards the race is cut last (race-demands.md section 12).
  if (run !== undefined) return scaleAround(easy, limit, athlete, (others) => longestSlotBeside(context, run, others));
  return athlete.focus === "triathlon" ? scaleAround(easy, limit, athlete) : scaleTo(easy, limit, athlete);
}

/** Where a day between two days of running leaves the rounds to machines: that is no simulation, and no longer than other rounds. */
function withoutSimulation(context: PlanContext, { hyrox }: WeekFrame, slot: SessionSlot): SessionSlot {
  if (slot.isKey !== true || slot.restsFromRunning !== true || hyrox === undefined) return slot;
  if (closedRounds(restedContext(context), hyrox) === undefined) return slot;
  const { level, athlete } = context;
  const { isKey: _isKey, ...rounds } = slot;
  return { ...rounds, minutes: Math.min(slot.minutes, baseMinutes(slot.code, level, athlete.focus)) };
}

/** Two to four days before any race nobody runs for more than three quarters of an hour. */
function beforeRace(slot: SessionSlot, races: readonly Race[]): SessionSlot {
  const isNear = slot.code === "RE" && races.some(({ date }) => date > slot.date && daysBetween(slot.date, date) <= LAST_EASY_DAYS);
  return isNear ? { ...slot, minutes: Math.min(slot.minutes, LAST_EASY_MINUTES) } : slot;
}

/** In the last days before a meet that needs fresh legs nobody runs. */
function beforeMeet(athlete: Athlete, slot: SessionSlot): SessionSlot {
  if (!WITH_RUNNING.has(slot.code) || !keepsLegsFresh(athlete, slot.date)) return slot;
  const { stimulus: _stimulus, ...easy } = slot;
  return { ...easy, code: "ZE", rpe: Math.min(slot.rpe, codeFacts("ZE").rpe), hard: false, heavyLower: false };
}

const WITH_RUNNING: ReadonlySet<SessionCode> = new Set<SessionCode>(["RL", "RE", "REs", "RT", "RI", "HX", "BK"]);

const LAST_EASY_DAYS = 4;
const LAST_EASY_MINUTES: Minutes = 45;

function runsBefore(built: readonly PlanWeek[]): RunsBefore {
  const sessions = built.at(-1)?.sessions.filter(({ code }) => code !== "RACE") ?? [];
  const runs = sessions.filter((session) => runSeconds(session) > 0);
  const last = runs.at(-1)?.date;
  return {
    ...(last === undefined ? {} : { last }),
    days: runs.length,
    recent: Math.max(0, ...built.slice(-2).map(({ sessions: all }) => getRunning(all.filter(({ code }) => code !== "RACE")))),
    seconds: getRunning(runs),
  };
}

function getRunning(sessions: readonly Session[]): Seconds {
  return sessions.reduce((sum, session) => sum + runSeconds(session), 0);
}

/** Weeks of less, for whatever reason, say nothing of what is usual. */
function isMeasure({ context, races }: ScheduleFacts, week: PlanWeek): boolean {
  const { athlete } = context;
  return (
    !isShortlyLighter(athlete, week.startDate) && !isReduced(athlete, week, races) && !isGentleWeek(context.protection, week.startDate)
  );
}

/** Mean load and minutes of the loading weeks that a deload after `weeks` is measured by, and the load of the last of them; undefined where all of them were less, for whatever reason. */
export function usualBefore(
  facts: ScheduleFacts,
  weeks: readonly PlanWeek[],
): { readonly load: number; readonly latest: number; readonly minutes: Minutes } | undefined {
  const usual = weeks.filter((week) => isMeasure(facts, week));
  return usual.length === 0
    ? undefined
    : {
        load: usualLoad(usual),
        latest: usualLoad(usual.slice(-1)),
        minutes: mean(usual.slice(-3).map(({ sessions }) => getMinutes(sessions))),
      };
}

/** In the week of a whole or three-quarter simulation (race-demands.md section 6.2). */
const BESIDE_SIMULATION = 0.7;

function isBigSimulation(week: WeekFrame["hyrox"]): boolean {
  return week?.kind === "full" || week?.kind === "three-quarter";
}

/** The running of the season, as far as what was really run leads up to it. */
function withSeason(
  { context, start }: ScheduleFacts,
  frame: WeekFrame,
  slots: SessionSlot[],
  { loading, built }: Pick<RunBefore, "loading" | "built">,
): SessionSlot[] {
  if (frame.season?.run === undefined || start === undefined) return slots;
  const run = returnRun(context, frame.season.run, {
    weeks: Math.max(0, frame.week - 1),
    before: start.run.longest,
    isDeload: frame.isDeload,
  });
  const reached = isWithinReach(run, frame.week, {
    loading,
    built,
    ramp: runRamp(context.athlete, start.run),
    level: context.level,
    easy: start.easyPace / 1000,
    longestBefore: start.run.longest,
    weeklyBefore: start.run.weekly,
    isRunner: context.athlete.focus === "running",
    isReturning: context.reading.regions.some(({ passedTest }) => passedTest === true),
    isInterrupted: (monday) => isInterrupted(context.athlete, monday),
  });
  const within = frame.runningShare === undefined ? reached : { ...reached, metres: frame.runningShare * reached.metres };
  const beside = isBigSimulation(frame.hyrox) ? { ...within, long: BESIDE_SIMULATION * within.long } : within;
  return seasonSlots(context, slots, beside, frame.isDeload);
}

/** A deload that was begun when the race became known: what is left of it in the taper is no longer than the taper leaves it. */
function withinTaper(deload: readonly SessionSlot[], slots: readonly SessionSlot[], tapered: readonly SessionSlot[]): SessionSlot[] {
  const most = new Map(tapered.flatMap((slot, index) => (slot.minutes < (slots[index]?.minutes ?? 0) ? [[slot.date, slot.minutes]] : [])));
  return deload.map((slot) => ({ ...slot, minutes: Math.min(slot.minutes, most.get(slot.date) ?? slot.minutes) }));
}

/** Takes from the open days of a partly done week what would make its load jump: first minutes, then whole sessions where `drops`, the greatest load first. */
export function fitLoad(
  { context, races, before }: ScheduleFacts,
  frame: WeekFrame,
  { done, kept, drops }: { readonly done: readonly PlanWeek[]; readonly kept: readonly Session[]; readonly drops: boolean },
  open: readonly SessionSlot[],
): readonly SessionSlot[] {
  const last = done.findLast((week) => !isReduced(context.athlete, week, races)) ?? before.at(-1);
  if (last === undefined) return open;
  const between = done.filter(({ week }) => week > last.week && week < frame.week);
  const goesOn =
    last.week === frame.week - 1 ||
    (between.length > 0 &&
      between.every((week) => !week.isDeload && !isRaceWeek(week.startDate, races) && hasShortBreakOnly(context.athlete, week.startDate)));
  const limit = getLoad(last.sessions) * (goesOn ? PARTLY_DONE_GROWTH.direct ** (frame.week - last.week) : PARTLY_DONE_GROWTH.afterRest);
  const room = limit - getLoad(trained(context.athlete, kept));
  if (slotLoad(open) <= room || [...kept.map(({ duration }) => duration), ...open.map(({ minutes }) => minutes)].every(isShort))
    return open;
  let fitting: readonly SessionSlot[] = scaleTo(open, room, context.athlete);
  if (!drops) return fitting;
  while (slotLoad(fitting) > Math.max(0, room)) {
    const greatest = fitting.filter(({ code }) => code !== "RACE").toSorted((a, b) => b.minutes * b.rpe - a.minutes * a.rpe)[0];
    fitting = fitting.filter((slot) => slot !== greatest);
  }
  return fitting;
}

function isShort(minutes: Minutes): boolean {
  return minutes <= SHORTEST_SESSION + 5;
}

/** A little more than in planning, so that a week that was within the limits is left alone. */
const PARTLY_DONE_GROWTH = { direct: 1.24, afterRest: 1.095 } as const;

/** Mean load of the last three loading weeks. */
function usualLoad(loading: readonly Pick<PlanWeek, "sessions">[]): number {
  return mean(loading.slice(-3).map((week) => getLoad(week.sessions)));
}

const OF_LATEST = 0.74;
const OF_USUAL = 0.55;

/** Where the last loading week was smaller than those before it, a deload is one beside it as well, as long as it is no week off. */
export function besideLatest(usual: number, latest: number): number {
  return Math.max(OF_USUAL * usual, OF_LATEST * latest);
}

/** What the week's load may be: a step above the last loading week, a smaller one after rest. */
function loadLimit(frame: WeekFrame, loading: readonly PlanWeek[]): number {
  const last = loading.at(-1);
  if (last === undefined) return Number.POSITIVE_INFINITY;
  const steps = frame.season?.run === undefined ? LOAD_GROWTH : SEASON_GROWTH;
  const growth = last.week === frame.week - 1 ? steps.direct : steps.afterRest;
  return getLoad(last.sessions) * (1 + growth) * (frame.loadLimitShare ?? 1);
}

/** The most that the sessions of a week may come to beside the last loading week (rule 8 of `checks/week/weekly-load.ts`). */
export function mostAfter(facts: ScheduleFacts, frame: WeekFrame, weeks: readonly PlanWeek[]): number {
  // Weeks spent waiting for a doctor are no baseline.
  const last = weeks.findLast((week) => isMeasure(facts, week) && !isWaitingWeek(week));
  if (last === undefined) return Number.POSITIVE_INFINITY;
  return getLoad(last.sessions) * (last.week === frame.week - 1 ? MAX_LOAD_RATIO.direct : MAX_LOAD_RATIO.afterRest);
}

const MAX_LOAD_RATIO = { direct: 1.25, afterRest: 1.1 } as const;

/** The most metres that the runs of a runner's week may come to beside the last loading weeks (V2 of `checks/run/run-volume.ts`). */
export function mostRunning({ context, start, ...facts }: ScheduleFacts, frame: WeekFrame, weeks: readonly PlanWeek[]): Metres {
  const loading = weeks.filter((week) => isMeasure({ context, ...facts }, week));
  const last = loading.at(-1);
  if (context.athlete.focus !== "running" || start === undefined || last === undefined) return Infinity;
  const easy = easySecondsPerMetre(context);
  const metres = Math.max(...loading.slice(-2).map((week) => weekRunMetres(week, easy)));
  const ramp = runRamp(context.athlete, start.run);
  const step = last.week === frame.week - 1 ? nextWeek(ramp, metres, context.level) : RUN_GROWTH_AFTER_DELOAD * metres;
  return metres === 0 ? Infinity : Math.max(ALWAYS_ALLOWED_WEEK, MORE_THAN_STEP * step);
}

/** Three runs of half an hour are no jump for anybody (race-demands.md section 1). */
const ALWAYS_ALLOWED_WEEK: Metres = 11_000;
const MORE_THAN_STEP = 1.05;

/** When the last block felt too hard, only a share of the step from its last loading week. */
function stepLimit(last: PlanWeek | undefined, wanted: number, step: number): number {
  if (last === undefined || step === 1) return Number.POSITIVE_INFINITY;
  const before = getLoad(last.sessions);
  return before + step * Math.max(0, wanted - before);
}
