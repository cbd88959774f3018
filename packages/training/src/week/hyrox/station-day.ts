import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { SessionCode } from "../../model/plan.ts";
import { codeFacts } from "../../model/session-codes.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { Placement } from "../slots/week-search.ts";

/** Days before a Hyrox from which one session of a week that is made for another sport is its runs and stations: six weeks at the workouts of a contest, else four. */
const LEADS_FROM: { readonly [code in SessionCode]?: number } = { ML: 42, MM: 42 };
const USUAL_LEAD = 30;

/** What gives its day to them, the nearest to them first: a long workout, intervals, then the other fast session of the week. */
const GIVES_WAY: readonly SessionCode[] = ["ML", "MM", "RI", "EI", "BQ", "RT"];

/** The session that becomes runs and stations in the weeks before a Hyrox; undefined where the week has its own, or none that could. */
export function stationDay<Placed extends Pick<Placement, "code">>(placements: readonly Placed[]): Placed | undefined {
  if (placements.some(({ code }) => code === "HX")) return undefined;
  const code = GIVES_WAY.find((wanted) => placements.some((each) => each.code === wanted));
  return placements.find((each) => each.code === code);
}

/** Whether the weeks before a race have room for its stations: on a day of their own, or after lifting. */
export function hasRoomForStations(placements: readonly Pick<Placement, "code">[]): boolean {
  return stationDay(placements) !== undefined || placements.some(({ code }) => codeFacts(code).type === "strength");
}

/** Whether a week lies so near before the race that its stations are trained. */
export function leadsToStations({ startDate }: Pick<WeekFrame, "startDate">, race: Day): boolean {
  return race >= startDate && daysBetween(startDate, race) <= LONGEST_LEAD;
}

const LONGEST_LEAD = 42;

/** The week's sessions with the runs and stations that a Hyrox near it asks for, where its pattern has none. */
export function withStationDay<Placed extends Pick<Placement, "code" | "weekday">>(
  { hyrox, isDeload, startDate }: Pick<WeekFrame, "hyrox" | "isDeload" | "startDate">,
  placements: readonly Placed[],
): readonly Placed[] {
  const day = stationDay(placements);
  if (hyrox?.raceDate === undefined || isDeload || day === undefined) return placements;
  const days = daysBetween(addDays(startDate, day.weekday - 1), hyrox.raceDate);
  if (days <= 0 || days > (LEADS_FROM[day.code] ?? USUAL_LEAD)) return placements;
  return inGoodOrder(placements, day);
}

/**
 * The day with runs and stations where heavy legs are not the day before it and no fast run is beside it (periodization.md section 3):
 * the long workout that gave its day to them could follow heavy legs. Another session gives way, or changes days with it.
 */
function inGoodOrder<Placed extends Pick<Placement, "code" | "weekday">>(week: readonly Placed[], day: Placed): readonly Placed[] {
  const withCodes = (codes: ReadonlyMap<Placed, SessionCode>): readonly Placed[] =>
    week.map((each) => ({ ...each, code: codes.get(each) ?? each.code }));
  const inPlace = withCodes(new Map([[day, "HX"]]));
  const inPlaceOfOthers = GIVES_WAY.flatMap((code) => week.filter((each) => each !== day && each.code === code)).map((other) =>
    withCodes(new Map([[other, "HX"]])),
  );
  const swapped = week
    .filter((other) => other !== day && other.code !== "RACE")
    .map((other) =>
      withCodes(
        new Map([
          [other, "HX"],
          [day, other.code],
        ]),
      ),
    );
  const most = conflicts(week);
  return [inPlace, ...inPlaceOfOthers, ...swapped].find((order) => conflicts(order) <= most) ?? inPlace;
}

/** How often days of a week that repeats follow each other too closely. */
function conflicts(week: readonly Pick<Placement, "code" | "weekday">[]): number {
  const on = new Map(week.map(({ weekday, code }) => [weekday % 7, codeFacts(code)]));
  return [...on].reduce((count, [weekday, today]) => {
    const [before, first] = [on.get((weekday + 6) % 7), on.get((weekday + 5) % 7)];
    if (before === undefined) return count;
    const isTired = before.heavyLower && (today.heavyLower || today.keyRun);
    const isThird = today.hard && before.hard && first?.hard === true;
    return count + Number(isTired) + Number(before.fastRun && today.fastRun) + Number(isThird);
  }, 0);
}
