export interface Trend {
  readonly direction: "up" | "down" | "flat";
  readonly text: string;
}

/** This month so far beside the same days of last month: "+3 vs 1–25 Oct", "Same as 1–25 Oct"; where nothing was done in either "None since 1 Oct". `today`: yyyy-MM-dd. */
export function monthTrend(now: number, before: number, today: string): Trend {
  if (now === 0 && before === 0) return { direction: "flat", text: `None since ${firstOfLastMonth(today)}` };
  const days = sameDaysOfLastMonth(today);
  if (now === before) return { direction: "flat", text: `Same as ${days}` };
  return { direction: now > before ? "up" : "down", text: `${now > before ? "+" : "−"}${Math.abs(now - before)} vs ${days}` };
}

function firstOfLastMonth(today: string): string {
  const [year, month] = today.split("-").map(Number) as [number, number];
  return `1 ${new Date(Date.UTC(year, month - 2, 1)).toLocaleDateString("en-GB", { month: "short", timeZone: "UTC" })}`;
}

/** "1–25 Oct"; of a shorter month all of it. */
function sameDaysOfLastMonth(today: string): string {
  const [year, month, day] = today.split("-").map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0));
  const name = lastOfMonth.toLocaleDateString("en-GB", { month: "short", timeZone: "UTC" });
  const until = Math.min(day, lastOfMonth.getUTCDate());
  return until === 1 ? `1 ${name}` : `1–${until} ${name}`;
}
