/** One measured line: a figure of this run beside a peer of the same run. A ratio travels between machines, a figure does not. */
export interface Measurement {
  readonly what: string;
  readonly figure: string;
  /** "0.42 × bare driver" */
  readonly ratio: string;
}

export function print(title: string, measurements: readonly Measurement[]): void {
  console.log(`\n${title}`);
  const width = Math.max(...measurements.map(({ what }) => what.length));
  const figures = Math.max(...measurements.map(({ figure }) => figure.length));
  for (const { what, figure, ratio } of measurements) console.log(`  ${what.padEnd(width)}  ${figure.padStart(figures)}  ${ratio}`);
}

/** The value below which `share` (0-1) of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const times = (ratio: number, peer: string) => `${ratio.toFixed(2)} × ${peer}`;
