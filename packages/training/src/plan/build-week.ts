import { daysBetween } from "../calendar/day.ts";
import { isLifter } from "../athlete/own-sports.ts";
import { type RunHistory, runSeconds } from "../week/run/run-history.ts";
import { cappedContext } from "../context/capped-context.ts";
import { easySecondsPerMetre } from "../week/run/long-run-progression.ts";
import { dislikedRunMetres } from "../statements/wished-exercises/disliked-long.ts";
import type { Focus } from "../athlete/athlete.ts";
import { carriesAsBefore, lessThanLoading, lighterThanLast, notThriceAlike } from "../session/finish/lighter-than-last.ts";
import { buildSession } from "../session/build-session.ts";
import { contextOn, pacedContext, type PlanContext, restedContext } from "../context/context.ts";
import { keepsLegsFresh } from "../selection/strength/fresh-legs.ts";
import type { SessionBrief } from "../context/draft.ts";
import { type FamiliarWeek, familiarWeek } from "../week/familiar-week.ts";
import { withEasyMinutes } from "../session/cardio/easy-after.ts";
import { finishSession } from "../session/finish/finish-session.ts";
import { trained } from "../athlete/interruptions.ts";
import { onOwnBicycle } from "../session/finish/own-bike.ts";
import { hardSets } from "../prescription/strength/hard-sets.ts";
import { weeklyLandmarks } from "../selection/strength/landmarks.ts";
import { type KeptPart, savedSessions } from "../season/saved-sessions.ts";
import type { WeekFrame } from "../season/phases.ts";
import { isFirstBack, isReduced } from "../season/race-window.ts";
import { isGentleWeek } from "../injuries/return-ladder/protection.ts";
import { lighterWeek } from "../session/finish/lighter-week.ts";
import type { PlanWeek, Session, SessionCode } from "../model/plan.ts";
import type { LadderHistory } from "../season/ladders/ladder-history.ts";
import { easyCode } from "../week/race/race-codes.ts";
import type { ScheduleFacts } from "../week/schedule-facts.ts";
import { codeFacts } from "../model/session-codes.ts";
import type { SessionSlot } from "../context/session-slot.ts";
import { isRepeated, isSameWeek } from "../model/session-content.ts";
import { isThirdHardDay, strainOfSession, strainOfSlot } from "../week/days/day-order.ts";
import { dayNumbers } from "../week/days/day-numbers.ts";
import { withSwaps } from "../session/swaps/swap-session.ts";
import { raceDay } from "../season/demand/races/race-day.ts";
import { isLimited } from "../session/race/race-session.ts";
import { TRIAL_MINUTES } from "../week/slots/return-slots.ts";
import { isRunCode } from "../week/run/run-metres.ts";
import { longestBeside } from "../week/race/season-slots.ts";
import { touchesThreshold } from "../week/run/threshold-touch.ts";
import { SHORTEST_SESSION } from "../week/slots/week-layout.ts";
import { leftOfToldRunning, longestKept, longestOfDeload } from "./longest-runs.ts";
import { returningLifts } from "./returning-lifts.ts";

/** Inputs of one week. */
export interface WeekParts {
  readonly frame: WeekFrame;
  /** The whole week as it was planned. */
  readonly planned: readonly SessionSlot[];
  /** The days that are to be filled. */
  readonly open: readonly SessionSlot[];
  readonly history: RunHistory;
  readonly ladders: LadderHistory;
  /** The weeks of the block before, as they were planned. */
  readonly before: readonly PlanWeek[];
  readonly done: readonly PlanWeek[];
}

/** The sessions of a week in order: what was kept, and the open days filled. */
export function buildWeek(facts: ScheduleFacts, parts: WeekParts, kept: KeptPart | undefined): readonly Session[] {
  const days = weekDays(parts, kept).map((each) => afterWeeksWithoutRunning(facts, parts.history, each));
  if (parts.open.length === 0) return days.flatMap(({ stays }) => stays ?? []);
  const familiar = familiarWeek(facts, parts.frame, parts.done);
  const filled = (less: number): readonly Session[] => {
    const sessions = getSessions(facts, { ...parts, familiar }, days, less);
    const change = { open: ({ date }: Session) => isOpen.has(date), fewestReps: facts.context.health.fewestReps };
    return parts.frame.isDeload ? lighterWeek(sessions, loadingBefore(facts, parts.done), change) : sessions;
  };
  const isOpen = new Set(parts.open.map(({ date }) => date));
  let sessions = filled(0);
  // Where injuries or equipment leave little choice, a few minutes less keep a week from being a copy of another.
  const isSame = (week: PlanWeek): boolean => isSameWeek(week.sessions, sessions);
  const isCopy = (): boolean => parts.before.some(isSame) || parts.done.some(isSame);
  for (let less = 1; less < MOST_WEEK_TRIES && isCopy(); less++) sessions = filled(less);
  return sessions;
}

