import type { ReactNode } from "react";
import type { BenchmarkOffer } from "../../api/get-offers.ts";
import { currentBenchmark, type BenchmarkRow } from "../../model/benchmark-history.ts";
import type { Benchmark } from "../../model/benchmarks.ts";
import type { PlannedWork } from "../../model/plan-work.ts";
import { BenchmarkItem } from "./benchmark-item.tsx";
import type { Body } from "./body.ts";
import type { Numbers } from "../../model/numbers.ts";

export interface BenchmarkListProps {
  readonly benchmark: Benchmark;
  /** Newest first. */
  readonly rows: readonly BenchmarkRow[];
  readonly body: Body;
  readonly numbers: Numbers | undefined;
  readonly work: readonly PlannedWork[];
  readonly offers: readonly BenchmarkOffer[];
}

/** Each number with its date, what changed and what it sets; lifts with the loaded bar. */
export function BenchmarkList({ benchmark, rows, offers, ...rest }: BenchmarkListProps): ReactNode {
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
