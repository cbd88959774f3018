import type { CSSProperties, ReactNode } from "react";
import type { Plate } from "./plates.ts";
import "./sleeve.css";

/** One side of a barbell with its plates to scale. Decorative: the caller spells the plates out next to it or in a label. */
export function Sleeve({ plates, scale = 1 }: { readonly plates: readonly Plate[]; readonly scale?: number }): ReactNode {
  return (
    <span className="sleeve" style={{ "--k": scale } as CSSProperties} aria-hidden="true">
      {plates.map((plate, index) => (
        <i key={index} data-plate={plate} />
      ))}
    </span>
  );
}

/** The whole barbell. `label` names the plates for those who do not see it. */
export function Barbell({ plates, label }: { readonly plates: readonly Plate[]; readonly label: string }): ReactNode {
  return (
    <span className="barbell" role="img" aria-label={label}>
      <Sleeve plates={plates} />
      <span className="shaft" />
      <Sleeve plates={plates} />
    </span>
  );
}

/** "25 + 20 + 2.5", or "empty bar". */
export function plateText(plates: readonly Plate[]): string {
  return plates.length === 0 ? "empty bar" : plates.join(" + ");
}
