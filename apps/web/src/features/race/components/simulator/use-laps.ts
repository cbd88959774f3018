import { useEffect, useState } from "react";
import { readLocalDraft, writeLocalDraft } from "#backend/local-drafts.ts";
import type { LapState } from "../../model/laps.ts";

interface KeptLaps {
  /** undefined while it is read; null when nothing is kept. */
  readonly state: LapState | null | undefined;
  readonly keep: (state: LapState | null) => void;
}

/** The laps of a race, kept on this device with every press. */
export function useLaps(userId: string, raceId: string): KeptLaps {
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
