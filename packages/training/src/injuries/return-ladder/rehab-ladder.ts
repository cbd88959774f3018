import type { RegionFinding } from "../injury.ts";
import { type LadderPlace, ladderPlace } from "./places.ts";
import { getBand } from "./score.ts";

/** Graded work of a tissue: sets of repetitions or of seconds held, growing from week to week up to `most`. */
export interface RehabDrill {
  /** The first that the athlete can do. */
  readonly names: readonly string[];
  readonly sets: number;
  readonly from: number;
  readonly most: number;
  readonly kind: "reps" | "reps each side" | "seconds" | "seconds each side";
  readonly cue: string;
}

type Stage = readonly [main: RehabDrill, other?: RehabDrill, third?: RehabDrill];
/** S1 settle at 6-7 of 10, S2 load at 4-5, S3 build at 3, S4 intensify at 1-2 (return-ladders.md sections 1 and 2). */
type Stages = readonly [settle: Stage, load: Stage, build: Stage, intensify: Stage];
type Place = LadderPlace | "hip" | "ankle" | "upper-back" | "trunk";

const drill =
  (kind: RehabDrill["kind"]) =>
  (names: string, sets: number, from: number, most: number, cue: string): RehabDrill => ({
    names: names.split(" | "),
    sets,
    from,
    most,
    kind,
    cue,
  });
const reps = drill("reps");
const eachSide = drill("reps each side");
const hold = drill("seconds");
const holdEachSide = drill("seconds each side");

const SLOW = "three seconds down, one up";
const CALF_HOLD = hold("Isometric calf hold", 4, 30, 45, "heels a little off the floor, weight on both feet");
const BENT_KNEE = reps("Bent-knee calf raise | Seated calf raise", 2, 12, 15, `knees bent for the soleus, ${SLOW}`);
const TIBIALIS = reps("Tibialis raise (wall)", 2, 12, 20, "heels away from the wall, toes up, slowly down");
const ABDUCTION = eachSide("Side-lying hip abduction | Clamshell", 2, 10, 15, "heel leads, pelvis still");
const BIRD_DOG = eachSide("Bird dog", 2, 6, 10, "hold each for five seconds, back like a table");
const CUFF = reps("Band external rotation | Wall slide", 3, 10, 15, `elbow at the side, ${SLOW}`);
const SQUEEZE = hold("Isometric adductor squeeze", 4, 20, 30, "ball or towel between straight knees, pain at 2/10 at most");

