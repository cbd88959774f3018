import type { Availability, Level } from "../../athlete/athlete.ts";
import type { Weekday } from "../../calendar/day.ts";
import { isHard } from "./level-adaptation.ts";
import type { WeekPattern } from "./patterns.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";

/** A session code on a weekday; the same in every week of the block. */
export interface Placement {
  readonly weekday: Weekday;
  readonly code: SessionCode;
}

export interface LayoutRequest {
  readonly pattern: WeekPattern;
  readonly level: Level;
  readonly availability: Availability;
  /** Minutes a session of the code would like to have. */
  readonly wanted: (code: SessionCode) => number;
  /** Runs on days that follow each other are to be avoided. */
  readonly runsApart?: boolean;
  /** What a hard session becomes where it follows another too closely; what is usual, when absent. */
  readonly softer?: (code: SessionCode) => SessionCode | undefined;
  /** The session that is the last to be cut to a short day. */
  readonly key?: SessionCode;
  /** Sessions that live from their minutes as much as that one, and give a longer day to nothing that fits a shorter one. */
  readonly valued?: readonly SessionCode[];
  /** Whether a whole week will do; any does, when absent. */
  readonly accepts?: (placements: readonly Placement[]) => boolean;
  /** Days of fixed dates, with the sessions that each may hold. */
  readonly fixed?: ReadonlyMap<Weekday, readonly SessionCode[]>;
  /** Days that the athlete has ruled out: no session is added there while another day is left. */
  readonly offDays?: readonly Weekday[];
  /** Days that the athlete keeps free of hard work, as of night shifts. */
  readonly easyDays?: readonly Weekday[];
  /** Days before a match: legs are better fresh for it. */
  readonly matchEves?: readonly Weekday[];
  /** Days on which the athlete wants no session of the code. */
  readonly unwantedDays?: (code: SessionCode) => readonly Weekday[];
}

export const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A session to be placed. */
interface Candidate {
  readonly code: SessionCode;
  readonly hard: boolean;
  /** What it costs to place it on a day, Monday first. */
  readonly costs: readonly number[];
}

type Week = readonly (Candidate | undefined)[];

/** Sums of the same costs in another order differ in their last digits. */
const COST_ROUNDING = 1e-9;

/** Depth-first over the seven days, with the cost so far and the least that the rest can cost as bound. */
export function cheapestWeek(
  codes: readonly SessionCode[],
  printed: readonly Weekday[],
  days: readonly Weekday[],
  request: LayoutRequest,
): Placement[] | undefined {
  const all = candidates(codes, printed, request);
  const tables = ALL_DAYS.map((_, position) => getTable(all, days, position));
  const open = new Set(all);
  const week: (Candidate | undefined)[] = [];
  const isFull = codes.length >= FULL_WEEK;
  let best: Week | undefined;
  let bestCost = Number.POSITIVE_INFINITY;

  const apartCost = (days: Week, position: number): number =>
    request.runsApart === true && runs(days[position - 1]) && runs(days[position]) ? RUNS_IN_A_ROW : 0;

  const visit = (cost: number): void => {
    const position = week.length;
    const table = tables[position];
    if (table === undefined) {
      if (open.size > 0) return;
      const total = cost + neighbourCost([week[6], week[0]], 1) + apartCost([week[6], week[0]], 1);
      if (total >= bestCost || !borderHolds(week) || request.accepts?.(getPlacements(week)) === false) return;
      best = [...week];
      bestCost = total;
      return;
    }
    if (open.size > table.daysLeft || cost >= bestCost) return;
    let atLeast = cost;
    for (const session of open) atLeast += table.least.get(session) ?? 0;
    if (atLeast >= bestCost + COST_ROUNDING) return;
    const fixed = request.fixed?.get((position + 1) as Weekday);
    for (const session of table.cheapestFirst) {
      if (!open.has(session) || fixed?.includes(session.code) === false) continue;
      week.push(session);
      if (orderHolds(week, position)) {
        open.delete(session);
        visit(
          cost +
            costOn(session, position) +
            neighbourCost(week, position) +
            apartCost(week, position) +
            (isFull ? threeInARow(week, position) : 0),
        );
        open.add(session);
      }
      week.pop();
    }
    if (fixed !== undefined) return;
    week.push(undefined);
    visit(cost);
    week.pop();
  };
  visit(0);
  return best === undefined ? undefined : getPlacements(best);
}

