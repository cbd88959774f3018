import { formatDay, localDay } from "#ui/format.ts";

/** "today, 14:05", "yesterday, 09:30", "Thu 16 Apr", with the year when it is another one. */
export function whenText(time: Date, now: Date): string {
  const day = localDay(time);
  const clock = time.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  if (day === localDay(now)) return `today, ${clock}`;
  if (day === localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return `yesterday, ${clock}`;
  return time.getFullYear() === now.getFullYear() ? formatDay(day) : `${formatDay(day)} ${time.getFullYear()}`;
}
