import { type Day, daysBetween } from "#training/calendar/day.ts";
import type { Clause } from "../../clause.ts";
import type { HealthLimits } from "../../limits.ts";
import { movementLimits } from "../limit-movements.ts";
import { opensAgain, type Period } from "../period.ts";
import { type Told, merged, PAIN } from "./limits-in.ts";

const STARTS = /\b(?:start\w*|begin\w*|again|anfangen|beginnen|wieder|volver|reprendre|riprendere|beginnen)\b/u;

const NO_RUNNING = /\b(?:lauffrei|laufpause|(?:no|not|without|kein\w*|off) (?:\w+ )?(?:run\w*|lauf\w*))\b/u;

interface Opening {
  readonly limits: Partial<HealthLimits>;
  readonly period: Period;
}

const AGAIN =
  /\b(?:allowed|ok|okay|okd|okayed|again|can|may|cleared|start|wieder|darf|erlaubt|ab|puedo|permitid\w*|volver|otra vez|peux|autorise\w*|reprendre|posso|di nuovo|mag|weer|from|not before|nicht vor|no antes|pas avant|after \S+ (?:weeks?|months?))\b/u;

/** "running again from 15 January" forbids it until the day before. */
export function opensIn({ english: quote }: Clause, { said, whole }: Pick<Told, "said" | "whole">, today: Day): Opening | undefined {
  if (!(AGAIN.test(said) || CLEARED_LATER.test(said)) || PAIN.test(said)) return undefined;
  const until = opensAgain(said.split(" "), today);
  if (until === undefined || until < today || daysBetween(today, until) > LONGEST_DAYS) return undefined;
  // "Cleared for everything from 1 December": until then walking.
  if (CLEARED_LATER.test(said)) return { limits: WALKING, period: { until, endsByWord: false } };
  // "jogging from 1 December, 3x a week up to 3 km": the numbers are read by themselves.
  const named = movementLimits(said.replace(OWN_NUMBERS, " "), quote, true);
  // "No running for 4 weeks, the doctor says start again from 7 December"
  const isRunning = named.length === 0 && STARTS.test(said) && NO_RUNNING.test(whole);
  // "Running on grass from Monday" begins the running, wherever it is.
  const isOfPlace = RUNS_AGAIN.test(said) && named.every(({ closed = [] }) => closed.length > 0 && closed.every((one) => PLACES.has(one)));
  const parts = isRunning || isOfPlace ? [{ running: false, impact: 1 as const }] : named;
  return parts.length === 0 ? undefined : { limits: merged(parts), period: { until, endsByWord: false } };
}

const RUNS_AGAIN = /\b(?:run\w*|jog\w*|lauf\w*)\b/u;
const PLACES: ReadonlySet<string> = new Set(["trails", "hard-ground", "treadmill", "hills"]);

const OWN_NUMBERS = /\b\d+(?:\.\d+)? ?(?:x|times|mal|kms?|k|min\w*)\b/gu;

const CLEARED_LATER =
  /\b(?:cleared|clearance|signed off|green light|freigabe|freigegeben|grunes licht|alta|feu vert|via libera|groen licht)\b.*\b(?:from|ab|a partir|des|dal|vanaf)\b/u;

const WALKING: Partial<HealthLimits> = { rpe: 3, percent: 0, scoredMinutes: 0, tests: false, running: false, impact: 1 };

const LONGEST_DAYS = 420;
