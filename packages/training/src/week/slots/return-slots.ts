import { easySecondsPerMetre } from "../run/long-run-progression.ts";
import type { Day } from "../../calendar/day.ts";
import { daysBetween, getWeekday } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { GENTLE, isGentleDay, isUnscoredDay, isWalkDay, restsLegsOn, WALK_MINUTES } from "../../injuries/return-ladder/protection.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { needsTrial } from "../../season/demand/races/told-for-fun.ts";
import { raceDay as judgeStart } from "../../season/demand/races/race-day.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SeasonRun } from "../../season/season-week.ts";
import type { Metres, Minutes, Seconds } from "../../units/units.ts";
import { keepsBothRuns } from "../run/club-runs.ts";
import { isRunCode } from "../run/run-metres.ts";
import { baseMinutes } from "../load/session-minutes.ts";

/** Share of a session's usual minutes that a sore region leaves it (return-ladders.md section 5); 1 for what is not a run. */
export function returnShare({ runReturn }: PlanContext, code: SessionCode): number {
  return runReturn?.kind === "runs" && isRunCode(code) && code !== "HX" ? runReturn.share : 1;
}

/** What is trained through grows by so much of the longest run of today in a week. */
const SORE_GROWTH = 0.05;

/** A deload is shorter than the limit that the loading weeks go up to. */
const DELOAD_OF_LIMIT = 0.75;

/** What the running of a week is measured by: the weeks before it, and the longest run of today. */
interface ReturnWeek {
  readonly weeks: number;
  readonly before: Metres;
  readonly isDeload: boolean;
}

/** The running of a season's week with a sore region. */
export function returnRun<Run extends SeasonRun>(context: PlanContext, run: Run, { weeks, before, isDeload }: ReturnWeek): Run {
  const { runReturn, reading } = context;
  if (runReturn?.kind !== "runs") return run;
  if (runReturn.share === 1 && runReturn.longest === undefined) {
    const isSore = reading.regions.some(({ isTrainedThrough }) => isTrainedThrough === true);
    const most = (isDeload ? DELOAD_OF_LIMIT : 1) * before * (1 + SORE_GROWTH * weeks);
    return isSore && before > 0 ? { ...run, long: Math.min(run.long, most) } : run;
  }
  // What no run may be longer than is not the long run's: the others of the week have it.
  const longest = (60 * (runReturn.longest ?? Number.POSITIVE_INFINITY)) / easySecondsPerMetre(context);
  const light = isDeload ? DELOAD_OF_LIMIT : 1;
  return { ...run, metres: run.metres * runReturn.share, long: Math.min(light * longest, run.long * runReturn.share) };
}

/** One fast run of a week is at threshold where the sore region allows it, the one that was if there is one; the others are easy. */
export function returnCodes<Printed extends { readonly code: SessionCode }>(context: PlanContext, printed: readonly Printed[]): Printed[] {
  const { runReturn } = context;
  if (runReturn?.kind !== "runs" || (runReturn.fastest !== "easy" && keepsBothRuns(context))) return [...printed];
  const first =
    runReturn.fastest === "easy" ? undefined : (printed.find(({ code }) => code === "RT") ?? printed.find(({ code }) => isFast(code)));
  return printed.map((slot) => (isFast(slot.code) ? { ...slot, code: slot === first ? "RT" : "RE" } : slot));
}

function isFast(code: SessionCode): boolean {
  return code === "RI" || code === "RT";
}

/** What a fast run trains: threshold, where nothing faster is kept; a slower race pace once two weeks of threshold were quiet. */
export function returnStimulus(
  { runReturn }: PlanContext,
  { week }: Pick<WeekFrame, "week">,
  stimulus: Stimulus | undefined,
): Stimulus | undefined {
  if (stimulus === undefined || stimulus === "tempo" || runReturn?.kind !== "runs") return stimulus;
  return SLOWER_PACES.has(stimulus) && week >= PACE_ON_SORE_LEG ? stimulus : "threshold";
}

