import type { Level } from "../athlete/athlete.ts";
import type { PlanContext } from "../context/context.ts";
import type { Load } from "../model/plan.ts";
import { roundDumbbell, roundKettlebell, roundLoad, roundWallBall } from "../physiology/rounding.ts";
import { fromPounds } from "../units/mass.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { addedWeights } from "./load/added-weights.ts";
import type { Kilograms, Metres } from "../units/units.ts";
import { stationCare } from "../injuries/limits/station-care.ts";

/** Shares of body weight by level, from beginner to elite (load-plausibility.md section 3). */
type Shares = readonly [beginner: number, intermediate: number, advanced: number, elite: number];

interface ImplementRule {
  readonly male: Shares;
  readonly female: Shares;
  readonly kind: "dumbbell" | "kettlebell" | "sandbag" | "sled" | "bar";
  readonly perHand?: true;
  /** The load is for this distance; a shorter way takes more, a longer one less. */
  readonly isCarry?: true;
  /** Hard limits: shares of the deadlift, the overhead press and the body weight. */
  readonly mostOfDeadlift?: number;
  /** Whoever pulls more from the floor carries more than the body weight says: a share of a deadlift that was lifted. */
  readonly leastOfDeadlift?: number;
  readonly mostOfPress?: number;
  readonly mostOfBody?: number;
}

const times = (shares: Shares, by: number): Shares => shares.map((share) => share * by) as unknown as Shares;
const FARMERS_SHARES = { male: [0.25, 0.38, 0.5, 0.65], female: [0.2, 0.3, 0.4, 0.52] } as const satisfies Pick<
  ImplementRule,
  "male" | "female"
>;
const scaledFarmers = (by: number): Pick<ImplementRule, "male" | "female"> => ({
  male: times(FARMERS_SHARES.male, by),
  female: times(FARMERS_SHARES.female, by),
});
const both = (male: Shares, femaleShare: number): Pick<ImplementRule, "male" | "female"> => ({ male, female: times(male, femaleShare) });

const farmers: ImplementRule = {
  ...FARMERS_SHARES,
  kind: "dumbbell",
  perHand: true,
  isCarry: true,
  mostOfDeadlift: 0.42,
  leastOfDeadlift: 0.19,
  mostOfBody: 0.8,
};
const suitcase: ImplementRule = {
  ...scaledFarmers(0.8),
  kind: "dumbbell",
  isCarry: true,
  mostOfDeadlift: 0.42,
  leastOfDeadlift: 0.15,
  mostOfBody: 0.8,
};
const bearHug: ImplementRule = { ...both([0.25, 0.45, 0.65, 0.85], 0.8), kind: "sandbag", isCarry: true };
const toShoulder: ImplementRule = { ...both([0.25, 0.45, 0.6, 0.8], 0.8), kind: "sandbag" };
const swing: ImplementRule = { male: [0.17, 0.25, 0.32, 0.4], female: [0.13, 0.2, 0.26, 0.32], kind: "kettlebell" };
const sled: ImplementRule = { ...both([0.6, 0.75, 0.9, 1], 1), kind: "sled" };

const IMPLEMENT_RULES: ReadonlyMap<string, ImplementRule> = new Map([
  ["Farmers carry", farmers],
  ["Dumbbell farmers carry", farmers],
  ["Suitcase carry", suitcase],
  ["Suitcase hold", suitcase],
  ["Front-rack carry", { ...scaledFarmers(0.55), kind: "kettlebell", perHand: true, isCarry: true }],
  ["Overhead carry", { ...scaledFarmers(0.35), kind: "dumbbell", isCarry: true, mostOfPress: 0.3 }],
  ["Trap-bar hold", { ...scaledFarmers(2), kind: "bar", mostOfDeadlift: 0.84, mostOfBody: 1.6 }],
  ["Sandbag bear-hug carry", bearHug],
  ["Sandbag shoulder carry", bearHug],
  ["Sandbag to shoulder", toShoulder],
  ["Sandbag lunge", { ...both([0.12, 0.22, 0.3, 0.38], 0.8), kind: "sandbag" }],
  ["Kettlebell swing (Russian)", swing],
  ["Kettlebell swing (American)", { ...swing, male: times(swing.male, 0.85), female: times(swing.female, 0.85) }],
  ["Turkish get-up", { ...both([0.12, 0.2, 0.28, 0.35], 0.75), kind: "kettlebell", mostOfPress: 0.6 }],
  ["Sled push", sled],
  ["Sled pull (rope)", { ...sled, male: times(sled.male, 0.8), female: times(sled.female, 0.8) }],
  ["Backward sled drag", { ...sled, male: times(sled.male, 0.7), female: times(sled.female, 0.7) }],
]);

const LEVEL_COLUMNS: readonly Level[] = ["beginner", "intermediate", "advanced", "elite"];
/** Whose body weight is not known starts as somebody light. */
const LIGHT_BODY: { readonly male: Kilograms; readonly female: Kilograms } = { male: 70, female: 55 };

/** Hands and trunk do not get stronger with every kilogram: what is carried stops growing with the body here. */
const HEAVIEST_BODY = 100;

