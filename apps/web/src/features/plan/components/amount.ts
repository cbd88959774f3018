import { formatCount } from "../../../ui/format.ts";
import type { Counting } from "../model/counting.ts";

type Counted = Counting[keyof Counting];

export const UNITS: Readonly<Record<Counted, string>> = { tonnes: "t", kilometres: "km", hours: "h" };

/** "16.8" tonnes, "32" kilometres, "2.5" hours. */
export function amountText(amount: number, counted: Counted): string {
  return counted === "kilometres" ? formatCount(amount) : amount.toFixed(1);
}
