import type { ReactNode } from "react";
import { clockText } from "./clock-text.ts";

interface ClockFaceProps {
  readonly seconds: number;
  readonly label: string;
  readonly className?: string;
}

/** The narrow figure of a running clock. It is not read out second by second. */
export function ClockFace({ seconds, label, className = "text-[7.25rem] leading-[.78]" }: ClockFaceProps): ReactNode {
  return (
    <p className={`fig-pace font-[650] tracking-[-.01em] ${className}`} role="timer" aria-live="off" aria-label={label}>
      {clockText(seconds)}
    </p>
  );
}

/** How much of the time has gone, 0-1: the ember line with its end mark. */
export function ClockLine({ share }: { readonly share: number }): ReactNode {
  return (
    <div className="h-2 rounded-[2px] bg-hover" aria-hidden="true">
      <i
        className="relative block h-full rounded-[2px] bg-ember transition-[width] duration-300 ease-linear after:absolute after:-top-[5px] after:-right-0.5 after:h-[18px] after:w-1 after:rounded-[1px] after:bg-ember"
        style={{ width: `${(Math.min(Math.max(share, 0), 1) * 100).toFixed(1)}%` }}
      />
    </div>
  );
}
