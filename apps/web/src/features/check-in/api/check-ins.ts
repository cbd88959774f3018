import { toCheckIn, toCheckInChange, type Tables } from "@ironpace/contract";
import type { CheckIn, CheckInChange, Day } from "@ironpace/training";
import { useQuery } from "@tanstack/react-query";
import type { CheckInParts } from "#backend/reads/dashboard-reads.ts";
import { useOutbox } from "#backend/outbox/outbox.ts";
import { checkInsQueryOptions } from "./check-ins-query.ts";

/** A row of check_ins as it is shown and sent. */
export type CheckInEntry = Omit<Tables<"check_ins">, "user_id" | "created_at" | "updated_at">;

export const EMPTY_CHECK_IN: Omit<CheckInEntry, "day"> = {
  sleep_hours: null,
  sleep: null,
  soreness: null,
  stress: null,
  motivation: null,
  resting_heart_rate: null,
  heart_rate_variability: null,
  notes: null,
};

export interface Mornings {
  readonly entries: readonly CheckInEntry[];
  readonly checkIns: readonly CheckIn[];
  readonly changes: readonly CheckInChange[];
  /** The layer that the check-in of today has led to. */
  readonly layer: CheckInParts["changes"][number] | undefined;
  readonly today: CheckInEntry | undefined;
  /** Today's answers have not reached the server yet. */
  readonly isWaiting: boolean;
}

/** The mornings of the last weeks, with what this device has not sent yet; undefined while they are read or cannot be. */
export function useMornings(today: Day): Mornings | undefined {
  const { data } = useQuery(checkInsQueryOptions(today));
  const { waiting } = useOutbox();
  if (data === undefined) return undefined;
  const unsent = waiting.flatMap(({ name, args }) => (name === "save_check_in" ? [(args as { check_in: CheckInEntry }).check_in] : []));
  const entries = [...data.days.filter(({ day }) => !unsent.some((entry) => entry.day === day)), ...unsent];
  return {
    entries,
    checkIns: entries.map(toCheckIn),
    changes: data.changes.flatMap((change) => toCheckInChange(change) ?? []),
    layer: data.changes.findLast((change) => toCheckInChange(change)?.day === today),
    today: entries.find(({ day }) => day === today),
    isWaiting: unsent.some(({ day }) => day === today),
  };
}
