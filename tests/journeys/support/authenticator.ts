import { setTimeout as wait } from "node:timers/promises";
import { generateSync } from "otplib";

const STEP = 30_000;
/** A code that is about to change could be late when it arrives. Milliseconds. */
const TIME_TO_TYPE = 6000;

/** The code an authenticator app shows now, or so many steps of 30 seconds later. Each is taken once, and the next one half a minute early. */
export function getCode(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: (Date.now() + STEP * steps) / 1000 });
}

/** The number of the current step of 30 seconds. */
export const currentStep = (): number => Math.floor(Date.now() / STEP);

/**
 * The code of the step before, in time to be typed: it is accepted until the current step ends. A code of the current step or the next one
 * needs no such care, because it is still accepted a step later.
 */
export async function getPreviousCode(secret: string): Promise<string> {
  const left = STEP - (Date.now() % STEP);
  if (left < TIME_TO_TYPE) await wait(left + 100);
  return getCode(secret, -1);
}
