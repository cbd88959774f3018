import type { SlotFacts } from "../schedule-facts.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { addDays, type Day, daysBetween, type Weekday } from "../../calendar/day.ts";
import type { Metres, Minutes } from "../../units/units.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { isUltra } from "../../season/demand/running-demand.ts";
import { goalRun, HALF_MARATHON } from "../../season/goal-run.ts";
import { runningEvent } from "../../season/ladders/goal-event.ts";
import { runCode } from "../../season/ladders/run-stimuli.ts";
import type { Stimulus } from "../../model/quality-work.ts";
import { withHikeOnLongDay } from "./hike-code.ts";
import { withoutCancelled } from "../days/cancelled-dates.ts";
import { commitmentOn } from "../days/commitments.ts";
import { weekStimuli } from "./week-stimuli.ts";
import { stimulusUnderCeiling, withOneFastRun } from "../run/one-fast-run.ts";
import { withSecondLongRun } from "./back-to-back.ts";
import { adaptToPhase, isHard } from "./level-adaptation.ts";
import { healthSlots } from "./health-slots.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SessionCode } from "../../model/plan.ts";
import { zoneWithin } from "../../physiology/zone-efforts.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { raceDay as judgeStart } from "../../season/demand/races/race-day.ts";
import { isMiniDay, isSimulation, isSmallMini, isTouchDay, SMALL_MINI } from "../../season/hyrox-week.ts";
import { easyCode, nearRaces } from "../race/race-codes.ts";
import { returnCodes, returnStimulus } from "./return-slots.ts";
import { raceWeekPlacements } from "../race/race-week.ts";
import { isBeforeRace, isFamiliarOnly, raceDay } from "../../season/race-window.ts";
import { codeFacts, deloadRpe } from "../../model/session-codes.ts";
import { baseMinutes } from "../load/session-minutes.ts";
import { limitLongRunShare } from "../run/long-run-share.ts";
import { daysToWeightlifting, platformDay } from "../../selection/strength/meet.ts";
import { capped } from "./slot-load.ts";
import { hyroxRun, isOnMachines, restOfRounds } from "../hyrox/hyrox-minutes.ts";
import { withSimulationDay } from "../hyrox/simulation-day.ts";
import { withStationDay } from "../hyrox/station-day.ts";
import { TOUCH_RPE, touchesThreshold } from "../run/threshold-touch.ts";
import { withLongRunInTurn, withLongRunOnLongDay } from "../run/usual-runs.ts";
import { withLongRun, withSecondSwim } from "../triathlon/triathlon-week.ts";
import { SHORTEST_SESSION } from "./week-layout.ts";
import { getRpe, isContestDay } from "./planned-rpe.ts";
import { getMinutes } from "./planned-minutes.ts";

