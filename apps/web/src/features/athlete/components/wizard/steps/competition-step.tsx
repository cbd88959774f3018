import { useState } from "react";
import { Tabs } from "#ui/tabs.tsx";
import { CompetitionForm } from "./competition-form.tsx";
import type { StepProps } from "./step-frame.tsx";
import { WodForm } from "./wod-form.tsx";

type Tab = "competitions" | "wods";

/** Results are added one after the other; the step goes on when the athlete says so. */
export function CompetitionStep(props: StepProps) {
  const [tab, setTab] = useState<Tab>("competitions");
  return (
    <Tabs<Tab>
      label="Competition Benchmarks"
      value={tab}
      onValueChange={setTab}
      tabs={[
        {
          value: "competitions",
          label: "Competitions",
          count: props.circumstances.athlete.results.length,
          panel: <CompetitionForm {...props} active={tab === "competitions"} />,
        },
        {
          value: "wods",
          label: "Benchmark WODs",
          count: props.circumstances.athlete.wods.length,
          panel: <WodForm {...props} active={tab === "wods"} />,
        },
      ]}
    />
  );
}
