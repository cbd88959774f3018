import type { Day } from "@ironpace/training";
import type { CheckInParts } from "#backend/reads/dashboard-reads.ts";
import { outbox } from "#backend/outbox/outbox.ts";
import { queryClient } from "#backend/query-client.ts";
import { CHECK_INS_KEY } from "./check-ins-query.ts";
import { EMPTY_CHECK_IN, type CheckInEntry } from "./check-ins.ts";

/** Answers that are on their way into the outbox: one that follows at once builds on them. */
const pending = new Map<Day, CheckInEntry>();

/**
 * Adds answers to a morning: keeps them on this device, shows them and sends them; later ones take the place of those that still wait. A change
 * that leaves nothing is not stored.
 */
export async function saveCheckIn(day: Day, change: Partial<CheckInEntry>): Promise<void> {
  const before = findEntry(day);
  const entry = { ...EMPTY_CHECK_IN, ...before, ...change, day };
  const { day: _, ...answers } = entry;
  if (JSON.stringify(entry) === JSON.stringify(before) || Object.values(answers).every((value) => value === null)) return;
  pending.set(day, entry);
  void queryClient.cancelQueries({ queryKey: CHECK_INS_KEY }, { revert: false });
  queryClient.setQueriesData<CheckInParts>({ queryKey: CHECK_INS_KEY }, (parts) => {
    if (parts === undefined) return undefined;
    return { ...parts, days: [...parts.days.filter((other) => other.day !== day), entry] };
  });
  await outbox.enqueue({ key: `check-in:${day}`, name: "save_check_in", args: { check_in: entry }, refreshes: [CHECK_INS_KEY] });
  if (pending.get(day) === entry) pending.delete(day);
}

/** The newest that this device knows of a morning. */
function findEntry(day: Day): CheckInEntry | undefined {
  const kept = pending.get(day);
  if (kept !== undefined) return kept;
  const waiting = outbox.state().waiting.find(({ key }) => key === `check-in:${day}`);
  if (waiting?.name === "save_check_in") return (waiting.args as { check_in: CheckInEntry }).check_in;
  const read = queryClient.getQueriesData<CheckInParts>({ queryKey: CHECK_INS_KEY });
  return read.flatMap(([, parts]) => parts?.days ?? []).find((entry) => entry.day === day);
}