/** The sessions of a week on their days, at the length they would like to have; `longRun` is the most that the long run may take. */
export function weekSlots({ context, placements: usualPlacements, races }: SlotFacts, frame: WeekFrame, longRun: Minutes): SessionSlot[] {
  const placements = withHikeOnLongDay(context, withoutCancelled(context, frame, usualPlacements));
  const doubled = withSecondLongRun(context, frame, placements);
  const placed = raceWeekPlacements(
    frame,
    withSimulationDay(
      context,
      frame,
      withLongRunOnLongDay(
        context,
        frame,
        withLongRunInTurn(context, frame, withSecondSwim(context, frame, withLongRun(context, frame, doubled.placements))),
      ),
    ),
    races,
    context.athlete,
  ).map(({ weekday, code }) => ({
    weekday,
    // What others decide is no easier for a beginner.
    code:
      commitmentOn(context.reading.days, addDays(frame.startDate, weekday - 1)) === undefined
        ? firstRuns(context, code, adaptToPhase(code, { ...context, age: context.athlete.age }, frame.macroWeek))
        : code,
  }));
  const usual = withOneFastRun(context, frame, returnCodes(context, placed));
  // A week that has its runs and stations and lost them to the race has no others.
  const printed = placements.some(({ code }) => code === "HX") ? usual : withStationDay(frame, usual);
  const stimuli = weekStimuli(
    context,
    frame,
    printed.map(({ code }) => code),
    printed.map(({ weekday }) => context.athlete.availability.minutes?.[weekday]),
  );
  const hasMini = printed.some(({ weekday, code }) => code === "HX" && isMini(addDays(frame.startDate, weekday - 1), frame));
  const share = stretchToStatedMinutes(
    context,
    printed.map(({ code }) => code),
  );
  // Whoever runs four times a week, in a week that has no easy run, runs easily before the rounds.
  const { runsPerWeek, weeklyRun } = context.athlete.history ?? {};
  const lacksEasyRun =
    (runsPerWeek?.value ?? 0) >= MIN_FREQUENT_RUNS &&
    (weeklyRun?.value ?? 0) >= MIN_LARGE_WEEK_METRES &&
    !printed.some(({ code }) => code === "RE" || code === "REs");
  const platform =
    daysToWeightlifting(context.athlete, frame.startDate) === undefined
      ? undefined
      : platformDay(
          printed.filter(({ code }) => code === "OLs").map(({ weekday }) => weekday),
          context.athlete.availability,
        );
  const rounds = printed.filter(({ code }) => code === "HX").map(({ weekday }) => weekday);
  const slots = printed.map(({ weekday, code: wished }, index): SessionSlot => {
    const date = addDays(frame.startDate, weekday - 1);
    const isFastRun = wished === "RT" || wished === "RI";
    const raceAhead = isFastRun ? raceAfterSpeed(frame, races, date, stimuli[index]) : undefined;
    const meant = raceAhead === undefined ? stimuli[index] : racePace(raceAhead);
    const stimulus = isFastRun ? stimulusUnderCeiling(context, returnStimulus(context, frame, meant)) : stimuli[index];
    const quick = stimulus === undefined || !isFastRun ? wished : runCode(stimulus);
    // What brings an athlete back after a race holds threshold at most.
    const adapted = quick === "RI" && frame.season?.phase === "recovery" ? easyCode(context.athlete.focus) : quick;
    const near = nearRaces(
      hasMini ? adapted : miniSimulation(context, adapted, date, frame),
      date,
      races,
      context.athlete.focus,
      context.level,
    );
    // Swim and strength keep only the swim.
    const kept = wished === "SWs" && near.code === "RE" ? "SW" : near.code;
    const code = isBeforeRace(races, date) && isNewToLifting(context, frame) ? (WITHOUT_LIFTING[kept] ?? kept) : kept;
    // Legs are fresh for a rehearsal as for the day.
    const isEve = printed.some((next) => next.code === "ML" && next.weekday === weekday + 1) && isContestDay(context, addDays(date, 1));
    const isLight = near.isLight || (codeFacts(code).heavyLower && isEve);
    const easy = frame.isDeload || isLight;
    const { race, before } = raceDay(races, date);
    // In the last week before a race that is tapered for fast runs are short, also where its taper begins later.
    const isShortened = codeFacts(code).fastRun && ((raceAhead?.taperDays ?? 0) > 0 || isFamiliarOnly(races, date));
    const isTaper = isBeforeRace(races, date) || isShortened || isBeforeContest(races, date, code);
    const isLimited = race !== undefined && BY_FEEL.has(race.format.kind) && judgeStart(race, context.reading).state === "adapt";
    const isNoStart = race !== undefined && mustNotStart(race, context);
    const asked = isMini(date, frame) ? withSmallMini(frame, weekday, rounds) : frame;
    const touches = touchesThreshold(context, frame, {
      code,
      isRecovery: isLight,
      isTaper,
      ...(stimulus === undefined ? {} : { stimulus }),
    });
    const rpe = Math.min(
      context.highestRpe,
      touches ? TOUCH_RPE : easy && code !== "RACE" ? deloadRpe(code) : getRpe(code, context, asked, date),
      stimulus === "tempo" || stimulus === "sweet-spot"
        ? BELOW_THRESHOLD_RPE
        : code === "RI" && isShortAndRested(stimulus, context)
          ? SHORT_WORK_RPE
          : MAX_RPE,
    );
    const usual =
      getMinutes(context, asked, code, longRun, { afterRace: isLight && !isTaper, date }) *
      longShare(code, before) *
      (code === "OLs" && weekday === platform ? PLATFORM_SHARE : 1) *
      (code === "RACE" || code === "RC" ? 1 : share);
    const easyRun = code === "HX" && !easy && frame.hyrox?.kind === "rounds" && lacksEasyRun ? EASY_BEFORE_ROUNDS : 0;
    const wanted = code === "ML" && !easy && !isTaper && isContestDay(context, date) ? Math.max(usual, CONTEST_MINUTES) : usual + easyRun;
    return {
      code,
      weekday,
      date,
      minutes:
        race === undefined
          ? capped(nearRace(Math.round(wanted), before?.days), weekday, context.athlete)
          : isNoStart
            ? SHORTEST_SESSION + 10
            : race.minutes + 25,
      rpe: isNoStart ? NO_START_RPE : isLimited ? Math.min(rpe, LIMITED_RPE) : isLongerThanMarathon(race) ? Math.min(rpe, ULTRA_RPE) : rpe,
      ...(stimulus === undefined ? {} : { stimulus }),
      ...(code === "RE" && !isLight && !isTaper && weekday === doubled.secondLong?.weekday ? { isSecondLong: true as const } : {}),
      hard: !easy && !isNoStart && (code === "RACE" || (isHard(code, context.level) && rpe >= 7)),
      heavyLower: !easy && codeFacts(code).heavyLower,
      isTaper,
      isRecovery: isLight,
      ...(code === "HX" && !isLight && simulates(context, frame, date) ? { isKey: true as const } : {}),
      ...(code === "HX" && frame.hyrox !== undefined
        ? restOfRounds(
            frame.hyrox,
            context,
            printed.map((other) => other.code),
          )
        : {}),
    };
  });
  const touched = withRaceTouch(context, frame, slots);
  if (frame.season?.run !== undefined) return healthSlots(context, touched);
  // Who trains for a half marathon or more has to learn the distance, also in small weeks.
  const shared = goalRun(context.athlete, frame.startDate) >= HALF_MARATHON ? touched : limitLongRunShare(context, touched);
  return healthSlots(context, shared);
}

