import { distanceText, withPounds } from "@ironpace/contract";
import { formatClock, type HyroxGap } from "@ironpace/training";
import { ArrowRight, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";
import { unbroken } from "#ui/format.ts";
import { Amount } from "./amount.tsx";

/** Where the way to a target lies, part by part: what it takes today, what it has to take, and the seconds between. The largest comes first. */
export function GapList({ gaps }: { readonly gaps: readonly HyroxGap[] }): ReactNode {
  const { distance, weight } = useUnits();
  const most = Math.max(1, ...gaps.map(({ seconds }) => seconds));
  return (
    <ol className="grid gap-x-10 border-t border-line *:border-b *:border-line lg:grid-cols-2">
      {gaps.map(({ id, name, detail, have, needs, seconds }, index) => (
        <li key={id} className="grid gap-2 py-3">
          <div className="grid grid-cols-[minmax(0,1fr)_auto_3.25rem] items-center gap-x-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium">{name}</span>
              <span className="text-sm text-ink-3 max-sm:sr-only">
                {unbroken(withPounds(detail.replace(/^1 km$/u, "1,000 m"), weight))}
              </span>
              {index === 0 && (
                <Badge tone="pending" icon={TrendingUp} className="max-[22rem]:sr-only">
                  Biggest gap
                </Badge>
              )}
            </p>
            <p className="flex items-baseline gap-x-1.5 text-sm text-ink-3">
              <Amount text={unbroken(distanceText(have, distance).replace(/ \/(?:km|mi)$/u, ""))} />
              <ArrowRight aria-label="needs" role="img" size={14} strokeWidth={1.75} className="self-center" />
              <Amount text={unbroken(distanceText(needs, distance))} />
            </p>
            <p className="text-right fig-pace text-[1.375rem]" aria-label={`${formatClock(seconds)} to cut`}>
              {seconds < 0.5 ? "0:00" : `−${formatClock(seconds)}`}
            </p>
          </div>
          <div aria-hidden="true" className="h-1.5 rounded-[2px] bg-hover">
            <div
              className={`h-full min-w-0.5 rounded-[2px] ${id === "runs" ? "bg-pace" : "bg-iron"}`}
              style={{ width: `${(100 * Math.max(0, seconds)) / most}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
