import type { ReactNode } from "react";
import { BODY_BOX, type BodyView as View, type Muscle, PLATES, SKIN } from "./plates.ts";
import "./body.css";

export interface BodyViewProps {
  readonly view: View;
  /** 1 to 3: how much a muscle is filled; 0 at rest. */
  readonly levelOf?: (muscle: Muscle) => 0 | 1 | 2 | 3;
  /** Lies over the plates: joints, or places to choose. */
  readonly children?: ReactNode;
}

/** The body in plates from one side, to be put into a figure that names it. R and L are the athlete's own. */
export function BodyView({ view, levelOf = () => 0, children }: BodyViewProps): ReactNode {
  return (
    <svg
      viewBox={BODY_BOX}
      className="body-view"
      aria-hidden={children === undefined ? "true" : undefined}
      role={children === undefined ? undefined : "group"}
      aria-label={children === undefined ? undefined : view}
    >
      <g className="body-skin">
        <path d={SKIN} />
        <path d={SKIN} transform={MIRROR} />
      </g>
      {(Object.entries(PLATES[view]) as [Muscle, string][]).map(([muscle, d]) => (
        <g key={muscle} data-level={levelOf(muscle)} className="body-muscle">
          <path d={d} />
          <path d={d} transform={MIRROR} />
        </g>
      ))}
      <text x="30" y="286" aria-hidden="true">
        {view === "Front" ? "R" : "L"}
      </text>
      <text x="170" y="286" aria-hidden="true">
        {view === "Front" ? "L" : "R"}
      </text>
      {children}
    </svg>
  );
}

const MIRROR = "matrix(-1 0 0 1 200 0)";
