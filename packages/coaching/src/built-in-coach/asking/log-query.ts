import { getWeekday } from "@ironpace/training";
import type { Work, WorkLine } from "../own-data/diary.ts";
import { mean, sum } from "../own-data/figures.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import type { Slots } from "../reading/slots.ts";

type Filter = Pick<
  Slots,
  | "lifts"
  | "kinds"
  | "lines"
  | "title"
  | "weekdays"
  | "kilograms"
  | "minutes"
  | "kilometres"
  | "rpe"
  | "bound"
  | "except"
  | "isHard"
  | "repsEach"
>;

/** Whether a logged session is one of those a question is about. */
export function fits(filter: Filter, work: Work): boolean {
  const { lifts, kinds, lines, title, weekdays, kilograms, minutes, kilometres, rpe, bound, except } = filter;
  const isAtLeast = bound !== "most";
  const [kind] = kinds;
  const line = kinds.length === 0 && lifts.length === 0 ? lines[0] : undefined;
  return (
    (kind === undefined || kind.isDone(work)) &&
    (line === undefined ||
      line.fits.test(work.title) ||
      new RegExp(line.name.split(" ")[0] ?? "", "i").test(work.title) ||
      linesIn(work, filter).length > 0 ||
      work.sets.some(({ exercise }) => line.fits.test(exercise))) &&
    (except === undefined || !except.isDone(work)) &&
    (weekdays.length === 0 || weekdays.includes(getWeekday(work.on))) &&
    (title === undefined || title.test(work.title) || lifts.length > 0) &&
    (lifts.length === 0 || getSets(work, filter).length > 0) &&
    (kilograms === undefined || lifts.length > 0 || work.sets.some(({ kilograms: loaded }) => loaded === kilograms)) &&
    (minutes === undefined ||
      (bound === undefined ? work.minutes === minutes : isAtLeast ? (work.minutes ?? 0) >= minutes : (work.minutes ?? 999) <= minutes)) &&
    (kilometres === undefined || fitsDistance(work, kilometres, bound)) &&
    (rpe === undefined || work.rpe === undefined
      ? rpe === undefined
      : bound === undefined
        ? work.rpe === rpe
        : isAtLeast
          ? work.rpe >= rpe
          : work.rpe <= rpe) &&
    (filter.isHard !== true || (work.rpe ?? 0) >= HARD_EFFORT)
  );
}

/** From this effort on a session counts as hard. */
const HARD_EFFORT = 7;

function fitsDistance(work: Work, kilometres: number, bound: Filter["bound"]): boolean {
  const run = Math.max(work.longestRun ?? 0, work.metres.run ?? 0) / 1000;
  if (bound !== undefined) return bound === "least" ? run >= kilometres : run > 0 && run <= kilometres;
  return [work.longestRun, work.metres.run].some((metres) => metres !== undefined && Math.abs(metres / 1000 - kilometres) < 0.06);
}

export function getSets(
  { sets }: Work,
  { lifts, kilograms, bound, repsEach }: Pick<Filter, "lifts" | "kilograms" | "bound" | "repsEach">,
): Work["sets"] {
  return sets.filter(
    ({ exercise, isWarmUp, kilograms: loaded, reps }) =>
      !isWarmUp &&
      (repsEach === undefined || (reps ?? 0) >= repsEach) &&
      (lifts.length === 0 || lifts.some((lift) => lift.fits.test(exercise))) &&
      (kilograms === undefined ||
        (bound === undefined ? loaded === kilograms : bound === "least" ? (loaded ?? 0) > kilograms : (loaded ?? 0) < kilograms)),
  );
}

/** Lines of the main part that a question about a station means. */
export function linesIn(
  { lines: done = [] }: Work,
  { kinds, lifts, lines }: Pick<Filter, "kinds" | "lifts" | "lines">,
): readonly WorkLine[] {
  const [line] = lines;
  return line === undefined || kinds.length > 0 || lifts.length > 0 ? [] : done.filter(({ name }) => line.fits.test(name));
}