/** What return-ladders.md section 5 (columns "modified", LL0 to LL3 of section 4) gives a tissue; numbers of sets are practice. */
const LADDERS: { readonly [place in Place]: Stages } = {
  calf: [
    [CALF_HOLD],
    [
      reps("Seated calf raise | Calf raise", 3, 10, 15, SLOW),
      hold("Isometric calf hold", 3, 40, 45, "on both feet, then more on the sore one"),
    ],
    [eachSide("Single-leg calf raise (step) | Calf raise", 3, 8, 15, SLOW), BENT_KNEE],
    [eachSide("Single-leg calf raise (loaded) | Single-leg calf raise (step) | Calf raise", 3, 8, 12, SLOW), BENT_KNEE],
  ],
  foot: [
    [CALF_HOLD],
    [reps("Calf raise | Seated calf raise", 3, 10, 12, `rolled towel under the toes, ${SLOW}`)],
    [
      eachSide(
        "Single-leg calf raise (loaded) | Single-leg calf raise (step) | Calf raise",
        3,
        8,
        12,
        `rolled towel under the toes, ${SLOW}, a weight in the hand that grows each week`,
      ),
      holdEachSide("Single-leg stand", 2, 30, 45, "toes long, arch up"),
    ],
    [
      eachSide(
        "Single-leg calf raise (loaded) | Single-leg calf raise (step) | Calf raise",
        3,
        8,
        12,
        `rolled towel under the toes, ${SLOW}`,
      ),
    ],
  ],
  shin: [
    [CALF_HOLD],
    [reps("Seated calf raise | Calf raise", 3, 10, 15, SLOW), TIBIALIS],
    [eachSide("Single-leg calf raise (step) | Calf raise", 3, 8, 15, SLOW), TIBIALIS],
    [eachSide("Single-leg calf raise (loaded) | Single-leg calf raise (step) | Calf raise", 3, 8, 12, SLOW), BENT_KNEE],
  ],
  ankle: [
    [eachSide("Ankle mobility drill", 2, 10, 15, "only as far as it does not hurt")],
    [reps("Calf raise", 3, 10, 15, SLOW), holdEachSide("Single-leg stand", 3, 10, 20, "knee soft, whole foot on the floor")],
    [
      eachSide("Single-leg calf raise (step) | Calf raise", 3, 8, 15, SLOW),
      holdEachSide("Single-leg stand", 3, 20, 30, "eyes closed, or on a cushion"),
    ],
    [
      eachSide("Single-leg calf raise (step) | Calf raise", 3, 10, 15, SLOW),
      holdEachSide("Single-leg stand", 3, 30, 45, "throw and catch something light"),
    ],
  ],
  knee: [
    [
      hold("Wall sit", 3, 20, 40, "knees at about 60 degrees, no pain above 3/10"),
      eachSide("Straight-leg raise", 2, 10, 15, "knee locked, slowly down"),
    ],
    [
      hold("Wall sit", 4, 30, 45, "knees at about 60 degrees, no pain above 3/10"),
      ABDUCTION,
      eachSide("Step-up (low box) | Split squat (short range)", 2, 8, 10, "a hand on the wall, one leg does the work, three seconds down"),
    ],
    [
      eachSide(
        "Step-down (slow) | Step-up (low box) | Split squat (short range)",
        3,
        8,
        10,
        "step of 15 cm, knee over the foot, three seconds down",
      ),
      ABDUCTION,
    ],
    [
      eachSide("Step-down (slow) | Step-up (low box) | Split squat (short range)", 3, 10, 15, "knee over the foot, three seconds down"),
      ABDUCTION,
    ],
  ],
  thigh: [
    [hold("Isometric hamstring bridge", 4, 15, 20, "heels near, hips up, pain at 4/10 at most")],
    [
      hold("Isometric hamstring bridge", 4, 30, 45, "heels further out from week to week"),
      reps("Slider hamstring curl | Towel hamstring curl", 2, 5, 8, "only the way out, slowly"),
    ],
    [
      reps("Slider hamstring curl | Towel hamstring curl", 3, 6, 10, "out in four seconds, back with help"),
      eachSide("Single-leg hamstring bridge (heel on chair) | Single-leg glute bridge", 2, 8, 12, SLOW),
    ],
    [
      eachSide("Single-leg hamstring bridge (heel on chair) | Single-leg glute bridge", 3, 8, 12, SLOW),
      reps("Slider hamstring curl | Towel hamstring curl", 2, 6, 10, "out in four seconds, back with help"),
    ],
  ],
  groin: [
    [SQUEEZE],
    [SQUEEZE, ABDUCTION],
    [
      holdEachSide("Copenhagen plank (short lever) | Isometric adductor squeeze", 3, 12, 20, "knee on the chair, pain at 2/10 at most"),
      ABDUCTION,
    ],
    [holdEachSide("Copenhagen plank (short lever) | Isometric adductor squeeze", 3, 15, 30, "knee on the chair"), ABDUCTION],
  ],
  hip: [
    [reps("Glute bridge", 2, 8, 12, "two seconds at the top, no pain in front")],
    [ABDUCTION, reps("Glute bridge", 2, 10, 15, "two seconds at the top")],
    [
      eachSide("Clamshell | Side-lying hip abduction", 3, 10, 15, "slow, pelvis still"),
      reps("Glute bridge", 2, 12, 15, "two seconds at the top"),
    ],
    [eachSide("Side-lying hip abduction | Clamshell", 3, 12, 15, "heel leads, three seconds down")],
  ],
  back: [
    [reps("Hip hinge drill (stick)", 2, 8, 10, "small, no pain above 3/10"), BIRD_DOG],
    [BIRD_DOG, reps("Hip hinge drill (stick)", 2, 10, 12, "deeper only if it does not hurt more")],
    [holdEachSide("Side plank", 3, 15, 30, "knees bent at first, body straight"), BIRD_DOG],
    [
      holdEachSide("Side plank", 3, 20, 40, "body straight from the shoulder to the feet"),
      reps("Hip hinge drill (stick)", 2, 8, 10, "the pattern for the lifts of the day"),
    ],
  ],
  shoulder: [
    [hold("Isometric scapular retraction | Isometric push hold", 4, 20, 30, "elbow at the side, no pain above 3/10")],
    [CUFF, reps("Wall slide", 2, 8, 12, "only as high as it does not pinch")],
    [CUFF, reps("Face pull | Band pull-apart", 2, 12, 15, "thumbs back, shoulders low")],
    [CUFF, reps("Face pull | Band pull-apart", 2, 12, 15, "thumbs back, shoulders low")],
  ],
  arm: [
    [hold("Isometric wrist hold", 3, 20, 30, "no pain above 3/10")],
    [hold("Isometric wrist hold", 4, 30, 45, "pain up to 3/10 that is gone the next morning")],
    [reps("Wrist extension (slow lowering) | Isometric wrist hold", 3, 10, 15, "a light weight, four seconds down")],
    [reps("Wrist extension (slow lowering) | Isometric wrist hold", 3, 12, 15, "four seconds down, a little heavier each week")],
  ],
  neck: [
    [reps("Neck mobility (gentle)", 2, 5, 8, "small turns, several times a day")],
    [reps("Chin tuck", 2, 8, 12, "three seconds each, shoulders low")],
    [reps("Chin tuck", 2, 10, 12, "three seconds each"), reps("Band pull-apart | Wall slide", 2, 10, 15, "shoulders low")],
    [reps("Band pull-apart | Wall slide", 2, 12, 15, "shoulders low, chin back")],
  ],
  ribs: [
    [reps("Breathing drill (seated)", 2, 6, 8, "into the ribs, as deep as it does not hurt")],
    [reps("Breathing drill (seated)", 2, 8, 10, "into the ribs, a little deeper each day")],
    [reps("Wall slide", 2, 8, 12, "ribs low, breathing out on the way up")],
    [reps("Wall slide", 2, 10, 15, "ribs low, breathing out on the way up")],
  ],
  "upper-back": [
    [reps("Chin tuck", 2, 6, 8, "small and slow")],
    [reps("Thoracic rotation stretch | Wall slide", 2, 6, 8, "only as far as it is comfortable")],
    [reps("Band pull-apart | Wall slide", 2, 10, 15, "shoulder blades meet")],
    [reps("Band pull-apart | Wall slide", 2, 12, 15, "shoulder blades meet")],
  ],
  trunk: [
    [reps("Breathing drill (seated)", 2, 6, 8, "belly out as you breathe in, gently in as you breathe out")],
    [reps("Dead bug | Breathing drill (seated)", 2, 6, 8, "breathe out on the hard part")],
    [reps("Dead bug | Breathing drill (seated)", 2, 8, 10, "breathe out on the hard part")],
    [reps("Dead bug | Breathing drill (seated)", 2, 10, 12, "breathe out on the hard part")],
  ],
};

