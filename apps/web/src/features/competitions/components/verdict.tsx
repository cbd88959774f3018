import { formatClock, parseClock, type KeyBenchmark } from "@ironpace/training";
import type { ReactNode } from "react";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import type { Competition } from "../api/competitions.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { isFinish, useReadinessLines } from "./readiness-lines.ts";

interface VerdictProps {
  readonly competition: Competition;
  readonly today: string;
  readonly sources: ReadinessSources;
}

/** Where the athlete stands today: the engine's estimate of the finish, or what was entered where there is none, and the way to the target. */
export function Verdict({ competition, today, sources }: VerdictProps): ReactNode {
  const lines = useReadinessLines(competition, today, sources);
  const { benchmark_performance: entered, target_result: target } = competition;
  const { athlete, RaceError } = sources;
  if (lines === undefined) return <Skeleton className="h-17" />;
  const finish = lines.find(isFinish);
  const now = finish?.have;
  if (now === undefined && entered === null && target === null)
    return <p className="text-sm text-ink-3">Set a target, or enter a 5 km time in your profile, to see where you stand.</p>;
  return (
    <section aria-label="Where you stand" className="min-h-17">
      <dl className="flex flex-wrap items-end gap-x-8 gap-y-3 max-sm:gap-x-6">
        {(now ?? entered) !== null && (
          <Figure
            label={now === undefined ? "Your estimate" : "Predicted today"}
            value={now ?? entered ?? ""}
            isLarge
            error={now !== undefined && athlete !== undefined && <RaceError competition={competition} athlete={athlete} today={today} />}
          />
        )}
        {target !== null && <Figure label="Target" value={finish?.asks ?? target} />}
        {finish !== undefined && <Gap finish={finish} />}
      </dl>
    </section>
  );
}

function Gap({ finish: { have, asks } }: { readonly finish: KeyBenchmark }): ReactNode {
  const seconds = parseClock(have ?? "");
  const target = parseClock(asks ?? "");
  if (seconds === undefined || target === undefined) return null;
  const gap = seconds - target;
  return <Figure label={gap > 0 ? "To gain" : "In hand"} value={formatClock(Math.abs(gap))} />;
}

function Figure({
  label,
  value,
  isLarge = false,
  error,
}: {
  readonly label: string;
  readonly value: string;
  readonly isLarge?: boolean;
  /** How far it may be off. */
  readonly error?: ReactNode;
}): ReactNode {
  const size =
    value.length > 9
      ? "text-lg font-semibold"
      : isLarge
        ? "fig-pace text-[3.5rem] leading-[.8]! font-bold!"
        : "fig-pace text-[2rem] leading-[.85]!";
  return (
    <div className={isLarge ? "min-w-0 max-sm:basis-full" : "min-w-0"}>
      <dt className="mb-1.5 text-sm text-ink-3">{label}</dt>
      <dd className="flex items-baseline wrap-anywhere">
        <span className={size}>{value}</span>
        {error !== undefined && <span className="unit">{error}</span>}
      </dd>
    </div>
  );
}
