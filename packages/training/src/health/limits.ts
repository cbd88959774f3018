import type { Region, Stress } from "../catalogue/exercise.ts";
import type { Activity } from "../injuries/activities.ts";

/** What must happen before a normal plan (special-populations.md section 3), the mildest first. */
const CLEARANCES = ["none", "advise", "required", "stop"] as const;
type Clearance = (typeof CLEARANCES)[number];

/** Walking and step-ups, running and low hops, jumps and sprints. */
export type Impact = 0 | 1 | 2 | 3;

/**
 * The limits of a person, whatever they come from (special-populations.md section 1). Numbers are ceilings unless their name says otherwise;
 * what is true may be trained.
 */
export interface HealthLimits {
  readonly rpe: number;
  /** The same for conditioning alone: under a ceiling of the pulse a set of lifting goes on with its pauses. */
  readonly aerobicRpe: number;
  /** Percent of a one-repetition maximum. */
  readonly percent: number;
  readonly fewestReps: number;
  readonly mostReps: number;
  readonly repsInReserve: number;
  /** Maxima, repetitions to failure, most calories. */
  readonly tests: boolean;
  /** Minutes of work for time, AMRAP, EMOM or a simulation; 0 for none. */
  readonly scoredMinutes: number;
  readonly impact: Impact;
  /** The same for running and jumping alone: a lifter goes on catching bars (special-populations.md section 4.11). */
  readonly strideImpact: Impact;
  /** Jumps in a session. */
  readonly contacts: number;
  /** Beats a minute that a professional allows. */
  readonly pulse: number;
  /** Heart-rate zones can be used. */
  readonly heartRate: boolean;
  /** Flat on the back. */
  readonly supine: boolean;
  /** On the belly. */
  readonly prone: boolean;
  /** On the own feet. */
  readonly standing: boolean;
  /** Down to the floor and up again. */
  readonly floor: boolean;
  /** Straining against a held breath. */
  readonly breathHolding: boolean;
  /** The head below the heart. */
  readonly headDown: boolean;
  /** Rope, handstand, high boxes, riding outdoors. */
  readonly falls: boolean;
  readonly overhead: boolean;
  /** Loaded or repeated bending of the spine. */
  readonly spineFlexion: boolean;
  /** Planks, Nordic curls and what else braces the belly against its own length. */
  readonly bracing: boolean;
  /** A weight across the crease of the hip. */
  readonly weightOnHips: boolean;
  /** Weights picked up from the floor, and carried down onto the back and up again. */
  readonly liftFromFloor: boolean;
  readonly kipping: boolean;
  /** Snatch, clean and jerk, and their pulls in fast sets. */
  readonly fastLifts: boolean;
  readonly running: boolean;
  /** Runs on days that follow each other. */
  readonly consecutiveRuns: boolean;
  /** Fast runs on days that follow each other: no plan has them, and who is told so sees it confirmed. */
  readonly fastRunsInARow: boolean;
  /** On roads and in open water: said in the head, chosen by the athlete. */
  readonly outdoors: boolean;
  /** Rowing and skiing, which round the back with every stroke. */
  readonly rowing: boolean;
  /** Steps above 20 cm, and single-leg squats. */
  readonly highSteps: boolean;
  /** Strength on one leg, and long levers on it. */
  readonly oneLeg: boolean;
  /** The same, and standing on one leg stays: it is what keeps the old from falling. */
  readonly oneLegStrength: boolean;
  /** One foot before the other, a knee on the floor, or a wide stance: they pull the two halves of the pelvis apart. */
  readonly splitStance: boolean;
  /** Farmers carries, sandbags and heavy sleds. */
  readonly heavyCarries: boolean;
  /** A barbell above the face or the head. */
  readonly barbellOverhead: boolean;
  /** A barbell in front of the shoulders. */
  readonly frontRack: boolean;
  /** A barbell that passes the belly. */
  readonly barbellPulls: boolean;
  /** Share of the usual minutes. */
  readonly volume: number;
  /** Times the usual rest between sets. */
  readonly rest: number;
  readonly warmupMinutes: number;
  readonly cooldownMinutes: number;
  /** Minutes of a session, warm-up and cooldown included. */
  readonly sessionMinutes: number;
  /** A week. */
  readonly hardDays: number;
  /** Minutes of a single run. */
  readonly runMinutes: number;
  /** Metres of a single run, of all running of a week, and by how much a week may grow. */
  readonly runMetres: number;
  readonly weeklyRunMetres: number;
  readonly weeklyRunGrowth: number;
  /** Metres of a single swim. */
  readonly swimMetres: number;
  /** Metres of a single repetition in the water. */
  readonly swimRepeatMetres: number;
  /** Minutes of a single ride. */
  readonly rideMinutes: number;
  /** A deload is in every so many weeks. */
  readonly deloadEvery: number;
  /** Days of training that follow each other. */
  readonly daysInARow: number;
  /** Sessions a week that hold a movement. */
  readonly timesOf: { readonly [activity in Activity]?: number };
  /** Days of running a week. */
  readonly runsPerWeek: number;
  /** Strength sessions a week, and the minutes of one. */
  readonly strengthPerWeek: number;
  readonly strengthMinutes: number;
  /** Growth as the level allows it; otherwise a tenth a week at most. */
  readonly growsFreely: boolean;
  /** The highest rung of runs with walks, 1 to 9 (return-ladders.md section 4): continuous and fast runs come after them. */
  readonly runRung: number;
  /** Share of the running before; below 1 nothing is faster than threshold. */
  readonly runShare: number;
  /** In both hands or on the bar, in kilograms. */
  readonly kilograms: number;
  /** The same for single movements. */
  readonly kilogramsOf: { readonly [activity in Activity]?: number };
  /** Movements that stay although a told limit would close them: "wall balls with 4 kg are ok". */
  readonly opened: readonly Activity[];
  /** Movements that the athlete may not do, whatever they load. */
  readonly closed: readonly Activity[];
  /** °C above which the session moves indoors. */
  readonly heat: number;
  readonly clearance: Clearance;
  /** Percent of a maximum in lifts that load a region. */
  readonly percentOf: { readonly [region in Region]?: number };
  /** The highest stress on a region. */
  readonly regions: { readonly [region in Region]?: Stress };
}

