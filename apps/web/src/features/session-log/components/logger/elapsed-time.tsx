import type { ReactNode } from "react";
import { ClockFace } from "#ui/training/timers/clock-face.tsx";
import { useSeconds } from "#ui/training/timers/use-seconds.ts";

/** The time since the session was begun; it goes on while the page is closed. Milliseconds. */
export function ElapsedTime({ since }: { readonly since: number }): ReactNode {
  const now = useSeconds(true);
  return (
    <div>
      <p className="mb-1 text-sm text-ink-3" aria-hidden="true">
        Time
      </p>
      <ClockFace
        seconds={Math.max(0, Math.floor(now - since / 1000))}
        label="Time since the start"
        className="text-[2.5rem] leading-none"
      />
    </div>
  );
}
