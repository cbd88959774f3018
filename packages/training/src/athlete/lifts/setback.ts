import { type Day, daysBetween } from "../../calendar/day.ts";
import type { Region } from "../../catalogue/exercise.ts";
import { readClauses } from "../../health/clause.ts";
import { operatedRegions } from "../../health/groups/operation.ts";
import { weeksSince } from "../../health/time.ts";

/** What takes strength for months, whatever was lifted before it. */
const SETBACK =
  /herniat|slipped dis[ck]|bandscheibenvorfall|hernie discale|hernia discal|\bsurgery|\boperat|\bop\b|\brepair|replaced|replacement|reconstruct|\bfracture|\bbroken?\b|\bbroke\b|ruptur|\btorn\b|\btore\b|\bchemo|radiation|heart attack|\bstent|bypass|\bstroke\b/u;

const BIRTH =
  /c section|caesar|cesar|kaiserschnit|\bbirth\b|\bbaby\b|postpartum|post partum|postnatal|entbunden|geburt|di a luz|accouche|partorito/u;
/** A pregnancy and the half year after it take more than an operation does. */
const WEEKS_AFTER_BIRTH = 30;

/** "Bench allowed with 40 kg at most": the weight that was allowed leads, and no maximum is needed for it. */
const ALLOWED_WEIGHT =
  /(?:\d ?(?:kg|kilos?|lbs?|pounds?|%)[^.;]{0,12}\b(?:most|max|tops|limit|h[öo]chstens|como mucho|al massimo|no m[áa]ximo|maximaal)|\b(?:up to|max(?:imum|imal)?|no more than|not more than|bis(?: zu)?|h[öo]chstens|hasta|m[áa]ximo|jusqu'?[àa]|fino a|massimo|at[ée]|tot|maximaal)\s+\d+(?:[.,]\d+)? ?(?:kg|kilos?|lbs?|pounds?|%))/iu;

export interface Setback {
  readonly quote: string;
  readonly trust: "before a setback" | "before a birth";
  /** What was operated on: a maximum of a lift that loads it says nothing any more. */
  readonly regions: readonly Region[];
}

/** The setback that is later than the numbers of `recordedOn`; undefined without one. */
export function setbackAfter(text: string | undefined, recordedOn: Day | undefined, today: Day): Setback | undefined {
  if (text === undefined || recordedOn === undefined) return undefined;
  const weeksOld = daysBetween(recordedOn, today) / 7;
  const setbacks = readClauses(text).flatMap(({ words, quote, isDenied, isOther }): Setback[] => {
    const said = words.join(" ");
    const isBirth = BIRTH.test(said);
    const regions = isBirth || ALLOWED_WEIGHT.test(text) ? [] : operatedRegions(words);
    if (isDenied || isOther || !(isBirth || regions.length > 0 || SETBACK.test(said))) return [];
    const weeks = weeksSince(words, today);
    if (weeks === undefined || weeks >= weeksOld) return [];
    return [{ quote, trust: isBirth && weeks <= WEEKS_AFTER_BIRTH ? "before a birth" : "before a setback", regions }];
  });
  return setbacks.find(({ trust }) => trust === "before a birth") ?? setbacks.find(({ regions }) => regions.length > 0) ?? setbacks[0];
}
