import type { ReactNode } from "react";
import { BODY_BOX, type BodyView as View, type Muscle, PLATES, SKIN } from "./plates.ts";
import "./body.css";

export interface BodyViewProps {
  readonly view: View;
  /** 1 to 3: how much a muscle is filled; 0 at rest. */
  readonly levelOf?: (muscle: Muscle) => 0 | 1 | 2 | 3;
  /** A muscle was tapped. Buttons with the same names stand beside the body: a drawing is no keyboard's way. */
  readonly onMuscle?: (muscle: Muscle) => void;
  /** Regions with a numbered ring, 1 to 3. */
  readonly rings?: Readonly<Partial<Record<string, number>>> | undefined;
  /** Places to choose, over the plates; the view is named where there are any. */
  readonly children?: ReactNode;
}

/** The body in plates from one side. R and L are the athlete's own. */
export function BodyView({ view, levelOf = () => 0, onMuscle, rings = {}, children }: BodyViewProps): ReactNode {
  const naming = children === undefined ? ({ "aria-hidden": true } as const) : ({ role: "group", "aria-label": view } as const);
  return (
    <svg viewBox={BODY_BOX} className="body-view" {...naming}>
      <g className="body-skin">
        <path d={SKIN} />
        <path d={SKIN} transform={MIRROR} />
      </g>
      {(Object.entries(PLATES[view]) as [Muscle, string][]).map(([muscle, d]) => (
        <g key={muscle} data-level={levelOf(muscle)} className="body-muscle" onClick={onMuscle && (() => onMuscle(muscle))}>
          <path d={d} />
          <path d={d} transform={MIRROR} />
        </g>
      ))}
      {(view === "Front" ? "RL" : "LR").split("").map((side, index) => (
        <text key={side} x={index === 0 ? 30 : 170} y="286" aria-hidden="true">
          {side}
        </text>
      ))}
      {RINGS[view].flatMap(([region, x, y]) => {
        const level = rings[region];
        if (level === undefined) return [];
        return (x === 100 ? [x] : [x, 200 - x]).map((cx) => (
          <g key={`${region} ${cx}`} className="body-joint" data-level={level}>
            <circle cx={cx} cy={y} r="9.5" />
            <text x={cx} y={y + 4}>
              {level}
            </text>
          </g>
        ));
      })}
      {children}
    </svg>
  );
}

const MIRROR = "matrix(-1 0 0 1 200 0)";

/** Region of the library, and where its ring is drawn: on both sides, unless it is in the middle. */
type Ring = readonly [region: string, x: number, y: number];

const RINGS: Readonly<Record<View, readonly Ring[]>> = {
  Front: [
    ["neck", 100, 66],
    ["shoulder", 137, 98],
    ["chest_ribs", 100, 112],
    ["elbow", 152, 160],
    ["abdomen", 100, 170],
    ["wrist_hand", 168, 224],
    ["hip_groin", 124, 221],
    ["thigh", 123, 266],
    ["knee", 119.5, 318],
    ["lower_leg", 121, 356],
    ["ankle", 118, 398],
    ["foot", 122, 420],
  ],
  Back: [
    ["upper_back", 100, 112],
    ["lower_back", 100, 193],
  ],
};
