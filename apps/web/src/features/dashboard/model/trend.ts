export interface Trend {
  readonly direction: "up" | "down" | "flat";
  readonly text: string;
}

/** "+3 vs last month", "Same as last month". */
export function monthTrend(now: number, before: number): Trend {
  if (now === before) return { direction: "flat", text: "Same as last month" };
  return { direction: now > before ? "up" : "down", text: `${now > before ? "+" : "−"}${Math.abs(now - before)} vs last month` };
}
