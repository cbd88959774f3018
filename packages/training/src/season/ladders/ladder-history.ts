import { DOSE_LADDERS, type Pool } from "../../catalogue/ladders/dose-ladders.ts";
import { addDays, type Day, daysBetween } from "../../calendar/day.ts";
import type { Session } from "../../model/plan.ts";
import type { PastWork, QualityWork, Stimulus } from "../../model/quality-work.ts";

/** A dose that was done or is planned before the day in question. */
export interface Exposure extends QualityWork {
  readonly date: Day;
}

/** So long a dose does not come again. */
const REPEAT_DAYS = 21;
/** From the Monday of a deload to the end of the week after it. */
const FIRST_WEEK_BACK = 14;
/** After so many days a stimulus starts anew, two rungs below the best. */
const FORGOTTEN_DAYS = 28;

/** What hard work the weeks before held: each dose climbs from it. */
export class LadderHistory {
  readonly #exposures: Exposure[] = [];
  readonly #moves = new Map<Exposure, PastWork["move"]>();
  /** Its Monday. */
  #lastDeload: Day | undefined;
  #rising: ReadonlySet<Pool> = new Set<Pool>(["threshold", "vo2", "speed", "easy"]);

  readonly #isLowered: (date: Day) => boolean;

  /** `isLowered` says on which days hard work is eased: a rung less. */
  constructor(before: readonly PastWork[] = [], isLowered: (date: Day) => boolean = () => false) {
    this.#isLowered = isLowered;
    for (const record of before.toSorted((a, b) => a.date.localeCompare(b.date))) {
      this.#exposures.push(record);
      this.#moves.set(record, record.move);
    }
  }

  /** Which pools may take a step up in the week that is built next: at most two things grow at a time (dose-progression.md section 3). */
  startWeek(rising: ReadonlySet<Pool>): void {
    this.#rising = rising;
  }

  add(sessions: readonly Session[]): void {
    for (const { work, date, weekday, isDeload } of sessions) {
      if (isDeload) this.#lastDeload = addDays(date, 1 - weekday);
      if (work !== undefined) this.#exposures.push({ ...work, date });
    }
  }

  /** The latest dose of the ladder, but for the light ones, whatever machine it was on. */
  last(stimulus: Stimulus, date: Day): Exposure | undefined {
    return this.lastOf((work) => work.stimulus === stimulus, date);
  }

  lastOf(isWanted: (work: Exposure) => boolean, date: Day): Exposure | undefined {
    const isMeant = (work: Exposure): boolean => isLoading(work) && work.date < date && isWanted(work);
    // What was done less of on an eased day is no measure for the next one: the ladder goes on from the dose before it.
    return this.#exposures.findLast((work) => isMeant(work) && !this.#isLowered(work.date)) ?? this.#exposures.findLast(isMeant);
  }

  best(stimulus: Stimulus, date: Day): number | undefined {
    const rungs = this.#exposures
      .filter((work) => isLoading(work) && work.date < date && work.stimulus === stimulus)
      .map(({ rung }) => rung);
    return rungs.length === 0 ? undefined : Math.max(...rungs);
  }

  /** Loading doses of the last three weeks. */
  recent(date: Day): readonly Exposure[] {
    return this.#exposures.filter((work) => isLoading(work) && work.date < date && daysBetween(work.date, date) < REPEAT_DAYS);
  }

  /** Loading doses of a stimulus so far. */
  all(stimulus: Stimulus, date: Day): readonly Exposure[] {
    return this.#exposures.filter((work) => isLoading(work) && work.date < date && work.stimulus === stimulus);
  }

  isForgotten(work: Exposure, date: Day): boolean {
    return daysBetween(work.date, date) > FORGOTTEN_DAYS;
  }

  /** Rungs from the last dose to the next: none in the first week after a deload, none while other things grow. */
  move(work: Exposure, date: Day): number {
    if (this.#isLowered(date)) return -1;
    const left = this.#moves.get(work);
    if (left !== undefined && left <= 0) return left;
    const deload = this.#lastDeload;
    if (deload !== undefined && work.date < deload && daysBetween(deload, date) < FIRST_WEEK_BACK) return 0;
    return this.#rising.has(DOSE_LADDERS[work.stimulus].pool) ? 1 : 0;
  }
}

function isLoading({ purpose }: QualityWork): boolean {
  return purpose === "load";
}
