import { earlierPeriod } from "../patch.ts";
import type { Frame } from "../frame.ts";

const BEFORE: Readonly<Record<Frame["tongue"], RegExp>> = {
  en: /\b(?:compared (?:to|with)|vs|versus|than|against) the (\d{1,2}|two|three|four|six|eight)(?: \w+)? before\b/,
  de: /\b(?:verglichen mit|gegenuber|im vergleich zu|als in|als) den (\d{1,2}|zwei|drei|vier|sechs|acht)(?: \w+)? (?:davor|zuvor|vorher)\b/,
  fr: /\b(?:par rapport aux|contre les|compare aux) (\d{1,2}|deux|trois|quatre|six|huit)(?: \w+)? (?:d avant|precedent\w*|davant)\b/,
  es: /\b(?:respecto a|frente a|comparado con|que) (?:las|los) (\d{1,2}|dos|tres|cuatro|seis|ocho)(?: \w+)? (?:anteriores|de antes|previas?|previos)\b/,
  it: /\b(?:rispetto|confronto) (?:alle|ai|a) (\d{1,2}|due|tre|quattro|sei|otto)(?: \w+)? (?:prima|precedenti)\b/,
};

/** "in the last 4 weeks compared to the 4 before": the two spans beside each other. */
export function withSpanBefore(frame: Frame): Frame {
  const [period] = frame.periods;
  if (period?.kind !== "recent" || frame.periods.length > 1 || !BEFORE[frame.tongue].test(frame.words)) return frame;
  return { ...frame, periods: [period, earlierPeriod(period)], numbers: [], leftover: [], picks: new Set() };
}