/** Short repetitions with full rests train the legs and leave the breath: no session of them is as hard as intervals. */
function isShortAndRested(stimulus: Stimulus | undefined, { highestRpe }: PlanContext): boolean {
  return stimulus === "hills" || (stimulus === "repetition" && zoneWithin("repetition", highestRpe) === "repetition");
}

const SHORT_WORK_RPE = 7;

/** Where no test of the days before can still change it the day of a run or a triathlon is a walk; that of a contest of workouts always is one. */
function mustNotStart(race: Race, { reading }: PlanContext): boolean {
  const { state, isTested } = judgeStart(race, reading);
  const { kind } = race.format;
  return state === "do-not-start" && (kind === "crossfit" || (!isTested && (kind === "running" || kind === "triathlon")));
}

/** In the last days before a race nobody learns to lift. */
function isNewToLifting({ athlete: { focus, strength, history } }: PlanContext, { macroWeek }: WeekFrame): boolean {
  const isEndurance = focus === "running" || focus === "triathlon";
  return isEndurance && macroWeek <= 2 && Object.keys(strength.oneRepMax).length === 0 && (history?.trainingYears?.lift ?? 0) < 1;
}

const WITHOUT_LIFTING: { readonly [code in SessionCode]?: SessionCode } = { REs: "RE", SFm: "RE", SF: "RE", SWs: "SW" };

