import { findExercise } from "../../catalogue/exercises.ts";
import { limitCheck } from "../../injuries/limits/substitute-exercise.ts";
import { divisionFor } from "../../athlete/hyrox-division.ts";
import { HYROX_RUN, HYROX_STATIONS, hyroxLoad, hyroxWeightsText, type HyroxStation, stationNamed } from "../../catalogue/race-formats.ts";
import { formatClock, formatDistance, formatPace } from "../../units/format.ts";
import type { SecondsPerKilometre } from "../../units/units.ts";
import type { Day } from "../../calendar/day.ts";
import { raceDay } from "../../season/demand/races/race-day.ts";
import type { Race } from "../../season/demand/races/race.ts";
import type { PlanContext } from "../../context/context.ts";
import type { DraftItem, SessionBrief } from "../../context/draft.ts";
import { capital, inSentence, formatList, shortName } from "../../model/words.ts";
import { roundStation } from "../../season/demand/hyrox/station-time.ts";
import { PAIR_SHARES, RUN_SHARES } from "../../season/demand/hyrox/run-shares.ts";
import { FOR_FUN, hyroxPaces, isForFun, raceStationTarget, ROXZONE_SECONDS, targetLevel } from "../../season/demand/hyrox/targets.ts";
import { divisionName, isDoubles, raceStationText } from "../hyrox/hyrox-division.ts";
import { isFastRunningClosed, isOpenInRace, partnersStations, relayStations, relayWait } from "../../week/hyrox/hyrox-relay.ts";
import { targetFacts } from "../../context/target-facts.ts";
import { wallBallSet } from "../../season/demand/hyrox/wall-ball-set.ts";
import { wallBallHeight } from "../hyrox/hyrox-station.ts";
import { stridesItems } from "../run/run-parts.ts";
import { obstacleRace } from "./obstacle-race.ts";
import { racePart, type RacePlan, raceRpe, raceSpeed, roundedTotal } from "./race-plan.ts";

/** Eight runs and eight stations in the official order, with a split for each; of a relay the athlete's own two of both. */
export function hyroxRace(brief: SessionBrief, race: Race): RacePlan {
  if (race.format.kind === "hyrox" && !race.format.sleds) return obstacleRace(brief, race);
  const context = inRace(brief.context, race);
  const isRelay = context.entry.kind === "relay";
  const own = new Set(isRelay ? relayStations(context).map(({ exercise }) => exercise) : []);
  const stations = HYROX_STATIONS.filter((station) => (isRelay ? own.has(station.exercise) : isPartOf(race, station)));
  const paces = hyroxPaces(targetFacts(context));
  // Two kilometres are raced, however little the day counts; with something sore they are not.
  const easy = isFastRunningClosed(context) || raceRpe(context) <= EASY_RACE_RPE ? context.capacities.paces?.easy.fast : undefined;
  const isFun =
    isFastRunningClosed(context) ||
    raceRpe(context) <= FUN_RPE ||
    (isRelay ? raceDay(race, context.reading).advice !== "" : isForFun(race.priority, race.entry?.goal));
  const mean = paces === undefined ? undefined : Math.max(easy ?? 0, paces.race * (isFun ? FOR_FUN : 1));
  const shares = isRelay ? RELAY_SHARES : isDoubles(context) ? PAIR_SHARES : RUN_SHARES;
  const lines = stations.flatMap((station, index) => [
    runPart(context, { index, pace: (mean ?? RUN_PLANNED[context.level]) * (shares[index] ?? 1), known: mean !== undefined, isFun }),
    stationPart(context, station, isFun),
  ]);
  const total = roundedTotal(lines.reduce((sum, line) => sum + line.dose.totalSeconds, 0));
  const official = race.format.kind === "hyrox" && race.format.sleds;
  const target =
    mean === undefined || !official || isRelay || isFun ? undefined : `${formatClock(total)} to ${formatClock(roundedTotal(total * 1.05))}`;
  return {
    lines,
    ...(target === undefined ? {} : { target }),
    description: official
      ? `${descriptionOf(context, race.date, target)}${isFun ? " No time goal today." : ""}${isFastRunningClosed(context) ? ` ${AS_EASY_RUNS}` : ""}`
      : "Running with obstacles: these lines stand in for what the course brings.",
    stimulus: isRelay
      ? relayWait(context).legs === 0
        ? `Two ${isFun ? "controlled" : "hard"} kilometres and your two stations one after the other, without a wait.`
        : `Two short ${isFun ? "controlled" : "hard"} efforts with a long wait between: warm up again before the second.`
      : isFun
        ? "A hard day out, not a test: you finish with something left, and training goes on in the week after."
        : "Easy to the sled pull, steady to the farmers carry, all out from the lunges on.",
    strategy: strategyOf(context, {
      mean,
      firstSplit: (mean ?? 0) * (shares[0] ?? 1),
      isPartnerUnknown: paces?.isPartnerUnknown === true,
      isFun,
    }),
    ifItGoesWrong: `${stations.flatMap(({ exercise }) => TROUBLE_TEXTS[exercise] ?? []).join("")}A slow run: jog the first 200 m after the station, then go back to your pace. Dizziness or sharp pain: drop out.`,
    warmupNote: "Start 40 minutes before your wave. Last sips ten minutes before; keep moving while you wait.",
    warmup: "run",
    warmupSeconds: 900,
    potentiate: [...stridesItems(brief, STRIDE_COUNT), ...tryOut(brief, stations)],
  };
}

