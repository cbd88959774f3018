import { raceBetween, type ComparedRace, type RaceSegment, type TimedRace } from "@ironpace/training";

/** A finish that the card can be paced for. */
export interface PacingGoal {
  readonly id: string;
  readonly seconds: number;
}

/** A line of the card: of a Hyrox a run with the station after it, else one part. */
export interface PacingLine {
  readonly run?: RaceSegment;
  readonly station?: RaceSegment;
  /** Where the clock stands when it is done. */
  readonly clock: number;
}

/** From today's race towards the target, as far as the finish asks: each part gives what it has to give. */
export function pacedRace(now: TimedRace, target: ComparedRace | undefined, seconds: number): TimedRace {
  if (target === undefined || seconds >= now.total) return raceBetween(now, now, seconds);
  return raceBetween(now, target, seconds);
}

/** The clock runs through the Roxzone as well: an eighth of it after each station. */
export function pacingLines(race: TimedRace): readonly PacingLine[] {
  const across = race.segments.find(({ id }) => id === "roxzone");
  if (across === undefined) {
    let clock = 0;
    return race.segments.map((segment) => {
      clock += segment.seconds;
      return { run: segment, clock };
    });
  }
  const along = race.segments.filter(({ id }) => id !== "roxzone");
  let clock = 0;
  return Array.from({ length: along.length / 2 }, (_, index): PacingLine => {
    const [run, station] = [along[2 * index]!, along[2 * index + 1]!];
    clock += run.seconds + station.seconds + across.seconds / (along.length / 2);
    return { run, station, clock };
  });
}
