import type { Availability, Level } from "../athlete/athlete.ts";
import { WEEKDAY_NAMES, type Weekday } from "../calendar/day.ts";
import { isHard } from "./level-adaptation.ts";
import type { WeekPattern } from "./patterns.ts";
import type { PlanNote, SessionCode } from "./plan.ts";
import { codeFacts, SESSION_NAMES } from "./session-codes.ts";
import { listOf } from "./words.ts";

/** A session code on a weekday; the same in every week of the block. */
export interface Placement {
  readonly weekday: Weekday;
  readonly code: SessionCode;
}

export interface WeekLayout {
  readonly placements: readonly Placement[];
  readonly notes: readonly PlanNote[];
}

export interface LayoutRequest {
  readonly pattern: WeekPattern;
  readonly level: Level;
  readonly availability: Availability;
  /** Minutes a session of the code would like to have. */
  readonly wanted: (code: SessionCode) => number;
}

/** No session is worth changing shoes for below this. */
export const SHORTEST_SESSION = 20;

/**
 * Puts the codes of a pattern on the athlete's weekdays, in a week that repeats: exact number of sessions, hard and heavy
 * days in a good order, minutes and the long day as wished. A complete search over the week: the cheapest layout wins,
 * the earliest of equals. Where no order of the codes fits, as few sessions as possible are made easier, and a note says so.
 */
export function layoutWeek(request: LayoutRequest): WeekLayout {
  const { codes, printed } = readPattern(request.pattern);
  const { days, notes } = trainingDays(request.availability, codes.length);
  for (const softened of softerChoices(codes)) {
    const found = cheapestWeek(softened.codes, printed, days, request);
    if (found === undefined) continue;
    return { placements: found, notes: [...notes, ...softenNotes(codes, softened.changed), ...longDayNotes(found, request.availability)] };
  }
  throw new Error("A week without hard sessions fits any days");
}

/** The sessions that count as the long one of the week, the first present wins. */
const LONG_SESSIONS: readonly SessionCode[] = ["RL", "BK", "HX", "ML"];

function readPattern(pattern: WeekPattern): { codes: SessionCode[]; printed: Weekday[] } {
  const codes: SessionCode[] = [];
  const printed: Weekday[] = [];
  pattern.forEach((code, index) => {
    if (code === undefined) return;
    codes.push(code);
    printed.push((index + 1) as Weekday);
  });
  return { codes, printed };
}

const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

function trainingDays(availability: Availability, needed: number): { days: readonly Weekday[]; notes: PlanNote[] } {
  const usable = (day: Weekday): boolean => (availability.minutes?.[day] ?? Number.POSITIVE_INFINITY) >= SHORTEST_SESSION;
  const chosen = ALL_DAYS.filter((day) => (availability.weekdays ?? ALL_DAYS).includes(day) && usable(day));
  if (chosen.length >= needed) return { days: chosen, notes: [] };
  const others = ALL_DAYS.filter((day) => !chosen.includes(day)).toSorted((a, b) => Number(usable(b)) - Number(usable(a)) || a - b);
  const added = others.slice(0, needed - chosen.length).toSorted((a, b) => a - b);
  const text = `You asked for ${needed} sessions but chose ${chosen.length} days with at least ${SHORTEST_SESSION} minutes, so ${listOf(added.map(dayName))} ${added.length === 1 ? "is" : "are"} used as well.`;
  return { days: [...chosen, ...added].toSorted((a, b) => a - b), notes: [{ kind: "wish-not-met", text }] };
}

/** Every way to make some codes easier, fewest changes first; the last one leaves nothing hard. */
function softerChoices(codes: readonly SessionCode[]): { codes: SessionCode[]; changed: number[] }[] {
  const candidates = codes.flatMap((code, index) => (codeFacts(code).softer === undefined ? [] : [index]));
  const choices = Array.from({ length: 2 ** candidates.length }, (_, mask) => candidates.filter((_candidate, bit) => (mask >> bit) & 1));
  return choices
    .toSorted((a, b) => a.length - b.length)
    .map((changed) => ({
      codes: codes.map((code, index) => (changed.includes(index) ? (codeFacts(code).softer ?? code) : code)),
      changed,
    }));
}

interface Day {
  readonly code: SessionCode;
  readonly hard: boolean;
}

