export interface FitnessFatigueForm {
  /** Chronic load, 42 days (CTL). */
  readonly fitness: number;
  /** Acute load, 7 days (ATL). */
  readonly fatigue: number;
  /** Yesterday's fitness minus yesterday's fatigue (TSB). */
  readonly form: number;
}

/**
 * Impulse-response model after Banister in Coggan's form: loads in TSS, one value per day. The weights are 1 − e^(−1/42) and
 * 1 − e^(−1/7); the common 1/42 and 1/7 read up to 1 % and 4 % higher in the first weeks.
 */
export function fitnessFatigueForm(
  dailyLoads: readonly number[],
  start: { fitness: number; fatigue: number } = { fitness: 0, fatigue: 0 },
): readonly FitnessFatigueForm[] {
  let { fitness, fatigue } = start;
  return dailyLoads.map((load) => {
    const form = fitness - fatigue;
    fitness += (load - fitness) * (1 - Math.exp(-1 / 42));
    fatigue += (load - fatigue) * (1 - Math.exp(-1 / 7));
    return { fitness, fatigue, form };
  });
}
