import type { Athlete, Level } from "../athlete/athlete.ts";

export type GateResult =
  | { readonly met: true }
  | {
      readonly met: false;
      /** Why, as a sentence to the athlete. */
      readonly reason: string;
      /** Catalogue names to do instead, best first. */
      readonly instead: readonly string[];
    };

/**
 * Whether an athlete may do a skilled movement (microcycles.md section 6): strict before kipping, and each skill on the strength
 * it needs. An unknown number does not open a gate. Full Olympic lifts are closed to novices in a metcon only.
 */
export function movementGate(exerciseName: string, athlete: Athlete, where: "practice" | "metcon" = "practice"): GateResult {
  const gate = GATES.get(exerciseName);
  if (gate !== undefined && !gate.met(athlete)) return { met: false, reason: gate.reason, instead: gate.instead };
  const olympic = where === "metcon" ? OLYMPIC_IN_METCON.get(exerciseName) : undefined;
  if (olympic !== undefined && (athlete.level === "beginner" || athlete.strength.oneRepMax[olympic.lift] === undefined)) {
    return { met: false, reason: "Full Olympic lifts under fatigue need a tested lift and some experience.", instead: olympic.instead };
  }
  return MET;
}

const MET: GateResult = { met: true };

interface Gate {
  readonly met: (athlete: Athlete) => boolean;
  readonly reason: string;
  readonly instead: readonly string[];
}

const strict = (athlete: Athlete): number => athlete.gymnastics.strictPullUps ?? 0;
const handstand = (athlete: Athlete): number => athlete.gymnastics.handstandPushUps ?? 0;

/** Push-ups, dips, hanging, ring support and single-unders are not asked for; they are taken for granted from this level on. */
const experienced = ({ level }: { level: Level }): boolean => level === "advanced" || level === "elite";

const GATES: ReadonlyMap<string, Gate> = new Map<string, Gate>([
  [
    "Pull-up (strict)",
    {
      met: (athlete) => strict(athlete) >= 1 || (athlete.gymnastics.strictPullUps === undefined && athlete.level !== "beginner"),
      reason: "A first strict pull-up comes from assisted ones.",
      instead: ["Band-assisted pull-up", "Ring row", "Lat pulldown"],
    },
  ],
  [
    "Weighted pull-up",
    {
      met: (athlete) => strict(athlete) >= 8,
      reason: "Weighted pull-ups need 8 strict pull-ups.",
      instead: ["Pull-up (strict)", "Band-assisted pull-up", "Lat pulldown"],
    },
  ],
  [
    "Pull-up (kipping)",
    {
      met: (athlete) => strict(athlete) >= 5,
      reason: "Kipping pull-ups need 5 strict pull-ups.",
      instead: ["Band-assisted pull-up", "Ring row"],
    },
  ],
  [
    "Chest-to-bar pull-up",
    {
      met: (athlete) => strict(athlete) >= 7,
      reason: "Chest-to-bar pull-ups need 7 strict pull-ups.",
      instead: ["Band-assisted pull-up", "Ring row"],
    },
  ],
  [
    "Bar muscle-up",
    {
      met: (athlete) => (athlete.gymnastics.barMuscleUps ?? 0) >= 1 || (strict(athlete) >= 8 && experienced(athlete)),
      reason: "Bar muscle-ups need 8 strict pull-ups and 8 dips.",
      instead: ["Muscle-up transition drill", "Band-assisted pull-up", "Ring row"],
    },
  ],
  [
    "Ring muscle-up",
    {
      met: (athlete) => (athlete.gymnastics.ringMuscleUps ?? 0) >= 1 || (strict(athlete) >= 8 && experienced(athlete)),
      reason: "Ring muscle-ups need 8 strict pull-ups, 8 dips and a 20 s ring support.",
      instead: ["Muscle-up transition drill", "Band-assisted pull-up", "Ring row"],
    },
  ],
  [
    "Handstand push-up (strict)",
    {
      met: (athlete) => handstand(athlete) >= 1,
      reason: "Handstand push-ups need 8 pike push-ups and a 30 s handstand hold.",
      instead: ["Pike push-up", "Seated dumbbell press"],
    },
  ],
  [
    "Handstand push-up (kipping)",
    {
      met: (athlete) => handstand(athlete) >= (experienced(athlete) ? 3 : 5),
      reason: "Kipping handstand push-ups need 3 to 5 strict ones.",
      instead: ["Pike push-up", "Seated dumbbell press"],
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
    {
      met: (athlete) => strict(athlete) >= (experienced(athlete) ? 3 : 5),
      reason: "Toes-to-bar need 3 strict pull-ups and a 30 s hang.",
      instead: ["Hanging knee raise", "V-up", "Sit-up"],
    },
  ],
  ["Rope climb", { met: (athlete) => strict(athlete) >= 3, reason: "Rope climbs need 3 strict pull-ups.", instead: ["Ring row"] }],
  ["Double-under", { met: experienced, reason: "Double-unders need 100 unbroken single-unders.", instead: ["Single-under"] }],
  ["Pistol squat", { met: experienced, reason: "Pistols need 5 assisted ones on each leg.", instead: ["Step-up", "Goblet squat to box"] }],
  ["Ring dip", { met: experienced, reason: "Ring dips need 8 dips and a 20 s ring support.", instead: ["Push-up", "Incline push-up"] }],
  ["GHD sit-up", { met: experienced, reason: "GHD sit-ups come after a long time of sit-ups.", instead: ["Sit-up", "Dead bug"] }],
]);

const OLYMPIC_IN_METCON: ReadonlyMap<string, { readonly lift: "snatch" | "cleanAndJerk"; readonly instead: readonly string[] }> = new Map([
  ["Snatch", { lift: "snatch" as const, instead: ["Dumbbell snatch", "Kettlebell swing (Russian)"] }],
  ["Overhead squat", { lift: "snatch" as const, instead: ["Goblet squat", "Air squat"] }],
  ["Clean and jerk", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Dumbbell thruster"] }],
  ["Squat clean", { lift: "cleanAndJerk" as const, instead: ["Dumbbell hang clean", "Kettlebell swing (Russian)"] }],
]);
