import { formatMinutes } from "../../../ui/format.ts";
import { Progress } from "../../../ui/progress.tsx";
import { Stat } from "../../../ui/stat.tsx";

export interface BlockProgressProps {
  readonly sessions: readonly {
    /** Minutes. */
    readonly duration: number;
    readonly completed: boolean;
  }[];
}

/** What is done of the block, counted from its completed sessions. */
export function BlockProgress({ sessions }: BlockProgressProps) {
  const done = sessions.filter(({ completed }) => completed);
  const planned = minutesOf(sessions);
  return (
    <section aria-labelledby="block-progress" className="grid content-start gap-5">
      <h2 id="block-progress" className="heading-2">
        This block
      </h2>
      <Stat label="Sessions done" value={done.length} unit={`of ${sessions.length}`} />
      <Progress
        label="Training time"
        value={minutesOf(done)}
        max={Math.max(1, planned)}
        valueText={`${formatMinutes(minutesOf(done))} of ${formatMinutes(planned)}`}
      />
    </section>
  );
}

function minutesOf(sessions: BlockProgressProps["sessions"]): number {
  return sessions.reduce((sum, { duration }) => sum + duration, 0);
}
