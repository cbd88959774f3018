import { barbellLoad, formatClock, raceTime, trainingPaces, vdotFromRace } from "@ironpace/training";

type Zone = "easy" | "threshold" | "race";

/** One day of a week that waits for an athlete's numbers. */
export interface TryDay {
  readonly day: string;
  readonly name: string;
  readonly dose: string;
  /** The lift's usual share of the back squat, and the percent of its maximum that is asked for. */
  readonly lift?: { readonly ratio: number; readonly percent: number };
  /** `share`: of the open 10 km pace, for a pace of the race. */
  readonly run?: { readonly zone: Zone; readonly share?: number };
  /** Load of both halves against the largest of the week, 0-1. */
  readonly iron: number;
  readonly pace: number;
}

export interface TryNumbers {
  /** Best single, in kilograms. */
  readonly squat: number;
  /** 5 km, in seconds. */
  readonly run5k: number;
}

/** Values the page starts with. */
export const TRY_START: TryNumbers = { squat: 100, run5k: 1500 };

export const TRY_LIMITS = {
  squat: { min: 40, max: 300, step: 2.5 },
  run5k: { min: 780, max: 2700, step: 10 },
} as const;

export interface TriedDay {
  /** "80.0", in kilograms. */
  readonly load?: string;
  /** "5:14–5:19", per kilometre. */
  readonly pace?: string;
}

/** Loads and paces of the week for these numbers, by the engine's own rules. */
export function tryWeek(days: readonly TryDay[], { squat, run5k }: TryNumbers): readonly TriedDay[] {
  const vdot = vdotFromRace(5000, run5k);
  const { easy, threshold } = trainingPaces(vdot);
  const range = (fastest: number, slowest: number) => `${formatClock(Math.round(fastest))}–${formatClock(Math.round(slowest))}`;
  return days.map(({ lift, run }) => {
    const kilograms = lift && barbellLoad(squat * lift.ratio, lift.percent, { cap: 1, bar: 20, unit: "kg" });
    return {
      ...(lift === undefined ? {} : { load: kilograms === undefined ? "Bar" : kilograms.toFixed(1) }),
      ...(run === undefined ? {} : { pace: paceOf(run) }),
    };
  });

  function paceOf({ zone, share = 1 }: NonNullable<TryDay["run"]>): string {
    if (zone === "easy") return range(easy.fast, easy.slow);
    if (zone === "threshold") return range(threshold - 2, threshold + 3);
    const pace = (share * raceTime(vdot, 10_000)) / 10;
    return range(pace, pace + 6);
  }
}
