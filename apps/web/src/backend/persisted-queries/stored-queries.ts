import type { KeptQueries } from "../local-database.ts";
import { dehydrate, hydrate, type DehydratedState, type Query, type QueryClient } from "@tanstack/react-query";
import { localDatabase } from "../local-database.ts";
import type { QuerySubject } from "../query-keys.ts";
import { buildId } from "../first-paint/build-id.ts";
import { forgetPictures } from "../first-paint/page-picture.ts";
import { outlivesBrowser } from "../remembered-storage.ts";
import { storedUserId } from "../stored-sign-in.ts";

/** What was read is kept on the device, and in memory, for so long. Milliseconds. */
export const RETENTION_MS = 14 * 86_400_000;
/** Many answers at once are written once. */
const WRITE_DELAY_MS = 1500;

/**
 * Puts back what this athlete's device has kept, and removes what is too old or of another build. Without any, or where the browser keeps nothing, there
 * is nothing to do.
 */
export async function restoreQueries(queryClient: QueryClient): Promise<void> {
  const userId = storedUserId();
  if (userId === undefined) return forgetQueries();
  const kept = await takeOnlyOwn(userId);
  if (kept === undefined || storedUserId() !== userId) return;
  hydrate(queryClient, kept.state);
  // Shown at once, but whoever opens the app wants what is true now.
  await queryClient.invalidateQueries({ refetchType: "none" });
}

/** What this athlete's device has kept and may show. All else is removed, also what was kept for anybody whose session was lost without a sign-out. */
async function takeOnlyOwn(userId: string): Promise<KeptQueries | undefined> {
  const { store, done } = (await localDatabase()).transaction("queries", "readwrite");
  const kept = await store.get(userId);
  const isUsable = kept?.build === buildId() && kept.keptAt >= Date.now() - RETENTION_MS;
  for (const key of await store.getAllKeys()) if (key !== userId || !isUsable) void store.delete(key);
  await done;
  return isUsable ? kept : undefined;
}

/**
 * Keeps on the device what the signed-in athlete's queries read, so that pages open without a connection. A session that ends with the browser
 * keeps nothing: what it read would outlive it. Returns the way to stop.
 */
export function keepQueries(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const userId = storedUserId();
    if (userId === undefined || !outlivesBrowser()) return;
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: isKept });
    const kept = { userId, build: buildId(), keptAt: Date.now(), state: { mutations: [], queries: queries.map(asRead) } };
    // Being kept is a convenience: a full disk takes nothing from the page.
    localDatabase()
      .then((database) => database.put("queries", kept))
      .catch(() => undefined);
  };
  const onHide = () => timer !== undefined && keep();
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated" || type === "removed") timer ??= setTimeout(keep, WRITE_DELAY_MS);
  });
  addEventListener("pagehide", onHide);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    removeEventListener("pagehide", onHide);
  };
}

/** Nobody's reading stays behind: to be called when somebody signs out. */
export async function forgetQueries(): Promise<void> {
  forgetPictures();
  // A browser without the store has kept nothing.
  await localDatabase()
    .then((database) => database.clear("queries"))
    .catch(() => undefined);
}

/**
 * The back office shows other people's data, which does not belong on a device; what somebody may do, the server says anew; a session that is
 * being logged is kept as a draft, of which a query only knows the beginning.
 */
const NOT_KEPT: readonly QuerySubject[] = ["admin", "roles", "session-draft"];

const isKept = ({ queryKey, state }: Query): boolean => state.data !== undefined && !NOT_KEPT.includes(queryKey[0]);

/** As it was when it was read: that it could not be read again since does not make it less worth keeping. */
function asRead(query: DehydratedState["queries"][number]): DehydratedState["queries"][number] {
  const { promise: _, ...kept } = query;
  const read = { status: "success", fetchStatus: "idle", error: null, fetchFailureCount: 0, fetchFailureReason: null } as const;
  return { ...kept, state: { ...query.state, ...read } };
}
