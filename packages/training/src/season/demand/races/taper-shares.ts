import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";

type Anchor = readonly [daysBefore: number, share: number];

const FIVE_K: readonly Anchor[] = [
  [7, 0.8],
  [4, 0.6],
  [1, 0.3],
];
const TEN_K: readonly Anchor[] = [
  [10, 0.85],
  [7, 0.7],
  [4, 0.5],
  [1, 0.25],
];
const HALF_MARATHON_TAPER: readonly Anchor[] = [
  [13, 0.85],
  [8, 0.68],
  [4, 0.45],
  [1, 0.22],
];
const MARATHON_TAPER: readonly Anchor[] = [
  [20, 0.88],
  [14, 0.72],
  [8, 0.56],
  [4, 0.38],
  [1, 0.2],
];
const HYROX_TAPER: readonly Anchor[] = [
  [14, 0.82],
  [11, 0.7],
  [8, 0.56],
  [5, 0.46],
  [3, 0.38],
  [1, 0.22],
];
const DOUBLES_TAPER: readonly Anchor[] = [
  [10, 0.82],
  [7, 0.62],
  [4, 0.46],
  [1, 0.22],
];
const RELAY_TAPER: readonly Anchor[] = [
  [7, 0.8],
  [4, 0.55],
  [1, 0.28],
];
const SPRINT_TAPER: readonly Anchor[] = [
  [8, 0.85],
  [4, 0.55],
  [1, 0.28],
];
const OLYMPIC_TAPER: readonly Anchor[] = [
  [12, 0.85],
  [7, 0.62],
  [4, 0.46],
  [1, 0.25],
];
const HALF_TRIATHLON: readonly Anchor[] = [
  [14, 0.85],
  [8, 0.62],
  [4, 0.44],
  [1, 0.22],
];
const FULL_TRIATHLON: readonly Anchor[] = [
  [21, 0.88],
  [14, 0.7],
  [8, 0.52],
  [4, 0.36],
  [1, 0.18],
];
const CONTEST_TAPER: readonly Anchor[] = [
  [10, 0.8],
  [7, 0.66],
  [4, 0.46],
  [1, 0.22],
];
const WEIGHTLIFTING_TAPER: readonly Anchor[] = [
  [10, 0.8],
  [7, 0.6],
  [3, 0.4],
  [1, 0.1],
];
const POWERLIFTING_TAPER: readonly Anchor[] = [
  [14, 0.7],
  [10, 0.58],
  [7, 0.45],
  [3, 0.28],
  [2, 0],
];

/** Shares of the mean loading week by days before the race, linear between (race-demands.md table 10). */
export function taperAnchors(format: CompetitionFormat): readonly Anchor[] {
  switch (format.kind) {
    case "hyrox":
      return format.relay === true ? RELAY_TAPER : format.doubles ? DOUBLES_TAPER : HYROX_TAPER;
    case "crossfit":
      return CONTEST_TAPER;
    case "powerlifting":
      return POWERLIFTING_TAPER;
    case "weightlifting":
      return WEIGHTLIFTING_TAPER;
    case "triathlon":
      return triathlonAnchors(format.format.run);
    case "running":
      return runningAnchors(format.distance ?? 10_000);
  }
}

function triathlonAnchors(run: number): readonly Anchor[] {
  if (run > 30_000) return FULL_TRIATHLON;
  if (run > 15_000) return HALF_TRIATHLON;
  return run > 7500 ? OLYMPIC_TAPER : SPRINT_TAPER;
}

function runningAnchors(metres: number): readonly Anchor[] {
  if (metres > 30_000) return MARATHON_TAPER;
  if (metres > 15_000) return HALF_MARATHON_TAPER;
  return metres > 7500 ? TEN_K : FIVE_K;
}

/** The share of a usual day that a day so long before the race holds; 1 before the taper of `taperDays`, which may be shorter than the event's own. */
export function taperShare(anchors: readonly Anchor[], daysBefore: number, taperDays: number): number {
  if (daysBefore > taperDays) return 1;
  const later = anchors.findIndex(([days]) => days <= daysBefore);
  const [days, share] = anchors[later] ?? anchors.at(-1) ?? [1, 0.3];
  const earlier = later === -1 ? undefined : anchors[later - 1];
  if (earlier === undefined) return share;
  return share + ((earlier[1] - share) * (daysBefore - days)) / (earlier[0] - days);
}

/** First day of the event's taper, counted back from the race. */
export function taperLength(format: CompetitionFormat): number {
  return taperAnchors(format)[0]?.[0] ?? 7;
}

/** Mean share of a usual week that the seven days before a race hold (`week` 1), those before them (2), and so on. */
export function taperMean(format: CompetitionFormat, taperDays: number, week: number): number {
  const anchors = taperAnchors(format);
  const days = Array.from({ length: 7 }, (_, index) => 7 * (week - 1) + 1 + index);
  return days.reduce((sum, day) => sum + taperShare(anchors, day, taperDays), 0) / days.length;
}
