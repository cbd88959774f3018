import type { ReactNode } from "react";

/** Hatching of what is missing, above and below the bar. */
export function Hatches({ id }: { readonly id: string }): ReactNode {
  return (
    <defs>
      {(["iron", "pace", "rest"] as const).map((side) => (
        <pattern key={side} id={`${id}-${side}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" strokeWidth={side === "pace" ? 2.6 : 2.2} className={HATCH[side]} />
        </pattern>
      ))}
    </defs>
  );
}

const HATCH = { iron: "stroke-iron", pace: "stroke-pace", rest: "stroke-control" } as const;

/** How a part is filled where it is solid. */
export const FILL = { iron: "fill-iron", pace: "fill-pace", rest: "fill-line-strong" } as const;
export const STROKE = { iron: "stroke-iron", pace: "stroke-pace", rest: "stroke-control" } as const;