const SLOWER_PACES: ReadonlySet<Stimulus> = new Set<Stimulus>(["pace-half", "pace-marathon"]);
/** The week of a plan from which a leg that is trained in spite of its soreness runs at the pace of its race. */
export const PACE_ON_SORE_LEG = 3;

/**
 * Runs no longer than the sore region takes. Runs with walks are on as many days as the athlete runs, three at most and never on two days in a
 * row, the last day of running before the week counted; the other runs are easy work on machines (return-ladders.md section 4).
 */
export function returnSlots(
  context: PlanContext,
  slots: readonly SessionSlot[],
  isDeload: boolean,
  before: RunsBefore = {},
): SessionSlot[] {
  const { runReturn } = context;
  if (runReturn === undefined) return [...slots];
  // After a passed test the rungs alone say how much is run.
  const isByTest = context.reading.regions.some(({ passedTest }) => passedTest === true);
  if (runReturn.kind === "runs") {
    const short = slots.map((slot) =>
      slot.code === "RACE" || slot.code === "HX" || !isRunCode(slot.code)
        ? slot
        : {
            ...slot,
            minutes: Math.min(slot.minutes, (runReturn.longest ?? Infinity) + MINUTES_AROUND_RUN),
          },
    );
    const keepsHours =
      (runReturn.share <= MAX_RUN_SHARE_WITH_MACHINES || (isByTest && runReturn.longest !== undefined)) && hasMachine(context);
    const withRest = (slot: SessionSlot): SessionSlot => withAerobicRest(context, slot, before.wholeLong);
    if (runReturn.alternates !== true) {
      const isHeldShort = !isDeload && (runReturn.longest ?? Infinity) < SHORT_LONG_RUN && hasMachine(context);
      return short.map((slot) => (keepsHours || (isHeldShort && slot.code === "RL") ? withRest(slot) : slot));
    }
    const runs = new Set(runDays(context, short, isDeload, before));
    const most = isByTest && !isDeload ? {} : deloadRunning(isDeload, before, runs.size);
    return short.map((slot) => {
      if (slot.code === "RACE") return slot;
      if (runs.has(slot)) return { ...(keepsHours ? withRest(slot) : slot), ...most };
      const minutes = keepsHours && slot.code === "RE" ? slot.minutes + aerobicRest(context, slot) : slot.minutes;
      return { ...slot, minutes, restsFromRunning: true };
    });
  }
  // Without a machine nothing stands in for a fast run: a march uphill at that effort loads what is to be spared.
  const open = hasMachine(context) ? slots : slots.map((slot) => (isHardRun(slot) ? asEasyRun(slot) : slot));
  const days = new Set(runDays(context, open, isDeload, before));
  const most = isByTest && !isDeload ? {} : deloadRunning(isDeload, before, days.size);
  return open.map((slot) => {
    if (days.has(slot)) {
      const runWalk = { ...asRunWalk(slot, days.size === 1, isByTest ? LONGEST_BY_TEST : LONGEST_RUN_WALK), ...most };
      // A long day keeps its time: good news makes no week shorter.
      const after = isByTest && !isDeload && slot.code === "RL" && hasMachine(context) ? aerobicRest(context, slot, before.wholeLong) : 0;
      return after === 0 ? runWalk : { ...runWalk, easyAfter: after };
    }
    if (slot.code === "RACE") return slot;
    return { ...(slot.code === "RE" ? asEasyEngine(slot) : slot), restsFromRunning: true };
  });
}

/** While a sore region runs less the minutes of its runs stay, on a machine after them: the engine does not wait for the leg. */
function withAerobicRest(context: PlanContext, slot: SessionSlot, wholeLong: Minutes = Number.POSITIVE_INFINITY): SessionSlot {
  const whole = slot.code === "RL" ? wholeLong : Number.POSITIVE_INFINITY;
  const easyAfter = slot.code === "RE" || slot.code === "RL" ? aerobicRest(context, slot, whole) : 0;
  return easyAfter === 0 ? slot : { ...slot, easyAfter };
}

