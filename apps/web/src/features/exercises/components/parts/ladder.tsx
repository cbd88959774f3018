import type { CSSProperties, ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import type { Rung } from "../../model/ladder.ts";
import type { Movement } from "../../model/movements/movement.ts";
import { rungFigure } from "../../model/movements/rung-figure.ts";
import { Figure } from "./movement-figures.tsx";
import "./ladder.css";

interface LadderProps {
  readonly rungs: readonly Rung[];
  readonly movement: Movement | undefined;
  /** How another exercise is shown: as a link of the page, as a button of the drawer. */
  readonly renderOther: (name: string, id: string) => ReactNode;
  /** Standing up, the hardest on top, as on a phone. */
  readonly isNarrow: boolean;
}

/** Easier forms to the left on lower plates, harder ones to the right on higher plates. */
export function Ladder({ rungs, movement, renderOther, isNarrow }: LadderProps): ReactNode {
  return (
    <ol className={cx("ladder", isNarrow && "ladder-narrow")}>
      {rungs.map((rung, step) => (
        <li key={rung.id} data-place={rung.place} style={{ "--step": step } as CSSProperties}>
          <RungDrawing rung={rung} movement={movement} />
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

function RungDrawing({ rung, movement }: { readonly rung: Rung; readonly movement: Movement | undefined }): ReactNode {
  const figure = rungFigure(movement, rung);
  return figure === undefined ? <span className="no-figure" /> : <Figure {...figure} isDecorative />;
}

const WORDS = { easier: "Easier", here: "You are here", harder: "Harder" } as const;
