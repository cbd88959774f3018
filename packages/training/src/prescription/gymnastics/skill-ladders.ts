import type { Athlete, Level } from "../../athlete/athlete.ts";
import { GATES, isGymnast } from "../../selection/gates/gate-table.ts";

/** One step towards a skill: a movement of the catalogue, done in a certain way. */
export interface Rung {
  readonly exercise: string;
  /** How it is done on this rung. */
  readonly cue: string;
  /** Repetitions, or seconds when `held`, of the first week; more each week. Movements with a known best set take a share of it. */
  readonly dose: number;
  readonly held?: boolean;
  /** The dose is metres. */
  readonly walked?: boolean;
  /** What must be there first, where no gate of the movement says so. */
  readonly isReady?: (athlete: Athlete) => boolean;
  /** Named as the next goal: "kipping". */
  readonly opens?: string;
}

/** Easiest rung first. */
export type SkillLadder = readonly Rung[];

export type Skill = "pull" | "press" | "walk" | "toes" | "rings" | "rope" | "skips" | "pistol" | "shapes" | "swing";

const strict = (athlete: Athlete): number => athlete.gymnastics.strictPullUps ?? 0;
const from =
  (...levels: readonly Level[]) =>
  ({ level }: Athlete): boolean =>
    levels.includes(level);
const NO_NOVICE = from("intermediate", "advanced", "elite");
const isStrong = (athlete: Athlete): boolean => athlete.level === "advanced" || athlete.level === "elite" || isGymnast(athlete);

const KIP_SWING: Rung = {
  exercise: "Kip swing drill",
  cue: "Hollow to arch from the shoulders, legs together, no bend in the knees.",
  dose: 5,
  isReady: (athlete) => strict(athlete) >= 3,
};
const TRANSITION_RUNG: Rung = {
  exercise: "Muscle-up transition drill",
  cue: "Feet on the floor, low rings: pull to the ribs, elbows fast over the rings.",
  dose: 3,
  isReady: (athlete) => strict(athlete) >= 5,
};

/** With a few of either kind the way over bar or rings is known. */
function hasNoMuscleUp({ gymnastics: { barMuscleUps = 0, ringMuscleUps = 0 } }: Athlete): boolean {
  return Math.max(barMuscleUps, ringMuscleUps) < 3;
}

