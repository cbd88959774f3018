import { distanceText } from "@ironpace/contract";
import type { Day, KeyBenchmark } from "@ironpace/training";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { unbroken } from "#ui/format.ts";
import type { Competition } from "../api/competitions.ts";
import type { ReadinessSources } from "../model/planned-work.ts";
import { isFinish, useReadinessLines } from "./readiness-lines.ts";
import { Check, TrendingUp } from "lucide-react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { Badge } from "#ui/badge.tsx";

interface ReadinessProps {
  readonly competition: Competition;
  readonly today: Day;
  readonly sources: ReadinessSources;
}

/** How ready the athlete is by the numbers that the race rests on. */
export function Readiness({ competition, today, sources }: ReadinessProps): ReactNode {
  const heading = `readiness-${competition.id}`;
  return (
    <section aria-labelledby={heading} className="grid content-start gap-2 *:min-w-0">
      <h3 id={heading} className="heading-3">
        Readiness
      </h3>
      <KeyBenchmarks competition={competition} today={today} sources={sources} />
    </section>
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
      <ul className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <KeyBenchmarkRow key={line.name} line={line} />
        ))}
      </ul>
      {lines.some(({ standing }) => standing === "unknown") && (
        <p className="text-sm text-ink-3">
          Enter what is missing in your{" "}
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

/** Times and paces are set narrow. */
function Amount({ text }: { readonly text: string }): ReactNode {
  const [, clock, unit = ""] = /^(\d+(?::\d\d)+)(.*)$/u.exec(text) ?? [];
  if (clock === undefined) return text;
  return (
    <>
      <span className="fig-pace text-[1.375rem] text-ink">{clock}</span>
      {unit}
    </>
  );
}
