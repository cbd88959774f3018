import { trainedFormat } from "./prepared-race.ts";
import type { Athlete, Competition } from "#training/athlete/athlete.ts";
import { type Day, daysBetween } from "#training/calendar/day.ts";
import type { CompetitionFormat } from "#training/catalogue/competition-format.ts";

/** The next competition of a kind that a plan peaks for. */
export interface NextEvent<Format extends CompetitionFormat = CompetitionFormat> {
  readonly competition: Competition;
  readonly format: Format;
  /** From the day asked about; 0 on the day itself. */
  readonly days: number;
}

/** The athlete's next A or B competition of one of these kinds from a day on; `fallback` is what a competition is whose text names no sport. */
export function nextEvent<Kind extends CompetitionFormat["kind"]>(
  { competitions = [] }: Pick<Athlete, "competitions">,
  date: Day,
  kinds: readonly Kind[],
  fallback?: CompetitionFormat,
): NextEvent<Extract<CompetitionFormat, { kind: Kind }>> | undefined {
  let next: NextEvent<Extract<CompetitionFormat, { kind: Kind }>> | undefined;
  for (const competition of competitions) {
    const days = daysBetween(date, competition.date);
    if (competition.priority === "C" || !(days >= 0) || (next !== undefined && days >= next.days)) continue;
    const format = trainedFormat(competition) ?? fallback;
    if (format !== undefined && isOneOf(format, kinds)) next = { competition, format, days };
  }
  return next;
}

function isOneOf<Kind extends CompetitionFormat["kind"]>(
  format: CompetitionFormat,
  kinds: readonly Kind[],
): format is Extract<CompetitionFormat, { kind: Kind }> {
  return (kinds as readonly string[]).includes(format.kind);
}
