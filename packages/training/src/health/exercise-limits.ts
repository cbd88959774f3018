import type { Exercise, Region } from "../catalogue/exercise.ts";
import { findExercise } from "../catalogue/exercises.ts";
import { type Activity, activityNames, getNames } from "../injuries/activities.ts";
import { formatList } from "../model/words.ts";
import { type HealthLimits, type Impact, NO_LIMITS } from "./limits.ts";

const SUPINE =
  /inverted row \(feet elevated\)|bench press|floor press|glute bridge|hip thrust|\(supine\)|hamstring bridge|dead bug|supine|hollow|sit-up|v-up|get-up|straight-leg raise|slider hamstring|towel hamstring|adductor squeeze|reverse crunch|pullover|skull crusher|table row/iu;
const PRONE = /back extension|superman|chest-supported|burpee|ghd|prone|nordic|bird dog hold|sliding floor|wall walk/iu;
/** What begins and ends on the floor, but for what a box, a bench or rings lift off it. */
const FLOOR =
  /(?<!incline |ring )push-up|handstand|wall walk|table row|inverted row|sliding floor|copenhagen|plank|dead bug|bird dog|hollow|sit-up|v-up|glute bridge|hamstring bridge|hip thrust|floor press|get-up|(?<!incline )burpee|ab-wheel|body saw|slider|towel hamstring|nordic|clamshell|side-lying|straight-leg raise|hip flexor stretch|\(supine\)|pigeon|couch stretch|cat-cow|thoracic rotation|greatest|foam rolling|superman|adductor squeeze|russian twist|crawl|floor-to-stand/iu;
const FLEXION =
  /sit-up|v-up|toes-to-bar|knee raise|(?<!straight-)leg raise|russian twist|crunch|slam|sandbag (?:to shoulder|shoulder|bear-hug)|turkish|hollow|good morning|jefferson|roll-down|pike|atlas|stone/iu;
/**
 * A push-up on the floor is a plank that moves; with the hands raised or on the knees the belly carries little. A burpee is stepped back into a
 * plank again and again, whatever the hands stand on.
 */