/** Depth-first over the seven days with the cost so far as bound. */
function cheapestWeek(
  codes: readonly SessionCode[],
  printed: readonly Weekday[],
  days: readonly Weekday[],
  request: LayoutRequest,
): Placement[] | undefined {
  const costs = codes.map((code, index) => ALL_DAYS.map((day) => placementCost(code, printed[index] ?? day, day, codes, request)));
  const hard = codes.map((code) => isHard(code, request.level));
  const week: (Day | undefined)[] = [];
  const used = codes.map(() => false);
  let best: (Day | undefined)[] | undefined;
  let bestCost = Number.POSITIVE_INFINITY;

  const visit = (position: number, placed: number, cost: number): void => {
    if (cost >= bestCost || codes.length - placed > days.filter((day) => day > position).length) return;
    if (position === 7) {
      if (!borderHolds(week)) return;
      best = [...week];
      bestCost = cost;
      return;
    }
    const weekday = (position + 1) as Weekday;
    if (days.includes(weekday)) {
      const tried = new Set<string>();
      for (const index of cheapestFirst(costs, used, position)) {
        const code = codes[index];
        if (code === undefined || tried.has(`${code}${printed[index] ?? 0}`)) continue;
        tried.add(`${code}${printed[index] ?? 0}`);
        week[position] = { code, hard: hard[index] ?? false };
        if (!orderHolds(week, position)) continue;
        used[index] = true;
        visit(position + 1, placed + 1, cost + (costs[index]?.[position] ?? 0) + neighbourCost(week, position));
        used[index] = false;
      }
    }
    week[position] = undefined;
    visit(position + 1, placed, cost);
  };
  visit(0, 0, 0);
  return best?.flatMap((day, index) => (day === undefined ? [] : [{ weekday: (index + 1) as Weekday, code: day.code }]));
}

function cheapestFirst(costs: readonly (readonly number[])[], used: readonly boolean[], position: number): number[] {
  const open = costs.flatMap((_, index) => (used[index] ? [] : [index]));
  return open.toSorted((a, b) => (costs[a]?.[position] ?? 0) - (costs[b]?.[position] ?? 0));
}

/** A session at half its wished length costs as much as one three days from its usual place; long runs and rides live from their length. */
const SHORT_COST = 7;
const LONG_SHORT_COST = 15;

function placementCost(code: SessionCode, printed: Weekday, day: Weekday, codes: readonly SessionCode[], request: LayoutRequest): number {
  const { availability, wanted } = request;
  const apart = Math.min(Math.abs(printed - day), 7 - Math.abs(printed - day));
  const minutes = availability.minutes?.[day] ?? Number.POSITIVE_INFINITY;
  const short = Math.max(0, 1 - minutes / wanted(code));
  const missesLongDay = availability.longDay !== undefined && code === longSession(codes) && day !== availability.longDay;
  return apart * 1.2 + short * (code === "RL" || code === "BK" ? LONG_SHORT_COST : SHORT_COST) + (missesLongDay ? 25 : 0);
}

function longSession(codes: readonly SessionCode[]): SessionCode | undefined {
  return LONG_SESSIONS.find((code) => codes.includes(code));
}

/** Two hard days in a row are allowed, but better apart; a long run is better not after a fast one. */
function neighbourCost(week: readonly (Day | undefined)[], position: number): number {
  const before = week[position - 1];
  const today = week[position];
  if (before === undefined || today === undefined) return 0;
  return (before.hard && today.hard ? 2 : 0) + (codeFacts(before.code).fastRun && today.code === "RL" ? 2 : 0);
}

function orderHolds(week: readonly (Day | undefined)[], position: number): boolean {
  const [first, second, third] = [week[position - 2], week[position - 1], week[position]];
  if (first?.hard && second?.hard && third?.hard) return false;
  return second === undefined || third === undefined || mayFollow(second.code, third.code);
}

function mayFollow(before: SessionCode, after: SessionCode): boolean {
  const [first, second] = [codeFacts(before), codeFacts(after)];
  if (first.heavyLower && (second.heavyLower || second.keyRun)) return false;
  return !(first.fastRun && second.fastRun);
}

/** The same rules from Sunday to the next Monday. */
function borderHolds(week: readonly (Day | undefined)[]): boolean {
  const twice = [...week, ...week.slice(0, 2)];
  return [7, 8].every((position) => orderHolds(twice, position));
}

function softenNotes(codes: readonly SessionCode[], changed: readonly number[]): PlanNote[] {
  if (changed.length === 0) return [];
  const text = `On the days you chose, hard sessions would follow each other too closely: ${changed.length === 1 ? "one of them is" : `${changed.length} of them are`} easier (${listOf(changed.map((index) => softenedText(codes[index])))}). Free another day and the full version fits.`;
  return [{ kind: "wish-not-met", text }];
}

function softenedText(code: SessionCode | undefined): string {
  const softer = code === undefined ? undefined : codeFacts(code).softer;
  return code === undefined || softer === undefined ? "" : `${SESSION_NAMES[code]} became ${SESSION_NAMES[softer]}`;
}

function longDayNotes(found: readonly Placement[], availability: Availability): PlanNote[] {
  const long = longSession(found.map((placement) => placement.code));
  const placement = found.find(({ code }) => code === long);
  if (availability.longDay === undefined || placement === undefined || placement.weekday === availability.longDay) return [];
  const text = `The long session could not be on ${dayName(availability.longDay)}; it is on ${dayName(placement.weekday)} instead, so that hard days and rest stay in order.`;
  return [{ kind: "wish-not-met", text }];
}

function dayName(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday - 1] ?? "";
}
