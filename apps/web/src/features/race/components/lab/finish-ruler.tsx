import { useRef, type ReactNode } from "react";
import { useWidth } from "#ui/use-width.ts";
import { aboutClock } from "../../model/race-text.ts";
import { formatClock } from "@ironpace/training";

export interface FinishMark {
  readonly id: "last" | "now" | "reach" | "target" | "trial";
  readonly name: string;
  readonly seconds: number;
}

interface FinishRulerProps {
  readonly marks: readonly FinishMark[];
  /** Seconds more or less that today's finish may be off. */
  readonly error: number;
}

/** Pixels that the label of a mark takes. */
const LABEL = 74;
const ROW = 40;
/** Below this width the target stands above the rod. */
const NARROW = 480;

/** Finishes on one rod, slower left, faster right; the range of the prediction is the light band. */
export function FinishRuler({ marks, error }: FinishRulerProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame, 1200, 240);
  const now = marks.find(({ id }) => id === "now")?.seconds ?? 0;
  const all = [...marks.map(({ seconds }) => seconds), now + error, now - error];
  const [slow, fast] = [Math.max(...all), Math.min(...all)];
  const room = Math.max(30, (slow - fast) * 0.08);
  const at = (seconds: number) => (slow + room - seconds) / (slow - fast + 2 * room);
  const isNarrow = width < NARROW;
  const isAbove = ({ id }: FinishMark) => isNarrow && id === "target";
  const below = inRows(
    marks.filter((mark) => !isAbove(mark)),
    (seconds) => at(seconds) * width,
    width,
  );
  const placed = [...below, ...marks.filter(isAbove).map((mark) => ({ mark, row: -1 }))];
  const rows = 1 + Math.max(0, ...placed.map(({ row }) => row));
  const names = marks.map((mark) => `${mark.name} ${getClock(mark)}`).join(", ");
  return (
    <div
      ref={frame}
      role="img"
      aria-label={`Finish times, slower on the left. ${names}.`}
      className="relative"
      style={{ height: `${72 + rows * ROW}px` }}
    >
      <i className="absolute inset-x-0 top-10 h-2 rounded-[2px] bg-line-strong" />
      <i
        className="absolute top-7 h-8 rounded-plate bg-[color-mix(in_oklab,var(--pace)_20%,transparent)]"
        style={{ left: `${100 * at(now + error)}%`, right: `${100 - 100 * at(now - error)}%` }}
      />
      {placed.map(({ mark, row }) => (
        <Mark key={mark.id} mark={mark} at={at(mark.seconds)} row={row} />
      ))}
    </div>
  );
}

/** A result and a target are exact, a forecast is not. */
function getClock({ id, seconds }: FinishMark): string {
  return id === "last" || id === "target" ? formatClock(seconds) : aboutClock(seconds);
}

/** Each label in the first row that has room for it. */
function inRows(marks: readonly FinishMark[], x: (seconds: number) => number, width: number) {
  const ends: number[] = [];
  return marks
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((mark) => {
      const left = Math.min(Math.max(0, x(mark.seconds) - LABEL / 2), width - LABEL);
      const free = ends.findIndex((end) => end <= left);
      const row = free === -1 ? ends.length : free;
      ends[row] = left + LABEL + 4;
      return { mark, row };
    });
}

function Mark({ mark, at, row }: { readonly mark: FinishMark; readonly at: number; readonly row: number }): ReactNode {
  const isNow = mark.id === "now";
  const side = at < 0.12 ? "items-start" : at > 0.88 ? "-translate-x-full items-end" : "-translate-x-1/2 items-center";
  return (
    <div className="absolute top-11 w-0" style={{ left: `${100 * at}%` }}>
      {row > 0 && <i className="absolute top-5 -left-px border-l border-line-strong" style={{ height: `${row * ROW + 4}px` }} />}
      <i
        className={`absolute rounded-[1px] ${isNow ? "-top-7 -left-[2.5px] h-14 w-1.25 bg-ember" : "-top-5.5 -left-[1.5px] h-11 w-0.75 bg-ink"}`}
      />
      <span
        className={`absolute z-1 flex w-max flex-col bg-canvas px-0.5 text-xs leading-tight whitespace-nowrap ${side} ${isNow ? "text-ember-ink" : "text-ink-3"}`}
        style={row < 0 ? { bottom: "24px" } : { top: `${26 + row * ROW}px` }}
      >
        <span className={`fig-pace text-xl leading-none ${isNow ? "" : "text-ink"}`}>{getClock(mark)}</span>
        <span className="max-w-28 truncate">{mark.name}</span>
      </span>
    </div>
  );
}
