import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { toTick, useSeconds } from "#ui/training/timers/use-seconds.ts";
import type { Run } from "./runner-context.ts";
import { SessionStrip } from "./session-strip.tsx";

interface RunnerHeadProps {
  readonly run: Run;
  readonly closeHref: string;
  /** The session is drawn here, where it does not stand beside the runner. */
  readonly isDrawn: boolean;
}

/** The way out, which leaves the session open, how far it is, and the time since the start. */
export function RunnerHead({ run, closeHref, isDrawn }: RunnerHeadProps): ReactNode {
  const now = useSeconds(true);
  return (
    <header className="runner-head grid flex-none min-h-13 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-2 pt-[max(0.75rem,env(safe-area-inset-top))]">
      <Link to={closeHref} aria-label="Minimize session" className="grid size-11 place-items-center rounded-ctl hover:bg-hover">
        <ChevronDown aria-hidden="true" size={24} strokeWidth={1.75} />
      </Link>
      {isDrawn ? <SessionStrip draft={run.draft} state={run.state} steps={run.steps} /> : <span />}
      <p className="min-w-13 text-right text-sm text-ink-3">
        <span aria-hidden="true">Session </span>
        <span className="fig-pace" role="timer" aria-live="off" aria-label="Time since the start">
          {clockText(Math.max(0, Math.floor(now - toTick(run.draft.startedAt))))}
        </span>
      </p>
    </header>
  );
}