/** Whether the exercise is loaded by body weight, not by a maximum. */
export function isImplement(name: string): boolean {
  return IMPLEMENT_RULES.has(name);
}

export function isCarry(name: string): boolean {
  return IMPLEMENT_RULES.get(name)?.isCarry === true;
}

/** The kilograms of an implement for this athlete, `metres` of carrying; undefined for what has no rule. */
export function implementLoad(context: PlanContext, name: string, metres: Metres = 40, share = 1): Load | undefined {
  const rule = IMPLEMENT_RULES.get(name);
  if (rule === undefined) return undefined;
  const { sex, level, capacities, athlete, unit } = context;
  const body = Math.min(HEAVIEST_BODY, athlete.bodyWeight ?? (sex === "male" ? LIGHT_BODY.male : LIGHT_BODY.female));
  const { deadlift } = capacities.lifts;
  const byDeadlift = deadlift?.estimated === false ? (rule.leastOfDeadlift ?? 0) * deadlift.oneRepMax : 0;
  const wanted =
    Math.max(byDeadlift, body * (rule[sex === "male" ? "male" : "female"][LEVEL_COLUMNS.indexOf(level)] ?? 0)) *
    (rule.isCarry === true ? byDistance(metres) : 1) *
    Math.max(1, share) *
    Math.min(share, stationCare(context, name));
  const limits = [
    getLimit(rule.mostOfDeadlift, capacities.lifts.deadlift?.oneRepMax),
    getLimit(rule.mostOfPress, capacities.lifts.overheadPress?.oneRepMax),
    getLimit(rule.mostOfBody, body),
  ];
  const most = Math.min(...limits);
  const sizes = rule.kind === "dumbbell" || rule.kind === "kettlebell" ? sizesOwned(context, name) : undefined;
  if (sizes !== undefined) return { kilograms: nearestSize(sizes, wanted, most), perHand: rule.perHand === true, estimated: false };
  let kilograms = rounded(rule.kind, Math.min(wanted, most), unit);
  // The nearest size may be above the limit: the next one down.
  if (kilograms > most) kilograms = rounded(rule.kind, most - STEP_DOWN, unit);
  return { kilograms, perHand: rule.perHand === true, estimated: false };
}

const STEP_DOWN = 2.5;

/**
 * The sizes of what the exercise is held with, lightest first; undefined in a gym, whose rack goes on beyond what anybody carries, and where
 * nothing is known.
 */
export function sizesOwned(context: PlanContext, name: string): readonly Kilograms[] | undefined {
  const exercise = findExercise(name);
  if (context.weights.isGym || exercise === undefined) return undefined;
  const sizes = addedWeights(exercise, context).flatMap(({ each, where }) => (each > 0 && where === "hands" ? [each] : []));
  return sizes.length === 0 ? undefined : sizes;
}

/** The nearest size of those that are not too heavy; where all are, the lightest. */
export function nearestSize(sizes: readonly Kilograms[], wanted: Kilograms, most: Kilograms = Infinity): Kilograms {
  const light = sizes.filter((size) => size <= most + 1e-9);
  const open = light.length > 0 ? light : sizes.slice(0, 1);
  return open.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best), open[0] ?? 0);
}

function getLimit(share: number | undefined, of: Kilograms | undefined): Kilograms {
  return share === undefined || of === undefined ? Number.POSITIVE_INFINITY : share * of;
}

/** 20 m take a fifth more, 100 m a quarter less, 200 m four tenths less than 40 m. */
function byDistance(metres: Metres): number {
  if (metres <= 20) return 1.2;
  if (metres <= 60) return 1;
  return metres <= 120 ? 0.75 : 0.6;
}

function rounded(kind: ImplementRule["kind"], kilograms: Kilograms, unit: PlanContext["unit"]): Kilograms {
  if (kind === "sandbag") return Math.max(5, kilograms <= 20 ? roundLoad(kilograms, 5) : roundLoad(kilograms, 10));
  if (kind === "sled") return Math.max(20, roundLoad(kilograms, 5));
  if (kind === "bar") return Math.max(20, roundLoad(kilograms, unit === "lb" ? fromPounds(5) : 2.5));
  return kind === "kettlebell" && kilograms <= HEAVIEST_KETTLEBELL ? roundKettlebell(kilograms) : roundDumbbell(kilograms, unit);
}

const HEAVIEST_KETTLEBELL = 34;

/** Most of the body weight that a wall ball weighs; light athletes throw a lighter ball than their level has. */
const WALL_BALL_SHARE = 0.13;
const WALL_BALL: { readonly male: Shares; readonly female: Shares } = { male: [5, 6, 9, 9], female: [4, 4, 6, 6] };

export function wallBallLoad({ sex, level, athlete, unit }: PlanContext): Kilograms {
  const wanted = WALL_BALL[sex === "male" ? "male" : "female"][LEVEL_COLUMNS.indexOf(level)] ?? 4;
  const most = athlete.bodyWeight === undefined ? wanted : WALL_BALL_SHARE * athlete.bodyWeight;
  const ball = roundWallBall(Math.min(wanted, most), unit);
  return ball > most + 0.1 ? roundWallBall(ball - 2.5, unit) : ball;
}
