import { distanceText, withPounds } from "@ironpace/contract";
import { type Day, formatClock, type HyroxGap, type KeyBenchmark } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { unbroken } from "#ui/format.ts";
import type { Competition } from "../api/competitions.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { Amount } from "./amount.tsx";
import { isFinish, isOfGaps, useHyroxGaps, useReadinessLines } from "./readiness-lines.ts";
import { Check, TrendingUp, ArrowRight } from "lucide-react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";

interface ReadinessProps {
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
}

/** How ready the athlete is by the numbers that the race rests on; of a Hyrox with a target, where the way to it lies. */
export function Readiness({ competition, today, sources }: ReadinessProps): ReactNode {
  const gaps = useHyroxGaps(competition, today, sources);
  const found = gaps?.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <section aria-label="Readiness" className="grid content-start gap-3 *:min-w-0">
      <div>
        <h3 className="heading-3">{found === undefined ? "Readiness" : `Where to save ${formatClock(found)}`}</h3>
        {gaps !== undefined && (
          <p className="mt-0.5 text-sm text-ink-3">
            Your time today, then the time your target allows. Roxzone time stays as it is. All times are estimates.
          </p>
        )}
      </div>
      {gaps !== undefined && <GapList gaps={gaps} />}
      <KeyBenchmarks competition={competition} today={today} sources={sources} gaps={gaps} />
    </section>
  );
}

interface KeyBenchmarksProps extends ReadinessProps {
  readonly gaps: readonly HyroxGap[] | undefined;
}

function KeyBenchmarks({ competition, today, sources, gaps }: KeyBenchmarksProps): ReactNode {
  const all = useReadinessLines(competition, today, sources);
  const lines = all?.filter((line) => !isFinish(line) && (gaps === undefined || !isOfGaps(line)));
  if (lines === undefined) return <Skeleton className="h-40" />;
  if (all?.length === 0)
    return (
      <p className="text-sm text-ink-3">Add a distance to the name, or a goal such as “Back squat, 150 kg”, to see how ready you are.</p>
    );
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-x-10 border-t border-line *:border-b *:border-line lg:grid-cols-2">
        {lines.map((line) => (
          <KeyBenchmarkRow key={line.name} line={line} />
        ))}
      </ul>
      {lines.some(({ standing }) => standing === "unknown") && (
        <p className="text-sm text-ink-3">
          Add the missing numbers to your{" "}
          <Link to={sources.profileHref} className="link">
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
            <Amount text={unbroken(have ?? "Not known yet")} />
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

/** Where the way to a target lies, part by part: what it takes today, what it has to take, and the seconds between. The largest comes first. */
function GapList({ gaps }: { readonly gaps: readonly HyroxGap[] }): ReactNode {
  const { distance, weight } = useUnits();
  const most = Math.max(1, ...gaps.map(({ seconds }) => seconds));
  return (
    <ol className="grid gap-x-10 border-t border-line *:border-b *:border-line lg:grid-cols-2">
      {gaps.map(({ id, name, detail, have, needs, seconds }, index) => (
        <li key={id} className="grid gap-2 py-3">
          <div className="grid grid-cols-[minmax(0,1fr)_auto_3.25rem] items-center gap-x-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium">{name}</span>
              <span className="text-sm text-ink-3 max-sm:sr-only">
                {unbroken(withPounds(detail.replace(/^1 km$/u, "1,000 m"), weight))}
              </span>
              {index === 0 && (
                <Badge tone="pending" icon={TrendingUp} className="max-[22rem]:sr-only">
                  Biggest gap
                </Badge>
              )}
            </p>
            <p className="flex items-baseline gap-x-1.5 text-sm text-ink-3">
              <Amount text={unbroken(distanceText(have, distance).replace(/ \/(?:km|mi)$/u, ""))} />
              <ArrowRight aria-label="needs" role="img" size={14} strokeWidth={1.75} className="self-center" />
              <Amount text={unbroken(distanceText(needs, distance))} />
            </p>
            <p className="text-right fig-pace text-[1.375rem]" aria-label={`${formatClock(seconds)} to cut`}>
              {seconds < 0.5 ? "0:00" : `−${formatClock(seconds)}`}
            </p>
          </div>
          <div aria-hidden="true" className="h-1.5 rounded-[2px] bg-hover">
            <div
              className={`h-full min-w-0.5 rounded-[2px] ${id === "runs" ? "bg-pace" : "bg-iron"}`}
              style={{ width: `${(100 * Math.max(0, seconds)) / most}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
