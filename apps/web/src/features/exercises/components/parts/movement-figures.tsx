import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Movement, Pose } from "../../model/movements/movement.ts";
import "./movement-figures.css";

/** How it moves: positions side by side with one cue each, then what to do and what to do about faults. */
export function MovementFigures({ movement }: { readonly movement: Movement }): ReactNode {
  return (
    <div className="grid gap-4">
      <ol className="movement">
        {movement.poses.map((pose) => (
          <li key={pose.name}>
            <Figure movement={movement} pose={pose} />
            <p>
              <b>{pose.name}</b> {pose.cue}
            </p>
          </li>
        ))}
      </ol>
      <ul className="grid gap-x-10 text-ui sm:grid-cols-2">
        {movement.cues.map((cue) => (
          <li key={cue} className="flex gap-2.5 border-b border-line py-2">
            <Check aria-label="Do" size={16} className="mt-0.5 shrink-0 text-success" />
            {cue}
          </li>
        ))}
        {movement.faults.map((fault) => (
          <li key={fault} className="flex gap-2.5 border-b border-line py-2">
            <X aria-label="Fault" size={16} className="mt-0.5 shrink-0 text-danger" />
            {fault}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FigureProps {
  readonly movement: Pick<Movement, "box" | "path" | "stage">;
  readonly pose: Pose;
  /** Beside a name that says the same. */
  readonly isDecorative?: boolean;
}

export function Figure({ movement: { box, path, stage }, pose, isDecorative = false }: FigureProps): ReactNode {
  return (
    <svg viewBox={box} className="line-figure" {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": pose.name })}>
      <path className="floor" d="M-200 6.5H200" />
      {stage !== undefined && <path className="stage" d={stage} />}
      {pose.far !== undefined && <polyline className="far" points={pose.far} />}
      <polyline className="body" points={pose.body} />
      {path !== undefined && pose.load !== undefined && <path className="path" d={path} />}
      <polyline className="arm" points={pose.arm} />
      <circle className="head" cx={pose.head[0]} cy={pose.head[1]} r="9" />
      {pose.load !== undefined && <Load load={pose.load} />}
    </svg>
  );
}

function Load({ load: [kind, x, y] }: { readonly load: NonNullable<Pose["load"]> }): ReactNode {
  if (kind === "ball") return <circle className="solid" cx={x} cy={y} r="11" />;
  if (kind === "bell") return <rect className="solid" x={x - 7} y={y - 9} width="14" height="18" rx="3" />;
  return (
    <>
      <circle className="plate" cx={x} cy={y} r="14" />
      <circle className="solid" cx={x} cy={y} r="3.5" />
    </>
  );
}
