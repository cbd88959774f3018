import type { PhaseLabel } from "@ironpace/training";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { formatDayMonth } from "#ui/format.ts";
import { TermText } from "#ui/training/glossary/term-text.tsx";
import type { Counting } from "../../model/counting.ts";
import { getHeading } from "../../model/plan-heading.ts";
import type { PlanView } from "../../model/plan-view.ts";
import { PHASES } from "../block-bar/phases.ts";

interface PlanHeaderProps {
  readonly plan: PlanView;
  /** The phase of the week we are in. */
  readonly phase: PhaseLabel;
  /** What the plan is about and what can be done with it, where it stands beside the title. */
  readonly about?: { readonly text: ReactNode; readonly buttons: ReactNode };
}

export function PlanHeader({ plan, phase, about }: PlanHeaderProps): ReactNode {
  const active = plan.status === "active";
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <p className="mb-3 flex flex-wrap gap-2 max-md:mb-1.5">
          {active ? (
            <Badge tone="success" icon={Check}>
              Active Plan
            </Badge>
          ) : (
            <Badge>{statusText(plan.status)}</Badge>
          )}
          <Badge tone={PHASES[phase].tone}>
            <TermText text={PHASES[phase].label} />
          </Badge>
        </p>
        <h1 className="heading-1 wrap-anywhere" tabIndex={-1}>
          {getHeading(plan.title)}
        </h1>
        {about?.text}
      </div>
      {about?.buttons}
    </header>
  );
}

/** How long the plan is, for whom, from which numbers, and what it says of itself. */
export function PlanText({ plan, counting }: { readonly plan: PlanView; readonly counting: Counting }): ReactNode {
  return (
    <>
      <p className="mt-2 text-ink-3">
        {getMeta(plan)} <Origin counting={counting} notes={plan.notes} />
      </p>
      {plan.description !== "" && (
        <p className="mt-2 max-w-[62ch] text-ink-2">
          <TermText text={withoutCount(plan.description)} />
        </p>
      )}
    </>
  );
}

/** Where the numbers come from; what is missing says so and leads to the place where it can be given. */
function Origin({ counting, notes }: { readonly counting: Counting; readonly notes: PlanView["notes"] }): ReactNode {
  const byFeel = [counting.iron === "hours" && "weights", counting.pace === "hours" && "paces"].filter(Boolean).join(" and ");
  if (byFeel === "" || !notes.some(({ kind }) => kind === "missing")) return "from your benchmarks.";
  return (
    <>
      with {byFeel} by feel.{" "}
      <Link to="/profile" className="link hit-area whitespace-nowrap">
        Add your benchmarks
      </Link>
    </>
  );
}

/** "Hyrox, advanced. 5 weeks, 4 sessions a week. Built 21 Nov" */
function getMeta(plan: PlanView): string {
  const weeks = `${plan.durationWeeks} ${plan.durationWeeks === 1 ? "week" : "weeks"}`;
  return `${plan.focus}, ${plan.level.toLowerCase()}. ${weeks}, ${plan.sessionsPerWeek} sessions a week. Built ${formatDayMonth(plan.createdOn)}`;
}

/** The line above says how many sessions a week has. */
function withoutCount(description: string): string {
  return description.replace(/^\d+ sessions a week: (.)/u, (_, first: string) => first.toUpperCase());
}

function statusText(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}