/** The sessions of the last loading weeks that say what is usual. */
function loadingBefore(
  { context: { athlete, protection }, races }: ScheduleFacts,
  done: readonly PlanWeek[],
): readonly (readonly Session[])[] {
  return done
    .filter((week) => !isReduced(athlete, week, races) && !isGentleWeek(protection, week.startDate))
    .slice(-LOADING_WEEKS)
    .map(({ sessions }) => sessions);
}

/** Nothing fast in the first week of running after four without: its runs are easy ones. */
function afterWeeksWithoutRunning({ context }: ScheduleFacts, history: RunHistory, day: WeekDay): WeekDay {
  const isFast = day.slot.code === "RT" || day.slot.code === "RI";
  if (day.stays !== undefined || !isFast || !history.hasStopped || !contextOn(context, day.slot.date).picker.allows("Tempo run"))
    return day;
  const { stimulus: _stimulus, ...slot } = easySlot(day.slot, context.athlete.focus);
  return { ...day, slot };
}

const MOST_TRIES = 6;

/** Small weeks have few numbers to differ in, and a block has up to twelve of them. */
const MOST_WEEK_TRIES = 9;

/** A day of the week: a slot to fill, or a session that stays with the slot it came from. */
interface WeekDay {
  readonly slot: SessionSlot;
  readonly stays?: Session;
  /** 1-based number of the day, which makes the id. */
  readonly day: number;
}

function weekDays({ frame, planned, open }: WeekParts, kept: KeptPart | undefined): readonly WeekDay[] {
  const stays = savedSessions(kept, frame.week).map((session) => ({
    slot: planned.find(({ date, code }) => date === session.date && code === session.code) ?? getSlot(session),
    stays: session,
    day: session.day,
  }));
  const numbers = dayNumbers(open, stays, kept);
  const filled = open.map((slot, index) => ({ slot, day: numbers[index] ?? index + 1 }));
  return [...stays, ...filled].toSorted((a, b) => a.slot.date.localeCompare(b.slot.date));
}

function getSlot(session: Session): SessionSlot {
  const { code, weekday, date, duration, intensityLevel, hard, heavyLower } = session;
  return { code, weekday, date, minutes: duration, rpe: intensityLevel, hard, heavyLower, isTaper: false, isRecovery: false };
}

/** The exercises of a week whose weight the athlete chose, with the sessions they were in and their effort. */
function chosenIn({ sessions }: PlanWeek): (readonly [key: string, rpe: number])[] {
  const items = sessions.flatMap(({ code, blocks }) => blocks.strength.map((item) => ({ code, item })));
  return items.flatMap(({ code, item: { name, load, rpe = 0 } }) => (load === undefined ? [[`${code} ${name}`, rpe] as const] : []));
}

/** So long somebody remembers a weight. */
const REMEMBERED_WEEKS = 4;

function namesOfLifts({ sessions }: PlanWeek): string[] {
  return sessions.flatMap(({ blocks }) => blocks.strength.map(({ name }) => name));
}

interface Filling extends WeekParts {
  readonly familiar: FamiliarWeek;
}