/** Skills and lifts of the last days before a contest are few and crisp, also where its taper begins later. */
function isBeforeContest(races: readonly Race[], date: Day, code: SessionCode): boolean {
  if (code !== "GY" && code !== "GYE" && code !== "OLs") return false;
  return races.some((race) => {
    const days = daysBetween(date, race.date);
    return race.format.kind === "crossfit" && race.taperDays > 0 && days > 0 && days < DAYS_BEFORE_CONTEST;
  });
}

const DAYS_BEFORE_CONTEST = 6;

const MIN_FREQUENT_RUNS = 4;

const MIN_LARGE_WEEK_METRES: Metres = 25_000;

const EASY_BEFORE_ROUNDS: Minutes = 20;

/** The running race of the next days that a fast run of the base would be too quick and too new for. */
function raceAfterSpeed({ season }: WeekFrame, races: readonly Race[], date: Day, stimulus: Stimulus | undefined): Race | undefined {
  if (stimulus === undefined || runCode(stimulus) !== "RI" || season?.phase === "specific" || season?.phase === "taper") return undefined;
  const next = races.find((race) => race.date > date);
  return next?.format.kind === "running" && daysBetween(date, next.date) <= RACE_WEEK ? next : undefined;
}

function racePace({ format }: Race): Stimulus {
  const event = format.kind === "running" ? runningEvent(format.distance) : undefined;
  return event === "5k" ? "pace-5k" : event === "10k" ? "pace-10k" : event === "half" ? "pace-half" : "threshold";
}

const RACE_WEEK = 6;

/** The day with both lifts, of the usual time of a day of lifting. */
const PLATFORM_SHARE = 1.3;

/** The hard run of the days in which the last small simulation lies is that simulation. */
function miniSimulation({ entry }: PlanContext, code: SessionCode, date: Day, { hyrox }: WeekFrame): SessionCode {
  if ((code !== "RT" && code !== "RI") || hyrox?.raceDate === undefined || hyrox.isLesser === true || entry.kind === "relay") return code;
  return isMini(date, { hyrox }) ? "HX" : code;
}

/** One small simulation is enough: where the runs and stations of the week lie on its days, no fast run becomes a second. */
function isMini(date: Day, { hyrox }: Pick<WeekFrame, "hyrox">): boolean {
  return hyrox?.raceDate !== undefined && isMiniDay(daysBetween(date, hyrox.raceDate));
}

function withSmallMini(frame: WeekFrame, weekday: Weekday, rounds: readonly Weekday[]): WeekFrame {
  const { hyrox } = frame;
  return hyrox !== undefined && isSmallMini(hyrox, weekday, rounds) ? { ...frame, hyrox: { ...hyrox, ...SMALL_MINI } } : frame;
}

const TOUCH_MINUTES: Minutes = 26;

const TOUCH_EFFORT = 6;

/** What gives way to it, the easiest first. */
const TOUCH_CODES: readonly SessionCode[] = ["RE", "ZE", "SUE", "SU", "SU2", "SFm", "SF", "SL", "SL2"];

/** Three or four days before a Hyrox one easy session touches its pace: three short runs, a little skiing and rowing (race-demands.md section 6.4). */
function withRaceTouch(context: PlanContext, { hyrox }: WeekFrame, slots: SessionSlot[]): SessionSlot[] {
  const raceDate = hyrox?.raceDate;
  const isReady =
    !context.isNoviceRunner && context.runReturn === undefined && context.highestRpe >= 7 && context.picker.allows(hyroxRun(context));
  if (raceDate === undefined || !isReady) return slots;
  const near = slots.filter(
    // Light lifting of the last week is no recovery from anything.
    ({ date, isRecovery, isTaper }) => (!isRecovery || isTaper) && isTouchDay(daysBetween(date, raceDate)),
  );
  const chosen = TOUCH_CODES.map((code) => near.find((slot) => slot.code === code)).find((slot) => slot !== undefined);
  return slots.map((slot) =>
    slot === chosen
      ? {
          ...slot,
          code: "HX",
          minutes: Math.max(slot.minutes, capped(TOUCH_MINUTES, slot.weekday, context.athlete)),
          rpe: TOUCH_EFFORT,
          isRecovery: false,
          heavyLower: false,
        }
      : slot,
  );
}

