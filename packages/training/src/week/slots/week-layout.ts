import type { Availability, Level } from "../../athlete/athlete.ts";
import { WEEKDAY_NAMES, type Weekday } from "../../calendar/day.ts";
import type { WeekPattern } from "./patterns.ts";
import type { PlanNote, SessionCode } from "../../model/plan.ts";
import { codeFacts, SESSION_NAMES } from "../../model/session-codes.ts";
import { ALL_DAYS, cheapestWeek, isTiring, keepsOrder, type LayoutRequest, longSession, type Placement } from "./week-search.ts";
import { formatList } from "../../model/words.ts";

export interface WeekLayout {
  readonly placements: readonly Placement[];
  readonly notes: readonly PlanNote[];
}

/** No session is worth changing shoes for below this. */
export const SHORTEST_SESSION = 20;

/**
 * Puts the codes of a pattern on the athlete's weekdays, in a week that repeats: exact number of sessions, hard and heavy
 * days in a good order, minutes and the long day as wished. A complete search over the week: the cheapest layout wins,
 * the earliest of equals. Where no order of the codes fits, as few sessions as possible are made easier, and a note says so.
 */
export function layoutWeek(request: LayoutRequest): WeekLayout {
  const { codes: wanted, printed } = readPattern(request.pattern);
  const codes = fittingEasyDays(wanted, request);
  const { days, notes } = trainingDays(onOfferedDays(request.availability, codes.length), codes.length, request.offDays);
  const softer = request.softer ?? ((code: SessionCode) => codeFacts(code).softer);
  for (const softened of softerChoices(codes, softer)) {
    const found = cheapestWeek(softened.codes, printed, days, request);
    if (found === undefined) continue;
    return {
      placements: found,
      notes: [...notes, ...softenNotes(codes, softened.changed, softer), ...longDayNotes(found, request.availability)],
    };
  }
  // Fixed dates that no order of the days allows do not keep a week from being planned.
  const { fixed, ...free } = request;
  if (fixed !== undefined) return layoutWeek(free);
  throw new Error("A week without hard sessions fits any days");
}

/** Where the days without anything hard leave too few for the demanding sessions, the fastest run becomes an easy one before the long run moves. */
function fittingEasyDays(codes: readonly SessionCode[], { easyDays = [], availability, level }: LayoutRequest): SessionCode[] {
  const days = offeredDays(availability, codes.length).filter((day) => !easyDays.includes(day));
  const fitted = [...codes];
  const isDemanding = (code: SessionCode): boolean => isTiring(code, level) || code === longSession(codes);
  for (const fast of ["RI", "RT"] as const) {
    const at = fitted.indexOf(fast);
    const isSpare = at >= 0 && fitted.filter((code) => code === "RT" || code === "RI").length > 1;
    if (easyDays.length > 0 && isSpare && fitted.filter(isDemanding).length > days.length) fitted[at] = "RE";
  }
  return fitted;
}

/** Minutes that the longer day has more before two sessions change places. */
const WORTH_A_CHANGE = 15;

/** What should have the longer of two days, and what can do with the shorter one. */
const HEAVY_AND_LIGHT: readonly (readonly [heavy: SessionCode, light: SessionCode])[] = [
  ["PS", "PT"],
  ["PD", "PT"],
  ["SL", "SFm"],
  ["SL2", "SFm"],
  ["PB", "PV"],
];

/** Lifters' heavy sessions have the longer days, where the order of heavy legs allows it: the longest day is never the lightest. */
export function withHeavyLiftsOnLongerDays(layout: WeekLayout, { minutes = {} }: Availability, level: Level): WeekLayout {
  return HEAVY_AND_LIGHT.reduce((week: WeekLayout, [heavy, light]) => {
    const [from, to] = [heavy, light].map((code) => week.placements.find((placement) => placement.code === code)?.weekday);
    if (from === undefined || to === undefined || (minutes[to] ?? 0) < (minutes[from] ?? Infinity) + WORTH_A_CHANGE) return week;
    const placements = week.placements.map((placement) => ({
      ...placement,
      code: placement.weekday === from ? light : placement.weekday === to ? heavy : placement.code,
    }));
    return keepsOrder([placements, placements], level) ? { ...week, placements } : week;
  }, layout);
}

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

