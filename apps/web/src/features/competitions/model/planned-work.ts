import type { Athlete } from "@ironpace/training";
import { addDays, type Day } from "@ironpace/training";
import type { ComponentType } from "react";
import type { Competition } from "../api/competitions.ts";

/** What readiness is read from; undefined while it is not there. */
export interface ReadinessSources {
  /** null: no active plan. */
  readonly plan: PlannedBlock | null | undefined;
  readonly athlete: Athlete | undefined;
  readonly planHref: string;
  readonly profileHref: string;
  readonly raceHref: (id: string) => string;
  /** A race against the clock in one picture. */
  readonly Picture: ComponentType<RaceProps>;
  /** How far its predicted finish may be off, in words. */
  readonly RaceError: ComponentType<RaceProps>;
}

interface RaceProps {
  readonly competition: Competition;
  readonly athlete: Athlete;
  readonly today: Day;
}

/** What is read of the active plan. */
export interface PlannedBlock {
  /** A Monday. */
  readonly startDate: Day;
  readonly durationWeeks: number;
  readonly sessions: readonly {
    readonly date: Day;
    readonly completed: boolean;
    readonly isRace: boolean;
    /** Its day lay behind when the plan was made. */
    readonly predatesPlan: boolean;
  }[];
}

export interface WorkUntil {
  readonly done: number;
  readonly planned: number;
  /** The last day of the plan, when it ends before the race. */
  readonly endsOn?: Day;
}

/** The sessions of the plan before a race, and how many are done; undefined when nothing of the plan lies before it. */
export function workUntil({ startDate, durationWeeks, sessions }: PlannedBlock, race: Day): WorkUntil | undefined {
  const before = sessions.filter(({ date, isRace, predatesPlan, completed }) => date < race && !isRace && (completed || !predatesPlan));
  if (before.length === 0) return undefined;
  const lastDay = addDays(startDate, 7 * durationWeeks - 1);
  return {
    done: before.filter(({ completed }) => completed).length,
    planned: before.length,
    ...(lastDay < addDays(race, -1) ? { endsOn: lastDay } : {}),
  };
}
