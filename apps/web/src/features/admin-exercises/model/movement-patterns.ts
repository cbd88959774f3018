import { EXERCISES } from "@ironpace/training";

/** The patterns of the catalogue that comes with the product, offered as words; others may be typed. */
export const MOVEMENT_PATTERNS: readonly string[] = [...new Set(EXERCISES.map(({ movementPattern }) => movementPattern))].toSorted();
