import type { KeyboardEvent, PointerEvent, ReactNode } from "react";

export interface ScrubProps {
  /** What is read: "Day". */
  readonly label: string;
  /** Where each place is drawn, in pixels of the plot from left to right. */
  readonly places: readonly number[];
  /** The index of the place that is read. */
  readonly value: number;
  readonly onChange: (index: number) => void;
  /** The place in words, with its numbers: read out when it changes. */
  readonly valueText: string;
  /** Places that Page Up and Page Down go. */
  readonly page?: number;
}

/** Reads a drawing place by place: hover, drag, arrow keys, Home and End. */
export function Scrub({ label, places, value, onChange, valueText, page = 7 }: ScrubProps): ReactNode {
  const go = (index: number) => {
    const next = Math.min(places.length - 1, Math.max(0, index));
    if (next !== value) onChange(next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    go(nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: value - 1,
      ArrowDown: value - 1,
      ArrowRight: value + 1,
      ArrowUp: value + 1,
      PageDown: value - page,
      PageUp: value + page,
      Home: 0,
      End: places.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={places.length - 1}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="chart-scrub print:hidden"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onKeyDown={onKeyDown}
    />
  );
}

function nearest(places: readonly number[], x: number): number {
  return places.reduce((best, place, index) => (Math.abs(place - x) < Math.abs((places[best] ?? 0) - x) ? index : best), 0);
}

interface ScrubLineProps {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Written on the axis, on a chip. */
  readonly text: string;
  /** Ends of the plot, which the chip does not leave. */
  readonly left: number;
  readonly right: number;
}

/** The line of what is read, with its date on the axis. */
export function ScrubLine({ x, top, bottom, text, left, right }: ScrubLineProps): ReactNode {
  const width = text.length * 6.6 + 14;
  const from = Math.max(left, Math.min(right - width, x - width / 2));
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={bottom} strokeDasharray="2 3" className="stroke-ink" />
      <rect x={from} y={bottom + 2} width={width} height="20" rx="4" className="fill-inverse" />
      <text x={from + width / 2} y={bottom + 16} textAnchor="middle" className="strong on-inverse">
        {text}
      </text>
    </g>
  );
}
