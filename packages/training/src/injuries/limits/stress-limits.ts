import type { Athlete } from "../../athlete/athlete.ts";
import { statedForm } from "../../athlete/stated/stated-form.ts";
import { REGIONS, type Region, type Stress } from "../../catalogue/exercise.ts";
import { competitionFormat } from "../../catalogue/competition-format.ts";
import { EXERCISES, findExercise } from "../../catalogue/exercises.ts";
import { LIFTS_BESIDE_RACK, liftsOnPlatform } from "../../athlete/sore-rack.ts";
import { regionName } from "../region-name.ts";
import { type Activity, getNames } from "../activities.ts";
import { FORMS } from "../complaints/tolerance.ts";
import type { Grade, InjuryReading, RegionFinding } from "../injury.ts";
import { ONE_ARM_LIFTS, onlyArm, soundArm } from "./sound-arm.ts";
import { waitsByScore } from "./waits-by-score.ts";
import { preferredMachines } from "./stated-preferences.ts";
import { savedLifts } from "../return-ladder/stored-lifts.ts";
import { DISC, exitDrills } from "../return-ladder/next-step.ts";
import { getRehab } from "../return-ladder/rehab-ladder.ts";
import { ladderPlace } from "../return-ladder/places.ts";
import { savedRuns, runReturn, getRunReturn, stoppedRuns } from "../return-ladder/run-rows.ts";

export type StressLimits = { readonly [region in Region]: Stress } & {
  /** Exercises that a sore region keeps although they load it more. */
  readonly kept?: { readonly [region in Region]?: readonly string[] };
  /** Exercises that the athlete told hurt or that do the same to the region, with the reason as a sentence. */
  readonly closed?: ReadonlyMap<string, string>;
  /** What waits for a later stage of the return, whatever it loads. */
  readonly stopped?: ReadonlySet<string>;
  /** What the athlete told is fine in the place of it: the close grip for the wide one. */
  readonly instead?: ReadonlyMap<string, readonly string[]>;
};

const BENCH = "Bench press";
const CLOSE = /^close-grip bench press$/iu;

const LIMIT_AT: { readonly [grade in Grade]: Stress } = { 0: 3, 1: 2, 2: 1, 3: 0 };

/** The highest stress an exercise may put on each region; 3 is no limit. */
export function stressLimits(reading: InjuryReading, athlete: Pick<Athlete, "injuries" | "competitions"> = {}): StressLimits {
  const limits = Object.fromEntries(REGIONS.map((region) => [region, 3])) as { [region in Region]: Stress };
  for (const { region, grade, closesNothing } of reading.regions) {
    if (closesNothing !== true) limits[region] = Math.min(limits[region], LIMIT_AT[grade]) as Stress;
  }
  for (const [region, stress] of Object.entries(reading.health.limits.regions) as [Region, Stress][])
    limits[region] = Math.min(limits[region], stress) as Stress;
  const raced = racesHyrox(athlete);
  const closed = new Map(reading.regions.flatMap((finding) => closedBy(finding, raced)));
  // Hands a little narrower make no other lift: the bench press stays, and its lines say the grip.
  const isNarrower = statedForm(athlete, BENCH) !== undefined;
  if (isNarrower) closed.delete(BENCH);
  if (liftsOnPlatform(athlete) && reading.regions.some(isMildRack)) for (const name of LIFTS_BESIDE_RACK) closed.delete(name);
  const preferred = preferredMachines(athlete.injuries);
  const slight = REGIONS.filter((region) => preferred.length > 0 && limits[region] > 0 && limits[region] < 3);
  const keptByRegion = new Map(keptAbove(reading, isNarrower ? [BENCH] : []));
  for (const region of slight) keptByRegion.set(region, [...(keptByRegion.get(region) ?? []), ...preferred]);
  const kept = [...keptByRegion];
  const told = ofLimits(reading);
  const handless = reading.regions.some(holdsNothing) ? SQUATS.map((name) => [name, WITHOUT_HANDS] as const) : [];
  const row = runReturn(reading.regions, reading.health.limits);
  const isOneArmed = onlyArm(reading.regions) !== undefined;
  const stopped = [
    ...(row === undefined ? [] : stoppedRuns(row)),
    ...reading.regions.flatMap(oneLegWaits),
    ...reading.regions.flatMap((finding) => {
      const waits = waitsByScore(finding);
      return soundArm(finding) !== undefined && isOneArmed ? waits.filter((name) => !ONE_ARM_LIFTS.includes(name)) : waits;
    }),
    ...reading.regions.flatMap(jumpsWait),
  ];
  return {
    ...limits,
    ...(stopped.length === 0 ? {} : { stopped: new Set(stopped) }),
    ...(kept.length === 0 ? {} : { kept: Object.fromEntries(kept) }),
    ...(closed.size === 0 ? {} : { closed }),
    ...(closed.size === 0 && told.length === 0 && handless.length === 0
      ? {}
      : { instead: new Map([...handless, ...reading.regions.flatMap(findToleratedForms), ...told]) }),
  };
}

