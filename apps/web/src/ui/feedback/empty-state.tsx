import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  /** Heading level of the title. */
  readonly level?: 2 | 3;
  /** The room around it, `py-8` without. */
  readonly className?: string;
}

/** Nothing here yet: the bare rod, what is missing, the one thing to do about it. */
export function EmptyState({ title, children, action, level = 2, className = "py-8" }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cx("grid justify-items-start gap-2", className)}>
      <svg width="96" height="28" viewBox="0 0 96 28" aria-hidden="true" className="text-line-strong">
        <path d="M0 14h96M2.5 5v18M93.5 5v18" stroke="currentColor" strokeWidth="5" />
      </svg>
      <Heading className="mt-2 heading-2">{title}</Heading>
      {children !== undefined && <p className="max-w-[62ch] text-ink-2">{children}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
