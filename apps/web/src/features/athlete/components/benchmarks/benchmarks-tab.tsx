import { useState, type ReactNode } from "react";
import { Tabs } from "#ui/layout/tabs.tsx";
import { BENCHMARKS, type BenchmarkKind } from "../../model/benchmarks.ts";
import { WodsSection } from "../wods/wods-section.tsx";
import { BenchmarkSection } from "./benchmark-section.tsx";
import type { Body } from "./body.ts";

type Kind = BenchmarkKind | "wods";

interface BenchmarksTabProps {
  readonly body: Body;
  readonly completion: ReactNode;
}

export function BenchmarksTab({ body, completion }: BenchmarksTabProps): ReactNode {
  const [kind, setKind] = useState<Kind>("strength");
  return (
    <Tabs<Kind>
      label="Benchmark type"
      look="segmented"
      value={kind}
      onValueChange={setKind}
      tabs={[
        ...Object.values(BENCHMARKS).map((benchmark) => ({
          value: benchmark.kind,
          label: benchmark.title,
          panel: <BenchmarkSection benchmark={benchmark} body={body} completion={completion} />,
        })),
        { value: "wods", label: "WODs", panel: <WodsSection /> },
      ]}
    />
  );
}
