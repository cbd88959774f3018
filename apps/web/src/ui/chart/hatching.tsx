import type { ReactNode } from "react";

/** The pattern of what is missing, to be used as `fill="url(#id)"` inside the same drawing: patterns take the colors of where they are defined. */
export function Hatching({ id, color }: { readonly id: string; readonly color: string }): ReactNode {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" stroke={color} strokeWidth="2.4" />
    </pattern>
  );
}
