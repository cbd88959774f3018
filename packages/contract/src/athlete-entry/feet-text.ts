/** Centimetres of an inch (1959), exact. */
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** "5′11″": to the inch. */
export function feetText(centimetres: number): string {
  const inches = Math.round(centimetres / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`;
}

/**
 * Centimetres of a height in feet and inches: "5'11", "5 ft 11 in", "5′11″", what a keypad without these signs can type ("5.11", "5 11"),
 * feet alone ("6") and inches alone ("71"). Undefined for anything else.
 */
export function readFeet(text: string): number | undefined {
  const given = text.trim().toLowerCase();
  const parts = /^(\d{1,3})(?:\s*(?:'|′|ft|feet|[.,]|\s)\s*(?:(\d{1,2})\s*(?:"|″|''|in|inches)?)?)?$/.exec(given);
  if (parts === null) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (second >= INCHES_PER_FOOT) return undefined;
  const inches = parts[2] === undefined && first >= INCHES_PER_FOOT ? first : first * INCHES_PER_FOOT + second;
  return Math.round(inches * CM_PER_INCH * 10) / 10;
}
