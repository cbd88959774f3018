import { type DistanceUnit, formatClock, formatPace, pacePerMile, toMiles } from "@ironpace/training";

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
  return rounded(seconds, seconds);
}

/** How far a finish may be off, in the same steps as the finish itself: the ends of its range are today's time plus and minus this. */
export function roundedError(error: number, finish: number): number {
  return Math.max(getStep(finish), rounded(error, finish));
}

function rounded(seconds: number, finish: number): number {
  return getStep(finish) * Math.round(seconds / getStep(finish));
}

function getStep(finish: number): number {
  return finish < 1800 ? 5 : finish < 3 * 3600 ? 30 : 60;
}

/** By the metres of the sport: "1:45 /100 m", "31.5 km/h", "5:12 /km", or with miles "19.6 mph" and "8:22 /mi". */
export function paceText(id: string, seconds: number, metres: number, distance: DistanceUnit): string {
  if (id === "swim") return `${formatClock((100 * seconds) / metres)} /100 m`;
  if (id === "bike") {
    return distance === "mi" ? `${((3600 * toMiles(metres)) / seconds).toFixed(1)} mph` : `${((3.6 * metres) / seconds).toFixed(1)} km/h`;
  }
  const pace = (1000 * seconds) / metres;
  return distance === "mi" ? `${formatClock(pacePerMile(pace))} /mi` : formatPace(pace);
}

const FEET_PER_METRE = 1 / 0.3048;

/** "120 m", or with miles "390 ft"; a climb is known to the nearest ten. */
export function climbText(metres: number, distance: DistanceUnit): string {
  const rounded = (value: number) => 10 * Math.round(value / 10);
  return distance === "mi" ? `${rounded(metres * FEET_PER_METRE)} ft` : `${rounded(metres)} m`;
}
