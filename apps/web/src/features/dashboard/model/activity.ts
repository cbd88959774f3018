import { formatCount, formatDay, formatMinutes, localDay } from "#ui/format.ts";

/** A row of recent_activity. */
export interface ActivityRow {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly value: string | null;
  readonly unit: string | null;
  readonly duration_minutes: number | null;
  readonly session_rpe: number | null;
  readonly at: string;
}

export type ActivityType = "workout" | "pb" | "goal" | "badge";

/** Something the athlete did. */
export interface Activity {
  readonly id: string;
  readonly type: ActivityType;
  readonly title: string;
  readonly description?: string;
  /** yyyy-MM-dd, where the athlete is. */
  readonly day: string;
}

export function readActivity(row: ActivityRow): Activity {
  const type = (["pb", "goal", "badge"] as const).find((known) => known === row.type) ?? "workout";
  const description = describe(type, row);
  return { id: row.id, type, title: row.title, day: localDay(new Date(row.at)), ...(description === "" ? {} : { description }) };
}

function describe(type: ActivityType, { value, unit, duration_minutes, session_rpe }: ActivityRow): string {
  if (type === "pb") return `Personal best: ${[value, unit].filter(Boolean).join(" ")}`;
  if (type === "goal") return `Goal reached: ${[Number(value).toLocaleString("en-GB"), unit].filter(Boolean).join(" ")}`;
  if (type === "badge") return `${formatCount(Number(value))} workouts done. Every ten workouts take you up a level.`;
  const facts = [duration_minutes && formatMinutes(Math.round(duration_minutes)), session_rpe && `RPE ${session_rpe}`];
  return facts.filter(Boolean).join(", ");
}

/** "Today", "Yesterday", "Thu 16 Apr", with the year where it is another one. */
export function dayText(day: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000;
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : `${formatDay(day)} ${day.slice(0, 4)}`;
}
