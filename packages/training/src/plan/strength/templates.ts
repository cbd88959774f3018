import type { SessionCode } from "../plan.ts";
import type { LiftRole } from "./lift-dose.ts";

/** One place in a strength session; `options` are alternatives that rotate, best first. */
export interface Slot {
  readonly role: LiftRole | "accessory" | "trunk" | "pull-up";
  readonly options: readonly string[];
}

const TRUNK = ["Pallof press", "Side plank", "Dead bug", "Suitcase carry"] as const;

/** Strength sessions, first lift first. Main lifts stay for the whole block; accessories rotate every two weeks. */
const TEMPLATES = {
  SF: [
    lift("main", "Back squat"),
    lift("secondary", "Overhead press"),
    slot("pull-up", "Pull-up (strict)"),
    lift("secondary", "Romanian deadlift"),
    slot("accessory", "Bulgarian split squat", "Step-up", "Reverse lunge"),
    slot("accessory", "Chest-supported row", "Face pull", "Single-arm dumbbell row"),
    slot("trunk", ...TRUNK),
  ],
  SF2: [
    lift("main", "Deadlift"),
    lift("secondary", "Bench press"),
    slot("accessory", "Single-arm dumbbell row", "Chest-supported row", "Ring row"),
    lift("secondary", "Front squat"),
    slot("accessory", "Step-up", "Reverse lunge", "Single-leg Romanian deadlift"),
    slot("accessory", "Seated dumbbell press", "Incline dumbbell press", "Landmine press"),
    slot("trunk", "Farmers carry", "Dead bug", "Side plank"),
  ],
  SFm: [
    slot("accessory", "Goblet squat", "Step-up", "Split squat (short range)"),
    slot("accessory", "Dumbbell bench press", "Push-up", "Seated dumbbell press"),
    slot("accessory", "Single-arm dumbbell row", "Ring row", "Lat pulldown"),
    slot("accessory", "Hip thrust", "Single-leg Romanian deadlift", "Glute bridge"),
    slot("accessory", "Calf raise", "Seated calf raise", "Isometric calf hold"),
    slot("accessory", "Side-lying hip abduction", "Band pull-apart", "Hamstring curl"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  SL: [
    lift("main", "Back squat"),
    lift("secondary", "Romanian deadlift"),
    slot("accessory", "Bulgarian split squat", "Reverse lunge", "Step-up"),
    slot("accessory", "Hamstring curl", "Slider hamstring curl", "Back extension (bodyweight)"),
    slot("accessory", "Calf raise", "Seated calf raise", "Calf raise"),
    slot("trunk", ...TRUNK),
  ],
  SL2: [
    lift("main", "Deadlift"),
    lift("volume", "Front squat"),
    slot("accessory", "Step-up", "Walking lunge", "Bulgarian split squat"),
    slot("accessory", "Hip thrust", "Back extension (bodyweight)", "Cable pull-through"),
    slot("accessory", "Seated calf raise", "Copenhagen plank", "Calf raise"),
    slot("trunk", "Suitcase carry", "Dead bug", "Pallof press"),
  ],
  SU: [
    lift("main", "Overhead press"),
    slot("pull-up", "Pull-up (strict)"),
    lift("volume", "Bench press"),
    slot("accessory", "Chest-supported row", "Single-arm dumbbell row", "Ring row"),
    slot("accessory", "Face pull", "Band pull-apart", "Lat pulldown"),
    slot("trunk", "Plank", "Pallof press", "Dead bug"),
  ],
  SU2: [
    lift("main", "Bench press"),
    lift("volume", "Barbell row"),
    slot("accessory", "Seated dumbbell press", "Incline dumbbell press", "Landmine press"),
    slot("accessory", "Lat pulldown", "Straight-arm pulldown", "Ring row"),
    slot("accessory", "Biceps curl", "Face pull", "Triceps pressdown"),
    slot("accessory", "Triceps pressdown", "Biceps curl", "Band pull-apart"),
    slot("trunk", "Side plank", "Suitcase hold", "Plank"),
  ],
  SUE: [
    lift("main", "Overhead press"),
    slot("pull-up", "Pull-up (strict)"),
    slot("accessory", "Dumbbell bench press", "Incline dumbbell press", "Push-up"),
    slot("accessory", "Farmers carry", "Chest-supported row", "Single-arm dumbbell row"),
    slot("trunk", "Side plank", "Dead bug", "Pallof press"),
  ],
  SLm: [
    lift("main", "Back squat"),
    slot("accessory", "Romanian deadlift", "Single-leg Romanian deadlift", "Hip thrust"),
    slot("accessory", "Step-up", "Bulgarian split squat", "Reverse lunge"),
  ],
  PS: [
    lift("main", "Back squat"),
    lift("light", "Bench press"),
    slot("accessory", "Leg press", "Bulgarian split squat", "Step-up"),
    slot("accessory", "Hamstring curl", "Slider hamstring curl", "Back extension (bodyweight)"),
    slot("accessory", "Chest-supported row", "Face pull", "Lat pulldown"),
    slot("trunk", "Pallof press", "Plank", "Dead bug"),
  ],
  PB: [
    lift("main", "Bench press"),
    lift("volume", "Barbell row"),
    slot("accessory", "Incline dumbbell press", "Seated dumbbell press", "Dumbbell bench press"),
    slot("accessory", "Lat pulldown", "Single-arm dumbbell row", "Chest-supported row"),
    slot("accessory", "Triceps pressdown", "Biceps curl", "Triceps pressdown"),
    slot("trunk", "Side plank", "Suitcase carry", "Dead bug"),
  ],
  PD: [
    lift("main", "Deadlift"),
    lift("light", "Pause squat"),
    slot("accessory", "Hip thrust", "Back extension (bodyweight)", "Cable pull-through"),
    slot("accessory", "Single-arm dumbbell row", "Lat pulldown", "Chest-supported row"),
    slot("accessory", "Hamstring curl", "Slider hamstring curl", "Single-leg Romanian deadlift"),
    slot("trunk", "Farmers carry", "Plank", "Suitcase carry"),
  ],
  PV: [
    lift("volume", "Bench press"),
    lift("secondary", "Overhead press"),
    slot("accessory", "Lat pulldown", "Chest-supported row", "Ring row"),
    slot("accessory", "Incline dumbbell press", "Dumbbell floor press", "Push-up"),
    slot("accessory", "Face pull", "Band pull-apart", "Face pull"),
    slot("accessory", "Biceps curl", "Triceps pressdown", "Biceps curl"),
    slot("trunk", "Dead bug", "Side plank", "Pallof press"),
  ],
  PT: [
    lift("technique", "Back squat"),
    slot("accessory", "Single-leg Romanian deadlift", "Hip thrust", "Hamstring curl"),
    slot("accessory", "Step-up", "Reverse lunge", "Split squat (short range)"),
    slot("accessory", "Chest-supported row", "Ring row", "Single-arm dumbbell row"),
    slot("accessory", "Band pull-apart", "Face pull", "Side-lying hip abduction"),
    slot("trunk", "Side plank", "Dead bug", "Suitcase hold"),
  ],
  SWs: [
    slot("accessory", "Goblet squat", "Step-up", "Split squat (short range)"),
    slot("accessory", "Lat pulldown", "Single-arm dumbbell row", "Straight-arm pulldown"),
    slot("accessory", "Single-leg Romanian deadlift", "Hip thrust", "Glute bridge"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  /** After a workout: what it left out, without hurry. */
  after: [
    slot("accessory", "Lat pulldown", "Single-arm dumbbell row", "Ring row"),
    slot("accessory", "Single-leg Romanian deadlift", "Hip thrust", "Back extension (bodyweight)"),
    slot("accessory", "Seated dumbbell press", "Dumbbell bench press", "Landmine press"),
    slot("accessory", "Band pull-apart", "Face pull", "Side-lying hip abduction"),
    slot("trunk", "Side plank", "Dead bug", "Suitcase carry"),
  ],
  REs: [
    slot("accessory", "Split squat (short range)", "Step-up (low box)", "Air squat"),
    slot("accessory", "Glute bridge", "Isometric hamstring bridge", "Single-leg Romanian deadlift"),
    slot("accessory", "Incline push-up", "Push-up", "Incline push-up"),
    slot("accessory", "Calf raise", "Isometric calf hold", "Calf raise"),
    slot("trunk", "Side plank", "Dead bug", "Bird dog"),
  ],
} as const satisfies Record<string, readonly Slot[]>;

export type StrengthTemplate = keyof typeof TEMPLATES;

export function strengthTemplate(name: StrengthTemplate): readonly Slot[] {
  return TEMPLATES[name];
}

/** The template of a code; the second full-body day of a week is built around the deadlift. */
export function templateOf(code: SessionCode, occurrence: number): StrengthTemplate {
  if (code === "SF" && occurrence > 0) return "SF2";
  return code in TEMPLATES ? (code as StrengthTemplate) : "SFm";
}

/** Exercises done one side after the other. */
export const EACH_SIDE: ReadonlySet<string> = new Set([
  "Bulgarian split squat",
  "Split squat (short range)",
  "Step-up",
  "Step-up (low box)",
  "Reverse lunge",
  "Walking lunge",
  "Lateral lunge",
  "Single-leg Romanian deadlift",
  "Single-arm dumbbell row",
  "Side-lying hip abduction",
  "Clamshell",
  "Pallof press",
  "Landmine press",
  "Pistol squat",
]);

/** Exercises held or carried for time. */
export const FOR_TIME: ReadonlySet<string> = new Set([
  "Plank",
  "Side plank",
  "Copenhagen plank",
  "Wall sit",
  "Isometric calf hold",
  "Isometric hamstring bridge",
  "Isometric push hold",
  "Isometric adductor squeeze",
  "Isometric scapular retraction",
  "Hollow hold",
  "Handstand hold",
  "Suitcase hold",
  "Suitcase carry",
  "Trap-bar hold",
  "Farmers carry",
  "Front-rack carry",
  "Overhead carry",
  "Sandbag bear-hug carry",
  "Sled push",
  "Sled pull (rope)",
  "Backward sled drag",
  "Breathing drill (supine)",
  "Incline treadmill march",
]);

function lift(role: LiftRole, name: string): Slot {
  return { role, options: [name] };
}

function slot(role: Slot["role"], ...options: string[]): Slot {
  return { role, options };
}