function getSessions(
  facts: ScheduleFacts,
  { frame, history, ladders, familiar, done }: Filling,
  days: readonly WeekDay[],
  variation: number,
): Session[] {
  const fast = history.fastRunning(days.map(({ slot }) => shorter(slot, variation)));
  const seen = new Map<string, number>();
  const staying = days.flatMap(({ stays }) => stays ?? []);
  const weekCodes = days.map(({ slot }) => slot.code);
  const weekdays = days.map(({ slot }) => slot.weekday);
  // A deload may leave the strength of a short day out: its weights are those of the week before.
  const chosen = new Map(done.slice(done.at(-1)?.isDeload === true ? -2 : -1).flatMap((week) => chosenIn(week)));
  const known = new Set(done.slice(-REMEMBERED_WEEKS).flatMap((week) => namesOfLifts(week)));
  const returning = returningLifts(done);
  const sessions: Session[] = [];
  const isCopy = (session: Session): boolean => {
    const isSame = (other: Session): boolean => isRepeated(other, session);
    return staying.some(isSame) || sessions.some(isSame);
  };
  const longestInWeek = ({ code, isTaper, isRecovery }: SessionSlot): number => {
    const run = frame.season?.run;
    if (code !== "RL" || run === undefined || frame.isDeload || isTaper || isRecovery) return Number.POSITIVE_INFINITY;
    const toCome = days.slice(sessions.length).map((other) => other.slot);
    return longestBeside(facts.context, run, sessions, toCome);
  };
  days.forEach(({ slot: wanted, stays, day }) => {
    const kind = contentKind(facts.context, wanted, frame);
    const occurrence = seen.get(kind) ?? 0;
    seen.set(kind, occurrence + 1);
    if (stays !== undefined) {
      sessions.push(stays);
      return;
    }
    let mostRpe = 10;
    const later = (): readonly Session[] => staying.filter((session) => session.date > wanted.date);
    const build = (less: number, content: WeekFrame | undefined, without?: ReadonlySet<string>): Session => {
      const slot = shorter(content === undefined ? easySlot(wanted, facts.context.athlete.focus) : wanted, variation + 2 * less);
      const { code, weekday, date, rpe, isTaper, isRecovery } = slot;
      // A taper shortens everything but what decides the start.
      const isTrial = wanted.trial === true && content !== undefined;
      const minutes = isTrial ? Math.max(slot.minutes, Math.min(TRIAL_MINUTES, dayMinutes(facts.context.athlete, weekday))) : slot.minutes;
      const brief: SessionBrief = {
        context:
          wanted.code === "RACE"
            ? dayContext(facts.context, wanted)
            : cappedContext(withMostRpe(dayContext(facts.context, wanted), mostRpe), [...sessions, ...later()], {
                macroWeek: frame.macroWeek,
                date,
                rpe,
                // Sunday is the day before Monday.
                before: done.at(-1)?.sessions.filter((session) => daysBetween(session.date, date) === 1) ?? [],
              }),
        frame: content ?? frame,
        code,
        weekday,
        date,
        day,
        minutes,
        rpe,
        occurrence: occurrence + less,
        weekCodes,
        weekdays,
        variation: variation + less,
        chosen,
        known,
        ...(returning.size === 0 ? {} : { returning }),
        ...(done.at(-1)?.isDeload === true ? { isAfterDeload: true as const } : {}),
        ...(frame.isDeload ? { loadingSets: setsOfLoading(done, wanted) } : {}),
        ...(isFirstWeekBack(facts, done.at(-1), frame) ? { isAfterRecovery: true as const } : {}),
        isTaper,
        isRecovery,
        isFirstBack: isFirstBack(facts.races, date),
        fast,
        ladders,
        ...(wanted.stimulus === undefined || content === undefined ? {} : { stimulus: wanted.stimulus }),
        ...(wanted.test === undefined || content === undefined ? {} : { test: wanted.test }),
        ...(wanted.swim === undefined || content === undefined ? {} : { swim: wanted.swim }),
        ...(wanted.runWalk === true && content !== undefined ? { runWalk: true as const } : {}),
        ...(wanted.run === undefined || content === undefined ? {} : { run: wanted.run }),
        ...(wanted.isSecondLong === undefined || content === undefined ? {} : { isSecondLong: wanted.isSecondLong }),
        ...(wanted.lightReason === undefined ? {} : { lightReason: wanted.lightReason }),
        ...(wanted.trial === true && content !== undefined ? { trial: true as const } : {}),
        ...(wanted.mostRunning === undefined ? {} : { mostRunning: wanted.mostRunning }),
        ...(without === undefined ? {} : { without }),
        easyRun: Math.max(0, ...sessions.filter((session) => session.code === "RE").map(runSeconds)),
        lastLongest: history.farthest,
        longestRun: Math.min(
          history.longestRun(code),
          longestInWeek(slot),
          longestKept(contextOn(facts.context, date)),
          wanted.mostRunning ?? Number.POSITIVE_INFINITY,
          dislikedRunMetres(facts.context) * easySecondsPerMetre(facts.context),
          isRunCode(code)
            ? Number.POSITIVE_INFINITY
            : leftOfToldRunning(
                facts.context,
                frame.week,
                [...sessions, ...later()],
                days.slice(sessions.length).map((other) => other.slot),
              ),
          frame.isDeload && EASY_RUNS.has(code) ? longestOfDeload(done) : Number.POSITIVE_INFINITY,
        ),
      };
      const race = facts.races.find((candidate) => candidate.date === date);
      const isEased = code === "RACE" && race !== undefined && isLimited(race, raceDay(race, facts.context.reading).state);
      const draft = buildSession(brief, race);
      // A session in the place of what is not familiar has its own length, and a test is over when it is over.
      const after = content === undefined || wanted.test !== undefined ? 0 : Math.min(slot.easyAfter ?? 0, getRoomMinutes(brief));
      const filled = after === 0 ? draft : withEasyMinutes(brief, draft, after);
      const finished = { ...brief, minutes: minutes + (filled === draft ? 0 : after), frame };
      const whole = finishSession(
        finished,
        { ...slot, minutes: finished.minutes, rpe: isEased ? Math.min(rpe, LIMITED_RACE_RPE) : rpe },
        filled,
      );
      return onOwnBicycle(brief.context, withSwaps(brief.context, whole));
    };
    const { contents: allowed, isFamiliar, news } = familiar(wanted, sessions);
    const different = (from: WeekFrame | undefined, first = build(0, from)): Session => {
      let found = first;
      for (let less = 1; less < MOST_TRIES && (isCopy(found) || !isFamiliar(found)); less++) found = build(less, from);
      return isFamiliar(found) ? found : first;
    };
    const firstFamiliar = (): Session => {
      for (const content of allowed) {
        const first = build(0, content);
        if (isFamiliar(first)) return different(content, first);
      }
      // The lifts of the day stay, and what is new beside them goes.
      const mayDrop = codeFacts(wanted.code).type === "strength" || facts.context.athlete.focus === "crossfit";
      const lifts = allowed[0] === undefined || !mayDrop ? undefined : liftsAlone(build, allowed[0], news);
      return lifts !== undefined && isFamiliar(lifts) ? lifts : different(undefined);
    };
    // A session without familiar exercises has to be easy.
    let session = firstFamiliar();
    const exceeds = (): boolean => {
      if (staying.length === 0) return false;
      const later = days.flatMap((other) => (other.stays === undefined || other.slot.date < wanted.date ? [] : [other.stays]));
      return isTooMuch(facts, [...sessions, ...later, session]);
    };
    if (wanted.code !== "RACE" && (isCopy(session) || exceeds())) session = different(undefined);
    // Sets may make a moderate day a hard one, which between two others would be the third.
    const strains = [
      ...days.map((other) => (other.stays === undefined ? strainOfSlot(other.slot) : strainOfSession(other.stays))),
      ...(done.at(-1)?.sessions ?? []).map(strainOfSession),
      ...sessions.map(strainOfSession),
    ];
    if (!wanted.hard && isThirdHardDay(session, strains)) {
      mostRpe = MODERATE_RPE;
      session = firstFamiliar();
    }
    const last = frame.isDeload
      ? done.at(-1)?.sessions.find(({ code, weekday }) => code === session.code && weekday === session.weekday)
      : undefined;
    const isTapering = frame.season?.phase === "taper" && session.code !== "RACE" && !isLifter(facts.context.athlete);
    const loading = isTapering
      ? done
          .findLast(({ isDeload, season }) => !isDeload && season !== "taper")
          ?.sessions.find(({ weekday }) => weekday === session.weekday)
      : undefined;
    const light = lessThanLoading(carriesAsBefore(lighterThanLast(session, last, facts.context.health.fewestReps), done), loading);
    sessions.push(notThriceAlike(light, done, facts.context.athlete.focus));
  });
  return sessions;
}