/** "Legs without grip" (return-ladders.md section 5.9): a hand that holds nothing leaves heavy squats to a machine. */
function holdsNothing({ region, score, closesNothing }: RegionFinding): boolean {
  return (region === "wrist_hand" || region === "elbow") && score >= BAD_HAND && closesNothing !== true;
}

const BAD_HAND = 6;
const SQUATS = ["Back squat", "Front squat", "Pause squat", "Box squat"] as const;
const WITHOUT_HANDS = ["Leg press"] as const;

/** A wrist that minds only the rack, and not much. */
function isMildRack({ region, score, hurts = [] }: RegionFinding): boolean {
  return (region === "wrist_hand" || region === "elbow") && score <= MILD_RACK && hurts.includes("front-rack");
}

const MILD_RACK = 3;

/** Below the hip: what one leg has to balance. */
const BALANCED: ReadonlySet<Region> = new Set<Region>(["knee", "lower_leg", "ankle", "foot"]);
const ONE_LEG = /single-leg|bulgarian|pistol|skater|lunge|split squat|step-up|step-down|stair/iu;

/** Heels are raised on one leg with a weight only when a turned ankle bears it. */
const LOADED = /\(loaded\)/iu;

/** The deepest and heaviest of it, which come a stage later. */
const DEEP_ON_ONE_LEG = /bulgarian|pistol|skater|front-rack|overhead/iu;

/** Lunges and work on one leg wait for the second stage of a joint or a foot; what its ladder gives it and what is told to be fine stays. */
function oneLegWaits(finding: RegionFinding): readonly string[] {
  const { region, grade, score, climbed, closesNothing, fine = [] } = finding;
  const isFirst = grade >= 2;
  if ((!isFirst && !(climbed !== undefined && score >= 3)) || closesNothing === true || !BALANCED.has(region)) return [];
  const open = new Set([...getRehab(finding).flatMap(({ names }) => names), ...exitDrills(finding), ...fine.flatMap(getNames)]);
  return EXERCISES.filter(({ name, movementPattern, stress, category }) => {
    const isOneLeg =
      ONE_LEG.test(name) &&
      (movementPattern === "lunge" || movementPattern === "squat" || category === "cardio" || (region === "ankle" && LOADED.test(name)));
    return isOneLeg && (isFirst || DEEP_ON_ONE_LEG.test(name)) && stress[region] > 0 && !open.has(name) && !LOW_STEPS.has(name);
  }).map(({ name }) => name);
}

/** Below the hip jumps come back last: none before S4 (return-ladders.md sections 2 and 5). */
function jumpsWait({ region, score, past, closesNothing, fine = [] }: RegionFinding): readonly string[] {
  if (past === undefined || !BALANCED.has(region) || score < BEFORE_JUMPS || closesNothing === true) return [];
  return fine.includes("jump") ? [] : getNames("jump");
}

