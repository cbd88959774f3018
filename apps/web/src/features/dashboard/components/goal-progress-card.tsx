import { clockOfGoal, isClockGoal } from "@ironpace/contract";
import type { ReactNode } from "react";
import { formatDay } from "#ui/format.ts";

interface GoalProgressCardProps {
  readonly title: string;
  readonly current: number;
  readonly target: number;
  readonly unit: string;
  /** yyyy-MM-dd */
  readonly dueDate: string;
  /** The value is to come down to the target. */
  readonly falling: boolean;
  /** Whether it comes on as it must. */
  readonly standing: ReactNode;
  /** How much of the way is done. */
  readonly children: ReactNode;
}

/** How far one goal is: the value, what it is to become, and by when. */
export function GoalProgressCard({ title, current, target, unit, dueDate, falling, standing, children }: GoalProgressCardProps): ReactNode {
  return (
    <article className="grid content-start gap-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="heading-2 min-w-0 wrap-anywhere">{title}</h3>
        <p className="text-sm whitespace-nowrap text-ink-3">Due by {formatDay(dueDate)}</p>
      </div>
      <div className="flex min-h-9 items-end justify-between gap-3">
        <p className="flex items-baseline gap-1.5">
          <span className={`${FACES[unit] ?? "fig-num text-[2.125rem] font-bold"} leading-none!`}>{shown(current, unit, falling)}</span>
          <span className="text-sm text-ink-3">
            {falling ? "down to" : "of"} {shown(target, unit, falling)} {isClockGoal({ unit, falling }) ? "" : unit}
          </span>
        </p>
        {standing}
      </div>
      <div className="min-h-7">{children}</div>
    </article>
  );
}

/** Loads are set wide, distances and times narrow, as everywhere. */
const FACES: Readonly<Record<string, string>> = {
  kg: "fig-iron text-[2.125rem]",
  lb: "fig-iron text-[2.125rem]",
  km: "fig-pace text-[3rem]",
  mi: "fig-pace text-[3rem]",
  m: "fig-pace text-[3rem]",
};

const shown = (value: number, unit: string, falling: boolean): string =>
  isClockGoal({ unit, falling }) ? clockOfGoal(value, unit) : value.toLocaleString("en-GB", { maximumFractionDigits: 2 });
