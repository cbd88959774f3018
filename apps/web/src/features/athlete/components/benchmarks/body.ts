import type { Gender } from "@ironpace/contract";

/** What the standards of a lift depend on. */
export interface Body {
  /** Kilograms. */
  readonly bodyWeight: number | null;
  readonly gender: Gender | null;
}
