import { CLAIM_CASES } from "./claim-cases.ts";
import { CLIMBING_CASES } from "./run/climbing-cases.ts";
import { COHERENCE_CASES } from "./coherence-cases.ts";
import { DAY_CASES } from "./day-cases.ts";
import { DAY_FIT_CASES } from "./day-fit-cases.ts";
import { EASY_SHARE_CASES } from "./run/easy-share-cases.ts";
import { HEALTH_CASES } from "./health-cases.ts";
import { INJURY_CASES } from "./injury-cases.ts";
import { LIFT_PROGRESS_CASES } from "./lift-progress-cases.ts";
import { LOAD_CASES } from "./load-cases.ts";
import { LOAD_LINE_CASES } from "./load-line-cases.ts";
import { LONG_RUN_CASES } from "./run/long-run-cases.ts";
import { MOVEMENT_CASES } from "./movement-cases.ts";
import { ORDER_CASES } from "./order-cases.ts";
import { PACE_CASES } from "./run/pace-cases.ts";
import { PACE_ORDER_CASES } from "./run/pace-order-cases.ts";
import { PLAUSIBLE_CASES } from "./plausible-cases.ts";
import { PHASE_CASES } from "./phase-cases.ts";
import { QUALITY_CASES } from "./run/quality-cases.ts";
import { RACE_CASES } from "./race-cases.ts";
import { RUN_GROWTH_CASES } from "./run/run-growth-cases.ts";
import { TAPER_CASES } from "./taper-cases.ts";
import { TEXT_CASES } from "./text-cases.ts";
import { TRIATHLON_CASES } from "./triathlon-cases.ts";
import { WHOLE_CASES } from "./whole-cases.ts";
import { WISH_CASES } from "./wish-cases.ts";
import type { RuleCase } from "./rule-case.ts";

/** Every plan that one rule judges. */
export const RULE_CASES: readonly RuleCase[] = [
  ...CLAIM_CASES,
  ...CLIMBING_CASES,
  ...COHERENCE_CASES,
  ...DAY_CASES,
  ...DAY_FIT_CASES,
  ...EASY_SHARE_CASES,
  ...HEALTH_CASES,
  ...INJURY_CASES,
  ...LIFT_PROGRESS_CASES,
  ...LOAD_CASES,
  ...LOAD_LINE_CASES,
  ...LONG_RUN_CASES,
  ...MOVEMENT_CASES,
  ...ORDER_CASES,
  ...PACE_CASES,
  ...PACE_ORDER_CASES,
  ...PHASE_CASES,
  ...PLAUSIBLE_CASES,
  ...QUALITY_CASES,
  ...RACE_CASES,
  ...RUN_GROWTH_CASES,
  ...TAPER_CASES,
  ...TEXT_CASES,
  ...TRIATHLON_CASES,
  ...WHOLE_CASES,
  ...WISH_CASES,
];
