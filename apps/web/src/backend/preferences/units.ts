import type { Preferences } from "@ironpace/contract";

/** What numbers are shown in. They are stored in kilograms, metres and seconds. */
export interface Units {
  readonly weight: Preferences["units"];
  readonly distance: Preferences["distance_units"];
  /** The day a calendar week is shown from. */
  readonly weekStart: Preferences["week_start"];
}

export const METRIC: Units = { weight: "kg", distance: "km", weekStart: "monday" };
