import { setTimeout as sleep } from "node:timers/promises";
import { type Postmaster, type PostmasterOptions, startPostmaster } from "./postmaster.ts";

/** Milliseconds before PostgreSQL is started again: the first time, and at most. Each attempt waits twice as long as the one before. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** Milliseconds after which a cluster counts as stable, so that its next end is the first one again. */
const STABLE_AFTER_MS = 60_000;

export interface Supervision {
  /** Stops PostgreSQL for good. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL, and again whenever it ends, until it is stopped. Rejects when the first start fails. */
export async function supervise(options: PostmasterOptions): Promise<Supervision> {
  const { log } = options;
  const stopping = new AbortController();
  let postmaster: Postmaster | undefined = await startPostmaster(options);

  const running = (async () => {
    let pause = FIRST_PAUSE_MS;
    while (postmaster) {
      const startedAt = performance.now();
      const how = await postmaster.ended;
      if (stopping.signal.aborted) return;
      log?.error(`PostgreSQL ended (${how}) and is being restarted`);
      if (performance.now() - startedAt > STABLE_AFTER_MS) pause = FIRST_PAUSE_MS;
      postmaster = undefined;
      while (!postmaster) {
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
        postmaster = await startPostmaster(options).catch((error: unknown) => {
          log?.error(
            `PostgreSQL cannot start: ${error instanceof Error ? error.message : String(error)}; the next attempt is in ${pause} ms`,
          );
          return undefined;
        });
      }
      log?.warn("PostgreSQL runs again");
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await postmaster?.stop();
      await running;
      // One that was being started meanwhile.
      await postmaster?.stop();
    },
  };
}
