import {
  ARMS,
  ARMS_SECOND,
  CALVES,
  HAMSTRINGS,
  HIPS,
  lift,
  PULLDOWN,
  ROW,
  ROW_SECOND,
  SHOULDER_HEALTH,
  SINGLE_LEG,
  SINGLE_LEG_SECOND,
  type ExerciseSlot,
  slot,
} from "./exercise-slot.ts";

/** Sessions of a strength block, first lift first. */
export const STRENGTH_TEMPLATES = {
  SF: [
    lift("main", "Back squat"),
    lift("secondary", "Overhead press"),
    slot("pull-up", "Pull-up (strict)"),
    lift("secondary", "Romanian deadlift"),
    SINGLE_LEG,
    ROW,
    slot("trunk", "Pallof press", "Side plank", "Dead bug", "Suitcase carry"),
  ],
  /** The second full-body day of a week is built around the deadlift. */
  SF2: [
    lift("main", "Deadlift"),
    lift("secondary", "Bench press"),
    ROW_SECOND,
    lift("secondary", "Front squat"),
    HAMSTRINGS,
    slot("accessory", "Seated dumbbell press", "Incline dumbbell press", "Landmine press"),
    slot("trunk", "Farmers carry", "Dead bug", "Side plank"),
  ],
  /** Novices squat the simplest way on both days: practice is what they need. */
  SF2Novice: [
    lift("main", "Deadlift"),
    lift("secondary", "Bench press"),
    ROW_SECOND,
    lift("volume", "Back squat"),
    HAMSTRINGS,
    slot("accessory", "Seated dumbbell press", "Incline dumbbell press", "Landmine press"),
    slot("trunk", "Farmers carry", "Dead bug", "Side plank"),
  ],
  /** Dumbbells only, and nothing heavy for the legs: it fits beside running. */
  SFm: [
    slot("accessory", "Goblet squat", "Step-up", "Split squat"),
    slot("accessory", "Dumbbell bench press", "Seated dumbbell press", "Push-up"),
    slot("accessory", "Single-arm dumbbell row", "Lat pulldown", "Chest-supported row"),
    slot("accessory", "Dumbbell Romanian deadlift", "Dumbbell Romanian deadlift", "Single-leg Romanian deadlift"),
    slot("small", "Single-leg calf raise (loaded)", "Bent-knee calf raise", "Calf raise"),
    slot("small", "Copenhagen plank (short lever)", "Tibialis raise (wall)"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  /** The same for those who know their squat: the bar stays, moderate and without a fight. */
  SFmLifter: [
    lift("volume", "Back squat"),
    slot("accessory", "Dumbbell bench press", "Seated dumbbell press", "Push-up"),
    slot("accessory", "Single-arm dumbbell row", "Lat pulldown", "Chest-supported row"),
    lift("volume", "Romanian deadlift"),
    slot("small", "Single-leg calf raise (loaded)", "Bent-knee calf raise", "Calf raise"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  /** And the second of a week pulls from the floor. */
  SFm2Lifter: [
    lift("volume", "Deadlift"),
    slot("accessory", "Seated dumbbell press", "Dumbbell bench press", "Push-up"),
    slot("accessory", "Lat pulldown", "Chest-supported row", "Single-arm dumbbell row"),
    slot("accessory", "Goblet squat", "Step-up", "Split squat"),
    slot("small", "Bent-knee calf raise", "Single-leg calf raise (loaded)", "Calf raise"),
    slot("trunk", "Dead bug", "Side plank", "Plank"),
  ],
  /** The same for runners whose squat is tested: a few heavy sets keep more strength than a dumbbell. */
  SFmRunner: [
    lift("retention", "Back squat"),
    slot("accessory", "Dumbbell bench press", "Seated dumbbell press", "Push-up"),
    slot("accessory", "Single-arm dumbbell row", "Lat pulldown", "Chest-supported row"),
    slot("accessory", "Single-leg Romanian deadlift", "Hip thrust", "Single-leg hip thrust"),
    slot("small", "Single-leg calf raise (loaded)", "Bent-knee calf raise", "Calf raise"),
    slot("small", "Copenhagen plank (short lever)", "Tibialis raise (wall)"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  /** And for those whose deadlift is tested too: short and heavy. */
  SFmPuller: [
    lift("retention", "Back squat"),
    lift("retention", "Deadlift"),
    slot("accessory", "Dumbbell bench press", "Seated dumbbell press", "Push-up"),
    slot("accessory", "Single-arm dumbbell row", "Lat pulldown", "Chest-supported row"),
    slot("small", "Single-leg calf raise (loaded)", "Bent-knee calf raise", "Calf raise"),
    slot("small", "Copenhagen plank (short lever)", "Tibialis raise (wall)"),
    slot("trunk", "Side plank", "Dead bug", "Plank"),
  ],
  SL: [
    lift("main", "Back squat"),
    lift("secondary", "Romanian deadlift"),
    SINGLE_LEG,
    HAMSTRINGS,
    CALVES,
    slot("trunk", "Pallof press", "Side plank", "Dead bug", "Suitcase carry"),
  ],
  SL2: [
    lift("main", "Deadlift"),
    lift("volume", "Front squat"),
    SINGLE_LEG_SECOND,
    HIPS,
    slot("small", "Seated calf raise", "Copenhagen plank", "Single-leg calf raise (step)"),
    slot("trunk", "Suitcase carry", "Dead bug", "Pallof press"),
  ],
  SU: [
    lift("main", "Overhead press"),
    slot("pull-up", "Pull-up (strict)"),
    lift("volume", "Bench press"),
    ROW,
    SHOULDER_HEALTH,
    slot("trunk", "Plank", "Pallof press", "Dead bug"),
  ],
  /** A novice trains the whole body every time, and presses overhead on one day and from the bench on the others: on this one the legs are light. */
  SUNovice: [
    lift("main", "Bench press"),
    slot("pull-up", "Pull-up (strict)"),
    slot("accessory", "Step-up", "Step-up (low box)", "Reverse lunge"),
    slot("small", "Calf raise", "Single-leg calf raise (step)"),
    SHOULDER_HEALTH,
    slot("trunk", "Plank", "Pallof press", "Dead bug"),
  ],
  /** Between the days of the lifts of a weightlifter: the power version lightly, the drive of the jerk, and the back. */
  SUWeightlifter: [
    lift("olympic", "Power snatch", "Power clean"),
    lift("secondary", "Push press", "Push jerk"),
    slot("pull-up", "Pull-up (strict)"),
    slot("small", "Face pull", "Band pull-apart"),
    slot("trunk", "Plank", "Pallof press", "Dead bug"),
  ],
  /** The same where the bar in front of the shoulders is what hurts: nothing of it on the days between. */
  SUWithoutRack: [
    lift("olympic", "Power snatch"),
    lift("secondary", "Snatch balance", "Overhead squat"),
    slot("pull-up", "Pull-up (strict)"),
    slot("small", "Face pull", "Band pull-apart"),
    slot("trunk", "Plank", "Pallof press", "Dead bug"),
  ],
  SU2: [
    lift("main", "Bench press"),
    lift("volume", "Barbell row"),
    slot("accessory", "Seated dumbbell press", "Incline dumbbell press", "Landmine press"),
    PULLDOWN,
    ARMS,
    ARMS_SECOND,
    slot("trunk", "Side plank", "Suitcase hold", "Plank"),
  ],
} as const satisfies Record<string, readonly ExerciseSlot[]>;
