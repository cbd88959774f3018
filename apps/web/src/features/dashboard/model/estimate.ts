import { type Estimate, LIFT_NAMES } from "@ironpace/training";

const OTHERS: Readonly<Record<string, string>> = { vdot: "Running fitness", ftp: "Threshold power", row500m: "Row 500 m, faster is up" };

export function estimateName({ capacity }: Estimate): string {
  const name = OTHERS[capacity] ?? LIFT_NAMES[capacity as keyof typeof LIFT_NAMES] ?? capacity;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Points that are drawn: those of half a year. */
export const DRAWN_DAYS = 182;
