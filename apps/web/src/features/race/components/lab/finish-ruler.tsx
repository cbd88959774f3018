import type { ReactNode } from "react";
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

/** Finishes on one rod, slower left, faster right; the range of the prediction is the light band. */
export function FinishRuler({ marks, error }: FinishRulerProps): ReactNode {
  const now = marks.find(({ id }) => id === "now")?.seconds ?? 0;
  const all = [...marks.map(({ seconds }) => seconds), now + error, now - error];
  const [slow, fast] = [Math.max(...all), Math.min(...all)];
  const room = Math.max(30, (slow - fast) * 0.08);
  const at = (seconds: number) => (100 * (slow + room - seconds)) / (slow - fast + 2 * room);
  const ordered = marks.toSorted((a, b) => b.seconds - a.seconds);
  return (
    <div
      role="img"
      aria-label={`Finish times, slower on the left. ${ordered.map(({ name, seconds }) => `${name} ${aboutClock(seconds)}`).join(", ")}.`}
      className="relative mx-2 h-38"
    >
      <i className="absolute -inset-x-2 top-10 h-2 rounded-[2px] bg-line-strong" />
      <i
        className="absolute top-7 h-8 rounded-plate border border-dashed border-control bg-[color-mix(in_oklab,var(--pace)_13%,transparent)]"
        style={{ left: `${at(now + error)}%`, right: `${100 - at(now - error)}%` }}
      />
      <b className="absolute top-1 -translate-x-1/2 text-xs font-semibold whitespace-nowrap" style={{ left: `${at(now)}%` }}>
        ± {formatClock(error)}
      </b>
      {ordered.map((mark, index) => (
        <Mark key={mark.id} mark={mark} at={at(mark.seconds)} isLow={index % 2 === 1} />
      ))}
    </div>
  );
}

function Mark({ mark, at, isLow }: { readonly mark: FinishMark; readonly at: number; readonly isLow: boolean }): ReactNode {
  const isNow = mark.id === "now";
  const side = at < 12 ? "items-start" : at > 88 ? "-translate-x-full items-end" : "-translate-x-1/2 items-center";
  return (
    <div className="absolute top-11 w-0" style={{ left: `${at}%` }}>
      <i
        className={`absolute rounded-[1px] ${isNow ? "-top-7 -left-[2.5px] h-14 w-1.25 bg-ember" : "-top-5.5 -left-[1.5px] h-11 w-0.75 bg-ink"}`}
      />
      {isLow && <i className="absolute top-6 -left-px h-9 border-l border-line-strong" />}
      <span
        className={`absolute flex w-max flex-col text-sm leading-tight whitespace-nowrap ${side} ${isLow ? "top-15" : "top-6"} ${isNow ? "text-ember-ink" : "text-ink-3"}`}
      >
        <span className={`fig-pace text-xl ${isNow ? "" : "text-ink"}`}>{aboutClock(mark.seconds)}</span>
        <span className="bg-canvas">{mark.name}</span>
      </span>
    </div>
  );
}
