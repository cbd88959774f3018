import type { Athlete, Level } from "../../athlete/athlete.ts";
import { equipmentKey } from "../../catalogue/equipment.ts";
import { statedPushUps } from "../../athlete/stated/stated-goals.ts";

/** What opens a gate when it is a number of the athlete's profile. */
interface GateCount {
  /** "strict pull-ups" */
  readonly what: string;
  readonly needed: number;
  /** Undefined when the athlete has not entered it. */
  readonly have: number | undefined;
}

export interface Gate {
  readonly met: (athlete: Athlete) => boolean;
  readonly reason: string;
  readonly instead: readonly string[];
  /** Absent when other things than one number decide. */
  readonly count?: (athlete: Athlete) => GateCount;
}

/**
 * Who does what needs the other skills to be there: a muscle-up is pull and dip on a ring support, ten handstand push-ups are years of
 * pressing, whatever the level in the profile says.
 */
export function isGymnast({ gymnastics }: Pick<Athlete, "gymnastics">): boolean {
  const { ringMuscleUps = 0, barMuscleUps = 0, handstandPushUps = 0, strictPullUps = 0, handstandWalk = false } = gymnastics;
  return ringMuscleUps >= 2 || barMuscleUps >= 3 || (handstandPushUps >= 8 && strictPullUps >= 8 && handstandWalk);
}

/** Push-ups, dips, hanging, ring support and single-unders are not asked for; they are taken for granted from this level on. */
const experienced = (athlete: Athlete): boolean => isExperienced(athlete) || isGymnast(athlete);
const isExperienced = ({ level }: { level: Level }): boolean => level === "advanced" || level === "elite";
const muscleUps = ({ gymnastics: { ringMuscleUps = 0, barMuscleUps = 0 } }: Athlete): number => Math.max(ringMuscleUps, barMuscleUps);

/** A muscle-up ends in a dip: who has one has the dips and the support that lead to it. */
const dips = (athlete: Athlete): boolean =>
  experienced(athlete) || (athlete.gymnastics.ringMuscleUps ?? 0) >= 1 || (athlete.gymnastics.barMuscleUps ?? 0) >= 1;

const strict = (athlete: Athlete): number => athlete.gymnastics.strictPullUps ?? 0;

function pullUps(needed: (athlete: Athlete) => number, reason: string, ...instead: readonly string[]): Gate {
  const count = (athlete: Athlete): GateCount => ({
    what: "strict pull-ups",
    needed: needed(athlete),
    have: athlete.gymnastics.strictPullUps,
  });
  return { met: (athlete) => strict(athlete) >= needed(athlete), reason, instead, count };
}

function handstands(needed: (athlete: Athlete) => number, reason: string, ...instead: readonly string[]): Gate {
  const count = (athlete: Athlete): GateCount => ({
    what: "strict handstand push-ups",
    needed: needed(athlete),
    have: athlete.gymnastics.handstandPushUps,
  });
  return { met: (athlete) => (athlete.gymnastics.handstandPushUps ?? 0) >= needed(athlete), reason, instead, count };
}

/** Part of the body that a push-up moves; a thirtieth of it is a repetition (exercise-selection.md section 4). */
const PUSHED = 0.66;

/** Push-ups in a row: as told, else by a tested bench press; undefined where neither is known. */
function findPushUps(athlete: Athlete): number | undefined {
  const { strength, bodyWeight } = athlete;
  const { benchPress } = strength.oneRepMax;
  const told = statedPushUps(athlete);
  if (told !== undefined || benchPress === undefined || bodyWeight === undefined) return told;
  return Math.max(0, 30 * (benchPress / (PUSHED * bodyWeight) - 1));
}

const HARDER_PUSH_UPS = [
  ["Decline push-up", 12],
  ["Deficit push-up", 12],
  ["Backpack push-up", 12],
  ["Ring push-up", 15],
  ["Archer push-up", 25],
] as const;

