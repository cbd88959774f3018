import type { Availability, Level } from "../athlete/athlete.ts";
import type { Weekday } from "../calendar/day.ts";
import { isHard } from "./level-adaptation.ts";
import type { WeekPattern } from "./patterns.ts";
import type { SessionCode } from "./plan.ts";
import { codeFacts } from "./session-codes.ts";

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
}

export const ALL_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface Day {
  readonly code: SessionCode;
  readonly hard: boolean;
}

/** Depth-first over the seven days with the cost so far as bound. */
export function cheapestWeek(
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

/** The sessions that count as the long one of the week, the first present wins. */
const LONG_SESSIONS: readonly SessionCode[] = ["RL", "BK", "HX", "ML"];

/** The code of the week that counts as its long session. */
export function longSession(codes: readonly SessionCode[]): SessionCode | undefined {
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