function aerobicRest(
  { athlete, level }: PlanContext,
  { code, weekday, minutes, isTaper, isRecovery }: SessionSlot,
  whole: Minutes = Number.POSITIVE_INFINITY,
): Minutes {
  const day = athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
  const usual = Math.min(baseMinutes(code, level, athlete.focus), day, whole);
  const left = 5 * Math.floor(Math.min(usual - minutes, MOST_AFTER) / 5);
  return isTaper || isRecovery || left < LEAST_AFTER ? 0 : left;
}

/** Up to this share of the running before, machines keep the hours that running loses. */
const MAX_RUN_SHARE_WITH_MACHINES = 0.75;
/** Minutes: a limit below this leaves no long run, and a machine has the rest of its day. */
export const SHORT_LONG_RUN: Minutes = 40;
const LEAST_AFTER: Minutes = 10;
const MOST_AFTER: Minutes = 40;

/** What was run in the week before: the last day of it, and all of it. */
export interface RunsBefore {
  readonly last?: Day;
  readonly seconds?: Seconds;
  /** The same of the fuller one of the last two weeks. */
  readonly recent?: Seconds;
  readonly days?: number;
  /** Minutes of the long run without the sore region: what follows it on a machine does not make its day longer. */
  readonly wholeLong?: Minutes;
  /** In a plan that is adjusted nothing becomes a run that was none. */
  readonly isAdjusted?: boolean;
}

/** Share of the running of the week before, spread over the days of a deload. */
const DELOAD_RUN_SHARE = 0.9;

function deloadRunning(isDeload: boolean, { seconds = 0, recent = seconds }: RunsBefore, days: number): Pick<SessionSlot, "mostRunning"> {
  if (days === 0) return {};
  if (isDeload) return seconds > 0 ? { mostRunning: (DELOAD_RUN_SHARE * seconds) / days } : {};
  return recent > 0 ? { mostRunning: Math.max(RETURN_GROWTH.share * recent, recent + RETURN_GROWTH.seconds) / days } : {};
}

/** Most running of a loading week whose runs come back: a factor of the fuller one of the two weeks before it, or that week and these seconds. */
const RETURN_GROWTH = { share: 1.5, seconds: 1080 } as const;

/** Minutes of warm-up and cooldown around a run. */
export const MINUTES_AROUND_RUN: Minutes = 10;
const MOST_DAYS = 3;
const FEWEST_DAYS = 2;
/** In a deload the runs are fewer too. */
const DELOAD_DAYS = 2;
/** How gladly a session gives its place to runs with walks: a run, the easy ones before the fast, the long ones before those. */
const REPLACEMENT_ORDER: { readonly [code in SessionCode]?: number } = { RE: 8, REs: 7, RL: 6, ZE: 4, RI: 3, RT: 2, HX: 1 };
/** Where runs are whole, the long one is the last to go. */
const LONG_FIRST: typeof REPLACEMENT_ORDER = { ...REPLACEMENT_ORDER, RL: 16, RT: 8, RI: 8 };
const LONGEST_RUN_WALK: Minutes = 60;
/** A passed test takes nothing away: the machine after the runs has what was its time before. */
const LONGEST_BY_TEST: Minutes = 90;