const AS_EASY_RUNS = "Your limit on fast running applies in the race too: run every kilometre at the pace of your easy runs.";

const TROUBLE_TEXTS: { readonly [exercise: string]: string } = {
  "Sled push": "Sled stuck: hips lower, ten short steps, breathe, again. ",
  "Wall ball":
    "Wall balls failing: sets of five with three breaths beat a stop. If the judge calls “no rep”, squat deeper on the next one. ",
};

const STRIDE_COUNT = 2;
/** What a warm-up area has room and gear for, and who starts needs to have felt once. */
const TRIED_STATIONS = { reps: 5, exercises: ["Sandbag lunge", "Wall ball"] } as const;

/** A few light repetitions of what the athlete does in the race, never of a station that is closed to them. */
function tryOut({ context }: SessionBrief, stations: readonly HyroxStation[]): DraftItem[] {
  const isWithin = limitCheck(context.limits);
  const isTried = (name: string): boolean => {
    const exercise = findExercise(name);
    // What a sore part may not be loaded by is no rehearsal either, whatever else keeps it from training.
    return (
      stations.some((station) => station.exercise === name) && isOpenInRace(name, context) && exercise !== undefined && isWithin(exercise)
    );
  };
  return TRIED_STATIONS.exercises.filter(isTried).map((name) => {
    const notes = name === "Wall ball" ? "Light: find the target." : "Without the bag: long steps, tall trunk.";
    const totalSeconds = 30;
    return {
      ...racePart(name),
      sets: 1,
      reps: String(TRIED_STATIONS.reps),
      rpe: 3,
      notes,
      dose: { reps: TRIED_STATIONS.reps, totalSeconds },
    };
  });
}

/** The athlete as they start in this race, which need not be the one that is trained for. */
function inRace(context: PlanContext, race: Race): PlanContext {
  if (race.format.kind !== "hyrox" || race.entry === undefined) return context;
  return { ...context, entry: race.entry, division: divisionFor(race.format, race.entry.kind, context.sex) };
}

function descriptionOf(context: PlanContext, day: Day, target: string | undefined): string {
  if (context.entry.kind === "relay") {
    const names = formatList(relayStations(context).map(({ exercise }) => shortName(exercise)));
    return `Your part of the relay${waitText(context)}: two runs and two stations, ${hyroxWeightsText(day)}. Planned with ${names} as yours; if the team splits it another way, change these two lines, the runs stay.`;
  }
  const says = target === undefined ? "" : ` Your numbers say ${target}${isDoubles(context) ? " as a pair" : ""}, Roxzone included.`;
  return `Eight kilometres and eight stations in ${divisionName(context)}, ${hyroxWeightsText(day)}.${says}`;
}

