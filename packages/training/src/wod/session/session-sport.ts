import { sportOf } from "./sports.ts";

/** The sport of the heading, else the first beside running and walking, else running where ways are paced. */
export function sessionSport(lines: readonly string[]): string | undefined {
  const [heading = "", ...others] = lines.map((line) => line.replaceAll(/\b(?:jog|walk|gehen)\w*/gi, ""));
  const named = [heading.replace(/:.*$/, ""), heading, ...others].map(sportOf).find((one) => one !== undefined);
  if (named !== undefined) return named;
  const whole = lines.join("\n");
  if (/\bchoice\b|\bkick\b|\bpull\b.*\d+ ?x|\d ?x ?(?:25|50)\b/i.test(whole)) return "Swim";
  return /\/ ?km\b|\bpace\b|\bjog|\d ?km?\b|\d ?x ?\d{3,4}\b/i.test(whole) ? "Run" : sportOf(whole);
}
