import type { DistanceUnit, Sex, WeightUnit } from "@ironpace/training";

/**
 * How a value is measured. It is stored in this measure; kilograms, centimetres and kilometres are typed and shown in the athlete's own
 * unit.
 */
export type Measure =
  | "kilograms"
  | "repetitions"
  | "yes-no"
  | "time"
  | "watts"
  | "vo2"
  | "years"
  | "minutes"
  | "centimetres"
  | "kilometres"
  | "metres"
  | "hours"
  | "times-a-week";

/** Units a form is filled in with: who weighs in pounds is measured in feet and inches. A weight unit alone means kilometres. */
export type EntryUnits = WeightUnit | { readonly weight: WeightUnit; readonly distance: DistanceUnit };

/** Both ends included, in the measure of the field; times in seconds. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** One value an athlete can give about themselves. */
export interface EntryField {
  /** Column of the table that stores it. */
  readonly column: string;
  readonly label: string;
  readonly measure: Measure;
  /** The constraint of the database: beyond it no human being has been. */
  readonly possible: Range;
  /** Where nearly everybody who trains is; beyond it one is asked whether it is right. */
  readonly likely?: { readonly [sex in Sex]: Range };
  /** What one press of plus or minus changes; in the unit that is typed. */
  readonly step: number;
  /** Words under the field that say what is meant. */
  readonly hint?: string;
  /** Stands in the empty field. */
  readonly placeholder?: string;
}

/** What stands in the column; times as "m:ss" or "h:mm:ss". */
export type StoredValue = number | string | boolean | null;
