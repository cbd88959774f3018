import type { MovementPattern } from "@ironpace/training";
import type { Movement, Pose } from "./movement.ts";

const STANDING = "-75 -190 150 200";
const OVERHEAD = "-75 -228 150 238";

const stand: Pick<Pose, "body" | "head"> = { body: "1,-147 0,-92 3,-46 0,0 17,2", head: [5, -172] };
const deepSquat: Pick<Pose, "body" | "head"> = { body: "5,-83 -22,-36 24,-39 0,0 17,2", head: [11, -103] };
const bentOver: Pick<Pose, "body" | "head"> = { body: "24,-106 -26,-80 8,-45 0,0 17,2", head: [47, -119] };
const floorPull: Pick<Pose, "body" | "arm" | "head" | "load"> = {
  body: "18,-74 -30,-52 14,-43 0,0 17,2",
  arm: "18,-74 18,-46 16,-16",
  head: [39, -91],
  load: ["plate", 16, -10],
};
const plankLow: Pick<Pose, "body" | "arm" | "head"> = {
  body: "38,-20 -10,-18 -54,-11 -98,-4 -92,4",
  arm: "38,-20 12,-32 42,2",
  head: [60, -28],
};

const hinge: Movement = {
  lead: "Bar close, back flat",
  box: STANDING,
  hardest: 0,
  path: "M16 -150V-20",
  poses: [
    { name: "Set", cue: "Bar over midfoot, lats tight, big breath.", ...floorPull },
    {
      name: "Push",
      cue: "Legs push the floor away, bar against your legs.",
      body: "18,-104 -30,-74 6,-45 0,0 17,2",
      arm: "18,-104 16,-78 12,-52",
      head: [40, -121],
      load: ["plate", 12, -52],
    },
    { name: "Stand", cue: "Hips through, ribs down, no lean back.", ...stand, arm: "1,-147 5,-121 8,-95", load: ["plate", 8, -95] },
  ],
  cues: ["Hips back first, knees follow.", "Squeeze the bar in before it leaves the floor."],
  faults: ["Back rounds: lighter, or start from blocks.", "Bar drifts away: keep it brushing your shirt and thighs."],
};

const squatPoses: Movement["poses"] = [
  {
    name: "Set",
    cue: "Elbows down, ribs down, big breath.",
    body: "9,-146 -1,-92 3,-46 0,0 17,2",
    arm: "9,-146 -8,-126 8,-144",
    head: [20, -170],
    load: ["plate", 8, -145],
  },
  {
    name: "Down",
    cue: "Knees out, weight on the whole foot.",
    body: "11,-119 -18,-72 17,-43 0,0 17,2",
    arm: "11,-119 -9,-103 10,-118",
    head: [25, -141],
    load: ["plate", 10, -118],
  },
  {
    name: "Bottom",
    cue: "Hip below knee, then push the floor away.",
    body: "12,-80 -22,-36 24,-39 0,0 17,2",
    arm: "12,-80 -8,-66 11,-80",
    head: [29, -99],
    load: ["plate", 11, -79],
  },
];

const frontRack: Pick<Pose, "body" | "arm" | "head" | "load"> = { ...deepSquat, arm: "5,-83 30,-80 14,-88", load: ["plate", 15, -86] };
const rackStand: Pick<Pose, "body" | "arm" | "head" | "load"> = { ...stand, arm: "1,-147 20,-134 11,-152", load: ["plate", 11, -151] };
const lockout: Pick<Pose, "body" | "arm" | "head" | "load"> = { ...stand, arm: "1,-147 4,-173 3,-199", load: ["plate", 3, -199] };