/** What a session gives for a metric; undefined where that is not logged. */
export function getValue(work: Work, metric: Metric, filter: Filter): number | undefined {
  const sets = getSets(work, filter);
  switch (metric) {
    case "time":
      return work.minutes;
    case "distance":
      return findDistance(work, filter);
    case "pace":
      // The distance of intervals is the plan's, warm-up and rests included: no pace follows from it.
      return (work.isDistanceLogged || work.code === undefined || work.code === "RL" || work.code === "RE") &&
        (work.metres.run ?? 0) > 0 &&
        work.minutes !== undefined &&
        Object.keys(work.metres).length === 1 &&
        work.sets.length === 0
        ? (60_000 * work.minutes) / (work.metres.run ?? 1)
        : undefined;
    case "effort":
      return filter.lifts.length === 0 ? work.rpe : (mean(sets.flatMap(({ rpe }) => rpe ?? [])) ?? work.rpe);
    case "load":
      return work.load;
    case "sets":
      return sets.length;
    case "reps": {
      const stations = linesIn(work, filter);
      return sum((stations.length > 0 ? stations : sets).map(({ reps }) => reps ?? 0));
    }
    case "tonnage":
      // A session without logged sets counts as planned, as on the pages.
      if (filter.lifts.length === 0 && work.sets.length === 0) return work.planned?.kilograms ?? 0;
      return sum(sets.map(({ kilograms, reps, perHand }) => (kilograms ?? 0) * (reps ?? 0) * (perHand ? 2 : 1)));
    case "e1rm": {
      const estimates = sets.flatMap(({ kilograms, reps }) =>
        kilograms === undefined || reps === undefined ? [] : [kilograms * (1 + reps / 30)],
      );
      return estimates.length === 0 ? undefined : Math.max(...estimates);
    }
    case "weight": {
      const stations = linesIn(work, filter);
      const loads = (filter.lines.length > 0 && filter.lifts.length === 0 && filter.kinds.length === 0 ? stations : sets).flatMap(
        ({ kilograms }) => kilograms ?? [],
      );
      return loads.length === 0 ? undefined : Math.max(...loads);
    }
    default:
      return 1;
  }
}

function findDistance(work: Work, { kinds, lines }: Filter): number | undefined {
  const name = kinds[0]?.name ?? lines[0]?.name ?? "";
  const sport = /\bski\b/.test(name)
    ? "ski"
    : /\brow\b/.test(name)
      ? "row"
      : /\b(?:ride|bike)\b/.test(name)
        ? "ride"
        : /\brun\b/.test(name)
          ? "run"
          : undefined;
  const stations = kinds.length === 0 && sport === undefined ? linesIn(work, { kinds, lifts: [], lines }) : [];
  const metres =
    sport !== undefined
      ? (work.metres[sport] ?? 0)
      : lines.length > 0 && kinds.length === 0
        ? sum(stations.map((station) => station.metres ?? 0))
        : sum(Object.values(work.metres));
  return metres === 0 ? undefined : metres;
}

/** Metrics of which the sessions of a period are added up; of others the average is taken. */
export const SUMMED_METRICS: ReadonlySet<Metric> = new Set<Metric>(["sessions", "time", "distance", "load", "sets", "reps", "tonnage"]);

/** One number for several sessions. */
export function getTotal(rows: readonly Work[], metric: Metric, filter: Filter, isMean = !SUMMED_METRICS.has(metric)): number | undefined {
  if (metric === "sessions") return rows.length;
  const values = rows.flatMap((work) => getValue(work, metric, filter) ?? []);
  if (metric === "e1rm" || metric === "weight") return values.length === 0 ? undefined : isMean ? Math.max(...values) : Math.max(...values);
  if (metric === "pace") {
    const paced = rows.filter((work) => getValue(work, "pace", filter) !== undefined);
    return paced.length === 0
      ? undefined
      : (60_000 * sum(paced.map(({ minutes }) => minutes ?? 0))) / sum(paced.map(({ metres }) => metres.run ?? 0));
  }
  return isMean ? mean(values) : sum(values);
}
