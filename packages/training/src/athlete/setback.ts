import { type Day, daysBetween } from "../calendar/day.ts";
import { readClauses } from "../health/clause.ts";
import { weeksSince } from "../health/time.ts";

/** What takes strength for months, whatever was lifted before it. */
const SETBACK =
  /herniat|slipped dis[ck]|bandscheibenvorfall|hernie discale|hernia discal|\bsurgery|\boperat|\bop\b|\brepair|replaced|replacement|reconstruct|\bfracture|\bbroken?\b|\bbroke\b|ruptur|\btorn\b|\btore\b|\bchemo|radiation|heart attack|\bstent|bypass|\bstroke\b/u;

const BIRTH =
  /c section|caesar|cesar|kaiserschnit|\bbirth\b|\bbaby\b|postpartum|post partum|postnatal|entbunden|geburt|di a luz|accouche|partorito/u;
/** A pregnancy and the half year after it take more than an operation does. */
const WEEKS_AFTER_BIRTH = 30;

export interface Setback {
  readonly quote: string;
  readonly trust: "before a setback" | "before a birth";
}

/** The setback that is later than the numbers of `recordedOn`; undefined without one. */
export function setbackAfter(text: string | undefined, recordedOn: Day | undefined, today: Day): Setback | undefined {
  if (text === undefined || recordedOn === undefined) return undefined;
  const weeksOld = daysBetween(recordedOn, today) / 7;
  const setbacks = readClauses(text).flatMap(({ words, quote, isDenied, isOther }): Setback[] => {
    const said = words.join(" ");
    const isBirth = BIRTH.test(said);
    if (isDenied || isOther || !(isBirth || SETBACK.test(said))) return [];
    const weeks = weeksSince(words, today);
    if (weeks === undefined || weeks >= weeksOld) return [];
    return [{ quote, trust: isBirth && weeks <= WEEKS_AFTER_BIRTH ? "before a birth" : "before a setback" }];
  });
  return setbacks.find(({ trust }) => trust === "before a birth") ?? setbacks[0];
}
