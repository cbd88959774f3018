import type { RaceSegment, TimedRace } from "@ironpace/training";

/** Seconds between two races in one of their parts; the runs of a Hyrox are one part. */
export interface Gap {
  readonly id: string;
  readonly name: string;
  readonly side: RaceSegment["side"];
  /** Over the comparison; negative where it is faster. */
  readonly seconds: number;
}

/** The largest first; of a run, whose kilometres are trained as one, a single part. */
export function getGaps(race: TimedRace, against: TimedRace): readonly Gap[] {
  const gaps = race.segments.map((segment, index): Gap => {
    const seconds = segment.seconds - (against.segments[index]?.seconds ?? segment.seconds);
    return { id: segment.id, name: segment.name, side: segment.side, seconds };
  });
  const isOfWhole = ({ id }: Gap) => /^(?:run|km)-/u.test(id);
  const running = gaps.filter(isOfWhole);
  if (running.length < 2) return gaps.toSorted((a, b) => b.seconds - a.seconds);
  const seconds = running.reduce((sum, gap) => sum + gap.seconds, 0);
  const whole: Gap = { id: "runs", name: isHyrox(race) ? "All eight runs" : "The whole distance", side: "pace", seconds };
  return [whole, ...gaps.filter((gap) => !isOfWhole(gap))].toSorted((a, b) => b.seconds - a.seconds);
}

/** The largest gaps of a race that is behind, and all the rest in one, so that together they are the whole way. */
export function largestGaps(race: TimedRace, against: TimedRace, count: number): readonly Gap[] {
  const gaps = getGaps(race, against).filter(({ seconds }) => Math.round(seconds) !== 0);
  if (gaps.length <= count + 1) return gaps;
  const rest = gaps.slice(count);
  const areStations = isHyrox(race) && rest.every(({ side }) => side === "iron");
  const others: Gap = {
    id: "others",
    name: areStations ? `${rest.length} other stations` : "Everything else",
    side: areStations ? "iron" : "rest",
    seconds: rest.reduce((sum, { seconds }) => sum + seconds, 0),
  };
  return [...gaps.slice(0, count), others];
}

function isHyrox({ segments }: TimedRace): boolean {
  return segments.some(({ id }) => id === "roxzone");
}

/** The part that is furthest behind; of a Hyrox a station, which is what is trained by itself; none of a run. */
export function findWeakest(race: TimedRace, against: TimedRace): RaceSegment | undefined {
  if (race.segments.every(({ id }) => id.startsWith("km-"))) return undefined;
  const side = isHyrox(race) ? "iron" : "pace";
  const behind = (segment: RaceSegment) => {
    const other = against.segments.find(({ id }) => id === segment.id)?.seconds ?? segment.seconds;
    return segment.seconds - other;
  };
  return race.segments.filter((segment) => segment.side === side).toSorted((a, b) => behind(b) - behind(a))[0];
}

export interface Stair extends Gap {
  /** Where it begins and how long it is, as shares of all that is to be found. */
  readonly from: number;
  readonly length: number;
}

/** Each part begins where the last one has ended; what is faster than needed leads back. */
export function getStairs(gaps: readonly Gap[]): readonly Stair[] {
  const ends = gaps.reduce<readonly number[]>((all, { seconds }) => [...all, (all.at(-1) ?? 0) + seconds], []);
  const lowest = Math.min(0, ...ends);
  const most = Math.max(1, Math.max(0, ...ends) - lowest);
  return gaps.map((gap, index) => {
    const [before, after] = [ends[index - 1] ?? 0, ends[index] ?? 0];
    return { ...gap, from: (Math.min(before, after) - lowest) / most, length: Math.abs(gap.seconds) / most };
  });
}
