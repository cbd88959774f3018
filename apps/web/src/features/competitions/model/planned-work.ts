import type { Athlete } from "@ironpace/training";
import { addDays, type Day } from "@ironpace/training";

/** What readiness is read from; undefined while it is not there. */
export interface ReadinessSources {
  /** null: no active plan. */
  readonly plan: PlannedBlock | null | undefined;
  readonly athlete: Athlete | undefined;
  readonly planHref: string;
  readonly profileHref: string;
  readonly raceHref: (id: string) => string;
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
    /** Minutes × effort. */
    readonly load: number;
  }[];
}

export interface WorkUntil {
  /** Percent of the planned load, minutes × effort, of all days before the race. */
  readonly percent: number;
  readonly done: number;
  readonly planned: number;
  /** Sessions of the days before today. */
  readonly due: { readonly done: number; readonly planned: number };
  /** The last day of the plan, when it ends before the race. */
  readonly endsOn?: Day;
}

/** The work of the plan before a race that is done; undefined when nothing of the plan lies before it. */
export function workUntil({ startDate, durationWeeks, sessions }: PlannedBlock, race: Day, today: Day): WorkUntil | undefined {
  const before = sessions.filter(({ date, isRace, predatesPlan, completed }) => date < race && !isRace && (completed || !predatesPlan));
  if (before.length === 0) return undefined;
  const done = before.filter(({ completed }) => completed);
  const due = before.filter(({ date, completed }) => date < today || completed);
  const lastDay = addDays(startDate, 7 * durationWeeks - 1);
  return {
    percent: Math.round((100 * loadOf(done)) / (loadOf(before) || 1)),
    done: done.length,
    planned: before.length,
    due: { done: done.length, planned: due.length },
    ...(lastDay < addDays(race, -1) ? { endsOn: lastDay } : {}),
  };
}

function loadOf(sessions: PlannedBlock["sessions"]): number {
  return sessions.reduce((sum, { load }) => sum + load, 0);
}
