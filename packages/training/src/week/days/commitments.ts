import type { Focus } from "../../athlete/athlete.ts";
import { addDays, type Day, daysBetween, type Weekday } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import { isAwayFromHome } from "../../free-text/days-away.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { type Commitment, getEffort, isLed, isLong, isOfPlan, tiresLegs } from "../../free-text/week-map/commitment.ts";
import type { Session, SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { EASY_BEFORE } from "../../season/demand/races/race-facts.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { WeekPattern } from "../slots/patterns.ts";
import { changeCode, easierCodes } from "../slots/slot-changes.ts";
import { easySecondsPerMetre } from "../run/long-run-progression.ts";
import { offeredDays, SHORTEST_SESSION } from "../slots/week-layout.ts";

/** A fixed date of every week and the sessions of the plan that it may be, the best first. */
export interface PlacedCommitment {
  readonly weekday: Weekday;
  readonly codes: readonly SessionCode[];
  /** Sessions of the pattern that it is instead of, the first that the week has. */
  readonly covers: readonly SessionCode[];
  /** A match or a hard class: nothing makes it softer, and it is the week's hard work on the feet. */
  readonly isHardOnLegs: boolean;
  /** Easy company or an easy class. */
  readonly isEasy: boolean;
  /** Trains what the plan is for, so that the plan gives its content. */
  readonly isOwnSport: boolean;
}

/** The fixed dates of every week on days that are trained. */
export function placedCommitments({ athlete, reading }: Pick<PlanContext, "athlete" | "reading">): readonly PlacedCommitment[] {
  const { availability, focus } = athlete;
  const open = offeredDays(availability, availability.daysPerWeek).filter(
    (day) => (availability.minutes?.[day] ?? Number.POSITIVE_INFINITY) >= SHORTEST_SESSION,
  );
  const placed = reading.days.flatMap(({ commitment, from, weekdays }) =>
    commitment === undefined || from !== undefined
      ? []
      : weekdays.filter((day) => open.includes(day)).map((weekday) => ({ weekday, ...codesFor(commitment, focus) })),
  );
  // One session a day: the first that was told.
  return placed.filter(({ weekday }, at) => placed.findIndex((other) => other.weekday === weekday) === at);
}

function codesFor(commitment: Commitment, focus: Focus): Omit<PlacedCommitment, "weekday"> {
  const isHardOnLegs = tiresLegs(commitment);
  const isEasy = getEffort(commitment) <= LIGHT_RPE;
  // A session that others lead is the swim or the gymnastics of its week, whatever the plan would have put beside it.
  if (commitment.sport === "gymnastics" && focus === "crossfit")
    return { codes: ["GY"], covers: ["GY", "GYE"], isOwnSport: true, isHardOnLegs, isEasy };
  if (isOfPlan(commitment, focus)) {
    const codes = ownCodes(commitment);
    return {
      codes,
      covers: isLed(commitment) && commitment.sport === "swim" ? ["SWs", "SW"] : codes,
      isOwnSport: true,
      isHardOnLegs,
      isEasy,
    };
  }
  const codes: readonly SessionCode[] = !commitment.isHard ? ["ZE"] : focus === "crossfit" ? ["MM", "ML"] : ["EI"];
  return { codes, covers: [], isOwnSport: false, isHardOnLegs, isEasy };
}

function ownCodes(commitment: Commitment): readonly SessionCode[] {
  const { sport, isHard, label, isLengthTold } = commitment;
  if (sport === "swim") return isLed(commitment) ? ["SW"] : ["SW", "SWs"];
  if (sport === "ride") return isHard ? ["BQ", "BK"] : isLong(commitment) ? ["BK"] : ["BK", "BQ"];
  if (isLong(commitment)) return ["RL"];
  if (isHard) return ["RT", "RI"];
  // A run of a told length fills its evening: strength has another day.
  if (isLengthTold && label !== "parkrun") return ["RE"];
  return label === "parkrun" ? ["RE", "RT", "REs"] : ["RE", "REs"];
}

/** Days of the week that are left for the plan's own pattern: dates of another sport take theirs. */
export function ownDays(daysPerWeek: number, placed: readonly PlacedCommitment[]): number {
  // A full week has its day of recovery in the pattern of seven days, and gives another session up.
  if (daysPerWeek === 7 && placed.length > 0 && placed.every(({ isEasy }) => !isEasy)) return 7;
  return daysPerWeek - placed.filter(({ isOwnSport }) => !isOwnSport).length;
}

/** What a fixed date takes the place of, the first that the week has. */
const GIVES_WAY = "RC ZE RE REs EI SUE MM SU2 GYE SFm PT PV SU GY SL2 BQ RI RT SLm ML HX SF SL PB PD PS SW SWs OLs RL BK".split(
  " ",
) as readonly SessionCode[];

/** The pattern with the fixed dates among its sessions; it keeps its number of sessions where they are fewer than it can have. */
export function withCommitments(
  pattern: WeekPattern,
  { daysPerWeek, focus }: { readonly daysPerWeek: number; readonly focus: Focus },
  placed: readonly PlacedCommitment[],
): WeekPattern {
  if (placed.length === 0) return pattern;
  const left = withoutSpareIntervals(pattern, focus, placed).flatMap((code, at) => (code === undefined ? [] : [{ code, at }]));
  const take = (codes: readonly SessionCode[]): SessionCode | undefined => {
    const wanted = codes.find((code) => left.some((one) => one.code === code));
    if (wanted === undefined) return undefined;
    left.splice(
      left.findIndex(({ code }) => code === wanted),
      1,
    );
    return wanted;
  };
  const week: (SessionCode | undefined)[] = Array.from({ length: 7 });
  for (const { weekday, codes, covers } of placed) {
    const own = take(covers);
    week[weekday - 1] = own !== undefined && codes.includes(own) ? own : codes[0];
  }
  // Seven days keep one of recovery, unless what is easy on a fixed day is that; an easy run of the own sport is none.
  const keepsRecovery = daysPerWeek === 7 && placed.every(({ isEasy, isOwnSport }) => !isEasy || isOwnSport);
  const givesWay = keepsRecovery ? GIVES_WAY.filter((code) => code !== "RC") : GIVES_WAY;
  while (left.length + placed.length > daysPerWeek && take(givesWay) !== undefined);
  const easiest = left.findIndex(({ code }) => EASIEST.has(code));
  if (keepsRecovery && left.length + placed.length === 7 && !left.some(({ code }) => code === "RC") && easiest >= 0)
    left.splice(easiest, 1, { code: "RC", at: left[easiest]?.at ?? 6 });
  for (const { code, at } of left) {
    const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => week[day] === undefined);
    const nearest = free.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    if (nearest !== undefined) week[nearest] = code;
  }
  return week;
}