function runDays(
  context: PlanContext,
  slots: readonly SessionSlot[],
  isDeload: boolean,
  { last: before, days = 0, isAdjusted = false }: RunsBefore,
): readonly SessionSlot[] {
  const { athlete, runReturn } = context;
  const walks = runReturn?.kind === "run-walk";
  const runs = slots.filter(({ code }) => isRunCode(code) && code !== "RACE").length;
  const told = athlete.history?.runsPerWeek?.value;
  if (runs === 0 && told === undefined) return [];
  const wanted = told === 1 ? 1 : Math.max(FEWEST_DAYS, Math.min(MOST_DAYS, told ?? runs));
  const most = isDeload ? Math.min(DELOAD_DAYS, wanted, days === 0 ? wanted : days) : wanted;
  // A week of machines keeps one of its hard sessions.
  const hard = slots.filter(({ code }) => HARD_CODES.has(code));
  const canRun = (slot: SessionSlot): boolean =>
    REPLACEMENT_ORDER[slot.code] !== undefined &&
    !(isAdjusted && slot.code === "ZE") &&
    (!walks || (slot.code !== "HX" && (!isHardRun(slot) || staysHard(slot) || hard.length > 1))) &&
    slot.test === undefined &&
    (walks ? context.picker.allows(RUN_WALK) : isRunCode(slot.code));
  let best: readonly SessionSlot[] = [];
  let bestWish = 0;
  const choose = (index: number, chosen: readonly SessionSlot[], wish: number): void => {
    if (wish > bestWish) [best, bestWish] = [chosen, wish];
    if (chosen.length === most) return;
    slots.slice(index).forEach((slot, after) => {
      const last = chosen.at(-1)?.date ?? before;
      if (!canRun(slot) || (last !== undefined && daysBetween(last, slot.date) < 2)) return;
      choose(index + after + 1, [...chosen, slot], wish + DAY_WEIGHT + ((walks ? REPLACEMENT_ORDER : LONG_FIRST)[slot.code] ?? 0));
    });
  };
  choose(0, [], 0);
  return best;
}

/** A day more counts more than which session it was. */
const DAY_WEIGHT = 10;
const RUN_WALK = "Run-walk intervals";

const HARD_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RI", "RT", "BQ", "EI", "HX"]);

function isHardRun({ code }: SessionSlot): boolean {
  return code === "RI" || code === "RT";
}

/** Minutes of hard work with its warm-up and of the runs and walks after it. */
const HARD_AND_RUN_WALK = 55;

/** Threshold work has the time; intervals at more than that wait for the running they are for, unless nothing else of the week is hard. */
function staysHard({ code, minutes }: SessionSlot): boolean {
  return code === "RT" && minutes >= HARD_AND_RUN_WALK;
}

function hasMachine({ picker }: PlanContext): boolean {
  return EASY_MACHINES.some((name) => picker.allows(name));
}

const EASY_MACHINES = ["Bike erg", "Row erg", "Elliptical", "Ski erg", "Assault bike", "Pool running"];

function asEasyRun(slot: SessionSlot): SessionSlot {
  const { stimulus: _stimulus, ...rest } = asEasyEngine(slot);
  return { ...rest, code: "RE" };
}

function asRunWalk(slot: SessionSlot, isOnly: boolean, longest: Minutes): SessionSlot {
  // The hard work stays on its machine where there is time for both, and the easy minutes after it are run and walked.
  if (slot.code === "REs" || (staysHard(slot) && !isOnly)) return { ...slot, runWalk: true };
  const { stimulus: _stimulus, ...rest } = asEasyEngine(slot);
  return { ...rest, code: "RE", minutes: Math.min(slot.minutes, longest), runWalk: true };
}

const TRIAL_DAYS = { first: 4, last: 2 } as const;
/** Twenty easy minutes, four fast ones with their walks, and what surrounds them. */
export const TRIAL_MINUTES = 35;
const TRIAL_WISH: { readonly [code in SessionCode]?: number } = { RE: 3, RT: 2, RI: 2, RL: 2, ZE: 1 };

/**
 * The session that decides whether a sore region starts: two to four days before a race that runs, on a day of running; where walks are still
 * between the runs, with them (return-ladders.md section 9, race test).
 */
