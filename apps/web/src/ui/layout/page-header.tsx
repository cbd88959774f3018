import type { ReactNode } from "react";
import { cx } from "../cx.ts";

export interface PageHeaderProps {
  /** The one h1 of the view; also focused after a navigation. */
  readonly title: ReactNode;
  readonly lede?: ReactNode;
  /** Buttons or tabs at the right end. */
  readonly children?: ReactNode;
  readonly className?: string;
}

export function PageHeader({ title, lede, children, className }: PageHeaderProps) {
  return (
    <div className={cx("page-title min-h-12", className)}>
      <div>
        <h1 className="heading-1 wrap-anywhere" tabIndex={-1}>
          {title}
        </h1>
        {lede !== undefined && <p className="max-w-[62ch] text-ink-3">{lede}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
