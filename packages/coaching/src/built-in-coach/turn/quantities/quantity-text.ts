import { hours } from "../../own-data/figures.ts";
import { clock } from "../../say.ts";
import type { Tongue } from "../languages.ts";
import type { Quantity } from "./quantities.ts";

/** A value in the unit of a quantity that was said, its decimals in the language: "86 kg", "1 h 20 min", "5:30 /km". */
export function quantityText(tongue: Tongue, value: number, { unit, text }: Pick<Quantity, "unit" | "text">): string {
  if (unit === "time") return hours(Math.round(value));
  if (unit === "clock") return clock(Math.round(value));
  if (unit === "km pace" || unit === "mi pace") return `${clock(Math.round(value))} /${unit.slice(0, 2)}`;
  if (unit === "split") return `${clock(Math.round(value))} /500 m`;
  const number = String(Number(value.toFixed(1)));
  const shown = tongue === "en" ? number : number.replace(".", ",");
  return `${shown} ${unit === "count" ? text.replace(/^\d+ /, "") : unit}`;
}