/** The prerequisites of skilled movements (microcycles.md section 6). */
export const GATES: ReadonlyMap<string, Gate> = new Map<string, Gate>([
  [
    "Pull-up (strict)",
    {
      met: (athlete) => strict(athlete) >= 1 || (athlete.gymnastics.strictPullUps === undefined && athlete.level !== "beginner"),
      reason: "This trains the same muscles until you get your first strict pull-up.",
      instead: ["Band-assisted pull-up", "Ring row", "Lat pulldown"],
    },
  ],
  [
    "Weighted pull-up",
    pullUps(() => 8, "Weighted pull-ups need 8 strict pull-ups.", "Pull-up (strict)", "Band-assisted pull-up", "Lat pulldown"),
  ],
  ["Pull-up (kipping)", pullUps(() => 5, "Kipping pull-ups need 5 strict pull-ups.", "Band-assisted pull-up", "Ring row")],
  ["Chest-to-bar pull-up", pullUps(() => 7, "Chest-to-bar pull-ups need 7 strict pull-ups.", "Band-assisted pull-up", "Ring row")],
  [
    "Bar muscle-up",
    {
      met: (athlete) => muscleUps(athlete) >= 1 || (strict(athlete) >= 8 && dips(athlete)),
      reason: "Bar muscle-ups need 8 strict pull-ups and 8 dips.",
      instead: ["Muscle-up transition drill", "Band-assisted pull-up", "Ring row"],
    },
  ],
  [
    "Ring muscle-up",
    {
      met: (athlete) => (athlete.gymnastics.ringMuscleUps ?? 0) >= 1 || (strict(athlete) >= 8 && dips(athlete)),
      reason: "Ring muscle-ups need 8 strict pull-ups, 8 dips and a 20 s ring support.",
      instead: ["Muscle-up transition drill", "Band-assisted pull-up", "Ring row"],
    },
  ],
  [
    "Handstand push-up (strict)",
    {
      met: (athlete) => (athlete.gymnastics.handstandPushUps ?? 0) >= 1,
      reason: "Handstand push-ups need 8 pike push-ups and a 30 s handstand hold.",
      instead: ["Pike push-up", "Seated dumbbell press"],
    },
  ],
  [
    "Handstand push-up negative",
    handstands(() => 1, "Handstand push-up negatives need one strict handstand push-up.", "Pike push-up", "Seated dumbbell press"),
  ],
  [
    "Deficit handstand push-up",
    handstands(
      () => 12,
      "Deficit handstand push-ups need 12 strict ones.",
      "Handstand push-up (strict)",
      "Pike push-up",
      "Seated dumbbell press",
    ),
  ],
  ["Chin-up (strict)", pullUps(() => 1, "A first chin-up comes from assisted ones.", "Foot-assisted pull-up", "Band row")],
  ["Towel pull-up", pullUps(() => 12, "Towel pull-ups need 12 strict pull-ups.", "Pull-up (strict)", "Lat pulldown")],
  ["Archer ring row", pullUps(() => 8, "Archer rows need 8 strict pull-ups.", "Ring row")],
  ["Weighted dip", { met: dips, reason: "Weighted dips come after many strict ones.", instead: ["Push-up", "Incline push-up"] }],
  [
    "Handstand push-up (kipping)",
    {
      met: (athlete) => (athlete.gymnastics.handstandPushUps ?? 0) >= kippingHandstands(athlete),
      reason: "Kipping handstand push-ups need 3 to 5 strict ones.",
      instead: ["Pike push-up", "Seated dumbbell press"],
      count: (athlete) => ({
        what: "strict handstand push-ups",
        needed: kippingHandstands(athlete),
        have: athlete.gymnastics.handstandPushUps,
      }),
    },
  ],
  [
    "Handstand walk",
    {
      met: (athlete) => athlete.gymnastics.handstandWalk === true,
      reason: "Handstand walking needs 3 wall walks and a 45 s hold.",
      instead: ["Wall walk", "Plank"],
    },
  ],
  [
    "Toes-to-bar",
    pullUps(
      (athlete) => (experienced(athlete) ? 3 : 5),
      "Toes-to-bar need 3 strict pull-ups and a 30 s hang.",
      "Hanging knee raise",
      "V-up",
      "Sit-up",
    ),
  ],
  ["Rope climb", pullUps(() => 3, "Rope climbs need 3 strict pull-ups.", "Ring row")],
  [
    "Double-under",
    {
      met: (athlete) => experienced(athlete) || muscleUps(athlete) >= 1,
      reason: "Double-unders need 100 unbroken single-unders.",
      instead: ["Single-under"],
    },
  ],
  [
    "Pike push-up",
    {
      met: (athlete) => pressesFromPike(athlete, PIKE),
      reason: "Pike push-ups come after ten push-ups in a row.",
      instead: ["Backpack overhead press", "Seated dumbbell press", "Band overhead press", "Landmine press", "Incline push-up"],
    },
  ],
  [
    "Pike push-up (feet elevated)",
    {
      met: (athlete) => pressesFromPike(athlete, HIGH_PIKE),
      reason: "Pike push-ups with the feet up come after twenty push-ups in a row.",
      instead: ["Pike push-up", "Backpack overhead press", "Seated dumbbell press", "Band overhead press", "Incline push-up"],
    },
  ],
  ...HARDER_PUSH_UPS.map(
    ([name, needed]) =>
      [
        name,
        {
          met: (athlete: Athlete) => (findPushUps(athlete) ?? needed) >= needed,
          reason: `This exercise comes after ${needed} push-ups in a row.`,
          instead: ["Push-up", "Incline push-up"],
        },
      ] as const,
  ),
  [
    "Pistol squat",
    { met: isExperienced, reason: "Pistols need 5 assisted ones on each leg.", instead: ["Step-up", "Goblet squat to box"] },
  ],
  [
    "Dip (parallel bar)",
    {
      met: (athlete) => athlete.level !== "beginner" || dips(athlete),
      reason: "Dips come after solid push-ups.",
      instead: ["Push-up", "Incline push-up"],
    },
  ],
  [
    "Ring dip",
    {
      met: dips,
      reason: "Ring dips need 8 dips and a 20 s ring support.",
      instead: ["Foot-assisted ring dip", "Push-up", "Incline push-up"],
    },
  ],
  ...["Step-up", "Step-up (backpack)"].map(
    (name) =>
      [
        name,
        { met: hasStep, reason: "It needs a box, a bench or a stair.", instead: ["Split squat", "Reverse lunge", "Step-up (low box)"] },
      ] as const,
  ),
  [
    "Towel row",
    {
      met: ({ equipment = [] }: Athlete) => !equipment.some((name) => ROWED.has(equipmentKey(name))),
      reason: "With a weight or a band you can row without a towel on a door.",
      instead: ["Single-arm dumbbell row", "Band row", "Backpack row"],
    },
  ],
  ["GHD sit-up", { met: isExperienced, reason: "GHD sit-ups come after months of regular sit-ups.", instead: ["Sit-up", "Dead bug"] }],
]);

