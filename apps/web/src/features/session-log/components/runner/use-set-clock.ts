import { seconds, useSeconds } from "#ui/training/timers/use-seconds.ts";
import { changeRun, withoutTiming } from "../../model/runner/run-changes.ts";
import type { Run } from "./runner-context.ts";

/** The clock of one set, or of a line of warm-up or cooldown. */
export interface SetClock {
  readonly state: "off" | "running" | "paused";
  /** Seconds, without the time it was paused. */
  readonly elapsed: number;
  /** While it runs: when it would have been started without its pauses, in seconds since 1970. */
  readonly since: number | undefined;
  /** Begins it, or goes on after a pause. */
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
}

/** It is kept with the session, so that it goes on where the page is opened again. */
export function useSetClock({ state: { timing }, change }: Pick<Run, "state" | "change">, id: string | undefined): SetClock {
  const own = id !== undefined && timing?.setId === id ? timing : undefined;
  const since = own !== undefined && "since" in own ? own.since : undefined;
  const now = useSeconds(since !== undefined);
  const paused = own !== undefined && "at" in own ? own.at : 0;
  const elapsed = since === undefined ? paused : Math.max(0, now - since);
  const set = (clock: { readonly since: number } | { readonly at: number }): void => {
    if (id !== undefined) change((draft) => changeRun(draft, { timing: { setId: id, ...clock } }));
  };
  return {
    state: since !== undefined ? "running" : own === undefined ? "off" : "paused",
    elapsed,
    since,
    start: () => set({ since: seconds() - paused }),
    pause: () => set({ at: elapsed }),
    reset: () => change(withoutTiming),
  };
}
