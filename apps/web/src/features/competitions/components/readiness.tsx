import { distanceText } from "@ironpace/contract";
import type { Day, KeyBenchmark } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { unbroken } from "#ui/format.ts";
import type { Competition } from "../api/competitions.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { Amount } from "./amount.tsx";
import { isFinish, isOfPicture, useReadinessLines } from "./readiness-lines.ts";
import { Check, TrendingUp } from "lucide-react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";

interface ReadinessProps {
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
}

/** How ready the athlete is by the numbers that the race rests on, beside what its picture says. */
export function Readiness({ competition, today, sources }: ReadinessProps): ReactNode {
  const all = useReadinessLines(competition, today, sources);
  const lines = all?.filter((line) => !isFinish(line) && !isOfPicture(line));
  if (lines !== undefined && all?.length !== 0 && lines.length === 0) return null;
  return (
    <section aria-label="Readiness" className="grid content-start gap-3 *:min-w-0">
      <h3 className="heading-3">Readiness</h3>
      <KeyBenchmarks all={all} lines={lines} profileHref={sources.profileHref} />
    </section>
  );
}

interface KeyBenchmarksProps {
  /** undefined while the athlete is not read. */
  readonly all: readonly KeyBenchmark[] | undefined;
  readonly lines: readonly KeyBenchmark[] | undefined;
  readonly profileHref: string;
}

function KeyBenchmarks({ all, lines, profileHref }: KeyBenchmarksProps): ReactNode {
  if (lines === undefined) return <Skeleton className="h-20" />;
  if (all?.length === 0)
    return (
      <p className="text-sm text-ink-3">
        Put the sport or distance in the name, or add a goal such as “Back squat 150 kg”, to see how ready you are.
      </p>
    );
  return (
    <div className="grid gap-2">
      <ul className="grid gap-x-10 border-t border-line *:border-b *:border-line lg:grid-cols-2">
        {lines.map((line) => (
          <KeyBenchmarkRow key={line.name} line={line} />
        ))}
      </ul>
      {lines.some(({ standing }) => standing === "unknown") && (
        <p className="text-sm text-ink-3">
          Enter what is missing in your{" "}
          <Link to={profileHref} className="link">
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
            <Amount text={unbroken(have ?? "Not entered")} />
            {estimated && <span className="ml-1 text-sm font-normal text-ink-3">estimate</span>}
          </span>
          {asks !== undefined && (
            <span className="text-sm text-ink-3">
              needs <Amount text={unbroken(asks)} />
            </span>
          )}
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
