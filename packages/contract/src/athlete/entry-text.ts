import type { EntryField, EntryUnits, Range, StoredValue } from "./entry-field.ts";
import { figureText, getUnit, isInFeet, toTyped } from "./entry-units.ts";
import { timeText } from "./time-text.ts";

/** A stored value as the form shows it; empty for one that is not known. */
export function entryText(field: EntryField, value: StoredValue | undefined, units: EntryUnits): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? figureText(field, value, units) : value;
}

/** "1 and 260 kg", "2 and 573 lb", "12:00 and 2:00:00"; pounds and miles whole, inside the range. */
export function rangeText(field: EntryField, { min, max }: Range, units: EntryUnits): string {
  if (field.measure === "time") return `${timeText(min)} and ${timeText(max)}`;
  if (isInFeet(field, units)) return `${figureText(field, min, units)} and ${figureText(field, max, units)}`;
  const suffix = getUnit(field, units);
  const converted = toTyped(field, max, units) !== max;
  const [from, to] = converted ? [Math.ceil(toTyped(field, min, units)), Math.floor(toTyped(field, max, units))] : [min, max];
  return `${from} and ${to}${suffix === "" ? "" : ` ${suffix}`}`;
}