/** Ladders that lead to the gates of microcycles.md section 6. */
export const SKILL_LADDERS: { readonly [skill in Skill]: SkillLadder } = {
  pull: [
    { exercise: "Ring row", cue: "Body one straight line; step further under the rings when a set gets easy.", dose: 5 },
    { exercise: "Band-assisted pull-up", cue: "The thinnest band that lets the chin clear the bar; dead hang each time.", dose: 4 },
    { exercise: "Band-assisted pull-up", cue: "Up with the band, then lower for five seconds.", dose: 3 },
    { exercise: "Pull-up (strict)", cue: "Dead hang to chin over the bar, three seconds down.", dose: 2 },
    KIP_SWING,
    { exercise: "Pull-up (kipping)", cue: "Small sets from the swing; push away from the bar at the top.", dose: 2, opens: "kipping" },
    {
      exercise: "Chest-to-bar pull-up",
      cue: "Elbows back until the collarbones touch; stop when they no longer do.",
      dose: 2,
      opens: "the chest-to-bar pull-up",
    },
    { ...TRANSITION_RUNG, isReady: (athlete) => strict(athlete) >= 5 && hasNoMuscleUp(athlete) },
    {
      exercise: "Bar muscle-up",
      cue: "Wide swing, hips to the bar, fast over it; drop and start a new swing when the rhythm goes.",
      dose: 1,
      opens: "the bar muscle-up",
    },
  ],
  press: [
    { exercise: "Incline push-up", cue: "Hands on a box or bar, body straight, three seconds down.", dose: 6 },
    { exercise: "Pike push-up", cue: "Hips high, head in front of the hands, three seconds down.", dose: 4 },
    {
      exercise: "Pike push-up",
      cue: "Feet on a box, hips over the shoulders, three seconds down.",
      dose: 3,
      isReady: (athlete) => GATES.get("Pike push-up (feet elevated)")?.met(athlete) === true,
    },
    { exercise: "Wall walk", cue: "Chest to the wall, three breaths at the top, slow on the way down.", dose: 1, isReady: NO_NOVICE },
    {
      exercise: "Handstand push-up (strict)",
      cue: "Tripod of hands and head, elbows in, no kick.",
      dose: 1,
      opens: "the strict handstand push-up",
    },
    {
      exercise: "Handstand push-up (kipping)",
      cue: "Knees to the chest, then kick and press in one.",
      dose: 2,
      opens: "the kipping handstand push-up",
    },
  ],
  walk: [
    { exercise: "Plank", cue: "On straight arms: tap the opposite shoulder, hips still.", dose: 20, held: true },
    { exercise: "Wall walk", cue: "Only as high as the back stays straight; slow on the way down.", dose: 1 },
    { exercise: "Handstand hold", cue: "Belly to the wall, ribs in, push the floor away.", dose: 20, held: true },
    {
      exercise: "Handstand hold",
      cue: "Belly to the wall: shift onto one hand and tap the shoulder, then the other.",
      dose: 15,
      held: true,
      isReady: NO_NOVICE,
    },
    {
      exercise: "Handstand walk",
      cue: "Unbroken, but never more than half of the longest you have walked. Step down before you fall.",
      dose: 5,
      walked: true,
      opens: "walking",
    },
  ],
  toes: [
    { exercise: "Hollow hold", cue: "Lower back on the floor; lower arms and legs only as far as it stays there.", dose: 20, held: true },
    { exercise: "Hanging knee raise", cue: "No swing: knees above the hips, a second at the top.", dose: 5 },
    KIP_SWING,
    { exercise: "Toes-to-bar", cue: "Push down on the bar, toes touch between the hands, back behind it.", dose: 3, opens: "toes-to-bar" },
  ],
  swing: [KIP_SWING, { ...TRANSITION_RUNG, isReady: (athlete) => strict(athlete) >= 5 && hasNoMuscleUp(athlete) }],
  rings: [
    {
      exercise: "Push-up",
      cue: "Three seconds down, a second just above the floor, elbows back.",
      dose: 5,
      // Who presses the body up in a handstand is past it.
      isReady: ({ gymnastics: { handstandPushUps = 0 } }) => handstandPushUps < 3,
    },
    {
      exercise: "Foot-assisted ring dip",
      cue: "Low rings, as little help from the feet as it takes; shoulders below the elbows.",
      dose: 4,
    },
    { exercise: "Dip (parallel bar)", cue: "Shoulder below the elbow, lock out, no swing.", dose: 3, opens: "dips" },
    { exercise: "Ring dip", cue: "Turn the rings out at the top and hold for a second.", dose: 2, opens: "ring dips" },
    { ...TRANSITION_RUNG, isReady: (athlete) => strict(athlete) >= 5 && (athlete.gymnastics.ringMuscleUps ?? 0) < 2 },
    { exercise: "Ring muscle-up", cue: "False grip: pull low, fast over, lock out before the next.", dose: 1, opens: "the ring muscle-up" },
  ],
  rope: [
    {
      exercise: "Ring row",
      cue: "Feet far forward, body flat: the pull of a rope without the climb.",
      dose: 5,
      isReady: (athlete) => strict(athlete) < 3,
    },
    { exercise: "Rope climb", cue: "Lock the feet before the hands move; down hand under hand.", dose: 1, opens: "rope climbs" },
  ],
  skips: [
    {
      exercise: "Single-under",
      cue: "Tall, wrists only, both feet: unbroken towards 100.",
      dose: 30,
      held: true,
      isReady: from("beginner", "intermediate"),
    },
    {
      exercise: "Single-under",
      cue: "Every fifth bounce a little higher and the wrists twice: a single double-under between singles; after two misses in a row start again.",
      dose: 30,
      held: true,
      isReady: from("intermediate"),
    },
    {
      exercise: "Double-under",
      cue: "One bounce as for singles, wrists twice; stop before the shoulders rise.",
      dose: 20,
      held: true,
      opens: "double-unders",
    },
    { exercise: "Double-under", cue: "Unbroken from the first turn; breathe through the nose.", dose: 45, held: true, isReady: isStrong },
  ],
  pistol: [
    { exercise: "Split squat (short range)", cue: "Straight down, front heel heavy.", dose: 6 },
    { exercise: "Step-up (low box)", cue: "Three seconds down on one leg; the free foot only brushes the floor.", dose: 5 },
    {
      exercise: "Box pistol squat",
      cue: "Sit down to a box or bench on one leg, three seconds down; a lower one when all are easy.",
      dose: 3,
      isReady: NO_NOVICE,
    },
    { exercise: "Pistol squat", cue: "Hold on to a post as much as you need; heel down, knee over the toes.", dose: 3, opens: "pistols" },
    { exercise: "Pistol squat", cue: "No hands: arms forward, heel down, up without a bounce.", dose: 6, isReady: isStrong },
  ],
  shapes: [
    { exercise: "Dead bug", cue: "Lower back on the floor, breathe out as the leg goes long.", dose: 6 },
    { exercise: "Hollow hold", cue: "Lower back on the floor; lower arms and legs only as far as it stays there.", dose: 20, held: true },
    { exercise: "V-up", cue: "Hands meet feet, slow on the way down.", dose: 5 },
  ],
};
