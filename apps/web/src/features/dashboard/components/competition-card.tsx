import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { formatDay } from "#ui/format.ts";
import { Progress } from "#ui/feedback/progress.tsx";
import { REGISTRATION_LABELS, type Tables } from "@ironpace/contract";

interface CompetitionCardProps {
  readonly competition: Pick<Tables<"competitions">, "name" | "date" | "registration_status" | "benchmark_performance" | "target_result">;
  readonly daysLeft: number;
  /** 0 to 100, by the calendar alone. */
  readonly preparation: number;
  readonly href: string;
}

/** The next race: how long still, from where to where. */
export function CompetitionCard({ competition, daysLeft, preparation, href }: CompetitionCardProps): ReactNode {
  const results = [
    ["Current", competition.benchmark_performance],
    ["Target", competition.target_result],
  ] as const;
  return (
    <article className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="heading-2 min-w-0 wrap-anywhere">
          <Link to={href} className="hover:underline">
            {competition.name}
          </Link>
        </h3>
        <Badge tone={competition.registration_status === "registered" ? "success" : "neutral"}>
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
        <dl className="flex gap-5 text-right">
          {results.map(
            ([label, value]) =>
              value !== null && (
                <div key={label}>
                  <dt className="text-sm text-ink-3">{label}</dt>
                  <dd className="fig-pace text-[1.5rem]">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Progress label="Preparation Progress" value={preparation} />
    </article>
  );
}

const labels: Readonly<Record<string, string>> = REGISTRATION_LABELS;