export function trialSlots(context: PlanContext, races: readonly Race[], slots: readonly SessionSlot[]): SessionSlot[] {
  const { athlete, runReturn, reading, picker } = context;
  const run = races.filter((race) => {
    if (!RUNNING_RACES.has(race.format.kind)) return false;
    if (!needsTrial(athlete, race, reading.regions)) return false;
    const { state, isTested } = judgeStart(race, reading);
    return isTested && state !== "do-not-start";
  });
  const walks = runReturn?.kind === "run-walk";
  if (run.length === 0 || !(walks || picker.allows("Easy run"))) return [...slots];
  const lastDay = slots.at(-1)?.date ?? "";
  // The week of the race tries it itself where it has a day for it: nobody is tried twice.
  const hasDayBefore = (race: Race): boolean =>
    slots.some(({ weekday }) => getWeekday(race.date) - weekday >= TRIAL_DAYS.last && getWeekday(race.date) - weekday <= TRIAL_DAYS.first);
  const wish = ({ code, date, restsFromRunning, runWalk }: SessionSlot): number => {
    const isNear = run.some((race) => {
      const days = daysBetween(date, race.date);
      return days >= TRIAL_DAYS.last && days <= TRIAL_DAYS.first && (race.date <= lastDay || !hasDayBefore(race));
    });
    return isNear && restsFromRunning !== true && (!walks || runWalk === true) ? (TRIAL_WISH[code] ?? 0) : 0;
  };
  const best = slots.toSorted((a, b) => wish(b) - wish(a))[0];
  if (best === undefined || wish(best) === 0) return [...slots];
  const most = context.athlete.availability.minutes?.[best.weekday] ?? Number.POSITIVE_INFINITY;
  return slots.map((slot) => {
    if (slot !== best) return slot;
    const { stimulus: _stimulus, ...easy } = asEasyEngine(slot);
    return { ...easy, code: "RE", minutes: Math.min(most, TRIAL_MINUTES), trial: true };
  });
}

const RUNNING_RACES: ReadonlySet<string> = new Set(["running", "hyrox", "triathlon"]);

function asEasyEngine(slot: SessionSlot): SessionSlot {
  return { ...slot, code: "ZE", rpe: Math.min(slot.rpe, codeFacts("ZE").rpe), hard: false, heavyLower: false };
}

/** A leg that got worse twice: until somebody has looked at it there is a little of what is left; nobody skis for hours instead. */
function waitsForProfessional({ reading }: PlanContext): boolean {
  return reading.regions.some(({ region, waits, score }) => waits === true && LEGS.has(region) && score >= BAD_LEG);
}

function shortEasy(slot: SessionSlot): SessionSlot {
  if (slot.code === "RC") return slot;
  const { easyAfter: _more, stimulus: _stimulus, ...easy } = asEasyEngine(slot);
  return { ...easy, minutes: Math.min(slot.minutes, REST_MINUTES) };
}

const WALKED_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "RL", "REs"]);
const LEGS: ReadonlySet<string> = new Set(["hip_groin", "thigh", "knee", "lower_leg", "ankle", "foot"]);
const BAD_LEG = 6;

/** A leg that limps walks slowly and not for long (return-ladders.md section 5.4, 6-7); what pedals or pulls stays. */
function limps({ reading, picker }: PlanContext): boolean {
  const isBad = reading.regions.some(
    ({ region, score, isLocked, entered }) => LEGS.has(region) && score >= BAD_LEG && isLocked === true && entered !== undefined,
  );
  return isBad && !picker.allows("Easy run") && !picker.allows("Bike erg");
}

const HARD_LEG_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI"]);

/** A leg that nobody has looked at yet: what stands in for its fast runs is easy (return-ladders.md section 2, S1). */
function isLegLocked({ reading }: PlanContext): boolean {
  return reading.regions.some(({ region, score, isLocked }) => LEGS.has(region) && score >= BAD_LEG && isLocked === true);
}

function asRecovery(slot: SessionSlot): SessionSlot {
  const { easyAfter: _more, stimulus: _stimulus, ...rest } = slot;
  return { ...rest, code: "RC", rpe: codeFacts("RC").rpe, minutes: Math.min(slot.minutes, REST_MINUTES), hard: false, heavyLower: false };
}

/**
 * While a leg waits for a professional the machine of the arms has a day of rest between its days: an easy session beside one of the arms, or on the
 * day after another, is mobility.
 */
export function restedArms(context: PlanContext, slots: readonly SessionSlot[]): SessionSlot[] {
  if (!waitsForProfessional(context)) return [...slots];
  const days = slots.filter(({ code }) => UPPER_CODES.has(code)).map(({ date }) => date);
  return slots.map((slot) => {
    if (codeFacts(slot.code).type === "strength") {
      const { easyAfter: _more, ...lifting } = slot;
      return UPPER_CODES.has(slot.code) ? slot : lifting;
    }
    if (slot.code !== "ZE") return slot;
    if (days.some((day) => Math.abs(daysBetween(day, slot.date)) <= 1)) return asRecovery(slot);
    days.push(slot.date);
    return slot;
  });
}

