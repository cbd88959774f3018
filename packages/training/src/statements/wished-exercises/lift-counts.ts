import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { readWeekWishes } from "../../free-text/week-wishes.ts";
import { wishedCaps } from "./wished-objects.ts";

/** On how many days of a week an athlete wants a lift; 0.5 is every other week. */
export interface LiftCount {
  /** The lift and its variants. */
  readonly variants: RegExp;
  readonly name: string;
  readonly times: number;
  /** Where the sessions of a usual week hold it less often, it is added; false for "no more than". */
  readonly isExact: boolean;
  readonly quote: string;
}

/** The barbell variants that count as a lift. */
export const LIFT_VARIANTS: { readonly [name: string]: RegExp } = {
  "Bench press": /^(?:close-grip )?bench press$/iu,
  "Back squat": /^(?:back|front|pause|box) squat$/iu,
  Deadlift: /^(?:(?:sumo|trap-bar) )?deadlift$|^block pull$/iu,
  "Overhead press": /^overhead press$/iu,
};

/** On how many days of a week the athlete wants a lift, as wished ("bench twice a week") or at most ("squat no more than once a week"). */
export function statedLiftCounts(
  { injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">,
  today: Day,
): readonly LiftCount[] {
  const wishes = [...readWeekWishes(injuries, today, false).wishes, ...readWeekWishes(dislikes, today, true).wishes];
  const exact = wishes.flatMap(({ told, quotes }): readonly LiftCount[] => {
    const [name = ""] = told?.kind === "lift-count" ? told.names : [];
    const variants = LIFT_VARIANTS[name];
    if (told?.kind !== "lift-count" || variants === undefined) return [];
    return [{ name, variants, times: told.times, isExact: told.times >= 1, quote: quotes.join(", ") }];
  });
  const most = wishedCaps(dislikes).flatMap(({ names, times, quote }): readonly LiftCount[] =>
    Object.entries(LIFT_VARIANTS).flatMap(([name, variants]) =>
      names.includes(name) && exact.every((count) => count.name !== name) ? [{ name, variants, times, isExact: false, quote }] : [],
    ),
  );
  return [...exact, ...most];
}
