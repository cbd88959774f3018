import type { Athlete, Competition } from "#training/athlete/athlete.ts";
import { isTrail } from "#training/athlete/own-sports.ts";
import { competitionFormat } from "#training/catalogue/competition-format.ts";
import type { Day } from "#training/calendar/day.ts";
import type { Metres } from "#training/units/units.ts";
import { trainedFormat } from "./prepared-race.ts";

/** The ground of a race over trails. */
export interface ClimbingRace {
  readonly date: Day;
  readonly metres: Metres;
  /** Metres of climb in all. */
  readonly climb: Metres;
  /** The athlete gave no number: it is the usual one for such a race. */
  readonly isEstimate: boolean;
}

/** Metres of climb on a kilometre where nobody told more: hilly trails, and mountains (convention). */
const USUAL_CLIMB = { trail: 35, mountain: 60 } as const;
const MOUNTAIN_NAMES = /\b(?:mountains?|sky ?race|fell|vertical|berglauf|alps?|utmb)\b/iu;
const UNKNOWN_DISTANCE: Metres = 20_000;

/** "1,500 m D+", "2000hm", "+1200 m", "900 m of climb", "1100 m up" */
const STATED_CLIMB =
  /(?<before>d\+|\+)? ?(?<amount>\d{3,5}|\d{1,2}[.,' ]\d{3})\s?(?:m|metres|meters|hm)?\s?(?<after>d\+|\+|hm\b|h[öo]henmeter|up(?:hill)?\b|(?:of )?(?:climb(?:ing)?|ascent|elevation|gain|vert)\b|positiv\w*|dislivello|desnivel|d[ée]nivel[ée])/iu;
const TOLD_BEFORE = /(?:d\+|\+) ?(?<amount>\d{3,5}|\d{1,2}[.,' ]\d{3}) ?(?:m\b|$)/iu;

/** What a race over trails climbs; undefined on roads and where the race counts for nothing. */
export function climbOfRace(competition: Pick<Competition, "name" | "type" | "date" | "priority">): ClimbingRace | undefined {
  if (!isTrail(competition)) return undefined;
  const format = trainedFormat(competition);
  if (format?.kind !== "running") return undefined;
  const metres = format.distance ?? UNKNOWN_DISTANCE;
  const text = `${competition.type ?? ""} ${competition.name ?? ""}`;
  const told = STATED_CLIMB.exec(text)?.groups?.amount ?? TOLD_BEFORE.exec(text)?.groups?.amount;
  // A shorter distance in the place of the race climbs as steeply.
  const entered = competitionFormat(text);
  const whole = entered?.kind === "running" ? (entered.distance ?? metres) : metres;
  const climb = told === undefined ? undefined : Math.round((Number(told.replaceAll(/[.,' ]/gu, "")) * metres) / whole);
  const usual = ((MOUNTAIN_NAMES.test(text) ? USUAL_CLIMB.mountain : USUAL_CLIMB.trail) * metres) / 1000;
  return { date: competition.date, metres, climb: climb ?? 50 * Math.round(usual / 50), isEstimate: climb === undefined };
}

/** The race over trails that the training of a day leads to: the next A race, else the next B race; a C race is trained through. */
export function nextClimbingRace({ competitions = [] }: Pick<Athlete, "competitions">, date: Day): ClimbingRace | undefined {
  const ahead = competitions
    .filter((one) => one.date > date && one.priority !== "C")
    .toSorted((a, b) => a.priority.localeCompare(b.priority) || a.date.localeCompare(b.date));
  const [next] = ahead;
  return next === undefined ? undefined : climbOfRace(next);
}

/** A hundred metres of climb take as long as a kilometre on the flat (race-demands.md section 1.2). */
const CLIMB_OF_A_KILOMETRE: Metres = 100;

/** The distance on the flat that takes as long. */
export function flatMetres({ metres, climb }: Pick<ClimbingRace, "metres" | "climb">): Metres {
  return metres + (1000 * climb) / CLIMB_OF_A_KILOMETRE;
}

/** Metres of climb in a run that takes as long as so many metres on the flat: every hundred take as long as a kilometre. */
export function climbWithin({ metres, climb }: Pick<ClimbingRace, "metres" | "climb">, share: number, flat: Metres): Metres {
  const rate = (share * climb) / metres;
  const run = flat / (1 + (1000 / CLIMB_OF_A_KILOMETRE) * rate);
  const found = rate * run;
  const step = found < 200 ? 10 : 50;
  return step * Math.round(found / step);
}
