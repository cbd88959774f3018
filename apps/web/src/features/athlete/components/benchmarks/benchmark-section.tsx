import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useToday } from "#ui/use-today.ts";
import { useBenchmarks } from "../../api/benchmarks.ts";
import { useOffers, type BenchmarkOffer } from "../../api/get-offers.ts";
import { usePlanWork } from "../../api/get-plan-work.ts";
import type { Benchmark } from "../../model/benchmarks.ts";
import { LoadFailed } from "../profile/loaded.tsx";
import { NewNumbersNotice } from "../plan-changes/new-numbers-notice.tsx";
import type { Body } from "./body.ts";
import { Insights } from "./insights.tsx";
import { useNumbers } from "./use-numbers.ts";
import { currentBenchmark, type BenchmarkRow } from "../../model/benchmark-history.ts";
import type { PlannedWork } from "../../model/plan-work.ts";
import { BenchmarkItem } from "./benchmark-item.tsx";
import type { Numbers } from "../../model/numbers.ts";

const BenchmarkForm = lazyPart(async () => (await import("./benchmark-form.tsx")).BenchmarkForm);

interface BenchmarkSectionProps {
  readonly benchmark: Benchmark;
  readonly body: Body;
  /** Shown under what the numbers say. */
  readonly completion: ReactNode;
}

/** One kind of benchmarks: what stands and what it means, and the form to save a new set. */
export function BenchmarkSection({ benchmark, body, completion }: BenchmarkSectionProps): ReactNode {
  const rows = useBenchmarks(benchmark.kind);
  const { numbers, isPending } = useNumbers();
  const planWork = usePlanWork(useToday());
  const plan = planWork.data;
  const offers = useOffers().data ?? [];
  const [editing, setEditing] = useState(false);

  // Everything comes at once, so that nothing moves under the reader.
  if (rows.isPending || isPending || planWork.isPending) return <Skeleton className="h-80" />;
  if (rows.isLoadingError) return <LoadFailed onRetry={() => void rows.refetch()} />;
  return (
    <section aria-labelledby={`${benchmark.kind}-heading`} className="grid gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="max-w-5xl">
        {plan && <NewNumbersNotice plan={plan} savedAt={numbers?.savedAt} />}
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={`${benchmark.kind}-heading`} className="heading-2">
            {benchmark.title} benchmarks
          </h2>
          {!editing && (
            <Button variant="solid" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
        </div>
        {editing ? (
          <BenchmarkForm benchmark={benchmark} current={rows.data[0]} body={body} onClose={() => setEditing(false)} />
        ) : (
          <BenchmarkList benchmark={benchmark} rows={rows.data} body={body} numbers={numbers} work={plan?.work ?? []} offers={offers} />
        )}
        <p className="mt-3.5 text-sm text-ink-3">
          The weights and paces in your plan come from these numbers. Saving new numbers keeps the old ones in your history.
        </p>
      </div>
      <div className="grid content-start gap-7">
        {numbers !== undefined && <Insights kind={benchmark.kind} numbers={numbers} />}
        {completion}
      </div>
    </section>
  );
}

interface BenchmarkListProps {
  readonly benchmark: Benchmark;
  /** Newest first. */
  readonly rows: readonly BenchmarkRow[];
  readonly body: Body;
  readonly numbers: Numbers | undefined;
  readonly work: readonly PlannedWork[];
  readonly offers: readonly BenchmarkOffer[];
}

/** Each number with its date, what changed and what it sets; lifts with the loaded bar. */
function BenchmarkList({ benchmark, rows, offers, ...rest }: BenchmarkListProps): ReactNode {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {benchmark.fields.map((field) => (
        <BenchmarkItem
          key={field.column}
          kind={benchmark.kind}
          field={field}
          rows={rows}
          current={currentBenchmark(field, rows)}
          offer={offers.find((offer) => offer.benchmark === field.column)}
          {...rest}
        />
      ))}
    </ul>
  );
}
