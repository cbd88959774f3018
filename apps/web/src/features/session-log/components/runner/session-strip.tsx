import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { SessionDraft } from "../../model/draft.ts";
import { sessionShape } from "../../model/runner/session-shape.ts";
import type { RunState } from "../../model/draft.ts";
import type { Step } from "../../model/runner/steps.ts";
import "./session-strip.css";

interface SessionStripProps {
  readonly draft: SessionDraft;
  readonly state: RunState;
  readonly steps: readonly Step[];
  /** Higher, where it is the picture of the page. */
  readonly big?: boolean;
  /** Each set as its own plate, also where several exercises are done. */
  readonly bySet?: boolean;
}

/** The session as a bar: what is done is filled, what is now is ember. Spoken as how much of it is done. */
export function SessionStrip({ draft, state, steps, big = false, bySet = false }: SessionStripProps): ReactNode {
  const sets = draft.exercises.flatMap((exercise) => exercise.sets);
  const label = `${sets.filter(({ done }) => done).length} of ${sets.length} sets logged`;
  const parts = sessionShape({ steps, state, bySet: bySet || steps.filter(({ kind }) => kind !== "ticks").length === 1 });
  // Warm-up and cooldown stand on both sides of the rod; the work decides.
  const work = parts.some(({ isEasy }) => !isEasy) ? parts.filter(({ isEasy }) => !isEasy) : parts;
  const side = !work.some(({ iron }) => iron > 0) ? "hang" : !work.some(({ pace }) => pace > 0) ? "stand" : undefined;
  return (
    <div role="img" aria-label={label} className={cx("session-strip", big && "big", side)}>
      {parts.map(({ id, seconds, iron, pace, isEasy, isNow, done }) => (
        <span
          key={id}
          className={cx(isEasy && "easy", isNow && "now", done === 1 && "done")}
          style={{ "--m": seconds, "--u": iron, "--d": pace, "--done": `${Math.round(done * 100)}%` } as CSSProperties}
        >
          {iron > 0 && side !== "hang" && <i className="up" />}
          {pace > 0 && side !== "stand" && <i className="dn" />}
        </span>
      ))}
    </div>
  );
}
