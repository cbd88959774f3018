import type { ReactNode } from "react";
import type { Figure as FigureValue } from "../model/session/dose.ts";

/** Sizes in the order iron, pace, plain number: the narrow face is set larger so that both carry the same weight. */
const SIZES = {
  small: { iron: "text-[1.125rem]", pace: "text-[1.5rem] leading-[.8]", num: "text-[1.25rem]" },
  medium: { iron: "text-[1.25rem]", pace: "text-[1.6875rem] leading-[.8]", num: "text-[1.375rem]" },
  large: { iron: "text-[2.25rem] tracking-[-.04em]", pace: "text-[2.75rem] leading-[.8]", num: "text-[2.25rem]" },
} as const;

const FACES = { iron: "fig-iron", pace: "fig-pace", num: "fig-num" } as const;

interface FigureProps {
  readonly figure: FigureValue;
  readonly size?: keyof typeof SIZES;
}

/** A load (wide), a pace (narrow) or a plain number with its unit. */
export function Figure({ figure, size = "medium" }: FigureProps): ReactNode {
  if (figure.face === "text") return <span className="text-sm text-ink-3">{figure.value}</span>;
  return (
    <span className="inline-flex items-baseline whitespace-nowrap">
      <span className={`${FACES[figure.face]} ${SIZES[size][figure.face]}`}>{figure.value}</span>
      <Unit>{figure.unit}</Unit>
    </span>
  );
}

export function Unit({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className="unit">{children}</span>;
}
