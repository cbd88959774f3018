import { type ComparedRace, formatClock, type RaceSegment, type TimedRace } from "@ironpace/training";
import type { ReactNode } from "react";

export interface SplitBarProps {
  readonly race: TimedRace;
  /** What its parts are held against. */
  readonly against: ComparedRace | undefined;
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** What a drawing of the bar needs besides its race. */
export interface SplitDrawing extends SplitBarProps {
  readonly width: number;
  /** Id of the SVG patterns that fill the caps. */
  readonly hatch: string;
  readonly gapOf: (segment: RaceSegment) => number;
}

/** Hatching of what is missing, above and below the bar. */
export function Hatches({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      {(["iron", "pace", "rest"] as const).map((side) => (
        <pattern key={side} id={`${id}-${side}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" strokeWidth={side === "pace" ? 2.6 : 2.2} className={HATCH[side]} />
        </pattern>
      ))}
    </defs>
  );
}

const HATCH = { iron: "stroke-iron", pace: "stroke-pace", rest: "stroke-control" } as const;

/** How a part is filled where it is solid. */
export const FILL = { iron: "fill-iron", pace: "fill-pace", rest: "fill-between" } as const;
export const STROKE = { iron: "stroke-iron", pace: "stroke-pace", rest: "stroke-control" } as const;

interface HitAreaProps {
  readonly segment: RaceSegment;
  readonly gap: number;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Chooses a part of the race: as high or as wide as its column. */
export function HitArea({ segment, gap, isSelected, onSelect, ...area }: HitAreaProps): ReactNode {
  const { id, name, seconds } = segment;
  const over = gap === 0 ? "" : `, ${Math.abs(gap)} seconds ${gap > 0 ? "over" : "under"}`;
  return (
    <rect
      {...area}
      rx={4}
      className="hit"
      role="radio"
      aria-checked={isSelected}
      aria-label={`${name}, ${formatClock(seconds)}${over}`}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onSelect(id)}
      onKeyDown={({ key }) => {
        if (key === "Enter" || key === " ") onSelect(id);
      }}
    />
  );
}

/** Where each part begins. The ways through the Roxzone are one part, before the finish. */
export function placeSegments(race: TimedRace): readonly { readonly segment: RaceSegment; readonly at: number }[] {
  const isAcross = ({ id }: RaceSegment) => id === "roxzone";
  let at = 0;
  return [...race.segments.filter((segment) => !isAcross(segment)), ...race.segments.filter(isAcross)].map((segment) => {
    const start = at;
    at += segment.seconds;
    return { segment, at: start };
  });
}

/** "+54", "−3", "0" */
export function gapText(gap: number): string {
  return gap > 0 ? `+${gap}` : gap < 0 ? `−${-gap}` : "0";
}
