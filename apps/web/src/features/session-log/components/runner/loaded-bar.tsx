import type { WeightUnit } from "@ironpace/training";
import type { ReactNode } from "react";
import { loadedPlates } from "../../model/runner/loaded-plates.ts";
import "./loaded-bar.css";

interface LoadedBarProps {
  readonly weight: number;
  readonly bar: number;
  readonly unit: WeightUnit;
  /** Small and without the sum, beside a load that is written. */
  readonly still?: boolean;
}

/** The load on the athlete's own bar, plate by plate. */
export function LoadedBar({ weight, bar, unit, still = false }: LoadedBarProps): ReactNode {
  const loaded = loadedPlates(weight, bar, unit);
  if (loaded === undefined) return null;
  const { plates, missing } = loaded;
  const sum = plates.reduce((total, plate) => total + plate, 0);
  const text = plates.length === 0 ? `Empty bar, ${bar} ${unit}` : `${plates.join(" + ")} on each side of a ${bar} ${unit} bar`;
  return (
    <div className={still ? "loaded-bar still" : "loaded-bar"} role="img" aria-label={text}>
      <span className="shaft" />
      <span className="collar" />
      {plates.map((plate, index) => (
        <i key={`${plate}:${index}`} data-plate={plate}>
          {plate}
        </i>
      ))}
      {plates.length > 0 && <span className="clip" />}
      {!still && (
        <span className="sum" aria-hidden="true">
          <b>{plates.length === 0 ? "Empty bar" : `${sum} ${unit} each side`}</b>
          {missing > 0 ? `${missing} ${unit} under target with your plates` : `${bar} ${unit} bar`}
        </span>
      )}
    </div>
  );
}
