import { formatPace } from "../../units/format.ts";
import type { SecondsPerKilometre } from "../../units/units.ts";

/** Where a pair changes at each station, as halves (race-demands.md section 6.5). */
export const SHARED_CHANGES: { readonly [exercise: string]: string } = {
  "Ski erg": "Half each: change every 250 m.",
  "Sled push": "Half each: change at every 12.5 m.",
  "Sled pull (rope)": "Half each: change at every 12.5 m.",
  "Burpee broad jump": "Half each: change every 10 to 20 m.",
  "Row erg": "Half each, with two or three changes in all: each one costs five seconds.",
  "Farmers carry": "Half each: change every 50 to 100 m.",
  "Sandbag lunge": "Half each: change every 25 m.",
  "Wall ball": "Half each: change every 10 to 20 repetitions.",
};

/** What the two of a pair agree on before the start. */
export function pairText(mean: SecondsPerKilometre | undefined, isPartnerUnknown: boolean): string {
  const pace = mean === undefined ? "" : ` at ${formatPace(mean)}`;
  const unknown = isPartnerUnknown ? " Enter your partner's 10 km time to get a pace that fits both." : "";
  return `Both of you run every kilometre${pace}, never more than 15 seconds apart; the slower runner leads.${unknown} Enter and leave stations together; the stronger one starts sleds and lunges. Change before it burns; the faster one does up to 70 %.`;
}
