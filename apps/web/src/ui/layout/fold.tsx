import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface FoldProps {
  readonly title: string;
  /** What the row says while it is closed. */
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a page as one row that opens, for what few look for on a phone. */
export function Fold({ title, hint, children }: FoldProps): ReactNode {
  return (
    <details className="group/fold border-b border-line">
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="heading-3 mr-auto">{title}</span>
        {hint !== undefined && <span className="truncate text-sm text-ink-3">{hint}</span>}
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3 group-open/fold:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-6 *:min-w-0">{children}</div>
    </details>
  );
}
