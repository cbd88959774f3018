export const GOAL_CATEGORIES = ["strength", "endurance", "skill", "competition"] as const;
export type GoalCategory = (typeof GOAL_CATEGORIES)[number];
export const GOAL_CATEGORY_LABELS: Readonly<Record<GoalCategory, string>> = {
  strength: "Strength",
  endurance: "Endurance",
  skill: "Skill",
  competition: "Competition",
};

/** Where the value of a goal comes from: the athlete, or the ledger of performed work. */
export const GOAL_MEASURES = ["own", "distance", "minutes", "sessions", "weight", "reps"] as const;
export type GoalMeasure = (typeof GOAL_MEASURES)[number];
export const GOAL_MEASURE_LABELS: Readonly<Record<GoalMeasure, string>> = {
  own: "I update it myself",
  distance: "Distance I log",
  minutes: "Training time I log",
  sessions: "Sessions I complete",
  weight: "Heaviest set of an exercise",
  reps: "Most reps in a set of an exercise",
};

/** Units in which a measured goal can be set; the first is the usual one. The athlete's own words where there are none. */
export const GOAL_UNITS: Readonly<Record<GoalMeasure, readonly string[]>> = {
  own: [],
  distance: ["km", "mi", "m"],
  minutes: ["min", "h"],
  sessions: ["sessions"],
  weight: ["kg", "lb"],
  reps: ["reps"],
};

/** Whether a measured goal counts the sets of one exercise only. */
export const needsExercise = (measure: GoalMeasure): boolean => measure === "weight" || measure === "reps";
