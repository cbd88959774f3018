import { useEffect, useRef } from "react";
import { signal } from "#ui/training/timers/signal.ts";
import { seconds } from "#ui/training/timers/use-seconds.ts";
import { toggleTick } from "#features/session-log/model/runner/run-changes.ts";
import { lineSeconds, type TickLine } from "#features/session-log/model/runner/planned-line.ts";
import type { Run } from "../runner-context.ts";
import { useSetClock, type SetClock } from "../use-set-clock.ts";

/**
 * The clock of a timed line of warm-up or cooldown: it runs from when the line is shown, and ticks it where it ends.
 * @returns The clock and the seconds left; undefined of a line that is counted.
 */
export function useTickClock(run: Run, line: TickLine | undefined): { readonly clock: SetClock; readonly left: number } | undefined {
  const id = line?.id;
  const length = line && lineSeconds(line);
  const clock = useSetClock(run, length === undefined ? undefined : id);
  const latest = useRef({ change: run.change, start: clock.start });
  useEffect(() => {
    latest.current = { change: run.change, start: clock.start };
  });
  const { state, since } = clock;
  useEffect(() => {
    if (id !== undefined && length !== undefined && state === "off") latest.current.start();
  }, [id, length, state]);
  useEffect(() => {
    if (id === undefined || length === undefined || since === undefined) return undefined;
    const timer = setTimeout(
      () => {
        signal("long");
        latest.current.change((draft) => toggleTick(draft, id));
      },
      Math.max(0, since + length - seconds()) * 1000,
    );
    return () => clearTimeout(timer);
  }, [id, length, since]);
  return length === undefined ? undefined : { clock, left: Math.max(0, Math.ceil(length - clock.elapsed)) };
}
