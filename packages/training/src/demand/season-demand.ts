import type { Athlete, Competition, Level } from "../athlete/athlete.ts";
import { entryOf } from "../athlete/hyrox-entry.ts";
import type { Capacities } from "../athlete/capacities.ts";
import type { CompetitionFormat } from "../catalogue/competition-format.ts";
import type { Metres, SecondsPerKilometre } from "../units/units.ts";
import type { SeasonDemand } from "./demand.ts";
import { hyroxRunning } from "./hyrox-running.ts";
import { predictedSeconds } from "./predicted-time.ts";
import { runningDemand } from "./running-demand.ts";

/** What of the athlete the demand depends on. */
export interface SeasonForm {
  readonly athlete: Athlete;
  readonly level: Level;
  readonly capacities: Pick<Capacities, "vdot">;
  readonly easyPace: SecondsPerKilometre;
  /** What the athlete runs in a week already. */
  readonly weekly?: Metres;
  /** Only to finish, whatever the times say. */
  readonly isToFinish?: boolean;
}

const TEN_K = 10_000;

/** Above the table the peak week grows with what is run already. */
const MORE_THAN_NOW = 1.1;

/** The running that a season is built for: of its race, and without one of a 10 km or a Hyrox at the athlete's level. */
export function seasonDemand(format: CompetitionFormat | undefined, competition: Competition | undefined, form: SeasonForm): SeasonDemand {
  const demand = usualDemand(format, competition, form);
  const weekly = form.isToFinish === true ? 0 : (form.weekly ?? 0);
  const { floor, target, most = target } = demand.peakWeek;
  const peakWeek = { floor: Math.max(floor, weekly), target: Math.max(target, weekly), most: Math.max(most, MORE_THAN_NOW * weekly) };
  return weekly <= floor ? demand : { ...demand, peakWeek };
}

function usualDemand(format: CompetitionFormat | undefined, competition: Competition | undefined, form: SeasonForm): SeasonDemand {
  if (format?.kind === "hyrox" || (format?.kind !== "running" && form.athlete.focus === "hyrox"))
    return hyroxRunning(form.level, entryOf(competition ?? {}, format), form.easyPace);
  const metres = format?.kind === "running" ? (format.distance ?? TEN_K) : TEN_K;
  // Beyond a marathon nothing is predicted.
  const predicted = predictedSeconds(form, metres);
  const goal = competition?.goal;
  return runningDemand(metres, {
    level: form.level,
    easyPace: form.easyPace,
    isToFinish: form.isToFinish === true,
    ...(goal === undefined ? {} : { goal }),
    ...(predicted === undefined ? {} : { predicted }),
  });
}