const BEFORE_JUMPS = 3;

const LOW_STEPS: ReadonlySet<string> = new Set(["Split squat (short range)", "Step-up (low box)"]);

/** "only with a close grip" leaves the close grip. */
function closedBy(finding: RegionFinding, raced: boolean): (readonly [string, string])[] {
  const { region, grade, hurts = [], fine = [], after = [] } = finding;
  // What ends by the calendar is no word of the athlete's on heavier weights overhead.
  if (grade === 0) return finding.ended === true ? overheadLifts(finding) : [];
  // What much swimming brings on is swum easily and shorter.
  if (after.includes("swim")) return [["Swim intervals", HURTS_AS_STATED]];
  const open = new Set(fine.filter((one) => FORMS.has(one)).flatMap(getNames));
  const stays = new Set(fine.flatMap(getNames));
  const reopened = new Set(
    fine
      .filter((one) => !hurts.some((other) => isWithin(other, one)))
      .flatMap(getNames)
      .filter((name) => !(hurts.includes("overhead") && PRESS_UP_HIGH.test(name))),
  );
  const same = hurts
    .flatMap((one) => [...(SAME_POSITION[region]?.[one] ?? []), ...(raced ? [] : (BESIDE_A_RACE[region]?.[one] ?? []))])
    .filter((name) => !stays.has(name));
  // "Jerks are fine, cleans hurt" leaves no clean and jerk: only what is named more narrowly than what hurts comes back.
  const narrower = new Set(fine.filter((one) => hurts.some((other) => isMostlyWithin(one, other))).flatMap(getNames));
  const told = hurts
    .filter(isClosed)
    .flatMap(getNames)
    // Who catches a bar on a sore arm still pulls it.
    .filter((name) => !(CATCHES.has(region) && name.endsWith(" pull")))
    .filter((name) => !open.has(name) && !(reopened.has(name) && narrower.has(name)));
  const where = `It moves the ${regionName(region)} into the range that hurts.`;
  return [
    ...(isUphill(finding) ? getNames("hills").map((name) => [name, UPHILL] as const) : []),
    ...(isUnsteady(finding) ? ON_ONE_LEG.map((name) => [name, UNSTEADY] as const) : []),
    ...(finding.isShortOfRange === true ? ARMS_UP.map((name) => [name, SHORT_OF_RANGE] as const) : []),
    ...overheadLifts(finding),
    ...(isBicepsTendon(finding) ? BICEPS_PULLS.map((name) => [name, BICEPS] as const) : []),
    ...(isDisc(finding) ? ([["Seated dumbbell press", SEATED]] as const) : []),
    ...same.map((name) => [name, where] as const),
  ]
    .filter(([name]) => !open.has(name) && !reopened.has(name))
    .concat(told.map((name) => [name, HURTS_AS_STATED] as const));
}

/** "Shoulder impingement, wall balls with 6 kg are fine": what is fine overhead is light, and no bar is as light as a ball. */
function overheadLifts({ region, fine = [] }: RegionFinding): (readonly [string, string])[] {
  const isOnlyABall = region === "shoulder" && fine.includes("wallball") && !fine.some((one) => OVERHEAD_LIFTS.has(one));
  const stays = new Set(fine.flatMap(getNames));
  return isOnlyABall ? getNames("overhead").flatMap((name) => (stays.has(name) ? [] : [[name, ONLY_A_BALL] as const])) : [];
}

const OVERHEAD_LIFTS: ReadonlySet<Activity> = new Set<Activity>(["overhead", "press", "arms-overhead", "standing-overhead"]);
const ONLY_A_BALL = "Your shoulder can take a light ball overhead; heavier weights overhead come back when you write that they are fine.";

const CATCHES: ReadonlySet<Region> = new Set<Region>(["wrist_hand", "elbow", "shoulder"]);

