import { useState, type ReactNode } from "react";
import { Tabs } from "../../../../ui/tabs.tsx";
import { BENCHMARKS, type BenchmarkKind } from "../../model/benchmarks.ts";
import type { Body } from "./benchmark-list.tsx";
import { BenchmarkSection } from "./benchmark-section.tsx";

export function BenchmarksTab(body: Body): ReactNode {
  const [kind, setKind] = useState<BenchmarkKind>("strength");
  return (
    <Tabs<BenchmarkKind>
      label="Benchmark type"
      look="segmented"
      value={kind}
      onValueChange={setKind}
      tabs={Object.values(BENCHMARKS).map((benchmark) => ({
        value: benchmark.kind,
        label: benchmark.title,
        panel: <BenchmarkSection benchmark={benchmark} body={body} />,
      }))}
    />
  );
}
