import { Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { formatClock } from "@ironpace/training";
import { useUnits } from "../../../../backend/preferences/use-units.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ClockFace, ClockLine } from "../../../../ui/timers/clock-face.tsx";
import { RestButtons } from "../../../../ui/timers/rest-buttons.tsx";
import { TimeSignal } from "../../../../ui/timers/time-signal.tsx";
import { setText } from "./set-text.ts";
import type { Training } from "./use-training.ts";

/** The next set, and the rest before it. */
export function RestPanel({ training }: { readonly training: Training }): ReactNode {
  const units = useUnits();
  const { next, rest, toggle } = training;
  if (next === undefined) return null;
  return (
    <Card aria-labelledby="next-set" className="grid gap-3.5 max-md:hidden">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="next-set" className="heading-3">
          {rest === undefined ? next.item.name : rest.left === 0 ? "Rest is over" : `Rest before set ${next.set}`}
        </h2>
        {rest !== undefined && <span className="text-sm whitespace-nowrap text-ink-3">of {formatClock(rest.total)}</span>}
      </div>
      {rest !== undefined && (
        <>
          <ClockFace seconds={rest.left} label="Rest left" />
          <ClockLine share={1 - rest.left / rest.total} />
          {rest.left > 0 && <RestButtons rest={rest} />}
        </>
      )}
      <Button variant="ember" size="lg" block onClick={() => toggle(next)}>
        Log set {next.set}
      </Button>
      <p className="text-sm">
        <span className="text-ink-3">Next</span> {rest === undefined ? "" : `${next.item.name}, `}
        {setText(next, units)}
      </p>
      <TimeSignal left={rest?.left} end="Rest is over" />
    </Card>
  );
}

/** On a phone the same stands at the bottom of the screen, once training has begun. */
export function RestDock({ training }: { readonly training: Training }): ReactNode {
  const { next, rest, started, toggle } = training;
  if (next === undefined || !started) return null;
  return (
    <section
      aria-label="Session controls"
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-[1fr_auto_1.4fr] items-center gap-3 border-t border-line-strong bg-raised px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <div className="min-w-0">
        <p className="truncate text-xs text-ink-3">
          {rest === undefined || rest.left === 0 ? next.item.name : `Rest before set ${next.set}`}
        </p>
        {rest === undefined ? (
          <p className="truncate font-[550]">{next.item.name}</p>
        ) : (
          <ClockFace seconds={rest.left} label="Rest left" className="text-[2.25rem] leading-none" />
        )}
      </div>
      {rest !== undefined && rest.left > 0 ? (
        <Button size="icon" aria-label={rest.paused ? "Resume rest timer" : "Pause rest timer"} onClick={rest.toggle}>
          {rest.paused ? (
            <Play aria-hidden="true" size={18} strokeWidth={1.75} />
          ) : (
            <Pause aria-hidden="true" size={18} strokeWidth={1.75} />
          )}
        </Button>
      ) : (
        <span />
      )}
      <Button variant="ember" onClick={() => toggle(next)}>
        Log set {next.set}
      </Button>
      <TimeSignal left={rest?.left} end="Rest is over" />
    </section>
  );
}
