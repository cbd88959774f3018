import { formatClock, parseClock, type Seconds } from "@ironpace/training";

/**
 * The seconds a person means: "4:35", "1:02:10", "275" (seconds), and what a keypad without a colon can type: "4.35" and "4,35" are
 * 4:35, "1.02.10" is 1:02:10. A single digit behind the point is tenths: "1:42,5", "102.5". Undefined for anything else.
 */
export function readTime(text: string): Seconds | undefined {
  const given = text.trim().replaceAll(",", ".");
  if (/^\d{1,6}\.\d$/.test(given)) return Number(given);
  const dotted = /^\d{1,3}(\.\d{2}){1,2}$/.test(given);
  return parseClock(dotted ? given.replaceAll(".", ":") : given);
}

/** "4:35", "1:02:10", "1:42.5": as it is stored and shown, with tenths where there are any. */
export function timeText(seconds: Seconds): string {
  const tenths = Math.round(seconds * 10);
  const rest = tenths % 10;
  return `${formatClock(Math.floor(tenths / 10))}${rest > 0 ? `.${rest}` : ""}`;
}
