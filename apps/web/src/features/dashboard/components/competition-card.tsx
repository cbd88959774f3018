import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { formatDay } from "#ui/format.ts";
import { REGISTRATION_LABELS, type Tables } from "@ironpace/contract";

interface CompetitionCardProps {
  readonly competition: Pick<Tables<"competitions">, "name" | "date" | "registration_status">;
  readonly daysLeft: number;
  /** Where the athlete stands beside the target. */
  readonly children: ReactNode;
  readonly href: string;
}

/** The next race: how long still, and where the athlete stands. */
export function CompetitionCard({ competition, daysLeft, href, children }: CompetitionCardProps): ReactNode {
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
        <h3 className="heading-2 min-w-0 wrap-anywhere">
          <Link to={href} className="hover:underline">
            {competition.name}
          </Link>
        </h3>
        <Badge {...(competition.registration_status === "registered" ? { tone: "success", icon: Check } : {})}>
          {labels[competition.registration_status] ?? competition.registration_status}
        </Badge>
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="fig-num text-[2.5rem] leading-none font-bold">{daysLeft}</span>
        <span className="text-sm text-ink-3">
          {daysLeft === 1 ? "day" : "days"} to {formatDay(competition.date)}
        </span>
      </p>
      {children}
    </article>
  );
}

const labels: Readonly<Record<string, string>> = REGISTRATION_LABELS;