/** RPE of sets that leave a day a moderate one. */
const MODERATE_RPE = 7;

function withMostRpe(context: PlanContext, most: number): PlanContext {
  return context.highestRpe <= most ? context : { ...context, highestRpe: most };
}

/** Sets by exercise of the session of the last loading weeks that a session of a deload is the lighter one of; the day of a benchmark workout had none. */
function setsOfLoading(done: readonly PlanWeek[], slot: SessionSlot): ReadonlyMap<string, number> {
  const lifted = done
    .filter(({ isDeload }) => !isDeload)
    .slice(-LOADING_WEEKS)
    .map(({ sessions }) => liftedOn(sessions, slot))
    .findLast((lines) => lines.length > 0);
  return new Map(lifted?.map(({ name, sets = 1 }) => [name, sets]));
}

const LOADING_WEEKS = 3;

function liftedOn(sessions: readonly Session[], { code, weekday }: SessionSlot): Session["blocks"]["strength"] {
  const same = sessions.filter((session) => session.code === code);
  const found = same.find((session) => session.weekday === weekday) ?? same[0] ?? sessions.find((session) => session.weekday === weekday);
  return found?.blocks.strength ?? [];
}

/** After the easy weeks of a race that is no contest of lifting. */
function isFirstWeekBack({ context: { athlete } }: ScheduleFacts, before: PlanWeek | undefined, frame: WeekFrame): boolean {
  return before?.season === "recovery" && frame.season?.phase !== "recovery" && !isLifter(athlete);
}

