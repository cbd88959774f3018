import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import type { Minutes } from "../units/units.ts";

/** What an event asks of the days around it (periodization.md section 6); days count back from the race. */
export interface RaceFacts {
  /** Days of reduced volume before an A race. */
  readonly taperDays: number;
  /** Mean volume of the taper, of the loading weeks before: Bosquet's −41 to −60 %. */
  readonly taperVolume: number;
  /** Nearer than this nothing is hard any more. */
  readonly lastHard: number;
  /** Nearer than this legs lift light. */
  readonly lastHeavyLegs: number;
  /** Nearer than this no run or ride is long. */
  readonly lastLong: number;
  /** Easy days after it. */
  readonly easyDays: number;
  /** Expected time, for the calendar and the load of the day. */
  readonly minutes: Minutes;
}

/** Easy days: Daniels' one per 3 km raced, and the usual ranges of the other sports. */
export function raceFacts(format: CompetitionFormat): RaceFacts {
  switch (format.kind) {
    case "hyrox":
      return facts({ taperDays: 10, lastHard: 5, lastHeavyLegs: 8, easyDays: 4, minutes: 100 });
    case "crossfit":
      return facts({ taperDays: 8, taperVolume: 0.54, lastHard: 4, lastHeavyLegs: 8, easyDays: 5, minutes: 120 });
    case "powerlifting":
      return facts({ taperDays: 10, lastHard: 7, lastHeavyLegs: 8, easyDays: 6, minutes: 180 });
    case "weightlifting":
      return facts({ taperDays: 8, lastHard: 4, lastHeavyLegs: 8, easyDays: 5, minutes: 120 });
    case "triathlon":
      return triathlonFacts(format.format.run);
    case "running":
      return runningFacts(format.distance ?? 10_000);
  }
}

/** Days before a race that is trained through without anything hard. */
export const EASY_BEFORE = 3;

/** Two or three easy days instead of a taper. */
export function trainedThrough<T extends RaceFacts>(race: T): T {
  return { ...race, taperDays: 0, lastHard: EASY_BEFORE + 1, lastHeavyLegs: EASY_BEFORE + 1, lastLong: 3 };
}

function triathlonFacts(run: number): RaceFacts {
  if (run > 30_000) return facts({ ...LONG_RACE, easyDays: 14, minutes: 780 });
  if (run > 15_000) return facts({ ...LONG_RACE, easyDays: 10, minutes: 360 });
  return facts({ taperDays: 10, lastHard: 5, lastHeavyLegs: 10, easyDays: 4, minutes: 150 });
}

function runningFacts(metres: number): RaceFacts {
  const easyDays = Math.min(14, Math.max(2, Math.round(metres / 3000)));
  const minutes = Math.max(20, Math.round((metres / 1000) * 5.6));
  if (metres > 30_000) return facts({ ...LONG_RACE, easyDays, minutes });
  if (metres > 15_000) return facts({ taperDays: 12, lastHard: 6, lastHeavyLegs: 10, lastLong: 10, easyDays, minutes });
  return facts({ taperDays: 8, taperVolume: 0.54, lastHard: 4, lastHeavyLegs: 8, easyDays, minutes });
}

const LONG_RACE = { taperDays: 14, lastHard: 7, lastHeavyLegs: 14, lastLong: 15 } as const;

function facts(some: Partial<RaceFacts> & Pick<RaceFacts, "taperDays" | "lastHard" | "lastHeavyLegs" | "easyDays" | "minutes">): RaceFacts {
  return { taperVolume: 0.52, lastLong: 7, ...some };
}
