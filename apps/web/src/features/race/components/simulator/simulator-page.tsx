import type { Athlete } from "@ironpace/training";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { readLocalDraft, writeLocalDraft } from "#backend/drafts/local-drafts.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useToday } from "#ui/use-today.ts";
import type { Competition } from "../../model/lab-race.ts";
import type { LapState } from "../../model/laps.ts";
import type { SimulatorProps } from "./simulator.tsx";

/** Loaded later: it runs the training engine. */
const Simulator = lazy(async () => ({ default: (await import("./simulator.tsx")).Simulator }));

interface SimulatorPageProps {
  readonly id: string;
  /** undefined while they are read. */
  readonly competitions: readonly Competition[] | undefined;
  readonly athlete: Athlete | undefined;
  readonly backHref: string;
  readonly onStore: (competition: Competition, ...laps: Parameters<SimulatorProps["onStore"]>) => Promise<void>;
}

/** The simulator once everything is there; what was read before is enough without a connection. */
export function SimulatorPage({ id, competitions, athlete, backHref, onStore }: SimulatorPageProps): ReactNode {
  const today = useToday();
  const { user } = useAuth();
  const { state, keep } = useLaps(user?.id ?? "", id);
  const competition = competitions?.find((each) => each.id === id);
  if (competitions !== undefined && competition === undefined) {
    return (
      <div className="grid gap-3">
        <h1 className="heading-2" tabIndex={-1}>
          This competition does not exist
        </h1>
        <Link to={backHref} className="link">
          Back
        </Link>
      </div>
    );
  }
  if (competitions === undefined || competition === undefined || athlete === undefined || state === undefined) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Simulator
        competition={competition}
        all={competitions}
        athlete={athlete}
        today={today}
        backHref={backHref}
        state={state}
        onKeep={keep}
        onStore={(laps, parts) => onStore(competition, laps, parts)}
      />
    </Suspense>
  );
}

function Loading(): ReactNode {
  return (
    <div role="group" aria-busy="true" aria-label="The simulator is loading" className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
    </div>
  );
}

interface KeptLaps {
  /** undefined while it is read; null when nothing is kept. */
  readonly state: LapState | null | undefined;
  readonly keep: (state: LapState | null) => void;
}

/** The laps of a race, kept on this device with every press. */
function useLaps(userId: string, raceId: string): KeptLaps {
  const [state, setState] = useState<LapState | null>();
  const name = `race-laps:${raceId}`;
  useEffect(() => {
    let isCurrent = true;
    void readLocalDraft(userId, name).then((kept) => {
      if (isCurrent) setState((now) => (now === undefined ? (isLapState(kept) ? kept : null) : now));
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, name]);
  const keep = (next: LapState | null) => {
    setState(next);
    void writeLocalDraft(userId, name, next ?? undefined);
  };
  return { state, keep };
}

function isLapState(kept: unknown): kept is LapState {
  return typeof kept === "object" && kept !== null && "version" in kept && kept.version === 1;
}