/** What becomes the recovery of a week that the fixed dates fill to seven days. */
const EASIEST: ReadonlySet<SessionCode> = new Set<SessionCode>(["ZE", "RE", "REs", "SUE", "GYE"]);

/** A match is the week's intervals: those of the plan become an easy run or easy minutes, one for each match. */
function withoutSpareIntervals(pattern: WeekPattern, focus: Focus, placed: readonly PlacedCommitment[]): WeekPattern {
  const matches = placed.filter(({ isHardOnLegs, isOwnSport }) => isHardOnLegs && !isOwnSport).length;
  return Array.from({ length: matches }).reduce<WeekPattern>((week) => {
    const spare = SPARE_INTERVALS[focus].find((code) => week.includes(code));
    // One fast run a week stays with a runner.
    const isOnly = focus === "running" && week.filter((code) => code === "RI" || code === "RT").length < 2;
    if (spare === undefined || isOnly) return week;
    return week.with(week.indexOf(spare), codeFacts(spare).softer ?? spare);
  }, pattern);
}

const SPARE_INTERVALS: { readonly [focus in Focus]: readonly SessionCode[] } = {
  hyrox: ["RI", "RT"],
  running: ["RI", "RT"],
  general: ["EI", "MM", "RI"],
  triathlon: [],
  crossfit: [],
  strength: ["EI"],
  powerlifting: ["EI"],
};

/**
 * Where the long run would have to leave its day for legs that the day after a match does not hold, one of the full-body days is for the upper
 * body instead.
 */
export function withUpperBodyAfterMatch(
  pattern: WeekPattern,
  { athlete, reading }: PlanContext,
  placed: readonly PlacedCommitment[],
): WeekPattern {
  const { availability, focus } = athlete;
  if (focus !== "general" || !pattern.includes("RL")) return pattern;
  const open = offeredDays(availability, availability.daysPerWeek).filter((day) => !placed.some(({ weekday }) => weekday === day));
  const spared = open.filter((day) =>
    reading.days.some(({ after, weekdays, closed }) => after !== undefined && weekdays.includes(day) && closed.includes("leg-strength")),
  );
  const legs = pattern.filter((code) => code === "SF" || code === "SFm").length;
  if (spared.length === 0 || legs <= open.length - spared.length - 1) return pattern;
  const at = pattern.findLastIndex((code) => code === "SF" || code === "SFm");
  return at < 0 ? pattern : pattern.with(at, "SU");
}