/** Whether the week's runs and stations are a simulation: what an injury puts on machines is none. */
function simulates(context: PlanContext, frame: WeekFrame, date: Day): boolean {
  const runs = limitedOn(context, date).picker.allows(hyroxRun(context));
  return frame.hyrox !== undefined && isSimulation(frame.hyrox.kind) && runs && !isOnMachines(context, frame, date);
}

const BELOW_THRESHOLD_RPE = 6;

const MAX_RPE = 10;

/** A walk instead of a contest that should not be started. */
const NO_START_RPE = 2;

/** Session RPE of an ultra: easy for hours and hard at its end. */
const ULTRA_RPE = 7;

function isLongerThanMarathon(race: Race | undefined): boolean {
  return race?.format.kind === "running" && isUltra(race.format.distance ?? 0);
}

/** Session RPE of a race that is run within limits. */
const LIMITED_RPE = 6;

const BY_FEEL: ReadonlySet<Race["format"]["kind"]> = new Set<Race["format"]["kind"]>(["running", "triathlon", "hyrox"]);

/** Puts the run that comes too early to be fast on a machine when the athlete runs only once a week: three runs at once would double the week. */
function firstRuns({ athlete: { focus, history }, picker }: PlanContext, printed: SessionCode, code: SessionCode): SessionCode {
  const isSmall = focus === "hyrox" && (history?.weeklyRun?.value ?? Infinity) < SMALL_RUNNING;
  return isSmall && printed !== code && code === "RE" && EASY_MACHINES.some((name) => picker.allows(name)) ? "ZE" : code;
}

const SMALL_RUNNING: Metres = 9000;

const EASY_MACHINES = ["Row erg", "Ski erg", "Bike erg"] as const;

const CONTEST_MINUTES: Minutes = 80;

/** Share of the stated minutes that is planned; the rest is the way to the gym and what is between the parts. */
const PLANNED_SHARE_OF_STATED_MINUTES = 0.95;

const MAX_SESSION_STRETCH = 2.2;

/** How much longer the sessions of a CrossFit week are than usual for the level, to hold what the athlete trains now (dose-progression.md section 9, V1). */
function stretchToStatedMinutes({ athlete, level }: PlanContext, codes: readonly SessionCode[]): number {
  const told = athlete.history?.weeklyMinutes?.value;
  if (athlete.focus !== "crossfit" || told === undefined) return 1;
  const usual = codes.reduce((sum, code) => sum + baseMinutes(code, level, athlete.focus), 0);
  return Math.min(MAX_SESSION_STRETCH, Math.max(1, (PLANNED_SHARE_OF_STATED_MINUTES * told) / Math.max(1, usual)));
}

/** What is left of a long run or ride when the race is too near for it. */
export const NO_LONGER_LONG = 0.65;

function longShare(code: SessionCode, before: { readonly race: Race; readonly days: number } | undefined): number {
  return (code === "RL" || code === "BK") && before !== undefined && before.days < before.race.lastLong ? NO_LONGER_LONG : 1;
}

/** Two days before a race half an hour, on the last day no more than twenty minutes. */
function nearRace(minutes: Minutes, daysToRace: number | undefined): Minutes {
  if (daysToRace === 1) return Math.min(minutes, SHORTEST_SESSION);
  return daysToRace === 2 ? Math.min(minutes, 30) : minutes;
}