/** A knee-high step: in a gym, on a box or a bench, or where stairs are told. */
function hasStep({ equipment, dislikes = "", injuries = "" }: Athlete): boolean {
  // Who owns nothing trains with what a house has.
  return (
    equipment === undefined ||
    equipment.length === 0 ||
    equipment.some((name) => STEPS.has(equipmentKey(name))) ||
    STAIRS.test(`${dislikes} ${injuries}`)
  );
}

const STEPS: ReadonlySet<string> = new Set(["box", "bench", "step", "chair", "stairs", "leg press", "machine"]);
const STAIRS =
  /\b(?:stairs?|staircase|steps?|step-up|chair|sofa|box|bench|treppen?\w*|stufen?|stuhl|hocker|escaleras?|silla|step|escaliers?|chaise|scale|sedia|escadas?|cadeira|trap(?:pen)?|stoel)\b/iu;
/** What rows are done with. */
const ROWED: ReadonlySet<string> = new Set(["dumbbell", "kettlebell", "band", "barbell", "rings", "cable", "machine"]);

/** Push-ups in a row before the hips go over the hands, before the feet do, and the share of the body that is pressed overhead by who does either. */
const PIKE = { pushUps: 10, ofBody: 0.35 } as const;
const HIGH_PIKE = { pushUps: 20, ofBody: 0.45 } as const;

/** Whoever does not tell what they push is taken to know a pike from some years of training on, men earlier than women. */
function pressesFromPike(athlete: Athlete, { pushUps, ofBody }: typeof PIKE | typeof HIGH_PIKE): boolean {
  const { gymnastics, strength, bodyWeight, sex, level } = athlete;
  if ((gymnastics.handstandPushUps ?? 0) >= 1 || gymnastics.handstandWalk === true) return true;
  const known = findPushUps(athlete);
  if (known !== undefined) return known >= pushUps;
  const { overheadPress } = strength.oneRepMax;
  if (overheadPress !== undefined && bodyWeight !== undefined) return overheadPress >= ofBody * bodyWeight;
  return experienced(athlete) || (level === "intermediate" && sex === "male");
}

function kippingHandstands(athlete: Athlete): number {
  return experienced(athlete) ? 3 : 5;
}