/** ", with about 50 minutes between your legs": a first-timer expects none of it. */
function waitText(context: PlanContext): string {
  const { legs, minutes } = relayWait(context);
  if (legs === 0) return "";
  return `, with a wait of about ${minutes} minutes (${legs} ${legs === 1 ? "leg" : "legs"} of your team) between your two legs`;
}

interface StrategyFacts {
  readonly mean: SecondsPerKilometre | undefined;
  /** Of the first kilometre; means nothing without `mean`. */
  readonly firstSplit: number;
  readonly isPartnerUnknown: boolean;
  readonly isFun: boolean;
}

function strategyOf(context: PlanContext, { mean, firstSplit, isPartnerUnknown, isFun }: StrategyFacts): string {
  const first =
    mean === undefined
      ? "Run the first kilometre at a pace you could talk at."
      : `Run the first kilometre in ${formatClock(Math.round(firstSplit))}, however slow it feels.`;
  if (isDoubles(context)) return `${first} ${pairText(mean, isPartnerUnknown)}`;
  if (context.entry.kind === "relay")
    return `Agree with the team who runs and works when. Run both kilometres ${isFun ? "controlled" : "hard"} and even${relayWait(context).legs === 0 ? "" : "; between them keep moving, stay warm, drink, and jog for three minutes before the second"}. Start the station the moment you arrive.`;
  const level = targetLevel(targetFacts(context));
  const ball = hyroxLoad(stationNamed("Wall ball")!, context.division) ?? 0;
  const throws = wallBallSet({ level, athlete: context.athlete, ball, wished: context.wishedSets.get("Wall ball")?.most });
  return `${first} Sleds in short quick steps, lunges ${LUNGE_STOPS[level]}, wall balls in planned sets of ${throws.least} to ${throws.most} from the first one. ${level === "beginner" ? "Jog the Roxzone, slowly if you must." : "Run through the Roxzone."}`;
}

/** Stops in the lunges (race-demands.md table 6.2). */
const LUNGE_STOPS = {
  beginner: "with four planned stops",
  intermediate: "with two planned stops",
  advanced: "without a stop",
  elite: "without a stop",
} as const;

const RELAY_SHARES = [1, 1] as const;
/** Seconds per kilometre to plan with when there is no run time. */
const RUN_PLANNED = { beginner: 430, intermediate: 360, advanced: 310, elite: 270 } as const;

/** Obstacle races have neither sleds nor ergs nor wall balls. */
function isPartOf(race: Race, { exercise }: HyroxStation): boolean {
  const official = race.format.kind === "hyrox" && race.format.sleds;
  return official || !/^Sled|erg$|^Wall/u.test(exercise);
}

interface RunFacts {
  readonly index: number;
  readonly pace: SecondsPerKilometre;
  readonly known: boolean;
  readonly isFun: boolean;
}

/** Highest RPE of a race that is a day out. */
const FUN_RPE = 7;
/** Whoever is allowed no more runs at the pace of easy runs. */
const EASY_RACE_RPE = 5;

function runPart(context: PlanContext, { index, pace, known, isFun }: RunFacts): DraftItem {
  const seconds = Math.round((pace * HYROX_RUN) / 1000);
  const rpe = raceRpe(context, isFun || index < 3 ? FUN_RPE : index < 7 ? 8 : 9);
  return {
    ...racePart("Tempo run"),
    distance: formatDistance(HYROX_RUN),
    ...(known ? raceSpeed(pace, context.capacities.vdot?.estimated ?? true) : { intensity: `RPE ${rpe}` }),
    rpe,
    notes: `Run ${index + 1}${isDoubles(context) ? ", side by side" : ""}${known ? ` in ${formatClock(seconds)}` : ""}.`,
    dose: { metres: HYROX_RUN, seconds, totalSeconds: seconds },
  };
}

