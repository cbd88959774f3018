import {
  ARMS,
  ARMS_SECOND,
  HAMSTRINGS,
  HIPS,
  lift,
  PULLDOWN,
  ROW,
  ROW_SECOND,
  SHOULDER_HEALTH,
  type ExerciseSlot,
  slot,
} from "./exercise-slot.ts";

/** Sessions around the three lifts of the platform, first lift first. */
export const POWERLIFTING_TEMPLATES = {
  PS: [
    lift("main", "Back squat"),
    lift("light", "Bench press"),
    slot("accessory", "Leg press", "Bulgarian split squat", "Step-up"),
    HAMSTRINGS,
    ROW,
    slot("trunk", "Pallof press", "Plank", "Dead bug"),
  ],
  PB: [
    lift("main", "Bench press"),
    lift("volume", "Barbell row"),
    slot("accessory", "Incline dumbbell press", "Dumbbell floor press", "Dumbbell bench press"),
    PULLDOWN,
    ARMS_SECOND,
    slot("trunk", "Side plank", "Suitcase carry", "Dead bug", "Pallof press"),
  ],
  PD: [
    lift("main", "Deadlift"),
    lift("light", "Pause squat", "Pause squat", "Box squat"),
    HIPS,
    ROW_SECOND,
    slot("accessory", "Seated dumbbell press", "Dip (parallel bar)", "Landmine press"),
    slot("trunk", "Plank", "Farmers carry", "Suitcase carry"),
  ],
  PV: [
    lift("volume", "Bench press"),
    lift("secondary", "Overhead press"),
    slot("accessory", "Lat pulldown", "Chest-supported row", "Ring row"),
    SHOULDER_HEALTH,
    ARMS,
    slot("trunk", "Dead bug", "Side plank", "Pallof press"),
  ],
  PT: [
    lift("technique", "Back squat"),
    slot("accessory", "Single-leg Romanian deadlift", "Hamstring curl", "Slider hamstring curl"),
    slot("accessory", "Step-up", "Reverse lunge", "Split squat"),
    slot("accessory", "Chest-supported row", "Ring row", "Single-arm dumbbell row"),
    SHOULDER_HEALTH,
    slot("trunk", "Side plank", "Dead bug", "Suitcase hold"),
  ],
} as const satisfies Record<string, readonly ExerciseSlot[]>;
