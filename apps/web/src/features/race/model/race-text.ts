import { formatClock, formatPace } from "@ironpace/training";

/** "+0:54", "−2:10", "0:00" */
export function signedClock(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole === 0) return "0:00";
  return `${whole < 0 ? "−" : "+"}${formatClock(Math.abs(whole))}`;
}

/** A forecast is no more exact than half a minute, over half an hour; shorter races to five seconds. */
export function aboutClock(seconds: number): string {
  return formatClock(roundedFinish(seconds));
}

export function roundedFinish(seconds: number): number {
  const step = seconds < 1800 ? 5 : seconds < 3 * 3600 ? 30 : 60;
  return step * Math.round(seconds / step);
}

/** By the metres of the sport. */
export function paceText(id: string, seconds: number, metres: number): string {
  if (id === "swim") return `${formatClock((100 * seconds) / metres)} /100 m`;
  if (id === "bike") return `${((3.6 * metres) / seconds).toFixed(1)} km/h`;
  return formatPace((1000 * seconds) / metres);
}
