import { formatClock } from "@ironpace/training";
import type { Competition } from "#features/competitions/api/competitions.ts";
import { finishSeconds, lapSession, toSplits, type LapPart, type LapState } from "#features/race/model/laps.ts";
import { withSplits, type Splits } from "#features/race/model/race-splits.ts";
import { storeSession } from "#features/session-log/api/store-session.ts";
import { localDay } from "#ui/format.ts";

/**
 * Puts laps into the log, which is kept on this device and sent when it can be, and where it is the day of the race into its result.
 * @param save Writes the competition; it needs a connection.
 */
export async function storeLaps(
  competition: Competition,
  { state, parts }: { readonly state: LapState; readonly parts: readonly LapPart[] },
  save: (competition: Competition) => Promise<void>,
): Promise<void> {
  const day = localDay(new Date(state.startedAt));
  const isRace = competition.date <= day;
  const title = isRace ? competition.name : `Simulation of ${competition.name}`;
  await storeSession(state.sessionId, lapSession(state, parts, { title, day }));
  if (!isRace) return;
  const planned: Splits = Object.fromEntries(
    parts.flatMap((part) => (part.planned === undefined ? [] : [[part.segment.id, part.planned] as const])),
  );
  const goals = withSplits(competition, toSplits(state, parts), planned).map((goal) => ({ ...goal }));
  await save({ ...competition, result: formatClock(finishSeconds(state)), goals });
}
