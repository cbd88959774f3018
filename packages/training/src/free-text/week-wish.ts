import type { Minutes } from "../units/units.ts";
import type { EverydayAim } from "../athlete/stated/stated-everyday-aims.ts";
import type { Weekday, Day } from "../calendar/day.ts";
import type { Clause } from "../health/clause.ts";
import type { HealthLimits } from "../health/limits.ts";
import type { SkillGoal } from "../athlete/stated/stated-skills.ts";
import type { CountedSport, DayLimit } from "./day-limit.ts";
import type { WantedPart } from "../athlete/stated/stated-wanted-parts.ts";
import type { SessionContent } from "./session-content.ts";
import { weekdaysIn } from "./dates/weekdays.ts";
import type { Commitment } from "./week-map/commitment.ts";

/** What the head says of a clause once the sessions are there: it is counted on them, never promised before. */
export type ToldFact =
  | { readonly kind: "short-day"; readonly minutes: number }
  | { readonly kind: "coached"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "club-run"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "outing"; readonly weekdays: readonly Weekday[]; readonly what: Outing }
  | ({ readonly kind: "commitment"; readonly weekdays: readonly Weekday[]; readonly commitment: Commitment } & Pick<DayLimit, "except">)
  | { readonly kind: "stations"; readonly names: readonly string[] }
  | { readonly kind: "strong"; readonly names: readonly string[] }
  | { readonly kind: "weak-stations"; readonly names: readonly string[] }
  | { readonly kind: "weak-run" }
  | { readonly kind: "weak-moves"; readonly names: readonly string[] }
  | { readonly kind: "lift-count"; readonly names: readonly string[]; readonly times: number }
  | { readonly kind: "skill"; readonly skill: SkillGoal }
  | { readonly kind: "run-goal"; readonly metres: number }
  | { readonly kind: "content-days"; readonly content: SessionContent; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "sport-count"; readonly sport: CountedSport; readonly times: number }
  | { readonly kind: "wanted-parts"; readonly parts: readonly WantedPart[] }
  | { readonly kind: "goal" }
  | { readonly kind: "easy-cardio" }
  | { readonly kind: "climb-goal" }
  | { readonly kind: "fresh-legs"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "coach-there"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "safe-lifts"; readonly names: readonly string[] }
  | { readonly kind: "busy" }
  | { readonly kind: "long-runs" }
  | { readonly kind: "order"; readonly said: string }
  | { readonly kind: "care-day"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "variety" }
  | { readonly kind: "style" }
  | { readonly kind: "gear-later" }
  | { readonly kind: "floor-rise" }
  | { readonly kind: "hikes" }
  | { readonly kind: "ride-goal"; readonly minutes: Minutes }
  | { readonly kind: "everyday-aims"; readonly aims: readonly EverydayAim[] }
  | { readonly kind: "flat-ground" }
  | { readonly kind: "swap-days" }
  | { readonly kind: "commute" }
  | { readonly kind: "leg-days" }
  | { readonly kind: "daily-walk"; readonly minutes: number }
  | { readonly kind: "weekly-walk"; readonly minutes: number };

export type Outing = "mountain" | "hike" | "trail" | "parkrun";

/** A wish about days, times or aims, and what the plan does about it; `effect` goes behind the quote. */
export interface WeekWish {
  readonly quotes: readonly string[];
  readonly days: readonly DayLimit[];
  /** Absent where the head counts it on the sessions. */
  readonly effect?: string;
  readonly limits?: Partial<HealthLimits>;
  readonly told?: ToldFact;
}

/** The clauses of one sentence that say nothing of the body. */
export interface WeekSentence {
  readonly clauses: readonly Clause[];
  /** With those that a reader before has read, or that are about the body. */
  readonly whole?: readonly Clause[];
  readonly today: Day;
  /** Among likes and dislikes a bare name is unwanted. */
  readonly isWish: boolean;
}

/** Days of the week that a clause names. */
export function getDays({ quote }: Clause): DayLimit["weekdays"] {
  return weekdaysIn(/^s[oó](?!\p{L})/u.test(quote) ? quote : `${quote.charAt(0).toUpperCase()}${quote.slice(1)}`);
}
