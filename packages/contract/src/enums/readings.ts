/**
 * The documents name the same thing in several ways (form, profile, onboarding, service).
 * Every reading maps to one canonical value, the one that is stored; every canonical value has a label for people.
 */
export interface Enumeration<Canonical extends string> {
  readonly values: readonly Canonical[];
  readonly labels: Readonly<Record<Canonical, string>>;
  /** The canonical value of any documented reading, regardless of case; undefined for anything else. */
  read(reading: unknown): Canonical | undefined;
}

export function enumeration<Canonical extends string>(
  labels: Readonly<Record<Canonical, string>>,
  otherReadings: Readonly<Record<string, Canonical>> = {},
): Enumeration<Canonical> {
  const values = Object.keys(labels) as Canonical[];
  const readings = new Map<string, Canonical>([
    ...values.map((value) => [normalise(value), value] as const),
    ...values.map((value) => [normalise(labels[value]), value] as const),
    ...Object.entries(otherReadings).map(([reading, value]) => [normalise(reading), value] as const),
  ]);
  return { values, labels, read: (reading) => (typeof reading === "string" ? readings.get(normalise(reading)) : undefined) };
}

/** `Prefer-not-to-say`, `prefer_not_to_say` and `prefer not to say` are one reading. */
function normalise(reading: string): string {
  return reading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, "-");
}
