import type { Athlete } from "../../athlete/athlete.ts";
import { getBreaks, LOST_WEEK_DAYS } from "../../athlete/interruptions.ts";
import { addDays, daysBetween } from "../../calendar/day.ts";
import type { Plan } from "../../model/plan.ts";
import type { Adjustment } from "../adjustment.ts";
import { takesOnly } from "./asks-more.ts";
import { isSame } from "../same.ts";

/** A break of four days and more replaces a deload that is due in the ten days after it (dose-progression.md section 6). */
const REPLACED_WITHIN_DAYS = 10;
/** A lesser race has easy days of its own around it. */
const AROUND_RACE_DAYS = 13;

/** Indices of the weeks that stay deloads whatever changes around them; undefined where the weeks are laid out anew. */
export function keptDeloads(
  { weeks }: Plan,
  { before, after }: { readonly before: Athlete; readonly after: Athlete },
  adjustment: Adjustment,
  today: string,
): ReadonlySet<number> | undefined {
  const isBreak = adjustment.kind === "missed" || adjustment.kind === "absence";
  const isLesserRace = adjustment.kind === "competition" && adjustment.competition.priority !== "A" && adjustment.instead === undefined;
  if (!isBreak && !isLesserRace && adjustment.kind !== "equipment" && !takesOnly(adjustment, today)) return undefined;
  const known = getBreaks(before);
  const gaps = getBreaks(after).filter((gap) => !known.some((one) => isSame(one, gap)));
  const isReplaced = (monday: string): boolean =>
    gaps.some(
      ({ to, days, isIllness }) => !isIllness && days >= LOST_WEEK_DAYS && to < monday && daysBetween(to, monday) <= REPLACED_WITHIN_DAYS,
    ) ||
    (isLesserRace && Math.abs(daysBetween(addDays(monday, 6), adjustment.competition.date)) <= AROUND_RACE_DAYS);
  return new Set(
    weeks.flatMap(({ isDeload, startDate }, index) =>
      isDeload && !(isBreak || isLesserRace ? isReplaced(startDate) : false) ? [index] : [],
    ),
  );
}
