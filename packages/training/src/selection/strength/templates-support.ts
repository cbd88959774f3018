import { lift, ROW_SECOND, SHOULDER_HEALTH, SINGLE_LEG_SECOND, type ExerciseSlot, slot } from "./exercise-slot.ts";

/** Strength that stands beside another sport in one session, first lift first. */
export const SUPPORT_TEMPLATES = {
  SUE: [
    lift("main", "Overhead press"),
    slot("pull-up", "Pull-up (strict)"),
    slot("accessory", "Dumbbell bench press", "Incline dumbbell press", "Push-up"),
    ROW_SECOND,
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  SLm: [lift("main", "Back squat"), lift("secondary", "Romanian deadlift", "Deadlift"), SINGLE_LEG_SECOND],
  OLs: [lift("secondary", "Front squat"), slot("accessory", "Single-arm dumbbell row", "Chest-supported row")],
  /** Whose lifts are the sport has the time for what holds them up. */
  OLsWeightlifter: [
    lift("secondary", "Front squat"),
    slot("accessory", "Single-arm dumbbell row", "Chest-supported row"),
    slot("accessory", "Back extension (bodyweight)", "Hamstring curl", "Slider hamstring curl"),
    slot("trunk", "Side plank", "Plank", "Pallof press"),
  ],
  /** Novices squat the simplest way on both days: practice is what they need. */
  OLsNovice: [lift("volume", "Back squat"), slot("accessory", "Single-arm dumbbell row", "Chest-supported row")],
  GY: [
    slot("pull-up", "Pull-up (strict)"),
    slot("accessory", "Dip (parallel bar)", "Push-up", "Incline push-up"),
    slot("accessory", "Ring row", "Chest-supported row", "Single-arm dumbbell row"),
    slot("accessory", "Seated dumbbell press", "Landmine press", "Pike push-up"),
    slot("trunk", "Hollow hold", "Plank", "Dead bug"),
  ],
  /** Strict strength of those who press in the handstand. */
  GYStrong: [
    slot("pull-up", "Pull-up (strict)"),
    slot("accessory", "Ring dip", "Dip (parallel bar)"),
    slot("accessory", "Handstand push-up (strict)", "Deficit handstand push-up"),
    slot("accessory", "Ring row", "Chest-supported row", "Single-arm dumbbell row"),
    slot("trunk", "Hollow hold", "Plank", "Dead bug"),
  ],
  /** Before a workout: what it leaves out, without hurry. */
  after: [
    slot("accessory", "Lat pulldown", "Ring row", "Single-arm dumbbell row"),
    slot("accessory", "Hip thrust", "Single-leg Romanian deadlift", "Back extension (bodyweight)"),
    slot("accessory", "Seated dumbbell press", "Dumbbell bench press", "Landmine press"),
    SHOULDER_HEALTH,
    slot("trunk", "Side plank", "Dead bug", "Suitcase carry"),
  ],
  /** Legs that ride and run first: the swim before it has pulled enough, and on a short day the last ones fall out. */
  SWs: [
    slot("accessory", "Goblet squat", "Step-up", "Split squat"),
    slot("accessory", "Single-leg Romanian deadlift", "Hip thrust", "Single-leg hip thrust"),
    slot("small", "Single-leg calf raise (loaded)", "Bent-knee calf raise", "Calf raise"),
    slot("accessory", "Lat pulldown", "Single-arm dumbbell row", "Straight-arm pulldown"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
    slot("accessory", "Push-up", "Incline push-up"),
  ],
  /** After an easy run, for runners whose lifts are tested: rounds with weights that need no long way up. Hips, feet and trunk come first. */
  REsRunner: [
    slot("accessory", "Bulgarian split squat", "Step-up", "Split squat"),
    slot("accessory", "Romanian deadlift", "Hip thrust", "Single-leg Romanian deadlift"),
    slot("small", "Single-leg calf raise (loaded)", "Bent-knee calf raise", "Calf raise"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
    slot("accessory", "Single-arm dumbbell row", "Lat pulldown", "Ring row"),
    slot("accessory", "Dumbbell bench press", "Seated dumbbell press", "Push-up"),
  ],
  /** The same for those who are new to weights and own some. */
  REsWeights: [
    slot("accessory", "Goblet squat", "Step-up", "Split squat"),
    slot("accessory", "Dumbbell Romanian deadlift", "Hip thrust (dumbbell or backpack)", "Single-leg glute bridge"),
    slot("small", "Calf raise", "Single-leg calf raise (step)", "Bent-knee calf raise"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
    slot("accessory", "Single-arm dumbbell row", "Band row", "Ring row"),
    slot("accessory", "Push-up", "Incline push-up", "Dumbbell floor press"),
  ],
  REs: [
    slot("accessory", "Split squat", "Step-down (slow)", "Bulgarian split squat (bodyweight)"),
    slot("accessory", "Single-leg hip thrust", "Single-leg Romanian deadlift (bodyweight)", "Single-leg glute bridge"),
    slot("small", "Single-leg calf raise (step)", "Bent-knee calf raise", "Calf raise"),
    slot("trunk", "Side plank", "Long-lever plank", "Dead bug", "Bird dog"),
    slot("accessory", "Ring row", "Band row", "Single-arm dumbbell row"),
    slot("accessory", "Push-up", "Decline push-up", "Incline push-up"),
  ],
} as const satisfies Record<string, readonly ExerciseSlot[]>;
