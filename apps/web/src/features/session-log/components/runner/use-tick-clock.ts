import { useEffect, useRef } from "react";
import { signal } from "#ui/timers/signal.ts";
import { seconds, useSeconds } from "#ui/timers/use-seconds.ts";
import { beginTick, toggleTick } from "../../model/runner/run-changes.ts";
import { lineSeconds, type TickLine } from "../../model/runner/planned-line.ts";
import type { Run } from "./runner-context.ts";

/**
 * The clock of a timed line of warm-up or cooldown: it runs from when the line is shown, and ticks it where it ends.
 * @returns Seconds left; undefined of a line that is counted.
 */
export function useTickClock({ state, change }: Run, line: TickLine | undefined): number | undefined {
  const id = line?.id;
  const length = line && lineSeconds(line);
  const since = state.timing !== undefined && state.timing.setId === id ? state.timing.since : undefined;
  const now = useSeconds(length !== undefined);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  useEffect(() => {
    if (id !== undefined && length !== undefined && since === undefined) latest.current((draft) => beginTick(draft, id, seconds()));
  }, [id, length, since]);
  useEffect(() => {
    if (id === undefined || length === undefined || since === undefined) return undefined;
    const timer = setTimeout(
      () => {
        signal("long");
        latest.current((draft) => toggleTick(draft, id));
      },
      Math.max(0, since + length - seconds()) * 1000,
    );
    return () => clearTimeout(timer);
  }, [id, length, since]);
  if (length === undefined) return undefined;
  return Math.max(0, Math.ceil(since === undefined ? length : since + length - now));
}
