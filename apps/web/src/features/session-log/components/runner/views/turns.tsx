import type { ReactNode } from "react";
import type { WorkClock } from "#ui/training/timers/use-work-clock.ts";

interface TurnsProps {
  readonly clock: WorkClock;
  readonly label: string;
  readonly isDue: boolean;
  readonly onTurn: () => void;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}

/** The clock is begun, then each turn is one press. */
export function Turns({ clock, label, isDue, onTurn, onUndo, onEnd }: TurnsProps): ReactNode {
  const running = clock.state === "running";
  const ready = running && clock.reading.part === "ready";
  return (
    <>
      {running && !ready ? (
        <button type="button" className="go lap" disabled={!isDue} onClick={onTurn}>
          {isDue ? label : "Done, rest"}
        </button>
      ) : (
        <button type="button" className="go" disabled={ready} onClick={clock.start}>
          {ready ? `Get ready, ${clock.reading.seconds}` : clock.state === "paused" ? "Resume" : "Start clock"}
        </button>
      )}
      <div className="grid grid-cols-3 gap-2">
        {running ? (
          <button type="button" className="second" onClick={clock.pause}>
            Pause
          </button>
        ) : (
          <button type="button" className="second" onClick={onTurn}>
            {label}
          </button>
        )}
        <button type="button" className="second" onClick={onUndo}>
          Undo
        </button>
        <button type="button" className="second" onClick={onEnd}>
          End here
        </button>
      </div>
    </>
  );
}