function getPlacements(week: Week): Placement[] {
  return week.flatMap((day, index) => (day === undefined ? [] : [{ weekday: (index + 1) as Weekday, code: day.code }]));
}

/** More than a session far from its usual place, and less than the long run on a day without the time for it. */
const RUNS_IN_A_ROW = 10;

function runs(day: Candidate | undefined): boolean {
  return day !== undefined && RUN_CODES.has(day.code);
}

const RUN_CODES: ReadonlySet<SessionCode> = new Set<SessionCode>(["RE", "REs", "RL", "RT", "RI", "HX"]);

function candidates(codes: readonly SessionCode[], printed: readonly Weekday[], request: LayoutRequest): readonly Candidate[] {
  return codes.map((code, index) => ({
    code,
    hard: isHard(code, request.level),
    costs: ALL_DAYS.map((day) => placementCost(code, printed[index] ?? day, day, codes, request)),
  }));
}

/** What the search asks again and again on a day of the week. */
interface DayTable {
  /** Days to train on from this one on. */
  readonly daysLeft: number;
  /** The sessions that may be placed on this day; none on a day without training. */
  readonly cheapestFirst: readonly Candidate[];
  /** What a session costs at least on this day or later. */
  readonly least: ReadonlyMap<Candidate, number>;
}

function getTable(all: readonly Candidate[], days: readonly Weekday[], position: number): DayTable {
  const left = days.filter((day) => day > position);
  return {
    daysLeft: left.length,
    cheapestFirst: left.includes((position + 1) as Weekday) ? all.toSorted((a, b) => costOn(a, position) - costOn(b, position)) : [],
    least: new Map(all.map((session) => [session, Math.min(...left.map((day) => costOn(session, day - 1)))])),
  };
}

function costOn({ costs }: Candidate, position: number): number {
  return costs[position] ?? 0;
}

/** A session at half its wished length costs as much as one three days from its usual place; long runs, rides and simulations live from their length. */
const SHORT_COST = 7;
const LONG_SHORT_COST = 15;
/** A threshold run cut to a short day cannot climb its ladder, nor can runs and stations: they have the longer free day, and an easy run or the press the shorter one. */
const KEY_SHORT_COST = 14;
/** Their parts need their minutes: runs and stations, and lifts with a workout behind them. */
const FULL_DAYS: ReadonlySet<SessionCode> = new Set<SessionCode>(["HX", "OLs", "SLm"]);
/** What the week is laid out for has the day that holds it, wherever the pattern has it. */
const KEY_LONG_COST = 40;
const LONG_MINUTES = 90;

function placementCost(code: SessionCode, printed: Weekday, day: Weekday, codes: readonly SessionCode[], request: LayoutRequest): number {
  const { availability, wanted } = request;
  const apart = Math.min(Math.abs(printed - day), 7 - Math.abs(printed - day));
  const minutes = availability.minutes?.[day] ?? Number.POSITIVE_INFINITY;
  const short = Math.max(0, 1 - minutes / wanted(code));
  const missesLongDay = availability.longDay !== undefined && code === longSession(codes) && day !== availability.longDay;
  const isLong = code === "RL" || code === "BK" || wanted(code) >= LONG_MINUTES;
  return (
    apart * 1.2 +
    short *
      (isLong
        ? code === request.key
          ? KEY_LONG_COST
          : LONG_SHORT_COST
        : code === request.key || FULL_DAYS.has(code) || request.valued?.includes(code) === true
          ? KEY_SHORT_COST
          : SHORT_COST) +
    (missesLongDay ? 25 : 0) +
    (request.unwantedDays?.(code).includes(day) === true ? UNWANTED_DAY_COST : 0) +
    (request.easyDays?.includes(day) === true ? tiringCost(code, request.level) : 0) +
    (request.matchEves?.includes(day) === true && codeFacts(code).heavyLower ? HEAVY_BEFORE_MATCH : 0) +
    (code === "RC" ? unusedCost(day, request) : 0)
  );
}

/** More than a few days from the usual place, and less than anything that was asked for. */
const HEAVY_BEFORE_MATCH = 9;

/** More than any order of the days: the session moves wherever there is another day for it. */
const UNWANTED_DAY_COST = 60;

/** Whether a session is more than a day that is to be easy should hold. */
export function isTiring(code: SessionCode, level: Level): boolean {
  return tiringCost(code, level) > 0;
}

