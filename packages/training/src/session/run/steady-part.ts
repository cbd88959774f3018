import type { Athlete } from "../../athlete/athlete.ts";
import { isTrail } from "../../athlete/own-sports.ts";
import type { Day } from "../../calendar/day.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { trainedFormat } from "../../season/demand/races/prepared-race.ts";
import { nextTriathlon } from "../../season/demand/triathlon.ts";
import { cardioItem } from "../../prescription/cardio/item.ts";
import { racePace } from "../../prescription/cardio/race-pace.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import { formatDistance } from "../../units/format.ts";
import type { Metres } from "../../units/units.ts";
import { raceSpeed } from "../race/race-plan.ts";
import { triathlonSplits } from "../race/triathlon-race.ts";

/** Stretches of a long run that are faster than easy. */
interface SteadyPart {
  /** Seconds of each stretch. */
  readonly seconds: number;
  readonly sets?: number;
  readonly restSeconds?: number;
  readonly notes: string;
}

const MARATHON_METRES: Metres = 40_000;

/**
 * The steady part of a long run at the pace of the race that it leads to: of a marathon the goal where the numbers support it, else what they
 * predict (dose-progression.md P2); of a triathlon no faster than the run off its bike; for every other runner by effort.
 */
export function steadyPart(brief: SessionBrief, choice: Choice, { seconds, sets = 1, restSeconds = 0, notes }: SteadyPart): DraftItem {
  const line = cardioItem(brief.context, choice, { zone: "steady", seconds, sets, restSeconds, show: "both", notes });
  const { vdot } = brief.context.capacities;
  const marathon = nextMarathon(brief.context.athlete, brief.date);
  const found = marathon === undefined ? offTheBike(brief, line) : racePace(brief.context, marathon, brief.date);
  if (found === undefined || vdot === undefined || line.pace === undefined || line.dose.seconds === undefined) return line;
  const metres = 100 * Math.round((10 * line.dose.seconds) / found.pace);
  const speed = raceSpeed(found.pace, vdot.estimated);
  return {
    ...line,
    ...speed,
    intensity: `${speed.intensity}, RPE ${line.rpe ?? 5}`,
    why: found.why,
    ...(line.distance === undefined ? {} : { distance: formatDistance(metres) }),
    dose: { ...line.dose, metres },
  };
}

/** The words for that effort: only a marathon has its own pace here. */
export function steadyName(brief: SessionBrief): "marathon" | "steady" {
  return nextMarathon(brief.context.athlete, brief.date) === undefined ? "steady" : "marathon";
}

/** Metres of the marathon or longer race on roads that a runner trains for, however far ahead: its pace is learned from the base on. */
export function nextMarathon(athlete: Athlete, date: Day): Metres | undefined {
  if (athlete.focus === "triathlon") return undefined;
  const distances = (athlete.competitions ?? []).flatMap((competition) => {
    const format =
      competition.priority === "C" || competition.date <= date || isTrail(competition) ? undefined : trainedFormat(competition);
    return format?.kind === "running" && (format.distance ?? 0) >= MARATHON_METRES ? [format.distance ?? 0] : [];
  });
  return distances.length === 0 ? undefined : Math.min(...distances);
}

/** Nobody rehearses a run faster than the one that is planned for the race. */
function offTheBike({ context, date }: SessionBrief, { pace }: DraftItem): { readonly pace: number; readonly why: string } | undefined {
  const race = nextTriathlon(context.athlete, date);
  if (race === undefined || pace === undefined) return undefined;
  const { format } = race.format;
  const planned = (1000 * triathlonSplits(context, format).run) / format.run;
  return planned <= pace.fastest ? undefined : { pace: planned, why: "The pace planned for your race run, off the bike." };
}