/** "Overhead pressing hurts, push-ups are fine": a push-up with the arms overhead is a press. */
const PRESS_UP_HIGH = /pike|handstand/iu;

/** "Lunges hurt, step-ups are fine": most step-ups are trained like lunges, and few jerks like cleans. */
function isMostlyWithin(activity: Activity, other: Activity): boolean {
  const names = getNames(activity);
  const others = new Set(getNames(other));
  return names.length > 0 && 2 * names.filter((name) => others.has(name)).length >= names.length;
}

/** "Squats are fine, deep ones hurt" reopens no deep squat; "lunges hurt, reverse lunges are fine" reopens the reverse ones. */
function isWithin(activity: Activity, other: Activity): boolean {
  const names = getNames(activity);
  const others = new Set(getNames(other));
  return names.length > 0 && names.every((name) => others.has(name));
}

/** Walking up a slope stretches a calf, its tendon and the sole further than running on the flat. */
const UPHILL = "Uphill running loads the calf and the sole while they are stretched.";

function isUphill(finding: RegionFinding): boolean {
  return finding.region === "foot" || ladderPlace(finding) === "calf";
}

const SHORT_OF_RANGE = "Your arm does not go all the way up.";
const ARMS_UP = ["Wall slide", "Shoulder dislocate (band)", "Dumbbell pullover", "Straight-arm pulldown", "Sliding floor pulldown"];

/** Sitting under a weight loads a disc more than standing or lying does. */
const SEATED = "Sitting with a weight overhead loads a disc most.";

function isDisc({ region, phrase }: RegionFinding): boolean {
  return region === "lower_back" && DISC.test(phrase);
}

export const HURTS_AS_STATED = "You said this hurts.";
const UNSTEADY = "No weight on one leg yet: the ankle is not stable enough.";
const LOADED_STEP = /bulgarian|single-leg romanian|pistol|skater|lunge|^step-up(?: \(backpack\))?$|step-down/iu;
const ON_ONE_LEG: readonly string[] = EXERCISES.map(({ name }) => name).filter((name) => LOADED_STEP.test(name));

/** A sprain that hurts at 4 of 10 or more: "single-leg balance under load" is out (injuries.md section 2). */
function isUnsteady({ region, score }: RegionFinding): boolean {
  return region === "ankle" && score >= 4;
}

const DEEP_PUSH = [
  "Ring muscle-up",
  "Bar muscle-up",
  "Ring push-up",
  "Deficit push-up",
  "Archer push-up",
  "Bench press",
  "Muscle-up transition drill",
];
/** A kip throws the shoulder to where a press hurts. */
const SWINGS = [
  "Pull-up (kipping)",
  "Chest-to-bar pull-up",
  "Bar muscle-up",
  "Ring muscle-up",
  "Muscle-up transition drill",
  "Toes-to-bar",
  "Kip swing drill",
];
/** The biceps bends the arm in every pull-up and holds the turned hand of a curl. */
const BICEPS = "Your biceps tendon is sore.";
const BICEPS_PULLS: readonly string[] = [...new Set([...getNames("strict-pullup"), ...getNames("supinated-grip"), ...SWINGS])];
const BICEPS_TENDON =
  /\b(?:biceps?|bicipital)[ -]?(?:tend|long head)|bizepssehne|tend\p{L}* (?:du |del? |do )?(?:b[ií]ceps|bicipite)|bicepspees/iu;

/** Whether the sore tendon is that of the biceps, at the shoulder or at the elbow. */
export function isBicepsTendon({ region, phrase }: Pick<RegionFinding, "region" | "phrase">): boolean {
  return (region === "shoulder" || region === "elbow") && BICEPS_TENDON.test(phrase);
}

/** A bar on the chest takes the shoulder as far back as the bottom of a dip. */
const BOTTOM_OF_A_PRESS = ["Dip (parallel bar)", "Ring dip", "Weighted dip", "Deficit push-up", "Ring push-up", "Archer push-up"];
const LOADED_BACK = ["Back extension (bodyweight)"];
const HIGH_STEPS = ["Step-up", "Step-up (backpack)", "Step-up intervals", "Stair intervals", "Step-down (slow)"];

