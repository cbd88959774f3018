export interface Trend {
  readonly direction: "up" | "down" | "flat";
  readonly text: string;
}

/** This month so far beside the same days of last month, "+3 vs 1–25 Oct"; nothing where it is the same. `today`: yyyy-MM-dd. */
export function monthTrend(now: number, before: number, today: string): Trend | undefined {
  if (now === before) return undefined;
  const isMore = now > before;
  return { direction: isMore ? "up" : "down", text: `${isMore ? "+" : "−"}${Math.abs(now - before)} vs ${sameDaysOfLastMonth(today)}` };
}

/** "1–25 Oct"; of a shorter month all of it. */
function sameDaysOfLastMonth(today: string): string {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0));
  const name = lastOfMonth.toLocaleDateString("en-GB", { month: "short", timeZone: "UTC" });
  const until = Math.min(day, lastOfMonth.getUTCDate());
  return until === 1 ? `1 ${name}` : `1–${until} ${name}`;
}
