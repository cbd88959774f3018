import type { RaceSegment } from "@ironpace/training";
import { useId, useRef, type ReactNode } from "react";
import { useWidth } from "#ui/use-width.ts";
import { aboutClock } from "../../model/race-text.ts";
import type { SplitBarProps } from "./bar-parts.tsx";
import { LyingBar } from "./lying-bar.tsx";
import { StandingBar } from "./standing-bar.tsx";
import "./split-bar.css";

/** From this width on the bar lies; on a phone it stands up, and the race runs downwards. */
const LYING = 640;

/** The race as one bar: width is time, iron above, pace below, hatched caps are seconds over the comparison. */
export function SplitBar(props: SplitBarProps): ReactNode {
  const { race, against } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 1376, 280);
  const hatch = useId().replaceAll(":", "");
  const gapOf = (segment: RaceSegment) => {
    const other = against?.segments.find(({ id }) => id === segment.id);
    return other === undefined ? 0 : Math.round(segment.seconds) - Math.round(other.seconds);
  };
  const drawing = { ...props, width, hatch, gapOf };
  return (
    <div
      ref={frame}
      role="radiogroup"
      tabIndex={-1}
      aria-label={`The race in ${race.segments.length} parts, about ${aboutClock(race.total)} in all`}
      onKeyDown={moveSelection}
    >
      {width >= LYING ? <LyingBar {...drawing} /> : <StandingBar {...drawing} />}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys go from part to part, as in any group of radio buttons. */
function moveSelection(event: React.KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<SVGElement>('[role="radio"]')];
  const at = all.indexOf(event.target as SVGElement);
  const next = all[(at + step + all.length) % all.length];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
