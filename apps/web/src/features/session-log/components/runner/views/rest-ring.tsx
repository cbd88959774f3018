import type { ReactNode } from "react";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { TimeSignal } from "#ui/training/timers/time-signal.tsx";
import type { RestTimer } from "#ui/training/timers/use-rest-timer.ts";

/** A plate seen from the front; ember is the time that is left. */
export function RestRing({ rest }: { readonly rest: RestTimer }): ReactNode {
  const share = rest.total === 0 ? 0 : rest.left / rest.total;
  return (
    <div className="relative mx-auto aspect-square w-[min(16.375rem,62vw,34dvh)] flex-none">
      <svg viewBox="0 0 262 262" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="131" cy="131" r="115" fill="none" stroke="var(--hover)" strokeWidth="28" />
        <circle
          cx="131"
          cy="131"
          r="115"
          fill="none"
          stroke="var(--ember)"
          strokeWidth="28"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
        />
        <circle cx="131" cy="131" r="98" fill="none" stroke="var(--line-strong)" strokeWidth="1.5" />
      </svg>
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-2.5">
        <p className="text-ink-2">Rest</p>
        <p role="timer" aria-live="off" aria-label="Rest left" className="fig-pace text-[min(6.5rem,25vw,14dvh)] leading-[.78]! font-bold!">
          {clockText(rest.left)}
        </p>
        <p className="text-ink-2">of {clockText(rest.total)}</p>
      </div>
      <TimeSignal left={rest.left} end="Rest is over" />
    </div>
  );
}