/** Minutes that its day has beyond those of the session. */
function getRoomMinutes({ context: { athlete, health }, weekday, minutes }: SessionBrief): number {
  const day = Math.min(athlete.availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY, health.sessionMinutes);
  return Math.max(0, day - minutes);
}

/** The session without what is new in it; undefined when no strength is left. */
function liftsAlone(
  build: (less: number, content: WeekFrame | undefined, without?: ReadonlySet<string>) => Session,
  content: WeekFrame,
  news: (session: Session) => readonly string[],
): Session | undefined {
  // A dropped exercise makes room for the next candidate, which may be unfamiliar too.
  const without = new Set<string>();
  let session = build(0, content);
  for (let found = news(session), tries = 0; found.length > 0 && tries < MOST_TRIES; found = news(session), tries++) {
    for (const name of found) without.add(name);
    session = build(0, content, new Set(without));
  }
  const { strength, mainWorkout } = session.blocks;
  return strength.length === 0 && (codeFacts(session.code).type === "strength" || mainWorkout.length === 0) ? undefined : session;
}

/** Beside what was done for other circumstances a session may be too much strength work for one week. */
function isTooMuch({ context: { athlete, level } }: ScheduleFacts, sessions: readonly Session[]): boolean {
  const { high } = weeklyLandmarks(athlete.focus, level);
  return Object.values(hardSets(trained(athlete, sessions))).some(({ sets }) => sets > high);
}

/** RPE of the whole session where a race is started with limits. */
const LIMITED_RACE_RPE = 7;

function dayMinutes({ availability }: PlanContext["athlete"], weekday: SessionSlot["weekday"]): number {
  return availability.minutes?.[weekday] ?? Number.POSITIVE_INFINITY;
}

function dayContext(context: PlanContext, { date, code, restsFromRunning }: SessionSlot): PlanContext {
  const then = pacedContext(contextOn(context, date, code === "RACE"), code);
  return code !== "RACE" && (restsFromRunning === true || keepsLegsFresh(context.athlete, date)) ? restedContext(then) : then;
}

function easySlot(slot: SessionSlot, focus: Focus): SessionSlot {
  // A swim stays in the water.
  const code = slot.code === "SW" || slot.code === "SWs" ? "SW" : easyCode(focus);
  return { ...slot, code, rpe: Math.min(slot.rpe, codeFacts(code).rpe), hard: false, heavyLower: false };
}

function shorter(slot: SessionSlot, minutes: number): SessionSlot {
  return slot.code === "RACE" || slot.isFixed === true || minutes === 0
    ? slot
    : { ...slot, minutes: Math.max(SHORTEST_SESSION, slot.minutes - minutes) };
}

/** Codes that come down to the same content: in light weeks fast runs and rides are easy ones. */
function contentKind(context: PlanContext, slot: SessionSlot, frame: WeekFrame): string {
  const { code, isRecovery } = slot;
  if ((!frame.isDeload && !isRecovery) || touchesThreshold(context, frame, slot)) return code;
  if (code === "RT" || code === "RI") return "RE";
  return code === "BQ" || code === "EI" ? "ZE" : code;
}

const EASY_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["RL", "RE", "REs"]);
