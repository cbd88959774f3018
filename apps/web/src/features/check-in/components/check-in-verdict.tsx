import type { CheckInProposal, ReadinessStatus } from "@ironpace/training";
import type { ReactNode } from "react";
import { ReadinessParts } from "./readiness-parts.tsx";

/** What the morning means: one sentence, then each answer drawn beside what is usual. */
export function CheckInVerdict({ proposal }: { readonly proposal: CheckInProposal }): ReactNode {
  const { readiness, verdict, cost } = proposal;
  return (
    <div className="grid gap-3">
      <p className={`border-l-4 pl-3 text-[1.0625rem] leading-snug font-semibold ${EDGES[readiness.status]}`}>
        <span className="sr-only">{WORDS[readiness.status]}. </span>
        {verdict}
        {cost !== undefined && <span className="mt-1 block text-sm font-normal text-ink-2">{cost}</span>}
      </p>
      <ReadinessParts parts={readiness.parts} />
    </div>
  );
}

const EDGES: Readonly<Record<ReadinessStatus, string>> = { green: "border-success", amber: "border-pending", red: "border-danger" };
const WORDS: Readonly<Record<ReadinessStatus, string>> = { green: "Ready", amber: "Less ready than usual", red: "Not ready for hard work" };
