import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { formatDay } from "#ui/format.ts";
import { REGISTRATION_LABELS, type Tables } from "@ironpace/contract";

interface CompetitionCardProps {
  readonly competition: Pick<Tables<"competitions">, "name" | "date" | "registration_status" | "target_result">;
  readonly daysLeft: number;
  /** How far the preparation is. */
  readonly children: ReactNode;
  readonly href: string;
}

/** The next race: how long still, and the target. What it would be run in today is on its own page, by the engine. */
export function CompetitionCard({ competition, daysLeft, href, children }: CompetitionCardProps): ReactNode {
  const { target_result: target } = competition;
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="heading-2 min-w-0 wrap-anywhere">
          <Link to={href} className="hover:underline">
            {competition.name}
          </Link>
        </h3>
        <Badge {...(competition.registration_status === "registered" ? { tone: "success", icon: Check } : {})}>
          {labels[competition.registration_status] ?? competition.registration_status}
        </Badge>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="flex items-baseline gap-1.5">
          <span className="fig-num text-[2.5rem] leading-none font-bold">{daysLeft}</span>
          <span className="text-sm text-ink-3">
            {daysLeft === 1 ? "day" : "days"} to {formatDay(competition.date)}
          </span>
        </p>
        {target !== null && (
          <dl className="text-right">
            <dt className="text-sm text-ink-3">Target</dt>
            <dd className="fig-pace text-[1.5rem]">{target}</dd>
          </dl>
        )}
      </div>
      {children}
    </article>
  );
}

const labels: Readonly<Record<string, string>> = REGISTRATION_LABELS;