/** What a spine that was told at 6 of 10 during a plan leaves of any day but one for the arms is soon done: the rest of the hour trains nothing. */
function hasBadSpine({ reading }: PlanContext): boolean {
  return reading.regions.some(
    ({ region, score, isLocked, entered }) => region === "lower_back" && score >= BAD_SPINE && (isLocked === true || entered !== undefined),
  );
}

function shortForSpine(context: PlanContext, slot: SessionSlot): SessionSlot {
  if (slot.code === "RACE" || UPPER_CODES.has(slot.code) || !hasBadSpine(context)) return slot;
  const { easyAfter: _more, ...short } = slot;
  return { ...short, minutes: Math.min(slot.minutes, SPINE_MINUTES) };
}

const BAD_SPINE = 6;
const SPINE_MINUTES: Minutes = 35;

const UPPER_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["SU", "SU2", "SUE", "PB", "PV"]);
const ARM_MINUTES: Minutes = 40;
/** Mobility while a leg is left alone. */
const REST_MINUTES: Minutes = 25;
const SCORED_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "ML", "MM", "SLm", "OLs", "EI", "BQ", "RI", "RT", "SW"]);
/** After these days what the sore back or neck leaves of strength comes back, without a clock. */
const LIFTING_WAITS = 7;

/** The first days of something bad: gentle movement, then nothing against the clock (return-ladders.md section 2). A race is never touched. */
export function protectedSlot(context: PlanContext, planned: SessionSlot): SessionSlot {
  const { protection } = context;
  const slot = shortForSpine(context, planned);
  if (slot.code !== "RACE" && waitsForProfessional(context) && codeFacts(slot.code).type !== "strength" && !UPPER_CODES.has(slot.code))
    return shortEasy(slot);
  if (WALKED_CODES.has(slot.code) && limps(context)) return asRecovery(slot);
  if (HARD_LEG_CODES.has(slot.code) && isLegLocked(context)) {
    const { stimulus: _stimulus, ...easy } = asEasyEngine(slot);
    return { ...easy, code: "RE" };
  }
  if (protection === undefined || slot.code === "RACE") return slot;
  if (restsLegsOn(protection, slot.date).length > 0 && slot.code !== "RC" && !UPPER_CODES.has(slot.code)) return asRecovery(slot);
  if (isGentleDay(protection, slot.date)) {
    // A leg takes nothing from the arms but time and effort (return-ladders.md section 2, "unaffected regions").
    if (UPPER_CODES.has(slot.code) && waitsForProfessional(context))
      return { ...slot, minutes: Math.min(slot.minutes, ARM_MINUTES), rpe: Math.min(slot.rpe, GENTLE.rpe), hard: false };
    const { easyAfter: _more, ...gentle } = slot.code === "RC" ? slot : asEasyEngine(slot);
    return { ...gentle, minutes: Math.min(slot.minutes, GENTLE.minutes) };
  }
  if (slot.code === "RC") return slot;
  if (isWalkDay(protection, slot.date)) {
    const { easyAfter: _more, ...short } = codeFacts(slot.code).type === "strength" ? slot : asEasyEngine(slot);
    return { ...short, minutes: Math.min(slot.minutes, WALK_MINUTES), hard: false, heavyLower: false };
  }
  if (!isUnscoredDay(protection, slot.date) || !SCORED_CODES.has(slot.code)) return slot;
  const easy = asEasyEngine(slot);
  const isLifting = slot.code === "SLm" || slot.code === "OLs";
  if (isLifting && !isGentleDay({ ...protection, gentleDays: LIFTING_WAITS }, slot.date))
    return { ...slot, code: "SFm", hard: false, heavyLower: false, rpe: Math.min(slot.rpe, codeFacts("SFm").rpe) };
  return slot.code === "RI" || slot.code === "RT" ? { ...easy, code: "RE" } : easy;
}
