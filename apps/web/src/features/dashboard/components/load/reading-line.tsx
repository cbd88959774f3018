import type { ReactNode } from "react";
import { formatCount, formatDay } from "#ui/format.ts";
import { type FitnessDay, shownNumbers, type SideName } from "../../model/fitness.ts";

/** The numbers of the day that is read: above the plot, so that they never cover it. */
export function Reading({ day }: { readonly day: FitnessDay }): ReactNode {
  const numbers = shownNumbers(day);
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line-strong pt-2.5 text-sm tabular-nums xl:grid-cols-[12rem_repeat(3,auto)] xl:justify-start">
      <b className="font-semibold">
        {formatDay(day.day)}
        {day.projected && ", planned"}
        <span className="ml-2 font-normal text-ink-3">{day.word ?? "Too early to say"}</span>
      </b>
      {(["iron", "pace", "both"] as const).map((side) => (
        <p key={side} className="flex min-w-0 items-baseline gap-1.5 text-ink-3">
          {side !== "both" && <i className={`size-3 self-center rounded-[2px] ${side === "iron" ? "bg-iron" : "bg-pace"}`} />}
          <b className="w-9 font-semibold text-ink">{SIDE_NAMES[side]}</b> fitness <Value>{formatCount(numbers[side].fitness)}</Value>{" "}
          fatigue <Value>{formatCount(numbers[side].fatigue)}</Value> form <Value>{signed(numbers[side].form)}</Value>
        </p>
      ))}
    </div>
  );
}

function Value({ children }: { readonly children: string }): ReactNode {
  return <span className="min-w-7 fig-num font-semibold text-ink">{children}</span>;
}

export const SIDE_NAMES: Readonly<Record<SideName, string>> = { iron: "Iron", pace: "Pace", both: "Sum" };

/** "+12", "−3", "0" */
export const signed = (value: number): string => `${value >= 0.5 ? "+" : value <= -0.5 ? "−" : ""}${formatCount(Math.abs(value))}`;

/** A day in words, with its numbers. */
export function readingText(day: FitnessDay): string {
  const numbers = shownNumbers(day);
  const sides = (["iron", "pace", "both"] as const).map(
    (side) =>
      `${SIDE_NAMES[side]}: fitness ${formatCount(numbers[side].fitness)}, fatigue ${formatCount(numbers[side].fatigue)}, form ${signed(numbers[side].form)}`,
  );
  return `${formatDay(day.day)}${day.projected ? ", planned" : ""}. ${sides.join(". ")}. ${day.word ?? "Too early to say"}.`;
}
