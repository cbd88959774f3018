import { setTimeout as wait } from "node:timers/promises";
import { generateSync } from "otplib";

const STEP = 30_000;
/** A code that is about to change could be late when it arrives. Milliseconds. */
const TIME_TO_TYPE = 6000;

/** The code an authenticator app shows now, or so many steps of 30 seconds later. Each is taken once, and the next one half a minute early. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: (Date.now() + STEP * steps) / 1000 });
}

/** The same, never one that is about to change: one step before and after is accepted, and none before a step that was used. */
export async function lastingCodeOf(secret: string, steps: -1 | 0 | 1): Promise<string> {
  const left = STEP - (Date.now() % STEP);
  if (left < TIME_TO_TYPE) await wait(left + 100);
  return codeOf(secret, steps);
}
