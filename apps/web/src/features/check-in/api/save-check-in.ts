import type { CheckInParts } from "../../../backend/dashboard-reads.ts";
import { outbox } from "../../../backend/outbox/outbox.ts";
import { queryClient } from "../../../backend/query-client.ts";
import { CHECK_INS_KEY } from "./check-ins-query.ts";
import type { CheckInEntry } from "./check-ins.ts";

/** Keeps the answers of a morning on this device, shows them and sends them; later ones take the place of those that still wait. */
export async function saveCheckIn(entry: CheckInEntry): Promise<void> {
  await queryClient.cancelQueries({ queryKey: CHECK_INS_KEY });
  queryClient.setQueriesData<CheckInParts>({ queryKey: CHECK_INS_KEY }, (parts) => {
    if (parts === undefined) return undefined;
    return { ...parts, days: [...parts.days.filter(({ day }) => day !== entry.day), entry] };
  });
  await outbox.enqueue({
    key: `check-in:${entry.day}`,
    name: "save_check_in",
    args: { check_in: entry },
    refreshes: [CHECK_INS_KEY],
  });
}
