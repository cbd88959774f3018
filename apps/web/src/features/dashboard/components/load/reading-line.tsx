import type { ReactNode } from "react";
import { formatCount, formatDay } from "#ui/format.ts";
import { type FitnessDay, formWord } from "../../model/fitness.ts";
import { SIDE_NAMES, signed } from "./reading.ts";

/** The numbers of the day that is read: above the plot, so that they never cover it. */
export function Reading({ day }: { readonly day: FitnessDay }): ReactNode {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line-strong pt-2.5 text-sm tabular-nums xl:grid-cols-[12rem_repeat(3,auto)] xl:justify-start">
      <b className="font-semibold">
        {formatDay(day.day)}
        {day.projected && ", planned"}
        <span className="ml-2 font-normal text-ink-3">{formWord(day.both)}</span>
      </b>
      {(["iron", "pace", "both"] as const).map((side) => (
        <p key={side} className="flex min-w-0 items-baseline gap-1.5 text-ink-3">
          {side !== "both" && <i className={`size-3 self-center rounded-[2px] ${side === "iron" ? "bg-iron" : "bg-pace"}`} />}
          <b className="w-9 font-semibold text-ink">{SIDE_NAMES[side]}</b>
          fitness <Value>{formatCount(day[side].fitness)}</Value> fatigue <Value>{formatCount(day[side].fatigue)}</Value> form{" "}
          <Value>{signed(day[side].form)}</Value>
        </p>
      ))}
    </div>
  );
}

function Value({ children }: { readonly children: string }): ReactNode {
  return <span className="min-w-7 fig-num font-semibold text-ink">{children}</span>;
}
