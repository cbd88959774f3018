import { formatClock, type Seconds } from "@ironpace/training";

export interface RaceVerdict {
  /** What training usually brings by race day meets the target. */
  readonly isInReach: boolean;
  readonly text: string;
}

/** The finishes of a race, in seconds: predicted for today, wanted, and with the usual gain by race day. */
interface Finishes {
  readonly now: Seconds;
  readonly target: Seconds | undefined;
  readonly reach: Seconds | undefined;
}

/** Where a race stands against its target, in the one sentence of every page; nothing without a target. */
export function getRaceVerdict({ now, target, reach }: Finishes): RaceVerdict | undefined {
  if (target === undefined) return undefined;
  const gap = now - target;
  if (gap <= 0) return { isInReach: true, text: "On target today" };
  const left = reach === undefined ? gap : reach - target;
  if (left <= 0) return { isInReach: true, text: `${formatClock(gap)} to find, and within reach by race day` };
  const usual = reach === undefined ? "" : ", even with typical progress";
  return { isInReach: false, text: `${formatClock(left)} off ${formatClock(target)}${usual}` };
}