export const NO_LIMITS: HealthLimits = {
  rpe: 10,
  aerobicRpe: 10,
  percent: 100,
  fewestReps: 1,
  mostReps: Infinity,
  repsInReserve: 0,
  tests: true,
  scoredMinutes: Infinity,
  impact: 3,
  strideImpact: 3,
  contacts: Infinity,
  pulse: Infinity,
  heartRate: true,
  standing: true,
  supine: true,
  prone: true,
  floor: true,
  breathHolding: true,
  headDown: true,
  falls: true,
  overhead: true,
  spineFlexion: true,
  bracing: true,
  weightOnHips: true,
  liftFromFloor: true,
  kipping: true,
  fastLifts: true,
  running: true,
  consecutiveRuns: true,
  fastRunsInARow: true,
  outdoors: true,
  rowing: true,
  highSteps: true,
  oneLeg: true,
  oneLegStrength: true,
  splitStance: true,
  heavyCarries: true,
  barbellOverhead: true,
  frontRack: true,
  barbellPulls: true,
  volume: 1,
  rest: 1,
  warmupMinutes: 0,
  cooldownMinutes: 0,
  sessionMinutes: Infinity,
  hardDays: 7,
  runMinutes: Infinity,
  runMetres: Infinity,
  weeklyRunMetres: Infinity,
  weeklyRunGrowth: Infinity,
  swimMetres: Infinity,
  swimRepeatMetres: Infinity,
  rideMinutes: Infinity,
  deloadEvery: Infinity,
  daysInARow: 7,
  timesOf: {},
  runsPerWeek: 7,
  strengthPerWeek: 7,
  strengthMinutes: Infinity,
  growsFreely: true,
  runRung: Infinity,
  runShare: 1,
  kilograms: Infinity,
  kilogramsOf: {},
  opened: [],
  closed: [],
  heat: 40,
  clearance: "none",
  percentOf: {},
  regions: {},
};

/** Where nothing may be lifted a bottle and a band may: no line is lighter, in kilograms. */
export const LIGHTEST_LINE = 2;

/** Before a clearance no session is longer or harder (special-populations.md section 3). */
export const BEFORE_CLEARANCE = { minutes: 30, rpe: 3 } as const;

/** Fields of which the larger value is the stricter one. */
const FLOORS: ReadonlySet<string> = new Set(["fewestReps", "repsInReserve", "rest", "warmupMinutes", "cooldownMinutes"]);

/** The strictest value of every field. */
export function strictest(all: readonly Partial<HealthLimits>[]): HealthLimits {
  const merged: Record<string, unknown> = { ...NO_LIMITS };
  for (const limits of all) for (const [field, value] of Object.entries(limits)) merged[field] = stricter(field, merged[field], value);
  const limits = merged as unknown as HealthLimits;
  return limits.clearance === "required" && limits.sessionMinutes > BEFORE_CLEARANCE.minutes
    ? { ...limits, sessionMinutes: BEFORE_CLEARANCE.minutes }
    : limits;
}

function stricter(field: string, a: unknown, b: unknown): unknown {
  if (field === "clearance") return CLEARANCES[Math.max(CLEARANCES.indexOf(a as Clearance), CLEARANCES.indexOf(b as Clearance))];
  if (field === "regions" || field === "percentOf" || field === "kilogramsOf" || field === "timesOf")
    return lowest(a as Ceilings, b as Ceilings);
  if (field === "closed" || field === "opened") return [...new Set([...(a as HealthLimits["closed"]), ...(b as HealthLimits["closed"])])];
  if (typeof b === "boolean") return a === true && b;
  return FLOORS.has(field) ? Math.max(a as number, b as number) : Math.min(a as number, b as number);
}

type Ceilings = { readonly [name in string]?: number };

function lowest(a: Ceilings, b: Ceilings): Ceilings {
  const all: { [name in string]?: number } = { ...a };
  for (const [name, most] of Object.entries(b)) if (most !== undefined) all[name] = Math.min(all[name] ?? Infinity, most);
  return all;
}
