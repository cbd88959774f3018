import { COMPETITION_TYPES, type ResultEntry, type Tables } from "@ironpace/contract";

/** A stored result as the form shows it, or an empty form of `today`. */
export function resultFormOf(entry: Tables<"competition_benchmarks"> | undefined, today: string): ResultEntry {
  return {
    competition_name: entry?.competition_name ?? "",
    competition_type: COMPETITION_TYPES.find((type) => type === entry?.competition_type) ?? "other",
    date: entry?.date.slice(0, 10) ?? today,
    result: entry?.result ?? "",
    place: entry?.place == null ? "" : String(entry.place),
    notes: entry?.notes ?? "",
  };
}

/** "1st", "2nd", "113th" */
export function ordinal(place: number): string {
  const tens = place % 100;
  const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place.toLocaleString("en-GB")}${suffix}`;
}
