import { COMPETITION_TYPE_LABELS, NO_LOCATION } from "@ironpace/contract";
import { formatDay } from "#ui/format.ts";
import type { Competition } from "../api/competitions.ts";

/** What the coach is asked about a competition. */
export function openingFor(competition: Competition): string {
  const { name, type, date, location, benchmark_performance: performance, target_result: target } = competition;
  return [
    `Help me prepare for my ${COMPETITION_TYPE_LABELS[type]} competition: ${name}, on ${formatDay(date)} ${date.slice(0, 4)}${location === NO_LOCATION ? "" : ` in ${location}`}.`,
    `Current performance: ${performance ?? "not entered"}.`,
    `Target result: ${target ?? "not set"}.`,
    "Please adjust my training plan for it.",
  ].join("\n");
}
