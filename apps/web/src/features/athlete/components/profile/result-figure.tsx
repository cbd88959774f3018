import type { ReactNode } from "react";

/** A result as it was written; a time is set narrow. */
export function ResultFigure({ text }: { readonly text: string }): ReactNode {
  const isTime = /^[\d:.]+$/.test(text) && text.includes(":");
  return <span className={isTime ? "fig-pace text-[1.625rem]" : "fig-num text-xl"}>{text}</span>;
}
