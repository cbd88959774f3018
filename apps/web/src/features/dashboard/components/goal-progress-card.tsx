import { clockOfGoal, isClockGoal } from "@ironpace/contract";
import type { ReactNode } from "react";
import { formatDay } from "#ui/format.ts";
import { Progress } from "#ui/feedback/progress.tsx";

export interface GoalProgressCardProps {
  readonly title: string;
  readonly current: number;
  readonly target: number;
  readonly unit: string;
  /** yyyy-MM-dd */
  readonly dueDate?: string;
  /** 0 to 100; the value over the target, capped, without it. */
  readonly percent?: number;
  /** The value is to come down to the target. */
  readonly falling?: boolean;
}

/** How far one goal is: the value, what it is to become, and by when. */
export function GoalProgressCard({
  title,
  current,
  target,
  unit,
  dueDate,
  percent: given,
  falling = false,
}: GoalProgressCardProps): ReactNode {
  const percent = given ?? Math.min(100, Math.round((100 * current) / target));
  return (
    <article className="grid gap-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="heading-2 min-w-0 wrap-anywhere">{title}</h3>
        {dueDate !== undefined && <p className="text-sm whitespace-nowrap text-ink-3">Due by {formatDay(dueDate)}</p>}
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className={`${FACES[unit] ?? "fig-num text-[2.125rem] font-bold"} leading-none!`}>{shown(current, unit, falling)}</span>
        <span className="text-sm text-ink-3">
          {falling ? "down to" : "of"} {shown(target, unit, falling)} {isClockGoal({ unit, falling }) ? "" : unit}
        </span>
      </p>
      <Progress label={`Progress of ${title}`} hideLabel value={percent} />
      <p className="text-sm text-ink-3">
        {percent}%{given === undefined || !falling ? " of the target" : " of the way"}
      </p>
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