/** Where the hard run of a runner is a hard ride for now and somebody rides hard with others anyway, its day is for strength. */
export function withoutSecondHardRide(pattern: WeekPattern, { athlete, picker, reading }: PlanContext): WeekPattern {
  const ridesHard = reading.days.some(({ commitment, from }) => from === undefined && commitment?.sport === "ride" && commitment.isHard);
  if (athlete.focus !== "running" || !ridesHard || picker.allows("Tempo run")) return pattern;
  return pattern.map((code) => (code === "RT" || code === "RI" ? "SFm" : code));
}

/** The sessions that each of those days may hold, with what they become where a week has to be easier. */
export function fixedDays(placed: readonly PlacedCommitment[], pattern: WeekPattern): ReadonlyMap<Weekday, readonly SessionCode[]> {
  return new Map(
    placed.map(({ weekday, codes, isHardOnLegs, isOwnSport }) => {
      const code = pattern[weekday - 1];
      const all = code === undefined ? codes : [code];
      return [weekday, isHardOnLegs && !isOwnSport ? all : all.flatMap(withSofter)];
    }),
  );
}

function withSofter(code: SessionCode): readonly SessionCode[] {
  const { softer } = codeFacts(code);
  return softer === undefined ? [code] : [code, ...withSofter(softer)];
}

/** What the athlete does on a date anyway. */
export function commitmentOn(days: readonly DayLimit[], date: Day): Commitment | undefined {
  const today = limitsOnDay(days, date);
  const kept = today.filter(({ commitment }) => commitment !== undefined);
  // The first Saturday of a month comes before every Saturday.
  const found = (kept.find(({ from }) => from !== undefined) ?? kept[0])?.commitment;
  const sport = found === undefined ? undefined : ACTIVITIES[found.sport];
  // "No pool from 27 December": nobody swims with the squad then.
  if (today.some(isAwayFromHome)) return undefined;
  if (found !== undefined && HAS_A_TEACHER.has(found.kind) && FEASTS.has(date.slice(5))) return undefined;
  return sport !== undefined && today.some(({ from, closed }) => from !== undefined && closed.includes(sport)) ? undefined : found;
}

/** Nobody teaches on Christmas Day and New Year's Day. */
const FEASTS: ReadonlySet<string> = new Set(["12-25", "01-01"]);
const HAS_A_TEACHER: ReadonlySet<Commitment["kind"]> = new Set<Commitment["kind"]>(["class", "lesson", "squad"]);

const ACTIVITIES: { readonly [sport in Commitment["sport"]]?: "run" | "swim" | "bike" } = { run: "run", swim: "swim", ride: "bike" };

const LIGHT_RPE = 4;
/** An hour with a coach in a deload, told to be a lighter one. */
const LESS_IN_DELOAD = 1;

interface FixedFacts {
  readonly isDeload: boolean;
  readonly races: readonly Race[];
}

/** A fixed date lasts as long as it is told to and is as hard as it is: a match is no easier in a deload, what one athlete decides can be. */
export function asCommitted(context: PlanContext, slot: SessionSlot, { isDeload, races }: FixedFacts): SessionSlot {
  const commitment = slot.code === "RACE" ? undefined : commitmentOn(context.reading.days, slot.date);
  if (commitment === undefined) return slot;
  const { minutes: most = {} } = context.athlete.availability;
  const within = (minutes: number): number =>
    Math.min(Math.max(SHORTEST_SESSION, Math.min(minutes, most[slot.weekday] ?? Infinity)), context.health.sessionMinutes);
  // In the last days before a race nobody plays flat out.
  const isNearRace = races.some(
    ({ date, lastHard }) => date > slot.date && daysBetween(slot.date, date) <= Math.max(EASY_BEFORE, lastHard - 1),
  );
  if (isOfPlan(commitment, context.athlete.focus) && !isLed(commitment)) {
    if (!commitment.isLengthTold && commitment.metres === undefined) return slot;
    const { metres, sport } = commitment;
    const seconds = metres === undefined || sport !== "run" ? 60 * commitment.minutes : metres * easySecondsPerMetre(context);
    const told = within(Math.round(seconds / 60) + AROUND_MINUTES);
    return { ...slot, minutes: isNearRace ? Math.min(slot.minutes, told) : told };
  }
  const { stimulus: _stimulus, easyAfter: _easyAfter, swim: _swim, run: _run, test: _test, ...rest } = slot;
  // On the eve it is a few easy minutes, if it is not left out.
  const isEve = races.some(({ date }) => daysBetween(slot.date, date) === 1);
  const effort = effortOn(commitment, context, { ...slot, isTaper: slot.isTaper || isNearRace }, isDeload);
  const rpe = Math.min(effort, isEve ? EVE.rpe : 10, context.highestRpe);
  return {
    ...rest,
    code: fixedCode(commitment, context, slot.code),
    minutes: within(isEve ? Math.min(commitment.minutes, EVE.minutes) : commitment.minutes),
    rpe,
    hard: rpe >= HARD_RPE,
    heavyLower: false,
    isFixed: true,
  };
}

