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
    <div
      className={cx(
        "flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-5 max-md:items-center max-md:gap-x-2 max-md:gap-y-2",
        className,
      )}
    >
      {/* On a phone the buttons stand beside the title where they fit, and the lede below both. */}
      <div className="min-w-0 max-md:contents">
        <h1 className="heading-1 min-w-0 wrap-anywhere" tabIndex={-1}>
          {title}
        </h1>
        {lede !== undefined && <p className="mt-2 max-w-[62ch] text-ink-3 max-md:order-last max-md:mt-0 max-md:w-full">{lede}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
