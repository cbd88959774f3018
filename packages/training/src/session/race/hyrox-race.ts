import { HYROX_RUN, HYROX_SEASON, HYROX_STATIONS, type HyroxStation } from "../../catalogue/race-formats.ts";
import { formatClock, formatDistance } from "../../units/format.ts";
import type { Race } from "../../demand/race.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { capital, shortName } from "../../model/words.ts";
import { divisionName, isDoubles, raceStationText } from "../hyrox-division.ts";
import { hyroxPaces, ROXZONE, stationTarget, wallBallHeight } from "../hyrox-targets.ts";
import { type RacePlan, racePart, raceRpe, raceSpeed, roundedTotal } from "./race-plan.ts";

/** Eight runs and eight stations in the official order, with a split for each. */
export function hyroxRace(brief: SessionBrief, race: Race): RacePlan {
  const { context } = brief;
  const stations = HYROX_STATIONS.filter((station) => isPartOf(race, station));
  const mean = hyroxPaces(context)?.race;
  const lines = stations.flatMap((station, index) => [
    runPart(brief, index, (mean ?? RUN_PLANNED[context.level]) * (RUN_SHARES[index] ?? 1), mean !== undefined),
    stationPart(brief, station),
  ]);
  const total = roundedTotal(lines.reduce((sum, line) => sum + line.dose.totalSeconds, 0));
  const official = race.format.kind === "hyrox" && race.format.sleds;
  const target = mean === undefined || !official ? undefined : `${formatClock(total)} to ${formatClock(roundedTotal(total * 1.05))}`;
  return {
    lines,
    ...(target === undefined ? {} : { target }),
    description: official
      ? `Eight kilometres and eight stations in ${divisionName(context)}, loads of season ${HYROX_SEASON}.${target === undefined ? "" : ` Your numbers say ${target}, Roxzone included.`}`
      : "Running with obstacles: the parts stand for what the course brings.",
    stimulus: "Easy to the sled pull, steady to the farmers carry, everything from the lunges on.",
    strategy: `${mean === undefined ? "Run the first kilometre so that you could talk." : "Run the first kilometre at the split below, however slow it feels."} ${STATION_PLAN}${isDoubles(context) ? " Doubles: change before it burns, every 10 to 15 repetitions or 12.5 m." : ""}`,
    ifItGoesWrong:
      "Sled stuck: hips lower, ten short steps, breathe, again. Wall balls failing: sets of five with three breaths beat a stop. No-rep: next one deeper, no discussion. A slow run: jog the first 200 m after the station, then pace. Dizzy or sharp pain: step out.",
    warmupNote:
      "Start 40 minutes before your wave: ten minutes easy, drills, two strides at race pace, five light repetitions of wall ball and lunge, two sled pushes if there is one. Last sips ten minutes before; wait in motion.",
    warmup: "run",
    warmupSeconds: 900,
  };
}

const STATION_PLAN =
  "Sleds in short quick steps, lunges without a stop, wall balls in planned sets of 15–20 from the first one. Walk through no Roxzone.";

/** Runs against their mean: patient at first; the last after the lunges is the slowest. Together they are eight means. */
const RUN_SHARES = [0.96, 0.98, 0.99, 1, 1, 1.01, 1.01, 1.05] as const;
/** Seconds per kilometre to plan with when there is no run time. */
const RUN_PLANNED = { beginner: 430, intermediate: 360, advanced: 310, elite: 270 } as const;

/** Obstacle races have neither sleds nor ergs nor wall balls. */
function isPartOf(race: Race, { exercise }: HyroxStation): boolean {
  const official = race.format.kind === "hyrox" && race.format.sleds;
  return official || !/^Sled|erg$|^Wall/u.test(exercise);
}

function runPart({ context }: SessionBrief, index: number, pace: number, known: boolean): DraftItem {
  const seconds = Math.round((pace * HYROX_RUN) / 1000);
  const rpe = raceRpe(context, index < 3 ? 7 : index < 7 ? 8 : 9);
  return {
    ...racePart("Tempo run"),
    distance: formatDistance(HYROX_RUN),
    ...(known ? raceSpeed(pace, context.capacities.vdot?.estimated ?? true) : { intensity: `RPE ${rpe}` }),
    rpe,
    notes: `Run ${index + 1}${known ? ` in ${formatClock(seconds)}` : ""}.`,
    dose: { metres: HYROX_RUN, seconds, totalSeconds: seconds },
  };
}

/** The station and the way through the Roxzone around it. */
function stationPart({ context }: SessionBrief, station: HyroxStation): DraftItem {
  const { seconds, source } = stationTarget(context, station, 1);
  const rounded = 5 * Math.round((seconds * (isDoubles(context) ? SHARED : 1)) / 5);
  const weight = raceStationText(context, station);
  return {
    ...racePart(station.exercise),
    ...(station.metres === undefined ? { reps: String(station.reps ?? 0) } : { distance: formatDistance(station.metres) }),
    ...(weight === undefined ? {} : { weight }),
    rpe: raceRpe(context),
    notes: `${capital(shortName(station.exercise))} in about ${formatClock(rounded)}${isDoubles(context) ? " shared" : ""} (${source}). ${adviceOn(context, station)}`,
    dose: { seconds: rounded, totalSeconds: rounded + Math.round(ROXZONE[context.level] / HYROX_STATIONS.length) },
  };
}

/** Two who take turns are faster than one, though not twice. */
const SHARED = 0.85;

function adviceOn(context: PlanContext, { exercise }: HyroxStation): string {
  const height = wallBallHeight(context);
  if (exercise === "Wall ball") return `${height === undefined ? "" : `Target at ${height}. `}Below parallel, every one.`;
  return ADVICE[exercise] ?? "";
}

const ADVICE: { readonly [exercise: string]: string } = {
  "Ski erg": "Damper 6. Settle, do not win it here.",
  "Sled push": "Four lengths; breathe at each end.",
  "Sled pull (rope)": "Lean back, walk, hand over hand.",
  "Burpee broad jump": "Step up and jump short: rhythm beats distance.",
  "Row erg": "Damper 6. Legs long, heart down.",
  "Farmers carry": "In one go, quick steps.",
  "Sandbag lunge": "Knee touches each time; no stop longer than two breaths.",
};
