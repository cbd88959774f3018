import type { Movement } from "./movement.ts";

/** What an exercise does otherwise than the others of its pattern: cues by the name of the position, and its own faults. */
interface OwnCues {
  readonly names: readonly string[];
  readonly poses: Readonly<Record<string, string>>;
  readonly faults?: Movement["faults"];
}

const ROMANIAN_DEADLIFTS = [
  "Romanian deadlift",
  "Dumbbell Romanian deadlift",
  "Single-leg Romanian deadlift",
  "Backpack Romanian deadlift",
  "Band Romanian deadlift",
  "Single-leg Romanian deadlift (bodyweight)",
  "Single-leg Romanian deadlift (kettlebell)",
  "Single-leg Romanian deadlift (backpack)",
];

export const OWN_CUES: readonly OwnCues[] = [
  {
    names: ROMANIAN_DEADLIFTS,
    poses: { Set: "Hips back, back flat, until the hamstrings stop you.", Push: "Hips forward, weight close to the legs." },
    faults: ["Back rounds: lighter, or stop higher.", "Weight drifts away: keep it close to your legs."],
  },
  { names: ["Box squat", "Goblet squat to box", "Box pistol squat"], poses: { Bottom: "Touch the box, then push the floor away." } },
  { names: ["Power snatch", "Snatch", "Dumbbell snatch", "Push jerk", "Split jerk"], poses: { Catch: "Punch up, arms locked." } },
  {
    names: ["Suitcase hold", "Suitcase carry", "Overhead carry", "Sandbag shoulder carry"],
    poses: { "Pick up": "Back flat, stand up with the load." },
    faults: ["Grip opens: put it down before it drops.", "Leaning to one side: lighter, stand tall."],
  },
  {
    names: ["Sandbag bear-hug carry", "Backpack bear-hug carry"],
    poses: { "Pick up": "Back flat, hug it tight, stand up." },
    faults: ["Arms open: put it down before it drops.", "Leaning back: lighter, ribs down."],
  },
];

/** Exercises that move otherwise than the drawing of their pattern: their description says how, without figures. */
export const NOT_DRAWN: ReadonlySet<string> = new Set([
  "Hip thrust",
  "Hip thrust (dumbbell or backpack)",
  "Single-leg hip thrust",
  "Glute bridge",
  "Single-leg glute bridge",
  "Cable pull-through",
  "Back extension (bodyweight)",
  "Good morning",
  "Wall sit",
  "Leg press",
  "Sit-to-stand",
  "Step-up",
  "Step-up (low box)",
  "Step-up (backpack)",
  "Step-down (slow)",
  "Lateral lunge",
  "Dip (parallel bar)",
  "Weighted dip",
  "Ring dip",
  "Foot-assisted ring dip",
  "Medicine ball chest pass (seated)",
  "Isometric push hold",
  "Isometric scapular retraction",
  "Ring row",
  "Archer ring row",
  "Inverted row (bar)",
  "Inverted row (feet elevated)",
  "Table row",
  "Towel row",
  "Seated cable row",
  "Face pull",
  "Band pull-apart",
  "Snatch balance",
]);
