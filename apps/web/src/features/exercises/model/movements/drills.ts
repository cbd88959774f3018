import type { Movement } from "./movement.ts";

/** Drills and stretches of warm-up and cooldown by their names in the library: they have no pattern of their own. Drawn in the same points. */
export const DRILLS: Readonly<Record<string, Pick<Movement, "box" | "stage" | "poses" | "hardest">>> = {
  "Leg swings": {
    box: "-75 -190 150 200",
    stage: "M52 -190V4",
    poses: [
      {
        name: "Swing",
        cue: "A hand on the wall, tall, the leg loose from the hip.",
        body: "0,-147 0,-92 3,-46 0,0 17,2",
        far: "0,-92 -34,-60 -66,-36 -58,-22",
        arm: "0,-147 26,-132 50,-140",
        head: [4, -172],
      },
    ],
  },
  "Ankle mobility drill": {
    box: "-75 -190 150 200",
    stage: "M60 -190V4",
    poses: [
      {
        name: "Knee to the wall",
        cue: "Heel down, knee over the toes.",
        body: "-8,-140 -14,-86 44,-56 28,0 46,2",
        far: "-14,-86 -30,-40 -56,-4 -42,2",
        arm: "-8,-140 28,-126 58,-130",
        head: [-2, -165],
      },
    ],
  },
  "Calf stretch": {
    box: "-90 -190 165 200",
    stage: "M66 -190V4",
    poses: [
      {
        name: "Lean",
        cue: "Back heel down, back leg straight.",
        body: "14,-134 -12,-86 -40,-44 -68,0 -50,2",
        far: "-12,-86 26,-52 18,0 36,2",
        arm: "14,-134 40,-122 64,-128",
        head: [22, -159],
      },
    ],
  },
  "Hip flexor stretch": {
    box: "-75 -165 150 175",
    poses: [
      {
        name: "Half kneel",
        cue: "Squeeze the back glute, hips forward.",
        body: "6,-112 4,-58 44,-48 42,0 60,2",
        far: "4,-58 -14,0 -60,-2 -66,4",
        arm: "6,-112 20,-84 40,-52",
        head: [10, -137],
      },
    ],
  },
};
