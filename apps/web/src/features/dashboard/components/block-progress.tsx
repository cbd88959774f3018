import { Progress } from "../../../ui/progress.tsx";
import { Stat } from "../../../ui/stat.tsx";

interface Amount {
  readonly done: number;
  readonly planned: number;
}

export interface BlockProgressProps {
  readonly sessions: Amount;
  /** Tonnes. */
  readonly iron: Amount;
  /** Kilometres. */
  readonly pace: Amount;
}

/** What is done of the block, counted from its completed sessions. */
export function BlockProgress({ sessions, iron, pace }: BlockProgressProps) {
  return (
    <section aria-labelledby="block-progress" className="grid content-start gap-5">
      <h2 id="block-progress" className="heading-2">
        This block
      </h2>
      <Stat label="Sessions done" value={sessions.done} unit={`of ${sessions.planned}`} />
      {iron.planned > 0 && (
        <Progress
          label="Iron lifted"
          value={iron.done}
          max={iron.planned}
          valueText={`${iron.done.toFixed(1)} of ${iron.planned.toFixed(1)} t`}
        />
      )}
      {pace.planned > 0 && (
        <Progress
          label="Pace covered"
          value={pace.done}
          max={pace.planned}
          valueText={`${Math.round(pace.done)} of ${Math.round(pace.planned)} km`}
        />
      )}
    </section>
  );
}