function trainingDays(
  availability: Availability,
  needed: number,
  offDays: readonly Weekday[] = [],
): { days: readonly Weekday[]; notes: PlanNote[] } {
  const usable = (day: Weekday): boolean => hasTime(availability.minutes, day);
  const chosen = ALL_DAYS.filter((day) => isUsable(availability, day));
  if (chosen.length >= needed) return { days: chosen, notes: [] };
  const others = ALL_DAYS.filter((day) => !chosen.includes(day)).toSorted(
    (a, b) => Number(offDays.includes(a)) - Number(offDays.includes(b)) || Number(usable(b)) - Number(usable(a)) || a - b,
  );
  const added = others.slice(0, needed - chosen.length).toSorted((a, b) => a - b);
  const text = `You asked for ${needed} sessions but chose ${chosen.length} days with at least ${SHORTEST_SESSION} minutes, so ${formatList(added.map(dayName))} ${added.length === 1 ? "is" : "are"} used as well.`;
  return { days: [...chosen, ...added].toSorted((a, b) => a - b), notes: [{ kind: "wish-not-met", text }] };
}

interface SofterChoice {
  readonly codes: readonly SessionCode[];
  readonly changed: readonly number[];
}

type Softer = NonNullable<LayoutRequest["softer"]>;

/** The codes as they are, then every way to make some easier, fewest changes first; the last one leaves nothing hard. */
function* softerChoices(codes: readonly SessionCode[], softer: Softer): Generator<SofterChoice> {
  yield { codes, changed: [] };
  const candidates = codes.flatMap((code, index) => (softer(code) === undefined ? [] : [index]));
  const choices = Array.from({ length: 2 ** candidates.length - 1 }, (_, index) =>
    candidates.filter((_candidate, bit) => ((index + 1) >> bit) & 1),
  );
  for (const changed of choices.toSorted((a, b) => a.length - b.length))
    yield { codes: codes.map((code, index) => (changed.includes(index) ? (softer(code) ?? code) : code)), changed };
}

function softenNotes(codes: readonly SessionCode[], changed: readonly number[], softer: Softer): PlanNote[] {
  if (changed.length === 0) return [];
  const text = `On the days you chose, hard sessions would follow each other too closely: ${changed.length === 1 ? "one of them is" : `${changed.length} of them are`} easier (${formatList(changed.map((index) => softenedText(codes[index], softer)))}). Free another day and the full version fits.`;
  return [{ kind: "wish-not-met", text }];
}

function softenedText(code: SessionCode | undefined, softer: Softer): string {
  const easier = code === undefined ? undefined : softer(code);
  return code === undefined || easier === undefined ? "" : `${SESSION_NAMES[code]} became ${SESSION_NAMES[easier]}`;
}

function longDayNotes(found: readonly Placement[], availability: Availability): PlanNote[] {
  const long = longSession(found.map((placement) => placement.code));
  const placement = found.find(({ code }) => code === long);
  if (availability.longDay === undefined || placement === undefined || placement.weekday === availability.longDay) return [];
  const wished = dayName(availability.longDay);
  const instead = `is on ${dayName(placement.weekday)} instead`;
  const text = isUsable(availability, availability.longDay)
    ? `The long session could not be on ${wished}; it ${instead}, so that hard days and rest stay in order.`
    : `You wanted the long session on ${wished}, but it is not among the days you chose with at least ${SHORTEST_SESSION} minutes; it ${instead}.`;
  return [{ kind: "wish-not-met", text }];
}

/** Who gave minutes for enough days and chose none means these days. */
function onOfferedDays(availability: Availability, needed: number): Availability {
  return { ...availability, weekdays: offeredDays(availability, needed) };
}

/** The days chosen, else those with minutes where they are enough, else all. */
export function offeredDays({ weekdays, minutes }: Availability, needed: number): readonly Weekday[] {
  if (weekdays !== undefined) return weekdays;
  const offered = ALL_DAYS.filter((day) => minutes?.[day] !== undefined);
  return offered.length < needed ? ALL_DAYS : offered;
}

function isUsable({ weekdays = ALL_DAYS, minutes }: Availability, day: Weekday): boolean {
  return weekdays.includes(day) && hasTime(minutes, day);
}

function hasTime(minutes: Availability["minutes"], day: Weekday): boolean {
  return (minutes?.[day] ?? Number.POSITIVE_INFINITY) >= SHORTEST_SESSION;
}

function dayName(weekday: Weekday): string {
  return WEEKDAY_NAMES[weekday - 1] ?? "";
}
