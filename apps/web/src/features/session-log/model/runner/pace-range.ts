import { formatClock, parseClock, type ExerciseItem } from "@ironpace/training";

/** A planned pace as the plan writes it, with its bounds in seconds. */
export interface PaceRange {
  /** Seconds per kilometre, 500 m or 100 m; `fastest` is the smaller number. */
  readonly fastest: number;
  readonly slowest: number;
  /** "4:42–4:47", in the athlete's unit, as `fastText` and `slowText` are. */
  readonly text: string;
  readonly fastText: string;
  readonly slowText: string;
  /** "/km" */
  readonly unit: string;
}

/** "5:30–6:11 /km" */
const WRITTEN = /(?<![\d:])(\d+:\d\d)(?:[–-](\d+:\d\d))?\s*(\/[^,]*)/u;

/** The pace of a line of the plan, in the unit its words have; where they name none, as the plan counts it. Undefined without a pace. */
export function getPaceRange({ pace, intensity }: Pick<ExerciseItem, "pace" | "intensity">): PaceRange | undefined {
  if (pace === undefined) return undefined;
  const { fastest, slowest } = pace;
  const written = readPaceRange(intensity);
  if (written !== undefined) return { ...written, fastest, slowest };
  return toRange(fastest, slowest, `/${pace.per.replace(/(\d)m$/u, "$1 m")}`);
}

/** A pace as it is written; undefined for a text that names none. */
export function readPaceRange(text = ""): PaceRange | undefined {
  const [, fast, slow = fast, unit] = WRITTEN.exec(text) ?? [];
  return unit === undefined ? undefined : toRange(parseClock(fast ?? "") ?? 0, parseClock(slow ?? "") ?? 0, unit.trim());
}

function toRange(fastest: number, slowest: number, unit: string): PaceRange {
  const [fastText, slowText] = [formatClock(fastest), formatClock(slowest)];
  return { fastest, slowest, text: fastText === slowText ? fastText : `${fastText}–${slowText}`, fastText, slowText, unit };
}

/** Seconds per kilometre that the scale shows beside the band at most, and the share of the band's own width where it is narrow. */
const MARGIN = { seconds: 15, ofBand: 1.25 };
/** A pace without a range is drawn as wide as this many seconds. */
const NARROWEST_BAND_SECONDS = 2;

/** Seconds between two ticks, and how many of them the scale has room for. */
const TICK_STEPS = [1, 2, 5, 10, 30];
const MAX_TICKS = 14;

/** The band of a planned pace on a scale from slower (0, left) to faster (1, right): never narrower than a fourth of it, so that it reads as a range. */
export function paceBand({ fastest, slowest }: Pick<PaceRange, "fastest" | "slowest">): {
  readonly left: number;
  readonly right: number;
  /** Where a pace stands; outside 0-1 beyond the scale. */
  readonly place: (seconds: number) => number;
  /** Places of round paces on the scale. */
  readonly ticks: readonly number[];
} {
  const middle = (fastest + slowest) / 2;
  const half = Math.max(NARROWEST_BAND_SECONDS, slowest - fastest) / 2;
  const margin = Math.min(MARGIN.seconds, 2 * half * MARGIN.ofBand);
  const slowEnd = middle + half + margin;
  const width = 2 * (half + margin);
  const place = (seconds: number) => (slowEnd - seconds) / width;
  const step = TICK_STEPS.find((each) => width / each <= MAX_TICKS) ?? 60;
  const first = Math.ceil((slowEnd - width) / step);
  const ticks = Array.from({ length: Math.floor(slowEnd / step) - first + 1 }, (_, index) => place((first + index) * step));
  return { ticks, left: place(middle + half), right: place(middle - half), place };
}
