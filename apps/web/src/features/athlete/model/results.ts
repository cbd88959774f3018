import { COMPETITION_TYPES, type ResultEntry, type Tables } from "@ironpace/contract";

/** A stored result as the form shows it, or an empty form of `today`. */
export function getResultForm(entry: Tables<"competition_benchmarks"> | undefined, today: string): ResultEntry {
  return {
    competition_name: entry?.competition_name ?? "",
    competition_type: COMPETITION_TYPES.find((type) => type === entry?.competition_type) ?? "other",
    date: entry?.date.slice(0, 10) ?? today,
    result: entry?.result ?? "",
    place: entry?.place == null ? "" : String(entry.place),
    notes: entry?.notes ?? "",
  };
}
