import type { Athlete } from "../../athlete/athlete.ts";

export interface RepCeiling {
  readonly perSet: number;
  readonly perSession: number;
}

/**
 * The most repetitions of a gymnastics movement in one set and one session, from the athlete's maximum (microcycles.md section 6).
 * Undefined for movements without a ceiling. An unknown maximum counts as 0 for a beginner, else as just short of the gate.
 */
export function repCeiling(exerciseName: string, athlete: Athlete): RepCeiling | undefined {
  const rule = RULES.get(exerciseName);
  const maximum = bestSet(exerciseName, athlete)?.reps;
  if (rule === undefined || maximum === undefined) return undefined;
  // Single muscle-ups with a full rest are practice, and no set.
  const isSingle = maximum === 1 && exerciseName.endsWith("muscle-up") && bestSet(exerciseName, athlete)?.isKnown === true;
  const session = isSingle ? MOST_SINGLES_OF_ONE : Math.floor(rule.sessionFactor * maximum);
  // Many pull-ups are a rhabdomyolysis risk for those who are new to them.
  const perSession = athlete.level === "beginner" ? Math.min(50, session) : session;
  return { perSet: Math.floor(0.6 * maximum), perSession };
}

const MOST_SINGLES_OF_ONE = 5;

export interface BestSet {
  readonly reps: number;
  /** False when it is taken to be just short of the gate, or 0. */
  readonly isKnown: boolean;
  /** The movement whose number it is, where that is another one: "strict pull-ups". */
  readonly of?: string;
}

/** The most repetitions in a row that a gymnastics movement is dosed from; undefined for movements without such a number. */
export function bestSet(exerciseName: string, athlete: Athlete): BestSet | undefined {
  const rule = RULES.get(exerciseName);
  if (rule === undefined) return undefined;
  const known = rule.maximum(athlete);
  return {
    reps: known ?? (athlete.level === "beginner" ? 0 : rule.gate - 1),
    isKnown: known !== undefined,
    ...(rule.of === undefined ? {} : { of: rule.of }),
  };
}

interface Rule {
  readonly maximum: (athlete: Athlete) => number | undefined;
  readonly gate: number;
  readonly sessionFactor: number;
  readonly of?: string;
}

const STRICT: Rule = { maximum: (athlete) => athlete.gymnastics.strictPullUps, gate: 5, sessionFactor: 4 };
const pullUps = (gate: number): Rule => ({ ...STRICT, gate, of: "strict pull-ups" });
const handstandPushUps = (gate: number): Rule => ({
  maximum: (athlete) => athlete.gymnastics.handstandPushUps,
  gate,
  sessionFactor: 3,
  of: "handstand push-ups",
});

/** Pull-ups of every kind, which together stay within the ceiling of a session. */
export function isPullUp(exerciseName: string): boolean {
  return PULL_UPS.has(exerciseName);
}

const PULL_UPS: ReadonlySet<string> = new Set(["Pull-up (strict)", "Pull-up (kipping)", "Chest-to-bar pull-up"]);

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["Pull-up (strict)", STRICT],
  ["Pull-up (kipping)", pullUps(5)],
  ["Chest-to-bar pull-up", pullUps(7)],
  // Whoever pulls strictly so often brings the toes up about as often.
  ["Toes-to-bar", pullUps(3)],
  ["Handstand push-up (strict)", handstandPushUps(3)],
  ["Handstand push-up (kipping)", handstandPushUps(3)],
  ["Handstand push-up negative", handstandPushUps(1)],
  ["Deficit handstand push-up", handstandPushUps(12)],
  ["Chin-up (strict)", pullUps(5)],
  ["Bar muscle-up", { maximum: (athlete) => athlete.gymnastics.barMuscleUps, gate: 1, sessionFactor: 2.5 }],
  ["Ring muscle-up", { maximum: (athlete) => athlete.gymnastics.ringMuscleUps, gate: 1, sessionFactor: 2.5 }],
]);
