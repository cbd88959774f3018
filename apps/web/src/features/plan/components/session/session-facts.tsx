import type { ReactNode } from "react";
import type { SessionView } from "../../model/plan-view.ts";
import { Unit } from "../figure.tsx";

/** Time, effort and complexity. */
export function SessionFacts({ session }: { readonly session: SessionView }): ReactNode {
  const facts = [
    { label: "Time", value: session.duration, unit: "min" },
    { label: "Effort", value: session.effort, unit: "of 10" },
    { label: "Complexity", value: session.complexity, unit: "of 10" },
  ];
  return (
    <dl className="flex gap-10 max-md:w-full max-md:justify-between max-md:gap-4 max-md:border-t max-md:border-line max-md:pt-4">
      {facts.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="mb-2 text-sm text-ink-3">{label}</dt>
          <dd className="flex items-baseline">
            <span className="fig-num text-[2rem] font-bold">{value}</span>
            <Unit>{unit}</Unit>
          </dd>
        </div>
      ))}
    </dl>
  );
}
