import type { Focus } from "../../athlete/athlete.ts";
import type { Day, Weekday } from "../../calendar/day.ts";
import type { PlanContext } from "../../context/context.ts";
import type { SessionSlot } from "../../context/session-slot.ts";
import { limitsOnDay } from "../../free-text/availability.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { type Commitment, isLong, isOfPlan } from "../../free-text/week-map/commitment.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { WeekPattern } from "../slots/patterns.ts";
import { easySecondsPerMetre } from "../run/long-run-progression.ts";
import { isRunCode } from "../run/run-metres.ts";
import { offeredDays, SHORTEST_SESSION } from "../slots/week-layout.ts";

/** A fixed date of every week and the sessions of the plan that it may be, the best first. */
export interface PlacedCommitment {
  readonly weekday: Weekday;
  readonly codes: readonly SessionCode[];
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

function codesFor(commitment: Commitment, focus: Focus): Pick<PlacedCommitment, "codes" | "isOwnSport"> {
  if (isOfPlan(commitment, focus)) return { codes: ownCodes(commitment), isOwnSport: true };
  if (!commitment.isHard) return { codes: ["ZE"], isOwnSport: false };
  return { codes: focus === "crossfit" ? ["MM", "ML"] : ["EI"], isOwnSport: false };
}

function ownCodes(commitment: Commitment): readonly SessionCode[] {
  const { sport, isHard, label, isLengthTold } = commitment;
  if (sport === "swim") return ["SW", "SWs"];
  if (sport === "ride") return isHard ? ["BQ", "BK"] : isLong(commitment) ? ["BK"] : ["BK", "BQ"];
  if (isLong(commitment)) return ["RL"];
  if (isHard) return ["RT", "RI"];
  // A run of a told length fills its evening: strength has another day.
  if (isLengthTold && label !== "parkrun") return ["RE"];
  return label === "parkrun" ? ["RE", "RT", "REs"] : ["RE", "REs"];
}

/** Days of the week that are left for the plan's own pattern: dates of another sport take theirs. */
export function ownDays(daysPerWeek: number, placed: readonly PlacedCommitment[]): number {
  return daysPerWeek - placed.filter(({ isOwnSport }) => !isOwnSport).length;
}

/** What a fixed date takes the place of, the first that the week has. */
const GIVES_WAY = "RC ZE RE REs EI SUE MM SU2 GYE SFm PT PV SU GY SL2 BQ RI RT SLm ML HX SF SL PB PD PS SW SWs OLs RL BK".split(
  " ",
) as readonly SessionCode[];

/** The pattern with the fixed dates among its sessions; it keeps its number of sessions where they are fewer than it can have. */
export function withCommitments(pattern: WeekPattern, daysPerWeek: number, placed: readonly PlacedCommitment[]): WeekPattern {
  if (placed.length === 0) return pattern;
  const left = pattern.flatMap((code, at) => (code === undefined ? [] : [{ code, at }]));
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
  for (const { weekday, codes, isOwnSport } of placed) {
    const own = isOwnSport ? take(codes) : undefined;
    week[weekday - 1] = own ?? codes[0];
  }
  while (left.length + placed.length > daysPerWeek && take(GIVES_WAY) !== undefined);
  for (const { code, at } of left) {
    const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => week[day] === undefined);
    const nearest = free.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    if (nearest !== undefined) week[nearest] = code;
  }
  return week;
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
    placed.map(({ weekday, codes }) => {
      const code = pattern[weekday - 1];
      return [weekday, (code === undefined ? codes : [code]).flatMap(withSofter)];
    }),
  );
}

function withSofter(code: SessionCode): readonly SessionCode[] {
  const { softer } = codeFacts(code);
  return softer === undefined ? [code] : [code, ...withSofter(softer)];
}

/** What the athlete does on a date anyway. */
export function commitmentOn(days: readonly DayLimit[], date: Day): Commitment | undefined {
  const kept = limitsOnDay(days, date).filter(({ commitment }) => commitment !== undefined);
  // The first Saturday of a month comes before every Saturday.
  return (kept.find(({ from }) => from !== undefined) ?? kept[0])?.commitment;
}

const HARD_RPE = 7;
const LIGHT_RPE = 4;

/** A fixed date lasts as long as it is told to, and a sport of its own is as hard as it is. */
export function asCommitted(context: PlanContext, slot: SessionSlot): SessionSlot {
  const commitment = slot.code === "RACE" ? undefined : commitmentOn(context.reading.days, slot.date);
  if (commitment === undefined) return slot;
  const { minutes: most = {} } = context.athlete.availability;
  const within = (minutes: number): number =>
    Math.min(Math.max(SHORTEST_SESSION, Math.min(minutes, most[slot.weekday] ?? Infinity)), context.health.sessionMinutes);
  if (isOfPlan(commitment, context.athlete.focus)) {
    if (!commitment.isLengthTold && commitment.metres === undefined) return slot;
    const { metres, sport } = commitment;
    const seconds = metres === undefined || sport !== "run" ? 60 * commitment.minutes : metres * easySecondsPerMetre(context);
    return { ...slot, minutes: within(Math.round(seconds / 60) + AROUND_MINUTES) };
  }
  // Where a week has no room for one more hard day, its date is a light one.
  const isHard = commitment.isHard && codeFacts(slot.code).hard;
  const rpe = Math.min(isHard ? HARD_RPE : LIGHT_RPE, context.highestRpe);
  const { stimulus: _stimulus, easyAfter: _easyAfter, ...rest } = slot;
  const code = isRunCode(slot.code) ? getEasyCode(commitment) : slot.code;
  return { ...rest, code, minutes: within(commitment.minutes), rpe: slot.isTaper || slot.isRecovery ? Math.min(rpe, LIGHT_RPE) : rpe };
}

/** No run is counted where something else is done in its place. */
function getEasyCode({ isHard }: Commitment): SessionCode {
  return isHard ? "EI" : "ZE";
}

/** Of a session that the plan writes: its warm-up and its end. */
const AROUND_MINUTES = 12;