/** Held still, tall on a wall, or far above the chest: light for what the bar on the chest strains. */
const CHEST_LEAVES = /isometric|incline push-up|no-jump incline|landmine|triceps pressdown|(?:seated|standing) dumbbell press/iu;

/** The whole body hangs from one arm, or is pulled from arms that are up. */
const HANGS_FROM_AN_ARM = ["Rope climb", "Towel pull-up"];
/** Every repetition drops the body onto the hands; hands on a box and no jump are not among them. */
const DROPS_ON_HANDS = ["Burpee", "Burpee broad jump", "Burpee box jump-over"];
/** The legs throw the weight overhead, whatever it is held with. */
const THROWN_OVERHEAD = ["Dumbbell push press", "Dumbbell thruster", "Backpack thruster"];
/** Hundreds of strokes that begin with the arms up. */
const STROKES_FROM_ABOVE = ["Ski erg", "Ski erg intervals", "Ski erg threshold intervals", "Medicine ball slam"];

/** The same, but for what the athlete's own race asks for: there less of it is trained, not none. */
const BESIDE_A_RACE: typeof SAME_POSITION = {
  shoulder: {
    overhead: [...DROPS_ON_HANDS, ...STROKES_FROM_ABOVE, ...THROWN_OVERHEAD],
    kipping: [...DROPS_ON_HANDS, ...THROWN_OVERHEAD],
  },
};

function racesHyrox({ competitions = [] }: Pick<Athlete, "competitions">): boolean {
  return competitions.some(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "hyrox");
}

/**
 * What brings the region into the same position as the movement that hurts, although it goes by another name (practice): the bottom of a dip is that
 * of a muscle-up, a deep push-up and a bar on the chest; whoever cannot walk downhill does not step off a box again and again.
 */
const SAME_POSITION: { readonly [region in Region]?: { readonly [activity in Activity]?: readonly string[] } } = {
  shoulder: {
    overhead: [...SWINGS, ...HANGS_FROM_AN_ARM],
    kipping: HANGS_FROM_AN_ARM,
    dip: DEEP_PUSH,
    bench: BOTTOM_OF_A_PRESS,
    "muscle-up": ["Dip (parallel bar)", "Ring dip", "Weighted dip", "Muscle-up transition drill"],
  },
  chest_ribs: {
    dip: DEEP_PUSH,
    bench: [...getNames("press"), ...getNames("dip"), ...getNames("pushup")].filter((name) => !CHEST_LEAVES.test(name)),
    // A stroke, a pull on the ski erg and a side plank all lean on the ribs.
    swim: [...getNames("ski"), ...getNames("rower"), "Side plank"],
  },
  elbow: { dip: ["Ring muscle-up", "Bar muscle-up"] },
  // Both bend the trunk far forward over straight legs.
  lower_back: { "good-morning": LOADED_BACK },
  knee: { downhill: HIGH_STEPS, stairs: HIGH_STEPS, sitting: HIGH_STEPS },
};

/** To a box where squats may not be deep, and from the trap bar where it alone was allowed: the lift stays one with a bar. */
function ofLimits({ regions, health: { limits } }: InjuryReading): (readonly [string, readonly string[]])[] {
  const isDeepOut = limits.closed.includes("squat-deep") || regions.some(({ hurts = [] }) => hurts.includes("squat-deep"));
  const box = isDeepOut ? ["Back squat", "Front squat", "Pause squat"].map((name) => [name, ["Box squat"]] as const) : [];
  const trapBar = limits.opened.includes("trap-bar") ? [["Deadlift", ["Trap-bar deadlift"]] as const] : [];
  // Flat is closed and an incline is not: the press keeps its weights.
  const incline = limits.supine ? [] : ["Bench press", "Close-grip bench press"].map((name) => [name, ["Incline dumbbell press"]] as const);
  return [...box, ...trapBar, ...incline];
}

