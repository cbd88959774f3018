import type { SessionCode, SessionType } from "./plan.ts";

/** What a session code means before level, phase and deload change it (microcycles.md section 1). */
export interface CodeFacts {
  readonly type: SessionType;
  /** Planned session RPE. */
  readonly rpe: number;
  readonly hard: boolean;
  readonly heavyLower: boolean;
  /** A run that tired legs would spoil: never on the day after heavy lower-body strength. */
  readonly keyRun: boolean;
  /** A run at threshold or faster: never on two days in a row. */
  readonly fastRun: boolean;
  /** The code that keeps the stimulus with less strain, when a week has no room for the hard one. */
  readonly softer?: SessionCode;
}

const SESSION_CODES: { readonly [code in SessionCode]: CodeFacts } = {
  SF: facts("strength", 7, { hard: true, heavyLower: true, softer: "SFm" }),
  SFm: facts("strength", 6),
  SL: facts("strength", 7, { hard: true, heavyLower: true, softer: "SFm" }),
  SL2: facts("strength", 7, { hard: true, heavyLower: true, softer: "SFm" }),
  SU: facts("strength", 6),
  SU2: facts("strength", 6),
  SUE: facts("mixed", 6),
  OLs: facts("mixed", 8, { hard: true, heavyLower: true, softer: "GYE" }),
  SLm: facts("mixed", 8, { hard: true, heavyLower: true, softer: "SFm" }),
  GY: facts("skill", 5),
  GYE: facts("skill", 5),
  ML: facts("conditioning", 7, { hard: true, softer: "ZE" }),
  MM: facts("conditioning", 8, { hard: true, softer: "ZE" }),
  HX: facts("mixed", 8, { hard: true, keyRun: true, fastRun: true, softer: "REs" }),
  RI: facts("conditioning", 8, { hard: true, keyRun: true, fastRun: true, softer: "RE" }),
  RT: facts("conditioning", 7, { hard: true, keyRun: true, fastRun: true, softer: "RE" }),
  RL: facts("conditioning", 3, { keyRun: true }),
  RE: facts("conditioning", 3),
  REs: facts("mixed", 4),
  ZE: facts("conditioning", 3),
  RC: facts("recovery", 2),
  PS: facts("strength", 8, { hard: true, heavyLower: true, softer: "PT" }),
  PB: facts("strength", 7),
  PD: facts("strength", 8, { hard: true, heavyLower: true, softer: "SFm" }),
  PV: facts("strength", 6),
  PT: facts("strength", 5),
  SWs: facts("mixed", 6),
  SW: facts("conditioning", 6),
  BQ: facts("conditioning", 7, { hard: true, softer: "ZE" }),
  EI: facts("conditioning", 7, { hard: true, softer: "ZE" }),
  BK: facts("conditioning", 3),
  RACE: facts("mixed", 9, { hard: true }),
};

/** What a session is called in a sentence. */
export const SESSION_NAMES: { readonly [code in SessionCode]: string } = {
  SF: "heavy full-body strength",
  SFm: "moderate full-body strength",
  SL: "heavy leg strength",
  SL2: "the second heavy leg session",
  SU: "upper-body strength",
  SU2: "upper-body volume",
  SUE: "upper-body strength with easy erg",
  OLs: "Olympic lifting and squats",
  SLm: "leg strength with a workout",
  GY: "gymnastics",
  GYE: "gymnastics with easy engine work",
  ML: "the long workout",
  MM: "the medium workout",
  HX: "compromised running",
  RI: "the interval run",
  RT: "the threshold run",
  RL: "the long run",
  RE: "an easy run",
  REs: "an easy run with short strength",
  ZE: "easy engine work",
  RC: "recovery",
  PS: "heavy squats",
  PB: "heavy bench press",
  PD: "heavy deadlifts",
  PV: "bench volume",
  PT: "squat technique",
  SWs: "swim and strength",
  SW: "the swim",
  BQ: "the hard ride",
  EI: "engine intervals",
  BK: "the long ride",
  RACE: "the race",
};

/** In a deload fast runs become easy ones with a few strides, hard rides easy rides. */
const EASY_WITH_STRIDES = 3;

/** Whether the text is a code of a session, whoever wrote it. */
export function isSessionCode(text: string): text is SessionCode {
  return Object.hasOwn(SESSION_CODES, text);
}

export function codeFacts(code: SessionCode): CodeFacts {
  return SESSION_CODES[code];
}

/** Planned RPE of a code in a deload: one to two points lower, hard sessions become moderate. */
export function deloadRpe(code: SessionCode): number {
  const { rpe, fastRun } = SESSION_CODES[code];
  if ((fastRun && code !== "HX") || code === "BQ" || code === "EI") return EASY_WITH_STRIDES;
  if (rpe >= 7) return rpe - 2;
  return rpe >= 4 ? rpe - 1 : rpe;
}

function facts(type: SessionType, rpe: number, more: Partial<Omit<CodeFacts, "type" | "rpe">> = {}): CodeFacts {
  return { type, rpe, hard: false, heavyLower: false, keyRun: false, fastRun: false, ...more };
}