/** The station and the way through the Roxzone around it. */
function stationPart(context: PlanContext, station: HyroxStation, isFun: boolean): DraftItem {
  const byPartner = partnersStations(context);
  const isPartners = byPartner.includes(station.exercise);
  const facts = { ...targetFacts(context), byPartner };
  const { seconds, source } = raceStationTarget(facts, station);
  const rounded = roundStation(seconds);
  const weight = raceStationText(context, station);
  return {
    ...racePart(station.exercise),
    ...(station.metres === undefined ? { reps: String(station.reps ?? 0) } : { distance: formatDistance(station.metres) }),
    ...(weight === undefined ? {} : { weight }),
    rpe: isFun ? raceRpe(context, FUN_RPE) : raceRpe(context),
    notes:
      `${isFun ? "" : `${capital(shortName(station.exercise))} in about ${formatClock(rounded)}${isPartners ? " by your partner alone" : isDoubles(context) ? " together" : ""} (${source}). `}${sharing(context, station)}${isPartners ? "" : adviceOn(context, station)}`.trim(),
    dose: { seconds: rounded, totalSeconds: rounded + Math.round(ROXZONE_SECONDS[targetLevel(facts)] / HYROX_STATIONS.length) },
  };
}

/** Who of a pair does how much: halves, or all by the partner where an injury closes the station. */
function sharing(context: PlanContext, { exercise }: HyroxStation): string {
  if (!isDoubles(context)) return "";
  if (!isOpenInRace(exercise, context)) return `Your partner does all of the ${inSentence(shortName(exercise))}. `;
  return `${SHARED_CHANGES[exercise] ?? ""} `;
}

function adviceOn(context: PlanContext, { exercise }: HyroxStation): string {
  const height = wallBallHeight(context);
  if (exercise === "Wall ball") return `${height === undefined ? "" : `Target at ${height}. `}Below parallel, every one.`;
  return STATION_ADVICE[exercise] ?? "";
}

const STATION_ADVICE: { readonly [exercise: string]: string } = {
  "Ski erg": "The damper is set to 6: turn it down if you are light. Settle in: the race is not won here.",
  "Sled push": "Four lengths; breathe at each end.",
  "Sled pull (rope)": "Lean back, walk, hand over hand.",
  "Burpee broad jump": "Step up and jump short: rhythm beats distance.",
  "Row erg": "The damper is set to 6: turn it down if you are light. Long leg drive; let your heart rate come down.",
  "Farmers carry": "Quick steps; put the weights down only where you planned to.",
  "Sandbag lunge": "Knee touches each time; no stop longer than two breaths.",
};

/** Where a pair changes at each station, as halves (race-demands.md section 6.5). */
const SHARED_CHANGES: { readonly [exercise: string]: string } = {
  "Ski erg": "Half each: change every 250 m.",
  "Sled push": "Half each: change at every 12.5 m.",
  "Sled pull (rope)": "Half each: change at every 12.5 m.",
  "Burpee broad jump": "Half each: change every 10 to 20 m.",
  "Row erg": "Half each: change every 250 m. Each change costs a few seconds.",
  "Farmers carry": "Half each: change every 50 to 100 m.",
  "Sandbag lunge": "Half each: change every 25 m.",
  "Wall ball": "Half each: change every 10 to 20 reps.",
};

/** What the two of a pair agree on before the start. */
function pairText(mean: SecondsPerKilometre | undefined, isPartnerUnknown: boolean): string {
  const pace = mean === undefined ? "" : ` at ${formatPace(mean)}`;
  const unknown = isPartnerUnknown ? " Enter your partner's 10 km time to get a pace that fits both." : "";
  return `Both of you run every kilometre${pace}, never more than 15 seconds apart; the slower runner leads.${unknown} Enter and leave stations together; the stronger one starts sleds and lunges. Change before it burns. Half each is the plan; the fitter one may take up to 70%.`;
}
