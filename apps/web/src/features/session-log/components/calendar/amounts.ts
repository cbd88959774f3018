import { useUnits } from "#backend/preferences/use-units.ts";
import { formatMinutes } from "#ui/format.ts";
import type { Amount } from "../../model/calendar/entries.ts";
import { distanceTotal, loadTotal } from "../../model/runner/session-totals.ts";

/** Amounts in the athlete's units. */
export interface AmountTexts {
  /** "4.6 t" */
  readonly load: (kilograms: number) => string;
  /** "5.2 km" */
  readonly distance: (metres: number) => string;
  /** The figure that says most of a session: what was lifted, else how far, else how long. */
  readonly main: (amount: Amount) => string;
}

export function useAmounts(): AmountTexts {
  const units = useUnits();
  const load = (kilograms: number) => loadTotal(Math.round(kilograms), units.weight).join(" ");
  const distance = (metres: number) => distanceTotal(metres, units.distance).join(" ");
  return {
    load,
    distance,
    main: ({ kilograms, metres, minutes }) =>
      [kilograms >= 1 ? load(kilograms) : "", metres >= 1 ? distance(metres) : ""].filter((text) => text !== "").join(", ") ||
      (minutes > 0 ? formatMinutes(Math.round(minutes)) : ""),
  };
}
