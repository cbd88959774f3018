import { distanceText } from "@ironpace/contract";
import type { Day, KeyBenchmark } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/cx.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { formatDay, unbroken } from "#ui/format.ts";
import type { Competition } from "../api/competitions.ts";
import { workUntil } from "../model/planned-work.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { Preparation } from "./preparation.tsx";
import { isFinish, useReadinessLines } from "./readiness-lines.ts";
import { Check, TrendingUp } from "lucide-react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";

interface ReadinessProps {
  /** Work and numbers stand side by side where there is room. */
  readonly isWide?: boolean;
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
}

/** How ready the athlete is by what is known: work done of work planned, and the numbers the race rests on. */
export function Readiness({ competition, today, sources, isWide = false }: ReadinessProps): ReactNode {
  const heading = `readiness-${competition.id}`;
  return (
    <section
      aria-labelledby={heading}
      className={cx("grid content-start gap-x-10 gap-y-4 *:min-w-0", isWide && "items-start lg:grid-cols-2 lg:*:first:col-span-2")}
    >
      <h3 id={heading} className="heading-3">
        Readiness
      </h3>
      <PlannedWork competition={competition} today={today} sources={sources} />
      <KeyBenchmarks competition={competition} today={today} sources={sources} />
    </section>
  );
}

const link = "font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink";

function PlannedWork({ competition: { date }, today, sources: { plan, planHref } }: ReadinessProps): ReactNode {
  if (plan === undefined) return <Skeleton className="h-16" />;
  const work = plan === null ? undefined : workUntil(plan, date);
  return (
    <div className="grid gap-1.5">
      <Preparation date={date} today={today} work={work === undefined ? null : plan?.work} />
      <p className="text-sm text-ink-3">
        {work === undefined ? (
          <>
            {plan === null ? "You have no active plan before this competition. " : "Your plan has no sessions before this competition. "}
            <Link to={planHref} className={link}>
              Training Plans
            </Link>
          </>
        ) : (
          `${work.done} of the ${work.planned} sessions before this race are done.${work.endsOn === undefined ? "" : ` Your plan ends on ${formatDay(work.endsOn)}.`}`
        )}
      </p>
    </div>
  );
}

function KeyBenchmarks({ competition, today, sources }: ReadinessProps): ReactNode {
  const all = useReadinessLines(competition, today, sources);
  const lines = all?.filter((line) => !isFinish(line));
  if (lines === undefined) return <Skeleton className="h-40" />;
  if (all?.length === 0)
    return (
      <p className="text-sm text-ink-3">
        To compare this competition with your benchmarks, add the distance to its name or set a goal such as “Back squat, 150 kg”.
      </p>
    );
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-sm text-ink-3">Key benchmarks</h4>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <KeyBenchmarkRow key={line.name} line={line} />
        ))}
      </ul>
      {lines.some(({ standing }) => standing === "unknown") && (
        <p className="text-sm text-ink-3">
          Enter what is missing in your{" "}
          <Link to={sources.profileHref} className={link}>
            Athlete Profile
          </Link>
          .
        </p>
      )}
    </div>
  );
}

/** What the athlete has beside what is asked for, and where the number comes from. */
function KeyBenchmarkRow({ line }: { readonly line: KeyBenchmark }): ReactNode {
  const { name, estimated, standing } = line;
  const { distance } = useUnits();
  const [have, asks, note] = [line.have, line.asks, line.note].map((text) => text && distanceText(text, distance));
  return (
    <li className="grid gap-0.5 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{unbroken(name)}</p>
        <p className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-right">
          <span className={have === undefined ? "text-ink-3" : "font-semibold"}>
            {unbroken(have ?? "Not known yet")}
            {estimated && <span className="ml-1 text-sm font-normal text-ink-3">estimate</span>}
          </span>
          {asks !== undefined && <span className="text-sm text-ink-3">needs {unbroken(asks)}</span>}
          {standing === "reached" && (
            <Badge tone="success" icon={Check}>
              Reached
            </Badge>
          )}
          {standing === "short" && (
            <Badge tone="pending" icon={TrendingUp}>
              Not yet
            </Badge>
          )}
        </p>
      </div>
      <p className="text-xs text-ink-3">{unbroken(note ?? "")}</p>
    </li>
  );
}