const HARD_RPE = 7;
/** The day before a race (checks/race/race.ts). */
const EVE = { rpe: 3, minutes: 25 } as const;

const FEW_HARD_DAYS = 4;

function effortOn(
  commitment: Commitment,
  { health, reading }: PlanContext,
  { isTaper, isRecovery, date }: SessionSlot,
  isDeload: boolean,
): number {
  const effort = getEffort(commitment);
  // "The week of 14 December is all nights, nothing brutal then": the match of that week neither.
  const isToldEasy = limitsOnDay(reading.days, date).some(({ isEasy, from }) => isEasy === true && from !== undefined);
  // Beside a ban on running or landing nobody plays flat out.
  const isSpared = !health.running || health.impact < 2;
  // Who may have few hard days plays the match, and takes a class lightly; a coach decides what is done, so that its day is one of those few.
  const fits = isLed(commitment) && hardLessons(reading.days) <= health.hardDays;
  const isClassTooMany = effort >= HARD_RPE && health.hardDays < FEW_HARD_DAYS && commitment.kind !== "match" && !fits;
  if (isTaper || isRecovery || isToldEasy || isClassTooMany || (isSpared && tiresLegs(commitment))) return Math.min(effort, LIGHT_RPE);
  if (!isDeload || commitment.kind === "match") return effort;
  return isLed(commitment) ? effort - LESS_IN_DELOAD : Math.min(effort, LIGHT_RPE);
}

/** Hard days of a week that a coach leads. */
function hardLessons(days: readonly DayLimit[]): number {
  const hard = days.filter(({ commitment }) => commitment !== undefined && isLed(commitment) && getEffort(commitment) >= HARD_RPE);
  return new Set(hard.flatMap(({ weekdays }) => weekdays)).size;
}

/** No third hard day in a row beside a fixed one: what the plan has there itself is the easier form, and easy where there is none. */
export function besideFixed(
  context: PlanContext,
  frame: WeekFrame,
  slots: readonly SessionSlot[],
  before: readonly Pick<Session, "date" | "hard">[],
): readonly SessionSlot[] {
  const week = [...slots];
  const hardOn = new Set(before.filter(({ hard }) => hard).map(({ date }) => date));
  const isHardOn = (date: Day): boolean => hardOn.has(date) || week.some((slot) => slot.hard && slot.date === date);
  for (const { date } of slots) {
    const row = [addDays(date, -2), addDays(date, -1), date];
    if (!row.every(isHardOn)) continue;
    const days = week.filter((slot) => row.includes(slot.date));
    const isBesideFixed =
      days.some(({ isFixed }) => isFixed === true) || context.reading.days.some(({ commitment }) => commitment?.isHard === true);
    const own = isBesideFixed ? days.findLast((slot) => slot.isFixed !== true && slot.code !== "RACE") : undefined;
    const easier = own === undefined ? [] : easierCodes(context, own.code).map((code) => changeCode(context, frame, own, code));
    const easy = easier.find(({ hard }) => !hard);
    if (own !== undefined && easy !== undefined) week[week.indexOf(own)] = easy;
  }
  return week;
}

/** Whether others make the day a hard one, so that the week has one hard day less of its own. */
export function isHardDate(context: PlanContext, slot: SessionSlot): boolean {
  const commitment = slot.code === "RACE" ? undefined : commitmentOn(context.reading.days, slot.date);
  if (commitment === undefined || (isOfPlan(commitment, context.athlete.focus) && !isLed(commitment))) return false;
  return Math.min(effortOn(commitment, context, slot, false), context.highestRpe) >= HARD_RPE;
}

/** No run is counted where something else is done in its place. */
function fixedCode(commitment: Commitment, { athlete: { focus } }: PlanContext, code: SessionCode): SessionCode {
  if (isOfPlan(commitment, focus)) return commitment.sport === "swim" ? "SW" : code;
  if (commitment.sport === "gymnastics" && focus === "crossfit") return "GY";
  if (!commitment.isHard) return getEffort(commitment) > LIGHT_RPE ? "EI" : "ZE";
  return focus !== "crossfit" ? "EI" : code === "ML" ? code : "MM";
}

/** Of a session that the plan writes: its warm-up and its end. */
const AROUND_MINUTES = 12;
