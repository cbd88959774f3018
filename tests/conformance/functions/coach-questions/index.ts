import { INJURIES } from "./injuries.ts";
import { PACING, ZONES } from "./pacing-and-zones.ts";
import { CIRCUMSTANCES, HYBRID, LIFE, MOBILITY, PLAN, RACE_DAY } from "./plan-and-life.ts";
import type { Asked } from "./question.ts";
import { FUELLING, RECOVERY, SLEEP, TAPER } from "./recovery-and-food.ts";
import { NO_RED_FLAGS, RED_FLAGS } from "./red-flags.ts";
import { EMPTY, IDENTITY, INJECTION, OTHER_PEOPLE } from "./safety.ts";
import { STATIONS, STRENGTH } from "./stations-and-strength.ts";

/** Written before the coach was tuned, as athletes type. */
export const QUESTIONS: Readonly<Record<string, readonly Asked[]>> = {
  pacing: PACING,
  zones: ZONES,
  stations: STATIONS,
  strength: STRENGTH,
  recovery: RECOVERY,
  taper: TAPER,
  fuelling: FUELLING,
  sleep: SLEEP,
  injuries: INJURIES,
  "red flags": RED_FLAGS,
  "no red flags": NO_RED_FLAGS,
  "prompt injection": INJECTION,
  "other people": OTHER_PEOPLE,
  identity: IDENTITY,
  "empty profile": EMPTY,
  plan: PLAN,
  circumstances: CIRCUMSTANCES,
  hybrid: HYBRID,
  life: LIFE,
  mobility: MOBILITY,
  "race day": RACE_DAY,
};
