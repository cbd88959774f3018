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
  "Bird dog",
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

/** Held or carried on one side, then on the other. */
export const HELD_EACH_SIDE: ReadonlySet<string> = new Set(["Side plank", "Suitcase hold", "Suitcase carry", "Copenhagen plank"]);
