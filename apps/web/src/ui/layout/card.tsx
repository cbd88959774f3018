import type { ComponentPropsWithRef } from "react";
import { cx } from "../cx.ts";

export interface CardProps extends Omit<ComponentPropsWithRef<"article">, "className"> {
  /** The thing that is now: an ember edge along the top. */
  readonly now?: boolean;
  readonly className?: string;
}

/** Something to start or to open. Never inside another card. */
export function Card({ now = false, className, ...rest }: CardProps) {
  return (
    <article
      className={cx(
        "overflow-hidden rounded-card border border-line bg-surface p-5",
        now && "shadow-[inset_0_3px_0_var(--ember)]",
        className,
      )}
      {...rest}
    />
  );
}
