import { livesInHills } from "../../free-text/training-wishes/ground/hilly-ground.ts";
import type { Capacities } from "../../athlete/capacities.ts";
import type { Exercise } from "../../catalogue/exercise.ts";
import { whyPace, whyPower } from "../../plan-text/explain/pace.ts";
import { powerZones } from "../../physiology/cycling.ts";
import { rowZones, SKI_SLOWER } from "../../physiology/rowing.ts";
import { formatClock } from "../../units/format.ts";
import type { PlanContext } from "../../context/context.ts";
import type { Pace, Power } from "../../model/plan.ts";
import { type CardioMode, cardioMode } from "../../catalogue/cardio-mode.ts";
import { talkTest, type Zone, ZONE_RPE } from "../../physiology/zone-efforts.ts";

/** How fast: a pace, a power, or an effort alone when the athlete has no benchmark for it. */
export interface CardioTarget {
  readonly rpe: number;
  readonly intensity: string;
  readonly pace?: Pace;
  readonly power?: Power;
  /** Metres per second at the middle of the target. */
  readonly speed?: number;
  readonly why: string;
}

/** The target of a zone for an exercise, never above `highestRpe` (the caller lowers the zone). */
export function cardioTarget(context: PlanContext, exercise: Exercise, zone: Zone): CardioTarget {
  const targets = getTargets(context.capacities, cardioMode(exercise));
  const known = targets.get(zone);
  if (known !== undefined) return known;
  const target = getTarget(context, cardioMode(exercise), zone);
  targets.set(zone, target);
  return target;
}

/** A plan has a hundred lines of cardio and a dozen targets. Capacities are assessed anew for every plan. */
const TARGETS_BY_CAPACITIES = new WeakMap<Capacities, Map<CardioMode, Map<Zone, CardioTarget>>>();

function getTargets(capacities: Capacities, mode: CardioMode): Map<Zone, CardioTarget> {
  const modes = TARGETS_BY_CAPACITIES.get(capacities) ?? new Map<CardioMode, Map<Zone, CardioTarget>>();
  const targets = modes.get(mode) ?? new Map<Zone, CardioTarget>();
  TARGETS_BY_CAPACITIES.set(capacities, modes.set(mode, targets));
  return targets;
}

function getTarget(context: PlanContext, mode: CardioMode, zone: Zone): CardioTarget {
  if (mode === "run") return onOwnRoads(context, runTarget(context, zone)) ?? byEffort(zone);
  if (mode === "row" || mode === "ski") return ergTarget(context, zone, mode) ?? byEffort(zone);
  if (mode === "bike") return bikeTarget(context, zone) ?? byEffort(zone);
  return byEffort(zone);
}

/** Where every road climbs the speed still says how long a run is, and no page names a pace. */
function onOwnRoads({ athlete }: PlanContext, target: CardioTarget | undefined): CardioTarget | undefined {
  if (target === undefined || !livesInHills(athlete)) return target;
  const { pace: _pace, ...rest } = target;
  return { ...rest, intensity: `RPE ${target.rpe}`, why: "By effort: your roads climb, so no pace of the flat counts." };
}

function byEffort(zone: Zone): CardioTarget {
  const rpe = ZONE_RPE[zone];
  return { rpe, intensity: `RPE ${rpe}`, why: `By effort: ${talkTest(zone)}.` };
}

function runTarget(context: PlanContext, zone: Zone): CardioTarget | undefined {
  const { paces, vdot } = context.capacities;
  if (paces === undefined || vdot === undefined || zone === "race") return undefined;
  const around = (seconds: number): [number, number] => [seconds - 2, seconds + 3];
  const [fastest, slowest] = {
    recovery: (): [number, number] => [paces.recovery, paces.recovery + 30],
    easy: (): [number, number] => [paces.easy.fast, paces.easy.slow],
    steady: (): [number, number] => around(paces.marathon),
    threshold: (): [number, number] => around(paces.threshold),
    interval: (): [number, number] => around(paces.interval),
    repetition: (): [number, number] => around(paces.repetition400 / 0.4),
  }[zone]();
  const pace: Pace = {
    zone: PACE_NAME[zone],
    fastest: Math.round(fastest),
    slowest: Math.round(slowest),
    per: "km",
    estimated: vdot.estimated,
  };
  return {
    rpe: ZONE_RPE[zone],
    intensity: paceText(pace),
    pace,
    speed: 2000 / (fastest + slowest),
    why: whyPace(pace.zone, vdot),
  };
}

/** A range; of a pace that no race stands behind, its middle and ten seconds to either side (running.md section 2). */
function paceText({ zone, fastest, slowest, estimated }: Pace): string {
  const isPoint = estimated && zone !== "easy" && zone !== "recovery";
  return isPoint ? `about ${formatClock((fastest + slowest) / 2)} /km ± 10 s` : `${formatClock(fastest)}–${formatClock(slowest)} /km`;
}

const PACE_NAME: { readonly [zone in Exclude<Zone, "race">]: Pace["zone"] } = {
  recovery: "recovery",
  easy: "easy",
  steady: "marathon",
  threshold: "threshold",
  interval: "interval",
  repetition: "repetition",
};

function ergTarget(context: PlanContext, zone: Zone, mode: "row" | "ski"): CardioTarget | undefined {
  const { row2kSplit, ski2kSplit } = context.capacities;
  const split = mode === "ski" ? ski2kSplit : row2kSplit;
  if (split === undefined || zone === "race") return undefined;
  const zones = rowZones(split.value);
  const { fast, slow, rate } = {
    recovery: zones.ut2,
    easy: zones.ut2,
    steady: zones.ut1,
    threshold: zones.at,
    interval: zones.tr,
    repetition: zones.an,
  }[zone];
  const pace: Pace = {
    zone: PACE_NAME[zone],
    fastest: Math.round(fast),
    slowest: Math.round(slow),
    per: "500m",
    estimated: split.estimated,
  };
  const strokes = mode === "row" ? `, ${rate} strokes/min` : "";
  return {
    rpe: ZONE_RPE[zone],
    intensity: `${formatClock(pace.fastest)}–${formatClock(pace.slowest)} /500 m${strokes}`,
    pace,
    speed: 1000 / (fast + slow),
    why: `${mode === "ski" ? "SkiErg splits are set 6 s slower than rowing splits. " : ""}Your 2,000 m split is predicted at ${formatClock(split.value - (mode === "ski" ? SKI_SLOWER : 0))} from ${split.source}.`,
  };
}

function bikeTarget(context: PlanContext, zone: Zone): CardioTarget | undefined {
  const { ftp } = context.capacities;
  if (ftp === undefined || zone === "race") return undefined;
  const zones = powerZones(ftp.value);
  const { low, high } = {
    recovery: zones.recovery,
    easy: zones.endurance,
    steady: zones.tempo,
    threshold: zones.threshold,
    interval: zones.vo2Max,
    repetition: zones.anaerobic,
  }[zone];
  const power: Power = { low, high: high ?? low, estimated: ftp.estimated };
  return { rpe: ZONE_RPE[zone], intensity: `${power.low}–${power.high} W`, power, why: whyPower(zone, ftp) };
}
