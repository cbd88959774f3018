import type { Athlete } from "../athlete/athlete.ts";

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
  if (rule === undefined) return undefined;
  const known = rule.maximum(athlete);
  const maximum = known ?? (athlete.level === "beginner" ? 0 : rule.gate - 1);
  const session = Math.floor(rule.sessionFactor * maximum);
  // Many pull-ups are a rhabdomyolysis risk for those who are new to them.
  const perSession = athlete.level === "beginner" ? Math.min(50, session) : session;
  return { perSet: Math.floor(0.6 * maximum), perSession };
}

interface Rule {
  readonly maximum: (athlete: Athlete) => number | undefined;
  readonly gate: number;
  readonly sessionFactor: number;
}

const pullUps = (gate: number): Rule => ({ maximum: (athlete) => athlete.gymnastics.strictPullUps, gate, sessionFactor: 4 });
const handstandPushUps = (gate: number): Rule => ({ maximum: (athlete) => athlete.gymnastics.handstandPushUps, gate, sessionFactor: 3 });

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ["Pull-up (strict)", pullUps(5)],
  ["Pull-up (kipping)", pullUps(5)],
  ["Chest-to-bar pull-up", pullUps(7)],
  ["Handstand push-up (strict)", handstandPushUps(3)],
  ["Handstand push-up (kipping)", handstandPushUps(3)],
  ["Bar muscle-up", { maximum: (athlete) => athlete.gymnastics.barMuscleUps, gate: 1, sessionFactor: 2.5 }],
  ["Ring muscle-up", { maximum: (athlete) => athlete.gymnastics.ringMuscleUps, gate: 1, sessionFactor: 2.5 }],
]);
