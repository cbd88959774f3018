import { isText } from "@ironpace/contract";
import { PHASE_LABELS } from "@ironpace/training";

/** The name of a phase by each word that plans are stored with; imported ones call the same three stages otherwise. */
export const PHASE_NAMES = { ...PHASE_LABELS, accumulation: "base", intensity: "build", specialization: "peak" } as const;

export type StoredPhase = keyof typeof PHASE_NAMES;

export function isStoredPhase(value: unknown): value is StoredPhase {
  return isText(value) && Object.hasOwn(PHASE_NAMES, value);
}
