import type { Day } from "../calendar/day.ts";
import type { Clause } from "../health/clause.ts";
import type { HealthLimits } from "../health/limits.ts";
import type { DayLimit } from "./availability.ts";
import { weekdaysIn } from "./weekdays.ts";

/** A wish about days and times, and what the plan does about it; `effect` goes behind the quote. */
export interface WeekWish {
  readonly quotes: readonly string[];
  readonly days: readonly DayLimit[];
  readonly effect: string;
  readonly limits?: Partial<HealthLimits>;
}

/** The clauses of one sentence that say nothing of the body. */
export interface WeekSentence {
  readonly clauses: readonly Clause[];
  readonly today: Day;
  /** Among likes and dislikes a bare name is unwanted. */
  readonly isWish: boolean;
}

/** Days of the week that a clause names. */
export function getDays({ quote }: Clause): DayLimit["weekdays"] {
  return weekdaysIn(`${quote.charAt(0).toUpperCase()}${quote.slice(1)}`);
}
