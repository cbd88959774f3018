import type { RaceSegment, TimedRace } from "@ironpace/training";

/** Seconds between two races in one of their parts; the runs of a Hyrox are one part. */
export interface Gap {
  readonly id: string;
  readonly name: string;
  readonly side: RaceSegment["side"];
  /** Over the comparison; negative where it is faster. */
  readonly seconds: number;
}

/** The largest first. */
export function getGaps(race: TimedRace, against: TimedRace): readonly Gap[] {
  const isHyrox = race.segments.some(({ id }) => id === "roxzone");
  const gaps = race.segments.map((segment, index): Gap => {
    const seconds = segment.seconds - (against.segments[index]?.seconds ?? segment.seconds);
    return { id: segment.id, name: segment.name, side: segment.side, seconds };
  });
  if (!isHyrox) return gaps;
  const runs = gaps.filter(({ side }) => side === "pace").reduce((sum, { seconds }) => sum + seconds, 0);
  const whole: Gap = { id: "runs", name: "All eight runs", side: "pace", seconds: runs };
  return [whole, ...gaps.filter(({ side }) => side !== "pace")].toSorted((a, b) => b.seconds - a.seconds);
}

/** The part that is furthest behind; of a Hyrox a station, which is what is trained by itself. */
export function findWeakest(race: TimedRace, against: TimedRace): RaceSegment | undefined {
  const isHyrox = race.segments.some(({ id }) => id === "roxzone");
  const behind = (segment: RaceSegment) => {
    const other = against.segments.find(({ id }) => id === segment.id)?.seconds ?? segment.seconds;
    return segment.seconds - other;
  };
  return race.segments.filter(({ side }) => !isHyrox || side === "iron").toSorted((a, b) => behind(b) - behind(a))[0];
}

export interface Stair extends Gap {
  /** Where it begins and how long it is, as shares of all that is to be found. */
  readonly from: number;
  readonly length: number;
}

/** Each part begins where the last one has ended; what is faster than needed comes back at the end. */
export function getStairs(gaps: readonly Gap[]): readonly Stair[] {
  const most = Math.max(
    1,
    gaps.filter(({ seconds }) => seconds > 0).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  let at = 0;
  return gaps.map((gap) => {
    const from = Math.min(at, at + gap.seconds);
    at += gap.seconds;
    return { ...gap, from: from / most, length: Math.abs(gap.seconds) / most };
  });
}
