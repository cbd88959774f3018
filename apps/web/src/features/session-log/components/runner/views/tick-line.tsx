import { toUnit } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { ReactNode } from "react";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { lineAmount, lineExercise, type TickLine } from "#features/session-log/model/runner/planned-line.ts";
import { loadFigure } from "#features/session-log/model/runner/shown-set.ts";
import { type PaceRange, readPaceRange } from "#features/session-log/model/runner/pace-range.ts";
import type { Run } from "../runner-context.ts";
import { PaceWindow } from "./pace-window.tsx";

interface CurrentLineProps {
  readonly run: Run;
  readonly line: TickLine;
  /** Seconds of a line by the clock. */
  readonly left: number | undefined;
  /** Seconds since a line by distance was begun. */
  readonly elapsed: number | undefined;
}

/** What is done now, as large as what is logged: its clock, its distance with the pace, its load or its count. */
export function CurrentLine({ run: { unit, picture }, line, left, elapsed = 0 }: CurrentLineProps): ReactNode {
  const { amount, kilograms, pace } = line;
  const { figure, measure } = lineAmount(line);
  const band = readPaceRange(pace);
  if (left !== undefined)
    return (
      <div className="hero items-center justify-between gap-3 pt-3 pb-2">
        <p role="timer" aria-live="off" aria-label="Time left" className="flex items-baseline">
          <span className={`clock fig-pace ${left >= 600 ? "long" : ""}`}>{clockText(left)}</span>
          <span className="u text-[1.375rem]! text-ink-2!">left</span>
        </p>
        {/* A long clock leaves no room for it on a phone. */}
        <div className={left >= 600 ? "beside max-lg:hidden" : "beside"}>{picture?.(lineExercise(line))}</div>
      </div>
    );
  if (figure !== undefined)
    // What runs is large, how far it goes beside it, and below the pace to hold.
    return (
      <div className="hero grid! gap-5 pt-2 pb-2">
        <p role="timer" aria-live="off" aria-label="Time since it was begun" className="flex items-end">
          <span className="clock fig-pace pace">{clockText(Math.floor(elapsed))}</span>
          <span className="u grid leading-tight">
            <b className="font-semibold text-ink">
              {figure} {measure}
            </b>
            {aboutText(band, figure, measure)}
          </span>
        </p>
        {band !== undefined && <PaceWindow range={band} />}
      </div>
    );
  return (
    <>
      <p className="hero pt-3 pb-2">
        {kilograms !== undefined && (
          <span className="load">
            <span className="fig-iron long">{loadFigure(String(toUnit(kilograms, unit)), unit)}</span>
            <span className="u mr-3">{unit} ×</span>
          </span>
        )}
        <span className="fig-num text-[3.25rem] leading-none! font-bold">{amount}</span>
      </p>
      <div className="lg:hidden">{picture?.(lineExercise(line))}</div>
    </>
  );
}

/** How long it takes at the pace that is given: "about 8 min"; without one only that it runs. */
function aboutText(band: PaceRange | undefined, figure: string, measure: string | undefined): string {
  const isCounted = band !== undefined && /^\/(?:km|mi)$/u.test(band.unit) && (measure === "m" || `/${measure}` === band.unit);
  if (!isCounted) return "so far";
  const length = Number(figure.replaceAll(",", "")) * (measure === "m" ? 0.001 : 1);
  const minutes = Math.round((length * (band.fastest + band.slowest)) / 120);
  return minutes < 1 ? "so far" : `about ${minutes} min`;
}

/** How much of a line, at the end of its row: loads wide, distances and times narrow. */
export function Dose({ line, unit }: { readonly line: TickLine; readonly unit: WeightUnit }): ReactNode {
  const { amount, kilograms } = line;
  const { figure, measure } = lineAmount(line);
  return (
    <span className="flex items-baseline justify-end whitespace-nowrap">
      {kilograms !== undefined && (
        <>
          <span className="fig-iron text-[1.5rem] tracking-[-.045em]!">{loadFigure(String(toUnit(kilograms, unit)), unit)}</span>
          <span className="unit mr-1">{unit} ×</span>
        </>
      )}
      {figure === undefined ? (
        <span className="text-ui">{amount}</span>
      ) : (
        <>
          <span className="fig-pace text-[1.5rem]">{figure}</span>
          <span className="unit">{measure}</span>
        </>
      )}
    </span>
  );
}
