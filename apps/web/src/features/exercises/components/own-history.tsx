import { BEST_CATEGORY_LABELS, setsText } from "@ironpace/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { getSentence } from "../../../backend/error-sentence.ts";
import { useUnits } from "../../../backend/preferences/use-units.ts";
import { formatDay, localDay } from "../../../ui/format.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Exercise } from "../api/exercise.ts";
import { ownHistoryOptions, type DoneSession, type OwnHistory as History } from "../api/own-history.ts";

interface OwnHistoryProps {
  readonly exercise: Exercise;
  readonly bestsHref: string;
}

/** The athlete's bests with an exercise, and when they did it last. */
export function OwnHistory({ exercise, bestsHref }: OwnHistoryProps): ReactNode {
  const { data, isPending, error } = useQuery(ownHistoryOptions(exercise));
  if (isPending) return <Skeleton className="h-20" />;
  if (data === undefined) return <p className="text-ink-2">Your history with this exercise could not be loaded. {getSentence(error)}</p>;
  if (data.bests.length === 0 && data.sessions.length === 0) return <p className="text-ink-3">You have not logged it yet.</p>;
  return (
    <>
      <Bests bests={data.bests} href={bestsHref} />
      {data.sessions.length > 0 && (
        <ul aria-label="Latest sessions" className="divide-y divide-line border-y border-line">
          {data.sessions.map((session) => (
            <DoneOn key={session.id} session={session} />
          ))}
        </ul>
      )}
    </>
  );
}

function Bests({ bests, href }: { readonly bests: History["bests"]; readonly href: string }): ReactNode {
  if (bests.length === 0) return null;
  return (
    <div className="grid gap-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {bests.map(({ id, category, value, unit, date }) => (
          <div key={id} className="grid gap-1">
            <dt className="text-sm text-ink-3">Best, {BEST_CATEGORY_LABELS[category].toLowerCase()}</dt>
            <dd className="flex items-baseline">
              <span className="fig-num text-[1.5rem] leading-none font-bold">{value}</span>
              {unit !== null && !value.includes(":") && <span className="unit">{unit}</span>}
            </dd>
            <dd className="text-xs text-ink-3">{dayText(date)}</dd>
          </div>
        ))}
      </dl>
      <Link to={href} className="link hit-area justify-self-start text-sm">
        Personal bests
      </Link>
    </div>
  );
}

function DoneOn({ session: { title, performed_at, sets } }: { readonly session: DoneSession }): ReactNode {
  const { weight } = useUnits();
  const working = sets.filter(({ set_type: type }) => type !== "warmup");
  return (
    <li className="grid gap-0.5 py-3">
      <p className="text-sm text-ink-3">
        {dayText(localDay(new Date(performed_at)))}
        {title !== null && `, ${title}`}
      </p>
      <p className="wrap-anywhere">
        {setsText(
          (working.length > 0 ? working : sets).map((set) => ({ ...set, rpe: null })),
          weight,
        )}
      </p>
    </li>
  );
}

const dayText = (day: string): string => `${formatDay(day)} ${day.slice(0, 4)}`;
