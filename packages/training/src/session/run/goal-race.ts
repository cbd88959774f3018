import { trainedFormat } from "../../season/demand/races/prepared-race.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { Metres } from "../../units/units.ts";
import type { SessionBrief } from "../../context/draft.ts";

/** Further ahead long runs are not yet about the race. */
const SPECIFIC_DAYS = 84;

/** Distance of the next long running race that the athlete trains for (half marathon or more), in the twelve weeks before it. */
export function goalDistance({ context, date }: SessionBrief): Metres | undefined {
  const { competitions = [] } = context.athlete;
  const distances = competitions.flatMap((competition) => {
    const days = daysBetween(date, competition.date);
    if (competition.priority === "C" || !(days > 0 && days <= SPECIFIC_DAYS)) return [];
    const format = trainedFormat(competition);
    return format?.kind === "running" && (format.distance ?? 0) > 20_000 ? [format.distance ?? 0] : [];
  });
  return distances.length === 0 ? undefined : Math.max(...distances);
}
