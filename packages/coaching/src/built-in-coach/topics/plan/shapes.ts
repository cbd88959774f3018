import type { CoachView } from "../../view.ts";

type Focus = CoachView["athlete"]["focus"];

/** What a block is called in a sentence. */
export const FOCUS_NAMES: { readonly [focus in Focus]: string } = {
  hyrox: "Hyrox",
  crossfit: "CrossFit",
  running: "running",
  triathlon: "triathlon",
  strength: "strength",
  powerlifting: "powerlifting",
  general: "hybrid training",
};

/** What a week of it looks like. */
export const SHAPES: { readonly [focus in Focus]: readonly string[] } = {
  hyrox: [
    "One full-body strength day with heavy leg work",
    "One or two quality runs (threshold first, intervals later) and an easy run",
    "One mixed session of runs and stations",
    "Half of the time or more is running, a deload every fourth week",
  ],
  crossfit: [
    "Two days with a lift and a metcon of different length",
    "One day of gymnastics skill with easy cardio",
    "With four days or more, one long metcon; a rest day between hard days",
    "Technique before load, workouts scaled to keep their time",
  ],
  running: [
    "One quality run (threshold or intervals), one long run at easy pace, the rest easy",
    "One strength day, not on the day before a hard run or the long run",
    "At least three quarters of the time easy; the longest run grows by at most 10%",
  ],
  triathlon: [
    "One swim with strength, one threshold run, one hard ride, one long ride with a short brick run",
    "Time: about half bike, a quarter run, a fifth swim",
    "Strength once a week, heavy enough to keep what you have",
  ],
  strength: [
    "Lower and upper days in turn, each pattern twice a week",
    "A wave of 70, 75, 80%, a deload, then 82.5%",
    "Easy cardio of 30–40 min once a week keeps your endurance",
  ],
  powerlifting: [
    "Squat, bench and deadlift each with one heavy and one lighter session a week",
    "Volume first, then fewer and heavier sets",
    "Singles only near a meet",
  ],
  general: ["Two full-body strength days", "One easy and one harder endurance day", "A rest day between hard days"],
};