const BRACING = /(?<!side |copenhagen )plank|burpee|(?<!incline |handstand |pike )push-up(?! \(knees\))|nordic|ab-wheel|body saw|hollow/iu;
/** With what would stand in for it: weight on one leg pulls the belly to one side. */
const ON_HIPS = /^hip thrust|^back extension|^single-leg romanian deadlift \(|^single-leg romanian deadlift$/iu;
/** Dumbbells that are carried down onto the back and up again: a sit-up with a weight. */
const LIES_DOWN_WITH_WEIGHT = /^(?:dumbbell (?:bench press|floor press|pullover)|incline dumbbell press|turkish get-up)$/iu;
const HEAD_DOWN = /handstand|wall walk|pike push-up|headstand|down(?:ward)? dog/iu;
const FALLS =
  /rope climb|legless|handstand|wall walk|box jump|jump-over|muscle-up|outdoor|trail|pistol|turkish|balance|band-assisted pull-up/iu;
const OVERHEAD =
  /overhead|press(?: \(single-arm\))?$|push press|jerk|snatch|thruster|wall ball|turkish|handstand|wall walk|pike push-up|american|shoulder dislocate|devil|slam/iu;
const NOT_OVERHEAD =
  /bench|floor press|leg press|incline|pallof|landmine|chest|isometric push|triceps pressdown|snatch pull|snatch deadlift/iu;
/** A pull from above and a drill with the arms up are overhead as well. */
const ARMS_UP =
  /^(?:straight-arm pulldown|band lat pulldown|lat pulldown|dumbbell pullover|sliding floor pulldown|wall slide|world's greatest stretch)$/iu;
const BAR_OVERHEAD =
  /^(?:bench press|close-grip bench press|pause bench press|overhead press|push press|push jerk|split jerk|clean and jerk|snatch|power snatch|hang power snatch|snatch balance|overhead squat|overhead lunge|thruster|strict press|kettlebell swing \(american\))$/iu;
const BAR_PULL =
  /^(?:deadlift|sumo deadlift|block pull|romanian deadlift|barbell row|pendlay row|power clean|squat clean|hang power clean|clean and jerk|snatch|power snatch|good morning|sumo deadlift high pull)/iu;
/** What is done sitting or lying down, on a machine, a bench or the floor. */
const SEATED =
  /^leg press$|seated|straight-leg raise|bench press|floor press|^incline dumbbell press|^medicine ball chest pass|lat pulldown|chest-supported|pullover|^hamstring curl|glute bridge|hamstring bridge|dead bug|hollow|^seated|calf raise \(seated|^bike|^assault bike|^long ride|^row erg|^swim|shadow boxing|kickboard|pool running|\(supine\)|russian twist|side-lying|clamshell|adductor squeeze|neck mobility|chin tuck|wrist|band pull-apart|isometric scapular|band external rotation|breathing/iu;
const KIPPING = /kip|butterfly|muscle-up|chest-to-bar|toes-to-bar/iu;
const HIGH_STEPS = /^step-up(?! \(low| intervals)|bulgarian|pistol|skater|step-down/iu;
/** Standing on one leg is balance, not strength: from seventy on everybody has it. */
const ONE_LEG = /single-leg(?! stand)|copenhagen|nordic|pistol|skater|archer/iu;
/** Who is old and new to strength has these after months on two legs; a low step stays: it is the stairs at home. */
const ONE_LEG_DEEP = /lunge|split squat|step-down|^step-up(?! \(low)/iu;
const SPLIT_STANCE =
  /lunge|split|step-up|step-down|sumo|lateral|copenhagen|adductor|side-lying|clamshell|stair|march|hip flexor stretch|couch stretch|pigeon|world's greatest|leg swings/iu;
const HEAVY_CARRY = /farmers carry|bear-hug|sandbag|front-rack carry|overhead carry|yoke|zercher carry|sled p/iu;
/** Only walking, easy pedalling and moving the joints are left before a clearance (special-populations.md section 3). */
const BEFORE_CLEARANCE = /^(?:brisk walk|bike erg|easy ride|incline treadmill march)$/iu;
const UNLOADED_TECHNIQUE: ReadonlySet<string> = new Set(["Technique PVC snatch and clean drill", "Tempo air squat"]);
const MOVING: ReadonlySet<string> = new Set(["mobility", "stretch", "recovery"]);
/** With crashes after effort the same, and nothing that stands for long. */
const CARDIO_RUN: ReadonlySet<string> = new Set(["run", "run_sprint", "run_change_direction"]);

/** How hard an exercise lands, 0 to 3 (special-populations.md section 1). */
function getImpact({ name, movementPattern }: Pick<Exercise, "name" | "movementPattern">): Impact {
  if (/step-up|no-jump|step-out|step-down|pool|elliptical/iu.test(name)) return name.startsWith("Pool") || name === "Elliptical" ? 0 : 1;
  if (/jump|double-under|single-under|burpee|sprint|strides|shuttle|bound|\bhops?\b|plyo/iu.test(name)) return 3;
  if (movementPattern === "run_sprint" || movementPattern === "run_change_direction" || movementPattern === "jump") return 3;
  if (movementPattern === "burpee") return 3;
  if (CARDIO_RUN.has(movementPattern) || movementPattern === "jump_rope") return 2;
  if (movementPattern === "olympic" && !/drill|hang clean/iu.test(name)) return 2;
  return movementPattern === "walk" || movementPattern === "lunge" || movementPattern === "carry" || movementPattern.startsWith("sled")
    ? 1
    : 0;
}

export function isJumping({ name }: Pick<Exercise, "name">): boolean {
  return /jump|double-under|single-under|burpee broad|bound|\bhops?\b/iu.test(name) && !/no-jump/iu.test(name);
}

/** A bar weighs 15 or 20 kg: with plates that mean anything it is more than this. */
const LIGHTEST_BAR = 40;
const HEAVY_TOOLS: ReadonlySet<string> = new Set(["barbell", "trap bar", "sled"]);
/** With fewer jumps in a session half a minute of skipping is too many. */
const SKIPPING = 40;

export function isOnTheFloor(name: string): boolean {
  return FLOOR.test(name);
}

/** Percent of its maximum that an exercise may have for the parts that it loads; no number limits the others, and a pull may be heavier than its lift. */
export function partPercent({ percentOf }: Pick<HealthLimits, "percentOf">, { stress }: Pick<Exercise, "stress">): number {
  const loaded = Object.entries(percentOf).filter(([region]) => stress[region as Region] > 0);
  return Math.min(...loaded.map(([, percent]) => percent));
}

/** What a line of the exercise may weigh in both hands together, in kilograms. */
export function maxKilograms({ kilograms, kilogramsOf, closed }: HealthLimits, name: string): number {
  // What goes without a weight goes on without one.
  if (closed.includes("held") && findExercise(name)?.equipment.some((need) => need.startsWith("bodyweight or ")) === true) return 0;
  const named = Object.entries(kilogramsOf) as [Activity, number][];
  // "Bench up to 40 kg" is said of the chest, whatever is pressed and at which angle.
  const isPressed = findExercise(name)?.movementPattern === "horizontal_push";
  const isMeant = (activity: Activity): boolean => getNames(activity).includes(name) || (activity === "bench" && isPressed);
  return Math.min(kilograms, ...named.filter(([activity]) => isMeant(activity)).map(([, most]) => most));
}

type Check = readonly [closes: (limits: HealthLimits) => boolean, hits: (exercise: Exercise) => boolean, reason: string];

const FAST_LIFTS_LATER = "Fast lifts come back step by step in a later block";

const CHECKS: readonly Check[] = [
  [
    ({ clearance }) => clearance === "required" || clearance === "stop",
    ({ name, movementPattern }) =>
      !BEFORE_CLEARANCE.test(name) && !UNLOADED_TECHNIQUE.has(name) && !(MOVING.has(movementPattern) && !/dislocate|greatest/iu.test(name)),
    "Until you are cleared: only walking, easy pedalling, mobility and technique without a load.",
  ],
  [({ running }) => !running, ({ movementPattern }) => CARDIO_RUN.has(movementPattern), "No running yet"],
  [({ supine }) => !supine, ({ name }) => SUPINE.test(name) && !/incline/iu.test(name), "Nothing flat on the back"],
  [({ prone }) => !prone, ({ name }) => PRONE.test(name) && !/incline burpee/iu.test(name), "Nothing on the belly"],
  [({ floor }) => !floor, ({ name }) => isOnTheFloor(name), "Nothing on the floor"],
  [
    ({ spineFlexion }) => !spineFlexion,
    ({ name, movementPattern }) => FLEXION.test(name) || movementPattern === "core_flexion" || movementPattern === "core_rotation",
    "Nothing that bends or twists the spine under load",
  ],
  [({ bracing }) => !bracing, ({ name }) => BRACING.test(name), "No planks or other long holds for the abs"],
  [({ weightOnHips }) => !weightOnHips, ({ name }) => ON_HIPS.test(name), "No weight across the hips"],
  [
    ({ breathHolding }) => !breathHolding,
    ({ name }) => /^(?:hollow hold|v-up|pause squat|tempo squat)$/iu.test(name),
    "Nothing that makes you hold your breath",
  ],
  [({ liftFromFloor }) => !liftFromFloor, ({ name }) => LIES_DOWN_WITH_WEIGHT.test(name), "No lying down and getting up with weights"],
  [
    ({ headDown }) => !headDown,
    ({ name, movementPattern }) => movementPattern === "inversion" || HEAD_DOWN.test(name),
    "Nothing with the head below the heart",
  ],
  [
    ({ falls }) => !falls,
    ({ name, movementPattern }) => movementPattern === "inversion" || FALLS.test(name),
    "Nothing you could fall from",
  ],
  [
    ({ overhead }) => !overhead,
    ({ name, movementPattern }) =>
      (OVERHEAD.test(name) && !NOT_OVERHEAD.test(name)) ||
      ARMS_UP.test(name) ||
      movementPattern === "inversion" ||
      movementPattern === "squat_throw",
    "Nothing overhead",
  ],
  [
    ({ overhead, closed }) => !overhead && closed.includes("bar-hang"),
    ({ movementPattern }) => movementPattern === "vertical_pull",
    "Nothing with the arms overhead",
  ],
  [({ barbellOverhead }) => !barbellOverhead, ({ name }) => BAR_OVERHEAD.test(name), "No barbell over face or head"],
  [
    ({ frontRack }) => !frontRack,
    ({ name, equipment }) =>
      equipment.includes("barbell") && /front squat|thruster|clean|front-rack|push press|jerk/iu.test(name) && !/pull/iu.test(name),
    "No bar in front of the shoulders",
  ],
  [
    ({ barbellPulls }) => !barbellPulls,
    ({ name, movementPattern }) => movementPattern === "olympic_pull" || BAR_PULL.test(name),
    "No barbell pulls past the belly",
  ],
  [({ standing }) => !standing, ({ name }) => !SEATED.test(name), "Everything seated or lying"],
  [({ fastLifts }) => !fastLifts, ({ movementPattern }) => movementPattern === "olympic", FAST_LIFTS_LATER],
  [
    // Under a limit of the load a pull is no pull, and a dip no strict press.
    ({ fastLifts, percent }) => !fastLifts && percent < 100,
    ({ name, movementPattern }) => movementPattern === "olympic_pull" || name === "Push press",
    FAST_LIFTS_LATER,
  ],
  [({ kipping }) => !kipping, ({ name, movementPattern }) => movementPattern === "gymnastics_kip" || KIPPING.test(name), "No kipping"],
  [({ heavyCarries }) => !heavyCarries, ({ name }) => HEAVY_CARRY.test(name), "No heavy carries and sleds"],
  [
    ({ percent }) => percent === 0,
    ({ category, movementPattern }) => category !== "cardio" && !MOVING.has(movementPattern),
    "No strength work yet",
  ],
  [
    ({ rowing }) => !rowing,
    ({ movementPattern }) => movementPattern === "row_erg" || movementPattern === "ski_erg",
    "Nothing that rounds the back with every stroke",
  ],
  [({ highSteps }) => !highSteps, ({ name }) => HIGH_STEPS.test(name), "Steps up to 20 cm"],
  [({ oneLeg }) => !oneLeg, ({ name }) => ONE_LEG.test(name), "Both legs together before one leg alone"],
  [
    ({ oneLegStrength }) => !oneLegStrength,
    ({ name }) => (ONE_LEG.test(name) && name !== "Single-leg stand") || ONE_LEG_DEEP.test(name),
    "Both legs together before one leg alone",
  ],
  [({ splitStance }) => !splitStance, ({ name }) => SPLIT_STANCE.test(name), "No split or wide stance"],
  [
    ({ runRung }) => runRung < Infinity,
    ({ name, movementPattern }) => CARDIO_RUN.has(movementPattern) && name !== "Run-walk intervals",
    "Runs with walks come before all other runs",
  ],
  [
    ({ kilograms }) => kilograms < LIGHTEST_BAR,
    ({ name, equipment }) => equipment.some((item) => HEAVY_TOOLS.has(item)) || /sandbag|yoke|stone/iu.test(name),
    "It weighs more than you may lift",
  ],
  [({ kilograms }) => kilograms < LIGHTEST_BAR, ({ name }) => OWN_WEIGHT_IN_ARMS.test(name), "Your own weight is more than you may lift"],
  [
    // A belly that may not strain.
    ({ kilograms, breathHolding }) => kilograms < LIGHTEST_BAR && !breathHolding,
    ({ name }) => OWN_WEIGHT_ON_A_LEG.test(name),
    "Your own weight on one leg is more than you may lift",
  ],
  [({ contacts }) => contacts < SKIPPING, ({ name }) => /double-under|single-under/iu.test(name), "Few jumps and landings"],
  [({ contacts }) => contacts === 0, (exercise) => isJumping(exercise), "No jumps"],
];

const OWN_WEIGHT_IN_ARMS =
  /^(?:dip|ring dip|weighted dip|pull-up|chin-up|weighted pull-up|chest-to-bar|negative pull-up|muscle-up|bar muscle-up|ring muscle-up|rope climb|handstand|deficit handstand|wall walk|pike push-up|ring push-up|decline push-up|push-up$|toes-to-bar|hanging)/iu;
const OWN_WEIGHT_ON_A_LEG = /skater|pistol|nordic|box pistol|copenhagen|single-leg (?:hip thrust|glute bridge)/iu;

/** What a permission for a single movement opens again; a weight, a fall and a clearance stay. */
const MAY_STAY: ReadonlyMap<string, () => number> = new Map([
  ["Nothing overhead", () => getNames("overhead").length],
  ["No kipping", () => getNames("kipping").length],
  ["Few jumps and landings", () => getNames("jump").length],
  ["No jumps", () => getNames("jump").length],
]);

/** What covers more exercises is a part of the body, and no single movement. */
const MOST_OF_A_MOVEMENT = 12;

/** Where a joint may not go: whichever movement is fine otherwise does not go there either. */
const POSITIONS: ReadonlySet<Activity> = new Set<Activity>(["hand-bent-back", "elbows-behind", "toe-off", "planted-turn"]);

/** For every exercise that the activities cover how many the narrowest of them covers. */
function narrowestCover(activities: readonly Activity[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const activity of activities) {
    const names = getNames(activity);
    const size = POSITIONS.has(activity) ? 1 : names.length;
    for (const name of names) sizes.set(name, Math.min(sizes.get(name) ?? Infinity, size));
  }
  return sizes;
}

/** Why an exercise is closed, as a whole sentence; undefined when it may be done. */
export function healthCheck(limits: HealthLimits, because: (exercise: Exercise) => string): (exercise: Exercise) => string | undefined {
  if (limits === NO_LIMITS) return () => undefined;
  const active = CHECKS.filter(([closes]) => closes(limits));
  const told = new Map<string, string>(
    limits.closed.flatMap((one) =>
      getNames(one).map((name) => [name, `No ${formatList(activityNames([one])).replace(/^an? /u, "")}`] as const),
    ),
  );
  for (const [one, most] of Object.entries(limits.kilogramsOf))
    if (most < LIGHTEST_BAR)
      for (const name of getNames(one as Activity))
        if (findExercise(name)?.equipment.includes("barbell") === true) told.set(name, "It weighs more than you may lift");
  const opened = narrowestCover(limits.opened);
  const closedBy = narrowestCover(limits.closed);
  // Of two statements about an exercise the narrower one is meant: "deadlifts are fine, sumo is not".
  // "In a cast, legs are fine" leaves the legs, without a weight in that hand.
  const inHand = new Set(limits.closed.includes("held") ? getNames("held") : []);
  const stays = (name: string, than: number): boolean => {
    const names = opened.get(name) ?? Infinity;
    return names < than && !(names > MOST_OF_A_MOVEMENT && inHand.has(name));
  };
  const known = new Map<string, string | undefined>();
  return (exercise) => {
    if (known.has(exercise.name)) return known.get(exercise.name);
    const most = exercise.movementPattern === "olympic" ? limits.impact : (Math.min(limits.impact, limits.strideImpact) as Impact);
    const found =
      (stays(exercise.name, closedBy.get(exercise.name) ?? 0) ? undefined : told.get(exercise.name)) ??
      active.find(([, hits, reason]) => hits(exercise) && !stays(exercise.name, MAY_STAY.get(reason)?.() ?? 0))?.[2] ??
      (getImpact(exercise) > most ? IMPACTS[most] : undefined);
    const reason = found === undefined ? undefined : found.endsWith(".") ? found : withCause(found, because(exercise));
    known.set(exercise.name, reason);
    return reason;
  };
}

/** "Nothing on the belly", "because of pregnancy" → "Nothing on the belly, because of pregnancy." */
function withCause(reason: string, cause: string): string {
  return cause === "" ? `${reason}.` : `${reason}, ${cause}.`;
}

const IMPACTS = ["Nothing with a landing", "Nothing harder on the feet than a step", "No jumps, sprints or double-unders", ""] as const;
