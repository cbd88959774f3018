import type { ReactNode } from "react";
import type { Competition } from "../api/competitions.ts";

/** What the athlete can do now and wants to do then, in their own words. */
export function PerformanceMetrics({ competition }: { readonly competition: Competition }): ReactNode {
  const { id, benchmark_performance: performance, target_result: target } = competition;
  return (
    <section aria-labelledby={`metrics-${id}`} className="grid gap-3">
      <h3 id={`metrics-${id}`} className="heading-3">
        Performance Metrics
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 border-y border-line py-3 *:min-w-0">
        <Metric label="Current Performance" value={performance ?? "Not entered"} />
        <Metric label="Target Result" value={target ?? "Not set"} />
      </dl>
    </section>
  );
}

function Metric({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