/** Words of a hip joint, not of its adductors. */
const HIP = /\bhip|prosthe|prótesis|huft|hüft|cadera|hanche|glute|fai|labr/iu;
/** Words for the front or the side of a thigh, which gets the knee's exercises (return-ladders.md section 5.4: hip and knee strengthening). */
const NOT_HAMSTRING = /quad|it band|\bitb\b/iu;

function rehabPlace(finding: RegionFinding): Place {
  const place = ladderPlace(finding);
  if (place === "groin") return HIP.test(finding.phrase) ? "hip" : "groin";
  if (place === "thigh") return NOT_HAMSTRING.test(finding.phrase) ? "knee" : "thigh";
  if (place !== undefined) return place;
  return finding.region === "ankle" ? "ankle" : finding.region === "upper_back" ? "upper-back" : "trunk";
}

/** The graded work of a sore region at the stage of its score, and of the last one once it has passed by itself; none for what has healed, is worse than 7 of 10, or needs a doctor first. */
export function getRehab(finding: RegionFinding): readonly RehabDrill[] {
  if (finding.ended === true) return LADDERS[rehabPlace(finding)][3].filter((drill) => drill !== undefined);
  const band = getBand(finding.score);
  // Nothing is asked of what waits for a professional's yes.
  if (finding.isLocked === true || finding.waits === true) return [];
  if (finding.grade === 0 || band === 0 || band === 5 || finding.kind === "bone" || finding.kind === "nerve") return [];
  const drills = LADDERS[rehabPlace(finding)][4 - band]?.filter((drill) => drill !== undefined) ?? [];
  // The inner side of the elbow bends the wrist: lowering its extension is for the outer side.
  return finding.region === "elbow" && INNER_ELBOW.test(finding.phrase)
    ? drills.map((drill) => ({
        ...drill,
        names: drill.names.filter((name) => name !== EXTENSION),
        kind: "seconds" as const,
        from: 20,
        most: 45,
        cue: "palm up, no pain above 3/10",
      }))
    : drills;
}

/** Its inner side in the languages of the intake: the muscles that bend wrist and fingers. */
const INNER_ELBOW =
  /golf|\b(?:medial\w*|inner|inside|innen\w*|innere[nrs]?|intern[aoe]s?|interior|int[ée]rieur\w*|interiore|binnen\w*|innerlich|epitrocle\w*|epitr[óo]clea)\b/iu;
const EXTENSION = "Wrist extension (slow lowering)";