/** By movement pattern of the library. */
export const MOVEMENTS: Readonly<Partial<Record<MovementPattern | "bench", Movement>>> = {
  squat: {
    lead: "Load over midfoot, straight up",
    box: STANDING,
    path: "M10 -150V-64",
    poses: squatPoses,
    forms: {
      "Air squat": { arm: "12,-80 34,-84 58,-86" },
      "Goblet squat": { arm: "12,-80 20,-58 32,-72", load: ["bell", 36, -78] },
      "Box squat": { arm: "12,-80 -8,-66 11,-80", load: ["plate", 11, -79], stage: "M-58 -26H-16V4H-58Z" },
      "Front squat": { arm: "12,-80 37,-77 22,-86", load: ["plate", 24, -84] },
      "Overhead squat": { arm: "12,-80 8,-106 6,-132", load: ["plate", 6, -134] },
    },
    cues: ["Spread the floor with your feet.", "Breathe at the top, hold until you stand."],
    faults: ["Heels lift: less weight, or a small plate under each heel.", "Hips shoot up first: stop the set."],
  },
  hinge,
  hinge_ballistic: {
    lead: "Hips throw, arms guide",
    box: STANDING,
    poses: [
      {
        name: "Hike",
        cue: "High between the legs, shins still.",
        body: "14,-100 -30,-70 8,-45 0,0 17,2",
        arm: "14,-100 0,-76 -14,-56",
        head: [37, -113],
        load: ["bell", -22, -48],
      },
      { name: "Snap", cue: "Stand up fast, squeeze at the top.", ...stand, arm: "1,-147 20,-128 40,-112", load: ["bell", 46, -104] },
      {
        name: "Float",
        cue: "The bell floats to chest height; just guide it.",
        ...stand,
        arm: "1,-147 27,-147 52,-146",
        load: ["bell", 60, -146],
      },
    ],
    cues: ["Be patient: hinge only when your arms touch your ribs.", "Breathe out at the top of each swing."],
    faults: ["It turns into a squat: push the hips back.", "Arms lift it: use a heavier bell for fewer reps."],
  },
  lunge: {
    lead: "Front foot carries, trunk tall",
    box: STANDING,
    poses: [
      { name: "Tall", cue: "Hips level, eyes ahead.", ...stand, arm: "1,-147 4,-121 5,-95", load: ["bell", 5, -86] },
      {
        name: "Step",
        cue: "Long enough for both knees to bend.",
        body: "2,-140 0,-86 26,-56 30,-10 46,-6",
        far: "0,-86 -10,-44 -34,-6 -22,2",
        arm: "2,-140 4,-114 5,-88",
        head: [6, -165],
        load: ["bell", 5, -79],
      },
      {
        name: "Touch",
        cue: "Back knee kisses the floor, front heel stays.",
        body: "2,-108 0,-54 36,-46 32,0 48,2",
        far: "0,-54 -10,-6 -50,-12 -58,2",
        arm: "2,-108 4,-82 5,-56",
        head: [6, -133],
        load: ["bell", 5, -47],
      },
    ],
    cues: ["Push through the whole front foot.", "Keep hip, knee and toe in one line."],
    faults: ["Knee falls in: shorten the step, slow down.", "Trunk tips over: lighter load."],
  },
  horizontal_push: {
    lead: "One plank that moves",
    box: "-112 -130 190 142",
    poses: [
      {
        name: "Top",
        cue: "Hands under shoulders, ribs down.",
        body: "42,-52 -8,-36 -52,-20 -96,-4 -92,4",
        arm: "42,-52 44,-26 42,2",
        head: [63, -64],
      },
      {
        name: "Down",
        cue: "Elbows back, not out.",
        body: "40,-36 -9,-27 -53,-15 -97,-4 -92,4",
        arm: "40,-36 20,-26 42,2",
        head: [62, -46],
      },
      { name: "Bottom", cue: "Chest just off the floor, then push the floor away.", ...plankLow },
    ],
    cues: ["Squeeze legs and glutes the whole set.", "Shoulder blades move: together on the way down, apart on the way up."],
    faults: ["Hips sag: put your hands on a box or bench.", "Elbows flare: hands a little closer."],
  },
  bench: {
    lead: "Shoulder blades down and back",
    box: "-90 -130 180 140",
    stage: "M-74 -33H22M-66 -33V4M14 -33V4",
    path: "M-40 -112L-26 -62",
    poses: [
      {
        name: "Set",
        cue: "Feet planted, arch tight, wrists straight.",
        body: "-40,-44 14,-44 46,-50 50,-2 66,2",
        arm: "-40,-44 -40,-70 -40,-96",
        head: [-64, -47],
        load: ["plate", -40, -98],
      },
      {
        name: "Down",
        cue: "To the lower chest, forearms upright.",
        body: "-40,-44 14,-44 46,-50 50,-2 66,2",
        arm: "-40,-44 -26,-52 -31,-76",
        head: [-64, -47],
        load: ["plate", -31, -78],
      },
      {
        name: "Touch",
        cue: "Touch, then push up and back over the shoulders.",
        body: "-40,-44 14,-44 46,-50 50,-2 66,2",
        arm: "-40,-44 -22,-38 -26,-62",
        head: [-64, -47],
        load: ["plate", -26, -64],
      },
    ],
    cues: ["Pull the bar apart on the way down.", "Leg drive towards the head, hips stay down."],
    faults: ["Bar bounces: pause one second on the chest.", "Elbows flare: tuck to about 60 degrees."],
  },
  vertical_push: {
    lead: "Straight line over midfoot",
    box: OVERHEAD,
    path: "M8 -206V-146",
    poses: [
      { name: "Rack", cue: "Elbows just ahead of the bar.", ...rackStand },
      { name: "Past the face", cue: "Chin back, bar close.", ...stand, arm: "1,-147 20,-158 9,-178", load: ["plate", 9, -179] },
      { name: "Lock out", cue: "Head through, bar over midfoot.", ...lockout },
    ],
    cues: ["Squeeze your glutes before the bar moves.", "Finish with the shoulders by the ears."],
    faults: ["Back arches: lighter, ribs down.", "Bar swings forward: pull the chin in."],
  },
  squat_press: {
    lead: "One movement, legs first",
    box: OVERHEAD,
    path: "M10 -206V-86",
    hardest: 0,
    poses: [
      { name: "Bottom", cue: "Elbows high, hip below knee.", ...frontRack },
      { name: "Drive", cue: "Stand up fast; the bar leaves your shoulders by itself.", ...rackStand },
      { name: "Lock out", cue: "Arms straight, breathe out.", ...lockout },
    ],
    cues: ["Let the legs throw it, the arms finish.", "Breathe at the top, every rep."],
    faults: ["Pressing too early: wait for straight hips.", "Elbows drop: practise front squats first."],
  },
  squat_throw: {
    lead: "Legs throw, ball straight up",
    box: OVERHEAD,
    hardest: 0,
    path: "M34 -218V-90",
    poses: [
      {
        name: "Bottom",
        cue: "Ball under the chin, hip below knee.",
        body: "8,-83 -22,-36 24,-39 0,0 17,2",
        arm: "8,-83 16,-62 30,-74",
        head: [17, -103],
        load: ["ball", 38, -76],
      },
      { name: "Drive", cue: "Stand up fast, ball still close.", ...stand, arm: "1,-147 18,-130 26,-150", load: ["ball", 34, -156] },
      {
        name: "Release",
        cue: "Follow through to the target, then drop your hands.",
        ...stand,
        arm: "1,-147 12,-172 24,-194",
        load: ["ball", 34, -210],
      },
    ],
    cues: ["Catch and sink straight into the next squat.", "Stand an arm’s length from the wall."],
    faults: ["Throws fall short: break the set before you tire.", "Arms burn: throw with the legs, drop the hands."],
  },
  horizontal_pull: {
    lead: "Still trunk, elbows past the ribs",
    box: STANDING,
    hardest: 1,
    poses: [
      { name: "Hang", cue: "Hips back, back flat, arms long.", ...bentOver, arm: "24,-106 26,-80 26,-54", load: ["plate", 26, -54] },
      { name: "Pull", cue: "Elbow leads, towards the hip.", ...bentOver, arm: "24,-106 6,-92 20,-68", load: ["plate", 20, -68] },
      {
        name: "Squeeze",
        cue: "Shoulder blades together, hold for one count.",
        ...bentOver,
        arm: "24,-106 -6,-112 8,-88",
        load: ["plate", 8, -88],
      },
    ],
    cues: ["Start with the shoulder blade, then the elbow.", "Lower it more slowly than you pull."],
    faults: ["Trunk jerks: lighter, or chest on a bench.", "Shoulders shrug: pull lower."],
  },
  vertical_pull: {
    lead: "Shoulders down, chest to the bar",
    box: "-75 -240 150 268",
    stage: "M-50 -203H50",
    poses: [
      {
        name: "Hang",
        cue: "Arms long, shoulder blades down.",
        body: "-2,-149 -3,-94 -1,-48 -8,-3 6,1",
        arm: "-2,-149 0,-175 2,-202",
        head: [9, -168],
      },
      {
        name: "Pull",
        cue: "Elbows to the ribs, body still.",
        body: "-6,-168 -6,-113 -4,-67 -11,-22 3,-18",
        arm: "-6,-168 17,-178 2,-202",
        head: [6, -189],
      },
      {
        name: "Top",
        cue: "Chin over, no reaching with the neck.",
        body: "-9,-184 -8,-129 -6,-83 -13,-38 1,-34",
        arm: "-9,-184 15,-174 2,-202",
        head: [2, -208],
      },
    ],
    cues: ["Drive the elbows down, not the chin up.", "Lower to straight arms every time."],
    faults: ["Legs swing: squeeze them together.", "Half reps: use a band and go all the way."],
  },
  olympic: {
    lead: "Close to the body, fast under it",
    box: STANDING,
    path: "M16 -150V-20",
    poses: [
      { name: "Set", cue: "Shoulders over the bar, patient off the floor.", ...floorPull },
      {
        name: "Extend",
        cue: "Ankles, knees, hips: tall and fast.",
        body: "-2,-153 2,-98 2,-52 0,-7 14,2",
        arm: "-2,-153 6,-127 10,-101",
        head: [1, -178],
        load: ["plate", 11, -100],
      },
      { name: "Catch", cue: "Elbows through fast, meet the bar.", ...frontRack },
    ],
    cues: ["Wait until the bar has passed the knee.", "Jump, then pull yourself under."],
    faults: ["Arms bend early: practise pulls with straight arms.", "Bar lands forward: stay over your whole foot."],
  },
  carry: {
    lead: "Stand tall, take short, quick steps",
    box: STANDING,
    poses: [
      {
        name: "Pick up",
        cue: "Back flat, both sides at once.",
        body: "18,-80 -28,-54 14,-43 0,0 17,2",
        arm: "18,-80 18,-54 16,-28",
        head: [39, -96],
        load: ["bell", 16, -18],
      },
      {
        name: "Walk",
        cue: "Shoulders down, ribs over hips.",
        body: "2,-146 0,-92 14,-50 18,-4 34,0",
        far: "0,-92 -6,-48 -26,-10 -16,2",
        arm: "2,-146 4,-120 4,-94",
        head: [6, -171],
        load: ["bell", 4, -84],
      },
    ],
    cues: ["Squeeze the handles before you lift.", "Take short, frequent breaths and keep your trunk tight."],
    faults: ["Grip opens: put it down before it drops.", "Leaning to one side: use equal weights."],
  },
  sled_push: {
    lead: "Stay low, arms long, whole foot down",
    box: "-70 -140 150 150",
    stage: "M46 -92V0M34 2H66M50 -26H66V0H50Z",
    poses: [
      {
        name: "Load up",
        cue: "Arms long, hips low, breathe.",
        body: "14,-96 -26,-72 -22,-36 -46,-2 -30,2",
        far: "-26,-72 -2,-44 -16,-2 0,2",
        arm: "14,-96 26,-80 44,-78",
        head: [30, -106],
      },
      {
        name: "Drive",
        cue: "Push until the leg is straight, next step short.",
        body: "14,-96 -26,-72 -2,-44 -16,-2 0,2",
        far: "-26,-72 -38,-36 -64,-4 -50,2",
        arm: "14,-96 26,-80 44,-78",
        head: [30, -106],
      },
    ],
    cues: ["Keep it moving: starting again costs most.", "Look at the floor a metre ahead."],
    faults: ["Hips rise: lower hands, lighter sled.", "Tip-toe steps: land on the midfoot."],
  },
  row_erg: {
    lead: "Legs, trunk, arms; then the reverse",
    box: "-104 -140 196 150",
    stage: "M-90 -24H58M-84 -24V4M58 -24V4M66 -50m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0",
    poses: [
      {
        name: "Catch",
        cue: "Shins upright, arms long.",
        body: "10,-84 -14,-36 18,-70 44,-32 54,-46",
        arm: "10,-84 30,-78 52,-70",
        head: [23, -105],
      },
      {
        name: "Drive",
        cue: "Legs first, trunk still.",
        body: "-34,-90 -42,-36 2,-52 44,-32 54,-46",
        arm: "-34,-90 -8,-82 16,-72",
        head: [-30, -115],
      },
      {
        name: "Finish",
        cue: "Lean a little, handle to the ribs.",
        body: "-66,-88 -50,-36 -4,-42 44,-32 54,-46",
        arm: "-66,-88 -78,-64 -46,-66",
        head: [-70, -113],
      },
    ],
    cues: ["Recovery takes twice as long as the drive.", "Let the handle pass the knees before you bend them."],
    faults: ["Seat shoots back: hold the trunk angle.", "Shoulders lift: loosen the grip."],
  },
  ski_erg: {
    lead: "Fall on the handles, stand tall again",
    box: OVERHEAD,
    stage: "M64 -214V4M48 4H76M64 -206H36",
    poses: [
      { name: "Reach", cue: "Tall, hands at eye level or higher.", ...stand, arm: "1,-147 18,-168 26,-192" },
      {
        name: "Hinge",
        cue: "Trunk drops first, elbows bent.",
        body: "22,-130 -14,-90 6,-46 0,0 17,2",
        arm: "22,-130 40,-112 42,-138",
        head: [43, -146],
      },
      {
        name: "Finish",
        cue: "Hands past the hips, knees soft.",
        body: "20,-112 -24,-78 10,-44 0,0 17,2",
        arm: "20,-112 4,-92 -14,-74",
        head: [43, -124],
      },
    ],
    cues: ["Use body weight before arms.", "Breathe out on the pull."],
    faults: ["Turns into a squat: hinge more, bend the knees less.", "Short strokes: reach up fully."],
  },
  run: {
    lead: "Tall, quick feet under the hips",
    box: STANDING,
    poses: [
      {
        name: "Land",
        cue: "Under the hip, whole foot.",
        body: "6,-146 0,-92 9,-47 0,-1 17,2",
        far: "0,-92 20,-60 -14,-44 -14,-28",
        arm: "6,-146 -14,-128 6,-112",
        head: [11, -171],
      },
      {
        name: "Push",
        cue: "Ankle finishes behind you.",
        body: "8,-148 2,-94 -14,-51 -40,-14 -28,2",
        far: "2,-94 36,-74 28,-30 44,-26",
        arm: "8,-148 22,-124 40,-138",
        head: [13, -173],
      },
      {
        name: "Fly",
        cue: "Shoulders loose, knee forward.",
        body: "8,-150 2,-96 34,-72 30,-26 46,-22",
        far: "2,-96 -16,-56 -52,-44 -56,-30",
        arm: "8,-150 -14,-134 2,-114",
        head: [13, -175],
      },
    ],
    cues: ["Easy means you can talk in full sentences.", "About 170 to 180 steps a minute at race pace."],
    faults: ["Heavy landing: shorter, quicker steps.", "Shoulders up: shake the arms out every kilometre."],
  },
  burpee: {
    lead: "Steady rhythm beats fast starts",
    box: "-112 -232 190 242",
    poses: [
      { name: "Down", cue: "Chest on the floor, hands by the ribs.", ...plankLow },
      {
        name: "In",
        cue: "Feet outside the hands, hips low.",
        body: "26,-64 -20,-46 20,-40 -4,-2 13,2",
        arm: "26,-64 34,-36 40,2",
        head: [46, -80],
      },
      {
        name: "Jump",
        cue: "Just off the floor, arms up, breathe.",
        body: "1,-159 0,-104 2,-58 0,-13 12,-2",
        arm: "1,-159 8,-185 12,-211",
        head: [-6, -184],
      },
    ],
    cues: ["Step in and out when your heart rate is high.", "Breathe out on the floor and at the top."],
    faults: ["Back sags coming up: step instead of jump.", "Rhythm breaks: one breath a rep."],
  },
};