function findToleratedForms({ hurts = [], fine = [] }: RegionFinding): (readonly [string, readonly string[]])[] {
  return fine
    .filter((one) => FORMS.has(one))
    .flatMap((form) => {
      const names = getNames(form);
      // A press with a close grip stands in for the bench press, and for nothing overhead.
      const pattern = findExercise(names[0] ?? "")?.movementPattern;
      return hurts
        .flatMap(getNames)
        .filter((name) => findExercise(name)?.movementPattern === pattern)
        .map((name) => [name, names] as const);
    });
}

/** How much of all running is left is the matter of the return ladders. */
function isClosed(activity: Activity): boolean {
  return !LADDERS.has(activity);
}

const LADDERS: ReadonlySet<Activity> = new Set<Activity>(["run", "run-easy", "walk"]);

/** What the return ladders keep, but for what an operation or a condition limits besides. */
function keptAbove({ regions, health }: InjuryReading, inForm: readonly string[]): (readonly [Region, readonly string[]])[] {
  return regions.flatMap((finding) => {
    if (health.limits.regions[finding.region] !== undefined) return [];
    const row = getRunReturn(finding);
    // "Pulling is fine" is told of strict pulls: a kip is named by whoever means it.
    const kips = finding.fine?.some((one) => one === "kipping" || one === "muscle-up" || one === "toes-to-bar") === true;
    const fine = (finding.fine ?? [])
      .filter(isClosed)
      .flatMap(getNames)
      .concat(pullsBeside(finding))
      .filter((name) => kips || findExercise(name)?.movementPattern !== "gymnastics_kip");
    const names = [
      ...(row === undefined ? [] : savedRuns(row)),
      ...savedLifts(finding),
      ...getRehab(finding).flatMap(({ names }) => names),
      ...exitDrills(finding),
      ...fine,
      ...(fine.some((name) => CLOSE.test(name)) ? inForm : []),
      ...(keepsWalking(finding) ? ["Brisk walk"] : []),
      ...(onlyArm(regions) !== undefined && soundArm(finding) !== undefined ? ONE_ARM_LIFTS : []),
    ];
    return names.length === 0 ? [] : [[finding.region, names] as const];
  });
}

/** A flat walk is everyday life for a bad knee (convention: coaches struck circuits on the floor in its place), until walking itself hurts. */
function keepsWalking({ region, score, kind, hurts = [] }: RegionFinding): boolean {
  return region === "knee" && score < UNABLE_TO_WALK && kind === undefined && !hurts.includes("walk");
}

const UNABLE_TO_WALK = 8;

/** Who names presses and supports as what hurts pulls without pain until they say otherwise: wrists bend back and shoulders go forward in none. */
function pullsBeside({ region, score, kind, hurts = [] }: RegionFinding): readonly string[] {
  const pulls = PULLS[region];
  const isOnlyPushing = hurts.length > 0 && hurts.every((one) => PUSHING.has(one));
  return pulls === undefined || !isOnlyPushing || score > MODERATE || kind !== undefined ? [] : pulls;
}

const MODERATE = 4;
const STRICT_PULLS = ["Pull-up (strict)", "Chin-up (strict)", "Band-assisted pull-up", "Negative pull-up", "Lat pulldown"] as const;
const PULLS: { readonly [region in Region]?: readonly string[] } = {
  shoulder: STRICT_PULLS,
  wrist_hand: [...STRICT_PULLS, "Weighted pull-up", "Deadlift", "Romanian deadlift"],
};
const PUSHING: ReadonlySet<Activity> = new Set<Activity>([
  "pushup",
  "handstand",
  "front-rack",
  "bench",
  "bench-wide",
  "press",
  "dip",
  "muscle-up",
  "burpee",
  "jerk",
]);
