import { type CompetitionFormat, competitionFormat } from "../catalogue/competition-format.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { Seconds } from "../units/units.ts";
import type { Athlete, Competition } from "./athlete.ts";

/** Alone, in twos, or as one of four. */
export type EntryKind = "singles" | "doubles" | "relay";

/** How the athlete starts in the Hyrox that is trained for. */
export interface RaceEntry {
  readonly kind: EntryKind;
  readonly partnerRun10k?: Seconds;
  /** The finish time aimed for. */
  readonly goal?: Seconds;
}

/** What the competition says of its entry: its own field, else the words of its name and type. */
export function getEntry({ entry }: Pick<Competition, "entry">, format: CompetitionFormat | undefined): EntryKind {
  if (entry !== undefined) return entry;
  if (format?.kind !== "hyrox") return "singles";
  return format.relay === true ? "relay" : format.doubles ? "doubles" : "singles";
}

/** The first Hyrox of the highest priority, and its format; those before `from` only where none is to come. */
export function hyroxCompetition(
  competitions: readonly Competition[] = [],
  from: Day = "",
): { readonly competition: Competition; readonly format: CompetitionFormat & { readonly kind: "hyrox" } } | undefined {
  for (const competition of competitions.toSorted(
    (a, b) => Number(a.date < from) - Number(b.date < from) || a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date),
  )) {
    const format = competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`);
    if (format?.kind === "hyrox") return { competition, format };
  }
  return undefined;
}

/** Days in which a Hyrox has its own pace, loads and stations, also where a greater one comes later: a relay is rehearsed up to 24 days before it. */
export const ITS_OWN_DAYS = 24;
const OF_THE_SAME_ENTRY = 14;

/** The Hyrox of the next days that is no mere day out: within two weeks, and where it is started in another way than the greatest one sooner. */
export function nearHyrox(competitions: readonly Competition[] = [], date: Day): ReturnType<typeof hyroxCompetition> {
  const usual = hyroxEntry({ competitions }, date).kind;
  const near = competitions.filter((race) => {
    const days = daysBetween(date, race.date);
    const found = hyroxCompetition([race]);
    const isOther = found !== undefined && getEntry(race, found.format) !== usual;
    return race.priority !== "C" && days >= 0 && days <= (isOther ? ITS_OWN_DAYS : OF_THE_SAME_ENTRY);
  });
  return near.map((race) => hyroxCompetition([race])).find((found) => found !== undefined);
}

/** The entry of the athlete's next Hyrox; singles where none is entered. */
export function hyroxEntry({ competitions = [] }: Pick<Athlete, "competitions">, from?: Day): RaceEntry {
  const found = hyroxCompetition(competitions, from);
  return found === undefined ? { kind: "singles" } : toEntry(found.competition, found.format);
}

/** How one competition is started. */
export function toEntry(competition: Competition, format: CompetitionFormat): RaceEntry {
  const { partnerRun10k, goal } = competition;
  return {
    kind: getEntry(competition, format),
    ...(partnerRun10k === undefined ? {} : { partnerRun10k }),
    ...(goal === undefined ? {} : { goal }),
  };
}
