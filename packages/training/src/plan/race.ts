import type { Athlete, Focus } from "../athlete/athlete.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import { type CompetitionFormat, competitionFormat } from "../catalogue/competition-format.ts";
import type { Minutes } from "../units/units.ts";

/** A competition that the plan prepares for. */
export interface Race {
  readonly date: Day;
  readonly name: string;
  readonly format: CompetitionFormat;
  readonly priority: "A" | "B" | "C";
  /** Days of reduced volume before it. */
  readonly taperDays: number;
  /** Easy days after it. */
  readonly easyDays: number;
  /** Expected time, for the calendar and the load of the day. */
  readonly minutes: Minutes;
}

/** The athlete's race, when it is near enough to shape this plan: not past, and not more than two weeks after its end. */
export function raceOf(athlete: Athlete, startDate: Day, weeks: number): Race | undefined {
  const { competition } = athlete;
  if (competition === undefined) return undefined;
  const daysAway = daysBetween(startDate, competition.date);
  if (!Number.isFinite(daysAway) || daysAway < 0 || daysAway >= weeks * 7 + LONGEST_TAPER) return undefined;
  const format = competitionFormat(`${competition.type ?? ""} ${competition.name ?? ""}`) ?? FORMAT_OF_FOCUS[athlete.focus];
  const { taperDays, easyDays, minutes } = raceFacts(format);
  return {
    date: competition.date,
    name: competition.name ?? competition.type ?? "Competition",
    format,
    priority: competition.priority,
    taperDays: competition.priority === "A" ? taperDays : competition.priority === "B" ? 7 : 0,
    easyDays: competition.priority === "C" ? Math.min(3, easyDays) : easyDays,
    minutes,
  };
}

/** Day of the plan relative to the race: negative before, 0 on the day. */
export function daysFromRace(race: Race, date: Day): number {
  return daysBetween(race.date, date);
}

/** True in the days in which the race asks for less: the taper, the day before any race, and the easy days after. */
export function isRaceWindow(race: Race | undefined, date: Day): boolean {
  if (race === undefined) return false;
  const days = daysFromRace(race, date);
  return days >= -Math.max(2, race.taperDays) && days <= race.easyDays;
}

const LONGEST_TAPER = 14;

const FORMAT_OF_FOCUS: { readonly [focus in Focus]: CompetitionFormat } = {
  hyrox: { kind: "hyrox", sleds: true, pro: false, doubles: false },
  crossfit: { kind: "crossfit" },
  running: { kind: "running" },
  triathlon: { kind: "triathlon", name: "standard", format: { swim: 1500, bike: 40_000, run: 10_000 } },
  strength: { kind: "powerlifting" },
  powerlifting: { kind: "powerlifting" },
  general: { kind: "running" },
};

interface RaceFacts {
  readonly taperDays: number;
  readonly easyDays: number;
  readonly minutes: Minutes;
}

/** Taper and recovery by event (periodization.md section 6); Daniels gives one easy day per 3 km raced. */
function raceFacts(format: CompetitionFormat): RaceFacts {
  switch (format.kind) {
    case "hyrox":
      return { taperDays: 10, easyDays: 4, minutes: 100 };
    case "crossfit":
      return { taperDays: 8, easyDays: 5, minutes: 120 };
    case "powerlifting":
      return { taperDays: 10, easyDays: 6, minutes: 180 };
    case "weightlifting":
      return { taperDays: 8, easyDays: 4, minutes: 120 };
    case "triathlon":
      return format.format.run > 15_000 ? { taperDays: 14, easyDays: 10, minutes: 360 } : { taperDays: 10, easyDays: 4, minutes: 150 };
    case "running":
      return runningFacts(format.distance ?? 10_000);
  }
}

function runningFacts(metres: number): RaceFacts {
  const easyDays = Math.max(2, Math.round(metres / 3000));
  const minutes = Math.max(20, Math.round((metres / 1000) * 5.6));
  if (metres > 30_000) return { taperDays: 14, easyDays: 14, minutes };
  return { taperDays: metres > 15_000 ? 12 : 8, easyDays, minutes };
}
