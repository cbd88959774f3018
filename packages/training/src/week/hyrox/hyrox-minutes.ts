import type { Day } from "../../calendar/day.ts";
import { ENGINE_MACHINES } from "../../catalogue/cardio-mode.ts";
import { limitedOn, type PlanContext } from "../../context/context.ts";
import { mostlyClosed } from "../../context/mostly-closed.ts";
import { stationNamed } from "../../catalogue/race-formats.ts";
import { stationSeconds } from "../../season/demand/hyrox/station-time.ts";
import { targetFacts } from "../../context/target-facts.ts";
import { targetLevel, hyroxPaces } from "../../season/demand/hyrox/targets.ts";
import type { HyroxWeek } from "../../season/hyrox-week.ts";
import type { WeekFrame } from "../../season/phases.ts";
import type { SessionCode } from "../../model/plan.ts";
import type { Choice } from "../../selection/exercise-picker.ts";
import type { Minutes, Seconds } from "../../units/units.ts";

/** Seconds per metre to plan with when there is no run time. */
const NO_PACE = { beginner: 0.42, intermediate: 0.35, advanced: 0.3, elite: 0.26 } as const;
/** Between a run and a station. */
const SECONDS_BETWEEN_STATIONS = 20;
/** Warm-up and cooldown together. */
const MINUTES_AROUND_WORK: Minutes = 26;

/** What an injury closes of these runs and stations, when that is more than half of them. */
export function closedRounds(context: PlanContext, { rounds, stations }: Pick<HyroxWeek, "rounds" | "stations">): Choice["replaced"] {
  const run = hyroxRun(context);
  const exercises = Array.from({ length: rounds }, (_, index) => stations[index]?.exercise ?? run);
  return mostlyClosed(context, [...exercises.map(() => run), ...exercises]);
}

/** The run between stations: easy for who cannot run for long yet, and where only fast running is closed. */
export function hyroxRun({ isNoviceRunner, picker }: PlanContext): "Easy run" | "Tempo run" {
  return isNoviceRunner || (!picker.allows("Tempo run") && picker.allows("Easy run")) ? "Easy run" : "Tempo run";
}

/** Whether machines take the place of the week's runs and stations on their day: such a session is no simulation, and has the usual length. */
export function isOnMachines(context: PlanContext, { hyrox }: WeekFrame, date: Day): boolean {
  const then = limitedOn(context, date);
  if (hyrox === undefined || closedRounds(then, hyrox) === undefined) return false;
  return then.picker.open([...ENGINE_MACHINES.inTurn, ...ENGINE_MACHINES.otherwise]).length > 0;
}

/** What the runs and stations of a week take with everything around them, to five minutes. */
export function hyroxMinutes(week: Pick<HyroxWeek, "rounds" | "runMetres" | "paceOffset" | "stations">, context: PlanContext): Minutes {
  const pace = hyroxPaces(targetFacts(context))?.race;
  const metres = context.isNoviceRunner ? Math.min(400, week.runMetres) : week.runMetres;
  const perMetre = pace === undefined ? NO_PACE[context.level] : (pace + week.paceOffset) / 1000;
  return (
    5 *
    Math.ceil((MINUTES_AROUND_WORK + (stationsTime(week, context) + week.rounds * (metres * perMetre + SECONDS_BETWEEN_STATIONS)) / 60) / 5)
  );
}

/** Intervals on the erg that the rounds follow where no other session of the week holds them. */
const ERG_FIRST: Minutes = 23;
const RACE_ERGS = ["Ski erg", "Row erg"] as const;

/** Whether the long run has the day of the fast one: then the rounds begin with running, and the erg waits for the next week. */
export function isLongRunTurn(codes: readonly SessionCode[]): boolean {
  return codes.includes("RL") && !codes.includes("RT") && !codes.includes("RI");
}

/** Minutes of the week's runs and stations that nobody runs: at the stations, and on the erg before them where that is likely. */
export function restOfRounds(
  week: HyroxWeek,
  context: PlanContext,
  codes: readonly SessionCode[],
): { readonly stations: Minutes; readonly erg?: Minutes } {
  const hasBoth = RACE_ERGS.every((erg) => week.stations.some(({ exercise }) => exercise === erg));
  const isErgFirst =
    context.level !== "beginner" &&
    (week.kind === "rounds" || week.kind === "last-big") &&
    !codes.includes("SUE") &&
    !hasBoth &&
    !isLongRunTurn(codes);
  return { stations: stationsTime(week, context) / 60, ...(isErgFirst ? { erg: ERG_FIRST } : {}) };
}

/** In doubles half of the time at a station is rest. */
const IN_TURNS = 1.9;

/** Seconds at the stations of the week, with the way to them. */
function stationsTime(week: Pick<HyroxWeek, "stations">, context: PlanContext): Seconds {
  const facts = targetFacts(context);
  const level = targetLevel(facts);
  return week.stations.reduce((sum, { exercise, stretches }) => {
    const station = stationNamed(exercise);
    if (station === undefined) return sum;
    const whole = station.metres ?? station.reps ?? 0;
    const work = stretches.reduce((all, share) => all + stationSeconds(station, { ...facts, level }, { amount: whole * share }), 0);
    return sum + SECONDS_BETWEEN_STATIONS + (context.entry.kind === "doubles" ? IN_TURNS * work : work);
  }, 0);
}
