import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Rung } from "../../model/ladder.ts";
import "./ladder.css";

interface LadderProps {
  readonly rungs: readonly Rung[];
  /** How another exercise is shown: as a link of the page, as a button of the drawer. */
  readonly renderOther: (name: string, id: string) => ReactNode;
  /** Standing up, the hardest on top, as on a phone. */
  readonly isNarrow: boolean;
}

/** Easier forms to the left on lower plates, harder ones to the right on higher plates. */
export function Ladder({ rungs, renderOther, isNarrow }: LadderProps): ReactNode {
  return (
    <ol className={cx("ladder", isNarrow && "ladder-narrow")}>
      {rungs.map((rung, step) => (
        <li key={rung.id} data-place={rung.place} style={{ "--step": step } as CSSProperties}>
          <i aria-hidden="true" />
          <p>
            {rung.place === "here" ? <b aria-current="true">{rung.name}</b> : renderOther(rung.name, rung.id)}
            <span>{WORDS[rung.place]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const WORDS = { easier: "Easier", here: "You are here", harder: "Harder" } as const;
