import { roundLoad } from "../../physiology/rounding.ts";
import type { Kilograms } from "../../units/units.ts";

/** The three attempts on one lift, in kilograms as they are called on every platform. */
export type Attempts = readonly [opener: Kilograms, second: Kilograms, third: Kilograms];

export type MeetKind = "powerlifting" | "weightlifting";

export interface AttemptOptions {
  readonly isCareful?: boolean;
  readonly isTrainedThrough?: boolean;
  /** A first meet is opened lower. */
  readonly isFirst?: boolean;
  /** Share of the maximum that training was allowed to reach, and so the opener. */
  readonly trained?: number;
  /** Every attempt has to be good: opened lower, and the third below the best. */
  readonly isSafe?: boolean;
  /** Heaviest single of training as a share of the maximum, which the attempts follow closely. */
  readonly heaviestSingle?: number;
  /** Share of the maximum that no attempt goes above. */
  readonly cap?: number;
}

/** Smallest change of the bar: 2.5 kg by the rules of the IPF, 1 kg by those of the IWF. */
const MIN_BAR_STEP: { readonly [kind in MeetKind]: Kilograms } = { powerlifting: 2.5, weightlifting: 1 };

/** Opener as a share of the third attempt; the snatch and the clean and jerk are opened nearer to it, and rise in smaller steps (strength.md section 10). */
const OPENER_SHARE: { readonly [kind in MeetKind]: number } = { powerlifting: 0.91, weightlifting: 0.92 };
/** At a first meet (race-demands.md section 9: 85-88 % of the maximum). */
const FIRST_OPENER = 0.895;
/** Second attempt as a share of the way from the opener to the third. */
const SECOND_ATTEMPT_SHARE = 0.57;
/** Third attempt as a share of the maximum, at a meet that training goes through, and for the young. */
const TRAINED_THROUGH_THIRD = 0.955;
/** Shares of the maximum where three good lifts are the goal (practice). */
const SAFE_SHARES = { opener: 0.885, third: 0.97 } as const;
/** Shares of the maximum that are added to the heaviest single of the young: a small step and no leap (practice). */
const ABOVE_SINGLE = { opener: 0.02, third: 0.08 } as const;
/** With an estimate, or at a first meet, the third attempt is one that can be made. */
const CAREFUL_THIRD = 0.975;

/**
 * Opener, second and third attempt as 91, 96 and 100 % of the third (observed at IPF world championships: openers of 91 %; strength.md
 * section 10). The third is the maximum, never above it; every attempt is a step heavier than the one before, as the rules ask.
 */
export function attempts(
  oneRepMax: Kilograms,
  kind: MeetKind,
  {
    isCareful = false,
    isTrainedThrough = false,
    isFirst = false,
    isSafe = false,
    heaviestSingle,
    trained = 1,
    cap = 1,
  }: AttemptOptions = {},
): Attempts {
  const step = MIN_BAR_STEP[kind];
  const usual = isTrainedThrough ? TRAINED_THROUGH_THIRD : isCareful ? CAREFUL_THIRD : 1;
  const highest = Math.min(
    cap,
    usual,
    isSafe ? SAFE_SHARES.third : 1,
    heaviestSingle === undefined ? 1 : heaviestSingle + ABOVE_SINGLE.third,
  );
  const mostOpener = Math.min(
    trained,
    isSafe ? SAFE_SHARES.opener : 1,
    heaviestSingle === undefined ? 1 : heaviestSingle + ABOVE_SINGLE.opener,
  );
  // Never so light that the second becomes a leap.
  const share = Math.max(FIRST_OPENER, Math.min(isFirst ? FIRST_OPENER : OPENER_SHARE[kind], mostOpener / highest));
  const third = step * Math.floor((oneRepMax * highest) / step + 1e-9);
  const second = Math.min(roundLoad(third * (share + SECOND_ATTEMPT_SHARE * (1 - share)), step), third - step);
  const opener = Math.min(roundLoad(third * share, step), second - step);
  return [opener, second, third];
}