/** On a day that is to be easy nothing hard or heavy costs less than a long run away from its day, and what is easy enough costs nothing. */
function tiringCost(code: SessionCode, level: Level): number {
  const { heavyLower, fastRun, rpe } = codeFacts(code);
  if (isHard(code, level) || heavyLower || fastRun) return HARD_ON_EASY_DAY;
  return rpe > EASY_RPE ? TIRING_ON_EASY_DAY : 0;
}

const HARD_ON_EASY_DAY = 60;
const TIRING_ON_EASY_DAY = 15;
const EASY_RPE = 4;

/** The recovery of a full week belongs on a short day: an hour that a longer one leaves empty costs as much as two days from the usual place. */
function unusedCost(day: Weekday, { availability: { minutes = {} } }: LayoutRequest): number {
  const shortest = Math.min(...Object.values(minutes));
  return ((minutes[day] ?? shortest) - shortest) / UNUSED_MINUTES;
}

const UNUSED_MINUTES = 25;

/** The sessions that count as the long one of the week, the first present wins: a ride with its brick before a run. */
const LONG_SESSIONS: readonly SessionCode[] = ["BK", "RL", "HX", "ML", "REs"];

/** The code of the week that counts as its long session. */
export function longSession(codes: readonly SessionCode[]): SessionCode | undefined {
  return LONG_SESSIONS.find((code) => codes.includes(code));
}

/** Two hard days in a row are allowed, but better apart; a long run is better not after a fast one. */
function neighbourCost(week: Week, position: number): number {
  const before = week[position - 1];
  const today = week[position];
  if (before === undefined || today === undefined) return 0;
  const hard = before.hard && today.hard ? 2 : 0;
  const sameWork = HARD_WORK.some((codes) => codes.has(before.code) && codes.has(today.code)) ? SAME_WORK : 0;
  const besideLong = codeFacts(before.code).fastRun && today.code === "RL" ? FAST_BEFORE_LONG : 0;
  const afterLong = before.code === "RL" && codeFacts(today.code).fastRun ? FAST_AFTER_LONG : 0;
  // The strength of a runner is worth more on fresh legs.
  const liftsAfterLong = before.code === "RL" && (today.code === "SFm" || today.code === "REs") ? LIFTS_AFTER_LONG : 0;
  return hard + sameWork + besideLong + afterLong + liftsAfterLong;
}

/** Hard intervals on a machine after the press make a third demanding day of two hard ones. */
function threeInARow(week: Week, position: number): number {
  const days = week.slice(Math.max(0, position - 2), position + 1);
  return days.filter((day) => day?.hard === true).length === 2 && days.some((day) => day?.code === "SUE") ? THREE_DEMANDING : 0;
}

const THREE_DEMANDING = 2;
/** Fewer sessions leave days of rest between. */
const FULL_WEEK = 6;

const FAST_BEFORE_LONG = 4;
const FAST_AFTER_LONG = 7;
const LIFTS_AFTER_LONG = 4;

/** Hard work for the same legs and lungs is better 48 hours apart (periodization.md section 3, rule 3); fast runs have to be, see `orderHolds`. */
const HARD_WORK: readonly ReadonlySet<SessionCode>[] = [
  new Set<SessionCode>(["BQ", "BK"]),
  new Set<SessionCode>(["OLs", "SLm", "ML", "MM", "HX"]),
];
const SAME_WORK = 3;

function orderHolds(week: Week, position: number): boolean {
  const [first, second, third] = [week[position - 2], week[position - 1], week[position]];
  if (first?.hard && second?.hard && third?.hard) return false;
  return second === undefined || third === undefined || mayFollow(second.code, third.code);
}

function mayFollow(before: SessionCode, after: SessionCode): boolean {
  const [first, second] = [codeFacts(before), codeFacts(after)];
  if (first.heavyLower && (second.heavyLower || second.keyRun)) return false;
  return !(first.fastRun && second.fastRun);
}

/** Whether weeks that follow each other keep the order of days, with these placements. */
export function keepsOrder(weeks: readonly (readonly Placement[])[], level: Level): boolean {
  const days = weeks.flatMap((week) =>
    ALL_DAYS.map((day): Candidate | undefined => {
      const code = week.find(({ weekday }) => weekday === day)?.code;
      return code === undefined ? undefined : { code, hard: isHard(code, level), costs: [] };
    }),
  );
  return days.every((_, position) => orderHolds(days, position));
}

/** The same rules from Sunday to the next Monday. */
function borderHolds(week: Week): boolean {
  const twice = [...week, ...week];
  return [7, 8].every((position) => orderHolds(twice, position));
}
