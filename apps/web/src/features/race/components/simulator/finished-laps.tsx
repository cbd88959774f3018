import { NO_LOCATION } from "@ironpace/contract";
import { formatClock } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import type { Competition } from "../../model/lab-race.ts";
import { finishSeconds, lapSeconds, type LapPart, type LapState, readLaps, paceStandingText } from "../../model/laps.ts";
import { racePicture } from "../../model/race-picture.ts";
import { signedClock } from "../../model/race-text.ts";

interface FinishedLapsProps {
  readonly competition: Competition;
  readonly today: string;
  readonly state: LapState;
  readonly parts: readonly LapPart[];
  readonly backHref: string;
  readonly onKeep: (state: LapState | null) => void;
  readonly onStore: (state: LapState, parts: readonly LapPart[]) => Promise<void>;
}

/** The finish, each lap beside its plan, and where it is kept. */
export function FinishedLaps({ competition, today, state, parts, backHref, onKeep, onStore }: FinishedLapsProps): ReactNode {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { behind } = readLaps(state, parts, 0);
  const seconds = lapSeconds(state);
  const isRaceDay = competition.date <= today;
  const store = () => {
    setBusy(true);
    setError(undefined);
    onStore(state, parts).then(
      () => {
        setBusy(false);
        onKeep({ ...state, isStored: true });
      },
      (reason: unknown) => {
        setBusy(false);
        setError(getSentence(reason));
      },
    );
  };
  return (
    <div className="runner simulator">
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <h1 className="text-sm text-ink-3" tabIndex={-1}>
          {competition.name}, {isRaceDay ? "finish" : "simulation"}
        </h1>
        <p className="mt-3 fig-pace text-[clamp(4.5rem,24vw,6.75rem)] leading-[.8] font-[650]">{formatClock(finishSeconds(state))}</p>
        {behind !== undefined && <p className="mt-4 text-ink-2">{paceStandingText(behind, state.finish)}.</p>}
        {error !== undefined && (
          <Alert tone="destructive" title="The result could not be saved" className="mt-4">
            {error} Your laps stay on this device.
          </Alert>
        )}
        <ShareButton
          className="mt-5"
          picture={() =>
            racePicture(
              isRaceDay ? competition : { ...competition, date: today, location: NO_LOCATION },
              parts.map(({ segment }, index) => ({ side: segment.side, seconds: seconds[index] ?? 0 })),
              { label: isRaceDay ? "Finish" : "Simulation", seconds: finishSeconds(state), isDone: true },
            )
          }
        />
        <table className="mt-5 w-full text-ui">
          <thead>
            <tr className="border-b border-line-strong text-xs text-ink-3">
              <th scope="col" className="py-1.5 text-left font-medium">
                Part
              </th>
              {["Time", "Plan", "Difference"].map((head) => (
                <th key={head} scope="col" className="py-1.5 text-right font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ segment, planned }, index) => {
              const gap = planned === undefined ? undefined : (seconds[index] ?? 0) - Math.round(planned);
              return (
                <tr key={segment.id} className="h-9 border-b border-line">
                  <th scope="row" className="text-left font-medium">
                    {segment.name}
                  </th>
                  <td className="text-right fig-pace text-lg">{formatClock(seconds[index] ?? 0)}</td>
                  <td className="text-right fig-pace text-lg text-ink-3">{planned === undefined ? "" : formatClock(planned)}</td>
                  <td
                    className={`text-right fig-pace text-lg ${gap === undefined || gap === 0 ? "text-ink-3" : gap < 0 ? "text-success" : "text-danger"}`}
                  >
                    {gap === undefined ? "" : signedClock(gap)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className="grid gap-2.5 border-t border-line-strong bg-surface p-4">
        {state.isStored === true ? (
          <>
            <p role="status" className="text-ui text-ink-2">
              {isRaceDay ? "Saved as the result of the race and in your session log." : "Saved in your session log."}
            </p>
            <ButtonLink to={backHref} variant="solid" size="lg" block onClick={() => onKeep(null)}>
              Back to the race
            </ButtonLink>
          </>
        ) : (
          <>
            <Button variant="ember" size="lg" block disabled={busy} onClick={store}>
              {busy ? "Saving..." : isRaceDay ? "Save the result" : "Save to the session log"}
            </Button>
            <Link to={backHref} className="link hit-area justify-self-center text-sm">
              Save later
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
