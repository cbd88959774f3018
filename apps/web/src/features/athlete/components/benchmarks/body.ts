import type { Gender } from "@ironpace/contract";

/** Of whom the numbers are. */
export interface Body {
  /** Kilograms. */
  readonly bodyWeight: number | null;
  readonly gender: Gender | null;
}
