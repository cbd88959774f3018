import type { ReactNode } from "react";
import { Pause, Play, SkipForward } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ClockFace, ClockLine } from "#ui/training/timers/clock-face.tsx";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { TimeSignal } from "#ui/training/timers/time-signal.tsx";
import type { RestTimer } from "#ui/training/timers/use-rest-timer.ts";

/** The rest before the next set, beside the sets. */
export function RestRail({ rest }: { readonly rest: RestTimer }): ReactNode {
  return (
    <Card aria-labelledby="rest-heading" className="grid gap-3.5 max-md:hidden">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="rest-heading" className="heading-3">
          {rest.left === 0 ? "Rest is over" : "Rest"}
        </h2>
        <span className="text-sm whitespace-nowrap text-ink-3">of {clockText(rest.total)}</span>
      </div>
      <ClockFace seconds={rest.left} label="Rest left" />
      <ClockLine share={1 - rest.left / rest.total} />
      {rest.left > 0 && <RestButtons rest={rest} />}
      <TimeSignal left={rest.left} end="Rest is over" />
    </Card>
  );
}

/** On a phone it stands at the bottom of the screen, until the rest is over or skipped. */
export function RestDock({ rest }: { readonly rest: RestTimer }): ReactNode {
  return (
    <section
      aria-label="Rest"
      className="fixed inset-x-0 bottom-(--dock) z-10 grid grid-cols-[auto_1fr] items-center gap-4 border-t border-line-strong bg-raised px-4 py-3 md:hidden"
    >
      <ClockFace seconds={rest.left} label="Rest left" className="text-[2.25rem] leading-none" />
      {rest.left > 0 ? <RestButtons rest={rest} /> : <Button onClick={rest.skip}>Rest is over</Button>}
      <TimeSignal left={rest.left} end="Rest is over" />
    </section>
  );
}

/** Pause or resume, fifteen seconds more, skip. */
function RestButtons({ rest }: { readonly rest: RestTimer }): ReactNode {
  const Icon = rest.paused ? Play : Pause;
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] gap-2">
      <Button className="px-3" aria-label={rest.paused ? "Resume rest timer" : "Pause rest timer"} onClick={rest.toggle}>
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        {rest.paused ? "Resume" : "Pause"}
      </Button>
      <Button repeats className="px-3" onClick={rest.extend}>
        +15 s
      </Button>
      <Button className="px-3" onClick={rest.skip}>
        <SkipForward aria-hidden="true" size={16} strokeWidth={1.75} />
        Skip
      </Button>
    </div>
  );
}
