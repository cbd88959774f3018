import { useUnits } from "#backend/preferences/use-units.ts";
import { formatCount, formatMinutes } from "#ui/format.ts";
import type { Amount } from "../../model/calendar/entries.ts";
import { METRES_PER_UNIT } from "../../model/set-values.ts";
import { distanceTotal, loadTotal } from "../../model/runner/session-totals.ts";

/** Amounts in the athlete's units. */
export interface AmountTexts {
  /** "4.6 t" */
  readonly load: (kilograms: number) => string;
  /** "5.2 km" */
  readonly distance: (metres: number) => string;
  /** Of a week: from ten on without a decimal, as the bar of the plan writes it. */
  readonly weekDistance: (metres: number) => string;
  /** The figure that says most of a session: of its larger half what was lifted or how far, else how long. */
  readonly main: (amount: Amount) => string;
}

export function useAmounts(): AmountTexts {
  const units = useUnits();
  const load = (kilograms: number) => loadTotal(Math.round(kilograms), units.weight).join(" ");
  const distance = (metres: number) => distanceTotal(metres, units.distance).join(" ");
  return {
    load,
    distance,
    weekDistance: (metres) => {
      const far = metres / METRES_PER_UNIT[units.distance];
      return far < 10 ? distance(metres) : `${formatCount(far)} ${units.distance}`;
    },
    main: ({ kilograms, metres, minutes, iron, pace }) => {
      const [lifted, covered] = [kilograms >= 1 ? load(kilograms) : "", metres >= 1 ? distance(metres) : ""];
      const known = iron >= pace ? lifted || covered : covered || lifted;
      return known || (minutes > 0 ? formatMinutes(Math.round(minutes)) : "");
    },
  };
}
