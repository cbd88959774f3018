import type { RaceSegment, TimedLab, TimedRace } from "@ironpace/training";
import { roundedFinish } from "./race-text.ts";

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

/** The finishes that a card or a simulator may be paced for, today's first; what reads the same is named once. */
export function pacingGoals({ now, reach, compared }: TimedLab): readonly PacingGoal[] {
  const target = compared.find(({ id }) => id === "target");
  return [
    ...(now === undefined ? [] : [{ id: "now", seconds: roundedFinish(now.total) }]),
    ...(reach === undefined ? [] : [{ id: "reach", seconds: roundedFinish(reach) }]),
    ...(target === undefined ? [] : [{ id: "target", seconds: target.total }]),
  ].filter(({ seconds }, index, all) => all.findIndex((other) => other.seconds === seconds) === index);
}

/** What is paced for until the athlete chooses: what training until the day brings, else today's finish. */
export function usualGoal(goals: readonly PacingGoal[]): PacingGoal | undefined {
  return goals.find(({ id }) => id === "reach") ?? goals[0];
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
