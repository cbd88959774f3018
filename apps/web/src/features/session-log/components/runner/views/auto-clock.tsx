import type { ReactNode } from "react";
import type { WorkClock } from "#ui/training/timers/use-work-clock.ts";

/** Work and rest by the clock: it is begun, and can be held or ended. */
export function AutoClock({ clock, onEnd }: { readonly clock: WorkClock; readonly onEnd: () => void }): ReactNode {
  const ready = clock.state === "running" && clock.reading.part === "ready";
  return (
    <>
      {clock.state === "running" && !ready ? (
        <button type="button" className="go plain" onClick={clock.pause}>
          Pause
        </button>
      ) : (
        <button type="button" className="go" disabled={ready} onClick={clock.start}>
          {ready ? `Get ready, ${clock.reading.seconds}` : clock.state === "paused" ? "Resume" : "Start clock"}
        </button>
      )}
      <button type="button" className="second" onClick={onEnd}>
        End here
      </button>
    </>
  );
}
