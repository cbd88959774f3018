import { formatClock, type RaceSegment } from "@ironpace/training";
import type { ReactNode } from "react";

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
