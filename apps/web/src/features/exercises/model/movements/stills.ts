import type { Movement, Pose } from "./movement.ts";

/** One position that stands for an exercise in a small drawing, in the points of the movements. */
export interface Still {
  readonly box: string;
  readonly stage?: string;
  readonly pose: Pose;
}

type Drawn = Omit<Pose, "name" | "cue">;

const [STANDING, OVERHEAD, FLOOR] = ["-75 -190 150 200", "-75 -228 150 238", "-112 -130 190 142"];
const TALL = { body: "1,-147 0,-92 3,-46 0,0 17,2", head: [5, -172] } as const;
const BENT = { body: "24,-106 -26,-80 8,-45 0,0 17,2", head: [47, -119] } as const;
const FLIGHT: Drawn = {
  body: "24,-128 -6,-86 28,-62 10,-26 26,-18",
  far: "-6,-86 16,-60 -10,-30 4,-22",
  arm: "24,-128 48,-138 68,-152",
  head: [36, -151],
};
const HANG = "M-50 -203H50";

/** Exercises that move otherwise than the drawing of their pattern, by their names in the library. The first that fits counts. */
const STILLS: readonly (readonly [names: RegExp, box: string, pose: Drawn, stage?: string])[] = [
  [
    /^Chest-supported row/,
    STANDING,
    { body: "24,-96 -22,-66 -38,-32 -54,0 -38,2", arm: "24,-96 0,-100 16,-72", head: [44, -110], load: ["bell", 16, -64] },
    "M-30 -54L34 -96M-6 -70V4M26 -90V4",
  ],
  [
    /single-arm (?:dumbbell )?row/i,
    STANDING,
    { ...BENT, far: "24,-106 40,-76 46,-46", arm: "24,-106 -4,-106 8,-80", load: ["bell", 8, -72] },
    "M28 -44H70M36 -44V4M64 -44V4",
  ],
  [
    /(?:ring|table|towel) row/i,
    "-75 -180 150 190",
    { body: "-38,-72 -4,-46 28,-22 60,-2 66,-16", arm: "-38,-72 -12,-84 -22,-112", head: [-54, -88] },
    "M-22 -180V-120M-22 -112m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
  ],
  [
    /^Inverted row/,
    "-75 -150 150 160",
    { body: "-38,-72 -4,-46 28,-22 60,-2 66,-16", arm: "-38,-72 -12,-82 -22,-112", head: [-54, -88] },
    "M-70 -112H26M-62 -112V4M18 -112V4",
  ],
  [/^(?:Seated cable|Band) row/, STANDING, { ...TALL, arm: "1,-147 -20,-122 10,-116" }, "M12 -116H68M68 -150V4"],
  [/^(?:Face pull|Band pull-apart)/, STANDING, { ...TALL, arm: "1,-147 -18,-144 14,-152" }, "M16 -152H68M68 -180V4"],
  [
    /^Back extension/,
    "-90 -140 180 150",
    { body: "48,-90 -4,-72 -36,-44 -62,-20 -54,-10", arm: "48,-90 34,-74 50,-70", head: [70, -96] },
    "M-20 -62H14M-2 -62V4M-76 -8H-46M-62 -8V4",
  ],
  [/^(?:Burpee broad|Broad) jump/, STANDING, FLIGHT],
  [/^(?:Burpee box jump-over|Box jump)/, STANDING, FLIGHT, "M24 4V-12H72V4"],
  [/^(?:Squat jump|Pogo hops)/, OVERHEAD, { body: "1,-159 0,-104 2,-58 0,-20 12,-8", arm: "1,-159 8,-185 12,-211", head: [-6, -184] }],
  [/^Pallof press/, STANDING, { ...TALL, arm: "1,-147 26,-140 52,-138" }, "M54 -138H70M70 -180V4"],
  [
    /^(?:Sled pull|Band hand-over-hand)/,
    STANDING,
    {
      body: "-24,-118 -36,-66 2,-58 -4,0 13,2",
      far: "-36,-66 -34,-32 -46,0 -30,2",
      arm: "-24,-118 -14,-90 6,-94",
      head: [-22, -143],
    },
    "M6 -94L50 -26M38 2H74M44 -26H68V0H44Z",
  ],
  [
    /^Ab-wheel/,
    FLOOR,
    { body: "26,-42 -24,-36 -62,-2 -98,-6 -104,2", arm: "26,-42 44,-26 60,-10", head: [44, -58], load: ["ball", 62, -5] },
  ],
  [
    /\b(?:bike|ride|Ride intervals)\b/i,
    "-75 -165 150 175",
    {
      body: "18,-122 -18,-84 16,-66 4,-26 20,-24",
      far: "-18,-84 12,-52 -4,-10 10,-8",
      arm: "18,-122 30,-98 40,-84",
      head: [32, -144],
    },
    "M-44 -20m-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M44 -20m-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M-44 -20L-16 -76L36 -84L44 -20M2 -20L-16 -76",
  ],
  [/^Copenhagen|^Side plank/, FLOOR, { body: "34,-52 -10,-36 -54,-20 -98,-4 -90,2", arm: "34,-52 38,-6 60,-4", head: [54, -66] }],
  [/plank|^Body saw/i, FLOOR, { body: "34,-40 -12,-34 -56,-20 -98,-4 -92,4", arm: "34,-40 34,-4 58,-2", head: [55, -50] }],
  [
    /^Dead bug/,
    FLOOR,
    { body: "-46,-8 0,-8 18,-48 52,-44 54,-56", far: "0,-8 40,-14 72,-10 76,-20", arm: "-46,-8 -44,-34 -44,-62", head: [-70, -10] },
  ],
  [/^(?:Hollow hold|V-up)/, FLOOR, { body: "-44,-28 0,-6 40,-26 72,-40 78,-48", arm: "-44,-28 -16,-38 12,-46", head: [-66, -38] }],
  [/sit-up$|^Russian twist/i, FLOOR, { body: "-34,-54 0,-6 30,-44 52,0 68,2", arm: "-34,-54 -10,-44 12,-40", head: [-42, -79] }],
  [
    /^Bird dog/,
    FLOOR,
    { body: "30,-60 -26,-58 -28,-4 -64,-2 -68,4", far: "-26,-58 -60,-62 -94,-62", arm: "30,-60 52,-66 74,-68", head: [46, -80] },
    "M30 -60L32 2",
  ],
  [
    /^(?:Hanging knee raise|Toes-to-bar)/,
    "-75 -240 150 268",
    { body: "-2,-149 -3,-94 36,-104 30,-58 44,-54", arm: "-2,-149 0,-175 2,-202", head: [9, -168] },
    HANG,
  ],
  [
    /hang$|^Kip swing|^Rope climb/i,
    "-75 -240 150 268",
    { body: "-2,-149 -3,-94 -1,-48 -8,-3 6,1", arm: "-2,-149 0,-175 2,-202", head: [9, -168] },
    HANG,
  ],
  [
    /^(?:Pull-up \(kipping|Chest-to-bar)|muscle-up/i,
    "-75 -240 150 268",
    { body: "-9,-184 -8,-129 -6,-83 -13,-38 1,-34", arm: "-9,-184 15,-174 2,-202", head: [2, -208] },
    HANG,
  ],
  [
    /hip thrust/i,
    "-90 -110 180 120",
    { body: "-46,-46 2,-52 46,-54 48,0 64,2", arm: "-46,-46 -24,-48 -2,-62", head: [-68, -54], load: ["plate", 0, -66] },
    "M-76 -36H-36M-68 -36V4M-44 -36V4",
  ],
  [
    /glute bridge|hamstring bridge/i,
    "-90 -110 180 120",
    { body: "-50,-8 0,-44 40,-54 44,0 60,2", arm: "-50,-8 -24,-4 2,-2", head: [-73, -10] },
  ],
  [
    /\bdip\b/i,
    STANDING,
    { body: "8,-112 -4,-60 0,-22 -30,-12 -34,-2", arm: "8,-112 -18,-104 2,-84", head: [16, -136] },
    "M-34 -82H42M-28 -82V4M36 -82V4",
  ],
  [
    /^Step-up|^Step-down|^Stair/,
    STANDING,
    { body: "14,-150 4,-98 38,-84 34,-42 50,-40", far: "4,-98 -14,-52 -24,0 -8,2", arm: "14,-150 10,-124 14,-98", head: [20, -175] },
    "M16 -38H72V4H16Z",
  ],
  [/^(?:Calf raise|Single-leg calf)/, STANDING, { body: "1,-159 0,-104 3,-58 0,-14 16,2", arm: "1,-159 5,-133 8,-107", head: [5, -182] }],
  [/^Nordic/, FLOOR, { body: "40,-84 4,-48 -30,-4 -76,-4 -84,2", arm: "40,-84 56,-66 64,-82", head: [56, -102] }],
  [
    /double-under|single-under|jump rope/i,
    OVERHEAD,
    { body: "1,-157 0,-102 3,-56 -2,-12 12,-2", arm: "1,-157 -8,-130 16,-118", head: [5, -182] },
    "M16 -118C84 -60 46 12 0 10C-76 4 -66 -214 4 -212C40 -210 60 -150 16 -118",
  ],
  [/handstand|wall walk/i, "-75 -222 150 232", { body: "2,-54 0,-108 2,-152 0,-196 2,-212", arm: "2,-54 2,-26 2,2", head: [16, -36] }],
  [/^Pike push-up/, FLOOR, { body: "34,-46 -14,-98 -38,-50 -58,0 -44,2", arm: "34,-46 38,-22 42,2", head: [48, -30] }],
  [
    /walk$|march$/i,
    STANDING,
    { body: "2,-146 0,-92 14,-50 18,-4 34,0", far: "0,-92 -6,-48 -26,-10 -16,2", arm: "2,-146 -10,-122 8,-102", head: [6, -171] },
  ],
  [/^Biceps curl/, STANDING, { ...TALL, arm: "1,-147 0,-118 22,-130", load: ["bell", 26, -134] }],
  [
    /swim/i,
    "-112 -110 190 122",
    { body: "34,-46 -14,-42 -56,-40 -94,-46 -104,-40", arm: "34,-46 52,-58 74,-50", head: [52, -54] },
    "M-112 -24q12 -10 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0",
  ],
  [/^Wall sit/, STANDING, { body: "-20,-104 -20,-50 26,-48 26,0 43,2", arm: "-20,-104 -2,-78 18,-58", head: [-12, -129] }, "M-30 -180V4"],
  [/^Good morning/, STANDING, { ...BENT, arm: "24,-106 8,-112 22,-122", load: ["plate", 22, -122] }],
  [/Romanian deadlift/, STANDING, { ...BENT, arm: "24,-106 24,-80 22,-54", load: ["plate", 22, -52] }],
];

/** undefined for an exercise that the drawing of its pattern shows, or that has none. */
export function findStill(name: string): Still | undefined {
  const found = STILLS.find(([names]) => names.test(name));
  if (found === undefined) return undefined;
  const [, box, drawn, stage] = found;
  return { box, ...(stage === undefined ? {} : { stage }), pose: { name, cue: "", ...drawn } };
}

/** The hardest position of a drill. */
export function drillStill({ box, stage, poses, hardest }: Pick<Movement, "box" | "stage" | "poses" | "hardest">): Still | undefined {
  const pose = poses[hardest ?? poses.length - 1];
  return pose === undefined ? undefined : { box, ...(stage === undefined ? {} : { stage }), pose };
}
