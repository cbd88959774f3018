import { toUnit } from "@ironpace/contract";
import type { WeightUnit } from "@ironpace/training";
import type { ReactNode } from "react";
import { clockText } from "#ui/training/timers/clock-text.ts";
import { lineAmount, lineExercise, type TickLine } from "#features/session-log/model/runner/planned-line.ts";
import { loadFigure } from "#features/session-log/model/runner/shown-set.ts";
import type { Run } from "../runner-context.ts";

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
  const [, range, per] = /^(\S+)\s(.+)$/u.exec(pace ?? "") ?? [];
  if (left !== undefined)
    return (
      <>
        <div className="hero items-center justify-between gap-3 pt-3 pb-2">
          <p role="timer" aria-live="off" aria-label="Time left" className={`clock fig-pace ${left >= 600 ? "long" : ""}`}>
            {clockText(left)}
          </p>
          <div className="beside lg:hidden">{picture?.(lineExercise(line))}</div>
        </div>
      </>
    );
  if (figure !== undefined)
    return (
      <p className="hero flex-wrap justify-between gap-x-2 gap-y-4 pt-3 pb-2 lg:justify-start lg:gap-x-12">
        <span className="flex items-baseline">
          <span className="clock fig-pace">{figure}</span>
          <span className="u">{measure}</span>
        </span>
        <span className="grid gap-3">
          {range !== undefined && (
            <span className="flex items-baseline">
              <span className="fig-pace text-[1.625rem]">{range}</span>
              <span className="u ml-1! text-sm!">{per}</span>
            </span>
          )}
          <span role="timer" aria-live="off" aria-label="Time elapsed" className="flex items-baseline">
            <span className="fig-pace text-[1.625rem]">{clockText(Math.floor(elapsed))}</span>
            <span className="u ml-1! text-sm!">so far</span>
          </span>
        </span>
      </p>
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
