import { type Day, daysBetween } from "../calendar/day.ts";
import { readClauses } from "../health/clause.ts";
import { weeksSince } from "../health/time.ts";

/** What takes strength for months, whatever was lifted before it. */
const SETBACK =
  /herniat|slipped dis[ck]|bandscheibenvorfall|hernie discale|hernia discal|\bsurgery|\boperat|\bop\b|\brepair|replaced|replacement|reconstruct|\bfracture|\bbroken?\b|\bbroke\b|ruptur|\btorn\b|\btore\b|c section|caesar|cesar|kaiserschnitt|gave birth|had (?:a|my|our) baby|entbunden|\bchemo|radiation|heart attack|\bstent|bypass|\bstroke\b/u;

/** The words of a setback that is later than the numbers of `recordedOn`; undefined without one. */
export function setbackAfter(text: string | undefined, recordedOn: Day | undefined, today: Day): string | undefined {
  if (text === undefined || recordedOn === undefined) return undefined;
  const weeksOld = daysBetween(recordedOn, today) / 7;
  return readClauses(text).find((clause) => {
    if (clause.isDenied || clause.isOther || !SETBACK.test(clause.words.join(" "))) return false;
    const weeks = weeksSince(clause.words, today);
    return weeks !== undefined && weeks < weeksOld;
  })?.quote;
}
